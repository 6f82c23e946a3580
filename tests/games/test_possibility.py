"""Positions that can't be: every reason is given, with its place, and none against a position of a real game."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.schema import Invariant
from tavoliere.definition.serialization import places as places_of
from tavoliere.table.editor import Editor, random_step
from tavoliere.words import spoken
from tests.games.settings import LABELS, SETTINGS, game_of

MUTATIONS = 20  # of each setting


def positions(game: tv.Game, seed: int) -> Iterator[tv.Position]:
    random, position = Random(seed), game.start()
    while True:
        yield position
        if position.actor is None:
            return
        position = random_step(position, random)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_nothing_speaks_against_a_position_of_a_game(setting: tuple[str, dict[str, Any]]) -> None:
    game = game_of(setting)
    for i, position in enumerate(positions(game, 5)):
        if i % 3 == 0 or position.actor is None:
            assert game.reasons_against(json.loads(json.dumps(position.to_json()))) == []


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_an_invariant_says_where_a_position_breaks_it(setting: tuple[str, dict[str, Any]]) -> None:
    game = game_of(setting)
    state, known = game.definition.state, set(game.serialization.FORM.names["position"])  # type: ignore[attr-defined]
    for position in positions(game, 5):
        known |= set(position.to_json())
    for invariant in state.INVARIANTS[1:]:
        assert isinstance(invariant, Invariant) and invariant.about
        for name in invariant.about:
            first = {place.split("/")[0] for place in places_of(state.State, name, game.players)}
            assert first <= known | {"{name}"}


# --- each reason -----------------------------------------------------------------------------------------------------


def reasons(name: str, options: dict[str, Any], written: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """The names of the messages against a position, each with its places; they can be said in both languages."""
    game = tv.game(name, **options)
    found = game.reasons_against(written)
    for code in ("en", "it"):
        with spoken(code):
            for reason in found:
                assert game.words.say(reason.message).endswith("."), "a sentence"
    if all(reason.playable for reason in found):
        game.position(written)
    else:
        with pytest.raises(tv.ImpossiblePosition):
            game.position(written)
    places: dict[str, tuple[str, ...]] = {}
    for reason in found:
        places[reason.message[0]] = (*places.get(reason.message[0], ()), *reason.at)
    return places


def seven(**more: Any) -> dict[str, Any]:
    return {"reserve": {"red": 2, "green": 2, "blue": 3}, **more}


LAID = [{"paladins": {colour: 1}} for colour in ("red", "green", "blue", "yellow", "pink") for _ in range(3)]
DISCS = ({"disc": 2, "unplayed": [1, 3, 4, 5]}, {"disc": 4, "unplayed": [1, 2, 3, 5]})
FIRST: dict[str, Any] = {"round": 1, "order": [0, 1], "ring": LAID, "players": [seven(), seven()]}
SECOND: dict[str, Any] = {
    "round": 2,
    "order": [0, 1],
    "ring": [{"paladins": {"red": 7}}, *LAID[1:]],
    "players": [seven(unplayed=[2, 3, 4, 5]), seven(unplayed=[1, 3, 4, 5])],
}
ACTING: dict[str, Any] = {
    **FIRST,
    "phase": "playing-paladins",
    "players": [seven(**DISCS[0]), seven(**DISCS[1])],
}
CAROLUS: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    ({}, FIRST | {"phase": "laying"}, "invariant-phase-fits", "phase"),
    ({}, FIRST | {"dice": 1}, "position-not-now", "dice"),
    ({}, FIRST | {"phase": "over"}, "invariant-ending-told", "ending"),
    ({}, {"round": 1, "ring": [{"territory": 1}, {"territory": 3}]}, "position-territory", "ring/1"),
    ({}, {"round": 1, "ring": [{"segments": 15}, {}]}, "invariant-segments-sum", "ring"),
    ({}, FIRST | {"ring": [{"castles": 1}]}, "invariant-castles-owned", "ring/0"),
    ({}, FIRST | {"players": [seven(unplayed=[1, 2]), seven()]}, "invariant-discs-complete", "players/0/unplayed"),
    (
        {},
        FIRST | {"players": [seven(court={"red": 1}), seven()], "holders": {"red": 1}},
        "invariant-holders-lead",
        "holders",
    ),
    (
        {},
        FIRST | {"players": [seven(court={"red": 1}), seven(court={"red": 1})]},
        "invariant-holders-known",
        "holders",
    ),
    ({}, FIRST | {"order": [0, 0]}, "invariant-order-complete", "order"),
    ({}, FIRST | {"order": [0]}, "position-fewer", "order"),
    ({}, FIRST | {"players": [seven(), seven(disc=1, unplayed=[2, 3, 4, 5])]}, "invariant-discs-chosen", "order"),
    ({}, FIRST | {"turn": 1}, "invariant-turn-in-order", "turn"),
    ({}, FIRST | {"phase": "marching"}, "invariant-discs-out", "players/0/disc"),
    ({}, ACTING | {"order": [1, 0]}, "invariant-discs-in-order", "order"),
    ({}, ACTING | {"to_play": 0}, "invariant-paladins-to-play", "to_play"),
    ({}, ACTING | {"phase": "rolling", "dice": 3, "crowns": 2}, "invariant-dice-left", "dice"),
    (
        {},
        FIRST | {"emperor": 2, "ring": [{"owner": 0, "castles": 2}, *LAID[2:]]},
        "invariant-emperor-stands",
        "emperor",
    ),
    ({}, FIRST | {"ring": [{"paladins": {"red": 39}}, *LAID[1:]]}, "invariant-paladins-complete", "players/1/reserve"),
    ({}, FIRST | {"players": [{"reserve": {"red": 8}}, seven()]}, "invariant-reserves-full", "players/0/reserve"),
    ({}, {"court": 1}, "position-unknown-name", ""),
    ({}, {"players": [{"court": {"red": 1}}]}, "invariant-set-up-bare", "players/0/court"),
    ({}, {"ring": [{"paladins": {"red": 2}}]}, "invariant-laid-in-turn", "ring"),
    ({}, {"players": [{"reserve": {"red": 1}}]}, "invariant-reserves-full", "players/0/reserve"),
    ({}, ACTING | {"phase": "rerolling"}, "invariant-colours-to-be-had", "phase"),
    ({"refill": "draft"}, FIRST | {"display": [None, {}, {}]}, "invariant-display-complete", "display"),
    ({}, FIRST | {"ring": [{"owner": 0, "castles": 2, "segments": 1}, *LAID[1:]]}, "invariant-castles-fit", "ring/0"),
    ({}, FIRST | {"ring": [{"owner": 0}, {"owner": 0}, *LAID[2:]]}, "invariant-neighbours-differ", "ring/0"),
    ({}, FIRST | {"ring": [{"owner": 0, "castles": 11}]}, "invariant-castles-complete", "ring/0"),
    ({}, FIRST | {"ring": [{"owner": 0, "castles": 10}]}, "invariant-play-goes-on", "ring"),
    ({}, ACTING | {"phase": "over", "ending": "last-castle"}, "invariant-ending-fits", "ending"),
    ({}, FIRST | {"supply": {"red": 1}}, "position-following", "supply"),
    ({}, FIRST | {"ring": [{}, *LAID[1:]]}, "doubt-paladins-laid", "ring/0"),
    ({}, FIRST | {"ring": [{"paladins": {"blue": 1}}, *LAID[1:]]}, "doubt-colours-laid", "ring"),
    ({}, FIRST | {"ring": [{"paladins": {"red": 2}}, *LAID[1:]]}, "doubt-played-most", "round"),
    ({}, SECOND | {"ring": LAID}, "doubt-played", "round"),
    (
        {},
        SECOND | {"players": [SECOND["players"][0] | {"court": {"red": 4}}, SECOND["players"][1]]},
        "doubt-court",
        "players/0/court",
    ),
    ({}, FIRST | {"ring": [{"owner": 0, "paladins": {"red": 1}}, *LAID[1:]]}, "doubt-castles", "ring"),
    ({}, SECOND | {"ring": [{"owner": 0, "paladins": {"red": 7}}, *LAID[1:]]}, "doubt-castles-unheld", "holders"),
    ({}, SECOND | {"holders": {"red": 0}}, "doubt-holder-empty", "holders"),
    (
        {},
        ACTING | {"players": [seven(disc=2, unplayed=[1, 3, 4, 5]), seven(disc=2, unplayed=[1, 3, 4, 5])]},
        "doubt-same-disc",
        "players/1/disc",
    ),
    (
        {},
        SECOND | {"players": [seven(unplayed=[2, 3, 4, 5]), seven(unplayed=[2, 3, 4, 5])]},
        "doubt-first-discs",
        "players/0/unplayed",
    ),
    (
        {"refill": "draft"},
        FIRST | {"display": [{"red": 3}, {"red": 3}, {"red": 2}]},
        "doubt-set",
        "display/2",
    ),
    (
        {},
        SECOND
        | {
            "emperor": 2,
            "holders": {"red": 0},
            "players": [SECOND["players"][0] | {"court": {"red": 1}}, SECOND["players"][1]],
        },
        "doubt-resolved",
        "ring/1",
    ),
    ({}, FIRST | {"players": [seven(), {"reserve": {"red": 6}}]}, "doubt-short", "players/1/reserve"),
    ({}, ACTING | {"idle": 1}, "doubt-idle", "idle"),
    ({}, FIRST | {"events": ["circled"]}, "doubt-circled", "events"),
    ({}, FIRST | {"events": ["rerolled"]}, "doubt-event", "events"),
]


def hands(*lengths: int) -> list[dict[str, Any]]:
    cards = ("green-1", "green-2", "yellow-1", "yellow-2", "blue-2", "red-3", "red-2")
    return [{"hand": [*cards[:length]]} for length in lengths]


TURN: dict[str, Any] = {"round": 2, "dealer": 1, "players": hands(6, 6)}
CLAIMED: dict[str, Any] = {"round": 3, "dealer": 1}
CARDS: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    ({}, TURN | {"rows": {"red": ["follower 1", "follower 1"]}}, "invariant-followers-once", "rows/red"),
    ({}, TURN | {"rows": {"red": ["red-1 face-down 1"] * 2}}, "invariant-first-card-down", "rows/red"),
    ({}, TURN | {"players": hands(7, 6)}, "position-list", "players/0/hand"),
    ({}, {"players": [{"score": 5, "points": {"persons": 4}}]}, "position-following", "players/0/points"),
    ({}, CLAIMED | {"rows": {"red": ["follower 0", "follower 1"]}}, "position-needed", "last_placed"),
    (
        {},
        CLAIMED | {"last_placed": 0, "rows": {"red": ["follower 1"]}},
        "invariant-last-placed-stands",
        "last_placed",
    ),
    ({}, {"players": hands(1, 0)}, "invariant-opening-fits", "round"),
    ({}, {"pending": "red-1"}, "invariant-joker-pending", "pending"),
    (
        {},
        CLAIMED | {"pending": "animal-joker", "rows": {"red": ["blue-animal", "follower 0"]}, "claim": {"row": "red"}},
        "invariant-joker-pending",
        "pending",
    ),
    ({}, CLAIMED | {"players": hands(0, 2)}, "invariant-dealt-in-turn", "dealer"),
    ({}, TURN | {"players": hands(6, 5), "rows": {"red": ["red-1 face-down 1"]}}, "invariant-turns-taken", "dealer"),
    (
        {},
        {
            "round": 2,
            "last_placed": 1,
            "rows": {"red": ["red-1 face-down 0", "red-1 face-down 1", "follower 0", "follower 1"]},
        },
        "invariant-round-goes-on",
        "players/0/hand",
    ),
    ({}, TURN | {"players": hands(5, 6), "rows": {"red": ["follower 1"]}}, "invariant-first-card-down", "rows"),
    ({}, {"rows": {"red": ["blue-1"]}}, "invariant-rows-in-colour", "rows/red"),
    ({}, CLAIMED | {"players": [{"animals": {"red": 1}, "waiting": 1}]}, "invariant-jokers-wait", "players/0/waiting"),
    ({}, CLAIMED | {"players": [{"jokers": {"red": 1}}]}, "invariant-jokers-join", "players/0/jokers"),
    ({}, CLAIMED | {"rows": {"red": ["dragon", "dragon"]}}, "invariant-cards-complete", "rows/red"),
    ({}, TURN | {"deck": {"red-1": 3}}, "invariant-deck-fits", "deck"),
    ({}, {"round": 1}, "invariant-nothing-gone", "deck"),
    ({}, {"phase": "over", "rows": {"red": ["red-1"]}}, "invariant-over-bare", "rows"),
    ({}, CLAIMED | {"claim": {"row": "red"}}, "position-claim", "claim"),
    ({}, CLAIMED | {"phase": "turn"}, "position-following", "phase"),
    ({}, TURN | {"turn": 1}, "position-following", "turn"),
    ({}, {"players": [{"points": {"persons": 3}}]}, "doubt-before-claims", "players/0/points"),
    ({}, CLAIMED | {"rows": {"red": ["blue-1"] * 5}}, "doubt-misplaced", "rows"),
    (
        {},
        {"round": 3, "dealer": 1, "players": hands(5, 6), "rows": {"red": ["red-1 face-down 0", "blue-1"]}},
        "doubt-misplaced-late",
        "rows/red",
    ),
    (
        {},
        {"round": 3, "dealer": 1, "players": hands(5, 6), "rows": {"red": ["red-1 face-down 0", "red-2"]}},
        "doubt-new-cards",
        "rows",
    ),
    ({}, CLAIMED | {"players": [{"points": {"monsters": 5}}]}, "doubt-tens", "players/0/points"),
    ({}, CLAIMED | {"players": [{"points": {"monsters": 30}}]}, "doubt-monsters", "deck"),
    (
        {},
        {
            "round": 10,
            "deck": {"red-1": 8, "blue-1": 4},
            "players": [{"waiting": 4, "chest": {"joker": 4}, "points": {"misplaced": 10}}],
        },
        "doubt-cashed",
        "deck",
    ),
    ({}, {"round": 2, "players": [{"points": {"misplaced": 900}}]}, "doubt-cashed-none", "deck"),
    ({}, CLAIMED, "doubt-persons", "deck"),
    ({}, CLAIMED | {"players": [{"points": {"lone-jokers": 4}}]}, "doubt-lone-jokers", "players/0/points"),
    (
        {},
        CLAIMED | {"players": [{"animals": {"red": 2}, "points": {"persons": 1}}]},
        "doubt-animals",
        "players/0/animals",
    ),
    ({}, CLAIMED | {"players": [{"points": {"buildings": 5}}]}, "doubt-buildings-early", "players/0/points"),
    (
        {},
        {"phase": "over", "players": [{"chest": {"red": 1, "blue": 1}, "points": {"buildings": 15}}]},
        "doubt-buildings",
        "players/0/points",
    ),
]

PLAYING: dict[str, Any] = {"hand": ["doge"]}
THREE = {"players": 3}
FOUR = {"players": 4}
LIMITS: dict[str, Any] = {"limits": {"mask": [3, 3, 3, 3]}}
VENICE: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    (THREE, PLAYING | {"turn": "key"}, "invariant-colours-act", "turn"),
    (THREE, {"phase": "over", "roles": ["mask"]}, "invariant-roles-in-rounds", "roles"),
    (THREE, PLAYING | {"passage": 0}, "invariant-passage-fits", "passage"),
    (THREE, PLAYING | {"final_round": True}, "invariant-final-round-fits", "final_round"),
    (THREE, PLAYING | {"rolled": 2}, "invariant-rolled-for-roles", "rolled"),
    (THREE, PLAYING | {"growing": 1}, "invariant-not-in-phase", "growing"),
    (THREE, PLAYING | {"roles": ["mask", "prow"]}, "invariant-roles-as-drawn", "roles"),
    (THREE, {"phase": "stones", "roles": ["mask", "mask"]}, "invariant-roles-as-drawn", "roles"),
    (
        THREE,
        {"phase": "dividing", "roles": ["mask", "prow", "lion"], "turn": "prow"},
        "invariant-turn-in-order",
        "turn",
    ),
    (THREE, {"phase": "dividing"}, "invariant-cards-divided", "hand"),
    (THREE, {"phase": "placing"}, "invariant-said-in-phase", "card"),
    (THREE, {"phase": "placing", "card": "doge", "discard": {"doge": 1}}, "invariant-card-fits", "card"),
    (THREE, {"phase": "opening", "points": {"mask": 1}}, "invariant-setup-in-turn", "points"),
    (
        {"players": 2, "variant": "neutral"},
        PLAYING | {"bridges": {"cannaregio-castello": ["lion"]}},
        "invariant-bridges-owned",
        "bridges/cannaregio-castello",
    ),
    (THREE, {"phase": "over", "hand": ["doge"]}, "invariant-cards-put-away", "hand"),
    (THREE, {"phase": "drawing", "hand": ["doge"] * 6 + ["limit-1"] * 4}, "invariant-cards-drawn", "hand"),
    (THREE, PLAYING | {"offers": [["doge"]]}, "invariant-offers-not-taken", "offers/0"),
    (THREE, {"hand": []}, "invariant-hand-to-play", "hand"),
    (THREE, {"phase": "lifting", "card": "bridge", "discard": {"bridge": 1}}, "invariant-pieces-fit", "phase"),
    (
        THREE,
        {"phase": "removing", "card": "banishment", "discard": {"banishment": 1}, "target": "castello", "to_remove": 2},
        "invariant-somebody-stays",
        "to_remove",
    ),
    (THREE, PLAYING | {"so_far": {"rounds": [3, 0, 0]}}, "doubt-rounds", "round"),
    (
        THREE,
        PLAYING | {"districts": {"castello": {"mask": 20}, "san-polo": {"mask": 6}}},
        "invariant-aristocrats-complete",
        "districts/san-polo",
    ),
    (
        THREE,
        PLAYING | {"bridges": {"cannaregio-castello": ["mask"] * 4}},
        "invariant-sites-have-room",
        "bridges/cannaregio-castello",
    ),
    (THREE, PLAYING | {"hand": ["banishment"] * 5}, "invariant-cards-complete", "hand"),
    (THREE, {"phase": "choosing", **LIMITS}, "invariant-offers-not-taken", "offers/0"),
    (THREE, PLAYING | {"limits": {"lion": [1, 1, 1, 1, 1]}}, "doubt-limit-cards", "round"),
    (
        FOUR,
        {"phase": "drawing", "final_round": True, "round": 2, "roles": ["mask", "prow"], "limits": {"lion": [3] * 4}},
        "doubt-final-out",
        "limits/key",
    ),
    (
        THREE,
        {"phase": "stones", "roles": ["mask"], "distributor": "lion", **LIMITS},
        "doubt-limit-reached",
        "limits/mask",
    ),
    (THREE, PLAYING, "doubt-action-cards", "discard"),
    (THREE, PLAYING, "doubt-bridges-few", "bridges"),
    (
        THREE,
        PLAYING
        | {
            "bridges": {
                "cannaregio-castello": ["mask"] * 3,
                "cannaregio-san-marco": ["mask"] * 3,
                "san-marco-castello": ["prow"] * 3,
            }
        },
        "doubt-bridges-many",
        "bridges",
    ),
    (
        THREE,
        PLAYING | {"districts": {"castello": {"mask": 20, "prow": 20, "lion": 20}}},
        "doubt-aristocrats-many",
        "districts",
    ),
    (THREE, PLAYING, "doubt-aristocrats-few", "districts"),
    (THREE, PLAYING | {"doge": "castello"}, "doubt-doge-early", "doge"),
    (THREE, PLAYING | {"discard": {"doge": 1}}, "doubt-doge-missing", "doge"),
    (THREE, PLAYING | {"points": {"mask": 5}}, "doubt-points", "points/mask"),
]

EVERY = [
    *(("carolus-magnus", {"players": 2, **options}, *rest) for options, *rest in CAROLUS),
    *(("cardcassonne", {"players": 2, **options}, *rest) for options, *rest in CARDS),
    *(("san-marco", options, *rest) for options, *rest in VENICE),
]


@pytest.mark.parametrize(("name", "options", "written", "message", "place"), EVERY)
def test_a_position_that_can_t_be_has_its_reason(
    name: str, options: dict[str, Any], written: dict[str, Any], message: str, place: str
) -> None:
    found = reasons(name, options, written)
    assert message in found, found
    assert place in found[message] or not place, found[message]


def test_several_things_are_said_at_once() -> None:
    found = reasons(
        "carolus-magnus",
        {"players": 2},
        FIRST | {"players": [{"reserve": {"red": 8}}, {"reserve": {"red": 9}}], "turn": 1, "emperor": 3},
    )
    assert found == {
        "invariant-reserves-full": ("players/0/reserve", "players/1/reserve"),
        "invariant-turn-in-order": ("turn",),
    }


def test_what_cannot_be_read_is_the_only_reason() -> None:
    game = tv.game("cardcassonne", players=2)
    for written, message in (
        ("[]", "position-not-object"),
        ('{"rows": 3}', "position-not-names"),
        ("{", "position-not-json"),
    ):
        (reason,) = game.reasons_against(written)
        assert (reason.message[0], reason.playable) == (message, False)


# --- anything else can be played on ----------------------------------------------------------------------------------


def places(written: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a written position at which something stands that is not an object or a list of them."""
    inner = written.items() if isinstance(written, dict) else enumerate(written) if isinstance(written, list) else ()
    for name, value in inner:
        if isinstance(value, (dict, list)) and value:
            yield from places(value, (*path, name))
        yield (*path, name)


