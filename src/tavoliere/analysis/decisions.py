"""What a decision cost, by what its seat could know: everything here is made from its view."""

import math
import random
from typing import NamedTuple

from tavoliere.analysis.data import Chances, Decision, Effort
from tavoliere.analysis.judge import judged, mean, with_partners
from tavoliere.bots import SearchBot
from tavoliere.bots.network import network_of
from tavoliere.bots.outlook import compared
from tavoliere.engine.action import Action
from tavoliere.engine.game import View
from tavoliere.lab.playing import AGES
from tavoliere.lab.tally import CONFIDENCE

NOTABLE = 0.005  # of the chance to win: what costs less needs no reason
DEALS = 16  # of what is hidden, in which two actions are compared
SETTLED = 4  # times fewer iterations where there is nothing to decide


class Ranking(NamedTuple):
    """The best action that was found beside the one that was played."""

    best: Action
    line: tuple[Action, ...]  # how the search goes on, beginning with the best action
    with_best: Chances
    with_played: Chances
    margin: float  # half of the 95 % interval of their difference
    rank: int  # of the one that was played


def decided(step: int, view: View, played: Action, effort: Effort) -> Decision:
    """What a decision cost its seat."""
    generator = random.Random(f"decision {effort.seed} {step}")
    if len(view.actions) == 1:
        tree = SearchBot(network=network_of).planted(view, generator.getrandbits(62))
        tree.think(max(1, effort.iterations // SETTLED))
        chances = with_partners(view.game.sides, tree.chances_of_seats())
        alone = (played.text,)
        return Decision(step, view.seat, played.text, 1, chances, chances, played.text, alone, 0.0, 0.0, 1, ())
    found = ranked(view, played, effort, generator)
    cost = found.with_best[view.seat] - found.with_played[view.seat]
    points: tuple[float, ...] = ()
    if cost >= NOTABLE:
        points = tuple(round(one, 2) for one in compared(view, found.best, played, generator))
    return Decision(
        step,
        view.seat,
        played.text,
        len(view.actions),
        found.with_best,
        found.with_played,
        found.best.text,
        tuple(action.text for action in found.line),
        cost,
        found.margin,
        found.rank,
        points,
    )


def ranked(view: View, played: Action, effort: Effort, generator: random.Random) -> Ranking:
    """Find the best action, and weigh it against the one that was played with as much effort for each."""
    seconds = AGES if effort.seconds is None else effort.seconds
    thinking = SearchBot(seconds=seconds, iterations=effort.iterations, network=network_of)
    order = [one.action for one in thinking.think(view, generator=generator).alternatives]
    best, seed = order[0], generator.getrandbits(50)
    with_best = weighed(view, best, effort.iterations, seed)
    if best == played:
        return Ranking(best, (best,), mean(with_best), mean(with_best), 0.0, 1)
    with_played = weighed(view, played, effort.iterations, seed)
    gains = [one[view.seat] - other[view.seat] for one, other in zip(with_best, with_played, strict=True)]
    gain = sum(gains) / DEALS
    margin = CONFIDENCE * math.sqrt(sum((one - gain) ** 2 for one in gains) / (DEALS - 1) / DEALS)
    if gain <= 0:  # at a second glance, what was played is as good
        return Ranking(played, (played,), mean(with_played), mean(with_played), margin, 1)
    rank = 1 + order.index(played) if played in order else len(view.actions)
    return Ranking(best, (best,), mean(with_best), mean(with_played), margin, rank)


def weighed(view: View, action: Action, iterations: int, seed: int) -> list[Chances]:
    """Everybody's chances with an action, once for each of several deals of what the seat cannot know."""
    found = []
    for deal in range(DEALS):
        generator = random.Random(seed * DEALS + deal)
        position = view.redeal(generator).play(action)
        found.append(judged(position, max(1, iterations // DEALS), generator.getrandbits(50)))
    return found
