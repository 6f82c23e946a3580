"""What happens in Carolus Magnus as a person watches it: throws and draws at once.

Nothing in this game is hidden (CM 4.8).
"""

from collections.abc import Sequence

from tavoliere.definition.event_table import GameEvent
from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.messages import PALADIN_DRAWN
from tavoliere.games.carolus_magnus.names import colour
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message, Seat, Word

TOGETHER = {LAYING: "lands", ROLLING: "rolls", REROLLING: "rolls", LOTS: "lots", DRAWING: "display"}


def together(s: State, a: int) -> str | None:
    """The lands are laid out at once, dice of one player are one throw, and so are lots and the sets of a round."""
    return TOGETHER.get(s.phase)


def owner(s: State, a: int) -> int:
    """Dice are rolled by somebody."""
    return s.turn if s.phase in (ROLLING, REROLLING) else -1


def told(s: State, actions: Sequence[int], events: Sequence[GameEvent]) -> list[Message]:
    if s.phase == LAYING:
        return [("told-lands", {"paladins": [colour(a - DRAW) for a in actions]})]
    if s.phase == LOTS:
        drawn = s.order[: s.lots_drawn] + [a - LOT for a in actions]
        last = [p for p in range(s.players) if p not in drawn] if len(drawn) == s.players - 1 else []
        return [("told-lots", {"order": [Seat(p) for p in drawn + last]})]
    if s.phase == DRAWING:
        return told_sets(events)
    faces = [Word(f"face-{(*COLOUR_WORDS, 'crown')[a - ROLL]}") for a in actions]
    return [("told-rolls" if s.round else "told-rolls-set-up", {"to": Seat(s.turn), "faces": faces})]


def told_sets(events: Sequence[GameEvent]) -> list[Message]:
    """CM 12.2: what was drawn for each set."""
    sets: dict[int, list[Word]] = {}
    for kind, numbers in events:
        if kind == PALADIN_DRAWN:
            sets.setdefault(numbers[0] + 1, []).append(colour(numbers[1]))
    return [("told-set", {"set": number, "paladins": paladins}) for number, paladins in sets.items()]
