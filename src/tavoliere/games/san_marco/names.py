"""What things are called in sentences of San Marco: whose colours are, and roles."""

from typing import Any

from tavoliere.definition.event_table import Owner, OwnersByOption, owned
from tavoliere.games.san_marco.options import VARIANTS
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.state import *

PLAYERS = tuple(Owner(c) for c in range(COLOURS))
OWNERS = (  # SM 9: of each colour, by the variant
    PLAYERS,
    (*PLAYERS[:GHOST], *(Owner(-1, f"ghost-{word}") for word in COLOUR_WORDS[GHOST:])),
    (*PLAYERS[:NEUTRAL_COLOUR], Owner(-1, f"neutral-{COLOUR_WORDS[NEUTRAL_COLOUR]}")),
    tuple(Owner(c % 2, f"mine-{word}") for c, word in enumerate(COLOUR_WORDS)),
)
OWNERS_BY_VARIANT = OwnersByOption("variant", dict(zip(VARIANTS, OWNERS, strict=True)))


def person(s: State, c: int) -> dict[str, Any]:
    """Whoever has a colour, by name; the colour, where somebody has two; and whether a name needs an article."""
    return owned("who", OWNERS[s.variant][c])


def role(s: State, place: int) -> str:
    """The word of a place on the role tablet (SM 4.1)."""
    return ROLE_WORDS[ROLE_AT[4 * s.at_table + place]]
