"""San Marco: every worked example of the rules, named after it, and what is particular to the game.

The reference's colours R, B, G, Y are mask, prow, lion, key here. With two colours each, Black and White are mask and
lion, Yellow and Blue prow and key.
"""

import random
from typing import Any

import pytest

import tavoliere as tv

SETTINGS: dict[str, dict[str, Any]] = {
    "four": {"players": 4},
    "three": {"players": 3},
    "ghosts": {"players": 2, "variant": "ghosts"},
    "neutral": {"players": 2, "variant": "neutral"},
    "two-colours": {"players": 2, "variant": "two-colours"},
}


def san_marco(players: int, variant: str | None = None, **options: Any) -> tv.Game:
    made: tv.Game = tv.game("san-marco", players=players, variant=variant, **options)
    return made


def to_play(hand: list[str], players: int = 3, turn: str = "mask", game: tv.Game | None = None, **fields: Any) -> Any:
    """The last hand of a round: `turn` has these cards to play."""
    return (game or san_marco(players)).position({"turn": turn, "hand": hand, **fields})


def points(position: tv.Position) -> dict[str, int]:
    written: dict[str, int] = position.to_json()["points"]
    return written


def texts(position: tv.Position) -> list[str]:
    return [str(action) for action in position.actions]


def play(position: tv.Position, *actions: str) -> tv.Position:
    for action in actions:
        position = position.play(action)
    return position


def random_game(game: tv.Game, seed: int) -> list[tuple[tv.Position, tv.Action]]:
    """Every position of a random game with what was played in it."""
    generator = random.Random(seed)
    position = game.start()
    moments = []
    while position.actor is not None:
        action = generator.choices(position.actions, position.weights or None)[0]
        moments.append((position, action))
        position = position.play(action)
    return moments


# --- SM 12: worked examples ------------------------------------------------------------------------------------------


def doge_scores_san_marco(game: tv.Game, standing: dict[str, int]) -> tv.Position:
    position = to_play(["doge", "castello"], game=game, doge="san-marco", districts={"san-marco": standing})
    scored: tv.Position = position.play("play doge")
    return scored


def test_example_1_plain_scoring() -> None:
    position = doge_scores_san_marco(san_marco(3), {"mask": 5, "prow": 3, "lion": 2})
    assert points(position) == {"mask": 8, "prow": 6, "lion": 0}


@pytest.mark.parametrize(
    ("standing", "gained"),
    [
        pytest.param((4, 4, 3), (6, 6, 0), id="2a-tie-for-first-drops-to-the-lower-value"),
        pytest.param((5, 3, 3), (8, 0, 0), id="2b-tie-for-second-pays-nothing"),
        pytest.param((3, 3, 3), (6, 6, 6), id="2c-everybody-first"),
        pytest.param((2, 0, 0), (8, 0, 0), id="2d-alone-the-second-value-lapses"),
    ],
)
def test_example_2_ties(standing: tuple[int, ...], gained: tuple[int, ...]) -> None:
    colours = ("mask", "prow", "lion")
    position = doge_scores_san_marco(san_marco(3), dict(zip(colours, standing, strict=True)))
    assert points(position) == dict(zip(colours, gained, strict=True))


def test_example_3_district_card() -> None:
    bridges = {"san-polo-san-marco": ["mask"], "san-marco-dorsoduro": ["mask"], "san-polo-dorsoduro": ["prow"]}
    position = to_play(["san-polo"], bridges=bridges).play("play san-polo")
    assert texts(position) == ["place san-polo", "place san-marco"]
    with pytest.raises(tv.IllegalAction, match="over one bridge of your own"):
        position.play("place dorsoduro")


def test_example_4_tolls() -> None:
    bridges = {"cannaregio-san-marco": ["prow"], "san-marco-dorsoduro": ["mask"]}
    standing = {"dorsoduro": {"lion": 1}, "cannaregio": {"lion": 1}}
    fields: dict[str, Any] = {"doge": "cannaregio", "bridges": bridges, "districts": standing}
    position = to_play(["doge", "castello"], **fields, points={"mask": 10}).play("play doge")
    position = position.play("cross cannaregio-san-marco prow")
    assert points(position) == {"mask": 9, "prow": 1, "lion": 0}
    position = position.play("cross san-marco-dorsoduro mask")
    assert points(position) == {"mask": 9, "prow": 1, "lion": 6}
    assert position.to_json()["doge"] == "dorsoduro"
    poor = to_play(["doge", "castello"], **fields).play("play doge")  # he can go nowhere, and scores where he is
    assert poor.to_json()["doge"] == "cannaregio"
    assert points(poor) == {"mask": 0, "prow": 0, "lion": 6}


EVERY_TOLL = [
    ("four", {"prow": 1}),
    ("three", {"prow": 1}),
    ("ghosts", {"prow": 1}),
    ("ghosts", {"lion": 1}),  # a ghost
    ("neutral", {"prow": 1}),
    ("two-colours", {"prow": 1}),
    ("two-colours", {"lion": 0}),  # one's own other colour gains nothing
]


@pytest.mark.parametrize(("setting", "toll"), EVERY_TOLL)
def test_example_which_bridge_the_mover_picks_one_also_beside_his_own(setting: str, toll: dict[str, int]) -> None:
    """SM 5.4: with several bridges on a site the mover picks one; he may give a point away."""
    game = tv.game("san-marco", **SETTINGS[setting])
    ((owner, gained),) = toll.items()
    site = "cannaregio-san-marco"
    fields: dict[str, Any] = {"game": game, "doge": "cannaregio", "bridges": {site: ["mask", owner]}}
    position = to_play(["doge", "castello"], points={"mask": 3}, **fields).play("play doge")
    assert texts(position) == [f"cross {site} mask", f"cross {site} {owner}", "stop"]
    assert points(position.play(f"cross {site} mask"))["mask"] == 3
    paid = points(position.play(f"cross {site} {owner}"))
    assert (paid["mask"], paid[owner]) == (2, gained)
    poor = to_play(["doge", "castello"], **fields).play("play doge")
    assert texts(poor) == [f"cross {site} mask", "stop"]  # SM R5
    with pytest.raises(tv.IllegalAction, match="you have 0"):
        poor.play(f"cross {site} {owner}")


