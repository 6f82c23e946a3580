"""What happens in a match as somebody watches it: scenes, each of one step or of several that are shown together."""

from typing import Any, NamedTuple

from tavoliere.definition.event_table import GameEvent
from tavoliere.definition.points import Gain, Summary
from tavoliere.engine.game import CHANCE, Game
from tavoliere.table.match import Match
from tavoliere.words import Message


class Scene(NamedTuple):
    """Steps that are shown together."""

    first: int  # of its steps, counted from 0
    end: int  # the number of steps after it
    by: int  # the seat in whose turn it falls, or -1
    key: int  # a step that follows with the same key belongs to it; 0: none does
    joint: list[Message]  # what was done, where several steps are told as one
    sentences: list[GameEvent]  # of each step
    events: list[GameEvent]  # what came of them
    gains: list[Gain]
    summary: Summary | None
    seen: tuple[int, ...]  # its steps, as they are seen
    game: Game

    @property
    def tells(self) -> list[Message]:
        """What was done, then what came of it."""
        return [*(self.joint or self.game.messages(self.sentences)), *self.game.messages(self.events)]


class Together:
    """The latest scenes, and what steps are shown together with, by what is seen of them."""

    def __init__(self) -> None:
        self.scenes: dict[tuple[Any, ...], Scene] = {}
        self.latest: dict[tuple[Any, ...], list[Scene]] = {}  # those from a step on
        self.seen: dict[tuple[int, int | None], int] = {}  # what each seat sees of a step

    def clear(self) -> None:
        self.scenes.clear()
        self.latest.clear()
        self.seen.clear()


MOST_TOGETHER = 32
MOST_LATEST = 8  # everybody may see something else
MOST_SEEN = 256


class Scenes:
    """The scenes of a match, as one seat sees them; without a seat, as those who see everything.

    Seats that see the same may share what is found, until steps are taken back.
    """

    def __init__(self, match: Match, seat: int | None, together: Together | None = None) -> None:
        self.match = match
        self.seat = seat
        self.together = Together() if together is None else together

    def since(self, steps: int) -> list[Scene]:
        """The scenes that go on beyond the first so many steps. The last one may still grow."""
        first, latest = self._beginning(steps), self.together.latest
        if len(self.match.steps) - first > MOST_TOGETHER:
            return self._grown(first)
        known = first, *map(self.seen, range(first, len(self.match.steps)))
        found = latest.get(known)
        if found is None:
            if len(latest) >= MOST_LATEST:
                latest.clear()
            found = latest[known] = self._grown(first)
        return found

    def _beginning(self, step: int) -> int:
        """The first step of the scene to which a step belongs."""
        if not 0 < step < len(self.match.steps):
            return step
        kind = self.kind(step)
        while kind[0] and step > 0 and self.kind(step - 1) == kind:
            step -= 1
        return step

    def _grown(self, end: int) -> list[Scene]:
        """The scenes from the beginning of one on."""
        found, steps = [], len(self.match.steps)
        while end < steps:
            (key, by), first = self.kind(end), end
            end += 1
            while key and end < steps and self.kind(end) == (key, by):
                end += 1
            found.append(self._scene(first, end, by, key))
        return found

    def seen(self, step: int) -> int:
        """What is seen of a step: the number of an action."""
        known = self.together.seen
        seen = known.get((step, self.seat))
        if seen is None:
            action = self.match.steps[step]
            seen = int(action) if self.seat is None else self.match.positions[step].seen_as(action, self.seat)
            if len(known) >= MOST_SEEN:
                known.clear()
            known[step, self.seat] = seen
        return seen

    def kind(self, step: int) -> tuple[int, int]:
        """What a step is shown together with, and in whose turn."""
        seen, position = self.seen(step), self.match.positions[step]
        actor = position.actor
        assert actor is not None
        return position.together(seen), position.owner(seen) if actor == CHANCE else actor

    def _scene(self, first: int, end: int, by: int, key: int) -> Scene:
        seen = tuple(self.seen(step) for step in range(first, end))
        known = first, end, by, key, seen
        scenes = self.together.scenes
        if known not in scenes:
            if len(scenes) == MOST_TOGETHER:
                scenes.clear()
            scenes[known] = self._told(*known)
        return scenes[known]

    def _told(self, first: int, end: int, by: int, key: int, seen: tuple[int, ...]) -> Scene:
        game, positions = self.match.game, self.match.positions
        sentences: list[GameEvent] = []
        events: list[GameEvent] = []
        for step, number in zip(range(first, end), seen, strict=True):
            sentences.append(game.noted_sentence(positions[step], number))
            events += self.match.events(step, number)
        joint = game.joint(positions[first], seen)
        return Scene(
            first, end, by, key, joint, sentences, events, game.gains(events), game.summary(events), seen, game
        )
