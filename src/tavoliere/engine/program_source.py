"""Writes a program of the engine's own out as C: as `c_source.py` does with a game, and with what `program.py` adds.

A record lies in memory as a struct, and a variable for one is a pointer to it, as it is a reference in Python. What a
program asks of a game is written `TV_RULE(rules, legal)(...)`: whoever compiles it says how to reach it.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tavoliere.definition.plain_modules import NotPlain, line_of
from tavoliere.definition.source_lines import source_of, tree_of
from tavoliere.engine.c_source import ARITHMETIC_IN_C, Writer, ends, variable
from tavoliere.engine.plain_language import (
    TRANSLATORS,
    Function,
    Signature,
    interface,
    place,
    read_function,
    rules_struct,
    signature,
)

HEADER = Path(__file__).parent / "_program.h"
# How a variable, an argument or a field of each type is declared.
TYPES = {
    **{"int": "int", "bool": "int", "Long": "long long", "float": "double", "Bits": "uint64_t", "None": "void"},
    **{"Bytes": "uint8_t*", "SignedBytes": "int8_t*", "Shorts": "int16_t*", "Ints": "int*", "Singles": "float*"},
    **{"States": "char*", "Generators": "Generator*"},
    **{"Row": "int*", "Reals": "double*", "GameState": "void*", "Generator": "Generator", "Rules": "const Rules*"},
}
NUMBERS = ("bool", "int", "Long", "Bits", "float")  # each holds those before it
ELEMENTS = {
    **dict.fromkeys(("Row", "Bytes", "SignedBytes", "Shorts", "Ints"), "int"),
    **{"Reals": "float", "Singles": "float", "Generators": "Generator"},
}
BY_ADDRESS = ("Generator", "Network")  # fields that lie in their record, and are handed on by their address
LOCAL_ARRAYS = {"row": "Row", "reals": "Reals"}
OF_STATES = {
    "copy": Signature(("GameState", "GameState"), "None"),
    "same": Signature(("GameState", "GameState"), "bool"),
    "hash": Signature(("GameState",), "Bits"),
}
GIVEN = {
    "sqrt": Signature(("float",), "float"),
    "generator_of": Signature(("Bits", "Long"), "Generator"),
    "generator_like": Signature(("Generator",), "Generator"),
    "below": Signature(("Generator", "int"), "int"),
    "weighted": Signature(("Generator", "Row", "int"), "int"),
}

InC = tuple[str, str]  # how it is written in C, and its type


class FieldOfRecord(NamedTuple):
    """A field: its type, how many numbers it is if it is an array, and its value at first."""

    kind: str
    length: str
    first: str


@dataclass(frozen=True)
class PlainProgram:
    """Modules in the plain language, with C of their own for what they are given."""

    modules: tuple[ModuleType, ...]
    files: tuple[Path, ...] = ()  # C that defines functions and types that the modules are given
    given: Mapping[str, Signature] = field(default_factory=dict)  # the functions that these define
    types: Mapping[str, str] = field(default_factory=dict)  # and their types

    def source(self, before: str) -> str:
        """The text in C; `before` says how memory and the game's functions are reached."""
        return "\n".join([before, *(path.read_text(encoding="utf-8") for path in (HEADER, *self.files)), self.body()])

    def body(self) -> str:
        return "\n".join(ProgramInC(self).lines())

    def native_source(self) -> str:
        """The text for a module that asks any compiled game through its table of functions."""
        text = self.source("\n".join([NATIVE, rules_struct()]))
        return f'{text}\n#define SOURCE_HASH "{self.source_hash()}"\n'

    def source_hash(self) -> str:
        """A hash of everything that the compiled form is made from."""
        digest = hashlib.sha256()
        for path in [*map(source_of, self.modules), *self.files, HEADER, Path(__file__), *TRANSLATORS]:
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
            digest.update(b"\0")
        return digest.hexdigest()


def check_current(program: PlainProgram, source_hash: str) -> None:
    """Refuse a compiled form that was made of another text."""
    if program.source_hash() != source_hash:
        names = ", ".join(source_of(module).name for module in program.modules)
        raise ImportError(f"{names} was compiled of another text: build it again (make build)")


