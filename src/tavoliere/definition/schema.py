"""The vocabulary in which a game describes itself: fields of its state, blocks of its actions, options.

A game's rules are plain functions over a flat state of integers. What those integers are, and what each action
number means, is written once, in tables made of these. The engine, the build, the text forms, the documentation and
the tests all read the same tables.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tavoliere.definition.written import Written
from tavoliere.words import Message

Row = list[int]
Grid = list[list[int]]

# Who may know a field.
ALL = "all"  # everybody at the table
OWNER = "owner"  # the seat that is the field's first index
PUBLIC_PART = "public part"  # everybody, except for the cells that the rules hide
WATCHERS = "watchers"  # whoever watched the game; a board does not show it
NOBODY = "nobody"  # a view holds here the pool of everything unseen


class Seats(int):
    """As an index of a field: the seats, of which a game has at most so many."""


Index = int | tuple[str, ...] | tuple[int, ...]  # how many there are, or the word (or number) of each


class Field(NamedTuple):
    """One field of a state: `width` in bytes, `shape` () for a single number."""

    width: int
    shape: tuple[int, ...]
    seen: str
    meaning: str
    indices: tuple[Index, ...] = ()  # the shape, with words where the table names them
    written: Written | None = None  # how a position in words says it; None where it says something else instead


def cell(width: int, seen: str, meaning: str, written: Written | None = None) -> Any:
    """A single number of the state."""
    return Field(width, (), seen, meaning, (), written)


def cells(width: int, indices: tuple[Index, ...], seen: str, meaning: str, written: Written | None = None) -> Any:
    """An array of numbers of the state, of one or two dimensions."""
    shape = tuple(int(one) if isinstance(one, int) else len(one) for one in indices)
    return Field(width, shape, seen, meaning, indices, written)


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


class ChoiceOption(NamedTuple):
    """An option that takes one of a few values."""

    name: str
    values: tuple[Any, ...]
    default: Any
    rule: str = ""  # the address of the rule that it is about


class TableOption(NamedTuple):
    """An option that is a table of data: the box's own, or one that a person read off another edition.

    `parse` takes what a JSON file holds and returns it in full, or raises ValueError with a sentence.
    """

    name: str
    default: str  # a file beside the game's rules
    parse: Callable[[Any], dict[str, Any]]
    rule: str = ""  # the address of the rule that it is about


Option = ChoiceOption | TableOption


class Refused(ValueError):
    """Something a person wrote is impossible; the message says what is wrong."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message: Message = (message, arguments)
