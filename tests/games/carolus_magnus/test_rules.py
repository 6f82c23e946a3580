"""Carolus Magnus: the worked examples of its reference, the Italian sheet, every way of ending, and the laws."""

import json
import random
import re
from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavoliere.definition.event_table import noted
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition, WrongOption
from tavoliere.engine.game import CHANCE, Game, Position, game
from tavoliere.games.carolus_magnus.rules import rules
from tavoliere.games.carolus_magnus.rules.ring import influence, territory_before
from tavoliere.games.carolus_magnus.rules.state import (
    DRAWING,
    FACTS,
    FEW_TERRITORIES,
    GIVING_BACK,
    INVARIANTS,
    LAYING,
    LOTS,
    MARCHING,
    OVER,
    PLAYING_PALADINS,
    REROLLING,
    ROLLING,
    TAKING,
    State,
)
from tavoliere.table.editor import Editor
from tavoliere.table.match import Match
from tavoliere.words import LANGUAGES, catalogue, spoken

Objects = list[dict[str, Any]]

ALBERT, BOB = 0, 1  # white and black castles with two players
WHITE, BLACK, GREY = 0, 1, 2
SETTINGS = [(players, refill) for refill in ("dice", "draft") for players in (2, 3, 4)]
SEVEN = {"red": 2, "green": 2, "blue": 1, "yellow": 1, "pink": 1}
FOUR = {"red": 1, "green": 1, "blue": 1, "yellow": 1}
ONE_EACH = [{"paladins": {colour: 1}} for colour in ("red", "green", "blue", "yellow", "pink") for _ in range(3)]


def carolus(players: int = 2, refill: str = "dice", **options: Any) -> Game:
    made: Game = game("carolus-magnus", players=players, refill=refill, **options)
    return made


def played(position: Position, *actions: str) -> Position:
    for action in actions:
        position = position.play(action)
    return position


def state(position: Position) -> State:
    unpacked: State = position.game.unpack(position)
    return unpacked


def texts(position: Position) -> list[str]:
    return [str(action) for action in position.actions]


def facts(position: Position) -> dict[str, int]:
    numbers = [0] * len(FACTS)
    assert rules.facts(state(position), numbers) == len(FACTS)
    return dict(zip(FACTS, numbers, strict=True))


def marching(ring: Objects, players: int = 2, **more: Any) -> Position:
    """The Emperor stands on territory 1 and may take one step; seat 0 moves him."""
    discs = [{"disc": p + 1} for p in range(players)]
    seats = [disc | seat for disc, seat in zip(discs, more.pop("players_have", [{}] * players), strict=True)]
    position = {"phase": "marching", "round": 1, "turn": 0, "ring": ring, "players": seats, **more}
    return carolus(players).position({"emperor": 1, **position})


def some_game(rules_of: Game, seed: int, to_court: float = 0.1) -> list[Position]:
    """All positions of a random game; `to_court` says how often a paladin goes to court if it can."""
    generator = random.Random(seed)
    positions = [rules_of.start()]
    while positions[-1].actor is not None:
        position = positions[-1]
        if position.actor == CHANCE:
            choice = generator.choices(position.actions, position.weights)[0]
        else:
            to_courts = [action for action in position.actions if action.words[-1:] == ("court",)]
            choice = generator.choice(to_courts if to_courts and generator.random() < to_court else position.actions)
        positions.append(position.play(choice))
    return positions


# --- the worked examples of CM 13 ------------------------------------------------------------------------------------


def test_example_1_disc_order() -> None:
    full = [{"reserve": SEVEN}, {"reserve": SEVEN}]
    position = carolus().position({"round": 1, "order": [ALBERT, BOB], "players": full}).play("disc 3")
    assert texts(position) == ["disc 1", "disc 2", "disc 4", "disc 5"]
    with pytest.raises(IllegalAction, match="CM 6"):
        position.play("disc 3")
    position = position.play("disc 2")
    assert position.actor == BOB
    position = played(position, "play red court", "play red court", "play green 7")
    assert texts(position) == ["march 1", "march 2"]
    position = played(position, "march 1", "roll red", "roll red", "roll red")
    assert position.actor == ALBERT
    position = played(position, "play red 7", "play red 7", "play blue court")
    assert texts(position) == ["march 1", "march 2", "march 3"]
    position = played(position, "march 2", "roll red", "roll red", "roll red")
    assert (position.actor, state(position).round) == (BOB, 2)


def test_example_2_forced_duplicate() -> None:
    a, b, c = 0, 1, 2
    left = [{"unplayed": [1, 4]}, {"unplayed": [2, 4]}, {"unplayed": [2, 4]}]
    nine = [{"reserve": SEVEN | {"red": 4}, **discs} for discs in left]
    position = carolus(3).position({"round": 4, "order": [a, b, c], "players": nine}).play("disc 4")
    assert texts(position) == ["disc 2"]
    position = position.play("disc 2")
    assert texts(position) == ["disc 2", "disc 4"]
    position = position.play("disc 2")
    assert state(position).order[:3] == [b, c, a]
    position = played(position, *["play red court"] * 4, "march 1", *["roll red"] * 4)
    position = played(position, *["play red court"] * 4)
    assert position.actor == c and texts(position) == ["march 1", "march 2"]
    position = played(position, "march 1", *["roll red"] * 4, *["play red court"] * 4, "march 1", *["roll red"] * 4)
    assert state(position).order[:3] == [b, c, a] and position.actor == b


def test_example_2_forced_duplicate_of_two_players() -> None:
    last = [{"reserve": SEVEN, "unplayed": [3]}] * 2
    position = carolus().position({"round": 5, "order": [BOB, ALBERT], "players": last})
    position = played(position, "disc 3", "disc 3")
    assert position.actor == BOB
    turn = ["play red court", "play red court", "play green court", "march 1", "roll red", "roll red", "roll green"]
    position = played(position, *turn, *turn)
    assert texts(position) == ["disc 1", "disc 2", "disc 3", "disc 4", "disc 5"]
    assert state(position).unplayed[:2] == [[1] * 5] * 2


def test_example_3_first_castle() -> None:
    start = {
        "phase": "playing-paladins",
        "round": 1,
        "to_play": 1,
        "ring": [{}, {"paladins": {"red": 1}}, {"paladins": {"green": 1}}],
        "players": [{"disc": 2, "reserve": FOUR | {"pink": 1}}, {"disc": 3}],
    }
    position = carolus().position(start).play("play red court")
    assert position.to_json()["holders"] == {"red": ALBERT}
    built = position.play("march 1")
    assert state(built).stock[:2] == [9, 10] and state(built).owner[1] == 1 + ALBERT
    nothing = position.play("march 2")
    assert state(nothing).stock[:2] == [10, 10]


