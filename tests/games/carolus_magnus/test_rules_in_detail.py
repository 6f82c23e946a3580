"""Carolus Magnus: worked examples for what the examples of the reference leave open, rule by rule."""

from itertools import pairwise
from typing import Any

import pytest

from tavoliere.engine.game import CHANCE, Position
from tests.games.carolus_magnus.test_rules import (
    BLACK,
    COLOURS,
    FOUR,
    SEVEN,
    WHITE,
    Objects,
    carolus,
    facts,
    marching,
    nearly_nothing_left,
    played,
    red_in_courts,
    state,
    texts,
)

EVERYTHING = dict.fromkeys(COLOURS, 40)


def rewritten(position: Position) -> Position:
    """The position as it is read back from its words: equal only if nothing of earlier steps is left in it."""
    again: Position = position.game.position(position.to_json())
    return again


def fallen_on(position: Position) -> list[str]:
    """What comes about when chance falls on the middle of each of the equal parts."""
    total = sum(position.weights)
    return [str(position.draw((part + 0.5) / total)) for part in range(total)]


# --- set-up (CM 4) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "stock"), [(2, [10, 10, 0]), (3, [8, 8, 8]), (4, [10, 10, 0])])
def test_4_everybody_starts_with_all_castles_and_all_discs(players: int, stock: list[int]) -> None:
    start = state(carolus(players).start())
    assert start.stock == stock
    assert start.unplayed == [[1] * 5] * players + [[0] * 5] * (4 - players)
    assert start.supply == [40] * 5 and start.segments == [1] * 15 and start.territories == 15


def test_4_2_three_paladins_of_each_colour_are_laid_out() -> None:
    start = carolus().start()
    assert start.weights == (3, 3, 3, 3, 3)
    assert fallen_on(start) == [f"draw {colour}" for colour in COLOURS for _ in range(3)]
    position = played(start, "draw red", "draw pink", "draw red", "draw red")
    assert texts(position) == ["draw green", "draw blue", "draw yellow", "draw pink"]
    assert position.weights == (3, 3, 3, 2)
    ring = [territory["paladins"] for territory in position.to_json()["ring"]]
    assert ring == [{"red": 1}, {"pink": 1}, {"red": 1}, {"red": 1}] + [{}] * 11


def enthroned(players: int, territory: int = 8, refill: str = "dice") -> Position:
    position = played(carolus(players, refill).start(), *(f"draw {colour}" for colour in COLOURS for _ in range(3)))
    return position.play(f"emperor {territory}")


def test_4_3_the_emperor_starts_on_any_territory() -> None:
    position = played(carolus().start(), *(f"draw {colour}" for colour in COLOURS for _ in range(3)))
    assert texts(position) == [f"emperor {territory}" for territory in range(1, 16)]
    assert position.weights == (1,) * 15
    assert fallen_on(position) == texts(position)
    for territory in (1, 8, 15):
        begun = enthroned(2, territory).to_json()
        assert (begun["emperor"], begun["phase"], begun["turn"]) == (territory, "rolling", 0)


def test_4_6_each_face_of_a_die_is_as_likely_as_the_others() -> None:
    position = enthroned(2)
    assert texts(position) == [f"roll {face}" for face in (*COLOURS, "crown")]
    assert position.weights == (1,) * 6
    assert fallen_on(position) == texts(position)


def test_r25_a_die_rolled_again_shows_any_other_face_alike() -> None:
    position = all_that_can_be_had({"red": 3}, {})
    assert state(position).ran_out == 0
    again = position.play("roll pink")
    assert state(again).ran_out == state(again).rerolled == 1
    assert texts(again) == ["roll red", "roll crown"] and again.weights == (1, 1)
    assert fallen_on(again) == ["roll red", "roll crown"]


def test_4_7_the_lot_settles_the_whole_order() -> None:
    """CM R-04, CM R-28; the last seat needs no lot."""
    position = played(enthroned(4), *["roll red"] * 28)
    assert texts(position) == ["lot 0", "lot 1", "lot 2", "lot 3"] and fallen_on(position) == texts(position)
    assert rewritten(position) == position
    position = position.play("lot 2")
    assert texts(position) == ["lot 0", "lot 1", "lot 3"] and fallen_on(position) == texts(position)
    position = position.play("lot 0")
    assert texts(position) == ["lot 1", "lot 3"] and state(position).round == 0
    for next_seat, order in ((1, [2, 0, 1, 3]), (3, [2, 0, 3, 1])):
        begun = position.play(f"lot {next_seat}")
        assert (begun.actor, begun.to_json()["order"], state(begun).round) == (2, order, 1)
        assert rewritten(begun) == begun
    first_left_over = played(enthroned(3), *["roll red"] * 27, "lot 2", "lot 1")
    assert first_left_over.to_json()["order"] == [2, 1, 0]


