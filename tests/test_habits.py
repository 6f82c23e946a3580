"""What Python people expect of a library: names that are forgiven, errors that help, types that are known."""

import importlib
import json
import pickle
import random
import re
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import tavoliere as tv
from tavoliere.bots import UnknownBot, bot, invite
from tavoliere.bots import invitations as invited
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import ChoiceOption, TableOption
from tavoliere.engine.position_line import option_value
from tavoliere.games.registry import BUILT_IN
from tavoliere.lab.arena import Tournament
from tavoliere.web.messages.studies import NewStudy
from tests.commands import tavoliere
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)

CAUTIOUS = """
import random

import tavoliere as tv
from tavoliere.bots import Bot


class Cautious:
    seconds = 1.0

    def choose(self, view: tv.View, generator: random.Random) -> tv.Action:
        return view.actions[0]


def make_bold() -> Bot:
    return Cautious()
"""


class First:
    """Plays the first of its choices."""

    def choose(self, view: tv.View, generator: random.Random) -> tv.Action:
        return view.actions[0]


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is invited leaves after the test."""
    monkeypatch.setattr(invited, "_invited", dict(invited._invited))


# --- bots ---


def test_a_bot_that_there_is_not_names_those_that_there_are_the_nearest_first() -> None:
    with pytest.raises(UnknownBot, match='no player "dukee"; there are: duke, ') as told:
        bot("dukee")
    assert isinstance(told.value, KeyError)
    again = pickle.loads(pickle.dumps(told.value))
    assert (type(again), str(again)) == (UnknownBot, str(told.value))
    with pytest.raises(UnknownBot, match=r'duke cannot think for "soon" seconds'):
        bot("duke:soon")
    with pytest.raises(UnknownBot, match="novice takes no time"):
        bot("novice:1")
    assert bot("emperor", seconds=0.05).seconds == 0.05


def test_a_game_that_there_is_not_names_the_nearest_first() -> None:
    with pytest.raises(tv.UnknownGame, match="the games are: san-marco, "):
        tv.game("san-marko")


def test_a_bot_from_a_file_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(CAUTIOUS)
    command = ("--game", "cardcassonne", "--players", "2", "--deals", "1")
    shown = tavoliere(
        "arena", "my_bot.py:Cautious", "my_bot.py:make_bold:0.5", "squire", *command, "--file", "kept.jsonl"
    )
    assert shown.count("my_bot.py:Cautious") == 4 and shown.count("my_bot.py:make_bold:0.5") == 4
    (tmp_path / "my_bot.py").write_text(CAUTIOUS + "# another version\n")
    told = tavoliere(
        "arena", "my_bot.py:Cautious", "my_bot.py:make_bold:0.5", "squire", *command, "--file", "kept.jsonl", status=1
    )
    assert "does not belong" in told, "what one version has played is not good for another"
    told = tavoliere("arena", "my_bot.py", "squire", *command, status=1)
    assert "there are: my_bot.py:Cautious, my_bot.py:make_bold." in told
    (tmp_path / "broken.py").write_text("1 / 0")
    assert "ZeroDivisionError: division by zero" in tavoliere("arena", "broken.py:Bot", "squire", *command, status=1)
    assert "No such file" in tavoliere("arena", "nowhere.py:Bot", "squire", *command, status=1)


def test_a_name_alone_never_reads_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(CAUTIOUS)
    with pytest.raises(UnknownBot):
        bot("my_bot.py:Cautious")


def test_invited_bots_play_in_other_processes() -> None:
    invite("first", First)
    invite("local", lambda: First())
    tournament = Tournament(tv.game("cardcassonne", players=2), ("first", "random"), 1, 1, False, None)
    tournament.run(lambda _: None, workers=1)
    assert tournament.rate("first", "random") is not None
    invited.accept(pickle.loads(pickle.dumps({"elsewhere": invited.invitations()["local"]})))
    with pytest.raises(invited.UnusableBot, match=r'cannot make the bot "elsewhere" .*FILE\.py:NAME'):
        bot("elsewhere")


# --- names and extras ---


def test_an_underscore_is_as_good_as_a_dash_in_the_name_of_a_game() -> None:
    game = tv.game("san_marco", players=3)
    assert game == tv.game("san-marco", players=3)
    assert game.name == "san-marco"
    written = {**game.start().to_json(), "game": "san_marco"}
    assert game.position(written) == game.start()
    assert list(tv.GAMES) == [definition.name for definition in BUILT_IN]
    assert "games" in tavoliere("simulate", "carolus_magnus", "--games", "2")
    assert tavoliere("rules", "san_marco") == tavoliere("rules", "san-marco")


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("tavoliere.envs.pettingzoo", "pettingzoo", "research"),
        ("tavoliere.envs.openspiel", "pyspiel", "research"),
        ("tavoliere.training.model", "torch", "train"),
    ],
)
def test_a_library_that_is_missing_is_told_with_what_installs_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf'{library} is not installed.*pip install "tavoliere\[{extra}\]"') as told:
        importlib.import_module(module)
    assert isinstance(told.value, tv.TavoliereError)


# --- positions ---


@every_setting
def test_a_position_in_one_line_reads_back(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(5)
    position, steps = game.start(), 0
    while True:
        if steps % 9 == 0 or position.actor is None:
            line = position.to_line()
            assert re.fullmatch(r"[A-Za-z0-9._-]+", line), "no shell and no address takes it for something else"
            assert tv.position(line) == position
            assert game.position(line).raw == position.raw
            if position.actor not in (tv.CHANCE, None):
                view = position.view(position.actor)
                assert game.position(game.line(view.known)) == view.known
        if position.actor is None:
            break
        position, steps = position.play(generator.choice(position.actions)), steps + 1
    assert len(line) < 700


def test_a_line_carries_options_and_tables_of_data() -> None:
    game = tv.game("san-marco", players=2, variant="two-colours", allow_negative_prestige=True, board={"capacity": 3})
    read = tv.position(game.start().to_line())
    assert read.game == game and read == game.start()
    own = tv.game("cardcassonne", animals={"name": "own", "points": [1, 40]}).start()
    assert tv.position(own.to_line()).fields.animal_points == own.fields.animal_points == (0, 1, *[40] * 12)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nothing of the kind", "A position in one line"),
        ("chess.v1.players-2", "no game"),
        ("cardcassonne.v99.players-2", "written for v99"),
        ("cardcassonne.v1.players-2..rounds-3", '"rounds-3" is no part'),
        ("cardcassonne.v1.players-2..round-x", '"round-x" is no part'),
        ("cardcassonne.v1.players-2..round-300", '"round-300" is no part'),
        ("cardcassonne.v1.players-2..row_length-00000", '"row_length-00000" is no part'),
        ("cardcassonne.v1.players-9", "players"),
        ("cardcassonne.v1.players-2.animals-AAAA", '"animals-AAAA" is no part'),
        ("cardcassonne.v1.players-2..row_length-5", "can arise"),
    ],
)
def test_a_wrong_line_is_refused_in_a_sentence(line: str, told: str) -> None:
    with pytest.raises(tv.TavoliereError, match=told):
        tv.position(line)


def test_a_table_in_a_line_never_reads_a_file(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text('{"points": [1]}')
    packed = option_value(TableOption("animals", "", dict, dict), str(tmp_path / "table.json"))
    with pytest.raises(tv.WrongOption):
        tv.position(f"cardcassonne.v1.players-2.animals-{packed}")


def test_a_command_and_a_question_over_the_network_take_a_line() -> None:
    match = tv.Match(tv.game("carolus-magnus", players=2), seed=1)
    line = match.position.to_line()
    assert "Yes" in tavoliere("may", "carolus-magnus", str(match.position.actions[0]), line)
    asked = NewStudy.model_validate({"game": "carolus_magnus", "line": [], "position": line})
    assert (asked.position, asked.options) == (match.position.to_json(), match.game.settings)
    with pytest.raises(tv.ImpossiblePosition, match="in one line"):
        NewStudy.model_validate({"game": "carolus_magnus", "line": [], "position": "here"})


@every_setting
def test_fields_are_those_of_the_state_table(setting: Setting) -> None:
    game = game_of(setting)
    position = tv.Match(game, seed=2).position
    state = game.layout.unpack(position.raw)
    assert set(position.fields) == set(game.layout.fields)
    for name, value in position.fields.items():
        assert json.loads(json.dumps(value)) == getattr(state, name), name
    assert position.view(0).fields["phase"] == position.fields.phase
    with pytest.raises(KeyError, match="there is no field 'nothing'; there are players"):
        position.fields["nothing"]


def test_help_shows_what_a_position_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    help(tv.Position)
    shown = capsys.readouterr().out
    for member in (r"play\(self, action", "actions", "actor", "scores", "fields", r"to_line\(self\)"):
        assert re.search(rf"^ \|  {member}.*\n( \|  .*)? \|      \S", shown, re.MULTILINE), member
    for interpreted in (False, True):
        position = tv.game("cardcassonne", interpreted=interpreted).start()
        assert isinstance(position, tv.Position)
        assert pickle.loads(pickle.dumps(position)) == position


def test_what_is_printed_tells_games_and_matches_apart() -> None:
    assert repr(tv.game("carolus_magnus", refill="draft", players=3)) == "carolus-magnus for 3, refill=draft"
    own = tv.game("cardcassonne", animals={"name": "mine", "points": [1]})
    assert repr(own) == "cardcassonne for 3, animals=mine"
    match = tv.Match(tv.game("san-marco", players=2, variant="ghosts"), seed=1)
    told = f"<match of <san-marco for 2, variant=ghosts: seat {match.position.actor}>, after {len(match.steps)} steps; "
    assert repr(match) == told + "Player 1 (human), Player 2 (human)>"


# --- types ---


@pytest.mark.parametrize("definition", BUILT_IN, ids=[definition.name for definition in BUILT_IN])
def test_the_types_of_a_games_options_are_those_of_its_table(definition: GameDefinition) -> None:
    hints = get_type_hints(vars(definition.options)["Options"])
    assert list(hints) == [option.name for option in definition.options.OPTIONS]
    for option in definition.options.OPTIONS:
        if isinstance(option, ChoiceOption):
            hint = hints[option.name]
            listed = {value for one in get_args(hint) for value in get_args(one)}
            assert listed == {value for value in option.values if type(value) in (int, str)}, option.name
            assert {type(value) for value in option.values} <= {*get_args(hint), hint}


def test_what_is_public_is_typed() -> None:
    """Mypy reads this strictly: each line without a remark is right, and each `type: ignore` must be needed."""
    game = tv.game("carolus-magnus", players=3, refill="draft")
    batch = tv.batch(game, 8, seed=1, threads=2)
    assert batch.masks.shape[0] == 8
    players: int = 3
    match: tv.Match = tv.Match(tv.game("san_marco", players=players), seed=1)
    name: str = next(iter(tv.GAMES))
    assert tv.game(name).start().actor == tv.CHANCE
    position: tv.Position = match.position
    thought = bot("duke").think(position.view(position.actor), seconds=1.0)
    best: tv.Action = thought.alternatives[0].action
    assert best in position.actions
    with pytest.raises(tv.WrongOption):
        tv.game("cardcassonne", player=3).start()  # type: ignore[attr-defined]
    with pytest.raises(tv.WrongOption):
        tv.game("carolus-magnus", refill=4).start()  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        tv.batch(game, 8, thread=2)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        tv.analyse(match, iteration=5)  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        bot("squire").think  # type: ignore[attr-defined] # noqa: B018
