"""A game of which one knows only what lies open on a real table: what is hidden there, and when it comes to light.

Whoever follows such a game has a full state all the same, in which hidden cards are supposed. A game's `concealed.py`
says what can be told of the next step, makes the supposition fit what is told, and says what nobody can check. The
supposition is never shown: everything that is shown comes from a spectator's view, in which it is hidden again.

`eyes` are the seats whose hidden cards are told.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Any, NamedTuple, Protocol

from tavoliere.words import Message, Word


class Some(NamedTuple):
    """So many of these: words as actions have them, and what each is called."""

    words: tuple[str, ...]
    labels: tuple[Word | int, ...]
    least: int
    most: int


class Revealed(NamedTuple):
    """Something that comes to light with a step and has to be told then."""

    key: str  # as it is written: "shown down-0 green-2"
    message: Message  # what is asked
    some: tuple[Some, ...]
    least: int  # of all together
    most: int


ShownWords = Mapping[str, Sequence[str]]  # what came to light: words, by the key of what was asked


class ConcealedModule(Protocol):
    """`concealed.py`: what is hidden on a real table."""

    def options(self, s: Any, eyes: Set[int], /) -> list[int] | None:
        """What can be told of the next step; None: whatever is legal. A masked action where its details are hidden."""
        ...

    def opened(self, s: Any, a: int, eyes: Set[int], /) -> list[Revealed]:
        """What comes to light when this is played, one of the options."""
        ...

    def suppose(self, s: Any, a: int, shown: ShownWords, eyes: Set[int], /) -> int:
        """Change what is supposed in `s` so that it fits; the action that is played in it. Refused if nothing fits."""
        ...

    def afterwards(self, s: Any, a: int, shown: ShownWords, eyes: Set[int], /) -> None:
        """The same for the state after the step."""
        ...

    def unchecked(self, s: Any, eyes: Set[int], /) -> list[Message]:
        """What nobody can check of the next step."""
        ...
