"""Every door from Python into C is guarded: whatever is wrong is answered with an error of ours.

The knocks are in `knocks.py`, which runs in a process of its own; `make sanitize` runs this file once more with the
compiled modules built under AddressSanitizer and UndefinedBehaviorSanitizer.
"""

import os
import subprocess
import sys

import numpy as np
import pytest
from tavoliere.engine._core import fill

import tavoliere as tv
from tavoliere.bots import SearchBot
from tests import ROOT
from tests.bots.networks import random_network
from tests.games.settings import LABELS, SETTINGS, game_of

SANITIZED = "libasan" in os.environ.get("LD_PRELOAD", "")
STATES = 10  # rubbish ones, for each setting


def answers(form: str, states: int) -> dict[str, str]:
    """Knock on all doors; the error that answered each wrong call."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.engine.knocks", form, str(states)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-300:]}\n{done.stderr[-3000:]}"
    return dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())


def test_every_door_refuses_what_is_wrong_and_the_twins_refuse_it_alike() -> None:
    compiled, interpreted = answers("compiled", STATES), answers("interpreted", 0)
    assert len(compiled) > 400
    assert {knock: compiled[knock] for knock in interpreted if knock in compiled} == {
        knock: error for knock, error in interpreted.items() if knock in compiled
    }


def test_the_doors_that_were_open() -> None:
    game = tv.game("cardcassonne", players=3)
    start = game.start()
    with pytest.raises(tv.IllegalAction, match="There is no action 100000000"):
        start.view(0).heuristic_of(10**8)
    with pytest.raises(tv.TavoliereError, match=f"has {len(start.raw)} bytes, not 1"):
        game.restore(b"x")
    with pytest.raises(tv.TavoliereError, match=r"holds -1 in \"deck\[0\]\""):
        game.restore(b"\xff" * len(start.raw))


def test_a_state_is_filled_from_its_own_bytes_alone() -> None:
    layout = tv.game("cardcassonne").layout
    raw = bytes(range(24))
    told = (("phase", 0, 1, 0, 0), ("deck", 4, 4, 0, 2), ("animals", 16, 2, 2, 2))
    state = fill(layout.blank(), raw, told)
    assert state.phase == 0
    assert state.deck == [0x07060504, 0x0B0A0908]
    assert state.animals == [[0x1110, 0x1312], [0x1514, 0x1716]]
    beyond = [("deck", 21, 4, 0, 0), ("deck", 0, 1, 0, 25), ("deck", 0, 4, 2, 4), ("deck", 24, 1, 0, 0)]
    unheard_of = [("deck", -1, 1, 0, 0), ("deck", 2**62, 4, 0, 4), ("deck", 0, 3, 0, 1), ("deck", 0, 1, -1, 1)]
    for wrong in (*beyond, *unheard_of, ("deck", 0, 1, 2**62, 2**62), ("deck", 0, 0, 0, 0)):
        with pytest.raises(ValueError, match="deck"):
            fill(layout.blank(), raw, (wrong,))
    for no_field in (("deck", "0", 1, 0, 0), ("deck", None, 1, 0, 0), (7, 0, 1, 0, 0)):
        with pytest.raises(TypeError):
            fill(layout.blank(), raw, (no_field,))
    for no_bytes in ("deck", bytearray(raw), None):
        with pytest.raises(TypeError):
            fill(layout.blank(), no_bytes, told)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_random_games_touch_nothing_that_is_not_theirs(setting: tuple[str, dict[str, object]]) -> None:
    """Says little by itself; built for the sanitizers, which end the process at the first wrong access."""
    game = game_of(setting)
    games = 100 if SANITIZED else 5
    for policy in (0, 1, 2):
        out = np.zeros((games, game.players + 3), np.int32)
        assert game.kernel.playouts(game.start(), 0, games, 3, [policy] * game.players, out, 20_000) is None
    batch = tv.batch(game, 8, seed=1)
    for _ in range(1000 if SANITIZED else 50):
        batch.step(batch.random_actions())
    for index in range(8):
        position = batch.position(index)
        assert position.actor is not None
        learned = game.definition.features is not None and index % 2 > 0
        network = random_network(game, priors=True, embedding_bytes=1 + index // 2 % 2) if learned else None
        tree = SearchBot(network=network).planted(position.view(position.actor), index)
        tree.think(300 if SANITIZED else 10)
        later = SearchBot(network=network).planted(position.view(position.actor), index)
        later.adopt(tree)
        later.think(10)
