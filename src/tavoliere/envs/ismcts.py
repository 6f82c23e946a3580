"""OpenSpiel's information-set Monte Carlo tree search as one of our bots.

    tavoliere arena emperor:0.05 openspiel-ismcts:0.05 --game san-marco --players 2 --variant ghosts --deals 30

It is OpenSpiel's own `ISMCTSBot` (the Python one: its C++ does not ask a game written in Python to resample), given
nothing but a view. It counts simulations, not time; so the clock is looked at where it asks for the next redeal, and
when the time is up the search ends there, and its own final policy chooses. The clock is the processor's, so that
other work on the machine costs it nothing; ours looks at the clock on the wall.

`openspiel-ismcts` plays its rollouts itself, as it comes; `openspiel-ismcts-quick` has them played inside our engine,
which is many times as fast.
"""

import random
import time
from array import array
from functools import cache, partial
from typing import Any

import numpy as np

from tavoliere.bots import invite
from tavoliere.bots.plain import asked
from tavoliere.engine.action import Action
from tavoliere.engine.errors import from_extra
from tavoliere.engine.game import Game, View
from tavoliere.envs.openspiel import SpielGame, SpielState, spiel_game
from tavoliere.envs.rewards import rewards_of

with from_extra("research"):
    from open_spiel.python.algorithms import ismcts, mcts

EXPLORATION = 2.0  # OpenSpiel's uct_c, as in its examples
ENDLESS = 1_000_000_000  # simulations


class TimeIsUp(Exception):
    """Ends a search from within."""


class IsmctsBot:
    """Thinks for a time, two simulations at least."""

    def __init__(self, quick: bool = False, seconds: float = 1.0) -> None:
        self.quick = quick
        self.seconds = seconds
        self.simulations = 0  # of the last thought

    def choose(self, view: View, generator: random.Random) -> Action:
        legal = asked(view)
        if len(legal) == 1:
            return legal[0]
        deadline = time.thread_time() + self.seconds
        spiel = played_by_openspiel(view.game)
        luck = np.random.RandomState(generator.getrandbits(32))
        evaluator = Playouts(luck) if self.quick else mcts.RandomRolloutEvaluator(1, luck)
        search = ismcts.ISMCTSBot(spiel, evaluator, EXPLORATION, ENDLESS, random_state=luck)
        self.simulations = 0

        def resample(state: SpielState, player: int) -> SpielState:
            # the first simulation only makes the root, and no policy comes of it
            if time.thread_time() >= deadline and self.simulations >= 2:
                raise TimeIsUp
            self.simulations += 1
            return state.resample_from_infostate(player, luck.uniform)

        search.set_resampler(resample)
        state = spiel.state_at(view.redeal(generator))
        try:
            search.run_search(state)
        except TimeIsUp:
            actions, odds = zip(*search.get_final_policy(state, search._root_node), strict=True)
        chosen: Action = view.game.all_actions[int(luck.choice(actions, p=odds))]
        return chosen


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Random games to the end, like OpenSpiel's rollouts, but inside our engine; who did not win lost."""

    def __init__(self, luck: np.random.RandomState) -> None:
        self.luck = luck

    def evaluate(self, state: SpielState) -> Any:
        game = state.position.game
        width = game.players + 3
        line = memoryview(array("i", [0]) * width).cast("B").cast("i", (1, width))
        game.kernel.playouts(state.position, 0, 1, int(self.luck.randint(2**31)), [0] * game.players, line)
        won = [line[0, game.players] >> seat & 1 for seat in range(game.players)]
        return np.array(rewards_of(won, state.get_game().game.sides))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@cache
def played_by_openspiel(game: Game) -> SpielGame:
    return spiel_game(game)


invite("openspiel-ismcts", IsmctsBot)
invite("openspiel-ismcts-quick", partial(IsmctsBot, quick=True))
