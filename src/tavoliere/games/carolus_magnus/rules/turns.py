"""A turn: paladins are played, and the Emperor moves (CM 7, CM 8.1). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.messages import EMPEROR_WALKED, MARKER_TAKEN, MARKER_WON
from tavoliere.games.carolus_magnus.rules.refill import replenish
from tavoliere.games.carolus_magnus.rules.ring import next_territory, resolve
from tavoliere.games.carolus_magnus.rules.rounds import finish
from tavoliere.games.carolus_magnus.rules.state import *


def play_paladin(s: State, c: int, target: int) -> None:
    s.reserve[s.turn][c] -= 1
    if target == 0:
        s.court[s.turn][c] += 1
        if wins_marker(s, c, s.turn):
            note_marker(s, c)
            s.holder[c] = 1 + s.turn
    else:
        s.paladins[target - 1][c] += 1
    s.to_play -= 1
    if s.to_play == 0:
        s.phase = MARCHING


def note_marker(s: State, c: int) -> None:
    if s.holder[c] == 0:
        note(MARKER_WON, s.turn, c)
    elif s.holder[c] != 1 + s.turn:
        note(MARKER_TAKEN, s.turn, c, s.holder[c] - 1)


def wins_marker(s: State, c: int, p: int) -> bool:
    """CM 7: strictly more than the holder, or nobody holds it."""
    return s.holder[c] == 0 or s.court[p][c] > s.court[s.holder[c] - 1][c]


def march(s: State, steps: int) -> None:
    """CM 8.1: every territory is one step; only the one where he stops is examined (CM R-07)."""
    if steps >= s.territories:
        s.circled = 1
    note_walk(s, steps)
    for _ in range(steps):
        s.emperor = next_territory(s, s.emperor)
    s.ending = resolve(s, s.emperor)
    if s.ending > 0:
        finish(s)
    else:
        replenish(s)


def note_walk(s: State, steps: int) -> None:
    """The territory that he enters first, and the segments of all that he enters."""
    first = next_territory(s, s.emperor)
    last = s.emperor
    segments = 0
    for _ in range(steps):
        last = next_territory(s, last)
        segments += s.segments[last]
    note(EMPEROR_WALKED, first, segments)
