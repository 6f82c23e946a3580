"""Batches: the same games as one by one, in arrays."""

import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tavoliere as tv
from tavoliere.envs.batch import Batch, WrongBatch
from tavoliere.envs.observations import ObservationEncoder
from tavoliere.envs.pettingzoo import env
from tavoliere.envs.rewards import rewards_of
from tavoliere.lab import bench, bench_batches
from tavoliere.lab.playing import facts
from tavoliere.words import spoken
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


def contents(batch: Batch) -> dict[str, Any]:
    """A copy of everything that a batch shows."""
    arrays = {
        name: getattr(batch, name) for name in ("actors", "masks", "rewards", "scores", "done", "lengths", "played")
    }
    return {name: array.copy() for name, array in (arrays | batch.facts | batch.observations).items()}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@every_setting
def test_interpreted_equals_compiled(setting: Setting) -> None:
    compiled = tv.batch(game_of(setting), 2, seed=5)
    interpreted = tv.batch(game_of(setting, interpreted=True), 2, seed=5)
    ended = 0
    for step in range(5000):
        assert np.array_equal(compiled.done, interpreted.done)
        if step % 7 == 0 or compiled.done.any():
            assert same(contents(compiled), contents(interpreted))
            assert [compiled.position(i).raw for i in (0, 1)] == [interpreted.position(i).raw for i in (0, 1)]
        ended += int(compiled.done.sum())
        if ended >= 3:
            return
        actions = compiled.random_actions()
        assert np.array_equal(actions, interpreted.random_actions())
        compiled.step(actions)
        interpreted.step(actions)
    raise AssertionError("three games are longer than 5000 steps")


@every_setting
def test_a_batch_shows_what_the_deciding_seat_may_know(setting: Setting) -> None:
    game = game_of(setting)
    batch = tv.batch(game, 8, seed=2)
    for step in range(300):
        if step % 10 == 0:
            for i in range(8):
                position = batch.position(i)
                assert batch.actors[i] == position.actor
                assert list(np.flatnonzero(batch.masks[i])) == list(position.actions)
                view = game.layout.unpack(position.view(position.actor).raw)
                seen = {name: array[i].tolist() for name, array in batch.observations.items()}
                assert seen == {name: getattr(view, name) for name in game.layout.fields}
        batch.step(batch.random_actions())


@every_setting
def test_a_game_that_ends_tells_its_rewards_and_begins_anew(setting: Setting) -> None:
    game = game_of(setting)
    batch = tv.batch(game, 16, seed=3)
    checked = 0
    while checked < 3:
        actions = batch.random_actions().copy()
        after = [batch.position(i).play(int(action)) for i, action in enumerate(actions)]
        rewards, done = batch.step(actions)
        for i, position in enumerate(after):
            if position.result is not None:  # nothing was left to chance
                checked += 1
                assert done[i]
                assert rewards[i].tolist() == pytest.approx(rewards_of(position.standing, game.sides))
                assert tuple(batch.scores[i]) == position.result.scores
                assert batch.position(i).result is None
            elif position.actor != tv.CHANCE:
                assert not done[i]
                assert not rewards[i].any() and not batch.scores[i].any()
                assert batch.position(i) == position


@every_setting
def test_what_is_seen_lies_between_the_bounds(setting: Setting) -> None:
    game = game_of(setting)
    encoder, batch = ObservationEncoder(game), tv.batch(game, 100, seed=8)
    low, high = (encoder.named(bound) for bound in encoder.bounds())
    for _ in range(300):
        batch.step_at_random()
        for name, seen in batch.observations.items():
            assert (low[name] <= seen).all() and (seen <= high[name]).all(), name


