"""The heuristic value of an action to a simple player: enough to play sensibly, and to be a yardstick for better bots.

Plain functions like the rules, compiled with them. They look only at what the player may know, so that the answer is
the same for a position and for the player's view of it. To see what a piece would change they put it down, look, and
take it back.

Everything is measured against the rivals: UNIT is one prestige point more than they have on average.
"""

from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    bridges_at,
    far_end,
    limit_points,
    prize,
    seat_of,
    standing_in,
    toll_to,
    two_colour_result,
)
from tavoliere.games.san_marco.rules.state import *

UNIT = 6  # divides by the number of rivals, which is 1 to 3
UNIT_OF_EACH = (0, 0, 6, 3, 2)  # a part of it for each rival, by players
AGAIN = 2  # how often a district is scored later, roughly
# Cards in the order in which they are best played: first what changes the board, the Doge at the end.
PLAYED_FIRST = (5, 5, 5, 5, 5, 5, 6, 4, 2, 3)
# What cards are worth before one looks at the board.
BRIDGE_WORTH = 12
BANISHMENT_WORTH = 24
FIGURE_WORTH = 6  # one more aristocrat, wherever
LIMIT_COST = 7  # a limit point: one prestige point of the bonus, and a little more
OUT_COST = 24  # no bonus and no final round
USUAL_ROLL = 3
RICHEST = 1000  # more than anybody's points


def heuristic(s: State, a: int) -> int:
    """The heuristic value of a legal action to the player who decides."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_DIVIDE:
        return division_heuristic(s, i // MOST_PILES, i % MOST_PILES)
    if block == BLOCK_TAKE:
        return worth_of_offer(s, 2 * s.pair + i)
    if block == BLOCK_PLAY:
        return PLAYED_FIRST[i]
    if block == BLOCK_RELOCATE:
        return gain(s, i, s.colour, -1) + FIGURE_WORTH
    if block == BLOCK_PLACE:
        return gain_by_own(s, i)
    if block == BLOCK_LIFT:
        return lifting_heuristic(s, i // COLOURS, i % COLOURS)
    if block == BLOCK_BRIDGE:
        return site_heuristic(s, i)
    if block == BLOCK_TRANSFER:
        return gain_by_transfer(s, i // COLOURS, i % COLOURS)
    if block >= BLOCK_ENTER and block <= BLOCK_STOP:
        return doge_heuristic(s, a)
    if block == BLOCK_BANISH:
        return gain_by_banishment(s, i)
    if block == BLOCK_REMOVE:
        return gain(s, s.target - 1, i, -1)
    if block == BLOCK_SCORE:
        return pick_heuristic(s, i)
    if block == BLOCK_RETURN:
        return gain(s, i, NEUTRAL_COLOUR, 1)
    return 0


# --- districts -------------------------------------------------------------------------------------------------------


def edge(s: State, d: int) -> int:
    """What scoring a district now would give the player in turn, against the rivals' average."""
    if s.variant == TWO_COLOURS:
        return edge_of_two_colours(s, d)
    one = max(s.aristocrats[d][0], s.aristocrats[d][1])
    other = max(s.aristocrats[d][2], s.aristocrats[d][3])
    fewer = max(min(s.aristocrats[d][0], s.aristocrats[d][1]), min(s.aristocrats[d][2], s.aristocrats[d][3]))
    most = max(one, other)
    second = max(min(one, other), fewer)
    third = min(min(one, other), fewer)
    if most == 0:
        return 0
    to_leaders = s.prestige[d][0]
    to_second = 0
    if most == second:
        to_leaders = s.prestige[d][1]
    elif second > third:
        to_second = s.prestige[d][1]
    own = 0
    everybody = 0
    for c in range(s.colours):
        paid = to_leaders * (s.aristocrats[d][c] == most) + to_second * (s.aristocrats[d][c] == second)
        own += paid * (c == s.colour)
        everybody += paid
    return (UNIT + UNIT_OF_EACH[s.players]) * own - UNIT_OF_EACH[s.players] * everybody


def edge_of_two_colours(s: State, d: int) -> int:
    """The same where a player has two colours, of which one scores."""
    me = seat_of(s, s.colour)
    mine = 0
    theirs = 0
    for c in range(s.colours):
        if seat_of(s, c) == me:
            mine += prize(s, d, c)
        else:
            theirs += prize(s, d, c)
    return UNIT * (mine - theirs)


