"""A real game, played again from what was told of it.

Where cards are hidden from whoever tells, a full position is supposed that agrees with everything told so far, and
supposed anew when something comes to light (`definition/concealed.py`). What is shown of it is a spectator's view, in
which everything supposed is hidden again.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, Self

from tavoliere.definition.concealed import ConcealedModule, Revealed
from tavoliere.definition.schema import Refused
from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import CHANCE, SPECTATOR, Position, View
from tavoliere.referee.record import RealGame
from tavoliere.table.match import HUMAN, Match
from tavoliere.words import Message

SHOWN = "shown"


class Contradiction(TavoliereError):
    """What was told can't all be true: the text says why, `steps` which of it."""

    steps: tuple[int, ...] = ()


class Waiting(NamedTuple):
    """A step that is known, but not yet all that comes to light with it."""

    action: Action
    opened: tuple[Revealed, ...]
    shown: dict[str, list[str]]

    @property
    def missing(self) -> list[Revealed]:
        return [one for one in self.opened if one.key not in self.shown]


class Replay:
    """The match so far, and what is asked next."""

    def __init__(self, told: RealGame, viewer: int | None = None, eyes: frozenset[int] | None = None) -> None:
        """`viewer`: the player whom it is shown to, and nobody else; else it is shown to whoever tells."""
        self.record = told
        self.game = told.game
        self.viewer = viewer
        self.eyes = told.eyes if eyes is None else eyes
        self.match = Match.resumed(told.game, told.seats, None, (), told.beginning)
        self.told: list[str] = []
        self.before: list[int] = []  # for each thing told, the number of steps before it
        self.waiting: Waiting | None = None
        self._go_on()

    def copy(self) -> Self:
        """The same, to be told more."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.match = Match.resumed(self.game, self.match.seats, None, (), self.match.positions[0])
        other.match.replace_steps([*self.match.steps], [*self.match.positions])
        other.told, other.before = [*self.told], [*self.before]
        if self.waiting is not None:
            other.waiting = self.waiting._replace(shown={**self.waiting.shown})
        return other

    # --- what is asked ---

    @property
    def position(self) -> Position:
        """A position that agrees with everything told: for the rules, never to be shown."""
        return self.match.position

    @property
    def actor(self) -> int | None:
        return self.position.actor

    @property
    def concealed(self) -> ConcealedModule | None:
        """What is hidden from whoever tells."""
        return self.game.definition.concealed if len(self.eyes) < self.game.players else None

    def state(self) -> Any:
        """The position as numbers, to be changed at will."""
        return self.game.layout.unpack(self.position.raw)

    @property
    def options(self) -> list[Action]:
        """What can be told next, unless something has to come to light first."""
        if self.waiting is not None or self.actor is None:
            return []
        found = self.concealed.options(self.state(), self.eyes) if self.concealed else None
        return list(self.position.actions) if found is None else [self.game.all_actions[a] for a in found]

    @property
    def bot(self) -> int | None:
        """The seat of a bot that is asked."""
        actor = self.actor
        asked = actor is not None and actor != CHANCE and self.waiting is None
        return actor if asked and self.match.seats[actor or 0].player != HUMAN else None

    @property
    def unchecked(self) -> list[Message]:
        """What can't be checked of what is told next."""
        return self.concealed.unchecked(self.state(), self.eyes) if self.concealed and self.waiting is None else []

    @property
    def seat(self) -> int:
        """Through whose eyes the table is shown: of whoever is asked or rolls, where these see no more than all."""
        return self.eyes_at(self.position)

    def eyes_at(self, position: Position) -> int:
        seat = position.actor if self.viewer is None else self.viewer
        if seat == CHANCE:
            seat = position.owner(position.actions[0])
        if seat is None or seat < 0:
            return SPECTATOR
        if self.concealed is None or (self.viewer is not None and seat in self.eyes):
            return seat
        return seat if position.hidden_from(seat).raw == position.hidden_from(SPECTATOR).raw else SPECTATOR

    @property
    def sees(self) -> int | None:
        """Who sees what happens as it is told here; None where nothing of it is hidden."""
        if self.concealed is None:
            return None
        return SPECTATOR if self.viewer is None or self.viewer not in self.eyes else self.viewer

    def view(self, seat: int) -> View:
        return View(self.position, seat)

    # --- telling ---

    def tell(self, text: str) -> None:
        """Take one more thing that happened; IllegalAction or Contradiction with the reason if it can't have."""
        steps = len(self.match.steps)
        words = text.split()
        if words[:1] == [SHOWN]:
            self._show(words[1:])
        elif self.waiting is not None:
            raise IllegalAction("referee-first-shown")
        else:
            self._take(self.game.action(text))
        self.told.append(" ".join(words))
        self.before.append(steps)
        self._go_on()

    def tell_all(self, texts: Iterable[str]) -> tuple[int, TavoliereError | None]:
        """Take these as far as they fit: how many do, and why the next one does not."""
        done = 0
        for text in texts:
            try:
                self.tell(text)
            except TavoliereError as error:
                return done, error
            done += 1
        return done, None

    def _take(self, action: Action) -> None:
        if self.actor is None:
            raise IllegalAction("referee-over")
        if action not in self.options:
            raise self.illegal(action)
        if not self._wait(action):
            self._play(action, {})

    def _wait(self, action: Action) -> bool:
        """Whether something comes to light with a step: then it has to be told first."""
        opened = self.concealed.opened(self.state(), int(action), self.eyes) if self.concealed else []
        if opened:
            self.waiting = Waiting(action, tuple(opened), {})
        return bool(opened)

    def seen_by_all(self, action: Action) -> int | None:
        """What everybody sees of an option; None if it can't be."""
        if action.block.masked:
            return int(action)
        if action in self.position.actions:
            return self.position.seen_as(action, SPECTATOR)
        try:
            position, played = self._supposed(action, {})
        except Contradiction:
            return None
        return position.seen_as(played, SPECTATOR)

    def illegal(self, action: Action) -> TavoliereError:
        """Why an action can't be: if nothing else speaks against it, then that no such card is left."""
        not_asked = self.game.not_asked(self.position, action)
        if action.block.masked or action.block.chance or self.actor == CHANCE:
            return not_asked
        try:
            position = self._supposed(action, {})[0]
        except Contradiction as contradiction:
            return contradiction
        if action in position.actions:  # it is told otherwise: a card that is played face down by its row alone
            return not_asked
        return self.game.illegal(position, action)

    def _show(self, words: list[str]) -> None:
        if self.waiting is None:
            raise IllegalAction("referee-nothing-shown")
        asked = next((one for one in self.waiting.missing if words and one.key == words[0]), None)
        if asked is None:
            raise IllegalAction("referee-other-shown")
        given = words[1:]
        counts = [sum(given.count(word) for word in some.words) for some in asked.some]
        known = sum(counts) == len(given) and asked.least <= len(given) <= asked.most
        labels = {word: name for some in asked.some for word, name in zip(some.words, some.labels, strict=True)}
        if not known or not all(some.least <= n <= some.most for some, n in zip(asked.some, counts, strict=True)):
            raise IllegalAction(
                "referee-shown-wrong", words=self.game.words, given=[labels.get(word, word) for word in given]
            )
        shown = {**self.waiting.shown, asked.key: given}
        self._supposed(self.waiting.action, shown)  # a card that can't be there is refused at once
        self.waiting = self.waiting._replace(shown=shown)
        if not self.waiting.missing:
            action, self.waiting = self.waiting.action, None
            self._play(action, shown)

    def _play(self, action: Action, shown: dict[str, list[str]]) -> None:
        position, played = self._supposed(action, shown)
        self.match.replace_position(position)
        self.match.advance(played)
        if self.concealed and shown:
            state = self.state()
            self.concealed.afterwards(state, int(action), shown, self.eyes)
            self.match.replace_position(self._restored(state))

    def _supposed(self, action: Action, shown: dict[str, list[str]]) -> tuple[Position, Action]:
        """A position that agrees with what is told now as well, and what is played there."""
        if self.concealed is None:
            return self.position, action
        state = self.state()
        try:
            number = self.concealed.suppose(state, int(action), shown, self.eyes)
        except Refused as refusal:
            message, arguments = refusal.message
            contradiction = Contradiction(message, words=self.game.words, **arguments)
            contradiction.steps = self._naming([*action.words, *(word for some in shown.values() for word in some)])
            raise contradiction from None
        return self._restored(state), self.game.all_actions[number]

    def _restored(self, state: Any) -> Position:
        raw = self.game.layout.pack(state)
        return self.position if raw == self.position.raw else self.game.restore(raw)

    def _naming(self, words: list[str]) -> tuple[int, ...]:
        """What was told of the same things."""
        return tuple(at for at, text in enumerate(self.told) if set(text.split()[1:]) & set(words))

    def _go_on(self) -> None:
        """What nobody sees happens by itself."""
        while self.waiting is None and len(options := self.options) == 1 and options[0].block.masked:
            if not self._wait(options[0]):
                self._play(options[0], {})
