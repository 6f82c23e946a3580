"""How a game is shown that has nothing special to say about it: its `events.py` imports these answers."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.event_table import GameEvent
from tavoliere.words import Message


def together(s: Any, a: int) -> str | None:
    """Every step is shown by itself."""
    return None


def owner(s: Any, a: int) -> int:
    """Chance is nobody's."""
    return -1


def told(s: Any, actions: Sequence[int], events: Sequence[GameEvent]) -> list[Message]:
    """Nothing is told together."""
    return []
