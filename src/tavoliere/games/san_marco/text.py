"""The final scores of San Marco in words, and what is said of a board of one's own."""

from typing import Any

from tavoliere.games.san_marco import board
from tavoliere.games.san_marco.names import colour
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line. SM 9.3: of two colours the mean, less one for each full five of difference."""
    lines: list[tuple[int, Message, int]] = []
    if s.variant != TWO_COLOURS:
        for p in range(s.players):
            at_last = sum(board.prize(s, d, p) for d in range(DISTRICTS))
            lines += [(p, ("final-before", {}), s.points[p] - at_last), (p, ("final-scoring", {}), at_last)]
        return lines
    for p in range(s.players):
        one, other = s.points[p], s.points[p + 2]
        both = {"mine": colour(p), "one": one, "second": colour(p + 2), "other": other}
        fives = abs(one - other) // 5
        lines.append((p, ("final-mean", both), board.two_colour_result(one, other) + fives))
        lines.append((p, ("final-difference", {"difference": abs(one - other)}), -fives))
    return lines


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses."""
    used = settings["board"]
    named = {word.replace("-", " ").title(): pair for word, pair in used["prestige"].items()}
    pairs = ", ".join(f"{name} {first}/{second}" for name, (first, second) in named.items())
    told: list[Message] = [("board-used", {"name": used["name"], "pairs": pairs, "sites": len(used["sites"])})]
    if used["name"] == "assumed":
        told.append(("board-assumed", {}))
    return told
