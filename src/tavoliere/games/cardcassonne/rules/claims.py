"""Claims: what belongs to whom at the end of a round, and what it is worth (CC 5, CC 6, CC 8).

This is the one place that counts points; `worth.py` tells beforehand what they would be, the heuristic estimates them.
"""

from tavoliere.definition.event_table import note
from tavoliere.games.cardcassonne.rules.messages import (
    ANIMALS_COUNTED,
    BUILDINGS_COUNTED,
    CARD_COUNTED,
    CHEST_FILLED,
    CHEST_OPENED,
    CLAIM_PAID,
    CLAIM_PAID_FROM,
    JOKERS_WAITING,
    LONE_JOKER_COUNTED,
    MISPLACED_COUNTED,
    MONSTERS_COUNTED,
    PERSONS_COUNTED,
    ROUND_COUNTED,
    ROW_CLAIMED,
)
from tavoliere.games.cardcassonne.rules.state import *

# --- segments --------------------------------------------------------------------------------------------------------


def first_follower(s: State, r: int) -> int:
    """The place of the follower nearest to the board, or -1."""
    for i in range(s.row_length[r]):
        if s.row[r][i] >= FOLLOWER:
            return i
    return -1


def open_from(s: State, r: int) -> int:
    """The place where the open cards of a row begin: those after the last follower, which nobody has claimed."""
    first = s.row_length[r]
    while first > 0 and s.row[r][first - 1] < FOLLOWER:
        first -= 1
    return first


def take_off(s: State, r: int, count: int) -> None:
    """CC 5.4: what stays closes up to the board."""
    length = s.row_length[r]
    for i in range(count, length):
        s.row[r][i - count] = s.row[r][i]
    for i in range(length - count, length):
        s.row[r][i] = 0
    s.row_length[r] = length - count


# --- what a card is worth --------------------------------------------------------------------------------------------


def is_misplaced(r: int, k: int) -> bool:
    """CC 5: a card whose colour is not the row's; jokers never are (CC R7)."""
    return k < DRAGON and k // PER_COLOUR != r


def can_be_kept(k: int) -> bool:
    """CC 6.2: a misplaced animal or building is cashed or kept, a person is always cashed."""
    return k % PER_COLOUR >= BUILDING


def group_points(s: State, p: int, c: int, more: int) -> int:
    """CC 6.3: the points of a player's whole group of a species, with so many more cards."""
    return s.animal_points[min(MOST_ANIMALS, s.animals[p][c] + s.jokers[p][c] + more)]


# --- a claim ---------------------------------------------------------------------------------------------------------


def tally(s: State, end: int) -> None:
    """Count what a segment consists of."""
    r = s.claim_row - 1
    s.turn = s.row[r][end] - FOLLOWER
    s.claim_end = end
    for i in range(end):
        s.claimed[s.row[r][i] - 1] += 1


def asks(s: State) -> bool:
    """Whether the claimer has something to decide: misplaced cards first, then jokers (CC R20)."""
    r = s.claim_row - 1
    while s.claim_at < s.claim_end:
        if is_misplaced(r, in_question(s)) and can_be_kept(in_question(s)):
            s.phase = MISPLACED
            return True
        s.claim_at += 1
    if free_jokers(s) > 0 and species(s) > 1:
        s.phase = JOKERS
        return True
    return False


def in_question(s: State) -> int:
    """The card of the claim that is looked at."""
    return s.row[s.claim_row - 1][s.claim_at] - 1


def cash(s: State) -> None:
    """CC 6.2: ten points instead of an animal or a building."""
    s.claimed[in_question(s)] -= 1
    s.claim_cashed += 1


def free_jokers(s: State) -> int:
    """Animal jokers, new or waiting, that the claimer has not assigned yet."""
    return s.waiting[s.turn] + s.claimed[ANIMAL_JOKER] - sum(s.claim_assigned)


def species(s: State) -> int:
    """How many species the claimer has a natural animal of (CC R8)."""
    n = 0
    for c in range(COLOURS):
        n += holds_species(s, c)
    return n


def holds_species(s: State, c: int) -> bool:
    return s.animals[s.turn][c] + s.claimed[c * PER_COLOUR + ANIMAL] > 0


def settle(s: State) -> None:
    """CC 6: count the claim, and take the segment and its follower off the row."""
    p = s.turn
    r = s.claim_row - 1
    persons = 0
    values = 0
    for c in range(COLOURS):
        for face in range(BUILDING):
            if c == r:
                persons += s.claimed[c * PER_COLOUR + face]
                values += s.claimed[c * PER_COLOUR + face] * (1 + face)
            else:
                s.claim_cashed += s.claimed[c * PER_COLOUR + face]  # CC 6.2: a misplaced person is always cashed
        s.chest[p][c] += s.claimed[c * PER_COLOUR + BUILDING]  # CC 6.5
    s.chest[p][COLOURS] += s.claimed[BUILDING_JOKER]
    misplaced = s.claim_cashed * MISPLACED_POINTS
    note(ROW_CLAIMED, p, r)
    note_counted(s, p, r, persons, values, misplaced)
    lone_jokers = 0 if species(s) > 0 else s.claimed[ANIMAL_JOKER] * s.lone_joker_points  # CC R10: once
    animals = settle_animals(s, p, r)
    monsters = (s.claimed[DRAGON] + s.claimed[FAIRY]) * MONSTER_POINTS
    s.points[p][FROM_PERSONS] += values * persons  # CC 6.1
    s.points[p][FROM_MISPLACED] += misplaced
    s.points[p][FROM_ANIMALS] += animals
    s.points[p][FROM_LONE_JOKERS] += lone_jokers
    s.points[p][FROM_MONSTERS] += monsters
    note_points(s, p, r, values * persons, misplaced, animals, lone_jokers, monsters)
    take_off(s, r, s.claim_end + 1)
    for k in range(KINDS):
        s.claimed[k] = 0
    s.claim_cashed = 0
    s.claim_at = 0
    s.claim_end = 0


