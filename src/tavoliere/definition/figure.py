"""A figure: an example of a rule on the real board, to be stepped through beside the text; `docs/figures.md` says more.

It is a lesson in which nothing is asked. Figures are data in a game's folder, and their sentences are messages of the
catalogues in `figures` beside its words:

    figure-persons = Persons                        the title of the figure `persons`
    figure-persons-counted = Value times number     what its step `counted` says
      .follower = the large follower                the name of a part of the board, where parts are named

What was done and what it earned is told by the game's own events; numbers in the sentences are `facts`, as in lessons.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from tavoliere.definition.lesson import Lesson, LessonStep


@dataclass(frozen=True, kw_only=True)
class FigureStep(LessonStep):
    """One step: what is played, a sentence about it, and what to look at."""

    rule: str = ""  # the address of the rule, where it is another than the figure's
    parts: Mapping[str, str] = field(default_factory=dict)  # parts of the board that get a number: and their names


@dataclass(frozen=True, kw_only=True)
class Figure(Lesson):
    """An example: where it begins, and its steps."""

    kind: ClassVar[str] = "figure"

    rule: str  # the address of the rule that it is an example of, beside which it stands
    seat: int = -1  # through whose eyes; usually those of somebody who looks on
    steps: tuple[FigureStep, ...]
    room: tuple[int, int]  # the height of its board in pixels: on a desk, on a phone

    def values(self, step: LessonStep) -> dict[str, int]:
        """The numbers in the sentences of a step: what it brings to each player goes by the name."""
        brings = {self.names[seat].lower(): points for seat, points in (step.brings or {}).items()}
        return brings | {name: value for name, (_, value) in step.facts.items()}

    def rule_of(self, step: FigureStep) -> str:
        return step.rule or self.rule
