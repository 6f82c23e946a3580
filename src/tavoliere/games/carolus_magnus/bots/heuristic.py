"""The heuristic value of an action to a simple player: enough to play sensibly, and to be a yardstick for better bots.

Plain functions like the rules, compiled with them. A player looks for the best stop of the Emperor within reach, counts
the castles that it would move, and plays paladins, discs and crowns towards it. What a paladin would change is
supposed, not carried out: colour c has `extra` paladins more on the territory in question, and its marker is at `held`
(1 + seat).
"""

from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.ring import next_territory, side_of, territory_before
from tavoliere.games.carolus_magnus.rules.state import COLOURS, PER_TURN, PLACES, SIDES_OF, State

CASTLE_WORTH = 60  # one castle more for a side, or one fewer for another
MERGE_WORTH = 15
GAME_WORTH = 6000  # the last castle
NO_COLOUR = -1
BITS = 10  # for a side's influence
EACH_INFLUENCE = 1023


def heuristic(s: State, a: int) -> int:
    """The heuristic value of a legal action to the player who decides; chance is all the same to it."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_PLAY:
        return paladin_heuristic(s, s.turn, i // TARGETS, i % TARGETS)
    if block == BLOCK_MARCH:
        return march_heuristic(s, s.turn, i + 1)
    if block == BLOCK_DISC:
        return disc_heuristic(s, s.turn, i + 1)
    if block == BLOCK_CROWN:
        return colour_worth(s, s.turn, i)
    if block == BLOCK_TAKE:
        return set_heuristic(s, s.turn, i)
    if block == BLOCK_GIVE_BACK:
        return -colour_worth(s, s.turn, i)
    return 0


# --- what a stop of the Emperor is worth -----------------------------------------------------------------------------


def influences(s: State, t: int, c: int, extra: int, held: int) -> int:
    """CM 8.2 under a supposition about colour c, or NO_COLOUR: every side's influence, ten bits for each."""
    together = 0
    for d in range(COLOURS):
        holder = s.holder[d]
        paladins = s.paladins[t][d]
        if d == c:
            holder = held
            paladins += extra
        if holder > 0:
            together += paladins << BITS * side_of(s, holder - 1)
    if s.owner[t] > 0:
        together += s.castles[t] << BITS * (s.owner[t] - 1)
    return together


def part_of(together: int, side: int) -> int:
    return (together >> BITS * side) & EACH_INFLUENCE


def most_of_rivals(s: State, together: int, side: int) -> int:
    """The most that any other side has."""
    most = 0
    for other in range(SIDES_OF[s.players]):
        if other != side:
            most = max(most, part_of(together, other))
    return most


def alone_with(s: State, together: int, most: int) -> int:
    """1 + the only side with that much influence; 0 if there are two."""
    ahead = 0
    for other in range(SIDES_OF[s.players]):
        if part_of(together, other) == most:
            if ahead > 0:
                return 0
            ahead = 1 + other
    return ahead


def stake(s: State, t: int) -> int:
    """How many castles change when the territory does."""
    return s.castles[t] if s.owner[t] > 0 else 1


def conquest_worth(s: State, t: int, side: int) -> int:
    """What winning a territory is worth to a side that does not own it."""
    if s.stock[side] <= stake(s, t):
        return GAME_WORTH
    worth = stake(s, t) * CASTLE_WORTH
    if s.owner[t] > 0:
        worth += stake(s, t) * CASTLE_WORTH
    if s.owner[next_territory(s, t)] == 1 + side:
        worth += MERGE_WORTH
    if s.owner[territory_before(s, t)] == 1 + side:
        worth += MERGE_WORTH
    return worth


def stop_worth(s: State, t: int, side: int, c: int, extra: int, held: int, more: int) -> int:
    """What a stop brings the side; `more` paladins still to be played count for a part of what they may win."""
    together = influences(s, t, c, extra, held)
    most = most_of_rivals(s, together, side)
    lead = part_of(together, side) - most
    if lead > 0:
        return 0 if s.owner[t] == 1 + side else conquest_worth(s, t, side)
    if s.owner[t] != 1 + side and 1 - lead <= more:
        return conquest_worth(s, t, side) // (2 - lead)
    if lead < 0:
        ahead = alone_with(s, together, most)
        if ahead > 0 and ahead != s.owner[t]:
            return -conquest_worth(s, t, ahead - 1)
    return 0


def best_stop(s: State, side: int, steps: int, c: int, held: int, more: int) -> int:
    """The best stop within so many steps, supposing that colour c is held by somebody."""
    best = -2 * GAME_WORTH
    t = s.emperor
    for _ in range(steps):
        t = next_territory(s, t)
        best = max(best, stop_worth(s, t, side, c, 0, held, more))
    return best


