"""What a network sees of a position, from the eyes of a seat: small numbers, 0 for what is usual or absent.

Names do not matter here. Seats are counted from the viewer on, sides from the viewer's on, territories from the
Emperor's on, and clans are sorted: by who holds the marker, the lead at court, the paladins on the ring. The sets of
the display are sorted too. `policy` numbers actions in the same orders. Compiled with the rules.

| where an action names | it means, with features |
|---|---|
| red, green, blue, yellow, pink | the first to the fifth clan of the features |
| territory 1 to 15 | the Emperor's territory, and those after it |
| set 1 to 5 | the first to the fifth set of the features |
"""

from tavoliere.definition.schema import Feature, Repeated, Row
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.ring import next_territory, side_of
from tavoliere.games.carolus_magnus.rules.state import *

MOST_LEAD = 7  # of influence on a territory, and of castles in play
MOST_COURT_LEAD = 5
MOST_PART = 7  # of influence
MOST_HERE = 4  # paladins of a clan on a territory
MOST_AT_COURT = 7
MOST_IN_RESERVE = 5
MOST_ON_RING = 13
MOST_SUPPLY = 6
MOST_SEGMENTS = 6
MOST_STAKE = 3
MOST_GAIN = 8
WINS = MOST_GAIN + 1  # the last castle
MOST_OF_SET = 3
MOST_ROUND = 15
MOST_ROUNDS_LEFT = 6
OUTCOMES = 16
DONE = 4  # seats that have had their turn come after those that wait
CLAN_BITS = 3  # of a clan in a packed order
# A side's influence among those of all: nobody's, the viewer's, the next side's, that of the side after it.
PART = (0, 1, 1 << 10, 1 << 20)
PART_BITS = 10
PART_MASK = 1023