@pytest.mark.parametrize(("players", "throws"), [(2, (3, 3, 1)), (3, (3, 3, 3)), (4, (3, 3, 1))])
def test_r27_three_throws_seat_by_seat(players: int, throws: tuple[int, ...]) -> None:
    position = enthroned(players)
    for seat in range(players):
        for number, dice in enumerate(throws, start=1):
            written = position.to_json()
            assert (written["turn"], written["throw"], written["dice"]) == (seat, number, dice)
            position = played(position, *["roll green"] * dice)
    assert texts(position)[0] == "lot 0"


def test_4_8_everything_is_public() -> None:
    position = enthroned(3)
    assert [position.view(seat).unknown for seat in (0, 1, 2, None)] == [0] * 4
    assert position.view(1).to_json() == position.to_json()


# --- discs (CM 6) ----------------------------------------------------------------------------------------------------


def test_6_a_played_disc_is_away_until_five_rounds_are_over() -> None:
    reserves: Objects = [{"reserve": SEVEN}, {"reserve": SEVEN}]
    position = carolus().position({"round": 1, "order": [1, 0], "players": reserves}).play("disc 5")
    assert texts(position) == ["disc 1", "disc 2", "disc 3", "disc 4"], "the last seat has chosen 5"
    position = position.play("disc 1")
    assert [player["unplayed"] for player in position.to_json()["players"]] == [[2, 3, 4, 5], [1, 2, 3, 4]]
    turn = ["play red court", "play red court", "play green court", "march 1", "roll red", "roll red", "roll green"]
    position = played(position, *turn, *turn)
    assert state(position).round == 2
    assert [player["unplayed"] for player in position.to_json()["players"]] == [[2, 3, 4, 5], [1, 2, 3, 4]]
    assert texts(position) == ["disc 2", "disc 3", "disc 4", "disc 5"]
    assert rewritten(position) == position


def test_r05_the_first_and_the_last_number_can_be_repeated() -> None:
    reserve = SEVEN | {"red": 4}
    left = ([1, 2], [3, 5], [1, 5])
    seats: Objects = [{"reserve": reserve, "unplayed": discs} for discs in left]
    position = carolus(3).position({"round": 4, "order": [0, 1, 2], "players": seats})
    assert texts(played(position, "disc 1", "disc 5")) == ["disc 1", "disc 5"]


# --- paladins (CM 7) --------------------------------------------------------------------------------------------------


def test_7_any_colour_of_the_reserve_goes_to_the_court_or_to_any_territory() -> None:
    ring: Objects = [{}, {"owner": WHITE, "castles": 3}, {}, {"owner": BLACK, "castles": 2}]
    seats: Objects = [{"disc": 1, "reserve": {"red": 4, "pink": 3}}, {"disc": 2, "reserve": SEVEN}]
    position = carolus().position({"phase": "playing-paladins", "round": 1, "turn": 0, "ring": ring, "players": seats})
    targets = ["court", "1", "2", "5", "6", *map(str, range(8, 16))]
    assert texts(position) == [f"play {colour} {target}" for colour in ("red", "pink") for target in targets]


@pytest.mark.parametrize(("reserve", "to_play"), [({"red": 1}, 1), ({"pink": 2}, 2), ({"red": 2, "pink": 2}, 3)])
def test_r06_a_short_reserve_is_counted_in_all_colours(reserve: dict[str, int], to_play: int) -> None:
    ring: Objects = [{"paladins": {colour: 40 - reserve.get(colour, 0) for colour in COLOURS}}]
    written = {"round": 1, "order": [0, 1], "ring": ring, "players": [{"reserve": reserve}, {}]}
    position = played(carolus().position(written), "disc 1", "disc 2")
    assert position.to_json()["to_play"] == to_play


