"""How good a position is for each player: what a search asks where it stops looking ahead."""

from tavoliere.definition.schema import Row
from tavoliere.games.san_marco.bots.heuristic import heuristic
from tavoliere.games.san_marco.bots.playout import playout as playout
from tavoliere.games.san_marco.bots.split_search import division_prior
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import limit_points, most_limit_points, prize, two_colour_result
from tavoliere.games.san_marco.rules.state import *

# What is still to come, in hundredths of a point: a fit of games among dukes. The more half passages are left, the less
# a lead counts, and the more a bridge.
PRIZE_WEIGHT = 80  # a point of prestige in a district
PRIZE_FADES = 13
RESTRAINT_WEIGHT = 125  # a limit point fewer than the colour that has most
RESTRAINT_FADES = 10
ARISTOCRAT_WEIGHT = 40  # in any district
BRIDGE_WEIGHT = 25  # for every half passage
POINTS_APART = 8  # at the end; more when much is still to come


def moment(s: State) -> int:
    """Counts the moments at which the table is quiet: here the hands that were played."""
    hands = s.turn
    if s.passage > 0 and s.at_table == 0:  # after the last round of a passage
        hands = COLOURS
    return (s.rounds[0] + s.rounds[1] + s.rounds[2]) * (COLOURS + 1) + hands


def evaluate(s: State, out: Row) -> int:
    """Write everybody's prospects, in hundredths of a point; return how many make somebody e times as likely to win."""
    for p in range(s.players):
        out[p] = prospects(s, p)
        if s.variant == TWO_COLOURS:
            out[p] = two_colour_result(out[p], prospects(s, p + 2))
    return 100 * (POINTS_APART + 4 * halves_left(s))


def prior(s: State, a: int) -> int:
    """The prior of an action to somebody who thinks it through: a division, against the replies to it."""
    if BLOCK_OF[a] == BLOCK_DIVIDE:
        return division_prior(s, (a - DIVIDE) // MOST_PILES, (a - DIVIDE) % MOST_PILES)
    return heuristic(s, a)


def halves_left(s: State) -> int:
    """Half passages to come; the one that is being played counts for one."""
    if s.phase == OVER or s.finale > 0:
        return 0
    return 2 * (PASSAGES - s.passage) + 1


def prospects(s: State, c: int) -> int:
    """A colour's points, and what its people, its bridges and its limit points will bring."""
    if s.phase == OVER:
        return 100 * s.points[c]
    halves = halves_left(s)
    ahead = 0
    for d in range(DISTRICTS):
        ahead += prize(s, d, c) * (PRIZE_WEIGHT - PRIZE_FADES * halves) + ARISTOCRAT_WEIGHT * s.aristocrats[d][c]
    for site in range(SITES):
        ahead += s.bridges[site][c] * BRIDGE_WEIGHT * halves
    if s.free == 0 and s.finale == 0 and limit_points(s, c) < LIMIT:
        ahead += (most_limit_points(s) - limit_points(s, c)) * (RESTRAINT_WEIGHT - RESTRAINT_FADES * halves)
    return 100 * s.points[c] + ahead
