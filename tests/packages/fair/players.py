"""For the bots: any action is as good as any other."""

from fair.state import State
from tavoliere.definition.schema import Row


def heuristic(s: State, a: int) -> int:
    return 0


def moment(s: State) -> int:
    return s.turns


def evaluate(s: State, out: Row) -> int:
    for p in range(s.players):
        out[p] = s.coins[p]
    return 2
