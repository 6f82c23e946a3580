"""Thinking that compares several actions honestly.

Ordinary thinking tries what looks best, so that what looks second best is hardly known. Here all actions are tried
equally often first; then, round after round, the better half of them (sequential halving); and in half of the time
those that are left. An action is tried as if it were the only one: no continuation is left to another action with which
the same decisions could begin. The n-th try of each action begins with the same redeal.

How sure a value is cannot be told from how much the tries differ: a young tree overlooks the same things again and
again, whatever is drawn, and so do trees from other seeds. With every doubling of the tries the tree goes deeper and
the value takes a step, in some games as large after thousands of tries as after hundreds. The later half of an action's
tries gives its value; the quarter before, and the eighth before that, show what steps it took; and the margin reaches
as far as it may still go, by these steps and by those that are usual in this game (`GameDefinition.drift`), which
were measured against long searches (`docs/bots.md`).
"""

import math
import random
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from threading import Event
from typing import Any, NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position, View

FINAL = 0.5  # the part of the thinking that is for those who are left in the end
LONGEST_PORTION = 32  # tries of one action until it is another's turn,
STEADY = 8  # and no more than this part of those that it had
FINE = 64  # parts of all tries of an action that can be told apart, for halving them
HALVES = 4  # how often an action's tries are halved to see how its value moved
FEWEST = 4  # tries whose mean says something
WELL_TRIED = 16  # how often every decision of a line was tried at least
LONGEST_LINE = 60

# How far a value may move in a search many times as long, as measured: see "How honest a ranking is" in docs/bots.md.
NOISE = 1.96  # standard errors of what is left to chance
DRIFT = 1.0  # times the steps that a value took while the tries doubled, on average; those that are usual come to it,
FURTHER = 2.0  # and so many of both, or more where others were tried more often
FLOOR = 0.005
COMMON = 0.7  # a difference of two that were tried alike moves less than both: what one overlooks, so does the other
UNMEASURED_DRIFT = 0.2  # the usual step, at even chances, where nobody has measured it: rather too much than too little


class Tries(NamedTuple):
    """What came of some tries of an action."""

    number: int
    sums: tuple[float, ...]  # of each seat's chances
    squares: float  # the sum of the squares of the thinking seat's chances

    def plus(self, other: "Tries") -> "Tries":
        sums = tuple(one + two for one, two in zip(self.sums, other.sums, strict=True))
        return Tries(self.number + other.number, sums, self.squares + other.squares)

    def mean(self, seat: int) -> float:
        return self.sums[seat] / max(1, self.number)


class Candidate:
    """An action with its tries in each tree, in their order."""

    def __init__(self, action: Action, trees: int, seats: int) -> None:
        self.action = action
        self.prior = 0.0
        self.portions: list[list[Tries]] = [[] for _ in range(trees)]
        self.counts = [0] * trees
        self.nothing = Tries(0, (0.0,) * seats, 0.0)

    @property
    def visits(self) -> int:
        return sum(self.counts)

    @property
    def all(self) -> Tries:
        tries = self.nothing
        for portions in self.portions:
            for portion in portions:
                tries = tries.plus(portion)
        return tries

    def take(self, tree: int, tries: Tries) -> None:
        portions = self.portions[tree]
        if portions and FINE * portions[-1].number < self.counts[tree]:
            portions[-1] = portions[-1].plus(tries)  # however long the thinking takes, few are kept
        else:
            portions.append(tries)
        self.counts[tree] += tries.number

    def halves(self) -> list[Tries]:
        """The last half of the tries, half of those before, and so on; the last of them is all that is left."""
        found = [self.nothing] * HALVES
        for portions, count in zip(self.portions, self.counts, strict=True):
            at, left, until = 0, count, count / 2
            for portion in reversed(portions):
                found[at] = found[at].plus(portion)
                left -= portion.number
                if left <= until and at < HALVES - 1:
                    at, until = at + 1, left / 2
        return found


