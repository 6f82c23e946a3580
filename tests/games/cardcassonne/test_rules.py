"""Cardcassonne: every worked example of the rules, named after it, and what is particular to the game."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavoliere as tv
from tavoliere.games.cardcassonne.positions.drawing import on_track
from tavoliere.games.cardcassonne.rules.claims import sets_worth
from tavoliere.games.cardcassonne.rules.state import PHASES
from tests.games.test_laws import random_game

PERSONS = [f"{colour}-{value}" for colour in ("yellow", "red", "green", "blue") for value in (1, 2)]

COLOURS = ("yellow", "red", "green", "blue")

# What is left of a hand that somebody has not been given in an example.
FILLER = ["yellow-1", "red-1", "green-1", "blue-1", "yellow-2", "red-2"]


def cardcassonne(players: int, **options: Any) -> tv.Game:
    made: tv.Game = tv.game("cardcassonne", players=players, **options)
    return made


def first_turn(hand: list[str], players: int = 3, **fields: Any) -> tv.Position:
    """The start of round 2: seat 0 is to act with this hand, filled up; everybody else holds anything."""
    game = cardcassonne(players)
    size = {2: 6, 3: 5, 4: 5, 5: 4}[players]
    hands = [{"hand": (hand + FILLER)[:size]}, *({"hand": FILLER[:size]} for _ in range(players - 1))]
    return game.position({"round": 2, "dealer": players - 1, "players": hands, **fields})


def whole(position: tv.Position) -> tv.Position:
    """A position of which nothing is left over that its written form does not say."""
    assert position.game.position(position.to_json()) == position
    return position


def claim(row: str, segment: list[str], *answers: str, round: int = 2, x: dict[str, Any] | None = None) -> Any:
    """X, seat 1 of 2, places the follower behind a segment as the last action of a round, and answers what is asked.

    Returns what X gained in points, and X as written afterwards. The other player claims nothing.
    """
    game = cardcassonne(2)
    rows: dict[str, list[str]] = {"yellow": [], "red": [], "green": [], "blue": []}
    elsewhere = "yellow" if row != "yellow" else "red"
    rows[elsewhere] = ["follower 0", f"{elsewhere}-1 face-down 0"]
    rows[row] = segment
    if not any("face-down 1" in item for item in segment):
        rows[elsewhere].append(f"{elsewhere}-1 face-down 1")
    other: dict[str, Any] = {}
    if round == 10:  # every joker is somewhere by now: the other player has those that X has not
        other = {"waiting": 4, "chest": {"joker": 4 - (x or {}).get("chest", {}).get("joker", 0)}}
    position = game.position({"round": round, "dealer": 1, "rows": rows, "players": [other, x or {}]})
    before = position.scores[1]
    position = position.play(f"follower {row}")
    for answer in answers:
        assert position.actor == 1
        position = whole(position.play(answer))
    assert whole(position).actor != 1 or position.to_json()["phase"] == "turn"
    return position.scores[1] - before, position.to_json()["players"][1]


# --- the worked examples ---------------------------------------------------------------------------------------------


def test_e1_the_deck() -> None:
    deck: dict[str, int] = cardcassonne(2).start().to_json()["deck"]
    assert sum(deck.values()) == 130
    for colour in ("yellow", "red", "green", "blue"):
        assert sum(count for card, count in deck.items() if card.startswith(f"{colour}-")) == 30
    colourless = [card for card in deck if card.split("-")[0] not in ("yellow", "red", "green", "blue")]
    assert sum(deck[card] for card in colourless) == 10


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 8), (4, 6), (5, 6)])
def test_e1_the_deck_is_used_up_exactly(players: int, rounds: int) -> None:
    moments = random_game(cardcassonne(players), players)
    decks = [sum(position.to_json()["deck"].values()) for position, _ in moments]
    opened = next(i for i, (position, _) in enumerate(moments) if position.to_json()["round"] == 1)
    assert decks[opened] == 120
    starts = [
        deck
        for (position, action), deck in zip(moments, decks, strict=True)
        if position.to_json()["phase"] == "turn" and action.block.name in ("play", "follower")
    ]
    assert len(set(starts)) == rounds
    assert decks[-1] == 0


def test_e2_turns() -> None:
    position = first_turn([], players=4)
    actors: Counter[int] = Counter()
    last = None
    while position.to_json()["round"] == 2 and position.to_json()["phase"] == "turn":
        assert position.actor is not None
        actors[position.actor] += 1
        last = position.actor
        assert not any(action.block.name == "pass" for action in position.actions)
        position = position.play(position.actions[0])
    assert actors == {0: 6, 1: 6, 2: 6, 3: 6}
    assert last == 3, "the dealer's turn is the last"
    with pytest.raises(tv.IllegalAction, match="actions begin with"):
        first_turn([], players=4).play("pass")


def test_e3_first_card() -> None:
    position = first_turn(["green-animal", "red-2", "fairy"])
    assert position.play("play green-animal red").to_json()["rows"]["red"] == ["green-animal face-down 0"]
    assert position.play("play red-2 red").to_json()["rows"]["red"] == ["red-2 face-down 0"], "never face up"
    assert position.play("play fairy blue").to_json()["rows"]["blue"] == ["fairy face-down 0"]
    position = position.play("play green-animal red").play("play yellow-1 green").play("play yellow-1 green")
    assert [str(action) for action in position.actions if "red-2" in str(action)] == ["play red-2 red"]
    assert position.play("play red-2 red").to_json()["rows"]["red"][-1] == "red-2"
    with pytest.raises(tv.IllegalAction, match=r"only into the road row.*CC 4\.1"):
        position.play("play red-2 blue")


def test_e4_follower_first() -> None:
    position = first_turn(["blue-1"])
    position = position.play("follower green").play("play yellow-1 red").play("play yellow-1 red")
    assert {str(action) for action in position.actions if " blue-1 " in str(action)} == {
        f"play blue-1 {row}" for row in ("yellow", "red", "green", "blue")
    }
    assert position.play("play blue-1 yellow").to_json()["rows"]["yellow"] == ["blue-1 face-down 0"]


def test_e5_segments() -> None:
    green, red, black = 0, 1, 2
    position = cardcassonne(3).position(
        {
            "round": 3,
            "dealer": black,
            "last_placed": red,
            "rows": {
                "blue": [
                    *("blue-1", "blue-1", "blue-2 face-down 0", "blue-building", f"follower {green}"),
                    *("blue-1 face-down 1", "blue-3", "blue-2", f"follower {red}"),
                    *("blue-animal", "blue-building"),
                ],
                "green": ["green-1", "green-2 face-down 2", "green-animal", "green-animal"],
            },
        }
    )
    position = whole(position.play("follower green"))
    assert position.to_json()["rows"] == {
        "yellow": [],
        "red": [],
        "green": [],
        "blue": ["blue-animal", "blue-building"],
    }
    assert position.scores == ((1 + 1 + 2) * 3, (1 + 3 + 2) * 3, (1 + 2) * 2 + 6)
    assert position.to_json()["players"][green]["chest"] == {"blue": 1}


@pytest.mark.parametrize(("values", "points"), [((3, 1, 1), 15), ((1, 1, 2), 12), ((3,), 3)])
def test_e6_persons(values: tuple[int, ...], points: int) -> None:
    gained, x = claim("green", [f"green-{value}" for value in values])
    assert gained == points
    assert x["animals"] == {}
    assert x["points"] == {"persons": points}


def test_e7_misplaced_person() -> None:
    gained, x = claim("blue", ["blue-2", "blue-3", "red-3 face-down 1"])
    assert gained == 20
    assert x["points"] == {"persons": 10, "misplaced": 10}


def test_e8_sheep_over_two_rounds() -> None:
    gained, x = claim("green", ["green-animal", "green-animal"])
    assert gained == 6
    assert x["animals"] == {"green": 2}
    gained, x = claim("green", ["green-animal", "green-animal", "animal-joker"], x=x)
    assert gained == 14
    assert (x["animals"], x["jokers"], x["score"]) == ({"green": 4}, {"green": 1}, 20)


def test_e9_lone_joker() -> None:
    gained, x = claim("red", ["animal-joker"])
    assert (gained, x["waiting"]) == (3, 1)
    gained, x = claim("yellow", ["yellow-animal"], x=x)
    assert (gained, x["score"]) == (6, 9)
    assert (x["waiting"], x["animals"], x["jokers"]) == (0, {"yellow": 1}, {"yellow": 1})


def test_e11_no_gain_no_score() -> None:
    gained, x = claim("yellow", ["yellow-animal", "yellow-animal"], x={"animals": {"green": 2}, "score": 6})
    assert gained == 6
    assert x["animals"] == {"yellow": 2, "green": 2}


@pytest.mark.parametrize(("answer", "points", "chest"), [("cash", 10, {}), ("keep", 0, {"yellow": 1})])
def test_e13_misplaced_building(answer: str, points: int, chest: dict[str, int]) -> None:
    gained, x = claim("green", ["yellow-building face-down 1"], answer)
    assert (gained, x["chest"]) == (points, chest)


def test_e14_dragon_and_fairy() -> None:
    gained, x = claim("red", ["dragon", "red-1", "fairy", "red-2"])
    assert gained == 26
    assert x["points"] == {"persons": 6, "monsters": 20}


def test_e15_to_the_chest() -> None:
    gained, x = claim("blue", ["building-joker", "blue-building", "blue-building"])
    assert gained == 0
    assert x["chest"] == {"blue": 2, "joker": 1}


@pytest.mark.parametrize(
    ("chest", "points"),
    [
        pytest.param({"yellow": 4, "red": 3, "green": 2, "blue": 2}, 65, id="E16"),
        pytest.param({"yellow": 1, "red": 1, "joker": 1}, 15, id="E17a"),
        pytest.param({"yellow": 2, "joker": 1}, 5, id="E17b"),
        pytest.param({"yellow": 2, "joker": 2}, 15, id="E17c"),
        pytest.param({"joker": 4}, 30, id="E17d"),
        pytest.param({"joker": 1}, 0, id="E17e"),
    ],
)
def test_e16_e17_final_buildings(chest: dict[str, int], points: int) -> None:
    gained, x = claim("green", [], round=10, x={"chest": chest})
    assert gained == points
    assert x["points"].get("buildings", 0) == points


def test_e18_next_dealer() -> None:
    down = [f"yellow-{value} face-down {seat}" for seat, value in enumerate((1, 1, 2, 2))]
    rows = {"yellow": down, "red": ["follower 1"], "green": ["follower 3"], "blue": ["follower 0"]}
    position = cardcassonne(4).position({"round": 2, "dealer": 2, "last_placed": 0, "rows": rows})
    position = position.play("follower red")
    assert position.to_json()["dealer"] == 2, "P3 placed last and deals"
    while position.actor == tv.CHANCE:
        position = position.play(position.actions[0])
    assert position.actor == 3, "P4 starts"


def test_e19_empty_claim() -> None:
    down = [f"{card} face-down {seat}" for seat, card in enumerate(PERSONS[:5])]
    rows = {
        "yellow": [*down, "follower 0"],
        "red": ["follower 1"],
        "green": ["follower 2"],
        "blue": ["follower 3"],
    }
    position = cardcassonne(5).position({"round": 2, "dealer": 4, "last_placed": 3, "rows": rows})
    assert position.actor == 4
    assert [str(action) for action in position.actions] == [
        f"follower {row}" for row in ("yellow", "red", "green", "blue")
    ]
    position = position.play("follower yellow")
    assert position.scores[4] == 0
    assert position.to_json()["dealer"] == 4


@pytest.mark.parametrize(
    ("score", "shown"),
    [(0, "0"), (15, "15"), (96, "96"), (110, "100+10"), (100, "100"), (101, "100+1"), (305, "300+5")],
)
def test_e20_track(score: int, shown: str) -> None:
    assert on_track(score) == shown


def test_e24_end() -> None:
    rows = {
        "yellow": ["follower 0", "yellow-1 face-down 0", "yellow-2 face-down 1", "yellow-3"],
        "red": ["red-1"],
        "blue": ["blue-animal"],
    }
    jokers = {"waiting": 4, "chest": {"joker": 4}}
    position = cardcassonne(2).position({"round": 10, "dealer": 1, "rows": rows, "players": [jokers]})
    position = whole(position.play("follower green"))
    assert position.actor is None
    assert position.scores == (30, 0), "four building jokers; the five cards in the rows count for nobody"
    written = position.to_json()
    assert not any(written["rows"].values())
    assert not any(player["hand"] for player in written["players"])
    assert written["deck"] == {}


# --- further rules ---------------------------------------------------------------------------------------------------


def test_r5_a_leftover_stays_misplaced_when_it_is_claimed_later() -> None:
    gained, _ = claim("blue", ["red-3", "blue-1"])
    assert gained == 10 + 1


def test_r8_a_joker_joins_a_species_of_the_owners_choice() -> None:
    x = {"animals": {"green": 2, "red": 1}}
    assert claim("blue", ["animal-joker"], "assign green", x=x)[0] == 9
    assert claim("blue", ["animal-joker"], "assign red", x=x)[0] == 6
    with pytest.raises(tv.IllegalAction, match="CC R8"):
        claim("blue", ["animal-joker"], "assign yellow", x=x)


def test_r8_jokers_may_be_split_and_each_species_scores_once() -> None:
    x = {"animals": {"green": 2, "red": 1}}
    gained, after = claim("blue", ["animal-joker", "animal-joker"], "assign green", "assign red", x=x)
    assert gained == 9 + 6
    assert after["jokers"] == {"green": 1, "red": 1}
    assert claim("blue", ["animal-joker", "animal-joker"], "assign green", "assign green", x=x)[0] == 12


def test_r10_each_lone_joker_scores_when_taken_and_never_again() -> None:
    gained, x = claim("red", ["animal-joker", "animal-joker"])
    assert (gained, x["waiting"]) == (6, 2)
    gained, x = claim("red", ["red-1"], x=x)
    assert (gained, x["waiting"]) == (1, 2)


def test_r17_a_cashed_animal_does_not_take_the_joker_along() -> None:
    gained, x = claim("red", ["animal-joker", "blue-animal face-down 1"], "cash")
    assert (gained, x["waiting"], x["animals"]) == (13, 1, {})
    gained, x = claim("red", ["animal-joker", "blue-animal face-down 1"], "keep")
    assert (gained, x["animals"], x["jokers"]) == (6, {"blue": 1}, {"blue": 1})


def test_misplaced_cards_are_asked_about_from_the_board_outwards() -> None:
    segment = ["yellow-animal", "blue-building", "red-animal face-down 1"]
    gained, x = claim("green", segment, "keep", "cash", "cash")
    assert (gained, x["animals"], x["chest"]) == (3 + 10 + 10, {"yellow": 1}, {})


def test_the_tie_is_broken_by_cards_under_the_chest() -> None:
    game = cardcassonne(2)
    players: list[dict[str, Any]] = [
        {"score": 20, "chest": {"yellow": 1}},
        {"points": {"persons": 15, "buildings": 5}, "chest": {"joker": 1, "red": 1}},
    ]
    result = game.position({"phase": "over", "players": players}).result
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ((20, 20), (2, 1), (1,))
    players = [{"score": 20}, {"score": 20}]
    result = game.position({"phase": "over", "players": players}).result
    assert result is not None
    assert result.winners == (0, 1), "a shared victory"


@pytest.mark.parametrize(
    ("richer", "poorer"),
    [
        pytest.param({"yellow": 5, "red": 5, "green": 5, "blue": 5, "joker": 4}, {}, id="24-0"),
        pytest.param({"yellow": 5, "red": 5, "green": 5, "joker": 1}, {"blue": 5, "joker": 3}, id="16-8"),
        pytest.param({"yellow": 4, "red": 4, "green": 4, "joker": 4}, {"blue": 5}, id="16-5"),
        pytest.param({"joker": 2}, {"yellow": 1}, id="2 jokers-1"),
        pytest.param({"yellow": 2}, {"red": 1}, id="2-1"),
    ],
)
def test_r11_the_larger_chest_breaks_a_tie_and_outweighs_no_point(
    richer: dict[str, int], poorer: dict[str, int]
) -> None:
    for score in (0, 20, 27_999):
        tied = cardcassonne(2).position(
            {"phase": "over", "players": [{"score": score, "chest": poorer}, {"score": score, "chest": richer}]}
        )
        assert tied.result is not None and tied.result.winners == (1,)
        ahead = cardcassonne(2).position(
            {"phase": "over", "players": [{"score": score + 1, "chest": poorer}, {"score": score, "chest": richer}]}
        )
        assert ahead.result is not None and ahead.result.winners == (0,)


def test_2_4_the_dealer_turns_up_ten_cards_and_puts_the_jokers() -> None:
    position = cardcassonne(3).start()
    for card in ("red-2", "blue-1", "dragon", "red-1", "blue-animal", "green-building", "red-2", "blue-1", "fairy"):
        assert position.actor == tv.CHANCE
        position = position.play(f"draw {card}")
        if card in ("dragon", "fairy"):
            assert position.actor == 0, "the dealer chooses a row before the next card is turned"
            assert [str(action) for action in position.actions] == [f"put {row}" for row in COLOURS]
            position = position.play("put blue" if card == "dragon" else "put red")
    rows = position.to_json()["rows"]
    assert rows == {
        "yellow": [],
        "red": ["red-2", "red-1", "red-2", "fairy"],
        "green": ["green-building"],
        "blue": ["blue-1", "dragon", "blue-animal", "blue-1"],
    }
    assert position.to_json()["round"] == 0
    last = position.play("draw building-joker")
    assert (last.actor, last.to_json()["round"]) == (0, 0), "the tenth card lies in no row yet"
    for opened in (last.play("put yellow"), position.play("draw yellow-3")):
        assert (opened.actor, opened.to_json()["round"], opened.to_json()["phase"]) == (tv.CHANCE, 1, "dealing")
        whole(opened)
        assert sum(map(len, opened.to_json()["rows"].values())) == 10


@pytest.mark.parametrize("joker", ["dragon", "fairy", "animal-joker", "building-joker"])
def test_4_1_a_joker_goes_into_any_row_face_down_or_face_up(joker: str) -> None:
    position = first_turn([joker, "red-2", joker] if joker.endswith("joker") else [joker, "red-2"])
    everywhere = [f"play {joker} {row}" for row in COLOURS]
    assert [str(action) for action in position.actions if joker in str(action)] == everywhere
    position = position.play("play red-2 blue").play("play yellow-1 green").play("play yellow-1 green")
    assert [str(action) for action in position.actions if joker in str(action)] == everywhere
    for row in COLOURS:
        assert position.play(f"play {joker} {row}").to_json()["rows"][row][-1] == joker


@pytest.mark.parametrize(
    ("animals", "jokers", "points"), [(8, 0, 22), (8, 1, 24), (8, 2, 26), (8, 3, 28), (8, 4, 30), (5, 4, 24)]
)
def test_6_3_a_group_of_more_than_ten_scores_by_the_table(animals: int, jokers: int, points: int) -> None:
    x = {"animals": {"green": animals}, "jokers": {"green": jokers}}
    gained, after = claim("green", ["green-animal"], x=x)
    assert (gained, after["points"]) == (points, {"animals": points})


def test_6_5_buildings_join_what_lies_under_the_chest_and_give_no_points_now() -> None:
    x = {"chest": {"yellow": 1, "green": 2, "joker": 1}, "score": 7}
    segment = ["green-building", "building-joker", "yellow-building", "green-building", "green-1"]
    gained, after = claim("green", segment, "keep", x=x)
    assert (gained, after["score"]) == (1, 8)
    assert after["chest"] == {"yellow": 2, "green": 4, "joker": 2}


def test_r8_a_species_is_held_that_comes_with_the_joker_and_none_that_was_cashed() -> None:
    x = {"animals": {"red": 1}}
    assert claim("green", ["green-animal", "animal-joker"], "assign red", x=x)[0] == 3 + 6
    assert claim("green", ["green-animal", "animal-joker"], "assign green", x=x)[0] == 6
    gained, after = claim("green", ["blue-animal", "animal-joker"], "cash", x=x)
    assert (gained, after["jokers"]) == (10 + 6, {"red": 1}), "there was nothing to choose"
    four = {"animals": dict.fromkeys(COLOURS, 1)}
    for colour in COLOURS:
        assert claim("blue", ["animal-joker"], f"assign {colour}", x=four)[1]["jokers"] == {colour: 1}


def test_r20_claims_and_questions_come_one_by_one_from_the_bottom_row_and_the_board_outwards() -> None:
    rows = {
        "yellow": ["red-building", "follower 3", "yellow-1 face-down 0"],
        "red": ["yellow-animal", "follower 2", "red-1 face-down 1", "red-1 face-down 2"],
        "green": ["red-1 face-down 3"],
        "blue": ["blue-3", "animal-joker", "red-animal", "green-building", "follower 1", "yellow-building"],
    }
    players = [{}, {"animals": {"green": 1}}, {}, {}]
    position = cardcassonne(4).position({"round": 2, "dealer": 0, "last_placed": 3, "rows": rows, "players": players})
    asked = []
    position = position.play("follower blue")
    for answer in ("keep", "cash", "assign red", "cash", "cash", "keep"):
        asked.append((position.actor, position.to_json()["claim"]["row"]))
        assert position.scores[position.actor or 0] == 0, "points are added after the last question"
        offered = ["assign red", "assign green"] if answer == "assign red" else ["cash", "keep"]
        assert [str(action) for action in position.actions] == offered
        position = whole(position.play(answer))
    assert asked == [(1, "blue"), (1, "blue"), (1, "blue"), (0, "blue"), (2, "red"), (3, "yellow")]
    assert position.scores == (10, 3 + 6 + 10, 10, 0)


@pytest.mark.parametrize(("number", "phase"), [(9, "dealing"), (10, "over")])
def test_r21_whoever_placed_last_is_the_new_dealer_after_the_last_round_too(number: int, phase: str) -> None:
    rows = {"yellow": ["follower 1", "yellow-1 face-down 0", "yellow-2 face-down 1"]}
    players = [{"waiting": 4, "chest": {"joker": 4}}, {"hand": ["red-1"]}]
    position = cardcassonne(2).position({"round": number, "dealer": 1, "rows": rows, "players": players})
    position = whole(position.play("follower green").play("play red-1 red"))
    assert (position.to_json()["phase"], position.to_json()["dealer"]) == (phase, 0)


def test_the_odds_of_a_draw_follow_the_deck() -> None:
    odds = cardcassonne(3).start().play("draw dragon").play("put red").odds
    assert "draw dragon" not in map(str, odds)
    assert sum(odds.values()) == 1
    assert {str(action): chance for action, chance in odds.items()}["draw yellow-animal"] * 129 == 9


def dealt(hands: list[list[str]], rows: dict[str, list[str]]) -> tv.Position:
    """The start of round 2, with seat 0 as the dealer: dealt one card at a time from the dealer's left."""
    players = len(hands)
    position = cardcassonne(players).position({"round": 2, "dealer": 0, "rows": rows})
    for i in range(len(hands[0])):
        for seat in (*range(1, players), 0):
            assert position.actor == tv.CHANCE
            assert [position.to_json()["players"][p]["hand"] for p in range(players)] == [
                in_order(hand[: i + (0 < p < seat or (seat == 0 and p > 0))]) for p, hand in enumerate(hands)
            ]
            position = whole(position.play(f"draw {hands[seat][i]}"))
    return position


