"""What would come of an action of Carolus Magnus, besides what happens then. Compiled beside the rules.

Nothing in this game is hidden (CM 4.8), so a view tells all of it.
"""

from tavoliere.definition.event_table import NONE, note
from tavoliere.games.carolus_magnus.explanations.facts import reach
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.messages import *
from tavoliere.games.carolus_magnus.rules.ring import influence, next_territory, winner
from tavoliere.games.carolus_magnus.rules.state import *


def preview(s: State, after: State, a: int) -> None:
    """What follows from a legal action, beside the events that lead to `after`."""
    if s.phase == DISC_CHOICE:
        preview_disc(s, a - DISC + 1)
    elif s.phase == PLAYING_PALADINS and (a - PLAY) % TARGETS > 0:
        preview_land(s, after, (a - PLAY) % TARGETS - 1)
    elif s.phase == PLAYING_PALADINS:
        preview_court(s, after, (a - PLAY) // TARGETS)
    elif s.phase == MARCHING:
        preview_castles(s, after)
    elif s.phase == NAMING:
        note(RESERVE_THEN, a - CROWN, 1 + s.reserve[s.turn][a - CROWN])
    elif s.phase == TAKING:
        preview_set(s, a - TAKE, NONE)
    elif s.phase == GIVING_BACK:
        preview_set(s, s.taking - 1, a - GIVE_BACK)


def preview_disc(s: State, number: int) -> None:
    """CM 6: how far, and between whom; the last to choose settles the whole order, which is an event."""
    note(STEPS_OF_DISC, number)
    if s.discs_chosen < s.players - 1:
        earlier = 0
        later = 0
        for p in range(s.players):
            if s.disc[p] > number:
                later += 1 << p
            elif s.disc[p] > 0:
                earlier += 1 << p
        if earlier > 0:
            note(ACTING_AFTER, earlier)
        if later > 0:
            note(ACTING_BEFORE, later)


def preview_land(s: State, after: State, t: int) -> None:
    """CM 8.2: who would have the most influence, and whether the Emperor can be there."""
    victor = winner(after, t)
    third = third_influence(after, t)
    if victor > 0:
        note(MOST_INFLUENCE, t, influence(after, t, 0), influence(after, t, 1), third, victor - 1)
    else:
        note(INFLUENCE_LEVEL, t, influence(after, t, 0), influence(after, t, 1), third)
    stop = s.emperor
    for steps in range(1, min(reach(s), s.territories) + 1):
        stop = next_territory(s, stop)
        if stop == t:
            note(IN_REACH, t, steps)


def third_influence(s: State, t: int) -> int:
    return influence(s, t, 2) if SIDES_OF[s.players] > 2 else NONE


def preview_court(s: State, after: State, c: int) -> None:
    """CM 7: how far courts are from the clan; where it changes hands, which stops would go to somebody else."""
    holder = s.holder[c] - 1
    if after.holder[c] != s.holder[c]:
        preview_stops(s, after, c)
    elif holder == s.turn:
        second = 0
        for p in range(s.players):
            if p != holder:
                second = max(second, after.court[p][c])
        note(AHEAD, c, after.court[holder][c] - second)
    else:
        note(BEHIND, c, holder, after.court[holder][c] - after.court[s.turn][c] + 1)


def preview_stops(s: State, after: State, c: int) -> None:
    stop = s.emperor
    for _ in range(min(reach(s), s.territories)):
        stop = next_territory(s, stop)
        victor = winner(after, stop)
        if s.paladins[stop][c] > 0 and victor != winner(s, stop):
            third = third_influence(after, stop)
            if victor > 0:
                note(STOP_WINS, stop, influence(after, stop, 0), influence(after, stop, 1), third, victor - 1)
            else:
                note(STOP_LEVEL, stop, influence(after, stop, 0), influence(after, stop, 1), third)


def preview_castles(s: State, after: State) -> None:
    """How near a side that builds would be to its last castle; a game that is over tells more than that."""
    changed = 0
    for side in range(SIDES_OF[s.players]):
        if after.stock[side] != s.stock[side]:
            changed = 1
    if after.phase != OVER and changed > 0:
        builder = after.owner[after.emperor] - 1
        note(CASTLES_THEN, builder, CASTLES[s.players] - after.stock[builder], CASTLES[s.players])


def preview_set(s: State, i: int, gone: int) -> None:
    """CM 12.2: what a set brings, and how much of it has to go back; `gone` is a colour that does."""
    red = s.display[i][0] - (1 if gone == 0 else 0)
    green = s.display[i][1] - (1 if gone == 1 else 0)
    blue = s.display[i][2] - (1 if gone == 2 else 0)
    yellow = s.display[i][3] - (1 if gone == 3 else 0)
    pink = s.display[i][4] - (1 if gone == 4 else 0)
    size = set_size(s, i) - (1 if gone != NONE else 0)
    if size > PER_TURN[s.players]:
        note(SET_SURPLUS, red, green, blue, yellow, pink, size - PER_TURN[s.players])
    elif size > 0:
        note(SET_BRINGS, red, green, blue, yellow, pink)
