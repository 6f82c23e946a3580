"""The documentation's site, without building it: every page is in it, every link leads somewhere, names are public."""

import ast
import doctest
import importlib
import re
from pathlib import Path, PurePosixPath

import pytest

import tavoliere as tv
from scripts.site import REFERENCE, pages, with_links
from tests import ROOT

yaml = pytest.importorskip("yaml")
SITE = pages()
MODULES = [module for _, _, modules in REFERENCE.values() for module in modules]


def in_navigation(entry: object) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    inside = entry.values() if isinstance(entry, dict) else entry
    assert isinstance(inside, list) or hasattr(inside, "__iter__")
    return [page for one in inside for page in in_navigation(one)]


def test_every_page_is_in_the_navigation_once() -> None:
    listed = in_navigation(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    assert sorted(listed) == sorted(str(place) for place in SITE if place.suffix == ".md")


def test_links_to_other_files_lead_to_the_repository_or_become_words() -> None:
    """That all others lead to a page, `pages` has checked by itself."""
    place, text = PurePosixPath("docs/x.md"), "[code](../setup.py#L1), [page](web.md), [there](https://example.org/a)"
    known = {PurePosixPath("docs/web.md")}
    assert with_links(text, place, known, "") == "code, [page](web.md), [there](https://example.org/a)"
    assert "(https://example.org/t/blob/main/setup.py#L1)" in with_links(text, place, known, "https://example.org/t")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        with_links("[x](no-such-file.md)", place, known, "")


def test_anchors_of_links_between_pages_are_headings() -> None:
    def anchors(text: str) -> set[str]:
        headings = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
        return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", head).strip().lower()) for head in headings}

    for place, text in SITE.items():
        for file, anchor in re.findall(r"\]\(([^)#:\s]*)#([^)\s]+)\)", text if isinstance(text, str) else ""):
            parts = [part for part in (place.parent / file if file else place).parts if part != "."]
            while ".." in parts:
                at = parts.index("..")
                del parts[at - 1 : at + 1]
            target = SITE[PurePosixPath(*parts)]
            assert isinstance(target, str) and anchor in anchors(target), f"{place}: {file}#{anchor}"


ROOMS = ("src", "tests", "scripts", "tools", "examples", "deploy", ".github")
FILE = re.compile(r"`([\w./-]+\.(?:py|pyx|ts|tsx|css|cu|ya?ml|service))`")
MODULE = re.compile(r"(?<![\w/.])(?:tavoliere|scripts)(?:\.\w+)+")
NOT_HERE = {"my_bot.py", "protocol.ts", "page/board.css"}  # a reader's; what `make protocol` writes; another package's


def test_every_file_and_module_that_the_documentation_names_exists() -> None:
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*.*")] + list(ROOT.glob("*.*"))
    names = {"/".join(path.relative_to(ROOT).parts[at:]) for path in files for at in range(8)}

    def exists(module: str) -> bool:
        room = ROOT / "src" if module.startswith("tavoliere") else ROOT
        place = room.joinpath(*module.split("."))
        if place.is_dir() or any(place.with_suffix(kind).is_file() for kind in (".py", ".pyx")):
            return True
        outer = [place.parent.with_suffix(".py"), place.parent / "__init__.py"]  # whose name it is, if it is no module
        texts = [one.read_text(encoding="utf-8") for one in outer if one.is_file()]
        return any(re.search(rf"\b{place.name}\b", text) for text in texts)

    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        text = page.read_text(encoding="utf-8")
        assert {*FILE.findall(text)} - names - NOT_HERE == set(), page.name
        assert [module for module in MODULE.findall(text) if not exists(module)] == [], page.name


def test_the_reference_has_every_public_name() -> None:
    shown: set[str] = set()
    for name in MODULES:
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError:  # a class of a module
            continue
        shown |= set(getattr(module, "__all__", ()))
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        shown |= {node.name for node in tree.body if isinstance(node, kinds) and not node.name.startswith("_")}
    named = {name for name in tv.__all__ if isinstance(getattr(tv, name), type) or callable(getattr(tv, name))}
    assert named <= shown, named - shown


def test_every_command_is_in_the_reference() -> None:
    told = SITE[PurePosixPath("reference/commands.md")]
    assert isinstance(told, str)
    for command in ("", " play", " simulate", " rules", " database backup"):
        assert f"## `tavoliere{command}`\n\n```text\nUsage: tavoliere{command} [OPTIONS]" in told
    assert "`--variant none|ghosts|neutral|two-colours`" in told


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("Core")])
def test_examples_in_docstrings_work(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ImportError as missing:  # an extra that is not installed here
        pytest.fail(str(missing))
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
