"""The changes that are tried on a rule file, and the file's text with all of them behind a switch.

What is changed, each as small as a slip of the pen:

- a condition, or one part of it, always or never holds; `<` becomes `<=`, and so on;
- `+` becomes `-`, `*` becomes `+`, `//` and `%` are left out, `min` becomes `max`;
- a number in the text is one more or one less;
- a loop leaves out its first or its last step;
- another number of colours is counted to: of those who play for those on the board, and so on;
- a statement is left out.

Changes that others include are not tried (`and` for `or`, `==` for `!=`), nor those that read outside of a table, nor
what is only noted for players.
"""

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

ADDRESS = re.compile(r"\b[A-Z]{2} (?:[A-Z]-?)?\d+(?:\.\d+)*[a-z]?\b")
HEADER = "from scripts.mutants.switch import on"

BEYOND: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
# A number compared with: towards the side that the change of the operator does not try.
OTHER_SIDE: dict[type[ast.cmpop], int] = {ast.Lt: -1, ast.LtE: 1, ast.Gt: 1, ast.GtE: -1, ast.Eq: 1, ast.NotEq: 1}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED_CALLS = {"min": "max", "max": "min"}
# Numbers of San Marco's state that are equal in most games and easily taken for each other.
OTHER_COUNTS = {"present": ("colours",), "colours": ("players", "present")}


@dataclass(frozen=True)
class Mutant:
    """One change of one line."""

    number: int
    file: str
    line: int
    function: str
    change: str  # the line before and after; names the mutant in the game's file of explanations
    rule: str  # the nearest rule address above it

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.function}  [{self.rule}]  {self.change}"


def mutated(source: str, file: str, first: int, functions: set[str] | None = None) -> tuple[str, list[Mutant]]:
    """The text with all changes of these functions (None: of all) behind a switch, and these, numbered from `first`."""
    tree = ast.parse(source)
    lines = source.splitlines()
    mutants: list[Mutant] = []
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and (functions is None or function.name in functions):
            names: Counter[str] = Counter()
            switched = Switches(function)
            for number, (line, change) in enumerate(switched.tried, first + len(mutants)):
                names[change] += 1
                name = change if names[change] == 1 else f"{change} ({names[change]})"
                rule = nearest_rule(lines, function, line)
                mutants.append(Mutant(number, file, line, function.name, name, rule))
            switched.put_in(first + len(mutants) - len(switched.tried))
    at = 1 if ast.get_docstring(tree) else 0
    tree.body[at:at] = ast.parse(HEADER).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n", mutants


def nearest_rule(lines: list[str], function: ast.FunctionDef, line: int) -> str:
    """The address at the line or above it in the function, or else that of the heading above the function."""
    for number in range(line, 0, -1):
        text = lines[number - 1]
        found: list[str] = ADDRESS.findall(text)
        if found and number >= function.lineno:
            return found[0]
        if text.startswith("# ---"):
            return found[0] if found else "-"
    return "-"


