"""What a game answers that has nothing special to say: its `text.py` imports these answers."""

from typing import Any

from tavoliere.words import Message


def variant(s: Any, a: int) -> str:
    """Every action has one sentence."""
    return ""


def circumstances(s: Any) -> dict[str, Any]:
    """The sentence of an action needs nothing from the position."""
    return {}


def consequences(before: Any, after: Any) -> list[Message]:
    """Nothing comes of an action but what its sentence says."""
    return []


def remarks(settings: dict[str, Any]) -> list[Message]:
    """No table of data that one should know about."""
    return []