def edge_with(s: State, d: int, more: int) -> int:
    """The edge with so many own aristocrats more."""
    s.aristocrats[d][s.colour] += more
    worth = edge(s, d)
    s.aristocrats[d][s.colour] -= more
    return worth


def outlook(s: State, d: int) -> int:
    """The edge now, and with one own aristocrat more or fewer: a lead that is safe, a place that is near."""
    now = edge(s, d)
    fewer = now
    if s.aristocrats[d][s.colour] > 0:
        fewer = edge_with(s, d, -1)
    return 2 * now + edge_with(s, d, 1) + fewer


def gain(s: State, d: int, c: int, count: int) -> int:
    """What it changes for the player in turn when aristocrats of a colour come to a district or leave it."""
    before = outlook(s, d)
    s.aristocrats[d][c] += count
    after = outlook(s, d)
    s.aristocrats[d][c] -= count
    return after - before


def gain_by_own(s: State, d: int) -> int:
    """The gain by one own aristocrat: the two outlooks with what they have in common left out."""
    now = edge(s, d)
    fewer = now
    if s.aristocrats[d][s.colour] > 0:
        fewer = edge_with(s, d, -1)
    return edge_with(s, d, 2) + edge_with(s, d, 1) - now - fewer


def gain_by_transfer(s: State, d: int, c: int) -> int:
    return outlook_after_transfer(s, d, c) - outlook(s, d)


def outlook_after_transfer(s: State, d: int, c: int) -> int:
    s.aristocrats[d][c] -= 1
    s.aristocrats[d][s.colour] += 1
    after = outlook(s, d)
    s.aristocrats[d][c] += 1
    s.aristocrats[d][s.colour] -= 1
    return after


def gain_by_banishment(s: State, d: int) -> int:
    """With a usual roll, the rivals' first, the strongest of them first; one's own only when the others are gone."""
    first = s.aristocrats[d][0]
    second = s.aristocrats[d][1]
    third = s.aristocrats[d][2]
    fourth = s.aristocrats[d][3]
    before = outlook(s, d)
    for _removed in range(min(USUAL_ROLL, standing_in(s, d))):
        s.aristocrats[d][strongest_other(s, d)] -= 1
    after = outlook(s, d)
    s.aristocrats[d][0] = first
    s.aristocrats[d][1] = second
    s.aristocrats[d][2] = third
    s.aristocrats[d][3] = fourth
    return after - before


def strongest_other(s: State, d: int) -> int:
    best = s.colour
    most = 0
    for c in range(s.present):
        if c != s.colour and s.aristocrats[d][c] > most:
            most = s.aristocrats[d][c]
            best = c
    return best


# --- bridges and the Doge --------------------------------------------------------------------------------------------


def site_heuristic(s: State, site: int) -> int:
    """Between districts that one holds, where one has no bridge yet; better still beside the Doge."""
    one = SITE_A[site]
    other = SITE_B[site]
    worth = edge(s, one) + edge(s, other) + s.aristocrats[one][s.colour] + s.aristocrats[other][s.colour]
    if s.doge == 1 + one or s.doge == 1 + other:
        worth += UNIT
    return worth - 4 * UNIT * s.bridges[site][s.colour]


def lifting_heuristic(s: State, site: int, owner: int) -> int:
    """Rather somebody else's, the richer the better."""
    if owner == s.colour:
        return 1
    return 2 + s.points[owner]


def doge_heuristic(s: State, a: int) -> int:
    """The best that can come of it, less the tolls; between equal tolls, to the poorest."""
    block = BLOCK_OF[a]
    if block == BLOCK_ENTER:
        return edge(s, a - ENTER)
    if block == BLOCK_STOP:
        return RICHEST * edge(s, s.doge - 1)
    here = s.doge
    site = a - FERRY
    toll = s.ferry_cost
    owner = s.colour
    if block == BLOCK_CROSS:
        site = (a - CROSS) // COLOURS
        owner = (a - CROSS) % COLOURS
        toll = toll_to(s, owner)
    s.doge = 1 + far_end(s, site)
    best = best_walk(s, s.points[s.colour] - toll)
    s.doge = here
    best = RICHEST * (best - toll_cost(s, owner, toll))
    if owner != s.colour:
        best -= s.points[owner]
    return best


