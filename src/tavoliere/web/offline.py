"""What a browser keeps so that lessons, rules and a game with the real box go on without the network (docs/offline.md).

The rules run there as they run here: as Python, packed from the very files of this server, so that they can't differ.
"""

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import tavoliere as tv
from tavoliere.games.registry import ENTRY_POINTS
from tavoliere.web.messages.offline import OfflinePlan
from tavoliere.words import LANGUAGES

PACKAGE = Path(tv.__file__).parent
# What needs nothing but Python; of the server only what answers the page where there is none.
ROOMS = ("words", "definition", "engine", "games", "table", "referee")
ALONE = ("__init__", "alone", "wire")
KINDS = (".py", ".ftl", ".json", ".md")
NEVER = (1980, 1, 1, 0, 0, 0)  # the time of every file: what is the same is packed the same
NOT_KEPT = ("index.html", "service-worker.js")  # the page goes by "/", and a browser keeps service workers itself
PYTHONS = ("boards.js", "boards.js.br")  # what draws pictures in Python


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
        if path.suffix in KINDS and not {"page", "__pycache__"} & set(path.relative_to(folder).parts):
            yield path.relative_to(root).as_posix(), path.read_bytes()


def rules_name() -> str:
    return f"rules-{hashlib.sha256(rules_archive()).hexdigest()[:16]}.zip"


def documents() -> Iterator[str]:
    """What the page asks for that is the same for everybody, under the addresses by which it asks."""
    yield "/api/games"
    for language in LANGUAGES:
        yield f"/api/words/{language}"
    for name, definition in tv.GAMES.items():
        if definition.lessons:
            yield f"/api/lessons/{name}"
        yield f"/api/games/{name}"
        yield f"/api/games/{name}/rules.wasm"
        for language in LANGUAGES:
            yield f"/api/words/{language}/{name}"
            if definition.lessons:
                yield f"/api/words/{language}/{name}/lessons"
            yield f"/api/rulebook/{language}/{name}?deeper=0&figures=true"  # on a page of its own
            yield f"/api/rulebook/{language}/{name}?deeper=1&figures=false"  # beside a board
            if definition.reference(language):
                yield f"/api/reference/{language}/{name}"


def plan(static: Path) -> OfflinePlan:
    """Everything that is kept, for a page that was built into the folder `static`."""
    sizes: dict[str, int] = {}  # of each file as it is sent: packed, where there is a packed one
    content = hashlib.sha256(rules_name().encode())
    for path in sorted(static.rglob("*.*")):
        if not path.is_dir() and path.name not in PYTHONS:
            name = path.relative_to(static).as_posix()
            plain = name.removesuffix(".br").removesuffix(".gz")
            sizes[plain] = min(path.stat().st_size, sizes.get(plain, path.stat().st_size))
            if path.suffix != ".br":
                content.update(name.encode() + path.read_bytes())
    rules = f"/api/offline/{rules_name()}"
    files = [f"/{name}" for name in sizes if name not in NOT_KEPT]
    texts = sum(path.stat().st_size for path in PACKAGE.rglob("*") if path.suffix in (".ftl", ".md"))
    return OfflinePlan(
        version=content.hexdigest()[:16],
        size=sum(sizes.values()) + len(rules_archive()) + texts,
        rules=rules,
        addresses=["/", *files, rules, *documents()],
    )
