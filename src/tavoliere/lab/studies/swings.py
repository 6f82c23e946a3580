"""Who makes the swings of a game: chance or the players?

After every roll or deal, and after the decisions that follow it, everybody's prospects are judged by playing the rest
of the game many times. How far they move is a swing. The squares of swings add up as variances do, so the share of
chance in their sum says how much chance moves a game, beside the decisions of players such as these.

Judging by lot is noisy, and a noise squared is never zero. Therefore every swing is judged twice, by playouts that
have nothing in common, and the two are multiplied: what is noise averages out.
"""

import math

from tavoliere.engine.game import CHANCE, Position
from tavoliere.lab.arena import seatings
from tavoliere.lab.playing import generators, walk
from tavoliere.lab.simulate import WHOLE, lines_of
from tavoliere.lab.study import Sample
from tavoliere.lab.tally import CONFIDENCE, UNKNOWN, Estimate, Tally

PLAYOUTS = 16  # of each of the two estimates
JUDGE = "squire"
APART = 1_000_000  # numbers of playouts kept free for each game
CHANCES, DECISIONS, ALL = "swing-chance", "swing-decisions", "swing-all"


def play_swings(part: Sample, seed: int, numbers: range) -> Tally:
    """Games with all their swings; one side of the table, every other seat, is watched."""
    tally = Tally()
    for number in numbers:
        first = seatings(part.game.players, number, alone=False)[0]
        watched = [seat for seat, side in enumerate(first) if side == 0]
        squares = {True: 0, False: 0}
        before: tuple[int, int] | None = None
        by_chance = None
        judged = 0
        for position, action in walk(part.game, part.bots, *generators(seed, number)):
            if action is not None and by_chance in (None, position.actor == CHANCE):
                by_chance = position.actor == CHANCE
                before = before or estimates(position, part, seed, number * APART, watched)
                continue
            judged += 1
            after = estimates(position, part, seed, number * APART + 2 * PLAYOUTS * judged, watched)
            assert before is not None and by_chance is not None
            squares[by_chance] += (after[0] - before[0]) * (after[1] - before[1])
            before, by_chance = after, position.actor == CHANCE
        tally.count(CHANCES, [squares[True]])
        tally.count(DECISIONS, [squares[False]])
        tally.count(ALL, [squares[True] + squares[False]])
    return tally


def estimates(position: Position, part: Sample, seed: int, first: int, watched: list[int]) -> tuple[int, int]:
    """The prospects of the watched seats, judged twice: 0 to PLAYOUTS * WHOLE."""
    players = part.game.players
    if position.result is not None:
        winners = position.result.winners
        share = PLAYOUTS * WHOLE * sum(seat in winners for seat in watched) // len(winners)
        return share, share
    lines = lines_of(part.game, [JUDGE] * players, seed, first, 2 * PLAYOUTS, start=position)
    mask = sum(1 << seat for seat in watched)
    shares = [WHOLE * (line[players] & mask).bit_count() // line[players].bit_count() for line in lines]
    return sum(shares[:PLAYOUTS]), sum(shares[PLAYOUTS:])


def share_of_chance(tally: Tally) -> Estimate:
    """The share of chance in all swings, a ratio of two sums with the error of a ratio."""
    whole = tally.sum(ALL)
    if whole <= 0:
        return UNKNOWN
    share = tally.sum(CHANCES) / whole
    chance, decisions = tally.variance(CHANCES), tally.variance(DECISIONS)
    common = (tally.variance(ALL) - chance - decisions) / 2
    variance = (1 - share) ** 2 * chance + share**2 * decisions - 2 * share * (1 - share) * common
    n = tally.number(ALL)
    return Estimate(share, CONFIDENCE * math.sqrt(max(0.0, variance) / n) / (whole / n))
