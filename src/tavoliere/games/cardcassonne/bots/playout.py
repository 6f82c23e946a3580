"""How a good player would go on: what the search plays beyond its tree, and tries first within it.

The weights are a fit of what a search with thousands of iterations chose, in thousandths of a logit. Compiled with the
rules; it looks only at what the player may know.
"""

from tavoliere.definition.schema import Row
from tavoliere.games.cardcassonne.bots.heuristic import (
    BUILDING_WORTH,
    heuristic,
    rivals,
    visible_item,
    worth_alone,
)
from tavoliere.games.cardcassonne.bots.playout_weights import PLAYOUT
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import group_points, is_misplaced, open_from
from tavoliere.games.cardcassonne.rules.state import *

# What is added up of every row, behind the values of the legal actions.
PERSONS, VALUES, ANIMALS_HERE, REST, OWN_PERSONS, OWN_VALUES, OWN_ANIMALS, OWN_BUILDINGS = range(8)
WORTH, WORTH_WITH_HAND, THEIR_GROUP, THEIR_NEXT_GROUP, THEIR_WORTH = range(8, 13)
PER_ROW = 13

# Where the weights lie.
KIND_PLAYS = 5  # first card, later, without rivals, after one's own follower with rivals, and without
OF_PLAY = 24
PLACES = KIND_PLAYS * OF_PLAY
OF_PLACE = 40
OF_PLAYERS = PLACES + 2 * OF_PLACE


def playout(s: State, legal: Row, n: int, out: Row) -> None:
    """Write how promising each of n legal actions looks; behind that there is room for notes."""
    if s.phase != TURN:
        for i in range(n):
            out[i] = 1000 * heuristic(s, legal[i])
        return
    p = s.turn
    others = rivals(s, p)
    rows_at_hand(s, p, out, n)
    best = 0
    most = 0
    second = 0
    best_with_hand = 0
    most_with_hand = 0
    their_most = 0
    their_second = 0
    for r in range(ROWS):
        at = n + r * PER_ROW
        value = out[at + WORTH]
        if value > most:
            second = most
            most = value
            best = r
        elif value > second:
            second = value
        value = out[at + WORTH_WITH_HAND]
        if value > most_with_hand:
            most_with_hand = value
            best_with_hand = r
        value = out[at + THEIR_WORTH]
        if value > their_most:
            their_second = their_most
            their_most = value
        elif value > their_second:
            their_second = value
    base = (s.players - 2) * OF_PLAYERS
    kind = 0
    if s.placed[p] == 0:
        if others == 0:
            kind = 2
        elif s.down_at[p] > 0:
            kind = 1
    else:
        kind = 4 if others == 0 else 3
    plays = base + kind * OF_PLAY
    places = base + PLACES + (OF_PLACE if others == 0 else 0)
    held = s.hand_count[p]
    for i in range(n):
        a = legal[i]
        if BLOCK_OF[a] == BLOCK_PLAY:
            k = (a - PLAY) // ROWS
            r = (a - PLAY) % ROWS
            at = n + r * PER_ROW
            gain = worth_alone(r, k)
            theirs = gain
            sort = 5
            left = 0
            if k >= DRAGON:
                sort = 8 if k <= FAIRY else 9 if k == ANIMAL_JOKER else 10
            elif is_misplaced(r, k):
                sort = 6 if k % PER_COLOUR == BUILDING else 7 if k % PER_COLOUR == ANIMAL else 5
            else:
                sort = k % PER_COLOUR
                left = out[at + OWN_PERSONS] + out[at + OWN_ANIMALS] + out[at + OWN_BUILDINGS] - 1
                if sort == ANIMAL:
                    now = out[at + ANIMALS_HERE]
                    gain = group_points(s, p, r, now + 1) - (group_points(s, p, r, now) if now > 0 else 0)
                    theirs = out[at + THEIR_NEXT_GROUP] - out[at + THEIR_GROUP]
                elif sort < BUILDING:
                    gain = out[at + VALUES] + (out[at + PERSONS] + 1) * (1 + sort)
                    theirs = gain
            value = PLAYOUT[plays + sort]
            value += PLAYOUT[plays + 11] * gain
            value += PLAYOUT[plays + 12] * theirs
            if r == best:
                value += PLAYOUT[plays + 13] * gain
            if r == best_with_hand:
                value += PLAYOUT[plays + 14] * gain
            value += PLAYOUT[plays + 15] * out[at + WORTH]
            value += PLAYOUT[plays + 16] * (out[at + WORTH_WITH_HAND] - out[at + WORTH])
            value += PLAYOUT[plays + 17] * max(0, out[at + WORTH] + gain - most)
            value += PLAYOUT[plays + 18] * max(0, out[at + THEIR_WORTH] + theirs - their_most)
            value += PLAYOUT[plays + 19] * left
            value += PLAYOUT[plays + 20] * max(0, min(gain, out[at + WORTH_WITH_HAND] - most))
            value += PLAYOUT[plays + 21] * gain * held
            value += PLAYOUT[plays + 22] * max(0, out[at + WORTH] + gain - second)
            value += PLAYOUT[plays + 23] * max(0, out[at + THEIR_WORTH] + theirs - their_second)
            out[i] = value
        else:
            r = a - PLACE
            at = n + r * PER_ROW
            value = PLAYOUT[places + held]
            value += PLAYOUT[places + 7 + held] * out[at + WORTH]
            value += PLAYOUT[places + 14 + held] * (out[at + WORTH_WITH_HAND] - out[at + WORTH])
            value += PLAYOUT[places + 21 + others]
            value += PLAYOUT[places + 26 + others] * out[at + WORTH]
            value += PLAYOUT[places + 31] * out[at + THEIR_WORTH]
            value += PLAYOUT[places + 32] * their_most
            value += PLAYOUT[places + 33] * (most - out[at + WORTH])
            value += PLAYOUT[places + 34] * second
            value += PLAYOUT[places + 35] * max(0, most_with_hand - out[at + WORTH_WITH_HAND])
            value += PLAYOUT[places + 36] * their_second
            if s.down_at[p] > 0 and s.down_row[p] == r:
                value += PLAYOUT[places + 37]
            if s.down_at[p] == 0:
                value += PLAYOUT[places + 38]
            value += PLAYOUT[places + 39] * min(out[at + WORTH], 20)
            out[i] = value


