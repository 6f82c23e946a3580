"""San Marco: worked examples for what the examples of the reference leave open, rule by rule."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.games.san_marco.rules.board import picked
from tests.games.san_marco.test_rules import (
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


def test_4_3_after_limit_cards_alone_it_is_the_next_players_turn() -> None:
    first_pair = [["castello", "castello", "castello", "castello", "castello"], ["limit-1", "limit-1", "limit-2"]]
    second_pair = [["bridge", "doge", "limit-1"], ["doge", "doge", "transfer", "limit-2", "limit-2"]]
    written = {"turn": "prow", "roles": list(COLOURS), "offers": [*first_pair, *second_pair]}
    position = san_marco(4).position(written).play("take 1")
    for _ in range(5):
        position = position.play("play castello")
    assert position.to_json()["limits"]["mask"] == [1, 1, 2]  # the distributor has nothing to play
    assert (position.to_json()["turn"], texts(position)) == ("key", ["take 1", "take 2"])


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


# Whose aristocrats stand on the board beside the mask's: those of other players, of ghosts, of the neutral colour, and
# of the same player's other colour, which are strangers too (SM 9.3).
EVERYBODY_ELSE = [
    (setting, rival)
    for setting, present in {"four": 4, "three": 3, "ghosts": 4, "neutral": 3, "two-colours": 4}.items()
    for rival in COLOURS[1:present]
]


@pytest.mark.parametrize(("setting", "rival"), EVERYBODY_ELSE)
def test_9_whoever_stands_on_the_board_can_be_replaced(setting: str, rival: str) -> None:
    game = tv.game("san-marco", **SETTINGS[setting])
    position = to_play(["transfer", "castello"], game=game, districts={"castello": {rival: 1}}).play("play transfer")
    assert texts(position) == [f"transfer castello {rival}"]
    position = position.play(f"transfer castello {rival}")
    assert position.to_json()["districts"]["castello"] == {"mask": 1}
    away = {"castello": {"mask": 25}, "san-polo": {rival: 1}}
    position = to_play(["transfer", "castello"], game=game, districts=away).play("play transfer")
    assert texts(position) == ["decline", "relocate castello"], "with an empty supply too (SM R22)"
    nobody = to_play(["transfer", "castello"], game=game, districts={"castello": {"mask": 1}}).play("play transfer")
    assert nobody.to_json()["phase"] == "playing", "without a target, no effect"


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


@pytest.mark.parametrize(("setting", "rival"), EVERYBODY_ELSE)
def test_9_whoever_stands_on_the_board_can_be_banished(setting: str, rival: str) -> None:
    game = tv.game("san-marco", **SETTINGS[setting])
    beside = to_play(["banishment", "san-polo"], game=game, districts={"castello": {"mask": 2, rival: 2}})
    beside = play(beside, "play banishment", "banish castello")
    assert texts(beside.play("roll 3")) == ["remove mask", f"remove {rival}"]
    assert play(beside, "roll 3", f"remove {rival}", f"remove {rival}").to_json()["districts"]["castello"] == {
        "mask": 1
    }
    assert beside.play("roll 4").to_json()["districts"]["castello"] == {}
    alone = to_play(["banishment", "san-polo"], game=game, districts={"castello": {rival: 5}})
    alone = play(alone, "play banishment", "banish castello", "roll 3")
    assert (alone.to_json()["phase"], alone.to_json()["districts"]["castello"]) == ("playing", {rival: 2})


def test_4_3_a_hand_is_played_to_its_last_card() -> None:
    position = to_play(["castello", "cannaregio"]).play("play castello")
    assert (position.to_json()["phase"], position.to_json()["hand"]) == ("playing", ["cannaregio"])


# --- the end of a passage (SM 7) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", ["prow", "lion"])
def test_7_3_the_bonus_is_counted_from_whoever_has_the_most(most: str) -> None:
    limits = {"mask": [3, 3], "prow": OUT, "lion": OUT} | {most: [3, 3, 3, 3]}
    position = to_play(["castello"], limits=limits).play("play castello")
    assert points(position) == {"mask": 12 - 6, "prow": 0, "lion": 0}


@pytest.mark.parametrize("most", COLOURS[1:])
def test_9_3_the_bonus_of_two_colours_is_counted_from_the_most_of_all_four(most: str) -> None:
    limits = dict.fromkeys(COLOURS, [2] * 5) | {"mask": [3, 3], most: [3, 3, 3, 3]}
    position = to_play(["castello"], game=san_marco(2, "two-colours"), limits=limits).play("play castello")
    assert points(position) == {"mask": 12 - 6, "prow": 0, "lion": 0, "key": 0}
    limits["mask"], limits[most] = limits[most], limits["mask"]
    position = to_play(["castello"], game=san_marco(2, "two-colours"), limits=limits).play("play castello")
    assert points(position) == dict.fromkeys(COLOURS, 0) | {most: 12 - 6}


@pytest.mark.parametrize("other", COLOURS[1:])
def test_9_3_only_the_fewest_of_all_four_colours_banish_for_free(other: str) -> None:
    game = san_marco(2, "two-colours")
    limits = {"mask": [2], "prow": OUT, "lion": OUT, "key": OUT}
    final: dict[str, Any] = {"final_round": True, "roles": ["mask", other], "turn": "mask", "game": game}
    alone = to_play(["castello"], **final, limits=limits | {other: [3]}).play("play castello")
    assert (alone.to_json()["phase"], alone.to_json()["free"]) == ("naming", "mask")
    tied = to_play(["castello"], **final, limits=limits | {other: [2]}).play("play castello")
    assert (tied.to_json()["phase"], tied.to_json()["passage"]) == ("stones", 2)
    fewer = to_play(["castello"], **final, limits=limits | {other: [1]}).play("play castello")
    assert (fewer.to_json()["phase"], fewer.to_json()["free"]) == ("naming", other)


@pytest.mark.parametrize("setting", ["three", "ghosts", "neutral"])
def test_7_4_only_players_have_limit_points(setting: str) -> None:
    """A ghost, the neutral colour and one that nobody plays are not those with the fewest (SM 9.1)."""
    game = tv.game("san-marco", **SETTINGS[setting])
    limits = dict.fromkeys(COLOURS[1 : 3 if setting == "three" else 2], OUT)
    for fewest, bonus in ([], 10), ([3], 7):
        position = to_play(["castello"], game=game, limits=limits | {"mask": fewest}).play("play castello")
        if setting == "ghosts":
            position = play(position, "roll 1", "roll 1")
        assert (position.to_json()["phase"], position.to_json()["free"]) == ("naming", "mask")
        assert points(position)["mask"] == bonus
        position = position.play("decline")
        assert (position.to_json()["passage"], "free" in position.to_json()) == (2, False)


# --- ghosts and neutrals (SM 9.1, SM 9.2) ----------------------------------------------------------------------------


@pytest.mark.parametrize("ghost", ["lion", "key"])
def test_9_1_a_ghost_scores_like_a_player(ghost: str) -> None:
    position = doge_scores_san_marco(san_marco(2, "ghosts"), {ghost: 5, "mask": 3, "prow": 2})
    assert points(position) == dict.fromkeys(COLOURS, 0) | {ghost: 8, "mask": 6}


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


# --- whole rounds, step by step --------------------------------------------------------------------------------------


def checked(position: tv.Position, *actions: str) -> tv.Position:
    """Plays on; after every step the position is as if it had been written by hand."""
    for action in actions:
        position = position.play(action)
        assert rewritten(position) == position, action
    return position


FIRST_CARDS = ["cannaregio", "bridge", "transfer", "doge", "banishment", "limit-1", "limit-2", "limit-3"]
SECOND_CARDS = ["cannaregio", "castello", "transfer", "doge", "doge", "limit-1", "limit-3", "limit-3"]


def first_pair_divides(game: tv.Game) -> tv.Position:
    """Mask and prow are the first pair, lion and key the second; prow may choose between 3 and 5 cards."""
    position = game.position({"phase": "stones", "roles": ["mask"]})
    assert position.weights == (1, 1, 1)
    assert fallen_on(position) == ["stone prow", "stone lion", "stone key"]
    position = checked(position, "stone prow", "stone lion")
    assert position.to_json()["roles"] == list(COLOURS)
    assert position.to_json()["turn"] == "mask"
    position = checked(position, *(f"draw {card}" for card in FIRST_CARDS))
    written = position.to_json()
    assert (written["phase"], written["turn"], written["hand"]) == ("dividing", "mask", FIRST_CARDS)
    assert written["limit_deck"] == {"limit-1": 7, "limit-2": 9, "limit-3": 9}
    assert written["deck"] == {
        **{"cannaregio": 4, "santa-croce": 5, "san-polo": 5, "san-marco": 5, "dorsoduro": 5, "castello": 5},
        **{"bridge": 5, "transfer": 11, "doge": 9, "banishment": 3},
    }
    return checked(position, *(f"divide {card} {1 + (i > 2)}" for i, card in enumerate(FIRST_CARDS)))


def second_pair_divides(position: tv.Position) -> tv.Position:
    assert (position.to_json()["phase"], position.to_json()["turn"]) == ("drawing", "lion")
    position = checked(position, *(f"draw {card}" for card in SECOND_CARDS))
    assert position.to_json()["turn"] == "lion"
    return checked(position, *(f"divide {card} {1 + (i > 1)}" for i, card in enumerate(SECOND_CARDS)))


def first_pair_plays(position: tv.Position) -> tv.Position:
    assert (position.to_json()["phase"], position.actor) == ("choosing", 1)
    position = checked(position, "take 2")
    assert position.to_json()["limits"]["prow"] == [1, 2, 3]
    assert position.to_json()["hand"] == ["doge", "banishment"]
    position = checked(position, "play doge", "enter castello", "play banishment", "banish castello", "roll 2")
    assert (position.to_json()["turn"], position.to_json()["hand"]) == ("mask", ["cannaregio", "bridge", "transfer"])
    return checked(position, "play cannaregio", "play bridge", "bridge cannaregio-castello", "play transfer")


def second_pair_plays(position: tv.Position) -> tv.Position:
    assert (position.to_json()["phase"], position.actor) == ("choosing", 3)
    assert texts(position) == ["take 1", "take 2"]
    position = checked(position, "take 1")
    assert position.to_json()["hand"] == ["cannaregio", "castello"]
    position = checked(position, "play cannaregio", "play castello")
    written = position.to_json()
    assert (written["turn"], written["hand"]) == ("lion", ["transfer", "doge", "doge"])
    assert written["limits"] == {"mask": [], "prow": [1, 2, 3], "lion": [1, 3, 3], "key": []}
    return checked(position, "play transfer", "transfer cannaregio mask", "play doge", "play doge")


@pytest.mark.parametrize("second_pair_split", ["start", "later"])
def test_4_a_round_of_four(second_pair_split: str) -> None:
    """SM R2, SM R26: the second pair divides at the start, or after the first has played."""
    position = first_pair_divides(san_marco(4, second_pair_split=second_pair_split))
    if second_pair_split == "start":
        position = first_pair_plays(second_pair_divides(position))
    else:
        position = second_pair_divides(first_pair_plays(position))
    position = second_pair_plays(position)
    written = position.to_json()
    assert (written["round"], written["phase"], written["roles"]) == (2, "stones", ["prow"])
    assert written["so_far"]["rounds"] == [2, 0, 0]
    played = {"cannaregio": 2, "castello": 1, "bridge": 1, "transfer": 2, "doge": 3, "banishment": 1}
    assert written["discard"] == played
    assert written["districts"]["cannaregio"] == {"lion": 1, "key": 1}
    assert position.play("stone mask").weights == (1, 1)
    assert texts(position) == ["stone mask", "stone lion", "stone key"]


def told(position: tv.Position, action: str) -> list[str]:
    """What the four seats and a spectator are told of an action."""
    number = int(position.game.action(action))
    return [str(position.game.all_actions[position.seen_as(number, seat)]) for seat in (0, 1, 2, 3, -1)]


def test_r3_strangers_do_not_see_the_cards_of_a_pair() -> None:
    position = san_marco(4).position({"phase": "stones", "roles": ["mask"]})
    position = play(position, "stone prow", "stone lion", "draw cannaregio", "draw doge")
    assert told(position, "draw doge") == [*["draw doge"] * 2, *["draw-action-unseen"] * 3]
    assert [position.view(seat).to_json()["hand"] for seat in (0, 1)] == [["cannaregio", "doge"]] * 2
    assert [position.view(seat).unknown for seat in (0, 1, 2, 3, None)] == [0, 0, 2, 2, 2]
    position = play(position, "draw doge", "draw doge", "draw bridge", "draw limit-1")
    for card in ("limit-1", "limit-2", "limit-3"):
        assert told(position, f"draw {card}") == [*[f"draw {card}"] * 2, *["draw-limit-unseen"] * 3]
    position = play(position, "draw limit-1", "draw limit-1", "divide cannaregio 1")
    assert told(position, "divide bridge 2") == [*["divide bridge 2"] * 2, *["divide-unseen"] * 3]
    assert [position.view(seat).unknown for seat in (0, 1, 2, 3, None)] == [0, 0, 8, 8, 8]
    stranger = position.view(2)
    assert stranger.to_json()["hand"] == position.view(3).to_json()["hand"]
    supposed = stranger.supposed
    assert supposed.view(2) == stranger
    pools = stranger.game.unpack(stranger)
    assert sum(pools.deck) == 62 and sum(pools.limit_deck) == 28
    open_game = san_marco(4, offers_visible="all").position(
        {name: value for name, value in position.to_json().items() if name not in ("game", "options")}
    )
    assert [open_game.view(seat).unknown for seat in (2, 3, None)] == [0, 0, 0]


def test_r3_what_a_pair_was_offered_stays_hidden_until_it_is_taken() -> None:
    position = second_pair_divides(first_pair_divides(san_marco(4)))
    assert [position.view(seat).unknown for seat in (0, 1, 2, 3, None)] == [8, 8, 8, 8, 16]
    for seat in (0, 3, None):
        assert position.view(seat).supposed.view(seat) == position.view(seat)
    seen = position.view(0).to_json()["offers"]
    assert seen[:2] == position.to_json()["offers"][:2]
    assert seen[2:] != position.to_json()["offers"][2:]
    assert told(position, "take 2") == ["take 2"] * 5
    taken = position.play("take 2")
    assert [taken.view(seat).unknown for seat in (0, 2, None)] == [8, 3, 11], "cards that were taken are seen by all"


def test_r3_with_three_everybody_sees_everything() -> None:
    offers = [
        ["doge", "bridge", "castello", "castello", "limit-3"],
        ["castello", "limit-2", "limit-2"],
        ["doge", "limit-1"],
    ]
    position = san_marco(3).position({"turn": "prow", "roles": ["mask", "prow", "lion"], "offers": offers})
    assert [position.view(seat).unknown for seat in (0, 1, 2, None)] == [0] * 4
    final = {
        "final_round": True,
        "limits": {"key": OUT},
        "turn": "prow",
        "roles": ["mask", "prow", "lion"],
        "offers": offers,
    }
    assert [san_marco(4).position(final).view(seat).unknown for seat in (0, 1, 2, 3, None)] == [0] * 5


def test_9_2_a_neutral_round_to_its_end() -> None:
    """SM R13: whatever is left goes to the decision-maker after the distributor has played."""
    offers = [["dorsoduro", "banishment", "limit-1"], ["cannaregio", "castello", "doge", "limit-2", "limit-2"]]
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 12}}}
    start = san_marco(2, "neutral").position({"turn": "prow", "roles": ["mask", "prow"], "offers": offers, **fields})
    position = checked(start, "take 1")
    assert position.to_json()["limits"] == {"mask": [2, 2], "prow": [1]}
    position = checked(position, "play cannaregio", "play castello", "play doge", "enter castello")
    assert (position.to_json()["turn"], position.to_json()["hand"]) == ("prow", ["dorsoduro", "banishment"])
    position = checked(position, "play dorsoduro", "play banishment", "banish castello", "roll 1")
    assert (position.to_json()["round"], position.to_json()["turn"]) == (2, "prow"), "the other one distributes"
    other = checked(start, "take 2")
    assert (other.to_json()["turn"], other.to_json()["hand"]) == ("mask", ["dorsoduro", "banishment"])
    only_limits = [["limit-1", "limit-1", "limit-1"], ["cannaregio", "castello", "doge", "doge", "bridge"]]
    start = san_marco(2, "neutral").position(
        {"turn": "prow", "roles": ["mask", "prow"], "offers": only_limits, **fields}
    )
    position = checked(start, "take 1")
    assert position.to_json()["turn"] == "mask"
    position = checked(position, "play cannaregio", "play castello", "play bridge", "bridge cannaregio-castello")
    position = checked(position, "play doge", "enter castello", "play doge", "stop")
    assert position.to_json()["round"] == 2, "the decision-maker has no card to play"


def test_9_1_a_round_with_ghosts() -> None:
    position = san_marco(2, "ghosts").position({"phase": "role-dice"})
    position = checked(position, "roll 2")
    assert position.to_json()["rolled"] == 2
    position = checked(position, "roll 2", "roll 3", "roll 6")
    assert position.to_json()["roles"] == ["prow", "mask"]
    cards = ["cannaregio", "castello", "doge", "doge", "bridge", "limit-1", "limit-2", "limit-3"]
    position = checked(position, *(f"draw {card}" for card in cards))
    position = checked(position, "divide cannaregio 1", "divide castello 1", "divide bridge 1")
    position = checked(
        position, "divide doge 2", "divide doge 2", "divide limit-1 1", "divide limit-2 2", "divide limit-3 2"
    )
    assert (position.to_json()["phase"], position.to_json()["turn"]) == ("choosing", "mask")
    position = checked(
        position, "take 1", "play cannaregio", "play castello", "play bridge", "bridge cannaregio-castello"
    )
    position = checked(position, "roll 1", "roll 6")
    assert position.to_json()["districts"]["cannaregio"] == {"mask": 1, "lion": 1}
    assert position.to_json()["districts"]["castello"] == {"mask": 1, "key": 1}
    assert (position.to_json()["turn"], position.to_json()["hand"]) == ("prow", ["doge", "doge"])
    position = checked(position, "play doge", "enter castello", "play doge", "roll 2", "roll 3")
    assert (position.to_json()["round"], position.to_json()["roles"]) == (2, ["mask", "prow"])
    assert position.to_json()["limits"] == {"mask": [1], "prow": [2, 3]}


@pytest.mark.parametrize(("rate", "order"), [(1, "lk"), (2, "llkk"), ("card", "lk")])
def test_9_1_the_first_ghost_has_the_first_dice(rate: Any, order: str) -> None:
    position = to_play(["castello"], game=san_marco(2, "ghosts", ghost_placements=rate)).play("play castello")
    for ghost in order:
        before = position.to_json()["supply"]
        position = checked(position, "roll 1")
        colour = "lion" if ghost == "l" else "key"
        assert position.to_json()["supply"][colour] == before[colour] - 1


@pytest.mark.parametrize(
    "roles",
    [
        ["mask", "prow", "key", "lion"],
        ["mask", "key", "prow", "lion"],
        ["prow", "lion", "mask", "key"],
        ["lion", "key", "prow", "mask"],
        ["key", "mask", "lion", "prow"],
    ],
)
def test_9_3_the_roles_of_two_colours(roles: list[str]) -> None:
    """SM R19: the first decision-maker is the other player's; the second pair are the two other colours."""
    position = san_marco(2, "two-colours").position({"phase": "stones", "roles": roles[:1]})
    opponent = 1 - COLOURS.index(roles[0]) % 2
    assert texts(position) == [f"stone {colour}" for colour in COLOURS[opponent::2]]
    assert fallen_on(position) == texts(position)
    assert checked(position, f"stone {roles[1]}").to_json()["roles"] == roles


