"""What a game of Cardcassonne consists of, as numbers.

Cards are kinds, because equal cards are not told apart (CC R18):

    kind      0 1 2    3         4        5 .. 9   10 .. 14   15 .. 19   20      21     22            23
    card      person   building  animal   red      green      blue       dragon  fairy  animal joker  building joker
              1 2 3    (yellow)

A row is a line of items from the board outwards, a hand a line of items in ascending order,
empty places first:

    item      0        1 .. 24      25                                    26 .. 30
              nothing  1 + kind     a card that one does not know          the follower of seat 0 .. 4
"""

from tavoliere.definition.event_table import COUNT, word
from tavoliere.definition.event_table import SEAT as A_SEAT
from tavoliere.definition.field_forms import Of
from tavoliere.definition.schema import (
    ALL,
    NOBODY,
    OWNER,
    PUBLIC_PART,
    WATCHERS,
    Grid,
    InvariantTable,
    Phase,
    Row,
    Seats,
    cell,
    cells,
    setting,
    settings,
)
from tavoliere.definition.serialization import Number, OneOf
from tavoliere.games.cardcassonne.rules.actions import CARD, CARD_WORDS, COLOUR_WORDS, ROW

SEATS = 5
ROWS = 4  # yellow, red, green, blue from top to bottom (CC R12); a row's number is its colour's
COLOURS = 4
PER_COLOUR = 5
BUILDING = 3
ANIMAL = 4
DRAGON = 20
FAIRY = 21
ANIMAL_JOKER = 22
BUILDING_JOKER = 23
KINDS = 24
COPIES = (8, 5, 3, 5, 9) * COLOURS + (1, 1, 4, 4)  # CC 1.1: 130 cards

UNSEEN = 1 + KINDS
FOLLOWER = UNSEEN + 1
# A row never gets longer: 30 cards of its colour, 10 jokers, at most 30 face-down strangers, 5 followers.
ROW_LENGTH = 75

TURNED_UP = 10  # CC 2.4
HAND_SIZE = (0, 0, 6, 5, 5, 4)  # by number of players (CC 2.5)
MOST_IN_HAND = 6
ROUNDS = (0, 0, 10, 8, 6, 6)

MOST_ANIMALS = 13  # nine natural ones and four jokers (CC 6.3)
MOST_FOR_GROUP = 100  # in any animal table
MISPLACED_POINTS = 10
MONSTER_POINTS = 10
SET_POINTS = (0, 0, 5, 15, 30)  # by number of different buildings (CC 8.2)

PHASE_TABLE = (
    Phase("turning-up", chance=True),  # the next card of the opening ten
    Phase("putting"),  # the dealer: a row for a joker that was turned up
    Phase("dealing", chance=True),  # the next card of somebody's hand
    Phase("turn"),  # a player: a card or the follower
    Phase("misplaced"),  # a claimer: cash or keep a misplaced card
    Phase("jokers"),  # a claimer: a species for a joker
    Phase("over"),
)
TURNING_UP, PUTTING, DEALING, TURN, MISPLACED, JOKERS, OVER = range(len(PHASE_TABLE))
PHASES = tuple(phase.name for phase in PHASE_TABLE)
CHANCE_PHASES = tuple(int(phase.chance) for phase in PHASE_TABLE)

# Where points come from.
FROM_PERSONS = 0
FROM_MISPLACED = 1
FROM_ANIMALS = 2
FROM_LONE_JOKERS = 3
FROM_MONSTERS = 4
FROM_BUILDINGS = 5
FROM_EARLIER = 6
SOURCES = 7
SOURCE_WORDS = ("persons", "misplaced", "animals", "lone-jokers", "monsters", "buildings", "earlier")
FACTS = SOURCE_WORDS  # what `rules.facts` counts

CHEST_KINDS = COLOURS + 1  # buildings of each colour, then building jokers
CHEST_WORDS = (*COLOUR_WORDS, "joker")
MORE_THAN_A_CHEST = 32  # 20 buildings and 4 jokers are the most: no chest outweighs a point (CC 8.5)

KIND, A_ROW = word(CARD), word(ROW)

# What always holds (CC 14).
INVARIANTS = InvariantTable()
SOUND = 0
CARDS_COMPLETE = INVARIANTS.add(
    "cards-complete", "rows/{at}", "hand", "deck", card=KIND, count=COUNT, copies=COUNT, at=A_ROW
)
JOKERS_STAY = INVARIANTS.add("jokers-stay", "deck")
JOKER_PENDING = INVARIANTS.add("joker-pending", "pending")
DECK_FITS = INVARIANTS.add("deck-fits", "deck", cards=COUNT, needed=COUNT)
NOTHING_GONE = INVARIANTS.add("nothing-gone", "deck", cards=COUNT)
HANDS_IN_ORDER = INVARIANTS.add("hands-in-order", "hand")
HANDS_FIT = INVARIANTS.add("hands-fit", "players/{who}/hand", who=A_SEAT, cards=COUNT, most=COUNT)
FIRST_CARD_DOWN = INVARIANTS.add("first-card-down", "rows", "players/{who}/hand", who=A_SEAT)
POINTS_FIT = INVARIANTS.add("points-fit", "players/{who}/points", who=A_SEAT, most=COUNT)
JOKERS_JOIN = INVARIANTS.add("jokers-join", "players/{at}/jokers", "players/{at}/animals", at=A_SEAT)
JOKERS_WAIT = INVARIANTS.add("jokers-wait", "players/{who}/waiting", who=A_SEAT)
FOLLOWERS_ONCE = INVARIANTS.add("followers-once", "rows/{at}", who=A_SEAT, at=A_ROW)
LAST_PLACED_STANDS = INVARIANTS.add("last-placed-stands", "last_placed", who=A_SEAT)
ROWS_FIT = INVARIANTS.add("rows-fit", "rows")
ROWS_IN_COLOUR = INVARIANTS.add("rows-in-colour", "rows/{row}", card=KIND, row=A_ROW)
OPENING_FITS = INVARIANTS.add("opening-fits", "round", "rows", most=COUNT)
DEALT_IN_TURN = INVARIANTS.add("dealt-in-turn", "dealer", "hand")
TURNS_TAKEN = INVARIANTS.add("turns-taken", "dealer", "hand")
ROUND_GOES_ON = INVARIANTS.add("round-goes-on", "hand")
OVER_BARE = INVARIANTS.add("over-bare", "rows", "deck", "hand")

