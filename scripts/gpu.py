"""Batches on the GPU of this machine: whether they are the processor's games, and how fast they are.

python -m scripts.gpu compare                 all 15 settings, state for state
python -m scripts.gpu speed                   decisions a second of random play
"""

import argparse
import time
from typing import Any

import numpy as np

import tavoliere as tv
from scripts import tables
from tavoliere.lab.settings import SETTINGS, label

SHOWN = ("actors", "masks", "rewards", "scores", "done", "lengths", "played")


def first_difference(one: Any, other: Any, steps: int, every: int = 1, states: int = 50) -> str | None:
    """Play two batches alike at random, and tell where they first differ.

    Rewards, ends and choices are compared at each step, all else that is shown at every so manieth, whole states at
    every so manieth of them.
    """
    for step in range(steps):
        names = SHOWN if step % every == 0 else ("rewards", "done")
        for name in names:
            if not np.array_equal(as_numpy(getattr(one, name)), as_numpy(getattr(other, name))):
                return f"{name} at step {step}"
        if step % every == 0:
            for name, piece in (one.observations | one.facts).items():
                if not np.array_equal(as_numpy(piece), as_numpy((other.observations | other.facts)[name])):
                    return f"{name} at step {step}"
        if step % states == 0:
            for index in range(0, one.games, -(-one.games // 50)):
                if one.position(index).raw != other.position(index).raw:
                    return f"game {index} at step {step}"
        if step % 2:
            one.step_at_random()
            other.step_at_random()
            continue
        actions, others = one.random_actions(), other.random_actions()
        if not np.array_equal(as_numpy(actions), as_numpy(others)):
            return f"random choices at step {step}"
        one.step(actions)
        other.step(others)
    return None


def as_numpy(array: Any) -> Any:
    """An array of any device, for NumPy."""
    return array.get() if hasattr(array, "get") else array


def compare(games: int, steps: int) -> None:
    for setting in SETTINGS:
        name, options = setting
        game = tv.game(name, **options)
        begin = time.perf_counter()
        ours, twin = tv.batch(game, games, seed=7, device="cuda"), tv.batch(game, games, seed=7, threads=8)
        found = first_difference(ours, twin, steps, every=8)
        spent = time.perf_counter() - begin
        print(f"{label(setting):24} {found or f'{games} games, {steps} steps: the same'} ({spent:.1f} s)", flush=True)


def speed(sizes: list[int], seconds: float, keep: bool) -> None:
    import cupy

    rows: list[list[object]] = []

    waiting = cupy.cuda.get_current_stream().synchronize
    for setting in SETTINGS:
        name, options = setting
        game = tv.game(name, **options)
        for games in sizes:
            found = []
            for observe in (False, True):
                batch = tv.batch(game, games, seed=7, device="cuda", observe=observe)
                for _ in range(300):  # until the games are no longer in step with each other
                    batch.step_at_random()
                waiting()
                steps, begin = 0, time.perf_counter()
                while (spent := time.perf_counter() - begin) < seconds:
                    for _ in range(100):
                        batch.step_at_random()
                    waiting()
                    steps += 100
                found.append(steps * games / spent / 1e6)
                del batch
            print(f"{label(setting):24} {games:9,} games {found[0]:8.0f} M/s, observed {found[1]:8.0f} M/s", flush=True)
        rows.append([label(setting), *map(round, found)])  # with the most games
    if keep:
        tables.keep("gpu", {"columns": ["setting", "with masks", "and observations"], "rows": rows})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("compare", "speed"))
    parser.add_argument("--games", type=int, nargs="+", default=None)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--keep", action="store_true", help="the figures are those of the documentation from now on")
    given = parser.parse_args()
    if given.what == "compare":
        compare((given.games or [2048])[0], given.steps)
    else:
        speed(given.games or [1 << 18, 1 << 20], given.seconds, given.keep)


if __name__ == "__main__":
    main()
