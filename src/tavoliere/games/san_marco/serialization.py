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

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.parsing import counts, known_names, number
from tavoliere.definition.schema import Refused
from tavoliere.games.san_marco import board, invariants, parsing, rules
from tavoliere.games.san_marco.actions import ACTIONS, CARD_WORDS, COLOUR_WORDS, DISTRICT_WORDS, SITE_WORDS
from tavoliere.games.san_marco.parsing import PHASES, SO_FAR, THIS_CARD
from tavoliere.games.san_marco.state import (
    ACTION_KINDS,
    BEGINNING,
    COLOURS,
    COPIES,
    DISTRICTS,
    KINDS,
    LIMIT_KINDS,
    OFFERS,
    OVER,
    PASSAGES,
    SITES,
    State,
)

ITEM_WORDS = (*CARD_WORDS, "unseen-action", "unseen-limit")
ROUND_FIELDS = ("phase", "passage", "round", "final_round", "distributor", "roles", "turn", "rolled")
BOARD_FIELDS = ("doge", "districts", "bridges", "points", "limits", "discard", "hand", "offers", "so_far")
FOLLOWING = ("supply", "bridges_left", "deck", "limit_deck")
FIELDS = (*ROUND_FIELDS, *BOARD_FIELDS, *THIS_CARD, *FOLLOWING)
MOST_POINTS = 30_000


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; with a seat, what that seat sees, the decks among all that is unseen."""
    written: dict[str, Any] = {"phase": PHASES[s.phase], "passage": s.passage, "round": s.round}
    written["final_round"] = bool(s.final_round)
    if s.phase != BEGINNING:
        written["distributor"] = COLOUR_WORDS[s.distributor]
        written["turn"] = COLOUR_WORDS[s.colour]
    written["roles"] = [COLOUR_WORDS[c] for c in s.role[: s.assigned]]
    if s.rolled:
        written["rolled"] = s.rolled
    written["doge"] = DISTRICT_WORDS[s.doge - 1] if s.doge else None
    written["districts"] = {DISTRICT_WORDS[d]: by_colour(s.aristocrats[d]) for d in range(DISTRICTS)}
    written["bridges"] = {
        SITE_WORDS[site]: [COLOUR_WORDS[c] for c in range(COLOURS) for _ in range(s.bridges[site][c])]
        for site in range(SITES)
        if any(s.bridges[site])
    }
    written["points"] = {COLOUR_WORDS[c]: s.points[c] for c in range(s.present)}
    written["limits"] = {
        COLOUR_WORDS[c]: [1 + k for k in range(LIMIT_KINDS) for _ in range(s.limits[c][k])] for c in range(s.colours)
    }
    written["discard"] = by_card(s.discard, 0)
    written["hand"] = items(s.hand)
    written["offers"] = [items(offer) for offer in s.offer] if any(map(any, s.offer)) else []
    written.update(write_card(s))
    written["supply"] = {COLOUR_WORDS[c]: s.supply[c] for c in range(s.present)}
    written["bridges_left"] = s.bridges_left
    written["deck" if seat is None else "unseen"] = by_card(s.deck, 0)
    written["limit_deck" if seat is None else "unseen_limits"] = by_card(s.limit_deck, ACTION_KINDS)
    written["so_far"] = {name: getattr(s, name) for name in SO_FAR}
    return written


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    return {COLOUR_WORDS[c]: count for c, count in enumerate(counts) if count}


def by_card(counts: Sequence[int], first: int) -> dict[str, int]:
    return {CARD_WORDS[first + k]: count for k, count in enumerate(counts) if count}


def items(counts: Sequence[int]) -> list[str]:
    return [ITEM_WORDS[k] for k, count in enumerate(counts) for _ in range(count)]


def write_card(s: State) -> dict[str, Any]:
    """What is being carried out."""
    written: dict[str, Any] = {}
    if s.card:
        written["card"] = CARD_WORDS[s.card - 1]
    for name in ("target", "picked_up", "scoring"):
        if value := getattr(s, name):
            written[name] = DISTRICT_WORDS[value - 1]
    if s.lifted:
        written["lifted"] = True
    if any(s.visited):
        written["visited"] = [DISTRICT_WORDS[d] for d in range(DISTRICTS) if s.visited[d]]
    for name in ("to_remove", "finale", "growing"):
        if value := getattr(s, name):
            written[name] = value
    if any(s.picks):
        written["picks"] = [COLOUR_WORDS[pick - 1] for pick in s.picks if pick]
    if s.free:
        written["free"] = COLOUR_WORDS[s.free - 1]
    return written


# --- reading ---------------------------------------------------------------------------------------------------------


def read(written: dict[str, Any], s: State) -> None:
    """Fill a state at the start of a game with what somebody wrote, or refuse it with a sentence."""
    known_names("position", written, FIELDS)
    s.phase = read_phase(written)
    s.passage = number(written, "passage", 0, PASSAGES, int(parsing.in_passage(s.phase)))
    s.round = number(written, "round", 0, 99, int(parsing.in_passage(s.phase)))
    s.final_round = int(truth(written, "final_round"))
    s.rolled = number(written, "rolled", 0, 6)
    read_board(written, s)
    read_cards(written, s)
    read_card(written, s)
    parsing.settle(s, read_colours(written.get("roles", []), "roles"), read_turn(written), read_distributor(written))
    read_so_far(written.get("so_far", {}), s)
    check_following(written, s)
    parsing.check(s)
    if rules.broken(s) or (s.phase != OVER and rules.legal(s, [0] * ACTIONS) == 0):
        raise Refused("position-nothing-to-do", phase=PHASES[s.phase])


def read_phase(written: dict[str, Any]) -> int:
    default = "playing" if "hand" in written else "choosing" if "offers" in written else "beginning"
    return word(written.get("phase", default), "phase", PHASES)


def read_turn(written: dict[str, Any]) -> int | None:
    return word(written["turn"], "turn", COLOUR_WORDS) if "turn" in written else None


def read_distributor(written: dict[str, Any]) -> int | None:
    return word(written["distributor"], "distributor", COLOUR_WORDS) if "distributor" in written else None


def truth(where: dict[str, Any], name: str) -> bool:
    value = where.get(name, False)
    if not isinstance(value, bool):
        raise Refused("position-truth", name=name, given=str(value))
    return value


def word(given: Any, where: str, words: Sequence[str]) -> int:
    if not isinstance(given, str) or given not in words:
        raise Refused("position-word", where=where, given=str(given), known=", ".join(words))
    return words.index(given)


def listed(given: Any, where: str) -> list[Any]:
    if not isinstance(given, list) or len(given) > 100:
        raise Refused("position-list", where=where)
    return given


def read_colours(given: Any, where: str) -> list[int]:
    return [word(name, where, COLOUR_WORDS) for name in listed(given, where)]


def read_board(written: dict[str, Any], s: State) -> None:
    """Aristocrats, bridges, points and the Doge; the rest of the pieces is beside the board."""
    if "doge" in written:
        s.doge = 0 if written["doge"] is None else 1 + word(written["doge"], "doge", DISTRICT_WORDS)
    for name, standing in known_names("districts", written.get("districts", {}), DISTRICT_WORDS).items():
        s.aristocrats[DISTRICT_WORDS.index(name)] = counts(standing, name, COLOUR_WORDS, 25)
    for name, owners in known_names("bridges", written.get("bridges", {}), SITE_WORDS).items():
        site = SITE_WORDS.index(name)
        for owner in read_colours(owners, name):
            if not board.has_room(s, site):
                raise Refused("position-site", site=name, most=s.capacity[site])
            s.bridges[site][owner] += 1
            s.bridges_left -= 1
    if s.bridges_left < 0:
        raise Refused("position-bridges")
    least = -MOST_POINTS if s.negative else 0
    named = known_names("points", written.get("points", {}), COLOUR_WORDS[: s.present])
    for c in range(s.present):
        s.points[c] = number(named, COLOUR_WORDS[c], least, MOST_POINTS)
    for c in range(COLOURS):
        s.supply[c] = 0
        s.supply[c] = (board.pieces(s, c) if c < s.present else 0) - invariants.aristocrats_of(s, c)
        if s.supply[c] < 0:
            most = board.pieces(s, c) if c < s.present else 0
            raise Refused("position-aristocrats", colour=COLOUR_WORDS[c], most=most)


def read_cards(written: dict[str, Any], s: State) -> None:
    """Hand, offers, limit cards and discards; the rest of the cards is in the decks."""
    for name in listed(written.get("hand", []), "hand"):
        s.hand[word(name, "hand", CARD_WORDS)] += 1
    offers = listed(written.get("offers", []), "offers")
    if len(offers) > OFFERS:
        raise Refused("position-offers", most=OFFERS)
    for o, offer in enumerate(offers):
        for name in listed(offer, "offers"):
            s.offer[o][word(name, "offers", CARD_WORDS)] += 1
    for name, cards in known_names("limits", written.get("limits", {}), COLOUR_WORDS[: s.colours]).items():
        for value in listed(cards, "limits"):
            if type(value) is not int or not 1 <= value <= LIMIT_KINDS:
                raise Refused("position-number", name="limits", given=str(value), least=1, most=LIMIT_KINDS)
            s.limits[COLOUR_WORDS.index(name)][value - 1] += 1
    s.discard[:] = counts(written.get("discard", {}), "discard", CARD_WORDS[:ACTION_KINDS], max(COPIES))
    s.deck[:] = [0] * ACTION_KINDS
    s.limit_deck[:] = [0] * LIMIT_KINDS
    for k in range(KINDS):
        left = COPIES[k] - invariants.cards_of(s, k)
        if left < 0:
            raise Refused("position-too-many", card=CARD_WORDS[k], copies=COPIES[k])
        if k < ACTION_KINDS:
            s.deck[k] = left
        else:
            s.limit_deck[k - ACTION_KINDS] = left


def read_card(written: dict[str, Any], s: State) -> None:
    """What is being carried out."""
    if "card" in written:
        s.card = 1 + word(written["card"], "card", CARD_WORDS[:ACTION_KINDS])
    for name in ("target", "picked_up", "scoring"):
        if name in written:
            setattr(s, name, 1 + word(written[name], name, DISTRICT_WORDS))
    s.lifted = int(truth(written, "lifted"))
    for name in listed(written.get("visited", []), "visited"):
        s.visited[word(name, "visited", DISTRICT_WORDS)] = 1
    for name in ("to_remove", "finale", "growing"):
        setattr(s, name, number(written, name, 0, 6))
    for c in read_colours(written.get("picks", []), "picks"):
        s.picks[c % 2] = 1 + c
    if "free" in written:
        s.free = 1 + word(written["free"], "free", COLOUR_WORDS[: s.colours])


def read_so_far(given: Any, s: State) -> None:
    """What has happened; nobody needs to know it for the game to go on."""
    named = known_names("so_far", given, SO_FAR)
    for name in SO_FAR:
        if isinstance(held := getattr(s, name), list):
            numbers = listed(named.get(name, [0] * len(held)), name)
            if len(numbers) != len(held) or any(type(n) is not int or not 0 <= n <= 99 for n in numbers):
                raise Refused("position-list", where=name)
            held[:] = numbers
        else:
            setattr(s, name, number(named, name, 0, s.players if name == "leader" else MOST_POINTS))
    if "rounds" not in named and s.passage:
        s.rounds[s.passage - 1] = s.round


def check_following(written: dict[str, Any], s: State) -> None:
    """What follows from the rest may be written too, but then it must be right."""
    right = write(s, None)
    for name in FOLLOWING:
        if name not in written:
            continue
        given = written[name]
        if isinstance(given, dict) and isinstance(right[name], dict):
            same = all(right[name].get(part, 0) == count for part, count in given.items())
        else:
            same = given == right[name]
        if not same:
            raise Refused("position-following", name=name, given=str(given), right=str(right[name]))
