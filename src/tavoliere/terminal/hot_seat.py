"""A match with people around one screen: whose turn it is to look, and when it is saved."""

import random
from pathlib import Path

from tavoliere.bots import Bot, bot
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE
from tavoliere.table.match import HUMAN, Match
from tavoliere.table.record import CannotSave
from tavoliere.table.sitting import Sitting
from tavoliere.terminal.shelf import check_players, fresh_path


class HotSeat(Sitting):
    """What the table's screen asks about a match. It knows nothing of screens."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        check_players(match)
        super().__init__(match)
        self.path = path or fresh_path(match.game.name)
        self.bots = {seat: bot(taken.player) for seat, taken in enumerate(match.seats) if taken.player != HUMAN}
        self.generator = random.Random()
        self.trouble: str | None = None  # why the last attempt to save failed

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

    def confirm(self) -> None:
        """Let the turn stand; what can't be taken back any more is saved at once."""
        super().confirm()
        self.save()

    def save(self) -> None:
        """Keep the game on the shelf; a failure is remembered, and the game goes on."""
        try:
            self.match.save(self.path)
            self.trouble = None
        except CannotSave as error:
            self.trouble = str(error)
