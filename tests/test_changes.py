"""What is told of something by what has changed since it was last told."""

from typing import Any

import pytest

from tavoliere.table.changes import difference, put_together

BEFORE = {"phase": "sowing", "houses": {"a": [1], "b": []}, "doubled": True, "players": [{"seeds": 4}, {"seeds": 4}]}


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (BEFORE, {}),
        (
            {"phase": "sowing", "houses": {"a": [1, 2], "b": []}, "players": [{"seeds": 4}, {"seeds": 3}]},
            {"houses": {"a": [1, 2]}, "players": {"@": {"1": {"seeds": 3}}}, "-": ["doubled"]},
        ),
        ({**BEFORE, "houses": {"b": [3]}}, {"houses": {"b": [3], "-": ["a"]}}),
        ({**BEFORE, "players": [{"seeds": 4}]}, {"players": [{"seeds": 4}]}),
        ({**BEFORE, "players": [{"seeds": 4}, {}]}, {"players": {"@": {"1": {"-": ["seeds"]}}}}),
        ({**BEFORE, "players": {"1": {"seeds": 3}}}, {"players": {"1": {"seeds": 3}}}),
        ({**BEFORE, "houses": None, "last": {"house": "a"}}, {"houses": None, "last": {"house": "a"}}),
        ({}, {"-": ["doubled", "houses", "phase", "players"]}),
    ],
)
def test_only_what_differs_is_told_and_can_be_put_together_again(now: dict[str, Any], told: dict[str, Any]) -> None:
    assert difference(BEFORE, now) == told
    assert put_together(BEFORE, told) == now
    assert put_together({}, difference({}, now)) == now