def test_example_4_takeover_and_merge() -> None:
    position = carolus().position(
        {
            "phase": "playing-paladins",
            "round": 1,
            "to_play": 1,
            "emperor": 1,
            "ring": [
                {"owner": WHITE, "castles": 1, "paladins": {"blue": 1, "red": 1}},
                {"owner": BLACK, "castles": 1, "paladins": {"green": 2, "red": 1}},
                {"owner": WHITE, "castles": 1, "paladins": {"pink": 1}},
            ],
            "players": [
                {"disc": 1, "court": {"red": 2, "green": 1}, "reserve": FOUR | {"green": 2}},
                {"disc": 2, "court": {"green": 1}},
            ],
            "holders": {"green": BLACK},
        }
    )
    assert state(position).stock[:2] == [8, 9]
    position = position.play("play green court")
    before = state(position)
    assert [influence(before, 1, side) for side in (WHITE, BLACK)] == [3, 1]
    position = position.play("march 1")
    after = state(position)
    assert position.to_json()["ring"][0] == {
        "territory": 1,
        "paladins": {"red": 2, "green": 2, "blue": 1, "pink": 1},
        "owner": WHITE,
        "castles": 3,
    }
    assert (after.territories, after.emperor, after.stock[:2]) == (13, 0, [7, 10])
    assert position.actor == CHANCE  # no new majority check: the dice are next


def test_example_5_counter_attack() -> None:
    position = carolus().position(
        {
            "phase": "playing-paladins",
            "round": 1,
            "emperor": 1,
            "ring": [
                {"owner": BLACK, "castles": 2},
                {"owner": WHITE, "castles": 1},
                {"owner": BLACK, "castles": 3, "paladins": {"yellow": 3, "green": 2, "blue": 1, "red": 2, "pink": 1}},
                {"owner": WHITE, "castles": 1},
            ],
            "players": [
                {
                    "disc": 3,
                    "court": {"red": 7, "green": 3, "blue": 6, "yellow": 5, "pink": 8},
                    "reserve": {"yellow": 3, "red": 4},
                },
                {"disc": 4, "court": {"red": 6, "green": 5, "blue": 8, "yellow": 6, "pink": 5}, "reserve": SEVEN},
            ],
        }
    )
    c = 3  # the place of the third territory: the first has two segments
    assert [influence(state(position), c, side) for side in (WHITE, BLACK)] == [3, 9]
    position = position.play("play yellow court")
    assert position.to_json()["holders"]["yellow"] == BLACK  # 6 is only a tie
    position = position.play("play yellow court")
    assert position.to_json()["holders"]["yellow"] == WHITE
    position = position.play("play yellow 4")
    assert [influence(state(position), c, side) for side in (WHITE, BLACK)] == [7, 6]
    position = position.play("march 2")
    merged = state(position)
    assert (merged.segments[2], merged.castles[2], merged.owner[2]) == (5, 5, 1 + WHITE)
    assert merged.emperor == 2


def test_example_6_clan_arithmetic() -> None:
    paul, marie = 0, 1
    position = marching(
        [{}, {"paladins": {"green": 3, "blue": 1, "red": 5}}],
        players_have=[{"court": {"green": 2, "blue": 1, "red": 2}}, {"court": {"green": 1, "red": 3}}],
    )
    assert position.to_json()["holders"] == {"green": paul, "blue": paul, "red": marie}
    assert [influence(state(position), 1, side) for side in (paul, marie)] == [4, 5]
    assert state(position.play("march 1")).owner[1] == 1 + marie  # CM R-20: on Paul's own turn


@pytest.mark.parametrize(
    ("territory", "owner"),
    [
        ({"paladins": {"red": 3, "blue": 2, "green": 2}}, 1 + WHITE),  # (a) relative majority
        ({"paladins": {"red": 2, "blue": 2, "green": 1}}, 0),  # (b) a tie for first place
        ({"paladins": {"red": 3, "blue": 3, "green": 1}, "owner": GREY}, 1 + GREY),  # (c) a tie above the owner
    ],
)
def test_example_7_three_players(territory: dict[str, Any], owner: int) -> None:
    courts: Objects = [{"court": {colour: 1}} for colour in ("red", "blue", "green")]
    position = marching([{}, territory], players=3, players_have=courts)
    assert state(position.play("march 1")).owner[1] == owner


def test_example_7_eighth_castle_wins() -> None:
    courts: Objects = [{"court": {colour: 1}} for colour in ("red", "blue", "green")]
    ring: Objects = [{"owner": BLACK, "castles": 1}, {"paladins": {"red": 1}}, {"owner": WHITE, "castles": 7}]
    position = marching(ring, players=3, players_have=courts).play("march 1")
    assert position.result is not None and position.result.winners == (WHITE,)
    assert position.scores == (8, 1, 0)


def test_example_9a_too_few_castles_for_a_takeover() -> None:
    ring: Objects = [
        {"owner": WHITE, "castles": 5},
        {"owner": BLACK, "castles": 4, "paladins": {"red": 5}},
        {"owner": WHITE, "castles": 4},
        {"owner": BLACK, "castles": 2},
    ]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}])
    assert state(position).stock[:2] == [1, 4]
    position = position.play("march 1")
    assert position.result is not None and position.result.winners == (WHITE,)
    assert position.scores == (10, 2) and facts(position)["too-few-castles"] == 1
    final = state(position)
    assert (final.segments[0], final.castles[0]) == (13, 10)  # CM R-22: merged all the same
    assert position.game.position(position.to_json()) == position


def test_example_9b_fewer_than_four_territories() -> None:
    ring: Objects = [
        {"owner": WHITE, "castles": 3},
        {"paladins": {"red": 1}},
        {"owner": WHITE, "castles": 4},
        {"owner": BLACK, "castles": 7},
    ]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}]).play("march 1")
    assert state(position).territories == 2
    assert position.result is not None and position.result.winners == (WHITE,)
    assert position.scores == (8, 7) and facts(position)["few-territories"] == 1


def test_example_10_exhausted_colour() -> None:
    position = carolus().position(
        {
            "phase": "rolling",
            "round": 1,
            "turn": 0,
            "ring": [{"paladins": {"red": 28}}],
            "players": [
                {"disc": 1, "court": {"red": 7}, "reserve": {"green": 4}},
                {"disc": 2, "court": {"red": 4}, "reserve": SEVEN | {"red": 1, "green": 3}},
            ],
        }
    )
    assert state(position).supply[0] == 0
    position = position.play("roll red")
    assert [court[0] for court in state(position).court[:2]] == [3, 0]
    position = played(position, "roll red", "roll crown")
    assert state(position).supply[0] == 6 and position.to_json()["holders"]["red"] == WHITE
    assert texts(position) == ["crown red", "crown green", "crown blue", "crown yellow", "crown pink"]
    position = position.play("crown pink")
    assert state(position).reserve[0] == [2, 4, 0, 0, 1]


def test_example_10_a_colour_that_nobody_can_have_is_rolled_again() -> None:
    position = carolus(3).position(
        {
            "phase": "rolling",
            "round": 1,
            "turn": 0,
            "ring": [{"paladins": {"red": 31}}],
            "players": [
                {"disc": 1, "court": {"red": 6}, "reserve": {"green": 5}},
                {"disc": 2, "court": {"red": 3}},
                {"disc": 3},
            ],
        }
    )
    again = position.play("roll red")
    assert again.to_json()["dice"] == 4 and state(again).court == state(position).court
    assert texts(again) == ["roll green", "roll blue", "roll yellow", "roll pink", "roll crown"]  # CM R-25
    assert len(set(again.weights)) == 1
    with pytest.raises(IllegalAction, match="CM R-13"):
        again.play("roll red")
    crowns = played(again, "roll crown", *["roll crown"] * 3)
    assert "crown red" not in texts(crowns)  # CM R-24
    assert facts(crowns)["rerolled"] == facts(crowns)["ran-out"] == 1


