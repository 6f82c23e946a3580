"""What can be chosen of a game: options fill fields of the state, and values go together or are refused."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from types import ModuleType
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.game import make
from tavoliere.games.registry import BUILT_IN

Settings = dict[str, Any]


def combinations(name: str) -> Iterator[Settings]:
    """Every combination of the options that others need, and of those that need them, one of these at a time."""
    choices = tv.GAMES[name].choices
    needed = {other for choice in choices for needs in choice.needs.values() for other in needs}
    first = [choice for choice in choices if choice.name in needed]
    for values in product(*(choice.values for choice in first)):
        settings = {choice.name: value for choice, value in zip(first, values, strict=True)}
        for choice in choices:
            if choice.needs and choice.name not in needed:
                yield from ({**settings, choice.name: value} for value in choice.values)
        yield settings


def is_fitting(name: str, settings: Settings) -> bool:
    usual = {choice.name: choice.default for choice in tv.GAMES[name].choices}
    settled = {**usual, **settings}
    return all(settled[choice.name] in choice.fitting(settled) for choice in tv.GAMES[name].choices)


@pytest.mark.parametrize("name", [definition.name for definition in BUILT_IN])
def test_a_game_is_made_of_what_goes_together_and_of_nothing_else(name: str) -> None:
    for settings in combinations(name):
        if is_fitting(name, settings):
            game = tv.game(name, **settings)
            assert {option: game.settings[option] for option in settings} == settings
        else:
            with pytest.raises(tv.WrongOption, match=r"cannot be .* with .*; it can be: "):
                tv.game(name, **settings)


@pytest.mark.parametrize("name", ["carolus-magnus", "san-marco"])
def test_a_value_that_does_not_fit_would_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a game that was stored with one goes on as it was, with the usual value."""
    monkeypatch.setattr(tv.Game, "check_state", lambda self, raw: True)  # which refuses such a state
    tried = 0
    for settings in combinations(name):
        option = list(settings)[-1]
        choice = next(one for one in tv.GAMES[name].choices if one.name == option)
        if is_fitting(name, settings) or not is_fitting(name, {**settings, option: choice.default}):
            continue
        if choice.default in choice.needs:  # one of them must be chosen: each makes another game
            with pytest.raises(tv.WrongOption):
                make(name, settings, interpreted=False, stored=True)
            continue
        game = make(name, settings, interpreted=False, stored=True)
        assert game.settings[option] == choice.default
        state = game.layout.unpack(game.start().raw)
        for field, number in choice.fields(settings[option]).items():
            setattr(state, field, number)
        usual, strange = game.start(), game.restore(game.layout.pack(state))
        assert usual != strange
        generator = random.Random(1)
        while usual.actor is not None:
            assert (usual.actor, usual.actions, usual.weights) == (strange.actor, strange.actions, strange.weights)
            action = generator.choice(usual.actions)
            usual, strange = usual.play(action), strange.play(action)
        assert usual.result == strange.result
        tried += 1
    assert tried


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        (ChoiceOption("speed", (1, 2), 1), '"speed" fills the field "speed", which the state does not have'),
        (ChoiceOption("fast", (1, 2), 1, "", "speed"), '"fast" fills the field "speed"'),
        (ChoiceOption("round", (1, 2), 1, numbers=(1,)), '"round" has 2 values and 1 numbers'),
        (ChoiceOption("round", (1, 2), 1, needs={2: {"dealer": (1,)}}), "no option before it can be: dealer"),
        (ChoiceOption("round", (1, 2), 1, needs={2: {"players": (9,)}}), "no option before it can be: players"),
    ],
)
def test_an_option_that_the_state_does_not_know_is_refused_when_the_game_is_loaded(
    option: ChoiceOption, problem: str
) -> None:
    definition = tv.GAMES["cardcassonne"]
    options = ModuleType("options")
    vars(options).update(vars(definition.options), OPTIONS=(*definition.options.OPTIONS, option))
    with pytest.raises(ValueError, match=problem):
        replace(definition, options=options)
