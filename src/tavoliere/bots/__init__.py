"""Players that are given a view, and nothing else."""

import random
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Protocol

from tavoliere.bots.plain import GreedyBot, RandomBot
from tavoliere.bots.search import Alternative, SearchBot, Settings, Thought
from tavoliere.engine.game import Action
from tavoliere.engine.position import View

__all__ = ["LEVELS", "Alternative", "Bot", "SearchBot", "Settings", "Thought", "bot", "bots"]

ENTRY_POINTS = "tavoliere.bots"


class Bot(Protocol):
    """Anything that chooses one of the legal actions of a view in which it is to act."""

    def choose(self, view: View, generator: random.Random) -> Action:
        """One of `view.actions`; whatever is left to luck comes from `generator`."""
        ...


# The ladder, from a beginner to the strongest. A level thinks at most the stated time about a decision.
LEVELS: dict[str, Callable[[], Bot]] = {
    "page": lambda: GreedyBot(overlooks=0.5),
    "squire": GreedyBot,
    "knight": lambda: SearchBot(seconds=0.25, iterations=40),
    "duke": lambda: SearchBot(seconds=0.5, iterations=400),
    "emperor": lambda: SearchBot(seconds=1.0, threads=2),
}
PLAIN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bots() -> dict[str, Callable[[], Bot]]:
    """Every bot by its name: random and greedy, the ladder, and those that installed packages bring along."""
    return PLAIN | LEVELS | {point.name: point.load for point in entry_points(group=ENTRY_POINTS)}


def bot(name: str) -> Bot:
    """A new bot by its name, for one seat of one game."""
    maker = bots()[name]
    made = maker()
    return made() if isinstance(made, type) else made
