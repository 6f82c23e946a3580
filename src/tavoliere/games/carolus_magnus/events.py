"""What happens in Carolus Magnus as a person watches it: throws and draws at once, castles as points, why a land falls.

Nothing in this game is hidden (CM 4.8).
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from tavoliere.definition.event_table import GameEvent, arguments
from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.messages import CASTLE_BUILT, MERGED, MESSAGES, TAKEN_OVER, TAKEN_OVER_SHORT
from tavoliere.games.carolus_magnus.names import colour, sides
from tavoliere.games.carolus_magnus.ring import side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message, Seat, Word

BUILDING = (CASTLE_BUILT, TAKEN_OVER, TAKEN_OVER_SHORT)
TOGETHER = {LAYING: "lands", ROLLING: "rolls", REROLLING: "rolls", LOTS: "lots", DRAWING: "display"}


def together(s: State, a: int) -> str | None:
    """The lands are laid out at once, dice of one player are one throw, and so are lots and the sets of a round."""
    return TOGETHER.get(s.phase)


def owner(s: State, a: int) -> int:
    """Dice are rolled by somebody."""
    return s.turn if s.phase in (ROLLING, REROLLING) else -1


def told(s: State, actions: Sequence[int]) -> list[Message]:
    if s.phase == LAYING:
        return [("told-lands", {"paladins": [colour(a - DRAW) for a in actions]})]
    if s.phase == LOTS:
        drawn = s.order[: s.lots_drawn] + [a - LOT for a in actions]
        last = [p for p in range(s.players) if p not in drawn] if len(drawn) == s.players - 1 else []
        return [("told-lots", {"order": [Seat(p) for p in drawn + last]})]
    if s.phase == DRAWING:
        return told_sets(s, actions)
    faces = [Word(f"face-{(*COLOUR_WORDS, 'crown')[a - ROLL]}") for a in actions]
    return [("told-rolls" if s.round else "told-rolls-set-up", {"to": Seat(s.turn), "faces": faces})]


def told_sets(s: State, actions: Sequence[int]) -> list[Message]:
    """CM 12.2: what was drawn for each set."""
    sets: dict[int, list[Word]] = {}
    drawing = deepcopy(s)
    for a in actions:
        sets.setdefault(drawing.filling + 1, []).append(colour(a - DRAW))
        rules.apply(drawing, a)
    return [("told-set", {"set": number, "paladins": paladins}) for number, paladins in sets.items()]


class Built(NamedTuple):
    """CM 8.2: castles that a stop of the Emperor's brought, and what is said of it."""

    place: int  # of the territory where he stopped
    side: int
    castles: int
    loser: int  # the side whose castles they replace, or -1
    lost: int
    arguments: dict[str, Any]


def built(s: State, events: Sequence[GameEvent]) -> Built | None:
    for kind, numbers in events:
        if kind in BUILDING:
            t, *_, winner = numbers[: 2 + SIDES]
            loser, lost, castles = {CASTLE_BUILT: (-1, 0, 1), TAKEN_OVER: (*numbers[-2:], numbers[-1])}.get(
                kind, numbers[-3:]
            )
            return Built(t, winner, castles, loser, lost, arguments(MESSAGES[kind], numbers, sides(s.players)))
    return None


def merged(events: Sequence[GameEvent]) -> tuple[int, int, int] | None:
    """CM 8.3: the place of the merged territory, its segments, and how many were joined to it."""
    for kind, numbers in events:
        if kind == MERGED:
            place, segments, joined = numbers
            return place, segments, joined
    return None


def gains(before: State, after: State, events: Sequence[GameEvent]) -> list[Gain]:
    """A castle in play is a point, for both players of a team; a takeover costs the other side its castles."""
    new = built(before, events)
    if new is None:
        return []
    place, _, _ = merged(events) or (new.place, 0, 0)
    points = {new.side: new.castles, new.loser: -new.lost}
    seats = [(p, points.get(side_of(before, p))) for p in range(before.players)]
    return [Gain(p, points_of_side, str(place + 1)) for p, points_of_side in seats if points_of_side]


def summary(before: State, after: State, events: Sequence[GameEvent]) -> Summary | None:
    """CM 8.2, 8.3: at a takeover or a merge, the influence by which it came about, and the castles."""
    new, merge = built(before, events), merged(events)
    if new is None or (new.loser < 0 and merge is None):
        return None
    _, segments, joined = merge or (new.place, 0, 0)
    said = new.arguments | {"segments": segments, "joined": joined}
    lines = [castles_line(before, new.place, gain) for gain in gains(before, after, events)]
    if new.loser < 0:
        return Summary(("summary-castle", said), lines)
    return Summary(("summary-takeover-short" if new.castles < new.lost else "summary-takeover", said), lines)  # CM R-11


def castles_line(before: State, t: int, gain: Gain) -> tuple[int, Message, int]:
    """The castles that somebody built or lost, and the influence that decided it."""
    name = "summary-built" if gain.points > 0 else "summary-lost"
    said: dict[str, Any] = {"count": abs(gain.points), "sources": sources(before, t, side_of(before, gain.seat))}
    return gain.seat, (name, said), gain.points


def sources(s: State, t: int, k: int) -> list[Any]:
    """CM 8.2: paladins of each clan that a side holds, and its castles."""
    held = [s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == k for c in range(COLOURS)]
    told: list[Any] = [[colour(c), s.paladins[t][c]] for c in range(COLOURS) if held[c] and s.paladins[t][c]]
    if s.owner[t] == 1 + k:
        castles = s.castles[t]
        told.append([castles, Word("source-castle" if castles == 1 else "source-castles")])
    return told
