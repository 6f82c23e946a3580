"""The rules of Cardcassonne, as plain functions over the state of `state.py`: what every game answers, and the turns.

The reference's addresses stand at the lines that follow them: CC 6.2 is section 6.2, CC R20 is ruling 20.
This file, `claims.py` and `invariants.py` run as they are, and compiled: they use integers, loops and constant tables,
and nothing else.
"""

from tavoliere.definition.event_table import note
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import *
from tavoliere.games.cardcassonne.rules.invariants import *
from tavoliere.games.cardcassonne.rules.messages import (
    CARD_DEALT,
    CARD_OPENED,
    CARD_TURNED,
    DEALER_FOUND,
    ROUND_BEGUN,
    ROUND_OVER,
)
from tavoliere.games.cardcassonne.rules.state import *

# --- what every game answers -----------------------------------------------------------------------------------------


def setup(s: State) -> None:
    """CC 2: a shuffled deck, empty rows, seat 0 as the youngest player deals first."""
    for k in range(KINDS):
        s.deck[k] = COPIES[k]
    s.phase = TURNING_UP


def actor(s: State) -> int:
    """The seat that decides, CHANCE while cards are drawn, NOBODY_ACTS when the game is over."""
    if CHANCE_PHASES[s.phase] == 1:
        return CHANCE
    if s.phase == OVER:
        return NOBODY_ACTS
    return s.dealer if s.phase == PUTTING else s.turn


def legal(s: State, out: Row) -> int:
    """Write the legal action numbers, ascending; return how many there are."""
    n = 0
    if CHANCE_PHASES[s.phase] == 1:
        for k in range(KINDS):
            if s.deck[k] > 0:
                out[n] = DRAW + k
                n += 1
    elif s.phase == TURN:
        n = legal_turn(s, out)
    elif s.phase == PUTTING:
        for r in range(ROWS):
            out[r] = PUT + r
        n = ROWS
    elif s.phase == MISPLACED:
        out[0] = CASH
        out[1] = KEEP
        n = 2
    elif s.phase == JOKERS:
        for c in range(COLOURS):
            if holds_species(s, c):
                out[n] = ASSIGN + c
                n += 1
    return n


def legal_turn(s: State, out: Row) -> int:
    """CC 4: a card or the follower; the first card of a round goes anywhere, face down."""
    n = 0
    p = s.turn
    anywhere = s.down_at[p] == 0
    last = -1
    for i in range(MOST_IN_HAND - s.hand_count[p], MOST_IN_HAND):
        k = s.hand[p][i] - 1
        if anywhere or k >= DRAGON:
            for r in range(ROWS):
                out[n + r] = PLAY + k * ROWS + r
            n += ROWS * (k != last)  # CC R18: equal cards are not told apart
        else:
            out[n] = PLAY + k * ROWS + k // PER_COLOUR
            n += k != last
        last = k
    if s.placed[p] == 0:
        for r in range(ROWS):
            out[n] = PLACE + r
            n += 1
    return n


def weights(s: State, out: Row) -> int:
    """At a chance step: write the relative odds of each outcome at its action number; return their sum."""
    total = 0
    for k in range(KINDS):
        out[DRAW + k] = s.deck[k]
        total += s.deck[k]
    return total


