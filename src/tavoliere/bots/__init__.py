"""Players that are given a view, and nothing else."""

import random
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from tavoliere.bots.network import Network, network_of
from tavoliere.bots.plain import GreedyBot, RandomBot
from tavoliere.bots.search import Alternative, SearchBot, Thought
from tavoliere.definition.game_definition import SearchSettings
from tavoliere.engine.action import Action
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.game import View

__all__ = [
    "LEVELS",
    "Alternative",
    "Bot",
    "Network",
    "SearchBot",
    "SearchSettings",
    "Thought",
    "bot",
    "bots",
    "invite",
    "plugin_bots",
]

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
    "knight": lambda: SearchBot(seconds=0.25, iterations=20),
    "duke": lambda: SearchBot(seconds=0.5, iterations=120),
    "emperor": lambda: SearchBot(seconds=1.0, threads=2, network=network_of),
}
# To compare with: the strongest level by the games' own evaluations, as it was before there were networks.
COMPARED: dict[str, Callable[[], Bot]] = {"emperor-classic": lambda: SearchBot(seconds=1.0, threads=2)}
PLAIN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
USUAL = "duke"  # for whom does not choose
GENTLE = "squire"  # for whom sits down for the first time: it plays sensibly and can be beaten


_invited: dict[str, Callable[[], Bot]] = {}


def invite(name: str, make: Callable[[], Bot]) -> None:
    """Make a bot known in this process."""
    _invited[name] = make


def plugin_bots() -> dict[str, Callable[[], Bot]]:
    """Bots from elsewhere: those of installed packages, whose entry points make a bot when called, and invited ones."""
    return installed_bots(tuple(sys.path)) | _invited


@cache
def installed_bots(_: tuple[str, ...]) -> dict[str, Callable[[], Bot]]:
    """Those of the packages on a search path, which is looked through once: that takes longer than many a thought."""
    return {point.name: partial(load_bot, point) for point in entry_points(group=ENTRY_POINTS)}


def load_bot(point: EntryPoint) -> Bot:
    made: Bot = point.load()()
    return made


def bots() -> dict[str, Callable[[], Bot]]:
    """What makes each bot, by name: plain ones, the ladder, what it is compared with, those of other packages."""
    return PLAIN | LEVELS | COMPARED | plugin_bots()


def bot(name: str) -> Bot:
    """A new bot by its name, for one seat of one game; `emperor:0.05` thinks 0.05 seconds about a decision.

    KeyError if there is no such bot.
    """
    name, _, budget = name.partition(":")
    made = bots()[name]()
    if budget:
        try:
            seconds = float(budget)
        except ValueError:
            raise KeyError(budget) from None
        if not hasattr(made, "seconds") or not 0 < seconds <= 3600:
            raise KeyError(budget)
        made.seconds = seconds
        if isinstance(made, SearchBot):
            made.iterations, made.threads = MOST_ITERATIONS, 1
    return made
