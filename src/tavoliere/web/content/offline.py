"""What a browser keeps of what somebody has opened, so that it goes on without the network (docs/offline.md).

For the tools of the real box it is given Python's rules as they run here, packed from the very files of this server.
"""

import hashlib
import io
import re
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.games.registry import ENTRY_POINTS
from tavoliere.puzzles import puzzles_of
from tavoliere.web.content.boards import SERVED, address, board_files
from tavoliere.web.content.bots import bot_tables
from tavoliere.web.messages.offline import OfflinePart, OfflinePlan
from tavoliere.words import LANGUAGES

PACKAGE = Path(tv.__file__).parent
# What needs nothing but Python; of the server only what answers the page where there is none.
ROOMS = ("words", "definition", "engine", "games", "table", "referee")
ALONE = ("__init__", "alone", "wire")
KINDS = (".py", ".ftl", ".json", ".md")
NEVER = (1980, 1, 1, 0, 0, 0)  # the time of every file: what is the same is packed the same
KINDS_OF_GAMES = (".wasm", ".bin", ".ftl", ".md", *SERVED)  # what a game is made of besides Python
INDEX = "index.html"  # which goes by the address of the page itself
# A browser keeps service workers itself; the other folder is for notebooks.
NOT_KEPT = ("service-worker.js", "notebook/")
PAGE, PYTHON = "page", "python"  # the parts that are no game's


@cache
def rules_archive() -> bytes:
    """The rules and all they need, as a ZIP of Python's modules."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(sources()):
            archive.writestr(zipfile.ZipInfo(name, NEVER), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def sources() -> Iterator[tuple[str, bytes]]:
    """Every file of it: ours, and those of other packages' games."""
    yield "tavoliere/__init__.py", (PACKAGE / "__init__.py").read_bytes()
    for room in ROOMS:
        yield from files_in(PACKAGE / room, PACKAGE.parent)
    for name in ALONE:
        yield f"tavoliere/web/{name}.py", (PACKAGE / "web" / f"{name}.py").read_bytes()
    for definition in tv.GAMES.others.values():
        above = definition.package.count(".")
        yield from files_in(definition.folder, definition.folder.parents[above])
    points = "".join(f"{point.name} = {point.value}\n" for point in entry_points(group=ENTRY_POINTS))
    yield "other_games-0.dist-info/entry_points.txt", f"[{ENTRY_POINTS}]\n{points}".encode()


def files_in(folder: Path, root: Path) -> Iterator[tuple[str, bytes]]:
    for path in folder.rglob("*"):
        if path.suffix in KINDS and not {"board", "page", "__pycache__"} & set(path.relative_to(folder).parts):
            yield path.relative_to(root).as_posix(), path.read_bytes()


def rules_name() -> str:
    return f"rules-{hashlib.sha256(rules_archive()).hexdigest()[:16]}.zip"


def documents(part: str) -> Iterator[str]:
    """What the page asks for that is the same for everybody, under the addresses by which it asks."""
    if part == PAGE:
        yield "api/games"
        yield "api/words"
        for language in LANGUAGES:
            yield f"api/words/{language}"
            for name in tv.GAMES:
                yield f"api/words/{language}/{name}"
    elif part == PYTHON:
        yield f"api/offline/{rules_name()}"
    else:
        yield from of_game(tv.GAMES[part])


def of_game(definition: GameDefinition) -> Iterator[str]:
    name, bots = definition.name, bot_tables(definition)
    yield f"api/games/{name}"
    yield f"api/games/{name}/rules.wasm"
    yield f"api/games/{name}/bots"
    for module in (bots.module, *(judge.network.address for judge in bots.judges if judge.network)):
        yield module.removeprefix("/")
    for file in board_files(definition):
        yield address(definition, file).removeprefix("/")
    if definition.lessons:
        yield f"api/lessons/{name}"
    puzzles = puzzles_of(definition)
    if puzzles:
        yield f"api/puzzles/{name}"
        yield from (f"api/puzzles/{name}/{puzzle.key}" for puzzle in puzzles)
    for language in LANGUAGES:
        if definition.lessons:
            yield f"api/words/{language}/{name}/lessons"
        yield f"api/rulebook/{language}/{name}?deeper=0&figures=true"  # on a page of its own
        yield f"api/rulebook/{language}/{name}?deeper=1&figures=false"  # beside a board
        if definition.reference(language):
            yield f"api/reference/{language}/{name}"


def page_files(static: Path) -> dict[str, Path]:
    """The files of a page that was built into the folder `static`, by their names; some lie there only packed."""
    found = {
        path.relative_to(static).as_posix().removesuffix(".gz"): path
        for path in sorted(static.rglob("*.*"))
        if path.is_file() and path.suffix != ".br"
    }
    return {name: path for name, path in found.items() if not name.startswith(NOT_KEPT)}


def part_of(name: str) -> str:
    """The part to which a file of the page belongs."""
    if name.startswith(("pyodide-", "offline-worker-")):
        return PYTHON
    folder = re.match(r"board-(\w+)-", name)
    games = {definition.folder.name: game for game, definition in tv.GAMES.items()}
    return games.get(folder[1], PAGE) if folder else PAGE


def plan(static: Path, file_of: Callable[[str], str] = str) -> OfflinePlan:
    """What is kept of each part, for a page that was built into the folder `static`.

    `file_of` says in which file a document lies, where no server answers.
    """
    content = hashlib.sha256(rules_name().encode())
    parts = {part: OfflinePart(size=0, addresses=[*documents(part)]) for part in (PAGE, *tv.GAMES, PYTHON)}
    for name, path in page_files(static).items():
        content.update(name.encode() + path.read_bytes())
        part, packed = parts[part_of(name)], path.with_name(f"{path.name}.br")
        part.addresses.append("" if name == INDEX else name)
        part.size += min(one.stat().st_size for one in (path, packed) if one.exists())
    for name, definition in tv.GAMES.items():
        own = [path for path in sorted(definition.folder.rglob("*")) if path.suffix in KINDS_OF_GAMES]
        for path in own:
            content.update(path.read_bytes())
            parts[name].size += path.stat().st_size
    parts[PYTHON].size += len(rules_archive())
    for part in parts.values():
        part.addresses = [file_of(one) for one in part.addresses]
    return OfflinePlan(version=content.hexdigest()[:16], rules=file_of(f"api/offline/{rules_name()}"), parts=parts)
