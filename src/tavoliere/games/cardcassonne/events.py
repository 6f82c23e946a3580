"""What happens in a game of Cardcassonne as a person watches it: the opening at once, and each deal."""

from collections.abc import Sequence

from tavoliere.definition.event_table import NONE, GameEvent
from tavoliere.games.cardcassonne.messages import CARD_DEALT, CARD_OPENED
from tavoliere.games.cardcassonne.names import cards
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Seat


def together(s: State, a: int) -> str | None:
    """The opening cards are turned up together, and the hands are dealt together."""
    return {TURNING_UP: "opening", DEALING: "deal"}.get(s.phase)


def owner(s: State, a: int) -> int:
    """Cards are drawn for everybody."""
    return -1


def told(s: State, actions: Sequence[int], events: Sequence[GameEvent]) -> list[Message]:
    """A deal in a sentence, with the cards that one sees of it; so the opening."""
    if s.phase == TURNING_UP:
        return [("told-opening", {"cards": cards(numbers[0] for kind, numbers in events if kind == CARD_OPENED)})]
    dealt: list[Message] = [("told-deal", {"who": Seat(s.dealer), "count": len(actions)})]
    seen = [numbers for kind, numbers in events if kind == CARD_DEALT and NONE not in numbers]
    if seen:
        dealt.append(("told-hand", {"who": Seat(seen[0][0]), "cards": cards(k for _, k in seen)}))
    return dealt
