"""How a field of a state is written down; `serialization.py` holds the ways."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Bound = int | Callable[[Any], int]  # some bounds depend on the options that a state holds


def settled(bound: Bound, s: Any) -> int:
    return bound if isinstance(bound, int) else bound(s)


@dataclass(frozen=True, kw_only=True)
class Written:
    """How a field is written. Of an array, this is how each of its numbers is."""

    name: str = ""  # where it is not the field's
    within: str = ""  # the name of an object that holds this field and others
    unseen: str = ""  # the name in a seat's view of a pool that holds everything hidden
    omit: bool = False  # left out while there is nothing
    in_play: Bound | None = None  # of the first index only the first so many count, and all of these are written
    follows: bool = False  # from the rest: who writes it by hand may leave it out, and must be right

    def count_in_play(self, s: Any) -> int | None:
        return None if self.in_play is None else settled(self.in_play, s)

    def say(self, value: int) -> Any:
        """The word or number for a value."""
        raise NotImplementedError

    def understand(self, named: dict[str, Any], name: str, s: Any) -> int:
        """The value that something in a written object stands for."""
        raise NotImplementedError
