"""The scorer counts as the games do: what whole games came to is counted again from what lay on the table."""

import random
from copy import deepcopy
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.game import CHANCE, Game, Position, make
from tavoliere.referee.desk import answer
from tavoliere.terminal.scoring import ScoreKeeper
from tavoliere.words import LANGUAGES, Words, spoken
from tests.words.languages import messages

Step = tuple[Position, str, Position]


def count(game: str, name: str, given: Any, **options: Any) -> dict[str, Any]:
    found = answer({"ask": "scorer.count", "game": game, "options": options, "count": name, "given": given})
    say_everything(tv.GAMES[game].words, found)
    return found


def result(game: str, name: str, given: Any, **options: Any) -> dict[str, Any]:
    found = count(game, name, given, **options)
    assert found["result"], found.get("reasons")
    told: dict[str, Any] = found["result"]
    return told


def say_everything(words: Words, told: Any) -> None:
    """Whatever is told has words, in both languages."""
    for message in messages(told):
        for language in LANGUAGES:
            with spoken(language):
                words.say(message)


def steps_of(game: Game, seed: int) -> list[Step]:
    """A game of random moves."""
    generator, position, steps = random.Random(seed), game.start(), []
    while position.actor is not None:
        weights = position.weights if position.actor == CHANCE else None
        action = generator.choices(position.actions, weights)[0]
        steps.append((position, str(action), position.play(action)))
        position = steps[-1][2]
    return steps


# --- Cardcassonne ----------------------------------------------------------------------------------------------------


def rows_turned_up(position: Position, action: str) -> dict[str, list[str]]:
    """The rows after the last action of a round, everything face up."""
    rows = {row: [item.split(" face")[0] for item in items] for row, items in position.to_json()["rows"].items()}
    kind, *words = action.split()
    rows[words[-1]].append(f"follower {position.actor}" if kind == "follower" else words[0])
    return rows


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_round_of_a_game_is_counted_as_it_was_played(players: int) -> None:
    steps = steps_of(make("cardcassonne", {"players": players}, interpreted=False), players)
    given: dict[str, Any] = {}
    rounds = 0
    for i, (before, action, after) in enumerate(steps):
        if before.to_json()["phase"] != "turn" or after.to_json()["phase"] == "turn":
            continue
        answers = []
        end = i
        while steps[end][2].to_json()["phase"] in ("misplaced", "jokers"):
            end += 1
            answers.append(steps[end][1])
        told = result(
            "cardcassonne",
            "round",
            {**given, "rows": rows_turned_up(before, action), "answers": answers},
            players=players,
        )
        assert told["question"] is None
        given = told["following"]["given"]
        rounds += 1
        then = steps[end][2]
        if then.actor is None:
            told = result("cardcassonne", "final", given, players=players)
            assert then.result is not None
            assert tuple(told["ranks"]) == then.result.ranks
        assert tuple(told["scores"]) == then.scores
    assert rounds == {2: 10, 3: 8, 5: 6}[players]


def test_cc_6_2_whoever_claims_a_misplaced_animal_is_asked() -> None:
    rows = {"blue": ["blue-1", "blue-2", "red-animal", "follower 0", "blue-3"]}
    asked = result("cardcassonne", "round", {"rows": rows})["question"]
    assert (asked["seat"], [one["text"] for one in asked["answers"]]) == (0, ["cash", "keep"])
    cashed = result("cardcassonne", "round", {"rows": rows, "answers": ["cash"]})
    assert cashed["gained"] == [3 * 2 + 10, 0, 0]
    assert cashed["following"]["given"]["rows"] == {"blue": ["blue-3"]}


def test_cc_8_5_more_cards_under_the_chest_win_a_tie() -> None:
    players = [
        {"score": 30, "chest": {"yellow": 1, "red": 1, "joker": 1}},
        {"score": 45},
        {"score": 45, "chest": {"red": 1}},
    ]
    told = result("cardcassonne", "final", {"players": players})
    assert told["scores"] == [45, 45, 45]
    assert told["ranks"] == [1, 3, 2]
    assert told["told"][-1][0] == "count-tie"


# --- Carolus Magnus --------------------------------------------------------------------------------------------------


