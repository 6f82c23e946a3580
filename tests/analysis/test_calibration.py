"""Chances as they are said: corrected by how often such chances came true."""

import random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import SearchBot
from tavoliere.bots.calibration import sharpened, sharpened_margin, sharpened_one, together
from tavoliere.bots.network import network_of
from tests.games.settings import LABELS, SETTINGS, game_of


def test_more_than_one_moves_chances_apart_and_less_together() -> None:
    assert sharpened((0, 1), (0.6, 0.4), 2.0) == pytest.approx((0.36 / 0.52, 0.16 / 0.52))
    assert sharpened((0, 1, 2), (0.5, 0.3, 0.2), 0.5)[0] < 0.5
    assert sharpened((0, 1), (0.6, 0.4), 1.0) == (0.6, 0.4)
    for certain in ((1.0, 0.0), (0.0, 1.0)):
        assert sharpened((0, 1), certain, 2.2) == certain


def test_partners_have_their_chances_together_and_are_one_side() -> None:
    sides = (0, 1, 0, 1)
    chances = together(sides, (0.3, 0.2, 0.3, 0.2))
    assert chances == pytest.approx((0.6, 0.4, 0.6, 0.4))
    assert sharpened(sides, chances, 2.0) == pytest.approx((0.36 / 0.52, 0.16 / 0.52) * 2)


def test_a_single_chance_keeps_its_place_among_others() -> None:
    sides, chances = (0, 1, 2), (0.5, 0.3, 0.2)
    assert sharpened_one(0.5, 0, sides, chances, 1.4) == pytest.approx(sharpened(sides, chances, 1.4)[0])
    said = [sharpened_one(step / 20, 0, sides, chances, 1.4) for step in range(21)]
    assert said == sorted(said) and said[0] == 0.0 and said[-1] == pytest.approx(1.0)


def test_a_margin_is_moved_with_its_chance() -> None:
    assert sharpened_margin(0.05, 0, (0, 1), (0.5, 0.5), 2.0) == pytest.approx(0.0995, abs=1e-3), "the slope is 2 here"
    assert sharpened_margin(0.05, 0, (0, 1), (0.5, 0.5), 1.0) == 0.05
    assert 0 < sharpened_margin(0.05, 0, (0, 1), (0.0, 1.0), 2.0) < 0.05


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_what_the_emperor_says_is_corrected_and_what_it_plays_is_not(setting: tuple[str, dict[str, Any]]) -> None:
    game = game_of(setting)
    match = tv.Match(game, seed=3)
    while len(match.position.actions) < 2:
        match.play(match.position.actions[0])
    view = match.view(match.position.actor)
    emperor = SearchBot(iterations=300, network=network_of)
    network, settings = emperor.judge(game)
    plain = SearchBot(iterations=300, settings=settings, network=network)
    assert plain.sharpness(game) == 1.0
    said, reckoned = (one.think(view, generator=random.Random(1)) for one in (emperor, plain))
    assert said.action == reckoned.action
    assert said.chances == pytest.approx(sharpened(game.sides, reckoned.chances, emperor.sharpness(game)))
    for mine, theirs in zip(said.alternatives, reckoned.alternatives, strict=True):
        assert (mine.action, mine.visits) == (theirs.action, theirs.visits)
        if emperor.sharpness(game) == 1.0:
            assert mine.value == theirs.value
