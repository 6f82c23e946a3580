"""The example: a game in a package of its own, installed by pip and played everywhere that a game is."""

import dataclasses
import inspect
import json
import os
import random
import re
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

import tavoliere as tv
from tavoliere.definition import game_definition
from tavoliere.definition.game_definition import GameDefinition, LabSettings, SearchSettings, Version
from tavoliere.engine.wasm import module_of
from tavoliere.envs.pettingzoo import env
from tavoliere.games.registry import BUILT_IN, UnusableGame
from tavoliere.lab.arena import Tournament
from tavoliere.lab.studies import asked
from tavoliere.table.match import Match
from tavoliere.terminal.app import TavoliereApp
from tavoliere.web.content.catalogue import catalogue
from tavoliere.web.server_settings import ServerSettings
from tavoliere.words import LANGUAGES, spoken
from tests import ROOT, test_house
from tests.commands import tavoliere
from tests.conftest import before_others, install_example
from tests.games import test_laws, test_over
from tests.terminal.test_terminal import screen_text, table, until_asked
from tests.web.conftest import GENEROUS
from tests.web.server import Server, play_on

pytestmark = pytest.mark.usefixtures("example_game")

EXAMPLE = ROOT / "examples" / "kalah"
PAGE = ROOT / "docs" / "adding-a-game.md"
SETTINGS: list[dict[str, Any]] = [
    {"seeds": seeds, "empty_capture": empty_capture} for seeds in (3, 4, 6) for empty_capture in (False, True)
]


def position(mine: list[int], theirs: list[int], stores: tuple[int, int] | None = None, **options: Any) -> tv.Position:
    """Player 1 is to sow; what is in no house is in the stores."""
    game = tv.game("kalah", **options)
    left = 12 * game.settings["seeds"] - sum(mine) - sum(theirs)
    players = [
        {"houses": {str(1 + h): seeds for h, seeds in enumerate(houses)}, "store": store}
        for houses, store in zip((mine, theirs), stores or (0, left), strict=True)
    ]
    return game.position({"turn": 0, "players": players})


def houses(position: tv.Position) -> list[list[int]]:
    found: list[list[int]] = position.game.unpack(position).houses
    return found


def told(before: tv.Position, action: str) -> list[str]:
    """What comes of an action, in words."""
    return [before.game.words.say(one) for one in before.game.consequences(before, before.game.action(action))]


# --- small, and found -------------------------------------------------------------------------------------------------


def test_the_example_is_small() -> None:
    names = subprocess.run(["git", "ls-files", "."], cwd=EXAMPLE, capture_output=True, text=True, check=False).stdout
    files = [EXAMPLE / name for name in names.splitlines() if not name.endswith(".wasm")] or [
        path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".md", ".toml")
    ]
    assert len(files) >= 16
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 600


def test_a_game_of_another_package_is_a_game_like_any_other(example_game: str) -> None:
    assert example_game in tv.GAMES
    assert tv.game(example_game).compiled, "its own setup.py compiled it"
    assert not Path(tv.GAMES[example_game].folder).is_relative_to(Path(tv.__file__).parent)


# What can be wrong with a package: its module, and what is said of it.
KALAH = (
    "from dataclasses import replace\nfrom types import ModuleType, SimpleNamespace\n"
    "from tavoliere_kalah.definition import KALAH\nGAME = "
)


def with_options(one: str) -> str:
    options = f"tuple({one} for one in KALAH.options.OPTIONS)"
    module = f"options = ModuleType('odd.options')\noptions.__file__, options.OPTIONS = __file__, {options}\n"
    return KALAH.replace("GAME = ", f"{module}GAME = ") + "replace(KALAH, name='odd', options=options)"


def with_blocks(one: str) -> str:
    blocks = f"tuple({one} for one in KALAH.actions.BLOCKS)"
    return f"{KALAH}replace(KALAH, name='odd', actions=SimpleNamespace(BLOCKS={blocks}))"


