"""Who makes the swings of a game: chance or the players?

After every roll or deal, and after the decisions that follow it, everybody's prospects are judged by a search that
looks farther ahead than the players do and is none of them. How far they move is a swing. The squares of swings add up
as variances do, so the share of chance in their sum says how much chance moves a game, beside the decisions of players
such as these. Players and judge are part of the answer: who decides as the judge would moves nothing by deciding, and
all is left to chance. Therefore there are several levels and two judges that think differently.

Judging by a search is noisy, and a noise squared is never zero. Therefore every swing is judged twice, by searches that
have nothing in common, and the two are multiplied: what is noise averages out.
"""

import random
from collections.abc import Sequence

from tavoliere.analysis.judge import judged
from tavoliere.bots import SearchBot
from tavoliere.bots.network import network_of
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab.arena import seatings
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import generators, walk
from tavoliere.lab.study import Sample
from tavoliere.lab.tally import Tally, joined

FINE = 1000  # parts of a chance to win
# Both think longer about a position than any of the players; the one by the games' formulas, the other by what was
# learned.
JUDGES = {"duke": 240, "emperor": 240}


def judges_of(level: str) -> list[str]:
    """The judges of a level: all but the one that thinks as the players do."""
    return [name for name in JUDGES if name != level.partition("/")[0]]


def thinking(judge: str) -> SearchBot:
    return SearchBot(network=network_of) if judge == "emperor" else SearchBot()


def play_swings(part: Sample, seed: int, numbers: range) -> Tally:
    """Games with all their swings; one side of the table, every other seat, is watched."""
    tally = Tally()
    for number in numbers:
        first = seatings(part.game.players, number, alone=False)[0]
        watched = [seat for seat, side in enumerate(first) if side == 0]
        turns = turning_points(part, seed, number)
        for judge in judges_of(part.bots[0]):
            chance, players = swings(turns, judge, watched, f"{seed} {number}")
            tally.count(f"swings-{judge}", [joined(chance, chance + players)])
    return tally


def turning_points(part: Sample, seed: int, number: int) -> list[tuple[Position, bool | None]]:
    """The positions of a game from which chance or players take over, with whether it is chance; then the end."""
    turns: list[tuple[Position, bool | None]] = []
    for position, action in walk(part.game, part.bots, *generators(seed, number)):
        by_chance = None if action is None else position.actor == CHANCE
        if not turns or by_chance != turns[-1][1]:
            turns.append((position, by_chance))
    return turns


def swings(
    turns: Sequence[tuple[Position, bool | None]], judge: str, watched: Sequence[int], seed: str
) -> tuple[int, int]:
    """The swings of a game that chance made, and those that players made, squared and summed up."""
    bot, iterations = thinking(judge), JUDGES[judge]
    generators = [random.Random(f"judge {judge} {again} {seed}") for again in range(2)]
    said = [
        [prospects(position, watched, iterations, generator.getrandbits(60), bot) for generator in generators]
        for position, _ in turns
    ]
    made = {True: 0, False: 0}
    for (_, by_chance), before, after in zip(turns[:-1], said[:-1], said[1:], strict=True):
        assert by_chance is not None
        made[by_chance] += (after[0] - before[0]) * (after[1] - before[1])
    return made[True], made[False]


def prospects(position: Position, watched: Sequence[int], iterations: int, seed: int, bot: SearchBot) -> int:
    """How likely one of the watched seats is to win, in parts of FINE."""
    chances = judged(position, iterations, seed, bot)
    return round(FINE * sum(chances[seat] for seat in one_of_each_side(position.game, watched)))


def one_of_each_side(game: Game, seats: Sequence[int]) -> list[int]:
    """Partners win together: one of them stands for both."""
    return list({game.sides[seat]: seat for seat in seats}.values())


def share_of_chance(tally: Tally, judge: str) -> Estimate:
    """The share of chance in all swings, by a judge; games are what its interval is reckoned from."""
    return tally.ratio(f"swings-{judge}")
