from fair.messages import ASKED, FINAL, OVER, WAITING
from fair.state import State
from tavoliere.definition.event_table import note


def prompt(s: State) -> None:
    if s.step == 3:
        note(OVER)
    elif s.step == 1:
        note(ASKED, s.turn)
    else:
        note(WAITING)


def final_lines(s: State) -> None:
    for p in range(s.players):
        if s.coins[p] > 0:
            note(FINAL, p, s.coins[p])
