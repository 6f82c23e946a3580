"""Players that do not look ahead."""

import random

from tavoliere.engine.action import Action
from tavoliere.engine.game import View


def asked(view: View) -> tuple[Action, ...]:
    """The legal actions of a seat that is to act; ValueError if it is not."""
    if not view.actions:
        raise ValueError("a bot thinks about a view in which it is to act")
    return view.actions


class RandomBot:
    """Plays anything legal."""

    def choose(self, view: View, generator: random.Random) -> Action:
        return generator.choice(asked(view))


class GreedyBot:
    """Plays the best action by the heuristic; `overlooks` is the share of its choices that it does not even see."""

    def __init__(self, overlooks: float = 0.0) -> None:
        self.overlooks = overlooks

    def choose(self, view: View, generator: random.Random) -> Action:
        legal = asked(view)
        noticed = [action for action in legal if generator.random() >= self.overlooks]
        values = {action: view.heuristic_of(action) for action in noticed or legal}
        most = max(values.values())
        return generator.choice([action for action, heuristic in values.items() if heuristic == most])
