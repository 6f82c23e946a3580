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

from tavoliere.definition.schema import ALL, NOBODY, PUBLIC_PART, WATCHERS, Grid, Row, cell, cells
from tavoliere.definition.serialization import Flag, Items, Number, OneOf
from tavoliere.games.san_marco.actions import CARD_WORDS, COLOUR_WORDS, DISTRICT_WORDS, SITE_WORDS

COLOURS = 4
DISTRICTS = 6
SITES = 15
SITE_A = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
SITE_B = (1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5)
SITES_EACH = 5
SITES_AT = (  # the five sites of each district
    *(0, 1, 2, 3, 4),
    *(0, 5, 6, 7, 8),
    *(1, 5, 9, 10, 11),
    *(2, 6, 9, 12, 13),
    *(3, 7, 10, 12, 14),
    *(4, 8, 11, 13, 14),
)
SITE_OF = (  # the site of two districts; a district with itself is none
    *(0, 0, 1, 2, 3, 4),
    *(0, 0, 5, 6, 7, 8),
    *(1, 5, 0, 9, 10, 11),
    *(2, 6, 9, 0, 12, 13),
    *(3, 7, 10, 12, 0, 14),
    *(4, 8, 11, 13, 14, 0),
)

BRIDGE = 6
TRANSFER = 7
DOGE = 8
BANISHMENT = 9
ACTION_KINDS = 10
LIMIT_KINDS = 3
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

# What `setup` is given: where each option stands, and where six or fifteen of a table begin.
PLAYERS, VARIANT, STARTING_BRIDGES, DOGE_START, SECOND_SPLIT_LATER, OFFERS_OPEN, NEGATIVE = range(7)
FERRY_COST, BONUS_SOLE, TIE_BANISHES, GHOST_RATE, JOINT_SECOND_PASSES, ROLES_CHOSEN, HIGHER_VALUES = range(7, 14)
LOWER_VALUES = HIGHER_VALUES + DISTRICTS
DIE_DISTRICTS = LOWER_VALUES + DISTRICTS
CAPACITIES = DIE_DISTRICTS + DIE
OPTION_NUMBERS = CAPACITIES + SITES

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

ONE_PER_CARD = 3  # SM R31: how often ghosts grow

# Phases: what the table is waiting for.
BEGINNING = 0  # chance: the start player
OPENING = 1  # chance: a die for two aristocrats
FIRST_BRIDGES = 2  # a player: the site of an opening bridge
SPANNING = 3  # chance: the site of a ghost's bridge
STREWING = 4  # chance: a die for a neutral aristocrat
ROLE_DICE = 5  # chance: a die for the roles (ghosts)
STONES = 6  # chance: the next stone on the role tablet
APPOINTING = 7  # the start player: the next stone on the role tablet
DRAWING = 8  # chance: a card for a distributor
DIVIDING = 9  # a distributor: a pile for a card
CHOOSING = 10  # a decision-maker: an offer
PLAYING = 11  # a player: the next card
PLACING = 12  # a player: the district of an aristocrat
RELOCATING = 13  # a player: an aristocrat to pick up, as the supply is empty
LIFTING = 14  # a player: a bridge to lift, as none is left
BUILDING = 15  # a player: the site of a bridge
TRANSFERRING = 16  # a player: whom to replace
DOGE_ENTERS = 17  # a player: the Doge's first district
DOGE_WALKS = 18  # a player: the next bridge, or stop
NAMING = 19  # a player: the district of a banishment
BANISHING = 20  # chance: how many
REMOVING = 21  # a player: who goes
PICKING = 22  # a player of two colours: which of them scores
GROWING = 23  # chance: a die for a ghost's aristocrat
RETURNING = 24  # a player: the district of a neutral aristocrat that comes back
OVER = 25
PHASES = (
    *("beginning", "opening", "first-bridges", "spanning", "strewing", "role-dice", "stones", "appointing"),
    *("drawing", "dividing", "choosing", "playing", "placing", "relocating", "lifting", "building", "transferring"),
    *("doge-enters", "doge-walks", "naming", "banishing", "removing", "picking", "growing", "returning", "over"),
)
CHANCE_PHASES = (1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0)

