"""The plain language of rules: what it lacks is refused with file and line, and a game of another package compiles."""

import importlib
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.definition.package_check import check_definition
from tavoliere.definition.plain_modules import NotPlain, compiled_modules
from tavoliere.engine.game import Game
from tavoliere.engine.kernels import compiled_kernel, interpreted_kernel
from tavoliere.engine.native import native_source
from tavoliere.engine.plain_language import functions_of, interface, provided, signature
from tests.conftest import Planted, before_others
from tests.games.small_games import GAMES as SMALL_GAMES
from tests.games.small_games import write_game

LINE = "    out[0] = s.swept[0] + s.swept[1]\n"  # of `facts` in rules.py, in place of which the mistakes stand

# A line of a function, and what is said of it.
MISTAKES = {
    "s.over = 1.5": "whole",
    "s.over = s.moves / 2": "write //",
    "s.over = s.moves ** 2": r"\*\*",
    "houses = [1, 2]": "no lists",
    "a, b = 1, 2": "one variable",
    "a = b = 1": "one variable",
    "a: int = 1": "without a type",
    "a = 'sown'": "no texts",
    "a = f'{s.moves}'": "no texts",
    "a = None": "no None",
    "a = len(s.houses)": "no function len",
    "a = sum(s.store[p] for p in range(2))": "sum takes a row",
    "a = sum(s.moves)": "sum takes a row",
    "a = sum(s.houses)": "sum takes a row",
    "a = sum(out)": "sum takes a row",
    "a = sum(s.store[::2])": "sum takes a row",
    "a = sum(s.hose)": "no field hose",
    "out.append(1)": r"out\[n\] = a",
    "a = max(1, 2, key=abs)": "by their places",
    "a = abs(1, 2)": "abs takes one number",
    "a = min(1)": "min takes two",
    "a = on_side(s)": "on_side.* is given 1",
    "a = on_side(s, s)": "s is State",
    "a = on_side(s, out)": "out is Row",
    "a = on_side(1, 2)": "handed on",
    "a = sweep(s)": "returns None",
    "a = s": "s is State",
    "a = out": "out is Row",
    "s = 1": "stays",
    "a = s.hose[0][1]": "no field hose",
    "a = s.houses[0]": r"write s\.houses\[i\]\[i\]",
    "a = s.houses[0, 1]": "2 indices",
    "a = s.houses[0][1:2]": "lists",
    "a = HUOSES": "HUOSES is neither",
    "a = HOUSE_WORDS[0]": "neither a Row nor a table",
    "a = 3_000_000_000": "between",
    "a = s.moves is 1": "==",
    "a = 1 in s.store": "parentheses",
    "a = on_side(s, 0) in (1, 2)": "called twice",
    "a = 0 < on_side(s, 0) < 3": "called twice",
    "a = (lambda: 1)()": "top level|methods|plain language",
    "for x in (1, 2): pass": r"range\(",
    "for x in range(3, 0, -s.moves): pass": "step",
    "while s.over: pass\n    else: pass": r"range\(",
    "raise ValueError": "exceptions",
    "assert s.over": "exceptions",
    "import random": "top of a file",
    "global state": "field of the state",
    "return None": "returns int",
    "a = note(AGAIN, 0)": "line of its own",
    "note()": "by its number",
    "note(AGAIN, 'who')": "no texts",
}


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("line", MISTAKES)
def test_what_the_language_lacks_is_refused_with_its_line_and_what_to_write(line: str, planted: Planted) -> None:
    game = planted({"rules.py": lambda text: text.replace(LINE, f"    {line}\n")})
    text = (game.folder / "rules.py").read_text(encoding="utf-8")
    at = text[: text.index("def facts")].count("\n") + 3
    with pytest.raises(NotPlain, match=rf"^rules\.py:{at}: .*({MISTAKES[line]})"):
        native_source(game)


HEADERS = {
    "def facts(s: State, out: Row = 0) -> int:": "without defaults",
    "def facts(s: State, *out: Row) -> int:": "plain arguments",
    "def facts(s: State, out: list) -> int:": "the argument out is list; write one of State, Row, int, bool",
    "def facts(s: State, out) -> int:": "the argument out is nothing",
    "def facts(s: State, out: Row) -> float:": "returns float",
    "def facts(s: State, out: Row, p: int) -> int:": r"facts\(State, Row, int\).* is called as facts\(State, Row\)",
    "def facts(s: State, out: Row) -> bool:": r"is called as facts\(State, Row\) -> int",
}


