"""The bot that looks ahead: information-set Monte Carlo tree search.

The search itself is `mcts.py`.
"""

import math
import random
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Event
from typing import Any, NamedTuple

from tavoliere.bots import interpreted
from tavoliere.bots.calibration import sharpened, sharpened_margin, sharpened_one, together
from tavoliere.bots.network import Network, network_of
from tavoliere.bots.plain import asked
from tavoliere.bots.ranking import COMMON, UNMEASURED_DRIFT, Candidate, Ranking, Tries
from tavoliere.bots.search_program import SEARCH
from tavoliere.definition.game_definition import SearchSettings
from tavoliere.engine import checks
from tavoliere.engine.action import Action
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.game import Game, View
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.program_source import check_current

# An action that the others do not see is a bluff: anything at least this much as good as the best may be it.
BLUFF = 0.5
# The part of its time after which a bot stops thinking; the rest is for putting the thoughts in order.
PUNCTUALITY = 0.95
LONGEST_PORTION = 0.05  # seconds until a bot looks up to see whether it should stop


class Alternative(NamedTuple):
    """An action that was considered."""

    action: Action
    value: float  # how likely the thinking seat is to win with it, alone or with its partner
    visits: int  # how often it was tried
    prior: float  # before any search
    margin: float = 1.0  # half the width of the 95 % interval of `value`; ordinary thinking has no idea of it
    line: tuple[Action, ...] = ()  # how it may go on: the most tried continuation, as the thinking seat would see it
    chances: tuple[float, ...] = ()  # of each seat with it, where actions are ranked


class Thought(NamedTuple):
    """What came of thinking."""

    action: Action
    chances: tuple[float, ...]  # how likely each seat is to win, alone or with its partner
    alternatives: tuple[
        Alternative, ...
    ]  # the most tried first; of ranked ones those compared to the end, the best first
    iterations: int
    seconds: float

    def loss(self, one: Alternative) -> tuple[float, float]:
        """By how much an alternative is worth less than the first one, and the margin of that."""
        best = self.alternatives[0]
        if one == best:
            return 0.0, 0.0
        return best.value - one.value, margin_between(best, one)


def margin_between(one: Alternative, other: Alternative) -> float:
    """The margin of the difference of two values."""
    tries = sorted((one.visits, other.visits))
    alike = 2 * tries[0] > tries[1]  # tried about as often, so that both still overlook about the same
    return min(1.0, (COMMON if alike else 1.0) * math.hypot(one.margin, other.margin))


