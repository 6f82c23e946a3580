"""Whether chances said are chances had: of positions called 70 %, 70 % should be won.

A bot plays games against itself. At some of the decisions it thinks longer than it plays; what it then says of
everybody's chances is held against how the game ended.
"""

import math
import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from tavoliere.bots import SearchBot
from tavoliere.engine.game import CHANCE, Game
from tavoliere.lab import intervals
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import generators, looking_ahead
from tavoliere.lab.running import as_they_come

STEPS = 10  # of chances: up to 10 %, up to 20 % ...
SHARE = 0.06  # of the decisions are thought about


class Forecast(NamedTuple):
    """What was said of a side in one position, and the part of the victory that it had."""

    chance: float
    part: float


class Trial(NamedTuple):
    """Who plays, and how many iterations it has for what it plays and for what it says."""

    game: Game
    bot: str
    playing: int
    saying: int
    seed: int


def forecasts_in_game(trial: Trial, number: int) -> list[Forecast]:
    """Everything that was said in one game."""
    game = trial.game
    chance, choices = generators(trial.seed, number)
    minds = [looking_ahead(trial.bot, trial.playing) for _ in range(game.players)]
    found: list[tuple[float, ...]] = []
    position = game.start()
    while (actor := position.actor) is not None:
        if actor == CHANCE:
            position = position.play(position.draw(chance.random()))
            continue
        view = position.view(actor)
        if len(view.actions) > 1 and choices.random() < SHARE:
            thinker = looking_ahead(trial.bot, trial.saying)
            assert isinstance(thinker, SearchBot)
            found.append(thinker.think(view, generator=random.Random(choices.getrandbits(60))).chances)
        position = position.play(minds[actor].choose(view, choices))
    assert position.result is not None
    sides = game.sides
    won = {sides[seat] for seat in position.result.winners}
    seats = [sides.index(side) for side in dict.fromkeys(sides)]  # one of each side
    parts = {seat: 1 / len(won) if sides[seat] in won else 0.0 for seat in seats}
    return [Forecast(chances[seat], parts[seat]) for chances in found for seat in seats]


def tried(trial: Trial, games: int, workers: int | None = None) -> Iterator[list[Forecast]]:
    """What was said in each game, as it is played."""
    return as_they_come(partial(forecasts_in_game, trial), games, workers)


class CalibrationBin(NamedTuple):
    """Positions that were called about the same."""

    positions: int
    games: int
    said: float
    had: Estimate

    @property
    def off(self) -> float:
        return self.had.mean - self.said


class Reliability:
    """What was said in many games, in steps of ten per cent."""

    def __init__(self) -> None:
        self.steps: list[list[Sequence[Forecast]]] = [[] for _ in range(STEPS)]  # in each, game by game
        self.positions = 0

    def take(self, game: Sequence[Forecast]) -> None:
        """Take in what was said in one game."""
        self.positions += len(game)
        for number, step in enumerate(self.steps):
            mine = [one for one in game if min(STEPS - 1, int(STEPS * one.chance)) == number]
            if mine:
                step.append(mine)

    @property
    def table(self) -> list[CalibrationBin]:
        return [summed(games) for games in self.steps if games]

    def to_json(self) -> dict[str, Any]:
        steps = [{**step._asdict(), "had": step.had.to_json()} for step in self.table]
        return {"positions": self.positions, "steps": steps}


def summed(games: Sequence[Sequence[Forecast]]) -> CalibrationBin:
    """The mean of what was said and had. Positions of one game end alike, so that games make the interval.

    The sums are exact, and so the same in whatever order games were finished.
    """
    positions = sum(map(len, games))
    said = math.fsum(one.chance for game in games for one in game) / positions
    parts = sorted((math.fsum(one.part for one in game), len(game)) for game in games)
    return CalibrationBin(positions, len(games), said, intervals.ratio_of_parts(parts))