def apply(s: State, a: int) -> None:
    """Carry out a legal action."""
    block = BLOCK_OF[a]
    if block == BLOCK_DRAW:
        draw(s, a - DRAW)
    elif block == BLOCK_PUT:
        append(s, a - PUT, s.pending)
        s.pending = 0
        next_opening_card(s)
    elif block == BLOCK_PLAY:
        play(s, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    elif block == BLOCK_FOLLOWER:
        place(s, a - PLACE)
    else:
        answer(s, a)


def answer(s: State, a: int) -> None:
    """CC 6.2, CC 6.4: a claimer says what becomes of a misplaced card or a joker."""
    if BLOCK_OF[a] == BLOCK_ASSIGN:
        s.claim_assigned[a - ASSIGN] += 1
    else:
        if a == CASH:
            cash(s)
        s.claim_at += 1
    go_on_claiming(s)


def scores(s: State, out: Row) -> int:
    """The points of each seat so far; return the number of seats."""
    for p in range(s.players):
        out[p] = sum(s.points[p])
    return s.players


def standing(s: State, out: Row) -> int:
    """CC 8.5: a number for each seat, the higher the better: points, then cards under the chest."""
    scores(s, out)
    for p in range(s.players):
        out[p] = out[p] * MORE_THAN_A_CHEST + chest_size(s, p)
    return s.players


# --- who knows what (CC 10) ------------------------------------------------------------------------------------------


def view(s: State, seat: int) -> None:
    """Hide what `seat` may not know; -1 is a spectator. The deck becomes the pool of all unseen cards."""
    for p in range(s.players):
        if p != seat:
            for i in range(MOST_IN_HAND - s.hand_count[p], MOST_IN_HAND):
                if s.hand[p][i] != UNSEEN:
                    s.deck[s.hand[p][i] - 1] += 1
                    s.hand[p][i] = UNSEEN
            if s.down_at[p] > 0 and not face_down_unseen(s, p):
                s.deck[s.row[s.down_row[p]][s.down_at[p] - 1] - 1] += 1
                s.row[s.down_row[p]][s.down_at[p] - 1] = UNSEEN


def unknown(s: State, out: Row) -> int:
    """In a view: write the relative odds of each kind for the next card one does not know; return their sum.

    0 when every card is known.
    """
    for p in range(s.players):
        if hand_unseen(s, p) or face_down_unseen(s, p):
            return weights(s, out)
    return 0


def reveal(s: State, k: int) -> None:
    """In a view: suppose that the next card one does not know is of kind k."""
    s.deck[k] -= 1
    for p in range(s.players):
        if hand_unseen(s, p):
            take_from_hand(s, p, UNSEEN)
            take_in_hand(s, p, 1 + k)
            return
        if face_down_unseen(s, p):
            s.row[s.down_row[p]][s.down_at[p] - 1] = 1 + k
            return


def hand_unseen(s: State, p: int) -> bool:
    """An unseen card is the last of a hand, which is in ascending order."""
    return s.hand[p][MOST_IN_HAND - 1] == UNSEEN


def face_down_unseen(s: State, p: int) -> bool:
    return s.down_at[p] > 0 and s.row[s.down_row[p]][s.down_at[p] - 1] == UNSEEN


def seen(s: State, a: int, seat: int) -> int:
    """What `seat` sees of action a in state s: the action itself, or its masked form."""
    if BLOCK_OF[a] == BLOCK_DRAW and s.phase == DEALING and s.turn != seat:
        return DRAW_UNSEEN
    if BLOCK_OF[a] == BLOCK_PLAY and s.turn != seat and s.down_at[s.turn] == 0:
        return PLAY_UNSEEN + (a - PLAY) % ROWS
    return a


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw(s: State, k: int) -> None:
    """A card is turned up in the opening, or dealt."""
    s.deck[k] -= 1
    s.drawn += 1
    if s.phase == DEALING:
        take_in_hand(s, s.turn, 1 + k)
        note(CARD_DEALT, s.turn, k)
        s.turn = left_of(s, s.turn)
        if s.drawn == s.players * HAND_SIZE[s.players]:
            s.drawn = 0
            s.phase = TURN  # CC 3.2: everybody has the same number, so the dealer's left is next again
        return
    note(CARD_OPENED, k)
    if k >= DRAGON:
        s.pending = 1 + k
        s.phase = PUTTING
    else:
        append(s, k // PER_COLOUR, 1 + k)
        next_opening_card(s)


def take_in_hand(s: State, p: int, item: int) -> None:
    """Hands are kept in ascending order, empty places first, so that equal hands are equal numbers."""
    for i in range(MOST_IN_HAND - 1):
        held = s.hand[p][i + 1]
        s.hand[p][i] = min(held, item)
        item = max(held, item)
    s.hand[p][MOST_IN_HAND - 1] = item
    s.hand_count[p] += 1


def take_from_hand(s: State, p: int, item: int) -> None:
    found = 0
    for i in range(MOST_IN_HAND - 1, 0, -1):
        if s.hand[p][i] == item:
            found = 1
        s.hand[p][i] = s.hand[p][i - found]
    s.hand[p][0] = 0
    s.hand_count[p] -= 1


def left_of(s: State, p: int) -> int:
    """The next seat clockwise."""
    if p + 1 == s.players:
        return 0
    return p + 1


def next_opening_card(s: State) -> None:
    """CC 2.4: ten cards are turned up, then the first round begins."""
    if s.drawn == TURNED_UP:
        begin_round(s)
    else:
        s.phase = TURNING_UP


def begin_round(s: State) -> None:
    s.round += 1
    note(ROUND_BEGUN, s.round, ROUNDS[s.players])
    s.drawn = 0
    s.turn = left_of(s, s.dealer)  # CC R19: cards are dealt one at a time from the dealer's left
    s.phase = DEALING


# --- turns -----------------------------------------------------------------------------------------------------------


def append(s: State, r: int, item: int) -> None:
    """CC 4.1: everything goes to the outer end of a row."""
    s.row[r][s.row_length[r]] = item
    s.row_length[r] += 1


def play(s: State, k: int, r: int) -> None:
    p = s.turn
    take_from_hand(s, p, 1 + k)
    append(s, r, 1 + k)
    if s.down_at[p] == 0:  # CC R1: each player's first card of the round lies face down
        s.down_row[p] = r
        s.down_at[p] = s.row_length[r]
    next_turn(s)


def place(s: State, r: int) -> None:
    append(s, r, FOLLOWER + s.turn)
    s.placed[s.turn] = 1
    s.last_placed = s.turn
    next_turn(s)


def next_turn(s: State) -> None:
    """CC 3.4: everybody has hand + 1 turns, so the round is over when the next player has nothing left to do."""
    s.turn = left_of(s, s.turn)
    if s.hand_count[s.turn] == 0 and s.placed[s.turn] == 1 and not anything_unseen(s):
        note_turned(s)
        for p in range(s.players):  # CC 5.1: all face-down cards are turned up
            s.down_row[p] = 0
            s.down_at[p] = 0
            s.placed[p] = 0
        s.claim_row = ROWS  # CC R20: rows from bottom to top
        claim(s)


def anything_unseen(s: State) -> bool:
    """In a view: whether a card that is to be turned up is unknown, so that nothing can be counted."""
    n = 0
    for p in range(s.players):
        n += face_down_unseen(s, p)
    return n > 0


def note_turned(s: State) -> None:
    note(ROUND_OVER)
    for p in range(s.players):
        note(CARD_TURNED, p, s.row[s.down_row[p]][s.down_at[p] - 1] - 1, s.down_row[p])


# --- the end of a round ----------------------------------------------------------------------------------------------


def claim(s: State) -> None:
    """CC R20: settle one claim after the other, until a claimer has to decide something or all are settled."""
    while s.claim_row > 0:
        end = first_follower(s, s.claim_row - 1)
        if end < 0:
            s.claim_row -= 1
        else:
            tally(s, end)
            if asks(s):
                return
            settle(s)
    s.dealer = s.last_placed  # CC 7, CC R21
    s.last_placed = 0
    if s.round == ROUNDS[s.players]:
        finish(s)
    else:
        note(DEALER_FOUND, s.dealer)
        begin_round(s)


def go_on_claiming(s: State) -> None:
    """CC R20: points are added when the last question of a claim is answered."""
    if not asks(s):
        settle(s)
        claim(s)


def finish(s: State) -> None:
    """CC 8: leftovers are discarded, the chests are opened."""
    for r in range(ROWS):
        take_off(s, r, s.row_length[r])
    for p in range(s.players):
        s.points[p][FROM_BUILDINGS] = building_points(s, p)
        note_chest(s, p, s.points[p][FROM_BUILDINGS])
    s.turn = 0
    s.phase = OVER


# --- what a finished game was like -----------------------------------------------------------------------------------


def facts(s: State, out: Row) -> int:
    """The points of all seats together by where they came from, as FACTS names them."""
    for source in range(SOURCES):
        out[source] = 0
        for p in range(s.players):
            out[source] += s.points[p][source]
    return SOURCES