def test_example_6_bridge_cap_and_reuse() -> None:
    full = to_play(["bridge"], bridges={"san-polo-san-marco": ["mask", "prow", "lion"]}).play("play bridge")
    with pytest.raises(tv.IllegalAction, match="holds 3 bridges already"):
        full.play("bridge san-polo-san-marco")
    bridges = {
        "cannaregio-santa-croce": ["prow"],
        "cannaregio-san-polo": ["lion", "lion", "lion"],
        "cannaregio-castello": ["lion", "prow", "mask"],
        "san-polo-dorsoduro": ["lion", "prow", "mask"],
        "san-marco-dorsoduro": ["prow", "mask"],
    }
    position = to_play(["bridge", "castello"], bridges=bridges)
    before = position.to_json()
    position = play(position, "play bridge", "lift cannaregio-santa-croce prow", "bridge san-marco-castello")
    after = position.to_json()
    assert before["bridges_left"] == after["bridges_left"] == 0
    assert after["supply"]["prow"] == before["supply"]["prow"] + 1
    assert after["supply"]["mask"] == before["supply"]["mask"] - 1
    assert after["bridges"]["san-marco-castello"] == ["mask"]
    assert "cannaregio-santa-croce" not in after["bridges"]


def test_example_7_transfer() -> None:
    standing = {"dorsoduro": {"mask": 1, "prow": 2}, "castello": {"mask": 19, "prow": 16}}
    position = to_play(["transfer", "castello"], districts=standing, supply={"mask": 5, "prow": 7})
    after = play(position, "play transfer", "transfer dorsoduro prow").to_json()
    assert after["districts"]["dorsoduro"] == {"mask": 2, "prow": 1}
    assert (after["supply"]["mask"], after["supply"]["prow"]) == (4, 8)


def test_example_8_banishment() -> None:
    standing = {"dorsoduro": {"mask": 2, "prow": 1, "lion": 1}}
    position = play(to_play(["banishment", "castello"], districts=standing), "play banishment", "banish dorsoduro")
    three = play(position, "roll 3", "remove prow", "remove lion")
    assert three.to_json()["districts"]["dorsoduro"] == {"mask": 1}  # the last one was no choice any more
    five = position.play("roll 5")
    assert five.to_json()["districts"]["dorsoduro"] == {}


def divided(game: tv.Game, *piles: list[str]) -> tv.Position:
    """The cards of the piles, drawn by the first distributor and laid out like that, as far as the rules allow."""
    hand = [card for pile in piles for card in pile]
    position = game.position({"phase": "dividing", "turn": "mask", "hand": hand})
    while position.to_json()["phase"] == "dividing" and position.to_json()["turn"] == "mask":
        left = [list(pile) for pile in piles]
        for pile, laid in zip(left, position.to_json()["offers"], strict=False):
            for card in laid:
                pile.remove(card)
        card = str(position.actions[0].words[0])
        position = position.play(f"divide {card} {next(i for i, pile in enumerate(left) if card in pile) + 1}")
    return position


def test_example_9_split() -> None:
    five = ["cannaregio", "san-polo", "bridge", "transfer", "doge"]
    offers = divided(san_marco(4), [*five, "limit-1", "limit-2"], ["limit-3"]).to_json()["offers"]
    assert [len(offer) for offer in offers[:2]] == [7, 1]
    with pytest.raises(tv.IllegalAction, match="An offer would stay empty"):
        divided(san_marco(4), [*five, "limit-1", "limit-2", "limit-3"], [])
    six = ["cannaregio", "san-polo", "bridge", "bridge", "transfer", "doge"]
    limits = ["limit-1", "limit-1", "limit-2", "limit-3"]
    offers = divided(san_marco(3), [*six, *limits[:2]], ["limit-2"], ["limit-3"]).to_json()["offers"]
    assert [len(offer) for offer in offers[:3]] == [8, 1, 1]
    with pytest.raises(tv.IllegalAction, match="An offer would stay empty"):
        divided(san_marco(3), [*six[:1], *limits], six[1:], [])


def test_example_10_passage_end_four_players() -> None:
    limits = {"mask": [3, 3, 3, 2], "prow": [3, 3, 3], "lion": [3, 2, 2], "key": [3, 2, 2]}
    position = to_play(["castello"], 4, limits=limits).play("play castello")
    written = position.to_json()
    assert written["final_round"]
    assert written["phase"] == "stones"
    position = position.play(position.actions[0])
    drawn: list[str] = []
    while position.to_json()["phase"] == "drawing":
        drawn.append(str(position.actions[0]))
        position = position.play(position.actions[0])
    assert len(drawn) == 10
    assert set(position.to_json()["roles"]) == {"prow", "lion", "key"}
    limits = {"mask": [3, 3, 3, 2], "prow": [3, 3, 3, 3], "lion": [2, 2, 2, 2], "key": [2, 2, 2, 2, 2]}
    roles = ["prow", "lion", "key"]
    last = to_play(["castello"], 4, "prow", final_round=True, roles=roles, limits=limits).play("play castello")
    assert points(last) == {"mask": 0, "prow": 0, "lion": 4, "key": 0}
    assert last.actor == 2
    assert texts(last)[0] == "decline"
    assert last.to_json()["free"] == "lion"


GHOST_SETUP = {
    "phase": "spanning",
    "districts": {
        "cannaregio": {"mask": 8},
        "san-polo": {"prow": 8},
        "castello": {"lion": 4, "key": 4},
        "dorsoduro": {"lion": 2},
        "san-marco": {"lion": 2},
        "santa-croce": {"key": 4},
    },
    "bridges": {"cannaregio-san-polo": ["mask", "prow"]},
}


def test_example_12a_ghost_bridges() -> None:
    position = san_marco(2, "ghosts").position(GHOST_SETUP)
    assert texts(position) == ["span san-marco-castello"]
    position = position.play("span san-marco-castello")
    sites = ("cannaregio-santa-croce", "cannaregio-castello", "santa-croce-san-polo", "santa-croce-dorsoduro")
    assert set(texts(position)) == {f"span {site}" for site in (*sites, "san-marco-castello")}
    assert len(set(position.odds.values())) == 1


