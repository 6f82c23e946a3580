"""Writes a game's plain Python out as C, for every compiled form: this machine's, CUDA's and WebAssembly's.

Faithful to Python: a loop's range is settled when it begins, `and` and `or` give what Python's give. `//` and `%` are
C's, which on numbers below 0 round the other way; `TV_NOT_NEGATIVE` finds in tests whether a game ever divides one.
What cannot be said so is refused with its line (`plain_language.py`), never guessed at.

A function that notes what happens has two forms. `rule_apply` leaves out all that only notes: searches and batches pay
nothing for it. `rule_noting_apply` writes it down, into an array whose first number is how many follow: of each event
how many numbers it has, its kind, and these.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.plain_modules import Constant, NotPlain, check_notes, constants, is_note, source_modules
from tavoliere.definition.schema import Field
from tavoliere.engine.layout import Layout
from tavoliere.engine.plain_language import (
    NOTING,
    OTHERWISE,
    Function,
    functions_of,
    place,
    plain_name,
    refused,
    structs,
)

TYPES = {"Row": "int*", "int": "int", "bool": "int", "None": "void"}
WIDTHS = {1: "signed char", 2: "short", 4: "int"}
ARITHMETIC = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*"},
    **{ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>"},
}
DIVISIONS = {ast.FloorDiv: "/", ast.Mod: "%"}
SIGNS = {ast.USub: "-", ast.Invert: "~"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
BUILT_IN = {"min": "tv_min", "max": "tv_max", "abs": "tv_abs"}
MOST_INLINED = 400  # parts of the text, in all places but one, that a function may be inlined for
CALL = 5  # parts of the text that a call is instead
MOST_NOTED = 4096  # numbers that one action may note
LARGEST = (1 << 31) - 1
# Names of variables that mean something else in C or CUDA.
KEYWORDS = frozenset(
    (
        *("auto", "bool", "case", "char", "const", "default", "delete", "do", "double", "enum", "extern", "float"),
        *("goto", "inline", "int", "long", "new", "operator", "private", "public", "register", "restrict", "short"),
        *("signed", "sizeof", "static", "struct", "switch", "template", "this", "typedef", "union", "unsigned"),
        *("using", "virtual", "void", "volatile", "notes"),
    )
)

ARITHMETIC_IN_C = """\
#ifndef TV_NOT_NEGATIVE
#define TV_NOT_NEGATIVE(a) (a)
#endif
TV_FUNCTION int tv_min(int a, int b) { return a < b ? a : b; }
TV_FUNCTION int tv_max(int a, int b) { return a > b ? a : b; }
TV_FUNCTION int tv_abs(int a) { return a < 0 ? -a : a; }
"""

SUM_IN_C = """\
TV_FUNCTION int tv_sum_{width}(const {kind}* row, int first, int end) {{
    int sum = 0;
    for (int i = first; i < end; i++)
        sum += row[i];
    return sum;
}}
"""

NOTES_IN_C = f"""\
enum {{ TV_MOST_NOTED = {MOST_NOTED} }};
TV_FUNCTION void tv_note(int* notes, int count, const int* numbers) {{
    /* Where there is no more room, nothing is kept, and -1 says so. */
    int at = notes[0] + 1;
    if (at == 0 || at + count > TV_MOST_NOTED) {{
        notes[0] = -1;
        return;
    }}
    notes[at] = count - 1;
    for (int i = 0; i < count; i++)
        notes[at + 1 + i] = numbers[i];
    notes[0] = at + count;
}}
"""


def c_source(
    definition: GameDefinition,
    wanted: Iterable[str],
    recursive: bool = True,
    apart: bool = False,
    given: Iterable[str] = (),
) -> str:
    """The functions of a game that are wanted, named `rule_...`, with all that they call, its tables and its fields.

    Whoever compiles it defines what stands before a table (`TV_TABLE`), before a function (`TV_FUNCTION`), before one
    that is not to be written out wherever it is called (`TV_CALLED`), and before a noting form (`TV_NOTING`). Where
    nobody can say how much stack there is, functions that come to call themselves are refused. With `apart`, noting
    forms share no function with the others: compilers write out what is called in one place only. `given` names
    functions of whoever compiles it.
    """
    check_notes(definition)
    game = GameInC(definition, apart, given)
    forms = game.reached(wanted)
    game.settle_inlining(forms, wanted, recursive)
    bodies = [line for form in forms for line in game.function(form)]
    return "\n".join(
        [
            f"/* Written from the files of {definition.package}. */",
            ARITHMETIC_IN_C,
            *([NOTES_IN_C] if any(form.startswith(NOTING) for form in forms) else []),
            *(SUM_IN_C.format(width=width, kind=kind) for width, kind in WIDTHS.items() if width in game.summed),
            *declared(game.constants, set(re.findall(r"[A-Z][A-Z_0-9]+", "\n".join(bodies)))),
            *(line for name, layout in game.structs.items() for line in struct(name, layout)),
            *(f"{game.header(form)};" for form in forms),
            *bodies,
            "",
        ]
    )


def declared(found: dict[str, Constant], used: set[str]) -> Iterator[str]:
    """The numbers and tables that the functions use."""
    for name, value in found.items():
        if isinstance(value, tuple) and name in used:
            yield f"TV_TABLE int {name}[{len(value)}] = {{{', '.join(map(str, value))}}};"
    numbers = [f"{name} = {value}" for name, value in found.items() if isinstance(value, int) and name in used]
    if numbers:
        yield f"enum {{ {', '.join(numbers)} }};"


def struct(name: str, layout: Layout) -> Iterator[str]:
    """How the fields of a state lie in memory: the widest first, so that nothing lies between them."""
    yield "typedef struct {"
    for field, (width, shape, *_) in layout.fields.items():
        yield f"    {WIDTHS[width]} {variable(field)}" + "".join(f"[{length}]" for length in shape) + ";"
    yield f"}}* {name};"


class GameInC:
    """The functions of a game by name, and how each reads in C."""

    def __init__(self, definition: GameDefinition, apart: bool = False, given: Iterable[str] = ()) -> None:
        self.structs = structs(definition)
        self.constants = constants(source_modules(definition))
        self.functions = functions_of(definition)
        for name, other in OTHERWISE.items():
            if other in self.functions:
                self.functions.setdefault(name, self.functions[other])
        self.apart = apart
        self.given = frozenset(given)
        self.noters = self._noters()
        self.called: set[str] = set()
        self.summed: set[int] = set()  # how wide numbers of rows are that are summed

    def _noters(self) -> set[str]:
        """The functions that come to note something."""
        found: set[str] = set()
        while more := {
            name
            for name, function in self.functions.items()
            if name not in found and any(other == "note" or other in found for other in called(function.node))
        }:
            found |= more
        return found

    def reached(self, wanted: Iterable[str]) -> list[str]:
        """The wanted forms of functions and those that they call, directly or not, in the order of the modules."""
        found: set[str] = set()
        waiting = list(wanted)
        while waiting:
            form = waiting.pop()
            if form not in found:
                found.add(form)
                waiting += self.calls(form)
        return [form for name in self.functions for form in (name, NOTING + name) if form in found]

    def calls(self, form: str) -> list[str]:
        """The forms of functions that one calls, once for each place where it does."""
        noting = form.startswith(NOTING)
        node = self.functions[plain_name(form)].node
        return [self.form(name, noting) for name in called(node, noting) if name in self.functions]

    def form(self, name: str, noting: bool) -> str:
        return NOTING + name if noting and (self.apart or name in self.noters) else name

    def settle_inlining(self, forms: list[str], wanted: Iterable[str], recursive: bool) -> None:
        """Find the functions that would be too much text, written out at each place that calls them.

        Compilers for GPUs inline whatever they are not told to leave, and then take minutes over a large game.
        """
        sizes: dict[str, int] = {}
        begun: list[str] = []
        places = Counter(other for form in forms for other in self.calls(form))
        places.update(2 * list(wanted))  # whoever wants a function calls it here and there

        def size(form: str) -> int:
            """What stands in the text for a call, when all that is inlined is."""
            if form in begun:
                if not recursive:
                    function = self.functions[plain_name(form)]
                    through = ", ".join(sorted(begun))
                    raise NotPlain(f"{place(function, function.node)}: {form} comes to call itself, through {through}")
                self.called.add(form)
                return CALL
            if form not in sizes:
                begun.append(form)
                own = sum(1 for _ in ast.walk(self.functions[plain_name(form)].node))
                whole = own + sum(size(other) for other in self.calls(form))
                if whole * (places[form] - 1) > MOST_INLINED:
                    self.called.add(form)
                sizes[form] = CALL if form in self.called else whole
                begun.pop()
            return sizes[form]

        for form in forms:
            size(form)

    def header(self, form: str) -> str:
        function = self.functions[plain_name(form)]
        arguments = [f"{TYPES.get(kind, kind)} {variable(name)}" for name, kind in function.arguments.items()]
        arguments += ["int* notes"] * form.startswith(NOTING)
        kind = "TV_NOTING" if form.startswith(NOTING) else "TV_CALLED" if form in self.called else "TV_FUNCTION"
        return f"{kind} {TYPES[function.result]} rule_{form}({', '.join(arguments)})"

    def function(self, form: str) -> Iterator[str]:
        function = self.functions[plain_name(form)]
        writer = Writer(self, function, form.startswith(NOTING))
        if function.result != "None" and not ends(function.node.body):
            raise NotPlain(
                f"{place(function, function.node)}: {function.name} may end without a return, "
                f"and then there is no {function.result} for whoever calls it"
            )
        yield f"{self.header(form)} {{"
        if used := sorted(function.own & function.read):
            yield f"    int {', '.join(f'{variable(one)} = 0' for one in used)};"
        yield from writer.block(function.node.body, 1)
        yield "}"


class Writer:
    """Writes the statements and expressions of one form of a function."""

    def __init__(self, game: GameInC, function: Function, noting: bool) -> None:
        self.game = game
        self.function = function
        self.noting = noting
        self.loops = 0

    def refused(self, node: ast.AST, why: str = "") -> NotPlain:
        return refused(self.function.file, node, why)

    # --- statements

    def block(self, statements: list[ast.stmt], depth: int) -> Iterator[str]:
        for statement in statements:
            for line in self.statement(statement, depth):
                yield line if line.startswith(" ") else "    " * depth + line

    def statement(self, statement: ast.stmt, depth: int) -> Iterator[str]:
        match statement:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call) if is_note(statement):
                written = self.noted(call)  # which is looked at in both forms
                if self.noting:
                    yield f"{written};"
            case ast.Expr(value=ast.Call() as call):
                yield f"{self.call(call)[0]};"
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in self.function.own - self.function.read:
                yield f"(void){self.value(value)};"
            case ast.Assign(targets=[ast.Name() | ast.Attribute() | ast.Subscript() as target], value=value):
                yield f"{self.target(target)} = {self.value(value)};"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
                yield f"{self.target(target)} {ARITHMETIC[type(op)]}= {self.value(value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                changed = ast.BinOp(left=self.only_read(target), op=op, right=value)
                yield f"{self.target(target)} = {self.value(ast.copy_location(changed, statement))};"
            case ast.Return(value=ast.Constant(value=None) | None):
                if self.function.result != "None":
                    raise self.refused(statement, f"{self.function.name} returns {self.function.result}")
                yield "return;"
            case ast.Return(value=ast.expr() as value):
                if self.function.result == "None":
                    raise self.refused(statement, f"{self.function.name} returns None: write `return` alone")
                yield f"return {self.truth(value) if self.function.result == 'bool' else self.value(value)};"
            case ast.If(test=test, body=body, orelse=orelse):
                yield f"if {self.condition(test)} {{"
                yield from self.block(body, depth + 1)
                if orelse:
                    yield "} else {"
                    yield from self.block(orelse, depth + 1)
                yield "}"
            case ast.While(test=test, body=body, orelse=[]):
                yield f"while {self.condition(test)} {{"
                yield from self.block(body, depth + 1)
                yield "}"
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=[_, *_] as bounds, keywords=[]),
                body=body,
                orelse=[],
            ):
                yield from self.loop(name, bounds, body, depth)
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case _:
                raise self.refused(statement)

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
                step = 0
            if step == 0:
                raise self.refused(bounds[2], "a loop's step is a number, and not 0")
        compared, change = ("<", f"+= {step}") if step > 0 else (">", f"-= {-step}")
        begin = f"{self.counter(name)} {counter} = {first}, {last} = {self.value(end)}"
        yield f"for ({begin}; {counter} {compared} {last}; {counter} {change}) {{"
        if name in self.function.read:
            yield "    " * (depth + 1) + f"{variable(name)} = {counter};"
        yield from self.block(body, depth + 1)
        yield "}"

    def counter(self, name: str) -> str:
        """The type of a loop's counter."""
        return "int"

    def noted(self, call: ast.Call) -> str:
        match call:
            case ast.Call(func=ast.Name(id="note"), args=[_, *_] as numbers, keywords=[]):
                values = ", ".join(map(self.value, numbers))
                return f"tv_note(notes, {len(numbers)}, (const int[]){{{values}}})"
            case ast.Call(func=ast.Name(id="note")):
                raise self.refused(call, "an event is noted by its number, and plain numbers")
        return self.call(call)[0]

    # --- expressions

    def value(self, expression: ast.expr) -> str:
        """A number."""
        match expression:
            case ast.Constant(value=bool() | int() as number):
                if abs(number) > LARGEST:
                    raise self.refused(expression, f"numbers lie between {-LARGEST} and {LARGEST}")
                return str(int(number))
            case ast.Name(id=name):
                return self.number(expression, name)
            case ast.Attribute() | ast.Subscript():
                return self.place(expression)
            case ast.UnaryOp(op=ast.USub() | ast.Invert() as op, operand=operand):
                return f"({SIGNS[type(op)]}{self.value(operand)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(!{self.truth(operand)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
                return f"({self.value(left)} {ARITHMETIC[type(op)]} {self.value(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in DIVISIONS:
                return f"(TV_NOT_NEGATIVE({self.value(left)}) {DIVISIONS[type(op)]} {self.value(right)})"
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
                    once = self.value(self.only_read(first))
                    written = (
                        f"({once} ? {once} : {written})" if isinstance(op, ast.Or) else f"({once} ? {written} : {once})"
                    )
                return written
            case ast.Call(func=ast.Name(), keywords=[]):
                written, result = self.call(expression)
                if result == "None":
                    raise self.refused(expression, "it returns None, and here a number is needed")
                return written
        raise self.refused(expression)

    def number(self, node: ast.expr, name: str) -> str:
        """A variable or a constant that is one number."""
        kind = self.function.arguments.get(name, "int")
        if name not in self.function.own and name not in self.function.arguments:
            found = self.game.constants.get(name)
            if found is None:
                raise self.refused(node, f"{name} is neither a variable nor a constant of whole numbers in capitals")
            kind = "int" if isinstance(found, int) else "a table"
        if kind not in ("int", "bool"):
            raise self.refused(node, f"{name} is {kind}, and here one number is needed")
        return variable(name)

    def condition(self, test: ast.expr) -> str:
        """0 or 1 in parentheses, and not in two: compilers warn of `if ((a == b))`."""
        match test:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp():
                return self.truth(test)
        return f"({self.truth(test)})"

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
                return self.game.functions[name].result == "bool"
        return False

    def comparison(self, expression: ast.Compare) -> str:
        match expression:
            case ast.Compare(
                left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Tuple(elts=[_, *_] as items)]
            ):
                once = self.value(self.only_read(left))
                found = "(" + " || ".join(f"{once} == {self.value(item)}" for item in items) + ")"
                return found if isinstance(op, ast.In) else f"(!{found})"
            case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in COMPARISONS for op in ops):
                for between in others[:-1]:
                    self.only_read(between)
                parts = [self.value(part) for part in (left, *others)]
                pairs = zip(parts, ops, parts[1:], strict=False)
                written = " && ".join(f"{one} {COMPARISONS[type(op)]} {other}" for one, op, other in pairs)
                return f"({written})"
        raise self.refused(expression)

    def call(self, call: ast.Call) -> tuple[str, str]:
        """A call of a function, and the type of its result."""
        match call:
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in BUILT_IN:
                written, *others = [self.value(argument) for argument in arguments] or [""]
                if (len(arguments) == 1) != (name == "abs") or not arguments:
                    raise self.refused(call, f"{name} takes {'one number' if name == 'abs' else 'two numbers or more'}")
                for other in others:
                    written = f"{written}, {other}" if len(others) == 1 else f"{BUILT_IN[name]}({written}, {other})"
                return (f"{BUILT_IN[name]}({written})" if len(others) < 2 else written), "int"
            case ast.Call(func=ast.Name(id="sum"), args=[row], keywords=[]):
                return self.sum_of(row), "int"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in self.game.given:
                return f"{name}({', '.join(map(self.value, arguments))})", "int"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in self.game.functions:
                function = self.game.functions[name]
                if len(arguments) != len(function.arguments):
                    raise self.refused(
                        call,
                        f"{name}{function.signature} of {place(function, function.node)} is given {len(arguments)}",
                    )
                pairs = zip(arguments, function.arguments.values(), strict=True)
                values = [self.argument(one, kind) for one, kind in pairs]
                form = self.game.form(name, self.noting)
                values += ["notes"] * form.startswith(NOTING)
                return f"rule_{form}({', '.join(values)})", function.result
            case ast.Call(func=ast.Name(id="note")):
                raise self.refused(call, "what is noted is a line of its own")
            case ast.Call(func=ast.Name(id="wrong"), args=[invariant, *told], keywords=[]):
                unread = [f"(void){self.value(one)}" for one in told if isinstance(one, ast.Name)]
                return f"({', '.join([*unread, self.value(invariant)])})", "int"  # the rest is for whoever is told why
            case ast.Call(func=ast.Name(id=name), keywords=[]):
                raise self.refused(call, f"there is no function {name} in the files of the game's plain functions")
        raise self.refused(call)

    def sum_of(self, row: ast.expr) -> str:
        """The sum of a field's last index, all of it or from one place to before another."""
        part = ast.Slice()
        match row:
            case ast.Subscript(value=whole, slice=ast.Slice(step=None) as part):
                row = whole
        base, indices = indexed(row)
        if not isinstance(base, ast.Attribute) or len(indices) != len(self.field_of(base).shape) - 1:
            raise self.refused(row, "sum takes a row of numbers: `s.deck`, `s.hand[p]`, `s.deck[2:5]`")
        field = self.field_of(base)
        first = f"TV_NOT_NEGATIVE({self.value(part.lower)})" if part.lower else "0"
        end = str(field.shape[-1])
        if part.upper:
            end = f"tv_min(TV_NOT_NEGATIVE({self.value(part.upper)}), {end})"
        self.game.summed.add(field.width)
        return f"tv_sum_{field.width}({self.field(base, indices)}, {first}, {end})"

    def argument(self, given: ast.expr, kind: str) -> str:
        """What a function is given: a number, or a state or a row as it stands."""
        if kind in ("int", "bool"):
            return self.value(given)
        if isinstance(given, ast.Name) and self.function.arguments.get(given.id) == kind:
            return variable(given.id)
        raise self.refused(given, f"a {kind} can only be handed on as it was given")

    def target(self, expression: ast.expr) -> str:
        """What can be changed: a local variable, a field, a place of a row."""
        match expression:
            case ast.Name(id=name) if self.function.arguments.get(name, "int") not in ("int", "bool"):
                raise self.refused(expression, f"{name} stays what it is; its fields and places can be changed")
            case ast.Subscript(value=ast.Name(id=name)) if name not in self.function.arguments:
                raise self.refused(expression, f"{name} is a table, which stays as it is")
        return self.value(expression)

    def place(self, expression: ast.expr) -> str:
        """A field of the state, a place of a table, or of a row."""
        base, indices = indexed(expression)
        match base:
            case ast.Attribute(attr=attribute):
                shape = self.field_of(base).shape
                if len(indices) != len(shape):
                    name = ast.unparse(base)
                    raise self.refused(
                        expression, f"{attribute} has {len(shape)} indices: write {name}{'[i]' * len(shape)}"
                    )
                return self.field(base, indices)
            case ast.Name(id=name) if len(indices) == 1:
                if self.function.arguments.get(name) == "Row" or (
                    name not in self.function.own and isinstance(self.game.constants.get(name), tuple)
                ):
                    return f"{variable(name)}[{self.value(indices[0])}]"
                raise self.refused(expression, f"{name} is neither a Row nor a table of whole numbers in capitals")
        raise self.refused(expression)

    def field(self, base: ast.Attribute, indices: list[ast.expr]) -> str:
        return f"{ast.unparse(base.value)}->{variable(base.attr)}" + "".join(f"[{self.value(one)}]" for one in indices)

    def field_of(self, base: ast.Attribute) -> Field:
        """The field of a state that an attribute is."""
        match base:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                layout = self.game.structs.get(self.function.arguments.get(name, ""))
                if layout is None:
                    raise self.refused(base, f"{name} is no argument with fields")
                if attribute not in layout.fields:
                    raise self.refused(base, f"there is no field {attribute}")
                return layout.fields[attribute]
        raise self.refused(base)

    def only_read(self, expression: ast.expr) -> ast.expr:
        """An expression that may be written twice, since it calls nothing of the game."""
        calls = [node for node in ast.walk(expression) if isinstance(node, ast.Call)]
        if any(not isinstance(call.func, ast.Name) or call.func.id not in self.game.given for call in calls):
            raise self.refused(expression, "put what it calls into a variable first, as it would be called twice")
        return expression


def indexed(expression: ast.expr) -> tuple[ast.expr, list[ast.expr]]:
    """What stands before indices, and these."""
    indices: list[ast.expr] = []
    while isinstance(expression, ast.Subscript):
        indices.insert(0, expression.slice)
        expression = expression.value
    return expression, indices


def called(node: ast.AST, noting: bool = True) -> Iterator[str]:
    """The names of functions that are called, once for each place; those that only note may be left out."""
    if is_note(node) and not noting:
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        yield node.func.id
    for child in ast.iter_child_nodes(node):
        yield from called(child, noting)


def ends(body: list[ast.stmt]) -> bool:
    """Whether a block always comes to a return."""
    match body[-1]:
        case ast.Return():
            return True
        case ast.If(body=then, orelse=[_, *_] as otherwise):
            return ends(then) and ends(otherwise)
        case ast.While(test=ast.Constant(value=True), body=inside):
            return not any(isinstance(node, ast.Break) for part in inside for node in ast.walk(part))
    return False


def variable(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name
