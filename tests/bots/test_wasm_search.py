"""The search in three forms: interpreted, compiled here, and as WebAssembly it grows the same tree, to the last bit."""

import base64
import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import Network, SearchSettings
from tavoliere.bots.mcts import MOST_SEATS
from tavoliere.bots.network import LOGIT, network_of, side_outputs
from tavoliere.bots.search import search_class
from tavoliere.bots.wasm import is_current, module_of
from tests.bots.networks import random_network
from tests.games.settings import LABELS, SETTINGS, game_of

DRIVER = Path(__file__).with_name("wasm_search.mjs")
ITERATIONS = 300
INTERPRETED = 12  # of the searches' iterations, which are dear interpreted
POSITIONS = 3

Setting = tuple[str, dict[str, Any]]
FITTED = SearchSettings(fitted=True, temperature=1000.0, epsilon=0.25, horizon=2)


def decisions(game: tv.Game, seed: int) -> list[tv.View]:
    """What a player sees who has a choice, from the whole of a random game."""
    generator, position, found = random.Random(seed), game.start(), []
    while position.actor is not None:
        if position.actor != tv.CHANCE and len(position.actions) > 1:
            found.append(position.view(position.actor))
        position = position.play(generator.choice(position.actions))
    return found[:: max(1, len(found) // POSITIONS)]


def described(network: Network) -> dict[str, Any]:
    arrays = network.arrays
    return {
        "rows": len(arrays.embedding),
        "first": len(arrays.bias),
        "outputs": len(arrays.value_bias),
        "shift": network.shift,
        "embeddingBytes": arrays.embedding.itemsize,
        "arrays": [base64.b64encode(array.tobytes()).decode() for array in arrays],
        "atLeaf": network.evaluate == "leaf",
        "priors": network.priors,
        "logit": LOGIT,
        "formulas": network.formulas,
    }


def in_v8(game: tv.Game, networks: list[Network], searches: list[dict[str, Any]]) -> dict[str, Any]:
    sides = game.sides
    output = [0] * MOST_SEATS**2
    for seat, outputs in enumerate(side_outputs(sides)):
        output[seat * MOST_SEATS : seat * MOST_SEATS + len(sides)] = outputs
    asked = {
        "module": str(module_of(game.definition)),
        "output": output,
        "partners": [sides.count(side) for side in sides] + [0] * (MOST_SEATS - len(sides)),
        "networks": [*map(described, networks)],
        "searches": searches,
    }
    done = subprocess.run(["node", DRIVER], input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@cache
def networks_of(game: tv.Game) -> list[Network]:
    """The one that it has, if any, and one of random numbers that says what is tried first."""
    if game.definition.features is None:
        return []
    learned = network_of(game)
    more = random_network(game, priors=True, evaluate="quiet", formulas=0.5, embedding_bytes=1)
    return [*([learned] if learned else []), more]


def compare(game: tv.Game, slow: tv.Game) -> None:
    networks, asked, trees = networks_of(game), [], []
    for number, view in enumerate(decisions(game, 11)):
        for judge in (-1, *range(len(networks))):
            settings = FITTED if number % 2 else SearchSettings()
            network = networks[judge] if judge >= 0 else None
            seed, about = (number << 40) + judge + 5, int(view.actions[-1])
            for kind, iterations in ((game, ITERATIONS), (slow, INTERPRETED)):
                seen = view if kind is game else slow.restore(view.raw).view(view.seat)
                tree = search_class(kind)(seen.known, settings, seed, network)
                tree.think(iterations)
                trees.append((tree, tree.think_about(about, 8)))
                written = [settings.horizon, settings.exploration, settings.temperature, settings.epsilon]
                asked.append(
                    {
                        "view": view.raw.hex(),
                        "network": judge,
                        "seed": str(seed),
                        "settings": [*written, settings.most_nodes, int(settings.fitted)],
                        "iterations": iterations,
                        "about": about,
                        "seats": game.players,
                    }
                )
    found = in_v8(game, networks, asked)["found"]
    actions = len(game.all_actions)
    for (tree, about), one in zip(trees, found, strict=True):
        tried = [branch for branch in one["branches"] if branch[3] >= 0]
        lines = [(key % actions, visits, value / max(1, visits), prior) for key, _, visits, prior, value in tried]
        assert lines == tree.root_branches()
        assert [total / tree.iterations for total in one["total"]] == tree.chances_of_seats()
        assert (one["about"][:-1], one["about"][-1]) == about


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_three_forms_grow_the_same_tree(setting: Setting) -> None:
    compare(game_of(setting), game_of(setting, interpreted=True))


@pytest.mark.usefixtures("example_game")
def test_three_forms_of_the_example_grow_the_same_tree() -> None:
    compare(tv.game("kalah"), tv.game("kalah", interpreted=True))


@pytest.mark.usefixtures("example_game")
@pytest.mark.parametrize("name", [*tv.GAMES, "kalah"])
def test_modules_are_made_of_the_search_and_the_rules_as_they_are(name: str) -> None:
    assert is_current(tv.GAMES[name]), "make wasm"
