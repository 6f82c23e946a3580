"""What follows from a position of Carolus Magnus by the rules, for whoever draws it and calculates nothing.

Nothing is hidden in this game (CM 4.8), so every seat is told the same. Compiled beside the rules.
"""

from tavoliere.definition.schema import ALL, Grid, Row, cell, cells
from tavoliere.games.carolus_magnus.rules.ring import influence, next_territory, side_of, winner
from tavoliere.games.carolus_magnus.rules.state import *

HIGHEST_INFLUENCE = COLOURS * PER_COLOUR + PLACES


class Facts:
    """One line a fact: width in bytes, shape, whom it is told, what it means."""

    sides: Row = cells(1, (SEATS,), ALL, "1 + the side of each seat; 0 where nobody sits", most=SIDES)
    holder: Row = cells(1, (COLOURS,), ALL, "1 + the seat that holds the clan's marker; 0 for nobody", most=SEATS)
    castles: Row = cells(1, (SIDES,), ALL, "castles in play", most=CASTLES[2])
    castles_to_win: int = cell(1, ALL, "the castles of a side that has all of them in play", most=CASTLES[2])
    paladins_per_turn: int = cell(1, ALL, "paladins played in a turn", most=max(PER_TURN))
    rounds: int = cell(2, ALL, "the last round that is played", most=MOST_ROUNDS)
    stops: Row = cells(
        1, (DISCS_EACH,), ALL, "1 + the place of the Emperor's territory after one step, two steps, ...", most=PLACES
    )
    reach: int = cell(1, ALL, "how many steps he can go; while discs are chosen, for the chooser", most=DISCS_EACH)
    segments: Row = cells(1, (PLACES,), ALL, "segments of the territory that begins here; 0 if none does", most=PLACES)
    influence: Grid = cells(2, (PLACES, SIDES), ALL, "influence of each side (CM 8.2)", most=HIGHEST_INFLUENCE)
    leader: Row = cells(1, (PLACES,), ALL, "1 + the side with the most influence; 0 for nobody", most=SIDES)
    builder: Row = cells(1, (PLACES,), ALL, "1 + the side that would build at a stop there; 0 for nobody", most=SIDES)


def facts_of(s: State, seat: int, f: Facts) -> None:
    for p in range(s.players):
        f.sides[p] = 1 + side_of(s, p)
    for c in range(COLOURS):
        f.holder[c] = s.holder[c]
    for side in range(SIDES_OF[s.players]):
        f.castles[side] = CASTLES[s.players] - s.stock[side]
    f.castles_to_win = CASTLES[s.players]
    f.paladins_per_turn = PER_TURN[s.players]
    f.rounds = s.limit
    for steps in range(DISCS_EACH):
        f.stops[steps] = stop_after(s, 1 + steps)
    f.reach = reach(s)
    for t in range(PLACES):
        f.segments[t] = s.segments[t]
        if s.segments[t] > 0:
            for side in range(SIDES_OF[s.players]):
                f.influence[t][side] = influence(s, t, side)
            f.leader[t] = winner(s, t)
            if f.leader[t] != s.owner[t]:
                f.builder[t] = f.leader[t]


def stop_after(s: State, steps: int) -> int:
    """1 + the place of the territory where the Emperor stops after so many steps; 0 before he is enthroned."""
    t = s.emperor
    for _ in range(steps):
        t = next_territory(s, t)
    return 1 + t if s.phase > ENTHRONING else 0


def reach(s: State) -> int:
    """How far the Emperor can go in this turn; while discs are chosen, how far the chooser can send him."""
    if s.phase == PLAYING_PALADINS or s.phase == MARCHING:
        return s.disc[s.turn]
    furthest = 0
    if s.phase == DISC_CHOICE:
        for i in range(DISCS_EACH):
            if s.unplayed[s.turn][i] > 0:
                furthest = i + 1
    return furthest
