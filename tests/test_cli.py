"""The commands, as a person types them."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from typer.exceptions import TyperException

import tavoliere as tv
from tavoliere.commands.command_line import build
from tavoliere.commands.help import ResearchCommand
from tavoliere.commands.playing import pager_shows_colours
from tavoliere.commands.tables import points
from tavoliere.commands.usage import WrongUse
from tavoliere.lab.simulate import UnsoundGame
from tavoliere.words import LANGUAGES, catalogue, spoken
from tavoliere.words.numbers import number
from tests.commands import ENGLISH, tavoliere, tavoliere_afresh
from tests.table.test_table import played


def test_simulate_shows_a_table_with_error_bars() -> None:
    shown = tavoliere("simulate", "cardcassonne", "--players", "3", "--games", "3000", "--seed", "5")
    assert "3,000 games, seed 5" in shown
    assert shown.count("%") >= 3
    assert "±" in shown
    assert 'Animal table "reconstructed"' in shown


def test_simulate_reproduces_to_the_last_digit() -> None:
    command = ("simulate", "cardcassonne", "--players", "4", "--games", "2500", "--seed", "9", "--json")
    once, twice = tavoliere(*command), tavoliere_afresh(*command)
    assert once == twice
    found = json.loads(once)
    assert found["games"] == 2500
    assert sum(seat["wins"]["mean"] for seat in found["seats"]) == pytest.approx(1)
    assert json.loads(tavoliere(*command, "--seed", "10")) != found


def test_simulate_takes_bots_for_all_or_for_each() -> None:
    found = json.loads(
        tavoliere("simulate", "cardcassonne", "--players", "2", "-n", "300", "--bots", "greedy,random", "--json")
    )
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]
    assert found["seats"][0]["wins"]["mean"] > 0.9


def test_simulate_is_the_same_on_one_worker_and_on_three() -> None:
    from tavoliere.lab.simulate import simulate

    game = tv.game("cardcassonne", players=2)
    one, three = (simulate(game, 3500, 4, ["random", "greedy"], workers=workers) for workers in (1, 3))
    assert one.to_json() == three.to_json()
    slow = tv.game("cardcassonne", players=2, interpreted=True)
    assert simulate(slow, 30, 4, ["random"] * 2, workers=2).to_json() == simulate(game, 30, 4, ["random"] * 2).to_json()


def test_soak_checks_every_position() -> None:
    assert "no dead end, no endless game, no broken invariant" in tavoliere("soak", "cardcassonne", "-n", "1500")


def test_soak_says_in_words_what_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsound(*_: object, **__: object) -> None:
        raise UnsoundGame(7, 12, 1)

    monkeypatch.setattr("tavoliere.commands.research.simulation.run", unsound)
    with pytest.raises(
        WrongUse, match=r"step 12: .*: \.\.\. cards \.\.\. are in play; the game has only \.\.\. \(CC 1\.1\)\.$"
    ):
        build()(["soak", "cardcassonne", "--seed", "3"], standalone_mode=False)
    for name, definition in tv.GAMES.items():
        for language in LANGUAGES:
            with spoken(language):
                game = tv.game(name, players=max(definition.player_counts))
                assert all(game.invariant(number) for number in range(1, len(definition.state.INVARIANTS)))


def test_rules_in_both_languages() -> None:
    assert "{CC 6.3}" in tavoliere("rules", "cardcassonne")
    assert "Forziere" in tavoliere("rules", "cardcassonne", "--lang", "it")


def test_help_in_italian() -> None:
    assert "Gioca nel terminale" in tavoliere("--lang=it", "--help")
    assert "quanti giocano" in tavoliere("play", "--help", "--lang", "it")


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("simulate --help", 0),
        ("lab -h", 0),
        ("simulate cardcassonne -n 1500 --seed 5", 0),
        ("arena squire -g cardcassonne", 1),
        ("export cardcassonne --format x", 1),
        ("simulate", 2),
    ],
)
def test_research_speaks_english_to_everybody(line: str, status: int) -> None:
    command = line.split()
    assert tavoliere(*command, "--lang", "it", status=status) == tavoliere(*command, status=status)


def test_the_help_has_words_for_what_there_is_and_for_nothing_else() -> None:
    program: Any = build()
    databases = program.commands["database"].commands
    named = {name: one for name, one in program.commands.items() if not isinstance(one, ResearchCommand)}
    parameters = {one.name for command in (program, *named.values(), *databases.values()) for one in command.params}
    helped = {f"cli-help-{name}" for name in named} | {f"cli-help-database-{name}" for name in databases}
    helped |= {"cli-option-" + name.replace("_", "-") for name in parameters | {"help"}}
    known = {name for name in catalogue("en", None).sources if name.startswith(("cli-help-", "cli-option-"))}
    assert known == helped


def test_replay_and_verify(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    match = played()
    match.save(path)
    shown = tavoliere("replay", str(path))
    assert "The game is over" in shown
    assert len(shown.splitlines()) > len(match.steps)
    hidden = tavoliere("replay", str(path), "--seat", "2")
    assert "is dealt a card." in hidden
    assert "all 130 dice and cards" in tavoliere("verify", str(path))


def test_bench_searches_beside_openspiel() -> None:
    found = json.loads(tavoliere("bench", "--search", "--seconds", "0.5", "--json"))
    assert set(found["decisions_per_second"]) == {"search-random", "search-usual", "openspiel-ismcts"}
    assert found["ratios"]["search-openspiel"] > 0
    assert found["iterations_per_second"]["search-classic"] > 0
    assert "ISMCTS" in tavoliere("bench", "--search", "--seconds", "0.5", "--game", "san-marco")


def test_bench_runs_beside_openspiel() -> None:
    found = json.loads(tavoliere("bench", "--seconds", "0.5", "--json"))
    assert set(found["decisions_per_second"]) == {
        *("compiled", "interpreted", "position"),
        *("openspiel-hearts", "openspiel-crazy-eights", "openspiel-python"),
    }
    assert found["ratios"]["compiled-interpreted"] > 1
    assert "A state takes" in tavoliere("bench", "--seconds", "0.5")


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["simulate", "chess"], 1, "the games are"),
        (["play", "chess"], 1, "the games are"),
        (["play"], 1, "Which game?"),
        (["rules", "chess"], 1, "the games are"),
        (["simulate", "cardcassonne", "--players", "6"], 1, "it can be: 2, 3, 4, 5"),
        (["simulate", "cardcassonne", "--players", "three"], 2, "--players"),
        (["simulate", "cardcassonne", "--colour", "red"], 1, "its options are: players, animals"),
        (["simulate", "cardcassonne", "--bots", "genius"], 1, "random, greedy"),
        (["simulate", "cardcassonne", "--bots", "greedy,random"], 1, "2 players are named for 3 seats"),
        (["simulate", "cardcassonne", "--animals", "/nowhere.json"], 1, "cannot be read"),
        (["simulate", "cardcassonne", "--games", "0"], 2, "--games"),
        (["simulate", "cardcassonne", "surprise"], 1, "not expected"),
        (["play", "cardcassonne", "--seats", "human,wizard,human"], 1, "random, greedy"),
        (["frobnicate"], 2, "frobnicate"),
        (["replay", "/nowhere.json"], 1, "cannot be read"),
        (["verify", "/nowhere.json"], 1, "cannot be read"),
        (["--lang", "tlh", "rules", "cardcassonne"], 1, "en, it"),
        (["simulate"], 2, "GAME"),
    ],
)
def test_wrong_input_is_one_clear_sentence(arguments: list[str], status: int, complaint: str) -> None:
    assert complaint in tavoliere(*arguments, status=status)


def test_a_record_cut_off_in_the_middle_is_one_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    played().save(path)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: len(whole) // 3], encoding="utf-8")
    for command in ("replay", "verify"):
        assert "damaged at line" in tavoliere(command, str(path), status=1)


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m tavoliere rules cardcassonne | head -n 1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env={**os.environ, **ENGLISH}, check=True
    )
    assert done.stdout.startswith("# Cardcassonne")
    assert done.stderr == ""


# --- the arena -------------------------------------------------------------------------------------------------------


def test_a_tournament_as_a_table_and_as_data_and_gone_on_with(tmp_path: Path) -> None:
    command = ("arena", "squire", "random", "knight", "--game", "cardcassonne", "--players", "2", "--seed", "3")
    kept = ("--file", str(tmp_path / "ledger.jsonl"))
    shown = tavoliere(*command, "--deals", "2", *kept)
    assert [shown.count(name) for name in ("squire", "random", "knight")] == [4, 4, 4]  # Elo, a row, a column, time
    assert "Elo" in shown and "(34.2 to 100.0)" in shown and " ms" in shown and "prove nothing" in shown
    found = json.loads(tavoliere(*command, "--deals", "3", *kept, "--json"))
    assert len((tmp_path / "ledger.jsonl").read_text().splitlines()) == 1 + 3 * 3, "a head, and three deals a pair"
    assert {rate["games"] for rate in found["rates"].values()} == {6}
    assert found["rates"]["squire - random"]["mean"] > 0.5
    assert found["ratings"][-1]["name"] == "random"
    assert all(rating["low"] <= rating["elo"] <= rating["high"] for rating in found["ratings"])
    assert set(found["seconds"]) == {"squire", "random", "knight"}
    told = tavoliere(*command, "--deals", "3", *kept, "--alone", status=1)
    assert "does not belong" in told


@pytest.mark.usefixtures("plugin_bots")
def test_other_packages_bots_play_in_the_arena_and_are_named_when_they_fail() -> None:
    command = ("arena", "random", "--game", "cardcassonne", "--players", "2", "--deals", "1")
    assert "talker" in tavoliere(*command, "talker")
    told = tavoliere(*command, "crasher", status=1)
    assert '"crasher" broke down in the middle of a game: RuntimeError: no idea' in told
    assert '"cheater" played what is not legal' in tavoliere(*command, "cheater", status=1)


# --- help, mistakes and completion in the reader's words ---


def test_the_version_and_a_short_way_to_help() -> None:
    assert tavoliere("--version") == f"tavoliere {version('tavoliere')}\n" == tavoliere("-V")
    assert tavoliere("play", "-h") == tavoliere("play", "--help")


def test_each_games_options_are_in_the_help_of_what_takes_them() -> None:
    shown = tavoliere("simulate", "--help")
    for definition in tv.GAMES.values():
        assert f"Options of {definition.name}:" in shown
        for option in definition.options.OPTIONS:
            assert f"--{option.name.replace('_', '-')}" in shown, option.name
    only = tavoliere("play", "san-marco", "-h")
    assert "--variant none|ghosts|neutral|two-colours" in only and "Options of carolus-magnus" not in only
    assert "Options of" not in tavoliere("verify", "-h")


def test_no_word_of_the_parsers_own_is_left_in_italian() -> None:
    for command in ([], ["play"], ["verify"], ["puzzle"], ["serve"], ["database"], ["database", "delete"]):
        shown = tavoliere(*command, "-h", "--lang", "it")
        assert "Uso: tavoliere" in shown
        for foreign in ("Usage", "Options", "Arguments", "Commands", "default", "required", "<int", "OPTIONS", "GAME"):
            assert foreign not in shown, (command, foreign)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["learn"], "Manca GIOCO."),
        (["simulat"], "Non c'è un comando «simulat»; simili sono: simulate."),
        (["rules", "san-marco", "--fin", "x"], "Non c'è un'opzione --fin; simili sono: --find."),
        (["puzzle", "san-marco", "molti"], "NUMERO vuole un numero intero, almeno 1."),
        (["--port", "100000"], "--port vuole un numero intero, da 1 a 65535."),
        (["play", "san-marco", "--seed"], "--seed vuole un valore dopo di sé."),
        (["--lobby=1"], "--lobby non vuole un valore."),
    ],
)
def test_mistakes_on_the_command_line_are_told_in_italian(arguments: list[str], complaint: str) -> None:
    assert tavoliere(*arguments, "--lang", "it", status=2) == f"tavoliere: {complaint}\n"


def test_the_shell_completes_commands_games_bots_and_a_games_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def completed(line: str) -> list[str]:
        monkeypatch.setenv("_TAVOLIERE_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
        return tavoliere().split()

    assert "simulate" in completed("tavoliere sim")
    assert completed("tavoliere play c") == ["cardcassonne", "carolus-magnus"]
    assert completed("tavoliere arena emperor-") == ["emperor-classic"]
    assert completed("tavoliere simulate san-marco --var") == ["--variant"]


@pytest.mark.parametrize(
    ("pager", "options", "colours"),
    [
        ("", "-FRX", True),
        ("less", "R", True),
        ("less -R", "", True),
        ("/usr/bin/less", "-i", False),
        ("more", "-R", False),
    ],
)
def test_the_rules_are_sent_with_colours_only_to_what_shows_them(
    pager: str, options: str, colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MANPAGER", raising=False)
    monkeypatch.setenv("PAGER", pager)
    monkeypatch.setenv("LESS", options)
    assert pager_shows_colours() == colours


def test_decimals_are_written_as_the_language_does() -> None:
    assert points(0.1234) == "12.3 %"
    with spoken("it"):
        assert points(-0.0512, 2, signed=True) == "\N{MINUS SIGN}5,12 %"
        assert number(1234567.8, 1) == "1.234.567,8"


# Every command that reads something, each with the place of a path that is not there.
READERS = (
    *("play --resume PATH", "referee --resume PATH", "export PATH", "export PATH PATH", "studies PATH"),
    *("replay PATH", "verify PATH", "analyse PATH", "may cardcassonne pass PATH", "puzzles cardcassonne --also PATH"),
    *("arena PATH squire -g cardcassonne", "play cardcassonne --animals PATH", "play san-marco --board PATH"),
    *("database check --database PATH", "database backup new --database PATH", "database export new --database PATH"),
    *("database delete a-table --database PATH", "database delete --finished 1 --database PATH"),
    *("database restore PATH --database new", "database restore PATH --database folder/new"),
)


def test_every_command_that_reads_a_file_is_tried() -> None:
    program: Any = build([])
    commands = {**program.commands, **{f"database {k}": v for k, v in program.commands["database"].commands.items()}}
    reading = {"database", "resume", "file", "position", "also", "plan", "sources", "file_old"}
    taking = {name for name, command in commands.items() if reading & {one.name for one in command.params}}
    tried = {" ".join(line.split()[: 2 if line.startswith("database") else 1]) for line in READERS}
    assert taking - {"serve"} <= tried


def status_of(*arguments: str) -> int:
    """How a command ends that is carried out in this process, which has imported the server already."""
    try:
        return int(build(list(arguments))(list(arguments), prog_name="tavoliere", standalone_mode=False) or 0)
    except (tv.TavoliereError, TyperException):
        return 1


@pytest.mark.parametrize("line", READERS)
@pytest.mark.parametrize("name", ["typo.json", "folder/typo.py"])
def test_a_command_that_reads_creates_nothing_where_nothing_is(
    line: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert status_of(*(name if word == "PATH" else word for word in line.split())) == 1
    assert [*tmp_path.iterdir()] == []


DEEP = 20_000  # levels: deeper than Python's calls may go
NOTHING_OF_OURS = (
    *("[" * DEEP, '{"a":' * DEEP, f'{{"format":{"1" * 5000}}}', '"\\ud800"', "a 5 'x", "a \u00b2 luck", "\0" * 9),
    *("1 / 0", "import sys\nsys.exit(0)", b"\xff\xfe\x00\x01"),
)


@pytest.mark.parametrize("line", READERS)
def test_whatever_a_file_holds_is_refused_in_a_sentence(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for held in NOTHING_OF_OURS:
        for name in ("evil.json", "evil.py"):
            Path(name).write_bytes(held if isinstance(held, bytes) else held.encode())
        before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
        path = "evil.py" if line.startswith("arena") else "evil.json"
        assert status_of(*(path if word == "PATH" else word for word in line.split())) == 1, held[:40]
        assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before


def test_a_database_of_something_else_is_neither_read_nor_changed(tmp_path: Path) -> None:
    empty, other, text = (tmp_path / name for name in ("empty", "other", "text"))
    empty.touch()
    text.write_text("Ada 3, Bruno 4", encoding="utf-8")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE shopping (what)")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    new = str(tmp_path / "new")
    for path in before:
        for line in (["check"], ["export", new], ["backup", new], ["delete", "a-table"]):
            assert status_of("database", *line, "--database", str(path)) == 1
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
