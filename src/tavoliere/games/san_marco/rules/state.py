"""What a game of San Marco consists of, as numbers.

Districts stand in the order of the card list; two of them are a site, whether or not the board lets them be joined:

    district  0           1            2         3          4          5
              Cannaregio  Santa Croce  San Polo  San Marco  Dorsoduro  Castello

    site      0    1    2    3    4    5    6    7    8    9    10   11   12   13   14
    joins     0-1  0-2  0-3  0-4  0-5  1-2  1-3  1-4  1-5  2-3  2-4  2-5  3-4  3-5  4-5

Cards are kinds, because equal cards are not told apart; the last two stand for cards that one does not know:

    kind      0 .. 5    6       7         8     9           10 .. 12     13             14
    card      district  bridge  transfer  Doge  banishment  limit 1 2 3  unseen action  unseen limit

Colours and seats: with 3 and 4 players a colour is its player's seat. Ghosts: colours 0 and 1 are the players', 2 and 3
the ghosts. Neutral: colour 2 is the neutral one. Two colours each: seat 0 has colours 0 and 2, seat 1 colours 1 and 3.
"""

from itertools import combinations

from tavoliere.definition.event_table import COUNT, name_of, word
from tavoliere.definition.field_forms import Of
from tavoliere.definition.schema import (
    ALL,
    NOBODY,
    PUBLIC_PART,
    WATCHERS,
    Grid,
    InvariantTable,
    Parameter,
    Phase,
    Row,
    cell,
    cells,
    setting,
    settings,
)
from tavoliere.definition.serialization import Flag, Items, Number, OneOf
from tavoliere.games.san_marco.rules.actions import (
    CARD_WORDS,
    COLOUR,
    COLOUR_WORDS,
    DISTRICT,
    DISTRICT_WORDS,
    SITE,
    SITE_WORDS,
)

COLOURS = 4
DISTRICTS = 6
SITE_ENDS = tuple(combinations(range(DISTRICTS), 2))
SITE_A = tuple(one for one, _ in SITE_ENDS)
SITE_B = tuple(other for _, other in SITE_ENDS)
SITES = len(SITE_ENDS)
SITES_EACH = DISTRICTS - 1
SITES_AT = tuple(site for d in range(DISTRICTS) for site, ends in enumerate(SITE_ENDS) if d in ends)
SITE_OF = tuple(  # the site of two districts; a district with itself is none
    SITE_ENDS.index((min(d, other), max(d, other))) if d != other else 0
    for d in range(DISTRICTS)
    for other in range(DISTRICTS)
)

BRIDGE = 6
TRANSFER = 7
DOGE = 8
BANISHMENT = 9
ACTION_KINDS = 10
LIMIT_KINDS = 3
MORE_THAN_A_HAND = 16
KINDS = ACTION_KINDS + LIMIT_KINDS
UNSEEN_ACTION = 13
UNSEEN_LIMIT = 14
ITEMS = 15
COPIES = (5, 5, 5, 5, 5, 5, 6, 12, 10, 4, 8, 10, 10)  # SM 1: 62 action cards and 28 limit cards

ARISTOCRATS = 25  # of each colour
NEUTRALS = 12  # SM 9.2
BRIDGES = 12
OPENING_ROLLS = 4  # SM 3.4
OPENING_PAIR = 2
PASSAGES = 3
LIMIT = 10  # SM 7.2
DIE = 6
MOST_PRESTIGE = 50  # of a district, on any board

# Variants.
GHOSTS = 1
NEUTRAL = 2
TWO_COLOURS = 3
GHOST = 2  # the first ghost's colour
NEUTRAL_COLOUR = 2

# How many cards a distributor draws, and how many offers he makes of them, by colours at the table (SM 4.2).
ACTIONS_DRAWN = (0, 0, 5, 6, 5)
LIMITS_DRAWN = (0, 0, 3, 4, 3)
PILES = (0, 0, 2, 3, 2)
OFFERS = 4  # 4 players: two of each pair
MOST_PILES = 3
# Who plays first, second, ... by colours at the table: places on the role tablet (SM 4.3).
#     place  0 distributor  1 first decision-maker  2 second distributor, or second of three  3 second decision-maker
PLAY_ORDER = (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 0, 3, 2)
ROLE_WORDS = (
    *("distributor", "decision-maker", "first-decision-maker", "second-decision-maker"),
    *("first-distributor", "second-distributor"),
)
ROLE_AT = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 3, 0, 4, 2, 5, 3)  # the word of each place

