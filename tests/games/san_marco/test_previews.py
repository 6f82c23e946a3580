"""San Marco: what an action would bring about, before it is played."""

from typing import Any

import pytest

from tavoliere.definition.event_table import owned
from tavoliere.engine.game import Game, Position, game
from tavoliere.games.san_marco.names import OWNERS
from tavoliere.games.san_marco.rules import board
from tavoliere.games.san_marco.rules.state import ROLE_WORDS
from tavoliere.words import Words
from tests.games.test_laws import decisions

SETTINGS: list[dict[str, Any]] = [
    {"players": 3, "bridgeless_doge_cost": 2},
    {"players": 4},
    *({"players": 2, "variant": variant} for variant in ("ghosts", "neutral", "two-colours")),
]
every_setting = pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())))


@every_setting
def test_the_points_that_are_previewed_are_the_points_that_are_paid(options: dict[str, Any]) -> None:
    """Wherever the Doge stops and nobody has a colour to pick."""
    san_marco = game("san-marco", **options)
    tried = 0
    for position in decisions(san_marco, 4):
        state = san_marco.unpack(position)
        for action in position.actions:
            if action.block.name not in ("stop", "enter"):
                continue
            messages = san_marco.preview(position.view(position.actor), int(action))
            after = san_marco.unpack(position.play(action))
            if any(name == "preview-pick" for name, _ in messages) or after.passage != state.passage or after.free:
                continue
            tried += 1
            gained = {c: after.points[c] - state.points[c] for c in range(state.present) if board.is_counted(state, c)}
            paid = [arguments for name, arguments in messages if name == "tells-prize"]
            assert paid == [
                {**owned("who", OWNERS[state.variant][c]), "points": points} for c, points in gained.items() if points
            ]
    assert tried > 3


COLOURS = ("mask", "prow", "lion", "key")


def written(options: dict[str, Any] | None = None, **fields: Any) -> Position:
    made: Game = game("san-marco", **(options or {"players": 3}))
    return made.position(fields)


def told(position: Position, action: str) -> list[str]:
    words = Words(position.game.words_folder, ["Anna", "Bea", "Carlo", "Dino"])
    messages = position.game.preview(position.view(position.actor), position.game.action(action))
    return [words.say(message) for message in messages]


DIVIDED = [
    ["doge", "doge", "bridge", "limit-3", "limit-2"],
    ["transfer", "transfer", "limit-1"],
    ["castello", "limit-3"],
]


def test_an_offer_says_what_its_limit_cards_come_to() -> None:
    position = written(roles=["lion", "mask", "prow"], offers=DIVIDED, limits={"mask": [3, 3]})
    assert told(position, "take 1") == [
        "You lay down 5 limit points and have 11.",
        "With 10 or more you are out for this passage, and get no bonus.",
        "Somebody then has 10 or more: after this round those below 10 play one final round, if they are at least two.",
    ]
    assert told(position, "take 2") == ["You lay down one limit point and have 7."]


def test_of_two_offers_the_other_one_is_left_to_the_distributor() -> None:
    position = written(
        {"players": 2, "variant": "ghosts"},
        roles=["prow", "mask"],
        offers=[["doge", "castello", "bridge", "limit-1"], ["transfer", "transfer", "limit-3", "limit-3"]],
        limits={"prow": [3, 1]},
    )
    assert told(position, "take 1") == [
        "You lay down one limit point and have 1.",
        "Bea is left with 6 limit points and has 10.",
        "Somebody then has 10 or more: the passage ends with this round.",
    ]


def hand(*cards: str, **fields: Any) -> Position:
    """The mask plays these cards, first of three."""
    offers = [[], ["transfer", "transfer", "limit-1"], ["castello", "limit-3"]]
    return written(turn="mask", roles=["lion", "mask", "prow"], hand=list(cards), offers=offers, **fields)


def test_a_district_card_says_what_the_district_would_pay() -> None:
    districts = {"san-marco": {"mask": 2, "prow": 3, "lion": 2}}
    assert told(hand("san-marco", districts=districts), "play san-marco") == [
        "Scored afterwards, San Marco pays:",
        "6 to Anna instead of 0.",
        "6 to Bea instead of 8.",
    ]


def test_with_a_bridge_of_ones_own_a_district_card_leaves_a_choice() -> None:
    position = hand("san-marco", bridges={"san-marco-castello": ["mask"]})
    assert told(position, "play san-marco") == [
        "Your aristocrat goes to San Marco, or over one of your bridges from there."
    ]


def test_a_toll_is_told_with_what_the_doge_would_score_beyond_the_bridge() -> None:
    position = hand(
        "doge",
        doge="castello",
        points={"mask": 4},
        districts={"san-marco": {"prow": 2}, "cannaregio": {"mask": 3, "lion": 1}},
        bridges={"san-marco-castello": ["prow"], "cannaregio-castello": ["mask"]},
    )
    assert told(position, "play doge") == ["If the Doge stays in Castello, it pays nobody."]
    walking = position.play("play doge")
    assert told(walking, "cross san-marco-castello prow") == [
        "A point to Bea; you keep 3.",
        "If the Doge stays in San Marco, it pays:",
        "8 to Bea.",
    ]
    assert told(walking, "cross cannaregio-castello mask") == [
        "Your own bridge: it costs nothing.",
        "If the Doge stays in Cannaregio, it pays:",
        "6 to Anna.",
        "4 to Carlo.",
    ]


