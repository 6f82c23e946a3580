"""What a game of Carolus Magnus consists of, as numbers.

The ring has 15 places, clockwise. A territory is kept at the place of its first segment, and keeps that place's number
as its name; the places of its other segments hold nothing, so that a merge moves no other territory:

    place      0   1   2   3   4   5   ...  14
    segments   1   3   0   0   1   1   ...   1      places 1, 2, 3 are one territory, called 2 by people
"""

from tavoliere.definition.event_table import COUNT, ORDINAL, word
from tavoliere.definition.event_table import SEAT as A_SEAT
from tavoliere.definition.event_table import SIDE as A_SIDE
from tavoliere.definition.field_forms import Of
from tavoliere.definition.schema import (
    ALL,
    WATCHERS,
    Grid,
    InvariantTable,
    Parameter,
    Phase,
    Row,
    Seats,
    cell,
    cells,
    setting,
)
from tavoliere.definition.serialization import Flag, Items, Number, OneOf
from tavoliere.games.carolus_magnus.rules.actions import COLOUR, COLOUR_WORDS

SEATS = 4
SIDES = 3
COLOURS = 5
PLACES = 15
PER_COLOUR = 40  # CM R-01
LAID_PER_COLOUR = 3  # CM 4.2
DISCS_EACH = 5
MOST_SETS = SEATS + 1
FEWEST_TERRITORIES = 4  # CM 9.2
MOST_ROUNDS = 200

# By number of players (CM 2).
CASTLES = (0, 0, 10, 8, 10)
STARTING_RESERVE = (0, 0, 7, 9, 7)
PER_TURN = (0, 0, 3, 4, 3)  # paladins played, dice rolled, paladins of a set
SIDES_OF = (0, 0, 2, 3, 2)
# The side of each seat: four players are two teams of two, seats 0 and 2 against 1 and 3 (CM 2).
SIDE = (*(0,) * 2 * SEATS, *(0, 1, 0, 0), *(0, 1, 2, 0), *(0, 1, 0, 1))
# Dice of the three set-up throws.
THROWS = 3
THROW = (*(0,) * 2 * THROWS, *(3, 3, 1), *(3, 3, 3), *(3, 3, 1))

# What the table is waiting for.
PHASE_TABLE = (
    Phase("laying", chance=True),  # the paladin of the next territory (CM 4.2)
    Phase("enthroning", chance=True),  # the Emperor's first territory (CM 4.3)
    Phase("rolling", chance=True),  # the next die, at set-up (round 0) or to replenish
    Phase("rerolling", chance=True),  # a die that showed a colour nobody can have (CM R-13)
    Phase("lots", chance=True),  # the next seat of the choice order (CM 4.7)
    Phase("drawing", chance=True),  # the next paladin of the display (CM 12.2)
    Phase("disc-choice"),
    Phase("playing-paladins"),
    Phase("marching"),
    Phase("naming"),  # the colour of a crown
    Phase("taking"),  # a set of the display
    Phase("giving-back"),  # a paladin too many of that set
    Phase("over"),
)
LAYING, ENTHRONING, ROLLING, REROLLING, LOTS, DRAWING, DISC_CHOICE, PLAYING_PALADINS, MARCHING = range(9)
NAMING, TAKING, GIVING_BACK, OVER = range(9, len(PHASE_TABLE))
PHASES = tuple(phase.name for phase in PHASE_TABLE)
CHANCE_PHASES = tuple(int(phase.chance) for phase in PHASE_TABLE)
DICE_PHASES = (ROLLING, REROLLING, NAMING)
TURN_PHASES = (PLAYING_PALADINS, MARCHING, *DICE_PHASES, TAKING, GIVING_BACK)

# How a game ended (CM 9).
LAST_CASTLE = 1  # on a turn of the winning side
LAST_CASTLE_GIVEN = 2  # on somebody else's turn
TOO_FEW_CASTLES = 3  # for a takeover (CM R-11)
FEW_TERRITORIES = 4
ROUND_LIMIT = 5
STALL = 6
BAG_EMPTY = 7
ENDINGS = 8
ENDING_WORDS = (
    *("not-over", "last-castle", "last-castle-given", "too-few-castles"),
    *("few-territories", "round-limit", "stall", "bag-empty"),
)

# What `rules.facts` tells of a finished game: rounds played, then 1 for what is true of it.
FACTS = (
    *("rounds", *ENDING_WORDS[1:]),
    *("decided-by-markers", "shared", "ran-out", "rerolled", "circled", "fell-short"),
)

A_COLOUR = word(COLOUR)
AN_ENDING = word(Parameter("ending-word", ENDING_WORDS))

