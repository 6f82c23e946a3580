"""Why a position can't be, said of every place that it is about.

The reader of positions and, after it, the bounds and invariants of a game tell a `Refusals` what can't be:
`refuse("position-not-now", at="dice", name="dice")`. Whoever only wants to know whether a position is sound lets the
first of them be raised (`Refusals(first=True)`); whoever edits one wants to hear them all, so the reader goes on as
well as it can.

What can be played on but comes about in no game is for a game's `possibility.py` to say: its `doubts` look at a sound
state and ask whether so many turns can have led there.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tavoliere.definition.schema import Refused
from tavoliere.words import Message, repeated


class Reason(NamedTuple):
    """One thing that speaks against a position."""

    message: Message
    at: tuple[str, ...]  # where it stands in the written position: "players/0/reserve", "ring/4"
    playable: bool = False  # no game leads there, but the rules know how to go on


def doubt(message: str, *at: str, **arguments: Any) -> Reason:
    """What comes about in no game, but can be played on."""
    return Reason((message, arguments), at, playable=True)


class Refusals:
    """What a reader of positions has against what somebody wrote."""

    def __init__(self, first: bool = False) -> None:
        self.first = first
        self.found: list[Reason] = []

    def __call__(self, message: str, *, at: str | Iterable[str] = (), **arguments: Any) -> None:
        """Something can't be. What calls this must be able to go on."""
        if self.first:
            raise Refused(message, **arguments)
        reason = Reason((message, repeated(arguments)), (at,) if isinstance(at, str) else tuple(at))
        for i, other in enumerate(self.found):
            if other.message == reason.message:  # the same of several places
                self.found[i] = other._replace(at=tuple(dict.fromkeys((*other.at, *reason.at))))
                return
        self.found.append(reason)

    def __bool__(self) -> bool:
        return bool(self.found)
