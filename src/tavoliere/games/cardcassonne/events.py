"""What happens in a game of Cardcassonne as a person watches it: what is shown together, and what claims bring.

At the end of a round everything lies open, so that what is told of claims is known to everybody.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tavoliere.definition.counting import ScoreLine
from tavoliere.definition.event_table import GameEvent
from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.messages import (
    CARD_TAKEN,
    CHEST_OPENED,
    CLAIM_PAID,
    CLAIM_PAID_FROM,
    GROUP_JOINED,
    ROW_CLAIMED,
)
from tavoliere.games.cardcassonne.names import animals, cards, row
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Seat


def together(s: State, a: int) -> str | None:
    """The opening cards are turned up together, and the hands are dealt together."""
    return {TURNING_UP: "opening", DEALING: "deal"}.get(s.phase)


def owner(s: State, a: int) -> int:
    """Cards are drawn for everybody."""
    return -1


def told(s: State, actions: Sequence[int]) -> list[Message]:
    """A deal in a sentence, with the cards that one sees of it; so the opening."""
    seen = [(i, a - DRAW) for i, a in enumerate(actions) if BLOCK_OF[a] == BLOCK_DRAW]
    drawn = cards([k for _, k in seen])
    if s.phase == TURNING_UP:
        return [("told-opening", {"cards": drawn})]
    dealt: list[Message] = [("told-deal", {"who": Seat(s.dealer), "count": len(actions)})]
    if seen:
        mine = (s.turn + seen[0][0]) % s.players  # CC R19: one at a time, all the way round
        dealt.append(("told-hand", {"who": Seat(mine), "cards": drawn}))
    return dealt


def gains(before: State, after: State, events: Sequence[GameEvent]) -> list[Gain]:
    """The points of every claim at its row, and at the end those of the chests."""
    paid = [Gain(seat, points, COLOUR_WORDS[r]) for seat, r, points in numbers_of(events, CLAIM_PAID)]
    return paid + [Gain(p, points, "chest") for p, points in numbers_of(events, CHEST_OPENED) if points]


def summary(before: State, after: State, events: Sequence[GameEvent]) -> Summary | None:
    """What every claim brought, and for which cards; at the end also what lay under the chests.

    What brings no points is not counted: of cards that go under a chest the log tells.
    """
    lines = claim_lines(events)
    lines += [(p, chest_opened(after, p), points) for p, points in numbers_of(events, CHEST_OPENED) if points]
    if not lines:
        return None
    return Summary(("summary-round", {"round": before.round, "rounds": ROUNDS[before.players]}), lines)


def numbers_of(events: Sequence[GameEvent], kind: int) -> list[tuple[int, ...]]:
    """What was noted of the events of a kind."""
    return [event.numbers for event in events if event.kind == kind]


def claim_lines(events: Sequence[GameEvent]) -> list[ScoreLine]:
    """Every claim line by line: each kind of card, and what it was worth."""
    starts = [i for i, event in enumerate(events) if event.kind == ROW_CLAIMED]
    lines: list[ScoreLine] = []
    for first, end in pairwise([*starts, len(events)]):
        (p, r), claim = events[first].numbers, events[first:end]
        lines += [(p, message, worth) for message, worth in lines_of_claim(r, claim)]
    return lines


def lines_of_claim(r: int, claim: Sequence[GameEvent]) -> list[tuple[Message, int]]:
    taken = numbers_of(claim, CARD_TAKEN)
    lines: list[tuple[Message, int]] = []

    def line(name: str, worth: int, **values: Any) -> None:
        lines.append(((f"summary-{name}", {"row": row(r), **values}), worth))

    def paid(source: int) -> int:
        return sum(points for (points,) in numbers_of(claim, CLAIM_PAID_FROM + source))

    persons = [k for k, cashed in taken if is_person(k) and not cashed]
    if persons:
        values = sum(k % PER_COLOUR + 1 for k in persons)
        line("persons", paid(FROM_PERSONS), cards=cards(persons), sum=values, count=len(persons))
    if paid(FROM_MISPLACED):
        line("misplaced", paid(FROM_MISPLACED), cards=cards([k for k, cashed in taken if cashed]))
    for c, held, points in numbers_of(claim, GROUP_JOINED):
        if points:
            line("animals", points, animals=animals(c), count=held)
    if paid(FROM_LONE_JOKERS):
        line("lone-joker", paid(FROM_LONE_JOKERS))
    if paid(FROM_MONSTERS):
        line("monsters", paid(FROM_MONSTERS), cards=cards([k for k, _ in taken if k in (DRAGON, FAIRY)]))
    return lines


def is_person(k: int) -> bool:
    return k < DRAGON and k % PER_COLOUR < BUILDING


def chest_opened(s: State, p: int) -> Message:
    kinds = [*(c * PER_COLOUR + BUILDING for c in range(COLOURS)), BUILDING_JOKER]
    return "summary-buildings", {
        "cards": cards([k for k, count in zip(kinds, s.chest[p], strict=True) for _ in range(count)])
    }
