"""What a game answers that has nothing special to say: its `text.py` imports this answer."""

from typing import Any

from tavoliere.words import Message


def remarks(settings: dict[str, Any]) -> list[Message]:
    """No table of data that one should know about."""
    return []
