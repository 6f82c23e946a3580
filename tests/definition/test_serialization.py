"""Positions in words, derived from a state table."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tavoliere.definition.field_forms import Of
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import ALL, NOBODY, Field, Grid, Refused, Row, Seats, cell, cells, setting
from tavoliere.definition.serialization import LEFT_OUT, Codec, Flag, Form, Items, Number, OneOf
from tavoliere.games.carolus_magnus.definition import CAROLUS_MAGNUS


class State:
    """A game with houses and stones."""

    players: int = setting(1, "how many play")
    phase: int = cell(1, ALL, "what the table waits for", OneOf(("sowing", "over")))
    stones: Grid = cells(1, (Seats(3), ("a", "b", "c")), ALL, "stones in each house", Number(48))
    middle: Row = cells(1, (("red", "blue"),), ALL, "tokens in the middle", Items(9))
    bag: Row = cells(1, (("red", "blue"),), NOBODY, "tokens nobody sees", Number(9, follows=True, unseen="unseen"))
    house: int = cell(1, ALL, "1 + the house that was sown", OneOf(("a", "b", "c"), first=1, name="sown", omit=True))
    round: int = cell(1, ALL, "rounds played", Number(Of("players", (0, 10, 20, 30)), first=1, within="clock"))
    laps: Row = cells(1, (2,), ALL, "laps of two markers", Number(5, within="clock"))
    doubled: int = cell(1, ALL, "1 when the stakes are doubled", Flag(omit=True))


REMARK = Codec(lambda s: s.remark or LEFT_OUT, lambda given, s, refuse: setattr(s, "remark", given))
FORM = Form(State, own={"remark": REMARK}, when={"sown": lambda s: s.phase == 0})
START: dict[str, Any] = {
    "phase": "sowing",
    "players": [{"stones": {}}, {"stones": {}}],
    "middle": [],
    "bag": {"red": 3},
    "clock": {"round": 1, "laps": [0, 0]},
}


def start() -> Any:
    stones = [[0, 0, 0] for _ in range(3)]
    numbers = {"players": 2, "phase": 0, "house": 0, "round": 0, "doubled": 0}
    return SimpleNamespace(**numbers, remark="", stones=stones, middle=[0, 0], bag=[3, 0], laps=[0, 0])


def test_a_state_is_written_by_its_table_and_read_back() -> None:
    state = start()
    assert FORM.write(state, None) == START
    written = START | {
        "players": [{"stones": {"a": 4, "c": 1}}, {"stones": {"b": 2}}],
        "middle": ["red", "red", "blue"],
        "sown": "b",
        "clock": {"round": 7, "laps": [0, 5]},
        "doubled": True,
    }
    FORM.read(written, state)
    assert (state.stones, state.middle, state.house) == ([[4, 0, 1], [0, 2, 0], [0, 0, 0]], [2, 1], 2)
    assert (state.round, state.laps, state.doubled) == (6, [0, 5], 1)
    assert FORM.write(state, None) == written


def test_what_is_left_out_stays_and_what_has_no_meaning_is_not_written() -> None:
    state = start()
    FORM.read({"players": [{}, {"stones": {"b": 2}}], "phase": "over", "remark": "mine"}, state)
    assert state.stones[:2] == [[0, 0, 0], [0, 2, 0]] and state.bag == [3, 0]
    state.house = 3
    written = FORM.write(state, None)
    assert "sown" not in written and written["remark"] == "mine"
    refuse = Refusals()
    FORM.read({"sown": "c", "phase": "over"}, start(), refuse)
    assert [(reason.message[0], reason.at) for reason in refuse.found] == [("position-not-now", ("sown",))]


def test_what_follows_is_filled_and_old_names_are_read() -> None:
    def settle(s: Any, given: dict[str, Any]) -> None:
        s.round = s.round if "round" in given.get("clock", {}) else sum(s.laps)

    form = Form(State, own={"remark": REMARK}, settle=settle, renewed=lambda given: {"clock": given["watch"]})
    state = start()
    form.read({"watch": {"laps": [2, 3]}}, state)
    assert state.round == 5


def test_what_cannot_be_read_has_a_place() -> None:
    for written, place in (
        ({"players": [{}, {"stones": {"a": 49}}]}, "players/1/stones"),
        ({"clock": {"round": 0}}, "clock/round"),
        ({"bag": 3}, "bag"),
    ):
        with pytest.raises(Refused) as refusal:
            FORM.read(written, start())
        assert refusal.value.at == (place,)


def test_a_view_calls_a_pool_of_the_hidden_by_another_name() -> None:
    written = FORM.write(start(), 0)
    assert written["unseen"] == {"red": 3} and "bag" not in written


def test_what_follows_from_the_rest_must_be_right() -> None:
    FORM.check_what_follows({"bag": {"red": 3}}, start(), Refusals(first=True))
    with pytest.raises(Refused, match="position-following"):
        FORM.check_what_follows({"bag": {"red": 2}}, start(), Refusals(first=True))
    refuse = Refusals()
    FORM.check_what_follows({"bag": {"red": 2}}, start(), refuse)
    assert [(reason.message[0], reason.at) for reason in refuse.found] == [("position-following", ("bag",))]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"houses": 1}, "position-unknown-name"),
        ({"phase": "sleeping"}, "position-word"),
        ({"players": {}}, "position-players"),
        ({"players": [{}, {}, {}]}, "position-players"),
        ({"players": [{"hand": 1}]}, "position-unknown-name"),
        ({"players": [{"stones": {"a": 49}}]}, "position-number"),
        ({"players": [{"stones": {"a": True}}]}, "position-number"),
        ({"players": [{"stones": [1]}]}, "position-not-names"),
        ({"middle": {"red": 1}}, "position-list"),
        ({"middle": ["green"]}, "position-word"),
        ({"clock": {"round": 0}}, "position-number"),
        ({"clock": {"laps": [1, 1, 1]}}, "position-list"),
        ({"clock": 3}, "position-not-names"),
        ({"doubled": 1}, "position-flag"),
    ],
)
def test_what_cannot_be_read_is_refused(written: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        FORM.read(written, start())


def test_a_cell_has_the_bounds_of_its_written_form_or_says_its_own() -> None:
    bounds = {name: (field.least, field.most) for name, field in vars(State).items() if isinstance(field, Field)}
    assert bounds["players"] == (0, None), "a setting never changes"
    assert [bounds[name] for name in ("phase", "stones", "middle", "house")] == [(0, 1), (0, 48), (0, 9), (0, 3)]
    assert bounds["round"] == (0, Of("players", (0, 10, 20, 30), more=-1)), "round 1 is 0"
    with pytest.raises(ValueError, match='needs its greatest number, `most`: "laps"'):
        cell(1, ALL, "laps")
    for form in (Number(128), Number(9, least=-129), Number(Of("players", (0, 200)))):
        with pytest.raises(ValueError, match=r'do not hold .*: "laps"'):
            cell(1, ALL, "laps", form)


def test_a_bound_depends_on_a_setting_alone() -> None:
    turn = cell(1, ALL, "the seat that decides", Number(Of("round")))
    wrong = type("State", (), {**vars(CAROLUS_MAGNUS.state.State), "turn": turn})
    state = SimpleNamespace(**{**vars(CAROLUS_MAGNUS.state), "State": wrong})
    with pytest.raises(ValueError, match='the bounds of "turn" depend on "round", which is no setting'):
        replace(CAROLUS_MAGNUS, state=state)
