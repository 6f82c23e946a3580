"""What happens in a match as somebody watches it: scenes, each of one step or of several that are shown together."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavoliere.definition.event_table import GameEvent
from tavoliere.definition.points import Gain, Summary
from tavoliere.engine.game import CHANCE, Game
from tavoliere.table.match import Match
from tavoliere.words import Message


class SceneSteps(NamedTuple):
    """Which steps are shown together."""

    first: int  # counted from 0
    end: int  # the number of steps after it
    by: int  # the seat in whose turn it falls, or -1
    seen: tuple[int, ...]  # its steps, as they are seen


class Scene(NamedTuple):
    """Steps that are shown together, and what is told of them."""

    first: int  # counted from 0
    end: int  # the number of steps after it
    by: int  # the seat in whose turn it falls, or -1
    joint: Sequence[GameEvent]  # what was done, where several steps are told as one
    sentences: Sequence[GameEvent]  # of each step
    events: Sequence[GameEvent]  # what came of them
    game: Game

    @property
    def messages(self) -> list[Message]:
        """What was done, then what came of it."""
        return [*self.game.messages(self.joint or self.sentences), *self.game.messages(self.events)]

    @property
    def gains(self) -> list[Gain]:
        return self.game.gains(self.events)

    @property
    def summary(self) -> Summary | None:
        return self.game.summary(self.events)


class Scenes:
    """The scenes of a match, as one seat sees them; without a seat, as those who see everything."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat

    def since(self, steps: int) -> list[Scene]:
        """The scenes that go on beyond the first so many steps. The last one may still grow."""
        return [self._told(scene) for scene in self.steps_since(steps)]

    def steps_since(self, steps: int) -> Iterator[SceneSteps]:
        """Their steps alone."""
        first, last = steps, len(self.match.steps)
        following = self.kind(first) if first < last else None
        numbers: list[int] = []
        while first > 0 and following is not None and following[0]:  # the first scene may have begun before
            before = self.kind(first - 1)
            if before[:2] != following[:2]:
                break
            first -= 1
            numbers.insert(0, before[2])
        end = steps
        while following is not None:
            key, by, seen = following
            numbers.append(seen)
            end += 1
            following = self.kind(end) if end < last else None
            if not key or following is None or following[:2] != (key, by):
                yield SceneSteps(first, end, by, tuple(numbers))
                first, numbers = end, []

    def kind(self, step: int) -> tuple[int, int, int]:
        """What a step is shown together with, in whose turn, and what is seen of it: the number of an action."""
        action, position = self.match.steps[step], self.match.positions[step]
        seen = int(action) if self.seat is None else position.seen_as(action, self.seat)
        actor = position.actor
        assert actor is not None
        return position.together(seen), position.owner(seen) if actor == CHANCE else actor, seen

    def joint(self, first: int, seen: Sequence[int]) -> list[GameEvent]:
        """What several steps are told as; nothing where each is by itself."""
        return self.match.positions[first].joint(seen) if len(seen) > 1 else []

    def events(self, scene: SceneSteps) -> list[GameEvent]:
        """What came of its steps."""
        return [event for step, seen in enumerate(scene.seen, scene.first) for event in self.match.events(step, seen)]

    def _told(self, scene: SceneSteps) -> Scene:
        game, (first, end, by, seen) = self.match.game, scene
        sentences = [game.noted_sentence(self.match.positions[step], one) for step, one in enumerate(seen, first)]
        return Scene(first, end, by, self.joint(first, seen), sentences, self.events(scene), game)