def toll_cost(s: State, owner: int, toll: int) -> int:
    """A point lost, and a point for a rival unless it goes to a ghost or to nobody."""
    if owner < s.colours and seat_of(s, owner) != seat_of(s, s.colour):
        return (UNIT + UNIT // (s.players - 1)) * toll
    return UNIT * toll


def least_toll_cost(s: State, site: int, toll: int) -> int:
    """The same over a site, by the bridge whose owner one would rather pay."""
    least = RICHEST
    for c in range(s.present):
        if s.bridges[site][c] > 0:
            least = min(least, toll_cost(s, c, toll))
    return least


def best_walk(s: State, purse: int) -> int:
    """The best edge, less tolls, that the Doge can reach over bridges from where he stands."""
    here = s.doge - 1
    best = edge(s, here)
    was = s.visited[here]
    s.visited[here] = 1
    for i in range(SITES_EACH):
        site = SITES_AT[here * SITES_EACH + i]
        d = far_end(s, site)
        if s.visited[d] == 0 and bridges_at(s, site) > 0:
            toll = 1
            if s.bridges[site][s.colour] > 0:
                toll = 0
            if purse >= toll:
                s.doge = 1 + d
                best = max(best, best_walk(s, purse - toll) - least_toll_cost(s, site, toll))
                s.doge = 1 + here
    s.visited[here] = was
    return best


# --- offers ----------------------------------------------------------------------------------------------------------


def worth_of_card(s: State, k: int) -> int:
    """What an action card is worth to the player in turn."""
    if k < BRIDGE:
        return FIGURE_WORTH + AGAIN * max(0, gain_by_own(s, k)) // 4
    if k == BRIDGE:
        return BRIDGE_WORTH
    if k == BANISHMENT:
        return BANISHMENT_WORTH
    best = 0
    if k == TRANSFER:
        for d in range(DISTRICTS):
            before = outlook(s, d)
            for c in range(s.present):
                if c != s.colour and s.aristocrats[d][c] > 0:
                    best = max(best, outlook_after_transfer(s, d, c) - before)
        return FIGURE_WORTH + AGAIN * best // 4
    if s.doge > 0:
        return max(0, best_walk(s, s.points[s.colour]))
    for d in range(DISTRICTS):
        best = max(best, edge(s, d))
    return best


def cost_of_limits(s: State, points: int) -> int:
    """More limit points: a smaller bonus, and perhaps none."""
    held = limit_points(s, s.colour)
    if held >= LIMIT:
        return points
    if held + points >= LIMIT:
        return LIMIT_COST * (LIMIT - held) + OUT_COST + held + points - LIMIT
    return LIMIT_COST * points


def worth_of_several(each: int, count: int) -> int:
    """A second Doge or transfer of the same hand is worth a little less."""
    if count < 2:
        return each * count
    return each * count - each * (count - 1) // 4


def worth_of_offer(s: State, o: int) -> int:
    """Its action cards less its limit points."""
    worth = 0
    for k in range(ACTION_KINDS):
        if s.offer[o][k] > 0:
            worth += worth_of_several(worth_of_card(s, k), s.offer[o][k])
    limits = s.offer[o][ACTION_KINDS] + 2 * s.offer[o][ACTION_KINDS + 1] + 3 * s.offer[o][ACTION_KINDS + 2]
    return worth - cost_of_limits(s, limits)


def division_heuristic(s: State, k: int, pile: int) -> int:
    """As even as can be: whatever the others leave is then worth having."""
    first = 2 * s.pair
    s.offer[first + pile][k] += 1
    least = worth_of_offer(s, first)
    most = least
    for o in range(first + 1, first + PILES[s.at_table]):
        worth = worth_of_offer(s, o)
        least = min(least, worth)
        most = max(most, worth)
    s.offer[first + pile][k] -= 1
    return least - most


# --- two colours each ------------------------------------------------------------------------------------------------


def pick_heuristic(s: State, c: int) -> int:
    """SM 9.3: what the scoring would make of both players' results."""
    me = c % 2
    d = s.scoring - 1
    s.picks[me] = 1 + c
    mine = two_colour_result(s.points[me] + prize(s, d, me), s.points[me + 2] + prize(s, d, me + 2))
    you = 1 - me
    yours = two_colour_result(s.points[you] + prize(s, d, you), s.points[you + 2] + prize(s, d, you + 2))
    s.picks[me] = 0
    return mine - yours
