"""San Marco's features and canonical actions don't depend on which seat, colour or pile is which."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.games.san_marco.bots import features
from tavoliere.games.san_marco.rules import rules
from tavoliere.games.san_marco.rules.actions import (
    BUILD,
    CROSS,
    ENTER,
    EXCHANGE,
    FERRY,
    LIFT,
    REMOVE,
    RETURN,
    SCORE,
    TAKE,
)
from tavoliere.games.san_marco.rules.state import CHOOSING, COLOURS, DIVIDING, PICKING
from tests.games.settings import SETTINGS, game_of, label

Setting = tuple[str, dict[str, Any]]

MINE = [setting for setting in SETTINGS if setting[0] == "san-marco"]
every_setting = pytest.mark.parametrize("setting", MINE, ids=map(label, MINE))
BY_COLOUR = ("active", "limits", "supply", "points", "bonus")


def states(game: tv.Game, seed: int) -> list[Any]:
    generator = random.Random(seed)
    player = bot("squire" if seed % 2 else "random")
    position = game.start()
    found = []
    while position.actor is not None:
        found.append(game.unpack(position))
        if position.actor == tv.CHANCE:
            position = position.play(position.draw(generator.random()))
        else:
            position = position.play(player.choose(position.view(position.actor), generator))
    return found[:: 1 + seed]


def seen(s: Any, seat: int) -> list[int]:
    out = [0] * len(features.WIDTHS)
    assert features.features(s, seat, out) == len(out)
    return out


def recoloured(game: tv.Game, s: Any, colour: Callable[[int], int]) -> Any:
    """The same position with colours exchanged; only acting colours are."""
    twin = game.layout.copy(s)
    for c in range(COLOURS):
        for name in BY_COLOUR:
            getattr(twin, name)[colour(c)] = getattr(s, name)[c]
        for table in ("aristocrats", "bridges"):
            for before, after in zip(getattr(s, table), getattr(twin, table), strict=True):
                after[colour(c)] = before[c]
    for i in range(s.assigned):
        twin.role[i] = colour(s.role[i])
    twin.distributor, twin.colour = colour(s.distributor), colour(s.colour)
    if s.free > 0:
        twin.free = 1 + colour(s.free - 1)
    for seat in range(2):
        if s.picks[seat] > 0:
            c = colour(s.picks[seat] - 1)
            twin.picks[seat], twin.picks[c % 2] = 0, 1 + c
    return twin


def moved(a: int, colour: Callable[[int], int]) -> int:
    """The same action with colours exchanged."""
    for first, last in ((LIFT, BUILD), (EXCHANGE, ENTER), (CROSS, FERRY), (REMOVE, SCORE), (SCORE, RETURN)):
        if first <= a < last:
            c = (a - first) % COLOURS
            return a - c + colour(c)
    return a


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_every_seat_sees_the_same_from_its_own_place(setting: Setting, seed: int) -> None:
    game = game_of(setting)
    for s in states(game, seed):

        def colour(c: int, s: Any = s) -> int:
            return (c + 1) % s.colours if c < s.colours else c

        twin = recoloured(game, s, colour)
        for seat in range(game.players):
            after = (seat + 1) % game.players
            assert seen(s, seat) == seen(twin, after)
            if rules.actor(s) == seat and s.phase != PICKING:
                numbers = [0] * 512
                for a in numbers[: rules.legal(s, numbers)]:
                    assert features.policy(s, seat, a) == features.policy(twin, after, moved(a, colour))


@every_setting
def test_piles_have_no_names(setting: Setting) -> None:
    """Wherever two of them are exchanged one sees the same, and the same number takes the same cards."""
    game = game_of(setting)
    exchanged = 0
    for s in states(game, 1):
        first, seat = 2 * s.pair, rules.actor(s)
        if s.phase == CHOOSING and s.offer[first] != s.offer[first + 1]:
            twin = game.layout.copy(s)
            twin.offer[first], twin.offer[first + 1] = s.offer[first + 1], s.offer[first]
            assert seen(s, seat) == seen(twin, seat)
            assert features.policy(s, seat, TAKE) == features.policy(twin, seat, TAKE + 1)
            exchanged += 1
    assert exchanged


@every_setting
def test_canonical_actions_are_told_apart(setting: Setting) -> None:
    """Only divisions are left to the game's own prior."""
    game = game_of(setting)
    for s in states(game, 3):
        seat = rules.actor(s)
        if seat >= 0:
            numbers = [0] * 512
            legal = numbers[: rules.legal(s, numbers)]
            canonical = [features.policy(s, seat, a) for a in legal]
            assert len(set(canonical)) == len(legal)
            assert all((number < 0) == (s.phase == DIVIDING) and number < features.POLICY for number in canonical)