CARDS = [f"{colour}-{face}" for colour in COLOURS for face in ("1", "2", "3", "building", "animal")]
CARDS += ["dragon", "fairy", "animal-joker", "building-joker"]


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def test_r18_r19_a_round_from_the_deal_to_the_last_turn() -> None:
    hands = [
        ["dragon", "blue-3", "yellow-1", "blue-3", "building-joker"],
        ["green-2", "green-2", "fairy", "animal-joker", "red-building"],
        ["yellow-2", "blue-animal", "yellow-2", "blue-1", "red-3"],
    ]
    position = dealt(hands, {"red": ["red-1"]})
    assert position.actor == 1, "the dealer's left begins"
    assert [str(action) for action in position.actions] == [
        *(f"play {card} {row}" for card in in_order(set(hands[1])) for row in COLOURS),
        *(f"follower {row}" for row in COLOURS),
    ], "equal cards are not told apart"
    for turn, action in enumerate(
        [
            *("play green-2 blue", "follower red", "play blue-3 yellow"),
            *("play green-2 green", "play blue-1 blue", "play building-joker blue"),
            *("follower green", "play yellow-2 yellow", "play dragon red"),
            *("play fairy blue", "play yellow-2 yellow", "play blue-3 blue"),
            *("play red-building red", "play red-3 red", "play yellow-1 yellow"),
            *("play animal-joker green", "play blue-animal blue"),
        ]
    ):
        assert position.actor == (1 + turn) % 3
        offered = [str(other) for other in position.actions]
        assert len(set(offered)) == len(offered)
        assert ("follower red" in offered) == (f"follower {position.actor}" not in str(position.to_json()["rows"]))
        position = whole(position.play(action))
        assert position.to_json()["rows"][action.split()[-1]]
    assert position.to_json()["rows"] == {
        "yellow": ["blue-3 face-down 0", "yellow-2", "yellow-2", "yellow-1"],
        "red": ["red-1", "follower 2", "dragon", "red-building", "red-3"],
        "green": ["green-2", "follower 1", "animal-joker"],
        "blue": ["green-2 face-down 1", "blue-1 face-down 2", "building-joker", "fairy", "blue-3", "blue-animal"],
    }
    position = whole(position.play("follower yellow"))
    assert position.scores == (10 + (2 + 2 + 1) * 3, 2, 1)
    assert position.to_json()["rows"]["blue"] == [
        *("green-2", "blue-1", "building-joker", "fairy", "blue-3", "blue-animal")
    ]
    assert (position.to_json()["round"], position.to_json()["dealer"], position.actor) == (3, 0, tv.CHANCE)