ONE_PER_CARD = 3  # SM R31: how often ghosts grow

# What the table is waiting for.
PHASE_TABLE = (
    Phase("beginning", chance=True),  # the start player
    Phase("opening", chance=True),  # a die for two aristocrats
    Phase("first-bridges"),  # a player: the site of an opening bridge
    Phase("spanning", chance=True),  # the site of a ghost's bridge
    Phase("strewing", chance=True),  # a die for a neutral aristocrat
    Phase("role-dice", chance=True),  # a die for the roles (ghosts)
    Phase("stones", chance=True),  # the next stone on the role tablet
    Phase("appointing"),  # the start player: the next stone on the role tablet
    Phase("drawing", chance=True),  # a card for a distributor
    Phase("dividing"),  # a distributor: a pile for a card
    Phase("choosing"),  # a decision-maker: an offer
    Phase("playing"),  # a player: the next card
    Phase("placing"),  # a player: the district of an aristocrat
    Phase("relocating"),  # a player: an aristocrat to pick up, as the supply is empty
    Phase("lifting"),  # a player: a bridge to lift, as none is left
    Phase("building"),  # a player: the site of a bridge
    Phase("transferring"),  # a player: whom to replace
    Phase("doge-enters"),  # a player: the Doge's first district
    Phase("doge-walks"),  # a player: the next bridge, or stop
    Phase("naming"),  # a player: the district of a banishment
    Phase("banishing", chance=True),  # how many
    Phase("removing"),  # a player: who goes
    Phase("picking"),  # a player of two colours: which of them scores
    Phase("growing", chance=True),  # a die for a ghost's aristocrat
    Phase("returning"),  # a player: the district of a neutral aristocrat that comes back
    Phase("over"),
)
BEGINNING, OPENING, FIRST_BRIDGES, SPANNING, STREWING, ROLE_DICE, STONES, APPOINTING, DRAWING = range(9)
DIVIDING, CHOOSING, PLAYING, PLACING, RELOCATING, LIFTING, BUILDING, TRANSFERRING, DOGE_ENTERS = range(9, 18)
DOGE_WALKS, NAMING, BANISHING, REMOVING, PICKING, GROWING, RETURNING, OVER = range(18, len(PHASE_TABLE))
PHASES = tuple(phase.name for phase in PHASE_TABLE)
CHANCE_PHASES = tuple(int(phase.chance) for phase in PHASE_TABLE)
SETUP = (BEGINNING, OPENING, FIRST_BRIDGES, SPANNING, STREWING)

STANDING_STEP = 65536  # more than two colours can be apart: their points have two bytes

# The place of a colour in a district that is scored, by what it is paid for (SM 6, SM 9.3).
RANK_WORDS = ("first", "first-tied", "second", "second-tied", "passed", "behind", "behind-tied", "other")
RANKED_FIRST, RANKED_FIRST_TIED, RANKED_SECOND, RANKED_SECOND_TIED = range(4)
PASSED_TO_SECOND, BEHIND_FIRST_TWO, BEHIND_TIE, OTHER_COLOUR_PAID = range(4, len(RANK_WORDS))

# What is being carried out, of the cells of this name: in which phase, with which cards, what there is, what may be.
UNDER_WAY = (
    *("card", "target", "picked_up", "lifted", "visited", "to_remove", "scoring", "finale", "picks", "growing"),
    "free",
)
MANY_UNDER_WAY = len(UNDER_WAY)
PHASE_PARTS: dict[int, tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]] = {
    PLACING: ((0, 1, 2, 3, 4, 5), (), ("picked_up",)),
    RELOCATING: ((0, 1, 2, 3, 4, 5, BRIDGE, TRANSFER), (), ("lifted",)),
    LIFTING: ((BRIDGE,), (), ()),
    BUILDING: ((BRIDGE,), (), ("lifted", "picked_up")),
    TRANSFERRING: ((TRANSFER,), (), ("picked_up",)),
    DOGE_ENTERS: ((DOGE,), (), ()),
    DOGE_WALKS: ((DOGE,), ("visited",), ()),
    NAMING: ((BANISHMENT,), (), ("free",)),
    BANISHING: ((BANISHMENT,), ("target",), ("free",)),
    REMOVING: ((BANISHMENT,), ("target", "to_remove"), ("free",)),
    PICKING: ((DOGE,), ("scoring",), ("finale", "picks")),
    GROWING: ((), ("growing",), ()),
}
DONE_IN = tuple(PHASE_PARTS.get(phase, ((), (), ())) for phase in range(len(PHASES)))
# The same for plain functions: a bit for each card, for each of UNDER_WAY; a card itself may be wherever there is any.
CARDS_IN = tuple(sum(1 << k for k in cards) for cards, _, _ in DONE_IN)
NEEDED_IN = tuple(sum(1 << UNDER_WAY.index(name) for name in needed) for _, needed, _ in DONE_IN)
ALLOWED_IN = tuple(
    sum(1 << UNDER_WAY.index(name) for name in (*allowed, *("card",) * (cards != ()))) for cards, _, allowed in DONE_IN
)

