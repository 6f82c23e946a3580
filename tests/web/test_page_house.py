"""The page's own house: imports of TypeScript only ever point down, and never in a circle.

shell/      the page around the boards: lobby, table, rules
picture/    draws boards without a browser: stands in for one, and is given the boards
boards      games/*/page, each a game's own
zones/      draws the boards that games declare
analysis/   what the decisions of a finished game cost, and what its dice and cards gave
bots/       bots that think in this browser
rules/      the rules of a game in this browser, lines of play, and what is told of them
board.ts    what the page gives a board, and what a board tells the page
saying.ts   sentences from the catalogues, with the values of messages
messages.ts what the rules say by number, as messages and as values for boards
events.ts   what happened besides the actions, as boards read it
protocol.ts what server and page say to each other, written from web/messages
kit/        choosing, hovering, touching, keys, motion, sizes: knows none of the above
"""

import re
from pathlib import Path

import tavoliere

PACKAGE = Path(tavoliere.__file__).parent
PAGE = PACKAGE / "web" / "page"
FILES = sorted(
    path for folder in (PAGE, *PACKAGE.glob("games/*/page")) for path in folder.rglob("*.ts*") if path.is_file()
)
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', re.MULTILINE)
EXPORTED = re.compile(r"^export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
# What a page must not know: no game is named outside its own folder and the server's catalogue.
GAMES = re.compile("|".join(name.replace("-", "[-_ ]?") for name in tavoliere.GAMES), re.IGNORECASE)


def floor_of(path: Path) -> int:
    if PAGE not in path.parents:
        return 4
    part = path.relative_to(PAGE).parts[0]
    return {
        "kit": 0,
        "protocol.ts": 1,
        "saying.ts": 1,
        "messages.ts": 1,
        "events.ts": 1,
        "board.ts": 2,
        "rules": 2,
        "bots": 3,
        "analysis": 3,
        "picture": 4,
        "zones": 4,
        "shell": 5,
    }[part]


def imports(path: Path) -> list[Path]:
    found = []
    for match in IMPORT.finditer(path.read_text(encoding="utf-8")):
        target = (path.parent / (match[1] or match[2])).resolve()
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
    for path in PAGE.rglob("*.*"):
        assert not GAMES.search(path.read_text(encoding="utf-8")), path.name


def test_a_script_that_nobody_waits_for_may_not_come() -> None:
    """Where the server or the network has gone, the page goes on and reports no error of its own."""
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    unawaited = re.findall(r"void import\([^;]*;", text)
    assert unawaited and all(".catch(" in one for one in unawaited)
