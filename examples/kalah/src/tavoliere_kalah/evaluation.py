"""How good a position is for each player: what a search asks where it stops looking ahead."""

from tavoliere.definition.schema import Row
from tavoliere_kalah.rules import on_side
from tavoliere_kalah.state import SEATS, State

IN_STORE = 4
IN_HOUSES = 1
UNIT = 16


def moment(s: State) -> int:
    """Counts the moments at which the table is quiet: here every move."""
    return s.moves


def evaluate(s: State, out: Row) -> int:
    """Write everybody's prospects; return by how much one makes somebody e times as likely to win."""
    for p in range(SEATS):
        out[p] = IN_STORE * s.store[p] + IN_HOUSES * on_side(s, p)
    return UNIT
