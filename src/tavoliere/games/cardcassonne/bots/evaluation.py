"""How good a position is for each player: what a search asks where it stops looking ahead.

The numbers are a fit of what was still to come in games among dukes.
"""

from tavoliere.definition.schema import Row
from tavoliere.games.cardcassonne.bots.heuristic import worth
from tavoliere.games.cardcassonne.bots.playout import playout as playout
from tavoliere.games.cardcassonne.rules.claims import building_points, chest_size, group_points
from tavoliere.games.cardcassonne.rules.rules import left_of
from tavoliere.games.cardcassonne.rules.state import *

SETS = 70  # sets of buildings as they stand, in percent, more and more as the game goes on
CHEST_CARD = 2  # what a card under the chest brings beyond that
CHEST_CARD_EARLY = 5  # and this much more at the beginning, less and less
ANIMAL_ROUNDS = 10  # a group of animals grows about once in so many rounds
# Of the rows that wait for the next round, in percent: whoever begins may have the best, the others the second best.
BEST_FIRST = 25
SECOND_FIRST = 20
BEST_LATER = 5
SECOND_LATER = 40
LATER = 4  # points for not having to begin


def moment(s: State) -> int:
    """Counts the moments at which the table is quiet: here the rounds."""
    return s.round


def evaluate(s: State, out: Row) -> int:
    """Write everybody's prospects in points; return how many points make somebody e times as likely to win."""
    left = ROUNDS[s.players] - s.round + 1
    if s.phase == OVER:
        left = 0
    for p in range(s.players):
        points = sum(s.points[p])
        if left > 0:
            points += chest_outlook(s, p, left) + rows_outlook(s, p)
            for c in range(COLOURS):
                if s.animals[p][c] > 0:
                    points += group_points(s, p, c, 1) * left // ANIMAL_ROUNDS
        out[p] = points
    return 18 + left // 2


def chest_outlook(s: State, p: int, left: int) -> int:
    """What the buildings of a player will bring, with so many rounds left."""
    rounds = ROUNDS[s.players]
    sets = SETS * building_points(s, p) * (rounds - left)
    cards = 100 * chest_size(s, p) * (CHEST_CARD * rounds + CHEST_CARD_EARLY * left)
    return (sets + cards) // (100 * rounds)


def rows_outlook(s: State, p: int) -> int:
    """What the cards that nobody claimed will bring a player in the next round."""
    best = 0
    second = 0
    for r in range(ROWS):
        value = worth(s, p, r)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    if p == left_of(s, s.dealer):
        return (BEST_FIRST * best + SECOND_FIRST * second) // 100
    return LATER + (BEST_LATER * best + SECOND_LATER * second) // 100