A_COLOUR, A_DISTRICT, A_SITE = word(COLOUR), word(DISTRICT), word(SITE)
A_CARD = word(Parameter("card", CARD_WORDS))
A_FIELD = word(Parameter("field", tuple(name.replace("_", "-") for name in UNDER_WAY)))

# What is true of every position; `broken` tells the number of one that is not.
INVARIANTS = InvariantTable()
SOUND = 0
ARISTOCRATS_COMPLETE = INVARIANTS.add(
    *("aristocrats-complete", "districts/{at}", "bridges", "supply"),
    colour=A_COLOUR,
    count=COUNT,
    most=COUNT,
    at=A_DISTRICT,
)
POINTS_POSITIVE = INVARIANTS.add("points-positive", "points")
SITES_HAVE_ROOM = INVARIANTS.add("sites-have-room", "bridges/{site}", site=A_SITE, bridges=COUNT, most=COUNT)
BRIDGES_OWNED = INVARIANTS.add("bridges-owned", "bridges/{at}", at=A_SITE)
BRIDGES_COMPLETE = INVARIANTS.add("bridges-complete", "bridges", "bridges_left", bridges=COUNT)
CARDS_COMPLETE = INVARIANTS.add(
    "cards-complete", "hand", "offer", "discard", "limits", card=A_CARD, count=COUNT, copies=COUNT
)
PASSAGE_FITS = INVARIANTS.add("passage-fits", "phase", "passage", "round", passage=COUNT, round=COUNT)
FINAL_ROUND_FITS = INVARIANTS.add("final-round-fits", "final_round", "limits")
ROLLED_FOR_ROLES = INVARIANTS.add("rolled-for-roles", "rolled")
COLOURS_ACT = INVARIANTS.add("colours-act", "colour", "distributor", "roles", "free")
TURN_IN_ORDER = INVARIANTS.add("turn-in-order", "colour", right=A_COLOUR)
ROLES_IN_ROUNDS = INVARIANTS.add("roles-in-rounds", "roles")
ROLES_AS_DRAWN = INVARIANTS.add("roles-as-drawn", "roles", "phase")
SETUP_IN_TURN = INVARIANTS.add("setup-in-turn", "districts", "bridges", "points", "limits", "discard")
SAID_IN_PHASE = INVARIANTS.add("said-in-phase", "{name}", field=A_FIELD, name=name_of(UNDER_WAY))
NOT_IN_PHASE = INVARIANTS.add("not-in-phase", "{name}", field=A_FIELD, name=name_of(UNDER_WAY))
CARD_FITS = INVARIANTS.add("card-fits", "card", "discard", card=A_CARD)
PIECES_FIT = INVARIANTS.add("pieces-fit", "phase")
SOMEBODY_STAYS = INVARIANTS.add("somebody-stays", "to_remove", "target")
CARDS_PUT_AWAY = INVARIANTS.add("cards-put-away", "hand", "offer")
CARDS_DRAWN_ALL = INVARIANTS.add("cards-drawn", "hand", "offer", actions=COUNT, limits=COUNT)
CARDS_TO_DRAW = INVARIANTS.add("cards-to-draw", "discard")
CARDS_DIVIDED = INVARIANTS.add("cards-divided", "hand", "offer")
OFFERS_NOT_TAKEN = INVARIANTS.add("offers-not-taken", "offers/{at}", left=COUNT, given=COUNT, at=COUNT)
HAND_TO_PLAY = INVARIANTS.add("hand-to-play", "hand", most=COUNT)

FACTS = (
    "rounds",
    *("rounds-1", "rounds-2", "rounds-3"),
    *("below-limit-1", "below-limit-2", "below-limit-3"),  # 2 or more: a final round was played
    *("doge-scorings", "banishments", "bridges-moved", "others-points", "lead-changes", "reshuffles"),
)

