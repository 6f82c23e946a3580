"""Turns a game's plain Python into C that both a C compiler and CUDA take: the rules for many games at once.

`codegen.py` writes Cython, and Cython reads the functions' bodies; here they are written out as C, faithful to
Python: // and % round down, a loop's range is settled when it begins, `and` and `or` give what Python's give. What
cannot be said so is refused with its line, never guessed at.

Where a state lies is left to whoever compiles the text: `s.hand[p][i]` becomes `FIELD_hand(s, (p) * 6 + (i))`, and that
`TV_AT(s, type, offset, index)`, with the field's offset in the bytes of one state.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from types import ModuleType

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.codegen import (
    C_WIDTHS,
    INTERPRETED_ALWAYS,
    OTHERWISE,
    assigned,
    compiled_modules,
    is_constant,
    source_modules,
    source_of,
)
from tavoliere.engine.layout import Layout, count

TYPES = {"State": "State", "Row": "int*", "int": "int", "bool": "int", "None": "void"}
ARITHMETIC = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*"},
    **{ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>"},
}
ROUNDING_DOWN = {ast.FloorDiv: "tv_floordiv", ast.Mod: "tv_modulo"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
BUILT_IN = {"min": "tv_min", "max": "tv_max", "abs": "tv_abs"}
MOST_INLINED = 400  # parts of the text, in all places but one, that a function may be inlined for
CALL = 5  # parts of the text that a call is instead
# Names of variables that mean something else in C or CUDA.
KEYWORDS = frozenset(
    (
        *("auto", "bool", "case", "char", "const", "default", "delete", "do", "double", "enum", "extern", "float"),
        *("goto", "inline", "int", "long", "new", "operator", "private", "public", "register", "restrict", "short"),
        *("signed", "sizeof", "static", "struct", "switch", "template", "this", "typedef", "union", "unsigned"),
        *("using", "virtual", "void", "volatile"),
    )
)

ARITHMETIC_IN_C = """\
TV_FUNCTION int tv_min(int a, int b) { return a < b ? a : b; }
TV_FUNCTION int tv_max(int a, int b) { return a > b ? a : b; }
TV_FUNCTION int tv_abs(int a) { return a < 0 ? -a : a; }
TV_FUNCTION int tv_floordiv(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
TV_FUNCTION int tv_modulo(int a, int b) { int m = a % b; return m != 0 && (m < 0) != (b < 0) ? m + b : m; }
"""


class NotInC(ValueError):
    """Something in a game's functions that the rules' plain Python does not include."""


def c_source(definition: GameDefinition, wanted: Iterable[str]) -> str:
    """The functions of a game that are wanted, named `rule_...`, with all that they call, its tables and its fields.

    Whoever compiles it defines what stands before a table (`TV_TABLE`), before a function (`TV_FUNCTION`) and before
    one that is not to be written out wherever it is called (`TV_CALLED`), the type `State` and the macro `TV_AT`.
    """
    game = GameInC(definition)
    functions = game.reached(wanted)
    game.settle_inlining(functions, wanted)
    bodies = [line for name in functions for line in game.function(name)]
    return "\n".join(
        [
            f"/* Written from the files of {definition.package}. */",
            ARITHMETIC_IN_C,
            *constants(source_modules(definition), set(re.findall(r"[A-Z][A-Z_0-9]+", "\n".join(bodies)))),
            *fields(game.layout),
            *(f"{game.header(name)};" for name in functions),
            *bodies,
            "",
        ]
    )


def constants(modules: tuple[ModuleType, ...], used: set[str]) -> Iterator[str]:
    """The numbers and tables that the functions use."""
    found = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name in used and name.isupper() and is_constant(value)
    }
    for name, value in found.items():
        if isinstance(value, tuple):
            yield f"TV_TABLE int {name}[{len(value)}] = {{{', '.join(map(str, value))}}};"
    numbers = [f"{name} = {value}" for name, value in found.items() if isinstance(value, int)]
    if numbers:
        yield f"enum {{ {', '.join(numbers)} }};"


def fields(layout: Layout) -> Iterator[str]:
    """How each field is reached, by the offset of its bytes in those of one state."""
    offset = 0
    for name, field in layout.fields.items():
        yield f"#define FIELD_{name}(s, i) TV_AT(s, {C_WIDTHS[field.width]}, {offset}, i)"
        offset += field.width * count(field)


class GameInC:
    """The functions of a game by name, and how each reads in C."""

    def __init__(self, definition: GameDefinition) -> None:
        self.layout = Layout(definition.state.State)
        self.functions: dict[str, ast.FunctionDef] = {}
        for module in compiled_modules(definition):
            for function in ast.parse(source_of(module).read_text(encoding="utf-8")).body:
                if isinstance(function, ast.FunctionDef) and function.name not in INTERPRETED_ALWAYS:
                    self.functions[function.name] = function
        for name, other in OTHERWISE.items():
            self.functions.setdefault(name, self.functions[other])
        self.called: set[str] = set()

    def reached(self, wanted: Iterable[str]) -> list[str]:
        """The wanted functions and those that they call, directly or not."""
        found: dict[str, None] = {}
        waiting = list(wanted)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = None
                waiting += self.calls(name)
        return sorted(found)

    def calls(self, name: str) -> list[str]:
        """The functions that a function calls, once for each place where it does."""
        nodes = ast.walk(self.functions[name])
        called = [node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        return [other for other in called if other in self.functions]

    def settle_inlining(self, functions: list[str], wanted: Iterable[str]) -> None:
        """Find the functions that would be too much text, written out at each place that calls them.

        Compilers for GPUs inline whatever they are not told to leave, and then take minutes over a large game. A
        function that comes to call itself is refused: nobody could say how much stack a thread needs.
        """
        sizes: dict[str, int] = {}
        begun: set[str] = set()
        places = Counter(other for name in functions for other in self.calls(name))
        places.update(2 * list(wanted))  # whoever wants a function calls it here and there

        def size(name: str) -> int:
            """What stands in the text for a call, when all that is inlined is."""
            if name in begun:
                raise NotInC(f"{name} comes to call itself, through {', '.join(sorted(begun))}")
            if name not in sizes:
                begun.add(name)
                own = sum(1 for _ in ast.walk(self.functions[name]))
                whole = own + sum(size(other) for other in self.calls(name))
                if whole * (places[name] - 1) > MOST_INLINED:
                    self.called.add(name)
                sizes[name] = CALL if name in self.called else whole
                begun.remove(name)
            return sizes[name]

        for name in functions:
            size(name)

    def header(self, name: str) -> str:
        arguments = [
            f"{c_type(argument.annotation)} {variable(argument.arg)}" for argument in self.functions[name].args.args
        ]
        kind = "TV_CALLED" if name in self.called else "TV_FUNCTION"
        return f"{kind} {c_type(self.functions[name].returns)} rule_{name}({', '.join(arguments)})"

    def function(self, name: str) -> Iterator[str]:
        function = self.functions[name]
        yield f"{self.header(name)} {{"
        own = sorted(assigned(function) - {argument.arg for argument in function.args.args})
        if own:
            yield f"    int {', '.join(f'{variable(one)} = 0' for one in own)};"
        writer = Writer(self, own, returns_bool=ast.unparse(function.returns or function) == "bool")
        yield from writer.block(function.body, 1)
        yield "}"


class Writer:
    """Writes the statements and expressions of one function."""

    def __init__(self, game: GameInC, own: list[str], returns_bool: bool) -> None:
        self.game = game
        self.own = own
        self.returns_bool = returns_bool
        self.loops = 0

    # --- statements

    def block(self, statements: list[ast.stmt], depth: int) -> Iterator[str]:
        for statement in statements:
            for line in self.statement(statement, depth):
                yield line if line.startswith(" ") else "    " * depth + line

    def statement(self, statement: ast.stmt, depth: int) -> Iterator[str]:
        match statement:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call):
                yield f"{self.value(call)};"
            case ast.Assign(targets=[target], value=value):
                yield f"{self.value(target)} = {self.value(value)};"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
                yield f"{self.value(target)} {ARITHMETIC[type(op)]}= {self.value(value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                changed = ast.BinOp(left=only_read(target), op=op, right=value)
                yield f"{self.value(target)} = {self.value(ast.copy_location(changed, statement))};"
            case ast.Return(value=None):
                yield "return;"
            case ast.Return(value=ast.expr() as value):
                yield f"return {self.truth(value) if self.returns_bool else self.value(value)};"
            case ast.If(test=test, body=body, orelse=orelse):
                yield f"if ({self.truth(test)}) {{"
                yield from self.block(body, depth + 1)
                if orelse:
                    yield "} else {"
                    yield from self.block(orelse, depth + 1)
                yield "}"
            case ast.While(test=test, body=body, orelse=[]):
                yield f"while ({self.truth(test)}) {{"
                yield from self.block(body, depth + 1)
                yield "}"
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]),
                body=body,
                orelse=[],
            ):
                yield from self.loop(variable(name), bounds, body, depth)
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case _:
                raise refused(statement)

    def loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt], depth: int) -> Iterator[str]:
        """Over a counter of its own: Python's loops go on whatever is done to their variable."""
        self.loops += 1
        counter, last = f"i_{self.loops}", f"end_{self.loops}"
        first, end = ("0", bounds[0]) if len(bounds) == 1 else (self.value(bounds[0]), bounds[1])
        step = 1
        if len(bounds) == 3:
            try:
                step = int(ast.literal_eval(bounds[2]))
            except ValueError:
                raise refused(bounds[2]) from None
        compared, change = ("<", f"+= {step}") if step > 0 else (">", f"-= {-step}")
        begin = f"int {counter} = {first}, {last} = {self.value(end)}"
        yield f"for ({begin}; {counter} {compared} {last}; {counter} {change}) {{"
        yield "    " * (depth + 1) + f"{name} = {counter};"
        yield from self.block(body, depth + 1)
        yield "}"

    # --- expressions

    def value(self, expression: ast.expr) -> str:
        """A number."""
        match expression:
            case ast.Constant(value=bool() | int() as number):
                return str(int(number))
            case ast.Name(id=name):
                return variable(name)
            case ast.Attribute() | ast.Subscript():
                return self.place(expression)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(-{self.value(operand)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(!{self.truth(operand)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
                return f"({self.value(left)} {ARITHMETIC[type(op)]} {self.value(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ROUNDING_DOWN:
                return f"{ROUNDING_DOWN[type(op)]}({self.value(left)}, {self.value(right)})"
            case ast.Compare():
                return self.comparison(expression)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.truth(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.BoolOp(op=op, values=values):
                if all(self.is_truth(value) for value in values):
                    return self.truth(expression)
                # Python's `and` and `or` give one of their operands, which must not be worked out twice.
                *firsts, last = values
                written = self.value(last)
                for first in reversed(firsts):
                    once = self.value(only_read(first))
                    written = (
                        f"({once} ? {once} : {written})" if isinstance(op, ast.Or) else f"({once} ? {written} : {once})"
                    )
                return written
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                return self.call(expression, name, arguments)
        raise refused(expression)

    def truth(self, expression: ast.expr) -> str:
        """0 or 1."""
        match expression:
            case ast.BoolOp(op=op, values=values):
                return "(" + (" && " if isinstance(op, ast.And) else " || ").join(map(self.truth, values)) + ")"
            case _ if self.is_truth(expression):
                return self.value(expression)
        return f"({self.value(expression)} != 0)"

    def is_truth(self, expression: ast.expr) -> bool:
        """Whether an expression is True or False, and no other number."""
        match expression:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool()):
                return True
            case ast.BoolOp(values=values):
                return all(map(self.is_truth, values))
            case ast.Call(func=ast.Name(id=name)) if name in self.game.functions:
                return ast.unparse(self.game.functions[name].returns or expression) == "bool"
        return False

    def comparison(self, expression: ast.Compare) -> str:
        match expression:
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Tuple(elts=items)]):
                once = self.value(only_read(left))
                found = "(" + " || ".join(f"{once} == {self.value(item)}" for item in items) + ")"
                return found if isinstance(op, ast.In) else f"(!{found})"
            case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in COMPARISONS for op in ops):
                for between in others[:-1]:
                    only_read(between)
                parts = [self.value(part) for part in (left, *others)]
                pairs = zip(parts, ops, parts[1:], strict=False)
                written = " && ".join(f"{one} {COMPARISONS[type(op)]} {other}" for one, op, other in pairs)
                return f"({written})"
        raise refused(expression)

    def call(self, expression: ast.expr, name: str, arguments: list[ast.expr]) -> str:
        values = [self.value(argument) for argument in arguments]
        if name in BUILT_IN:
            written = values[0]
            for other in values[1:]:
                written = f"{written}, {other}" if len(values) == 2 else f"{BUILT_IN[name]}({written}, {other})"
            return f"{BUILT_IN[name]}({written})" if len(values) < 3 else written
        if name not in self.game.functions:
            raise refused(expression)
        return f"rule_{name}({', '.join(values)})"

    def place(self, expression: ast.expr) -> str:
        """A field of the state, a place of a table, or of a row."""
        indices: list[ast.expr] = []
        base = expression
        while isinstance(base, ast.Subscript):
            indices.insert(0, base.slice)
            base = base.value
        match base:
            case ast.Attribute(value=ast.Name(id=state), attr=name):
                shape = self.game.layout.fields[name].shape
                if len(indices) != len(shape):
                    raise refused(expression)
                at = "0"
                for length, index in zip(shape, indices, strict=True):
                    at = self.value(index) if at == "0" else f"({at}) * {length} + {self.value(index)}"
                return f"FIELD_{name}({state}, {at})"
            case ast.Name(id=name) if len(indices) == 1:
                return f"{variable(name)}[{self.value(indices[0])}]"
        raise refused(expression)


def only_read(expression: ast.expr) -> ast.expr:
    """An expression that may be written twice, since it calls nothing."""
    if any(isinstance(node, ast.Call) for node in ast.walk(expression)):
        raise refused(expression)
    return expression


def variable(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name


def c_type(annotation: ast.expr | None) -> str:
    assert annotation is not None, "every argument and result needs a type"
    return TYPES[ast.unparse(annotation)]


def refused(node: ast.stmt | ast.expr) -> NotInC:
    return NotInC(f"line {node.lineno}: `{ast.unparse(node)}` is not among what the rules' plain Python can say")
