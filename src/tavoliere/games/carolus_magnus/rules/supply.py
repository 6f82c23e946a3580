"""Which paladins can be had: the supply or the bag, and what courts give back (CM 8.4). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.messages import RETURNED, RETURNED_TO_BAG
from tavoliere.games.carolus_magnus.rules.state import *


def supply_empty(s: State) -> bool:
    return sum(s.supply) == 0


def least_in_courts(s: State, c: int) -> int:
    """What every player can give back of a colour (CM R-13)."""
    least = s.court[0][c]
    for p in range(1, s.players):
        least = min(least, s.court[p][c])
    return least


def obtainable(s: State, c: int) -> bool:
    return s.supply[c] > 0 or least_in_courts(s, c) > 0


def anything_obtainable(s: State) -> bool:
    if not supply_empty(s):
        return True
    common = 0
    for c in range(COLOURS):
        common += least_in_courts(s, c)
    return common > 0


def return_from_courts(s: State, c: int) -> None:
    """CM R-13: every player returns what all of them have; the marker stays where it is (CM R-31)."""
    least = least_in_courts(s, c)
    if least > 0:
        note(RETURNED_TO_BAG if s.draft > 0 else RETURNED, c, least)
    for p in range(s.players):
        s.court[p][c] -= least
        s.supply[c] += least


def reserve_size(s: State, p: int) -> int:
    return sum(s.reserve[p])
