"""A match with people at it: what can be taken back, and whose turn waits to be confirmed."""

from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position
from tavoliere.table.match import HUMAN, Match
from tavoliere.table.shares import Shared


class Sitting:
    """A match in which a person can take decisions back until the turn is confirmed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.confirmed = self._turn_began()  # the steps that can't be taken back any more

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def actor(self) -> int | None:
        return self.match.positions[-1].actor

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
    def undoable(self) -> int | None:
        """The human who can take the last decision back; a confirmed one stands."""
        if len(self.match.steps) <= self.confirmed:
            return None
        seat = self.match.undoable
        return seat if seat is not None and self.match.seats[seat].player == HUMAN else None

    @property
    def unconfirmed(self) -> int | None:
        """The human whose turn is done and waits to be confirmed before anybody else goes on."""
        seat = self.undoable
        return None if seat is None or seat == self.actor else seat

    @property
    def bot_asked(self) -> bool:
        """Whether the seat that is asked is a bot's."""
        actor = self.actor
        return actor is not None and actor != CHANCE and self.match.seats[actor].player != HUMAN

    @property
    def thinking(self) -> bool:
        """Whether a bot is to act now."""
        return self.bot_asked and self.unconfirmed is None

    def play(self, action: Action, shared: Shared | None = None, confirm: bool = False) -> None:
        """Play an action; what can't be taken back any more is confirmed at once, and with `confirm` a turn it ends."""
        seat = self.actor
        self.match.play(action, shared)
        if self.undoable is None or (confirm and self.unconfirmed == seat):
            self.confirm()

    def undo(self) -> None:
        self.match.undo()

    def confirm(self) -> None:
        self.confirmed = len(self.match.steps)
