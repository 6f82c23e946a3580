"""What cards would bring whoever claims them, as far as one can see. Plain functions, compiled beside the rules.

The cards are those of a row from `first` to before `end`, and an item `more`, unless that is 0. Misplaced ones count as
cashed, jokers as assigned where they score most (CC R8), cards that one does not know as nothing. Seat -1 is somebody
without animals. `claims.py` counts what is really claimed; a test compares them.
"""

from tavoliere.games.cardcassonne.rules.actions import ASSIGN
from tavoliere.games.cardcassonne.rules.claims import *
from tavoliere.games.cardcassonne.rules.state import *

NO_WAY = -1_000_000  # points of an assignment that can't be


def cards_of(s: State, r: int, first: int, end: int, more: int, k: int) -> int:
    """How many of the cards are of a kind."""
    n = 1 if more == 1 + k else 0
    for i in range(first, end):
        n += s.row[r][i] == 1 + k
    return n


def claim_worth(s: State, r: int, first: int, end: int, more: int, p: int) -> int:
    """The points of all sources together."""
    total = 0
    for from_where in range(FROM_BUILDINGS):
        total += worth_from(s, r, first, end, more, p, from_where)
    return total


def worth_from(s: State, r: int, first: int, end: int, more: int, p: int, from_where: int) -> int:
    """The points of one source."""
    if from_where == FROM_PERSONS:
        return persons_worth(s, r, first, end, more)
    if from_where == FROM_MISPLACED:
        return misplaced_cards(s, r, first, end, more, 1) * MISPLACED_POINTS
    if from_where == FROM_MONSTERS:
        monsters = cards_of(s, r, first, end, more, DRAGON) + cards_of(s, r, first, end, more, FAIRY)
        return monsters * MONSTER_POINTS
    jokers = cards_of(s, r, first, end, more, ANIMAL_JOKER)
    new = cards_of(s, r, first, end, more, r * PER_COLOUR + ANIMAL)
    if has_animals(s, p) or new > 0:
        waiting = s.waiting[p] if p >= 0 else 0
        return animals_worth(s, r, p, new, jokers + waiting, 0) if from_where == FROM_ANIMALS else 0
    return jokers * s.lone_joker_points if from_where == FROM_LONE_JOKERS else 0


def persons_worth(s: State, r: int, first: int, end: int, more: int) -> int:
    """CC 6.1: the sum of their values, times their number."""
    persons = 0
    values = 0
    for face in range(BUILDING):
        n = cards_of(s, r, first, end, more, r * PER_COLOUR + face)
        persons += n
        values += n * (1 + face)
    return persons * values


def misplaced_cards(s: State, r: int, first: int, end: int, more: int, least: int) -> int:
    """How many of the cards are misplaced; with `least` 2 only those that can be kept."""
    n = 1 if more > 0 and misplacement(r, more) >= least else 0
    for i in range(first, end):
        n += misplacement(r, s.row[r][i]) >= least
    return n


def misplacement(r: int, item: int) -> int:
    """0 for what is in its place, 1 for a misplaced card that is always cashed, 2 for one that can be kept (CC 6.2)."""
    if item >= UNSEEN or not is_misplaced(r, item - 1):
        return 0
    return 2 if can_be_kept(item - 1) else 1


def has_animals(s: State, p: int) -> bool:
    return p >= 0 and sum(s.animals[p]) > 0


def animals_worth(s: State, r: int, p: int, new: int, free: int, c: int) -> int:
    """CC 6.3: the most that so many jokers, with new animals of the row, bring in the species from c on."""
    if c == COLOURS:
        return 0 if free == 0 else NO_WAY
    natural = s.animals[p][c] if p >= 0 else 0
    before = natural + s.jokers[p][c] if p >= 0 else 0
    joined = new if c == r else 0
    best = NO_WAY
    for jokers in range(free + 1 if natural + joined > 0 else 1):
        group = 0
        if joined + jokers > 0:
            group = s.animal_points[min(MOST_ANIMALS, before + joined + jokers)]
        best = max(best, group + animals_worth(s, r, p, new, free - jokers, c + 1))
    return best


def chest_cards(s: State, r: int, first: int, end: int, more: int) -> int:
    """CC 6.5: the cards that would go under the chest."""
    jokers = cards_of(s, r, first, end, more, BUILDING_JOKER)
    return jokers + cards_of(s, r, first, end, more, r * PER_COLOUR + BUILDING)


# --- answers ---------------------------------------------------------------------------------------------------------


def species_joined(s: State, a: int) -> int:
    """The species that a kept card or an assigned joker joins; -1 for a building."""
    if s.phase == JOKERS:
        return a - ASSIGN
    k = in_question(s)  # CC 6.2: a kept card is one of its own colour, wherever it lay
    return -1 if k % PER_COLOUR == BUILDING else k // PER_COLOUR


def cards_joined(s: State, a: int) -> int:
    """How many cards that species has then gained by the claim."""
    if s.phase == JOKERS:
        return s.claimed[(a - ASSIGN) * PER_COLOUR + ANIMAL] + s.claim_assigned[a - ASSIGN] + 1
    k = in_question(s)
    return s.claimed[k] - cards_of(s, s.claim_row - 1, s.claim_at + 1, s.claim_end, 0, k)


def added_points(s: State, c: int, gained: int) -> int:
    """CC 6.3: what the last of these cards adds: where others of its species are claimed, the group scores anyway."""
    without = group_points(s, s.turn, c, gained - 1) if gained > 1 else 0
    return group_points(s, s.turn, c, gained) - without
