"""Lines that branch: read from nested lists, every action legal, told as the board shows them."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.errors import IllegalAction
from tavoliere.table.exploration import Exploration
from tavoliere.table.variations import DEEPEST, LONGEST_LINE, MOST_ACTIONS, DamagedVariations, Variations, read


def test_a_list_is_another_way_to_go_on_instead_of_the_action_before_it() -> None:
    nodes = read(["a", "b", ["c", "d", ["e"]], {"note": "Better."}, "f"])
    parents = {node.action: nodes[node.parent].action if node.parent >= 0 else None for node in nodes}
    assert parents == {"a": None, "b": "a", "c": "a", "d": "c", "e": "c", "f": "b"}
    assert [node.depth for node in nodes] == [1, 2, 2, 3, 3, 3]
    assert [node.action for node in read(["a", ["b"], ["c"]])] == ["a", "b", "c"], "the beginning may branch too"
    assert read([{"note": "Nothing is played yet."}]) == []


def nested(deep: int) -> list[Any]:
    return ["a", nested(deep - 1)] if deep else ["a"]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (None, "variations-damaged"),
        ("a", "variations-damaged"),
        ([["a"]], "variations-damaged"),
        (["a", 1], "variations-damaged"),
        (["a", {"note": 1}], "variations-damaged"),
        (["a", {"says": "x"}], "variations-damaged"),
        (["a"] * (LONGEST_LINE + 1), "variations-long"),
        (["a", *[["b"] for _ in range(MOST_ACTIONS)]], "variations-large"),
        (nested(DEEPEST + 1), "variations-deep"),
    ],
)
def test_what_is_no_tree_or_too_large_is_refused(written: object, message: str) -> None:
    with pytest.raises(DamagedVariations) as refused:
        read(written)
    assert refused.value.message[0] == message


def test_what_is_just_large_enough_is_read() -> None:
    assert len(read(["a"] * LONGEST_LINE)) == LONGEST_LINE
    assert len(read(["a", *[["b"] for _ in range(MOST_ACTIONS - 1)]])) == MOST_ACTIONS
    assert len(read(nested(DEEPEST))) == DEEPEST + 1


def test_every_branch_is_played_by_the_rules() -> None:
    game = tv.game("carolus-magnus", players=2)
    start = Exploration(game, seed=3)
    line = [step.text for step in start.match.steps]
    first, other, *_ = (action.text for action in start.position.actions)
    tree = Variations(game, [*line, first, [other]])
    assert tree.positions[-2] == start.position.play(first)
    assert tree.positions[-1] == start.position.play(other)
    with pytest.raises(IllegalAction):
        Variations(game, [*line, first, [other, other]])