def settle_animals(s: State, p: int, r: int) -> int:
    """CC 6.3: a species that gained anything scores its whole group; CC R10: a lone joker waits."""
    free = free_jokers(s)
    held = species(s)
    points = 0
    s.waiting[p] = 0
    if held == 0:
        s.waiting[p] = free
    for c in range(COLOURS):
        new = s.claimed[c * PER_COLOUR + ANIMAL]
        joined = s.claim_assigned[c]
        if held == 1 and holds_species(s, c):
            joined += free  # there was nothing to choose
        s.animals[p][c] += new
        s.jokers[p][c] += joined  # CC R9: for good
        if new + joined > 0:
            points += group_points(s, p, c, 0)
            note_group(s, p, r, c)
        s.claim_assigned[c] = 0
    return points


def source_of(s: State, r: int, i: int) -> int:
    """What a card of the segment brings points as; of equal misplaced ones those that were cashed come last."""
    k = s.row[r][i] - 1
    before = 0
    for j in range(i):
        before += s.row[r][j] == 1 + k
    if is_misplaced(r, k) and (not can_be_kept(k) or before >= s.claimed[k]):
        return FROM_MISPLACED
    if k in (DRAGON, FAIRY):
        return FROM_MONSTERS
    if k >= DRAGON or can_be_kept(k):
        return FROM_ANIMALS
    return FROM_PERSONS


def note_counted(s: State, p: int, r: int, persons: int, values: int, misplaced: int) -> None:
    """The lines of persons and misplaced cards; those of the animals follow."""
    note(ROUND_COUNTED, s.round, ROUNDS[s.players])
    if persons > 0:
        note_source_cards(s, r, FROM_PERSONS)
        note(PERSONS_COUNTED, p, r, values * persons, values, persons)
    if misplaced > 0:
        note_source_cards(s, r, FROM_MISPLACED)
        note(MISPLACED_COUNTED, p, r, misplaced)


def note_group(s: State, p: int, r: int, c: int) -> None:
    points = group_points(s, p, c, 0)
    if points > 0:
        note(ANIMALS_COUNTED, p, r, points, c, s.animals[p][c] + s.jokers[p][c])


def note_source_cards(s: State, r: int, source: int) -> None:
    for i in range(s.claim_end):
        if source_of(s, r, i) == source:
            note(CARD_COUNTED, s.row[r][i] - 1)


def note_points(
    s: State, p: int, r: int, persons: int, misplaced: int, animals: int, lone_jokers: int, monsters: int
) -> None:
    if lone_jokers > 0:
        note(LONE_JOKER_COUNTED, p, r, lone_jokers)
    if monsters > 0:
        note_source_cards(s, r, FROM_MONSTERS)
        note(MONSTERS_COUNTED, p, r, monsters)
    points = persons + misplaced + animals + lone_jokers + monsters
    if points > 0:
        note(CLAIM_PAID, p, r, points)
    note_source(FROM_PERSONS, persons)
    note_source(FROM_MISPLACED, misplaced)
    note_source(FROM_ANIMALS, animals)
    note_source(FROM_LONE_JOKERS, lone_jokers)
    note_source(FROM_MONSTERS, monsters)
    buildings = s.claimed[BUILDING_JOKER]
    for c in range(COLOURS):
        buildings += s.claimed[c * PER_COLOUR + BUILDING]
    if buildings > 0:
        note(CHEST_FILLED, p, buildings)
    if s.claimed[ANIMAL_JOKER] > 0 and s.waiting[p] > 0:
        note(JOKERS_WAITING, p, s.waiting[p])


def note_source(source: int, points: int) -> None:
    if points > 0:
        note(CLAIM_PAID_FROM + source, points)


# --- the end of the game ---------------------------------------------------------------------------------------------


def chest_size(s: State, p: int) -> int:
    return sum(s.chest[p])


def note_chest(s: State, p: int, points: int) -> None:
    """CC 8.4: the points of a chest, with all that lies under it."""
    note(CHEST_OPENED, p, points)
    note(ROUND_COUNTED, s.round, ROUNDS[s.players])
    if points > 0:
        for c in range(CHEST_KINDS):
            for _copy in range(s.chest[p][c]):
                note(CARD_COUNTED, c * PER_COLOUR + BUILDING if c < COLOURS else BUILDING_JOKER)
        note(BUILDINGS_COUNTED, p, points)


def building_points(s: State, p: int) -> int:
    """CC 8.4: the best way to spread the jokers over the four types."""
    best = 0
    free = s.chest[p][COLOURS]
    for yellow in range(free + 1):
        for red in range(free - yellow + 1):
            for green in range(free - yellow - red + 1):
                worth = sets_worth(
                    s.chest[p][0] + yellow,
                    s.chest[p][1] + red,
                    s.chest[p][2] + green,
                    s.chest[p][3] + free - yellow - red - green,
                )
                if worth > best:
                    best = worth
    return best


def sets_worth(yellow: int, red: int, green: int, blue: int) -> int:
    """CC 8.2: take one of each type still there, again and again."""
    worth = 0
    for taken in range(max(yellow, red, green, blue)):
        worth += SET_POINTS[(yellow > taken) + (red > taken) + (green > taken) + (blue > taken)]
    return worth