NATIVE = """\
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define TV_FUNCTION static inline
#define TV_CALLED static
#define TV_TABLE static const
#define TV_RULE(rules, name) (rules)->name
#define TV_STATE_SIZE(rules) (rules)->state_size
#define tv_sqrt sqrt
#define tv_larger(array, old, size) realloc(array, size)
"""


class ProgramInC:
    """The functions and records of a program by name, and how each reads in C."""

    def __init__(self, program: PlainProgram) -> None:
        self.program = program
        self.types = {**TYPES, **program.types}
        self.given = {**GIVEN, **program.given}
        self.constants = dict(constants_of(program.modules))
        self.records: dict[str, dict[str, FieldOfRecord]] = {}
        self.functions: dict[str, Function] = {}
        for module in program.modules:
            for node in tree_of(source_of(module)).body:
                if isinstance(node, ast.ClassDef):
                    self.types[node.name] = f"{node.name}*"
                    self.records[node.name] = {}
                    self.records[node.name] |= self.fields_of(node, source_of(module).name)
        for module in program.modules:
            for node in tree_of(source_of(module)).body:
                if isinstance(node, ast.FunctionDef):
                    file = source_of(module).name
                    self.functions[node.name] = read_function(node, file, self.types, (*NUMBERS, "None"))

    def fields_of(self, node: ast.ClassDef, file: str) -> Iterator[tuple[str, FieldOfRecord]]:
        for line in node.body:
            match line:
                case ast.Expr(value=ast.Constant(value=str())):
                    pass
                case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=first) if self.is_kind(kind):
                    length, begins = "", "0"
                    match first:
                        case ast.Call(func=ast.Name(id="array"), args=[number]):
                            length = self.worked_out(number)
                        case ast.expr() if not isinstance(first, ast.Call):
                            begins = self.worked_out(first)
                    yield name, FieldOfRecord(ast.unparse(kind), length, begins)
                case _:
                    raise NotPlain(
                        f"{file}:{line.lineno}: `{ast.unparse(line)}` is no field of a record: "
                        f"write a name, its type of {', '.join(self.types)}, and perhaps its value"
                    )

    def worked_out(self, number: ast.expr) -> str:
        """A number that is put together from constants."""
        return repr(0 + eval(ast.unparse(number), dict(self.constants)))

    def is_kind(self, kind: ast.expr) -> bool:
        return (records_in(ast.unparse(kind)) or ast.unparse(kind)) in self.types

    def lines(self) -> Iterator[str]:
        bodies = [line for name in self.functions for line in self.function(name)]
        yield f"#ifndef TV_ARITHMETIC\n{ARITHMETIC_IN_C}#endif"
        text = "\n".join(bodies)
        for name, value in self.constants.items():
            if type(value) is int or constant(name) in text:
                yield from declared(name, value)
        for name, fields in self.records.items():
            yield "typedef struct {"
            for one, (kind, length, _) in fields.items():
                yield f"    {self.declaration(kind, variable(one), length)};"
                if records_in(kind):
                    yield f"    int {one}_room;"
            yield f"}} {name};"
        yield from (f"{self.header(name)};" for name in self.functions)
        yield from bodies

    def declaration(self, kind: str, name: str, length: str = "") -> str:
        if length:
            return f"{self.types[ELEMENTS[kind]]} {name}[{length}]"
        return f"{f'{records_in(kind)}*' if records_in(kind) else self.types[kind]} {name}"

    def blank(self, kind: str) -> str:
        """A record as Python makes one."""
        fields = self.records[kind].items()
        unlike = [f".{variable(name)} = {one.first}" for name, one in fields if one.first not in ("0", "0.0")]
        return f"({kind}){{{', '.join(unlike) or '0'}}}"

    def header(self, name: str) -> str:
        function = self.functions[name]
        arguments = [
            f"{self.types[kind]}{'*' * (kind in BY_ADDRESS)} {variable(one)}"
            for one, kind in function.arguments.items()
        ]
        return f"TV_CALLED {self.types[function.result]} program_{name}({', '.join(arguments)})"

    def function(self, name: str) -> Iterator[str]:
        function = self.functions[name]
        if function.result != "None" and not ends(function.node.body):
            raise NotPlain(f"{place(function, function.node)}: {function.name} may end without a return")
        writer = ProgramWriter(self, function)
        yield f"{self.header(name)} {{"
        for one in sorted(function.own & function.read):
            kind, length = writer.locals[one]
            cleared = "" if length else " = {0}" if kind in BY_ADDRESS else " = 0"
            yield f"    {self.declaration(kind, variable(one), length)}{cleared};"
        yield from writer.block(function.node.body, 1)
        yield "}"


