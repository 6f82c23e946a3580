"""The end of a turn: dice, or a set of the display (CM 8.4, CM 12.2). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.actions import CROWN_FACE
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.messages import DIE_ROLLED, PALADINS_TAKEN, ROLLED_AGAIN
from tavoliere.games.carolus_magnus.rules.opening import begin_throw
from tavoliere.games.carolus_magnus.rules.rounds import end_turn
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import anything_obtainable, obtainable, return_from_courts


def replenish(s: State) -> None:
    if s.draft > 0:
        begin_draft(s)
    else:
        s.dice = PER_TURN[s.players]  # CM R-26: the same number for a reserve that fell short
        go_on_rolling(s)


# --- dice (CM 8.4) ---------------------------------------------------------------------------------------------------


def acceptable(s: State, face: int) -> bool:
    """CM R-13: what a die that is rolled again may show."""
    return face == CROWN_FACE or obtainable(s, face)


def take_paladin(s: State, c: int) -> None:
    """The player takes a paladin of a colour that can be had."""
    if s.supply[c] == 0:
        s.ran_out = 1
        return_from_courts(s, c)
    s.supply[c] -= 1
    s.reserve[s.turn][c] += 1


def settle_die(s: State, face: int) -> None:
    """CM R-25: dice settle in the order rolled, crowns when all dice have been seen."""
    note(DIE_ROLLED, s.turn)
    if face == CROWN_FACE:
        s.crowns += 1
    elif obtainable(s, face):
        take_paladin(s, face)
    else:
        s.ran_out = 1
        s.rerolled = 1
        if s.phase != REROLLING:
            note(ROLLED_AGAIN)
        s.phase = REROLLING
        return
    s.dice -= 1
    go_on_rolling(s)


def name_crown(s: State, c: int) -> None:
    s.crowns -= 1
    take_paladin(s, c)
    go_on_rolling(s)


def go_on_rolling(s: State) -> None:
    """The next die, the next crown, or the end of the throw; all of it is lost when nothing can be had (CM R-13)."""
    if s.dice + s.crowns > 0 and not anything_obtainable(s):
        s.ran_out = 1
        s.fell_short = 1
        s.dice = 0
        s.crowns = 0
    if s.dice > 0:
        s.phase = ROLLING
    elif s.crowns > 0:
        s.phase = NAMING
    elif s.round == 0:
        s.throw += 1
        begin_throw(s)
    else:
        end_turn(s)


# --- sets (CM 12.2) --------------------------------------------------------------------------------------------------


def begin_draft(s: State) -> None:
    """CM V-6: with nothing but empty sets the draft is skipped, and uses up one of them (CM R-29)."""
    first = -1
    for i in range(s.players, -1, -1):
        if s.lies[i] > 0:
            first = i
            if set_size(s, i) > 0:
                s.phase = TAKING
                return
    take_set(s, first)


def take_set(s: State, i: int) -> None:
    """CM 12.2: of a set with too many paladins the rest goes back; a smaller one is taken whole (CM V-5)."""
    size = set_size(s, i)
    if size > PER_TURN[s.players]:
        s.taking = 1 + i
        s.phase = GIVING_BACK
        return
    if size < PER_TURN[s.players]:
        s.fell_short = 1
    note(PALADINS_TAKEN, i, s.display[i][0], s.display[i][1], s.display[i][2], s.display[i][3], s.display[i][4])
    for c in range(COLOURS):
        s.reserve[s.turn][c] += s.display[i][c]
        s.display[i][c] = 0
    s.lies[i] = 0
    end_turn(s)


def give_back(s: State, c: int) -> None:
    """CM V-3: into the bag at once."""
    i = s.taking - 1
    s.display[i][c] -= 1
    s.supply[c] += 1
    s.giving_from = c
    if set_size(s, i) == PER_TURN[s.players]:
        s.taking = 0
        s.giving_from = 0
        take_set(s, i)
