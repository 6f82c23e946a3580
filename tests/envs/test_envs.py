"""The research environments, held to their frameworks' own tests and to our laws about what a seat may know."""

import importlib
import json
import random
import subprocess
import sys
import time
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import tavoliere as tv
import tavoliere.envs.openspiel
import tavoliere.envs.pettingzoo
from tavoliere.bots import GreedyBot, RandomBot, bot
from tavoliere.envs import SETTINGS
from tavoliere.envs.gymnasium import TavoliereEnv
from tavoliere.envs.ismcts import IsmctsBot
from tavoliere.envs.observations import ObservationEncoder
from tavoliere.envs.pages import page
from tavoliere.envs.rewards import rewards_of
from tavoliere.envs.versions import features_fingerprint, fingerprint
from tests import ROOT
from tests.games import settings

every_setting = pytest.mark.parametrize("name", SETTINGS)


def test_every_setting_has_a_name() -> None:
    assert list(SETTINGS.values()) == list(settings.SETTINGS)
    assert all(name.isidentifier() for name in SETTINGS)


def test_importing_tavoliere_imports_no_environment() -> None:
    heavy = "numpy", "pettingzoo", "pyspiel", "tavoliere.envs"
    code = f"import sys, tavoliere; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- rewards ---------------------------------------------------------------------------------------------------------


def test_the_winner_of_two_gets_one_and_a_draw_nothing() -> None:
    assert rewards_of([40, 31], [0, 1]) == [1, -1]
    assert rewards_of([31, 31], [0, 1]) == [0, 0]


def test_the_middle_one_of_three_gets_nothing() -> None:
    assert rewards_of([10, 30, 20], [0, 1, 2]) == [-1, 1, 0]
    assert rewards_of([30, 30, 20], [0, 1, 2]) == [0.5, 0.5, -1]


def test_partners_share_a_side_and_a_reward() -> None:
    sides = tv.game("carolus-magnus", players=4).sides
    assert sides == (0, 1, 0, 1)
    assert rewards_of([7, 5, 7, 5], sides) == [1, -1, 1, -1]
    assert tv.game("carolus-magnus", players=3).sides == (0, 1, 2)
    assert tv.game("san-marco", players=4).sides == (0, 1, 2, 3)


@every_setting
def test_partners_always_stand_alike_and_rewards_add_up_to_nothing(name: str) -> None:
    game = settings.game_of(SETTINGS[name])
    sides = game.sides
    for seed in range(5):
        position = last_position(game, seed)
        by_side: dict[int, set[int]] = {}
        for side, standing in zip(sides, position.standing, strict=True):
            by_side.setdefault(side, set()).add(standing)
        assert all(len(standings) == 1 for standings in by_side.values())
        assert abs(sum(rewards_of(position.standing, sides))) < 1e-12


def last_position(game: tv.Game, seed: int) -> tv.Position:
    generator = random.Random(seed)
    position = game.start()
    while position.actor is not None:
        position = position.play(generator.choices(position.actions, position.weights or None)[0])
    return position


# --- versions ---------------------------------------------------------------------------------------------------------


@every_setting
def test_what_agents_see_and_do_is_that_of_the_newest_version(name: str) -> None:
    game = settings.game_of(SETTINGS[name])
    newest = game.definition.versions[-1]
    assert fingerprint(game.definition) == newest.fingerprint, "add a version, or write its fingerprint anew"
    assert features_fingerprint(game.definition) == newest.features, "add a version, or write its fingerprint anew"
    assert [version.number for version in game.definition.versions] == list(range(1, newest.number + 1))


@pytest.mark.parametrize("name", tv.GAMES)
def test_the_page_of_a_game_is_as_the_code_would_write_it(name: str) -> None:
    path = ROOT / "docs" / "environments" / f"{name}.md"
    assert path.exists(), "write it with: make pages"
    assert path.read_text(encoding="utf-8") == page(name), "write it anew with: make pages"


# --- PettingZoo -------------------------------------------------------------------------------------------------------


def made(name: str, **options: Any) -> Any:
    game = SETTINGS[name][0] if name in SETTINGS else name.replace("_", "-")
    return pettingzoo.make("aec", f"tavoliere/{name}_v{tv.GAMES[game].versions[-1].number}", **options)