class SearchBot:
    """Thinks for a number of iterations, for a time, or for whichever ends first."""

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int = MOST_ITERATIONS,
        threads: int = 1,
        settings: SearchSettings | None = None,
        network: Network | Callable[[Game], Network | None] | None = None,
    ) -> None:
        """`network`: the learned evaluation, or what finds a game's; without one, the game's own evaluation serves."""
        self.seconds = seconds
        self.iterations = iterations
        self.threads = threads
        self.settings = settings
        self.network = network
        self._kept: list[Any] = []  # the trees of the last thought

    def choose(self, view: View, generator: random.Random) -> Action:
        """The best action; the thinking ends early once no other action can be tried as often any more."""
        return self.think(view, generator=generator, settle=not any(map(view.hides, view.actions))).action

    def think(
        self,
        view: View,
        seconds: float | None = None,
        generator: random.Random | None = None,
        settle: bool = False,
        stop: Event | None = None,
        rank: int = 0,
        keep: Iterable[Action] = (),
        among: Iterable[Action] | None = None,
    ) -> Thought:
        """The best action, and what speaks for it.

        With `settle`, the thinking ends as soon as no other action could become the best; once somebody sets `stop`, it
        ends with what is thought so far.

        With `rank`, so many of the best actions are compared, and those to `keep` with them, however they do: all are
        tried, then the better half, and so on, equally often each (`ranking.py`). Their values have margins and lines;
        they come first among the alternatives, by value, and the best of them is the action. With `among`, none but
        these are tried.
        """
        legal = asked(view)
        generator = generator or random.Random()
        allowed = PUNCTUALITY * (self.seconds if seconds is None else seconds)
        ranks = checks.whole(rank, 0, MOST_LEGAL, "rank") > 0
        trees = [self.planted(view, generator.getrandbits(63)) for _ in range(self.threads)]
        if ranks:
            return self._ranked(view, trees, rank, keep, among, allowed, stop or Event())
        begin = time.perf_counter()  # not before: the first tree of a process may have to wait for its network
        old, self._kept = self._kept, trees
        if len(legal) > 1:
            for tree, former in zip(trees, old, strict=False):
                tree.adopt(former)
            self._grow(trees, begin + allowed, settle, stop or Event())
        else:
            trees[0].think(1)
        return self._thought(view, trees, generator, time.perf_counter() - begin)

    def planted(self, view: View, seed: int) -> Any:
        """A tree of thoughts about a view, with nothing in it yet."""
        game = view.game
        network, settings = self.judge(game)
        return search_class(game)(view.known, settings, seed, network)

    def judge(self, game: Game) -> tuple[Network | None, SearchSettings]:
        """The learned evaluation of a game, if there is one, and how to search by it."""
        network = self.network if self.network is None or isinstance(self.network, Network) else self.network(game)
        definition = game.definition
        settings = self.settings or (network.settings if network else definition.search)
        if self.settings is None and callable(self.network):
            settings = definition.emperor_search.get(definition.network_name(game.settings), settings)
        return network, settings

    def usual_step(self, game: Game) -> float:
        """How far a value usually moves when its tries double, at even chances.

        It was measured with the network that a game has: by the formulas in its place values move further.
        """
        definition = game.definition
        as_measured = (self.judge(game)[0] is None) == (network_of(game) is None)
        if not as_measured:
            return UNMEASURED_DRIFT
        return definition.drift.get(definition.network_name(game.settings), UNMEASURED_DRIFT)

    def sharpness(self, game: Game) -> float:
        """How far its chances are moved apart before they are said: measured for the emperor's way to search."""
        definition = game.definition
        if self.settings is not None or not callable(self.network):
            return 1.0
        return definition.sharpness.get(definition.network_name(game.settings), 1.0)

    def calibrated(self, game: Game, shares: Sequence[float]) -> tuple[float, ...]:
        """How likely each seat is to win, with its partner, from what a tree reckons for each by itself."""
        return sharpened(game.sides, together(game.sides, shares), self.sharpness(game))

    def alternative(
        self, view: View, one: Candidate, late: Tries, margin: float, line: tuple[Action, ...] = ()
    ) -> Alternative:
        """What is said of an action whose value is of some tries and has a margin."""
        sides, seat, sharpness = view.game.sides, view.seat, self.sharpness(view.game)
        chances = together(sides, [late.mean(other) for other in range(len(sides))])
        margin = min(1.0, sides.count(sides[seat]) * margin)
        margin = sharpened_margin(margin, seat, sides, chances, sharpness)
        chances = sharpened(sides, chances, sharpness)
        return Alternative(one.action, chances[seat], one.visits, one.prior, margin, line, chances)

    def _ranked(
        self,
        view: View,
        trees: Sequence[Any],
        rank: int,
        keep: Iterable[Action],
        among: Iterable[Action] | None,
        allowed: float,
        stop: Event,
    ) -> Thought:
        """Compare several actions, in trees of their own, which nothing is taken over from."""
        ranking = Ranking(view, trees, self.judge(view.game)[1].exploration, self.usual_step(view.game))
        if among is not None:
            ranking.narrow(among)
        begin = time.perf_counter()
        ranking.grow(rank, keep, -(-self.iterations // len(trees)), begin + allowed, stop)
        judged = ranking.judged()
        alternatives = [self.alternative(view, one, late, margin, ranking.line(one)) for one, late, margin in judged]
        left = sum(one in ranking.running for one, _, _ in judged)
        alternatives[:left] = sorted(alternatives[:left], key=lambda one: one.value, reverse=True)
        iterations, seconds = sum(tree.iterations for tree in trees), time.perf_counter() - begin
        best = alternatives[0]
        return Thought(best.action, best.chances, tuple(alternatives), iterations, seconds)

    def _grow(self, trees: Sequence[Any], deadline: float, settle: bool, stop: Event) -> None:
        """Let every tree grow until the time or the iterations are used up."""
        share = -(-self.iterations // len(trees))
        if len(trees) == 1:
            grow(trees[0], share, deadline, settle, stop)
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(lambda tree: grow(tree, share, deadline, settle, stop), trees))

    def _thought(self, view: View, trees: Sequence[Any], generator: random.Random, seconds: float) -> Thought:
        sides = view.game.sides
        partners = sides.count(sides[view.seat])  # who share a victory in the search
        legal = set(map(int, view.actions))  # a tree that was taken over may know actions of other deals
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        priors: dict[int, float] = {}
        for tree in trees:
            for number, tried, mean, prior in tree.root_branches():
                if number not in legal:
                    continue
                visits[number] = visits.get(number, 0) + tried
                values[number] = values.get(number, 0.0) + tried * mean
                priors[number] = prior
        shares = [sum(column) / len(trees) for column in zip(*(tree.chances_of_seats() for tree in trees), strict=True)]
        chances, sharpness = together(sides, shares), self.sharpness(view.game)

        def said(value: float) -> float:
            return sharpened_one(partners * value, view.seat, sides, chances, sharpness)

        alternatives = [
            Alternative(view.game.all_actions[number], said(values[number] / max(1, tried)), tried, priors[number])
            for number, tried in visits.items()
        ]
        alternatives.sort(key=lambda one: (one.visits, one.value), reverse=True)
        chosen = alternatives[0]
        if view.hides(chosen.action):
            close = [one for one in alternatives if one.visits >= BLUFF * chosen.visits and view.hides(one.action)]
            chosen = generator.choices(close, [one.visits for one in close])[0]
        said_chances = sharpened(sides, chances, sharpness)
        iterations = sum(tree.iterations for tree in trees)
        return Thought(chosen.action, said_chances, tuple(alternatives), iterations, seconds)


def search_class(game: Game) -> Any:
    """The search of this machine, compiled where the rules are."""
    return compiled_search() if game.compiled else interpreted.Search


@cache
def compiled_search() -> Any:
    from tavoliere.bots._search import SOURCE_HASH, Search

    check_current(SEARCH, SOURCE_HASH)
    return Search


def grow(tree: Any, iterations: int, deadline: float, settle: bool, stop: Event) -> None:
    """Think in small portions, so that the time is kept; the web page's bots do the same (`page/bots/growth.ts`)."""
    portion = 1
    stage = 1  # iterations until one looks, by counting and never by the clock, whether all of them have settled it
    done = 0
    while done < iterations:
        goal = min(iterations, done + stage)
        while done < goal:
            begin = time.perf_counter()
            left = deadline - begin
            if (left <= 0 or stop.is_set()) and done > 0:
                return
            count = min(portion, goal - done)
            try:
                tree.think(count)
            except MemoryError:
                return  # with what is thought so far
            done += count
            spent = max(time.perf_counter() - begin, 1e-7)
            if settle and tree.lead() > count / spent * max(left - spent, 0.0):
                return
            # a portion takes about a fiftieth of the time that is left, but never long
            length = min(0.02 * max(left, 0.0), LONGEST_PORTION)
            portion = max(1, min(4 * portion, int(count * length / spent)))
        if settle and tree.lead() > iterations - done:
            return
        stage = max(1, min(4 * stage, (iterations - done) // 8))