# --- the end of a passage and of the game, step by step --------------------------------------------------------------


@pytest.mark.parametrize("passage", [1, 2])
def test_7_5_all_limit_cards_go_back_between_passages(passage: int) -> None:
    limits = {"mask": [3, 3, 3, 1], "prow": [3, 3, 3, 1], "lion": [3, 3, 2, 2]}
    position = to_play(["castello"], passage=passage, limits=limits).play("play castello")
    written = position.to_json()
    assert rewritten(position) == position
    assert (written["passage"], written["round"], written["final_round"]) == (passage + 1, 1, False)
    assert written["limits"] == {"mask": [], "prow": [], "lion": []}
    assert written["limit_deck"] == {"limit-1": 8, "limit-2": 10, "limit-3": 10}
    assert written["so_far"]["rounds"][passage] == 1


def test_7_4_a_free_banishment_is_carried_out_or_declined() -> None:
    limits = {"mask": OUT, "prow": [3, 3, 3, 2], "lion": [3]}
    fields: dict[str, Any] = {"limits": limits, "districts": {"san-polo": {"mask": 2, "prow": 2, "lion": 1}}}
    position = checked(to_play(["castello"], **fields), "play castello")
    assert (position.actor, texts(position)) == (2, ["decline", *(f"banish {district}" for district in DISTRICTS)])
    assert points(position) == {"mask": 0, "prow": 0, "lion": 11 - 3}
    done = checked(position, "banish san-polo", "roll 3", "remove mask", "remove prow", "remove mask")
    assert done.to_json()["districts"]["san-polo"] == {"prow": 1, "lion": 1}
    assert (done.to_json()["passage"], done.to_json()["so_far"]["banishments"]) == (2, 1)
    declined = checked(position, "decline")
    assert (declined.to_json()["passage"], declined.to_json()["so_far"]["banishments"]) == (2, 0)
    assert declined.to_json()["so_far"]["bonus"][:3] == [0, 0, 8]


