"""A game's modules in the plain language: which they are, and what of their tables and notes can't be."""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from types import FunctionType, ModuleType
from typing import Any

from tavoliere.definition.event_table import EventKind, invariant_table, note
from tavoliere.definition.game_definition import (
    EXPLANATIONS,
    EvaluationModule,
    FactsModule,
    FeaturesModule,
    GameDefinition,
    HeuristicModule,
    RulesModule,
)
from tavoliere.definition.source_lines import source_of, tree_of

Constant = int | tuple[int, ...]
MODULES = (RulesModule, HeuristicModule, EvaluationModule, FeaturesModule, FactsModule)
# What the engine asks of a game's modules.
ASKED = (
    *(name for module in MODULES for name, one in vars(module).items() if isinstance(one, FunctionType)),
    *("prior", "playout", *EXPLANATIONS),
)


class NotPlain(ValueError):
    """Something in a game's modules that the plain language does not include."""


def compiled_modules(definition: GameDefinition) -> tuple[ModuleType, ...]:
    """The modules of a game whose functions are compiled: those that it names, each after those that it calls."""
    named: tuple[Any, ...] = (definition.rules, definition.heuristic, definition.evaluation)
    named += (*filter(None, (definition.features, *definition.explanations, definition.facts)),)
    found: dict[ModuleType, None] = {}
    begun: set[ModuleType] = set()

    def take(module: ModuleType) -> None:
        if module not in begun:
            begun.add(module)
            for other in called_modules(module):
                take(other)
            found[module] = None

    for module in named:
        take(module)
    return (*found,)


def called_modules(module: ModuleType) -> Iterator[ModuleType]:
    """The modules whose functions a module calls, or hands on to the engine."""
    functions = [one for one in vars(module).values() if isinstance(one, FunctionType)]
    own = [one for one in functions if one.__module__ == module.__name__]
    for name in dict.fromkeys((*(name for one in own for name in one.__code__.co_names), *ASKED)):
        function = vars(module).get(name)
        if isinstance(function, FunctionType) and function.__module__ not in (module.__name__, note.__module__):
            yield sys.modules[function.__module__]


def source_modules(definition: GameDefinition) -> tuple[ModuleType, ...]:
    """The modules of a game that its compiled module is made from."""
    tables: tuple[Any, ...] = (definition.state, definition.actions)
    return (*tables, *compiled_modules(definition))


def constants(modules: Iterable[ModuleType]) -> dict[str, Constant]:
    """The numbers and tables of numbers of a game; a name that stands for two is refused."""
    found: dict[str, tuple[Constant, ModuleType]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.isupper() and is_constant(value):
                first, other = found.setdefault(name, (value, module))
                if first != value:
                    raise NotPlain(
                        f"{name} is one thing in {line_of(other, name)} and another in {line_of(module, name)}: "
                        "all files of a game's rules share one set of names"
                    )
    return {name: value for name, (value, _) in found.items()}


def is_constant(value: object) -> bool:
    if isinstance(value, tuple):
        return len(value) > 0 and all(type(item) is int for item in value)
    return type(value) is int


def line_of(module: ModuleType, name: str) -> str:
    """Where a module says what a name is."""
    if module.__file__ is None:
        return module.__name__
    tree = tree_of(source_of(module))
    lines = [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store))
        or (isinstance(node, ast.alias) and name in (node.asname, node.name))
    ]
    if lines:
        return f"{source_of(module).name}:{lines[-1]}"
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    everything = [node.module or "" for node in imports if node.names[0].name == "*"]
    named = [sys.modules[one] for one in everything if one in sys.modules and name in vars(sys.modules[one])]
    return line_of(named[-1], name) if named else source_of(module).name


def is_note(node: ast.AST) -> bool:
    """Whether a statement only notes what happens, which only the noting form of a function does."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name == "note" or name.startswith("note_")
    return False


def check_modules(definition: GameDefinition) -> None:
    """Refuse what no form of a game could run with: a name for two numbers, a note that fits no message."""
    constants(source_modules(definition))
    check_notes(definition)


def check_notes(definition: GameDefinition) -> None:
    """Refuse a `note` that does not fit the game's table of events, and a function that does more than note."""
    tables = {"note": definition.event_table, "wrong": invariant_table(definition.state.INVARIANTS)}
    for module in compiled_modules(definition):
        for node in ast.walk(tree_of(source_of(module))):
            match node:
                case ast.FunctionDef(name=name) if name.startswith("note_"):
                    for changed in ast.walk(node):
                        if isinstance(changed, ast.Attribute | ast.Subscript) and isinstance(changed.ctx, ast.Store):
                            raise NotPlain(
                                f"{source_of(module).name}:{changed.lineno}: {name} changes a state, "
                                "but what is called note_... runs only where something is told"
                            )
                case ast.Call(func=ast.Name(id="note" | "wrong" as says), args=[kind, *numbers]):
                    for event in noted_kinds(kind, module, tables[says]):
                        if len(numbers) != event.width:
                            raise NotPlain(
                                f"{source_of(module).name}:{node.lineno}: the event {event.name} "
                                f"has {event.width} numbers, and {len(numbers)} are noted"
                            )


def noted_kinds(kind: ast.expr, module: ModuleType, table: Sequence[EventKind]) -> list[EventKind]:
    """The messages that stand in a note: each by its name, or by that of the first of several in a row."""
    names = [name.id for name in ast.walk(kind) if isinstance(name, ast.Name) and name.id.isupper()]
    numbers = [vars(module).get(name) for name in names]
    for name, number in zip(names, numbers, strict=True) if names else [(ast.unparse(kind), None)]:
        if type(number) is not int or not 0 <= number < len(table):
            raise NotPlain(
                f"{source_of(module).name}:{kind.lineno}: {name} is no name of a message in the game's table"
            )
    return [table[number] for number in numbers if number is not None]