def test_example_12b_ghosts_grow_after_each_hand() -> None:
    game = san_marco(2, "ghosts")
    offers = [["dorsoduro", "castello", "castello", "bridge"], ["castello", "limit-1", "limit-1", "limit-1"]]
    position = game.position({"turn": "prow", "roles": ["mask", "prow"], "offers": offers})
    position = play(position, "take 2", "play castello")
    assert texts(position) == [f"roll {number}" for number in range(1, 7)]
    position = play(position, "roll 2", "roll 6")
    position = play(position, "play dorsoduro", "play castello", "play castello", "play bridge")
    position = play(position, "bridge san-marco-castello", "roll 2", "roll 4")
    standing = position.to_json()["districts"]
    assert {place: counts.get("lion", 0) for place, counts in standing.items() if "lion" in counts} == {
        "santa-croce": 2
    }
    assert {place for place, counts in standing.items() if "key" in counts} == {"castello", "san-marco"}


def test_example_12c_ghosts_passage_end() -> None:
    game = san_marco(2, "ghosts")
    limits = {"mask": [3, 3, 3, 2], "prow": [3, 3, 2]}
    position = to_play(["castello"], game=game, limits=limits).play("play castello")
    position = play(position, "roll 1", "roll 1")
    assert points(position) == {"mask": 0, "prow": 3, "lion": 0, "key": 0}
    assert position.to_json()["free"] == "prow"
    assert position.actor == 1


def test_example_13_neutral() -> None:
    game = san_marco(2, "neutral")
    position = doge_scores_san_marco(game, {"lion": 4, "mask": 3, "prow": 1})
    assert position.scores == (6, 0)
    position = doge_scores_san_marco(game, {"lion": 3, "mask": 3})
    assert position.scores == (6, 0)
    standing = {"san-marco": {"lion": 12, "prow": 1}}
    position = to_play(["banishment", "castello"], game=game, districts=standing)
    position = play(position, "play banishment", "banish san-marco", "roll 2", "remove lion", "remove lion")
    written = position.to_json()
    assert written["districts"]["san-marco"]["lion"] == 10
    assert written["supply"]["lion"] == 2
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 10}}, "points": {"mask": 20, "prow": 25}}
    limits = {"mask": [3, 3, 3, 3], "prow": [3, 3, 3, 3]}
    position = to_play(["castello"], turn="mask", game=game, limits=limits, **fields).play("play castello")
    assert position.to_json()["passage"] == 2
    assert position.actor == 0  # the lower score begins
    position = position.play("return castello")
    assert position.actor == 1
    position = position.play("return dorsoduro")
    assert position.to_json()["phase"] == "drawing"
    assert position.to_json()["supply"]["lion"] == 0


def test_example_14a_the_players_other_colour_is_passed_over() -> None:
    game = san_marco(2, "two-colours")
    position = doge_scores_san_marco(game, {"mask": 5, "lion": 4, "prow": 3, "key": 1})
    assert position.actor == 0
    assert texts(position) == ["score mask", "score lion"]
    assert points(position.play("score mask")) == {"mask": 8, "prow": 6, "lion": 0, "key": 0}


def test_example_14b_or_the_second_scores_and_nobody_moves_up() -> None:
    game = san_marco(2, "two-colours")
    position = doge_scores_san_marco(game, {"mask": 5, "lion": 4, "prow": 3, "key": 1})
    assert points(position.play("score lion")) == {"mask": 0, "prow": 0, "lion": 6, "key": 0}


def test_example_14d_toll_between_own_colours() -> None:
    game = san_marco(2, "two-colours")
    bridges = {"cannaregio-san-marco": ["prow", "lion"]}
    position = to_play(["doge"], game=game, doge="cannaregio", points={"mask": 5}, bridges=bridges).play("play doge")
    assert points(position.play("cross cannaregio-san-marco lion")) == {"mask": 4, "prow": 0, "lion": 0, "key": 0}
    assert points(position.play("cross cannaregio-san-marco prow")) == {"mask": 4, "prow": 1, "lion": 0, "key": 0}


def test_example_14e_three_colours_play_the_final_round() -> None:
    game = san_marco(2, "two-colours")
    limits = {"mask": [3, 3, 3, 1]}
    position = to_play(["castello"], game=game, limits=limits).play("play castello")
    roles = position.to_json()["roles"]
    assert roles[1] == "lion"
    assert {roles[0], roles[2]} == {"prow", "key"}
    assert len(roles) == 3


def over(**colours: int) -> tv.Result:
    position = san_marco(2, "two-colours").position({"phase": "over", "points": colours})
    assert position.result is not None
    return position.result


def test_example_15_two_colours_result() -> None:
    assert over(mask=55, lion=66, prow=57, key=61) == tv.Result((58, 59), (2, 1), (1,))  # the sheet's own example
    assert over(mask=60, lion=60, prow=58, key=62) == tv.Result((60, 60), (1, 2), (0,))  # the higher minimum
    assert over(mask=58, lion=62, prow=62, key=58).winners == (0, 1)
    assert over(mask=10000, lion=10000, prow=5501, key=20501) == tv.Result((10000, 10001), (2, 1), (1,))
    assert over(mask=30000, lion=30000, prow=29999, key=30000).winners == (0,)
    assert over(mask=0, lion=0, prow=30000, key=0).winners == (1,)


# --- SM 7: each way a passage can end --------------------------------------------------------------------------------

OUT, BELOW = [3, 3, 3, 1], [3, 3]


