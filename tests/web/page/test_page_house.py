"""The page's own house: imports of TypeScript only ever point down, and never in a circle.

shell/      the page around the boards, a folder for each room; those in `SHELL` further up know the ones below
boards      games/*/board, each a game's own
zones/      draws the boards that games declare
notebook.*  a board by itself, in a notebook
analysis/   what the decisions of a finished game cost, and what its dice and cards gave
bots/       bots that think in this browser
rules/      the rules of a game in this browser, lines of play, and what is told of them
board.ts    what the page gives a board, and what a board tells the page
sentences.ts   sentences from the catalogues, with the values of messages
messages.ts what the rules say by number, as messages and as values for boards
events.ts   what happened besides the actions, as boards read it
protocol.ts what server and page say to each other, written from web/messages; protocol-version.ts its version
kit/        choosing, hovering, touching, keys, motion, sizes: knows none of the above
"""

import re
from pathlib import Path

import tavoliere

PACKAGE = Path(tavoliere.__file__).parent
PAGE = PACKAGE / "web" / "page"
FILES = sorted(
    path for folder in (PAGE, *PACKAGE.glob("games/*/board")) for path in folder.rglob("*.ts*") if path.is_file()
)
IMPORTED = re.compile(r'^(?:import|export)\b[^;]*?from "(\.[^"]+)"', re.MULTILINE)
OPENED = re.compile(r'\bimport\("(\.[^"]+)"\)')  # later
EXPORTED = re.compile(r"^export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
# Rooms of the shell, from the ground up; whatever lies in none is above all. What is opened later may be further up.
SHELL = [
    "device",  # what this browser keeps, and what it does without the network
    "common",  # asking the server, words, addresses, and what every screen is made of
    "game",  # a game that is watched and played, and its board
    "book",  # the rules, with their figures
    "frame",  # the frame of screens with a board: choices, log, what was counted, the bar for going through a game
    "people",  # one's devices, ratings, open tables that one waits at
    "table",
    "lobby",  # the first page, and laying a table
    "editor",  # positions, and the sheet on which one is edited
    "study",  # what if
    "learn",  # lessons and puzzles
    "analysis",
    "box",  # for people with the real box: referee, scorer, rule oracle
]
# What a page must not know: no game is named outside its own folder and the server's catalogue.
GAMES = re.compile("|".join(name.replace("-", "[-_ ]?") for name in tavoliere.GAMES), re.IGNORECASE)


def floor_of(path: Path) -> int:
    if PAGE not in path.parents:
        return 4
    part = path.relative_to(PAGE).parts[0]
    return {
        "kit": 0,
        "protocol.ts": 1,
        "protocol-version.ts": 1,
        "sentences.ts": 1,
        "messages.ts": 1,
        "events.ts": 1,
        "board.ts": 2,
        "rules": 2,
        "bots": 3,
        "analysis": 3,
        "notebook.tsx": 3,
        "zones": 4,
        "shell": 5,
    }[part]


def imports(path: Path, *ways: re.Pattern[str]) -> list[Path]:
    found = []
    for name in (name for way in ways or (IMPORTED, OPENED) for name in way.findall(path.read_text(encoding="utf-8"))):
        target = (path.parent / name).resolve()
        found += [file for file in (target.with_suffix(".ts"), target.with_suffix(".tsx")) if file.exists()]
    return found


def test_what_several_files_know_by_a_name_is_one_thing() -> None:
    meant: dict[str, list[str]] = {}
    for path in FILES:
        if PAGE in path.parents:
            for name in EXPORTED.findall(path.read_text(encoding="utf-8")):
                meant.setdefault(name, []).append(path.name)
    assert len(meant) > 200
    assert {name: files for name, files in meant.items() if len(files) > 1} == {}


def test_imports_point_down() -> None:
    for path in FILES:
        for target in imports(path):
            assert floor_of(target) <= floor_of(path), f"{path.name} imports {target.name}"
            if floor_of(target) == floor_of(path) == 4:
                assert target.parent == path.parent, f"{path.name}: a board knows no other game's"


def room_of(path: Path) -> int:
    room = path.relative_to(PAGE / "shell").parts[0]
    return SHELL.index(room) if room in SHELL else len(SHELL)


def test_the_shell_has_floors_of_its_own() -> None:
    inside = [path for path in FILES if PAGE / "shell" in path.parents]
    assert {path.parent.name for path in inside} == {*SHELL, "shell"}
    for path in inside:
        for target in imports(path, IMPORTED):
            if target in inside:
                assert room_of(target) <= room_of(path), f"{path.name} imports {target.name}"


def test_nothing_is_imported_in_a_circle() -> None:
    graph = {path: imports(path) for path in FILES}
    assert sum(map(len, graph.values())) > 100
    done: set[Path] = set()

    def visit(path: Path, way: tuple[Path, ...]) -> None:
        assert path not in way, " → ".join(one.name for one in (*way[way.index(path) :], path))
        if path not in done:
            for target in graph[path]:
                visit(target, (*way, path))
            done.add(path)

    for path in FILES:
        visit(path, ())


def test_no_board_reads_a_sentence() -> None:
    """Sentences are shown and nothing else: what happened is told in events, what would come of it in facts."""
    reading = re.compile(r"\btells\b[\][,.})]|[.]preview\b|[\"`](tells|says|told|preview)-")
    for path in FILES:
        if PAGE not in path.parents:
            assert not reading.search(path.read_text(encoding="utf-8")), path


def test_no_file_of_the_page_names_a_game() -> None:
    for path in (path for path in PAGE.rglob("*.*") if path.suffix != ".png"):
        assert not GAMES.search(path.read_text(encoding="utf-8")), path.name


def test_a_script_that_nobody_waits_for_may_not_come() -> None:
    """Where the server or the network has gone, the page goes on and reports no error of its own."""
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    unawaited = re.findall(r"void import\([^;]*;", text)
    assert unawaited and all(".catch(" in one for one in unawaited)


def test_every_class_in_a_style_sheet_is_given_to_something() -> None:
    written = [path.read_text(encoding="utf-8") for path in (*FILES, *PACKAGE.rglob("*.py"))]
    given = {word for text in written for quoted in re.findall(r"\"[^\"\n]*\"|`[^`]*`|'[^'\n]*'", text)
             for word in re.findall(r"[\w-]+", quoted)}  # fmt: skip
    parts = tuple(word for word in given if word.endswith("-"))  # of names such as `seat-${seat}`
    for sheet in (*PAGE.rglob("*.css"), *PACKAGE.glob("games/*/page/*.css")):
        styles = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        named = set(re.findall(r"\.([a-z][\w-]*)(?=[^{};]*\{)", styles))
        assert {name for name in named - given if not name.startswith(parts)} == set(), sheet.name