def test_r35_the_sole_lowest_gets_the_bonus_where_the_option_says_so() -> None:
    limits = {"mask": [3, 3], "prow": OUT, "lion": [3, 2]}
    fields: dict[str, Any] = {"limits": limits, "final_round": True, "roles": ["mask", "lion"], "turn": "mask"}
    position = to_play(["castello"], game=san_marco(3, bonus_for="sole-lowest"), **fields).play("play castello")
    assert points(position) == {"mask": 0, "prow": 0, "lion": 10 - 5}
    everybody = to_play(["castello"], **fields).play("play castello")
    assert points(everybody) == {"mask": 10 - 6, "prow": 0, "lion": 10 - 5}


def test_8_the_final_scoring_counts_every_district_once() -> None:
    standing = {district: {"mask": 2, "prow": 1} for district in DISTRICTS}
    limits = {"mask": OUT, "prow": OUT, "lion": [3, 3, 2, 2]}
    position = to_play(
        ["transfer"], passage=3, districts=standing | {"castello": {"mask": 1, "lion": 5}}, limits=limits
    )
    position = play(position, "play transfer", "transfer castello lion")
    assert position.actor is None
    assert points(position) == {
        "mask": 6 + 6 + 6 + 8 + 6 + 4,
        "prow": 4 + 4 + 5 + 6 + 5,
        "lion": 6,
    }
    assert rewritten(position) == position
    assert position.actions == ()


