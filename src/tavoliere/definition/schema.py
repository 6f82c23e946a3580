"""The vocabulary in which a game describes itself: fields of its state, blocks of its actions, options.

A game's rules are plain functions over a flat state of integers. What those integers are, and what each action
number means, is written once, in tables made of these. The engine, the build, the text forms, the documentation and
the tests all read the same tables.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tavoliere.definition.field_forms import Bound, WrittenForm
from tavoliere.words import Message, repeated

Row = list[int]
Grid = list[list[int]]

# What `actor` answers where no seat decides.
CHANCE = -1
NOBODY_ACTS = -2  # the game is over

# Who may know a field.
ALL = "all"  # everybody at the table
OWNER = "owner"  # the seat that is the field's first index
PUBLIC_PART = "public part"  # everybody, except for the cells that the rules hide
WATCHERS = "watchers"  # whoever watched the game; a board does not show it
NOBODY = "nobody"  # a view holds here the pool of everything unseen


class Seats(int):
    """As an index of a field: the seats, of which a game has at most so many."""


class Invariant(str):
    """What is always true, by its name, and the cells or places of a written position that it is about.

    With arguments, `broken` notes what is wrong (`wrong`): its sentence speaks of them, and a place may have
    them in braces, "players/{who}/reserve". One that is called `at` is for places alone.
    """

    about: tuple[str, ...]
    arguments: tuple[tuple[str, Any], ...]

    def __new__(cls, name: str, /, *about: str, **arguments: Any) -> "Invariant":
        invariant = super().__new__(cls, name)
        invariant.about = about
        invariant.arguments = tuple(arguments.items())
        return invariant


class InvariantTable(list[Invariant]):
    """All that is always true of a game's positions; the first of its numbers says that all of it is."""

    def __init__(self) -> None:
        super().__init__([Invariant("sound")])

    def add(self, name: str, /, *about: str, **arguments: Any) -> int:
        """One more; its number, by which `broken` tells it."""
        self.append(Invariant(name, *about, **arguments))
        return len(self) - 1


Index = int | tuple[str, ...] | tuple[int, ...]  # how many there are, or the word (or number) of each


class Field(NamedTuple):
    """One field of a state: `width` in bytes, `shape` () for a single number.

    Each of its numbers lies between `least` and `most`; those of a setting have none, as they never change.
    """

    width: int
    shape: tuple[int, ...]
    seen: str
    meaning: str
    indices: tuple[Index, ...] = ()  # the shape, with words where the table names them
    written: WrittenForm | None = None  # how a position in words says it; None where it says something else instead
    least: Bound = 0
    most: Bound | None = None
    usual: int | None = None  # beyond which no game comes, though no rule says so: for observations


def cell(
    width: int,
    seen: str,
    meaning: str,
    written: WrittenForm | None = None,
    *,
    most: Bound | None = None,
    usual: int | None = None,
) -> Any:
    """A single number of the state, with the bounds of its written form or from 0 to `most`."""
    return bounded(Field(width, (), seen, meaning, (), written, 0, most, usual))


def cells(
    width: int,
    indices: tuple[Index, ...],
    seen: str,
    meaning: str,
    written: WrittenForm | None = None,
    *,
    most: Bound | None = None,
    usual: int | None = None,
) -> Any:
    """An array of such numbers, of one or two dimensions."""
    return bounded(Field(width, shape_of(indices), seen, meaning, indices, written, 0, most, usual))


def setting(width: int, meaning: str) -> Any:
    """A single number that an option sets: it never changes, and everybody knows it."""
    return Field(width, (), ALL, meaning)


def settings(width: int, indices: tuple[Index, ...], meaning: str) -> Any:
    """An array of such numbers."""
    return Field(width, shape_of(indices), ALL, meaning, indices)


def shape_of(indices: tuple[Index, ...]) -> tuple[int, ...]:
    return tuple(int(one) if isinstance(one, int) else len(one) for one in indices)