@every_setting
def test_facts_and_lengths_are_those_of_the_games_that_ended(setting: Setting) -> None:
    game = game_of(setting)
    batch = tv.batch(game, 40, seed=6, observe=False)
    ended, lengths = np.zeros(40, int), np.zeros(40, int)
    before = [batch.position(index) for index in range(40)]
    while not batch.played.all():
        actions = batch.random_actions().copy()
        running = lengths + 1
        _, done = batch.step(actions)
        ended += done
        assert (batch.played == ended).all()
        assert (batch.lengths == np.where(done, running, 0)).all()
        lengths = np.where(done, 0, running)
        for index in np.flatnonzero(done)[:1]:
            position = before[index].play(int(actions[index]))
            if position.actor is None:  # otherwise chance had the last word
                assert [int(told[index]) for told in batch.facts.values()] == facts(position)
        before = [batch.position(index) for index in range(40)]
    assert list(batch.facts) == list(game.definition.state.FACTS)
    batch.reset(1)
    assert not batch.played.any()


@every_setting
def test_greedy_actions_are_the_best_by_the_heuristic_compiled_and_interpreted(setting: Setting) -> None:
    compiled = tv.batch(game_of(setting), 3, seed=9)
    interpreted = tv.batch(game_of(setting, interpreted=True), 3, seed=9)
    for _ in range(12):
        actions = compiled.greedy_actions()
        assert np.array_equal(actions, interpreted.greedy_actions())
        for index, action in enumerate(actions):
            position = compiled.position(index)
            best = max(position.heuristic_of(one) for one in position.actions)
            assert position.heuristic_of(int(action)) == best
        compiled.step(actions)
        interpreted.step(actions)
    with pytest.raises(ValueError, match="there must be 3 actions"):
        compiled._stepper.choose_best(np.zeros(2, np.int32), 0, 3)


def test_threads_change_nothing() -> None:
    game = tv.game("san-marco", players=3)
    one, three = tv.batch(game, 50, seed=9), tv.batch(game, 50, seed=9, threads=3)
    for _ in range(100):
        actions = one.random_actions()
        assert np.array_equal(actions, three.random_actions())
        one.step(actions)
        three.step(actions)
    assert same(contents(one), contents(three))


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    batch = tv.batch(tv.game("cardcassonne", players=2), 20, seed=4)
    first = contents(batch)
    batch.step(batch.random_actions())
    assert not same(first, contents(batch))
    batch.reset(4)
    assert same(first, contents(batch))
    batch.reset(5)
    assert not same(first, contents(batch))
    assert len({batch.position(i) for i in range(20)}) > 1


@pytest.mark.parametrize("interpreted", [False, True])
def test_an_illegal_action_is_named_with_its_game_and_nothing_is_played(interpreted: bool) -> None:
    batch = tv.batch(tv.game("cardcassonne", players=3, interpreted=interpreted), 10, seed=1)
    before = contents(batch)
    actions = batch.random_actions().copy()
    actions[7] = int(np.flatnonzero(~batch.masks[7])[-10])
    with pytest.raises(tv.IllegalAction, match=rf"game 7 action {actions[7]} .*\(CC "):
        batch.step(actions)
    for wrong in (-1, 100_000, 2**40):
        actions = actions.astype(np.int64)
        actions[7] = wrong
        with pytest.raises(tv.IllegalAction, match=f"game 7 action {wrong}"):
            batch.step(actions)
    with spoken("it"), pytest.raises(tv.IllegalAction, match=r"game 7 action .* is illegal\. There is no action"):
        batch.step(actions)  # research speaks English, whole sentences of it
    assert same(before, contents(batch))


def test_a_step_takes_one_whole_number_for_each_game() -> None:
    batch = tv.batch(tv.game("cardcassonne", players=3), 4)
    for wrong in ([1, 2, 3], [[1, 2, 3, 4]], [0.5, 1, 1, 1], "abcd"):
        with pytest.raises(WrongBatch, match="each of the 4 games"):
            batch.step(wrong)
    batch.step(batch.random_actions().tolist())
    batch.step(batch.random_actions().astype(np.uint8))
    chosen = batch.random_actions().copy()
    chosen.flags.writeable = False
    batch.step(chosen)
    with pytest.raises(WrongBatch, match="1 or more"):
        tv.batch(tv.game("cardcassonne"), 0)
    with pytest.raises(IndexError, match="0 to 3"):
        batch.position(4)


