"""What does not matter in a game does not show in its features: names of seats, of clans, of colours, of places.

A position is renamed as a whole; whoever was somebody then sees the same, and has the same choices.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.games.cardcassonne.rules import state as cc
from tavoliere.games.carolus_magnus.rules import state as cm
from tests.bots.test_features import positions
from tests.games.settings import SETTINGS, game_of, label

Setting = tuple[str, dict[str, Any]]
Renaming = Callable[[Any, int], int]  # renames everything in a state; returns where a seat is now
CAROLUS = [setting for setting in SETTINGS if setting[0] == "carolus-magnus"]
TURNED_BY = 4  # places of the ring
CARDS = [setting for setting in SETTINGS if setting[0] == "cardcassonne"]


def some_positions(game: tv.Game) -> Iterator[tv.Position]:
    for seed in range(2):
        yield from list(positions(game, seed, greedy=seed % 2 == 0))[seed::9]


def seen(game: tv.Game, s: Any, p: int) -> tuple[list[int], list[int]]:
    """The features for a seat, and its choices as the prior numbers them, if it decides."""
    definition = game.definition
    assert definition.features is not None
    out = [0] * len(definition.features.WIDTHS)
    definition.features.features(s, p, out)
    if definition.rules.actor(s) != p:
        return out, []
    legal = [0] * 512
    count = definition.rules.legal(s, legal)
    return out, sorted(definition.features.policy(s, p, a) for a in legal[:count])


def check(setting: Setting, rename: Renaming) -> None:
    game = game_of(setting)
    for position in some_positions(game):
        for p in range(game.players):
            s = game.unpack(position)
            renamed = game.layout.copy(s)
            q = rename(renamed, p)
            assert seen(game, s, p) == seen(game, renamed, q)


def turned(line: list[Any], count: int, by: int) -> list[Any]:
    """A line whose first `count` entries moved on by so many places."""
    return [line[(i - by) % count] for i in range(count)] + line[count:]


def permuted(line: list[Any], new: list[int]) -> list[Any]:
    """A line in which entry i became entry new[i]."""
    found = list(line)
    for i, value in enumerate(line[: len(new)]):
        found[new[i]] = value
    return found


def exchanged(count: int, p: int) -> list[int]:
    """What becomes of each of so many names, for seat p."""
    return random.Random(p).sample(range(count), count)


# --- Carolus Magnus --------------------------------------------------------------------------------------------------


def next_seats_in_carolus(s: Any, p: int) -> int:
    seats, sides = s.players, cm.SIDES_OF[s.players]
    s.turn = (s.turn + 1) % seats
    s.order = [(q + 1) % seats for q in s.order[:seats]] + s.order[seats:]
    s.holder = [h and 1 + h % seats for h in s.holder]
    for name in ("reserve", "court", "unplayed", "disc"):
        setattr(s, name, turned(getattr(s, name), seats, 1))
    s.owner = [owner and 1 + owner % sides for owner in s.owner]
    s.stock = turned(s.stock, sides, 1)
    return (p + 1) % int(seats)


def other_places(s: Any, p: int) -> int:
    for name in ("segments", "owner", "castles", "paladins"):
        setattr(s, name, turned(getattr(s, name), cm.PLACES, TURNED_BY))
    s.emperor = (s.emperor + TURNED_BY) % cm.PLACES
    return p


def other_clans(s: Any, p: int) -> int:
    new = exchanged(cm.COLOURS, p)
    s.supply, s.holder = permuted(s.supply, new), permuted(s.holder, new)
    for name in ("paladins", "reserve", "court", "display"):
        setattr(s, name, [permuted(line, new) for line in getattr(s, name)])
    return p


@pytest.mark.parametrize("rename", [next_seats_in_carolus, other_places], ids=["seats", "places"])
@pytest.mark.parametrize("setting", CAROLUS, ids=map(label, CAROLUS))
def test_seats_and_places_have_no_names_in_carolus_magnus(setting: Setting, rename: Renaming) -> None:
    check(setting, rename)


@pytest.mark.parametrize("setting", CAROLUS, ids=map(label, CAROLUS))
def test_clans_have_no_names_in_carolus_magnus(setting: Setting) -> None:
    game = game_of(setting)
    for position in some_positions(game):
        if game.unpack(position).phase != cm.GIVING_BACK:  # where colours have an order
            for p in range(game.players):
                renamed = game.layout.copy(game.unpack(position))
                other_clans(renamed, p)
                assert seen(game, game.unpack(position), p) == seen(game, renamed, p)


# --- Cardcassonne ----------------------------------------------------------------------------------------------------


def next_seats_in_cards(s: Any, p: int) -> int:
    seats = s.players
    for name in ("dealer", "turn", "last_placed"):
        setattr(s, name, (getattr(s, name) + 1) % seats)
    for name in (
        *("hand", "hand_count", "down_row", "down_at", "placed"),
        *("animals", "jokers", "waiting", "chest", "points"),
    ):
        setattr(s, name, turned(getattr(s, name), seats, 1))
    for row in s.row:
        row[:] = [cc.FOLLOWER + (item - cc.FOLLOWER + 1) % seats if item >= cc.FOLLOWER else item for item in row]
    return (p + 1) % int(seats)


def other_colours(s: Any, p: int) -> int:
    new = exchanged(cc.COLOURS, p)
    kinds = [new[k // cc.PER_COLOUR] * cc.PER_COLOUR + k % cc.PER_COLOUR for k in range(cc.DRAGON)]
    items = [0, *(1 + k for k in kinds), *range(1 + cc.DRAGON, cc.FOLLOWER + cc.SEATS)]
    s.row = permuted([[items[item] for item in row] for row in s.row], new)
    s.row_length, s.claim_assigned = permuted(s.row_length, new), permuted(s.claim_assigned, new)
    s.deck, s.claimed = permuted(s.deck, kinds), permuted(s.claimed, kinds)
    s.hand = [sorted(items[item] for item in hand) for hand in s.hand]
    s.down_row = [new[r] if at > 0 else r for r, at in zip(s.down_row, s.down_at, strict=True)]
    s.claim_row = s.claim_row and 1 + new[s.claim_row - 1]
    for name in ("animals", "jokers", "chest"):
        setattr(s, name, [permuted(line, new) for line in getattr(s, name)])
    return p


@pytest.mark.parametrize("rename", [next_seats_in_cards, other_colours], ids=["seats", "colours"])
@pytest.mark.parametrize("setting", CARDS, ids=map(label, CARDS))
def test_seats_and_colours_have_no_names_in_cardcassonne(setting: Setting, rename: Renaming) -> None:
    check(setting, rename)
