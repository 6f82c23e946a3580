"""A game that is over goes on nowhere: no legal action, no odds, and every attempt is refused with a sentence."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import tavoliere as tv
import tavoliere.envs.openspiel
import tavoliere.envs.pettingzoo
from tavoliere.bots import bot, bots
from tavoliere.definition.schema import NOBODY_ACTS
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.envs.batch import stepper_class
from tavoliere.envs.gymnasium import WrongEnvironment
from tavoliere.table.exploration import Exploration
from tavoliere.words import LANGUAGES, spoken
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
both_forms = pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
OVER = {"en": "game is over", "it": "partita è finita"}


@cache
def played(game: tv.Game, seed: int) -> tv.Match:
    """A whole game, anything legal being played."""
    match, generator = tv.Match(game, seed=seed), random.Random(seed)
    while match.position.actor is not None:
        match.play(generator.choice(match.position.actions))
    return match


def ends(setting: Setting) -> list[tv.Match]:
    return [played(game_of(setting), seed) for seed in range(3)]


@every_setting
@both_forms
def test_a_position_that_is_over_is_the_last_one(setting: Setting, interpreted: bool) -> None:
    game = game_of(setting, interpreted)
    for match in ends(setting):
        over = game.restore(match.position.raw)
        assert over.actor is None and over.result is not None
        assert (over.actions, over.weights, over.odds, over.count(1)) == ((), (), {}, 0)
        assert game.definition.features is None or over.policies == ()
        for seat in (None, *range(game.players)):
            view = over.view(seat)
            assert (view.actions, view.known.actions, view.supposed.actions) == ((), (), ())
        for action in game.all_actions:
            with pytest.raises(tv.IllegalAction, match=OVER["en"]):
                over.play(action)
        for action in (*game.all_actions[::9], *game.all_actions[-9:]):
            for door in (game.preview, game.changes):
                with pytest.raises(tv.IllegalAction, match=OVER["en"]):
                    door(over.view(0), action)
        with pytest.raises(ValueError, match="chance step"):
            over.draw(0.5)
        with spoken("it"), pytest.raises(tv.IllegalAction, match=OVER["it"]):
            over.play(0)


@every_setting
@both_forms
def test_no_batch_begins_or_waits_at_an_end(setting: Setting, interpreted: bool) -> None:
    game = game_of(setting, interpreted)
    with pytest.raises(ValueError, match="before their end"):
        stepper_class(game)(game.restore(ends(setting)[0].position.raw), game.sides, 1, True)
    if not interpreted:  # slow; test_batch.py compares the two
        batch = tv.batch(game, 4, seed=1)
        while not batch.played.all():
            batch.step(batch.random_actions())
            assert batch.masks.any(axis=1).all() and (batch.actors >= 0).all()
            for index in batch.done.nonzero()[0]:
                assert batch.position(int(index)).result is None


@every_setting
def test_the_rules_themselves_name_nothing_at_an_end(setting: Setting) -> None:
    rules = game_of(setting).definition.rules
    for match in ends(setting):
        state = match.game.layout.unpack(match.position.raw)
        assert rules.actor(state) == NOBODY_ACTS
        assert rules.legal(state, [0] * MOST_LEGAL) == 0
        assert rules.weights(state, [0] * MOST_LEGAL) == 0


@every_setting
def test_a_match_an_exploration_and_a_record_end_there(setting: Setting, tmp_path: Path) -> None:
    match = ends(setting)[0]
    game, steps, result = match.game, [step.text for step in match.steps], match.position.result
    line = Exploration(game, steps=steps)
    path = tmp_path / "longer.json"
    for action in (*game.all_actions[::7], *game.all_actions[-3:]):
        for play in (match.play, line.play):
            with pytest.raises(tv.IllegalAction, match=OVER["en"]):
                play(action.text)
    for language in LANGUAGES:
        with spoken(language):
            match.save(path)
            longer = path.read_text(encoding="utf-8").replace(
                f'"{steps[-1]}"\n', f'"{steps[-1]}",\n  "{game.all_actions[0].text}"\n'
            )
            path.write_text(longer, encoding="utf-8")
            with pytest.raises(tv.TavoliereError, match=OVER[language]):
                tv.Match.load(path)
    assert [step.text for step in match.steps] == [step.text for step in line.match.steps] == steps
    assert match.position.result == line.position.result == result


@every_setting
def test_a_bot_is_not_asked_at_an_end(setting: Setting) -> None:
    for seat in range(game_of(setting).players):
        for name in bots():
            with pytest.raises(ValueError, match="to act"):
                bot(name).choose(ends(setting)[0].view(seat), random.Random(1))


@every_setting
def test_environments_mask_everything_at_an_end(setting: Setting) -> None:
    over = ends(setting)[0].position
    name, options = setting
    version = over.game.definition.versions[-1].number
    one = gymnasium.make(
        f"tavoliere/{name.replace('-', '_')}-v{version}", observation="fields", disable_env_checker=True, **options
    ).unwrapped
    _, info = one.reset(options={"position": over.to_line()})
    assert not info["action_mask"].any() and info["scores"] == over.scores
    with pytest.raises(WrongEnvironment, match=OVER["en"]):
        one.step(0)
    all_seats = tavoliere.envs.pettingzoo.env(name, **options)
    all_seats.reset(seed=1)
    all_seats.unwrapped._position = over
    for agent in all_seats.possible_agents:
        assert not all_seats.observe(agent)["action_mask"].any()
    state = tavoliere.envs.openspiel.spiel_game(over.game).state_at(over)
    assert state.is_terminal() and (state.legal_actions(), state.chance_outcomes()) == ([], [])
