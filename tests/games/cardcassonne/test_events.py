"""Cardcassonne as a person watches it: what is shown together, what a claim earns, and what is counted when."""

from collections.abc import Sequence
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import GameEvent, values
from tavoliere.definition.points import Gain
from tavoliere.table.scenes import Scenes
from tavoliere.words import LANGUAGES, Seat, Word

TWO = tv.game("cardcassonne", players=2)
EMPTY: dict[str, list[str]] = {"yellow": [], "red": [], "green": [], "blue": []}


def rows_of(**rows: list[str]) -> dict[str, list[str]]:
    return EMPTY | rows


def end_of_round(action: str, *answers: str, round: int = 2, **fields: Any) -> list[GameEvent]:
    """What is noted at the last action of a round of two, or at the last answer after it."""
    position = TWO.position({"round": round, "dealer": 1, **fields})
    for before_it in (action, *answers)[:-1]:
        position = position.play(before_it)
    return TWO.noted(position, TWO.action((action, *answers)[-1]))


def named(events: Sequence[GameEvent]) -> list[tuple[str, dict[str, Any]]]:
    """Events as boards are told them."""
    table = TWO.definition.event_table
    return [(table[kind].name, values(table[kind], numbers)) for kind, numbers in events if not table[kind].use]


def test_cards_that_are_turned_up_are_told_to_all_and_dealt_ones_to_those_who_get_them() -> None:
    match = tv.Match(TWO, seed=3)

    def told(step: int, seat: int) -> list[tuple[str, dict[str, Any]]]:
        seen = match.positions[step].seen_as(match.steps[step], seat)
        return named(match.events(step, seen))

    cards = [step.words[0] for step in match.steps]
    begun = ("round", {"round": 1, "rounds": 10})
    assert len(cards) == 10 + 12
    for step, card in enumerate(cards[:10]):
        assert told(step, -1) == [("opened", {"card": card}), *([begun] if step == 9 else [])]
    for step, card in enumerate(cards[10:], 10):
        who = (step + 1) % 2
        assert told(step, who) == [("dealt", {"who": who, "card": card})]
        assert told(step, 1 - who) == told(step, -1) == [("dealt", {"who": who, "card": None})]


def test_the_opening_and_each_deal_are_one_scene() -> None:
    match = tv.Match(TWO, seed=3)
    scenes = Scenes(match, 0).since(0)
    assert [scene.end for scene in scenes] == [10, 10 + 12]
    opening, deal = (scene.messages[0] for scene in scenes)
    assert opening[0] == "told-opening"
    assert len(opening[1]["cards"]) == 10
    assert deal == ("told-deal", {"who": Seat(0), "count": 12})
    assert all(scene.by == -1 for scene in scenes)
    match.play(match.position.actions[0])
    assert Scenes(match, 0).kind(len(match.steps) - 1)[0] == 0, "a turn is shown by itself"


def test_of_a_deal_one_is_told_the_own_hand_only() -> None:
    match = tv.Match(TWO, seed=3)
    told = [Scenes(match, seat).since(0)[1].messages[1:] for seat in (0, 1, -1)]
    for seat in (0, 1):
        (name, values), *_ = told[seat]
        assert name == "told-hand"
        assert values["who"] == Seat(seat)
        hand = match.position.to_json()["players"][seat]["hand"]
        assert sorted(values["cards"]) == [f"card-{card}" for card in sorted(hand)]
    assert [name for name, _ in told[2]] == ["tells-round"] or told[2] == []


CLAIMED = rows_of(
    blue=["blue-1", "blue-3", "red-2 face-down 0", "blue-animal", "blue-building", "dragon"],
    yellow=["yellow-1", "follower 0", "yellow-2 face-down 1", "yellow-3"],
)


