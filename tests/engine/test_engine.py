"""The Python interface: games, positions, actions, errors."""

import dataclasses
import pickle
import random
import re
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import (
    NONE,
    SEAT,
    GameEvent,
    event,
    hidden,
    masked,
    messages,
    note,
    noted,
    quiet,
    seats,
    word,
)
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.package_check import check_words
from tavoliere.definition.plain_modules import check_notes
from tavoliere.definition.schema import Parameter
from tavoliere.definition.source_lines import line_of_row
from tavoliere.engine.c_source import c_source
from tavoliere.games.registry import GAMES
from tavoliere.words import Seat, Word
from tests.games.settings import LABELS, SETTINGS, game_of


@pytest.fixture
def start() -> tv.Position:
    return tv.game("cardcassonne", players=3).start()


def test_a_position_is_a_value(start: tv.Position) -> None:
    once, twice = start.play("draw dragon"), start.play("draw dragon")
    assert once == twice
    assert once is not twice
    assert hash(once) == hash(twice)
    assert once != start
    assert len({once, twice, start}) == 2


def test_an_action_is_given_as_itself_its_number_or_its_text(start: tv.Position) -> None:
    action = start.actions[4]
    assert str(action) == "draw yellow-animal"
    assert start.play(action) == start.play(int(action)) == start.play("draw  yellow-animal ")
    assert repr(action) == "Action('draw yellow-animal')"
    assert action in start.actions


def test_odds_are_exact_fractions(start: tv.Position) -> None:
    assert start.odds[start.actions[0]] == Fraction(8, 130)
    assert start.play("draw dragon").odds == {}


def test_draw_falls_on_the_outcomes_by_their_odds(start: tv.Position) -> None:
    assert str(start.draw(0.0)) == "draw yellow-1"
    assert str(start.draw(7.9 / 130)) == "draw yellow-1"
    assert str(start.draw(8.1 / 130)) == "draw yellow-2"
    assert str(start.draw(0.99999)) == "draw building-joker"
    with pytest.raises(ValueError, match="from 0 to 1"):
        start.draw(1.0)
    with pytest.raises(ValueError, match="chance step"):
        start.play("draw dragon").draw(0.5)


def test_the_result_is_there_when_the_game_is_over(start: tv.Position) -> None:
    generator = random.Random(3)
    position = start
    assert position.result is None
    while position.actor is not None:
        position = position.play(generator.choice(position.actions))
    assert position.result is not None
    assert position.result.scores == position.scores
    assert sorted(position.result.ranks)[0] == 1
    assert position.actions == ()
    with pytest.raises(tv.IllegalAction, match=r"over \(CC 8\.1\)"):
        position.play("cash")


def test_a_view_cannot_be_played_and_hides_others_actions(start: tv.Position) -> None:
    match = tv.Match(start.game, seed=1)
    acting = match.position.actor
    assert acting is not None
    other = (acting + 1) % 3
    assert match.view(acting).actions == match.position.actions
    assert match.view(other).actions == ()
    assert match.view(None).actions == ()
    assert not hasattr(match.view(acting), "play")
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        match.view(3)


def test_positions_and_games_can_be_pickled(start: tv.Position) -> None:
    position = start.play("draw dragon")
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.game == position.game
    assert pickle.loads(pickle.dumps(position.actions[0])) == position.actions[0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("jump red", "actions begin with: draw, put, play, follower, cash, keep, assign"),
        ("", "is no action"),
        ("play red-9 red", 'write it like "play yellow-1 yellow"'),
        (9999, "numbered from 0 to"),
        (-1, "numbered from 0 to"),
        ("draw-unseen", "only says what others see"),
    ],
)
def test_what_is_no_action_is_refused_with_a_sentence(start: tv.Position, text: str | int, complaint: str) -> None:
    with pytest.raises(tv.IllegalAction, match=complaint):
        start.play(text)


def test_wrong_games_and_options_name_the_valid_ones() -> None:
    with pytest.raises(tv.UnknownGame, match=r"\"chess\"; the games are: .*cardcassonne"):
        tv.game("chess")
    with pytest.raises(tv.WrongOption, match="its options are: players, animals"):
        tv.game("cardcassonne", colour="red")
    with pytest.raises(tv.WrongOption, match="it can be: 2, 3, 4, 5"):
        tv.game("cardcassonne", players=6)
    with pytest.raises(tv.WrongOption, match="it can be: 2, 3, 4, 5"):
        tv.game("cardcassonne", players="three")
    with pytest.raises(tv.WrongOption, match="cannot be read"):
        tv.game("cardcassonne", animals="/nowhere/animals.json")


def test_errors_speak_italian_too() -> None:
    tv.set_language("it")
    try:
        with pytest.raises(tv.UnknownGame, match="Non c'è nessun gioco"):
            tv.game("chess")
    finally:
        tv.set_language("en")


# --- the compiled form -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("rules/rules.py", "\ndef ", "\n# changed after the build\n\n\ndef "),
        ("rules/messages.py", "MESSAGES = MessageTable()\n", 'MESSAGES = MessageTable()\nMESSAGES.add("first")\n'),
    ],
)
def test_a_stale_build_is_not_used_and_says_so(file: str, before: str, after: str, tmp_path: Path) -> None:
    """Neither where the rules' text has changed, nor where numbers that they name have."""
    copy = tmp_path / "tavoliere"
    shutil.copytree(Path(tv.__file__).parent, copy)
    changed = copy / "games" / "cardcassonne" / file
    text = changed.read_text(encoding="utf-8")
    assert before in text
    changed.write_text(text.replace(before, after, 1), encoding="utf-8")
    program = "import tavoliere as tv; g = tv.game('cardcassonne'); print(g.compiled); tv.game('cardcassonne')"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    assert done.stderr.count("do not fit their source") == 1