def test_example_12_variant_draft() -> None:
    position = carolus(2, "draft").position(
        {
            "round": 1,
            "order": [0, 1],
            "ring": ONE_EACH,
            "players": [{"reserve": SEVEN}, {"reserve": SEVEN}],
            "display": [{"red": 2, "blue": 1}, {"green": 1, "yellow": 1, "pink": 1}, {"blue": 2, "yellow": 1}],
        }
    )
    assert sum(state(position).supply) == 162
    position = played(position, "disc 1", "disc 2")
    paladins = ["play red court", "play red court", "play green court", "march 1"]
    position = played(position, *paladins)
    assert texts(position) == ["take 1", "take 2", "take 3"]
    position = played(position, "take 2", *paladins)
    assert texts(position) == ["take 1", "take 3"]
    position = played(position, "take 1", "draw red")
    assert state(position).display[0] == [1, 0, 2, 1, 0]  # the leftover has grown, and is the first set now
    position = played(position, *["draw green"] * 6)
    assert sum(state(position).supply) == 155 and sum(state(position).lies) == 3
    position = played(
        position, "disc 2", "disc 1", "play pink court", "play blue court", "play yellow court", "march 1"
    )
    position = position.play("take 1")
    assert texts(position) == ["give-back red", "give-back blue", "give-back yellow"]
    position = position.play("give-back yellow")
    assert sum(state(position).supply) == 156
    assert [sum(reserve) for reserve in state(position).reserve[:2]] == [7, 7]


def test_example_12_a_set_nobody_takes_keeps_growing() -> None:
    position = carolus(2, "draft").position(
        {
            "phase": "taking",
            "round": 2,
            "turn": 1,
            "players": [
                {"disc": 1, "unplayed": [2, 3, 4], "reserve": SEVEN},
                {"disc": 2, "unplayed": [1, 3, 4], "reserve": FOUR},
            ],
            "display": [{"blue": 2, "yellow": 1, "red": 1}, None, {"green": 3}],
        }
    )
    position = played(position, "take 3", "draw pink")
    assert state(position).display[0] == [1, 0, 2, 1, 1]
    position = played(position, *["draw red"] * 6, "disc 3", "disc 1")
    position = played(position, "play red court", "play blue court", "play green court", "march 1", "take 1")
    assert texts(position) == ["give-back red", "give-back blue", "give-back yellow"]  # two go back, in this order
    assert texts(position.play("give-back blue")) == ["give-back blue", "give-back yellow", "give-back pink"]
    with pytest.raises(IllegalAction, match=r"CM 12\.2"):
        position.play("give-back blue").play("give-back red")
    bag = state(position).supply
    position = played(position, "give-back yellow", "give-back pink")
    assert state(position).reserve[1] == [1, 3, 2, 1, 0]
    assert state(position).supply == [*bag[:3], bag[3] + 1, bag[4] + 1]


# --- the Italian sheet, sentence by sentence -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sheet(players: int) -> None:
    size, reserve = (4, 9) if players == 3 else (3, 7)
    for seed in range(5):
        positions = some_game(carolus(players, "draft"), seed)
        for before, after in pairwise(positions):
            s, then = state(before), state(after)
            if s.round == 0 and then.round == 1:  # 1) reserves by dice, the crown as a joker
                assert all(sum(paladins) == reserve for paladins in s.reserve[:players])
                assert sum(then.supply) == 200 - 15 - players * reserve  # 2) all others are in the bag
            if s.round > 0:
                assert all(action.block.name not in ("roll", "crown") for action in before.actions)  # 2) no dice
            if s.phase != then.phase and before.actor == CHANCE and after.actor is not None and not then.ran_out:
                if then.round == 1 and after.actor != CHANCE:  # 3) one set more than players
                    assert [sum(paladins) for paladins in then.display[: players + 1]] == [size] * (players + 1)
                elif then.round > 1:  # 5), 6) the leftover has one more, the others are new
                    assert [sum(paladins) for paladins in then.display[1 : players + 1]] == [size] * players
                    assert sum(then.display[0]) > size
            if sum(then.lies) < sum(s.lies) and not then.fell_short:  # 4), 7) the exact number again
                assert sum(then.reserve[s.turn]) == reserve


# --- endings (CM 9) --------------------------------------------------------------------------------------------------


def test_last_castle_on_own_turn() -> None:
    ring: Objects = [{"owner": BLACK}, {"paladins": {"red": 1}}, {}, {"owner": WHITE, "castles": 9}]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}]).play("march 1")
    assert position.result is not None and position.result.winners == (WHITE,)
    assert facts(position)["last-castle"] == 1


def test_last_castle_on_anothers_turn() -> None:
    ring: Objects = [{"owner": WHITE}, {"paladins": {"red": 1}}, {}, {"owner": BLACK, "castles": 9}]
    position = marching(ring, players_have=[{}, {"court": {"red": 1}}]).play("march 1")
    assert position.result is not None and position.result.winners == (BLACK,)
    assert facts(position)["last-castle-given"] == 1


@pytest.mark.parametrize(("black_markers", "winners"), [({}, (WHITE,)), ({"blue": 1}, (WHITE, BLACK))])
def test_tie_is_broken_by_markers_or_shared(black_markers: dict[str, int], winners: tuple[int, ...]) -> None:
    ring: Objects = [
        {"owner": WHITE, "castles": 3},
        {"paladins": {"red": 1}},
        {"owner": WHITE, "castles": 3},
        {"owner": BLACK, "castles": 7},
    ]
    courts: Objects = [{"court": {"red": 1}}, {"court": black_markers}]
    position = marching(ring, players_have=courts).play("march 1")
    assert position.result is not None and position.result.winners == winners
    assert position.scores == (7, 7)
    assert (facts(position)["decided-by-markers"], facts(position)["shared"]) == (len(winners) == 1, len(winners) == 2)
    clans = [[WHITE, "(1)"], [BLACK, f"({len(black_markers)})"]]
    assert position.game.final_lines(position) == [
        (WHITE, ("final-merged", {"territory": 1, "segments": 7}), 7),
        (BLACK, ("final-merged", {"territory": 8, "segments": 7}), 7),
        *((seat, ("final-clans", {"tally": clans}), 0) for seat in (WHITE, BLACK)),
    ]