def test_arrays_are_the_same_ones_each_time_and_cannot_be_written_to() -> None:
    batch = tv.batch(tv.game("cardcassonne", players=2), 4)
    masks, hand = batch.masks, batch.observations["hand"]
    rewards, done = batch.step(batch.random_actions())
    assert masks is batch.masks and rewards is batch.rewards and done is batch.done
    assert all(np.shares_memory(piece, batch._stepper.views) for piece in batch.observations.values()), "no copies"
    with pytest.raises(ValueError, match="read-only"):
        masks[0] = True
    with pytest.raises(ValueError, match="read-only"):
        hand[0] = 0
    assert tv.batch(batch.game, 4, observe=False).observations == {}


def test_random_actions_are_equally_likely() -> None:
    batch = tv.batch(tv.game("carolus-magnus", players=2), 20_000, seed=8)
    choices = batch.masks.sum(1)
    usual = Counter(choices.tolist()).most_common(1)[0][0]
    actions = batch.random_actions()
    ranks = [int(batch.masks[i, : actions[i]].sum()) for i in np.flatnonzero(choices == usual)]
    mean = len(ranks) / usual
    assert usual > 1 and mean > 1000
    assert all(abs(Counter(ranks)[rank] - mean) < 5 * mean**0.5 for rank in range(usual))  # five standard deviations


def test_the_bench_of_batches_compares_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one of our own environments for a peer, since PettingZoo's games and Pgx need not be installed."""
    peer = env("cardcassonne", players=2)
    monkeypatch.setattr(
        bench_batches, "peers", lambda: [("pettingzoo-connect-four", lambda: bench_batches.step_pettingzoo(peer))]
    )
    measured = bench.measure(bench_batches.contenders(tv.game("cardcassonne", players=2)), 0.4)
    assert list(measured) == ["batch", "batch-observed", "batch-numpy", "pettingzoo-connect-four"]
    assert all(contender.speed > 0 for contender in measured.values())
    ratios = bench.compare(measured, bench_batches.comparisons(tv.game("cardcassonne")))
    assert [(ratio.name, ratio.wanted) for ratio in ratios] == [
        ("batch-connect-four", 500),
        ("batch-observed-connect-four", 500),
    ]


# --- memory -----------------------------------------------------------------------------------------------------------

ARGUMENTS: dict[str, Callable[[Batch], tuple[Any, ...]]] = {
    "step": lambda batch: (np.argmax(batch.masks, axis=1),),
    "reset": lambda batch: (1,),
    "position": lambda batch: (0,),
}


def arrays_in(given: Any) -> list[Any]:
    if isinstance(given, np.ndarray):
        return [given]
    parts = given.values() if isinstance(given, dict) else given if isinstance(given, tuple) else ()
    return [array for part in parts for array in arrays_in(part)]


def check_that_calls_share_no_memory(batch: Batch) -> None:
    """What a call returns lies apart from all that others returned, and from what the batch holds, or it says so."""
    returned: list[tuple[str, Any]] = []
    for name in dir(batch):
        method = getattr(batch, name)
        if name.startswith("_") or not callable(method) or "always the same arrays" in (method.__doc__ or ""):
            continue
        for _ in range(2):
            with contextlib.suppress(WrongBatch):  # a device has no heuristic
                result = method(*ARGUMENTS[name](batch) if name in ARGUMENTS else ())
                returned += [(name, array) for array in arrays_in(result)]
    held = [(name, array) for name, value in vars(batch).items() for array in arrays_in(value)]
    assert returned and held
    for i, (name, array) in enumerate(returned):
        for other_name, other in [*returned[:i], *held]:
            assert not np.shares_memory(array, other), f"{name} and {other_name}"


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_calls_share_no_memory_unless_they_say_so(interpreted: bool, threads: int) -> None:
    game = game_of(("carolus-magnus", {"players": 2}), interpreted=interpreted)
    check_that_calls_share_no_memory(Batch(game, 4, threads=threads))


def test_actions_of_two_kinds_can_be_mixed() -> None:
    batch = tv.batch(tv.game("carolus-magnus"), 64, seed=1)
    twin = tv.batch(tv.game("carolus-magnus"), 64, seed=1)
    random_ones, greedy = batch.random_actions(), batch.greedy_actions()
    assert (random_ones == twin.random_actions()).all()
    assert (random_ones != greedy).any()
