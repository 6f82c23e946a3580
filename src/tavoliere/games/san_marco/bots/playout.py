"""How a good player would go on: what the search plays beyond its tree, and tries first within it.

The weights are a fit of what a long search chose, in thousandths of a logit. Compiled with the rules; it looks only at
what the player may know.
"""

from tavoliere.definition.schema import Row
from tavoliere.games.san_marco.bots.heuristic import (
    best_walk,
    cost_of_limits,
    edge,
    edge_with,
    gain_by_own,
    heuristic,
    toll_cost,
    worth_of_card,
)
from tavoliere.games.san_marco.bots.playout_weights import PLAYOUT
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    far_end,
    has_own_bridge,
    limit_points,
    most_limit_points,
    prize,
    toll_to,
)
from tavoliere.games.san_marco.rules.state import *

# Where the weights lie.
OF_DIVISION = 0
OF_OFFER = 4
OF_CARD = 24
OF_PLACE = 44
OF_RELOCATION = 60
OF_TRANSFER = 76
OF_REMOVAL = 92
OF_BANISHMENT = 108
OF_SITE = 124
OF_DOGE = 134
WEIGHTS = 150


def playout(s: State, legal: Row, n: int, out: Row) -> None:
    """Write how promising each of n legal actions looks."""
    left = PASSAGES - s.passage
    if s.finale > 0:
        left = 0
    for i in range(n):
        a = legal[i]
        block = BLOCK_OF[a]
        value = heuristic(s, a)
        if block == BLOCK_DIVIDE:
            out[i] = PLAYOUT[OF_DIVISION] * value
        elif block == BLOCK_TAKE:
            out[i] = offer_value(s, 2 * s.pair + a - TAKE, value, left)
        elif block == BLOCK_PLAY:
            k = a - PLAY
            kind = max(0, k - BRIDGE + 1)
            worth = worth_of_card(s, k)
            said = PLAYOUT[OF_CARD + kind] + PLAYOUT[OF_CARD + 5 + kind] * worth
            if k < BRIDGE and s.doge == 1 + k:
                said += PLAYOUT[OF_CARD + 10]
            said += PLAYOUT[OF_CARD + 11 + kind] * s.hand[DOGE]
            out[i] = said
        elif block == BLOCK_DECLINE:
            out[i] = PLAYOUT[OF_REMOVAL + 15]
        elif block == BLOCK_RELOCATE:
            out[i] = change_value(s, OF_RELOCATION, a - RELOCATE, s.colour, -1, value, left)
        elif block == BLOCK_PLACE:
            out[i] = change_value(s, OF_PLACE, a - PLACE, s.colour, 1, value, left)
        elif block == BLOCK_LIFT:
            out[i] = PLAYOUT[OF_SITE + 9] * value
        elif block == BLOCK_BRIDGE:
            site = a - BUILD
            one = SITE_A[site]
            other = SITE_B[site]
            said = PLAYOUT[OF_SITE] * value
            said += PLAYOUT[OF_SITE + 1] * (edge(s, one) + edge(s, other))
            said += PLAYOUT[OF_SITE + 2] * (has_own_bridge(s, one) + has_own_bridge(s, other))
            said += PLAYOUT[OF_SITE + 3] * (s.doge == 1 + one or s.doge == 1 + other)
            said += PLAYOUT[OF_SITE + 4] * s.bridges[site][s.colour]
            said += PLAYOUT[OF_SITE + 5] * (s.prestige[one][0] + s.prestige[other][0])
            said += PLAYOUT[OF_SITE + 6] * (s.aristocrats[one][s.colour] + s.aristocrats[other][s.colour])
            out[i] = said
        elif block == BLOCK_TRANSFER:
            d = (a - EXCHANGE) // COLOURS
            out[i] = change_value(s, OF_TRANSFER, d, (a - EXCHANGE) % COLOURS, 0, value, left)
        elif block >= BLOCK_ENTER and block <= BLOCK_STOP:
            out[i] = doge_value(s, a)
        elif block == BLOCK_BANISH:
            out[i] = banishment_value(s, a - BANISH, value, left)
        elif block == BLOCK_REMOVE:
            out[i] = change_value(s, OF_REMOVAL, s.target - 1, a - REMOVE, -1, value, left)
        else:
            out[i] = value


def change_value(s: State, at: int, d: int, c: int, count: int, value: int, left: int) -> int:
    """Aristocrats of a colour come to a district or leave it; none: one of them is replaced."""
    own = s.colour
    rival = leader(s)
    now = edge(s, d)
    more = edge_with(s, d, 1)
    mine = prize(s, d, own)
    theirs = prize(s, d, rival)
    if count == 0:
        s.aristocrats[d][c] -= 1
        s.aristocrats[d][own] += 1
    else:
        s.aristocrats[d][c] += count
    now = edge(s, d) - now
    more = edge_with(s, d, 1) - more
    mine = prize(s, d, own) - mine
    theirs = prize(s, d, rival) - theirs
    if count == 0:
        s.aristocrats[d][c] += 1
        s.aristocrats[d][own] -= 1
    else:
        s.aristocrats[d][c] -= count
    said = PLAYOUT[at] + PLAYOUT[at + 1] * value
    said += PLAYOUT[at + 2] * now
    said += PLAYOUT[at + 3] * more
    said += PLAYOUT[at + 4] * mine
    said += PLAYOUT[at + 5] * theirs
    said += PLAYOUT[at + 6] * (s.doge == 1 + d)
    said += PLAYOUT[at + 7] * now * (s.doge == 1 + d)
    said += PLAYOUT[at + 8] * min(5, s.aristocrats[d][own])
    said += PLAYOUT[at + 9] * value * left
    said += PLAYOUT[at + 10] * now * left
    said += PLAYOUT[at + 11] * s.prestige[d][0]
    said += PLAYOUT[at + 12] * (c == rival)
    said += PLAYOUT[at + 13] * (s.points[c] - s.points[own])
    said += PLAYOUT[at + 14] * has_own_bridge(s, d)
    return said


