"""Positions of San Marco written by hand: names and words, and nothing that follows from the rest.

    {
      "turn": "mask",
      "hand": ["doge", "san-polo"],
      "doge": "cannaregio",
      "districts": {"san-marco": {"mask": 5, "prow": 3}, ...},
      "bridges": {"cannaregio-san-marco": ["prow"], ...},
      "points": {"mask": 10},
      "limits": {"prow": [3, 2]}
    }

Supplies, decks, bridges beside the board, who has played and how many cards are drawn follow from that. Without a
phase, a hand is being played, offers are to choose from, and nothing at all is the start of a game.
"""

from typing import Any

from tavoliere.definition.parsing import listed, place_of
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.serialization import Form
from tavoliere.games.san_marco import board, invariants, parsing
from tavoliere.games.san_marco.actions import COLOUR_WORDS, DISTRICT_WORDS, SITE_WORDS
from tavoliere.games.san_marco.names import card, colour, site_named
from tavoliere.games.san_marco.state import *

FORM = Form(
    State,
    own=("roles", "picks"),
    when={"distributor": lambda s: s.phase != BEGINNING, "turn": lambda s: s.phase != BEGINNING},
)


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; with a seat, what that seat sees, the decks among all that is unseen."""
    written = FORM.write(s, seat)
    written["roles"] = [COLOUR_WORDS[c] for c in s.role[: s.assigned]]
    if any(s.picks):
        written["picks"] = [COLOUR_WORDS[pick - 1] for pick in s.picks if pick]
    return written


def read(written: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Fill a state at the start of a game with what somebody wrote, and refuse what can't be with a sentence."""
    FORM.fill(written, s)
    if "phase" not in written:
        s.phase = PLAYING if "hand" in written else CHOOSING if "offers" in written else BEGINNING
    if "passage" not in written:
        s.passage = int(s.phase not in parsing.SETUP)
    if "round" not in written:
        s.round = int(s.phase not in parsing.SETUP)
    count_pieces(s, refuse)
    count_cards(s, refuse)
    for c in colours(written, "picks"):
        s.picks[c % 2] = 1 + c
    turn = s.colour if "turn" in written else None
    distributor = s.distributor if "distributor" in written else None
    s.colour = s.distributor = 0
    parsing.settle(s, colours(written, "roles"), turn, distributor, refuse)
    if "rounds" not in written.get("so_far", {}) and s.passage:
        s.rounds[s.passage - 1] = s.round
    FORM.check_what_follows(written, s, refuse)
    parsing.check(s, refuse)


def colours(written: dict[str, Any], name: str) -> list[int]:
    return [place_of(word, name, COLOUR_WORDS) for word in listed(written.get(name, []), name, COLOURS)]


def count_pieces(s: State, refuse: Refusals) -> None:
    """What is not on the board is beside it."""
    for site, word in enumerate(SITE_WORDS):
        if board.bridges_at(s, site) > s.capacity[site]:
            told = {"site": site_named(site), "bridges": board.bridges_at(s, site), "most": s.capacity[site]}
            refuse("position-site", at=f"bridges/{word}", **told)
    s.bridges_left = BRIDGES - sum(map(sum, s.bridges))
    if s.bridges_left < 0:
        refuse("position-bridges", at="bridges", bridges=BRIDGES - s.bridges_left, most=BRIDGES)
    for c in range(COLOURS):
        most = board.pieces(s, c) if c < s.present else 0
        s.supply[c] = 0
        s.supply[c] = most - invariants.aristocrats_of(s, c)
        if s.supply[c] < 0:
            told = {"colour": colour(c), "count": most - s.supply[c], "most": most}
            refuse("position-aristocrats", at=standing_of(s, c), **told)


def standing_of(s: State, c: int) -> list[str]:
    """Where aristocrats of a colour stand."""
    districts = [f"districts/{word}" for d, word in enumerate(DISTRICT_WORDS) if s.aristocrats[d][c]]
    return [*districts, *(f"bridges/{word}" for site, word in enumerate(SITE_WORDS) if s.bridges[site][c]), "supply"]


def count_cards(s: State, refuse: Refusals) -> None:
    """What is in nobody's hand, in no offer and not played is in the decks."""
    s.deck[:] = [0] * ACTION_KINDS
    s.limit_deck[:] = [0] * LIMIT_KINDS
    left = [COPIES[k] - invariants.cards_of(s, k) for k in range(KINDS)]
    for k in range(KINDS):
        if left[k] < 0:
            told = {"card": card(k), "count": COPIES[k] - left[k], "copies": COPIES[k]}
            refuse("position-too-many", at=places_of(s, k), **told)
    s.deck[:] = left[:ACTION_KINDS]
    s.limit_deck[:] = left[ACTION_KINDS:]


def places_of(s: State, k: int) -> list[str]:
    """Where cards of a kind lie, outside the decks."""
    places = [f"offers/{o}" for o in range(OFFERS) if s.offer[o][k]]
    if s.hand[k]:
        places.append("hand")
    if k < ACTION_KINDS:
        return [*places, *(["discard"] if s.discard[k] else [])]
    return [*places, *(f"limits/{word}" for c, word in enumerate(COLOUR_WORDS) if s.limits[c][k - ACTION_KINDS])]
