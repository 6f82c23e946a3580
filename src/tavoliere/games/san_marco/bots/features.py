"""What a learned evaluation sees of a position: the game from one seat's eyes, as small numbers.

Colours stand in the order of the seats from one's own on, then ghosts and neutrals. Two colours each: one's own poorer
one, the other player's poorer one, and then the two richer ones, because the poorer one counts for more (SM 9.3).
Districts and sites are told apart, since no two are alike. Most numbers are differences, and 0 is what is usual.

| where an action names | it means, with features |
|---|---|
| mask, prow, lion, key | the first to the fourth colour in that order |
| pile 1 to 3 | the offers by their limit points, most first; of equals by their cards, in the order of the kinds |
"""

from tavoliere.definition.schema import Feature, Repeated, Row
from tavoliere.games.san_marco.bots.evaluation import (
    ARISTOCRAT_WEIGHT,
    BRIDGE_WEIGHT,
    PRIZE_FADES,
    PRIZE_WEIGHT,
    RESTRAINT_FADES,
    RESTRAINT_WEIGHT,
    halves_left,
)
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    limit_points,
    most_limit_points,
    picking_seat,
    prize,
    result_of,
    seat_of,
    two_colour_result,
)
from tavoliere.games.san_marco.rules.offers import limits_in
from tavoliere.games.san_marco.rules.rules import hides
from tavoliere.games.san_marco.rules.state import *

# How a colour stands in a district.
FIRST = 1  # .. 5: alone, by so many
TIED = 6  # for first with one other, or (7) with more
SECOND = 8  # .. 16: three times how many the first has more, and how many the third has fewer, both at most 3
NEAR = 17  # a prize is 1 aristocrat away, or (18) 2
EMPTY = 19  # nobody stands there
STANDINGS = 20
PAID = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0)  # 1 the first's prize, 2 the second's

# What cards are worth to a colour, in half points: one more aristocrat by how it stands, and the rest at a guess.
MORE_WORTH = (2, 4, 3, 2, 2, 2, 7, 5, 6, 6, 6, 4, 4, 4, 2, 2, 2, 11, 5, 14)
BRIDGE_HALVES = 4
TRANSFER_HALVES = 8
BANISHMENT_HALVES = 8
MOST_WORTH = 20
# How many hundredths of a point make somebody e times as likely to win, by the limit points that are still to come.
SPREAD = (
    *(80, 280, 370, 440, 500, 550, 600, 640, 680, 720, 760, 790, 820, 860, 890, 920),
    *(940, 970, 1000, 1020, 1050, 1070, 1100, 1120, 1140, 1170, 1190, 1210, 1230, 1250, 1270),
)

# How far differences are told apart, either way.
NARROW = 4
MIDDLE = 12
WIDE = 16
EDGE = 8
FAR = 30000  # more than any lead

RACE_EACH = 6
PILE_EACH = 4
PILE_CARDS = 5
PILE_POINTS = 8
POOL_KINDS = 4  # from BRIDGE on

# Where each group begins.
TIME = 0
ORDER = TIME + 11
RACE = ORDER + COLOURS
BEST_RIVAL = RACE + RACE_EACH * (COLOURS - 1)
LIMITS = BEST_RIVAL + 2
STANDING = LIMITS + 2 * COLOURS
LEAD = STANDING + COLOURS * DISTRICTS
PRIZES = LEAD + (COLOURS - 1) * DISTRICTS
TOUCHED = PRIZES + COLOURS * DISTRICTS
REACHED = TOUCHED + COLOURS * DISTRICTS
WALK = REACHED + COLOURS * DISTRICTS
PIECES = WALK + 2 * COLOURS
HELD_CARDS = PIECES + 3 * COLOURS
HELD_WORTH = HELD_CARDS + ACTION_KINDS
OPEN_CARDS = HELD_WORTH + 1
PILES_SEEN = OPEN_CARDS + ACTION_KINDS
POOL = PILES_SEEN + PILE_EACH * OFFERS
COUNT = POOL + POOL_KINDS
SCRATCH = HELD_CARDS  # written last: until then sums of colours and districts are kept there
AHEAD = SCRATCH
ENDING = AHEAD + COLOURS
PAID_OUT = ENDING + COLOURS