OF_TABLE = (
    *(OVER + 1, SEATS, 5, 5, 5),  # the phase, whose turn, paladins to play, dice, crowns
    *(1 + MOST_ROUND, DISCS_EACH, 1 + MOST_ROUNDS_LEFT, 2, PLACES),  # rounds, territories
    *(1 + 2 * MOST_LEAD, *(1 + CASTLES[2],) * SIDES, *(1 + COLOURS,) * SIDES),  # castles, markers
)
OF_SEAT = (2 * SEATS, 1 + DISCS_EACH, *(2,) * DISCS_EACH)  # when it acts, its discs
OF_CLAN = (
    *(1 + SEATS, 1 + MOST_ON_RING, 1 + MOST_SUPPLY, 1 + 2 * MOST_COURT_LEAD, 1 + 2 * MOST_COURT_LEAD),
    *(1 + MOST_AT_COURT, 1 + MOST_IN_RESERVE) * SEATS,
)
OF_TERRITORY = (
    *(MOST_SEGMENTS, 1 + SIDES, OUTCOMES, 1 + 2 * MOST_LEAD, 1 + MOST_PART, 1 + MOST_PART),
    *(1 + MOST_HERE,) * COLOURS,
)
OF_REACH = (1 + WINS,) * 2
OF_SET = (2, *(1 + MOST_OF_SET,) * COLOURS)
WIDTHS = (
    *OF_TABLE,
    *OF_SEAT * SEATS,
    *OF_CLAN * COLOURS,
    *OF_TERRITORY * PLACES,
    *OF_REACH * SEATS,
    *OF_SET * MOST_SETS,
)
MEANINGS = (
    Feature("phase", "0 playing paladins, 1 to 7 laying to disc-choice, 8 to 12 marching to over"),
    Feature("turn", "the seat that decides or rolls, counted from the viewer"),
    Feature("to_play", "paladins that must still be played in this turn"),
    Feature("dice", "dice of this throw that are not settled yet"),
    Feature("crowns", "crowns of this throw that are not named yet"),
    Feature("round", "1 for the first"),
    Feature("cycle", "the round's remainder by 5: discs come back after five rounds"),
    Feature("near_end", "0 with six rounds or more to come, 6 in the last one"),
    Feature("last_round", "1 when the bag ran out and this round is the last"),
    Feature("merged", "how many territories fewer than 15 there are"),
    Feature("castle_lead", "signed: castles of the viewer's side in play, less those of the best other side"),
    Feature("castles", "castles in play of each side, the viewer's first", SIDES),
    Feature("markers", "clan markers of each side, the viewer's first", SIDES),
    Repeated(
        SEATS,
        (
            Feature("acts", "0 if it acts now, 1 to 3 if so many seats are before it, 4 + its place once it has acted"),
            Feature("disc", "the number of its disc in this round, or 0"),
            Feature("discs_played", "1 for each disc that it has played in this cycle", DISCS_EACH),
        ),
    ),
    Repeated(
        COLOURS,
        (
            Feature("holder", "1 + the seat that holds the clan's marker, counted from the viewer; 0 for nobody"),
            Feature("on_ring", "its paladins on the ring"),
            Feature("used", "0 with six or more of it in the supply, 6 with none"),
            Feature("court_lead", "signed: the viewer's side's best court, less the best other one"),
            Feature("court_lead_left", "signed: the same, if a rival played all it can of its reserve to its court"),
            Repeated(
                SEATS,
                (
                    Feature("court", "paladins of the clan at each seat's court"),
                    Feature("reserve", "paladins of the clan in each seat's reserve"),
                ),
            ),
        ),
    ),
    Repeated(
        PLACES,
        (
            Feature("segments", "segments of the territory, less 1"),
            Feature(
                "owner", "0 nobody's castles, 1 the viewer's side's, 2 the next side's, 3 those of the one after it"
            ),
            Feature(
                "outcome",
                "what the Emperor would bring about here: 0 nothing; for the viewer's side 1 a first castle, 2 to 4 a "
                "takeover of so many castles less 1; 6 to 9 and 11 to 14 likewise for the other sides, of the viewer's "
                "castles; 10 and 15 of somebody else's",
            ),
            Feature("lead", "signed: influence of the viewer's side, less the most of another"),
            Feature("influence", "of the viewer's side"),
            Feature("rival_influence", "the most of another side"),
            Feature("paladins", "here, by clan", COLOURS),
        ),
    ),
    Repeated(
        SEATS,
        (
            Feature(
                "reach",
                "the most that a seat still to march gains by a stop as the ring is: 1 a first castle, twice the "
                "castles of a takeover, up to 8; 9 the last castle of its stock",
            ),
            Feature("reach_won", "the same, by a stop that the paladins it may still play could win"),
        ),
    ),
    Repeated(
        MOST_SETS,
        (
            Feature(
                "set_too_large",
                "1 for a set of which paladins go back; the best set is first, by the order of the clans",
            ),
            Feature("set_paladins", "paladins of the set, by clan", COLOURS),
        ),
    ),
)
POLICY = ACTIONS - DISC


def eyes(s: State) -> int:
    """The seat from whose eyes a position is evaluated: who decides, or in whose turn chance acts."""
    return s.turn


def features(s: State, p: int, out: Row) -> int:
    """Write the position as seat p sees it; return how many features there are."""
    clans = clan_order(s, p, out)
    n = table_features(s, p, out)
    n = seat_features(s, p, out, n)
    n = clan_features(s, p, clans, out, n)
    n = ring_features(s, p, clans, out, n)
    return display_features(s, clans, out, n)


