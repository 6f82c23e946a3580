"""San Marco: worked examples for what the examples of the reference leave open, rule by rule."""

from typing import Any

import pytest

import tavoliere as tv
from tests.test_san_marco import (
    OUT,
    SETTINGS,
    doge_scores_san_marco,
    drawing_from,
    every_split,
    play,
    points,
    san_marco,
    texts,
    to_play,
)

DISTRICTS = ("cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello")
COLOURS = ("mask", "prow", "lion", "key")


def fallen_on(position: tv.Position) -> list[str]:
    """What comes about when chance falls on the middle of each of the equal parts."""
    total = sum(position.weights)
    return [str(position.draw((part + 0.5) / total)) for part in range(total)]


def rewritten(position: tv.Position) -> tv.Position:
    """The position as it is read back from its words: equal only if nothing of earlier steps is left in it."""
    again: tv.Position = position.game.position(position.to_json())
    return again


# --- setup (SM 3, SM 9) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "supply"),
    [
        ("four", [25, 25, 25, 25]),
        ("three", [25, 25, 25]),
        ("ghosts", [25, 25, 25, 25]),
        ("neutral", [25, 25, 12]),
        ("two-colours", [25, 25, 25, 25]),
    ],
)
def test_3_everything_lies_beside_the_board(setting: str, supply: list[int]) -> None:
    start = tv.game("san-marco", **SETTINGS[setting]).start()
    written = start.to_json()
    assert written["supply"] == dict(zip(COLOURS, supply, strict=False))
    assert written["bridges_left"] == 12
    assert sum(written["deck"].values()) == 62
    assert written["limit_deck"] == {"limit-1": 8, "limit-2": 10, "limit-3": 10}


@pytest.mark.parametrize("setting", SETTINGS)
def test_3_4_each_acting_colour_is_as_likely_to_begin(setting: str) -> None:
    start = tv.game("san-marco", **SETTINGS[setting]).start()
    acting = {"four": 4, "three": 3, "ghosts": 2, "neutral": 2, "two-colours": 4}[setting]
    assert texts(start) == [f"begin {colour}" for colour in COLOURS[:acting]]
    assert start.weights == (1,) * acting
    assert fallen_on(start) == texts(start)


def test_3_4_four_rolls_each_from_the_start_player_on_then_a_bridge_each_twice_round() -> None:
    position = san_marco(3).start().play("begin prow")
    assert texts(position) == [f"roll {number}" for number in range(1, 7)]
    assert fallen_on(position) == texts(position)
    for colour in ("prow", "lion", "mask"):
        before = position.to_json()["supply"][colour]
        position = play(position, "roll 1", "roll 1", "roll 6", "roll 3")
        assert (before, position.to_json()["supply"][colour]) == (25, 17)
    assert position.to_json()["districts"]["cannaregio"] == {"mask": 4, "prow": 4, "lion": 4}
    assert rewritten(position) == position
    builders = []
    for _ in range(6):
        builders.append(position.actor)
        position = position.play("bridge cannaregio-castello" if len(builders) < 4 else "bridge san-marco-castello")
    assert builders == [1, 2, 0, 1, 2, 0]
    written = position.to_json()
    assert (written["passage"], written["round"], written["roles"][0]) == (1, 1, "prow")
    assert written["bridges"] == {
        "cannaregio-castello": ["mask", "prow", "lion"],
        "san-marco-castello": ["mask", "prow", "lion"],
    }


def test_9_1_ghosts_have_four_dice_and_a_bridge_each() -> None:
    position = san_marco(2, "ghosts").start().play("begin prow")
    position = play(position, *["roll 1"] * 4, *["roll 2"] * 4, *["roll 3"] * 4, *["roll 4"] * 4)
    standing = position.to_json()["districts"]
    assert [standing[district] for district in DISTRICTS[:4]] == [{"prow": 8}, {"mask": 8}, {"lion": 8}, {"key": 8}]
    assert position.actor == 1
    position = play(position, "bridge cannaregio-castello", "bridge cannaregio-castello")
    assert position.to_json()["phase"] == "spanning"
    assert len(set(position.weights)) == 1
    assert fallen_on(position) == texts(position)
    assert all("san-polo" in text for text in texts(position))
    position = position.play("span san-polo-san-marco")
    assert all("san-marco" in text for text in texts(position))
    position = position.play("span san-polo-san-marco")
    assert position.to_json()["phase"] == "role-dice"
    assert position.to_json()["bridges"]["san-polo-san-marco"] == ["lion", "key"]
    assert (position.to_json()["passage"], position.to_json()["round"]) == (1, 1)


