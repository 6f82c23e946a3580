"""What happens in Carolus Magnus as a person watches it: throws and draws at once; the final scores.

Plain functions, compiled beside the rules. Nothing in this game is hidden (CM 4.8).
"""

from tavoliere.definition.event_table import NONE, note
from tavoliere.definition.schema import Row
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.messages import *
from tavoliere.games.carolus_magnus.rules.ring import markers, side_of
from tavoliere.games.carolus_magnus.rules.state import *


def together(s: State, a: int) -> int:
    """The lands are laid out at once, dice of one player are one throw, and so are lots and the sets of a round."""
    if s.phase == REROLLING:
        return 1 + ROLLING
    return 1 + s.phase if s.phase in (LAYING, ROLLING, LOTS, DRAWING) else 0


def owner(s: State, a: int) -> int:
    """Dice are rolled by somebody."""
    return s.turn if s.phase in (ROLLING, REROLLING) else -1


def joint(s: State, steps: Row, n: int) -> None:
    if s.phase == LOTS:
        joint_lots(s, steps, n)
    elif s.phase == DRAWING:
        joint_sets(s, steps, n)
    elif s.phase == LAYING:
        for i in range(n):
            note(CLAN_SHOWN, steps[i] - DRAW)
        note(LANDS_TOLD)
    else:
        for i in range(n):
            note(FACE_SHOWN, steps[i] - ROLL)
        note(ROLLS_TOLD if s.round > 0 else ROLLS_AT_SET_UP_TOLD, s.turn)


def joint_lots(s: State, steps: Row, n: int) -> None:
    """The order of the lots; the last seat needs none (CM R-04)."""
    left = s.players * (s.players - 1) // 2
    for i in range(s.lots_drawn):
        note(LOT_SHOWN, s.order[i])
        left -= s.order[i]
    for i in range(n):
        note(LOT_SHOWN, steps[i] - LOT)
        left -= steps[i] - LOT
    if s.lots_drawn + n == s.players - 1:
        note(LOT_SHOWN, left)
    note(LOTS_TOLD)


def joint_sets(s: State, steps: Row, n: int) -> None:
    """CM 12.2: what is drawn for each set."""
    i = s.filling
    missing = s.missing
    for step in range(n):
        note(CLAN_SHOWN, steps[step] - DRAW)
        missing -= 1
        if missing == 0 or step == n - 1:
            note(SET_TOLD, i)
            i += 1
            missing = PER_TURN[s.players]


def final_lines(s: State) -> None:
    """Castles on territories of one segment, on each merged one; where some are level, the clans."""
    for p in range(s.players):
        single = 0
        for t in range(PLACES):
            single += s.segments[t] == 1 and s.owner[t] == 1 + side_of(s, p)
        if single > 0:
            note(FINAL_SINGLE, p, single)
    for t in range(PLACES):
        for p in range(s.players):
            if s.segments[t] > 1 and s.owner[t] == 1 + side_of(s, p):
                note(FINAL_MERGED, p, t, s.segments[t], s.castles[t])
    final_clans(s)


def final_clans(s: State) -> None:
    level = s.stock[0] == s.stock[1]
    third = NONE
    if SIDES_OF[s.players] > 2:
        level = level or s.stock[2] in (s.stock[0], s.stock[1])
        third = markers(s, 2)
    if level:
        for p in range(s.players):
            note(FINAL_CLANS, p, markers(s, 0), markers(s, 1), third, 0)
