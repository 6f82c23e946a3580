"""What happens in a game of Cardcassonne as a person watches it: what is shown together, and what claims bring.

At the end of a round everything lies open, so that what is told of claims is known to everybody.
"""

from collections.abc import Sequence

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.names import cards
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
