"""The rules of Fair: three cards each; then a turn is any one action and a throw. Nobody would want to play it."""

from fair.actions import *
from fair.messages import EARNED, SHOWN
from fair.state import *
from tavoliere.definition.event_table import note
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row


def setup(s: State) -> None:
    for kind in range(KINDS):
        s.deck[kind] = COPIES
    s.left = KINDS * COPIES
    for p in range(s.players):
        s.stone[p][p] = 1
        s.stone[p][4 + p] = 1
        s.pawn[p] = 0
    for stall in range(STALLS):
        s.stall[stall] = 1 + stall
        s.deck[stall] -= 1
        s.left -= 1


def actor(s: State) -> int:
    if s.step == 3:
        return NOBODY_ACTS
    return s.turn if s.step == 1 else CHANCE


def legal(s: State, out: Row) -> int:
    n = 0
    if s.step == 0:
        for kind in range(KINDS):
            if s.deck[kind] > 0:
                out[n] = DEAL + kind
                n += 1
    if s.step == 2:
        for pips in range(6):
            out[n] = THROW + pips
            n += 1
    if s.step == 1:
        for kind in range(KINDS):
            for town in range(5):
                if s.hand[s.turn][kind] > 0 and (kind + town) % 2 == 0:
                    out[n] = SELL + 5 * kind + town
                    n += 1
        for origin in range(FIELDS):
            for target in range(FIELDS):
                if s.stone[s.turn][origin] and beside(origin, target) and is_free(s, target):
                    out[n] = MOVE + FIELDS * origin + target
                    n += 1
        for stall in range(STALLS):
            if s.stall[stall] > 0 and s.held[s.turn] < MOST_IN_HAND:
                out[n] = TAKE + stall
                n += 1
        for p in range(s.players):
            if p != s.turn:
                out[n] = THANK + p
                n += 1
        if s.left > 0 and s.held[s.turn] < MOST_IN_HAND:
            out[n] = DRAW
            n += 1
        out[n] = REST
        n += 1
    return n


def beside(origin: int, target: int) -> bool:
    return abs(origin // 3 - target // 3) + abs(origin % 3 - target % 3) == 1


def is_free(s: State, field: int) -> bool:
    stones = 0
    for p in range(s.players):
        stones += s.stone[p][field]
    return stones == 0


def weights(s: State, out: Row) -> int:
    for outcome in range(SELL):
        out[outcome] = 0
    if s.step == 2:
        for pips in range(6):
            out[THROW + pips] = 1
        return 6
    for kind in range(KINDS):
        out[DEAL + kind] = s.deck[kind]
    return s.left


def apply(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block == DEALING:
        s.deck[a - DEAL] -= 1
        s.left -= 1
        s.hand[s.turn][a - DEAL] += 1
        s.held[s.turn] += 1
        after_dealing(s)
    elif block == THROWING:
        s.die = 1 + a - THROW
        s.pawn[s.turn] = (s.pawn[s.turn] + s.die) % ROAD
        s.turns += 1
        s.turn = (s.turn + 1) % s.players
        s.step = 3 if s.turns == LAST_TURN else 1
    else:
        if block == SELLING:
            kind = (a - SELL) // 5
            s.hand[s.turn][kind] -= 1
            s.held[s.turn] -= 1
            s.sold[(a - SELL) % 5][kind] += 1
            s.coins[s.turn] += 1
            note(SHOWN, kind, kind % STALLS)
            note(EARNED, s.turn, 1)
        elif block == MOVING:
            s.stone[s.turn][(a - MOVE) // FIELDS] = 0
            s.stone[s.turn][(a - MOVE) % FIELDS] = 1
        elif block == TAKING:
            s.hand[s.turn][s.stall[a - TAKE] - 1] += 1
            s.held[s.turn] += 1
            s.stall[a - TAKE] = 0
        elif block == THANKING:
            s.coins[a - THANK] += 1
            note(EARNED, a - THANK, 1)
        elif block == RESTING:
            s.heap[s.turn][s.turns % HEAPS] += 1
        s.step = 0 if block == DRAWING else 2


def after_dealing(s: State) -> None:
    if s.turns == 0 and s.held[s.players - 1] < IN_HAND:
        if s.held[s.turn] == IN_HAND:
            s.turn += 1
    elif s.turns == 0 and s.held[s.turn] == IN_HAND:
        s.turn = 0
        s.step = 1
    else:
        s.step = 2


def scores(s: State, out: Row) -> int:
    for p in range(s.players):
        out[p] = s.coins[p]
    return s.players


def standing(s: State, out: Row) -> int:
    return scores(s, out)


def facts(s: State, out: Row) -> int:
    return 0


def broken(s: State) -> int:
    return 0


def view(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            for kind in range(KINDS):
                s.deck[kind] += s.hand[p][kind]
                s.hand[p][kind] = 0


def hidden_hand(s: State) -> int:
    """The first seat of whose hand not all is known, or -1."""
    for p in range(s.players):
        if sum(s.hand[p]) < s.held[p]:
            return p
    return -1


def unknown(s: State, out: Row) -> int:
    if hidden_hand(s) < 0:
        return 0
    for kind in range(KINDS):
        out[kind] = s.deck[kind]
    return sum(s.deck)


def reveal(s: State, kind: int) -> None:
    s.hand[hidden_hand(s)][kind] += 1
    s.deck[kind] -= 1


def seen(s: State, a: int, seat: int) -> int:
    return DEALT if BLOCK_OF[a] == DEALING and seat != s.turn else a
