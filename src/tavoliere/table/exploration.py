"""A line of play from any position, played out by whoever explores it and seen through the eyes of a seat.

Nothing in it is left to the machine that runs it: the position and the steps are given, and chance falls as the steps
say, or as a seed says. So it is the same every time, and tells nobody more than they knew when they asked.
"""

from collections.abc import Sequence
from typing import Any

from tavoliere.engine.game import Game, Position
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match, SeatTaken
from tavoliere.table.sitting import Sitting


class Exploration:
    """A game, where it begins, and what is played from there."""

    def __init__(
        self,
        game: Game,
        position: dict[str, Any] | Position | None = None,  # the start of the game if none is given
        steps: Sequence[str] = (),
        seed: int | None = None,  # how chance falls where the steps do not say it; without one, it has to be said
        names: Sequence[str] = (),
    ) -> None:
        beginning = game.position(position) if isinstance(position, dict) else position
        seats = [SeatTaken(names[seat] if seat < len(names) else "") for seat in range(game.players)]
        dice = None if seed is None else FairDice.from_seed(seed)
        self.match = Match.resumed(game, seats, dice, (), beginning)
        for step in steps:
            self.play(step)
        self.match.play_chance()

    @property
    def position(self) -> Position:
        """Where the line has led."""
        return self.match.position

    def play(self, step: str) -> None:
        """Play a decision, or what chance does; IllegalAction with the reason if the rules do not allow it."""
        action = self.match.game.action(step)
        if not action.block.chance:
            self.match.play_chance()
        self.match.advance(action)

    def sitting(self) -> Sitting:
        """The same for a presenter: everything stands as it was played, and nothing waits to be confirmed."""
        sitting = Sitting(self.match)
        sitting.confirm()
        return sitting
