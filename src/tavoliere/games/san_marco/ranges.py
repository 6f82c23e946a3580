"""Between what the fields of a state lie, for observations: a field that is not listed stays as the game begins.

No rule bounds prestige points and what is counted beside the game; no game comes near these numbers.
"""

from collections.abc import Mapping
from typing import Any

from tavoliere.games.san_marco.state import *

FAR = 2000  # points
OFTEN = 1000  # times


def ranges(settings: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The least and the greatest number of each field."""
    most_hand = max(COPIES)
    most = {
        "phase": OVER,
        "passage": PASSAGES,
        "round": 99,
        "final_round": 1,
        "distributor": COLOURS - 1,
        "active": 1,
        "at_table": COLOURS,
        "role": COLOURS - 1,
        "assigned": COLOURS,
        "pair": 1,
        "turn": COLOURS,
        "colour": COLOURS - 1,
        "cards_drawn": max(ACTIONS_DRAWN) + max(LIMITS_DRAWN),
        "rolled": DIE,
        "deck": max(COPIES),
        "discard": max(COPIES),
        "limit_deck": max(COPIES),
        "hand": most_hand,
        "offer": most_hand,
        "pile": MOST_PILES,
        "limits": max(COPIES),
        "card": ACTION_KINDS,
        "target": DISTRICTS,
        "picked_up": DISTRICTS,
        "lifted": 1,
        "visited": 1,
        "to_remove": DIE,
        "scoring": DISTRICTS,
        "finale": DIE,
        "picks": COLOURS,
        "growing": DIE,
        "free": COLOURS,
        "aristocrats": ARISTOCRATS,
        "bridges": BRIDGES,
        "bridges_left": BRIDGES,
        "supply": ARISTOCRATS,
        "doge": DISTRICTS,
        "points": FAR,
        "rounds": 99,
        "below_limit": COLOURS,
        "bonus": 99,
        "leader": settings["players"],
        **dict.fromkeys(("doge_scorings", "banishments", "bridges_moved", "lead_changes", "reshuffles"), OFTEN),
    }
    least = {"points": -FAR if settings["allow_negative_prestige"] else 0}
    return {name: (least.get(name, 0), highest) for name, highest in most.items()}