def policy(s: State, p: int, a: int) -> int:
    """The canonical number of an action as seat p, who decides, sees it."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_PLAY:
        target = i % TARGETS
        if target > 0:
            target = 1 + steps_to(s, target - 1)
        i = clan_rank(s, p, i // TARGETS) * TARGETS + target
    elif block in (BLOCK_CROWN, BLOCK_GIVE_BACK):
        i = clan_rank(s, p, i)
    elif block == BLOCK_TAKE:
        i = set_rank(s, p, i)
    return FIRST_OF[block] - DISC + i


# --- orders in which names do not matter -----------------------------------------------------------------------------


def seat_from(s: State, p: int, q: int) -> int:
    """How many seats after p seat q is."""
    return q - p if q >= p else q - p + s.players


def side_from(s: State, p: int, side: int) -> int:
    """1 for the side of seat p, 2 for the next one, 3 for the one after that."""
    side -= side_of(s, p)
    return 1 + side if side >= 0 else 1 + side + SIDES_OF[s.players]


def signed_value(difference: int, most: int) -> int:
    """0 for none, 1 .. most for so much more, and on from there for so much less."""
    if difference >= 0:
        return min(difference, most)
    return most + min(-difference, most)


def clan_key(s: State, p: int, c: int) -> int:
    """The higher, the earlier among the clans: held by p, by a partner, by nobody, by the others in their order."""
    side = side_of(s, p)
    mine = 0
    theirs = 0
    ring = PER_COLOUR - s.supply[c]  # what is on the ring is nowhere else
    for q in range(s.players):
        court = s.court[q][c]
        ring -= court + s.reserve[q][c]
        if side_of(s, q) == side:
            mine = max(mine, court)
        else:
            theirs = max(theirs, court)
    if s.draft > 0:
        for i in range(s.players + 1):
            ring -= s.display[i][c]
    held = 3 * SEATS
    if s.holder[c] > 0:
        held = (5 if side_of(s, s.holder[c] - 1) == side else 2) * SEATS - seat_from(s, p, s.holder[c] - 1)
    lead = min(15, max(0, 8 + mine - theirs))
    return (((held * 16 + lead) * 64 + ring) * 32 + min(31, s.court[p][c])) * 64 + s.reserve[p][c]


def stands_before(s: State, p: int, c: int, d: int) -> bool:
    """Whether clan c comes before d, of clans with equal keys: by all that tells them apart."""
    t = s.emperor
    for _ in range(s.territories):
        if s.paladins[t][c] != s.paladins[t][d]:
            return s.paladins[t][c] > s.paladins[t][d]
        t = next_territory(s, t)
    q = p
    for _ in range(s.players):
        if s.court[q][c] != s.court[q][d]:
            return s.court[q][c] > s.court[q][d]
        if s.reserve[q][c] != s.reserve[q][d]:
            return s.reserve[q][c] > s.reserve[q][d]
        q = q + 1 if q + 1 < s.players else 0
    for i in range(s.players + 1):
        if s.display[i][c] != s.display[i][d]:
            return s.display[i][c] > s.display[i][d]
    return c < d


def clan_order(s: State, p: int, scratch: Row) -> int:
    """The clans in their order, three bits each, the first in the lowest bits."""
    order = 0
    for c in range(COLOURS):
        scratch[c] = clan_key(s, p, c)
        at = 0
        while at < c:
            d = (order >> CLAN_BITS * at) & 7
            if scratch[c] > scratch[d] or (scratch[c] == scratch[d] and stands_before(s, p, c, d)):
                break
            at += 1
        low = order & ((1 << CLAN_BITS * at) - 1)
        order = low | (c << CLAN_BITS * at) | ((order - low) << CLAN_BITS)
    return order


def clan_rank(s: State, p: int, c: int) -> int:
    """The place of one clan in the order."""
    rank = 0
    key = clan_key(s, p, c)
    for d in range(COLOURS):
        if d != c:
            other = clan_key(s, p, d)
            if other > key or (other == key and stands_before(s, p, d, c)):
                rank += 1
    return rank


def steps_to(s: State, target: int) -> int:
    """How many territories after the Emperor's one is."""
    steps = 0
    t = s.emperor
    while t != target:
        t = next_territory(s, t)
        steps += 1
    return steps


def set_key(s: State, i: int, clans: int) -> int:
    """The higher, the earlier among the sets; 0 where none lies."""
    key = s.lies[i]
    for k in range(COLOURS):
        key = key * 8 + min(7, s.display[i][(clans >> CLAN_BITS * k) & 7])
    return key


def set_rank(s: State, p: int, i: int) -> int:
    clans = 0
    for c in range(COLOURS):
        clans |= c << CLAN_BITS * clan_rank(s, p, c)
    rank = 0
    key = set_key(s, i, clans)
    for j in range(s.players + 1):
        other = set_key(s, j, clans)
        if other > key or (other == key and j < i):
            rank += 1
    return rank


# --- the parts -------------------------------------------------------------------------------------------------------