class Switches:
    """The changes of one function. They are found first, and then put in, so that each can be shown alone."""

    def __init__(self, function: ast.FunctionDef) -> None:
        self.function = function
        self.tried: list[tuple[int, str]] = []  # line, change
        self.replacements: dict[int, list[tuple[int, ast.expr]]] = {}  # by the id of the node: which change, by what
        self.left_out: dict[int, int] = {}  # by the id of the statement: which change
        self.starts: dict[int, int] = {}  # by the id of a loop that begins at 0: the change to begin at 1
        self.known = {argument.arg for argument in function.args.args}  # local variables that have a value by now
        self.block(function.body, alone=False)

    # --- finding ---

    def block(self, statements: list[ast.stmt], alone: bool) -> None:
        """`alone`: leaving out the only statement would be the same as the condition's never holding."""
        for statement in statements:
            if only_notes(statement):
                continue
            self.statement = statement
            if self.can_be_left_out(statement) and not (alone and len(statements) == 1):
                self.left_out[id(statement)] = len(self.tried)
                self.tried.append((statement.lineno, f"{headline(statement)} -> nothing"))
            for child in ast.iter_child_nodes(statement):
                if isinstance(child, ast.expr):
                    self.child(statement, child)
            if isinstance(statement, (ast.Assign, ast.For)):
                target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
                self.known |= {target.id} if isinstance(target, ast.Name) else set()
            if isinstance(statement, (ast.If, ast.While, ast.For)):
                self.block(statement.body, alone=isinstance(statement, ast.If) and not statement.orelse)
                self.block(statement.orelse, alone=False)

    def can_be_left_out(self, statement: ast.stmt) -> bool:
        if isinstance(statement, ast.Assign):
            target = statement.targets[0]
            return not isinstance(target, ast.Name) or target.id in self.known  # C would read what was never written
        if isinstance(statement, ast.Expr):
            return not isinstance(statement.value, ast.Constant)  # a docstring
        if isinstance(statement, ast.Return):
            return statement is not self.function.body[-1]
        return isinstance(statement, (ast.AugAssign, ast.Break, ast.Continue))

    def child(self, statement: ast.stmt, child: ast.expr) -> None:
        if isinstance(statement, ast.For) and child is statement.iter:
            assert isinstance(child, ast.Call), "a loop over a range"
            self.steps(child)
        elif isinstance(statement, (ast.If, ast.While)):
            self.condition(child, always=isinstance(statement, ast.If))
        elif isinstance(statement, ast.Return) and isinstance(child, ast.Constant) and isinstance(child.value, bool):
            self.replace(child, ast.Constant(not child.value))
        elif isinstance(statement, ast.AugAssign) and literal(child) == 1:
            self.replace(child, ast.Constant(2))
        else:
            self.value(child)

    def condition(self, node: ast.expr, never: bool = True, always: bool = True) -> None:
        """Each part is taken to hold, or not to hold, where that does not decide the whole in the same way."""
        if isinstance(node, ast.BoolOp):
            both = isinstance(node.op, ast.And)
            if never if both else always:
                self.replace(node, ast.Constant(not both))
            for part in node.values:
                self.condition(part, never=not both, always=both)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand, never=always, always=never)
        else:
            if never:
                self.replace(node, ast.Constant(False))
            if always:
                self.replace(node, ast.Constant(True))
            if isinstance(node, ast.Compare):
                self.comparison(node)
            else:
                self.value(node)

    def comparison(self, node: ast.Compare) -> None:
        operator, right = type(node.ops[0]), node.comparators[0]
        number = literal(right)
        if operator in BEYOND and (operator, number) != (ast.Gt, 0):  # a count that is at least 0: always
            self.replace(node, ast.Compare(node.left, [BEYOND[operator]()], node.comparators))
        if number is None:
            self.value(right)
        else:
            self.replace(right, ast.Constant(number + OTHER_SIDE[operator]))
        self.value(node.left)

    def value(self, node: ast.expr) -> None:
        number = literal(node)
        if number is not None:
            self.replace(node, ast.Constant(number - 1 if number > 0 else number + 1))
        elif isinstance(node, ast.Compare | ast.BoolOp) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        ):
            self.condition(node)
        elif isinstance(node, ast.IfExp):
            self.condition(node.test)
            self.value(node.body)
            self.value(node.orelse)
        elif isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name), "rules call functions by their names"
            if node.func.id in SWAPPED_CALLS:
                self.replace(node, ast.Call(ast.Name(SWAPPED_CALLS[node.func.id], ast.Load()), node.args, []))
            for argument in node.args:
                self.value(argument)
        else:
            self.counted_to(node)
            if isinstance(node, ast.BinOp):
                swapped = SWAPPED.get(type(node.op))
                self.replace(node, ast.BinOp(node.left, swapped(), node.right) if swapped else node.left)
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self.value(child)

    def steps(self, loop: ast.Call) -> None:
        """A loop without its first step, and without its last."""
        args = loop.args
        step = literal(args[2]) if len(args) == 3 else 1
        assert step is not None, "a step is a number"
        if len(args) == 1:
            self.replace(loop, ast.Call(loop.func, [ast.Constant(1), args[0]], []))
            self.starts[id(loop)] = self.replacements.pop(id(loop))[0][0]
        else:
            self.replace(args[0], ast.BinOp(args[0], ast.Add(), number_node(step)))
        stop = args[0] if len(args) == 1 else args[1]
        self.replace(stop, ast.BinOp(stop, ast.Sub(), number_node(step)))
        self.counted_to(stop)

    def counted_to(self, node: ast.expr) -> None:
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            for other in OTHER_COUNTS.get(node.attr, ()):
                self.replace(node, ast.Attribute(node.value, other, ast.Load()))

    def replace(self, node: ast.expr, by: ast.expr) -> None:
        before = headline(self.statement)
        parent, field, at = place_of(node, self.statement)
        put(parent, field, at, by)
        after = headline(self.statement)
        put(parent, field, at, node)
        self.replacements.setdefault(id(node), []).append((len(self.tried), copy.deepcopy(by)))
        self.tried.append((node.lineno, f"{before} -> {after}"))

    # --- putting in ---

    def put_in(self, first: int) -> None:
        """Write the switches into the function, whose changes are numbered from `first`."""
        self.first = first
        self.function.body = self.switched_block(self.function.body)

    def switched_block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        for statement in statements:
            for field, value in ast.iter_fields(statement):
                if isinstance(value, ast.expr):
                    setattr(statement, field, self.switched(value))
                elif field in ("body", "orelse"):
                    setattr(statement, field, self.switched_block(value))
                elif field == "targets":
                    setattr(statement, field, [self.switched(target) for target in value])
        return [
            ast.If(ast.UnaryOp(ast.Not(), self.on(self.left_out[id(statement)])), [statement], [])
            if id(statement) in self.left_out
            else statement
            for statement in statements
        ]

    def switched(self, node: ast.expr) -> ast.expr:
        replacements = self.replacements.get(id(node), [])
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                setattr(node, field, self.switched(value))
            elif isinstance(value, list):
                setattr(node, field, [self.switched(item) if isinstance(item, ast.expr) else item for item in value])
        if id(node) in self.starts and isinstance(node, ast.Call):
            node.args.insert(0, ast.IfExp(self.on(self.starts[id(node)]), ast.Constant(1), ast.Constant(0)))
        for change, by in sorted(replacements, key=lambda replacement: decides(replacement[1])):
            if not decides(by):
                node = ast.IfExp(self.on(change), by, node)
            elif by.value:  # type: ignore[attr-defined]
                node = ast.BoolOp(ast.Or(), [self.on(change), node])
            else:
                node = ast.BoolOp(ast.And(), [ast.UnaryOp(ast.Not(), self.on(change)), node])
        return node

    def on(self, change: int) -> ast.expr:
        return ast.Call(ast.Name("on", ast.Load()), [ast.Constant(self.first + change)], [])


