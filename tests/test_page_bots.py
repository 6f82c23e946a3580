"""The page's bots choose as they do here, at every level, and say the same, for the same seed and iterations."""

import base64
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import LEVELS, SearchBot, bot
from tavoliere.bots.lines import after
from tavoliere.bots.network import network_of
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.wasm import module_of
from tavoliere.lab.playing import AGES
from tavoliere.web.bots import bot_tables, network_content
from tavoliere.web.catalogue import game_tables
from tavoliere.web.thinker import ThoughtRequest, answer
from tests.settings import LABELS, SETTINGS, game_of

ROOT = Path(__file__).parents[1]
DRIVER = Path(__file__).with_name("page_bots.mjs")
ADVICE = 600  # iterations
ITERATIONS = 64  # of a bot that else thinks by the clock


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own text, as Node runs it."""
    bundle = tmp_path_factory.mktemp("page") / "bots.mjs"
    options = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", DRIVER, *options], check=True)
    return bundle


def in_page(page: Path, game: tv.Game, asked: list[dict[str, Any]]) -> list[Any]:
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
    found: list[Any] = json.loads(done.stdout)
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
            about = {"seat": seat, "view": view.raw.hex(), "seed": str(seed), "place": f"{seat} {name}"}
            asked.append({"kind": "choice", "level": level, **about})
        chosen += map(int, choices)
        position = position.play(generator.choice(choices))
    assert in_page(page, game, asked) == chosen


# --- advice ----------------------------------------------------------------------------------------------------------


def advice(view: tv.View, generator: random.Random) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """What the page is asked about a view, and what is answered here."""
    instead, line = int(generator.choice(view.actions)), line_from(view, generator)
    questions: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"kind": "hint", "instead": None}, {"wanted": "hint"}),
        ({"kind": "hint", "instead": instead}, {"wanted": "hint", "instead": instead}),
        ({"kind": "weights", "line": []}, {"wanted": "weights"}),
        ({"kind": "weights", "line": line}, {"wanted": "line", "line": tuple(line)}),
        ({"kind": "evaluation"}, {"wanted": "evaluation"}),
    ]
    found = []
    for asked, here in questions:
        seed, thinking = generator.getrandbits(60), SearchBot(AGES, ADVICE, network=network_of)
        told = answer(ThoughtRequest("", "", view, **here), thinking, random.Random(seed))
        asked |= {"seat": view.seat, "view": view.raw.hex(), "seed": str(seed), "place": str(seed)}
        found.append((asked | {"seconds": AGES, "iterations": ADVICE}, told))
    return found


def line_from(view: tv.View, generator: random.Random) -> list[int]:
    """Decisions that are made as one, such as all of a division."""
    line: list[tv.Action] = []
    while (position := after(view, line)) is not None and position.actor == view.seat and len(line) < 3:
        line.append(generator.choice(position.actions))
        if after(view, line) is None:
            line.pop()
            break
    return [int(one) for one in line]


def same(page: Any, here: Any) -> None:
    """The same but for the last digits: powers and logarithms differ in them."""
    if isinstance(here, dict):
        for name, value in here.items():
            if name not in ("action", "weights"):
                same(page[name], value)
    elif isinstance(here, list | tuple):
        assert len(page) == len(here)
        for one, other in zip(page, here, strict=True):
            same(one, other)
    else:
        assert page == (pytest.approx(here, rel=1e-9, abs=1e-12) if isinstance(here, float) else here)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_advice_in_the_page_is_that_which_is_given_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    game, generator = game_of(setting), random.Random(7)
    position, views = game.start(), []
    while position.actor is not None:
        if position.actor != tv.CHANCE and len(position.actions) > 1:
            views.append(position.view(position.actor))
        position = position.play(generator.choice(position.actions))
    asked = [one for view in generator.sample(views, 3) for one in advice(view, generator)]
    for told, (_, here) in zip(in_page(page, game, [one for one, _ in asked]), asked, strict=True):
        same(told, here.get("weights", here))


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_every_level_chooses_in_the_page_as_it_does_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    compare(game_of(setting), page)


def test_every_level_chooses_in_the_page_in_a_game_of_another_package(page: Path, example_game: str) -> None:
    compare(tv.game(example_game, seeds=3), page)