@pytest.mark.parametrize(("mask", "prow", "first"), [(3, 5, 0), (5, 3, 1)])
def test_9_2_the_lower_score_returns_the_first_neutral(mask: int, prow: int, first: int) -> None:
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 9}}, "limits": {"mask": OUT, "prow": OUT}}
    fields |= {"points": {"mask": mask, "prow": prow}}
    position = checked(to_play(["castello"], game=san_marco(2, "neutral"), **fields), "play castello")
    assert position.actor == first
    assert texts(position) == [f"return {district}" for district in DISTRICTS]
    position = checked(position, "return cannaregio", "return castello")
    assert position.actor == first
    position = checked(position, "return castello")
    assert position.to_json()["districts"]["castello"]["lion"] == 2
    assert position.to_json()["phase"] == "drawing"


# --- cards, step by step ---------------------------------------------------------------------------------------------


def test_5_cards_with_an_empty_supply_step_by_step() -> None:
    """SM R21: relocating, lifting and marking; nothing of one card is left for the next."""
    bridges = {
        "cannaregio-santa-croce": ["prow"] * 3,
        "cannaregio-castello": ["lion"] * 3,
        "cannaregio-san-polo": ["prow"] * 3,
        "san-polo-dorsoduro": ["lion", "lion", "mask"],
    }
    standing = {"castello": {"mask": 10}, "dorsoduro": {"mask": 14, "prow": 2}}
    hand = ["bridge", "castello", "san-polo", "transfer", "bridge", "castello"]
    start = to_play(hand, bridges=bridges, districts=standing)
    position = checked(start, "play bridge")
    assert texts(position) == [
        *("decline", "lift cannaregio-santa-croce prow", "lift cannaregio-san-polo prow"),
        *("lift cannaregio-castello lion", "lift san-polo-dorsoduro mask", "lift san-polo-dorsoduro lion"),
    ]
    position = checked(position, "lift cannaregio-castello lion", "relocate castello", "bridge san-marco-castello")
    written = position.to_json()
    assert written["districts"]["castello"] == {"mask": 9}
    assert (written["bridges"]["cannaregio-castello"], written["supply"]["lion"]) == (["lion", "lion"], 25 - 4)
    assert written["so_far"]["bridges_moved"] == 1
    position = checked(position, "play castello")
    assert texts(position) == ["decline", "relocate dorsoduro", "relocate castello"], "optional again"
    position = checked(position, "relocate dorsoduro", "place san-marco", "play transfer", "relocate castello")
    position = checked(position, "transfer dorsoduro prow", "play san-polo", "decline", "play bridge", "decline")
    written = position.to_json()
    assert written["districts"]["castello"] == {"mask": 8}
    assert written["districts"]["san-marco"] == {"mask": 1}
    assert written["districts"]["dorsoduro"] == {"mask": 14, "prow": 1}
    assert (written["hand"], written["bridges_left"]) == (["castello"], 0)