@pytest.mark.parametrize(
    ("players", "variant", "out", "goes_on"),
    [
        (4, None, [], "round"),
        (4, None, ["mask"], "final round"),
        (4, None, ["mask", "lion"], "final round"),
        (4, None, ["mask", "lion", "key"], "over"),
        (4, None, ["mask", "prow", "lion", "key"], "over"),
        (3, None, [], "round"),
        (3, None, ["prow"], "final round"),
        (3, None, ["prow", "lion"], "over"),
        (3, None, ["mask", "prow", "lion"], "over"),
        (2, "ghosts", [], "round"),
        (2, "ghosts", ["mask"], "over"),
        (2, "ghosts", ["mask", "prow"], "over"),
        (2, "neutral", ["prow"], "over"),
        (2, "neutral", ["mask", "prow"], "over"),
        (2, "two-colours", ["mask"], "final round"),
        (2, "two-colours", ["mask", "prow"], "final round"),
        (2, "two-colours", ["mask", "lion"], "final round"),
        (2, "two-colours", ["mask", "lion", "key"], "over"),
        (2, "two-colours", ["mask", "prow", "lion", "key"], "over"),
    ],
)
def test_a_passage_ends_as_many_are_below_ten(players: int, variant: str | None, out: list[str], goes_on: str) -> None:
    game = san_marco(players, variant)
    colours = ("mask", "prow", "lion", "key")[: 4 if variant == "two-colours" else players]
    limits = {colour: (OUT if len(out) < 4 else [2] * 2 + [3] * 2) if colour in out else [2, 1] for colour in colours}
    districts = {"san-polo": {"lion": 12}} if variant == "neutral" else {}
    position = to_play(["castello"], game=game, limits=limits, districts=districts).play("play castello")
    while position.to_json()["phase"] == "growing":
        position = position.play("roll 1")
    written = position.to_json()
    assert written["so_far"]["below_limit"][0] == (len(colours) - len(out) if out else 0)
    if goes_on == "over":
        assert written["free"] if len(out) == len(colours) - 1 else written["passage"] == 2
    else:
        assert written["passage"] == 1
        assert written["round"] == 2
        assert written["final_round"] == (goes_on == "final round")
        taking_part = [colour for colour in colours if colour not in out]
        while position.to_json()["phase"] in ("stones", "role-dice"):
            position = position.play(position.actions[0 if position.to_json()["phase"] == "stones" else -1])
            if position.to_json().get("rolled"):
                position = position.play("roll 1")
        assert sorted(position.to_json()["roles"]) == sorted(taking_part)


def test_both_colours_of_one_player_out_the_other_divides_for_himself() -> None:
    fields: dict[str, Any] = {"limits": {"mask": OUT, "lion": OUT}, "roles": ["key", "lion", "mask", "prow"]}
    position = to_play(["castello"], game=san_marco(2, "two-colours"), **fields)
    position = position.play("play castello")
    written = position.to_json()
    assert written["roles"] == ["prow", "key"]  # SM R34: the next in seat order distributes
    while position.to_json()["phase"] in ("drawing", "dividing"):
        assert position.actor in (tv.CHANCE, 1)
        position = position.play(position.actions[-1])
    assert position.to_json()["phase"] == "choosing"
    assert position.actor == 1


def test_the_start_right_goes_on_from_whoever_distributed() -> None:
    limits = {"prow": OUT, "mask": [1], "lion": [1]}
    fields: dict[str, Any] = {"limits": limits, "roles": ["mask", "prow", "lion"]}
    position = to_play(["castello"], 3, "mask", **fields).play("play castello")
    assert position.to_json()["roles"] == ["lion", "mask"]  # prow is out, so lion distributes
    last = to_play(["castello"], 3, "lion", limits={"prow": OUT}, roles=["lion", "mask"], final_round=True)
    last = last.play("play castello")
    assert last.to_json()["passage"] == 2
    assert last.to_json()["roles"][0] == "mask"  # SM R28


def test_free_banishment_of_passage_3_comes_before_the_final_scoring() -> None:
    standing = {"san-marco": {"mask": 2, "prow": 3}}
    limits = {"mask": [3], "prow": OUT, "lion": OUT}
    position = to_play(["castello"], 3, passage=3, districts=standing, limits=limits).play("play castello")
    assert position.to_json()["free"] == "mask"
    position = play(position, "banish san-marco", "roll 2", "remove prow", "remove prow")
    assert position.actor is None
    assert position.scores == (8 + 7 + 6, 6, 0)  # San Marco, the bonus of 10 - 3, Castello; prow is second
    declined = to_play(["castello"], 3, passage=3, districts=standing, limits=limits).play("play castello")
    assert declined.play("decline").scores == (6 + 7 + 6, 8, 0)


def test_a_tie_for_fewest_limit_points_banishes_nobody_or_all() -> None:
    limits = {"mask": [3, 3, 3, 1], "prow": [3, 3], "lion": [3, 3]}
    fields: dict[str, Any] = {"limits": limits, "final_round": True, "roles": ["prow", "lion"], "turn": "prow"}
    position = to_play(["castello"], **fields).play("play castello")
    assert position.to_json()["passage"] == 2
    assert points(position) == {"mask": 0, "prow": 4, "lion": 4}
    game = san_marco(3, free_banishment_tie="all", bonus_for="sole-lowest")
    position = to_play(["castello"], game=game, **fields).play("play castello")
    assert points(position) == {"mask": 0, "prow": 0, "lion": 0}  # nobody is the sole lowest
    assert position.to_json()["free"] == "prow"
    assert position.play("decline").to_json()["free"] == "lion"


# --- rulings ---------------------------------------------------------------------------------------------------------


def test_r1_the_first_doge_card_puts_him_anywhere_and_he_does_not_walk_on() -> None:
    bridges = {"cannaregio-san-marco": ["mask"]}
    position = to_play(["doge", "castello"], bridges=bridges, districts={"cannaregio": {"mask": 1}}).play("play doge")
    assert texts(position)[0] == "enter cannaregio"
    assert len(position.actions) == 6
    position = position.play("enter cannaregio")
    assert points(position)["mask"] == 6
    assert san_marco(3, doge_start="san-marco").start().to_json()["doge"] == "san-marco"


def test_r4_without_a_bridge_he_crosses_only_where_the_option_allows_it() -> None:
    fields: dict[str, Any] = {
        "doge": "cannaregio",
        "points": {"mask": 3},
        "bridges": {"cannaregio-san-marco": ["prow"]},
    }
    position = to_play(["doge"], **fields).play("play doge")
    with pytest.raises(tv.IllegalAction, match="over bridges only"):
        position.play("ferry cannaregio-san-polo")
    position = to_play(["doge"], game=san_marco(3, bridgeless_doge_cost=2), **fields).play("play doge")
    position = position.play("ferry cannaregio-san-polo")
    assert points(position)["mask"] == 1  # one point left: no second crossing


def test_r5_prestige_below_zero_only_with_the_option() -> None:
    fields: dict[str, Any] = {"doge": "cannaregio", "bridges": {"cannaregio-san-marco": ["prow"]}}
    assert to_play(["doge", "castello"], **fields).play("play doge").to_json()["phase"] == "playing"
    position = to_play(["doge"], game=san_marco(3, allow_negative_prestige=True), **fields).play("play doge")
    assert points(position.play("cross cannaregio-san-marco prow"))["mask"] == -1


