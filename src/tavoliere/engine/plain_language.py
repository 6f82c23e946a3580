"""The plain language in which a game's rules are written, and how a game's modules in it are read.

Whole numbers, fields of the state, constants and tables of them in capitals, loops over `range`, functions at the top
level: text that runs as Python and is written out as C (`c_source.py`) for every compiled form. Whatever goes beyond is
refused with its file and line, and with what to write instead.
"""

import ast
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tavoliere.definition.game_definition import EXPLANATIONS, GameDefinition
from tavoliere.definition.plain_modules import (
    NotPlain,
    compiled_modules,
    constants,
    source_modules,
)
from tavoliere.definition.source_lines import source_of, tree_of
from tavoliere.engine.layout import Layout

TABLE = Path(__file__).parent / "_core.pxd"
TRANSLATORS = [Path(__file__).parent / name for name in ("plain_language.py", "c_source.py", "native.py", "_core.pxd")]

LEARNED = ("eyes", "features", "policy")  # NULL where a game has no features
EXPLAINING = (*EXPLANATIONS, "facts_of")
OPTIONAL = (*LEARNED, "playout", *EXPLAINING)
OTHERWISE = {"prior": "heuristic"}  # what stands in for a function that a game need not have
NOTING = "noting_"  # the form of a function that writes down what it notes

NUMBERS = ("int", "bool")
RESULTS = (*NUMBERS, "None")


class Signature(NamedTuple):
    """How the engine calls a function: the types of its arguments, and of its result."""

    arguments: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        return f"({', '.join(self.arguments)}) -> {self.result}"


@dataclass(frozen=True, eq=False)
class Function:
    """A function of a game, with the types of its arguments and the names of its local variables."""

    node: ast.FunctionDef
    file: str
    arguments: Mapping[str, str]
    result: str
    own: frozenset[str]
    read: frozenset[str]  # variables whose values somebody asks for

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def signature(self) -> Signature:
        return Signature(tuple(self.arguments.values()), self.result)


# --- what the engine calls --------------------------------------------------------------------------------------------


@cache
def interface() -> dict[str, str]:
    """The functions through which the engine plays any game, and the type of each in C, as the table has them."""
    table = TABLE.read_text(encoding="utf-8").partition("cdef struct Rules:\n")[2].partition("\n\n")[0]
    lines = re.findall(r"^    (\w.*?)\(\*(\w+)\)(\(.*?\)) noexcept nogil", table, re.M)
    return {name: f"{result.strip()} (*{name}){arguments}" for result, name, arguments in lines}


def rules_struct() -> str:
    """The same table as a struct in C."""
    table = TABLE.read_text(encoding="utf-8").partition("cdef struct Rules:\n")[2].partition("\n\n")[0]
    fields = [re.sub(r" noexcept nogil|#.*", "", line).strip() for line in table.splitlines()]
    return "\n".join(["typedef struct {", *(f"    {field};" for field in fields if field), "} Rules;"])


def signature(form: str) -> Signature:
    """How a function of the interface is written in the plain language."""
    kinds = {"void* s": "State", "void* after": "State", "void* f": "Facts"}
    kinds |= {"int* out": "Row", "int* legal": "Row", "int* steps": "Row", "int* notes": ""}
    result, arguments = re.fullmatch(rf"(\w+) \(\*{form}\)\((.*)\)", interface()[form]).groups()  # type: ignore[union-attr]
    written = [kinds.get(one, "int") for one in arguments.split(", ")]
    return Signature(tuple(filter(None, written)), {"void": "None", "bint": "bool"}.get(result, result))


def provided(definition: GameDefinition, functions: Mapping[str, Function]) -> list[str]:
    """The forms of functions that the engine's table holds for a game; one that is missing or different is refused."""
    found = []
    for form in interface():
        name = plain_name(form)
        name = name if name in functions else OTHERWISE.get(name, name)
        if name in functions:
            given, right = functions[name].signature, signature(form)
            if given != right:
                raise NotPlain(
                    f"{place(functions[name], functions[name].node)}: {name}{given} is called as {name}{right}"
                )
            found.append(form)
        elif plain_name(form) not in OPTIONAL or (definition.features and name in LEARNED):
            files = ", ".join(source_of(module).name for module in compiled_modules(definition))
            raise NotPlain(f"{definition.name} lacks the function {name}{signature(form)}, which is in none of {files}")
    return found


def plain_name(form: str) -> str:
    """The name of the function whose form this is."""
    return form.removeprefix(NOTING)


# --- a game's modules -------------------------------------------------------------------------------------------------


def structs(definition: GameDefinition) -> dict[str, Layout]:
    """The types of arguments with fields, and how these lie in memory."""
    facts = {"Facts": Layout(definition.facts.Facts)} if definition.facts else {}
    return {"State": Layout(definition.state.State), **facts}


def source_hash(definition: GameDefinition) -> str:
    """A hash of everything that the compiled forms of a game are made from.

    Of other modules' tables, such as that of the messages, it is the numbers that count: these are compiled.
    """
    digest = hashlib.sha256(repr(sorted(constants(source_modules(definition)).items())).encode())
    for path in [*(source_of(module) for module in source_modules(definition)), *TRANSLATORS]:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        digest.update(b"\0")
    return digest.hexdigest()


