"""Carolus Magnus as somebody watches it: what is shown together, what earns a castle, what a land fell by."""

import random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import GameEvent, messages
from tavoliere.definition.points import Gain
from tavoliere.games.carolus_magnus.rules.messages import DISPLAY_FULL, MESSAGES
from tavoliere.games.carolus_magnus.rules.state import DISC_CHOICE, DRAWING, LOTS, ROLLING
from tavoliere.table.scenes import Scene, Scenes
from tavoliere.words import LANGUAGES, spoken

Lands = list[dict[str, Any]]
NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def carolus(players: int = 2, refill: str = "dice") -> tv.Game:
    return tv.game("carolus-magnus", players=players, refill=refill)


def scenes_of(rules_of: tv.Game, seed: int, steps: int | None = None) -> tuple[tv.Match, list[Scene]]:
    """A match of random decisions, and its scenes."""
    match = tv.Match(rules_of, seed=seed)
    generator = random.Random(seed)
    while match.position.actor is not None and (steps is None or len(match.steps) < steps):
        match.play(generator.choice(match.position.actions))
    return match, Scenes(match, 0).since(0)


def said(rules_of: tv.Game, message: Any) -> str:
    return type(rules_of.words)(rules_of.definition.words_folder, NAMES).say(message)


def marching(ring: Lands, players: int = 2, **more: Any) -> tv.Position:
    """The Emperor stands on territory 1 and may take one step; seat 0 moves him."""
    have = more.pop("players_have")
    written = {"phase": "marching", "round": 1, "turn": 0, "emperor": 1, "ring": ring, "players": have, **more}
    return carolus(players).position(written)


def outcome(position: tv.Position) -> list[GameEvent]:
    """What the rules note at the Emperor's one step."""
    return position.game.noted(position, position.game.action("march 1"))


def test_the_lands_of_the_set_up_are_one_scene() -> None:
    match, scenes = scenes_of(carolus(3), seed=3, steps=60)
    assert (scenes[0].first, scenes[0].end, scenes[0].by) == (0, 15, -1)
    [told] = scenes[0].messages
    assert told[0] == "told-lands"
    assert len(told[1]["paladins"]) == 15
    assert match.steps[15].block.name == "emperor"
    assert scenes[1].end == 16, "the Emperor is put on the ring in a scene of his own"


def test_dice_of_one_player_are_one_throw() -> None:
    game = carolus(2)
    rolling = game.position(
        {"phase": "rolling", "round": 1, "turn": 1, "dice": 3, "players": [{"disc": 1}, {"disc": 2}], "emperor": 1}
    )
    numbers = [int(game.action(text)) for text in ("roll red", "roll crown", "roll blue")]
    assert {rolling.together(number) for number in numbers} == {1 + ROLLING}
    assert rolling.owner(numbers[0]) == 1
    [told] = game.joint(rolling, numbers)
    assert said(game, told) == "Bruno rolls red, the imperial crown, blue."
    assert said(game, (f"{told[0]}.deed", told[1])) == "rolls red, the imperial crown, blue"


def phase_of(match: tv.Match, scene: Scene) -> int:
    """1 + the phase of chance whose steps are shown together."""
    return match.positions[scene.first].together(match.steps[scene.first])


@pytest.mark.parametrize("refill", ["dice", "draft"])
def test_what_is_rolled_before_the_first_round_is_said(refill: str) -> None:
    game = carolus(2, refill)
    match, scenes = scenes_of(game, seed=3, steps=40)
    set_up = [scene for scene in scenes if game.unpack(match.positions[scene.first]).round == 0]
    rolled = [scene for scene in set_up if phase_of(match, scene) == 1 + ROLLING]
    assert rolled[0].by == 0 and any(scene.by == 1 for scene in rolled)
    assert all("starting reserve" in said(game, scene.messages[0]) for scene in rolled)


def test_the_lot_names_everybody_in_order() -> None:
    game = carolus(4)
    match, scenes = scenes_of(game, seed=5, steps=80)
    lots = next(scene for scene in scenes if phase_of(match, scene) == 1 + LOTS)
    order = [int(seat) for seat in lots.messages[0][1]["order"]]
    assert sorted(order) == [0, 1, 2, 3]
    assert game.unpack(match.positions[lots.end]).order[:4] == order


