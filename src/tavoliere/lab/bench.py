"""Our speed beside the peers', in one run on one core.

Every contender plays whole random games again and again for the same short time, in turns, so that whatever else the
machine does meets all alike; the best of its turns counts. A decision is one step: a player's choice or a draw.
"""

import os
import random
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import tavoliere as tv
from tavoliere.engine.game import CHANCE

MOST_ROUNDS = 15


class Contender(NamedTuple):
    """Something that plays: its name, and how many decisions a second it made in its best turn."""

    name: str
    speed: float


class Comparison(NamedTuple):
    """A ratio of two speeds, and what we ask of it."""

    name: str
    ours: str
    theirs: str
    ratio: float
    wanted: float


def comparisons(game: tv.Game) -> tuple[tuple[str, str, str, float], ...]:
    """The ratios that we look at: name, ours, theirs, what we want at least."""
    peers = game.definition.lab.wanted_speed
    return (
        ("compiled-hearts", "compiled", "openspiel-hearts", peers),
        ("compiled-crazy-eights", "compiled", "openspiel-crazy-eights", peers),
        ("compiled-interpreted", "compiled", "interpreted", 50.0),
        ("position-hearts", "position", "openspiel-hearts", 3.0),
        ("position-crazy-eights", "position", "openspiel-crazy-eights", 3.0),
        ("interpreted-python-games", "interpreted", "openspiel-python", 1.0),
    )


def contenders(game: tv.Game) -> dict[str, Callable[[], int]]:
    """What is compared: each plays some games and returns how many decisions that were."""
    slow = tv.game(game.name, interpreted=True, **game.settings)
    ours: dict[str, Callable[[], int]] = {"interpreted": playouts(slow, 2), "position": partial(step_through, game)}
    if game.compiled:
        ours["compiled"] = playouts(game, 200)
    return ours | dict(peers())


def peers() -> Iterator[tuple[str, Callable[[], int]]]:
    """OpenSpiel's games, driven from Python, where OpenSpiel is installed."""
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 - registers the games written in Python
    except ImportError:
        return
    for name, short in [("hearts", "hearts"), ("crazy_eights", "crazy-eights"), ("python_kuhn_poker", "python")]:
        game = pyspiel.load_game(name)
        yield f"openspiel-{short}", partial(step_through_openspiel, game)


def playouts(game: tv.Game, games: int) -> Callable[[], int]:
    """Random games inside the engine."""
    start = game.start()
    width = game.players + 3
    out = memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", (games, width))
    seeds = iter(range(1 << 30))

    def play() -> int:
        game.kernel.playouts(start, 0, games, next(seeds), [0] * game.players, out)
        return sum(out[i, width - 2] + out[i, width - 1] for i in range(games))

    return play


def step_through(game: tv.Game) -> int:
    """A random game, one position at a time."""
    position = game.start()
    decisions = 0
    while (actor := position.actor) is not None:
        if actor == CHANCE:
            action = position.draw(random.random())
        else:
            actions = position.actions
            action = actions[int(random.random() * len(actions))]
        position = position.play(action)
        decisions += 1
    return decisions


def step_through_openspiel(game: Any) -> int:
    """The same for a game of OpenSpiel."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(actions, odds)[0]
        else:
            actions = state.legal_actions()
            action = actions[int(random.random() * len(actions))]
        state.apply_action(action)
        decisions += 1
    return decisions


def measure(playing: dict[str, Callable[[], int]], seconds: float) -> dict[str, Contender]:
    """Let all contenders play in turns for so many seconds in all, or as long as each takes for one turn at least."""
    rounds = max(2, min(MOST_ROUNDS, int(2 * seconds)))
    turn = seconds / rounds / len(playing)
    best = dict.fromkeys(playing, 0.0)
    for _ in range(rounds):
        for name, play in playing.items():
            decisions = 0
            begin = time.process_time()
            while (spent := time.process_time() - begin) < turn:
                decisions += play()
            best[name] = max(best[name], decisions / spent)
    return {name: Contender(name, speed) for name, speed in best.items()}


def compare(measured: dict[str, Contender], comparisons: Sequence[tuple[str, str, str, float]]) -> list[Comparison]:
    """The ratios that we hold ourselves to, as far as their contenders are there."""
    return [
        Comparison(name, ours, theirs, measured[ours].speed / measured[theirs].speed, wanted)
        for name, ours, theirs, wanted in comparisons
        if ours in measured and theirs in measured
    ]


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
