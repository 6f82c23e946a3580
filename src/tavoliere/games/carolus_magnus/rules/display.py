"""The sets of the variant, and how they are drawn (CM 12). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.messages import DISPLAY_FULL, LAST_ROUND_BEGUN
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import return_from_courts, supply_empty


def set_size(s: State, i: int) -> int:
    return sum(s.display[i])


def to_give_back(s: State) -> int:
    """How many paladins of the chosen set must still go back."""
    return set_size(s, s.taking - 1) - PER_TURN[s.players]


def fill_display(s: State) -> None:
    """CM V-2: the leftover set gets one paladin and becomes the first, then the others are drawn one after another."""
    s.filling = 0
    s.missing = PER_TURN[s.players]
    if s.round > 1:
        s.missing = 1
        for i in range(1, s.players + 1):
            if s.lies[i] > 0:
                for c in range(COLOURS):
                    s.display[0][c] = s.display[i][c]
                    s.display[i][c] = 0
    for i in range(s.players + 1):
        s.lies[i] = 1
    s.phase = DRAWING
    go_on_drawing(s)


def draw(s: State, c: int) -> None:
    s.supply[c] -= 1
    s.display[s.filling][c] += 1
    s.missing -= 1
    go_on_drawing(s)
    if s.phase == DISC_CHOICE:
        note_display(s)


def note_display(s: State) -> None:
    sets = 0
    for i in range(s.players + 1):
        sets += set_size(s, i) > 0
    note(DISPLAY_FULL, sets)


def go_on_drawing(s: State) -> None:
    if s.missing == 0 and s.filling < s.players:
        s.filling += 1
        s.missing = PER_TURN[s.players]
    if s.missing > 0 and supply_empty(s):
        s.ran_out = 1
        if s.bag_ends > 0:
            if s.last_round == 0:
                note(LAST_ROUND_BEGUN)
            s.last_round = 1  # CM V-4 b
        else:
            for c in range(COLOURS):
                return_from_courts(s, c)  # CM V-4 a
        if supply_empty(s):
            s.missing = 0  # the display is short
    if s.missing == 0:
        s.filling = 0
        s.phase = DISC_CHOICE
