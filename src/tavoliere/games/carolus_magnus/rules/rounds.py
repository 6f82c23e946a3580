"""How a round goes on: discs, turns, and the end (CM 5, CM 6, CM 9). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.display import fill_display
from tavoliere.games.carolus_magnus.rules.messages import (
    CASTLES_COUNTED,
    DECIDED_BY_MARKERS,
    DISCS_BACK,
    ENDED,
    FELL_SHORT,
    ORDER_SETTLED,
    ROUND_BEGUN,
    SHARED,
)
from tavoliere.games.carolus_magnus.rules.ring import markers
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import reserve_size


def begin_round(s: State) -> None:
    """CM V-1: the display is filled before discs are chosen."""
    s.round += 1
    note(ROUND_BEGUN, s.round)
    s.turns_done = 0
    s.idle = 0
    s.turn = s.order[0]
    if s.draft > 0:
        fill_display(s)
    else:
        s.phase = DISC_CHOICE


def take_discs_back(s: State, p: int) -> None:
    for i in range(DISCS_EACH):
        s.unplayed[p][i] = 1


def number_played(s: State, number: int) -> bool:
    played = False
    for p in range(s.players):
        played = played or s.disc[p] == number
    return played


def choose_disc(s: State, number: int) -> None:
    s.unplayed[s.turn][number - 1] = 0
    s.disc[s.turn] = number
    s.discs_chosen += 1
    if s.discs_chosen == s.players:
        sort_order(s)
        note_order(s)
        s.discs_chosen = 0
        begin_turn(s)
    else:
        s.turn = s.order[s.discs_chosen]


def sort_order(s: State) -> None:
    """CM 6: lowest disc first; of equal ones, the one chosen earlier."""
    for i in range(1, s.players):
        p = s.order[i]
        j = i
        while j > 0 and s.disc[s.order[j - 1]] > s.disc[p]:
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = p


def note_order(s: State) -> None:
    third = s.order[2] if s.players > 2 else -1
    note(ORDER_SETTLED, s.order[0], s.order[1], third, s.order[3] if s.players > 3 else -1)


def begin_turn(s: State) -> None:
    """CM R-06: exactly so many paladins, or all of a reserve that fell short."""
    s.turn = s.order[s.turns_done]
    s.to_play = min(PER_TURN[s.players], reserve_size(s, s.turn))
    s.phase = PLAYING_PALADINS
    if s.to_play == 0:
        s.idle += 1
        s.phase = MARCHING


def end_turn(s: State) -> None:
    if reserve_size(s, s.turn) < STARTING_RESERVE[s.players]:
        note(FELL_SHORT, s.turn, reserve_size(s, s.turn))
    s.turns_done += 1
    if s.turns_done < s.players:
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """CM R-30: the stall is looked for first; then discs return after every fifth round (CM 6)."""
    if s.idle == s.players:
        s.ending = STALL
    elif s.last_round > 0:
        s.ending = BAG_EMPTY
    elif s.round == s.limit:
        s.ending = ROUND_LIMIT
    if s.ending > 0:
        finish(s)
        return
    if s.round % DISCS_EACH == 0:
        note(DISCS_BACK)
    for p in range(s.players):
        s.disc[p] = 0
        if s.round % DISCS_EACH == 0:
            take_discs_back(s, p)
    begin_round(s)


def finish(s: State) -> None:
    """The game stops where it is: no refill, no further turns."""
    s.turn = 0
    s.turns_done = 0
    s.phase = OVER
    note_end(s)


def note_end(s: State) -> None:
    """CM 9: how the game ended, and what decided it: castles in play, then clan markers (CM R-14)."""
    best = 0
    for side in range(1, SIDES_OF[s.players]):
        if s.stock[side] < s.stock[best]:
            best = side
    note(ENDED + s.ending - 1, best, s.round, s.territories)
    if s.ending <= TOO_FEW_CASTLES:
        return
    level = 0
    shared = 0
    decided = best
    for side in range(SIDES_OF[s.players]):
        note(CASTLES_COUNTED, side, CASTLES[s.players] - s.stock[side])
        if s.stock[side] == s.stock[best]:
            level += 1
            if side != decided and markers(s, side) == markers(s, decided):
                shared = 1
            elif markers(s, side) > markers(s, decided):
                decided = side
                shared = 0
    if shared > 0:
        note(SHARED)
    elif level > 1:
        note(DECIDED_BY_MARKERS, decided, markers(s, decided))
