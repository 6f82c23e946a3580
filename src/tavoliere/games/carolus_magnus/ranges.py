"""Between what the fields of a state lie, for observations: a field that is not listed stays as the game begins."""

from collections.abc import Mapping
from typing import Any

from tavoliere.games.carolus_magnus.state import *


def ranges(settings: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The least and the greatest number of each field."""
    players = settings["players"]
    sets = players + 1
    most = {
        "phase": len(PHASES) - 1,
        "ending": len(ENDING_WORDS) - 1,
        "round": settings["rounds"],
        "turn": players - 1,
        "paladins_laid": PLACES,
        "lots_drawn": players,
        "discs_chosen": players,
        "turns_done": players,
        "throw": THROWS,
        "to_play": PER_TURN[players],
        "dice": PER_TURN[players],
        "crowns": PER_TURN[players],
        "idle": players,
        "last_round": 1,
        "segments": PLACES,
        "owner": SIDES,
        "castles": PLACES,
        "paladins": PER_COLOUR,
        "territories": PLACES,
        "emperor": PLACES - 1,
        "supply": PER_COLOUR,
        "reserve": PER_COLOUR,
        "court": PER_COLOUR,
        "holder": players,
        "stock": max(CASTLES),
        "unplayed": 1,
        "disc": DISCS_EACH,
        "order": players - 1,
        "display": PER_COLOUR,  # what is given back is added to a set
        "lies": 1,
        "filling": sets - 1,
        "missing": PER_TURN[players],
        "taking": sets,
        "giving_from": COLOURS - 1,
        **dict.fromkeys(("ran_out", "rerolled", "circled", "fell_short"), 1),
    }
    return {name: (0, highest) for name, highest in most.items()}
