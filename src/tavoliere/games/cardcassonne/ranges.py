"""Between what the fields of a state lie, for observations: a field that is not listed stays as the game begins.

The points of persons bound all others: the values of all 64, 108 together, times as many persons.
"""

from collections.abc import Mapping
from typing import Any

from tavoliere.games.cardcassonne.state import *

PERSON_VALUES = COLOURS * sum((1 + kind) * COPIES[kind] for kind in range(BUILDING))
PERSONS = COLOURS * sum(COPIES[:BUILDING])


def ranges(settings: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The least and the greatest number of each field."""
    last_seat = settings["players"] - 1
    last_item = FOLLOWER + last_seat
    most = {
        "phase": OVER,
        "round": ROUNDS[settings["players"]],
        "dealer": last_seat,
        "turn": last_seat,
        "drawn": max(TURNED_UP, MOST_IN_HAND * settings["players"]),
        "pending": KINDS,
        "deck": max(COPIES),
        "row": last_item,
        "row_length": ROW_LENGTH,
        "hand": UNSEEN,
        "hand_count": MOST_IN_HAND,
        "down_row": ROWS - 1,
        "down_at": ROW_LENGTH,
        "placed": 1,
        "last_placed": last_seat,
        "claim_row": ROWS,
        "claim_at": ROW_LENGTH,
        "claim_end": ROW_LENGTH,
        "claimed": max(COPIES),
        "claim_cashed": ROW_LENGTH,
        "claim_assigned": COPIES[ANIMAL_JOKER],
        "animals": COPIES[ANIMAL],
        "jokers": COPIES[ANIMAL_JOKER],
        "waiting": COPIES[ANIMAL_JOKER],
        "chest": COPIES[BUILDING],
        "points": PERSON_VALUES * PERSONS,
    }
    return {name: (0, highest) for name, highest in most.items()}