def test_7_a_clan_that_nobody_holds_goes_to_the_first_paladin_at_court() -> None:
    """Whatever others keep in reserve."""
    seats: Objects = [{"disc": p + 1, "reserve": SEVEN | {"red": 2}} for p in range(4)]
    position = carolus(4).position({"phase": "playing-paladins", "round": 1, "turn": 0, "players": seats})
    assert position.play("play red court").to_json()["holders"] == {"red": 0}


# --- the Emperor (CM 8.1 to 8.3) -------------------------------------------------------------------------------------


def test_8_1_a_march_of_fewer_steps_than_territories_is_no_circle() -> None:
    assert facts(marching([{}]).play("march 1"))["circled"] == 0


def test_8_2_white_castles_are_taken_over_one_by_one() -> None:
    ring: Objects = [{}, {"owner": WHITE, "castles": 3, "paladins": {"red": 4}}]
    position = marching(ring, players_have=[{}, {"court": {"red": 1}}]).play("march 1")
    after = state(position)
    assert (after.owner[1], after.castles[1], after.stock[:2]) == (1 + BLACK, 3, [10, 7])


def test_8_3_a_merge_across_the_first_place_in_the_last_round() -> None:
    """CM V-4 b: the bag is empty; the neighbour before territory 1 is 15."""
    ring: Objects = [{"territory": 14}, {"owner": WHITE}, {"paladins": {"red": 2}}]
    seats: Objects = [{"disc": 1, "court": {"red": 1}, "reserve": FOUR}, {"disc": 2, "reserve": SEVEN}]
    display: list[dict[str, int]] = [{"red": 2}, {}, {}]
    elsewhere = [{"red": 3}, FOUR, SEVEN, {"red": 2}]
    ring[0]["paladins"] = {colour: 40 - sum(paladins.get(colour, 0) for paladins in elsewhere) for colour in COLOURS}
    position = carolus(2, "draft", bag_end="last-round").position(
        {
            **{"phase": "marching", "round": 1, "turn": 0, "emperor": 15, "last_round": True},
            **{"ring": ring, "players": seats, "display": display},
        }
    )
    merged = position.play("march 1")
    assert (merged.to_json()["emperor"], state(merged).segments[14], state(merged).castles[14]) == (15, 2, 2)


# --- replenishing (CM 8.4, CM R-13) ----------------------------------------------------------------------------------


def all_that_can_be_had(supply: dict[str, int], courts: dict[str, int], dice: int = 3) -> Position:
    """Seat 0 rolls; so much is in the middle and in each of the two courts, everything else on territory 1."""
    reserve = {"green": 7 - dice}
    elsewhere = [supply, courts, courts, reserve, SEVEN]
    ring: Objects = [
        {"paladins": {colour: 40 - sum(paladins.get(colour, 0) for paladins in elsewhere) for colour in COLOURS}}
    ]
    seats: Objects = [{"disc": 1, "reserve": reserve, "court": courts}, {"disc": 2, "reserve": SEVEN, "court": courts}]
    written = {"phase": "rolling", "round": 1, "turn": 0, "dice": dice, "ring": ring, "players": seats}
    return carolus().position(written | {"holders": dict.fromkeys(courts, 0)})


@pytest.mark.parametrize("colour", COLOURS)
def test_8_4_one_colour_in_the_middle_is_enough_to_go_on(colour: str) -> None:
    position = all_that_can_be_had({colour: 2}, {}).play(f"roll {colour}")
    assert position.actor == CHANCE and position.to_json()["dice"] == 2
    position = position.play(f"roll {colour}")
    assert position.actor == 1 and facts(position)["fell-short"] == 1, "the third die is lost"


@pytest.mark.parametrize(("one", "other"), [*pairwise(COLOURS), ("red", "pink"), ("red", "blue"), ("red", "yellow")])
def test_8_4_two_colours_in_the_middle_do_not_make_up_for_each_other(one: str, other: str) -> None:
    position = all_that_can_be_had({one: 2, other: 1}, {}).play(f"roll {one}")
    assert position.actor == CHANCE and position.to_json()["dice"] == 2
    assert facts(position)["fell-short"] == facts(position)["ran-out"] == 0


