"""What makes a release: nothing may be missing from what is built, and its page and notes must be right."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from distribution_check import PAGE, PAGE_OF_GAME, STATIC, games, lacking_in_sdist, lacking_in_wheel, left_out, sources
from pypi_page import addresses, readme_there
from scripts.release_notes import NoRelease, notes, version_of
from tests import ROOT

yaml = pytest.importorskip("yaml")
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def whole_wheel() -> dict[str, bytes]:
    """The names that a whole wheel has, with contents where they are read."""
    inside = {str(name): b"" for name in sources() if not left_out(name)}
    cython = [name.with_suffix(".cp311-win_amd64.pyd") for name in sources() if name.suffix == ".pyx"]
    inside |= {str(name): b"" for name in cython}
    inside |= {f"tavoliere/games/{game}/_compiled.cpython-311-darwin.so": b"" for game in games(ROOT)}
    ends = ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")
    inside |= {f"tavoliere-0.1.0.dist-info/{end}": b"" for end in ends}
    page = [*PAGE, *(part.format(game) for game in games(ROOT) for part in PAGE_OF_GAME)]
    names = [re.sub(r"-\*\.", "-ABCD1234.", name).replace("*", "1.0") for name in page]
    names += [f"{name}.br" for name in names if name.endswith((".js", ".css", ".svg", ".html", ".webmanifest"))]
    inside |= {STATIC + name: b"" for name in names}
    index = b'<link href="/icon.svg"><script src="/app-ABCD1234.js"></script>'
    return inside | {
        f"{STATIC}index.html": index,
        f"{STATIC}app.webmanifest": b'{"icons": [{"src": "/icon-whole.svg"}]}',
    }


def missing(inside: dict[str, bytes], release: bool = False) -> list[str]:
    return lacking_in_wheel(inside, inside.__getitem__, release)


def test_a_whole_wheel_lacks_nothing() -> None:
    assert missing(whole_wheel()) == []


@pytest.mark.parametrize(
    "name",
    [
        f"{STATIC}icon.svg",
        f"{STATIC}icon.svg.br",
        f"{STATIC}app-ABCD1234.js.br",
        f"{STATIC}icon-whole.svg",
        f"{STATIC}board-san_marco-ABCD1234.js",
        f"{STATIC}notebook/san_marco.js",
        "tavoliere/commands/it.ftl",
        "tavoliere/games/san_marco/board.json",
        "tavoliere/games/cardcassonne/bots/network.bin",
        "tavoliere/engine/_core.pxd",
        "tavoliere/terminal/terminal.tcss",
        "tavoliere/py.typed",
        "tavoliere-0.1.0.dist-info/licenses/LICENSE",
    ],
)
def test_every_single_file_is_missed(name: str) -> None:
    inside = whole_wheel()
    del inside[name]
    assert missing(inside), name


def test_a_page_that_was_built_twice_and_files_from_nowhere_are_noticed() -> None:
    twice = f"{STATIC}app-ZZZZ9999.js"
    assert any("app-*.js" in problem for problem in missing(whole_wheel() | {twice: b"", f"{twice}.br": b""}))
    assert missing(whole_wheel() | {"tavoliere/left_over.py": b""}) == ["has tavoliere/left_over.py, which is nowhere"]


def test_only_a_release_needs_compiled_rules_and_the_page() -> None:
    built = (".so", ".pyd")
    bare = {name: text for name, text in whole_wheel().items() if STATIC not in name and not name.endswith(built)}
    assert missing(bare) == []
    problems = missing(bare, release=True)
    assert "lacks tavoliere/games/san_marco/_compiled, compiled" in problems
    assert "lacks tavoliere/engine/_core, compiled" in problems
    assert any("index.html" in problem for problem in problems)


def test_the_source_distribution_is_whole(tmp_path: Path) -> None:
    """What the build would pack from this folder: everything that is in git, and nothing that is built."""
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    packed = (tmp_path / "tavoliere.egg-info/SOURCES.txt").read_text(encoding="utf-8").splitlines()
    inside = {path for path in packed if not path.startswith("..")} | {"PKG-INFO"}
    assert lacking_in_sdist(inside) == []
    assert not [path for path in inside if "node_modules" in path or "__pycache__" in path or path.startswith("build/")]
    assert lacking_in_sdist(inside - {"src/tavoliere/web/page/shell/icon.svg"}) == [
        "lacks src/tavoliere/web/page/shell/icon.svg"
    ]


def test_the_page_on_pypi_has_links_that_work_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    where = re.compile(r"\]\(([^)]+)\)")
    there = readme_there(readme, "https://example.org/tavoliere", "1.2.3")
    assert len(where.findall(there)) == len(where.findall(readme))
    assert all(link.startswith("https://") for link in where.findall(there))
    assert "![" in there and "(https://example.org/tavoliere/raw/v1.2.3/docs/pictures/san-marco.webp)" in there
    assert "(https://example.org/tavoliere/blob/v1.2.3/docs/bots.md)" in there
    nowhere = readme_there(readme, "", "1.2.3")
    assert "![" not in nowhere and all(link.startswith("https://") for link in where.findall(nowhere))
    assert addresses("") == {} and addresses("https://example.org/t")["Issues"] == "https://example.org/t/issues"
    for link in where.findall(readme):  # and here
        assert link.startswith("https://") or (ROOT / link).exists(), link


CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### Rules\n- New.\n\n## 0.1.0\n- Old.\n"


def test_release_notes_are_the_versions_part_of_the_changelog() -> None:
    assert notes(CHANGELOG, "0.2.0") == "### Rules\n- New."
    assert notes(CHANGELOG, "0.1.0") == "- Old."
    for version, complaint in (("Unreleased", "says nothing"), ("0.3.0", "has no part")):
        with pytest.raises(NoRelease, match=complaint):
            notes(CHANGELOG, version)
    project = '[project]\nversion = "0.2.0"\n'
    assert version_of("v0.2.0", project) == "0.2.0"
    with pytest.raises(NoRelease, match=r"has version 0\.2\.0"):
        version_of("v0.3.0", project)
    assert notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), "Unreleased")


def test_every_python_of_the_classifiers_gets_wheels() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    classifiers = "\n".join(project["project"]["classifiers"])
    versions = re.findall(r"^Programming Language :: Python :: 3\.(\d+)$", classifiers, re.MULTILINE)
    assert project["project"]["requires-python"] == f">=3.{versions[0]}"
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{version}-*" for version in versions]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_need_no_secret_and_few_rights(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    assert re.findall(r"secrets\.(\w+)", text) in ([], ["GITHUB_TOKEN"]), "GitHub makes that one by itself"
    assert told["permissions"] == {"contents": "read"}
    for name, job in told["jobs"].items():
        assert {*([job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []))} <= told["jobs"].keys()
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), name
            assert "@" in step.get("uses", "@"), step
            for target in re.findall(r"make ([a-z]+)", step.get("run", "")):
                assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target
