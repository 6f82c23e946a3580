"""The rooms of the house: every folder stands in ARCHITECTURE.md and holds what belongs there; names say what it is."""

import ast
import re
from pathlib import Path

import pytest

import tavoliere as tv

PACKAGE = Path(tv.__file__).parent
ROOT = PACKAGE.parent.parent
PAGE = PACKAGE / "web" / "page"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
IGNORED = {"__pycache__", "static"}  # what is built

FILES = sorted(
    path
    for path in PACKAGE.rglob("*")
    if path.is_file() and not IGNORED & {*path.parts} and path.name not in ("protocol.ts", "state.ts")
)
CODE = [path for path in FILES if path.suffix in (".py", ".pyx", ".ts", ".tsx", ".css")]

# What may lie in a room, by the beginning of its path; the longest one counts.
PYTHON, SCRIPT, STYLE, WORDS = {".py"}, {".ts", ".tsx"}, {".css"}, {".ftl"}
COMPILED = {".pyx", ".pxd", ".h", ".cu", ".c", ".cpp", ".so"}
MAY_HOLD = {
    "": PYTHON | WORDS | {".typed"},
    "bots": PYTHON | COMPILED,
    "engine": PYTHON | COMPILED,
    "envs": PYTHON | COMPILED | WORDS,
    "training": PYTHON | COMPILED | WORDS,
    "terminal": PYTHON | WORDS | {".tcss"},
    "games": PYTHON | WORDS | SCRIPT | STYLE | COMPILED | {".json", ".md", ".wasm", ".bin"},
    "web": PYTHON | WORDS,
    "web/page": SCRIPT | STYLE | WORDS,
    "web/page/kit": SCRIPT | STYLE | {".json"},
    "web/page/rules": {".ts"},
    "web/page/bots": {".ts"},
    "web/page/analysis": {".ts"},
    "web/page/shell": SCRIPT | STYLE | WORDS | {".html", ".png", ".svg", ".webmanifest"},
    "web/page/shell/device": {".ts"},
}

# Names that say nothing of what a file or a definition holds, or that have stood for too many things here.
SAYS_NOTHING = {
    "tmp",
    "temp",
    "data",
    "mgr",
    "manager",
    "util",
    "utils",
    "helper",
    "helpers",
    "misc",
    "stuff",
    "various",
}
SAYS_NOTHING |= {"told", "tells", "telling", "kept", "written", "known", "found"}

MOST_LINES = 400  # of code; a file beyond is looked at: which two ideas does it hold?
ONE_IDEA = {  # or why it is one all the same; the text of rules and search is hashed, so that this does not stand there
    "bots/mcts.py": "the search is one plain program: what C, CUDA and WebAssembly are made of",
    "engine/_core.pyx": "one class, the compiled position, whose every method checks and calls one function in C",
    "engine/c_source.py": "one translator: a function for each node of the plain language",
    "engine/game.py": "the public Game, Position and View, which documentation shows as one",
    "engine/interpreted.py": "the twin of _core.pyx, in its order",
    "engine/program_source.py": "one translator, of programs",
    "games/cardcassonne/lessons/lessons.py": "a course, lesson after lesson",
    "games/carolus_magnus/lessons/lessons.py": "a course, lesson after lesson",
    "games/san_marco/lessons/lessons.py": "a course, lesson after lesson",
    "games/carolus_magnus/lessons/figures.py": "a list of positions",
    "games/san_marco/lessons/figures.py": "a list of positions",
    "games/carolus_magnus/bots/features.py": "the inputs of a network, in their order",
    "games/san_marco/bots/features.py": "the inputs of a network, in their order",
    "games/san_marco/rules/rounds.py": "a round of the rulebook, from the deal to the scoring",
    "games/carolus_magnus/board/board.css": "one board",
    "web/page/shell/editor/edit-sheet.tsx": "one sheet, with a field for each kind of place",
    "web/page/shell/lobby/seating.tsx": "one form",
    "web/page/shell/table/table-client.ts": "one client: what the server sends, and what is asked of it",
}


def inside(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_architecture_fits_on_two_screens() -> None:
    lines = ARCHITECTURE.splitlines()
    assert len(lines) <= 120
    assert [line for line in lines if len(line) > 120] == []


def test_architecture_names_every_room_and_no_other() -> None:
    rows = re.findall(r"^\| ((?:`[\w/]+/`(?:, )?)+) \|", ARCHITECTURE, re.MULTILINE)
    named = [room.rstrip("/") for row in rows for room in re.findall(r"`([\w/]+)`", row)]
    rooms = {path.parent for path in PACKAGE.glob("*/*.py")} | {path.parent for path in PACKAGE.glob("web/*/*.py")}
    rooms |= {PAGE, *(path for path in PAGE.iterdir() if path.is_dir())}
    found = [inside(room) for room in rooms if room.name not in IGNORED]
    found += [f"shell/{path.name}" for path in (PAGE / "shell").iterdir() if path.is_dir()]
    assert sorted(named) == sorted(found)


def test_a_room_holds_what_belongs_there() -> None:
    for path in FILES:
        room = max((one for one in MAY_HOLD if f"{inside(path.parent)}/".startswith(f"{one}/") or not one), key=len)
        assert path.suffix in MAY_HOLD[room] or path.name == "py.typed", f"{inside(path)} does not belong in {room}/"


@pytest.mark.parametrize("folder", [PACKAGE, ROOT / "tests", ROOT / "scripts"], ids=lambda path: path.name)
def test_names_of_files_and_definitions_say_what_they_hold(folder: Path) -> None:
    for path in (path for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".tsx", ".css")):
        assert path.stem not in SAYS_NOTHING, f"{path}: what does it hold?"
        if path.suffix == ".py" and folder == PACKAGE:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    assert node.name.lower() not in SAYS_NOTHING, f"{path}: what is {node.name}?"


def lines_of_code(path: Path) -> int:
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return sum(bool(line) and not line.startswith(("#", "//", "*", "/*")) for line in lines)


def test_a_long_file_holds_one_idea_and_says_which() -> None:
    long = {inside(path) for path in CODE if lines_of_code(path) > MOST_LINES}
    assert long == {*ONE_IDEA}


LEAST = 350  # characters of a body, as a tree: shorter ones may be alike by chance


def test_nothing_is_defined_twice() -> None:
    """Functions with the same parameters and body are one function. Games share nothing, so each may have its own."""
    places: dict[str, list[str]] = {}
    for path in (path for path in FILES if path.suffix == ".py"):
        game = path.relative_to(PACKAGE).parts[1] if path.is_relative_to(PACKAGE / "games") else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name != "__init__":
                first = node.body[0]
                docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
                body = "\n".join(map(ast.dump, node.body[docstring:]))
                if len(body) > LEAST:
                    key = f"{game} {ast.dump(node.args)} {body}"
                    places.setdefault(key, []).append(f"{inside(path)}:{node.lineno} {node.name}")
    assert [found for found in places.values() if len(found) > 1] == []
