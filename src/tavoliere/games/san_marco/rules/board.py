"""The board of San Marco: where pieces stand, who may go where, what a district is worth.

Questions about a state and the smallest moves on it, compiled with the rules; nothing here decides what comes next.
"""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.messages import BUILT, LEFT, PLACED
from tavoliere.games.san_marco.rules.state import *

# --- pieces ----------------------------------------------------------------------------------------------------------


def pieces(s: State, c: int) -> int:
    """How many aristocrats a colour has in the game."""
    if s.variant == NEUTRAL and c == NEUTRAL_COLOUR:
        return NEUTRALS
    return ARISTOCRATS


def seat_of(s: State, c: int) -> int:
    """The seat that plays a colour (SM 9.3: p1, q1, p2, q2)."""
    if s.variant == TWO_COLOURS:
        return c % 2
    return c


def put(s: State, d: int, c: int, count: int) -> None:
    """Aristocrats from the supply into a district."""
    note(PLACED, count, c, d)
    s.supply[c] -= count
    s.aristocrats[d][c] += count


def take_back(s: State, d: int, c: int) -> None:
    """An aristocrat from a district into the supply."""
    note(LEFT, c, d)
    s.aristocrats[d][c] -= 1
    s.supply[c] += 1


def standing_in(s: State, d: int) -> int:
    """All aristocrats of a district."""
    return s.aristocrats[d][0] + s.aristocrats[d][1] + s.aristocrats[d][2] + s.aristocrats[d][3]


def limit_points(s: State, c: int) -> int:
    return s.limits[c][0] + 2 * s.limits[c][1] + 3 * s.limits[c][2]


def most_limit_points(s: State) -> int:
    most = 0
    for c in range(s.colours):
        most = max(most, limit_points(s, c))
    return most


def fewest_limit_points(s: State) -> int:
    fewest = limit_points(s, 0)
    for c in range(1, s.colours):
        fewest = min(fewest, limit_points(s, c))
    return fewest


def with_fewest(s: State) -> int:
    n = 0
    for c in range(s.colours):
        if limit_points(s, c) == fewest_limit_points(s):
            n += 1
    return n


# --- bridges ---------------------------------------------------------------------------------------------------------


def bridges_at(s: State, site: int) -> int:
    return s.bridges[site][0] + s.bridges[site][1] + s.bridges[site][2] + s.bridges[site][3]


def has_room(s: State, site: int) -> bool:
    return bridges_at(s, site) < s.capacity[site]


def build(s: State, site: int, c: int) -> None:
    """SM 5.2: a bridge, marked with an aristocrat from the supply."""
    note(BUILT, c, site)
    s.bridges_left -= 1
    s.supply[c] -= 1
    s.bridges[site][c] += 1


def has_own_bridge(s: State, d: int) -> bool:
    """Whether the colour in turn has a bridge at a district."""
    i = 0
    while i < SITES_EACH and s.bridges[SITES_AT[d * SITES_EACH + i]][s.colour] == 0:
        i += 1
    return i < SITES_EACH


def has_rival(s: State, d: int) -> bool:
    """Whether another colour stands in a district."""
    c = 0
    while c < s.present and (c == s.colour or s.aristocrats[d][c] == 0):
        c += 1
    return c < s.present


def has_victim(s: State, origin: int) -> bool:
    """SM R22: whether an aristocrat from there could replace somebody elsewhere."""
    d = 0
    while d < DISTRICTS and (d == origin or not has_rival(s, d)):
        d += 1
    return d < DISTRICTS


def far_end(s: State, site: int) -> int:
    """The district across a site from the Doge."""
    return SITE_A[site] + SITE_B[site] - (s.doge - 1)


def can_pay(s: State, cost: int) -> bool:
    """SM R5: one gives only points that one has."""
    return cost == 0 or s.points[s.colour] >= cost or s.negative == 1


def toll_to(s: State, owner: int) -> int:
    """SM 5.4: what the colour in turn pays for crossing somebody's bridge."""
    if owner == s.colour:
        return 0
    return 1


def may_ferry(s: State, site: int) -> bool:
    """SM R4, SM R35: over any site, where no own bridge makes it free."""
    if s.ferry_cost == 0 or s.capacity[site] == 0 or s.bridges[site][s.colour] > 0:
        return False
    return can_pay(s, s.ferry_cost)


# --- what a district is worth (SM 6) ---------------------------------------------------------------------------------


def is_counted(s: State, c: int) -> bool:
    """SM 9.2: nobody notes the points of a neutral colour."""
    return s.variant != NEUTRAL or c != NEUTRAL_COLOUR


