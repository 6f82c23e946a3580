"""What the learned evaluation sees of a position: clans sorted by who holds them, the ring from the Emperor onwards.

Seats are told as 0 for the one that sees, 1 for the next, and so on round the table. Clans that nobody can tell apart
but by their colour get the same place whichever they are, so that one position learned serves many.
"""

from tavoliere.definition.schema import Row
from tavoliere.games.carolus_magnus.actions import CROWN, DISC, MARCH, PLAY, TAKE, TARGETS
from tavoliere.games.carolus_magnus.ring import next_territory, side_of
from tavoliere.games.carolus_magnus.state import (
    COLOURS,
    DISCS_EACH,
    OVER,
    PLACES,
    SEATS,
    SIDES,
    SIDES_OF,
    State,
)

MOST = 12  # cubes told apart
LEAD = 6  # a lead is told from -LEAD to LEAD

TABLE_WIDTHS = (OVER + 1, 2, 4, 13, MOST + 1, 5)
SEAT_WIDTHS = (*(2,) * DISCS_EACH, DISCS_EACH + 1, SEATS + 1)  # discs, the disc of this round, the place in the order
CLAN_WIDTHS = (SEATS + 1, MOST + 1, *(MOST + 1,) * SEATS, *(MOST + 1,) * SEATS)
TERRITORY_WIDTHS = (PLACES + 1, SIDES + 1, 2 * LEAD + 1, *(MOST + 1,) * COLOURS)
WIDTHS = (
    *TABLE_WIDTHS,
    *(11,) * SIDES,  # castles not in play
    *SEAT_WIDTHS * SEATS,
    *CLAN_WIDTHS * COLOURS,
    *TERRITORY_WIDTHS * PLACES,
)
# Actions: discs, cubes by clan and target, steps, crowns; sets and what goes back are left to the game's own prior.
CUBES_FROM = DISCS_EACH
STEPS_FROM = CUBES_FROM + COLOURS * TARGETS
CROWNS_FROM = STEPS_FROM + DISCS_EACH
POLICY = CROWNS_FROM + COLOURS


def eyes(s: State) -> int:
    """The seat that decides or rolls."""
    return s.turn


def features(s: State, p: int, out: Row) -> int:
    """Write the position as seat p sees it; return how many features."""
    out[0] = s.phase
    out[1] = 1 if s.turn == p else 0
    out[2] = min(s.to_play, 3)
    out[3] = min(s.round, 12)
    out[4] = min(s.territories, MOST)
    out[5] = min(s.dice, 4)
    n = 6
    for k in range(SIDES):
        out[n] = 0
        if k < SIDES_OF[s.players]:
            out[n] = s.stock[(side_of(s, p) + k) % SIDES_OF[s.players]]
        n += 1
    for k in range(SEATS):
        for i in range(DISCS_EACH + 2):
            out[n + i] = 0
        if k < s.players:
            q = (p + k) % s.players
            for i in range(DISCS_EACH):
                out[n + i] = s.unplayed[q][i]
            out[n + DISCS_EACH] = s.disc[q]
            for i in range(s.players):
                if s.order[i] == q:
                    out[n + DISCS_EACH + 1] = i
        n += DISCS_EACH + 2
    clans = sorted_clans(s, p)
    for i in range(COLOURS):
        c = clan_at(clans, i)
        out[n] = 0
        if s.holder[c] > 0:
            out[n] = 1 + (s.holder[c] - 1 - p + s.players) % s.players
        out[n + 1] = min(s.supply[c] // 3, MOST)
        n += 2
        for k in range(SEATS):
            out[n] = 0
            out[n + SEATS] = 0
            if k < s.players:
                out[n] = min(s.court[(p + k) % s.players][c], MOST)
                out[n + SEATS] = min(s.reserve[(p + k) % s.players][c], MOST)
            n += 1
        n += SEATS
    t = s.emperor
    for i in range(PLACES):
        if i < s.territories and s.segments[t] > 0:
            out[n] = s.segments[t]
            out[n + 1] = 0
            if s.owner[t] > 0:
                out[n + 1] = 1 + (s.owner[t] - 1 - side_of(s, p) + SIDES_OF[s.players]) % SIDES_OF[s.players]
            out[n + 2] = (lead(s, t, side_of(s, p)) + 2 * LEAD + 1) % (2 * LEAD + 1)
            for k in range(COLOURS):
                out[n + 3 + k] = min(s.cubes[t][clan_at(clans, k)], MOST)
            t = next_territory(s, t)
        else:
            for k in range(3 + COLOURS):
                out[n + k] = 0
        n += 3 + COLOURS
    return n


def policy(s: State, p: int, a: int) -> int:
    """The number of an action: by the clan's place among the sorted ones, and territories from the Emperor onwards."""
    if a < DISC:
        return -1
    if a < PLAY:
        return a - DISC
    if a < MARCH:
        target = (a - PLAY) % TARGETS
        if target > 0:
            target = 1 + (target - 1 - s.emperor + PLACES) % PLACES
        return CUBES_FROM + place_of(s, p, (a - PLAY) // TARGETS) * TARGETS + target
    if a < CROWN:
        return STEPS_FROM + a - MARCH
    if a < TAKE:
        return CROWNS_FROM + place_of(s, p, a - CROWN)
    return -1


def lead(s: State, t: int, side: int) -> int:
    """How much more influence a side has on a territory than the best other, within bounds."""
    mine = 0
    most = 0
    for other in range(SIDES_OF[s.players]):
        total = 0
        for c in range(COLOURS):
            if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == other:
                total += s.cubes[t][c]
        if s.owner[t] == 1 + other:
            total += s.castles[t]
        if other == side:
            mine = total
        else:
            most = max(most, total)
    return max(-LEAD, min(LEAD, mine - most))


def clan_key(s: State, p: int, c: int) -> int:
    """The higher, the earlier a clan comes: whose it is, what lies in the courts, on the ring and in the reserves."""
    held = 0
    if s.holder[c] > 0:
        held = SEATS - (s.holder[c] - 1 - p + s.players) % s.players
    key = held
    for k in range(s.players):
        key = key * 41 + s.court[(p + k) % s.players][c]
    ring = 0
    for t in range(PLACES):
        ring += s.cubes[t][c]
    return key * 41 + ring


def place_of(s: State, p: int, c: int) -> int:
    """How many clans come before this one."""
    place = 0
    for d in range(COLOURS):
        if clan_key(s, p, d) > clan_key(s, p, c) or (clan_key(s, p, d) == clan_key(s, p, c) and d < c):
            place += 1
    return place


def sorted_clans(s: State, p: int) -> int:
    """The clans in their order, three bits for each."""
    clans = 0
    for c in range(COLOURS):
        clans += c << 3 * place_of(s, p, c)
    return clans


def clan_at(clans: int, i: int) -> int:
    return (clans >> 3 * i) & 7