class Ranking:
    """The actions of a view, the trees in which they are tried, and which of them are still in the running."""

    def __init__(self, view: View, trees: Sequence[Any], exploration: float, step: float) -> None:
        self.view, self.trees, self.exploration, self.step = view, trees, exploration, step
        self.candidates = [Candidate(action, len(trees), view.game.players) for action in view.actions]
        self.running = list(self.candidates)

    def narrow(self, actions: Iterable[Action]) -> None:
        """Try none but these."""
        wanted = {int(self.view.game.action(one)) for one in actions}
        if not wanted or not wanted <= set(map(int, self.view.actions)):
            raise ValueError("actions to choose among are legal ones, and at least one")
        self.candidates = [one for one in self.candidates if int(one.action) in wanted]
        self.running = list(self.candidates)

    def grow(self, rank: int, keep: Iterable[Action], iterations: int, deadline: float, stop: Event) -> None:
        """Try the actions until `rank` are left, besides those to `keep`, and these for as long as there is time.

        Each tree has so many iterations.
        """
        kept = {int(self.view.game.action(one)) for one in keep}
        if not kept <= set(map(int, self.view.actions)):
            raise ValueError("what is kept in a ranking is a legal action")
        begin = time.perf_counter()
        self.look()
        sizes = [len(self.candidates)]
        while sizes[-1] > rank:
            sizes.append(max(rank, -(-sizes[-1] // 2)))
        with ThreadPoolExecutor(len(self.trees)) as pool:
            for number, size in enumerate(sizes):
                if number:
                    self.cut(size, kept)
                last = number == len(sizes) - 1
                part = 1.0 if last else (1 - FINAL) * (number + 1) / (len(sizes) - 1)
                sweep = partial(self.sweep, round(part * iterations), begin + part * (deadline - begin), stop)
                if len(self.trees) == 1:
                    sweep(0)
                else:
                    list(pool.map(sweep, range(len(self.trees))))

    def look(self) -> None:
        """Try one action once, by which a tree learns how promising all of them are beforehand."""
        self.attempt(0, self.candidates[0], 1)
        priors = {number: prior for number, _, _, prior in self.trees[0].root_branches()}
        for one in self.candidates:
            one.prior = priors[int(one.action)]
        self.running.sort(key=lambda one: one.prior, reverse=True)

    def cut(self, size: int, kept: set[int]) -> None:
        """Leave the most promising in the running, by value and prior, as the tree reckons where it chooses."""
        scale = self.exploration * math.sqrt(sum(one.visits for one in self.running))
        worths = {
            one: scale * one.prior / (1 + one.visits) + (one.all.mean(self.view.seat) if one.visits else -1.0)
            for one in self.running
        }
        self.running.sort(key=worths.__getitem__, reverse=True)
        self.running = [one for at, one in enumerate(self.running) if at < size or int(one.action) in kept]

    def attempt(self, tree: int, one: Candidate, count: int) -> None:
        sums, squares = self.trees[tree].think_about(int(one.action), count)
        one.take(tree, Tries(count, tuple(sums), squares))

    def sweep(self, share: int, until: float, stop: Event, tree: int) -> None:
        """Try all that are running in turn until the tree has had its share of iterations, or the time is over."""
        left = share - sum(one.counts[tree] for one in self.candidates)
        while True:
            for one in self.running:
                if left <= 0 or stop.is_set() or time.perf_counter() >= until:
                    return
                # by counting and never by the clock, so that the same iterations give the same trees
                count = min(left, LONGEST_PORTION, max(1, one.counts[tree] // STEADY))
                try:
                    self.attempt(tree, one, count)
                except MemoryError:
                    return  # with what is thought so far
                left -= count

    # --- what came of it ---

    def judged(self) -> list[tuple[Candidate, Tries, float]]:
        """Each action with the tries that its value is of, and the margin of that; the best of those left first."""
        return judged(self.candidates, self.running, self.view, self.step)

    def line(self, one: Candidate) -> tuple[Action, ...]:
        """How it may go on after an action, if it is still in the running."""
        if one not in self.running:
            return ()
        most = max(range(len(self.trees)), key=one.counts.__getitem__)
        return line_below(self.view, self.trees[most], one.action)


def judged(
    candidates: Sequence[Candidate], running: Sequence[Candidate], view: View, step: float
) -> list[tuple[Candidate, Tries, float]]:
    """Each candidate with the tries that its value is of, and the margin of that; the best of those running first.

    `step`: how far a value usually moves when its tries double, at even chances.
    """
    seat, sides = view.seat, view.game.sides
    tried = [one for one in running if one.visits]
    halves = {one: one.halves() for one in candidates}
    moves = [move for one in tried if (move := movement(halves[one], seat)) is not None]
    usual = sum(moves) / len(moves) if moves else None
    most = max(one.visits for one in candidates)
    partners = sides.count(sides[seat])
    found = [(one, halves[one][0], margin(halves[one], seat, usual, most, step, partners)) for one in candidates]
    return sorted(found, key=lambda line: (line[0] in tried, line[1].mean(seat)), reverse=True)


def movement(halves: Sequence[Tries], seat: int) -> float | None:
    """How far a value moved while the tries doubled, squared; None where there were too few."""
    means = [one.mean(seat) for one in halves if one.number >= FEWEST]
    moves = [(one - two) ** 2 for one, two in pairwise(means)]
    weights = [0.5**at for at in range(len(moves))]  # the last doubling tells most
    return sum(weight * move for weight, move in zip(weights, moves, strict=True)) / sum(weights) if moves else None


def margin(
    halves: Sequence[Tries], seat: int, usual: float | None, most: int, step: float = 0.0, partners: int = 1
) -> float:
    """How far a value may be from that of a long search: half the width of an interval that holds 95 %.

    Who is sure to win or to lose moves little: the usual step is that at even chances, which partners have together.
    """
    late = halves[0]
    own = movement(halves, seat)
    if late.number < FEWEST or (own is None and usual is None):
        return 1.0
    noise = max(0.0, late.squares / late.number - late.mean(seat) ** 2) / late.number
    known = [move for move in (own, usual) if move is not None]
    chance = min(1.0, partners * late.mean(seat))
    expected = 4 * chance * (1 - chance) * (step / partners) ** 2
    doublings = FURTHER + math.log2(most / sum(one.number for one in halves))
    return min(1.0, FLOOR + math.sqrt(NOISE**2 * noise + doublings * (DRIFT**2 * sum(known) / len(known) + expected)))


# --- how it may go on -------------------------------------------------------------------------------------------------


def line_below(view: View, tree: Any, action: Action) -> tuple[Action, ...]:
    """The most tried continuation after an action, as the thinking seat would see it, while it is well tried.

    Where something is hidden or drawn it is an example: what the view supposes, and luck as it may come.
    """
    game = view.game
    position, luck = view.supposed, random.Random(0)
    paths: list[list[int]] = [[] for _ in range(game.players)]  # what each seat has seen, in the tree
    line: list[Action] = []
    decided = 0  # so many steps, up to the last decision
    step = action
    while len(line) < LONGEST_LINE:
        actor = position.actor
        assert actor is not None
        if actor != CHANCE and (len(position.actions) > 1 or not line):
            for seat, path in enumerate(paths):
                path.append(actor * len(game.all_actions) + position.seen_as(step, seat))
            decided = len(line) + 1
        line.append(game.all_actions[position.seen_as(step, view.seat)])
        position = position.play(step)
        actor = position.actor
        if actor is None:
            break
        step = position.draw(luck.random()) if actor == CHANCE else position.actions[0]
        if actor != CHANCE and len(position.actions) > 1:
            tried = {number: visits for number, who, visits in tree.continuations(paths[actor]) if who == actor}
            step = max(position.actions, key=lambda one: tried.get(int(one), 0))
            if tried.get(int(step), 0) < WELL_TRIED:
                break
    return tuple(line[1:decided])


def positions_along(view: View, action: Action, line: Sequence[Action]) -> list[Position]:
    """Positions by which a line can be shown: that which the view supposes, and those after the action and each step.

    What the seat sees of them is what it would see. What it would not see is made up.
    """
    found: list[Position] = []

    def walk(position: Position, steps: Sequence[Action]) -> bool:
        found.append(position)
        if not steps:
            return True
        for one in position.actions:
            if position.seen_as(one, view.seat) == int(steps[0]) and walk(position.play(one), steps[1:]):
                return True
        found.pop()
        return False

    if not walk(view.supposed, [action, *line]):
        raise ValueError("this line does not begin at this view")
    return found
