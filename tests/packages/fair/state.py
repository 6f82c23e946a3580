"""What a game of Fair consists of: every kind of zone has something to show, and every kind of cell something to be."""

from tavoliere.definition.schema import ALL, NOBODY, OWNER, Grid, Row, Seats, cell, cells, setting
from tavoliere.definition.serialization import Number

SEATS = 4
GOODS = ("cloth-1", "cloth-2", "salt-1", "salt-2", "wine-1", "wine-2")
KINDS = 6
COPIES = 4
IN_HAND = 3
MOST_IN_HAND = 12
TOWNS = ("asti", "bra", "cuneo", "dego", "este")
STALLS = 3
FIELDS = 9
ROAD = 16
HEAPS = 8
LAST_TURN = 60

FACTS = ()
INVARIANTS = ("sound",)
EACH = Seats(SEATS)


class State:
    players: int = setting(1, "how many play: 2 to 4")
    turn: int = cell(1, ALL, "whose turn it is", Number(SEATS - 1))
    turns: int = cell(1, ALL, "turns that have been", Number(LAST_TURN))
    step: int = cell(1, ALL, "0: cards are dealt, 1: somebody decides, 2: the die is thrown, 3: over", Number(3))
    deck: Row = cells(1, (GOODS,), NOBODY, "cards not yet drawn", Number(COPIES))
    left: int = cell(1, ALL, "how many these are", Number(KINDS * COPIES))
    hand: Grid = cells(1, (EACH, GOODS), OWNER, "cards in hand", Number(COPIES))
    held: Row = cells(1, (EACH,), ALL, "how many these are", Number(MOST_IN_HAND))
    stall: Row = cells(1, (STALLS,), ALL, "1 + the card on each stall; 0 for none", Number(KINDS))
    sold: Grid = cells(1, (TOWNS, GOODS), ALL, "cards in each town", Number(COPIES))
    stone: Grid = cells(1, (EACH, FIELDS), ALL, "stones of each player in the fields", Number(1))
    pawn: Row = cells(1, (EACH,), ALL, "where each player stands on the road", Number(ROAD - 1))
    heap: Grid = cells(1, (EACH, HEAPS), ALL, "stones of each player on each heap", Number(LAST_TURN))
    coins: Row = cells(1, (EACH,), ALL, "coins of each player", Number(LAST_TURN))
    die: int = cell(1, ALL, "the last throw; 0 for none", Number(6))