def test_9_2_twelve_neutrals_one_in_each_district_and_six_by_the_die() -> None:
    position = play(san_marco(2, "neutral").start(), "begin mask", *["roll 1"] * 4, *["roll 2"] * 4)
    position = play(position, "bridge cannaregio-castello", "bridge cannaregio-castello")
    assert position.to_json()["phase"] == "strewing"
    assert [position.to_json()["districts"][district].get("lion") for district in DISTRICTS] == [1] * 6
    position = play(position, "roll 1", "roll 6", "roll 6", "roll 3", "roll 4")
    assert position.to_json()["phase"] == "strewing"
    position = position.play("roll 5")
    assert position.to_json()["phase"] == "drawing"
    assert [position.to_json()["districts"][district].get("lion") for district in DISTRICTS] == [2, 1, 2, 2, 2, 3]


# --- drawing and dividing (SM 4.2) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["cannaregio", "bridge", "banishment"])
def test_r27_a_deck_of_one_kind_is_a_deck(card: str) -> None:
    position = drawing_from({card: 3}).play(f"draw {card}")
    assert texts(position) == [f"draw {card}"]
    assert position.weights == (2,)
    assert position.to_json()["so_far"]["reshuffles"] == 0


def test_4_2_cards_are_drawn_as_often_as_they_lie_in_the_deck() -> None:
    position = drawing_from({"cannaregio": 2, "doge": 3, "banishment": 4})
    assert texts(position) == ["draw cannaregio", "draw doge", "draw banishment"]
    assert position.weights == (2, 3, 4)
    assert fallen_on(position) == ["draw cannaregio"] * 2 + ["draw doge"] * 3 + ["draw banishment"] * 4
    position = play(position, *["draw banishment"] * 4, "draw doge", "draw doge")
    assert texts(position) == ["draw limit-1", "draw limit-2", "draw limit-3"]
    assert position.weights == (8, 10, 10)
    assert fallen_on(position) == ["draw limit-1"] * 8 + ["draw limit-2"] * 10 + ["draw limit-3"] * 10


def limit_cards_left(limits: dict[str, list[int]]) -> tv.Position:
    """A distributor of four has drawn five action cards, and now draws limit cards."""
    position = san_marco(4).position({"phase": "drawing", "turn": "mask", "limits": limits})
    return play(position, *["draw doge"] * 5)


def test_4_2_limit_cards_that_lie_before_players_are_not_drawn() -> None:
    limits = {"mask": [1] * 8, "prow": [2] * 4, "lion": [2, 3, 3], "key": [3, 3, 3]}
    position = limit_cards_left(limits)
    assert texts(position) == ["draw limit-2", "draw limit-3"]
    assert position.weights == (5, 5)
    position = play(position, "draw limit-2", "draw limit-3")
    assert position.to_json()["phase"] == "drawing", "a third one is due"
    assert position.play("draw limit-3").to_json()["phase"] == "dividing"
    one_left = limit_cards_left({"mask": [1] * 7})
    assert one_left.weights == (1, 10, 10)
    assert texts(one_left.play("draw limit-1")) == ["draw limit-2", "draw limit-3"]


def ways_to_divide(position: tv.Position, cards: int) -> list[tuple[tuple[str, ...], ...]]:
    positions = [position]
    for _ in range(cards):
        assert all(position.actions for position in positions), "nobody divides into a dead end"
        positions = [position.play(action) for position in positions for action in position.actions]
    return [tuple(map(tuple, position.to_json()["offers"])) for position in positions]


def test_4_2_no_way_to_divide_leads_into_a_dead_end() -> None:
    cards = [*["cannaregio"] * 2, *["doge"] * 4, "limit-1", "limit-2", *["limit-3"] * 2]
    position = san_marco(3).position({"phase": "dividing", "turn": "mask", "hand": cards})
    ways = [tuple(sorted(way[:3])) for way in ways_to_divide(position, len(cards))]
    assert len(ways) == len(set(ways)) == len(every_split(cards, 3))


