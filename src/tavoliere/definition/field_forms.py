"""How a field of a state is written down, and within what bounds; `serialization.py` holds the ways."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Of(NamedTuple):
    """A bound that depends on a setting: its number, or what a table holds for that number, and so many more."""

    setting: str
    table: tuple[int, ...] = ()
    more: int = 0


Bound = int | Of


def settled(bound: Bound, s: Any) -> int:
    """The bound with the settings that a state holds."""
    if isinstance(bound, int):
        return bound
    number: int = getattr(s, bound.setting)
    return (bound.table[number] if bound.table else number) + bound.more


def shifted(bound: Bound, by: int) -> Bound:
    return bound + by if isinstance(bound, int) else bound._replace(more=bound.more + by)


@dataclass(frozen=True, kw_only=True)
class WrittenForm:
    """How a field is written. Of an array, this is how each of its numbers is."""

    name: str = ""  # where it is not the field's
    within: str = ""  # the name of an object that holds this field and others
    unseen: str = ""  # the name in a seat's view of a pool that holds everything hidden
    omit: bool = False  # left out while there is nothing
    in_play: Bound | None = None  # of the first index only the first so many count, and all of these are written
    follows: bool = False  # from the rest: who writes it by hand may leave it out, and must be right

    def count_in_play(self, s: Any) -> int | None:
        return None if self.in_play is None else settled(self.in_play, s)

    def bounds(self) -> tuple[Bound, Bound]:
        """The least and the greatest number that a cell of this form holds."""
        raise NotImplementedError

    def say(self, value: int) -> Any:
        """The word or number for a value."""
        raise NotImplementedError

    def understand(self, named: dict[str, Any], name: str, s: Any) -> int:
        """The value that something in a written object stands for."""
        raise NotImplementedError
