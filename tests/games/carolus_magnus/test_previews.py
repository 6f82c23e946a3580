"""Carolus Magnus: what an action would bring about, before it is played."""

from typing import Any

import pytest

from tavoliere.engine.game import Game, Position, game
from tavoliere.words import Message, Seat, Words
from tests.games.test_laws import decisions

SETTINGS = [(players, refill) for refill in ("dice", "draft") for players in (2, 3, 4)]
every_setting = pytest.mark.parametrize(("players", "refill"), SETTINGS)

SEVEN = {"red": 2, "green": 2, "blue": 1, "yellow": 1, "pink": 1}


def carolus(players: int = 2, refill: str = "dice") -> Game:
    return game("carolus-magnus", players=players, refill=refill)


def preview(position: Position, action: str) -> list[Message]:
    return position.game.preview(position.view(position.actor), position.game.action(action))


def told(position: Position, action: str) -> list[str]:
    words = Words(position.game.words_folder, ["Anna", "Bea", "Carlo", "Dino"])
    return [words.say(message) for message in preview(position, action)]


@every_setting
def test_what_is_previewed_of_a_march_is_what_happens(players: int, refill: str) -> None:
    carolus_magnus = carolus(players, refill)
    marches = [position for position in decisions(carolus_magnus, 4) if "march" in str(position.actions[0])]
    assert marches
    for position in marches:
        for action in position.actions:
            after = position.play(action)
            happened = carolus_magnus.consequences(position, action)
            messages = preview(position, str(action))
            castles = [values for name, values in messages if name == "preview-castles"]
            assert all(values["count"] == after.scores[values["side"][0]] for values in castles)
            would = [(f"{name}.would", values) for name, values in happened]
            assert [message for message in messages if message[0] != "preview-castles"] == would


def written(**fields: Any) -> Position:
    """Round 1 with two players, Anna acts first and may move the Emperor from territory 1 by up to two steps."""
    players = [{"disc": 2, "reserve": SEVEN}, {"disc": 3, "reserve": SEVEN}]
    for player, court in zip(players, fields.pop("courts", ({}, {})), strict=True):
        player["court"] = court
    return carolus().position({"phase": "playing-paladins", "round": 1, "turn": 0, "players": players, **fields})


def test_the_first_paladin_at_court_wins_the_clan_and_the_lands_in_reach() -> None:
    ring = [{"paladins": {"blue": 1}}, {"paladins": {"red": 1}}, {"paladins": {"green": 1}}, {"paladins": {"red": 1}}]
    position = written(ring=ring)
    assert told(position, "play red court") == [
        "Anna would control the red clan.",
        "If the Emperor stopped on territory 2, it would go to Anna: Anna (1), Bea (0).",
    ]


def test_a_court_that_is_behind_is_told_how_far() -> None:
    position = written(courts=({"red": 1}, {"red": 3}))
    assert told(position, "play red court") == ["Bea would keep the red clan; 2 more paladins would win it."]
    position = written(courts=({"red": 3}, {"red": 1}))
    assert told(position, "play red court") == ["You would be 3 ahead in the red clan."]


def test_a_paladin_on_a_land_tells_whose_it_would_be_and_whether_the_emperor_can_get_there() -> None:
    ring = [{}, {"paladins": {"red": 1, "green": 1}}, {}, {"paladins": {"green": 1}}]
    position = written(ring=ring, courts=({"red": 1}, {"green": 1}))
    assert told(position, "play red 2") == [
        "Territory 2: Anna would have the most influence: Anna (2), Bea (1).",
        "The Emperor can be there in one step.",
    ]
    assert told(position, "play red 4") == ["Territory 4: nobody would have the most influence: Anna (1), Bea (1)."]