def test_5_2_a_bridge_without_an_aristocrat_to_mark_it() -> None:
    standing = {"castello": {"mask": 10}, "dorsoduro": {"mask": 15}}
    position = checked(to_play(["bridge", "castello"], districts=standing), "play bridge")
    assert texts(position) == ["decline", "relocate dorsoduro", "relocate castello"]
    position = checked(position, "relocate dorsoduro", "bridge san-marco-castello")
    assert position.to_json()["districts"]["dorsoduro"] == {"mask": 14}
    assert (position.to_json()["bridges_left"], position.to_json()["supply"]["mask"]) == (11, 0)


def test_5_4_the_doge_walks_step_by_step() -> None:
    bridges = {
        "cannaregio-san-marco": ["prow"],
        "san-marco-castello": ["mask", "lion"],
        "cannaregio-castello": ["prow"],
        "san-polo-san-marco": ["lion"],
    }
    fields: dict[str, Any] = {"bridges": bridges, "doge": "cannaregio", "points": {"mask": 2}}
    position = checked(to_play(["doge", "castello"], districts={"castello": {"lion": 1}}, **fields), "play doge")
    assert texts(position) == ["cross cannaregio-san-marco prow", "cross cannaregio-castello prow", "stop"]
    position = checked(position, "cross cannaregio-san-marco prow")
    assert texts(position) == [
        *("cross san-polo-san-marco lion", "cross san-marco-castello mask", "cross san-marco-castello lion", "stop"),
    ]
    position = checked(position, "cross san-marco-castello lion")
    assert points(position) == {"mask": 0, "prow": 1, "lion": 1 + 6}, "no way on: the district is scored"
    assert (position.to_json()["doge"], position.to_json()["so_far"]["doge_scorings"]) == ("castello", 1)


# --- corners ---------------------------------------------------------------------------------------------------------


def test_4_2_many_equal_cards_are_divided_without_a_dead_end() -> None:
    cards = [*["cannaregio"] * 5, "doge", "limit-1", "limit-1", "limit-2", "limit-3"]
    position = san_marco(3).position({"phase": "dividing", "turn": "mask", "hand": cards})
    ways = [tuple(sorted(way[:3])) for way in ways_to_divide(position, len(cards))]
    assert len(ways) == len(set(ways)) == len(every_split(cards, 3))


@pytest.mark.parametrize(
    ("standing", "before", "after", "changes"),
    [
        ((5, 3, 1), 0, 1, 0),
        ((5, 3, 1), 1, 1, 0),
        ((1, 3, 2), 1, 2, 1),
        ((1, 2, 5), 2, 3, 1),
        ((2, 2, 5), 1, 3, 1),
        ((5, 5, 1), 1, 1, 0),
        ((5, 5, 1), 3, 3, 0),
        ((1, 5, 5), 1, 1, 0),
        ((5, 3, 5), 2, 2, 0),
        ((5, 1, 1), 3, 1, 1),
    ],
)
def test_the_lead_changes_when_another_seat_leads_alone(
    standing: tuple[int, ...], before: int, after: int, changes: int
) -> None:
    so_far = {"leader": before}
    position = to_play(["castello"], points=dict(zip(COLOURS, standing, strict=False)), so_far=so_far)
    told = position.play("play castello").to_json()["so_far"]
    assert (told["leader"], told["lead_changes"]) == (after, changes)


@pytest.mark.parametrize(("mask", "lion", "leader"), [(10, 0, 2), (1, 8, 2), (0, 10, 2), (5, 5, 1)])
def test_the_lead_of_two_colours_is_that_of_their_result(mask: int, lion: int, leader: int) -> None:
    game = san_marco(2, "two-colours")
    position = to_play(["castello"], game=game, points={"mask": mask, "lion": lion, "prow": 4, "key": 5})
    assert position.play("play castello").to_json()["so_far"]["leader"] == leader


@pytest.mark.parametrize("first", ["mask", "prow", "lion"])
def test_3_4_whoever_begins_distributes_first(first: str) -> None:
    position = play(san_marco(3).start(), f"begin {first}", *["roll 1"] * 12)
    assert rewritten(position) == position
    position = play(position, *["bridge cannaregio-castello"] * 3, *["bridge san-marco-castello"] * 3)
    assert position.to_json()["roles"][0] == first


@pytest.mark.parametrize("first", COLOURS)
def test_9_3_each_of_the_four_colours_has_its_rolls_and_its_bridge(first: str) -> None:
    position = san_marco(2, "two-colours").start().play(f"begin {first}")
    order = [COLOURS[(COLOURS.index(first) + i) % 4] for i in range(4)]
    for number, colour in enumerate(order, start=1):
        assert position.to_json()["turn"] == colour
        position = play(position, *[f"roll {number}"] * 4)
        assert position.to_json()["districts"][DISTRICTS[number - 1]] == {colour: 8}
    for colour, site in zip(order, san_marco(2, "two-colours").settings["board"]["sites"], strict=False):
        assert (position.to_json()["phase"], position.to_json()["turn"]) == ("first-bridges", colour)
        position = position.play(f"bridge {'-'.join(site)}")
        assert position.to_json()["bridges"]["-".join(site)] == [colour]
    assert (position.to_json()["round"], position.to_json()["roles"]) == (1, [first])


