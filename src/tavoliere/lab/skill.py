"""What bots' decisions cost and what luck they had, by the analysis of games that they play against each other.

Two bots share the seats of a table in turns, A B A for three players. From game to game the seats move on by one, and
at a table of three or five the bots change places as well, so that each is as often the one with a seat more. It shows
that the analysis measures what it should: the weaker bot's decisions cost more, and luck is nothing in the mean.

A game is played by one process and judged by all: a few decisions and throws at a time, so that ten games keep more
cores busy than ten.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Any, NamedTuple

from tavoliere.analysis import Decision, Effort
from tavoliere.analysis.luck import Thrown
from tavoliere.analysis.work import Judged, Made, carried_out, tasks
from tavoliere.engine.game import Game
from tavoliere.lab.arena import seatings
from tavoliere.lab.intervals import CONFIDENCE, Estimate, mean_of
from tavoliere.lab.playing import chosen, looking_ahead
from tavoliere.lab.running import cores, processes
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match

LUCK_ITERATIONS = 8  # for each outcome: over many games little is enough
PORTION = 12  # decisions and throws that a process judges at a time


class SkillGame(NamedTuple):
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


class PlannedGame(NamedTuple):
    """A game that two bots are to play, and how it is to be analysed."""

    game: Game
    bots: Bots
    seed: int
    effort: Effort
    number: int

    @property
    def seating(self) -> tuple[int, ...]:
        """Which bot sits where: 0 for the first, 1 for the second."""
        exchanged = self.number % 2 if self.game.players % 2 else 0  # with even seats moving on exchanges them
        return seatings(self.game.players, self.number, alone=False)[exchanged]


def played(sitting: PlannedGame) -> list[Made | Thrown]:
    """Play a game, and say what there is to judge in it; a forced decision is none."""
    game, bots, seed, effort, number = sitting
    minds = [looking_ahead(bots.names[side], bots.iterations) for side in sitting.seating]
    generator = random.Random(f"skill {seed} {number}")
    match = Match(game, dice=FairDice.from_seed(seed * 1_000_003 + number))
    while (actor := match.position.actor) is not None:
        match.play(chosen(bots.names[sitting.seating[actor]], minds[actor], match.view(actor), generator))
    return [one for one in tasks(match, effort) if isinstance(one, Thrown) or len(one.view.actions) > 1]


def judged(portion: Sequence[Made | Thrown], effort: Effort) -> list[Judged]:
    return [carried_out(task, effort) for task in portion]


def summed(sitting: PlannedGame, found: Iterable[Judged]) -> SkillGame:
    """The figures of a game, from all that was judged in it."""
    costs, decisions = [0.0, 0.0], [0, 0]
    luck = [0.0] * sitting.game.players
    for one in sorted(found, key=lambda one: one.step):  # in one order, whoever was faster
        if isinstance(one, Decision):
            costs[sitting.seating[one.seat]] += one.cost
            decisions[sitting.seating[one.seat]] += 1
        else:
            luck = [sum(pair) for pair in zip(luck, one.luck, strict=True)]
    return SkillGame(sitting.number, (costs[0], costs[1]), (decisions[0], decisions[1]), tuple(luck))


def analysed(sittings: Iterable[PlannedGame], workers: int | None = None) -> Iterator[tuple[PlannedGame, SkillGame]]:
    """Games of bots, analysed, as they are finished; they may be of several settings."""
    workers = workers or cores()
    if workers == 1:
        for sitting in sittings:
            yield sitting, summed(sitting, judged(played(sitting), sitting.effort))
        return
    waiting = iter(sittings)
    playing: dict[Future[list[Made | Thrown]], PlannedGame] = {}
    judging: dict[Future[list[Judged]], PlannedGame] = {}
    left: dict[PlannedGame, int] = {}  # portions of a game that are still being judged
    found: dict[PlannedGame, list[Judged]] = {}
    with processes(workers) as pool:
        try:
            while True:
                free = max(0, 2 * workers - len(playing) - len(judging))
                for sitting in islice(waiting, free):
                    playing[pool.submit(played, sitting)] = sitting
                if not playing and not judging:
                    return
                under_way: list[Future[Any]] = [*playing, *judging]
                done = wait(under_way, return_when=FIRST_COMPLETED).done
                for game in done & playing.keys():
                    sitting, work = playing.pop(game), game.result()
                    portions = [work[at : at + PORTION] for at in range(0, len(work), PORTION)]
                    left[sitting], found[sitting] = len(portions), []
                    for portion in portions:
                        judging[pool.submit(judged, portion, sitting.effort)] = sitting
                for part in done & judging.keys():
                    sitting = judging.pop(part)
                    found[sitting] += part.result()
                    left[sitting] -= 1
                    if not left[sitting]:
                        yield sitting, summed(sitting, found.pop(sitting))
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def analysed_games(
    game: Game, bots: Bots, games: int, seed: int, effort: Effort, workers: int | None = None
) -> Iterator[SkillGame]:
    """Games between two bots, analysed, as they are finished."""
    for _, found in analysed((PlannedGame(game, bots, seed, effort, number) for number in range(games)), workers):
        yield found


class Skill:
    """What came of the analysis of many games."""

    def __init__(self, names: Sequence[str], games: Sequence[SkillGame], sides: Sequence[int]) -> None:
        """`sides`: which seats win together."""
        self.names = tuple(names)
        self.games = sorted(games)
        self.sides = sides

    def cost(self, side: int) -> Estimate:
        """What a decision of a bot costs; the games are what its error is reckoned from."""
        return mean_of([one.cost_of(side) for one in self.games])

    def dearer(self) -> int:
        """The number of games in which a decision of the first bot cost more than one of the second."""
        return sum(one.cost_of(0) > one.cost_of(1) for one in self.games)

    def luck(self, seat: int) -> Estimate:
        """The luck of a seat in a game; its interval holds together with those of all others, with 95 %.

        Between two sides one figure says everything. Of more each may be out by chance, so that each is a little wider.
        """
        several = len(set(self.sides))
        confidence = 1 - (1 - CONFIDENCE) / several if several > 2 else CONFIDENCE
        return mean_of([one.luck[seat] for one in self.games], confidence)

    def holding(self) -> int:
        """The number of seats whose interval of the luck holds 0."""
        return sum(not self.luck(seat).differs_from(0) for seat in range(len(self.sides)))

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        seats = range(len(self.sides))
        return {
            "games": len(self.games),
            "cost": {name: self.cost(side).to_json() for side, name in enumerate(self.names)},
            "dearer": self.dearer(),
            "luck": [self.luck(seat).to_json() for seat in seats],
            "holding": self.holding(),
        }
