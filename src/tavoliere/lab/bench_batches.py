"""Batches beside the peers': PettingZoo stepped in a loop, and Pgx, which steps batches too.

Random play with masks: every contender makes the masks of each decision, and chooses among what they allow. Only the
decisions of players count here; dice and cards fall in between.
"""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import tavoliere as tv

GAMES = 1024
PGX_SIZES = (16, 128, 1024)  # smaller and larger ones were slower
PGX_STEPS = 20  # in one call, so that the call itself costs next to nothing


def comparisons(game: tv.Game) -> tuple[tuple[str, str, str, float], ...]:
    """The ratios that we hold ourselves to, in every game: name, ours, theirs, what we want at least."""
    return (
        *((f"{ours}-connect-four", ours, "pettingzoo-connect-four", 500.0) for ours in ("batch", "batch-observed")),
        *((f"{ours}-backgammon", ours, "pgx-backgammon", 50.0) for ours in ("batch", "batch-observed")),
    )


def contenders(game: tv.Game) -> dict[str, Callable[[], int]]:
    """What is compared: each makes some decisions and returns how many that were."""
    return {
        "batch": partial(step_batch, tv.batch(game, GAMES, observe=False)),
        "batch-observed": partial(step_batch, tv.batch(game, GAMES)),
        "batch-numpy": partial(step_batch_by_masks, tv.batch(game, GAMES, observe=False), np.random.default_rng(1)),
        **dict(peers()),
    }


def step_batch(batch: Any) -> int:
    """A random step of every game, chosen inside the batch."""
    batch.step(batch.random_actions())
    return int(batch.games)


def step_batch_by_masks(batch: Any, generator: np.random.Generator) -> int:
    """A random step of every game, chosen by NumPy from the masks."""
    lots = generator.random(batch.masks.shape, np.float32)
    batch.step(np.argmax(lots * batch.masks, axis=1))
    return int(batch.games)


def peers() -> Iterator[tuple[str, Callable[[], int]]]:
    """The peers that are installed."""
    try:
        from pettingzoo.classic.connect_four import connect_four
    except ImportError:
        pass
    else:
        yield "pettingzoo-connect-four", partial(step_pettingzoo, connect_four.env())
    try:
        import pgx
    except ImportError:
        pass
    else:
        sizes = [pgx_backgammon(pgx.make("backgammon"), size) for size in PGX_SIZES]
        yield "pgx-backgammon", max(sizes, key=speed)


def step_pettingzoo(env: Any) -> int:
    """A random game of PettingZoo's."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(random.random() * len(legal))]))
        decisions += 1
    return decisions


def pgx_backgammon(env: Any, size: int) -> Callable[[], int]:
    """Random steps of a batch of Pgx's, all of them compiled into one call, as its documentation advises."""
    import jax
    from pgx.experimental.wrappers import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        key, state = carried
        key, for_choice, for_dice = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(for_choice, odds, axis=-1)
        return (key, step(state, action, jax.random.split(for_dice, size))), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, PGX_STEPS)[0])
    done: Any = jax.block_until_ready
    key = jax.random.PRNGKey(1)
    carried = many((key, jax.vmap(env.init)(jax.random.split(key, size))))

    def play() -> int:
        nonlocal carried
        carried = done(many(carried))
        return PGX_STEPS * size

    return play


def speed(play: Callable[[], int], seconds: float = 0.5) -> float:
    """Decisions a second, in a short trial."""
    decisions = play() - play()
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += play()
    return decisions / spent