WIDTHS = (
    *(8, 6, 26, 11, 7, 7, 4, 5, 7, 9, 18),
    *(5,) * COLOURS,
    *(2 * MIDDLE + 1, 2 * MIDDLE + 1, 2 * WIDE + 1, 2 * MIDDLE + 1, 2 * WIDE + 1, 2 * WIDE + 1) * (COLOURS - 1),
    *(2 * WIDE + 1, 2 * WIDE + 1),
    *(13, 11) * COLOURS,
    *(STANDINGS,) * (COLOURS * DISTRICTS),
    *(2 * NARROW + 1,) * ((COLOURS - 1) * DISTRICTS),
    *(3,) * (COLOURS * DISTRICTS),
    *(4,) * (COLOURS * DISTRICTS),
    *(2,) * (COLOURS * DISTRICTS),
    *(2 * EDGE + 1,) * (2 * COLOURS),
    *(8, 7, 2 * EDGE + 1) * COLOURS,
    *(4,) * ACTION_KINDS,
    MOST_WORTH + 1,
    *(5,) * ACTION_KINDS,
    *(PILE_CARDS + 1, PILE_POINTS + 1, 3, MOST_WORTH + 1) * OFFERS,
    *(7, 13, 11, 5),
)
MEANINGS = (
    Feature("stage", "0 before the first passage; then twice the passage less 2, and 1 in its final round"),
    Feature("round", "of the passage, up to 5"),
    Feature("phase", "the number of the phase, as in the state"),
    Feature("card", "1 + the kind of the card that is carried out"),
    Feature("to_remove", "aristocrats that are still to be banished"),
    Feature("finale", "in the final scoring the die number of the district"),
    Feature("colour", "the colour that rolls, draws or decides"),
    Feature("free", "1 + the colour that has a free banishment"),
    Feature("doge", "1 + the Doge's district; 0 beside the board"),
    Feature("bridges_left", "bridges beside the board"),
    Feature("progress", "passages and how near the end of this one is: 0 at first, 17 when only the scoring is left"),
    Feature("plays", "1 + the turns before each colour's; 0 if it has had its turn", COLOURS),
    Repeated(
        COLOURS - 1,
        (
            Feature("points_lead", "signed: the viewer's points, less those of each rival"),
            Feature("points_lead_coarse", "signed: the same in steps of 4"),
            Feature("outlook_lead", "signed: points with what prizes, people and bridges promise, less the rival's"),
            Feature("outlook_lead_coarse", "signed: the same in steps of 4 points"),
            Feature("outlook_odds", "signed: the same, in quarters of the lead that makes e times as likely to win"),
            Feature("ending_lead", "signed: points if all ended now, less the rival's, in steps of 2"),
        ),
    ),
    Feature(
        "best_rival_odds",
        "signed: `outlook_odds` over the best of several rivals; with two colours each, how many points the viewer's "
        "two colours are apart; 0 otherwise",
    ),
    Feature(
        "best_rival_ending",
        "signed: `ending_lead` over the best of several rivals; with two colours each, how many points the rival's two "
        "colours are apart; 0 otherwise",
    ),
    Repeated(
        COLOURS,
        (
            Feature("limits", "limit points of each colour"),
            Feature("restraint", "how many fewer than the most, below 10 of them"),
        ),
    ),
    Repeated(
        COLOURS,
        (
            Feature(
                "standing",
                "by district: 1 to 5 first alone by so many, 6 and 7 tied for first with one or more, 8 to 16 second "
                "(8 + 3 times how many the first has more, less 1, + how many the third has fewer, less 1), 17 and 18 "
                "one or two aristocrats away from a prize, 19 nobody is there, 0 otherwise",
                DISTRICTS,
            ),
        ),
    ),
    Repeated(
        COLOURS - 1, (Feature("lead", "signed, by district: the viewer's aristocrats, less the colour's", DISTRICTS),)
    ),
    Repeated(
        COLOURS,
        (
            Feature(
                "prize", "by district: 1 the first's prize, 2 the second's; told with two colours each only", DISTRICTS
            ),
        ),
    ),
    Repeated(COLOURS, (Feature("touched", "by district: sites there with a bridge of the colour's", DISTRICTS),)),
    Repeated(COLOURS, (Feature("reached", "by district: 1 where its bridges take the Doge without toll", DISTRICTS),)),
    Repeated(
        COLOURS,
        (
            Feature("walk", "signed: the most it gains over its rivals' mean where the Doge can go without toll"),
            Feature("walk_tolled", "signed: the same with one toll"),
        ),
    ),
    Repeated(
        COLOURS,
        (
            Feature("short", "how many fewer than 7 aristocrats its supply has"),
            Feature("bridges", "its bridges"),
            Feature("people_lead", "signed: the viewer's aristocrats on the board, less the colour's"),
        ),
    ),
    Feature("hand", "action cards of the hand that is played, by kind", ACTION_KINDS),
    Feature("hand_worth", "what they are worth to the colour that plays, at a guess"),
    Feature("open", "action cards that can still be taken and that the viewer sees, by kind", ACTION_KINDS),
    Repeated(
        OFFERS,
        (
            Feature(
                "offer_cards", "action cards of each offer that the viewer sees, the one with most limit points first"
            ),
            Feature("offer_limits", "its limit points"),
            Feature("offer_doge", "its Doge cards"),
            Feature("offer_worth", "what its cards are worth to who takes next, at a guess"),
        ),
    ),
    Feature("unseen", "bridge, transfer, Doge and banishment cards that are still to come", POOL_KINDS),
)
SIGNED = tuple(range(RACE, LIMITS))
RISING = (TIME + 10, HELD_WORTH, *range(PILES_SEEN + PILE_EACH - 1, POOL, PILE_EACH))
POLICY = DRAW_ACTION_UNSEEN - TAKE


