"""The rules of Kalah. KA 3 is section 3 of `rules.en.md`."""

from tavoliere.definition.event_table import note
from tavoliere.definition.no_chance import weights as weights
from tavoliere.definition.no_secrets import reveal as reveal
from tavoliere.definition.no_secrets import seen as seen
from tavoliere.definition.no_secrets import unknown as unknown
from tavoliere.definition.no_secrets import view as view
from tavoliere.definition.schema import NOBODY_ACTS, Row
from tavoliere_kalah.actions import *
from tavoliere_kalah.messages import AGAIN, CAPTURE, STORED, SWEEP
from tavoliere_kalah.state import *


def setup(s: State) -> None:
    """KA 2."""
    for p in range(SEATS):
        for h in range(HOUSES):
            s.houses[p][h] = s.seeds


def actor(s: State) -> int:
    """Whoever sows; NOBODY_ACTS when the game is over."""
    return NOBODY_ACTS if s.over else s.turn


def legal(s: State, out: Row) -> int:
    """KA 3: any house of one's own with seeds in it."""
    count = 0
    for h in range(HOUSES):
        if not s.over and s.houses[s.turn][h] > 0:
            out[count] = SOW + h
            count += 1
    return count


def apply(s: State, a: int) -> None:
    """One move, and what comes of its last seed."""
    last = sow(s, a - SOW)
    s.moves += 1
    if last < STORE and s.houses[s.turn][last] == 1:
        capture(s, last)
    if last != STORE:  # KA 4
        s.turn = 1 - s.turn
    if on_side(s, 0) == 0 or on_side(s, 1) == 0:
        sweep(s)
    elif last == STORE:
        note(AGAIN, s.turn)


def sow(s: State, h: int) -> int:
    """KA 3: one seed into each place, without the other's store. Returns the place of the last one."""
    seeds = s.houses[s.turn][h]
    s.houses[s.turn][h] = 0
    place = h
    for _ in range(seeds):
        place = (place + 1) % PLACES
        if place < STORE:
            s.houses[s.turn][place] += 1
        elif place == STORE:
            s.store[s.turn] += 1
            note(STORED, s.turn, 1)
        else:
            s.houses[1 - s.turn][place - STORE - 1] += 1
    return place


def capture(s: State, h: int) -> None:
    """KA 5: the last seed, in a house of one's own that was empty, and the seeds opposite."""
    opposite = HOUSES - 1 - h
    if s.houses[1 - s.turn][opposite] > 0 or s.empty_capture:
        captured = 1 + s.houses[1 - s.turn][opposite]
        note(CAPTURE, s.turn, captured)
        s.store[s.turn] += captured
        s.houses[s.turn][h] = 0
        s.houses[1 - s.turn][opposite] = 0


def on_side(s: State, p: int) -> int:
    """The seeds in a player's houses."""
    return sum(s.houses[p])


def sweep(s: State) -> None:
    """KA 6: whoever still has seeds in the houses puts them into the store."""
    for p in range(SEATS):
        s.swept[p] = on_side(s, p)
        if s.swept[p] > 0:
            note(SWEEP, p, s.swept[p])
        s.store[p] += s.swept[p]
        for h in range(HOUSES):
            s.houses[p][h] = 0
    s.over = 1


def scores(s: State, out: Row) -> int:
    """KA 7: the seeds in the store."""
    for p in range(SEATS):
        out[p] = s.store[p]
    return SEATS


def standing(s: State, out: Row) -> int:
    """KA 7: nothing breaks a tie."""
    return scores(s, out)


def facts(s: State, out: Row) -> int:
    """As FACTS names them."""
    out[0] = s.swept[0] + s.swept[1]
    return 1


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    if s.store[0] + s.store[1] + on_side(s, 0) + on_side(s, 1) != SEATS * HOUSES * s.seeds:
        return SEEDS_COMPLETE
    for p in range(SEATS):
        if (on_side(s, p) == 0) != (s.over == 1) or s.swept[p] > s.store[p] * s.over:
            return OVER_WHEN_EMPTY
    return SOUND