STANDING_STEP = 65536  # more than two colours can be apart: their points have two bytes

# What `broken` answers.
SOUND, ARISTOCRATS_COMPLETE, POINTS_POSITIVE, SITES_HAVE_ROOM, BRIDGES_COMPLETE = range(5)
CARDS_COMPLETE, OFFERS_TO_CHOOSE, CARD_TO_PLAY = range(5, 8)
INVARIANTS = (
    *("sound", "aristocrats-complete", "points-positive", "sites-have-room", "bridges-complete", "cards-complete"),
    *("offers-to-choose", "card-to-play"),
)

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
HELD = Items(hidden=ITEMS - KINDS)
OFFERED = Items(hidden=ITEMS - KINDS, name="offers")
LIMIT_CARDS = Items(in_play=lambda s: s.colours)
SOME_DISTRICT = OneOf(DISTRICT_WORDS, first=1, omit=True)
UP_TO_SIX = Number(DIE, omit=True)
IN_DISTRICT = Number(ARISTOCRATS, name="districts", in_play=DISTRICTS)
IN_SUPPLY = Number(ARISTOCRATS, follows=True, in_play=lambda s: s.present)
PRESTIGE = Number(MOST_POINTS, least=lambda s: -MOST_POINTS * s.negative, in_play=lambda s: s.present)
COUNTED = Number(99, within="so_far")
COUNTED_OFTEN = Number(MOST_POINTS, within="so_far")


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how positions in words say it."""

    players: int = cell(1, ALL, "how many play, 2 to 4")
    variant: int = cell(1, ALL, "0, GHOSTS, NEUTRAL or TWO_COLOURS")
    colours: int = cell(1, ALL, "how many colours act")
    present: int = cell(1, ALL, "how many colours have aristocrats")
    starting_bridges: int = cell(1, ALL, "bridges that each acting colour starts with")
    second_split_later: int = cell(1, ALL, "1: the second pair divides after the first has played")
    offers_open: int = cell(1, ALL, "1: everybody sees all offers")
    negative: int = cell(1, ALL, "1: prestige may fall below zero")
    ferry_cost: int = cell(1, ALL, "what the Doge pays for crossing without a bridge; 0 when he can't")
    bonus_sole: int = cell(1, ALL, "1: only the sole lowest gets a bonus")
    tie_banishes: int = cell(1, ALL, "1: all who tie for fewest limit points banish")
    ghost_rate: int = cell(1, ALL, "aristocrats that each ghost gains after a hand, or ONE_PER_CARD")
    roles_chosen: int = cell(1, ALL, "1: the start player assigns the roles, nobody draws them")
    joint_second_passes: int = cell(1, ALL, "1: the leader's other colour is passed over in a tie for second too")
    prestige: Grid = cells(1, (DISTRICTS, 2), ALL, "what first and second of a district get")
    die_district: Row = cells(1, (DIE,), ALL, "the district of each number of the die")
    capacity: Row = cells(1, (SITES,), ALL, "bridges that a site can hold; 0 where districts aren't neighbours")

    phase: int = cell(1, ALL, "what the table is waiting for", OneOf(PHASES))
    passage: int = cell(1, ALL, "1 to 3; 0 before the first round", Number(PASSAGES))
    round: int = cell(1, ALL, "of the passage, 1 for the first", Number(99))
    final_round: int = cell(1, ALL, "1 in the final round of a passage", Flag())
    distributor: int = cell(1, ALL, "the colour that distributed last", OneOf(COLOUR_WORDS))
    active: Row = cells(1, (COLOURS,), ALL, "1 for a colour that takes part in the round")
    at_table: int = cell(1, ALL, "how many colours take part in the round")
    role: Row = cells(1, (COLOURS,), ALL, "the colour at each place of the role tablet")
    assigned: int = cell(1, ALL, "places of the tablet that are taken")
    pair: int = cell(1, ALL, "0 for the first pair's cards, 1 for the second's")
    turn: int = cell(1, ALL, "hands of the round that are played")
    colour: int = cell(1, ALL, "the colour that rolls, draws or decides", TURN_COLOUR)
    cards_drawn: int = cell(1, ALL, "cards that the distributor has drawn; 0 unless he is drawing")
    rolled: int = cell(1, ALL, "the first of two dice for the roles; 0 before it", UP_TO_SIX)

    deck: Row = cells(1, (ACTION_WORDS,), NOBODY, "action cards not yet drawn, of each kind", DECK)
    discard: Row = cells(1, (ACTION_WORDS,), ALL, "action cards that were played", ACTION_CARDS)
    limit_deck: Row = cells(1, (LIMIT_WORDS,), NOBODY, "limit cards not yet drawn", LIMIT_DECK)
    hand: Row = cells(1, (ITEM_WORDS,), PUBLIC_PART, "cards of the colour that draws, divides or plays", HELD)
    offer: Grid = cells(
        1, (OFFERS, ITEM_WORDS), PUBLIC_PART, "cards of each offer; the second pair's are the last two", OFFERED
    )
    pile: int = cell(1, PUBLIC_PART, "dividing: the least pile for the next card of this kind")
    limits: Grid = cells(1, (COLOUR_WORDS, LIMIT_VALUES), ALL, "limit cards before each colour", LIMIT_CARDS)

    card: int = cell(1, ALL, "1 + the kind of the card being carried out", OneOf(ACTION_WORDS, first=1, omit=True))
    target: int = cell(1, ALL, "1 + the district that a banishment names", SOME_DISTRICT)
    picked_up: int = cell(1, ALL, "1 + the district that an aristocrat was picked up from", SOME_DISTRICT)
    lifted: int = cell(1, ALL, "1 when a bridge was lifted with this card", Flag(omit=True))
    visited: Row = cells(
        1, (DISTRICT_WORDS,), ALL, "1 where the Doge has been with this card", Items(once=True, omit=True)
    )
    to_remove: int = cell(1, ALL, "aristocrats that are still to be banished", UP_TO_SIX)
    scoring: int = cell(1, ALL, "1 + the district being scored", SOME_DISTRICT)
    finale: int = cell(1, ALL, "in the final scoring: the die number of the district", UP_TO_SIX)
    picks: Row = cells(1, (2,), ALL, "1 + the colour that each player of two lets score")
    growing: int = cell(1, ALL, "dice that are still to be rolled for the ghosts", UP_TO_SIX)
    free: int = cell(1, ALL, "1 + the colour that has a free banishment", OneOf(COLOUR_WORDS, first=1, omit=True))

    aristocrats: Grid = cells(
        1, (DISTRICT_WORDS, COLOUR_WORDS), ALL, "aristocrats of each colour in each district", IN_DISTRICT
    )
    bridges: Grid = cells(1, (SITE_WORDS, COLOUR_WORDS), ALL, "bridges of each colour at each site", Items())
    bridges_left: int = cell(1, ALL, "bridges beside the board", Number(BRIDGES, follows=True))
    supply: Row = cells(1, (COLOUR_WORDS,), ALL, "aristocrats beside the board", IN_SUPPLY)
    doge: int = cell(1, ALL, "1 + the Doge's district; 0 beside the board", OneOf(DISTRICT_WORDS, first=1))
    points: Row = cells(2, (COLOUR_WORDS,), ALL, "prestige points of each colour", PRESTIGE)

    rounds: Row = cells(1, (PASSAGES,), WATCHERS, "rounds played in each passage", COUNTED)
    below_limit: Row = cells(1, (PASSAGES,), WATCHERS, "colours below 10 when somebody first was not", COUNTED)
    bonus: Row = cells(1, (COLOURS,), WATCHERS, "what each colour got at the end of the last passage", COUNTED)
    doge_scorings: int = cell(2, WATCHERS, "districts that the Doge has scored", COUNTED_OFTEN)
    banishments: int = cell(2, WATCHERS, "banishments, free ones too", COUNTED_OFTEN)
    bridges_moved: int = cell(2, WATCHERS, "bridges lifted and built anew", COUNTED_OFTEN)
    lead_changes: int = cell(2, WATCHERS, "rounds after which another seat led alone", COUNTED_OFTEN)
    leader: int = cell(1, WATCHERS, "1 + the seat that led alone last", Number(lambda s: s.players, within="so_far"))
    reshuffles: int = cell(2, WATCHERS, "times that the played cards became the deck", COUNTED_OFTEN)