def mutated(written: dict[str, Any], others: list[dict[str, Any]], random: Random) -> dict[str, Any]:
    """The position with something changed: a number, or what stands at a place in another position, or nothing."""
    changed: dict[str, Any] = json.loads(json.dumps(written))
    path = random.choice([*places(changed)])
    holder: Any = changed
    for name in path[:-1]:
        holder = holder[name]
    value, way = holder[path[-1]], random.randrange(4)
    if isinstance(value, bool):
        holder[path[-1]] = not value
    elif isinstance(value, int):
        holder[path[-1]] = value + random.choice((-2, -1, 1, 1, 2))
    elif way == 0:
        del holder[path[-1]]
    elif isinstance(value, list) and value and way == 1:
        value.append(random.choice(value))
    elif isinstance(value, list) and value and way == 2:
        value.pop(random.randrange(len(value)))
    else:
        other: Any = random.choice(others)
        try:
            for name in path:
                other = other[name]
            holder[path[-1]] = other
        except (KeyError, IndexError, TypeError):
            del holder[path[-1]]
    return changed


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_a_changed_position_has_a_reason_or_can_be_played_to_its_end(setting: tuple[str, dict[str, Any]]) -> None:
    game, interpreted = game_of(setting), game_of(setting, interpreted=True)
    random, editor = Random(11), Editor(game)
    moments = [position.to_json() for position in positions(game, 3)]
    for _ in range(MUTATIONS):
        written = mutated(random.choice(moments), moments, random)
        found = game.reasons_against(written)
        editor.edited(written)  # whatever it is, the editor has an answer
        if not all(reason.playable for reason in found):
            assert all(reason.message[0] for reason in found)
            continue
        one, other = game.position(written), interpreted.position(written)
        assert game_of(setting).restore(one.raw) == one, "it passes every other door"
        while one.actor is not None:
            assert one.raw == other.raw
            action = random.choice(one.actions)
            one, other = one.play(action), other.play(int(action))
        assert one.result == other.result is not None
