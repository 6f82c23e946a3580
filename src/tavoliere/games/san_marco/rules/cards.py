"""What the action cards of San Marco do (SM 5). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.definition.schema import Row
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    bridges_at,
    can_pay,
    far_end,
    has_own_bridge,
    has_rival,
    has_victim,
    may_ferry,
    put,
    seat_of,
    standing_in,
    take_back,
    toll_to,
)
from tavoliere.games.san_marco.rules.messages import (
    BANISHED,
    NO_EFFECT,
    NOBODY_BANISHED,
    PUT_THERE,
    TOLL_PAID,
    TOLL_PAID_COUNTED,
    TOLL_RECEIVED,
    TOLL_RECEIVED_COUNTED,
)
from tavoliere.games.san_marco.rules.rounds import card_done, go_on_scoring, next_free_banishment
from tavoliere.games.san_marco.rules.state import *

# --- any card --------------------------------------------------------------------------------------------------------


def play(s: State, k: int) -> None:
    """SM 4.3: any order, but every card; one that can't be carried out is discarded."""
    s.hand[k] -= 1
    s.discard[k] += 1
    s.card = 1 + k
    if k < BRIDGE:
        if s.supply[s.colour] == 0:
            s.phase = RELOCATING
        else:
            aim(s)
    elif k == DOGE:
        play_doge(s)
    elif k == BANISHMENT:
        s.phase = NAMING
    elif k == BRIDGE and s.bridges_left == 0:
        s.phase = LIFTING
    elif k == BRIDGE and s.supply[s.colour] > 0:
        aim(s)
    elif k == BRIDGE:
        s.phase = RELOCATING
    else:
        play_transfer(s)


def legal_relocate(s: State, out: Row) -> int:
    """SM R21: whom to pick up; optional, unless somebody else's bridge was lifted."""
    n = 0
    if s.lifted == 0:
        out[n] = DECLINE
        n += 1
    for d in range(DISTRICTS):
        if s.aristocrats[d][s.colour] > 0 and (s.card != 1 + TRANSFER or has_victim(s, d)):
            out[n] = RELOCATE + d
            n += 1
    return n


def pick_up(s: State, d: int) -> None:
    take_back(s, d, s.colour)
    s.picked_up = 1 + d
    aim(s)


def aim(s: State) -> None:
    """The aristocrat is in hand: where does it go?"""
    if s.card == 1 + BRIDGE:
        s.phase = BUILDING
    elif s.card == 1 + TRANSFER:
        s.phase = TRANSFERRING
    else:
        s.phase = PLACING
        if not has_own_bridge(s, s.card - 1):  # nothing to choose
            note(PUT_THERE, 1, s.colour, s.card - 1)
            put(s, s.card - 1, s.colour, 1)
            card_done(s)


# --- district, bridge and transfer (SM 5.1 to 5.3) -------------------------------------------------------------------


def legal_place(s: State, out: Row) -> int:
    """SM 5.1: the district on the card, or across one own bridge."""
    n = 0
    named = s.card - 1
    for d in range(DISTRICTS):
        out[n] = PLACE + d
        n += d == named or s.bridges[SITE_OF[named * DISTRICTS + d]][s.colour] > 0
    return n


def legal_lift(s: State, out: Row) -> int:
    """SM 5.2: any bridge; SM R21: or none, when there is no aristocrat to mark it with."""
    n = 0
    if s.supply[s.colour] == 0:
        out[n] = DECLINE
        n += 1
    for site in range(SITES):
        for c in range(COLOURS):
            if s.bridges[site][c] > 0:
                out[n] = LIFT + site * COLOURS + c
                n += 1
    return n


def lift(s: State, site: int, c: int) -> None:
    """SM 5.2: the marker goes back to its owner."""
    s.bridges[site][c] -= 1
    s.bridges_left += 1
    s.bridges_moved += 1
    s.supply[c] += 1
    s.lifted = 1
    if s.supply[s.colour] == 0:
        s.phase = RELOCATING
    else:
        s.phase = BUILDING


def can_transfer(s: State) -> bool:
    """SM 5.3, SM R22: whether there is a target, for one from the supply or else from a district."""
    for d in range(DISTRICTS):
        if s.supply[s.colour] > 0:
            if has_rival(s, d):
                return True
        elif s.aristocrats[d][s.colour] > 0 and has_victim(s, d):
            return True
    return False


def play_transfer(s: State) -> None:
    """SM 5.3: without a target, no effect."""
    if not can_transfer(s):
        note(NO_EFFECT)
        card_done(s)
    elif s.supply[s.colour] > 0:
        s.phase = TRANSFERRING
    else:
        s.phase = RELOCATING


def legal_transfer(s: State, out: Row) -> int:
    n = 0
    for d in range(DISTRICTS):
        if d != s.picked_up - 1:
            for c in range(s.present):
                out[n] = EXCHANGE + d * COLOURS + c
                n += c != s.colour and s.aristocrats[d][c] > 0
    return n