def test_r5_the_last_point_may_be_given_but_not_one_that_is_missing() -> None:
    fields: dict[str, Any] = {"doge": "cannaregio", "bridges": {"cannaregio-san-marco": ["prow"]}}
    position = to_play(["doge", "castello"], points={"mask": 1}, **fields).play("play doge")
    assert points(position.play("cross cannaregio-san-marco prow")) == {"mask": 0, "prow": 1, "lion": 0}
    game = san_marco(3, bridgeless_doge_cost=2)
    rich = to_play(["doge", "castello"], game=game, doge="castello", points={"mask": 2}).play("play doge")
    assert points(rich.play("ferry cannaregio-castello"))["mask"] == 0
    poor = to_play(["doge", "castello"], game=game, doge="castello", points={"mask": 1}).play("play doge")
    assert poor.to_json()["phase"] == "playing"  # he can go nowhere


def test_r8_whoever_has_the_fewest_banishes_even_with_ten_or_more() -> None:
    limits = {"mask": [3, 3, 3, 1], "prow": [3, 3, 3, 2], "lion": [3, 3, 3, 3]}
    position = to_play(["castello"], limits=limits).play("play castello")
    assert position.to_json()["free"] == "mask"
    assert points(position) == {"mask": 0, "prow": 0, "lion": 0}  # but nobody below ten, no bonus
    limits = {"mask": [3, 3, 3, 3], "prow": [3, 3, 3, 1], "lion": [3, 3, 3, 1]}
    tied = to_play(["castello"], limits=limits).play("play castello")
    assert tied.to_json()["passage"] == 2


@pytest.mark.parametrize(
    ("fields", "phase", "roles"),
    [
        pytest.param({"round": 1}, "drawing", ["prow", "mask"], id="the-second-round-swaps"),
        pytest.param({"round": 2}, "role-dice", [], id="the-third-is-diced-for"),
        pytest.param({"round": 3}, "drawing", ["prow", "mask"], id="the-fourth-swaps"),
        pytest.param({"round": 1, "out": True}, "role-dice", [], id="a-passage-begins-with-dice-after-one-round"),
        pytest.param({"round": 2, "out": True}, "role-dice", [], id="and-after-two"),
    ],
)
def test_r10_roles_of_ghosts_are_diced_for_and_swapped(fields: dict[str, Any], phase: str, roles: list[str]) -> None:
    limits = {"mask": [3, 3, 3, 1], "prow": [3, 3, 3, 1]} if fields.pop("out", False) else {}
    position = to_play(["castello"], game=san_marco(2, "ghosts"), roles=["mask", "prow"], limits=limits, **fields)
    written = play(position, "play castello", "roll 1", "roll 1").to_json()
    assert (written["phase"], written["roles"]) == (phase, roles)


def test_9_1_the_higher_die_distributes_and_equal_dice_are_rolled_again() -> None:
    position = san_marco(2, "ghosts").position({"phase": "role-dice"})
    assert play(position, "roll 5", "roll 3").to_json()["roles"] == ["mask", "prow"]
    assert play(position, "roll 3", "roll 5").to_json()["roles"] == ["prow", "mask"]
    again = play(position, "roll 4", "roll 4")
    assert again.to_json()["phase"] == "role-dice"
    assert again.to_json()["roles"] == []
    assert play(again, "roll 1", "roll 2").to_json()["roles"] == ["prow", "mask"]


def test_r13_and_r25_neutral_both_lay_their_limit_cards_then_the_distributor_plays_first() -> None:
    offers = [["dorsoduro", "castello", "castello", "bridge", "limit-1"], ["castello", "limit-2", "limit-2"]]
    game = san_marco(2, "neutral")
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 12}}}
    position = game.position({"turn": "prow", "roles": ["mask", "prow"], "offers": offers, **fields}).play("take 1")
    written = position.to_json()
    assert written["limits"] == {"mask": [2, 2], "prow": [1]}
    assert (written["turn"], written["hand"]) == ("mask", ["castello"])
    position = position.play("play castello")
    assert position.to_json()["turn"] == "prow"


def test_r16_a_card_that_can_be_played_must_be_played() -> None:
    position = to_play(["banishment"]).play("play banishment")
    with pytest.raises(tv.IllegalAction, match="must be played"):
        position.play("decline")


def test_r20_the_doge_enters_no_district_twice() -> None:
    bridges = {"cannaregio-san-marco": ["mask"], "san-polo-san-marco": ["mask"], "cannaregio-san-polo": ["mask"]}
    position = play(
        to_play(["doge", "castello"], bridges=bridges, doge="cannaregio"),
        *("play doge", "cross cannaregio-san-marco mask", "cross san-polo-san-marco mask"),
    )
    assert position.to_json()["phase"] == "playing"  # back to Cannaregio is not allowed, so San Polo is scored
    assert position.to_json()["doge"] == "san-polo"


ALL_PLACED = {"castello": {"mask": 10}, "dorsoduro": {"mask": 15, "prow": 1}}


def test_r21_an_empty_supply_relocates_or_declines() -> None:
    position = to_play(["san-polo", "castello"], districts=ALL_PLACED, supply={"mask": 0}).play("play san-polo")
    assert texts(position) == ["decline", "relocate dorsoduro", "relocate castello"]
    declined = position.play("decline").to_json()
    assert declined["hand"] == ["castello"]
    assert declined["districts"] == position.to_json()["districts"]
    moved = position.play("relocate castello").to_json()["districts"]
    assert (moved["castello"], moved["san-polo"]) == ({"mask": 9}, {"mask": 1})


def test_r21_after_lifting_somebody_elses_bridge_one_must_mark_it() -> None:
    bridges = {
        "cannaregio-santa-croce": ["prow"] * 3,
        "cannaregio-castello": ["lion"] * 3,
        "cannaregio-san-polo": ["prow"] * 3,
        "san-polo-dorsoduro": ["lion", "lion", "mask"],
    }
    standing = {"castello": {"mask": 10}, "dorsoduro": {"mask": 14}}
    position = to_play(["bridge", "castello"], bridges=bridges, districts=standing).play("play bridge")
    assert texts(position)[0] == "decline"
    other = position.play("lift cannaregio-castello lion")
    assert texts(other) == ["relocate dorsoduro", "relocate castello"]
    assert position.play("lift san-polo-dorsoduro mask").to_json()["phase"] == "building"