def test_r19_with_two_players_hands_have_six_cards() -> None:
    hands = [
        ["dragon", "blue-3", "yellow-1", "blue-3", "building-joker", "yellow-1"],
        ["green-2", "green-2", "fairy", "animal-joker", "red-building", "blue-1"],
    ]
    position = whole(dealt(hands, {}).play("play red-building red").play("play yellow-1 green"))
    assert [player["hand"] for player in position.to_json()["players"]] == [
        ["yellow-1", "blue-3", "blue-3", "dragon", "building-joker"],
        ["green-2", "green-2", "blue-1", "fairy", "animal-joker"],
    ]


def test_10_who_sees_what() -> None:
    rows = {
        "yellow": ["yellow-1", "follower 1"],
        "red": ["yellow-3 face-down 0", "dragon"],
        "green": ["fairy face-down 1"],
        "blue": ["red-animal face-down 2"],
    }
    players: list[dict[str, Any]] = [
        {"hand": ["red-1", "red-1", "blue-2"], "chest": {"red": 2}},
        {"hand": ["green-1", "green-2", "green-3", "blue-1"]},
        {"hand": ["yellow-1", "yellow-2", "blue-animal", "animal-joker"], "chest": {"joker": 1}},
    ]
    position = cardcassonne(3).position({"round": 2, "dealer": 2, "rows": rows, "players": players})
    deck = Counter(position.to_json()["deck"])
    everything = Counter(card for player in players for card in player["hand"]) + Counter(
        {"yellow-3": 1, "fairy": 1, "red-animal": 1}
    )
    down = [("red", 0, "yellow-3"), ("green", 0, "fairy"), ("blue", 0, "red-animal")]
    for seat in (0, 1, 2, None):
        view = position.view(seat)
        seen = view.to_json()
        known = Counter(players[seat]["hand"] if seat is not None else [])
        for owner, (row, place, card) in enumerate(down):
            assert seen["rows"][row][place] == f"{card if owner == seat else 'unseen'} face-down {owner}"
            known[card] += owner == seat
        assert [player["hand"] for player in seen["players"]] == [
            player["hand"] if owner == seat else len(player["hand"]) for owner, player in enumerate(players)
        ]
        assert [player["chest"] for player in seen["players"]] == [2, 0, 1], "closed even to its owner"
        assert seen["unseen"] == deck + everything - known
        assert view.unknown == sum((everything - known).values())
        guess = view.supposed
        assert guess.view(seat) == view
        assert all(player["hand"] == in_order(player["hand"]) for player in whole(guess).to_json()["players"])
        hidden = position.hidden_from(-1 if seat is None else seat)
        assert hidden.hidden_from(-1 if seat is None else seat) == hidden
        for action in map(position.game.action, ("play yellow-2 yellow", "follower blue")):
            assert position.seen_as(action, -1 if seat is None else seat) == action, "face up, and a follower"


