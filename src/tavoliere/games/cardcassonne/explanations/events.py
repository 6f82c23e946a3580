"""What happens in a game of Cardcassonne as a person watches it: the opening at once, and each deal; the final scores.

Plain functions, compiled beside the rules.
"""

from tavoliere.definition.event_table import NONE, note
from tavoliere.definition.schema import Row
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.messages import *
from tavoliere.games.cardcassonne.rules.state import *


def together(s: State, a: int) -> int:
    """The opening cards are turned up together, and the hands are dealt together."""
    return 1 + s.phase if s.phase in (TURNING_UP, DEALING) else 0


def joint(s: State, steps: Row, n: int) -> None:
    """A deal in a sentence, with the cards that one sees of it; so the opening."""
    first = NONE
    for i in range(n):
        if BLOCK_OF[steps[i]] == BLOCK_DRAW:
            note(CARD_SHOWN, steps[i] - DRAW)
            if first == NONE:
                first = (s.turn + i) % s.players
    if s.phase == TURNING_UP:
        note(OPENING_TOLD)
    else:
        note(DEAL_TOLD, s.dealer, n)
        if first != NONE:
            note(HAND_TOLD, first)


def final_lines(s: State) -> None:
    """Every source that gave a player points."""
    for p in range(s.players):
        for source in range(SOURCES):
            if s.points[p][source] != 0:
                note(FINAL_FROM + source, p, s.points[p][source])