def table_features(s: State, p: int, out: Row) -> int:
    """The phase, the round, castles and markers."""
    out[0] = 0 if s.phase == PLAYING_PALADINS else s.phase if s.phase > PLAYING_PALADINS else 1 + s.phase
    out[1] = seat_from(s, p, s.turn)
    out[2] = s.to_play
    out[3] = s.dice
    out[4] = s.crowns
    out[5] = min(s.round, MOST_ROUND)
    out[6] = s.round % DISCS_EACH
    out[7] = MOST_ROUNDS_LEFT - min(s.limit - s.round, MOST_ROUNDS_LEFT)
    out[8] = s.last_round
    out[9] = PLACES - s.territories
    n = 11
    for i in range(2 * SIDES):
        out[n + i] = 0
    theirs = 0
    mine = 0
    for side in range(SIDES_OF[s.players]):
        k = side_from(s, p, side) - 1
        castles = CASTLES[s.players] - s.stock[side]
        out[n + k] = castles
        if k == 0:
            mine = castles
        else:
            theirs = max(theirs, castles)
    out[10] = signed_value(mine - theirs, MOST_LEAD)
    n += SIDES
    for c in range(COLOURS):
        if s.holder[c] > 0:
            out[n + side_from(s, p, side_of(s, s.holder[c] - 1)) - 1] += 1
    return n + SIDES


def seat_features(s: State, p: int, out: Row, n: int) -> int:
    """When each seat acts, and its discs."""
    done = s.turns_done if s.phase != DISC_CHOICE else s.discs_chosen
    width = 2 + DISCS_EACH
    for i in range(SEATS * width):
        out[n + i] = 0
    for q in range(s.players):
        at = n + seat_from(s, p, q) * width
        out[at + 1] = s.disc[q]
        for i in range(DISCS_EACH):
            out[at + 2 + i] = 1 - s.unplayed[q][i]
    for j in range(s.players):
        out[n + seat_from(s, p, s.order[j]) * width] = j - done if j >= done else DONE + j
    return n + SEATS * width


def clan_features(s: State, p: int, clans: int, out: Row, n: int) -> int:
    """Who holds each clan, how firmly, and where its paladins are."""
    side = side_of(s, p)
    for k in range(COLOURS):
        c = (clans >> CLAN_BITS * k) & 7
        mine = 0
        theirs = 0
        ready = 0  # what the best rival court could grow to
        ring = PER_COLOUR - s.supply[c]
        at = n + 5
        q = p
        for _ in range(s.players):
            court = s.court[q][c]
            reserve = s.reserve[q][c]
            ring -= court + reserve
            if side_of(s, q) == side:
                mine = max(mine, court)
            else:
                theirs = max(theirs, court)
                ready = max(ready, court + min(reserve, PER_TURN[s.players]))
            out[at] = min(court, MOST_AT_COURT)
            out[at + 1] = min(reserve, MOST_IN_RESERVE)
            at += 2
            q = q + 1 if q + 1 < s.players else 0
        for i in range(MOST_SETS):
            ring -= s.display[i][c]
        out[n] = 1 + seat_from(s, p, s.holder[c] - 1) if s.holder[c] > 0 else 0
        out[n + 1] = min(ring, MOST_ON_RING)
        out[n + 2] = MOST_SUPPLY - min(s.supply[c], MOST_SUPPLY)
        out[n + 3] = signed_value(mine - theirs, MOST_COURT_LEAD)
        out[n + 4] = signed_value(mine - ready, MOST_COURT_LEAD)
        n += 5 + 2 * SEATS
        while at < n:
            out[at] = 0
            at += 1
    return n


