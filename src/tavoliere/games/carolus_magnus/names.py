"""Who plays together in Carolus Magnus, and what a player or a team is called."""

from typing import Any

from tavoliere.definition.event_table import members
from tavoliere.games.carolus_magnus.rules.state import *


def sides(players: int) -> tuple[int, ...]:
    """CM 2: the side of each seat; four players are two teams."""
    return SIDE[players * SEATS : players * SEATS + players]


def side(s: State, k: int) -> Any:
    """A player, or both players of a team."""
    return members(k, sides(s.players))
