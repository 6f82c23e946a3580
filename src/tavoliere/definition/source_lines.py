"""Where something stands in the files of a game, for whoever has to change it."""

import ast
from functools import cache
from pathlib import Path
from types import ModuleType

from tavoliere.definition.event_table import EventKind
from tavoliere.definition.zones import Zone


def source_of(module: ModuleType) -> Path:
    """The file of a module's text."""
    assert module.__file__ is not None
    return Path(module.__file__)


def beside(module: object, name: str) -> Path:
    """A file that lies beside a module of a game."""
    assert isinstance(module, ModuleType)
    return source_of(module).with_name(name)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def line_of_row(module: object, name: str) -> str:
    """Where a row of a table says its name: "options.py:12"; the file alone where the name is put together."""
    if not isinstance(module, ModuleType):
        return "the table"
    path = source_of(module)
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.AnnAssign(target=ast.Name(id=found)) | ast.Constant(value=str() as found) if found == name:
                return f"{path.name}:{node.lineno}"
    return path.name


def line_of_message(folder: Path, kind: EventKind) -> str:
    """Where the files of a game put a message into their table; the game's folder where its name is put together."""
    added_as = kind.use or ("quiet" if not kind.message else "add" if kind.message == kind.name else "event")
    if kind.message == f"final-{kind.name}":
        added_as = "final"
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(func=ast.Attribute(attr=added), args=[ast.Constant(value=name), *_]):
                    if (added, name) == (added_as, kind.name):
                        return f"{path.name}:{node.lineno}"
    return folder.name


def line_of_zone(folder: Path, zone: Zone) -> str:
    """Where the files of a game declare a zone; the game's folder where its name is put together."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(func=ast.Name(id=made_by), args=[ast.Constant(value=name), *_]):
                    if (made_by.removesuffix("_of"), name) == (zone.kind, zone.name):
                        return f"{path.name}:{node.lineno}"
    return folder.name
