"""Tournaments: who is stronger, by how much, and how sure is that.

Two bots at a time share the seats of a table in turns: A B A for three players. Every deal is played twice, with the
same cards and dice and the bots' seats exchanged, and from deal to deal the seats move on by one. What a bot scores in
a game is its part of the victory: 1 if one of its seats won, a part of it if several seats share the victory. As the
bots change seats, equal ones score half. `alone` seats one bot of the first kind against a table of the second.
"""

import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tavoliere.bots import LEVELS, SearchBot, bot, plugin_bots
from tavoliere.bots.invitations import FileBot
from tavoliere.engine.game import Game
from tavoliere.lab.intervals import CONFIDENCE, Estimate, FloatRow, coin_throws, mean_of_parts
from tavoliere.lab.playing import chosen
from tavoliere.lab.running import Ledger, cores, processes, results
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match

ELO = 400 / math.log(10)
ENOUGH = 20  # deals; fewer are shown, and nothing should be concluded from them
RESAMPLES = 999
MOST_STEPS = 2000  # until strengths stay as they are


class Deal(NamedTuple):
    """One deal between two bots, played with seats exchanged."""

    first: str
    second: str
    number: int
    score: float  # of the first bot, from 0 to 1
    seconds: tuple[float, float]  # used by each
    decisions: tuple[int, int]
    slowest: tuple[float, float]


class EloRating(NamedTuple):
    """The strength of a bot on the Elo scale; the mean of all is 0."""

    name: str
    elo: float
    low: float
    high: float


def iterations_of_levels() -> dict[str, int]:
    """How far each level looks ahead: what a level has played is not good for another of the same name."""
    made = ((name, make()) for name, make in LEVELS.items())
    return {name: level.iterations for name, level in made if isinstance(level, SearchBot)}


def files_of_bots(names: Sequence[str]) -> dict[str, dict[str, str]]:
    """The versions of bots that come from files."""
    known = plugin_bots()
    makers = {name: known.get(name, known.get(name.rpartition(":")[0])) for name in names}
    found = {name: make.fingerprint for name, make in makers.items() if isinstance(make, FileBot)}
    return {"files": found} if found else {}


def seatings(players: int, number: int, alone: bool) -> list[tuple[int, ...]]:
    """Who sits where in the games of a deal: 0 for the first bot, 1 for the second."""
    if alone:
        return [tuple(int(seat != place) for seat in range(players)) for place in range(players)]
    pattern = [(seat + number) % players % 2 for seat in range(players)]
    return [tuple(pattern), tuple(1 - one for one in pattern)]


def play_deal(game: Game, seed: int, alone: bool, deal: tuple[str, str, int]) -> Deal:
    """Play one deal in all its seatings."""
    first, second, number = deal
    names = (first, second)
    scores = []
    seconds, decisions, slowest = [0.0, 0.0], [0, 0], [0.0, 0.0]
    for place, seating in enumerate(seatings(game.players, number, alone)):
        minds = [bot(names[side]) for side in seating]
        for mind in minds:
            if isinstance(mind, SearchBot):
                mind.judge(game)  # loads its network, which is no time that it thinks
        generator = random.Random(f"{seed} {number} {place}")
        match = Match(game, dice=FairDice.from_seed(seed * 1_000_003 + number))
        while (actor := match.position.actor) is not None:
            side = seating[actor]
            view = match.view(actor)
            begin = time.perf_counter()
            action = chosen(names[side], minds[actor], view, generator)
            spent = time.perf_counter() - begin
            seconds[side] += spent
            decisions[side] += 1
            slowest[side] = max(slowest[side], spent)
            match.play(action)
        scores.append(share(match, seating))
    mean = sum(scores) / len(scores)
    return Deal(first, second, number, mean, pair(seconds), pair(decisions), pair(slowest))


def pair(values: list[Any]) -> Any:
    return values[0], values[1]


