"""What happens in Carolus Magnus as a person watches it: throws and draws at once, castles as points, why a land falls.

Nothing in this game is hidden (CM 4.8).
"""

from collections.abc import Sequence
from copy import deepcopy

from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.actions import *
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