def test_r22_a_transfer_with_an_empty_supply_takes_from_another_district() -> None:
    position = to_play(["transfer", "castello"], districts=ALL_PLACED).play("play transfer")
    assert texts(position) == ["decline", "relocate castello"]
    with pytest.raises(tv.IllegalAction, match="Outside Dorsoduro there is nobody to replace"):
        position.play("relocate dorsoduro")
    assert texts(position.play("relocate castello")) == ["transfer dorsoduro prow"]
    beside = {"castello": {"mask": 10, "lion": 1}, "dorsoduro": {"mask": 15, "prow": 1}}
    position = play(to_play(["transfer", "castello"], districts=beside), "play transfer", "relocate castello")
    assert texts(position) == ["transfer dorsoduro prow"]  # not the lion, from whose side it was picked up
    with pytest.raises(tv.IllegalAction, match="it must go elsewhere"):
        position.play("transfer castello lion")
    alone = {"dorsoduro": {"mask": 25, "prow": 1}}
    nothing = to_play(["transfer", "castello"], districts=alone).play("play transfer")
    assert nothing.to_json()["hand"] == ["castello"]  # no effect


def test_r22_a_district_card_may_put_it_back_where_it_stood() -> None:
    position = to_play(["castello", "san-polo"], districts=ALL_PLACED).play("play castello")
    assert position.play("relocate castello").to_json()["districts"] == position.to_json()["districts"]
    standing, bridges = {"castello": {"mask": 24}}, {"san-marco-castello": ["mask"]}
    position = to_play(["castello", "san-polo"], districts=standing, bridges=bridges)
    assert texts(play(position, "play castello", "relocate castello")) == ["place san-marco", "place castello"]


def test_r23_a_players_own_other_colour_may_be_replaced() -> None:
    game = san_marco(2, "two-colours")
    position = to_play(["transfer", "castello"], game=game, districts={"dorsoduro": {"mask": 1, "prow": 1, "lion": 1}})
    position = position.play("play transfer")
    assert texts(position) == ["transfer dorsoduro prow", "transfer dorsoduro lion"]
    assert position.play("transfer dorsoduro lion").to_json()["districts"]["dorsoduro"] == {"mask": 2, "prow": 1}
    alone = to_play(["transfer", "castello"], game=game, districts={"dorsoduro": {"lion": 1}}).play("play transfer")
    assert texts(alone) == ["transfer dorsoduro lion"]


def test_r24_a_banishment_may_name_an_empty_district() -> None:
    position = play(to_play(["banishment", "castello"]), "play banishment", "banish castello", "roll 6")
    assert position.to_json()["so_far"]["banishments"] == 1


def test_r27_the_played_cards_become_the_deck_when_one_must_be_drawn() -> None:
    everything = {
        **dict.fromkeys(("cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro"), 5),
        **{"castello": 4, "bridge": 6, "transfer": 12, "doge": 10, "banishment": 4},
    }
    position = to_play(["castello"], discard=everything)
    position = position.play("play castello")
    while position.to_json()["phase"] != "drawing":
        position = position.play(position.actions[0])
    assert sum(position.to_json()["deck"].values()) == 62
    assert position.to_json()["so_far"]["reshuffles"] == 1


ALL_CARDS = {
    **dict.fromkeys(("cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello"), 5),
    **{"bridge": 6, "transfer": 12, "doge": 10, "banishment": 4},
}


def drawing_from(deck: dict[str, int]) -> tv.Position:
    """A distributor of three begins to draw, and only these action cards are left."""
    played = {card: copies - deck.get(card, 0) for card, copies in ALL_CARDS.items()}
    return san_marco(3).position({"phase": "drawing", "turn": "mask", "discard": played})


def test_r27_an_empty_deck_stays_empty_until_a_card_must_be_drawn() -> None:
    last = play(drawing_from({"doge": 6}), *["draw doge"] * 6)
    assert last.to_json()["deck"] == {}
    assert last.to_json()["so_far"]["reshuffles"] == 0
    assert texts(last) == ["draw limit-1", "draw limit-2", "draw limit-3"]
    middle = play(drawing_from({"doge": 2}), *["draw doge"] * 2).to_json()
    assert middle["so_far"]["reshuffles"] == 1
    assert middle["deck"] == {**ALL_CARDS, "doge": 8}  # the two in hand are not among them
    assert middle["discard"] == {}


def test_r30_a_ghosts_bridge_goes_by_the_fuller_end_not_by_the_sum_of_both() -> None:
    districts = {
        **{"cannaregio": {"mask": 8}, "san-polo": {"prow": 8, "key": 8}},
        **{"castello": {"lion": 4}, "santa-croce": {"lion": 2}, "dorsoduro": {"lion": 2}},
    }
    position = san_marco(2, "ghosts").position({**GHOST_SETUP, "districts": districts})
    assert texts(position) == ["span cannaregio-castello", "span san-marco-castello"]
    among = {
        **districts,
        "castello": {"lion": 4},
        "santa-croce": {"lion": 2},
        "san-marco": {"lion": 2},
        "dorsoduro": {},
    }
    position = san_marco(2, "ghosts").position({**GHOST_SETUP, "districts": among})
    assert texts(position) == ["span san-marco-castello"]  # then by the other end


def test_r31_ghosts_grow_after_a_hand_without_action_cards_too() -> None:
    offers = [["dorsoduro", "castello", "castello", "san-polo", "bridge"], ["limit-1", "limit-1", "limit-1"]]
    fields = {"turn": "prow", "roles": ["mask", "prow"], "offers": offers}
    position = san_marco(2, "ghosts").position(fields).play("take 2")
    assert position.to_json()["phase"] == "growing"
    position = play(position, "roll 1", "roll 2")
    assert position.to_json()["turn"] == "mask"
    assert position.to_json()["districts"]["cannaregio"] == {"lion": 1}
    assert position.to_json()["districts"]["santa-croce"] == {"key": 1}
    by_card = san_marco(2, "ghosts", ghost_placements="card").position(fields).play("take 2")
    assert by_card.to_json()["phase"] == "playing"  # no card, no ghost