def test_teams_share_castles_and_markers_but_not_courts() -> None:
    ring: Objects = [
        {"owner": 0, "castles": 3},
        {"paladins": {"red": 1, "blue": 1, "green": 1}},
        {"owner": 0, "castles": 3},
        {"owner": 1, "castles": 7},
    ]
    courts: Objects = [
        {"court": {"red": 1}},
        {"court": {"green": 1, "yellow": 2}},
        {"court": {"blue": 1, "yellow": 1}},
        {},
    ]
    position = marching(ring, players=4, players_have=courts)
    assert [influence(state(position), 3, side) for side in (0, 1)] == [2, 1]  # both partners' clans count
    assert position.to_json()["holders"]["yellow"] == 1  # two courts are never added up
    position = position.play("march 1")
    assert position.scores == (7, 7, 7, 7)
    assert position.result is not None and position.result.winners == (0, 1, 2, 3)  # two markers each


def test_a_partner_takes_a_marker_only_with_strictly_more() -> None:
    position = carolus(4).position(
        {
            "phase": "playing-paladins",
            "round": 1,
            "turn": 2,
            "order": [2, 1, 0, 3],
            "players": [
                {"disc": 3, "court": {"red": 1}, "reserve": SEVEN},
                {"disc": 2, "reserve": SEVEN},
                {"disc": 1, "reserve": SEVEN},
                {"disc": 4, "reserve": SEVEN},
            ],
        }
    )
    position = position.play("play red court")
    assert position.to_json()["holders"] == {"red": 0}
    assert position.play("play red court").to_json()["holders"] == {"red": 2}


def last_die(round_number: int) -> dict[str, Any]:
    """The last die of the last turn of a round that ends a cycle of discs."""
    players = [
        {"disc": 1, "unplayed": [], "reserve": SEVEN},
        {"disc": 2, "unplayed": [], "reserve": {"red": 3, "green": 3}},
    ]
    return {"phase": "rolling", "round": round_number, "turn": 1, "dice": 1, "players": players}


def test_round_limit() -> None:
    position = carolus(rounds=20).position(last_die(20)).play("roll red")
    assert position.result is not None and position.result.winners == (0, 1)
    assert facts(position)["round-limit"] == facts(position)["shared"] == 1
    going_on = carolus(rounds=40).position(last_die(20)).play("roll red")
    assert going_on.result is None and state(going_on).round == 21


def test_stall() -> None:
    """A round in which nobody had a paladin ends the game before discs return (CM R-15, R-30)."""
    everywhere = [{"paladins": dict.fromkeys(("red", "green", "blue", "yellow", "pink"), 40)}]
    discs = [{"disc": 1, "unplayed": [2, 3, 4, 5]}, {"disc": 2, "unplayed": [1, 3, 4, 5]}]
    short = {"phase": "marching", "round": 1, "turn": 0, "ring": everywhere, "players": discs, "idle": 1}
    position = played(carolus().position(short), "march 1", "march 2")
    assert position.result is not None and facts(position)["stall"] == 1


def test_stall_in_the_draft_uses_up_empty_sets() -> None:
    everywhere = [{"paladins": dict.fromkeys(("red", "green", "blue", "yellow", "pink"), 40)}]
    position = carolus(2, "draft").position({"round": 1, "order": [0, 1], "ring": everywhere})
    position = played(position, "disc 1", "disc 2", "march 1")
    assert position.actor == 1 and sum(state(position).lies) == 2  # CM R-29
    position = position.play("march 1")
    assert position.result is not None and facts(position)["stall"] == 1


def nearly_empty_bag(bag_end: str) -> Position:
    """The second player of round 1 takes the last set but one; the bag holds two green paladins."""
    return carolus(2, "draft", bag_end=bag_end).position(
        {
            "phase": "taking",
            "round": 1,
            "turn": 1,
            "ring": [{"paladins": {"green": 28, "blue": 34, "yellow": 36, "pink": 37}}],
            "players": [
                {"disc": 1, "court": {"red": 20, "blue": 2}, "reserve": {"green": 4, "yellow": 3}},
                {"disc": 2, "court": {"red": 20, "blue": 3}, "reserve": {"green": 3, "yellow": 1}},
            ],
            "holders": {"red": 0},
            "display": [{"pink": 3}, {"green": 3, "blue": 1}, None],
        }
    )


def test_an_empty_bag_recalls_from_all_courts() -> None:
    """CM V-4 a: what all courts have; the holder keeps the marker even at 0 to 0 (CM R-31)."""
    position = nearly_empty_bag("recall")
    assert state(position).supply == [0, 2, 0, 0, 0]
    position = played(position, "take 1", "draw green", "draw green")
    after = state(position)
    assert [court[0] for court in after.court[:2]] == [0, 0] and after.holder[0] == 1 + 0
    assert [court[2] for court in after.court[:2]] == [0, 1] and after.holder[2] == 1 + 1
    assert texts(position) == ["draw red", "draw blue"] and after.supply == [40, 0, 4, 0, 0]


def test_an_empty_bag_makes_the_next_round_the_last() -> None:
    """CM V-4 b: the round whose display cannot be filled is the last."""
    position = played(nearly_empty_bag("last-round"), "take 1", "draw green", "draw green")
    assert state(position).last_round == 1 and state(position).round == 2
    assert [sum(paladins) for paladins in state(position).display[:3]] == [5, 1, 0]
    while position.actor is not None:
        position = position.play(position.actions[0])
    assert state(position).round == 2 and facts(position)["bag-empty"] == 1


# --- an empty bag (CM V-4) -------------------------------------------------------------------------------------------

COLOURS = ("red", "green", "blue", "yellow", "pink")
TWO_EACH, ONE_OF_EACH = dict.fromkeys(COLOURS, 2), dict.fromkeys(COLOURS, 1)


def with_bag(bag: dict[str, int], display: list[Any], phase: dict[str, Any], bag_end: str) -> Position:
    """Round 2 of two players with so much in the bag; what is nowhere else stands on territory 1."""
    players: Objects = [{"reserve": SEVEN, "court": TWO_EACH}, {"reserve": SEVEN, "court": ONE_OF_EACH}]
    for p, player in enumerate(players):
        drawing = phase["phase"] == "drawing"
        player |= {"unplayed": [2, 3, 4, 5]} if drawing else {"disc": p + 1, "unplayed": [3, 4, 5]}
    if phase["phase"] == "taking":
        players[1]["reserve"] = FOUR
    elsewhere = [bag, *(player[place] for player in players for place in ("reserve", "court")), *filter(None, display)]
    on_ring = {colour: 40 - sum(paladins.get(colour, 0) for paladins in elsewhere) for colour in COLOURS}
    written = {"round": 2, "order": [0, 1], "ring": [{"paladins": on_ring}], "players": players, "display": display}
    position = carolus(2, "draft", bag_end=bag_end).position(written | phase)
    assert position.to_json()["supply"] == bag
    return position


def drawing_the_last_set(bag: dict[str, int], missing: int, bag_end: str) -> Position:
    """The leftover set and the first new one are drawn; the other lacks some paladins."""
    display = [{"red": 4}, {"red": 3}, {"blue": 3 - missing}]
    return with_bag(bag, display, {"phase": "drawing", "filling": {"set": 3, "missing": missing}}, bag_end)


def last_to_take(bag: dict[str, int], bag_end: str) -> Position:
    """The last of the round takes a set of three, so that the leftover set is next."""
    return with_bag(bag, [{"red": 4}, {"blue": 3}, None], {"phase": "taking", "turn": 1}, bag_end)


