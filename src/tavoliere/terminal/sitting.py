"""A match with people around one screen: whose turn it is to look, what can be taken back, when it is saved."""

import random
from pathlib import Path

from tavoliere.bots import Bot, bot
from tavoliere.engine.game import Action
from tavoliere.engine.position import CHANCE, Position
from tavoliere.table.match import Match
from tavoliere.table.record import CannotSave
from tavoliere.terminal.shelf import HUMAN, check_players, fresh_path


class Sitting:
    """What the table's screen asks about a match. It knows nothing of screens."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        check_players(match)
        self.match = match
        self.path = path or fresh_path(match.game.name)
        self.humans = tuple(seat for seat, taken in enumerate(match.seats) if taken.player == HUMAN)
        self.bots = {seat: bot(taken.player) for seat, taken in enumerate(match.seats) if taken.player != HUMAN}
        self.generator = random.Random()
        self.trouble: str | None = None  # why the last attempt to save failed
        self.confirmed = self._turn_began()

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def actor(self) -> int | None:
        return self.position.actor

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def bot(self) -> Bot | None:
        """The bot that is to act."""
        return None if self.actor is None else self.bots.get(self.actor)

    @property
    def onlooker(self) -> int:
        """Through whose eyes the table is seen while nobody is asked: the only human's, else a spectator's."""
        return self.humans[0] if len(self.humans) == 1 else CHANCE

    def choices(self) -> tuple[Action, ...]:
        """What the human who is asked may choose; real cards and dice, typed in by hand, are choices too."""
        actor = self.actor
        if actor is None:
            return ()
        return self.position.actions if actor == CHANCE else self.position.view(actor).actions

    def needs_curtain(self, looking: int | None, seat: int) -> bool:
        """Whether the screen has to change hands unseen before a seat may look at it."""
        return len(self.humans) > 1 and looking != seat and self.position.view(seat).unknown > 0

    # --- a turn, until it is confirmed ---

    def _turn_began(self) -> int:
        """The step at which the turn of whoever is asked began: a resumed turn can still be taken back."""
        step = len(self.match.steps)
        while step > 0 and self.actor is not None and self.match.positions[step - 1].actor == self.actor:
            step -= 1
        return step

    @property
    def undoable(self) -> int | None:
        """The human who can take the last decision back; a confirmed one stands."""
        seat = self.match.undoable
        return seat if seat in self.humans and len(self.match.steps) > self.confirmed else None

    @property
    def unconfirmed(self) -> int | None:
        """The human whose turn is done and waits to be confirmed before anybody else goes on."""
        return self.undoable if self.undoable != self.actor else None

    def play(self, action: Action) -> None:
        """Play an action; what can't be taken back any more is saved at once."""
        self.match.play(action)
        if self.undoable is None:
            self.confirm()

    def undo(self) -> None:
        self.match.undo()

    def confirm(self) -> None:
        self.confirmed = len(self.match.steps)
        self.save()

    def save(self) -> None:
        """Keep the game on the shelf; a failure is remembered, and the game goes on."""
        try:
            self.match.save(self.path)
            self.trouble = None
        except CannotSave as error:
            self.trouble = str(error)
