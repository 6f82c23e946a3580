"""What is new in a version, from CHANGELOG.md: `python -m scripts.release_notes v0.1.0`, for the page of a release.

Fails where the changelog says nothing of that version, and where it is not the one in pyproject.toml.
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


class NoRelease(Exception):
    """This can't be released as it is."""


def notes(changelog: str, version: str) -> str:
    """The part of a changelog under `## VERSION`, with or without a date behind it."""
    lines = changelog.splitlines()
    heads = [i for i, line in enumerate(lines) if line.startswith("## ")]
    for begin, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        if lines[begin].split()[1] == version:
            text = "\n".join(lines[begin + 1 : end]).strip()
            if not text:
                raise NoRelease(f"CHANGELOG.md says nothing about {version}.")
            return text
    raise NoRelease(f'CHANGELOG.md has no part "## {version}": give "## Unreleased" this name and its date.')


def version_of(tag: str, project: str) -> str:
    """The version that a tag means, which must be the project's."""
    version = tag.removeprefix("v")
    named: str = tomllib.loads(project)["project"]["version"]
    if version != named:
        raise NoRelease(f"The tag is {tag}, and pyproject.toml has version {named}.")
    return version


def main() -> None:
    """Print the notes for the tag on the command line."""
    project, changelog = ((ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CHANGELOG.md"))
    try:
        print(notes(changelog, version_of(sys.argv[1], project)))
    except NoRelease as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
