"""What Python people expect of a library: names that are forgiven, errors that help, types that are known."""

import importlib
import pickle
import random
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import tavoliere as tv
from tavoliere.bots import UnknownBot, bot, invite
from tavoliere.bots import invitations as invited
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import ChoiceOption
from tavoliere.games.registry import BUILT_IN
from tavoliere.lab.arena import Tournament
from tests.commands import tavoliere

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
    with pytest.raises(UnknownBot, match="page takes no time"):
        bot("page:1")
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