def test_r31_ghosts_grow_after_a_distributor_without_action_cards_too() -> None:
    cards = ["san-polo", "san-polo", "dorsoduro", "castello", "castello"]
    fields = {"turn": "prow", "roles": ["mask", "prow"], "offers": [cards, ["limit-1", "limit-1", "limit-1"]]}
    position = play(san_marco(2, "ghosts").position(fields), "take 1", *(f"play {card}" for card in cards))
    position = play(position, "roll 1", "roll 2")
    assert (position.to_json()["phase"], position.to_json()["turn"]) == ("growing", "mask")
    assert position.to_json()["limits"]["mask"] == [1, 1, 1]
    position = play(position, "roll 4", "roll 4")
    assert position.to_json()["districts"]["san-marco"] == {"lion": 1, "key": 1}
    assert position.to_json()["round"] == 2
    by_card = san_marco(2, "ghosts", ghost_placements="card").position(fields).play("take 1")
    for card in cards:
        by_card = play(by_card, f"play {card}", "roll 1", "roll 2")
    assert by_card.to_json()["round"] == 2  # no card, no ghost


def test_r31_a_ghost_with_an_empty_supply_gets_no_die() -> None:
    game = san_marco(2, "ghosts")
    standing = {"san-polo": {"lion": 25, "key": 24}}
    position = to_play(["castello"], game=game, districts=standing).play("play castello")
    assert position.to_json()["growing"] == 1  # the lion has nobody left, so this die is the key's
    assert position.play("roll 1").to_json()["districts"]["cannaregio"] == {"key": 1}


def test_r32_equal_scores_the_coming_distributor_returns_first() -> None:
    game = san_marco(2, "neutral")
    fields: dict[str, Any] = {"districts": {"san-marco": {"lion": 11}}, "limits": {"mask": OUT, "prow": OUT}}
    position = to_play(["castello"], game=game, roles=["prow", "mask"], turn="mask", **fields).play("play castello")
    assert position.to_json()["distributor"] == "prow"
    assert position.actor == 0


@pytest.mark.parametrize(
    ("standing", "asked"),
    [
        pytest.param({"mask": 3, "lion": 3, "prow": 3, "key": 3}, [0, 1], id="all-four-tied-both-choose"),
        pytest.param({"mask": 3, "lion": 3, "prow": 2}, [0], id="both-tied-for-first"),
        pytest.param({"prow": 4, "mask": 3, "lion": 3}, [], id="opponent-first-and-both-second"),
        pytest.param({"mask": 5, "lion": 2, "prow": 3}, [], id="only-one-would-be-paid"),
        pytest.param({"mask": 5, "lion": 3, "prow": 3}, [], id="joint-second-is-a-tie"),
    ],
)
def test_r33_a_choice_is_asked_where_both_colours_would_be_paid(standing: dict[str, int], asked: list[int]) -> None:
    position = doge_scores_san_marco(san_marco(2, "two-colours"), standing)
    found = []
    while position.to_json()["phase"] == "picking":
        found.append(position.actor)
        position = position.play(position.actions[0])
    assert found == asked


def test_r18_joint_second_is_a_tie_or_passed_over() -> None:
    standing = {"mask": 5, "lion": 3, "prow": 3}
    assert points(doge_scores_san_marco(san_marco(2, "two-colours"), standing))["prow"] == 0
    passing = san_marco(2, "two-colours", joint_second="pass-over")
    assert points(doge_scores_san_marco(passing, standing)) == {"mask": 8, "prow": 6, "lion": 0, "key": 0}
    three = doge_scores_san_marco(passing, {"mask": 5, "lion": 3, "prow": 3, "key": 3})
    assert points(three) == {"mask": 8, "prow": 0, "lion": 0, "key": 0}


def test_r17_the_final_scoring_asks_too() -> None:
    both = {"mask": 3, "lion": 3}
    position = to_play(
        ["castello"],
        game=san_marco(2, "two-colours"),
        passage=3,
        districts={"cannaregio": both, "san-marco": both},
        limits={colour: [3, 3, 2, 2] for colour in ("mask", "prow", "lion", "key")},
    ).play("play castello")
    for district in (1, 4):  # and having been asked in the first, goes on to the others
        written = position.to_json()
        assert (written["phase"], written["finale"]) == ("picking", district)
        position = position.play("score lion")
    assert position.to_json()["points"] == {"mask": 6, "prow": 0, "lion": 4 + 6, "key": 0}  # mask is alone in Castello


def test_r19_nobody_divides_for_himself() -> None:
    game = san_marco(2, "two-colours")
    for seed in range(20):
        for position, _ in random_game(game, seed):
            written = position.to_json()
            if written["phase"] == "dividing" and len(written["roles"]) == 4:
                seats = [("mask", "prow", "lion", "key").index(colour) % 2 for colour in written["roles"]]
                assert seats[0] != seats[1]
                assert seats[2] != seats[3]
                break


@pytest.mark.parametrize(("rate", "dice"), [(1, 2), (2, 4), ("card", 4)])
def test_ghost_placements(rate: Any, dice: int) -> None:
    position = to_play(["castello", "san-polo"], game=san_marco(2, "ghosts", ghost_placements=rate))
    rolled = 0
    while position.to_json()["phase"] in ("playing", "growing"):
        rolled += position.to_json()["phase"] == "growing"
        position = position.play(position.actions[0])
    assert rolled == dice


# --- SM 4.1: the start player assigns the roles, if the option says so -----------------------------------------------


def chosen_roles(players: int, variant: str | None = None, **fields: Any) -> tv.Position:
    """The moment at which roles are assigned, mask distributing."""
    game = san_marco(players, variant, role_assignment="chosen")
    return game.position({"phase": "appointing", "roles": ["mask"], **fields})


def test_4_1_the_start_player_chooses_the_roles_one_by_one() -> None:
    position = chosen_roles(4)
    assert position.actor == 0
    assert texts(position) == ["appoint prow", "appoint lion", "appoint key"]
    position = position.play("appoint lion")
    assert position.actor == 0
    position = position.play("appoint key")  # the last stone is no choice
    assert position.to_json()["roles"] == ["mask", "lion", "key", "prow"]
    assert position.to_json()["phase"] == "drawing"
    assert chosen_roles(3).play("appoint lion").to_json()["roles"] == ["mask", "lion", "prow"]


def test_4_1_in_a_final_round_and_with_two_colours_he_chooses_too() -> None:
    limits = {"key": OUT}
    final = chosen_roles(4, limits=limits, final_round=True)
    assert final.play("appoint lion").to_json()["roles"] == ["mask", "lion", "prow"]
    position = chosen_roles(2, "two-colours")
    assert texts(position) == ["appoint prow", "appoint key"]
    assert position.play("appoint key").to_json()["roles"] == ["mask", "key", "prow", "lion"]