def bounded(field: Field) -> Field:
    """The field with its bounds; ValueError where it has none, or where its bytes can't hold them."""
    least, most = field.least, field.most
    if most is None:
        if field.written is None:
            raise ValueError(f'a cell without a written form needs its greatest number, `most`: "{field.meaning}"')
        least, most = field.written.bounds()
    for bound in (least, most):
        numbers = [bound] if isinstance(bound, int) else [one + bound.more for one in bound.table]
        if any(not -(1 << (8 * field.width - 1)) <= one < 1 << (8 * field.width - 1) for one in numbers):
            raise ValueError(f'{field.width} bytes do not hold {max(numbers, key=abs)}: "{field.meaning}"')
    return field._replace(least=least, most=most)


class Parameter(NamedTuple):
    """One argument of an action: its name and the word for each of its values."""

    name: str
    words: tuple[str, ...]


class Block(NamedTuple):
    """A run of action numbers that share a name: `play card row` is one number for each card and row."""

    name: str
    parameters: tuple[Parameter, ...] = ()
    chance: bool = False  # an outcome of dice or a draw, never a player's choice
    masked: bool = False  # never played: what a seat sees of an action whose details are hidden from it

    @property
    def size(self) -> int:
        size = 1
        for part in self.parameters:
            size *= len(part.words)
        return size


def offsets(blocks: Sequence[Block]) -> tuple[int, ...]:
    """The first action number of each block, and the number of all actions as the last item."""
    numbers = [0]
    for block in blocks:
        numbers.append(numbers[-1] + block.size)
    return tuple(numbers)


def block_of(blocks: Sequence[Block]) -> tuple[int, ...]:
    """For each action the place of its block, so that rules ask for it by its name instead of by comparing numbers."""
    return tuple(place for place, block in enumerate(blocks) for _ in range(block.size))


class Phase(NamedTuple):
    """What a table can be waiting for; one that chance decides is nobody's."""

    name: str
    chance: bool = False


class Feature(NamedTuple):
    """One number, or several in a row, of what a learned evaluation sees of a position."""

    name: str
    meaning: str
    numbers: int = 1


class Repeated(NamedTuple):
    """Features that come again and again, for one thing after the other."""

    times: int
    features: "tuple[Feature | Repeated, ...]"


class ChoiceOption(NamedTuple):
    """An option that takes one of a few values, and the field of the state in which the rules find it."""

    name: str
    values: tuple[Any, ...]
    default: Any
    rule: str = ""  # the address of the rule that it is about
    field: str = ""  # of the same name, where none is given
    numbers: tuple[
        int, ...
    ] = ()  # what each value is in that field; without any, whole numbers are themselves, others 0, 1, ...
    # Values that mean something only beside others: to each, the options that it needs and what those may be.
    needs: Mapping[Any, Mapping[str, tuple[Any, ...]]] = MappingProxyType({})

    def fields(self, value: Any) -> dict[str, int]:
        """The field that a value sets."""
        place = self.values.index(value)
        plain = all(type(one) is int for one in self.values)
        return {self.field or self.name: self.numbers[place] if self.numbers else value if plain else place}

    def fitting(self, settings: Mapping[str, Any]) -> list[Any]:
        """The values that go with what else is chosen."""
        return [
            value
            for value in self.values
            if all(settings[other] in allowed for other, allowed in self.needs.get(value, {}).items())
        ]


class TableOption(NamedTuple):
    """An option that is a table of data: the box's own, or one that a person read off another edition.

    `parse` takes what a JSON file holds and returns it in full, or raises ValueError with a sentence.
    """

    name: str
    default: str  # a file beside the game's rules
    parse: Callable[[Any], dict[str, Any]]
    fields: Callable[[dict[str, Any]], dict[str, Any]]  # the fields of the state that a table in full sets
    rule: str = ""  # the address of the rule that it is about
    remarks: Callable[[dict[str, Any]], list[Message]] = lambda table: []  # what a person should know about it in full


Option = ChoiceOption | TableOption


class Refused(ValueError):
    """Something a person wrote is impossible; the message says what is wrong."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message: Message = (message, repeated(arguments))
        self.at: tuple[str, ...] = ()  # where it stands in a written position, once its reader has said so
