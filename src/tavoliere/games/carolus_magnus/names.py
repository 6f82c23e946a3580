"""What things of Carolus Magnus are called: clans, players, teams."""

from typing import Any

from tavoliere.definition.event_table import members
from tavoliere.games.carolus_magnus.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Word


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def sides(players: int) -> tuple[int, ...]:
    """CM 2: the side of each seat; four players are two teams."""
    return SIDE[players * SEATS : players * SEATS + players]


def side(s: State, k: int) -> Any:
    """A player, or both players of a team."""
    return members(k, sides(s.players))