@every_setting
def test_pettingzoos_own_tests_pass(name: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(made(name), num_cycles=1000)
    # what it says about every environment with an action mask that is not PettingZoo's own
    usual = ("Observation is not a NumPy array", "Observation space for each agent probably should be gymnasium")
    assert [str(one.message) for one in told if not str(one.message).startswith(usual)] == []
    seed_test(lambda: made(name), num_cycles=500)


@every_setting
def test_an_observation_is_the_view_and_the_mask_its_actions(name: str) -> None:
    env = made(name)
    env.reset(seed=3)
    table = env.unwrapped
    generator = random.Random(3)
    for step, agent in enumerate(env.agent_iter()):
        observation, _, over, _, _ = env.last()
        if over:
            break
        position = table._position
        assert agent == f"player_{position.actor}"
        legal = np.flatnonzero(observation["action_mask"])
        assert list(legal) == list(position.actions)
        if step % 5 == 0:
            for seat in range(table.game.players):
                seen = table.observe(f"player_{seat}")
                named = table.named(seen["observation"])
                view = table.game.layout.unpack(position.view(seat).raw)
                assert list(named["seat"]) == [int(other == seat) for other in range(table.game.players)]
                assert all(named[piece].tolist() == getattr(view, piece) for piece in table.game.layout.fields)
                assert seen["action_mask"].any() == (seat == position.actor)
        env.step(generator.choice(legal))
    result = table._position.result
    assert result is not None
    assert [table.rewards[agent] for agent in table.agents] == rewards_of(table._position.standing, table.game.sides)


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = made("cardcassonne", players=2)
    env.reset(seed=1)
    before = env.unwrapped._position
    illegal = next(action for action in env.unwrapped.game.all_actions if action not in before.actions)
    with pytest.raises(tv.IllegalAction, match=r"\(CC "):
        env.step(illegal)
    with pytest.raises(tv.IllegalAction):
        env.step(None)
    assert env.unwrapped._position == before
    assert not any(env.terminations.values())


def test_options_are_keywords_and_a_wrong_one_is_named() -> None:
    env = made("san_marco", players=2, variant="ghosts", render_mode="ansi")
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1"]
    assert env.render() == str(env.unwrapped._position)
    with pytest.raises(tv.WrongOption, match="variant"):
        made("san_marco", players=2)


# --- Gymnasium --------------------------------------------------------------------------------------------------------


def gymnasium_env(name: str, **settings: Any) -> TavoliereEnv:
    version = tv.GAMES[SETTINGS[name][0]].versions[-1].number
    made = gymnasium.make(f"tavoliere/{name}-v{version}", **settings).unwrapped
    assert isinstance(made, TavoliereEnv)
    return made


WHOLE = [f"tavoliere/{name.replace('-', '_')}-v{tv.GAMES[name].versions[-1].number}" for name in tv.GAMES]


@pytest.mark.parametrize("identity", [one for one in gymnasium.registry if one.startswith("tavoliere/")])
@pytest.mark.parametrize("observation", ["features", "fields"])
def test_gymnasiums_own_test_passes_as_made(identity: str, observation: str) -> None:
    given: dict[str, Any] = (
        {} if observation == "features" else {"observation": observation, "masked": True, "seat": "random"}
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # pictures take a while: of each game one is looked at
        check_env(gymnasium.make(identity, **given).unwrapped, skip_render_check=bool(given) or identity not in WHOLE)


@every_setting
@pytest.mark.parametrize("observation", ["features", "fields"])
def test_what_is_seen_lies_in_the_space_of_observations(name: str, observation: str) -> None:
    env = gymnasium_env(name, observation=observation, seat="random")
    env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
    space = env.observation_space
    assert isinstance(space, gymnasium.spaces.Box)
    assert (space.high - space.low).max() < 10_000, "no limits of types"


@every_setting
def test_an_agent_is_asked_in_its_seat_alone_and_sees_the_game_from_there(name: str) -> None:
    seats = set()
    env = gymnasium_env(name, seat="random", opponents="novice")
    for seed in range(8):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        position = env.position
        assert position.actor == info["seat"] == env.seat
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.choices)
        assert list(env.choices.values()) == list(position.actions)
        features = np.frombuffer(position.view(env.seat).features, np.uint8)
        assert (seen > 0).tolist() == (features > 0).tolist()
        again, _ = env.reset(seed=seed)
        assert (again == seen).all() and env.position == position
    assert len(seats) > 1


@pytest.mark.parametrize("observation", ["features", "fields"])
def test_an_illegal_action_loses_and_says_why(observation: Any) -> None:
    env = gymnasium_env("cardcassonne_2", observation=observation)
    env.reset(seed=2)
    assert env.choices
    illegal = next(number for number in range(len(env.game.all_actions)) if number not in env.choices)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert "legal" in info["illegal"] if observation == "features" else "(CC " in info["illegal"]
    assert not info["action_mask"].any(), "nothing can be played in a game that is lost"
    with pytest.raises(tv.TavoliereError, match="reset begins another one"):
        env.step(0)
    careful = gymnasium_env("cardcassonne_2", observation=observation, illegal="raise")
    careful.reset(seed=2)
    for number in (illegal, -1, 10**6):
        with pytest.raises(tv.IllegalAction):
            careful.step(number)
    assert careful.position.actor == 0 and careful.choices


def test_masks_can_be_part_of_what_is_seen() -> None:
    env = gymnasium_env("san_marco_2_ghosts", masked=True)
    seen, info = env.reset(seed=2)
    assert (seen["action_mask"] == info["action_mask"]).all()


def test_opponents_are_any_bots_and_the_end_tells_who_won() -> None:
    env = gymnasium.make("tavoliere/cardcassonne-v2", players=3, opponents=["random", "squire"], seat=2).unwrapped
    assert isinstance(env, TavoliereEnv)
    env.reset(seed=1)
    assert [type(env._minds[seat]) for seat in (0, 1)] == [RandomBot, GreedyBot], "in the order after the agent's seat"
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
    result = env.position.result
    assert result is not None and (info["scores"], info["winners"]) == (result.scores, result.winners)
    assert reward == rewards_of(env.position.standing, env.game.sides)[2]
    with pytest.raises(tv.TavoliereError, match="reset begins another one"):
        env.step(0)
    position = tv.Match(env.game, seed=5).position
    env.reset(seed=1, options={"position": position.to_line()})
    assert env.game.unpack(env.position).round == env.game.unpack(position).round


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"opponents": "dukee"}, "there are: duke"),
        ({"opponents": ["duke"]}, "2 opponents are needed"),
        ({"seat": 3}, "0 to 2"),
        ({"observation": "pixels"}, "features"),
        ({"illegal": "skip"}, "lose"),
    ],
)
def test_a_wrong_environment_is_refused_in_a_sentence(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(tv.TavoliereError, match=told):
        gymnasium_env("cardcassonne_3", **wrong)


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


# It writes and reads every state of a game, and is slow at it: each way to play with its fewest players.
FEWEST = [name for name in SETTINGS if "_2" in name or name == "san_marco_3"]


@pytest.mark.parametrize("name", FEWEST)
def test_openspiels_own_test_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tavoliere_{name}"), num_sims=1, serialize=True, verbose=False)


def play_on(state: Any, generator: random.Random, steps: int) -> None:
    """Play at random for so many steps, and on to a player's turn; or to the end."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, odds)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
        steps -= 1


@every_setting
def test_openspiels_search_bots_play(name: str) -> None:
    game = pyspiel.load_game(f"tavoliere_{name}")
    generator = random.Random(5)
    luck = np.random.RandomState(5)
    searchers = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 4, random_state=luck),
        mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck),
        pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 5), 2.0, 4, 10, False, 5, False),
    ]
    state = game.new_initial_state()
    play_on(state, generator, 60)
    for searcher in searchers:
        _, action = searcher.step_with_policy(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        play_on(state, generator, 0)
    play_on(state, generator, 20_000)
    assert state.is_terminal()
    assert state.returns() == rewards_of(state.position.standing, state.position.game.sides)
    assert abs(sum(state.returns())) < 1e-12


@every_setting
def test_what_a_player_cannot_know_changes_no_string_and_no_tensor(name: str) -> None:
    """Redeals, and real play in which somebody else's hidden card is another one."""
    game = pyspiel.load_game(f"tavoliere_{name}")
    generator = random.Random(6)
    state = game.new_initial_state()
    while not state.is_terminal():
        position = state.position
        for player in range(game.num_players()):
            if generator.random() < 0.05:
                alike(state, state.resample_from_infostate(player, generator.random), player)
        action = generator.choice(state.legal_actions())
        for player in range(game.num_players()):
            seen = position.seen_as(action, player)
            others = [other for other in state.legal_actions() if position.seen_as(other, player) == seen]
            if len(others) > 1:
                one, other = state.child(action), state.child(generator.choice(others))
                if one.position.view(player) == other.position.view(player):
                    alike(one, other, player)
        state.apply_action(action)


def alike(one: Any, other: Any, player: int) -> None:
    assert one.information_state_string(player) == other.information_state_string(player)
    assert one.information_state_tensor(player) == other.information_state_tensor(player)
    assert one.observation_string(player) == other.observation_string(player)
    assert one.observation_tensor(player) == other.observation_tensor(player)
    if one.current_player() == player:
        assert one.legal_actions() == other.legal_actions()


def test_an_information_state_remembers_what_a_view_no_longer_shows() -> None:
    """Two orders of the same draws: the same view, but not the same memory."""
    game = pyspiel.load_game("tavoliere_carolus_magnus_2_dice")
    states = []
    for order in (["draw red", "draw green"], ["draw green", "draw red"]):
        state = game.new_initial_state()
        for action in order:
            state.apply_action(game.game.action(action))
        states.append(state)
    one, other = states
    assert one.information_state_string(0) != other.information_state_string(0)
    clone = one.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.information_state_string(0) != one.information_state_string(0)


def test_a_resampled_state_has_no_history_that_could_tell_anything() -> None:
    game = pyspiel.load_game("tavoliere_cardcassonne_2")
    state = game.new_initial_state()
    play_on(state, random.Random(1), 40)
    assert state.resample_from_infostate(0, random.Random(1).random).history() == []


def test_tensors_have_named_pieces() -> None:
    game = pyspiel.load_game("tavoliere_cardcassonne(players=4)")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    play_on(state, random.Random(2), 30)
    observer.set_from(state, 2)
    assert list(observer.dict["seat"]) == [0, 0, 1, 0]
    assert observer.dict["hand"].shape == (5, 6)
    assert list(observer.tensor) == state.observation_tensor(2)
    assert game.observation_tensor_size() == ObservationEncoder(game.game).size


def test_parameters_are_options_and_a_wrong_one_is_named() -> None:
    game = pyspiel.load_game("tavoliere_san_marco(players=2,variant=neutral,allow_negative_prestige=True)")
    assert game.game == tv.game("san-marco", players=2, variant="neutral", allow_negative_prestige=True)
    assert pyspiel.load_game(str(game)).game == game.game
    for name in tv.GAMES:
        assert pyspiel.load_game(f"tavoliere_{name.replace('-', '_')}").game == tv.game(name)
    with pytest.raises(tv.WrongOption, match="ghosts"):
        pyspiel.load_game("tavoliere_san_marco(players=2)")
    with pytest.raises(tv.IllegalAction):
        game.new_initial_state().apply_action(len(game.game.all_actions) - 1)


def test_only_views_are_observed() -> None:
    game = pyspiel.load_game("tavoliere_cardcassonne_2")
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="own view"):
        game.make_py_observer(everything)