@pytest.mark.parametrize("header", HEADERS)
def test_a_header_that_does_not_fit_is_refused_with_its_line(header: str, planted: Planted) -> None:
    game = planted({"rules.py": lambda text: text.replace("def facts(s: State, out: Row) -> int:", header)})
    with pytest.raises(NotPlain, match=rf"^rules\.py:\d+: .*{HEADERS[header]}"):
        native_source(game)


def test_a_function_that_may_end_without_a_return_is_refused(planted: Planted) -> None:
    game = planted({"rules.py": lambda text: text.replace("    return SOUND\n", "")})
    with pytest.raises(NotPlain, match=r"^rules\.py:\d+: broken may end without a return"):
        native_source(game)


def test_what_a_file_calls_or_hands_on_is_compiled_with_it(planted: Planted) -> None:
    game = planted({})
    others = [module.__name__ for module in compiled_modules(game) if not module.__name__.startswith(game.package)]
    assert others == ["tavoliere.definition.no_chance", "tavoliere.definition.no_secrets"]


def test_a_function_that_is_missing_is_named(planted: Planted) -> None:
    game = planted({"evaluation.py": lambda text: text.replace("def moment", "def momentum")})
    with pytest.raises(NotPlain, match=r"^kalah lacks the function moment\(State\) -> int.* in none of .*rules\.py"):
        native_source(game)
    line = "from tavoliere.definition.no_chance import weights as weights\n"
    without = planted({"rules.py": lambda text: text.replace(line, "")})
    with pytest.raises(NotPlain, match=r"lacks the function weights"):
        native_source(without)


# What is wrong with a game's tables and notes: a file, what stands there, what is written instead, what is said of it.
TWO = r"HOUSES is one thing in state\.py:\d+ and another in"
REFUSED_WHEN_LOADED = {
    "rules.py": {
        ("note(AGAIN, s.turn)", "note(AGAIN)"): r"rules\.py:\d+: the event again has 1 numbers, and 0 are noted",
        ("note(AGAIN, s.turn)", "note(AGAIN, s.turn, 1)"): r"rules\.py:\d+: the event again has 1 .* and 2 are noted",
        ("note(AGAIN, s.turn)", "note(99, s.turn)"): r"rules\.py:\d+: 99 is no name of a message",
        ("note(AGAIN, s.turn)", "note(last, s.turn)"): r"rules\.py:\d+: last is no name of a message",
        ("note(AGAIN, s.turn)", "note(MOST_SEEDS, s.turn)"): r"rules\.py:\d+: MOST_SEEDS is no name of a message",
        ("note(AGAIN, s.turn)", "note(AGIAN, s.turn)"): r"rules\.py:\d+: AGIAN is no name of a message",
        ("def setup(", "HOUSES = 7\n\n\ndef setup("): rf"{TWO} rules\.py:\d+",
    },
    "prompts.py": {
        ("note(NO_EMPTY_HOUSE, a - SOW)", "note(NO_EMPTY_HOUSE)"): r"prompts\.py:\d+: the event no-empty-house has 1",
        ("def prompt(", "HOUSES = 7\n\n\ndef prompt("): rf"{TWO} prompts\.py:\d+",
    },
    "actions.py": {('Block("sow"', 'Block("seed"'): r"actions\.py:\d+: en\.ftl has no words for says-seed"},
    "heuristic.py": {("EXTRA_TURN = 25", "EXTRA_TURN = 25\nPIT = 3\nHOUSES = 7"): rf"{TWO} heuristic\.py:9"},
    "messages.py": {
        (
            "AGAIN = ",
            'WON = MESSAGES.event("won", who=SEAT)\nAGAIN = ',
        ): r"messages\.py:10: en\.ftl has no words .*-won",
        (
            "FINAL_SOWN = ",
            'WON = MESSAGES.final("won", who=SEAT)\nFINAL_SOWN = ',
        ): r"messages\.py:12: .*-won",
        ('"again", who=SEAT', '"again", whose=SEAT'): r"messages\.py:10: en\.ftl says \$who in tells-again",
    },
}