def gain_by_paladin(s: State, side: int, steps: int, c: int, target: int, more: int) -> int:
    """How much better the best stop within so many steps gets by a paladin more on a territory."""
    if not within_reach(s, target, steps):
        return 0
    before = stop_worth(s, target, side, NO_COLOUR, 0, 0, more)
    after = stop_worth(s, target, side, c, 1, s.holder[c], more)
    elsewhere = -2 * GAME_WORTH
    t = s.emperor
    for _ in range(steps):
        t = next_territory(s, t)
        if t != target:
            elsewhere = max(elsewhere, stop_worth(s, t, side, NO_COLOUR, 0, 0, more))
    return max(elsewhere, after) - max(elsewhere, before)


def within_reach(s: State, target: int, steps: int) -> bool:
    t = s.emperor
    for _ in range(steps):
        t = next_territory(s, t)
        if t == target:
            return True
    return False


# --- discs, paladins, the Emperor -------------------------------------------------------------------------------------


def disc_heuristic(s: State, p: int, number: int) -> int:
    """As far as the best stop, and not later than that takes."""
    return best_stop(s, side_of(s, p), number, NO_COLOUR, 0, PER_TURN[s.players]) - 6 * number


def paladin_heuristic(s: State, p: int, c: int, target: int) -> int:
    """What it makes of the best stop, and what it is good for later."""
    side = side_of(s, p)
    steps = s.disc[p]
    more = s.to_play - 1
    if target > 0:
        return 8 * gain_by_paladin(s, side, steps, c, target - 1, more) + territory_worth(s, side, c, target - 1)
    later = court_worth(s, p, c)
    if later < CASTLE_WORTH:
        return later
    return 8 * (best_stop(s, side, steps, c, 1 + p, more) - best_stop(s, side, steps, NO_COLOUR, 0, more)) + later


def court_worth(s: State, p: int, c: int) -> int:
    """A marker is worth more the more of the clan is on the ring; CASTLE_WORTH at least if the paladin wins it now."""
    holder = s.holder[c] - 1
    on_ring = 0
    for t in range(PLACES):
        on_ring += s.paladins[t][c] * (2 if s.segments[t] > 1 else 1)
    if holder == p:
        return 2 * on_ring if lead_at_court(s, p, c) < 2 else on_ring // 4
    if holder < 0 or s.court[p][c] == s.court[holder][c]:
        if holder >= 0 and side_of(s, holder) == side_of(s, p):
            return 0
        return CASTLE_WORTH + 20 * on_ring
    if side_of(s, holder) == side_of(s, p):
        return 0
    return 10 * on_ring // (1 + s.court[holder][c] - s.court[p][c])


def lead_at_court(s: State, p: int, c: int) -> int:
    """How far a holder is ahead of the next court that is not a partner's."""
    most = 0
    for q in range(s.players):
        if side_of(s, q) != side_of(s, p):
            most = max(most, s.court[q][c])
    return s.court[p][c] - most


def territory_worth(s: State, side: int, c: int, t: int) -> int:
    """A paladin strengthens whoever holds its clan; most where castles are at stake and it is close."""
    if s.holder[c] == 0:
        return -10
    weight = 10 + 10 * stake(s, t)
    together = influences(s, t, NO_COLOUR, 0, 0)
    lead = part_of(together, side) - most_of_rivals(s, together, side)
    if abs(lead) > 3:
        weight = weight // 2
    if side_of(s, s.holder[c] - 1) == side:
        return weight
    return -weight


def march_heuristic(s: State, p: int, steps: int) -> int:
    """What the stop brings, less half of what the next rival of this round could do from there."""
    side = side_of(s, p)
    t = s.emperor
    for _ in range(steps):
        t = next_territory(s, t)
    worth = 8 * stop_worth(s, t, side, NO_COLOUR, 0, 0, 0)
    if s.turns_done + 1 < s.players:
        rival = s.order[s.turns_done + 1]
        if side_of(s, rival) != side:
            threat = 0
            for _ in range(s.disc[rival]):
                t = next_territory(s, t)
                threat = max(threat, stop_worth(s, t, side_of(s, rival), NO_COLOUR, 0, 0, 1))
            worth -= 3 * threat
    return worth


# --- colours of crowns and sets --------------------------------------------------------------------------------------


def colour_worth(s: State, p: int, c: int) -> int:
    """What one paladin of a colour in the reserve is good for."""
    holder = s.holder[c] - 1
    owned = s.reserve[p][c]
    if holder < 0:
        return 8 - 2 * owned
    if side_of(s, holder) == side_of(s, p):
        return 7 - owned
    missing = s.court[holder][c] - s.court[p][c] + 1 - owned
    return 8 - owned if missing == 1 else max(0, 5 - abs(missing))


def set_heuristic(s: State, p: int, i: int) -> int:
    """What its paladins are good for; of a large one the best can be kept."""
    total = 0
    for c in range(COLOURS):
        total += s.display[i][c] * colour_worth(s, p, c)
    size = set_size(s, i)
    if size > PER_TURN[s.players]:
        total = total * PER_TURN[s.players] // size + size
    return total
