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

from tavoliere.definition.schema import ALL, NOBODY, OWNER, PUBLIC_PART, WATCHERS, Grid, Row, Seats, cell, cells
from tavoliere.definition.serialization import Number, OneOf
from tavoliere.games.cardcassonne.actions import CARD_WORDS, COLOUR_WORDS

# The numbers that `rules.setup` is given.
PLAYERS = 0
ANIMAL_TABLE = 1  # the first of 14: points of a group of so many animals
LONE_JOKER = 15

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
MISPLACED_POINTS = 10
MONSTER_POINTS = 10
SET_POINTS = (0, 0, 5, 15, 30)  # by number of different buildings (CC 8.2)

# Phases: what the table is waiting for.
TURNING_UP = 0  # chance: the next card of the opening ten
PUTTING = 1  # the dealer: a row for a joker that was turned up
DEALING = 2  # chance: the next card of somebody's hand
TURN = 3  # a player: a card or the follower
MISPLACED = 4  # a claimer: cash or keep a misplaced card
JOKERS = 5  # a claimer: a species for a joker
OVER = 6
PHASES = ("turning-up", "putting", "dealing", "turn", "misplaced", "jokers", "over")

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

# What always holds (CC 14).
SOUND, CARDS_COMPLETE, JOKERS_STAY, HANDS_IN_ORDER, FIRST_CARD_DOWN, POINTS_POSITIVE, JOKERS_JOIN, ROWS_FIT = range(8)
INVARIANTS = (
    *("sound", "cards-complete", "jokers-stay", "hands-in-order", "first-card-down"),
    *("points-positive", "jokers-join", "rows-fit"),
)

# How positions in words say it.
MOST_POINTS = (
    28_000  # in a position written by hand: two bytes hold them, whatever the dearest animal table still brings
)
EACH_SEAT = Seats(SEATS)
SEAT = Number(lambda s: s.players - 1)
ROUND = Number(lambda s: ROUNDS[s.players])
WHOSE_TURN = Number(SEATS - 1, follows=True)
A_CARD = OneOf(CARD_WORDS, first=1, omit=True)
PILE = Number(max(COPIES), unseen="unseen")
ANIMALS = Number(COPIES[ANIMAL])
JOKER_CARDS = Number(COPIES[ANIMAL_JOKER])
BUILDINGS = Number(COPIES[BUILDING])


class State:
    """One line a field: width in bytes, shape, who may know it, what it means, how positions in words say it."""

    players: int = cell(1, ALL, "how many play, 2 to 5")
    animal_points: Row = cells(2, (MOST_ANIMALS + 1,), ALL, "what a group of so many animals is worth")
    lone_joker_points: int = cell(1, ALL, "what an animal joker is worth to somebody without animals")

    phase: int = cell(1, ALL, "what the table is waiting for", OneOf(PHASES, follows=True))
    round: int = cell(1, ALL, "1 for the first; 0 while the opening cards are turned up", ROUND)
    dealer: int = cell(1, ALL, "the seat that deals", SEAT)
    turn: int = cell(1, ALL, "the seat that is dealt to, acts, or claims at the end of a round", WHOSE_TURN)
    drawn: int = cell(1, ALL, "cards turned up, or dealt in this round, so far")
    pending: int = cell(1, ALL, "the item of a joker that waits for the dealer's choice of a row", A_CARD)

    deck: Row = cells(4, (CARD_WORDS,), NOBODY, "cards not yet drawn, of each kind", PILE)
    row: Grid = cells(1, (ROWS, ROW_LENGTH), PUBLIC_PART, "items of each row, from the board outwards")
    row_length: Row = cells(1, (ROWS,), ALL, "items in each row")
    hand: Grid = cells(1, (SEATS, MOST_IN_HAND), OWNER, "items in hand, in ascending order, empty places first")
    hand_count: Row = cells(1, (SEATS,), ALL, "cards in hand")
    down_row: Row = cells(1, (SEATS,), ALL, "the row of this round's face-down card")
    down_at: Row = cells(1, (SEATS,), ALL, "its place in the row, from 1; 0 before the first card is played")
    placed: Row = cells(1, (SEATS,), ALL, "1 when the large follower stands in a row")
    last_placed: int = cell(1, ALL, "the seat that placed its follower last in this round", SEAT)

    claim_row: int = cell(1, ALL, "at the end of a round: 1 + the row being claimed; 0 otherwise")
    claim_at: int = cell(1, ALL, "the place in that row of the misplaced card in question")
    claim_end: int = cell(1, ALL, "the place in that row of the claimer's follower")
    claimed: Row = cells(1, (KINDS,), ALL, "cards of each kind in the claim, without those that were cashed")
    claim_cashed: int = cell(1, ALL, "misplaced animals and buildings that were cashed")
    claim_assigned: Row = cells(1, (COLOURS,), ALL, "animal jokers assigned to each species so far")

    animals: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "natural animals in front of each seat", ANIMALS)
    jokers: Grid = cells(1, (EACH_SEAT, COLOUR_WORDS), ALL, "animal jokers assigned to each species", JOKER_CARDS)
    waiting: Row = cells(1, (EACH_SEAT,), ALL, "animal jokers that wait for a first animal", JOKER_CARDS)
    chest: Grid = cells(
        1, (EACH_SEAT, CHEST_WORDS), WATCHERS, "buildings of each colour and building jokers", BUILDINGS
    )
    points: Grid = cells(2, (EACH_SEAT, SOURCE_WORDS), ALL, "points by where they came from", Number(MOST_POINTS))
