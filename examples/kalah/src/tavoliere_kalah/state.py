"""What a game of Kalah consists of, as numbers.

    player 2      house  6  5  4  3  2  1
                  store                      store
                  house  1  2  3  4  5  6      player 1

From its owner's eyes a house has the number of its place, and seeds are sown along thirteen places:

    place     0 .. 5         6            7 .. 12
              own houses     own store    the other's houses
"""

from tavoliere.definition.schema import ALL, Grid, Row, cell, cells

SEATS = 2
HOUSES = 6
STORE = 6
PLACES = 13
NOBODY = -2  # acts when the game is over

OPTION_SEEDS = 0  # where `setup` finds the options
OPTION_EMPTY_CAPTURE = 1

FACTS = ("swept",)  # what `rules.facts` counts


class State:
    """One line a field: width in bytes, shape, who may know it, what it means."""

    seeds: int = cell(1, ALL, "seeds in each house at the start")
    empty_capture: int = cell(1, ALL, "1 when a last seed is captured although nothing lies opposite")
    turn: int = cell(1, ALL, "the seat that sows")
    moves: int = cell(2, ALL, "how often somebody has sown")
    houses: Grid = cells(1, (SEATS, HOUSES), ALL, "seeds in each house")
    store: Row = cells(1, (SEATS,), ALL, "seeds in each store")
    captured: int = cell(1, ALL, "seeds captured by the last move")
    swept: Row = cells(1, (SEATS,), ALL, "seeds that each player swept into the store at the end")
    over: int = cell(1, ALL, "1 when the game is over")
