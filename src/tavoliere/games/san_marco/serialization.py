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
from tavoliere.definition.schema import Refused
from tavoliere.definition.serialization import Form
from tavoliere.games.san_marco import board, invariants, parsing, rules
from tavoliere.games.san_marco.actions import ACTIONS, CARD_WORDS, COLOUR_WORDS, SITE_WORDS
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


def read(written: dict[str, Any], s: State) -> None:
    """Fill a state at the start of a game with what somebody wrote, or refuse it with a sentence."""
    FORM.read(written, s)
    if "phase" not in written:
        s.phase = PLAYING if "hand" in written else CHOOSING if "offers" in written else BEGINNING
    if "passage" not in written:
        s.passage = int(s.phase not in parsing.SETUP)
    if "round" not in written:
        s.round = int(s.phase not in parsing.SETUP)
    count_pieces(s)
    count_cards(s)
    for c in colours(written, "picks"):
        s.picks[c % 2] = 1 + c
    turn = s.colour if "turn" in written else None
    distributor = s.distributor if "distributor" in written else None
    s.colour = s.distributor = 0
    parsing.settle(s, colours(written, "roles"), turn, distributor)
    if "rounds" not in written.get("so_far", {}) and s.passage:
        s.rounds[s.passage - 1] = s.round
    FORM.check_what_follows(written, s)
    parsing.check(s)
    if rules.broken(s) or (s.phase != OVER and rules.legal(s, [0] * ACTIONS) == 0):
        raise Refused("position-nothing-to-do", phase=PHASES[s.phase])


def colours(written: dict[str, Any], name: str) -> list[int]:
    return [place_of(word, name, COLOUR_WORDS) for word in listed(written.get(name, []), name, COLOURS)]


def count_pieces(s: State) -> None:
    """What is not on the board is beside it."""
    for site, word in enumerate(SITE_WORDS):
        if board.bridges_at(s, site) > s.capacity[site]:
            raise Refused("position-site", site=word, most=s.capacity[site])
    s.bridges_left = BRIDGES - sum(map(sum, s.bridges))
    if s.bridges_left < 0:
        raise Refused("position-bridges")
    for c in range(COLOURS):
        most = board.pieces(s, c) if c < s.present else 0
        s.supply[c] = 0
        s.supply[c] = most - invariants.aristocrats_of(s, c)
        if s.supply[c] < 0:
            raise Refused("position-aristocrats", colour=COLOUR_WORDS[c], most=most)


def count_cards(s: State) -> None:
    """What is in nobody's hand, in no offer and not played is in the decks."""
    s.deck[:] = [0] * ACTION_KINDS
    s.limit_deck[:] = [0] * LIMIT_KINDS
    left = [COPIES[k] - invariants.cards_of(s, k) for k in range(KINDS)]
    for k in range(KINDS):
        if left[k] < 0:
            raise Refused("position-too-many", card=CARD_WORDS[k], copies=COPIES[k])
    s.deck[:] = left[:ACTION_KINDS]
    s.limit_deck[:] = left[ACTION_KINDS:]
