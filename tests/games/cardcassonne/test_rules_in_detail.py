"""Cardcassonne: worked examples for what the examples of the reference leave open, rule by rule."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.games.cardcassonne.rules import rules
from tavoliere.games.cardcassonne.rules.actions import CARD_WORDS
from tavoliere.games.cardcassonne.rules.claims import is_misplaced
from tavoliere.games.cardcassonne.rules.state import UNSEEN
from tests.games.cardcassonne.test_rules import COLOURS, cardcassonne, claim, first_turn

OPENING = (
    "red-2",
    "blue-1",
    "red-1",
    "red-animal",
    "green-building",
    "red-2",
    "blue-1",
    "green-1",
    "green-2",
    "blue-3",
)


def texts(position: tv.Position) -> list[str]:
    return [str(action) for action in position.actions]


def played(position: tv.Position, *actions: str) -> tv.Position:
    for action in actions:
        position = position.play(action)
    return position


def hands(position: tv.Position) -> list[list[str]]:
    return [player["hand"] for player in position.to_json()["players"]]


# --- the opening and the deal (CC 2, CC R19) -------------------------------------------------------------------------


def test_2_4_any_dealer_puts_the_jokers_and_the_row_is_as_if_it_had_been_written() -> None:
    position = cardcassonne(3).position({"dealer": 2, "pending": "fairy"})
    assert position.actor == 2
    assert position.play("put yellow") == cardcassonne(3).position({"dealer": 2, "rows": {"yellow": ["fairy"]}})


def test_2_4_a_card_of_the_deck_is_as_likely_as_there_are_copies_of_it() -> None:
    start = cardcassonne(2).start()
    fallen = {str(start.draw((place + 0.99) / 130)): place for place in range(130)}
    assert fallen["draw yellow-1"] == 7, "the last of eight copies"
    assert fallen["draw yellow-2"] == 12
    assert fallen["draw animal-joker"] == 125
    assert fallen["draw building-joker"] == 129


def test_r19_the_hands_of_two_are_dealt_one_card_at_a_time_from_the_dealers_left() -> None:
    position = played(cardcassonne(2).start(), *(f"draw {card}" for card in OPENING))
    dealt = ("blue-2", "red-3", "blue-1", "red-3", "dragon", "yellow-1", "green-1", "yellow-2")
    position = played(position, *(f"draw {card}" for card in dealt))
    assert hands(position) == [["yellow-1", "yellow-2", "red-3", "red-3"], ["green-1", "blue-1", "blue-2", "dragon"]]
    assert position.actor == tv.CHANCE
    position = played(position, *(f"draw {card}" for card in ("yellow-1", "yellow-3", "yellow-2", "green-3")))
    assert hands(position) == [
        ["yellow-1", "yellow-2", "yellow-3", "red-3", "red-3", "green-3"],
        ["yellow-1", "yellow-2", "green-1", "blue-1", "blue-2", "dragon"],
    ]
    assert (position.actor, position.to_json()["round"]) == (1, 1)
    assert position == cardcassonne(2).position(position.to_json()), "nothing of the deal is left"


# --- turns (CC 4) ----------------------------------------------------------------------------------------------------


def test_4_3_the_first_card_goes_into_any_row_and_equal_cards_are_not_told_apart() -> None:
    position = first_turn(["red-2", "red-2", "blue-1", "dragon", "fairy"])
    assert texts(position) == [
        *(f"play {card} {row}" for card in ("red-2", "blue-1", "dragon", "fairy") for row in COLOURS),
        *(f"follower {row}" for row in COLOURS),
    ]


def test_4_3_later_cards_go_into_their_own_row_and_jokers_into_any() -> None:
    position = first_turn(["yellow-3", "red-2", "red-2", "blue-animal", "animal-joker"])
    position = played(position, "play yellow-3 green", "play yellow-1 red", "play yellow-1 red")
    assert texts(position) == [
        *("play red-2 red", "play blue-animal blue"),
        *(f"play animal-joker {row}" for row in COLOURS),
        *(f"follower {row}" for row in COLOURS),
    ]


def test_4_2_a_follower_is_placed_once_a_round() -> None:
    position = first_turn(["yellow-3", "red-2", "red-3", "blue-1", "blue-2"])
    position = played(position, "follower red", "follower red", "follower red")
    assert texts(position) == [
        f"play {card} {row}" for card in ("yellow-3", "red-2", "red-3", "blue-1", "blue-2") for row in COLOURS
    ]


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("yellow-1", ["red-1", "red-1", "red-2", "blue-1", "dragon"]),
        ("red-1", ["yellow-1", "red-1", "red-2", "blue-1", "dragon"]),
        ("red-2", ["yellow-1", "red-1", "red-1", "blue-1", "dragon"]),
        ("dragon", ["yellow-1", "red-1", "red-1", "red-2", "blue-1"]),
    ],
)
def test_4_1_exactly_the_card_that_is_played_leaves_the_hand(card: str, left: list[str]) -> None:
    hand = ["yellow-1", "red-1", "red-1", "red-2", "blue-1", "dragon"]
    position = first_turn(hand, players=2).play(f"play {card} green")
    assert position.to_json()["players"][0]["hand"] == left
    assert position.to_json()["rows"]["green"] == [f"{card} face-down 0"]


def test_3_4_a_hand_is_played_to_its_last_card() -> None:
    position = first_turn(["red-1", "red-2", "red-2", "red-3", "blue-1", "dragon"], players=2)
    for card, row in (("red-2", "red"), ("dragon", "blue"), ("red-1", "red"), ("blue-1", "blue"), ("red-3", "red")):
        position = position.play(f"play {card} {row}")
        position = position.play(position.actions[0])
    assert hands(position)[0] == ["red-2"]
    position = position.play("play red-2 red")
    assert hands(position)[0] == []


# --- the end of a round (CC 5, CC 7) ---------------------------------------------------------------------------------


def test_5_after_the_claims_the_table_is_as_if_it_had_been_written() -> None:
    """Two claims with questions of every kind; leftovers close up; nothing of the claims is left."""
    rows = {
        "yellow": ["follower 0"],
        "red": ["red-1", "red-2 face-down 0", "follower 2", "red-3", "red-1"],
        "green": ["green-2", "blue-animal face-down 2"],
        "blue": ["animal-joker", "building-joker", "green-animal", "blue-3 face-down 1"],
    }
    players = [{}, {"animals": {"red": 1, "blue": 2}}, {"hand": ["green-1"]}]
    position = cardcassonne(3).position(
        {"round": 3, "dealer": 2, "last_placed": 2, "rows": rows, "players": players, "turn": 1}
    )
    position = played(position, "follower blue", "play green-1 green", "cash", "assign blue")
    assert position.scores == (0, 10 + 3 + 9, (1 + 2) * 2)
    written = position.to_json()
    assert written["rows"] == {
        "yellow": [],
        "red": ["red-3", "red-1"],
        "green": ["green-2", "blue-animal", "green-1"],
        "blue": [],
    }
    assert (written["phase"], written["round"], written["dealer"]) == ("dealing", 4, 1)
    assert [player["chest"] for player in written["players"]] == [{}, {"joker": 1}, {}]
    again = cardcassonne(3).position(position.to_json())
    assert again == position


def test_5_2_one_claim_leaves_nothing_to_the_next() -> None:
    """Blue is claimed first, with cards of every kind; the claim of the empty yellow row brings nothing."""
    blue = ["dragon", "blue-3", "red-building", "green-animal", "building-joker", "animal-joker", "blue-animal"]
    rows = {
        "yellow": ["follower 0", "yellow-1 face-down 0"],
        "red": ["red-1 face-down 1"],
        "blue": blue,
    }
    position = cardcassonne(2).position({"round": 2, "dealer": 1, "rows": rows})
    position = played(position, "follower blue", "cash", "keep", "assign green")
    assert position.scores == (0, 10 + 3 + 10 + 6 + 3)
    first = position.to_json()["players"][0]
    assert (first["animals"], first["jokers"], first["waiting"], first["chest"]) == ({}, {}, 0, {})


def test_5_4_the_bottom_row_too_is_empty_when_the_game_is_over() -> None:
    leftovers = {row: [f"{row}-1", f"{row}-2"] for row in COLOURS}
    leftovers["red"] = ["red-1 face-down 0", "red-1 face-down 1", "follower 0", "red-2"]
    players = [{"waiting": 4, "chest": {"joker": 4}}, {}]
    position = cardcassonne(2).position({"round": 10, "dealer": 1, "rows": leftovers, "players": players})
    position = position.play("follower red")
    assert position.to_json()["rows"] == {row: [] for row in COLOURS}
    assert position == cardcassonne(2).position(position.to_json())


def test_8_nobody_acts_when_the_game_is_over() -> None:
    players = [{"animals": {"red": 2, "blue": 1}}, {"animals": {"green": 1}}]
    position = cardcassonne(2).position({"phase": "over", "players": players})
    assert (position.actor, position.actions) == (None, ())


# --- claims (CC 6) and the end (CC 8) --------------------------------------------------------------------------------


def test_r7_a_joker_is_never_misplaced() -> None:
    for row in range(4):
        assert not any(is_misplaced(row, CARD_WORDS.index(joker)) for joker in ("dragon", "fairy", "animal-joker"))
        assert is_misplaced(row, CARD_WORDS.index("blue-animal")) == (row != 3)


def test_6_4_the_species_that_are_held_are_offered_and_no_others() -> None:
    rows = {"yellow": ["follower 0", "yellow-1 face-down 0", "yellow-1 face-down 1"], "red": ["animal-joker"]}
    players = [{}, {"animals": {"yellow": 1, "green": 2, "blue": 3}}]
    position = cardcassonne(2).position({"round": 2, "dealer": 1, "rows": rows, "players": players})
    assert texts(position.play("follower red")) == ["assign yellow", "assign green", "assign blue"]


@pytest.mark.parametrize(
    ("chest", "points"),
    [
        ({"yellow": 1, "blue": 3}, 5),
        ({"green": 3, "blue": 1}, 5),
        ({"red": 1, "green": 1, "blue": 1}, 15),
        ({"yellow": 1, "green": 2, "blue": 2, "joker": 1}, 30 + 5),
        ({"blue": 2, "joker": 3}, 30),
    ],
)
def test_8_4_every_type_counts_alike(chest: dict[str, int], points: int) -> None:
    assert claim("green", [], round=10, x={"chest": chest})[0] == points


@pytest.mark.parametrize("colour", COLOURS)
def test_8_5_a_building_of_any_colour_under_the_chest_breaks_a_tie(colour: str) -> None:
    players = [{"score": 20}, {"score": 20, "chest": {colour: 1}}]
    result = cardcassonne(2).position({"phase": "over", "players": players}).result
    assert result is not None and result.winners == (1,)


# --- who sees what (CC 10) -------------------------------------------------------------------------------------------

EVERYBODY = (0, 1, 2, -1)


def told(position: tv.Position, action: str) -> list[str]:
    """What seats 0, 1, 2 and a spectator are told of an action."""
    number = int(position.game.action(action))
    return [str(position.game.all_actions[position.seen_as(number, seat)]) for seat in EVERYBODY]


def test_10_cards_of_the_opening_are_told_to_everybody() -> None:
    start = cardcassonne(3).start()
    assert told(start, "draw yellow-1") == ["draw yellow-1"] * 4
    assert told(start, "draw dragon") == ["draw dragon"] * 4
    for row in COLOURS:
        assert told(start.play("draw dragon"), f"put {row}") == [f"put {row}"] * 4


def test_10_a_card_dealt_is_told_to_its_owner() -> None:
    position = played(cardcassonne(3).start(), *(f"draw {card}" for card in OPENING))
    for card in ("draw yellow-1", "draw building-joker"):
        assert told(position, card) == ["draw-unseen", card, "draw-unseen", "draw-unseen"], "the dealer's left is first"


@pytest.mark.parametrize(("card", "row"), [("yellow-1", "yellow"), ("red-2", "blue"), ("building-joker", "blue")])
def test_10_a_card_played_face_down_is_told_to_its_owner(card: str, row: str) -> None:
    position = first_turn([card, "red-3"])
    assert told(position, f"play {card} {row}") == [f"play {card} {row}", *[f"play-unseen {row}"] * 3]
    position = played(position, f"play {card} {row}", "play yellow-1 green", "play yellow-1 green")
    assert told(position, "play red-3 red") == ["play red-3 red"] * 4, "the second card lies face up"


@pytest.mark.parametrize("row", COLOURS)
def test_10_a_follower_is_seen_by_everybody_before_the_first_card_too(row: str) -> None:
    assert told(first_turn([]), f"follower {row}") == [f"follower {row}"] * 4


def test_10_what_a_claimer_decides_is_seen_by_everybody() -> None:
    rows = {
        "yellow": ["follower 0", "yellow-1 face-down 0", "yellow-1 face-down 1"],
        "red": ["blue-animal", "animal-joker", "follower 1", "red-1 face-down 2"],
    }
    players = [{}, {"animals": {"red": 1}}, {}]
    position = cardcassonne(3).position({"round": 2, "dealer": 2, "last_placed": 0, "rows": rows, "players": players})
    position = position.play("follower green")
    for answer in ("cash", "keep"):
        assert told(position, answer) == [answer] * 4
    assert told(position.play("keep"), "assign blue") == ["assign blue"] * 4


def late(second: str = "red-1") -> tv.Position:
    """The last round of three: everybody has played one card face down and placed the follower."""
    rows = {
        "yellow": ["yellow-2 face-down 0", "follower 0", "follower 1"],
        "red": ["red-3", "blue-3 face-down 1", "follower 2", "red-2 face-down 2"],
    }
    players = [
        {"hand": ["red-1", "red-1", "red-1", "dragon"], "waiting": 4, "chest": {"joker": 4}},
        {"hand": ["green-1", "green-1", "green-2", "blue-2"]},
        {"hand": [second, "red-2", "blue-1", "fairy"]},
    ]
    return cardcassonne(3).position({"round": 8, "dealer": 2, "last_placed": 2, "rows": rows, "players": players})


def test_10_a_seat_sees_its_own_hand_and_its_own_face_down_card() -> None:
    position = late()
    for seat in range(3):
        seen = position.view(seat).to_json()
        for other in range(3):
            hand = position.to_json()["players"][other]["hand"]
            assert seen["players"][other]["hand"] == (hand if other == seat else 4)
        cards = ["yellow-2", "blue-3", "red-2"]
        shown = [card if other == seat else "unseen" for other, card in enumerate(cards)]
        assert seen["rows"]["yellow"] == [f"{shown[0]} face-down 0", "follower 0", "follower 1"]
        assert seen["rows"]["red"] == ["red-3", f"{shown[1]} face-down 1", "follower 2", f"{shown[2]} face-down 2"]


def test_10_a_spectator_sees_no_hand_and_no_face_down_card() -> None:
    seen = late().view().to_json()
    assert [player["hand"] for player in seen["players"]] == [4, 4, 4]
    assert seen["rows"]["yellow"] == ["unseen face-down 0", "follower 0", "follower 1"]
    assert seen["rows"]["red"] == ["red-3", "unseen face-down 1", "follower 2", "unseen face-down 2"]


@pytest.mark.parametrize("seat", range(3))
def test_10_where_one_card_face_down_is_unseen_nothing_is_counted_whosever_it_is(seat: int) -> None:
    position = cardcassonne(3).start()
    while sum(position.fields.placed) < 2 or sum(position.fields.hand_count) > 0:
        position = position.play(position.actions[0])
    state = position.game.layout.unpack(position.raw)
    state.row[state.down_row[seat]][state.down_at[seat] - 1] = UNSEEN
    rules.apply(state, position.actions[0])
    assert sum(state.placed) == 3 and state.claim_row == 0


def test_10_what_is_unseen_is_one_pool_of_the_deck_the_hands_and_the_cards_face_down() -> None:
    position = late()
    assert position.to_json()["deck"] == {}, "the last round"
    assert position.view(0).to_json()["unseen"] == {
        **{"green-1": 2, "green-2": 1, "blue-2": 1},
        **{"red-1": 1, "red-2": 2, "blue-1": 1, "fairy": 1, "blue-3": 1},
    }
    assert position.view(1).to_json()["unseen"] == {
        **{"red-1": 4, "dragon": 1, "yellow-2": 1},
        **{"red-2": 2, "blue-1": 1, "fairy": 1},
    }
    assert sum(position.view().to_json()["unseen"].values()) == 3 * 4 + 3
    assert (position.view(0).unknown, position.view(1).unknown, position.view().unknown) == (10, 10, 15)


def test_10_before_anybody_has_a_card_nothing_is_unknown() -> None:
    assert cardcassonne(3).start().view(1).unknown == 0
    assert first_turn([], players=3).view(0).unknown == 10


def test_10_the_hand_of_the_only_other_player_is_unknown() -> None:
    position = first_turn([], players=2)
    assert (position.view(0).unknown, position.view(1).unknown) == (6, 6)


@pytest.mark.parametrize("card", ["yellow-1", "red-2"])
@pytest.mark.parametrize("others", [(1, 2), (0, 2), (0, 1)])
def test_10_where_only_one_kind_of_card_is_unseen_everything_can_be_told(card: str, others: tuple[int, int]) -> None:
    """In the last round, with nothing but equal cards in the other hands and face down, a redeal is the truth."""
    seat = 3 - sum(others)
    players: list[dict[str, Any]] = [{"hand": [card] if p in others else ["blue-3"]} for p in range(3)]
    players[seat] |= {"waiting": 4, "chest": {"joker": 4}}
    down = {p: f"{card} face-down {p}" if p in others else f"blue-1 face-down {p}" for p in range(3)}
    rows = {"yellow": [down[0]], "red": ["red-3", down[1]], "green": ["green-3", down[2]], "blue": ["follower 0"]}
    rows["blue"] += ["follower 1", "follower 2"]
    position = cardcassonne(3).position({"round": 8, "dealer": 2, "last_placed": 2, "rows": rows, "players": players})
    view = position.view(seat)
    assert view.to_json()["unseen"] == {card: 4}
    assert view.unknown == 4
    assert view.supposed == position
