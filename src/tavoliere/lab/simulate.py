"""Mass play: how long a game is, what is scored, who wins, with error bars.

The same seed gives the same figures to the last digit, on any number of cores, compiled or interpreted: every game has
a generator of its own, and what is summed up is whole numbers.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from tavoliere.engine.game import Game, Position
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.running import cores, processes, results
from tavoliere.lab.tally import Tally

# What playouts inside the engine can play; the ladder's first two levels are among them.
POLICIES = {"random": 0, "greedy": 1, "novice": 2, "squire": 1}
CHUNK = 1000
ENOUGH = 30  # games; fewer are shown, and nothing should be concluded from them
# A shared victory is a share for each winner; 60 makes every share of 1 to 5 winners a whole number.
WHOLE = 60


class Simulation(NamedTuple):
    """What came of a simulation."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    tally: Tally

    @property
    def games(self) -> int:
        return self.tally.number("decisions") if "decisions" in self.tally else 0

    def wins(self, seat: int) -> Estimate:
        """The share of victories of a seat; a shared one counts in parts."""
        return self.tally.part(f"wins-{seat + 1}", WHOLE)

    def score(self, seat: int) -> Estimate:
        return self.tally.estimate(f"score-{seat + 1}")

    def shared(self) -> Estimate:
        """The share of games with more than one winner."""
        return self.tally.share("shared", bool)

    def decisions(self) -> Estimate:
        return self.tally.estimate("decisions")

    def draws(self) -> Estimate:
        return self.tally.estimate("draws")

    def facts(self) -> dict[str, Estimate]:
        """What the game counts about itself, on average."""
        return {name: self.tally.estimate(f"fact-{name}") for name in self.game.definition.state.FACTS}

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        seats = [
            {
                "bot": bot,
                "wins": self.wins(seat).to_json(),
                "score": {
                    **self.score(seat).to_json(),
                    "least": self.tally.least(f"score-{seat + 1}"),
                    "most": self.tally.most(f"score-{seat + 1}"),
                },
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
            "shared": self.shared().to_json(),
            "decisions": self.decisions().to_json(),
            "draws": self.draws().to_json(),
            "facts": {name: estimate.to_json() for name, estimate in self.facts().items()},
        }


def lines_of(
    game: Game,
    bots: Sequence[str],
    seed: int,
    first: int,
    games: int,
    *,
    start: Position | None = None,
    choices: int | None = None,
    limit: int = 0,
) -> list[list[int]]:
    """Games that are played inside the engine, a line of numbers each: `_core.pyx` says what is in it."""
    width = game.players + 3 + len(game.definition.state.FACTS)
    out = memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", (games, width))
    policies = [POLICIES[bot] for bot in bots]
    trouble = game.kernel.playouts(start or game.start(), first, games, seed, policies, out, limit, choices)
    if trouble is not None:
        raise UnsoundGame(*trouble)
    lines: Any = out.tolist()
    return list(lines)


def tally_of(game: Game, lines: Sequence[Sequence[int]]) -> Tally:
    """Lines of games, summed up."""
    tally = Tally()
    players = game.players
    columns = list(zip(*lines, strict=True))
    for seat in range(players):
        tally.count(f"score-{seat + 1}", columns[seat])
    victories = Counter(columns[players])
    for winners, games in victories.items():
        share = WHOLE // winners.bit_count()
        for seat in range(players):
            tally.count(f"wins-{seat + 1}", {share * (winners >> seat & 1): games})
        tally.count("shared", {int(winners.bit_count() > 1): games})
    names = ("decisions", "draws", *(f"fact-{name}" for name in game.definition.state.FACTS))
    for name, column in zip(names, columns[players + 1 :], strict=True):
        tally.count(name, column)
    return tally


def play_chunk(game: Game, games: int, seed: int, bots: Sequence[str], limit: int, first: int) -> Tally:
    """Some games of a run, summed up; with a limit every state is checked."""
    return tally_of(game, lines_of(game, bots, seed, first, min(CHUNK, games - first), limit=limit))


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
    tally = Tally()
    workers = workers or cores()
    play = partial(play_chunk, game, games, seed, tuple(bots), limit)
    with executor(game, workers) as pool:
        try:
            for first, part in results(pool, play, range(0, games, CHUNK), 2 * workers):
                tally.merge(part)
                progress(min(CHUNK, games - first))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    return Simulation(game, tuple(bots), seed, tally)


def executor(game: Game, workers: int) -> Executor:
    """Threads where the rules run compiled, without the interpreter's lock; processes where they do not."""
    return ThreadPoolExecutor(workers) if game.compiled else processes(workers)
