"""What would come of an action of San Marco, for the one who considers it. Compiled beside the rules.

All of it is read from a view: his own pair's offers, and what lies open. Where a die or somebody else's decision comes
first, only what is certain is told.
"""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    far_end,
    has_own_bridge,
    is_counted,
    limit_points,
    most_limit_points,
    next_to_pick,
    prize,
    seat_of,
    standing_in,
)
from tavoliere.games.san_marco.rules.cards import can_transfer
from tavoliere.games.san_marco.rules.messages import *
from tavoliere.games.san_marco.rules.offers import is_empty, limits_in
from tavoliere.games.san_marco.rules.state import *


def preview(s: State, after: State, a: int) -> None:
    """What a player's legal action would bring about."""
    block = BLOCK_OF[a]
    if block == BLOCK_DIVIDE:
        preview_divide(s, (a - DIVIDE) // MOST_PILES, (a - DIVIDE) % MOST_PILES)
    elif block == BLOCK_TAKE:
        preview_take(s, 2 * s.pair + a - TAKE)
    elif block == BLOCK_PLAY:
        preview_card(s, after, a - PLAY)
    elif block == BLOCK_LIFT:
        note(BRIDGE_LIFTED, (a - LIFT) % COLOURS)
    elif block == BLOCK_BRIDGE:
        note(BRIDGE_BUILT, a - BUILD)
    elif block == BLOCK_ENTER:
        preview_stays(s, a - ENTER, False)
    elif block == BLOCK_STOP:
        preview_stays(s, s.doge - 1, False)
    elif block == BLOCK_CROSS:
        preview_toll(s, (a - CROSS) % COLOURS)
        preview_stays(s, far_end(s, (a - CROSS) // COLOURS), False)
    elif block == BLOCK_FERRY:
        note(FERRY_COSTS, s.ferry_cost, s.points[s.colour] - s.ferry_cost)
        preview_stays(s, far_end(s, a - FERRY), False)
    elif block == BLOCK_BANISH and standing_in(s, a - BANISH) == 0:
        note(WOULD_BANISH_NOBODY, a - BANISH)
    elif block == BLOCK_BANISH:
        note(WOULD_BANISH, a - BANISH, standing_in(s, a - BANISH), s.aristocrats[a - BANISH][s.colour])
    elif block == BLOCK_SCORE:
        preview_pick(s, after, a - SCORE)
    elif block != BLOCK_DECLINE and block != BLOCK_APPOINT:
        preview_figures(s, after)


# --- cards and offers ------------------------------------------------------------------------------------------------


def preview_divide(s: State, k: int, pile: int) -> None:
    """What the offer would hold, and how far it would bring whoever takes it."""
    o = 2 * s.pair + pile
    points = limits_in(s, o) + max(0, 1 + k - ACTION_KINDS)
    note(OFFER_HOLDS, pile, 1 + sum(s.offer[o]), points)
    first = 0
    last = s.at_table
    if s.at_table == COLOURS:
        first = 2 * s.pair
        last = first + 2
    if k >= ACTION_KINDS:
        for place in range(first, last):
            total = limit_points(s, s.role[place]) + points
            if total >= LIMIT:
                note(WOULD_BE_OUT, s.role[place], total)


def preview_take(s: State, o: int) -> None:
    """Limit points for oneself, what is left for the others, and what that means for the passage (SM 7)."""
    others = 0
    left = o
    for i in range(2 * s.pair, 2 * s.pair + PILES[s.at_table]):
        if i != o and not is_empty(s, i):
            others += 1
            left = i
    most = limit_points(s, s.colour) + limits_in(s, o)
    note(LIMITS_THEN, limits_in(s, o), most)
    if most >= LIMIT:
        note(OUT_THEN)
    if others == 1:
        c = s.role[2 * s.pair]
        total = limit_points(s, c) + limits_in(s, left)
        note(LEFT_WITH, c, total, limits_in(s, left))
        most = max(most, total)
    if most_limit_points(s) < LIMIT and most >= LIMIT:
        if s.colours == 2:
            note(PASSAGE_ENDS)
        else:
            note(LAST_ROUND)


def preview_card(s: State, after: State, k: int) -> None:
    if k == DOGE and s.doge == 0:
        note(DOGE_ANYWHERE)
    elif k == DOGE:
        preview_stays(s, s.doge - 1, after.phase != DOGE_WALKS)
    elif k == BANISHMENT:
        note(NAMED_FIRST)
    elif k == BRIDGE and s.bridges_left == 0:
        note(LIFTED_FIRST)
    elif k == TRANSFER and not can_transfer(s):
        note(NO_EFFECT)
    elif s.supply[s.colour] == 0:
        note(SUPPLY_EMPTY)
    elif k < BRIDGE and has_own_bridge(s, k):
        note(OVER_BRIDGE, k)
    elif k < BRIDGE:
        preview_figures(s, after)


# --- what districts pay ----------------------------------------------------------------------------------------------


def preview_figures(s: State, after: State) -> None:
    """What the districts to which aristocrats come or from which they go would pay, beside what they pay now."""
    for d in range(DISTRICTS):
        moved = 0
        paid = 0
        for c in range(s.present):
            moved += abs(after.aristocrats[d][c] - s.aristocrats[d][c])
            paid += abs(prize(after, d, c)) + abs(prize(s, d, c))
        if moved > 0 and paid == 0:
            note(WORTH_NOTHING, d)
        elif moved > 0:
            note(WORTH, d)
            for c in range(s.present):
                if prize(after, d, c) != prize(s, d, c):
                    note(PRIZE_CHANGED, c, prize(after, d, c), prize(s, d, c))
                elif prize(s, d, c) > 0:
                    note(PRIZE, c, prize(s, d, c))


def preview_toll(s: State, owner: int) -> None:
    """SM 5.4; SM 9.3: a player's own other colour gains nothing."""
    if owner == s.colour:
        note(FREE_OF_TOLL)
    elif seat_of(s, owner) == seat_of(s, s.colour):
        note(TOLL_LOST, owner, s.points[s.colour] - 1)
    else:
        note(TOLL_COSTS, owner, s.points[s.colour] - 1)


def preview_stays(s: State, d: int, stuck: bool) -> None:
    """What the Doge's district pays if he stops there."""
    paid = 0
    for c in range(COLOURS):
        if is_counted(s, c):
            paid += prize(s, d, c)
    nobody = paid == 0 and not waits_for_pick(s, d)
    if stuck and nobody:
        note(STUCK_NOBODY, d)
    elif stuck:
        note(STUCK, d)
    elif nobody:
        note(STAYS_NOBODY, d)
    else:
        note(STAYS, d)
    preview_paid(s, d)


def preview_pick(s: State, after: State, c: int) -> None:
    """SM 9.3: what is paid after a colour is picked; `after` stands as it does then."""
    for seat in range(2):
        after.picks[seat] = s.picks[seat]
    after.picks[c % 2] = 1 + c
    after.scoring = s.scoring
    preview_paid(after, s.scoring - 1)


def preview_paid(s: State, d: int) -> None:
    """Who gets what; where a player of two colours has yet to pick one, as if he picked the stronger (SM 9.3)."""
    for c in range(COLOURS):
        if is_counted(s, c) and prize(s, d, c) > 0:
            note(PRIZE, c, prize(s, d, c))
    if waits_for_pick(s, d):
        note(COULD_PICK, next_to_pick(s, d))


def waits_for_pick(s: State, d: int) -> bool:
    return s.variant == TWO_COLOURS and next_to_pick(s, d) >= 0
