"""A match with people at it: what can be taken back, and whose turn waits to be confirmed."""

from collections.abc import Sequence
from typing import NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position
from tavoliere.table.match import HUMAN, Match, SeatTaken
from tavoliere.table.shares import Shared


class WhoseTurn(NamedTuple):
    """Who is to do what."""

    actor: int | None  # a seat, or chance; None when the game is over
    undoable: int | None  # the human who can take the last decision back
    unconfirmed: int | None  # the human whose turn is done and waits to be confirmed before anybody else goes on
    thinking: bool  # a bot is to act now

    @property
    def waits_for(self) -> int | None:
        """The seat that is asked, or has to confirm; None when the game is over."""
        return self.actor if self.unconfirmed is None else self.unconfirmed


class Sitting:
    """A match in which a person can take decisions back until the turn is confirmed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._turn: tuple[Position, int, Sequence[SeatTaken], WhoseTurn] | None = None  # and of what it is true
        self.confirmed = self._turn_began()  # the steps that can't be taken back any more

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def actor(self) -> int | None:
        return self.match.position.actor

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, taken in enumerate(self.match.seats) if taken.player == HUMAN)

    def _turn_began(self) -> int:
        """The step at which the turn of whoever is asked began: a resumed turn can still be taken back."""
        step = len(self.match.steps)
        while step > 0 and self.actor is not None and self.match.positions[step - 1].actor == self.actor:
            step -= 1
        return step

    @property
    def turn(self) -> WhoseTurn:
        """Who is to do what; a decision that is confirmed can't be taken back."""
        match, known = self.match, self._turn
        position, confirmed, seats = match.position, self.confirmed, match.seats
        if known is None or known[0] is not position or known[1] != confirmed or known[2] is not seats:
            known = self._turn = position, confirmed, seats, self._found_turn()
        return known[3]

    def _found_turn(self) -> WhoseTurn:
        match, actor, undoable = self.match, self.actor, None
        if len(match.steps) > self.confirmed:
            seat = match.undoable
            undoable = seat if seat is not None and match.seats[seat].player == HUMAN else None
        unconfirmed = undoable if undoable != actor else None
        is_bots = actor is not None and actor != CHANCE and match.seats[actor].player != HUMAN
        return WhoseTurn(actor, undoable, unconfirmed, is_bots and unconfirmed is None)

    @property
    def undoable(self) -> int | None:
        """The human who can take the last decision back."""
        return self.turn.undoable

    @property
    def unconfirmed(self) -> int | None:
        """The human whose turn is done and waits to be confirmed before anybody else goes on."""
        return self.turn.unconfirmed

    def play(self, action: Action, shared: Shared | None = None, confirm: bool = False) -> None:
        """Play an action; what can't be taken back any more is confirmed at once, and with `confirm` a turn it ends."""
        seat = self.actor
        self.match.play(action, shared)
        turn = self.turn
        if turn.undoable is None or (confirm and turn.unconfirmed == seat):
            self.confirm()

    def undo(self) -> None:
        self.match.undo()

    def confirm(self) -> None:
        self.confirmed = len(self.match.steps)