# --- OpenSpiel's search as one of our bots ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["openspiel-ismcts:0.001", "openspiel-ismcts-quick:0.001"])
def test_openspiels_search_sits_down_at_our_tables(name: str) -> None:
    """It is given a view and nothing else, thinks its time or a little longer, and plays something legal."""
    match = tv.Match(tv.game("cardcassonne", players=3), seed=2)
    generator = random.Random(2)
    guest = bot(name)
    assert isinstance(guest, IsmctsBot)
    for _ in range(6):
        actor = match.position.actor
        assert actor is not None
        view = match.view(actor)
        action = guest.choose(view, generator)
        assert action in view.actions
        assert guest.simulations >= 2 or len(view.actions) == 1
        match.play(action)


def test_openspiels_search_thinks_as_long_as_it_may() -> None:
    match = tv.Match(tv.game("cardcassonne", players=2), seed=3)
    assert match.position.actor is not None
    guest = IsmctsBot(quick=True, seconds=0.1)
    begin = time.thread_time()
    guest.choose(match.view(match.position.actor), random.Random(3))
    assert time.thread_time() - begin >= 0.1


def test_the_arena_seats_openspiels_search() -> None:
    command = "arena squire openspiel-ismcts-quick:0.001 --game cardcassonne --players 2 --deals 1 --json"
    done = subprocess.run(
        [sys.executable, "-m", "tavoliere", *command.split()], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["rates"]["squire - openspiel-ismcts-quick:0.001"]["games"] == 2
    assert found["seconds"]["openspiel-ismcts-quick:0.001"]["mean"] > 0


def test_without_openspiel_its_search_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tavoliere.envs.ismcts", raising=False)
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms", None)
    with pytest.raises(
        ImportError, match=r"open_spiel is not installed.* pip install \"tavoliere\[research\]\""
    ) as told:
        importlib.import_module("tavoliere.envs.ismcts")
    assert isinstance(told.value, tv.TavoliereError), "the program says it in a sentence"