def eyes(s: State) -> int:
    """Who decides, or in whose turn chance acts."""
    if s.phase == PICKING:
        return picking_seat(s)
    if s.colour >= s.colours:  # dice for a ghost's opening
        return 0
    return seat_of(s, s.colour)


def features(s: State, p: int, out: Row) -> int:
    """The position as seat p sees it."""
    own = poorer_colour(s, p)
    other = poorer_colour(s, (p + 1) % s.players)
    for i in range(COUNT):
        out[i] = 0
    most = most_limit_points(s)
    see_time(s, p, own, other, most, out)
    spanned = 0
    for site in range(SITES):
        if s.bridges[site][0] + s.bridges[site][1] + s.bridges[site][2] + s.bridges[site][3] > 0:
            spanned |= 1 << site
    for k in range(s.colours):
        see_colour(s, k, colour_at(s, p, k, own, other), own, most, out)
    for k in range(1, s.present):
        c = colour_at(s, p, k, own, other)
        people = 0
        for d in range(DISTRICTS):
            lead = s.aristocrats[d][own] - s.aristocrats[d][c]
            people += lead
            out[LEAD + (k - 1) * DISTRICTS + d] = apart(lead, NARROW)
        out[PIECES + 3 * k + 2] = apart(people, EDGE)
    for k in range(s.colours):
        see_bridges(s, k, colour_at(s, p, k, own, other), spanned, out)
    see_race(s, p, SPREAD[limits_to_come(s, most)], out)
    for i in range(HELD_CARDS, COUNT):
        out[i] = 0
    see_cards(s, p, own, other, out)
    return COUNT