def test_what_a_claim_earns_is_shown_at_its_row() -> None:
    outcome = end_of_round("follower blue", rows=CLAIMED, players=[{}, {"animals": {"blue": 1}}])
    assert TWO.gains(outcome) == [
        Gain(1, 4 * 2 + 10 + 6 + 10, "blue"),
        Gain(0, 1, "yellow"),
    ]


def test_the_end_of_a_round_is_counted_line_by_line() -> None:
    outcome = end_of_round("follower blue", rows=CLAIMED, players=[{}, {"animals": {"blue": 1}}])
    counted = TWO.summary(outcome)
    assert counted is not None
    assert counted.title == ("summary-round", {"round": 2, "rounds": 10})
    city, cloister = {"row": Word("row-blue")}, {"row": Word("row-yellow")}
    persons = {"cards": [Word("card-blue-1"), Word("card-blue-3")], "sum": 4, "count": 2}
    assert counted.lines == [
        (1, ("summary-persons", {**city, **persons}), 8),
        (1, ("summary-misplaced", {**city, "cards": [Word("card-red-2")]}), 10),
        (1, ("summary-animals", {**city, "animals": Word("colour-blue"), "count": 2}), 6),
        (1, ("summary-monsters", {**city, "cards": [Word("card-dragon")]}), 10),
        (0, ("summary-persons", {**cloister, "cards": [Word("card-yellow-1")], "sum": 1, "count": 1}), 1),
    ]


STRANGERS = rows_of(
    red=["green-animal face-down 0", "blue-building face-down 1", "red-1"],
    yellow=["follower 0", "yellow-2"],
)


def test_what_is_still_asked_about_is_counted_when_it_is_answered() -> None:
    outcome = end_of_round("follower red", rows=STRANGERS)
    assert TWO.gains(outcome) == []
    assert TWO.summary(outcome) is None
    outcome = end_of_round("follower red", "keep", rows=STRANGERS)
    assert TWO.summary(outcome) is None
    outcome = end_of_round("follower red", "keep", "cash", rows=STRANGERS)
    counted = TWO.summary(outcome)
    assert counted is not None
    assert [(seat, name, points) for seat, (name, _), points in counted.lines] == [
        (1, "summary-persons", 1),
        (1, "summary-misplaced", 10),
        (1, "summary-animals", 3),
    ]
    assert counted.lines[1][1][1]["cards"] == [Word("card-blue-building")], "the sheep was kept"


def test_the_face_down_cards_are_told_when_they_are_turned_up() -> None:
    position = TWO.position({"round": 2, "dealer": 1, "rows": CLAIMED})
    told = TWO.consequences(position, position.game.action("follower blue"))
    assert told[:3] == [
        ("tells-reveal", {}),
        ("tells-turned", {"who": Seat(0), "card": Word("card-red-2"), "row": Word("row-blue")}),
        ("tells-turned", {"who": Seat(1), "card": Word("card-yellow-2"), "row": Word("row-yellow")}),
    ]


MIXED = rows_of(
    red=["red-1", "blue-animal face-down 0", "blue-animal", "red-building", "dragon"],
    yellow=["follower 0", "yellow-2 face-down 1"],
)


def test_a_claim_is_noted_source_by_source() -> None:
    """CC 6: of two equal strangers one was kept, one cashed; a claim without cards brings nothing."""
    herd = [{}, {"animals": {"blue": 1}, "jokers": {"blue": 1}}]
    events = end_of_round("follower red", "keep", "cash", rows=MIXED, players=herd)
    group = TWO.settings["animals"]["points"][3 - 1]
    counted = TWO.summary(events)
    assert counted is not None
    assert [(name, said.get("cards"), points) for _, (name, said), points in counted.lines] == [
        ("summary-persons", ["card-red-1"], 1),
        ("summary-misplaced", ["card-blue-animal"], 10),
        ("summary-animals", None, group),
        ("summary-monsters", ["card-dragon"], 10),
    ]
    assert named(events) == [
        ("claimed", {"who": 1, "row": "red"}),
        ("claim", {"who": 1, "row": "red", "points": 1 + 10 + group + 10}),
        ("from-persons", {"points": 1}),
        ("from-misplaced", {"points": 10}),
        ("from-animals", {"points": group}),
        ("from-monsters", {"points": 10}),
        ("chest", {"who": 1, "count": 1}),
        ("claimed", {"who": 0, "row": "yellow"}),
        ("dealer", {"who": 1}),
        ("round", {"round": 3, "rounds": 10}),
    ]


