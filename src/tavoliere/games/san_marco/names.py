"""What things are called in sentences of San Marco: colours and whose they are, districts, sites, cards, roles."""

from collections.abc import Callable
from typing import Any

from tavoliere.definition.event_table import Owner, OwnersByOption, messages, noted
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.messages import MESSAGES
from tavoliere.games.san_marco.options import VARIANTS
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Word

PLAYERS = tuple(Owner(c) for c in range(COLOURS))
OWNERS = (  # SM 9: of each colour, by the variant
    PLAYERS,
    (*PLAYERS[:GHOST], *(Owner(-1, f"ghost-{word}") for word in COLOUR_WORDS[GHOST:])),
    (*PLAYERS[:NEUTRAL_COLOUR], Owner(-1, f"neutral-{COLOUR_WORDS[NEUTRAL_COLOUR]}")),
    tuple(Owner(c % 2, f"mine-{word}") for c, word in enumerate(COLOUR_WORDS)),
)
OWNERS_BY_VARIANT = OwnersByOption("variant", dict(zip(VARIANTS, OWNERS, strict=True)))


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def district(d: int) -> Word:
    return Word(f"district-{DISTRICT_WORDS[d]}")


def card(k: int) -> Word:
    return Word(f"card-{CARD_WORDS[k]}")


def role(s: State, place: int) -> str:
    """The word of a place on the role tablet (SM 4.1)."""
    return ROLE_WORDS[ROLE_AT[4 * s.at_table + place]]


def explained(s: State, function: Callable[..., None], *given: Any) -> list[Message]:
    """What a plain function says of a position."""
    with noted() as said:
        function(s, *given)
    return messages(MESSAGES, said, (), OWNERS[s.variant])