@pytest.mark.parametrize("colour", COLOURS)
def test_r13_a_single_paladin_in_every_court_can_be_had(colour: str) -> None:
    position = all_that_can_be_had({"red" if colour != "red" else "blue": 1}, {colour: 1})
    position = position.play("roll red" if colour != "red" else "roll blue")
    assert position.actor == CHANCE, "the middle is empty, and the courts have one each"
    position = position.play(f"roll {colour}")
    assert state(position).court[:2] == [[0] * 5] * 2
    assert facts(position)["ran-out"] == 1


def test_r13_the_last_paladin_for_the_last_die_loses_nothing() -> None:
    position = all_that_can_be_had({"red": 1}, {}, dice=1).play("roll red")
    assert (facts(position)["ran-out"], facts(position)["fell-short"]) == (0, 0)


def test_r13_a_single_die_without_anything_to_have_is_lost() -> None:
    position = all_that_can_be_had({"red": 1}, {}, dice=2).play("roll red")
    assert position.actor == 1
    assert (facts(position)["ran-out"], facts(position)["fell-short"]) == (1, 1)
    crown = nearly_nothing_left({"green": 4}, phase="rolling", dice=2)
    crown = played(crown, "roll crown", "roll red")
    assert crown.actor == 1 and facts(crown)["fell-short"] == 1, "the crown names nothing"


def test_r13_courts_keep_what_they_have_while_the_middle_has_the_colour() -> None:
    position = red_in_courts(3, 2, supply=2).play("roll red")
    assert [court[0] for court in state(position).court[:2]] == [3, 2]


# --- the draft (CM 12) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dice", "size"), [(2, 14, 3), (3, 27, 4), (4, 28, 3)])
def test_v1_the_first_display_is_one_set_more_than_players(players: int, dice: int, size: int) -> None:
    position = played(enthroned(players, refill="draft"), *["roll green"] * dice)
    position = played(position, *(f"lot {seat}" for seat in range(players - 1)))
    assert position.to_json()["filling"] == {"set": 1, "missing": size}
    for number in range(players + 1):
        position = played(position, *[f"draw {COLOURS[number]}"] * size)
    assert position.to_json()["display"] == [{COLOURS[number]: size} for number in range(players + 1)]
    assert (position.actor, position.to_json()["phase"]) == (0, "disc-choice")
    assert rewritten(position) == position


def taking(display: list[Any], turn: int = 1, players: int = 2, **more: Any) -> Position:
    """The end of round 1: `turn` takes a set."""
    seats: Objects = [{"disc": p + 1, "reserve": FOUR if p >= turn else SEVEN} for p in range(players)]
    written = {"phase": "taking", "round": 1, "turn": turn, "players": seats, "display": display, **more}
    return carolus(players, "draft").position(written)


def test_v2_the_leftover_set_is_kept_in_all_its_colours() -> None:
    position = taking([None, {"red": 1, "pink": 2}, {"blue": 3}]).play("take 3")
    assert position.to_json()["display"] == [{"red": 1, "pink": 2}, {}, {}]
    assert position.to_json()["filling"] == {"set": 1, "missing": 1}
    position = played(position, "draw red", *["draw blue"] * 6)
    assert position.to_json()["display"] == [{"red": 2, "pink": 2}, {"blue": 3}, {"blue": 3}]
    assert rewritten(position) == position


def test_v2_the_set_at_the_last_place_may_be_the_leftover() -> None:
    position = taking([{"blue": 3}, None, {"green": 1, "yellow": 2}]).play("take 1")
    assert position.to_json()["display"] == [{"green": 1, "yellow": 2}, {}, {}]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_v6_one_paladin_in_one_set_is_enough_to_choose(place: int) -> None:
    display: list[dict[str, int]] = [{}, {}, {}]
    display[place - 1] = {"red": 1}
    ring: Objects = [{"paladins": EVERYTHING | {"red": 39}}, {}]
    seats: Objects = [{"disc": 1}, {"disc": 2}]
    written = {"phase": "marching", "round": 1, "turn": 0, "ring": ring, "players": seats, "display": display}
    position = carolus(2, "draft").position(written | {"idle": 1}).play("march 1")
    assert (position.actor, texts(position)) == (0, ["take 1", "take 2", "take 3"])
    position = position.play(f"take {place}")
    assert facts(position)["fell-short"] == 1
    assert state(position).reserve[0] == [1, 0, 0, 0, 0]


def test_v5_a_full_set_does_not_fall_short() -> None:
    assert facts(taking([{"red": 3}, {"blue": 3}, None]).play("take 1"))["fell-short"] == 0
    assert facts(taking([{"red": 2}, {"blue": 3}, None]).play("take 1"))["fell-short"] == 1