def test_the_sets_of_a_round_are_drawn_at_once() -> None:
    game = carolus(2, "draft")
    match, scenes = scenes_of(game, seed=3, steps=60)
    drawn = next(scene for scene in scenes if phase_of(match, scene) == 1 + DRAWING)
    sets = [message for message in drawn.messages if message[0] == "told-set"]
    display = match.positions[drawn.end].to_json()["display"]
    assert [len(told[1]["paladins"]) for told in sets] == [sum(paladins.values()) for paladins in display] == [3, 3, 3]


def test_only_what_was_drawn_is_put_on_display_and_only_sets_with_paladins_are_counted() -> None:
    game, empty = carolus(4, "draft"), 0
    match, _ = scenes_of(game, seed=2)
    for before, action, after in zip(match.positions, match.steps, match.positions[1:], strict=False):
        sets = sum(any(paladins) for paladins in game.unpack(after).display)
        told = [numbers for kind, numbers in game.noted(before, action) if kind == DISPLAY_FULL]
        filled = action.block.name == "draw" and game.unpack(after).phase == DISC_CHOICE
        assert told == ([(sets,)] if filled else [])
        empty += filled and sets < 5
    assert empty


CASTLE: Lands = [{"paladins": {}}, {"paladins": {"red": 2}}, *({"paladins": {}} for _ in range(13))]
HELD: dict[str, Any] = {"holders": {"red": 0, "blue": 1}}
COURTS: Lands = [{"disc": 1, "court": {"red": 1}}, {"disc": 2, "court": {"blue": 1}}]


def test_a_castle_is_a_point_at_its_territory_and_nothing_is_counted() -> None:
    noted = outcome(marching(CASTLE, **HELD, players_have=COURTS))
    game = carolus()
    assert game.gains(noted) == [Gain(0, 1, "2")]
    assert game.summary(noted) is None
    assert game.gains([]) == []


TAKEOVER: Lands = [
    {"paladins": {}},
    {"paladins": {"red": 4, "blue": 1}, "owner": 1, "castles": 2},
    *({"paladins": {}} for _ in range(12)),
]


def test_a_takeover_moves_points_and_tells_the_influence_of_everybody() -> None:
    game = carolus()
    noted = outcome(marching(TAKEOVER, **HELD, players_have=COURTS))
    assert game.gains(noted) == [Gain(0, 2, "2"), Gain(1, -2, "2")]
    summary = game.summary(noted)
    assert summary is not None
    assert said(game, summary.title) == (
        "Influence on territory 2: Anna (4), Bruno (3). It falls from Bruno to Anna, and 2 castles are replaced."
    )
    assert [(seat, said(game, message), points) for seat, message, points in summary.lines] == [
        (0, "castles built, by red 4", 2),
        (1, "castles lost, in spite of blue 1, 2 castles", -2),
    ], "only castles are points"
    with spoken("it"):
        assert said(game, summary.title) == (
            "Influenza sul territorio 2: Anna (4), Bruno (3). Passa da Bruno ad Anna, e 2 castelli sono sostituiti."
        )


def too_few_castles(stock: int) -> tv.Position:
    """CM R-11: Bruno's four castles are to fall to Anna, who has no more than these left."""
    ring: Lands = [
        {"owner": 0, "castles": 5},
        {"owner": 1, "castles": 4, "paladins": {"red": 5}},
        {"owner": 0, "castles": 5 - stock},
        {"owner": 1, "castles": 1 + stock},
    ]
    return marching(ring, **HELD, players_have=COURTS)


@pytest.mark.parametrize(
    ("stock", "english", "italian"),
    [
        (1, "the last castle is put in their place", "va l'ultimo castello"),
        (2, "the last 2 castles are put in their place", "vanno gli ultimi 2 castelli"),
    ],
)
def test_r11_a_takeover_with_too_few_castles_tells_how_many_are_put_there(
    stock: int, english: str, italian: str
) -> None:
    game = carolus()
    noted = outcome(too_few_castles(stock))
    assert game.gains(noted) == [Gain(0, stock, "1"), Gain(1, -4, "1")]
    summary = game.summary(noted)
    assert summary is not None
    assert said(game, summary.title) == (
        "Influence on territory 6: Anna (5), Bruno (4). It falls from Bruno to Anna: 4 castles go back, "
        f"and {english}. It grows together with its neighbours: {14 - stock} segments."
    )
    with spoken("it"):
        assert said(game, summary.title) == (
            "Influenza sul territorio 6: Anna (5), Bruno (4). Passa da Bruno ad Anna: 4 castelli tornano indietro, "
            f"e al loro posto {italian}. Si unisce ai vicini: {14 - stock} segmenti."
        )