def banishment_value(s: State, d: int, value: int, left: int) -> int:
    own = s.colour
    rival = leader(s)
    standing = 0
    for c in range(s.present):
        standing += s.aristocrats[d][c]
    at = OF_BANISHMENT
    said = PLAYOUT[at] + PLAYOUT[at + 1] * value
    said += PLAYOUT[at + 2] * edge(s, d)
    said += PLAYOUT[at + 3] * prize(s, d, own)
    said += PLAYOUT[at + 4] * prize(s, d, rival)
    said += PLAYOUT[at + 5] * s.aristocrats[d][own]
    said += PLAYOUT[at + 6] * s.aristocrats[d][rival]
    said += PLAYOUT[at + 7] * standing
    said += PLAYOUT[at + 8] * s.prestige[d][0]
    said += PLAYOUT[at + 9] * value * left
    said += PLAYOUT[at + 10] * (s.doge == 1 + d)
    return said


def offer_value(s: State, o: int, value: int, left: int) -> int:
    """What an offer's cards and limit points promise."""
    held = limit_points(s, s.colour)
    limits = s.offer[o][ACTION_KINDS] + 2 * s.offer[o][ACTION_KINDS + 1] + 3 * s.offer[o][ACTION_KINDS + 2]
    figures = 0
    gains = 0
    for k in range(DISTRICTS):
        if s.offer[o][k] > 0:
            figures += s.offer[o][k]
            gains += s.offer[o][k] * gain_by_own(s, k)
    at = OF_OFFER
    said = PLAYOUT[at] * value
    said += PLAYOUT[at + 1] * figures
    said += PLAYOUT[at + 2] * gains
    said += PLAYOUT[at + 3] * s.offer[o][BRIDGE]
    said += PLAYOUT[at + 4] * s.offer[o][TRANSFER]
    said += PLAYOUT[at + 5] * s.offer[o][DOGE]
    said += PLAYOUT[at + 6] * s.offer[o][BANISHMENT]
    if s.offer[o][TRANSFER] > 0:
        said += PLAYOUT[at + 7] * worth_of_card(s, TRANSFER)
    if s.offer[o][DOGE] > 0:
        said += PLAYOUT[at + 8] * worth_of_card(s, DOGE)
    said += PLAYOUT[at + 9] * limits
    said += PLAYOUT[at + 10] * cost_of_limits(s, limits)
    said += PLAYOUT[at + 11] * limits * left
    said += PLAYOUT[at + 12] * (held + limits >= LIMIT)
    said += PLAYOUT[at + 13] * max(0, held + limits - most_limit_points(s))
    said += PLAYOUT[at + 14] * s.offer[o][BRIDGE] * left
    said += PLAYOUT[at + 15] * s.offer[o][DOGE] * left
    said += PLAYOUT[at + 16] * s.offer[o][BANISHMENT] * left
    said += PLAYOUT[at + 17] * limits * held
    return said


def doge_value(s: State, a: int) -> int:
    """Where the Doge goes, and what that costs."""
    rival = leader(s)
    block = BLOCK_OF[a]
    if block == BLOCK_ENTER:
        d = a - ENTER
        said = PLAYOUT[OF_DOGE] * edge(s, d) + PLAYOUT[OF_DOGE + 1] * prize(s, d, s.colour)
        return said + PLAYOUT[OF_DOGE + 2] * prize(s, d, rival)
    here = s.doge
    if block == BLOCK_STOP:
        best = edge(s, here - 1)
        said = PLAYOUT[OF_DOGE + 3] + PLAYOUT[OF_DOGE + 4] * best
        said += PLAYOUT[OF_DOGE + 5] * prize(s, here - 1, s.colour)
        return said + PLAYOUT[OF_DOGE + 6] * prize(s, here - 1, rival)
    site = a - FERRY
    toll = s.ferry_cost
    owner = s.colour
    if block == BLOCK_CROSS:
        site = (a - CROSS) // COLOURS
        owner = (a - CROSS) % COLOURS
        toll = toll_to(s, owner)
    s.doge = 1 + far_end(s, site)
    there = s.doge - 1
    best = best_walk(s, s.points[s.colour] - toll)
    s.doge = here
    said = PLAYOUT[OF_DOGE + 4] * (best - toll_cost(s, owner, toll))
    said += PLAYOUT[OF_DOGE + 7] * toll
    said += PLAYOUT[OF_DOGE + 8] * edge(s, there)
    said += PLAYOUT[OF_DOGE + 9] * prize(s, there, s.colour)
    said += PLAYOUT[OF_DOGE + 10] * prize(s, there, rival)
    said += PLAYOUT[OF_DOGE + 11] * (owner == rival)
    return said


def leader(s: State) -> int:
    """The rival with most points."""
    best = 0
    if s.colour == 0:
        best = 1
    for c in range(s.colours):
        if c != s.colour and s.points[c] > s.points[best]:
            best = c
    return best