def records_in(kind: str) -> str:
    """The kind of records of an array that grows; nothing of another type."""
    return kind.removeprefix("Records[").removesuffix("]") if kind.startswith("Records[") else ""


def constants_of(modules: Iterable[ModuleType]) -> Iterator[tuple[str, int | float | tuple[int | float, ...]]]:
    """The numbers and tables of numbers in capitals."""
    seen: dict[str, tuple[object, ModuleType]] = {}
    for module in modules:
        for name, value in vars(module).items():
            numbers = value if isinstance(value, tuple) else (value,)
            if name.isupper() and numbers and all(type(number) in (int, float) for number in numbers):
                first, other = seen.setdefault(name, (value, module))
                if first != value:
                    raise NotPlain(
                        f"{name} is one thing in {line_of(other, name)} and another in {line_of(module, name)}"
                    )
                yield name, value


def constant(name: str) -> str:
    """What a constant is called, which a game may have, too."""
    return f"program_{name}"


def declared(name: str, value: int | float | tuple[int | float, ...]) -> Iterator[str]:
    if isinstance(value, tuple):
        kind = "int" if type(value[0]) is int else "double"
        yield f"TV_TABLE {kind} {constant(name)}[{len(value)}] = {{{', '.join(map(repr, value))}}};"
    elif type(value) is int:
        yield f"enum {{ {constant(name)} = {value} }};"
    else:
        yield f"#define {constant(name)} ({value!r})"


