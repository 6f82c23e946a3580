"""The final scores of Carolus Magnus in words."""

from typing import Any

from tavoliere.games.carolus_magnus.names import named
from tavoliere.games.carolus_magnus.ring import markers, side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores: castles on territories of one segment, on each merged one; where some are level, the clans."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(s.players):
        single = sum(s.segments[t] == 1 and s.owner[t] == 1 + side_of(s, p) for t in range(PLACES))
        if single:
            lines.append((p, ("final-single", {}), single))
    for t in range(PLACES):
        if s.segments[t] > 1:
            merged = ("final-merged", {"territory": t + 1, "segments": s.segments[t]})
            lines += [(p, merged, s.castles[t]) for p in range(s.players) if s.owner[t] == 1 + side_of(s, p)]
    sides = range(SIDES_OF[s.players])
    if len({s.stock[k] for k in sides}) < len(sides):
        clans = [named(s, k, markers(s, k)) for k in sides]
        lines += [(p, ("final-clans", {"tally": clans}), 0) for p in range(s.players)]
    return lines


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses: this one uses none."""
    return []
