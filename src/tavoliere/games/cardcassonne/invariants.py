"""Whether a state of Cardcassonne is sound (CC 14)."""

from tavoliere.games.cardcassonne.state import *


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    for k in range(KINDS):
        known = cards_known(s, k)
        if known > COPIES[k]:
            return CARDS_COMPLETE
        if k >= ANIMAL_JOKER and known < COPIES[k] and s.phase != OVER:
            return JOKERS_STAY
    for p in range(s.players):
        for i in range(1, MOST_IN_HAND):
            if s.hand[p][i - 1] > s.hand[p][i]:
                return HANDS_IN_ORDER
        if s.phase == TURN and (s.down_at[p] > 0) != (s.hand_count[p] < HAND_SIZE[s.players]):
            return FIRST_CARD_DOWN
        for source in range(SOURCES):
            if s.points[p][source] < 0:
                return POINTS_POSITIVE
        for c in range(COLOURS):
            if s.jokers[p][c] > 0 and s.animals[p][c] == 0:
                return JOKERS_JOIN  # CC R8
    for r in range(ROWS):
        if s.row_length[r] > ROW_LENGTH:
            return ROWS_FIT
    if (s.pending > 0) != (s.phase == PUTTING) or 0 < s.pending <= DRAGON:
        return JOKER_PENDING  # CC 2.4
    return SOUND


def cards_known(s: State, k: int) -> int:
    """How many cards of a kind are somewhere in the game; an unseen card is counted in the pool."""
    count = s.deck[k]
    if s.pending == 1 + k:
        count += 1
    for p in range(s.players):
        for i in range(MOST_IN_HAND):
            if s.hand[p][i] == 1 + k:
                count += 1
        if k == ANIMAL_JOKER:
            count += s.waiting[p]
            for c in range(COLOURS):
                count += s.jokers[p][c]
        elif k == BUILDING_JOKER:
            count += s.chest[p][COLOURS]
        elif k < DRAGON:
            if k % PER_COLOUR == ANIMAL:
                count += s.animals[p][k // PER_COLOUR]
            elif k % PER_COLOUR == BUILDING:
                count += s.chest[p][k // PER_COLOUR]
    for r in range(ROWS):
        for i in range(s.row_length[r]):
            if s.row[r][i] == 1 + k:
                count += 1
    return count
