"""What the page knows of a game by itself is what Python says of it: what is seen, asked, foreseen, told, counted."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.game import CHANCE
from tavoliere.engine.wasm import module_of
from tavoliere.table.game_json import asked_json, lines_json, result_json, scene_json, seen_json, step_json
from tavoliere.table.match import HUMAN, Match, SeatTaken
from tavoliere.table.scenes import Scene, Scenes
from tavoliere.table.sitting import Sitting
from tavoliere.web.content.catalogue import game_tables
from tavoliere.web.tables.presenter import final
from tavoliere.words.message_json import json_text, message_json
from tests import ROOT
from tests.games.settings import LABELS, SETTINGS, game_of

DRIVER = Path(__file__).with_name("page_rules.mjs")
LOOKS = 5  # at a game, each at what has happened lately
DEEDS = 100  # that people do at a table: they play, take back, confirm


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own text, as Node runs it."""
    bundle = tmp_path_factory.mktemp("page") / "rules.mjs"
    options = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", DRIVER, *options], check=True)
    return bundle


def told_of(scene: Scene) -> dict[str, Any]:
    """What a scene comes to, in the form of the page."""
    summary = scene.summary
    return {
        "tells": [message_json(message) for message in scene.messages],
        "gains": [gain._asdict() for gain in scene.gains],
        "summary": summary and {"title": message_json(summary.title), "lines": lines_json(summary.lines)},
    }


def deed(scene: Scene) -> dict[str, Any]:
    tells = [message_json(message) for message in scene.messages]
    gains = [gain._asdict() for gain in scene.gains]
    return {"first": scene.first + 1, "n": scene.end, "by": scene.by, "tells": tells, "gains": gains}


def told(match: Match, known: int, seat: int) -> dict[str, Any]:
    """Where a game stands for a seat, and what has happened since so many steps."""
    view = match.position.view(None if seat < 0 else seat)
    seen = {name: value for name, value in seen_json(view).items() if name not in ("state", "facts")}
    asked = json.loads(json_text(asked_json(view, view.actions, final(view))))
    result = result_json(match.position, None)
    if result:
        del result["secret"]
    scenes, eyes = Scenes(match, seat), None if seat < 0 else seat
    shown = [
        scene_json(scenes, scene, match.positions[scene.end].view(eyes).scores) | {"shown": None}
        for scene in scenes.steps_since(known)
    ]
    steps = [step_json(match, index, scenes.kind(index)[2]) for index in range(known, len(match.steps))]
    by_end = {scene.end: deed(scene) for scene in Scenes(match, seat).since(0)}
    found = {
        "standing": {**seen, "facts": match.game.derived(view), "result": result, **asked},
        "view": view.raw.hex(),
        "cells": {name: getattr(view.state, name) for name in match.game.layout.fields},
        "steps": steps,
        "scenes": shown,
        "told": [told_of(scene) for scene in scenes.since(known)],
        "deeds": [deed(scene) for scene in Scenes(match, None).since(known)],
        # As a tree without branches: what is told with the next action is nothing by itself.
        "tree": [by_end.get(n) for n in range(1, len(match.steps) + 1)],
        "eyes": seat if match.position.actor in (CHANCE, None) else match.position.actor,
        "draws": {action.text: float(odds) for action, odds in match.position.odds.items()},
    }
    as_json: dict[str, Any] = json.loads(json.dumps(found))
    return as_json


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_the_page_says_of_a_game_what_python_says(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    compare(game_of(setting), page)


def test_the_page_says_of_a_game_of_another_package_what_python_says(page: Path, example_game: str) -> None:
    compare(tv.game(example_game, seeds=3), page)


def sat(game: tv.Game, generator: random.Random) -> tuple[dict[str, Any], list[list[Any]]]:
    """What people and a bot do at a table, and after each of it what may be taken back or confirmed."""
    seats = [
        SeatTaken("", HUMAN),
        *(SeatTaken("", generator.choice((HUMAN, "squire"))) for _ in range(game.players - 1)),
    ]
    sitting = Sitting(Match(game, seed=generator.randrange(1000), seats=seats))
    match = sitting.match
    deeds: list[list[Any]] = [["begin", None, [int(step) for step in match.steps]]]
    stands: list[list[Any]] = []
    while not sitting.over and len(deeds) < DEEDS:
        before, what, action = len(match.steps), "play", None
        if sitting.undoable is not None and generator.random() < 0.3:
            what = "undo"
            sitting.undo()
        elif sitting.unconfirmed is not None:
            what = "confirm"
            sitting.confirm()
        else:
            action = generator.choice(match.position.actions)
            sitting.play(action)
        deeds.append([what, None if action is None else int(action), [int(step) for step in match.steps[before + 1 :]]])
        actor, unconfirmed = sitting.actor, sitting.unconfirmed
        thinking = actor is not None and match.seats[actor].player != HUMAN and unconfirmed is None
        stands.append([len(match.steps), actor, sitting.undoable, unconfirmed, sitting.confirmed, thinking])
    return {"players": [seat.player for seat in seats], "deeds": deeds}, stands


def in_page(page: Path, game: tv.Game, **more: Any) -> Any:
    """What the page makes of a game by itself."""
    given = {
        "tables": game_tables(game.definition).model_dump(mode="json"),
        "module": str(module_of(game.definition)),
        "options": game.settings,
        "games": [],
        **more,
    }
    done = subprocess.run(["node", page], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_where_a_scene_branches_each_part_is_told(page: Path) -> None:
    game = tv.game("cardcassonne", players=2)
    match = Match(game, seed=5)
    steps = [step.text for step in match.steps]
    deal = next(scene for scene in Scenes(match, None).since(0) if scene.end - scene.first > 4)
    at = deal.first + 2  # steps, after which another card is drawn
    other = next(one.text for one in match.positions[at].actions if one.text != steps[at])
    told = in_page(page, game, fork={"steps": steps, "at": at, "other": other})["forked"]
    ends = [(one["first"], one["n"]) for one in told if one and one["first"] == deal.first + 1]
    assert ends == [(deal.first + 1, at), (deal.first + 1, at + 1), (deal.first + 1, deal.end)]


def compare(game: tv.Game, page: Path) -> None:
    generator = random.Random(repr(game))
    match = Match(game, seed=generator.randrange(1000))
    while match.position.actor is not None:
        match.play(generator.choice(match.position.actions))
    count = len(match.steps)
    looks = sorted({*generator.sample(range(1, count), LOOKS), count})
    asked = [[at, max(0, at - generator.randrange(1, 12))] for at in looks]
    sitting, stands = sat(game, generator)
    games = [{"begin": match.positions[0].raw.hex(), "steps": [step.text for step in match.steps], "looks": asked}]
    answer = in_page(page, game, games=games, sitting=sitting)
    assert answer["start"] == match.positions[0].raw.hex()
    assert answer["sat"] == stands
    [found] = answer["written"]
    steps, positions = match.steps, match.positions
    for (at, known), seats in zip(asked, found, strict=True):
        match.replace_steps(steps[:at], positions[: at + 1])
        for seat, one in enumerate(seats, -1):
            wanted = told(match, known, seat)
            for part in ("view", "cells", "standing", "steps", "scenes", "told", "deeds", "tree", "eyes", "draws"):
                assert one[part] == wanted[part], (at, known, seat, part)