def deal_of(line: list[Any]) -> Deal:
    """A deal from the line of a file."""
    first, second, number, score, seconds, decisions, slowest = line
    return Deal(first, second, number, score, pair(seconds), pair(decisions), pair(slowest))


def share(match: Match, seating: Sequence[int]) -> float:
    """The first bot's part of the victory."""
    result = match.position.result
    assert result is not None
    mine = [seat for seat in result.winners if seating[seat] == 0]
    return len(mine) / len(result.winners)


class Tournament:
    """A round-robin that can be stopped and gone on with: every finished deal is a line of a file."""

    play: Callable[[Game, int, bool, tuple[str, str, int]], Deal] = staticmethod(play_deal)

    def __init__(self, game: Game, names: Sequence[str], deals: int, seed: int, alone: bool, path: Path | None) -> None:
        self.game, self.names, self.deals, self.seed, self.alone = game, tuple(names), deals, seed, alone
        self.head = {
            "arena": 1,
            "game": game.name,
            "options": game.settings,
            "rules": game.rules_hash,
            "levels": iterations_of_levels(),
            "seed": seed,
            "alone": alone,
            **files_of_bots(names),
        }
        self.ledger = None if path is None else Ledger(path, self.head)
        kept = [] if self.ledger is None else self.ledger.read(deal_of)
        self.done: dict[tuple[str, str, int], Deal] = {(deal.first, deal.second, deal.number): deal for deal in kept}

    def pairs(self) -> list[tuple[str, str]]:
        if self.alone:
            return [(self.names[0], other) for other in self.names[1:]]
        return list(combinations(self.names, 2))

    def open_deals(self) -> Iterator[tuple[str, str, int]]:
        for number in range(self.deals):
            for first, second in self.pairs():
                if (first, second, number) not in self.done:
                    yield first, second, number

    def run(self, progress: Callable[[int], None], workers: int | None = None) -> None:
        """Play what is open, on all cores; Ctrl-C keeps what is done."""
        waiting = list(self.open_deals())
        progress(self.deals * len(self.pairs()) - len(waiting))
        if not waiting:
            return
        # a bot that thinks on several cores has them
        threads = max(getattr(bot(name), "threads", 1) for name in self.names)
        workers = min(workers or max(1, cores() // threads), len(waiting))
        with processes(workers) as pool:
            try:
                self.play_on(pool, waiting, 2 * workers, progress)
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)

    def play_on(
        self, pool: Executor, deals: Iterable[tuple[str, str, int]], ahead: int, progress: Callable[[int], None]
    ) -> None:
        """Play these deals on some processes."""
        play = partial(self.play, self.game, self.seed, self.alone)
        for _, deal in results(pool, play, deals, ahead):
            self.done[deal.first, deal.second, deal.number] = deal
            if self.ledger is not None:
                self.ledger.add(deal)
            progress(1)

    # --- what came of it ---

    def played(self) -> tuple[int, int]:
        """How many deals each pair has played, at least and at most."""
        numbers = [len(self.results(*pair)) for pair in self.pairs()]
        return min(numbers), max(numbers)

    def results(self, first: str, second: str) -> list[float]:
        """The scores of the first against the second, deal by deal."""
        forward = [deal.score for deal in self.done.values() if (deal.first, deal.second) == (first, second)]
        backward = [1 - deal.score for deal in self.done.values() if (deal.first, deal.second) == (second, first)]
        return forward + ([] if self.alone else backward)

    def rate(self, first: str, second: str) -> Estimate | None:
        """The mean score of the first against the second; what was played with the same cards is one deal."""
        scores = self.results(first, second)
        return mean_of_parts(len(scores), math.fsum(scores), math.fsum(s * s for s in scores)) if scores else None

    def time_of(self, name: str) -> tuple[float, float]:
        """Mean and longest seconds of a decision."""
        seconds, decisions, slowest = 0.0, 0, 0.0
        for deal in self.done.values():
            for side, who in enumerate((deal.first, deal.second)):
                if who == name:
                    seconds += deal.seconds[side]
                    decisions += deal.decisions[side]
                    slowest = max(slowest, deal.slowest[side])
        return seconds / max(1, decisions), slowest

    def ratings(self) -> list[EloRating]:
        """Bradley-Terry strengths on the Elo scale, with 95 % intervals by drawing the scores again."""
        table = {pair: self.results(*pair) for pair in self.pairs()}
        strengths = bradley_terry(self.names, table)
        generator = np.random.default_rng(self.seed)
        drawn = {pair: drawn_again(generator, scores) for pair, scores in table.items() if scores}
        games = {pair: len(table[pair]) for pair in drawn}
        spread = elo(self.names, games, drawn) if drawn else np.zeros((1, len(self.names)))
        lows, highs = np.quantile(spread, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
        ratings = [
            EloRating(name, strengths[name], min(float(low), strengths[name]), max(float(high), strengths[name]))
            for name, low, high in zip(self.names, lows, highs, strict=True)
        ]
        return sorted(ratings, key=lambda rating: -rating.elo)

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        rates = {}
        for first, second in self.pairs():
            rate = self.rate(first, second)
            if rate is not None:
                games = len(seatings(self.game.players, 0, self.alone)) * len(self.results(first, second))
                rates[f"{first} - {second}"] = {**rate.to_json(), "games": games}
        times = {name: dict(zip(("mean", "longest"), self.time_of(name), strict=True)) for name in self.names}
        ratings = [] if self.alone else [rating._asdict() for rating in self.ratings()]
        return {**self.head, "bots": list(self.names), "rates": rates, "ratings": ratings, "seconds": times}


def drawn_again(generator: np.random.Generator, scores: list[float]) -> FloatRow:
    """What the first of a pair may score in as many deals, many times: by Jeffreys' posterior of its mean score, for as
    many throws of a coin as vary like the deals do. A row of victories leaves open how much stronger the winner is."""
    number, total = len(scores), math.fsum(scores)
    throws = coin_throws(number, total, math.fsum(score * score for score in scores))
    won = throws * total / number
    drawn: FloatRow = number * generator.beta(won + 0.5, throws - won + 0.5, RESAMPLES)
    return drawn


def bradley_terry(names: Sequence[str], table: dict[tuple[str, str], list[float]]) -> dict[str, float]:
    """Strengths that explain the scores best; one more drawn game of every pair keeps them finite."""
    games = {pair: len(scores) for pair, scores in table.items()}
    points = {pair: np.array([math.fsum(scores)]) for pair, scores in table.items()}
    return dict(zip(names, map(float, elo(names, games, points, drawn=1.0)[0]), strict=True))


def elo(
    names: Sequence[str],
    games: dict[tuple[str, str], int],
    points: dict[tuple[str, str], FloatRow],
    drawn: float = 0.0,
) -> FloatRow:
    """Strengths on the Elo scale, a row for each row of points that the first of each pair has won.

    Games that are `drawn` beside those of each pair keep strengths finite where one side has won all of them.
    """
    place = {name: at for at, name in enumerate(names)}
    rows = max((len(won) for won in points.values()), default=1)
    won = np.zeros((rows, len(names)))
    met = np.zeros((len(names), len(names)))
    for (first, second), number in games.items():
        here, there = place[first], place[second]
        met[here, there] = met[there, here] = number + drawn
        won[:, here] += points[first, second] + drawn / 2
        won[:, there] += number - points[first, second] + drawn / 2
    strength = np.ones((rows, len(names)))
    playing = met.sum(axis=1) > 0
    for _ in range(MOST_STEPS):
        before = strength
        weight = (met / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        strength = np.where(playing, won / np.where(playing, weight, 1.0), 1.0)
        strength = strength / np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.allclose(strength, before, rtol=1e-6, atol=0.0):
            break
    found: FloatRow = ELO * np.log(strength)
    return found
