"""Points in what the rules noted: who got how many at which place, and the sheet that says what for.

A game declares in its message table which messages earn something (`POINTS`, `LOSS`, `place`, `PART`) and which are a
summary's heading, lines and items; its rules note them at the line where they count. What is hidden from somebody is
left out of the events that they are told, so that nothing of it can be in here.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tavoliere.definition.event_table import NONE, EventKind, GameEvent, Owners, Sides, members, parts, with_lists
from tavoliere.definition.scorer_sheet import ScoreLine
from tavoliere.words import Message, Word

BESIDE = ("who", "kind", "points", "part")  # arguments of a line that are told beside its words


class Gain(NamedTuple):
    """Points that somebody got, and where."""

    seat: int  # -1: nobody's
    points: int
    place: str  # a word of the game's board; empty for nowhere in particular
    part: int = 0  # what one step brings in several parts is counted one part after the other


class Summary(NamedTuple):
    """Points that were counted: what happened, and line by line who got what for what."""

    title: Message
    lines: list[ScoreLine]


def gains(table: Sequence[EventKind], events: Sequence[GameEvent], sides: Sides, owners: Owners = ()) -> list[Gain]:
    """What was earned, in the order in which it was noted; what is earned at the same place is one gain."""
    sums: dict[tuple[int, str, int], int] = {}
    for kind, numbers in events:
        for seat, points, where, part in earned(table[kind], numbers, sides, owners):
            sums[seat, where, part] = sums.get((seat, where, part), 0) + points
    return [Gain(seat, points, where, part) for (seat, where, part), points in sums.items() if points]


def earned(kind: EventKind, numbers: Sequence[int], sides: Sides, owners: Owners) -> list[Gain]:
    """What a message says that somebody earns: whoever it names first."""
    seats: list[int] = []
    places: list[str] = []
    points, part, at = None, 0, 0
    for _, argument in kind.arguments:
        number = numbers[at] if argument.width else 0
        at += argument.width
        if argument.hidden and number == NONE:
            continue
        if not seats:
            match argument.name:
                case "seat":
                    seats = [number]
                case "side":
                    seats = [int(seat) for seat in members(number, sides)]
                case "owner":
                    seats = [owners[number].seat]
        match argument.role:
            case "points":
                points = number
            case "loss":
                points = -number
            case "part":
                part = number
            case "place":
                places.append(argument.words[number] if argument.words else str(argument.value_of([number], sides)))
    return [] if points is None else [Gain(seat, points, ":".join(places), part) for seat in seats]


def promised(table: Sequence[EventKind], events: Sequence[GameEvent]) -> int:
    """The points of all messages that name nobody, as whoever considers an action is told them."""
    return sum(
        its_numbers[0]
        for kind, numbers in events
        for _, argument, its_numbers in parts(table[kind], numbers)
        if argument.role == "points"
    )


def counted(table: Sequence[EventKind], events: Sequence[GameEvent]) -> bool:
    """Whether there is a heading among them, without which no sheet is made."""
    return any(table[kind].use == "heading" for kind, _ in events)


def summary(
    table: Sequence[EventKind], events: Sequence[GameEvent], sides: Sides, owners: Owners = ()
) -> Summary | None:
    """What was counted, where there is a heading for it: the last one, as it says what all of it came to."""
    if not counted(table, events):
        return None
    titles = [message for kind, _, message in with_lists(table, events, sides, owners) if kind.use == "heading"]
    lines = score_lines(table, events, sides, owners)
    return Summary(titles[-1], lines) if lines else None


def score_lines(
    table: Sequence[EventKind], events: Sequence[GameEvent], sides: Sides, owners: Owners = ()
) -> list[ScoreLine]:
    """All lines that were noted."""
    return [
        (gain.seat, (name, line(said, gain)), gain.points)
        for kind, numbers, (name, said) in with_lists(table, events, sides, owners)
        if kind.use == "line"
        for gain in earned(kind, numbers, sides, owners)
    ]


def line(said: dict[str, Any], gain: Gain) -> dict[str, Any]:
    """The arguments of a line; of what nobody has it says what it is called, as that has no name beside it."""
    left = {name: value for name, value in said.items() if name not in BESIDE}
    return left | {"mine": Word(f"mine-{said['who']}")} if gain.seat < 0 else left