# What is true of every position (CM 10); `rules.broken` tells the number of one that is not.
INVARIANTS = InvariantTable()
SOUND = 0
SEGMENTS_SUM = INVARIANTS.add("segments-sum", "ring", segments=COUNT)
CASTLES_FIT = INVARIANTS.add("castles-fit", "ring/{at}", territory=ORDINAL, castles=COUNT, segments=COUNT, at=COUNT)
CASTLES_OWNED = INVARIANTS.add("castles-owned", "ring/{at}", territory=ORDINAL, at=COUNT)
NEIGHBOURS_DIFFER = INVARIANTS.add("neighbours-differ", "ring/{at}", territory=ORDINAL, next=ORDINAL, at=COUNT)
NOTHING_BETWEEN = INVARIANTS.add("nothing-between", "ring")
TERRITORIES_COUNTED = INVARIANTS.add("territories-counted", "ring")
CASTLES_COMPLETE = INVARIANTS.add("castles-complete", "ring/{at}", side=A_SIDE, castles=COUNT, most=COUNT, at=COUNT)
PALADINS_COMPLETE = INVARIANTS.add(
    "paladins-complete", "ring", "reserve", "court", "display", "supply", colour=A_COLOUR, count=COUNT
)
HOLDERS_LEAD = INVARIANTS.add("holders-lead", "holder", who=A_SEAT, colour=A_COLOUR)
HOLDERS_KNOWN = INVARIANTS.add("holders-known", "holder", colour=A_COLOUR)
RESERVES_FULL = INVARIANTS.add("reserves-full", "players/{who}/reserve", who=A_SEAT, count=COUNT, due=COUNT)
PHASE_FITS = INVARIANTS.add("phase-fits", "phase", "round", round=COUNT)
SET_UP_BARE = INVARIANTS.add("set-up-bare", "ring", "court", "holder")
LAID_IN_TURN = INVARIANTS.add("laid-in-turn", "ring")
EMPEROR_STANDS = INVARIANTS.add("emperor-stands", "emperor")
ORDER_COMPLETE = INVARIANTS.add("order-complete", "order")
DISCS_COMPLETE = INVARIANTS.add(
    "discs-complete", "players/{who}/unplayed", "players/{who}/disc", who=A_SEAT, round=COUNT, rounds=COUNT
)
DISCS_CHOSEN = INVARIANTS.add("discs-chosen", "order", "disc")
DISCS_OUT = INVARIANTS.add("discs-out", "players/{who}/disc", who=A_SEAT)
DISCS_IN_ORDER = INVARIANTS.add("discs-in-order", "order")
TURN_IN_ORDER = INVARIANTS.add("turn-in-order", "turn", who=A_SEAT)
PALADINS_TO_PLAY = INVARIANTS.add("paladins-to-play", "to_play", "players/{who}/reserve", who=A_SEAT, count=COUNT)
DICE_LEFT = INVARIANTS.add("dice-left", "dice", "crowns", dice=COUNT)
COLOURS_TO_BE_HAD = INVARIANTS.add("colours-to-be-had", "phase")
DISPLAY_COMPLETE = INVARIANTS.add("display-complete", "display", sets=COUNT)
DRAWN_IN_TURN = INVARIANTS.add("drawn-in-turn", "filling", "display")
SET_TO_TAKE = INVARIANTS.add("set-to-take", "display")
SURPLUS_GOES_BACK = INVARIANTS.add("surplus-goes-back", "giving_back", "display", most=COUNT)
PLAY_GOES_ON = INVARIANTS.add("play-goes-on", "phase", "ring")
ENDING_TOLD = INVARIANTS.add("ending-told", "ending")
ENDING_FITS = INVARIANTS.add("ending-fits", "ending", ending=AN_ENDING)