def exchange(s: State, d: int, c: int) -> None:
    take_back(s, d, c)
    put(s, d, s.colour, 1)
    card_done(s)


# --- the Doge (SM 5.4) -----------------------------------------------------------------------------------------------


def play_doge(s: State) -> None:
    if s.doge == 0:
        s.phase = DOGE_ENTERS  # SM R1
        return
    s.visited[s.doge - 1] = 1
    go_on_walking(s)


def go_on_walking(s: State) -> None:
    """He may go on while there is a bridge to cross; otherwise he scores."""
    here = s.doge - 1
    for d in range(DISTRICTS):
        if s.visited[d] == 0:
            site = SITE_OF[here * DISTRICTS + d]
            if s.bridges[site][s.colour] > 0 or (bridges_at(s, site) > 0 and can_pay(s, 1)) or may_ferry(s, site):
                s.phase = DOGE_WALKS
                return
    doge_scores(s)


def legal_walk(s: State, out: Row) -> int:
    """SM R20: no district twice. SM 5.4: the mover picks the bridge, also another's beside his own."""
    n = 0
    for i in range(SITES_EACH):
        site = SITES_AT[(s.doge - 1) * SITES_EACH + i]
        if s.visited[far_end(s, site)] == 0:
            for c in range(COLOURS):
                if s.bridges[site][c] > 0 and can_pay(s, toll_to(s, c)):
                    out[n] = CROSS + site * COLOURS + c
                    n += 1
    if s.ferry_cost > 0:
        for i in range(SITES_EACH):
            site = SITES_AT[(s.doge - 1) * SITES_EACH + i]
            if s.visited[far_end(s, site)] == 0 and may_ferry(s, site):
                out[n] = FERRY + site
                n += 1
    out[n] = STOP
    return n + 1


def cross(s: State, site: int, owner: int) -> None:
    """A point to the owner of the bridge; SM 9.3: a player's own other colour does not gain it."""
    note_toll(s, owner)
    s.points[s.colour] -= toll_to(s, owner)
    if seat_of(s, owner) != seat_of(s, s.colour):
        s.points[owner] += toll_to(s, owner)
    walk(s, site)


def note_toll(s: State, owner: int) -> None:
    for c in range(COLOURS):
        if c == s.colour and toll_to(s, owner) > 0:
            note_payment(c, toll_to(s, owner))
        elif c == owner and seat_of(s, c) != seat_of(s, s.colour):
            note(TOLL_RECEIVED, c, toll_to(s, owner))
            note(TOLL_RECEIVED_COUNTED, c, toll_to(s, owner))


def note_payment(c: int, points: int) -> None:
    note(TOLL_PAID, c, points)
    note(TOLL_PAID_COUNTED, c, points)


def ferry(s: State, site: int) -> None:
    note_payment(s.colour, s.ferry_cost)
    s.points[s.colour] -= s.ferry_cost
    walk(s, site)


def walk(s: State, site: int) -> None:
    d = far_end(s, site)
    s.doge = 1 + d
    s.visited[d] = 1
    go_on_walking(s)


def doge_scores(s: State) -> None:
    for d in range(DISTRICTS):
        s.visited[d] = 0
    s.doge_scorings += 1
    s.scoring = s.doge
    go_on_scoring(s)


# --- banishment (SM 5.5) ---------------------------------------------------------------------------------------------


def rolled_for_banishment(s: State, face: int) -> None:
    """SM R24: in an empty district too; what the die shows too many is lost."""
    s.banishments += 1
    s.to_remove = min(face, standing_in(s, s.target - 1))
    if s.to_remove == 0:
        note(NOBODY_BANISHED)
    go_on_removing(s)


def go_on_removing(s: State) -> None:
    """SM 5.5: the player chooses who goes, as long as there is a choice."""
    d = s.target - 1
    for c in range(s.present):
        everybody = s.to_remove == standing_in(s, d)
        alone = s.aristocrats[d][c] == standing_in(s, d)
        gone = 0
        if everybody or alone:
            gone = min(s.to_remove, s.aristocrats[d][c])
        if gone > 0:
            note(BANISHED, gone, c, d)
        for _gone in range(gone):
            remove(s, c)
    if s.to_remove > 0:
        s.phase = REMOVING
        return
    s.target = 0
    if s.free > 0:
        next_free_banishment(s)
    else:
        card_done(s)


def legal_remove(s: State, out: Row) -> int:
    n = 0
    for c in range(s.present):
        out[n] = REMOVE + c
        n += s.aristocrats[s.target - 1][c] > 0
    return n


def remove(s: State, c: int) -> None:
    take_back(s, s.target - 1, c)
    s.to_remove -= 1