def literal(node: ast.expr) -> int | None:
    """The number that stands here, if it is one."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return -int(node.operand.value)  # type: ignore[arg-type]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def decides(node: ast.expr) -> bool:
    """True or False in place of a condition. As a part of `and` and `or` it remains a truth value of C."""
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def number_node(number: int) -> ast.expr:
    return ast.Constant(number) if number >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-number))


def headline(statement: ast.stmt) -> str:
    """The first line of a statement: of a loop or a condition without what it governs."""
    text = ast.unparse(ast.fix_missing_locations(statement))
    return text.splitlines()[0].removesuffix(":")


def place_of(node: ast.expr, statement: ast.stmt) -> tuple[ast.AST, str, int | None]:
    for parent in ast.walk(statement):
        for field, value in ast.iter_fields(parent):
            if value is node:
                return parent, field, None
            if isinstance(value, list):
                for at, item in enumerate(value):
                    if item is node:
                        return parent, field, at
    raise AssertionError("the node is part of the statement")


def only_notes(node: ast.AST) -> bool:
    """Whether a statement, or a function, only notes for players what happens: the rules are the same without it."""
    match node:
        case ast.FunctionDef(name=name) | ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name == "note" or name.startswith("note_")
    return False


def put(parent: ast.AST, field: str, at: int | None, node: ast.expr) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def called(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """Each function of a file, and the names that it calls."""
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and not only_notes(function):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            yield function.name, {name.id for name in calls if isinstance(name, ast.Name)}