def lands(before: dict[str, Any], steps: int) -> dict[str, Any]:
    """The territory where the Emperor stops, and its neighbours."""
    ring = before["ring"]
    at = next(i for i, land in enumerate(ring) if land["territory"] == before["emperor"]) + steps
    found = {
        "before": ring[(at - 1) % len(ring)],
        "territory": ring[at % len(ring)],
        "after": ring[(at + 1) % len(ring)],
    }
    return {
        name: {
            "paladins": land["paladins"],
            "segments": land.get("segments", max(1, land.get("castles", 0))),
            **({"owner": land["owner"]} if "owner" in land else {}),
        }
        for name, land in found.items()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_stop_of_the_emperor_is_counted_as_it_was_played(players: int) -> None:
    game = make("carolus-magnus", {"players": players, "rounds": 20}, interpreted=False)
    all_castles = {2: 10, 3: 8, 4: 10}[players]
    stops = 0
    for before, action, after in steps_of(game, players):
        kind, _, number = action.partition(" ")
        if kind != "march":
            continue
        was = before.to_json()
        castles = [all_castles - left for left in was["stock"]]
        given = {
            **lands(was, int(number)),
            "holders": was["holders"],
            "built": castles,
            "territories": len(was["ring"]),
        }
        told = result("carolus-magnus", "territory", given, players=players)
        assert tuple(told["scores"]) == after.scores
        stops += 1
        if after.result and "few" in after.to_json()["ending"]:
            assert tuple(told["ranks"]) == after.result.ranks
    assert stops > 10


def test_cm_9_3_clans_decide_between_level_castles() -> None:
    told = result("carolus-magnus", "final", {"built": [6, 6], "holders": {"red": 1, "blue": 1, "green": 0}}, players=2)
    assert told["ranks"] == [2, 1]
    assert told["told"][-1][0] == "tells-decided-by-markers"


def test_cm_8_3_a_free_territory_has_one_segment() -> None:
    found = count("carolus-magnus", "territory", {"territory": {"segments": 2}})
    assert found["result"] is None
    assert [one["message"][0] for one in found["reasons"]] == ["count-merged-free"]


# --- San Marco -------------------------------------------------------------------------------------------------------

VARIANTS = ({"players": 2, "variant": one} for one in ("ghosts", "neutral", "two-colours"))
VENICE = [{"players": 4}, {"players": 3}, *VARIANTS]


@pytest.mark.parametrize("options", VENICE, ids=lambda one: one.get("variant", one["players"]))
def test_districts_passages_and_the_end_are_counted_as_they_were_played(options: dict[str, Any]) -> None:
    game = make("san-marco", options, interpreted=False)
    steps = steps_of(game, 7)
    districts = passages = 0
    for before, action, after in steps:
        was, now = before.to_json(), after.to_json()
        ends = now["so_far"]["bonus"] != was["so_far"]["bonus"] or now["passage"] != was["passage"]
        if was["phase"] == "doge-walks" and action == "stop" and now["phase"] not in ("picking", "over") and not ends:
            given = {"district": was["doge"], "aristocrats": was["districts"][was["doge"]]}
            brought = [now["points"][colour] - was["points"][colour] for colour in was["points"]]
            told = result("san-marco", "district", given, **options)
            assert told["gained"] == [sum(brought[c] for c in own) for own in owned(options)]
            districts += 1
        if now["phase"] == "naming" and now.get("free") and not was.get("free") and was["passage"] == now["passage"]:
            limits = {colour: sum(cards) for colour, cards in now["limits"].items()}
            bonus = dict(zip(limits, now["so_far"]["bonus"], strict=False))
            given = {"limits": limits, "points": {colour: now["points"][colour] - bonus[colour] for colour in limits}}
            told = result("san-marco", "passage", given, **options)
            assert told["following"]["given"]["points"] == {colour: now["points"][colour] for colour in limits}
            assert told["told"][0][0] == "tells-free-banishment"
            passages += 1
    assert districts + passages > 2
    if options.get("variant") != "two-colours":  # whose colours are picked in between; below by an example
        over = steps[-1][2]
        lines = {(seat, message[0]): points for seat, message, points in game.final_lines(over)}
        colours = list(over.to_json()["limits"])
        points = {colour: lines[seat, "final-before"] for seat, colour in enumerate(colours)}
        told = result("san-marco", "final", {"districts": over.to_json()["districts"], "points": points}, **options)
        assert over.result is not None
        assert tuple(told["scores"]) == over.scores
        assert tuple(told["ranks"]) == over.result.ranks


def owned(options: dict[str, Any]) -> list[tuple[int, ...]]:
    """The colours of each seat."""
    if options.get("variant") == "two-colours":
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(options["players"])]