def test_4_2_the_second_pair_divides_like_the_first() -> None:
    first = [["san-polo", "bridge", "limit-1"], ["bridge", "doge", "doge", "limit-2", "limit-3"]]
    cards = [*["cannaregio"] * 2, *["doge"] * 3, "limit-1", "limit-3", "limit-3"]
    written = {"phase": "dividing", "turn": "lion", "roles": list(COLOURS), "hand": cards, "offers": first}
    ways = ways_to_divide(san_marco(4).position(written), len(cards))
    assert {way[:2] for way in ways} == {tuple(map(tuple, first))}
    seconds = [tuple(sorted(way[2:])) for way in ways]
    assert len(seconds) == len(set(seconds)) == len(every_split(cards, 2))


@pytest.mark.parametrize("only", ["cannaregio", "banishment", "limit-1", "limit-3"])
def test_4_3_an_offer_of_a_single_card_can_be_taken(only: str) -> None:
    actions, limits = ["bridge", "doge", "doge", "transfer", "transfer"], ["limit-2"] * 3
    full = [*actions[only[:5] != "limit" :], *limits[only[:5] == "limit" :]]
    roles = ["mask", "prow"]
    written = {"turn": "prow", "roles": roles, "limits": {"lion": OUT}, "final_round": True, "offers": [full, [only]]}
    assert texts(san_marco(3).position(written)) == ["take 1", "take 2"]


def test_4_3_the_second_pair_chooses_from_its_own_offers() -> None:
    cards = [["bridge", "doge", "limit-1"], ["doge", "doge", "transfer", "limit-2", "limit-2"]]
    written = {"turn": "key", "roles": list(COLOURS), "offers": [[], [], *cards]}
    position = san_marco(4).position(written)
    assert texts(position) == ["take 1", "take 2"]
    position = position.play("take 2")
    assert (position.to_json()["turn"], position.to_json()["hand"]) == ("key", ["transfer", "doge", "doge"])
    assert position.to_json()["limits"]["key"] == [2, 2]


# --- action cards (SM 5) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("district", DISTRICTS)
def test_5_1_an_own_bridge_at_any_site_of_the_district_can_be_crossed(district: str) -> None:
    game = san_marco(3)
    for other in DISTRICTS:
        first, second = sorted((district, other), key=DISTRICTS.index)
        name = f"{first}-{second}"
        if other == district or f"bridge {name}" not in texts(to_play(["bridge"], game=game).play("play bridge")):
            continue
        position = to_play([district], bridges={name: ["mask"]}).play(f"play {district}")
        assert texts(position) == [f"place {place}" for place in DISTRICTS if place in (district, other)]


def test_5_2_bridges_of_every_colour_fill_a_site() -> None:
    for colour in COLOURS:
        position = to_play(["bridge"], 4, bridges={"san-polo-san-marco": [colour] * 3}).play("play bridge")
        assert "bridge san-polo-san-marco" not in texts(position)
        two = to_play(["bridge"], 4, bridges={"san-polo-san-marco": [colour] * 2}).play("play bridge")
        assert "bridge san-polo-san-marco" in texts(two)


@pytest.mark.parametrize("district", DISTRICTS)
@pytest.mark.parametrize("rival", ["mask", "lion", "key"])
def test_5_3_a_rival_anywhere_can_be_replaced(district: str, rival: str) -> None:
    position = to_play(["transfer", "castello"], 4, "prow", districts={district: {rival: 1}}).play("play transfer")
    assert texts(position) == [f"transfer {district} {rival}"]


@pytest.mark.parametrize("district", DISTRICTS[:5])
def test_r22_a_rival_anywhere_else_is_reason_enough_to_relocate(district: str) -> None:
    standing = {"castello": {"mask": 25}, district: {"prow": 1}}
    position = to_play(["transfer", "castello"], districts=standing).play("play transfer")
    assert texts(position) == ["decline", "relocate castello"]


