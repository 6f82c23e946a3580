"""How good a position is for each player: what a search asks where it stops looking ahead."""

from tavoliere.games.cardcassonne.rules import building_points, chest_size
from tavoliere.games.cardcassonne.state import COLOURS, MOST_ANIMALS, OVER, ROUNDS, SOURCES, State
from tavoliere.games.tables import Row

CHEST_CARD = 7  # what a card under the chest comes to in the end, on average
ANIMAL_ROUNDS = 12  # a group of animals grows about once in so many rounds


def moment(s: State) -> int:
    """Counts the moments at which the table is quiet: here the rounds."""
    return s.round


def evaluate(s: State, out: Row) -> int:
    """Write everybody's prospects in points; return how many points make somebody e times as likely to win."""
    rounds = ROUNDS[s.players]
    left = rounds - s.round + 1
    if s.phase == OVER:
        left = 0
    for p in range(s.players):
        points = 0
        for source in range(SOURCES):
            points += s.points[p][source]
        if left > 0:
            points += (building_points(s, p) * (rounds - left) + CHEST_CARD * chest_size(s, p) * left) // rounds
            for c in range(COLOURS):
                if s.animals[p][c] > 0:
                    group = min(MOST_ANIMALS, s.animals[p][c] + s.jokers[p][c] + 1)
                    points += s.animal_points[group] * left // ANIMAL_ROUNDS
        out[p] = points
    return 12 + 4 * left
