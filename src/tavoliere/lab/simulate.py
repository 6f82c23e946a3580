"""Mass play: how long a game is, what is scored, who wins, with error bars.

The same seed gives the same figures to the last digit, on any number of cores, compiled or interpreted: every game has
a generator of its own, and what is summed up is whole numbers.
"""

import math
import os
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, NamedTuple

from tavoliere.engine.game import Game

POLICIES = ("random", "greedy")  # what playouts inside the engine can play
CHUNK = 1000
CONFIDENCE = 1.959963984540054  # 95 % of a normal distribution


class Estimate(NamedTuple):
    """A mean with the half-width of its 95 % interval."""

    mean: float
    error: float


class Sums:
    """What is kept of many games: sums and sums of squares of whole numbers, one for each column."""

    def __init__(self, columns: int) -> None:
        self.games = 0
        self.total = [0] * columns
        self.squares = [0] * columns
        self.least = [0] * columns
        self.most = [0] * columns

    def add(self, line: Sequence[int]) -> None:
        for i, number in enumerate(line):
            self.total[i] += number
            self.squares[i] += number * number
            self.least[i] = min(self.least[i], number) if self.games else number
            self.most[i] = max(self.most[i], number) if self.games else number
        self.games += 1

    def merge(self, other: "Sums") -> None:
        if other.games == 0:
            return
        for i in range(len(self.total)):
            self.total[i] += other.total[i]
            self.squares[i] += other.squares[i]
            self.least[i] = min(self.least[i], other.least[i]) if self.games else other.least[i]
            self.most[i] = max(self.most[i], other.most[i]) if self.games else other.most[i]
        self.games += other.games

    def estimate(self, column: int, scale: int = 1) -> Estimate:
        """The mean of a column, whose numbers were multiplied by `scale` to be whole."""
        n = self.games
        mean = self.total[column] / n
        variance = max(0.0, (self.squares[column] - self.total[column] ** 2 / n) / (n - 1)) if n > 1 else 0.0
        return Estimate(mean / scale, CONFIDENCE * math.sqrt(variance / n) / scale)


# A shared victory is a share for each winner; 60 makes every share of 1 to 5 winners a whole number.
WHOLE = 60


class Simulation(NamedTuple):
    """What came of a simulation."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    sums: Sums

    @property
    def games(self) -> int:
        return self.sums.games

    def wins(self, seat: int) -> Estimate:
        """The share of victories of a seat; a shared one counts in parts."""
        return self.sums.estimate(self.game.players + seat, WHOLE)

    def score(self, seat: int) -> Estimate:
        return self.sums.estimate(seat)

    def shared(self) -> Estimate:
        """The share of games with more than one winner."""
        return self.sums.estimate(2 * self.game.players)

    def decisions(self) -> Estimate:
        return self.sums.estimate(2 * self.game.players + 1)

    def draws(self) -> Estimate:
        return self.sums.estimate(2 * self.game.players + 2)

    def facts(self) -> dict[str, Estimate]:
        """What the game counts about itself, on average."""
        names = self.game.module("state").FACTS
        return {name: self.sums.estimate(2 * self.game.players + 3 + i) for i, name in enumerate(names)}

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        sums = self.sums
        seats = [
            {
                "bot": bot,
                "wins": self.wins(seat)._asdict(),
                "score": {**self.score(seat)._asdict(), "least": sums.least[seat], "most": sums.most[seat]},
            }
            for seat, bot in enumerate(self.bots)
        ]
        return {
            "game": self.game.name,
            "options": self.game.settings,
            "rules": self.game.rules_hash,
            "games": self.games,
            "seed": self.seed,
            "seats": seats,
            "shared": self.shared()._asdict(),
            "decisions": self.decisions()._asdict(),
            "draws": self.draws()._asdict(),
            "facts": {name: estimate._asdict() for name, estimate in self.facts().items()},
        }


def play_chunk(game: Game, first: int, games: int, seed: int, bots: Sequence[str], limit: int = 0) -> Sums:
    """Some games of a run, summed up; with a limit every state is checked."""
    players = game.players
    width = players + 3 + len(game.module("state").FACTS)
    out = memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", (games, width))
    policies = [POLICIES.index(bot) for bot in bots]
    trouble = game.kernel.playouts(game.start().raw, first, games, seed, policies, out, limit)
    if trouble is not None:
        raise UnsoundGame(*trouble)
    sums = Sums(players + width)
    lines: Any = out.tolist()
    for line in lines:
        scores, winners, rest = line[:players], line[players], line[players + 1 :]
        share = WHOLE // winners.bit_count()
        sums.add([*scores, *(share * (winners >> p & 1) for p in range(players)), int(winners.bit_count() > 1), *rest])
    return sums


class UnsoundGame(Exception):
    """A game ran into a dead end, went on for ever, or broke an invariant."""

    def __init__(self, game: int, step: int, what: int) -> None:
        super().__init__(game, step, what)
        self.game, self.step, self.what = game, step, what


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    progress: Callable[[int], None] = lambda _: None,
    limit: int = 0,
    workers: int | None = None,
) -> Simulation:
    """Play games on all cores; `progress` is told how many are done. Ctrl-C keeps what is done in whole chunks."""
    sums = Sums(2 * game.players + 3 + len(game.module("state").FACTS))
    with executor(game, workers or os.cpu_count() or 1) as pool:
        running: dict[Future[Sums], int] = {}
        chunks = iter(range(0, games, CHUNK))
        try:
            while True:
                for first in chunks:
                    size = min(CHUNK, games - first)
                    running[pool.submit(play_chunk, game, first, size, seed, tuple(bots), limit)] = size
                    if len(running) >= 2 * (workers or os.cpu_count() or 1):
                        break
                if not running:
                    break
                for done in wait(running, return_when=FIRST).done:
                    progress(running.pop(done))
                    sums.merge(done.result())
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    return Simulation(game, tuple(bots), seed, sums)


def executor(game: Game, workers: int) -> Executor:
    """Threads where the rules run compiled, without the interpreter's lock; processes where they do not."""
    if game.compiled:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