def test_every_clan_is_recalled_to_the_bag() -> None:
    """CM V-4 a: of each colour as many as the smallest court has, pink included."""
    position = drawing_the_last_set({"green": 1}, 2, "recall").play("draw green")
    after = state(position)
    assert after.supply == [2] * 5
    assert after.court[:2] == [[1] * 5, [0] * 5] and after.holder == [1] * 5


@pytest.mark.parametrize("bag_end", ["recall", "last-round"])
def test_a_refill_that_empties_the_bag_exactly_is_complete(bag_end: str) -> None:
    """CM V-4: nothing is recalled and the round is not the last, since no paladin is wanted any more."""
    position = drawing_the_last_set({"green": 1}, 1, bag_end).play("draw green")
    after = state(position)
    assert position.actor == 0 and texts(position) == ["disc 2", "disc 3", "disc 4", "disc 5"]
    assert after.supply == [0] * 5 and after.court[:2] == [[2] * 5, [1] * 5]
    assert (after.last_round, after.ran_out) == (0, 0)


def test_seven_paladins_in_the_bag_are_a_whole_refill() -> None:
    """CM V-4: the example of the rules page."""
    position = played(last_to_take({"green": 7}, "last-round"), "take 2", *["draw green"] * 7)
    assert [sum(paladins) for paladins in state(position).display[:3]] == [5, 3, 3]
    assert position.actor == 0 and state(position).last_round == 0


def test_an_empty_bag_is_noticed_at_the_paladin_of_the_leftover_set() -> None:
    """CM V-4 b: that paladin is wanted too. The set stays as it is, and the new round is the last."""
    position = last_to_take({}, "last-round").play("take 2")
    after = state(position)
    assert (after.round, after.last_round, position.actor) == (3, 1, 0)
    assert [sum(paladins) for paladins in after.display[:3]] == [4, 0, 0]
    while position.actor is not None:
        position = position.play(position.actions[0])
    assert state(position).round == 3 and facts(position)["bag-empty"] == 1


def test_an_empty_bag_recalls_for_the_paladin_of_the_leftover_set() -> None:
    """CM V-4 a."""
    after = state(last_to_take({}, "recall").play("take 2"))
    assert after.supply == [2] * 5 and after.round == 3 and after.ran_out == 1
    assert (after.filling, after.missing) == (0, 1)  # that set still gets its paladin first (CM V-2)


def test_a_paladin_is_drawn_as_often_as_the_bag_holds_its_colour() -> None:
    """CM 12.2, CM 4.2: every paladin of the bag, or of those laid out at set-up, is as likely as every other."""
    position = drawing_the_last_set({"red": 1, "green": 4, "pink": 2}, 3, "recall")
    assert dict(zip(texts(position), position.weights, strict=True)) == {"draw red": 1, "draw green": 4, "draw pink": 2}
    position = played(position, "draw green", "draw pink")
    assert dict(zip(texts(position), position.weights, strict=True)) == {"draw red": 1, "draw green": 3, "draw pink": 1}
    laying = played(carolus().start(), "draw red", "draw red", "draw pink")
    assert tuple(laying.weights) == (1, 3, 3, 3, 2)


# --- a colour that has run out, and reserves (CM 8.4) ----------------------------------------------------------------


def red_in_courts(white: int, black: int, supply: int, **phase: Any) -> Position:
    """Seat 0 replenishes; so much red is at court and in the middle, the rest on territory 1."""
    players: Objects = [
        {"disc": 1, "reserve": {"green": 4}, "court": {"red": white}},
        {"disc": 2, "reserve": {"green": 3, "red": 4}, "court": {"red": black}},
    ]
    ring: Objects = [{"paladins": {"red": 40 - white - black - supply - 4}}]
    written = {"phase": "rolling", "round": 1, "turn": 0, "ring": ring, "players": players, "holders": {"red": 0}}
    return carolus().position(written | phase)


def test_r13_courts_return_when_a_paladin_is_missing_not_when_the_last_is_taken() -> None:
    position = red_in_courts(3, 2, supply=1).play("roll red")
    assert state(position).supply[0] == 0 and [court[0] for court in state(position).court[:2]] == [3, 2]
    assert facts(position)["ran-out"] == 0
    position = position.play("roll red")
    assert state(position).supply[0] == 3 and [court[0] for court in state(position).court[:2]] == [1, 0]
    assert facts(position)["ran-out"] == 1


def test_r13_a_crown_may_name_a_colour_that_the_courts_have_to_return() -> None:
    position = red_in_courts(3, 2, supply=0, phase="naming", crowns=1)
    assert texts(position)[0] == "crown red"
    position = position.play("crown red")
    assert state(position).supply[0] == 3 and [court[0] for court in state(position).court[:2]] == [1, 0]
    assert state(position).reserve[0] == [1, 4, 0, 0, 0]


def test_r31_a_clan_stays_with_its_holder_at_zero_to_zero() -> None:
    position = played(red_in_courts(4, 4, supply=0), "roll red", "roll blue", "roll blue")
    assert [court[0] for court in state(position).court[:2]] == [0, 0] and position.actor == 1
    assert position.to_json()["holders"] == {"red": 0}
    position = position.play("play red 2")
    assert position.to_json()["holders"] == {"red": 0}
    assert position.play("play red court").to_json()["holders"] == {"red": 1}  # strictly more: one to none


def test_8_4_all_dice_are_seen_before_a_crown_is_named() -> None:
    position = played(red_in_courts(0, 0, 36, holders={}), "roll crown", "roll red")
    assert position.actor == CHANCE and position.to_json()["crowns"] == 1
    position = position.play("roll crown")
    assert position.actor == 0 and position.to_json()["crowns"] == 2
    position = played(position, "crown blue", "crown blue")
    assert position.actor == 1 and state(position).reserve[0] == [1, 4, 2, 0, 0]


@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 3)])
def test_8_4_as_many_dice_as_paladins_were_played(players: int, dice: int) -> None:
    position = marching([{}], players).play("march 1")
    assert (position.actor, position.to_json()["dice"]) == (CHANCE, dice)
    assert played(position, *["roll red"] * (dice - 1)).actor == CHANCE
    assert played(position, *["roll red"] * dice).actor == 1


# --- other rules -----------------------------------------------------------------------------------------------------


def choosing(players: int, round_number: int, unplayed: list[list[int]]) -> Position:
    reserve = SEVEN | {"red": 4 if players == 3 else 2}
    seats: Objects = [{"reserve": reserve, "unplayed": discs} for discs in unplayed]
    order = list(range(players))
    return carolus(players).position({"round": round_number, "order": order, "players": seats})


def test_r05_a_number_is_repeated_only_without_another_disc() -> None:
    position = choosing(4, 4, [[1, 3], [3, 5], [1, 2], [1, 3]]).play("disc 3")
    assert texts(position) == ["disc 5"]  # 3 is on the table, so it has to be the other one
    position = played(position, "disc 5", "disc 1")
    assert texts(position) == ["disc 1", "disc 3"]  # both are on the table: any disc that is left, and only such
    assert state(position.play("disc 1")).order == [2, 3, 0, 1]


