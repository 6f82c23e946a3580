"""The sheet on which a position is edited: every place and piece with what can stand there.

A game's `editing.py` describes its own positions so. Each field names its place in the written position by a path
("players/0/reserve"), and the page makes a control of it; nothing of a game is known there. What can be entered is not
always possible: that is what the reasons beside the sheet are for (`possibility.py`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tavoliere.definition.serialization import Form
from tavoliere.words import Message, Seat, Word


class Kind:
    """What a field holds, and so which control it gets."""

    NUMBER = "number"  # a whole number from `least` to `most`
    CHOICE = "choice"  # one of the words; null, or no such name at all, where it is `absent`
    FLAG = "flag"  # true or false
    COUNTS = "counts"  # how often each of the words is there: {"red": 2}
    ITEMS = "items"  # the same, as a list: ["red", "red"]
    LINE = "line"  # words in an order that matters
    TOLD = "told"  # what follows from the rest, to be read only: counts, or a word


@dataclass(frozen=True)
class PlaceValue:
    """Something that can stand in a place: how positions write it, and what it is called."""

    value: str | int | None
    label: Message
    group: Message | None = None  # under which heading it stands in a list


@dataclass(frozen=True)
class EditedField:
    """One place of a position."""

    path: str
    kind: str
    label: Message
    words: str = ""  # the name of the list of entries
    least: int = 0
    most: int = 0  # of a number; of each count; of all items together
    each: int = 0  # of items: how many of one sort there may be; 0 for any
    absent: bool = False  # nothing is written where nothing is chosen
    pool: str = ""  # the place with the counts of what is nowhere else: what is added here is taken from there


@dataclass(frozen=True)
class CompoundEdit:
    """A change of several places at once, which the game itself makes: `change(written, name)`."""

    name: str
    label: Message


@dataclass(frozen=True)
class EditedSection:
    """Places that belong together."""

    title: Message
    fields: tuple[EditedField, ...]
    marks: tuple[str, ...] = ()  # the parts of the board that they are, by the names that it gives them
    deeds: tuple[CompoundEdit, ...] = ()
    group: str = ""  # sections of a group stand behind one heading: the name of a message


@dataclass(frozen=True)
class Sheet:
    """All places of a position, and what can stand in them."""

    words: dict[str, tuple[PlaceValue, ...]]
    sections: tuple[EditedSection, ...]


SheetValues = Mapping[str, Any]  # what a sheet says, by the paths of its fields; what is left out is nothing


class EditingModule(Protocol):
    """`editing.py`: how a position of the game is edited."""

    def sheet(self, s: Any, /) -> Sheet:
        """The sheet for a position as it stands, be it possible or not."""
        ...

    def tidied(self, written: dict[str, Any], s: Any, /) -> dict[str, Any]:
        """A position without what has no meaning in it or follows from the rest; `s` is the start of a game."""
        ...

    def change(self, written: dict[str, Any], deed: str, s: Any, /) -> dict[str, Any]:
        """A deed that the sheet offers."""
        ...

    def empty(self, s: Any, /) -> dict[str, Any]:
        """A board with nothing on it, to be filled."""
        ...


def field(name: str, **arguments: Any) -> Message:
    """What a field is called: `field-to-play` in the game's catalogue."""
    return f"field-{name.replace('_', '-')}", arguments


def entries(kind: str, words: Iterable[str]) -> tuple[PlaceValue, ...]:
    """Entries whose labels are words of the catalogue: `colour-red`."""
    return tuple(PlaceValue(word, called(f"{kind}-{word}")) for word in words)


def called(name: str) -> Message:
    """A label that is another word; with its picture, where the board has one."""
    return "edit-word", {"word": Word(name)}


def seats(count: int) -> tuple[PlaceValue, ...]:
    return tuple(PlaceValue(p, seat_label(p)) for p in range(count))


def seat_label(p: int) -> Message:
    return "edit-seat", {"who": Seat(p)}


def numbers(values: Iterable[int]) -> tuple[PlaceValue, ...]:
    return tuple(PlaceValue(n, ("edit-number", {"number": n})) for n in values)


def with_nothing(some: tuple[PlaceValue, ...]) -> tuple[PlaceValue, ...]:
    return PlaceValue(None, ("edit-nothing", {})), *some


def choice(name: str, words: str, *, path: str = "", absent: bool = False) -> EditedField:
    return EditedField(path or name, Kind.CHOICE, field(name), words, absent=absent)


def number(name: str, most: int, least: int = 0, *, path: str = "") -> EditedField:
    return EditedField(path or name, Kind.NUMBER, field(name), least=least, most=most)


def told_field(name: str, words: str = "", *, path: str = "") -> EditedField:
    return EditedField(path or name, Kind.TOLD, field(name), words)


def without(written: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: value for name, value in written.items() if name not in names}


def without_the_needless(form: Form, written: dict[str, Any], s: Any) -> dict[str, Any]:
    """A position without names that have no meaning in it, and without what follows from the rest."""
    written = form.renewed(written)
    form.fill(written, s)
    following = [said.name or name for name, part, _, said in form.fields if said.follows and not part]
    return {name: value for name, value in without(written, following).items() if form.has_meaning(name, s)}
