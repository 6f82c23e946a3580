"""The documentation as a site: `make docs` puts its pages together and builds it, and fails on any warning.

The pages stay where one reads them in the repository. Here they are copied into one folder that has the repository's
form, so that links from page to page hold as they are; links to other files lead to the repository where its address is
known (TAVOLIERE_REPOSITORY), and are plain words elsewhere. What Python says of itself is added: the public names
from their docstrings, and the commands from their help.
"""

import os
import re
import shutil
import sys
from collections.abc import Collection
from pathlib import Path, PurePosixPath

import typer

from pypi_page import LINK
from tavoliere.commands.command_line import build
from tavoliere.commands.help import options_of
from tavoliere.games.registry import GAMES
from tavoliere.words import spoken

ROOT = Path(__file__).parent.parent
PAGES = ("*.md", "docs/**/*.md", "docs/**/pictures/*", "src/tavoliere/games/*/words/rules.*.md")

# What people import, a page for each: its title, what it is for, and the modules whose docstrings it shows.
REFERENCE: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "games": (
        "Games and positions",
        "What `import tavoliere as tv` gives: games, positions, views, matches. Every `Position` is a `Core`, too.",
        ("tavoliere", "tavoliere.engine.interpreted.Core"),
    ),
    "matches": (
        "Matches and records",
        "A game in progress, its record, its dice; lines of play that branch.",
        ("tavoliere.table.match", "tavoliere.table.record", "tavoliere.table.dice", "tavoliere.table.variations"),
    ),
    "bots": (
        "Bots",
        "Players, how they look ahead, and how to invite one of your own.",
        ("tavoliere.bots", "tavoliere.bots.plain"),
    ),
    "environments": (
        "Environments",
        "Gymnasium, PettingZoo, OpenSpiel, and batches on a processor or a GPU.",
        (
            *("tavoliere.envs", "tavoliere.envs.batch", "tavoliere.envs.device_batch", "tavoliere.envs.rewards"),
            *(
                "tavoliere.envs.gymnasium",
                "tavoliere.envs.pettingzoo",
                "tavoliere.envs.openspiel",
                "tavoliere.envs.rewards",
            ),
        ),
    ),
    "analysis": (
        "Analysis and puzzles",
        "What decisions cost, how lucky everybody was, and puzzles.",
        ("tavoliere.analysis", "tavoliere.puzzles"),
    ),
    "definition": (
        "Definition of a game",
        "What a game of another package consists of.",
        (
            *("tavoliere.definition.game_definition", "tavoliere.definition.schema", "tavoliere.definition.lesson"),
            *("tavoliere.definition.figure", "tavoliere.games.registry", "tavoliere.words"),
        ),
    ),
}


def pages() -> dict[PurePosixPath, str | Path]:
    """Every page of the site by its place there: its text, or the file that is copied as it is."""
    found: dict[PurePosixPath, str | Path] = {}
    for pattern in PAGES:
        for path in sorted(ROOT.glob(pattern)):
            found[PurePosixPath(path.relative_to(ROOT).as_posix())] = path
    for name, (title, what, modules) in REFERENCE.items():
        shown = "\n\n".join(f"::: {module}" for module in modules)
        found[PurePosixPath("reference", f"{name}.md")] = f"# {title}\n\n{what}\n\n{shown}\n"
    found[PurePosixPath("reference/commands.md")] = commands()
    repository = os.environ.get("TAVOLIERE_REPOSITORY", "").rstrip("/")
    return {
        place: with_links(page.read_text(encoding="utf-8"), place, found.keys(), repository)
        if isinstance(page, Path) and page.suffix == ".md"
        else page
        for place, page in found.items()
    }


def with_links(text: str, place: PurePosixPath, known: Collection[PurePosixPath], repository: str) -> str:
    """A page whose links to files that are not on the site lead to the repository, or nowhere."""

    def led(link: re.Match[str]) -> str:
        file, hash_sign, anchor = link["where"].partition("#")
        if not file or "://" in file or file.startswith("mailto:"):
            return link[0]
        target = PurePosixPath(os.path.normpath(place.parent / file).replace(os.sep, "/"))
        if target in known:
            return link[0]
        if not (ROOT / target).exists():
            raise FileNotFoundError(f"{place} links to {file}, which is nowhere")
        return f"[{link['words']}]({repository}/blob/main/{target}{hash_sign}{anchor})" if repository else link["words"]

    return LINK.sub(led, text)


def commands() -> str:
    """The help of every command."""
    with spoken("en"):
        program = build()
        group = program.commands["database"]
        named = {"": program, **program.commands, **{f"database {name}": one for name, one in group.commands.items()}}
        parts = ["# Commands", "What `tavoliere COMMAND --help` says. `--lang it` says it in Italian."]
        for name, command in named.items():
            called = f"tavoliere {name}".strip()
            command.about = ()
            told = command.get_help(typer.Context(command, info_name=called)).strip()
            parts.append(f"## `{called}`\n\n```text\n{told}\n```")
        parts.append("## Options of games")
        for definition in GAMES.values():
            told = "\n".join(f"- `{names}`: {said}" for names, said in options_of(definition))
            parts.append(f"### {definition.name}\n\n{told}")
    return "\n\n".join(parts) + "\n"


def assemble(folder: Path) -> None:
    """Write all pages into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for place, page in pages().items():
        written = folder / place
        written.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(page, Path):
            shutil.copyfile(page, written)
        else:
            written.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    assemble(Path(sys.argv[1]))