def test_10_a_card_dealt_or_played_face_down_is_told_to_its_owner_only() -> None:
    opening = cardcassonne(3).start()
    dealing = cardcassonne(3).position({"round": 2, "dealer": 2})
    playing = first_turn(["red-3"])
    for seat in (0, 1, 2, -1):
        for position, action, others in (
            (opening, "draw blue-1", "draw blue-1"),
            (dealing, "draw blue-1", "draw-unseen"),
            (dealing, "draw building-joker", "draw-unseen"),
            (playing, "play yellow-1 yellow", "play-unseen yellow"),
            (playing, "play red-3 blue", "play-unseen blue"),
            (playing, "follower yellow", "follower yellow"),
            (playing, "follower blue", "follower blue"),
        ):
            seen = position.game.all_actions[position.seen_as(position.game.action(action), seat)]
            assert str(seen) == (action if seat == 0 else others)


# --- invariants (CC 14) ----------------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_per_round_and_player_one_face_down_card_one_follower_hand_plus_one_turns(seed: int, players: int) -> None:
    turns: Counter[tuple[int, int, str]] = Counter()
    for position, action in random_game(cardcassonne(players), seed):
        written = position.to_json()
        if written["phase"] != "turn":
            continue
        seat, row, kind = written["turn"], action.words[-1], action.block.name
        if kind == "play":
            items = [item for items in written["rows"].values() for item in items]
            kind = "up" if any(item.endswith(f"face-down {seat}") for item in items) else "down"
            card = action.words[0]
            assert kind == "down" or card.split("-")[0] in (row, "dragon", "fairy", "animal", "building")
            after = position.play(action).to_json()
            if after["phase"] == "turn":
                assert after["rows"][row][-1] == (f"{card} face-down {seat}" if kind == "down" else card)
        turns[written["round"], seat, kind] += 1
    hand, rounds = {2: (6, 10), 3: (5, 8), 4: (5, 6), 5: (4, 6)}[players]
    for number in range(1, rounds + 1):
        for seat in range(players):
            assert turns[number, seat, "follower"] == 1
            assert turns[number, seat, "down"] == 1
            assert turns[number, seat, "up"] == hand - 1


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_scores_never_fall(seed: int, players: int) -> None:
    scores = [position.scores for position, _ in random_game(cardcassonne(players), seed)]
    for before, after in itertools.pairwise(scores):
        assert all(more >= fewer for fewer, more in zip(before, after, strict=True))


