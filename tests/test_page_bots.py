"""The page's bots choose as they do here, at every level, for the same seed and iterations."""

import base64
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import LEVELS, SearchBot, bot
from tavoliere.bots.network import network_of
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.wasm import module_of
from tavoliere.lab.playing import AGES
from tavoliere.web.bots import bot_tables, network_content
from tavoliere.web.catalogue import game_tables
from tests.settings import LABELS, SETTINGS, game_of

ROOT = Path(__file__).parents[1]
DRIVER = Path(__file__).with_name("page_bots.mjs")
ITERATIONS = 64  # of a bot that else thinks by the clock


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own text, as Node runs it."""
    bundle = tmp_path_factory.mktemp("page") / "bots.mjs"
    options = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", DRIVER, *options], check=True)
    return bundle


def in_page(page: Path, game: tv.Game, asked: list[dict[str, Any]]) -> list[int]:
    network = network_of(game)
    contents = {network.name: network_content(game.definition, network.name)} if network else {}
    given = {
        "tables": game_tables(game.definition).model_dump(mode="json"),
        "bots": bot_tables(game.definition).model_dump(mode="json"),
        "rules": str(module_of(game.definition)),
        "search": str(search_module_of(game.definition)),
        "networks": {name: base64.b64encode(content).decode() for name, content in contents.items()},
        "options": game.settings,
        "asked": asked,
    }
    done = subprocess.run(["node", page], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[int] = json.loads(done.stdout)
    return found


def by_counting(name: str) -> Any:
    """A bot of a level that thinks by counting and never by the clock."""
    made = bot(name)
    if isinstance(made, SearchBot):
        made.seconds = AGES
        if made.iterations == MOST_ITERATIONS:
            made.iterations = ITERATIONS
    return made


def compare(game: tv.Game, page: Path) -> None:
    generator, position = random.Random(repr(game)), game.start()
    bots = {(seat, name): by_counting(name) for seat in range(game.players) for name in LEVELS}
    asked: list[dict[str, Any]] = []
    chosen: list[int] = []
    while (seat := position.actor) is not None:
        if seat == tv.CHANCE:
            position = position.play(position.draw(generator.random()))
            continue
        view, choices = position.view(seat), []
        for name in LEVELS:
            own, seed = bots[seat, name], generator.getrandbits(60)
            choices.append(own.choose(view, random.Random(seed)))
            level = {"name": name, "seconds": AGES}
            if isinstance(own, SearchBot):
                level["iterations"] = own.iterations
            asked.append({"seat": seat, "view": view.raw.hex(), "level": level, "seed": str(seed)})
        chosen += map(int, choices)
        position = position.play(generator.choice(choices))
    assert in_page(page, game, asked) == chosen


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_every_level_chooses_in_the_page_as_it_does_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    compare(game_of(setting), page)


def test_every_level_chooses_in_the_page_in_a_game_of_another_package(page: Path, example_game: str) -> None:
    compare(tv.game(example_game, seeds=3), page)