@pytest.mark.parametrize(
    ("file", "before", "after", "why"),
    [(file, *change, why) for file, changes in REFUSED_WHEN_LOADED.items() for change, why in changes.items()],
)
def test_what_does_not_fit_a_games_tables_is_refused_with_its_line_when_the_game_is_loaded(
    file: str, before: str, after: str, why: str, planted: Planted
) -> None:
    with pytest.raises(ValueError, match=f"^{why}"):
        check_definition(planted({file: lambda text: text.replace(before, after)}), "planted")


def test_an_option_that_fills_no_field_is_refused_with_its_line(planted: Planted) -> None:
    with pytest.raises(ValueError, match=r'^options\.py:\d+: the option "seeds" fills the field "sees", which'):
        planted({"options.py": lambda text: text.replace("(3, 4, 6), 4)", '(3, 4, 6), 4, field="sees")')})


def test_a_function_that_two_files_have_is_refused_with_both_lines(planted: Planted) -> None:
    more = "\n\ndef sow(s: State, h: int) -> int:\n    return 0\n"
    game = planted({"heuristic.py": lambda text: text + more})
    with pytest.raises(NotPlain, match=r"^heuristic\.py:\d+: sow is a function of rules\.py:\d+, too"):
        native_source(game)


def test_the_interface_is_read_whole() -> None:
    assert {"actor", "legal", "apply", "noting_apply", "policy"} <= interface().keys()
    assert str(signature("noting_apply")) == str(signature("apply")) == "(State, int) -> None"
    assert str(signature("playout")) == "(State, Row, int, Row) -> None"
    for definition in tv.GAMES.values():
        assert len(provided(definition, functions_of(definition))) > 15


def build(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    paths = before_others(Path(tv.__file__).parent.parent)
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_a_small_game_compiles_by_its_setup_and_plays_the_same_in_both_forms(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(write_game(name, tmp_path)))
    done = build(tmp_path)
    assert done.returncode == 0, done.stderr
    definition = importlib.import_module(f"{name}.definition").GAME
    kernels = compiled_kernel(definition), interpreted_kernel(definition)
    compiled, interpreted = (Game(definition, {"players": 2}, kernel) for kernel in kernels)
    for seed in range(20):
        generator = random.Random(seed)
        one, other = compiled.start(), interpreted.start()
        while one.actor is not None:
            assert one.raw == other.raw and one.actions == other.actions and one.weights == other.weights
            action = generator.choice(one.actions)
            for seat in range(2):
                assert one.hidden_from(seat).raw == other.hidden_from(seat).raw
                assert one.seen_as(action, seat) == other.seen_as(action, seat)
            (one, happened), (other, noted) = one.play_noting(action), other.play_noting(action)
            assert happened == noted
        assert one.scores == other.scores and other.actor is None


def test_what_does_not_compile_is_an_error_where_a_compiler_is(tmp_path: Path) -> None:
    write_game("pig", tmp_path)
    text = (tmp_path / "setup.py").read_text(encoding="utf-8")
    broken = "made = compiling(GAME)\nmade['ext_modules'][0].extra_compile_args = ['-include', 'no-such-file']\n"
    text = text.replace("setup(package_dir", f"{broken}setup(package_dir").replace("**compiling(GAME)", "**made")
    (tmp_path / "setup.py").write_text(text, encoding="utf-8")
    done = build(tmp_path)
    assert done.returncode != 0 and "no-such-file" in done.stderr
    without = build(tmp_path, CC="no-such-compiler", TAVOLIERE_STRICT="")
    assert without.returncode == 0, without.stderr
    assert re.search(r"no compiler .*no-such-compiler.*pig\._compiled", without.stderr)


def test_a_mistake_in_rules_stops_the_install_with_its_line(tmp_path: Path) -> None:
    rules = write_game("pig", tmp_path) / "pig" / "rules.py"
    text = rules.read_text(encoding="utf-8").replace("s.pot += a - DIE + 1", "s.pot += (a - DIE) / 1 + 1")
    rules.write_text(text, encoding="utf-8")
    done = build(tmp_path)
    assert done.returncode != 0
    assert re.search(r"NotPlain: rules\.py:\d+: `\(a - DIE\) / 1` .*: numbers are whole: write //", done.stderr)