def by_the_book(segment: list[str], row: str, x: dict[str, Any], keep: bool) -> int:
    """The points of a claim, counted apart from the engine, with every joker on the only species held."""
    table = [0, 3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]
    animals = Counter(x["animals"])
    points = jokers = 0
    persons = []
    gained = set()
    for card in segment:
        colour, _, face = card.partition("-")
        if card in ("dragon", "fairy"):
            points += 10
        elif card == "animal-joker":
            jokers += 1
        elif face.isdigit():
            if colour == row:
                persons.append(int(face))
            else:
                points += 10
        elif colour != row and not keep and card != "building-joker":
            points += 10
        elif face == "animal":
            animals[colour] += 1
            gained.add(colour)
    assigned = Counter(x["jokers"])
    if jokers + x["waiting"] and animals:
        (only,) = animals
        assigned[only] += jokers + x["waiting"]
        gained.add(only)
    elif not animals:
        points += 3 * jokers
    return points + sum(persons) * len(persons) + sum(table[animals[colour] + assigned[colour]] for colour in gained)


def phase(position: tv.Position) -> str:
    """What the table waits for, without writing the whole position."""
    waiting: int = position.game.unpack(position).phase
    return PHASES[waiting]


@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize("order", [1, -1])
def test_claims_agree_with_a_count_by_the_book_in_any_order_of_rows(keep: bool, order: int) -> None:
    counted = 0
    for seed in range(60):
        generator = random.Random(seed)
        position = cardcassonne(4).start()
        while position.actor is not None:
            before = position
            position = position.play(generator.choice(position.actions))
            if phase(before) != "turn" or phase(position) == "turn":
                continue
            rows = {name: list(items) for name, items in before.to_json()["rows"].items()}
            step = next(action for action in before.actions if before.play(action) == position)
            rows[step.words[-1]].append(f"follower {before.actor}" if step.block.name == "follower" else step.words[0])
            while position.actor not in (None, tv.CHANCE) and phase(position) in ("misplaced", "jokers"):
                wanted = "keep" if keep else "cash"
                names = [str(action) for action in position.actions]
                if wanted not in names:
                    break
                position = position.play(wanted)
            if phase(position) in ("misplaced", "jokers"):
                continue
            expected = [0, 0, 0, 0]
            comparable = True
            for name, items in list(rows.items())[::order]:
                segment: list[str] = []
                for item in items:
                    if item.startswith("follower"):
                        seat = int(item.split()[1])
                        try:
                            x = before.to_json()["players"][seat]
                            expected[seat] = by_the_book(segment, name, x, keep)
                        except ValueError:
                            comparable = False  # a choice of species
                        segment = []
                    else:
                        segment.append(item.split()[0])
            if comparable and position.actor is not None:
                gained = [more - fewer for fewer, more in zip(before.scores, position.scores, strict=True)]
                assert gained == expected
                counted += 1
    assert counted > 100