# How positions in words say it.
ACTION_WORDS = CARD_WORDS[:ACTION_KINDS]
LIMIT_WORDS = CARD_WORDS[ACTION_KINDS:]
LIMIT_VALUES = (1, 2, 3)
ITEM_WORDS = (*CARD_WORDS, "unseen-action", "unseen-limit")
MOST_POINTS = 30_000
TURN_COLOUR = OneOf(COLOUR_WORDS, name="turn")
ACTION_CARDS = Number(max(COPIES))
DECK = Number(max(COPIES), follows=True, unseen="unseen")
LIMIT_DECK = Number(max(COPIES), follows=True, unseen="unseen_limits")
HELD = Items(max(COPIES), hidden=ITEMS - KINDS)
OFFERED = Items(max(COPIES), hidden=ITEMS - KINDS, name="offers")
LIMIT_CARDS = Items(max(COPIES), in_play=Of("colours"))
SOME_DISTRICT = OneOf(DISTRICT_WORDS, first=1, omit=True)
UP_TO_SIX = Number(DIE, omit=True)
IN_DISTRICT = Number(ARISTOCRATS, name="districts", in_play=DISTRICTS)
IN_SUPPLY = Number(ARISTOCRATS, follows=True, in_play=Of("present"))
PRESTIGE = Number(MOST_POINTS, least=Of("negative", (0, -MOST_POINTS)), in_play=Of("present"))
COUNTED = Number(99, within="so_far")
BELOW = Number(COLOURS, within="so_far")
COUNTED_OFTEN = Number(MOST_POINTS, within="so_far")
CARDS_DRAWN = max(ACTIONS_DRAWN) + max(LIMITS_DRAWN)


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how positions in words say it."""

    players: int = setting(1, "how many play, 2 to 4")
    variant: int = setting(1, "0, GHOSTS, NEUTRAL or TWO_COLOURS")
    colours: int = setting(1, "how many colours act")
    present: int = setting(1, "how many colours have aristocrats")
    starting_bridges: int = setting(1, "bridges that each acting colour starts with")
    second_split_later: int = setting(1, "1: the second pair divides after the first has played")
    offers_open: int = setting(1, "1: everybody sees all offers")
    negative: int = setting(1, "1: prestige may fall below zero")
    ferry_cost: int = setting(1, "what the Doge pays for crossing without a bridge; 0 when he can't")
    bonus_sole: int = setting(1, "1: only the sole lowest gets a bonus")
    tie_banishes: int = setting(1, "1: all who tie for fewest limit points banish")
    ghost_rate: int = setting(1, "aristocrats that each ghost gains after a hand, or ONE_PER_CARD")
    roles_chosen: int = setting(1, "1: the start player assigns the roles, nobody draws them")
    joint_second_passes: int = setting(1, "1: the leader's other colour is passed over in a tie for second too")
    prestige: Grid = settings(1, (DISTRICTS, 2), "what first and second of a district get")
    die_district: Row = settings(1, (DIE,), "the district of each number of the die")
    capacity: Row = settings(1, (SITES,), "bridges that a site can hold; 0 where districts aren't neighbours")

    phase: int = cell(1, ALL, "what the table is waiting for", OneOf(PHASES))
    passage: int = cell(1, ALL, "1 to 3; 0 before the first round", Number(PASSAGES))
    round: int = cell(1, ALL, "of the passage, 1 for the first", Number(99))
    final_round: int = cell(1, ALL, "1 in the final round of a passage", Flag())
    distributor: int = cell(1, ALL, "the colour that distributed last", OneOf(COLOUR_WORDS))
    active: Row = cells(1, (COLOURS,), ALL, "1 for a colour that takes part in the round", most=1)
    at_table: int = cell(1, ALL, "how many colours take part in the round", most=COLOURS)
    role: Row = cells(1, (COLOURS,), ALL, "the colour at each place of the role tablet", most=COLOURS - 1)
    assigned: int = cell(1, ALL, "places of the tablet that are taken", most=COLOURS)
    pair: int = cell(1, ALL, "0 for the first pair's cards, 1 for the second's", most=1)
    turn: int = cell(1, ALL, "hands of the round that are played", most=COLOURS)
    colour: int = cell(1, ALL, "the colour that rolls, draws or decides", TURN_COLOUR)
    cards_drawn: int = cell(1, ALL, "cards that the distributor has drawn; 0 unless he is drawing", most=CARDS_DRAWN)
    rolled: int = cell(1, ALL, "the first of two dice for the roles; 0 before it", UP_TO_SIX)

    deck: Row = cells(1, (ACTION_WORDS,), NOBODY, "action cards not yet drawn, of each kind", DECK)
    discard: Row = cells(1, (ACTION_WORDS,), ALL, "action cards that were played", ACTION_CARDS)
    limit_deck: Row = cells(1, (LIMIT_WORDS,), NOBODY, "limit cards not yet drawn", LIMIT_DECK)
    hand: Row = cells(1, (ITEM_WORDS,), PUBLIC_PART, "cards of the colour that draws, divides or plays", HELD)
    offer: Grid = cells(
        1, (OFFERS, ITEM_WORDS), PUBLIC_PART, "cards of each offer; the second pair's are the last two", OFFERED
    )
    pile: int = cell(1, PUBLIC_PART, "dividing: the least pile for the next card of this kind", most=MOST_PILES)
    limits: Grid = cells(1, (COLOUR_WORDS, LIMIT_VALUES), ALL, "limit cards before each colour", LIMIT_CARDS)

    card: int = cell(1, ALL, "1 + the kind of the card being carried out", OneOf(ACTION_WORDS, first=1, omit=True))
    target: int = cell(1, ALL, "1 + the district that a banishment names", SOME_DISTRICT)
    picked_up: int = cell(1, ALL, "1 + the district that an aristocrat was picked up from", SOME_DISTRICT)
    lifted: int = cell(1, ALL, "1 when a bridge was lifted with this card", Flag(omit=True))
    visited: Row = cells(1, (DISTRICT_WORDS,), ALL, "1 where the Doge has been with this card", Items(1, omit=True))
    to_remove: int = cell(1, ALL, "aristocrats that are still to be banished", UP_TO_SIX)
    scoring: int = cell(1, ALL, "1 + the district being scored", SOME_DISTRICT)
    finale: int = cell(1, ALL, "in the final scoring: the die number of the district", UP_TO_SIX)
    picks: Row = cells(1, (2,), ALL, "1 + the colour that each player of two lets score", most=COLOURS)
    growing: int = cell(1, ALL, "dice that are still to be rolled for the ghosts", UP_TO_SIX)
    free: int = cell(1, ALL, "1 + the colour that has a free banishment", OneOf(COLOUR_WORDS, first=1, omit=True))

    aristocrats: Grid = cells(
        1, (DISTRICT_WORDS, COLOUR_WORDS), ALL, "aristocrats of each colour in each district", IN_DISTRICT
    )
    bridges: Grid = cells(1, (SITE_WORDS, COLOUR_WORDS), ALL, "bridges of each colour at each site", Items(BRIDGES))
    bridges_left: int = cell(1, ALL, "bridges beside the board", Number(BRIDGES, follows=True))
    supply: Row = cells(1, (COLOUR_WORDS,), ALL, "aristocrats beside the board", IN_SUPPLY)
    doge: int = cell(1, ALL, "1 + the Doge's district; 0 beside the board", OneOf(DISTRICT_WORDS, first=1))
    points: Row = cells(2, (COLOUR_WORDS,), ALL, "prestige points of each colour", PRESTIGE, usual=2000)

    rounds: Row = cells(1, (PASSAGES,), WATCHERS, "rounds played in each passage", COUNTED)
    below_limit: Row = cells(1, (PASSAGES,), WATCHERS, "colours below 10 when somebody first was not", BELOW)
    bonus: Row = cells(1, (COLOURS,), WATCHERS, "what each colour got at the end of the last passage", COUNTED)
    doge_scorings: int = cell(2, WATCHERS, "districts that the Doge has scored", COUNTED_OFTEN, usual=1000)
    banishments: int = cell(2, WATCHERS, "banishments, free ones too", COUNTED_OFTEN, usual=1000)
    bridges_moved: int = cell(2, WATCHERS, "bridges lifted and built anew", COUNTED_OFTEN, usual=1000)
    lead_changes: int = cell(2, WATCHERS, "rounds after which another seat led alone", COUNTED_OFTEN, usual=1000)
    leader: int = cell(1, WATCHERS, "1 + the seat that led alone last", Number(Of("players"), within="so_far"))
    reshuffles: int = cell(2, WATCHERS, "times that the played cards became the deck", COUNTED_OFTEN, usual=1000)
