"""What is true of every position (CM 10), and the number of what is not. Compiled with the rules."""

from tavoliere.games.carolus_magnus.display import set_size
from tavoliere.games.carolus_magnus.ring import next_territory
from tavoliere.games.carolus_magnus.state import *
from tavoliere.games.carolus_magnus.supply import reserve_size


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    segments = 0
    castles = 0
    count = 0
    for t in range(PLACES):
        segments += s.segments[t]
        castles += s.castles[t]
        if s.segments[t] > 0:
            count += 1
            if s.owner[t] == 0:
                if s.segments[t] != 1 or s.castles[t] != 0:
                    return CASTLES_FIT
            elif s.castles[t] != s.segments[t] and (s.ending != TOO_FEW_CASTLES or s.castles[t] > s.segments[t]):
                return CASTLES_FIT  # CM R-23
            if s.owner[t] > 0 and s.owner[next_territory(s, t)] == s.owner[t]:
                return NEIGHBOURS_DIFFER
        elif s.castles[t] != 0 or s.owner[t] != 0:
            return NOTHING_BETWEEN
    if segments != PLACES:
        return SEGMENTS_SUM
    for c in range(COLOURS):
        if paladins_of(s, c) != PER_COLOUR:
            return PALADINS_COMPLETE
        if not marker_right(s, c):
            return HOLDERS_LEAD
    for side in range(SIDES_OF[s.players]):
        if s.stock[side] < 0 or castles_of(s, side) + s.stock[side] != CASTLES[s.players]:
            return CASTLES_COMPLETE
    if not reserves_right(s):
        return RESERVES_FULL
    if count != s.territories or count < 2 or (count < FEWEST_TERRITORIES and s.phase != OVER):
        return TERRITORIES_COUNTED
    if castles > PLACES:
        return CASTLES_AT_MOST
    if not display_right(s):
        return DISPLAY_COMPLETE
    if s.segments[s.emperor] == 0:
        return EMPEROR_STANDS
    if not discs_right(s):
        return DISCS_COMPLETE
    if (s.phase == OVER) != (s.ending > 0):
        return ENDING_TOLD
    return SOUND


def paladins_of(s: State, c: int) -> int:
    """All paladins of a colour, wherever they are; -1 if there is an impossible number anywhere."""
    count = s.supply[c]
    least = s.supply[c]
    for t in range(PLACES):
        count += s.paladins[t][c]
        least = min(least, s.paladins[t][c])
        if s.segments[t] == 0 and s.paladins[t][c] > 0:
            return -1
    for p in range(SEATS):
        count += s.court[p][c] + s.reserve[p][c]
        least = min(least, min(s.court[p][c], s.reserve[p][c]))
    for i in range(MOST_SETS):
        count += s.display[i][c]
        least = min(least, s.display[i][c])
    return count if least >= 0 else -1


def marker_right(s: State, c: int) -> bool:
    """Nobody has more than the holder, and nobody has any of a clan without one."""
    most = 0
    if s.holder[c] > 0:
        most = s.court[s.holder[c] - 1][c]
    right = True
    for p in range(s.players):
        right = right and s.court[p][c] <= most
    return right


def castles_of(s: State, side: int) -> int:
    """Castles in play."""
    count = 0
    for t in range(PLACES):
        if s.owner[t] == 1 + side:
            count += s.castles[t]
    return count


def paladins_out(s: State, p: int) -> int:
    """How many paladins of a full reserve seat p has played or not yet rolled at this moment."""
    if s.round == 0:
        if p < s.turn or s.phase == LOTS:
            return 0
        out = s.dice + s.crowns if p == s.turn else 0
        for i in range(THROWS):
            if p > s.turn or s.phase < ROLLING or i > s.throw:
                out += THROW[s.players * THROWS + i]
        return out
    if p != s.turn or s.phase == DRAWING or s.phase == DISC_CHOICE:
        return 0
    if s.phase == PLAYING_PALADINS:
        return PER_TURN[s.players] - s.to_play
    if s.phase == ROLLING or s.phase == REROLLING or s.phase == NAMING:
        return s.dice + s.crowns
    return PER_TURN[s.players]


def reserves_right(s: State) -> bool:
    """Full, but for the paladins of the player's turn; smaller only if the supply failed."""
    for p in range(s.players):
        due = STARTING_RESERVE[s.players]
        if s.phase != OVER:
            due -= paladins_out(s, p)
        size = reserve_size(s, p)
        if size > due or (size < due and s.fell_short == 0 and s.phase != OVER):
            return False
    return True


def display_right(s: State) -> bool:
    """One set more than players who have still to take one; none without the draft."""
    count = 0
    for i in range(MOST_SETS):
        count += s.lies[i]
        if s.lies[i] == 0 and set_size(s, i) > 0:
            return False
    if s.draft == 0 or s.round == 0:
        return count == 0
    if s.phase == OVER:
        return count >= 1
    if s.phase == DRAWING or s.phase == DISC_CHOICE:
        return count == s.players + 1
    return count == s.players + 1 - s.turns_done


def discs_right(s: State) -> bool:
    """Every round of the cycle has cost one disc, and this round's is on the table once it is chosen."""
    for p in range(s.players):
        left = 0
        for i in range(DISCS_EACH):
            left += s.unplayed[p][i]
        if s.disc[p] > 0:
            left += 1
            if s.unplayed[p][s.disc[p] - 1] > 0:
                return False
        if s.round == 0:
            if left != DISCS_EACH:
                return False
        elif left != DISCS_EACH - (s.round - 1) % DISCS_EACH:
            return False
    return True