def test_the_best_sets_equal_an_exhaustive_search() -> None:
    def exhaustive(counts: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
        if counts not in known:
            best = 0
            for mask in range(1, 16):
                chosen = [c for c in range(4) if mask >> c & 1]
                if all(counts[c] for c in chosen):
                    rest = tuple(count - (c in chosen) for c, count in enumerate(counts))
                    best = max(best, (0, 0, 5, 15, 30)[len(chosen)] + exhaustive(rest, known))
            known[counts] = best
        return known[counts]

    known: dict[tuple[int, ...], int] = {}
    for yellow in range(6):
        for red in range(6):
            for green in range(6):
                for blue in range(6):
                    assert sets_worth(yellow, red, green, blue) == exhaustive((yellow, red, green, blue), known)


# --- who sees what (CC 10) -------------------------------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_a_view_shows_no_hand_no_face_down_card_and_no_chest_of_others(seed: int, players: int) -> None:
    for position, _ in random_game(cardcassonne(players), seed):
        full = position.to_json()
        for seat in range(players):
            seen = position.view(seat).to_json()
            assert "deck" not in seen
            for other, player in enumerate(seen["players"]):
                if other == seat:
                    assert player["hand"] == full["players"][seat]["hand"]
                else:
                    hand = full["players"][other]["hand"]
                    assert player["hand"] == (len(hand) or [])
                if full["phase"] != "over":
                    assert player["chest"] == sum(full["players"][other]["chest"].values())
            for row, items in seen["rows"].items():
                for shown, true in zip(items, full["rows"][row], strict=True):
                    hidden = "face-down" in true and not true.endswith(f"face-down {seat}")
                    assert shown == (f"unseen {' '.join(true.split()[1:])}" if hidden else true)


def test_a_card_dealt_or_played_face_down_is_told_to_its_owner_only() -> None:
    position = first_turn(["green-animal"])
    action = position.game.action("play green-animal red")
    assert position.sentence(action, seat=0) == "Player 1 plays the sheep face down into the road row."
    assert position.sentence(action, seat=1) == "Player 1 plays a card face down into the road row."


# --- the animal table ------------------------------------------------------------------------------------------------


def test_the_animal_table_can_be_replaced_and_a_game_says_which_it_used(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    path.write_text(json.dumps({"name": "printed", "points": [3, 6, 8, 11, 14]}))
    game = cardcassonne(2, animals=str(path))
    assert game.settings["animals"]["name"] == "printed"
    assert game.settings["animals"]["points"] == [3, 6, 8, 11, 14, 14, 14, 14, 14, 14, 14, 14, 14], "CC R22"
    assert tv.Match(game, seed=1).record()["options"] == game.settings
    assert cardcassonne(2).settings["animals"]["name"] == "reconstructed"
    assert game != cardcassonne(2)


@pytest.mark.parametrize(
    "table",
    [
        [],
        {},
        {"points": []},
        {"points": [3, 2]},
        {"points": [3, "6"]},
        {"points": [1] * 14},
        {"points": [3], "lone_joker": -1},
        {"points": [3], "name": ""},
        {"points": [3], "colour": "red"},
        {"points": [True]},
        {"points": [5000]},
    ],
)
def test_a_wrong_animal_table_is_refused_with_a_sentence(table: Any) -> None:
    with pytest.raises(tv.WrongOption, match=r"animal table|lone joker"):
        cardcassonne(2, animals=table)


# --- positions written by hand ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("[1]", "JSON object"),
        ('{"round": }', "line 1"),
        ('{"colour": 1}', '"colour" is not known in "position"'),
        ('{"round": 99}', "from 0 to 8"),
        ('{"round": true}', "whole number"),
        ('{"dealer": 3}', "from 0 to 2"),
        ('{"game": "chess"}', "chess"),
        ('{"options": {"players": 2}}', "options"),
        ('{"rows": {"pink": []}}', "pink"),
        ('{"rows": {"red": ["red-4"]}}', "no card"),
        ('{"rows": {"red": ["red-1 upside-down 2"]}}', "not an item"),
        ('{"rows": {"red": "red-1"}}', "list"),
        ('{"rows": {"red": ["blue-1"]}}', "before the first claims"),
        ('{"round": 2, "rows": {"red": ["follower 7"]}}', "Seats are written"),
        ('{"round": 2, "rows": {"red": ["follower 1", "follower 1"]}}', "only one follower"),
        ('{"round": 2, "rows": {"red": ["red-1 face-down 1", "red-1 face-down 1"]}}', "one face-down card"),
        ('{"round": 2, "players": [{"hand": ["dragon", "dragon"]}]}', "dealt one at a time"),
        ('{"round": 2, "dealer": 2, "rows": {"red": ["dragon"]}, "players": [{"hand": ["dragon"]}]}', "has only 1"),
        ('{"round": 2, "rows": {"red": ["follower 1", "follower 2"]}}', "last_placed"),
        ('{"round": 2, "players": [{"animals": {"red": 10}}]}', "from 0 to 9"),
        ('{"round": 2, "players": [{"jokers": {"red": 1}}]}', "lies with a natural animal"),
        ('{"round": 2, "players": [{"animals": {"red": 1}, "waiting": 1}]}', "no joker waits"),
        ('{"round": 2, "players": [{"score": 5, "points": {"persons": 4}}]}', "follows from the rest and is 4, not 5"),
        ('{"round": 2, "players": [{}, {}, {}, {}]}', "at most 3 players"),
        ('{"round": 1}', "cards are missing"),
        ('{"round": 2, "deck": {"red-1": 3}}', "still to be drawn"),
        ('{"pending": "red-1"}', "Only a joker"),
        ('{"phase": "over", "rows": {"red": ["red-1"]}}', "empty"),
        ('{"phase": "turn"}', "is turning-up, not turn"),
        ('{"round": 2, "claim": {"row": "red"}}', "lowest row"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(written: str, complaint: str) -> None:
    with pytest.raises(tv.ImpossiblePosition, match=complaint):
        cardcassonne(3).position(written)


def test_left_out_fields_take_the_values_of_the_start() -> None:
    game = cardcassonne(3)
    assert game.position({}) == game.start()
    assert game.position("{}") == game.start()
    assert game.position({"rows": {"red": ["red-1"]}}) == game.start().play("draw red-1")
