"""Everybody's chances in a position of which everything is known."""

import random
from collections.abc import Sequence

from tavoliere.analysis.analysis import Chances
from tavoliere.bots import SearchBot
from tavoliere.bots.network import network_of
from tavoliere.engine.game import CHANCE, Position, View
from tavoliere.lab.playing import parts

SAMPLES = 8  # of what chance does next, where chance is to act


class OpenView(View):
    """A position as somebody sees it from whom nothing is hidden."""

    __slots__ = ()

    def __init__(self, position: Position) -> None:
        assert position.actor is not None and position.actor != CHANCE
        self.seat = position.actor
        self._hidden = position


def judged(position: Position, iterations: int, seed: int, thinking: SearchBot | None = None) -> Chances:
    """How likely each seat is to win, by a short search; the same function for every position, for a given seed.

    The seed is also the luck of what lies ahead: positions that are compared are given the same. The search is the
    emperor's, unless another is given.
    """
    if position.actor is None:
        return parts(position)
    if position.actor != CHANCE:
        return searched(position, iterations, seed, thinking or SearchBot(network=network_of))
    share = max(1, iterations // SAMPLES)
    found = []
    for sample in range(SAMPLES):
        generator = random.Random(seed * SAMPLES + sample)
        ahead = after_chance(position, generator)
        found.append(judged(ahead, share, generator.getrandbits(62), thinking))
    return mean(found)


def after_chance(position: Position, generator: random.Random) -> Position:
    """A position after all that chance has to do in it."""
    while position.actor == CHANCE:
        position = position.play(position.draw(generator.random()))
    return position


def searched(position: Position, iterations: int, seed: int, thinking: SearchBot) -> Chances:
    tree = thinking.planted(OpenView(position), seed)
    tree.think(iterations)
    return thinking.calibrated(position.game, tree.chances_of_seats())


def mean(found: Sequence[Chances]) -> Chances:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))