def test_9_2_the_die_is_rolled_for_neutrals_whoever_began() -> None:
    position = play(san_marco(2, "neutral").start(), "begin prow", *["roll 1"] * 8)
    checked(position, "bridge cannaregio-castello", "bridge cannaregio-castello", *["roll 1"] * 6)


def test_r30_a_ghosts_bridge_may_go_between_the_first_two_districts() -> None:
    standing = {"cannaregio": {"lion": 4, "mask": 8}, "santa-croce": {"lion": 4, "prow": 8}, "castello": {"key": 8}}
    written = {"phase": "spanning", "districts": standing, "bridges": {"cannaregio-san-polo": ["mask", "prow"]}}
    assert texts(san_marco(2, "ghosts").position(written)) == ["span cannaregio-santa-croce"]


def test_r10_dice_for_the_third_round_begin_with_the_first_player() -> None:
    position = to_play(["castello"], game=san_marco(2, "ghosts"), round=2, roles=["mask", "prow"])
    position = checked(position, "play castello", "roll 1", "roll 1")
    assert position.to_json()["phase"] == "role-dice"


def test_9_2_after_the_division_the_decision_maker_chooses() -> None:
    hand = ["cannaregio", "castello", "bridge", "doge", "doge", "limit-1", "limit-2", "limit-3"]
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 12}}, "roles": ["mask", "prow"]}
    position = san_marco(2, "neutral").position({"phase": "dividing", "turn": "mask", "hand": hand, **fields})
    position = checked(position, *(f"divide {card} {1 + (card == 'doge')}" for card in hand))
    assert (position.to_json()["phase"], position.actor) == ("choosing", 1)


def test_9_2_without_neutrals_to_return_the_next_passage_begins_at_once() -> None:
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 12}}, "limits": {"mask": OUT, "prow": OUT}}
    position = checked(to_play(["castello"], game=san_marco(2, "neutral"), **fields), "play castello")
    assert (position.to_json()["passage"], position.to_json()["phase"]) == (2, "drawing")


@pytest.mark.parametrize("roles", [["mask", "prow"], ["prow", "mask"]])
@pytest.mark.parametrize(("mask", "prow"), [(3, 5), (5, 3), (4, 4)])
def test_9_2_the_lower_score_begins_whoever_distributed(roles: list[str], mask: int, prow: int) -> None:
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 11}}, "limits": {"mask": OUT, "prow": OUT}}
    fields |= {"points": {"mask": mask, "prow": prow}, "roles": roles, "turn": roles[1]}
    position = to_play(["castello"], game=san_marco(2, "neutral"), **fields).play("play castello")
    assert position.actor == (0 if mask < prow else 1 if prow < mask else COLOURS.index(roles[1]))


def test_r28_the_start_right_passes_the_last_seat_and_begins_again() -> None:
    fields: dict[str, Any] = {"limits": {"key": OUT}, "roles": ["lion", "prow", "mask", "key"], "turn": "mask"}
    position = to_play(["castello"], 4, **fields).play("play castello")
    assert position.to_json()["roles"][0] == "mask"


def test_r34_of_three_colours_one_of_the_player_who_has_both_distributes() -> None:
    fields: dict[str, Any] = {"limits": {"mask": OUT}, "roles": ["mask", "prow", "key", "lion"], "turn": "key"}
    position = to_play(["castello"], game=san_marco(2, "two-colours"), **fields).play("play castello")
    assert position.to_json()["roles"] == ["prow", "lion", "key"]


def test_r34_the_start_right_passes_a_colour_that_is_out() -> None:
    """The final round is played by both colours of one player."""
    limits = {"prow": OUT, "key": OUT}
    fields: dict[str, Any] = {"limits": limits, "roles": ["mask", "prow", "key", "lion"], "turn": "key"}
    position = to_play(["castello"], game=san_marco(2, "two-colours"), **fields).play("play castello")
    assert position.to_json()["roles"] == ["lion", "mask"]


def test_r2_in_a_final_round_of_three_there_is_no_second_pair() -> None:
    offers = [["doge", "bridge", "castello", "castello", "limit-3"], [], ["doge", "limit-1"]]
    written = {"final_round": True, "limits": {"key": OUT, "prow": [2, 2]}, "turn": "lion", "offers": offers}
    game = san_marco(4, second_pair_split="later")
    position = game.position(written | {"roles": ["mask", "prow", "lion"]})
    position = play(position, "take 3", "play doge", "enter castello")
    assert (position.to_json()["phase"], position.to_json()["turn"]) == ("playing", "mask")


def test_7_the_end_of_a_passage_of_four_step_by_step() -> None:
    limits = {"mask": OUT, "prow": [2] * 5, "lion": [3, 3, 3, 2], "key": [3, 3]}
    position = checked(to_play(["castello"], 4, limits=limits), "play castello")
    assert position.to_json()["free"] == "key"
    position = checked(position, "decline")
    assert position.to_json()["limits"] == {colour: [] for colour in COLOURS}
    assert position.to_json()["so_far"]["bonus"] == [0, 0, 0, 5]
    final = {"mask": OUT, "prow": [3], "lion": [3, 1]}
    last = to_play(["castello"], limits=final, final_round=True, roles=["prow", "lion"], turn="prow")
    last = checked(last, "play castello", "decline")
    assert (last.to_json()["passage"], last.to_json()["final_round"]) == (2, False)
    three = {"mask": OUT, "prow": OUT, "lion": [3]}
    over = to_play(["castello"], passage=3, limits=three, so_far={"bonus": [7, 7, 7, 0]})
    over = checked(over, "play castello", "decline")
    assert over.actor is None and over.to_json()["so_far"]["bonus"] == [0, 0, 7, 0]


