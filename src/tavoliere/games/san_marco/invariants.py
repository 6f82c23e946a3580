"""What is true of every position of San Marco, and the number of what is not. Compiled with the rules."""

from tavoliere.games.san_marco.board import bridges_at, pieces
from tavoliere.games.san_marco.offers import in_hand, is_empty
from tavoliere.games.san_marco.state import *


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    for c in range(COLOURS):
        due = 0
        if c < s.present:
            due = pieces(s, c)
        if s.supply[c] < 0 or aristocrats_of(s, c) != due:
            return ARISTOCRATS_COMPLETE
        if s.points[c] < 0 and s.negative == 0:
            return POINTS_POSITIVE
    standing_bridges = s.bridges_left
    for site in range(SITES):
        standing_bridges += bridges_at(s, site)
        if bridges_at(s, site) > s.capacity[site]:
            return SITES_HAVE_ROOM
    if standing_bridges != BRIDGES or s.bridges_left < 0:
        return BRIDGES_COMPLETE
    for k in range(KINDS):
        if cards_of(s, k) != COPIES[k]:
            return CARDS_COMPLETE
    if s.phase == CHOOSING and offers_left(s) < 2:
        return OFFERS_TO_CHOOSE
    if s.phase == PLAYING and in_hand(s) == 0:
        return CARD_TO_PLAY
    return SOUND


def offers_left(s: State) -> int:
    """SM 4.2: no offer is empty, so there is something to choose from."""
    n = 0
    for o in range(2 * s.pair, 2 * s.pair + PILES[s.at_table]):
        if not is_empty(s, o):
            n += 1
    return n


def aristocrats_of(s: State, c: int) -> int:
    """In the supply, in districts and on bridges; -1 if there is an impossible number anywhere."""
    n = s.supply[c]
    for d in range(DISTRICTS):
        n += s.aristocrats[d][c]
        if s.aristocrats[d][c] < 0:
            return -1
    for site in range(SITES):
        n += s.bridges[site][c]
        if s.bridges[site][c] < 0:
            return -1
    return n


def cards_of(s: State, k: int) -> int:
    """How many cards of a kind are somewhere in the game; an unseen card is counted in the pool."""
    n = s.hand[k]
    for o in range(OFFERS):
        n += s.offer[o][k]
    if k < ACTION_KINDS:
        return n + s.deck[k] + s.discard[k]
    n += s.limit_deck[k - ACTION_KINDS]
    for c in range(COLOURS):
        n += s.limits[c][k - ACTION_KINDS]
    return n