def test_r05_holds_between_partners_too() -> None:
    position = played(choosing(4, 1, [[1, 2, 3, 4, 5]] * 4), "disc 3", "disc 1")
    assert texts(position) == ["disc 2", "disc 4", "disc 5"]


def test_9_2_play_goes_on_at_exactly_four_territories() -> None:
    ring: Objects = [
        {"owner": WHITE, "castles": 2},
        {"paladins": {"red": 1}},
        {"owner": WHITE, "castles": 3},
        {"owner": BLACK, "castles": 4},
        {},
        {"owner": BLACK, "castles": 4},
    ]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}]).play("march 1")
    assert state(position).territories == 4
    assert position.result is None and position.actor == CHANCE


def one_seat_without_paladins() -> Position:
    """Nothing can be had any more; seat 1 still has paladins for two turns, seat 0 none."""
    everywhere = dict.fromkeys(COLOURS, 40) | {"red": 34}
    players: Objects = [{"disc": 1}, {"disc": 2, "reserve": {"red": 6}}]
    written = {"phase": "marching", "round": 1, "turn": 0, "ring": [{"paladins": everywhere}], "players": players}
    return carolus().position(written | {"idle": 1})


def test_r15_one_seat_without_paladins_is_no_stall() -> None:
    position = played(one_seat_without_paladins(), "march 1", *["play red 1"] * 3, "march 1")
    assert position.result is None and (state(position).round, state(position).idle) == (2, 0)


def test_r15_seats_without_paladins_do_not_add_up_over_rounds() -> None:
    position = played(one_seat_without_paladins(), "march 1", *["play red 1"] * 3, "march 1")
    position = played(position, "disc 2", "disc 3", "march 1", *["play red 1"] * 3, "march 1")
    assert position.result is None and state(position).round == 3  # one in round 1, one in round 2
    position = played(position, "disc 3", "disc 4", "march 1", "march 1")
    assert position.result is not None and facts(position)["stall"] == 1  # nobody in round 3


def test_full_circle_resolves_the_territory_he_left() -> None:
    """CM R-08: four territories, four steps."""
    ring: Objects = [
        {"paladins": {"red": 1}},
        {"owner": WHITE, "castles": 5},
        {"owner": BLACK, "castles": 5},
        {"owner": WHITE, "castles": 4},
    ]
    discs: Objects = [{"disc": 4, "court": {"blue": 1}}, {"disc": 5, "court": {"red": 1}}]
    position = carolus().position(
        {"phase": "marching", "round": 1, "turn": 0, "emperor": 1, "ring": ring, "players": discs}
    )
    position = position.play("march 4")
    assert state(position).owner[0] == 1 + BLACK and facts(position)["circled"] == 1


def test_territories_that_the_emperor_passes_are_not_examined() -> None:
    """CM R-07."""
    ring: Objects = [{}, {"paladins": {"red": 1}}, {"paladins": {"red": 1}}]
    seats = [{"disc": 2, "court": {"red": 1}}, {"disc": 3}]
    position = carolus().position({"phase": "marching", "round": 1, "turn": 0, "ring": ring, "players": seats})
    passed = state(position.play("march 2"))
    assert passed.owner[1:3] == [0, 1 + WHITE]


def test_a_neighbour_merges_only_with_castles() -> None:
    """CM 8.3: a majority without a castle does not merge."""
    ring: Objects = [{}, {"paladins": {"red": 1}}, {"paladins": {"red": 5}}]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}]).play("march 1")
    assert state(position).territories == 15 and state(position).owner[:4] == [0, 1 + WHITE, 0, 0]


def nearly_nothing_left(reserve: dict[str, int], **more: Any) -> Position:
    """One red paladin is all that can be had; seat 0 has the turn."""
    taken = dict.fromkeys(("green", "blue", "yellow", "pink"), 40) | {"red": 39}
    ring: Objects = [{"paladins": {colour: count - reserve.get(colour, 0) for colour, count in taken.items()}}]
    seats = [{"disc": 1, "reserve": reserve}, {"disc": 2}]
    return carolus().position({"round": 1, "turn": 0, "ring": ring, "players": seats, **more})


def test_dice_and_crowns_are_lost_when_nothing_can_be_had() -> None:
    """CM 8.4: the paladin is not taken, and the reserve stays short."""
    position = nearly_nothing_left({"green": 4}, phase="rolling")
    assert position.play("roll red").actor == 1 and facts(position.play("roll red"))["fell-short"] == 1
    position = played(position, "roll crown", "roll crown", "roll blue")
    assert texts(position) == ["roll red", "roll crown"]  # the die again: red or a crown
    position = position.play("roll red")
    assert position.actor == 1 and sum(state(position).reserve[0]) == 5  # both crowns are lost


def test_a_short_reserve_is_played_whole_and_rolls_all_dice() -> None:
    """CM 7, CM R-26."""
    seats = [{"disc": 1, "reserve": {"green": 2}}, {"disc": 2}]
    position = carolus().position({"phase": "playing-paladins", "round": 1, "turn": 0, "players": seats})
    position = played(position, "play green court", "play green court", "march 1")
    assert position.to_json()["dice"] == 3
    position = played(position, "roll red", "roll red", "roll red")
    assert sum(state(position).reserve[0]) == 3


def test_a_small_set_is_taken_whole_and_an_empty_one_may_be_chosen() -> None:
    """CM V-5, CM V-6."""
    seats = [{"disc": 1, "reserve": FOUR}, {"disc": 2, "reserve": SEVEN}]
    written = {"phase": "taking", "round": 1, "turn": 0, "players": seats, "display": [{"red": 2}, {}, {"blue": 3}]}
    position = carolus(2, "draft").position(written)
    assert texts(position) == ["take 1", "take 2", "take 3"]
    assert [sum(state(position.play(f"take {i}")).reserve[0]) for i in (1, 2, 3)] == [6, 4, 7]


def test_merging_across_the_first_place_keeps_the_ring_in_order() -> None:
    ring: Objects = [{"territory": 15, "owner": WHITE}, {"paladins": {"red": 2}}, {"owner": WHITE}]
    position = marching(ring, players_have=[{"court": {"red": 1}}, {}], emperor=15).play("march 1")
    merged = state(position)
    assert (merged.emperor, merged.segments[14], merged.castles[14], merged.paladins[14][0]) == (14, 3, 3, 2)
    assert merged.segments[:3] == [0, 0, 1] and territory_before(merged, 2) == 14