MERGE: Lands = [
    {"paladins": {}},
    {"paladins": {"red": 1}},
    {"paladins": {}, "owner": 0, "castles": 2},
    *({"paladins": {}} for _ in range(11)),
]


def test_a_merge_is_counted_too() -> None:
    game = carolus()
    noted = outcome(marching(MERGE, **HELD, players_have=COURTS))
    assert game.gains(noted) == [Gain(0, 1, "2")]
    summary = game.summary(noted)
    assert summary is not None
    assert said(game, summary.title) == (
        "Influence on territory 2: Anna (1), Bruno (0). Anna builds a castle, "
        "and the territory grows together with its neighbour: 3 segments."
    )
    assert [(seat, points) for seat, _, points in summary.lines] == [(0, 1)]


def test_a_merge_with_the_territory_before_is_counted_as_well() -> None:
    """It keeps that one's place, so that no place has another owner than before."""
    ring: Lands = [
        {"paladins": {}, "owner": 0, "castles": 1},
        {"paladins": {"red": 1}},
        *({"paladins": {}} for _ in range(13)),
    ]
    noted = outcome(marching(ring, **HELD, players_have=COURTS))
    summary = carolus().summary(noted)
    assert summary is not None
    assert [(seat, points) for seat, _, points in summary.lines] == [(0, 1)]


def test_both_players_of_a_team_gain_and_castles_are_counted_once() -> None:
    courts = [*COURTS, {"disc": 3}, {"disc": 4}]
    noted = outcome(marching(TAKEOVER, 4, **HELD, players_have=courts))
    game = carolus(4)
    assert game.gains(noted) == [Gain(0, 2, "2"), Gain(1, -2, "2"), Gain(2, 2, "2"), Gain(3, -2, "2")]
    summary = game.summary(noted)
    assert summary is not None
    assert [(seat, points) for seat, _, points in summary.lines] == [(0, 2), (1, -2), (2, 2), (3, -2)]
    assert said(carolus(4), summary.title).startswith(
        "Influence on territory 2: Anna and Carla (4), Bruno and Dino (3)."
    )


STOPS = [
    ({"paladins": {}}, "Nobody has any influence on territory 2: no castle is built."),
    ({"paladins": {"green": 3}}, "Nobody has any influence on territory 2: no castle is built."),
    (
        {"paladins": {"red": 1, "blue": 1}},
        "Influence on territory 2 is level: Anna (1), Bruno (1). Nobody builds a castle.",
    ),
    (
        {"paladins": {"red": 1}, "owner": 1},
        "Influence on territory 2 is level: Anna (1), Bruno (1). It stays with Bruno.",
    ),
    (
        {"paladins": {"red": 1, "blue": 2}, "owner": 1},
        "Territory 2 already belongs to Bruno, who has the most influence there: "
        "Anna (1), Bruno (3). Nothing is built.",
    ),
]


@pytest.mark.parametrize(("land", "why"), STOPS)
def test_where_the_emperor_stops_for_nothing_it_is_said_why(land: dict[str, Any], why: str) -> None:
    ring = [{"paladins": {}}, land, *({"paladins": {}} for _ in range(13))]
    noted = outcome(marching(ring, **HELD, players_have=COURTS))
    told = messages(MESSAGES, noted, (0, 1))[0]
    assert said(carolus(), told) == why
    assert "territory 2" in said(carolus(), (f"{told[0]}.deed", told[1]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("refill", ["dice", "draft"])
def test_everything_is_in_words(players: int, refill: str) -> None:
    game = carolus(players, refill)
    _, scenes = scenes_of(game, seed=11)
    for language in LANGUAGES:
        with spoken(language):
            for scene in scenes:
                for message in scene.messages:
                    assert said(game, message)
