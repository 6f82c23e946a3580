"""Whether a state of Cardcassonne is sound (CC 14). Compiled with the rules.

Each group of laws notes all that is wrong with a state, and answers the last of it, or what was found before.
"""

from tavoliere.definition.event_table import wrong
from tavoliere.games.cardcassonne.rules.claims import is_misplaced
from tavoliere.games.cardcassonne.rules.state import *


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    found = rows_broken(s, SOUND)
    for p in range(s.players):
        found = player_broken(s, p, found)
    found = moment_broken(s, found)
    found = cards_broken(s, found)
    return deck_broken(s, found)


# --- cards -----------------------------------------------------------------------------------------------------------


def cards_broken(s: State, found: int) -> int:
    for k in range(KINDS):
        known = cards_known(s, k)
        if known > COPIES[k]:
            nowhere = True
            for r in range(ROWS):
                nowhere = nowhere and lies_in(s, r, k) == 0
            for r in range(ROWS):
                if nowhere or lies_in(s, r, k) > 0:
                    found = wrong(CARDS_COMPLETE, k, known, COPIES[k], r)
    if (s.pending > 0) != (s.phase == PUTTING) or 0 < s.pending <= DRAGON:
        found = wrong(JOKER_PENDING)  # CC 2.4
    return found


def lies_in(s: State, r: int, k: int) -> int:
    """How many cards of a kind lie in a row."""
    count = 0
    for i in range(s.row_length[r]):
        if s.row[r][i] == 1 + k:
            count += 1
    return count


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
            count += s.waiting[p] + sum(s.jokers[p])
        elif k == BUILDING_JOKER:
            count += s.chest[p][COLOURS]
        elif k < DRAGON:
            if k % PER_COLOUR == ANIMAL:
                count += s.animals[p][k // PER_COLOUR]
            elif k % PER_COLOUR == BUILDING:
                count += s.chest[p][k // PER_COLOUR]
    for r in range(ROWS):
        count += lies_in(s, r, k)
    return count


def deck_broken(s: State, found: int) -> int:
    """CC 2.5: the deck holds what is still to be drawn; CC 5: no card leaves the game before the first claims."""
    cards = sum(s.deck)
    gone = 0
    for k in range(KINDS):
        gone += max(0, COPIES[k] - cards_known(s, k))
    if cards != cards_to_draw(s):
        found = wrong(DECK_FITS, cards, cards_to_draw(s))
    if s.round <= 1 and s.claim_row == 0 and s.phase != OVER and gone > 0:
        found = wrong(NOTHING_GONE, gone)
    for k in range(ANIMAL_JOKER, KINDS):
        if cards_known(s, k) < COPIES[k] and s.phase != OVER:
            found = wrong(JOKERS_STAY)
    return found


def cards_to_draw(s: State) -> int:
    each_round = s.players * HAND_SIZE[s.players]
    needed = each_round * (ROUNDS[s.players] - s.round)
    if s.round == 0:
        needed += TURNED_UP - s.drawn
    elif s.phase == DEALING:
        needed += each_round - s.drawn
    return needed


# --- players and rows ------------------------------------------------------------------------------------------------


def player_broken(s: State, p: int, found: int) -> int:
    for i in range(1, MOST_IN_HAND):
        if s.hand[p][i - 1] > s.hand[p][i]:
            found = wrong(HANDS_IN_ORDER)
    if s.hand_count[p] > HAND_SIZE[s.players]:
        found = wrong(HANDS_FIT, p, s.hand_count[p], HAND_SIZE[s.players])
    if s.phase == TURN and (s.down_at[p] > 0) != (s.hand_count[p] < HAND_SIZE[s.players]):
        found = wrong(FIRST_CARD_DOWN, p)
    points = 0
    for source in range(SOURCES):
        points += s.points[p][source]
        if s.points[p][source] < 0:
            found = wrong(POINTS_FIT, p, MOST_POINTS)
    if points > MOST_POINTS:
        found = wrong(POINTS_FIT, p, MOST_POINTS)
    for c in range(COLOURS):
        if s.jokers[p][c] > 0 and s.animals[p][c] == 0:
            found = wrong(JOKERS_JOIN, p)  # CC R8
        if s.waiting[p] > 0 and s.animals[p][c] > 0:
            found = wrong(JOKERS_WAIT, p)
    if s.placed[p] > 0 and s.placed[s.last_placed] == 0:
        found = wrong(LAST_PLACED_STANDS, s.last_placed)
    return found


def rows_broken(s: State, found: int) -> int:
    """CC 1: a follower stands once; CC 4.1: before the first claims every face-up card lies in its own row."""
    for p in range(s.players):
        standing = 0
        for r in range(ROWS):
            for i in range(s.row_length[r]):
                standing += 1 if s.row[r][i] == FOLLOWER + p else 0
                if standing > 1 and s.row[r][i] == FOLLOWER + p:
                    found = wrong(FOLLOWERS_ONCE, p, r)
    for r in range(ROWS):
        if s.row_length[r] > ROW_LENGTH:
            return wrong(ROWS_FIT)
        if s.round <= 1 and s.claim_row == 0:
            for i in range(s.row_length[r]):
                k = s.row[r][i] - 1
                if k < DRAGON and is_misplaced(r, k) and not lies_down(s, r, i):
                    found = wrong(ROWS_IN_COLOUR, k, r)
    return found


def lies_down(s: State, r: int, i: int) -> bool:
    """Whether the card at a place of a row is somebody's face-down card."""
    down = False
    for p in range(s.players):
        down = down or (s.down_row[p] == r and s.down_at[p] == i + 1)
    return down


# --- what the table waits for ----------------------------------------------------------------------------------------


def moment_broken(s: State, found: int) -> int:
    cards = sum(s.row_length)
    in_hand = sum(s.hand_count[: s.players])
    played = sum(s.placed[: s.players]) + sum(s.down_at[: s.players])
    if s.phase == OVER:
        return found if cards + in_hand + sum(s.deck) == 0 else wrong(OVER_BARE)
    if s.round == 0:
        drawn = cards + (1 if s.pending > 0 else 0)
        if in_hand + played > 0 or drawn != s.drawn or drawn > TURNED_UP:
            found = wrong(OPENING_FITS, TURNED_UP)
    elif s.phase == DEALING or s.phase == TURN:
        found = turn_broken(s, found)
    return found


def turns_had(s: State, p: int) -> int:
    """Cards that somebody was dealt, or turns that he has taken."""
    if s.phase == DEALING:
        return s.hand_count[p]
    return HAND_SIZE[s.players] - s.hand_count[p] + s.placed[p]


def turn_broken(s: State, found: int) -> int:
    """CC 3, CC R19: cards and turns go round from the dealer's left."""
    total = 0
    least = MOST_IN_HAND + 1
    for p in range(s.players):
        total += turns_had(s, p)
        least = min(least, turns_had(s, p))
    if total < 0:
        return found  # hands are larger than they can be
    full = total // s.players
    more = total % s.players
    right = s.turn == (s.dealer + 1 + more) % s.players
    for i in range(s.players):
        due = full + 1 if i < more else full
        right = right and turns_had(s, (s.dealer + 1 + i) % s.players) == due
    if not right and s.phase == DEALING:
        found = wrong(DEALT_IN_TURN)
    elif not right:
        found = wrong(TURNS_TAKEN)
    elif s.phase == TURN and least > HAND_SIZE[s.players]:
        found = wrong(ROUND_GOES_ON)
    return found
