"""The ring: territories, influence, castles, merging (CM 8.2, CM 8.3). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.messages import (
    BUILT,
    CASTLE_BUILT,
    CASTLE_COUNTED,
    CLAN_COUNTED,
    LEVEL,
    LEVEL_KEPT,
    LOST,
    MERGED,
    NO_INFLUENCE,
    NOTHING_NEW,
    OWN_CASTLES_COUNTED,
    TAKEN_OVER,
    TAKEN_OVER_SHORT,
    TAKEOVER_COUNTED,
    TAKEOVER_SHORT_COUNTED,
)
from tavoliere.games.carolus_magnus.rules.state import *


def side_of(s: State, p: int) -> int:
    return SIDE[s.players * SEATS + p]


def next_territory(s: State, t: int) -> int:
    """Clockwise."""
    t += s.segments[t]
    if t >= PLACES:
        t -= PLACES
    return t


def territory_before(s: State, t: int) -> int:
    """Counter-clockwise: the place where the neighbour begins."""
    t = t - 1 if t > 0 else PLACES - 1
    while s.segments[t] == 0:
        t = t - 1 if t > 0 else PLACES - 1
    return t


def influence(s: State, t: int, side: int) -> int:
    """CM 8.2: paladins of the clans that the side holds, and its castles. The Emperor counts nothing (CM R-09)."""
    total = 0
    for c in range(COLOURS):
        if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == side:
            total += s.paladins[t][c]
    if s.owner[t] == 1 + side:
        total += s.castles[t]
    return total


def winner(s: State, t: int) -> int:
    """CM 8.2: 1 + the side with more influence than each other; 0 if the best are level or at zero (CM R-19)."""
    best = 0
    ahead = 0
    for side in range(SIDES_OF[s.players]):
        mine = influence(s, t, side)
        if mine > best:
            best = mine
            ahead = 1 + side
        elif mine == best:
            ahead = 0
    return ahead


def markers(s: State, side: int) -> int:
    """Clan markers that a side holds; a team counts those of both players."""
    held = 0
    for c in range(COLOURS):
        if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == side:
            held += 1
    return held


def resolve(s: State, t: int) -> int:
    """CM 8.2: build or take over, merge, and only then see whether the game is over (CM R-22); 0 if it is not."""
    victor = winner(s, t)
    note_contest(s, t, victor)
    if victor == 0 or victor == s.owner[t]:
        return 0
    side = victor - 1
    needed = 1
    if s.owner[t] > 0:
        needed = s.castles[t]
        s.stock[s.owner[t] - 1] += needed
    built = min(needed, s.stock[side])  # CM R-11
    s.stock[side] -= built
    s.castles[t] = built
    s.owner[t] = victor
    first = s.territories
    merge(s, t)
    if s.territories < first:
        note(MERGED, s.emperor, s.segments[s.emperor], first - s.territories)
    if s.stock[side] == 0:  # CM 9.1
        if built < needed:
            return TOO_FEW_CASTLES
        return LAST_CASTLE if side == side_of(s, s.turn) else LAST_CASTLE_GIVEN
    if s.territories < FEWEST_TERRITORIES:  # CM 9.2
        return FEW_TERRITORIES
    return 0


def note_contest(s: State, t: int, victor: int) -> None:
    """What the Emperor's stop brings: who has more influence than each other, and what for."""
    one = influence(s, t, 0)
    two = influence(s, t, 1)
    three = influence(s, t, 2) if SIDES_OF[s.players] > 2 else -1
    owner = s.owner[t]
    if victor > 0 and victor == owner:
        note(NOTHING_NEW, t, one, two, three, owner - 1)
    elif victor == 0 and one + two + max(three, 0) == 0:
        note(NO_INFLUENCE, t, one, two, three)
    elif victor == 0 and owner > 0:
        note(LEVEL_KEPT, t, one, two, three, owner - 1)
    elif victor == 0:
        note(LEVEL, t, one, two, three)
    elif owner == 0:
        note(CASTLE_BUILT, t, one, two, three, victor - 1)
    elif s.stock[victor - 1] < s.castles[t]:  # CM R-11
        note(TAKEN_OVER_SHORT, t, one, two, three, victor - 1, owner - 1, s.castles[t], s.stock[victor - 1])
    else:
        note(TAKEN_OVER, t, one, two, three, victor - 1, owner - 1, s.castles[t])
    if victor > 0 and victor != owner:
        note_heading(s, t, victor, one, two, three)
        note_castles(s, t, victor)


def note_heading(s: State, t: int, victor: int, one: int, two: int, three: int) -> None:
    """CM 8.2, CM 8.3: a takeover or a merge is counted; a castle alone is not."""
    after = next_territory(s, t)
    before = territory_before(s, t)
    joined = (s.owner[after] == victor) + (s.owner[before] == victor)
    segments = s.segments[t]
    if s.owner[after] == victor:
        segments += s.segments[after]
    if s.owner[before] == victor:
        segments += s.segments[before]
    side = victor - 1
    loser = s.owner[t] - 1
    lost = s.castles[t]
    if loser < 0:
        if joined > 0:
            note(CASTLE_COUNTED, t, one, two, three, side, segments, joined)
    elif s.stock[side] < lost:
        note(TAKEOVER_SHORT_COUNTED, t, one, two, three, side, loser, lost, s.stock[side], segments, joined)
    else:
        note(TAKEOVER_COUNTED, t, one, two, three, side, loser, lost, segments, joined)


def note_castles(s: State, t: int, victor: int) -> None:
    """The castles that each player builds or loses, at the territory that it grows into, and by what influence."""
    before = territory_before(s, t)
    place = before if s.owner[before] == victor else t
    for p in range(s.players):
        side = side_of(s, p)
        if side == victor - 1:
            note_sources(s, t, side)
            note(BUILT, p, place, min(max(1, s.castles[t]), s.stock[side]))
        elif side == s.owner[t] - 1:
            note_sources(s, t, side)
            note(LOST, p, place, s.castles[t])


def note_sources(s: State, t: int, side: int) -> None:
    """CM 8.2: paladins of each clan that a side holds, and its castles."""
    for c in range(COLOURS):
        if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == side and s.paladins[t][c] > 0:
            note(CLAN_COUNTED, c, s.paladins[t][c])
    if s.owner[t] == 1 + side:
        note(OWN_CASTLES_COUNTED, s.castles[t])


def merge(s: State, t: int) -> None:
    """CM 8.3: with each neighbour that carries castles of the same side; the result is not examined again."""
    after = next_territory(s, t)
    if s.owner[after] == s.owner[t]:
        join(s, t, after)
    before = territory_before(s, t)
    if s.owner[before] == s.owner[t]:
        join(s, before, t)
        s.emperor = before


def join(s: State, t: int, after: int) -> None:
    """A territory takes in the one that follows it clockwise."""
    s.segments[t] += s.segments[after]
    s.castles[t] += s.castles[after]
    s.segments[after] = 0
    s.castles[after] = 0
    s.owner[after] = 0
    for c in range(COLOURS):
        s.paladins[t][c] += s.paladins[after][c]
        s.paladins[after][c] = 0
    s.territories -= 1