def test_a_transfer_changes_two_ranks_at_once() -> None:
    position = hand("transfer", districts={"san-marco": {"mask": 1, "prow": 2}}).play("play transfer")
    assert told(position, "transfer san-marco prow") == [
        "Scored afterwards, San Marco pays:",
        "8 to Anna instead of 6.",
        "6 to Bea instead of 8.",
    ]


def test_a_banishment_says_how_many_stand_there_before_the_die() -> None:
    position = hand("banishment", districts={"castello": {"mask": 2, "prow": 3}})
    assert told(position, "play banishment") == ["You name a district, then the die says how many leave it."]
    naming = position.play("play banishment")
    assert told(naming, "banish castello") == [
        "In Castello stand 5 aristocrats, 2 of yours. The die takes 1 to 6 of them, and you choose whom."
    ]
    assert told(naming, "banish dorsoduro") == ["Nobody stands in Dorsoduro."]


def test_the_distributor_hears_whom_an_offer_would_put_out() -> None:
    position = written(
        {"players": 2, "variant": "ghosts"},
        phase="dividing",
        roles=["prow", "mask"],
        hand=["limit-2", "limit-3", "limit-3"],
        offers=[["doge", "castello", "castello", "bridge"], ["transfer"]],
        limits={"mask": [3, 3, 2]},
    )
    assert told(position, "divide limit-2 1") == [
        "Offer 1 then holds 5 cards with 2 limit points.",
        "Anna would have 10 limit points with it: out for this passage.",
    ]


def test_a_player_of_two_colours_hears_that_a_colour_may_be_picked() -> None:
    position = written(
        {"players": 2, "variant": "two-colours"},
        turn="mask",
        roles=["prow", "mask", "lion", "key"],
        hand=["doge"],
        offers=[
            [],
            ["transfer", "transfer", "transfer", "transfer", "limit-1", "limit-1", "limit-2"],
            ["castello", "limit-3"],
            ["castello", "castello", "bridge", "bridge", "limit-3", "limit-2"],
        ],
        doge="san-marco",
        districts={"san-marco": {"mask": 5, "lion": 3, "prow": 1}},
    )
    assert told(position, "play doge") == [
        "The Doge can't leave San Marco: there is no bridge, or no point for the toll. It pays:",
        "8 to Anna (mask).",
        "6 to Bea (prow).",
        "Anna may let the weaker of two colours score instead.",
    ]


# --- what boards are told, so that they calculate nothing themselves -------------------------------------------------


@every_setting
def test_a_board_is_told_what_the_rules_say_and_what_a_choice_would_change(options: dict[str, Any]) -> None:
    """What is certain comes true, and nothing else is said to change."""
    san_marco = game("san-marco", **options)
    moved = paid = 0
    for position in decisions(san_marco, 4):
        state, view = san_marco.unpack(position), position.view(position.actor)
        derived = san_marco.derived(view)
        assert derived["limits"][: state.colours] == [board.limit_points(state, c) for c in range(state.colours)]
        assert derived["prizes"] == [[board.prize(state, d, c) for c in range(4)] for d in range(6)]
        for action in position.actions:
            changes, after = san_marco.changes(view, int(action)), position.play(action)
            moved += "aristocrats" in changes
            gone = state.points[state.colour] - san_marco.unpack(after).points[state.colour]
            if action.block.name == "cross" and san_marco.unpack(after).doge_scorings == state.doge_scorings:
                assert gone == derived["tolls"][COLOURS.index(action.text.split()[2])]
                paid += 1
    assert moved > 10
    assert paid or options["players"] == 2


def test_a_board_is_told_who_may_still_take_an_offer() -> None:
    def takers(**fields: Any) -> list[list[str]]:
        position = written(**fields)
        derived = position.game.derived(position.view())
        made = [offer for offer, pile in zip(derived["takers"], derived["piles"], strict=True) if pile]
        return [[COLOURS[c - 1] for c in offer if c] for offer in made]

    assert takers(turn="prow", roles=["mask", "prow", "lion"], offers=DIVIDED) == [["prow", "lion", "mask"]] * 3
    cards = ["doge", "doge", "bridge", "castello", "castello", "limit-1", "limit-2", "limit-3"]
    roles = ["key", "lion", "prow", "mask"]
    dividing: dict[str, Any] = {"options": {"players": 4}, "phase": "dividing", "hand": cards, "roles": roles}
    assert takers(turn="key", **dividing) == [["lion", "key"]] * 2 + [["mask", "prow"]] * 2


def test_a_board_is_told_the_seat_and_the_role_of_each_colour() -> None:
    position = written({"players": 2, "variant": "two-colours"}, phase="stones", roles=["prow"])
    derived = position.game.derived(position.view())
    assert derived["seats"] == [1, 2, 1, 2]
    assert derived["roles"] == [0, 1 + ROLE_WORDS.index("first-distributor"), 0, 0]
    ghosts = written({"players": 2, "variant": "ghosts"})
    assert ghosts.game.derived(ghosts.view())["seats"] == [1, 2, 0, 0]