def test_set_up_gives_a_paladin_to_every_territory_and_a_full_reserve() -> None:
    """CM 4, R-27, R-28: paladins, the Emperor, throws seat by seat, the lot."""
    position = carolus().start()
    position = played(position, *(f"draw {colour}" for colour in ("red", "green", "blue", "yellow", "pink") * 3))
    assert state(position).supply == [37] * 5
    position = played(position, "emperor 8", "roll crown", "roll red", "roll crown")
    assert position.actor == 0
    position = played(position, "crown pink", "crown pink", *["roll blue"] * 3, "roll crown")
    assert position.actor == 0
    position = played(position, "crown green", *["roll yellow"] * 7)
    assert texts(position) == ["lot 0", "lot 1"]
    position = position.play("lot 1")
    assert (position.actor, state(position).round) == (1, 1)
    assert state(position).reserve[:2] == [[1, 1, 3, 0, 2], [0, 0, 0, 7, 0]]


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(WrongOption, match="bag"):
        carolus(2, "dice", bag_end="last-round")
    with pytest.raises(WrongOption, match="players"):
        carolus(5)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"emperors": 1}, "not known"),
        ({"round": 1, "ring": [{"castles": 2}]}, "owner"),
        ({"round": 1, "ring": [{"owner": 0, "castles": 2, "segments": 1}]}, "2 castles on 1 segments"),
        ({"round": 1, "ring": [{"owner": 0}, {"owner": 0}]}, "same owner"),
        ({"round": 1, "ring": [{"segments": 16}]}, "15"),
        ({"round": 1, "ring": [{"owner": 0, "castles": 10}]}, "over"),
        ({"round": 1, "ring": [{"owner": 0, "castles": 2}], "emperor": 2}, "where a territory begins"),
        ({"round": 1, "players": [{"reserve": {"red": 8}}]}, "at most 7"),
        ({"round": 1, "ring": [{"paladins": {"red": 40}}], "players": [{"court": {"red": 1}}]}, "there are 40"),
        ({"round": 1, "players": [{"court": {"red": 1}}, {"court": {"red": 1}}]}, "holders"),
        ({"round": 1, "players": [{"court": {"red": 1}}], "holders": {"red": 1}}, "another court"),
        ({"round": 2}, "unplayed"),
        ({"round": 1, "phase": "marching"}, "disc"),
        ({"round": 1, "phase": "taking"}, "does not occur"),
        ({"round": 1, "supply": {"red": 3}}, "follows"),
        ({"round": 1, "stock": [3, 3]}, "follow"),
        ({"ring": [{"paladins": {"red": 2}}]}, "one paladin"),
        ({"round": 1, "turn": 1, "order": [0, 1]}, "turn of Player 1"),
    ],
)
def test_impossible_positions_are_refused(written: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        carolus().position(written)


@pytest.mark.parametrize("setting", SETTINGS)
def test_positions_that_call_paladins_cubes_are_understood(setting: tuple[int, str]) -> None:
    """As they did in databases and files of earlier days; what is written today says paladins."""
    rules_of = carolus(*setting)
    editor = Editor(rules_of)
    for position in random.Random(3).sample(games_of(setting), 20):
        written = json.dumps(position.to_json())
        old = written.replace('"paladins"', '"cubes"').replace('"playing-paladins"', '"playing-cubes"')
        assert old != written and rules_of.position(old) == position
        edited = editor.edited(json.loads(old))
        assert edited.position == editor.edited(json.loads(written)).position and edited.sketch
        assert "cube" not in json.dumps(edited.position)


def test_paladins_are_written_once() -> None:
    with pytest.raises(ImpossiblePosition, match="cubes"):
        carolus().position({"round": 1, "ring": [{"cubes": {"red": 1}, "paladins": {"blue": 1}}]})


def test_every_address_that_a_message_cites_stands_in_the_rules() -> None:
    folder = carolus().words_folder
    for code in LANGUAGES:
        page = (folder / f"rules.{code}.md").read_text(encoding="utf-8")
        cited = set(re.findall(r"CM (\d+(?:\.\d+)?|[RV]-\d+)", (folder / f"{code}.ftl").read_text(encoding="utf-8")))
        for address in cited | {f"R-{i:02}" for i in range(1, 33)} | {f"V-{i}" for i in range(1, 11)}:
            if f"{{CM {address}}}" not in page and f"- **CM {address}** " not in page:
                section, point = address.split(".")
                text = page[page.index(f"{{CM {section}}}") :].split("\n## ")[0]
                assert f"\n{point}. " in text, address


def spoilt(written: Any, generator: random.Random) -> Any:
    """A written position with one thing in it replaced, taken out or made nonsense of."""
    places: list[tuple[Any, Any]] = []

    def visit(thing: Any) -> None:
        for key, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
            places.append((thing, key))
            if isinstance(value, (dict, list)):
                visit(value)

    visit({name: value for name, value in written.items() if name not in ("game", "options")})
    thing, key = generator.choice(places)
    if key in written and thing[key] is written[key]:
        thing = written
    if generator.random() < 0.3:
        del thing[key]
    else:
        thing[key] = generator.choice([-1, 0, 1, 2, 3, 7, 41, True, None, "red", "over", [], [0], [[]], {}, {"red": 2}])
    return written


@settings(max_examples=300, deadline=None)
@given(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 2**32))
def test_whatever_is_written_is_a_sound_position_or_refused(setting: tuple[int, str], seed: int) -> None:
    rules_of = carolus(*setting)
    generator = random.Random(seed)
    position = generator.choice(games_of(setting))
    try:
        read = rules_of.position(spoilt(position.to_json(), generator))
    except ImpossiblePosition:
        return
    assert rules.broken(state(read)) == 0
    assert read.actor is None or read.actions
    assert rules_of.position(read.to_json()) == read


@cache
def games_of(setting: tuple[int, str]) -> list[Position]:
    return some_game(carolus(*setting), 21, 0.1) + some_game(carolus(*setting), 22, 0.6)


# --- laws ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "refill"), SETTINGS)
def test_interpreted_and_compiled_agree_state_by_state(players: int, refill: str) -> None:
    plain = game("carolus-magnus", interpreted=True, players=players, refill=refill)
    compiled = carolus(players, refill)
    assert compiled.compiled
    for seed, to_court in ((1, 0.1), (2, 0.7)):
        positions = some_game(compiled, seed, to_court)
        twin = plain.start()
        for before, after in pairwise(positions):
            assert (twin.raw, twin.actor, twin.actions) == (before.raw, before.actor, before.actions)
            assert (twin.weights, twin.scores, twin.standing) == (before.weights, before.scores, before.standing)
            assert [twin.heuristic_of(a) for a in twin.actions] == [before.heuristic_of(a) for a in before.actions]
            step = next(a for a in before.actions if before.play(a).raw == after.raw)
            twin = twin.play(step)
        assert twin.raw == positions[-1].raw


@settings(max_examples=40, deadline=None)
@given(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 2**32), to_court=st.sampled_from([0.0, 0.3, 0.6, 0.9]))
def test_invariants(setting: tuple[int, str], seed: int, to_court: float) -> None:
    """CM 10: I1 to I10 in every position; territories never grow, castles in play never drop (CM R-23)."""
    positions = some_game(carolus(*setting), seed, to_court)
    for before, after in pairwise(positions):
        s, then = state(before), state(after)
        assert rules.broken(then) == 0
        assert 0 <= s.territories - then.territories <= 2
        assert sum(then.castles) >= sum(s.castles) or facts(after)["too-few-castles"]
    assert positions[-1].result is not None and sum(facts(positions[-1])[word] for word in FACTS[1:8]) == 1


