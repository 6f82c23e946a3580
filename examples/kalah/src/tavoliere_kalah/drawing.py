"""The board in a terminal: lines of pieces of text, each with the name of a style."""

from tavoliere.definition.canvas import BoardLine
from tavoliere.words import Words
from tavoliere_kalah.state import HOUSES, State


def draw(s: State, seat: int | None, words: Words) -> list[BoardLine]:
    """Seat 0 below, seat 1 above; a player's store is at the right of that player's houses."""
    numbers = [f"{house:4}" for house in range(1, HOUSES + 1)]
    below, above = ([f"{seeds:4}" for seeds in houses] for houses in s.houses)
    return [
        [("    " + "".join(reversed(numbers)), "dim"), (f"      {words.seat(1)}", "")],
        [("    " + "".join(reversed(above)), "bold")],
        [(f"{s.store[1]:4}" + " " * 4 * HOUSES + f"{s.store[0]:4}", "bold")],
        [("    " + "".join(below), "bold")],
        [("    " + "".join(numbers), "dim"), (f"      {words.seat(0)}", "")],
    ]
