"""What follows from a view of San Marco by the rules, for whoever draws it and calculates nothing.

It tells the same to all who see the same. Compiled beside the rules.
"""

from tavoliere.definition.schema import ALL, Grid, Row, cell, cells
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import limit_points, prize, seat_of, toll_to
from tavoliere.games.san_marco.rules.state import *

SEATS = 4
MOST_LIMITS = 58  # all limit cards of the box


class Facts:
    """One line a fact: width in bytes, shape, whom it is told, what it means."""

    seats: Row = cells(1, (COLOURS,), ALL, "1 + the seat that plays each colour; 0 for nobody", most=SEATS)
    roles: Row = cells(1, (COLOURS,), ALL, "1 + the role of each colour; 0 for none", most=len(ROLE_WORDS))
    limits: Row = cells(1, (COLOURS,), ALL, "limit points", most=MOST_LIMITS)
    limit: int = cell(1, ALL, "with so many limit points one is out", most=LIMIT)
    tolls: Row = cells(1, (COLOURS,), ALL, "what a bridge of each colour costs the one in turn (SM 5.4)", most=1)
    ferry: int = cell(1, ALL, "what crossing without a bridge costs (SM R4)", most=2)
    aristocrats: Grid = cells(1, (DISTRICTS, COLOURS), ALL, "who stands in each district", most=ARISTOCRATS)
    prizes: Grid = cells(1, (DISTRICTS, COLOURS), ALL, "what each colour would get now (SM 6)", most=MOST_PRESTIGE)
    piles: Row = cells(1, (OFFERS,), ALL, "the number of each offer in its pair; 0 if there is none", most=MOST_PILES)
    dividing: Row = cells(1, (OFFERS,), ALL, "1 for the offers that are divided or chosen from now", most=1)
    takers: Grid = cells(
        1, (OFFERS, COLOURS), ALL, "1 + the colours that may still take each offer, in their order", most=COLOURS
    )


def facts_of(s: State, seat: int, f: Facts) -> None:
    f.limit = LIMIT
    f.ferry = s.ferry_cost
    for c in range(s.present):
        if c < s.colours:
            f.seats[c] = 1 + seat_of(s, c)
            f.limits[c] = limit_points(s, c)
        f.tolls[c] = toll_to(s, c)
        for d in range(DISTRICTS):
            f.aristocrats[d][c] = s.aristocrats[d][c]
            f.prizes[d][c] = prize(s, d, c)
    for place in range(s.assigned):
        f.roles[s.role[place]] = 1 + ROLE_AT[COLOURS * s.at_table + place]
    for o in range(offers_made(s)):
        first = 2 * pair_of(s, o)
        f.piles[o] = 1 + o - first
        if pair_of(s, o) == s.pair:
            f.dividing[o] = 1
        for i in range(takers_left(s, first)):
            f.takers[o][i] = 1 + taker(s, first, i)


def offers_made(s: State) -> int:
    """How many offers all distributors of the round make (SM 4.2)."""
    if s.assigned < s.at_table:
        return 0
    if s.at_table == COLOURS:
        return 2 * PILES[s.at_table]
    return PILES[s.at_table]


def pair_of(s: State, o: int) -> int:
    """Of which pair an offer is."""
    if s.at_table == COLOURS:
        return o // 2
    return 0


def takers_in_turn(s: State) -> int:
    """How many have taken an offer of theirs (SM 4.3)."""
    if s.phase in (DRAWING, DIVIDING, CHOOSING):
        return s.turn
    return s.turn + 1


def takers_left(s: State, first: int) -> int:
    """How many may still take an offer of a pair, whose first turn of the round is given."""
    takers = s.at_table
    if s.at_table == COLOURS:
        takers = 2
    return max(0, takers - max(0, takers_in_turn(s) - first))


def taker(s: State, first: int, i: int) -> int:
    """Which of them takes one after i others; SM R13: with a neutral colour the other way round once one has played."""
    turn = max(first, takers_in_turn(s)) + i
    if s.variant == NEUTRAL and takers_in_turn(s) > s.turn:
        turn = s.at_table - 1 - turn
    return s.role[PLAY_ORDER[COLOURS * s.at_table + turn]]
