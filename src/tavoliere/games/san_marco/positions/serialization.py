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
from tavoliere.definition.serialization import LEFT_OUT, Codec, Form
from tavoliere.games.san_marco.rules import board
from tavoliere.games.san_marco.rules.actions import COLOUR_WORDS
from tavoliere.games.san_marco.rules.invariants import aristocrats_of, cards_of, colour_due, in_round
from tavoliere.games.san_marco.rules.offers import next_to_divide
from tavoliere.games.san_marco.rules.state import *


def some_colours(given: Any, name: str) -> list[int]:
    return [place_of(word, name, COLOUR_WORDS) for word in listed(given, name, COLOURS)]


def write_roles(s: State) -> list[str]:
    return [COLOUR_WORDS[c] for c in s.role[: s.assigned]]


def read_roles(given: Any, s: State, refuse: Refusals) -> None:
    roles = some_colours(given, "roles")
    s.role[: len(roles)] = roles
    s.assigned = len(roles)


def write_picks(s: State) -> Any:
    return [COLOUR_WORDS[pick - 1] for pick in s.picks if pick] or LEFT_OUT


def read_picks(given: Any, s: State, refuse: Refusals) -> None:
    for c in some_colours(given, "picks"):
        s.picks[c % 2] = 1 + c


# --- what follows from what was written ------------------------------------------------------------------------------


def settle(s: State, given: dict[str, Any]) -> None:
    """What is beside the board and in the decks, who takes part, in which roles, and how far the round has come."""
    if "phase" not in given:
        s.phase = PLAYING if "hand" in given else CHOOSING if "offers" in given else BEGINNING
    begun = int(s.phase not in SETUP)
    s.passage = s.passage if "passage" in given else begun
    s.round = s.round if "round" in given else begun
    if (s.passage, s.round) == (1, 1) and (s.phase == OVER or s.finale > 0):  # as left out
        s.passage = PASSAGES
    elif (s.passage, s.round) == (1, 1) and s.phase == RETURNING:
        s.passage, s.round = 2, 0
    settle_pieces(s)
    if in_round(s):
        settle_round(s, given)
    else:
        settle_outside_rounds(s, given)
    if "rounds" not in given.get("so_far", {}) and s.passage:
        s.rounds[s.passage - 1] = s.round


def settle_pieces(s: State) -> None:
    """What is not on the board is beside it; what is in nobody's hand, in no offer and not played is in the decks."""
    s.bridges_left = max(0, BRIDGES - sum(map(sum, s.bridges)))
    for c in range(COLOURS):
        s.supply[c] = 0
        s.supply[c] = max(0, (board.pieces(s, c) if c < s.present else 0) - aristocrats_of(s, c))
    s.deck[:] = [0] * ACTION_KINDS
    s.limit_deck[:] = [0] * LIMIT_KINDS
    left = [max(0, COPIES[k] - cards_of(s, k)) for k in range(KINDS)]
    s.deck[:] = left[:ACTION_KINDS]
    s.limit_deck[:] = left[ACTION_KINDS:]


def settle_outside_rounds(s: State, given: dict[str, Any]) -> None:
    """Whoever distributed last sits before the one who begins."""
    if s.phase in (ROLE_DICE, STONES, APPOINTING):
        take_part(s, below_limit(s))
        if "distributor" not in given:
            s.distributor = (s.role[0] - 1) % s.colours
    elif s.phase != BEGINNING and "distributor" not in given:
        s.distributor = s.colours - 1
    if "turn" not in given:
        s.colour = colour_due(s)
    elif s.phase == BEGINNING and s.colour == 0:  # as good as nothing
        del given["turn"]


def below_limit(s: State) -> list[int]:
    return [c for c in range(s.colours) if not s.final_round or board.limit_points(s, c) < LIMIT]


def take_part(s: State, colours: list[int]) -> None:
    for c in range(COLOURS):
        s.active[c] = int(c in colours)
    s.at_table = sum(s.active)


def settle_round(s: State, given: dict[str, Any]) -> None:
    turn = s.colour if "turn" in given else None
    if s.assigned:
        take_part(s, s.role[: s.assigned])
    else:
        colours = below_limit(s)
        take_part(s, colours)
        s.assigned = s.at_table
        if colours and turn is None and s.phase not in (DRAWING, DIVIDING, CHOOSING):
            turn = colours[0]
        s.role[: s.at_table] = usual_roles(s, colours, turn) if len(colours) > 1 else colours
    if s.distributor < s.colours:
        s.distributor = s.role[0]
    if s.at_table < 2:
        return
    order = [s.role[PLAY_ORDER[4 * s.at_table + i]] for i in range(s.at_table)]
    if s.phase in (DRAWING, DIVIDING):
        s.colour = s.role[0] if turn is None else turn
        s.pair = int(s.at_table == COLOURS and s.colour == s.role[2])
        s.turn = 2 * s.pair * s.second_split_later
        s.cards_drawn = min(CARDS_DRAWN, sum(s.hand)) if s.phase == DRAWING else 0
        if s.phase == DIVIDING and any(s.hand[:KINDS]):
            k = next_to_divide(s)
            s.pile = max((i for i in range(PILES[s.at_table]) if s.offer[2 * s.pair + i][k]), default=0)
        return
    if s.variant == NEUTRAL and s.phase != CHOOSING:
        order.reverse()  # SM R13
    s.colour = order[0] if turn is None else turn
    s.turn = order.index(s.colour) if s.colour in order else 0
    s.pair = int(s.at_table == COLOURS and s.turn >= 2)


def usual_roles(s: State, colours: list[int], turn: int | None) -> list[int]:
    """When nobody said: whoever divides distributes, whoever chooses chooses first, whoever plays plays last."""
    first = colours[0] if turn is None or turn not in colours else turn
    others = [c for c in colours if c > first] + [c for c in colours if c < first]
    last = s.phase not in (DRAWING, DIVIDING, CHOOSING)
    if s.variant == TWO_COLOURS and len(colours) == COLOURS:
        mine, theirs, theirs_too = (first + 2) % COLOURS, (first + 1) % COLOURS, (first + 3) % COLOURS
        if last:
            return [theirs, mine, first, theirs_too]
        return [first, theirs, theirs_too, mine] if s.phase != CHOOSING else [theirs, first, mine, theirs_too]
    if s.phase == CHOOSING or (last and s.variant == NEUTRAL):
        return [others[0], first, *others[1:]]
    if last and len(colours) == COLOURS:
        return [others[0], others[1], first, others[2]]
    return [first, *others]


FORM = Form(
    State,
    own={"roles": Codec(write_roles, read_roles), "picks": Codec(write_picks, read_picks)},
    when={"distributor": lambda s: s.phase != BEGINNING, "turn": lambda s: s.phase != BEGINNING},
    settle=settle,
)
write, read = FORM.write, FORM.read