def test_a_march_tells_what_is_built_and_merged() -> None:
    ring = [{"owner": 0}, {"paladins": {"red": 2}}, {"owner": 0}]
    players = [{"disc": 1, "court": {"red": 1}, "reserve": {"red": 4}}, {"disc": 2, "reserve": SEVEN}]
    position = carolus().position({"phase": "marching", "round": 1, "turn": 0, "ring": ring, "players": players})
    assert told(position, "march 1") == [
        "A castle of Anna would rise on territory 2, by influence: Anna (2), Bea (0).",
        "The territory would have 3 segments.",
        "Anna: 3 of 10 castles in play.",
    ]


def test_a_disc_tells_how_far_and_after_whom() -> None:
    players = [
        {"disc": 3, "reserve": dict(SEVEN, red=4)},
        {"reserve": dict(SEVEN, red=4)},
        {"reserve": dict(SEVEN, red=4)},
    ]
    position = carolus(3).position({"phase": "disc-choice", "round": 1, "order": [0, 1, 2], "players": players})
    assert told(position, "disc 4") == ["The Emperor could go up to 4 steps.", "You would act after Anna."]
    assert told(position, "disc 1") == ["The Emperor could go one step.", "You would act before Anna."]
    assert preview(position.play("disc 4"), "disc 1")[0] == (
        "tells-order.would",
        {"order": [Seat(2), Seat(0), Seat(1)]},
    )


def test_a_set_tells_what_it_brings_and_what_goes_back() -> None:
    players = [
        {"disc": 1, "unplayed": [3, 4, 5], "reserve": {"red": 4}},
        {"disc": 2, "unplayed": [3, 4, 5], "reserve": SEVEN},
    ]
    display = [{"red": 1, "blue": 3}, {"green": 3}, {"pink": 3}]
    position = carolus(refill="draft").position(
        {"phase": "taking", "round": 2, "turn": 0, "players": players, "display": display}
    )
    assert told(position, "take 1") == ["Of red, blue, blue, blue, one would have to go back."]
    assert told(position, "take 2") == ["You would get: green, green, green."]
    assert told(position.play("take 1"), "give-back red") == ["You would get: blue, blue, blue."]


# --- what boards are told, so that they calculate nothing ------------------------------------------------------------


def test_boards_are_told_influence_stops_and_castles() -> None:
    ring = [{"owner": 0}, {"paladins": {"red": 2, "green": 1}}, {"owner": 1, "castles": 2, "paladins": {"red": 2}}, {}]
    position = written(ring=ring, courts=({"red": 1}, {"green": 1}))
    derived = position.game.derived(position.view(0))
    assert (derived["sides"], derived["castles"], derived["castles_to_win"]) == ([1, 2, 0, 0], [1, 2, 0], 10)
    assert (derived["paladins_per_turn"], derived["stops"], derived["reach"]) == (3, [2, 3, 5, 6, 7], 2)
    assert derived["rounds"] == 60
    assert derived["segments"][:4] == [1, 1, 2, 0]
    assert derived["influence"][:3] == [[1, 0, 0], [2, 1, 0], [2, 2, 0]]
    assert (derived["leader"][:3], derived["builder"][:3]) == ([1, 1, 0], [0, 1, 0])
    changes = position.game.changes(position.view(0), position.game.action("play red 3"))
    assert changes == {"influence": {"2": [3, 2, 0]}, "leader": {"2": 1}, "builder": {"2": 1}}
    assert position.game.changes(position.view(0), position.game.action("play blue 3")) == {}


def test_boards_are_told_which_territories_a_march_merges() -> None:
    ring = [{"owner": 0}, {"paladins": {"red": 2}}, {"owner": 0}]
    players = [{"disc": 1, "court": {"red": 1}, "reserve": {"red": 4}}, {"disc": 2, "reserve": SEVEN}]
    position = carolus().position({"phase": "marching", "round": 1, "turn": 0, "ring": ring, "players": players})
    assert position.game.changes(position.view(0), position.actions[0])["segments"] == {"0": 3, "1": 0, "2": 0}