# How positions in words say it.
EACH_SEAT = Seats(SEATS)
LAST_SEAT = Of("players", more=-1)
SEAT = Number(LAST_SEAT)
HOLDER = Number(LAST_SEAT, first=-1, name="holders")
PALADINS = Number(PER_COLOUR)
SUPPLY = Number(PER_COLOUR, follows=True)
STOCK = Number(CASTLES[2], follows=True, in_play=Of("players", SIDES_OF))
OF_A_TURN = Number(Of("players", PER_TURN), omit=True)
IDLE = Number(Of("players"), omit=True)
DISC_NUMBERS = (1, 2, 3, 4, 5)
THIS_DISC = Number(DISCS_EACH, omit=True)
SETS = Of("players", more=1)
SET_FILLED = Number(SETS, first=1, name="set", within="filling")
MISSING = Number(Of("players", PER_TURN), least=1, within="filling")
SET_TAKEN = Number(SETS, least=1, name="set", within="giving_back")
FROM_COLOUR = OneOf(COLOUR_WORDS, name="from", within="giving_back")


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how positions in words say it."""

    players: int = setting(1, "how many play, 2 to 4")
    draft: int = setting(1, "1 when sets are drafted, 0 when dice are rolled")
    bag_ends: int = setting(1, "1 when an empty bag makes the round the last one (CM V-4 b)")
    limit: int = setting(2, "the last round that is played (CM R-32)")

    phase: int = cell(1, ALL, "what the table is waiting for", OneOf(PHASES))
    ending: int = cell(1, ALL, "how the game ended; 0 before", OneOf(ENDING_WORDS[1:], first=1, omit=True))
    round: int = cell(2, ALL, "1 for the first; 0 during set-up", Number(Of("limit")))
    turn: int = cell(1, ALL, "the seat that decides or rolls", SEAT)
    paladins_laid: int = cell(
        1, ALL, "territories that have their paladin, while they are laid out; 0 afterwards", most=PLACES
    )
    lots_drawn: int = cell(
        1, ALL, "seats that have a place in the choice order, while lots are drawn; 0 afterwards", most=Of("players")
    )
    discs_chosen: int = cell(1, ALL, "discs chosen in this round; 0 once everybody has chosen", most=Of("players"))
    turns_done: int = cell(1, ALL, "turns of this round that are over", most=Of("players"))
    throw: int = cell(1, ALL, "set-up throws of this seat that are done with", Number(THROWS, first=1), most=THROWS)
    to_play: int = cell(1, ALL, "paladins that must still be played in this turn", OF_A_TURN)
    dice: int = cell(1, ALL, "dice of this throw not settled yet", OF_A_TURN)
    crowns: int = cell(1, ALL, "crowns of this throw not named yet", OF_A_TURN)
    idle: int = cell(1, ALL, "seats without a paladin to play in this round (CM R-15)", IDLE)
    last_round: int = cell(1, ALL, "1 when the bag ran out and this round is the last (CM V-4 b)", Flag(omit=True))

    segments: Row = cells(1, (PLACES,), ALL, "segments of the territory that begins here; 0 if none does", most=PLACES)
    owner: Row = cells(1, (PLACES,), ALL, "1 + the side with castles here; 0 for nobody", most=SIDES)
    castles: Row = cells(1, (PLACES,), ALL, "castles on the territory", most=PLACES)
    paladins: Grid = cells(1, (PLACES, COLOURS), ALL, "paladins on the territory", most=PER_COLOUR)
    territories: int = cell(1, ALL, "how many territories there are", most=PLACES)
    emperor: int = cell(1, ALL, "the place of the Emperor's territory", Number(PLACES, first=1))

    supply: Row = cells(1, (COLOUR_WORDS,), ALL, "paladins in the middle, or in the bag", SUPPLY)
    reserve: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "paladins in each reserve", PALADINS)
    court: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "paladins in each court", PALADINS)
    holder: Row = cells(1, (COLOUR_WORDS,), ALL, "1 + the seat that holds the clan's marker; 0 for nobody", HOLDER)
    stock: Row = cells(1, (SIDES,), ALL, "castles not in play", STOCK)
    unplayed: Grid = cells(1, (EACH_SEAT, DISC_NUMBERS), ALL, "1 for each disc not yet played in this cycle", Items(1))
    disc: Row = cells(1, (EACH_SEAT,), ALL, "the number of the disc played in this round; 0 for none", THIS_DISC)
    order: Row = cells(
        1, (SEATS,), ALL, "the seats by the discs that all have played last; before any, by lot", most=LAST_SEAT
    )

    display: Grid = cells(
        1, (MOST_SETS, COLOURS), ALL, "paladins of the set at each place of the display", most=PER_COLOUR
    )
    lies: Row = cells(1, (MOST_SETS,), ALL, "1 where a set lies, be it empty", most=1)
    filling: int = cell(1, ALL, "the place of the set that is being drawn", SET_FILLED)
    missing: int = cell(1, ALL, "paladins that it still lacks", MISSING)
    taking: int = cell(1, ALL, "1 + the place of the set of which paladins go back; 0 for none", SET_TAKEN)
    giving_from: int = cell(1, ALL, "the first colour that may still go back", FROM_COLOUR)

    ran_out: int = cell(1, WATCHERS, "1 when a paladin was wanted of an empty supply or bag", most=1)
    rerolled: int = cell(1, WATCHERS, "1 when a die was rolled again", most=1)
    circled: int = cell(1, WATCHERS, "1 when the Emperor went all the way round (CM R-08)", most=1)
    fell_short: int = cell(1, WATCHERS, "1 when a reserve could not be filled", most=1)
