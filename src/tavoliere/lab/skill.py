"""What bots' decisions cost and what luck they had, by the analysis of games that they play against each other.

Two bots share the seats of a table in turns, which move on by one from game to game. It shows that the analysis
measures what it should: the weaker bot's decisions cost more, and the luck of a seat is nothing in the mean.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from tavoliere.analysis import Effort, analyse
from tavoliere.engine.game import Game
from tavoliere.lab.arena import seatings
from tavoliere.lab.playing import chosen, looking_ahead
from tavoliere.lab.running import cores, processes, results
from tavoliere.lab.tally import CONFIDENCE, Estimate
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match

LUCK_ITERATIONS = 8  # for each outcome: over many games little is enough


class AnalysedGame(NamedTuple):
    """One game: of each bot what its decisions cost in all and how many they were, of each seat its luck."""

    number: int
    costs: tuple[float, float]
    decisions: tuple[int, int]
    luck: tuple[float, ...]

    def cost_of(self, side: int) -> float:
        """What a decision of a bot cost in this game."""
        return self.costs[side] / max(1, self.decisions[side])


class Bots(NamedTuple):
    """Who plays: the first and the second bot, and how many iterations they have where they look ahead."""

    names: tuple[str, str]
    iterations: int | None = None


def analysed_game(game: Game, bots: Bots, seed: int, effort: Effort, number: int) -> AnalysedGame:
    """Play a game between two bots, and analyse it."""
    seating = seatings(game.players, number, alone=False)[0]
    minds = [looking_ahead(bots.names[side], bots.iterations) for side in seating]
    generator = random.Random(f"skill {seed} {number}")
    match = Match(game, dice=FairDice.from_seed(seed * 1_000_003 + number))
    while (actor := match.position.actor) is not None:
        match.play(chosen(bots.names[seating[actor]], minds[actor], match.view(actor), generator))
    costs, decisions = [0.0, 0.0], [0, 0]
    analysis = analyse(match, effort)
    for one in analysis.players:
        costs[seating[one.seat]] += one.cost
        decisions[seating[one.seat]] += one.decisions
    luck = tuple(one.luck for one in analysis.players)
    return AnalysedGame(number, (costs[0], costs[1]), (decisions[0], decisions[1]), luck)


def analysed_games(
    game: Game, bots: Bots, games: int, seed: int, effort: Effort, workers: int | None = None
) -> Iterator[AnalysedGame]:
    """Games between two bots, analysed, as they are finished."""
    play: Callable[[int], AnalysedGame] = partial(analysed_game, game, bots, seed, effort)
    workers = min(workers or cores(), games)
    if workers == 1:
        yield from map(play, range(games))
        return
    with processes(workers) as pool:
        try:
            for _, found in results(pool, play, range(games), 2 * workers):
                yield found
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class Skill:
    """What came of the analysis of many games."""

    def __init__(self, names: Sequence[str], games: Sequence[AnalysedGame]) -> None:
        self.names = tuple(names)
        self.games = sorted(games)

    def cost(self, side: int) -> Estimate:
        """What a decision of a bot costs; the games are what its error is reckoned from."""
        return estimate([one.cost_of(side) for one in self.games])

    def dearer(self) -> int:
        """The number of games in which a decision of the first bot cost more than one of the second."""
        return sum(one.cost_of(0) > one.cost_of(1) for one in self.games)

    def luck(self, seat: int) -> Estimate:
        """The luck of a seat in a game."""
        return estimate([one.luck[seat] for one in self.games])

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        seats = range(len(self.games[0].luck))
        return {
            "games": len(self.games),
            "cost": {name: self.cost(side)._asdict() for side, name in enumerate(self.names)},
            "dearer": self.dearer(),
            "luck": [self.luck(seat)._asdict() for seat in seats],
        }


def estimate(values: Sequence[float]) -> Estimate:
    """A mean with the half-width of its 95 % interval; of fewer than two values nothing is sure."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, 1.0)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Estimate(mean, CONFIDENCE * math.sqrt(variance / len(values)))