def test_4_1_usually_the_roles_are_drawn() -> None:
    position = san_marco(4).position({"phase": "stones", "roles": ["mask"]})
    assert position.actor == tv.CHANCE
    with pytest.raises(tv.IllegalAction):
        position.play("appoint prow")
    with pytest.raises(tv.ImpossiblePosition):
        san_marco(4).position({"phase": "appointing", "roles": ["mask"]})
    with pytest.raises(tv.IllegalAction, match="cannot come next"):
        chosen_roles(4).play("appoint mask")
    with pytest.raises(tv.IllegalAction, match="who has the next role"):
        chosen_roles(4).play("place castello")


# --- setup and order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "supply", "bridges_left"),
    [("four", 16, 8), ("three", 15, 6), ("ghosts", 16, 8), ("neutral", 16, 10), ("two-colours", 16, 8)],
)
def test_supplies_after_the_setup(setting: str, supply: int, bridges_left: int) -> None:
    for position, _ in random_game(tv.game("san-marco", **SETTINGS[setting]), 1):
        written = position.to_json()
        if written["passage"] == 1:
            acting = dict(written["supply"])
            if setting == "neutral":
                assert acting.pop("lion") == 0
            assert set(acting.values()) == {supply}
            assert written["bridges_left"] == bridges_left
            return


@pytest.mark.parametrize(
    ("number", "district", "first", "second"),
    [
        (1, "cannaregio", 6, 4),
        (2, "santa-croce", 6, 4),
        (3, "san-polo", 6, 5),
        (4, "san-marco", 8, 6),
        (5, "dorsoduro", 6, 5),
        (6, "castello", 6, 4),
    ],
)
def test_2_1_number_and_pair_of_each_district(number: int, district: str, first: int, second: int) -> None:
    rolled = san_marco(3).position({"phase": "opening"}).play(f"roll {number}").to_json()["districts"]
    assert {name: standing for name, standing in rolled.items() if standing} == {district: {"mask": 2}}
    fields: dict[str, Any] = {"doge": district, "districts": {district: {"mask": 2, "prow": 1}}}
    assert points(to_play(["doge", "castello"], **fields).play("play doge")) == {
        "mask": first,
        "prow": second,
        "lion": 0,
    }


def test_2_3_the_doge_waits_beside_the_board_and_then_stays_where_he_is() -> None:
    assert san_marco(3).start().to_json()["doge"] is None
    next_round = to_play(["castello"], doge="dorsoduro").play("play castello").to_json()
    assert (next_round["round"], next_round["doge"]) == (2, "dorsoduro")
    limits = {"mask": OUT, "prow": OUT, "lion": OUT}
    next_passage = to_play(["castello"], doge="dorsoduro", limits=limits).play("play castello").to_json()
    assert (next_passage["passage"], next_passage["doge"]) == (2, "dorsoduro")


def test_4_3_with_three_both_decision_makers_choose_and_play_then_the_distributor() -> None:
    offers = [
        ["doge", "bridge", "castello", "castello", "limit-3"],
        ["castello", "limit-2", "limit-2"],
        ["doge", "limit-1"],
    ]
    position = san_marco(3).position({"turn": "prow", "roles": ["mask", "prow", "lion"], "offers": offers})
    assert texts(position) == ["take 1", "take 2", "take 3"]
    position = position.play("take 2")
    assert position.to_json()["limits"] == {"mask": [], "prow": [2, 2], "lion": []}  # they count from now on
    position = position.play("play castello")
    assert position.to_json()["turn"] == "lion"
    assert texts(position) == ["take 1", "take 3"]
    position = play(position, "take 3", "play doge", "enter castello")
    written = position.to_json()
    assert (written["turn"], written["limits"]) == ("mask", {"mask": [3], "prow": [2, 2], "lion": [1]})
    assert texts(position) == ["play castello", "play bridge", "play doge"]  # in any order
    position = play(position, "play doge", "play castello", "play bridge", "bridge cannaregio-san-polo")
    assert position.to_json()["turn"] == "mask"  # every card must be played
    assert position.play("play castello").to_json()["round"] == 2


def test_4_3_with_two_the_decision_maker_plays_first() -> None:
    offers = [["doge", "bridge", "castello", "castello", "limit-3"], ["castello", "limit-2", "limit-2"]]
    fields: dict[str, Any] = {"final_round": True, "limits": {"lion": OUT}, "roles": ["mask", "prow"], "offers": offers}
    position = play(san_marco(3).position({"turn": "prow", **fields}), "take 2")
    assert position.to_json()["turn"] == "prow"
    assert position.play("play castello").to_json()["turn"] == "mask"


def test_order_of_play_with_four() -> None:
    """SM 4.3: first decision-maker, first distributor, then the second pair in the same order."""
    game = san_marco(4)
    order: list[str] = []
    for position, _ in random_game(game, 5):
        written = position.to_json()
        if written["round"] == 1 and written["passage"] == 1 and written["phase"] in ("choosing", "playing"):
            roles = written["roles"]
            if written["turn"] not in order:
                order.append(written["turn"])
    assert order == [roles[1], roles[0], roles[3], roles[2]]


def test_each_way_to_divide_comes_about_once() -> None:
    game = san_marco(3)
    cards = [*("san-polo", "san-polo", "bridge", "doge", "doge", "doge"), *("limit-1", "limit-1", "limit-2", "limit-3")]
    positions = [game.position({"phase": "dividing", "turn": "mask", "hand": cards})]
    for _ in cards:
        positions = [position.play(action) for position in positions for action in position.actions]
    splits = [tuple(sorted(map(tuple, position.to_json()["offers"][:3]))) for position in positions]
    assert len(splits) == len(set(splits))
    assert all(all(split) for split in splits)
    assert len(splits) == len(every_split(cards, 3))


def every_split(cards: list[str], piles: int) -> set[tuple[tuple[str, ...], ...]]:
    """All ways to divide, found without any order."""
    found: set[tuple[tuple[str, ...], ...]] = {((),) * piles}
    for card in cards:
        grown = set()
        for split in found:
            for i in range(piles):
                laid = [*split]
                laid[i] = tuple(sorted((*laid[i], card)))
                grown.add(tuple(sorted(laid)))
        found = grown
    return {split for split in found if all(split)}