# What breaks an invariant: fields of a state, with the place in them and what is written there.
BREAKING: dict[str, dict[tuple[str, int | None], Any]] = {
    "segments-sum": {("segments", 0): 0},
    "castles-fit": {("owner", 0): 1},
    "castles-owned": {("castles", 0): 1},
    "neighbours-differ": {("owner", 0): 1, ("castles", 0): 1, ("owner", 1): 1, ("castles", 1): 1},
    "paladins-complete": {("supply", 4): 0},
    "castles-complete": {("stock", 0): 9},
    "reserves-full": {("reserve", 0): [1, 2, 1, 1, 1], ("supply", 0): 31},
    "holders-known": {("court", 1): [1, 0, 0, 0, 0], ("supply", 0): 29},
    "holders-lead": {("holder", 0): 1, ("court", 1): [1, 0, 0, 0, 0], ("supply", 0): 29},
    "territories-counted": {("territories", None): 14},
    "display-complete": {("display", 0): [0] * 5, ("lies", 0): 0, ("supply", 0): 33},
    "nothing-between": {("segments", 0): 0, ("owner", 0): 1},
    "emperor-stands": {
        **{("segments", 0): 0, ("segments", 14): 2, ("owner", 14): 1, ("castles", 14): 2, ("stock", 0): 8},
        **{("paladins", 0): [0] * 5, ("paladins", 14): [1, 0, 0, 0, 1], ("territories", None): 14},
    },
    "discs-complete": {("unplayed", 0): [0] * 5},
    "ending-told": {("ending", None): 5},
    "phase-fits": {("phase", None): LAYING},
    "set-up-bare": {("round", None): 0, ("phase", None): LOTS, ("holder", 0): 1},
    "laid-in-turn": {("round", None): 0, ("phase", None): LOTS, ("paladins", 0): [2, 0, 0, 0, 0]},
    "order-complete": {("order", 1): 0},
    "discs-chosen": {("disc", 1): 3},
    "discs-out": {("phase", None): MARCHING},
    "discs-in-order": {("phase", None): MARCHING, ("disc", 0): 2, ("disc", 1): 1},
    "turn-in-order": {("turn", None): 1},
    "paladins-to-play": {("phase", None): PLAYING_PALADINS},
    "dice-left": {("round", None): 0, ("phase", None): ROLLING},
    "colours-to-be-had": {("round", None): 0, ("phase", None): REROLLING},
    "drawn-in-turn": {("phase", None): DRAWING},
    "set-to-take": {("phase", None): TAKING, **{("display", i): [0] * 5 for i in range(3)}},
    "surplus-goes-back": {("phase", None): GIVING_BACK},
    "play-goes-on": {("stock", 0): 0},
    "ending-fits": {("phase", None): OVER, ("ending", None): FEW_TERRITORIES},
}


@pytest.mark.parametrize("what", BREAKING)
def test_an_invariant_that_does_not_hold_is_named(what: str) -> None:
    """CM 10."""
    start = {"round": 1, "order": [0, 1], "ring": ONE_EACH, "players": [{"reserve": SEVEN}, {"reserve": SEVEN}]}
    position = carolus(2, "draft").position(start | {"display": [{"red": 3}, {"green": 3}, {"blue": 3}]})
    s = deepcopy(state(position))
    assert rules.broken(s) == 0
    for (field, place), value in BREAKING[what].items():
        if place is None:
            setattr(s, field, value)
        else:
            getattr(s, field)[place] = value
    with noted() as wrong:
        broken = rules.broken(s)
    assert what in {INVARIANTS[broken], *(INVARIANTS[kind] for kind, _ in wrong)}


def test_every_invariant_has_its_words() -> None:
    assert set(BREAKING) == set(INVARIANTS) - {"sound"}
    for code in LANGUAGES:
        written = catalogue(code, carolus().words_folder).sources
        assert all(f"invariant-{word}" in written for word in INVARIANTS[1:])


@pytest.mark.parametrize(("players", "refill"), SETTINGS)
def test_every_position_survives_being_written_and_read(players: int, refill: str) -> None:
    rules_of = carolus(players, refill)
    for position in some_game(rules_of, 12, 0.6)[::2]:
        assert rules_of.position(position.to_json()) == position


@pytest.mark.parametrize(("players", "refill"), SETTINGS)
def test_every_illegal_action_has_a_reason_with_an_address(players: int, refill: str) -> None:
    rules_of = carolus(players, refill)
    for position in some_game(rules_of, 3, 0.2)[::9]:
        for action in set(rules_of.all_actions) - set(position.actions):
            for code in LANGUAGES:
                with spoken(code):
                    assert "CM" in str(rules_of.illegal(position, action))


@pytest.mark.parametrize(("players", "refill"), SETTINGS)
def test_everything_is_told_and_drawn_in_both_languages(players: int, refill: str) -> None:
    rules_of = carolus(players, refill)
    for code in LANGUAGES:
        with spoken(code):
            positions = some_game(rules_of, 4, 0.5)
            for before, after in pairwise(positions):
                action = next(a for a in before.actions if before.play(a) == after)
                assert before.prompt and before.sentence(action)
                assert all(map(rules_of.words.say, rules_of.consequences(before, action)))
            for position in positions[::10]:
                board = str(position).splitlines()
                assert len(board) <= 30 and max(map(len, board)) <= 100


@pytest.mark.parametrize(("players", "refill"), SETTINGS)
def test_nothing_is_hidden(players: int, refill: str) -> None:
    for position in some_game(carolus(players, refill), 5)[::10]:
        for seat in (*range(players), None):
            view = position.view(seat)
            assert (view.raw, view.unknown) == (position.raw, 0)
            assert view.redeal(random.Random(1)) == position
        for action in position.actions:
            assert position.seen_as(action, 0) == action


@pytest.mark.parametrize(("refill", "seat"), [("dice", 0), ("dice", 1), ("draft", 0), ("draft", 1)])
def test_greedy_beats_random(refill: str, seat: int) -> None:
    rules_of = carolus(2, refill)
    out = np.zeros((400, 2 + 3), dtype=np.int32)
    policies = [int(p == seat) for p in range(2)]
    assert rules_of.kernel.playouts(rules_of.start(), 0, 400, 7, policies, out) is None
    assert (out[:, 2] == 1 << seat).mean() > 0.95


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_a_terminal_of_80_columns_and_24_lines(players: int, language: str) -> None:
    with spoken(language):
        match = Match(game("carolus-magnus", players=players, refill="draft"), seed=3)
        for step in range(300):
            if match.position.actor is None:
                break
            match.play(match.position.actions[7 * step % len(match.position.actions)])
            *board, legend = match.game.draw(match.position, None, match.words).splitlines()
            assert max(len(line.rstrip()) for line in board) < 80
            assert len([line for line in (*board, legend) if line]) <= 22  # a line for what is asked, one for keys
            ring = [line for line in board if line[:1] in "┌├│└" and line]
            assert len(ring) == 13 and all(line[-1] in "┐┤│┘" and len(line) == 79 for line in ring)
