"""Batches on a device: the kernels of the GPU, compiled as C, play the games that the processor's batches play."""

import ast
import random
import sys

import numpy as np
import pytest

import tavoliere as tv
from scripts.gpu import first_difference
from tavoliere.definition.plain_modules import NotPlain
from tavoliere.engine.c_source import GameInC
from tavoliere.engine.plain_language import read_function
from tavoliere.envs.batch import WrongBatch
from tavoliere.envs.device_batch import DeviceBatch
from tests.envs.host_device import HostDevice
from tests.envs.test_batch import check_that_calls_share_no_memory
from tests.games.settings import LABELS, SETTINGS, game_of

GAMES = 20


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> HostDevice:
    return HostDevice(tmp_path_factory.mktemp("kernels"))


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_a_device_plays_the_games_of_the_processor(setting: tuple[str, dict[str, object]], device: HostDevice) -> None:
    game = game_of(setting)
    on_device, twin = DeviceBatch(game, GAMES, device, seed=5), tv.batch(game, GAMES, seed=5)
    assert first_difference(on_device, twin, 400, every=10, states=200) is None
    assert first_difference(on_device, tv.batch(game, GAMES, seed=6), 1) is not None


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_a_device_finds_nothing_legal_at_an_end(setting: tuple[str, dict[str, object]], device: HostDevice) -> None:
    game = game_of(setting)
    position, generator = game.start(), random.Random(1)
    while position.actor is not None:
        position = position.play(generator.choice(position.actions))
    batch = DeviceBatch(game, 2, device, seed=1, observe=False)
    batch._states[1, : len(position.raw)] = np.frombuffer(position.raw, np.int8)
    batch._show()
    assert batch.masks.any(axis=1).tolist() == [True, False]


def test_an_illegal_action_is_named_with_its_game_and_nothing_is_played(device: HostDevice) -> None:
    batch = DeviceBatch(tv.game("cardcassonne", players=3), 10, device, seed=1)
    before = [batch.position(i).raw for i in range(10)]
    actions = batch.random_actions().copy()
    right = int(actions[7])
    for wrong in (int(np.flatnonzero(~batch.masks[7])[-10]), -1, 100_000, 2**40):
        actions = actions.astype(np.int64)
        actions[7] = wrong
        with pytest.raises(tv.IllegalAction, match=f"game 7 action {wrong}"):
            batch.step(actions)
    assert before == [batch.position(i).raw for i in range(10)]
    actions[7] = right
    batch.step(actions)
    assert all(batch.position(i).raw != before[i] for i in range(10))
    for wrong_kind in ([1, 2, 3], [0.5] * 10):
        with pytest.raises(WrongBatch, match="each of the 10 games"):
            batch.step(wrong_kind)
    with pytest.raises(IndexError, match="0 to 9"):
        batch.position(10)
    with pytest.raises(WrongBatch, match="only known to batches of the processor"):
        batch.greedy_actions()


def test_rules_that_come_to_call_themselves_are_refused() -> None:
    game = GameInC(tv.game("cardcassonne").definition)
    for text in (
        "def apply(s: State, a: int) -> None:\n    after(s, a)",
        "def after(s: State, a: int) -> None:\n    apply(s, a)",
    ):
        (node,) = ast.parse(text).body
        assert isinstance(node, ast.FunctionDef)
        game.functions[node.name] = read_function(node, "rules.py", ("State", "int"))
    reached = game.reached(["apply"])
    with pytest.raises(NotPlain, match=r"rules\.py:1: a\w+ comes to call itself, through after, apply"):
        game.settle_inlining(reached, ["apply"], recursive=False)
    game.settle_inlining(reached, ["apply"], recursive=True)
    assert game.called


def test_a_device_that_is_not_there_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tv.game("cardcassonne")
    for wrong in ("gpu", "cuda:x", ""):
        with pytest.raises(WrongBatch, match="cpu or cuda"):
            tv.batch(game, 4, device=wrong)
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(WrongBatch, match="pip install"):
        tv.batch(game, 4, device="cuda")


def test_calls_share_no_memory_unless_they_say_so(device: HostDevice) -> None:
    check_that_calls_share_no_memory(DeviceBatch(tv.game("carolus-magnus"), 4, device))