def above(s: State, d: int, c: int) -> int:
    """How many colours have more aristocrats in a district than this one."""
    n = 0
    for other in range(s.present):
        if s.aristocrats[d][other] > s.aristocrats[d][c]:
            n += 1
    return n


def level(s: State, d: int, c: int) -> int:
    """How many colours have as many as this one, itself included."""
    n = 0
    for other in range(s.present):
        if s.aristocrats[d][other] == s.aristocrats[d][c]:
            n += 1
    return n


def prize(s: State, d: int, c: int) -> int:
    """What a colour gets when a district is scored."""
    if s.aristocrats[d][c] == 0:
        return 0
    if s.variant == TWO_COLOURS:
        return two_colour_prize(s, d, c)
    higher = above(s, d, c)
    if higher > 1:
        return 0
    alone = level(s, d, c) == 1
    if higher == 0:
        if alone:
            return s.prestige[d][0]
        return s.prestige[d][1]  # a tie for first drops to the lower value
    if alone:
        return s.prestige[d][1]
    return 0  # a tie for second pays nothing


def rank_of(s: State, d: int, c: int) -> int:
    """The place of a colour in a district, by what it is paid for."""
    higher = above(s, d, c)
    tied = level(s, d, c) > 1
    if prize(s, d, c) > 0:
        if higher == 0:
            return RANKED_FIRST_TIED if tied else RANKED_FIRST
        return RANKED_SECOND if higher == 1 else PASSED_TO_SECOND
    if higher == 0 or (higher == 1 and not tied):
        return OTHER_COLOUR_PAID
    if higher == 1:
        return RANKED_SECOND_TIED
    leaders = 0
    for other in range(s.present):
        leaders += above(s, d, other) == 0
    return BEHIND_TIE if leaders > 1 else BEHIND_FIRST_TWO


def two_colour_prize(s: State, d: int, c: int) -> int:
    """SM 9.3: only one of a player's two colours scores."""
    higher = above(s, d, c)
    equal = level(s, d, c)
    other = (c + 2) % COLOURS
    if must_pick(s, d, c % 2) and picked(s, d, c % 2) != c:
        return 0
    if higher == 0:
        if equal == 1:
            return s.prestige[d][0]
        return s.prestige[d][1]
    if higher == 1:
        if equal == 1:
            return s.prestige[d][1]
        if s.joint_second_passes == 1 and equal == 2 and s.aristocrats[d][other] < s.aristocrats[d][c]:
            return s.prestige[d][1]  # SM R35: the leader's other colour leaves the second group
        return 0  # SM R18: joint second stays a tie
    if higher == 2 and equal == 1 and must_pick(s, d, 1 - c % 2):
        leader = picked(s, d, 1 - c % 2)
        if above(s, d, leader) == 0 and level(s, d, leader) == 1:  # the second is passed over
            return s.prestige[d][1]
    return 0


def must_pick(s: State, d: int, seat: int) -> bool:
    """SM R33: whether both colours of a player would be paid."""
    one = s.aristocrats[d][seat]
    other = s.aristocrats[d][seat + 2]
    if one == 0 or other == 0:
        return False
    if one == other:
        return above(s, d, seat) == 0
    high = seat
    low = seat + 2
    if one < other:
        high = seat + 2
        low = seat
    return above(s, d, high) == 0 and level(s, d, high) == 1 and above(s, d, low) == 1 and level(s, d, low) == 1


def picked(s: State, d: int, seat: int) -> int:
    """The colour that a player lets score; as long as nobody said, the stronger one."""
    if s.picks[seat] > 0 and s.scoring == 1 + d:
        return s.picks[seat] - 1
    if s.aristocrats[d][seat] >= s.aristocrats[d][seat + 2]:
        return seat
    return seat + 2


def picking_seat(s: State) -> int:
    """The next player who has to pick a colour, or -1."""
    return next_to_pick(s, s.scoring - 1)


def next_to_pick(s: State, d: int) -> int:
    """The same, wherever the Doge scores."""
    for seat in range(2):
        if s.picks[seat] == 0 and must_pick(s, d, seat):
            return seat
    return -1


def result_of(s: State, seat: int) -> int:
    """A seat's points; of two colours what they come to."""
    if s.variant == TWO_COLOURS:
        return two_colour_result(s.points[seat], s.points[seat + 2])
    return s.points[seat]


def two_colour_result(one: int, other: int) -> int:
    """SM 9.3: the mean, rounded down, less one for each full five points of difference."""
    both = one + other
    mean = both // 2
    if both < 0:
        mean = -((1 - both) // 2)
    return mean - abs(one - other) // 5
