"""What a game of Kalah consists of, as numbers.

    player 2      house  6  5  4  3  2  1
                  store                      store
                  house  1  2  3  4  5  6      player 1

From its owner's eyes a house has the number of its place, and seeds are sown along thirteen places:

    place     0 .. 5         6            7 .. 12
              own houses     own store    the other's houses
"""

from tavoliere.definition.schema import ALL, Grid, Invariant, Row, Seats, cell, cells, setting
from tavoliere.definition.serialization import Flag, Number

SEATS = 2
HOUSES = 6
HOUSE_WORDS = ("1", "2", "3", "4", "5", "6")
STORE = 6
PLACES = 13
MOST_SEEDS = 72
MOST_MOVES = 10_000

SOUND = 0  # what `rules.broken` answers when all is well
SEEDS_COMPLETE = 1
OVER_WHEN_EMPTY = 2
INVARIANTS = (
    Invariant("sound"),
    Invariant("seeds-complete", "houses", "store"),
    Invariant("over-when-empty", "houses", "over"),
)

FACTS = ("swept",)  # what `rules.facts` counts
EACH = Seats(SEATS)
SEEDS = Number(MOST_SEEDS)


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how it is written."""

    players: int = setting(1, "how many play: 2")
    seeds: int = setting(1, "seeds in each house at the start")
    empty_capture: int = setting(1, "1 when a last seed is captured although nothing lies opposite")
    turn: int = cell(1, ALL, "the seat that sows", Number(SEATS - 1))
    moves: int = cell(2, ALL, "how often somebody has sown", Number(MOST_MOVES))
    houses: Grid = cells(1, (EACH, HOUSE_WORDS), ALL, "seeds in each house", SEEDS)
    store: Row = cells(1, (EACH,), ALL, "seeds in each store", SEEDS)
    swept: Row = cells(1, (EACH,), ALL, "seeds that each player swept into the store at the end", SEEDS)
    over: int = cell(1, ALL, "1 when the game is over", Flag())