def policy(s: State, p: int, a: int) -> int:
    """The canonical number of an action: colours as seat p counts them, piles as `see_cards` sorts them."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_DIVIDE:  # below 0: the game's own prior thinks divisions through
        pile = i % MOST_PILES
        return a - pile + place_of_pile(s, 2 * s.pair, pile) - TAKE
    if block == BLOCK_TAKE:
        return place_of_pile(s, 2 * s.pair, i)
    if block in (BLOCK_LIFT, BLOCK_TRANSFER, BLOCK_CROSS):
        return a - TAKE + place_of_action(s, p, i % COLOURS)
    if block in (BLOCK_REMOVE, BLOCK_SCORE, BLOCK_APPOINT):
        return a - TAKE + place_of_action(s, p, i)
    return a - TAKE


# --- colours ---------------------------------------------------------------------------------------------------------


def poorer_colour(s: State, p: int) -> int:
    """A seat's colour; of two the one with fewer points, or else the one that comes sooner after the distributor."""
    if s.variant != TWO_COLOURS or s.points[p] < s.points[p + 2]:
        return p
    if s.points[p] > s.points[p + 2]:
        return p + 2
    if (p - s.distributor + COLOURS) % COLOURS < (p + 2 - s.distributor + COLOURS) % COLOURS:
        return p
    return p + 2


def colour_at(s: State, p: int, k: int, own: int, other: int) -> int:
    """The colour that is k-th in the eyes of seat p, to whom `own` and the next seat, to whom `other` is the poorer."""
    if s.variant == TWO_COLOURS:
        if k % 2 == 0:
            return (own + k) % COLOURS
        return (other + k - 1) % COLOURS
    if k < s.players:
        return (p + k) % s.players
    return k


def place_of(s: State, p: int, c: int, own: int, other: int) -> int:
    """Where a colour stands in the eyes of seat p."""
    if s.variant == TWO_COLOURS:
        if c % 2 == p:
            return (c - own + COLOURS) % COLOURS
        return (c - other + COLOURS) % COLOURS + 1
    if c < s.players:
        return (c - p + s.players) % s.players
    return c


def place_of_action(s: State, p: int, c: int) -> int:
    """What takes an action's number from a colour to its place."""
    return place_of(s, p, c, poorer_colour(s, p), poorer_colour(s, (p + 1) % s.players)) - c


# --- numbers ---------------------------------------------------------------------------------------------------------


def apart(difference: int, most: int) -> int:
    """A difference as a number that is 0 for none: above it first, then below it."""
    if difference > 0:
        return min(difference, most)
    if difference < 0:
        return most + min(-difference, most)
    return 0