def test_import_is_light() -> None:
    program = (
        "import sys, tavoliere; print([m for m in ('numpy', 'matplotlib', 'fastapi', 'textual', 'rich', 'typer',"
        " 'pyspiel', 'fluent') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_counts_of_positions() -> None:
    """As chess programs do: any change of the rules near these positions changes a number."""
    game = tv.game("cardcassonne", players=3)
    start = game.start()
    assert [start.count(depth) for depth in (1, 2, 3)] == COUNTS["start"]
    middle = tv.Match(game, seed=5).position
    assert [middle.count(depth) for depth in (1, 2, 3)] == COUNTS["first turn"]
    late = game.position(LATE)
    assert [late.count(depth) for depth in (1, 2, 3, 4, 5)] == COUNTS["end of a round"]
    slow = tv.game("cardcassonne", players=3, interpreted=True).position(LATE)
    assert [slow.count(depth) for depth in (1, 2, 3)] == COUNTS["end of a round"][:3]


LATE = {
    "round": 2,
    "dealer": 2,
    "last_placed": 1,
    "rows": {
        "yellow": ["red-animal face-down 0", "animal-joker", "follower 0"],
        "red": ["red-1", "blue-building face-down 1"],
        "green": ["green-3", "green-animal face-down 2"],
        "blue": ["blue-1", "follower 1"],
    },
    "players": [
        {"hand": ["yellow-1"], "animals": {"green": 1}},
        {"hand": ["fairy"], "animals": {"red": 1}},
        {"hand": ["dragon"]},
    ],
}
COUNTS = {"start": [24, 496, 10296], "first turn": [20, 320, 6400], "end of a round": [8, 8, 32, 128, 256]}


def test_an_error_survives_the_way_from_one_process_to_another() -> None:
    match = tv.Match(tv.game("cardcassonne", players=2), seed=1)
    with pytest.raises(tv.IllegalAction) as found:
        match.position.play("cash")
    again = pickle.loads(pickle.dumps(found.value))
    assert type(again) is tv.IllegalAction and str(again) == str(found.value) and again.message == found.value.message


# --- what the rules note ---


def test_what_is_noted_is_kept_only_while_somebody_listens() -> None:
    note(0, 1)
    with noted() as outside:
        note(0, 2)
        with noted() as inside:
            note(1, 3, 4)
        note(0, 5)
    note(0, 6)
    assert (outside, inside) == ([(0, (2,)), (0, (5,))], [(1, (3, 4))])


@pytest.mark.parametrize("definition", GAMES.values(), ids=GAMES)
def test_every_note_fits_a_table_that_has_words_and_none_slows_a_search_down(
    definition: GameDefinition,
) -> None:
    check_notes(definition)
    check_words(definition)
    silent = c_source(
        definition, ("legal", "apply", "playout" if hasattr(definition.evaluation, "playout") else "actor")
    )
    assert not re.search(r"note\w*\(", silent)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_facts_stay_within_their_bounds(setting: tuple[str, dict[str, Any]]) -> None:
    game, generator = game_of(setting), random.Random(18)
    position, module = game.start(), game.definition.facts
    assert module is not None
    while position.actor is not None:
        for seat in range(-1, game.players) if generator.random() < 0.3 else ():
            facts = game.facts_in(game.unpack(position.hidden_from(seat)), seat)
            for name, field in game.facts_layout.table.items():
                least, most = 0, field.most
                assert isinstance(most, int) and field.least == 0
                outside = [one for one in numbers_in(getattr(facts, name)) if not least <= one <= most]
                assert not outside, f"{line_of_row(module, name)}: {name} is {outside[0]}, beyond {least} to {most}"
        position = position.play(generator.choice(position.actions))


def numbers_in(cell: Any) -> list[int]:
    return [number for part in cell for number in numbers_in(part)] if isinstance(cell, list) else [cell]


CARDS = word(Parameter("card", ("ace", "king")))
HIDING = (event("shuffle"), event("dealt", who=SEAT, card=hidden(CARDS)), quiet("moved", two=hidden(seats(2))))
HAPPENED = [GameEvent(0, ()), GameEvent(1, (0, 1)), GameEvent(2, (1, NONE))]


def test_a_hidden_argument_is_told_to_those_only_who_see_the_action_itself() -> None:
    assert messages(HIDING, HAPPENED, (0, 1)) == [
        ("tells-shuffle", {}),
        ("tells-dealt", {"who": Seat(0), "card": Word("card-king")}),
    ]
    unseen = masked(HIDING, HAPPENED)
    assert unseen == [GameEvent(0, ()), GameEvent(1, (0, NONE)), GameEvent(2, (NONE, NONE))]
    assert messages(HIDING, unseen, (0, 1)) == [("tells-shuffle", {}), ("tells-dealt-unseen", {"who": Seat(0)})]


def test_a_function_that_does_more_than_note_is_refused_with_its_line(tmp_path: Path) -> None:
    source = tmp_path / "noting.py"
    source.write_text("def note_lead(s: State) -> None:\n    s.leader = 1\n", encoding="utf-8")
    module = ModuleType("noting")
    module.__file__ = str(source)
    definition = dataclasses.replace(GAMES["carolus-magnus"], explanations=(module,))
    with pytest.raises(ValueError, match=r"noting\.py:2: note_lead changes a state"):
        check_notes(definition)
