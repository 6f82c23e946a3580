"""What is asked in Kalah, and why an action is not legal."""

from tavoliere.definition.event_table import note
from tavoliere_kalah.actions import SOW
from tavoliere_kalah.messages import ASKED_NOTHING, ASKED_TO_SOW, NO_EMPTY_HOUSE, NO_GAME_OVER
from tavoliere_kalah.state import State


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