BROKEN = {
    "divides": ("GAME = 1 / 0", "division by zero"),
    "leaves": ("import sys\nsys.exit(0)", "SystemExit"),
    "stops": ("class Stop(BaseException): ...\nraise Stop", "Stop"),
    "silent": ("raise AssertionError", "AssertionError"),
    "typo": ("GAME = = 1", "invalid syntax"),
    "wants": ("import no_such_library", "no_such_library"),
    "empty": ("", "GAME"),
    "number": ("GAME = 3", "no GameDefinition"),
    "lazy": ("def __getattr__(name): raise MemoryError", "MemoryError"),
    "built-in": (f"{KALAH}replace(KALAH, name='cardcassonne')", "the name cardcassonne is taken"),
    "no-rules": (f"{KALAH}replace(KALAH, name='odd', rules=None)", "rules must be a module"),
    "no-state": (f"{KALAH}replace(KALAH, name='odd', state=3)", "State"),
    "no-actions": (f"{KALAH}replace(KALAH, name='odd', actions=None)", "BLOCKS"),
    "no-options": (f"{KALAH}replace(KALAH, name='odd', options=KALAH.rules)", "OPTIONS"),
    "no-evaluation": (f"{KALAH}replace(KALAH, name='odd', evaluation=None)", "evaluation must be a module"),
    "half-rules": (f"{KALAH}replace(KALAH, name='odd', rules=KALAH.options)", "rules lacks the function setup"),
    "int-name": (f"{KALAH}replace(KALAH, name=7)", "name must be a text, not int"),
    "no-name": (f"{KALAH}replace(KALAH, name='')", "its name must be"),
    "odd-name": (f"{KALAH}replace(KALAH, name='../../etc')", "its name must be"),
    "spaced-name": (f"{KALAH}replace(KALAH, name='Big Kalah')", "its name must be"),
    "dash-name": (f"{KALAH}replace(KALAH, name='-kalah')", "its name must be"),
    "long-name": (f"{KALAH}replace(KALAH, name='k' * 41)", "its name must be"),
    "two-lines": (f"{KALAH}replace(KALAH, name='kalah\\n')", "its name must be"),
    "text-lessons": (f"{KALAH}replace(KALAH, name='odd', lessons='all')", "lessons must be a tuple"),
    "int-lessons": (f"{KALAH}replace(KALAH, name='odd', lessons=(1, 2))", "lessons[0] must be Lesson, not int"),
    "no-lessons": (f"{KALAH}replace(KALAH, name='odd', lessons=None)", "lessons must be a tuple"),
    "int-figures": (f"{KALAH}replace(KALAH, name='odd', figures=(1,))", "figures[0] must be Figure"),
    "durations": (f"{KALAH}replace(KALAH, name='odd', durations=((1, 2),))", "durations[0] must be Duration"),
    "versions": (f"{KALAH}replace(KALAH, name='odd', versions=())", "versions must hold one"),
    "board": (f"{KALAH}replace(KALAH, name='odd', board=5)", "board must be a text"),
    "no-module": (f"{KALAH}replace(KALAH, name='odd', board='page/board.js')", "board must be a module of its folder"),
    "ladder": (f"{KALAH}replace(KALAH, name='odd', ladder=[])", "ladder must be a mapping"),
    "sides": (f"{KALAH}replace(KALAH, name='odd', sides=2)", "sides must be"),
    "scorer_sheet": (f"{KALAH}replace(KALAH, name='odd', scorer_sheet=KALAH.rules)", "scorer_sheet lacks"),
    "dumb": (
        "class Dumb(Exception):\n    def __str__(self): return 1 / 0\n    __repr__ = __str__\nraise Dumb",
        "Dumb",
    ),
    "talks": ("raise ValueError('ever on ' * 1_000_000)", "ever on"),
    "few-values": (with_options("one._replace(values=())"), "does not take its own default"),
    "odd-default": (with_options("one._replace(default=99)"), "does not take its own default"),
    "word-players": (with_options("one._replace(values=('two',), default='two')"), "whole numbers from 1 to 8"),
    "many-players": (with_options("one._replace(values=(99,), default=99)"), "whole numbers from 1 to 8"),
    "two-words": (with_blocks("one._replace(name='to sow')"), "one word, not 'to sow'"),
    "two-options": (with_options("one._replace(name='players')"), "two with the same name"),
    "no-blocks": (f"{KALAH}replace(KALAH, name='odd', actions=SimpleNamespace(BLOCKS=()))", "no blocks of actions"),
    "search": (f"{KALAH}replace(KALAH, name='odd', search=None)", "search must be SearchSettings"),
}


