"""What a decision cost, by what its seat could know: everything here is made from its view."""

import random
from typing import NamedTuple

from tavoliere.analysis.analysis import DECISION, Chances, Decision, Effort, seeded
from tavoliere.bots import SearchBot
from tavoliere.bots.network import network_of
from tavoliere.bots.outlook import compared
from tavoliere.bots.search import margin_between
from tavoliere.engine.action import Action
from tavoliere.engine.game import View
from tavoliere.lab.playing import AGES

NOTABLE = 0.005  # of the chance to win: what costs less needs no reason
RANKED = 3  # actions that are compared to the end, besides the one that was played
SETTLED = 4  # times fewer iterations where there is nothing to decide


class BestFound(NamedTuple):
    """The best action that was found beside the one that was played."""

    best: Action
    line: tuple[Action, ...]  # how the search goes on, beginning with the best action
    with_best: Chances
    with_played: Chances
    margin: float  # half of the 95 % interval of their difference
    rank: int  # of the one that was played


def decided(step: int, view: View, played: Action, effort: Effort) -> Decision:
    """What a decision cost its seat."""
    generator = seeded(effort, step, DECISION)
    if len(view.actions) == 1:
        thinking = SearchBot(network=network_of)
        tree = thinking.planted(view, generator.getrandbits(62))
        tree.think(max(1, effort.iterations // SETTLED))
        chances = thinking.calibrated(view.game, tree.chances_of_seats())
        alone = (played.text,)
        return Decision(step, view.seat, played.text, 1, chances, chances, played.text, alone, 0.0, 0.0, 1, ())
    found = ranked(view, played, effort, generator)
    cost = found.with_best[view.seat] - found.with_played[view.seat]
    points: tuple[float, ...] = ()
    if cost >= NOTABLE:
        points = tuple(round(one, 2) for one in compared(view, [found.best], [played], generator))
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


def ranked(view: View, played: Action, effort: Effort, generator: random.Random) -> BestFound:
    """Look for the best action, and weigh it against the one that was played in a search for these two alone."""
    seconds = AGES if effort.seconds is None else effort.seconds / 2
    thinking = SearchBot(seconds=seconds, iterations=effort.iterations, network=network_of)
    first = thinking.think(view, generator=generator, rank=RANKED, keep=[played])
    best, second = first.alternatives[:2]
    own = next(one for one in first.alternatives if one.action == played)
    if own.value >= best.value:
        margin = margin_between(own, best if own != best else second)
        return BestFound(played, (played, *own.line), own.chances, own.chances, margin, 1)
    rank = 1 + sum(one.value > own.value for one in first.alternatives)
    # the best of many looks better than it is: what it is worth is found by tries that it was not chosen by
    best, other = thinking.think(view, generator=generator, rank=2, among=[best.action, played]).alternatives
    margin = margin_between(best, other)
    if best.action == played or best.value == other.value:
        own = best if best.action == played else other
        return BestFound(played, (played, *own.line), own.chances, own.chances, margin, 1)
    return BestFound(best.action, (best.action, *best.line), best.chances, other.chances, margin, rank)