def functions_of(definition: GameDefinition) -> dict[str, Function]:
    """The functions of a game that are compiled, by name."""
    types = (*structs(definition), "Row", *NUMBERS)
    found: dict[str, Function] = {}
    for module in compiled_modules(definition):
        file = source_of(module).name
        for node in tree_of(source_of(module)).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            function = read_function(node, file, types)
            if node.name.startswith(NOTING):
                raise NotPlain(f"{place(function, node)}: names that begin with {NOTING} are the translator's own")
            if (other := found.get(node.name)) is not None:
                raise NotPlain(f"{place(function, node)}: {node.name} is a function of {place(other, other.node)}, too")
            found[node.name] = function
    return found


def read_function(
    node: ast.FunctionDef, file: str, types: Iterable[str], results: tuple[str, ...] = RESULTS
) -> Function:
    arguments: dict[str, str] = {}
    given = node.args
    if given.defaults or given.kwonlyargs or given.posonlyargs or given.vararg or given.kwarg or node.decorator_list:
        raise NotPlain(
            f"{file}:{node.lineno}: {node.name} may only have plain arguments, without defaults or decorators"
        )
    for one in given.args:
        kind = ast.unparse(one.annotation) if one.annotation else "nothing"
        if kind not in types:
            raise NotPlain(f"{file}:{one.lineno}: the argument {one.arg} is {kind}; write one of {', '.join(types)}")
        arguments[one.arg] = kind
    result = ast.unparse(node.returns) if node.returns else "nothing"
    if result not in results:
        raise NotPlain(f"{file}:{node.lineno}: {node.name} returns {result}; write one of {', '.join(results)}")
    names = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
    read = frozenset(part.id for part in names if isinstance(part.ctx, ast.Load))
    changed = {
        part.target.id
        for part in ast.walk(node)
        if isinstance(part, ast.AugAssign) and isinstance(part.target, ast.Name)
    }
    own = frozenset(part.id for part in names if isinstance(part.ctx, ast.Store)) - arguments.keys()
    return Function(node, file, arguments, result, own, read | changed)


def place(function: Function, node: ast.AST) -> str:
    """Where something stands, for whoever has to change it."""
    return f"{function.file}:{getattr(node, 'lineno', function.node.lineno)}"


# --- what the language lacks ------------------------------------------------------------------------------------------

TEXTS = "the rules have no texts: what is to be said is noted, by its number"
LISTS = "the rules make no lists; write a table of numbers in capitals beside the functions, or fill a Row"
LOOPS = "loops go over numbers: write `for i in range(...)`, without `else`"
ONE_BY_ONE = "set one variable, field or place at a time"
INSTEAD: dict[type[ast.AST], str] = {
    **dict.fromkeys((ast.List, ast.Tuple, ast.Set, ast.Dict), LISTS),
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), f"{LISTS} in a loop"),
    **dict.fromkeys((ast.Starred, ast.Slice), LISTS),
    **dict.fromkeys((ast.JoinedStr, ast.FormattedValue), TEXTS),
    **dict.fromkeys((ast.Assign, ast.NamedExpr), ONE_BY_ONE),
    ast.AnnAssign: "every local variable is an int: write it without a type",
    **dict.fromkeys((ast.For, ast.While, ast.AsyncFor), LOOPS),
    **dict.fromkeys(
        (ast.Raise, ast.Try, ast.TryStar, ast.Assert, ast.With),
        "there are no exceptions; `broken` says what never holds",
    ),
    **dict.fromkeys((ast.Lambda, ast.FunctionDef, ast.ClassDef), "functions stand at the top level of a file"),
    **dict.fromkeys((ast.Import, ast.ImportFrom), "imports stand at the top of a file"),
    **dict.fromkeys((ast.Global, ast.Nonlocal), "whatever lasts is a field of the state"),
    ast.Match: "write if, elif and else",
    ast.Div: "numbers are whole: write //",
    ast.Pow: "there is no **; write a table of powers, or 1 << n",
    ast.MatMult: "there is no @",
    **dict.fromkeys((ast.Is, ast.IsNot), "numbers are compared by == and !="),
    **dict.fromkeys((ast.In, ast.NotIn), "write `in` with the numbers themselves in parentheses, or a loop"),
    ast.Await: "nothing waits in rules",
    **dict.fromkeys((ast.Yield, ast.YieldFrom), "write what is found into a Row, and return how much it is"),
    ast.Delete: "set what is gone to 0",
}


def refused(file: str, node: ast.AST, why: str = "") -> NotPlain:
    """An error for the author of a game: where, what, and what to write instead."""
    line = getattr(node, "lineno", 0)
    shown = ast.unparse(node).partition("\n")[0]
    return NotPlain(f"{file}:{line}: `{shown}` is not in the plain language of rules: {why or instead(node)}")


def instead(node: ast.AST) -> str:
    """What to write instead of something that the language lacks."""
    for part in parts(node):
        match part:
            case ast.Constant(value=str() | bytes()):
                return TEXTS
            case ast.Constant(value=float() | complex()):
                return "numbers are whole: count in smaller units"
            case ast.Constant(value=None):
                return "there is no None; write a number that means nothing else, such as -1"
            case ast.Call(func=ast.Attribute()):
                return "nothing has methods: write `out[n] = a; n += 1` for append, and loops for others"
            case ast.Call(keywords=[_, *_]):
                return "arguments are given by their places, without names"
            case _ if type(part) in INSTEAD:
                return INSTEAD[type(part)]
    return "write it with whole numbers, fields of the state, tables and calls of the game's own functions"


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what it is made of, the outermost first; of a statement, what it governs is left out."""
    waiting = [node]
    for one in waiting:  # which grows
        yield one
        for name, value in ast.iter_fields(one):
            if name not in ("body", "orelse"):
                waiting += [
                    child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)
                ]