def ring_features(s: State, p: int, clans: int, out: Row, n: int) -> int:
    """The territories from the Emperor's on, and what each seat that is still to march could bring about."""
    sides = 0  # by the order of the clans: 0 for nobody's, 1 for the viewer's side, 2 and 3 for the others
    for k in range(COLOURS):
        c = (clans >> CLAN_BITS * k) & 7
        if s.holder[c] > 0:
            sides |= side_from(s, p, side_of(s, s.holder[c] - 1)) << CLAN_BITS * k
    reach = n + PLACES * (6 + COLOURS)
    for i in range(2 * SEATS):
        out[reach + i] = 0
    t = s.emperor
    for steps in range(s.territories):
        together = 0
        for k in range(COLOURS):
            paladins = s.paladins[t][(clans >> CLAN_BITS * k) & 7]
            together += paladins * PART[(sides >> CLAN_BITS * k) & 7]
            out[n + 6 + k] = min(paladins, MOST_HERE)
        owner = 0
        if s.owner[t] > 0:
            owner = side_from(s, p, s.owner[t] - 1)
            together += s.castles[t] * PART[owner]
        mine = together & PART_MASK
        second = (together >> PART_BITS) & PART_MASK
        third = together >> 2 * PART_BITS
        theirs = max(second, third)
        ahead = 0
        if mine > theirs:
            ahead = 1
        elif mine < theirs and second != third:
            ahead = 2 if second > third else 3
        out[n] = min(s.segments[t], MOST_SEGMENTS) - 1
        out[n + 1] = owner
        out[n + 2] = outcome(owner, ahead, s.castles[t])
        out[n + 3] = signed_value(mine - theirs, MOST_LEAD)
        out[n + 4] = min(mine, MOST_PART)
        out[n + 5] = min(theirs, MOST_PART)
        if steps > 0 and steps <= DISCS_EACH:
            reach_features(s, p, t, steps, together, owner, ahead, out, reach)
        n += 6 + COLOURS
        t = next_territory(s, t)
    while n < reach:
        out[n] = 0
        n += 1
    return reach + 2 * SEATS


def outcome(owner: int, ahead: int, castles: int) -> int:
    """What the Emperor would bring about: 0 nothing; by the victor, a first castle, takeovers by size."""
    if ahead == 0 or ahead == owner:
        return 0
    value = 5 * ahead - 4
    if owner > 0:
        value += MOST_STAKE + 1 if ahead > 1 and owner > 1 else min(castles, MOST_STAKE)
    return value


def reach_features(
    s: State, p: int, t: int, steps: int, together: int, owner: int, ahead: int, out: Row, n: int
) -> None:
    """The most castles that each seat still to march moves by a stop as it is, and by one that its paladins may win."""
    moved = s.phase > MARCHING or s.phase < DISC_CHOICE
    moves = s.castles[t] if owner > 0 else 1
    gain = min(2 * moves, MOST_GAIN) if owner > 0 else 1
    for j in range(s.turns_done + moved, s.players):
        q = s.order[j]
        if s.disc[q] >= steps:
            side = side_from(s, p, side_of(s, q))
            at = n + 2 * seat_from(s, p, q)
            if side != owner:
                worth = WINS if s.stock[side_of(s, q)] <= moves else gain
                if ahead == side:
                    out[at] = max(out[at], worth)
                else:
                    paladins = s.to_play if j == s.turns_done else PER_TURN[s.players]
                    own = (together >> PART_BITS * (side - 1)) & PART_MASK
                    most = max(
                        0 if side == 1 else together & PART_MASK,
                        0 if side == 2 else (together >> PART_BITS) & PART_MASK,
                        0 if side == 3 else together >> 2 * PART_BITS,
                    )
                    if own + paladins > most:
                        out[at + 1] = max(out[at + 1], worth)


def display_features(s: State, clans: int, out: Row, n: int) -> int:
    """The sets that lie, the best first by the order of the clans."""
    end = n + MOST_SETS * (1 + COLOURS)
    if s.draft > 0:
        written = 0  # the sets already written, a bit each
        for _ in range(s.players + 1):
            best = -1
            most = 0
            for i in range(s.players + 1):
                if (written >> i) & 1 == 0:
                    key = set_key(s, i, clans)
                    if key > most:
                        most = key
                        best = i
            if best >= 0:
                written |= 1 << best
                out[n] = 1 if set_size(s, best) > PER_TURN[s.players] else 0
                for k in range(COLOURS):
                    out[n + 1 + k] = min(s.display[best][(clans >> CLAN_BITS * k) & 7], MOST_OF_SET)
                n += 1 + COLOURS
    while n < end:
        out[n] = 0
        n += 1
    return end
