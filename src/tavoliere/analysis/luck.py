"""Luck apart from skill: what a throw gave each seat, against the mean of what could have come.

All outcomes of a throw are judged by the same function of the true position, with the same seed, which the outcome has
no part in. So whatever the function is worth, the luck of a throw is zero in expectation, and so is that of a game.
"""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from tavoliere.analysis.analysis import LUCK, Chances, Effort, Throw, seeded
from tavoliere.analysis.judge import judged, mean
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position
from tavoliere.table.match import Match

NEVER = 1e-9  # dice that are rolled again until they fit may be rolled for ever, with so little odds
MOST_OUTCOMES = 128  # that are all looked at; of more, as many are drawn by their odds


class Thrown(NamedTuple):
    """Where a throw begins, and the steps that came."""

    step: int
    position: Position
    actions: tuple[Action, ...]


def throws(match: Match) -> list[Thrown]:
    """The throws of a match."""
    found = []
    step = 0
    while step < len(match.steps):
        begin = match.positions[step]
        end = step + 1
        if begin.actor == CHANCE:
            key = scene(begin)
            while end < len(match.steps) and goes_on(match.positions[end], key):
                end += 1
            found.append(Thrown(step, begin, tuple(match.steps[step:end])))
        step = end
    return found


def scene(position: Position) -> tuple[int, int]:
    """What a step of chance is shown together with, and in whose turn it falls."""
    action = position.actions[0]
    return position.together(action), position.owner(action)


def goes_on(position: Position, key: tuple[int, int]) -> bool:
    """Whether a throw is not at its end here."""
    return key[0] > 0 and position.actor == CHANCE and scene(position) == key


def lucky(thrown: Thrown, effort: Effort) -> Throw:
    """A throw with everybody's chances after what came, and in the mean over what could have come."""
    generator = seeded(effort, thrown.step, LUCK)
    seed = generator.getrandbits(50)
    position = thrown.position
    for action in thrown.actions:
        position = position.play(action)
    came = judged(position, effort.luck_iterations, seed)
    weighted = outcomes(thrown.position)
    if weighted is None:
        drawn = [one_outcome(thrown.position, generator) for _ in range(MOST_OUTCOMES)]
        expected = mean([judged(one, effort.luck_iterations, seed) for one in drawn])
    elif len(weighted) == 1:
        expected = came
    else:
        expected = weighted_mean([(judged(one, effort.luck_iterations, seed), weight) for one, weight in weighted])
    count = MOST_OUTCOMES if weighted is None else len(weighted)
    names = tuple(action.text for action in thrown.actions)
    kind, owner = thrown.actions[0].block.name, scene(thrown.position)[1]
    return Throw(thrown.step, kind, owner, names, expected, came, count, weighted is not None)


def outcomes(begin: Position) -> list[tuple[Position, float]] | None:
    """Every position that a throw can lead to, with its odds; None where they are too many."""
    key = scene(begin)
    ends: dict[bytes, tuple[Position, float]] = {}
    open_: dict[bytes, tuple[Position, float]] = {begin.raw: (begin, 1.0)}
    while sum(odds for _, odds in open_.values()) > NEVER:
        following: dict[bytes, tuple[Position, float]] = {}
        for position, odds in open_.values():
            weights = position.weights
            for action, weight in zip(position.actions, weights, strict=True):
                if weight == 0:
                    continue
                after = position.play(action)
                place = following if goes_on(after, key) else ends
                before = place.get(after.raw)
                place[after.raw] = after, odds * weight / sum(weights) + (before[1] if before else 0.0)
            if len(following) + len(ends) > MOST_OUTCOMES:
                return None
        open_ = following
    return list(ends.values())


def one_outcome(begin: Position, generator: random.Random) -> Position:
    key = scene(begin)
    position = begin.play(begin.draw(generator.random()))
    while goes_on(position, key):
        position = position.play(position.draw(generator.random()))
    return position


def weighted_mean(found: Sequence[tuple[Chances, float]]) -> Chances:
    total = math.fsum(weight for _, weight in found)
    seats = range(len(found[0][0]))
    return tuple(math.fsum(weight * chances[seat] for chances, weight in found) / total for seat in seats)
