"""A lesson: a position written by hand and a few steps from it, each with a sentence, as `docs/lessons.md` says.

Lessons are data in a game's folder. Their sentences are messages of the catalogues in `lessons` beside its words:

    lesson-turn = A turn                            the title of the lesson `turn`
    lesson-turn-secret = Every round begins ...     what its step `secret` tells
      .do = Play the monk 3 face down ...           what is asked there
      .after = Nobody else knows what it is.        what is said once it is done
      .early = A good place, but ...                why a wrong try is not what is wanted: a part for each

Numbers in a sentence that the game decides are its `values`, which tests compare with what the engine says.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

Path = tuple[str | int, ...]  # the way to a number: ("derived", "rows", "red", "segments", 0, "points")


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One step: what happens first, a sentence, what to look at, and perhaps what to do."""

    name: str
    rule: str  # the address of the rule that it speaks of
    first: tuple[str, ...] = ()  # what others and chance do before anything is said, perhaps the learner too
    marks: tuple[str, ...] = ()  # what to look at, in the words of the game's board
    # The answers that are right, each an action or several in a row; without any the step is read, and done.
    asks: tuple[str | tuple[str, ...], ...] = ()
    tries: Mapping[str, str] = field(default_factory=dict)  # wrong tries, and the part of the message that says why
    refused: tuple[str, ...] = ()  # wrong tries for which the rules themselves have a reason
    facts: Mapping[str, tuple[Path, int]] = field(default_factory=dict)  # numbers of the sentences, and where they are
    brings: Mapping[int, int] | None = None  # the points that seats get by it; `brings` in `.after` is the learner's
    after: bool = True  # whether something is said once what was asked is done; if not, the next step follows at once

    @property
    def answers(self) -> tuple[tuple[str, ...], ...]:
        """The answers, each as the actions that it consists of."""
        return tuple((answer,) if isinstance(answer, str) else answer for answer in self.asks)

    @property
    def says_more(self) -> bool:
        return bool(self.asks) and self.after


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson: where it begins, and its steps."""

    kind: ClassVar[str] = "lesson"  # how the names of its sentences begin

    name: str
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None = None  # as `game.position` reads it; the start of a game without one
    seat: int = 0  # the learner's
    names: tuple[str, ...] = ()  # of the players; the learner has none
    steps: tuple[LessonStep, ...]

    def changed_position(self, **changed: Any) -> dict[str, Any]:
        """Where it begins, with some of it changed."""
        return {**(self.position or {}), **changed}

    def message(self, step: LessonStep, part: str = "") -> str:
        """The name of a step's sentence, or of a part of it."""
        return f"{self.kind}-{self.name}-{step.name}{part and f'.{part}'}"

    def values(self, step: LessonStep) -> dict[str, int]:
        """The numbers in the sentences of a step."""
        values = {name: value for name, (_, value) in step.facts.items()}
        return {**values, "brings": step.brings.get(self.seat, 0)} if step.brings is not None else values

    def line(self, at: int) -> list[str]:
        """What has been played when the step `at` is told: every answer before it as it is written first."""
        line: list[str] = []
        for step in self.steps[:at]:
            line += step.first
            line += step.answers[0] if step.asks else ()
        return line + (list(self.steps[at].first) if at < len(self.steps) else [])
