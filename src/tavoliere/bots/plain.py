"""Players that do not look ahead."""

import random

from tavoliere.engine.action import Action
from tavoliere.engine.game import View


class RandomBot:
    """Plays anything legal."""

    def choose(self, view: View, generator: random.Random) -> Action:
        return generator.choice(view.actions)


class GreedyBot:
    """Plays the best action by the heuristic; `overlooks` is the share of its choices that it does not even see."""

    def __init__(self, overlooks: float = 0.0) -> None:
        self.overlooks = overlooks

    def choose(self, view: View, generator: random.Random) -> Action:
        noticed = [action for action in view.actions if generator.random() >= self.overlooks]
        values = {action: view.heuristic_of(action) for action in noticed or view.actions}
        most = max(values.values())
        return generator.choice([action for action, heuristic in values.items() if heuristic == most])