def test_r29_the_empty_sets_are_used_up_from_the_first() -> None:
    seats: Objects = [{"disc": 1}, {"disc": 2}, {"disc": 3}]
    written = {"phase": "marching", "round": 1, "turn": 1, "ring": [{"paladins": EVERYTHING}], "players": seats}
    position = carolus(3, "draft").position(written | {"display": [None, {}, {}, {}], "idle": 2}).play("march 1")
    assert position.to_json()["display"] == [None, None, {}, {}]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_v3_paladins_go_back_from_a_set_at_any_place(place: int) -> None:
    display: list[Any] = [{"blue": 3}, {"blue": 3}, {"blue": 3}]
    display[place - 1] = {"red": 2, "green": 1, "pink": 2}
    position = taking(display, turn=0).play(f"take {place}")
    assert texts(position) == ["give-back red", "give-back green", "give-back pink"]
    bag = state(position).supply[0]
    first = played(position, "give-back red", "give-back red")
    assert state(first).supply[0] == bag + 2
    assert state(first).reserve[0] == [1, 2, 1, 1, 2]
    assert first.actor == 1 and first.to_json()["display"][place - 1] is None
    last = played(position, "give-back pink", "give-back pink")
    assert state(last).reserve[0] == [3, 2, 1, 1, 0]
    assert rewritten(first) == first and rewritten(last) == last, "nothing of giving back is left"


# --- the end (CM 9) --------------------------------------------------------------------------------------------------


def test_9_a_castle_more_outweighs_all_markers() -> None:
    ring: Objects = [{"owner": WHITE, "castles": 4}, {}, {"owner": BLACK, "castles": 3}]
    discs: Objects = [{"disc": 1, "unplayed": []}, {"disc": 2, "unplayed": []}]
    seats = [discs[0], discs[1] | {"court": dict.fromkeys(COLOURS, 1)}]
    over = {"phase": "over", "round": 20, "ending": "round-limit", "ring": ring, "players": seats}
    result = carolus(2, rounds=20).position(over).result
    assert result is not None and (result.scores, result.winners) == ((4, 3), (WHITE,))


@pytest.mark.parametrize("colour", COLOURS)
def test_r14_the_marker_of_any_clan_breaks_a_tie(colour: str) -> None:
    ring: Objects = [{"owner": WHITE, "castles": 3}, {}, {"owner": BLACK, "castles": 3}]
    discs: Objects = [{"disc": 1, "unplayed": []}, {"disc": 2, "unplayed": []}]
    seats = [discs[0], discs[1] | {"court": {colour: 1}}]
    over = {"phase": "over", "round": 20, "ending": "round-limit", "ring": ring, "players": seats}
    result = carolus(2, rounds=20).position(over).result
    assert result is not None and (result.scores, result.winners) == ((3, 3), (BLACK,))


@pytest.mark.parametrize(
    ("turn", "ending"), [(0, "last-castle"), (1, "last-castle-given"), (2, "last-castle"), (3, "last-castle-given")]
)
def test_9_a_team_builds_its_last_castle_on_a_turn_of_either_partner(turn: int, ending: str) -> None:
    ring: Objects = [{"owner": BLACK}, {"paladins": {"red": 1}}, {}, {"owner": WHITE, "castles": 9}]
    courts: Objects = [{}, {}, {"court": {"red": 1}}, {}]
    position = marching(ring, 4, players_have=courts, turn=turn).play("march 1")
    assert position.result is not None and position.result.winners == (0, 2)
    assert [name for name in ("last-castle", "last-castle-given") if facts(position)[name]] == [ending]


def test_9_nothing_of_the_last_turn_is_left_when_the_game_is_over() -> None:
    """The second of the round builds the last castle."""
    ring: Objects = [{}, {"paladins": {"red": 1}}, {}, {"owner": BLACK, "castles": 9}]
    seats: Objects = [{"disc": 1}, {"disc": 2, "court": {"red": 1}}]
    written = {"phase": "marching", "round": 1, "turn": 1, "emperor": 1, "ring": ring, "players": seats}
    position = carolus().position(written).play("march 1")
    assert position.result is not None and position.result.winners == (BLACK,)
    assert rewritten(position) == position