def test_a_package_with_a_broken_game_is_left_out_and_named_and_everything_else_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, (text, _) in BROKEN.items():
        module = f"broken_{package.replace('-', '_')}"
        (tmp_path / f"{module}.py").write_text(text + "\n", encoding="utf-8")
        described = tmp_path / f"{module}-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (described / "entry_points.txt").write_text(f"[tavoliere.games]\n{package} = {module}:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    tv.GAMES.look_again()
    with pytest.warns(UnusableGame) as warned:
        names = list(tv.GAMES)
    assert names == [*(definition.name for definition in BUILT_IN), "kalah"]
    said = [str(one.message) for one in warned]
    for package, (_, problem) in BROKEN.items():
        sentence = next((one for one in said if f'of the package "{package}"' in one), f"nothing of {package}")
        assert problem in sentence and "\n" not in sentence, sentence
    assert len(said) == len(BROKEN)
    assert [game.name for game in catalogue(tmp_path).games] == names
    assert tv.game("kalah").start().actions
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    command = [sys.executable, "-m", "tavoliere", "rules", "nothing"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)
    told = done.stderr.rpartition("the games are: ")[2].strip(".\n").split(", ")
    assert done.returncode == 1 and sorted(told) == sorted(names)
    assert all(f'of the package "{package}"' in done.stderr for package in BROKEN)


@pytest.mark.parametrize(("puzzles", "module", "why"), [(b"[{}]", True, ""), (b"[]", False, "rules.wasm is missing")])
def test_a_game_whose_data_turn_out_to_be_broken_is_left_out_of_the_servers_list(
    puzzles: bytes, module: bool, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = dataclasses.replace(tv.GAMES["kalah"], name="odd")
    object.__setattr__(broken, "folder", tmp_path)
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "puzzles.json").write_bytes(puzzles)
    missing = {} if module else {"odd": tmp_path / "rules.wasm"}
    monkeypatch.setattr("tavoliere.web.content.catalogue.module_of", lambda one: missing.get(one.name, module_of(one)))
    monkeypatch.setitem(tv.GAMES.others, "odd", broken)
    with pytest.warns(UnusableGame, match=f'The game "odd" of the package "tavoliere_kalah" cannot be used.*{why}'):
        assert "odd" not in [game.name for game in catalogue(tmp_path).games]
    assert "odd" not in tv.GAMES


# --- the tutorial -----------------------------------------------------------------------------------------------------


