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
    key: str | None  # a step that follows with the same key belongs to it
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
        self.kinds: dict[tuple[int, int], tuple[str | None, int]] = {}
        self.seen: dict[tuple[int, int | None], int] = {}  # what each seat sees of a step

    def clear(self) -> None:
        self.scenes.clear()
        self.latest.clear()
        self.kinds.clear()
        self.seen.clear()


MOST_TOGETHER = 32
MOST_KINDS = 64  # a deal has many steps, each seen in two ways
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
        while kind[0] is not None and step > 0 and self.kind(step - 1) == kind:
            step -= 1
        return step

    def _grown(self, end: int) -> list[Scene]:
        """The scenes from the beginning of one on."""
        found, steps = [], len(self.match.steps)
        while end < steps:
            (key, by), first = self.kind(end), end
            end += 1
            while key is not None and end < steps and self.kind(end) == (key, by):
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

    def _state(self, step: int) -> Any:
        return self.match.game.unpack(self.match.positions[step])

    def kind(self, step: int) -> tuple[str | None, int]:
        """What a step is shown together with, and in whose turn."""
        seen, kinds = self.seen(step), self.together.kinds
        kind = kinds.get((step, seen))
        if kind is None:
            if len(kinds) >= MOST_KINDS:
                kinds.clear()
            events, state, actor = self.match.game.events, self._state(step), self.match.positions[step].actor
            assert actor is not None
            kind = events.together(state, seen), events.owner(state, seen) if actor == CHANCE else actor
            kinds[step, seen] = kind
        return kind

    def _scene(self, first: int, end: int, by: int, key: str | None) -> Scene:
        seen = tuple(self.seen(step) for step in range(first, end))
        known = first, end, by, key, seen
        scenes = self.together.scenes
        if known not in scenes:
            if len(scenes) == MOST_TOGETHER:
                scenes.clear()
            scenes[known] = self._told(*known)
        return scenes[known]

    def _told(self, first: int, end: int, by: int, key: str | None, seen: tuple[int, ...]) -> Scene:
        game, positions = self.match.game, self.match.positions
        sentences: list[GameEvent] = []
        events: list[GameEvent] = []
        for step, number in zip(range(first, end), seen, strict=True):
            sentences.append(game.noted_sentence(positions[step], number))
            events += self.match.events(step, number)
        joint = game.events.told(self._state(first), seen, events) if len(seen) > 1 else []
        return Scene(
            first, end, by, key, joint, sentences, events, game.gains(events), game.summary(events), seen, game
        )