def test_9_3_nothing_of_a_pick_is_left_after_the_scoring() -> None:
    position = doge_scores_san_marco(san_marco(2, "two-colours"), dict.fromkeys(COLOURS, 3))
    position = checked(position, "score lion", "score prow")
    assert points(position) == {"mask": 0, "prow": 6, "lion": 6, "key": 0}


def test_5_2_any_bridge_can_be_lifted_and_with_a_supply_one_must() -> None:
    bridges = {
        "cannaregio-santa-croce": ["key"] * 3,
        "cannaregio-castello": ["lion"] * 3,
        "cannaregio-san-polo": ["prow"] * 3,
        "san-marco-castello": ["key"] * 3,
    }
    position = to_play(["bridge"], 4, bridges=bridges).play("play bridge")
    assert texts(position) == [
        *("lift cannaregio-santa-croce key", "lift cannaregio-san-polo prow"),
        *("lift cannaregio-castello lion", "lift san-marco-castello key"),
    ]


@pytest.mark.parametrize("setting", ["three", "ghosts", "neutral", "two-colours"])
def test_9_a_bridge_of_any_colour_can_be_lifted(setting: str) -> None:
    owners = COLOURS[: {"three": 3, "ghosts": 4, "neutral": 2, "two-colours": 4}[setting]]
    sites = ("cannaregio-santa-croce", "cannaregio-san-polo", "cannaregio-castello", "san-marco-castello")
    bridges = {site: [owners[at % len(owners)]] * 3 for at, site in enumerate(sites)}
    game = tv.game("san-marco", **SETTINGS[setting])
    position = to_play(["bridge"], game=game, bridges=bridges).play("play bridge")
    assert texts(position) == [f"lift {site} {owner[0]}" for site, owner in bridges.items()]
    for site, owner in bridges.items():
        lifted = position.play(f"lift {site} {owner[0]}").to_json()
        assert lifted["bridges"][site] == owner[1:]


def test_5_the_last_aristocrat_of_the_supply_is_enough() -> None:
    standing = {"castello": {"mask": 24}, "san-polo": {"prow": 1}}
    assert texts(to_play(["bridge"], districts=standing).play("play bridge"))[0].startswith("bridge ")
    assert texts(to_play(["transfer"], districts=standing).play("play transfer")) == ["transfer san-polo prow"]
    beside = {"castello": {"mask": 24, "prow": 1}}
    assert texts(to_play(["transfer"], districts=beside).play("play transfer")) == ["transfer castello prow"]


def test_r21_a_single_aristocrat_in_the_first_district_can_be_relocated() -> None:
    standing = {"castello": {"mask": 24}, "cannaregio": {"mask": 1}, "san-polo": {"prow": 1}}
    for card in ("san-polo", "bridge", "transfer"):
        position = to_play([card, "castello"], districts=standing).play(f"play {card}")
        assert texts(position) == ["decline", "relocate cannaregio", "relocate castello"]


def test_r22_a_transfer_needs_an_aristocrat_outside_of_the_rivals_district() -> None:
    markers = {"cannaregio-castello": ["mask"] * 3}
    beside = {"castello": {"mask": 22, "prow": 1}}
    nothing = to_play(["transfer", "san-polo"], districts=beside, bridges=markers).play("play transfer")
    assert (nothing.to_json()["phase"], nothing.to_json()["hand"]) == ("playing", ["san-polo"]), "nothing is asked"
    one = {"castello": {"mask": 21, "prow": 1}, "dorsoduro": {"mask": 1}}
    position = to_play(["transfer", "san-polo"], districts=one, bridges=markers).play("play transfer")
    assert texts(position) == ["decline", "relocate dorsoduro"]


def test_2_1_the_die_follows_the_board() -> None:
    board = san_marco(3).settings["board"] | {"name": "turned", "die": list(reversed(DISTRICTS))}
    position = san_marco(3, board=board).position({"phase": "opening"})
    for number, district in enumerate(reversed(DISTRICTS), start=1):
        assert position.play(f"roll {number}").to_json()["districts"][district] == {"mask": 2}


def test_5_4_a_bridge_to_the_last_district_and_a_bridge_of_the_last_colour_can_be_crossed() -> None:
    fields: dict[str, Any] = {"doge": "cannaregio", "bridges": {"cannaregio-castello": ["key"]}, "points": {"mask": 1}}
    position = to_play(["doge"], 4, **fields).play("play doge")
    assert texts(position) == ["cross cannaregio-castello key", "stop"]


def test_r20_he_is_not_ferried_back_to_where_he_came_from() -> None:
    game = san_marco(3, bridgeless_doge_cost=2)
    position = to_play(["doge"], game=game, doge="cannaregio", points={"mask": 4}).play("play doge")
    position = checked(position, "ferry cannaregio-castello")
    assert position.to_json()["doge"] == "castello"
    assert texts(position) == ["ferry san-marco-castello", "stop"]


def test_5_5_only_colours_that_stand_there_are_removed() -> None:
    position = to_play(["banishment"], 4, districts={"castello": {"mask": 2, "lion": 2}})
    position = play(position, "play banishment", "banish castello", "roll 1")
    assert texts(position) == ["remove mask", "remove lion"]


def test_8_without_two_colours_each_a_tie_is_shared() -> None:
    position = san_marco(4).position({"phase": "over", "points": {"mask": 10, "prow": 10, "lion": 5, "key": 7}})
    assert position.result is not None and position.result.winners == (0, 1)


def test_r3_with_two_colours_each_both_players_see_all_offers() -> None:
    cards = ["cannaregio", "bridge", "transfer", "doge", "doge", "limit-1", "limit-2", "limit-3"]
    written = {"phase": "dividing", "turn": "mask", "hand": cards}
    position = san_marco(2, "two-colours").position(written)
    assert [position.view(seat).unknown for seat in (0, 1, None)] == [0, 0, 0]