def test_every_excerpt_of_the_tutorial_is_the_text_of_a_file() -> None:
    texts = [
        path.read_text(encoding="utf-8")
        for path in (*EXAMPLE.rglob("*.*"), *(ROOT / "tests" / "packages").rglob("*.*"))
        if path.is_file() and path.suffix not in (".so", ".wasm", ".pyc")
    ]
    excerpts = re.findall(r"^```\w+\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(excerpts) >= 15
    for excerpt in excerpts:
        assert any(excerpt.rstrip() in text for text in texts), excerpt


def test_the_tutorial_names_everything_that_a_game_can_supply() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page[page.index("## Everything") : page.index("## The laws")]
    for field in dataclasses.fields(GameDefinition):
        assert f"\n| `{field.name}` |" in table, field.name
    needed = set(re.findall(r"\n\| `(\w+)` \|.*\| needed \|", table))
    given = [field for field in dataclasses.fields(GameDefinition) if field.init]
    without_default = [f for f in given if f.default is f.default_factory is dataclasses.MISSING]
    assert needed == {field.name for field in without_default}
    parts = [field.name for settings in (SearchSettings, LabSettings) for field in dataclasses.fields(settings)]
    for name in (*parts, *Version._fields):
        assert f"`{name}`" in table, name
    for kind in vars(game_definition).values():
        if getattr(kind, "_is_protocol", False) and kind.__module__ == game_definition.__name__:
            for name in (name for name in vars(kind) if not name.startswith("_")):
                assert re.search(rf"`{name}\b", page), f"{kind.__name__}.{name}"
    assert {path.name for path in (EXAMPLE / "src" / "tavoliere_kalah").glob("*.*")} - {"__init__.py"} <= set(
        re.findall(r"[\w.]+", page)
    )


# --- its rules: a worked example for each -----------------------------------------------------------------------------


def test_ka_2_every_house_holds_the_seeds_that_were_agreed_on_and_player_1_begins() -> None:
    for seeds in (3, 4, 6):
        start = tv.game("kalah", seeds=seeds).start()
        assert houses(start) == [[seeds] * 6] * 2
        assert start.actor == 0
        assert start.scores == (0, 0)


def test_ka_3_seeds_are_sown_one_by_one_into_the_next_houses() -> None:
    after = tv.game("kalah").start().play("sow 1")
    assert houses(after) == [[0, 5, 5, 5, 5, 4], [4] * 6]
    assert after.actor == 1


def test_ka_3_sowing_goes_round_and_leaves_out_the_others_store() -> None:
    after = position([1, 1, 0, 0, 0, 8], [1] * 6, (0, 32)).play("sow 6")
    assert houses(after) == [[2, 1, 0, 0, 0, 0], [2] * 6]
    assert after.scores == (1, 32)


def test_ka_3_an_empty_house_cannot_be_sown() -> None:
    after = position([0, 1, 0, 0, 0, 2], [1] * 6)
    assert [str(action) for action in after.actions] == ["sow 2", "sow 6"]
    with pytest.raises(tv.IllegalAction, match=r"house 1 is empty \(KA 3\)"):
        after.play("sow 1")


def test_ka_4_a_last_seed_in_the_store_gives_another_turn() -> None:
    start = tv.game("kalah").start()
    after = start.play("sow 3")
    assert after.actor == 0
    assert after.scores == (1, 0)
    assert told(start, "sow 3") == ["The last seed falls into the store: Player 1 sows again."]


def test_ka_5_a_last_seed_in_an_empty_house_of_ones_own_captures_what_lies_opposite() -> None:
    before = position([1, 0, 0, 0, 0, 3], [0, 0, 0, 0, 5, 1])
    after = before.play("sow 1")  # house 2, opposite the other's house 5
    assert houses(after) == [[0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 1]]
    assert after.scores[0] == 6
    assert told(before, "sow 1") == ["Player 1 captures 6 seeds."]


def test_ka_5_nothing_is_captured_in_a_house_that_was_not_empty_or_is_the_others() -> None:
    assert position([1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 5, 1]).play("sow 1").scores[0] == 0
    assert position([1, 0, 0, 0, 0, 2], [0, 0, 0, 0, 5, 1]).play("sow 6").scores[0] == 1


def test_ka_5_thirteen_seeds_end_where_they_began_and_capture() -> None:
    after = position([13, 0, 0, 0, 0, 0], [1] * 6).play("sow 1")
    assert houses(after) == [[0, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 0]]
    assert after.scores[0] == 1 + 1 + 2


@pytest.mark.parametrize(("empty_capture", "house", "store"), [(False, 1, 0), (True, 0, 1)])
def test_ka_5_where_nothing_lies_opposite_the_seed_stays_unless_agreed_otherwise(
    empty_capture: bool, house: int, store: int
) -> None:
    after = position([1, 0, 0, 0, 0, 3], [1, 1, 0, 0, 0, 0], empty_capture=empty_capture).play("sow 1")
    assert houses(after)[0][1] == house
    assert after.scores[0] == store


def test_ka_6_the_game_ends_with_an_empty_side_and_the_other_sweeps() -> None:
    before = position([0, 0, 0, 0, 0, 1], [0, 0, 2, 0, 0, 1], (20, 24))
    after = before.play("sow 6")
    assert after.actor is None
    assert houses(after) == [[0] * 6] * 2
    assert after.scores == (21, 27)
    assert told(before, "sow 6") == ["A side is empty. Player 2 sweeps 3 seeds into the store."]


def test_ka_7_more_seeds_win_and_a_tie_is_shared() -> None:
    won = position([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], (24, 22)).play("sow 6").result
    shared = position([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], (23, 23)).play("sow 6").result
    assert won is not None and won.winners == (0,) and won.scores == (25, 23)
    assert shared is not None and shared.winners == (0, 1)


def test_a_position_that_cannot_be_is_refused() -> None:
    game = tv.game("kalah")
    for wrong in ({"players": [{"store": 1}]}, {"over": True}, {"players": [{"houses": {"7": 1}}]}, {"turn": 2}):
        with pytest.raises(tv.ImpossiblePosition):
            game.position(wrong)


# --- the laws of every game -------------------------------------------------------------------------------------------

Law = Callable[..., None]


def laws() -> Iterator[tuple[str, Law, dict[str, Any]]]:
    """Every law of every game for one setting, with its further arguments.

    Not golden games, nor environments: they are registered for games that were there when a process began.
    """
    for name, law in [*vars(test_laws).items(), *vars(test_over).items()]:
        marks = [mark.args for mark in getattr(law, "pytestmark", ()) if mark.name == "parametrize"]
        if "setting" in (arguments[0] for arguments in marks) and not re.search(
            "golden|counts_of_positions|environments", name
        ):
            further = [(argument, values) for argument, values in marks if argument != "setting"]
            for chosen in product(*(values for _, values in further)):
                given = dict(zip((argument for argument, _ in further), chosen, strict=True))
                yield "-".join([name.removeprefix("test_"), *map(str, chosen)]), law, given


LAWS = list(laws())


def test_the_laws_are_found() -> None:
    assert len(LAWS) >= 25


@pytest.mark.parametrize(("law", "given"), [one[1:] for one in LAWS], ids=[one[0] for one in LAWS])
def test_the_laws_of_every_game_hold(law: Law, given: dict[str, Any], request: pytest.FixtureRequest) -> None:
    asked = {"monkeypatch", "tmp_path"} & set(inspect.signature(law).parameters)
    fixtures = {name: request.getfixturevalue(name) for name in asked}
    for options in SETTINGS:
        law(setting=("kalah", options), **given, **fixtures)


def test_both_catalogues_say_the_same_and_the_rules_import_only_their_own_tables() -> None:
    test_laws.test_both_catalogues_say_the_same_things("kalah")
    test_house.test_the_rules_import_only_their_own_tables(tv.GAMES["kalah"])
    for language in LANGUAGES:
        with spoken(language):
            known = tv.game("kalah").words
            assert all(map(known.knows, ("lab-begins", "says-sow.does", "fact-swept", "option-seeds")))


# --- without what the engine can make up itself -----------------------------------------------------------------------


def test_a_game_without_drawing_and_reasons_is_listed_and_refuses_with_what_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = tv.game("kalah")
    monkeypatch.setattr(game, "definition", dataclasses.replace(game.definition, drawing=None))
    monkeypatch.delitem(game.explanations, "reason")
    after = game.start().play("sow 1")
    assert '"houses": {"2": 5' in str(after)
    assert str(after.view(1)) == str(after)
    with pytest.raises(tv.IllegalAction, match=r"\(KA\)\. Player 1: sow the seeds of a house\."):
        after.play("sow 2").play("sow 1")


# --- played everywhere ------------------------------------------------------------------------------------------------


def test_it_is_simulated_soaked_and_studied_by_the_commands(tmp_path: Path) -> None:
    found = json.loads(tavoliere("simulate", "kalah", "-n", "500", "--bots", "greedy,random", "--seeds", "6", "--json"))
    assert found["seats"][0]["wins"]["mean"] > 0.8
    assert "no broken invariant" in tavoliere("soak", "kalah", "--games", "200")
    assert "seeds swept at the end" in tavoliere("simulate", "kalah", "-n", "50")
    study = asked("fairness", "kalah", {}, {}, ("greedy",), 20, 1)
    assert [part.game.name for part in study.parts] == ["kalah"]


def test_without_a_compiler_it_runs_interpreted_and_soak_says_in_words_what_is_wrong_with_its_rules(
    tmp_path: Path,
) -> None:
    site = install_example(tmp_path, CC="no-such-compiler")
    assert not list(site.rglob("*.so"))
    rules = site / "tavoliere_kalah" / "rules.py"
    right, wrong = (
        "s.store[s.turn] += 1\n",
        "s.store[s.turn] += 1 + 1\n",
    )  # longer: the install's bytecode is then known as stale
    rules.write_text(rules.read_text(encoding="utf-8").replace(right, wrong), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tavoliere", "soak", "kalah", "--games", "1", "--seed", "1"],
        env={**os.environ, "PYTHONPATH": before_others(site), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.endswith(": No seed is lost and none is found (KA 1).\n")


@pytest.mark.parametrize(("language", "heading"), [("en", "Sowing"), ("it", "Seminare")])
def test_its_rules_are_read_in_both_languages(language: str, heading: str) -> None:
    assert heading in tavoliere("rules", "kalah", "--lang", language)


def test_the_search_bot_beats_greed_and_greed_beats_chance_in_the_arena() -> None:
    game = tv.game("kalah")
    for better, worse in (("duke", "squire"), ("squire", "random")):
        tournament = Tournament(game, (better, worse), 8, 5, False, None)
        tournament.run(lambda _: None, workers=1)
        rate = tournament.rate(better, worse)
        assert rate is not None
        assert rate.mean > 0.7, (better, worse)


def test_a_record_is_saved_loaded_and_verified(tmp_path: Path) -> None:
    match = Match(tv.game("kalah", seeds=3), seed=1)
    generator = random.Random(1)
    while match.position.actor is not None:
        match.play(generator.choice(match.position.actions))
    match.save(tmp_path / "kalah.json")
    assert Match.load(tmp_path / "kalah.json").position == match.position
    tavoliere("verify", str(tmp_path / "kalah.json"))


async def test_it_is_begun_and_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLIERE_DATA", str(tmp_path))
    app = TavoliereApp(language="it", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "Kalah" in screen_text(app)
        app.open_game("kalah")
        await pilot.pause()
        assert "Semi in ogni casa" in screen_text(app)
        await pilot.press("ctrl+s")
        for _ in range(6):
            await until_asked(pilot, app)
            await pilot.press("l", "enter")
        assert len(table(app).sitting.match.steps) > 4
        assert "semina la casa" in screen_text(app)


async def test_it_is_opened_and_played_on_the_server(tmp_path: Path) -> None:
    settings = ServerSettings(f"sqlite:///{tmp_path}/tables.sqlite", limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        games = (await server.http.get("/api/games")).json()["games"]
        assert games[-1]["name"] == "kalah"
        assert [option["name"] for option in games[-1]["options"]] == ["players", "seeds", "empty_capture"]
        for path in ("words/it/kalah", "rules/en/kalah"):
            assert (await server.http.get(f"/api/{path}")).status_code == 200
        founded = await server.found("kalah", ["human", "human"], seeds=6)
        clients = [await server.client(token) for token in founded.tokens]
        assert clients[0].standing["state"]["houses"][1] == [6] * 6
        assert await play_on(clients, random.Random(2), 500) > 10
        assert clients[0].standing["result"]["scores"]
        against_bot = await server.found("kalah", ["human", "squire"])
        client = await server.client(against_bot.tokens[0])
        assert await play_on([client], random.Random(2), 1) == 1
        for one in (*clients, client):
            await one.close()


@pytest.mark.parametrize("seeds", [3, 6])
def test_pettingzoos_own_tests_pass(seeds: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("kalah", seeds=seeds), num_cycles=200)


def test_pettingzoo_makes_it_by_its_name() -> None:
    program = 'import pettingzoo, tavoliere.envs.pettingzoo; print(pettingzoo.make("aec", "tavoliere/kalah_v1"))'
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "kalah_v1", done.stderr


def test_a_batch_of_it_is_stepped() -> None:
    batch = tv.batch(tv.game("kalah"), 16)
    batch.reset(seed=1)
    generator = np.random.default_rng(1)
    for _ in range(20):
        batch.step(np.array([generator.choice(np.flatnonzero(mask)) for mask in batch.masks]))
    assert batch.masks.shape == (16, 6)
