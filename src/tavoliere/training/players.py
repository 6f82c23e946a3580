"""Who plays in training: the search with a network in a file, or with the game's formulas."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tavoliere.bots import SearchBot
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.game import Game

AGES = 3600.0  # seconds: no decision takes so long


class Player(NamedTuple):
    """A way to search. Without a network it is the search with the game's formulas."""

    network: str | None = None  # the file
    evaluate: str = "quiet"  # at the leaf, or at the next quiet moment
    exploration: float = 0.2
    priors: bool = False  # learned ones

    @property
    def label(self) -> str:
        """A short name, without what the names of bots keep for themselves."""
        if self.network is None:
            return "formulas"
        learned = ", priors" if self.priors else ""
        return f"{Path(self.network).stem} {self.evaluate} {self.exploration:g}{learned}"


def searching(player: Player, seconds: float = AGES, iterations: int = MOST_ITERATIONS) -> SearchBot:
    """A bot that searches like this."""
    return SearchBot(seconds=seconds, iterations=iterations)