def rows_at_hand(s: State, p: int, out: Row, n: int) -> None:
    """Add up the open cards of every row, and what p holds for it."""
    for i in range(n, n + ROWS * PER_ROW):
        out[i] = 0
    for i in range(MOST_IN_HAND - s.hand_count[p], MOST_IN_HAND):
        k = s.hand[p][i] - 1
        if k < DRAGON:
            at = n + k // PER_COLOUR * PER_ROW
            if k % PER_COLOUR == BUILDING:
                out[at + OWN_BUILDINGS] += 1
            elif k % PER_COLOUR == ANIMAL:
                out[at + OWN_ANIMALS] += 1
            else:
                out[at + OWN_PERSONS] += 1
                out[at + OWN_VALUES] += 1 + k % PER_COLOUR
    for r in range(ROWS):
        at = n + r * PER_ROW
        for i in range(open_from(s, r), s.row_length[r]):
            k = visible_item(s, p, r, i) - 1
            alone = worth_alone(r, k)
            out[at + REST] += alone
            if alone == 0 and k % PER_COLOUR == ANIMAL:
                out[at + ANIMALS_HERE] += 1
            elif alone == 0:
                out[at + PERSONS] += 1
                out[at + VALUES] += 1 + k % PER_COLOUR
        total = out[at + REST] + out[at + PERSONS] * out[at + VALUES]
        animals = out[at + ANIMALS_HERE]
        out[at + WORTH] = total
        if animals > 0:
            out[at + WORTH] += group_points(s, p, r, animals)
        for q in range(s.players):
            if q != p:
                if animals > 0:
                    out[at + THEIR_GROUP] = max(out[at + THEIR_GROUP], group_points(s, q, r, animals))
                out[at + THEIR_NEXT_GROUP] = max(out[at + THEIR_NEXT_GROUP], group_points(s, q, r, animals + 1))
        out[at + THEIR_WORTH] = total + out[at + THEIR_GROUP]
        value = out[at + REST] + BUILDING_WORTH * out[at + OWN_BUILDINGS]
        value += (out[at + PERSONS] + out[at + OWN_PERSONS]) * (out[at + VALUES] + out[at + OWN_VALUES])
        if animals + out[at + OWN_ANIMALS] > 0:
            value += group_points(s, p, r, animals + out[at + OWN_ANIMALS])
        out[at + WORTH_WITH_HAND] = value
