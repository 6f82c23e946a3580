"""The tool behind `make mutants`, on rules of a few lines."""

import random
from pathlib import Path
from typing import Any

import pytest

from scripts.mutants import switch
from scripts.mutants.__main__ import explanations, rules_of, sorted_out, with_mutants
from scripts.mutants.changes import Mutant, mutated
from scripts.mutants.hunt import Example, survivors
from scripts.mutants.worked_examples import is_law
from tavoliere.definition.source_lines import tree_of
from tavoliere.engine.native import native_source
from tavoliere.games.registry import GAMES

TOY = '''
# --- scoring (XX 1) ---

def score(cubes: int, bonus: int) -> int:
    """XX 1.2: one point a cube, three at most."""
    points = 0
    while cubes > 0:
        points += 1
        cubes -= 1
    if points > 3:
        points = 3
    if bonus > 0:  # XX R3
        points += 1
    return points


def played(s: int) -> bool:
    return s == 1
'''


class PlainSwitch:
    """The switch of rules in plain Python."""

    def turn_on(self, number: int) -> None:
        switch.mutant = number

    def take_reached(self) -> bytes:
        reached = bytes(switch.reached)
        switch.reached[:] = bytes(switch.MOST)
        return reached


def toy() -> tuple[dict[str, Any], list[Mutant]]:
    text, mutants = mutated(TOY, "rules", 1, {"score"})
    names: dict[str, Any] = {}
    exec(text, names)
    return names, mutants


def left(*examples: Example) -> list[str]:
    return [mutant.change for mutant, _ in survivors(toy()[1], examples, PlainSwitch())]


def test_mutants_are_named_by_their_change_and_the_nearest_rule() -> None:
    names, mutants = toy()
    assert names["score"](2, 0) == 2, "with no mutant on, the rules are as they were"
    assert {mutant.function for mutant in mutants} == {"score"}
    assert [mutant.number for mutant in mutants] == list(range(1, len(mutants) + 1))
    rules = {mutant.change: (mutant.line, mutant.rule) for mutant in mutants}
    assert rules["if points > 3 -> if points >= 3"] == (10, "XX 1.2")
    assert rules["if bonus > 0 -> if True"] == (12, "XX R3")
    assert rules["points += 1 -> nothing"] == (8, "XX 1.2")


def test_a_number_of_colours_is_taken_for_another() -> None:
    source = "def score(s: State) -> None:\n    for c in range(s.present):\n        s.colours = s.colours + 1\n"
    _, mutants = mutated(source, "rules", 1)
    changes = {mutant.change for mutant in mutants}
    assert "for c in range(s.present) -> for c in range(s.colours)" in changes
    assert "s.colours = s.colours + 1 -> s.colours = s.players + 1" in changes
    assert not any(change.endswith("s.players = s.colours + 1") for change in changes), "only what is read"


def test_a_mutant_that_matters_is_found_and_one_that_does_not_is_listed() -> None:
    score = toy()[0]["score"]
    assert left(
        lambda: score(0, 0) == 0,
        lambda: score(2, 1) == 3,
        lambda: score(4, 0) == 3,
        lambda: score(4, 1) == 4,
    ) == ["if points > 3 -> if points >= 3"], "three at most, or three from three on: the same rule"


def test_what_an_example_leaves_open_is_listed() -> None:
    score = toy()[0]["score"]
    missing = left(lambda: score(6, 0) == 3)
    assert "points = 0 -> points = 1" in missing, "six and seven are both too many"
    assert "if bonus > 0 -> if False" in missing
    assert "cubes -= 1 -> nothing" not in missing, "a loop without end is ended, and counts as found"


def test_examples_that_fail_by_themselves_are_refused() -> None:
    with pytest.raises(ValueError, match="fail"):
        left(lambda: False)


def test_an_explanation_names_a_mutant_that_survives() -> None:
    mutant = Mutant(1, "rules", 10, "score", "a -> b", "XX 1.2")
    reasons = {"score": {"a -> b": "the same"}}
    assert sorted_out([mutant], {}) == ([mutant], 0, [])
    assert sorted_out([mutant], reasons) == ([], 1, [])
    assert sorted_out([], reasons) == ([], 0, ["score: a -> b"])


def shuffled() -> list[int]:
    return random.Random(1).sample(range(9), 9)


def test_a_test_that_plays_at_random_is_no_worked_example() -> None:
    assert is_law(lambda: shuffled()[0])
    assert is_law(lambda game: game("x", interpreted=True))
    assert not is_law(test_mutants_are_named_by_their_change_and_the_nearest_rule)


@pytest.mark.parametrize("name", GAMES.built_in)
def test_rules_with_all_their_mutants_are_written_out_as_c(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, mutants = with_mutants(GAMES[name])
    read = Path.read_text
    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_text", lambda path, *how, **more: texts.get(path) or read(path, *how, **more))
        tree_of.cache_clear()
        written = native_source(GAMES[name], switch.COMPILED, given=("on",))
    tree_of.cache_clear()
    compiled = [mutant for mutant in mutants if mutant.function != "setup"]  # Python plays it, once a game
    assert [mutant for mutant in compiled if f"on({mutant.number})" not in written] == []
    assert sorted_out(mutants, explanations(GAMES[name]))[2] == [], "explained, but no mutant any more"
    assert not any("note" in mutant.change.split("(")[0] for mutant in mutants), "what is told is no rule"


@pytest.mark.parametrize("name", GAMES.built_in)
def test_the_rules_are_what_the_engine_asks_for_and_nothing_about_playing_well(name: str) -> None:
    rules = rules_of(GAMES[name])
    assert {"setup", "actor", "legal", "apply", "view"} <= rules
    assert not {"heuristic", "evaluate", "broken", "facts"} & rules