def test_sm_9_3_the_result_of_two_colours() -> None:
    options = {"players": 2, "variant": "two-colours"}
    told = result("san-marco", "final", {"points": {"mask": 55, "lion": 66, "prow": 57, "key": 61}}, **options)
    assert (told["scores"], told["ranks"]) == ([58, 59], [2, 1])
    level = result("san-marco", "final", {"points": {"mask": 60, "lion": 60, "prow": 58, "key": 62}}, **options)
    assert (level["scores"], level["ranks"], level["told"][0][0]) == ([60, 60], [1, 2], "count-tie")


def test_sm_6_a_tie_for_first_gets_the_lower_value() -> None:
    told = result("san-marco", "district", {"aristocrats": {"mask": 3, "prow": 3, "key": 1}})
    assert told["gained"] == [6, 6, 0, 0]


def test_sm_9_3_only_one_of_two_colours_scores() -> None:
    options = {"players": 2, "variant": "two-colours"}
    given = {"aristocrats": {"mask": 5, "lion": 4, "prow": 3}}
    asked = result("san-marco", "district", given, **options)["question"]
    assert [one["text"] for one in asked["answers"]] == ["score mask", "score lion"]
    assert result("san-marco", "district", {**given, "answers": ["score lion"]}, **options)["gained"] == [6, 0]


# --- whatever somebody says ------------------------------------------------------------------------------------------

RUBBISH: tuple[Any, ...] = (
    None,
    -1,
    3,
    10**9,
    2.5,
    True,
    "",
    "mask",
    "follower 9",
    [],
    [[]],
    [None, 4],
    {},
    {"red": -3},
)


@pytest.mark.parametrize("name", tv.GAMES)
def test_rubbish_is_answered_with_a_sentence(name: str) -> None:
    sheet = tv.GAMES[name].scorer_sheet
    assert sheet is not None
    generator = random.Random(name)
    for one in sheet.COUNTS:
        fields = [field["path"] for part in count(name, one, {})["sheet"]["sections"] for field in part["fields"]]
        fields += [path.rpartition("/")[0] for path in fields if "/" in path]
        for _ in range(150):
            given: dict[str, Any] = {"answers": deepcopy(generator.choice(RUBBISH))} if generator.random() < 0.2 else {}
            for path in generator.sample(fields, 2):
                where, _, last = path.rpartition("/")
                inner: Any = given.setdefault(where.split("/")[0], {}) if where else given
                if isinstance(inner, dict):
                    inner[last] = deepcopy(generator.choice(RUBBISH))
            found = count(name, one, given)
            assert "refused" in found or found["reasons"] or found["result"]


def test_what_nobody_knows_is_refused_with_a_sentence() -> None:
    for asked in ({}, {"ask": 3}, {"ask": "scorer.count"}, {"ask": "scorer.count", "game": "chess"}):
        assert isinstance(answer(asked)["refused"][0], str)
    assert answer({"ask": "scorer.count", "game": "san-marco", "count": "round"})["refused"][0] == "scorer-no-count"


# --- at the keys -----------------------------------------------------------------------------------------------------


def keeper(game: str, name: str, keys: list[str], **options: Any) -> tuple[ScoreKeeper, list[str]]:
    told: list[str] = []
    typed = iter(keys)
    return ScoreKeeper(make(game, options, interpreted=False), name, lambda _: next(typed), told.append), told


def test_at_the_keys_what_has_to_be_decided_is_asked() -> None:
    one, told = keeper("cardcassonne", "round", ["nonsense", "1"])
    one.take("rows/blue", "blue-1 red-animal follower-0")
    one.take("players/0/score", "5")
    assert one.count()
    assert "Player 1: +11 16" in told


def test_at_the_keys_a_sheet_is_asked_field_by_field() -> None:
    one, told = keeper("san-marco", "district", ["castello", "mask x", "mask 2, prow"])
    one.ask_all()
    assert one.count()
    assert one.given == {"district": "castello", "aristocrats": {"mask": 2, "prow": 1}}
    assert any("does not take" in line for line in told)
    assert "Player 1: +6" in told


def test_at_the_keys_what_cannot_be_is_told() -> None:
    one, told = keeper("carolus-magnus", "territory", [])
    one.take("territory/segments", "3")
    assert not one.count()
    assert "CM 8.3" in told[-1]
    with pytest.raises(tv.IllegalAction):
        one.take("nowhere", "3")
