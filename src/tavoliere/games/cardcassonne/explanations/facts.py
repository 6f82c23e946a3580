"""What follows from a view of Cardcassonne by the rules, for whoever draws it and calculates nothing.

A seat has one follower, so that claims are told by seats: each with what it would bring now, as `worth.py` says.
Compiled beside the rules.
"""

from tavoliere.definition.schema import ALL, Grid, Row, cell, cells
from tavoliere.games.cardcassonne.explanations.worth import *
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.rules import face_down_unseen
from tavoliere.games.cardcassonne.rules.state import *

# All persons of a row, a row of misplaced cards, dragon and fairy, every species.
MOST_CLAIMED = 27 * 16 + ROW_LENGTH * MISPLACED_POINTS + 2 * MONSTER_POINTS + COLOURS * MOST_FOR_GROUP
ANSWER_CASH = 0
ANSWER_KEEP = 1
ANSWER_ASSIGN = 2  # and the species


class Facts:
    """One line a fact: width in bytes, shape, whom it is told, what it means."""

    rounds: int = cell(1, ALL, "the rounds of the game", most=max(ROUNDS))
    deck: int = cell(2, ALL, "cards that are still to be drawn", most=sum(COPIES))
    group: Grid = cells(1, (SEATS, COLOURS), ALL, "cards of a species that a seat has, with jokers", most=MOST_ANIMALS)
    next: Grid = cells(1, (SEATS, COLOURS), ALL, "what the group would score with one more", most=MOST_FOR_GROUP)
    misplaced: Grid = cells(
        1, (ROWS, ROW_LENGTH), ALL, "1 for a misplaced card that is cashed, 2 for one that can be kept", most=2
    )
    open_from: Row = cells(1, (ROWS,), ALL, "the place where a row's open cards begin", most=ROW_LENGTH)
    open_points: Row = cells(2, (ROWS,), ALL, "what they would bring whoever is told", most=MOST_CLAIMED)
    open_chest: Row = cells(1, (ROWS,), ALL, "how many of them would go under the chest", most=ROW_LENGTH)
    open_unseen: Row = cells(1, (ROWS,), ALL, "how many of them one does not know", most=ROW_LENGTH)
    claim_row: Row = cells(1, (SEATS,), ALL, "1 + the row in which a seat's follower stands; 0 at home", most=ROWS)
    claim_from: Row = cells(1, (SEATS,), ALL, "the place of the first card of its claim", most=ROW_LENGTH)
    claim_to: Row = cells(1, (SEATS,), ALL, "the place of the follower", most=ROW_LENGTH)
    claim_points: Row = cells(2, (SEATS,), ALL, "what the claim would bring now", most=MOST_CLAIMED)
    claim_chest: Row = cells(1, (SEATS,), ALL, "cards of it that would go under the chest", most=ROW_LENGTH)
    claim_unseen: Row = cells(1, (SEATS,), ALL, "cards of it that one does not know", most=ROW_LENGTH)
    asked: int = cell(1, ALL, "1 + the place of the card that is to be cashed or kept; 0 for none", most=ROW_LENGTH)
    answer_points: Row = cells(
        1, (2 + COLOURS,), ALL, "what cashing, keeping or each species for a joker adds", most=MOST_FOR_GROUP
    )
    answer_chest: int = cell(1, ALL, "cards that go under the chest when the card is kept", most=1)


def facts_of(s: State, seat: int, f: Facts) -> None:
    f.rounds = ROUNDS[s.players]
    f.deck = deck_size(s)
    for p in range(s.players):
        for c in range(COLOURS):
            if s.animals[p][c] > 0:
                f.group[p][c] = s.animals[p][c] + s.jokers[p][c]
                f.next[p][c] = group_points(s, p, c, 1)
    for r in range(ROWS):
        fill_row(s, seat, r, f)
    if s.phase == MISPLACED:
        f.asked = 1 + s.claim_at
        f.answer_points[ANSWER_CASH] = MISPLACED_POINTS
        fill_answer(s, KEEP, ANSWER_KEEP, f)
    elif s.phase == JOKERS:
        for c in range(COLOURS):
            if holds_species(s, c):
                fill_answer(s, ASSIGN + c, ANSWER_ASSIGN + c, f)


def deck_size(s: State) -> int:
    """The cards still to be drawn: in a view, of those one has not seen, the ones that are in no hand and no row."""
    size = sum(s.deck)
    for p in range(s.players):
        size -= face_down_unseen(s, p)
        for i in range(MOST_IN_HAND):
            size -= s.hand[p][i] == UNSEEN
    return size


def fill_row(s: State, seat: int, r: int, f: Facts) -> None:
    """The claims of a row from the board on, then its open cards."""
    first = 0
    for i in range(s.row_length[r]):
        if s.row[r][i] < FOLLOWER:
            f.misplaced[r][i] = misplacement(r, s.row[r][i])
        else:
            p = s.row[r][i] - FOLLOWER
            f.claim_row[p] = 1 + r
            f.claim_from[p] = first
            f.claim_to[p] = i
            f.claim_points[p] = claim_worth(s, r, first, i, 0, p)
            f.claim_chest[p] = chest_cards(s, r, first, i, 0)
            f.claim_unseen[p] = cards_of(s, r, first, i, 0, UNSEEN - 1)
            first = i + 1
    f.open_from[r] = first
    f.open_points[r] = claim_worth(s, r, first, s.row_length[r], 0, seat)
    f.open_chest[r] = chest_cards(s, r, first, s.row_length[r], 0)
    f.open_unseen[r] = cards_of(s, r, first, s.row_length[r], 0, UNSEEN - 1)


def fill_answer(s: State, a: int, i: int, f: Facts) -> None:
    """What keeping a card, or a species for a joker, adds."""
    c = species_joined(s, a)
    if c < 0:
        f.answer_chest = 1
    else:
        f.answer_points[i] = added_points(s, c, cards_joined(s, a))
