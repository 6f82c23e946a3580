"""What can be counted of a game by itself, for people who play with their own box.

A game's `scorer_sheet.py` names its counts, such as the end of a round or a district, and describes for each the sheet
on which somebody says what lies on the table. It is counted by the rules themselves, on a state made of what was said.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tavoliere.definition.editing import Sheet, SheetValues
from tavoliere.definition.possibility import Refusals
from tavoliere.words import Message

ScoreLine = tuple[int, Message, int]  # a seat, -1 for nobody's; what for; how much


@dataclass(frozen=True)
class Answer:
    """One way to answer a question that comes up while something is counted."""

    text: str  # as actions are written: "cash", "assign green"
    label: Message
    comes: tuple[Message, ...] = ()  # what would come of it


@dataclass(frozen=True)
class Question:
    """What somebody has to decide before the counting goes on."""

    seat: int
    prompt: Message
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Counted:
    """What was counted, and why."""

    title: Message
    lines: Sequence[ScoreLine] = ()
    told: Sequence[Message] = ()  # what came of it, and by which rule, in sentences
    scores: Sequence[int] = ()  # of each seat, afterwards
    standing: Sequence[int] = ()  # at the end of a game: the higher, the better, whatever breaks a tie included
    question: Question | None = None  # what is missing; everything else is told as far as it goes
    following: tuple[str, dict[str, Any]] | None = None  # the next count, with what is known for it by now
    gained: Sequence[int] = field(default=())  # by each seat


class ScorerSheetModule(Protocol):
    """`scorer_sheet.py`: what of a game can be counted by itself."""

    @property
    def COUNTS(self) -> tuple[str, ...]: ...  # noqa: N802

    def empty(self, s: Any, /) -> dict[str, Any]:
        """Where somebody begins to say something; what is said for one count is there for the others too."""
        ...

    def sheet(self, name: str, given: SheetValues, s: Any, /) -> Sheet:
        """The sheet of a count; `s` is the start of a game."""
        ...

    def count(self, name: str, given: SheetValues, s: Any, refuse: Refusals, /) -> Counted:
        """What comes of what was said. What can't be is refused, and nothing is counted then."""
        ...


def of_seats(function: Callable[[Any, list[int]], int], s: Any) -> list[int]:
    """A number for each seat, as `rules.scores` or `rules.standing` writes it."""
    numbers = [0] * s.players
    function(s, numbers)
    return numbers


def gained(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - then for now, then in zip(after, before, strict=True))


def ranks(standing: Sequence[int]) -> tuple[int, ...]:
    """1 for the best; equal seats share a rank."""
    return tuple(1 + sum(other > mine for other in standing) for mine in standing)