def test_the_first_choice_of_each_kind_is_carried_out() -> None:
    """The first site, the first district, the first colour."""
    site = "cannaregio-santa-croce"
    built = to_play(["bridge", "castello"]).play("play bridge").play(f"bridge {site}")
    assert built.to_json()["bridges"] == {site: ["mask"]}
    position = to_play(["cannaregio", "castello"], bridges={site: ["mask"]}).play("play cannaregio")
    placed = position.play("place cannaregio").to_json()
    assert (placed["districts"]["cannaregio"], placed["bridges"]) == ({"mask": 1}, {site: ["mask"]})
    position = to_play(["doge", "castello"], bridges={site: ["mask"]}, doge="cannaregio").play("play doge")
    assert position.play(f"cross {site} mask").to_json()["doge"] == "santa-croce"
    game = san_marco(3, bridgeless_doge_cost=2)
    position = to_play(["doge", "castello"], game=game, doge="cannaregio", points={"mask": 2}).play("play doge")
    assert position.play(f"ferry {site}").to_json()["doge"] == "santa-croce"
    position = to_play(["banishment", "castello"], districts={"cannaregio": {"prow": 1}}).play("play banishment")
    assert position.play("banish cannaregio").play("roll 1").to_json()["districts"]["cannaregio"] == {}
    bridges = {site: ["mask"] * 3, "cannaregio-san-polo": ["prow"] * 3, "cannaregio-castello": ["lion"] * 3}
    bridges["san-marco-castello"] = ["lion"] * 3
    position = to_play(["bridge", "castello"], bridges=bridges).play("play bridge").play(f"lift {site} mask")
    assert position.to_json()["bridges"][site] == ["mask", "mask"]
    game = san_marco(3, role_assignment="chosen")
    position = game.position({"phase": "appointing", "roles": ["prow"]}).play("appoint mask")
    assert position.to_json()["roles"] == ["prow", "mask", "lion"]
    standing = {"cannaregio": {"lion": 4, "mask": 8}, "santa-croce": {"lion": 4, "prow": 8}, "castello": {"key": 8}}
    written = {"phase": "spanning", "districts": standing, "bridges": {"cannaregio-san-polo": ["mask", "prow"]}}
    position = san_marco(2, "ghosts").position(written).play(f"span {site}")
    assert position.to_json()["bridges"][site] == ["lion"]


def test_9_3_until_a_player_says_which_colour_scores_it_is_the_stronger_one() -> None:
    standing = {"cannaregio": {"mask": 2, "lion": 3}, "santa-croce": {"mask": 3, "lion": 3, "prow": 1, "key": 2}}
    standing |= {"san-polo": {"mask": 3, "lion": 2, "prow": 9}, "san-marco": {"prow": 5, "key": 4, "lion": 9}}
    position = to_play(["castello"], game=san_marco(2, "two-colours"), districts=standing)
    state = position.game.unpack(position)
    mask, prow, lion, key = range(4)
    assert [picked(state, d, 0) for d in range(3)] == [lion, mask, mask]
    assert [picked(state, d, 1) for d in (1, 2, 3)] == [key, prow, prow]


def test_4_2_limit_cards_too_are_divided_without_a_dead_end() -> None:
    cards = [*["cannaregio"] * 3, *["doge"] * 3, *["limit-1"] * 4]
    position = san_marco(3).position({"phase": "dividing", "turn": "mask", "hand": cards})
    ways = [tuple(sorted(way[:3])) for way in ways_to_divide(position, len(cards))]
    assert len(ways) == len(set(ways)) == len(every_split(cards, 3))


def test_2_2_a_board_may_join_the_last_two_districts() -> None:
    usual = san_marco(3).settings["board"]
    board = usual | {"name": "wider", "sites": [*usual["sites"], ["dorsoduro", "castello"]]}
    site = "dorsoduro-castello"
    bridges = {site: ["mask"] * 3, "cannaregio-san-polo": ["prow"] * 3, "cannaregio-castello": ["lion"] * 3}
    bridges["san-marco-castello"] = ["lion"] * 3
    position = to_play(["bridge"], game=san_marco(3, board=board), bridges=bridges).play("play bridge")
    assert texts(position)[-1] == f"lift {site} mask"
    standing = {"dorsoduro": {"lion": 4, "mask": 8}, "castello": {"lion": 4, "prow": 8}, "cannaregio": {"key": 8}}
    written = {"phase": "spanning", "districts": standing, "bridges": {"cannaregio-san-polo": ["mask", "prow"]}}
    assert texts(san_marco(2, "ghosts", board=board).position(written)) == [f"span {site}"]


def test_r3_how_a_stranger_divides_is_not_seen() -> None:
    hand = ["cannaregio", "doge", "doge", "doge", "banishment", "limit-1", "limit-1", "limit-2"]
    position = san_marco(4).position({"phase": "dividing", "turn": "mask", "roles": list(COLOURS), "hand": hand})
    position = play(position, "divide cannaregio 1")
    one, other = position.play("divide doge 1"), position.play("divide doge 2")
    assert one.view(2) == other.view(2) and one.view(2) == position.view(2)
    assert one.view(0) != other.view(0)
    assert other.game.unpack(other.view(2)).pile == 0
    position = play(other, *["divide doge 2"] * 2, "divide banishment 1", "divide limit-1 1", "divide limit-1 2")
    hidden = position.game.unpack(position.view(3))
    assert not any(map(any, hidden.offer)) and hidden.hand == [0] * 13 + [5, 3]
    supposed = position.view(3).supposed.to_json()["hand"]
    assert "limit-3" in supposed and len(supposed) == 8, "a stranger may suppose any limit card"


def test_r3_a_stranger_supposes_only_cards_that_nobody_has_shown() -> None:
    hand = ["cannaregio", "doge", "doge", "doge", "banishment", "limit-1", "limit-1", "limit-2"]
    limits = {"mask": [3, 3, 3], "prow": [3, 3, 3], "lion": [3, 3, 3], "key": [3]}  # all of this kind that there are
    dividing = {"phase": "dividing", "turn": "mask", "roles": list(COLOURS), "hand": hand, "limits": limits}
    view = san_marco(4).position(dividing).view(3)
    supposed = view.supposed.to_json()["hand"]
    assert len(supposed) == 8 and {"limit-1", "limit-2"} >= {card for card in supposed if card.startswith("limit")}
    assert view.supposed.view(3) == view


def test_r3_a_spectator_sees_neither_what_lies_there_nor_what_is_drawn() -> None:
    position = play(first_pair_divides(san_marco(4)), "draw banishment", "draw doge")
    view = position.view()
    assert view.unknown == 8 + 2
    assert view.supposed.view() == view
