"""The heuristic value of an action: ten for each seed that it brings into the store at once."""

from tavoliere_kalah.actions import SOW
from tavoliere_kalah.state import HOUSES, PLACES, STORE, State

SEED = 10
EXTRA_TURN = 25


def heuristic(s: State, a: int) -> int:
    """Seeds sown into the store, an extra turn, a capture."""
    h = a - SOW
    seeds = s.houses[s.turn][h]
    last = (h + seeds) % PLACES
    value = SEED * ((h + seeds + PLACES - STORE) // PLACES)
    if last == STORE:
        return value + EXTRA_TURN
    if last < STORE and seeds <= PLACES and (last == h or s.houses[s.turn][last] == 0):
        opposite = s.houses[1 - s.turn][HOUSES - 1 - last] + (1 if last <= h else 0)
        if opposite > 0 or s.empty_capture:
            value += SEED * (1 + opposite)
    return value
