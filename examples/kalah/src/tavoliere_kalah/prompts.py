"""What is asked in Kalah, why an action is not legal, and the final scores."""

from tavoliere.definition.event_table import note
from tavoliere_kalah.actions import SOW
from tavoliere_kalah.messages import (
    ASKED_NOTHING,
    ASKED_TO_SOW,
    FINAL_SOWN,
    FINAL_SWEPT,
    NO_EMPTY_HOUSE,
    NO_GAME_OVER,
)
from tavoliere_kalah.state import SEATS, State


def prompt(s: State) -> None:
    """What is asked now."""
    if s.over:
        note(ASKED_NOTHING)
    else:
        note(ASKED_TO_SOW, s.turn)


def reason(s: State, a: int) -> None:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    if s.over:
        note(NO_GAME_OVER)
    else:
        note(NO_EMPTY_HOUSE, a - SOW)


def final_lines(s: State) -> None:
    """The final scores line by line."""
    for p in range(SEATS):
        if s.store[p] > s.swept[p]:
            note(FINAL_SOWN, p, s.store[p] - s.swept[p])
        if s.swept[p] > 0:
            note(FINAL_SWEPT, p, s.swept[p])