# How positions in words say it.
MOST_POINTS = (
    28_000  # in a position written by hand: two bytes hold them, whatever the dearest animal table still brings
)
EACH_SEAT = Seats(SEATS)
SEAT = Number(Of("players", more=-1))
ROUND = Number(Of("players", ROUNDS))
WHOSE_TURN = Number(Of("players", more=-1), follows=True)
DRAWN = Of("players", tuple(max(TURNED_UP, MOST_IN_HAND * n) for n in range(SEATS + 1)))
LAST_ITEM = Of("players", more=FOLLOWER - 1)
A_CARD = OneOf(CARD_WORDS, first=1, omit=True)
PILE = Number(max(COPIES), unseen="unseen")
ANIMALS = Number(COPIES[ANIMAL])
JOKER_CARDS = Number(COPIES[ANIMAL_JOKER])
BUILDINGS = Number(COPIES[BUILDING])
POINTS = Number(MOST_POINTS)
# The points of persons bound all others: the values of all 64, 108 together, times as many persons.
MOST_USUAL = 108 * 64


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how positions in words say it."""

    players: int = setting(1, "how many play, 2 to 5")
    animal_points: Row = settings(2, (MOST_ANIMALS + 1,), "what a group of so many animals is worth")
    lone_joker_points: int = setting(1, "what an animal joker is worth to somebody without animals")

    phase: int = cell(1, ALL, "what the table is waiting for", OneOf(PHASES, follows=True))
    round: int = cell(1, ALL, "1 for the first; 0 while the opening cards are turned up", ROUND)
    dealer: int = cell(1, ALL, "the seat that deals", SEAT)
    turn: int = cell(1, ALL, "the seat that is dealt to, acts, or claims at the end of a round", WHOSE_TURN)
    drawn: int = cell(1, ALL, "cards turned up, or dealt in this round, so far", most=DRAWN)
    pending: int = cell(1, ALL, "the item of a joker that waits for the dealer's choice of a row", A_CARD)

    deck: Row = cells(4, (CARD_WORDS,), NOBODY, "cards not yet drawn, of each kind", PILE)
    row: Grid = cells(1, (ROWS, ROW_LENGTH), PUBLIC_PART, "items of each row, from the board outwards", most=LAST_ITEM)
    row_length: Row = cells(1, (ROWS,), ALL, "items in each row", most=ROW_LENGTH)
    hand: Grid = cells(
        1, (EACH_SEAT, MOST_IN_HAND), OWNER, "items in hand, in ascending order, empty places first", most=UNSEEN
    )
    hand_count: Row = cells(1, (SEATS,), ALL, "cards in hand", most=MOST_IN_HAND)
    down_row: Row = cells(1, (SEATS,), ALL, "the row of this round's face-down card", most=ROWS - 1)
    down_at: Row = cells(
        1, (SEATS,), ALL, "its place in the row, from 1; 0 before the first card is played", most=ROW_LENGTH
    )
    placed: Row = cells(1, (SEATS,), ALL, "1 when the large follower stands in a row", most=1)
    last_placed: int = cell(1, ALL, "the seat that placed its follower last in this round", SEAT)

    claim_row: int = cell(1, ALL, "at the end of a round: 1 + the row being claimed; 0 otherwise", most=ROWS)
    claim_at: int = cell(1, ALL, "the place in that row of the misplaced card in question", most=ROW_LENGTH)
    claim_end: int = cell(1, ALL, "the place in that row of the claimer's follower", most=ROW_LENGTH)
    claimed: Row = cells(
        1, (KINDS,), ALL, "cards of each kind in the claim, without those that were cashed", most=max(COPIES)
    )
    claim_cashed: int = cell(1, ALL, "misplaced animals and buildings that were cashed", most=ROW_LENGTH)
    claim_assigned: Row = cells(
        1, (COLOURS,), ALL, "animal jokers assigned to each species so far", most=COPIES[ANIMAL_JOKER]
    )

    animals: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "natural animals in front of each seat", ANIMALS)
    jokers: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "animal jokers assigned to each species", JOKER_CARDS)
    waiting: Row = cells(1, (EACH_SEAT,), ALL, "animal jokers that wait for a first animal", JOKER_CARDS)
    chest: Grid = cells(
        1, (EACH_SEAT, CHEST_WORDS), WATCHERS, "buildings of each colour and building jokers", BUILDINGS
    )
    points: Grid = cells(2, (EACH_SEAT, SOURCE_WORDS), ALL, "points by where they came from", POINTS, usual=MOST_USUAL)
