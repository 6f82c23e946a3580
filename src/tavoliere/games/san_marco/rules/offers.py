"""Cards and offers of San Marco (SM 4.2, SM 4.3): what may be drawn, divided, taken, played.

Compiled with the rules.
"""

from tavoliere.definition.event_table import note
from tavoliere.definition.schema import Row
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import limit_points
from tavoliere.games.san_marco.rules.messages import LIMITS_LAID, RESHUFFLED
from tavoliere.games.san_marco.rules.state import *

# --- drawing ---------------------------------------------------------------------------------------------------------


def refill(s: State) -> None:
    """SM R27: when a card must be drawn and there is none, the played ones are the new deck."""
    for k in range(ACTION_KINDS):
        if s.deck[k] > 0:
            return
    note(RESHUFFLED)
    s.reshuffles += 1
    for k in range(ACTION_KINDS):
        s.deck[k] = s.discard[k]
        s.discard[k] = 0


def limits_left(s: State) -> int:
    return s.limit_deck[0] + s.limit_deck[1] + s.limit_deck[2]


def legal_draw(s: State, out: Row) -> int:
    n = 0
    if s.cards_drawn < ACTIONS_DRAWN[s.at_table]:
        for k in range(ACTION_KINDS):
            if s.deck[k] > 0:
                out[n] = DRAW + k
                n += 1
    else:
        for k in range(LIMIT_KINDS):
            if s.limit_deck[k] > 0:
                out[n] = DRAW + ACTION_KINDS + k
                n += 1
    return n


# --- dividing --------------------------------------------------------------------------------------------------------


def next_to_divide(s: State) -> int:
    """Cards are divided kind by kind."""
    k = 0
    while s.hand[k] == 0:
        k += 1
    return k


def in_hand(s: State) -> int:
    """How many cards there are in the hand."""
    return sum(s.hand[:KINDS])


def legal_divide(s: State, out: Row) -> int:
    """Each way to divide comes about in one way only, and no pile ends up empty."""
    n = 0
    piles = PILES[s.at_table]
    k = next_to_divide(s)
    left = in_hand(s) - 1
    for pile in range(s.pile, piles):
        if in_order(s, k, pile) and (left >= piles or empty_beside(s, pile) <= left):
            out[n] = DIVIDE + k * MOST_PILES + pile
            n += 1
    return n


def in_order(s: State, k: int, pile: int) -> bool:
    """Equal cards go into piles in ascending order. Piles that are alike so far are not told apart: the later never
    gets more of the next kind than the earlier."""
    first = 2 * s.pair
    if pile == 0 or not alike(s, first + pile - 1, k):
        return True
    most = s.offer[first + pile - 1][k]
    if s.offer[first + pile][k] + 1 > most:
        return False
    piles = PILES[s.at_table]
    for later in range(pile + 1, piles):
        if not alike(s, first + later - 1, k):
            return True
    # every later pile is alike too: what is left must fit into them
    return s.hand[k] - 1 <= (piles - pile) * most - s.offer[first + pile][k] - 1


def empty_beside(s: State, pile: int) -> int:
    """How many of the other piles are empty."""
    empty = 0
    for other in range(PILES[s.at_table]):
        if other != pile and is_empty(s, 2 * s.pair + other):
            empty += 1
    return empty


def alike(s: State, o: int, k: int) -> bool:
    """Whether offers o and o + 1 hold the same cards of all kinds before k."""
    j = 0
    while j < k and s.offer[o][j] == s.offer[o + 1][j]:
        j += 1
    return j == k


def is_empty(s: State, o: int) -> bool:
    return sum(s.offer[o]) == 0


# --- taking and playing ----------------------------------------------------------------------------------------------


def legal_take(s: State, out: Row) -> int:
    n = 0
    for pile in range(PILES[s.at_table]):
        if not is_empty(s, 2 * s.pair + pile):
            out[n] = TAKE + pile
            n += 1
    return n


def lay_limits(s: State, o: int) -> None:
    """SM 4.3: limit cards are laid open before the colour that takes them."""
    note_limits(s, o)
    for k in range(LIMIT_KINDS):
        s.limits[s.colour][k] += s.offer[o][ACTION_KINDS + k]
        s.offer[o][ACTION_KINDS + k] = 0


def limits_in(s: State, o: int) -> int:
    """The limit points of an offer."""
    return s.offer[o][ACTION_KINDS] + 2 * s.offer[o][ACTION_KINDS + 1] + 3 * s.offer[o][ACTION_KINDS + 2]


def note_limits(s: State, o: int) -> None:
    if limits_in(s, o) > 0:
        note(LIMITS_LAID, s.colour, limits_in(s, o), limit_points(s, s.colour) + limits_in(s, o))


def legal_play(s: State, out: Row) -> int:
    n = 0
    for k in range(ACTION_KINDS):
        out[n] = PLAY + k
        n += s.hand[k] > 0
    return n