class ProgramWriter(Writer):
    """Writes the statements and expressions of one function of a program."""

    def __init__(self, program: ProgramInC, function: Function) -> None:
        self.program = program
        self.function = function
        self.noting = False
        self.loops = 0
        self.never_read = function.own - function.read
        self.locals: dict[str, tuple[str, str]] = dict.fromkeys(function.own, ("int", ""))
        for node in ast.walk(function.node):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                    kind = ast.unparse(annotation)
                    if kind not in program.types:
                        raise self.refused(node, f"its type must be one of {', '.join(program.types)}")
                    length = ""
                    match value:
                        case ast.Call(func=ast.Name(id=maker), args=[number]) if LOCAL_ARRAYS.get(maker) == kind:
                            length = self.number_of(number)
                    self.locals[name] = kind, length

    def number_of(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name) if type(self.program.constants.get(name)) is int:
                return constant(name)
            case ast.Constant(value=int() as number):
                return str(number)
        raise self.refused(node, "how long an array is, is a constant")

    def kind_of_name(self, name: str) -> str:
        if name in self.locals:
            return self.locals[name][0]
        return self.function.arguments.get(name, "")

    # --- statements

    def statement(self, statement: ast.stmt, depth: int) -> Iterator[str]:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if self.locals[name][1] or value is None:
                pass  # it is declared
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if self.locals[name][0] in ELEMENTS:
                yield f"{variable(name)} = {self.of(value, self.locals[name][0])};"
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                yield f"{self.assigned(target, value)};"
            case ast.Assign(targets=[ast.Name(id=name) as target], value=value) if name in self.never_read:
                self.assigned(target, value)
                yield from super().statement(statement, depth) if self.kind(value) in NUMBERS else ()
            case ast.Assign(targets=[ast.Name() | ast.Attribute() | ast.Subscript() as target], value=value):
                yield f"{self.assigned(target, value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                changed = ast.BinOp(left=self.only_read(target), op=op, right=value)
                yield f"{self.assigned(target, ast.copy_location(changed, statement))};"
            case ast.Return(value=ast.expr() as value) if self.function.result in NUMBERS:
                self.need(value, self.function.result)
                yield from super().statement(statement, depth)
            case _:
                yield from super().statement(statement, depth)

    def assigned(self, target: ast.expr, value: ast.expr) -> str:
        """One thing set to another of its type."""
        to, kind = self.resolved(target)
        match target:
            case ast.Name(id=name) if name in self.function.arguments and kind not in NUMBERS:
                raise self.refused(target, f"{name} stays what it is; its fields can be changed")
            case ast.Subscript(value=ast.Name(id=name)) if not self.kind_of_name(name):
                raise self.refused(target, f"{name} is a table, which stays as it is")
        if kind in self.program.records:
            match value:
                case ast.Call(func=ast.Name(id=name), args=[], keywords=[]) if name == kind:
                    if isinstance(target, ast.Subscript):
                        return f"*{to} = {self.program.blank(kind)}"
                    raise self.refused(value, "a record lies in an array: write array[i] = ...")
            whole = "*" * isinstance(target, ast.Subscript)  # one record moves; otherwise a variable is another's name
            return f"{whole}{to} = {whole}{self.of(value, kind)}"
        if kind in NUMBERS:
            self.need(value, kind)
            return f"{to} = {self.truth(value) if kind == 'bool' else self.value(value)}"
        if kind == "Generator" and not isinstance(value, ast.Call):
            raise self.refused(value, "two names would be one generator in Python: write generator_like(...)")
        if kind not in ("GameState", "Generator"):
            raise self.refused(target, f"a {kind} stays what it is")
        return f"{to} = {self.of(value, kind)}"

    def need(self, value: ast.expr, kind: str) -> None:
        """Refuse a number that would lose something in a variable of this type."""
        given = self.kind(value)
        constant = isinstance(value, ast.Constant) and type(value.value) is int
        fits = given in NUMBERS and NUMBERS.index(given) <= NUMBERS.index("int" if kind == "bool" else kind)
        if not fits or ("Bits" in (given, kind) and not (given == kind or constant)):
            raise self.refused(value, f"this is {given}, and here {kind} is needed")

    def counter(self, name: str) -> str:
        return TYPES["Long" if self.kind_of_name(name) == "Long" else "int"]

    # --- expressions

    def value(self, expression: ast.expr) -> str:
        match expression:
            case ast.Constant(value=float() as number):
                return repr(number)
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return f"((double){self.value(left)} / {self.value(right)})"
            case ast.BinOp(left=left, op=op, right=right):
                plain = isinstance(op, ast.Add | ast.Sub | ast.Mult)
                for one in (left, right):
                    kind = self.kind(one)
                    if kind == "Bits" or (kind == "float" and not plain):
                        raise self.refused(expression, f"this is not calculated with {kind}")
                return super().value(expression)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                written, kind = self.resolved(expression)
                if kind not in NUMBERS:
                    raise self.refused(expression, f"this is {kind}, and here one number is needed")
                return written
            case ast.Call(func=ast.Attribute(), keywords=[]):
                return self.call(expression)[0]
        return super().value(expression)

    def kind(self, expression: ast.expr) -> str:
        """The type of an expression."""
        match expression:
            case ast.Constant(value=float()):
                return "float"
            case ast.Constant(value=bool()) | ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return "bool"
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self.resolved(expression)[1]
            case ast.BinOp(op=ast.Div()):
                return "float"
            case ast.BinOp(left=left, right=right):
                return max("int", self.kind(left), self.kind(right), key=self.rank)
            case ast.UnaryOp(operand=operand):
                return max("int", self.kind(operand), key=self.rank)
            case ast.BoolOp(values=values):
                return max(map(self.kind, values), key=self.rank)
            case ast.IfExp(body=body, orelse=orelse):
                return max(self.kind(body), self.kind(orelse), key=self.rank)
            case ast.Call(func=ast.Name(id="min" | "max"), args=arguments):
                return max(map(self.kind, arguments), key=self.rank)
            case ast.Call():
                return self.call(expression)[1]
        return "int"

    def rank(self, kind: str) -> int:
        return NUMBERS.index(kind) if kind in NUMBERS else len(NUMBERS)

    def of(self, expression: ast.expr, kind: str) -> str:
        """Something that is no number, of this type."""
        written, found = self.call(expression) if isinstance(expression, ast.Call) else self.resolved(expression)
        if found != kind:
            raise self.refused(expression, f"this is {found}, and here {kind} is needed")
        return written

    def resolved(self, expression: ast.expr) -> InC:
        """A variable, a constant, a field or a place of an array; a record is written as its address."""
        match expression:
            case ast.Name(id=name) if kind := self.kind_of_name(name):
                by_value = kind in BY_ADDRESS and name in self.function.arguments
                return f"{'*' * by_value}{variable(name)}", kind
            case ast.Name(id=name) if name in self.program.constants:
                value = self.program.constants[name]
                if isinstance(value, tuple):
                    return constant(name), "Row" if type(value[0]) is int else "Reals"
                return constant(name), "int" if type(value) is int else "float"
            case ast.Name(id=name):
                raise self.refused(expression, f"{name} is neither a variable nor a constant of numbers in capitals")
            case ast.Attribute(value=base, attr=attribute):
                written, kind = self.resolved(base)
                fields = self.program.records.get(kind)
                if fields is None:
                    raise self.refused(expression, f"a {kind} has no fields")
                if attribute not in fields:
                    raise self.refused(expression, f"there is no field {attribute}")
                return f"{written}->{variable(attribute)}", fields[attribute].kind
            case ast.Subscript(value=base, slice=index) if not isinstance(index, ast.Slice | ast.Tuple):
                written, kind = self.resolved(base)
                at = self.value(index)
                if self.kind(index) not in ("int", "bool", "Long"):
                    raise self.refused(index, "a place is a whole number")
                if records_in(kind):
                    return f"(&{written}[{at}])", records_in(kind)
                if kind == "States" and isinstance(base, ast.Attribute):
                    rules = self.resolved(ast.copy_location(ast.Attribute(base.value, "rules"), base))[0]
                    return f"((void*)({written} + ({at}) * (long long)TV_STATE_SIZE({rules})))", "GameState"
                if kind in ELEMENTS:
                    return f"{written}[{at}]", ELEMENTS[kind]
                raise self.refused(expression, f"a {kind} has no places")
        raise self.refused(expression)

    def call(self, call: ast.expr) -> InC:
        """A call of a function, and the type of its result."""
        match call:
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=[one, other], keywords=[]):
                if self.kind(call) == "float":
                    function = {"min": "tv_least", "max": "tv_most"}[name]
                    return f"{function}({self.value(one)}, {self.value(other)})", "float"
            case ast.Call(func=ast.Name(id="int"), args=[one], keywords=[]):
                return f"((int)({self.value(one)}))", "int"
            case ast.Call(func=ast.Name(id="room_for"), args=[array, count], keywords=[]):
                written, kind = self.resolved(array)
                if not records_in(kind):
                    raise self.refused(array, "there is room for records in an array that grows")
                once = self.value(self.only_read(count))
                grown = f"tv_room_for(&{written}, &{written}_room, {once}, sizeof(*{written}))"
                return f"({once} <= {written}_room || {grown})", "bool"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in self.program.given:
                return self.calling(call, f"tv_{name}", self.program.given[name], arguments)
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in self.program.functions:
                return self.calling(call, f"program_{name}", self.program.functions[name].signature, arguments)
            case ast.Call(func=ast.Attribute(value=base, attr=name), args=arguments, keywords=[]):
                rules = self.of(base, "Rules")
                if name in OF_STATES:
                    return self.calling(call, f"tv_{name}", OF_STATES[name], arguments, rules)
                if name in interface():
                    asked = signature(name)
                    kinds = tuple("GameState" if kind == "State" else kind for kind in asked.arguments)
                    return self.calling(call, f"TV_RULE({rules}, {name})", Signature(kinds, asked.result), arguments)
                raise self.refused(call, f"there is no function {name} of a game")
            case ast.Call(func=ast.Name(id=name), keywords=[]) if name not in ("min", "max", "abs"):
                raise self.refused(call, f"there is no function {name} in the program's files")
        assert isinstance(call, ast.Call)
        return super().call(call)

    def calling(self, call: ast.expr, name: str, asked: Signature, given: list[ast.expr], *first: str) -> InC:
        if len(given) != len(asked.arguments):
            raise self.refused(call, f"{asked} is given {len(given)}")
        written = [self.argument(one, kind) for one, kind in zip(given, asked.arguments, strict=True)]
        return f"{name}({', '.join([*first, *written])})", asked.result

    def argument(self, given: ast.expr, kind: str) -> str:
        if kind in NUMBERS:
            self.need(given, kind)
            return self.truth(given) if kind == "bool" else self.value(given)
        written = self.of(given, kind)
        return f"&{written}" if kind in BY_ADDRESS else written

    def is_truth(self, expression: ast.expr) -> bool:
        match expression:
            case ast.Call():
                return self.kind(expression) == "bool"
            case ast.Name() | ast.Attribute():
                return self.resolved(expression)[1] == "bool"
        return super().is_truth(expression)