@pytest.mark.parametrize("colour", EMPTY)
def test_a_building_of_each_colour_goes_under_the_chest(colour: str) -> None:
    other = "red" if colour == "yellow" else "yellow"
    down = ["follower 0", f"{other}-1 face-down 0", f"{other}-2 face-down 1"]
    events = end_of_round(f"follower {colour}", rows=rows_of(**{colour: [f"{colour}-building"], other: down}))
    assert ("chest", {"who": 1, "count": 1}) in named(events)


@pytest.mark.parametrize(
    ("card", "mine", "waiting"),
    [
        ("animal-joker", {}, [1]),
        ("animal-joker", {"waiting": 2}, [3]),
        ("animal-joker", {"animals": {"blue": 1}}, []),
        ("blue-1", {"waiting": 2}, []),
    ],
)
def test_jokers_that_begin_to_wait_are_noted(card: str, mine: dict[str, Any], waiting: list[int]) -> None:
    """CC R10: until their player has an animal."""
    rows = rows_of(blue=[card], yellow=["follower 0", "yellow-1 face-down 0", "yellow-1 face-down 1"])
    events = end_of_round("follower blue", rows=rows, players=[{}, mine])
    assert [told["count"] for name, told in named(events) if name == "waiting"] == waiting


CHESTS = [{"waiting": 4, "chest": {"joker": 4}}, {"chest": {"yellow": 1, "red": 1}}]
LAST_CLAIM = rows_of(blue=["blue-1"], yellow=["follower 0", "yellow-1 face-down 0", "yellow-1 face-down 1"])


@pytest.mark.parametrize(("row", "cards"), [("blue", ["blue-1"]), ("yellow", ["yellow-1", "yellow-1"])])
def test_of_the_last_claim_too_it_is_told_in_which_row_it_was(row: str, cards: list[str]) -> None:
    """CC 8: what lies in the rows is discarded then, so that no row shows it any more."""
    outcome = end_of_round(f"follower {row}", round=10, rows=LAST_CLAIM, players=CHESTS)
    assert [gain.place for gain in TWO.gains(outcome) if gain.seat == 1] == [row, "chest"]
    counted = TWO.summary(outcome)
    assert counted is not None
    assert counted.lines[0][1][1]["cards"] == [Word(f"card-{card}") for card in cards]


def test_at_the_end_the_chests_are_counted_too() -> None:
    outcome = end_of_round("follower blue", round=10, rows=LAST_CLAIM, players=CHESTS)
    assert Gain(1, 5, "chest") in TWO.gains(outcome)
    counted = TWO.summary(outcome)
    assert counted is not None
    assert counted.lines[-1] == (
        1,
        ("summary-buildings", {"cards": [Word("card-yellow-building"), Word("card-red-building")]}),
        5,
    )


def test_every_deed_and_every_prompt_is_in_both_catalogues() -> None:
    from tavoliere.words import catalogue

    for language in LANGUAGES:
        known = catalogue(language, TWO.words.folder).sources
        said = [name for name in known if name.startswith(("says-", "told-")) and "." not in name]
        assert all(f"{name}.deed" in known for name in said)
        asked = [name for name in known if name.startswith("prompt-") and "." not in name]
        quiet = {"prompt-turning-up", "prompt-dealing", "prompt-over"}
        assert all(f"{name}.{way}" in known for name in set(asked) - quiet for way in ("ask", "doing"))