def test_r4_the_doge_is_ferried_between_neighbours_without_an_own_bridge() -> None:
    game = san_marco(3, bridgeless_doge_cost=2)
    neighbours = [text.split()[1] for text in texts(to_play(["bridge"], game=game).play("play bridge"))]
    sites = [site for site in neighbours if "cannaregio" in site]
    assert len(sites) < 5, "not every two districts are neighbours"
    fields: dict[str, Any] = {"game": game, "doge": "cannaregio", "points": {"mask": 3}}
    position = to_play(["doge"], bridges={sites[0]: ["mask"], sites[1]: ["prow"]}, **fields).play("play doge")
    assert texts(position) == [
        *(f"cross {sites[0]} mask", f"cross {sites[1]} prow"),
        *(f"ferry {site}" for site in sites[1:]),
        "stop",
    ]


@pytest.mark.parametrize("colour", COLOURS)
def test_5_5_everybody_in_a_district_is_counted(colour: str) -> None:
    others = {other: 1 for other in COLOURS if other != colour}
    fields: dict[str, Any] = {"districts": {"castello": others | {colour: 2}}}
    position = play(to_play(["banishment", "san-polo"], 4, **fields), "play banishment", "banish castello")
    assert position.play("roll 5").to_json()["districts"]["castello"] == {}
    assert position.play("roll 6").to_json()["districts"]["castello"] == {}
    four = position.play("roll 4")
    assert texts(four) == [f"remove {other}" for other in COLOURS]
    alone: dict[str, Any] = {"districts": {"castello": {colour: 5}}}
    position = play(to_play(["banishment", "san-polo"], 4, **alone), "play banishment", "banish castello", "roll 3")
    assert position.to_json()["districts"]["castello"] == {colour: 2}
    assert rewritten(position) == position


def test_4_3_a_hand_is_played_to_its_last_card() -> None:
    position = to_play(["castello", "cannaregio"]).play("play castello")
    assert (position.to_json()["phase"], position.to_json()["hand"]) == ("playing", ["cannaregio"])


# --- the end of a passage (SM 7) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", ["prow", "lion"])
def test_7_3_the_bonus_is_counted_from_whoever_has_the_most(most: str) -> None:
    limits = {"mask": [3, 3], "prow": OUT, "lion": OUT} | {most: [3, 3, 3, 3]}
    position = to_play(["castello"], limits=limits).play("play castello")
    assert points(position) == {"mask": 12 - 6, "prow": 0, "lion": 0}


# --- two colours each (SM 9.3) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "leader", "gained"),
    [
        ({"prow": 5, "key": 4, "lion": 3}, "prow", {"prow": 8, "lion": 6}),
        ({"prow": 5, "key": 4, "mask": 3}, "prow", {"prow": 8, "mask": 6}),
        ({"mask": 5, "lion": 4, "key": 3}, "mask", {"mask": 8, "key": 6}),
        ({"lion": 5, "mask": 4, "prow": 3}, "lion", {"lion": 8, "prow": 6}),
        ({"key": 5, "prow": 4, "mask": 3}, "key", {"key": 8, "mask": 6}),
        ({"key": 5, "prow": 4, "mask": 3}, "prow", {"prow": 6}),
        ({"lion": 5, "mask": 4, "prow": 3, "key": 3}, "lion", {"lion": 8}),
    ],
)
def test_9_3_whoever_is_third_moves_up_when_the_leaders_other_colour_is_passed_over(
    standing: dict[str, int], leader: str, gained: dict[str, int]
) -> None:
    position = doge_scores_san_marco(san_marco(2, "two-colours"), standing)
    assert position.actor == COLOURS.index(leader) % 2
    assert points(position.play(f"score {leader}")) == dict.fromkeys(COLOURS, 0) | gained


def test_r18_two_colours_of_one_player_that_are_joint_second_stay_a_tie() -> None:
    passing = san_marco(2, "two-colours", joint_second="pass-over")
    for leader, one, other in (("mask", "prow", "key"), ("prow", "mask", "lion")):
        position = doge_scores_san_marco(passing, {leader: 5, one: 3, other: 3})
        assert points(position) == dict.fromkeys(COLOURS, 0) | {leader: 8}


@pytest.mark.parametrize(
    ("one", "other", "result"), [(-3, 0, -2), (-1, 0, -1), (0, -1, -1), (-4, -4, -4), (-9, 1, -6), (1, -1, 0)]
)
def test_9_3_a_mean_below_zero_is_rounded_down_too(one: int, other: int, result: int) -> None:
    game = san_marco(2, "two-colours", allow_negative_prestige=True)
    position = game.position({"phase": "over", "points": {"mask": one, "lion": other}})
    assert position.scores[0] == result
