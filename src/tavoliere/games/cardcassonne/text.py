"""The final scores of Cardcassonne in words, and what a person should know of its animal table."""

from typing import Any

from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line: every source that gave a player points."""
    return [
        (p, (f"final-{SOURCE_WORDS[source]}", {}), s.points[p][source])
        for p in range(s.players)
        for source in range(SOURCES)
        if s.points[p][source]
    ]


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses."""
    animals = settings["animals"]
    points = ", ".join(map(str, animals["points"]))
    told: list[Message] = [("animals-used", {"name": animals["name"], "points": points, "lone": animals["lone_joker"]})]
    if animals["name"] == "reconstructed":
        told.append(("animals-reconstructed", {}))
    return told
