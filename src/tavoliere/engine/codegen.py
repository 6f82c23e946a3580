"""Turns a game's plain Python into Cython: the build writes every declaration, nobody edits one.

The functions of a game's rules, heuristic, evaluation and features go over word for word, all but `setup`. What is
added comes from the state table (a C struct), from the modules' constants (an enum and constant arrays), and from the
functions' headers: `s: State` is a pointer to the struct, `out: Row` a pointer to ints, every local variable an int.
"""

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import offsets
from tavoliere.engine.checks import MOST_FEATURES
from tavoliere.engine.layout import Layout

# The functions that the engine calls, as it calls them; `_core.pxd` holds the same table as a C struct.
INTERFACE = (
    *("actor", "legal", "weights", "apply", "scores", "standing"),
    *("view", "unknown", "reveal", "seen", "heuristic", "facts", "broken", "moment", "evaluate", "prior"),
)
INTERPRETED_ALWAYS = ("setup",)  # once a game: where Python checks every index, options can do no harm
LEARNED = ("eyes", "features", "policy")  # NULL where a game has no features
OTHERWISE = {"prior": "heuristic"}  # what stands in for a function that a game need not have

C_TYPES = {"State": "State*", "Row": "int*", "int": "int", "bool": "bint", "None": "void"}
C_WIDTHS = {1: "signed char", 2: "short", 4: "int"}

Constant = int | tuple[int, ...]


def compiled_modules(definition: GameDefinition) -> tuple[ModuleType, ...]:
    """The modules of a game whose functions are compiled, in the order in which they are."""
    last: tuple[Any, ...] = (definition.rules, definition.heuristic, definition.evaluation)
    learned: tuple[Any, ...] = (definition.features,) if definition.features else ()
    return (*definition.further_rules, *last, *learned)


def source_modules(definition: GameDefinition) -> tuple[ModuleType, ...]:
    """The modules of a game that its compiled module is made from."""
    tables: tuple[Any, ...] = (definition.state, definition.actions)
    return (*tables, *compiled_modules(definition))


def source_of(module: ModuleType) -> Path:
    """The file of a module's text."""
    assert module.__file__ is not None
    return Path(module.__file__)


def source_hash(definition: GameDefinition) -> str:
    """A hash of everything that the compiled module of a game is made from."""
    digest = hashlib.sha256()
    files = [source_of(module) for module in source_modules(definition)]
    for path in [*files, Path(__file__), Path(__file__).parent / "_core.pxd"]:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        digest.update(b"\0")
    return digest.hexdigest()


def cython_source(definition: GameDefinition) -> str:
    """The text of a game's compiled module."""
    functions: list[str] = []
    pointers: dict[str, str] = {}
    for module in compiled_modules(definition):
        source = source_of(module).read_text(encoding="utf-8")
        for function in ast.parse(source).body:
            if isinstance(function, ast.FunctionDef) and function.name not in INTERPRETED_ALWAYS:
                functions += translated(function, source.splitlines())
                pointers[function.name] = pointer_type(function)
    text = [
        "# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, infer_types=False",
        f"# Written by the build from the files of {definition.package}.",
        "from cpython.pycapsule cimport PyCapsule_New",
        "from tavoliere.engine._core cimport Rules",
        *constants(source_modules(definition), {"WIDTHS", *re.findall(r"[A-Z][A-Z_]+", "\n".join(functions))}),
        *state_struct(Layout(definition.state.State)),
        *functions,
    ]
    text += ["cdef Rules table", "table.state_size = sizeof(State)"]
    text.append(f"table.actions = {offsets(definition.actions.BLOCKS)[-1]}")
    for name in INTERFACE:
        function_name = name if name in pointers else OTHERWISE[name]
        text.append(f"table.{name} = <{pointers[function_name]}>{function_name}")
    if "playout" in pointers:
        text.append(f"table.playout = <{pointers['playout']}>playout")
    text += learned_part(definition, pointers)
    hashed = source_hash(definition)
    text += [f'SOURCE_HASH = "{hashed}"', 'TABLE = PyCapsule_New(&table, "tavoliere.Rules", NULL)', ""]
    return "\n".join(text)


def learned_part(definition: GameDefinition, pointers: dict[str, str]) -> Iterator[str]:
    """The features of the table, which stays at zeros and NULLs without any."""
    if definition.features is None:
        return
    widths = definition.features.WIDTHS
    assert 0 < len(widths) <= MOST_FEATURES and all(1 < width <= 256 for width in widths), "WIDTHS are out of range"
    yield f"table.feature_count = {len(widths)}"
    yield "table.widths = WIDTHS"
    yield f"table.policies = {definition.features.POLICY}"
    for name in LEARNED:
        yield f"table.{name} = <{pointers[name]}>{name}"


def constants(modules: tuple[ModuleType, ...], used: set[str]) -> Iterator[str]:
    """Whole numbers become an enum, tables of them constant arrays, so that the C compiler sees their values.

    Tables that no function uses are left out, since the C compiler would warn of them.
    """
    found: dict[str, Constant] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.isupper() and is_constant(value) and found.setdefault(name, value) != value:
                raise ValueError(f"{module.__name__}: {name} means something else in another file of the game")
    tables = {name: value for name, value in found.items() if isinstance(value, tuple) and name in used}
    yield "cdef extern from *:"
    yield '    """'
    for name, table in tables.items():
        yield f"    static const int tv_{name}[{len(table)}] = {{{', '.join(map(str, table))}}};"
    yield '    """'
    for name, table in tables.items():
        yield f'    const int[{len(table)}] {name} "tv_{name}"'
    yield "cdef enum:"
    for name, value in found.items():
        if isinstance(value, int):
            yield f"    {name} = {value}"


def is_constant(value: object) -> bool:
    if isinstance(value, tuple):
        return all(type(item) is int for item in value)
    return type(value) is int


def state_struct(layout: Layout) -> Iterator[str]:
    yield "cdef struct State:"
    for name, field in layout.fields.items():
        yield f"    {C_WIDTHS[field.width]} {name}" + "".join(f"[{length}]" for length in field.shape)


def translated(function: ast.FunctionDef, lines: list[str]) -> Iterator[str]:
    """A function with a C header and its locals declared; the body as it stands."""
    arguments = [f"{c_type(argument.annotation)} {argument.arg}" for argument in function.args.args]
    yield f"cdef {c_type(function.returns)} {function.name}({', '.join(arguments)}) noexcept nogil:"
    names = sorted(assigned(function) - {argument.arg for argument in function.args.args})
    if names:
        yield f"    cdef int {', '.join(names)}"
    assert function.end_lineno is not None
    yield from lines[function.body[0].lineno - 1 : function.end_lineno]


def pointer_type(function: ast.FunctionDef) -> str:
    """How the engine, which knows no game's state, points to a function."""
    types = [c_type(argument.annotation).replace("State*", "void*") for argument in function.args.args]
    return f"{c_type(function.returns)} (*)({', '.join(types)}) noexcept nogil"


def c_type(annotation: ast.expr | None) -> str:
    assert annotation is not None, "every argument and result needs a type"
    return C_TYPES[ast.unparse(annotation)]


def assigned(function: ast.FunctionDef) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
