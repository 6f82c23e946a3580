"""The laws of features: what the learned evaluation sees is what the seat may know, in bounds, in both forms alike."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import bot
from tests.games.settings import SETTINGS, game_of, label

Setting = tuple[str, dict[str, Any]]
LEARNED = [setting for setting in SETTINGS if tv.GAMES[setting[0]].features is not None]
every_learned = pytest.mark.parametrize("setting", LEARNED, ids=map(label, LEARNED))


def positions(game: tv.Game, seed: int, greedy: bool) -> Iterator[tv.Position]:
    """Every position of a game, of random players or of simple ones."""
    generator = random.Random(seed)
    player = bot("squire" if greedy else "random")
    position = game.start()
    while position.actor is not None:
        yield position
        if position.actor == tv.CHANCE:
            position = position.play(position.draw(generator.random()))
        else:
            position = position.play(player.choose(position.view(position.actor), generator))
    yield position


@every_learned
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_features_are_in_bounds_and_the_same_interpreted_and_compiled(setting: Setting, greedy: bool) -> None:
    game, slow = game_of(setting), game_of(setting, interpreted=True)
    for seed in range(2):
        for position in list(positions(game, seed, greedy))[:: 9 + 4 * seed]:
            twin = slow.restore(position.raw)  # a door refuses what is out of bounds
            assert twin.eyes == position.eyes
            assert twin.policies == position.policies
            for seat in range(game.players):
                assert twin.features_for(seat) == position.features_for(seat)
            assert twin.prospects == position.prospects


@every_learned
def test_features_tell_nothing_that_the_seat_does_not_know(setting: Setting) -> None:
    game = game_of(setting)
    features = game.definition.features
    assert features is not None
    for position in [*list(positions(game, 5, True))[::5], *list(positions(game, 6, False))[::5]]:
        for seat in range(game.players):
            seen = [0] * len(features.WIDTHS)
            features.features(game.unpack(position.view(seat)), seat, seen)
            assert bytes(seen) == position.features_for(seat)
            if position.actor == seat:
                assert position.view(seat).features == bytes(seen)
                assert position.view(seat).policies == position.policies
                assert len(position.policies) == len(position.actions)


@every_learned
def test_the_eyes_are_those_of_whoever_decides(setting: Setting) -> None:
    game = game_of(setting)
    for position in positions(game, 7, True):
        assert position.eyes == position.actor if position.actor not in (None, tv.CHANCE) else True
        assert 0 <= position.eyes < game.players


@every_learned
def test_every_setting_has_a_network_of_its_own_name(setting: Setting) -> None:
    same_game = [options for name, options in SETTINGS if name == setting[0]]
    definition = tv.GAMES[setting[0]]
    names = [definition.network_name(game_of((setting[0], options)).settings) for options in same_game]
    assert len({*names, ""}) == len(names) + 1
