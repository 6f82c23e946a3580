"""What actions bring and prevent, in points: simple players go on from them to the next quiet moment, many times."""

import random
from collections.abc import Sequence

from tavoliere.bots.plain import GreedyBot
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, View

SAMPLES = 24
MOST_STEPS = 80


def points_ahead(
    view: View, line: Sequence[Action | None], generator: random.Random, samples: int = SAMPLES, moments: int = 1
) -> list[float]:
    """The points that each seat gains on average from these decisions of one seat until the table is next quiet.

    None is a decision at random. With more `moments`, until the table has been quiet so many times.
    """
    simple, moment_of = GreedyBot(), view.game.definition.evaluation.moment
    sums = [0.0] * view.game.players
    for _ in range(samples):
        position = view.redeal(generator)
        before, moment = position.scores, moment_of(position.fields)
        for action in line:
            if position.actor == view.seat:
                position = position.play(generator.choice(position.actions) if action is None else action)
        for _ in range(MOST_STEPS):
            actor = position.actor
            if actor is None or moment_of(position.fields) >= moment + moments:
                break
            if actor == CHANCE:
                position = position.play(generator.choices(position.actions, position.weights)[0])
            else:
                position = position.play(simple.choose(position.view(actor), generator))
        for seat, (now, then) in enumerate(zip(position.scores, before, strict=True)):
            sums[seat] += (now - then) / samples
    return sums


def compared(
    view: View,
    line: Sequence[Action],
    other: Sequence[Action | None],
    generator: random.Random,
    samples: int = SAMPLES,
    moments: int = 1,
) -> list[float]:
    """By how many points each seat is better off with some decisions than with others."""
    seed = generator.getrandbits(64)  # the same luck for both
    mine, theirs = (points_ahead(view, one, random.Random(seed), samples, moments) for one in (line, other))
    return [one - two for one, two in zip(mine, theirs, strict=True)]
