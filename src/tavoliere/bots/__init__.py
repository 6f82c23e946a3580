"""Players that are given a view, and nothing else."""

import random
from typing import Protocol

from tavoliere.engine.game import Action
from tavoliere.engine.position import View


class Bot(Protocol):
    """Anything that chooses one of the legal actions of a view in which it is to act."""

    def choose(self, view: View, generator: random.Random) -> Action:
        """One of `view.actions`; whatever is left to luck comes from `generator`."""
        ...


class RandomBot:
    """Plays anything legal."""

    def choose(self, view: View, generator: random.Random) -> Action:
        return generator.choice(view.actions)


class GreedyBot:
    """Plays what appeals most at the moment, and thinks no further."""

    def choose(self, view: View, generator: random.Random) -> Action:
        appeals = {action: view.appeal_of(action) for action in view.actions}
        most = max(appeals.values())
        return generator.choice([action for action, appeal in appeals.items() if appeal == most])


BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