def in_steps(difference: int, step: int) -> int:
    """A difference in steps, the same for both signs."""
    if difference < 0:
        return -((step // 2 - difference) // step)
    return (difference + step // 2) // step


# --- what is seen ----------------------------------------------------------------------------------------------------


def see_time(s: State, p: int, own: int, other: int, most: int, out: Row) -> None:
    """How far the game is, what is going on, and who plays when."""
    if s.passage > 0:
        out[TIME] = 2 * s.passage - 2 + s.final_round
    out[TIME + 1] = min(s.round, 5)
    out[TIME + 2] = s.phase
    out[TIME + 3] = s.card
    out[TIME + 4] = s.to_remove
    out[TIME + 5] = s.finale
    out[TIME + 6] = place_of(s, p, s.colour, own, other)
    if s.free > 0:
        out[TIME + 7] = 1 + place_of(s, p, s.free - 1, own, other)
    out[TIME + 8] = s.doge
    out[TIME + 9] = min(s.bridges_left, 8)
    out[TIME + 10] = progress(s, most)
    if s.at_table > 0 and s.assigned == s.at_table:
        for turn in range(s.turn, s.at_table):
            c = s.role[PLAY_ORDER[4 * s.at_table + turn]]
            out[ORDER + place_of(s, p, c, own, other)] = 1 + turn - s.turn


def progress(s: State, most: int) -> int:
    """Passages and how near the end of this one is, as one number: 0 at first, 17 when all is over but the scoring."""
    if s.passage == 0:
        return 0
    if s.final_round == 1 or s.free > 0 or s.finale > 0 or most >= LIMIT:
        return 6 * s.passage - 1
    return 6 * s.passage - 6 + most // 2


def limits_to_come(s: State, most: int) -> int:
    """About how many limit points the colour with most of them will still get."""
    if s.passage == 0:
        return PASSAGES * LIMIT
    left = (PASSAGES - s.passage) * LIMIT
    if s.free == 0 and s.finale == 0:
        left += max(1, LIMIT - most)
    return left


def see_colour(s: State, k: int, c: int, own: int, most: int, out: Row) -> None:
    """How the k-th colour stands in each district, its limit points and pieces, and what it comes to."""
    prizes = 0
    people = 0
    for d in range(DISTRICTS):
        people += s.aristocrats[d][c]
        standing = standing_of(s, d, c)
        out[STANDING + k * DISTRICTS + d] = standing
        paid = PAID[standing]
        if s.variant == TWO_COLOURS:
            points = prize(s, d, c)
            paid = 0
            if TIED <= standing < SECOND and s.aristocrats[d][c] == s.aristocrats[d][(c + 2) % COLOURS]:
                paid = 2 * (k < 2)  # the prize falls to one of the two: the poorer needs it more
            elif points > 0:
                paid = 2 - (points == s.prestige[d][0])
            out[PRIZES + k * DISTRICTS + d] = paid
        if paid > 0:
            prizes += s.prestige[d][paid - 1]
            out[PAID_OUT + d] += s.prestige[d][paid - 1]
    bridges = 0
    for site in range(SITES):
        bridges += s.bridges[site][c]
        if s.bridges[site][c] > 0:
            touched = TOUCHED + k * DISTRICTS
            out[touched + SITE_A[site]] = min(out[touched + SITE_A[site]] + 1, 3)
            out[touched + SITE_B[site]] = min(out[touched + SITE_B[site]] + 1, 3)
    halves = halves_left(s)
    restraint = 0
    if s.free == 0 and s.finale == 0:
        points = limit_points(s, c)
        out[LIMITS + 2 * k] = min(points, 12)
        if points < LIMIT:
            restraint = most - points
            out[LIMITS + 2 * k + 1] = min(restraint, 10)
    ahead = prizes * (PRIZE_WEIGHT - PRIZE_FADES * halves) + ARISTOCRAT_WEIGHT * people
    ahead += bridges * BRIDGE_WEIGHT * halves + restraint * (RESTRAINT_WEIGHT - RESTRAINT_FADES * halves)
    out[AHEAD + k] = 100 * s.points[c] + ahead
    out[ENDING + k] = s.points[c] + prizes + restraint
    if s.phase == OVER:
        out[AHEAD + k] = 100 * s.points[c]
        out[ENDING + k] = s.points[c]
    out[PIECES + 3 * k] = max(0, 7 - s.supply[c])
    out[PIECES + 3 * k + 1] = min(bridges, 6)


def standing_of(s: State, d: int, c: int) -> int:
    """How a colour stands in a district."""
    own = s.aristocrats[d][c]
    first = 0
    second = 0
    for i in range(1, COLOURS):
        others = s.aristocrats[d][(c + i) % COLOURS]
        second = max(second, min(first, others))
        first = max(first, others)
    if own > first:
        return FIRST - 1 + min(own - first, 5)
    if own == first:
        if own == 0:
            return EMPTY
        return TIED + (second == first)
    if own > second:
        return SECOND + 3 * (min(first - own, 3) - 1) + min(own - second, 3) - 1
    away = min(second + 1, first) - own
    if away > 2:
        return 0
    return NEAR + away - 1


def see_bridges(s: State, k: int, c: int, spanned: int, out: Row) -> None:
    """Where the k-th colour could take the Doge over its own bridges, and what is the best of it; with one toll too."""
    if s.doge == 0:
        return
    mine = 0
    for site in range(SITES):
        if s.bridges[site][c] > 0:
            mine |= 1 << site
    free = flooded(1 << (s.doge - 1), mine)
    out[WALK + 2 * k] = apart(best_edge(s, k, free, out), EDGE)
    tolled = free
    for site in range(SITES):
        if spanned >> site & 1 == 1 and (free >> SITE_A[site] & 1) != (free >> SITE_B[site] & 1):
            tolled |= 1 << SITE_A[site] | 1 << SITE_B[site]
    tolled = flooded(tolled, mine)
    out[WALK + 2 * k + 1] = apart(best_edge(s, k, tolled, out), EDGE)
    for d in range(DISTRICTS):
        out[REACHED + k * DISTRICTS + d] = free >> d & 1


def flooded(districts: int, sites: int) -> int:
    """The districts that can be reached from these over these sites."""
    before = 0
    while before != districts:
        before = districts
        left = sites
        site = 0
        while left > 0:
            if left & 1 == 1 and (districts >> SITE_A[site] & 1) != (districts >> SITE_B[site] & 1):
                districts |= 1 << SITE_A[site] | 1 << SITE_B[site]
            left >>= 1
            site += 1
    return districts


def best_edge(s: State, k: int, districts: int, out: Row) -> int:
    """The most that the k-th colour would get in one of the districts above the rivals' average."""
    best = -EDGE
    for d in range(DISTRICTS):
        if districts >> d & 1 == 1:
            paid = PAID[out[STANDING + k * DISTRICTS + d]]
            if s.variant == TWO_COLOURS:
                paid = out[PRIZES + k * DISTRICTS + d]
            points = 0
            if paid > 0:
                points = s.prestige[d][paid - 1]
            best = max(best, points - (out[PAID_OUT + d] - points) // (s.players - 1))
    return best


def see_race(s: State, p: int, spread: int, out: Row) -> None:
    """How far one is ahead of each rival: in points, if all ended now, and by what is to come."""
    points = result_of(s, p)
    ahead = out[AHEAD]
    ending = out[ENDING]
    least = 0
    least_ending = FAR
    if s.variant == TWO_COLOURS:
        ahead = two_colour_result(out[AHEAD], out[AHEAD + 2])
        ending = two_colour_result(out[ENDING], out[ENDING + 2])
    for k in range(1, s.players):
        their_ahead = out[AHEAD + k]
        their_ending = out[ENDING + k]
        if s.variant == TWO_COLOURS:
            their_ahead = two_colour_result(out[AHEAD + 1], out[AHEAD + 3])
            their_ending = two_colour_result(out[ENDING + 1], out[ENDING + 3])
        at = RACE + RACE_EACH * (k - 1)
        lead = points - result_of(s, (p + k) % s.players)
        out[at] = apart(lead, MIDDLE)
        out[at + 1] = apart(in_steps(lead, 4), MIDDLE)
        lead = ahead - their_ahead
        out[at + 2] = apart(in_steps(lead, 100), WIDE)
        out[at + 3] = apart(in_steps(lead, 400), MIDDLE)
        out[at + 4] = apart(in_steps(4 * lead, spread), WIDE)
        out[at + 5] = apart(in_steps(ending - their_ending, 2), WIDE)
        if k == 1 or lead < least:
            least = lead
        least_ending = min(least_ending, ending - their_ending)
    if s.variant == TWO_COLOURS:
        out[BEST_RIVAL] = min(abs(s.points[p] - s.points[p + 2]), 2 * WIDE)
        out[BEST_RIVAL + 1] = min(abs(s.points[1 - p] - s.points[3 - p]), 2 * WIDE)
    elif s.players > 2:
        out[BEST_RIVAL] = apart(in_steps(4 * least, spread), WIDE)
        out[BEST_RIVAL + 1] = apart(in_steps(least_ending, 2), WIDE)


def see_cards(s: State, p: int, own: int, other: int, out: Row) -> None:
    """The cards of the hand that is played, those that are still to be taken, and those that are still to come."""
    dealing = s.phase == DRAWING or s.phase == DIVIDING
    worth = 0
    for i in range(POOL_KINDS):
        out[POOL + i] = s.deck[BRIDGE + i]
    if not dealing:
        for k in range(ACTION_KINDS):
            if s.hand[k] > 0:
                out[HELD_CARDS + k] = min(s.hand[k], 3)
                worth += s.hand[k] * worth_at(place_of(s, p, s.colour, own, other), k, out)
        out[HELD_WORTH] = min(worth // 2, MOST_WORTH)
    slot = 0
    for pair in range(1 + (s.at_table == COLOURS)):
        first = 2 * pair
        if hides(s, pair, p):
            see_hidden_pair(s, first, dealing and s.pair == pair, out)
        else:
            taker = place_of(s, p, next_taker(s, pair), own, other)
            see_pair(s, first, slot, dealing and s.pair == pair, taker, out)
            slot += 2


def see_hidden_pair(s: State, first: int, dealing: bool, out: Row) -> None:
    """Cards that one doesn't see count as still to come."""
    for i in range(POOL_KINDS):
        out[POOL + i] += s.offer[first][BRIDGE + i] + s.offer[first + 1][BRIDGE + i]
        if dealing:
            out[POOL + i] += s.hand[BRIDGE + i]


def see_pair(s: State, first: int, slot: int, dealing: bool, taker: int, out: Row) -> None:
    """What can be taken, and what of it lies together; piles are alike, so the one with most limit points is first."""
    for o in range(first, first + PILES[s.at_table]):
        cards = 0
        worth = 0
        for k in range(ACTION_KINDS):
            if s.offer[o][k] > 0:
                cards += s.offer[o][k]
                worth += s.offer[o][k] * worth_at(taker, k, out)
                out[OPEN_CARDS + k] += s.offer[o][k]
        points = limits_in(s, o)
        if cards + points > 0:
            at = PILES_SEEN + PILE_EACH * (slot + place_of_pile(s, first, o - first))
            out[at] = min(cards, PILE_CARDS)
            out[at + 1] = min(points, PILE_POINTS)
            out[at + 2] = min(s.offer[o][DOGE], 2)
            out[at + 3] = min(worth // 2, MOST_WORTH)
    for k in range(ACTION_KINDS):
        if dealing:
            out[OPEN_CARDS + k] += s.hand[k]
        out[OPEN_CARDS + k] = min(out[OPEN_CARDS + k], 4)


def next_taker(s: State, pair: int) -> int:
    """The colour that takes a pile of a pair next; while they are dealt out, the distributor."""
    if s.pair == pair and (s.phase == DRAWING or s.phase == DIVIDING or s.phase == CHOOSING):
        return s.colour
    turn = max(s.turn + 1, 2 * pair)
    if turn < s.at_table:
        return s.role[PLAY_ORDER[4 * s.at_table + turn]]
    return s.colour


def worth_at(k: int, card: int, out: Row) -> int:
    """What a card is worth to the k-th colour, in half points."""
    if card < BRIDGE:
        return MORE_WORTH[out[STANDING + k * DISTRICTS + card]]
    if card == BRIDGE:
        return BRIDGE_HALVES
    if card == TRANSFER:
        return TRANSFER_HALVES
    if card == BANISHMENT:
        return BANISHMENT_HALVES
    edge = out[WALK + 2 * k + 1]
    if edge > EDGE:
        return 0
    return 2 * edge


def place_of_pile(s: State, first: int, pile: int) -> int:
    """How many piles of a pair come before it."""
    place = 0
    for i in range(PILES[s.at_table]):
        if i != pile and pile_before(s, first + i, first + pile):
            place += 1
    return place


def pile_before(s: State, o: int, other: int) -> bool:
    """Whether one pile comes before another: by limit points, and where these are equal by its cards."""
    points = limits_in(s, o)
    others = limits_in(s, other)
    if points != others:
        return points > others
    for k in range(ITEMS):
        if s.offer[o][k] != s.offer[other][k]:
            return s.offer[o][k] > s.offer[other][k]
    return o < other
