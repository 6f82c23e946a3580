"""What several decisions of one seat are worth as one: such as two ways to divide the same cards.

A line is searched by itself, in a tree that begins where only its last decision is left, so that all tries are about
what comes after the whole of it. Lines that are compared are tried equally often, their n-th tries with the same luck.
Everything comes from what the seat could know: nothing may come to light within a line.
"""

import math
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from tavoliere.bots.ranking import LONGEST_PORTION, STEADY, Candidate, Tries, judged
from tavoliere.bots.search import PUNCTUALITY, Alternative, SearchBot
from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View


class Loss(NamedTuple):
    """By how much less a line is worth than another, and the margin of that."""

    loss: float
    margin: float


def after(view: View, line: Sequence[Action]) -> Position | None:
    """A position after decisions of a view's seat; None where they are not its to make one after the other.

    What it does not know is supposed, so that nothing may come to light before the last of them.
    """
    position, unknown = view.supposed, view.unknown
    for action in line:
        if position.actor != view.seat or action not in position.actions or position.view(view.seat).unknown < unknown:
            return None
        position = position.play(action)
    return position


def weighed(
    thinking: SearchBot,
    view: View,
    lines: Sequence[Sequence[Action]],
    generator: random.Random,
    seconds: float | None = None,
) -> list[Alternative]:
    """What each line is worth, with the last action of each; in the order in which they are given."""
    seed = generator.getrandbits(63)
    candidates, trees = [], []
    for line in lines:
        before = after(view, line[:-1])
        if before is None or before.actor != view.seat:
            raise ValueError("a line is made of legal decisions of one seat")
        trees.append(thinking.planted(before.view(view.seat), seed))
        candidates.append(Candidate(line[-1], 1, view.game.players))
    step = thinking.usual_step(view.game)
    deadline = time.perf_counter() + PUNCTUALITY * (thinking.seconds if seconds is None else seconds)
    left = max(1, thinking.iterations // len(lines))  # tries of each
    while left > 0 and (time.perf_counter() < deadline or not candidates[0].visits):
        count = max(1, min(left, LONGEST_PORTION, candidates[0].visits // STEADY))
        for one, tree in zip(candidates, trees, strict=True):
            sums, squares = tree.think_about(int(one.action), count)
            one.take(0, Tries(count, tuple(sums), squares))
        left -= count
    known = {one: (late, margin) for one, late, margin in judged(candidates, candidates, view, step)}
    return [thinking.alternative(view, one, *known[one]) for one in candidates]


def loss_against(
    thinking: SearchBot,
    view: View,
    line: Sequence[Action],
    other: Sequence[Action],
    generator: random.Random,
    seconds: float | None = None,
) -> Loss:
    """By how much less a line is worth than another; nothing where both come to the same."""
    if after(view, line) == after(view, other):
        return Loss(0.0, 0.0)
    mine, theirs = weighed(thinking, view, (line, other), generator, seconds)
    # what one tree overlooks the other need not, so that nothing is taken off for what both have in common
    return Loss(theirs.value - mine.value, min(1.0, math.hypot(mine.margin, theirs.margin)))
