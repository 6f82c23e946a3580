"""The referee for people with the real box: recorded games told as if they were played on a real table."""

import base64
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.definition.event_table import GameEvent
from tavoliere.engine.game import SPECTATOR
from tavoliere.referee import game as refereed
from tavoliere.referee.desk import ASKED, answer
from tavoliere.referee.record import FORMAT, VERSION, read
from tavoliere.referee.replay import Contradiction, Replay
from tavoliere.referee.snapshot import lines_since, scenes_since, snapshot_of, steps_since
from tavoliere.terminal.referee import RefereeDesk
from tavoliere.words import LANGUAGES, Words, spoken
from tavoliere.words.message_json import message_json
from tests.games.settings import LABELS, SETTINGS, game_of
from tests.referee.entries import next_told, people, whole

HIDING = [setting for setting in SETTINGS if tv.GAMES[setting[0]].hides]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


@cache
def recorded(index: int, seed: int = 7) -> tv.Match:
    """A game of a setting, played by simple bots."""
    match, generator = tv.Match(game_of(SETTINGS[index]), seed=seed), random.Random(seed)
    while (actor := match.position.actor) is not None:
        name = "random" if generator.random() < 0.2 else "greedy"
        match.play(bot(name).choose(match.view(actor), generator))
    return match


def match_of(setting: tuple[str, dict[str, Any]]) -> tv.Match:
    return recorded(SETTINGS.index(setting))


def record_of(match: tv.Match, cards: str = "public", bots: tuple[int, ...] = ()) -> dict[str, Any]:
    game = match.game
    seats = people(game.players, bots)
    begun = {"format": FORMAT, "version": VERSION, "game": game.name, "options": game.settings}
    return {**begun, "seats": seats, "cards": cards}


# Where nothing is hidden, it makes no difference whether hidden cards are typed in.
TOLD = [
    (setting, cards, bots)
    for setting in SETTINGS
    for cards, bots in ([("typed", ()), ("public", ()), ("public", (1,))] if setting in HIDING else [("public", (1,))])
]


@pytest.mark.parametrize(("setting", "cards", "bots"), TOLD)
def test_what_is_told_of_a_recorded_game_reproduces_it(
    setting: tuple[str, dict[str, Any]], cards: str, bots: tuple[int, ...]
) -> None:
    match = match_of(setting)
    replay = Replay(read(record_of(match, cards, bots)))
    while (texts := next_told(match, replay)) is not None:
        for text in texts:
            replay.tell(text)
        now, there = replay.position, match.positions[len(replay.match.steps)]
        assert now.hidden_from(SPECTATOR).raw == there.hidden_from(SPECTATOR).raw
        for seat in replay.eyes:
            assert now.hidden_from(seat).raw == there.hidden_from(seat).raw
    assert replay.position.result == match.position.result
    again = Replay(read({**record_of(match, cards, bots), "told": replay.told}))
    assert again.tell_all(replay.told) == (len(replay.told), None)
    assert again.position.raw == replay.position.raw
    for action in match.game.all_actions:
        with pytest.raises(tv.IllegalAction, match="game is over"):
            again.tell(action.text)


@pytest.mark.parametrize("setting", HIDING, ids=lambda setting: LABELS[SETTINGS.index(setting)])
def test_nothing_that_is_shown_depends_on_what_is_supposed(setting: tuple[str, dict[str, Any]]) -> None:
    """The real cards instead of the supposed ones change nothing of what anybody is shown."""
    match = match_of(setting)
    replay, generator = Replay(read(record_of(match))), random.Random(1)
    while (texts := next_told(match, replay)) is not None:
        for text in texts:
            replay.tell(text)
        if replay.waiting is None and generator.random() < 0.1:
            real = replay.copy()
            real.match.replace_position(match.positions[len(replay.match.steps)])
            assert json.dumps(snapshot_of(replay)) == json.dumps(snapshot_of(real))
    n = len(replay.match.steps)
    real.match.replace_steps([*match.steps], [*match.positions])
    real.told, real.before = replay.told, replay.before
    for shown in (steps_since, scenes_since, lines_since):
        assert json.dumps(shown(replay, 0)) == json.dumps(shown(real, 0)), n


@every_setting
def test_everything_that_is_answered_can_be_said(setting: tuple[str, dict[str, Any]]) -> None:
    match = match_of(setting)
    found = answer({"ask": "referee.begin", **record_of(match)})
    replay, generator = Replay(read(found["record"])), random.Random(2)
    words = Words(match.game.words_folder)

    def say(message: Any) -> None:
        name, arguments = message
        for language in LANGUAGES:
            with spoken(language):
                assert words(name, **{key: known(value) for key, value in arguments.items()})

    def known(value: Any) -> Any:
        if isinstance(value, dict):
            return words(value["word"]) if "word" in value else str(value["seat"])
        return ", ".join(str(known(one)) for one in value) if isinstance(value, (list, tuple)) else value

    while (texts := next_told(match, replay)) is not None:
        for text in texts:
            replay.tell(text)
        if generator.random() > (0.03 if replay.waiting is None else 0.3):
            continue
        since = {"known": max(0, len(replay.match.steps) - 4), "lines": max(0, len(replay.told) - 4)}
        refereed.keep(read(found["record"]).head, replay.copy())
        found = answer({"ask": "referee.look", "record": {**found["record"], "told": replay.told}, **since})
        json.dumps(found)
        for message in [found["standing"]["prompt"], *found["ask"]["unchecked"]]:
            say(message)
        for option in found["ask"]["options"]:
            say(option["label"])
        for one in found["ask"]["shown"]:
            say(one["message"])
            for word in (word for some in one["some"] for word in some["words"]):
                say(word["label"])
        for line in found["lines"]:
            say(line["tells"])
        for entry in found["standing"]["entries"]:
            say(entry["label"])
        for step in found["steps"]:
            for kind, *numbers in (step["sentence"], *step["events"]):
                for message in replay.game.messages([GameEvent(kind, tuple(numbers))]):
                    say(message_json(message))


# --- telling, one thing after the other ---


def told_of(found: dict[str, Any], *steps: str, **more: Any) -> dict[str, Any]:
    known = {"known": found["standing"]["n"], "lines": len(found["record"]["told"])}
    return answer({"ask": "referee.tell", "record": found["record"], "steps": list(steps), **known, **more})


def begun(name: str, cards: str = "public", **options: Any) -> dict[str, Any]:
    game = tv.game(name, **options)
    asked = {"game": name, "options": options, "seats": people(game.players), "cards": cards}
    return answer({"ask": "referee.begin", **asked})


def test_a_throw_says_how_many_dice_are_left() -> None:
    found = begun("carolus-magnus")
    assert (found["ask"]["kind"], found["ask"]["left"], len(found["ask"]["options"])) == ("chance", 15, 5)
    found = told_of(found, *(f"draw {colour}" for colour in ("red", "green", "blue", "yellow", "pink") * 3))
    assert found["ask"]["left"] == 1
    found = told_of(found, "emperor 7")
    assert found["ask"]["left"] == 7  # of the first player's
    found = told_of(found, "roll red", "roll crown")
    assert found["ask"]["left"] == 1  # then the crown is named


def test_what_cannot_be_is_refused_with_a_reason_and_nothing_is_lost() -> None:
    found = begun("carolus-magnus")
    before = found["record"]
    refused = told_of(found, "draw red", "draw red", "draw red", "draw red")
    assert refused == {"refused": refused["refused"]}
    assert refused["refused"][0] == "not-asked"
    assert told_of(found, "dance")["refused"][0] == "no-such-action"
    assert told_of(found, "shown down-0 green-2")["refused"][0] == "referee-nothing-shown"
    assert told_of(found)["refused"][0] == "referee-nothing-told"
    assert answer({"ask": "referee.look", "record": before})["record"] == before


OPENING = ("red-1", "red-2", "green-1", "green-1", "blue-1", "blue-2", "yellow-1", "yellow-2", "red-1", "green-2")


def opened_cardcassonne() -> dict[str, Any]:
    return told_of(begun("cardcassonne", players=3), *(f"draw {card}" for card in OPENING))


def test_a_card_that_is_played_face_down_is_told_by_its_row_alone() -> None:
    assert told_of(opened_cardcassonne(), "play dragon red")["refused"][0] == "not-asked"


def test_hidden_hands_are_dealt_by_themselves_and_the_first_card_is_played_unseen() -> None:
    found = opened_cardcassonne()
    assert found["ask"]["kind"] == "choice"
    assert found["standing"]["state"]["hand_count"][:3] == [5, 5, 5]
    texts = [choice["text"] for choice in found["standing"]["choices"]]
    assert texts == [
        f"{what} {row}" for what in ("follower", "play-unseen") for row in ("yellow", "red", "green", "blue")
    ]
    assert [message[0] for message in found["ask"]["unchecked"]] == ["unchecked-down"]


def test_a_card_in_the_wrong_row_is_refused_with_the_rule() -> None:
    found = told_of(opened_cardcassonne(), "play-unseen red", "play-unseen red", "play-unseen red")
    refused = told_of(found, "play green-3 blue")
    assert refused["refused"][0] not in ("not-asked", "concealed-gone")
    assert "refused" not in told_of(found, "play green-3 green")
    assert answer({"ask": "referee.why", "record": found["record"], "steps": ["play green-3 blue"]}) == refused


def test_a_card_that_lies_open_as_often_as_the_box_has_it_cannot_come_again() -> None:
    found = told_of(opened_cardcassonne(), "play-unseen red", "play-unseen red", "play-unseen red")
    found = told_of(found, "play green-3 green", "play green-3 green", "play green-3 green")
    assert "play green-3 green" not in [choice["text"] for choice in found["standing"]["choices"]]
    refused = told_of(found, "play green-3 green")
    assert refused["refused"][0] == "concealed-gone"
    assert refused["refused"][1]["copies"] == 3


def one_round(seed: int = 3) -> tuple[tv.Match, dict[str, Any]]:
    """A recorded game of three, and what was told of its first two rounds and a little more."""
    match = recorded(LABELS.index("cardcassonne-3"), seed)
    replay = Replay(read(record_of(match)))
    while match.game.unpack(replay.position).round < 3:
        for text in next_told(match, replay) or []:
            replay.tell(text)
    for _ in range(4):
        for text in next_told(match, replay) or []:
            replay.tell(text)
    return match, answer({"ask": "referee.look", "record": {**record_of(match), "told": replay.told}})


def test_at_the_end_of_a_round_the_face_down_cards_are_asked_for() -> None:
    _, found = one_round()
    told = found["record"]["told"]
    first = next(i for i, text in enumerate(told) if text.startswith("shown"))
    waiting = answer({"ask": "referee.look", "record": {**found["record"], "told": told[:first]}})
    assert waiting["ask"]["kind"] == "shown"
    assert [one["key"] for one in waiting["ask"]["shown"]] == ["down-0", "down-1", "down-2"]
    assert told_of(waiting, "follower red")["refused"][0] == "referee-first-shown"
    assert told_of(waiting, "shown down-0 penguin")["refused"][0] == "referee-shown-wrong"
    assert told_of(waiting, "shown down-0 red-1 red-2")["refused"][0] == "referee-shown-wrong"
    some = told_of(waiting, told[first + 1])  # in any order
    assert [one["key"] for one in some["ask"]["shown"]] == ["down-0", "down-2"]


# --- putting things right ---


def test_the_last_thing_told_can_be_taken_back_any_number_of_times() -> None:
    _, found = one_round()
    told = found["record"]["told"]
    for n in range(1, 12):
        found = answer({"ask": "referee.undo", "record": found["record"]})
        assert found["record"]["told"] == told[:-n]
    assert answer({"ask": "referee.undo", "record": begun("carolus-magnus")["record"]})["refused"][0] == "no-undo-start"


def test_a_step_in_the_middle_is_put_right_and_the_rest_follows() -> None:
    match, found = one_round()
    told = found["record"]["told"]
    at = next(i for i, text in enumerate(told) if text.startswith("shown"))
    word = told[at].split()[2]
    other = next(
        text
        for text in ("shown down-0 yellow-1", "shown down-0 blue-1", "shown down-0 red-1")
        if text.split()[2][:-2] != word[:-2] and text.split()[2] != word
    )
    found = answer({"ask": "referee.correct", "record": found["record"], "at": at})
    assert (found["record"]["told"], found["record"]["rest"]) == (told[:at], told[at:])
    assert found["ask"]["kind"] == "shown"
    found = told_of(found, other)
    assert found["record"]["told"] == [*told[:at], other, *told[at + 1 :]]
    assert (found["record"]["rest"], found["record"]["was"], found["problem"]) == ([], None, None)
    assert len(found["changes"]["before"]) == match.game.players


def test_a_decision_of_several_steps_is_told_anew_as_a_whole() -> None:
    found = begun("san-marco", players=3)
    while not any(choice["text"] == "divide doge 1" for choice in found["standing"]["choices"]):
        options = found["ask"]["options"] or found["standing"]["choices"]
        found = told_of(found, options[-1]["text"])
    drawn = len(found["record"]["told"])  # at last four banishments, two Doges, four limit cards
    divided = ["divide doge 1", "divide doge 2", *["divide banishment 1"] * 4, *["divide limit-3 3"] * 4]
    found = told_of(found, *divided, "take 1")
    told = found["record"]["told"]

    # A limit card was typed in wrongly: the division stops at it, and is asked for from its beginning.
    found = answer({"ask": "referee.correct", "record": found["record"], "at": drawn - 1})
    found = told_of(found, "draw limit-1")
    assert found["record"]["told"] == [*told[: drawn - 1], "draw limit-1"]
    assert (found["record"]["rest"], found["problem"]["message"][0]) == (told[drawn:], "referee-as-a-whole")
    anew = [
        "divide doge 1",
        "divide doge 2",
        *["divide banishment 1"] * 4,
        "divide limit-1 2",
        *["divide limit-3 3"] * 3,
    ]
    found = told_of(found, *anew)
    assert (found["record"]["told"], found["problem"]) == ([*told[: drawn - 1], "draw limit-1", *anew, "take 1"], None)

    # A card was laid into the wrong offer: from the middle one goes back to the beginning of the division as well.
    found = answer({"ask": "referee.correct", "record": found["record"], "at": drawn + 8})
    assert len(found["record"]["told"]) == drawn


def test_cards_of_another_deck_are_counted_apart() -> None:
    found = begun("san-marco", players=3)
    while not any(option["text"] == "draw doge" for option in found["ask"]["options"]):
        options = found["ask"]["options"] or found["standing"]["choices"]
        found = told_of(found, options[0]["text"])
    assert found["ask"]["left"] == 6
    assert told_of(found, *["draw castello"] * 5, "draw doge")["ask"]["left"] == 4


def test_where_the_rest_no_longer_fits_it_stops_and_asks() -> None:
    found = begun("carolus-magnus")
    found = told_of(found, *(f"draw {colour}" for colour in ("red", "green", "blue", "yellow", "pink") * 3))
    told = found["record"]["told"]
    found = answer({"ask": "referee.correct", "record": found["record"], "at": 1})
    found = told_of(found, "draw red")
    # the second red that was told later is the fourth now
    assert found["record"]["told"] == ["draw red", "draw red", *told[2:10]]
    assert found["record"]["rest"] == told[10:]
    assert found["problem"]["text"] == "draw red"
    assert answer({"ask": "referee.undo", "record": found["record"]})["refused"][0] == "referee-undo-rest"
    found = told_of(found, "draw green")
    assert (found["record"]["rest"], found["problem"]) == ([], None)
    assert found["standing"]["actor"] == -1
    assert len(found["record"]["told"]) == 15


def test_a_step_can_be_left_out_another_told_before_it_and_everything_be_as_it_was() -> None:
    found = begun("carolus-magnus")
    colours = ("red", "green", "blue", "yellow")
    found = told_of(found, *(f"draw {colour}" for colour in colours))
    told = found["record"]["told"]
    gone = answer({"ask": "referee.correct", "record": found["record"], "at": 1})
    left = answer({"ask": "referee.leave-out", "record": gone["record"]})
    assert left["record"]["told"] == ["draw red", "draw blue", "draw yellow"]
    more = told_of(gone, "draw pink", before=True)
    assert more["record"]["told"] == ["draw red", "draw pink", "draw green", "draw blue", "draw yellow"]
    assert answer({"ask": "referee.forget", "record": gone["record"]})["record"]["told"] == ["draw red"]
    assert answer({"ask": "referee.restore", "record": gone["record"]})["record"]["told"] == told
    assert answer({"ask": "referee.restore", "record": found["record"]})["refused"][0] == "referee-not-correcting"
    assert answer({"ask": "referee.correct", "record": found["record"], "at": 9})["refused"][0] == "referee-no-step"


def test_a_contradiction_names_the_steps_that_speak_of_the_same_card() -> None:
    found = told_of(opened_cardcassonne(), "play-unseen red", "play-unseen red", "play-unseen red")
    found = told_of(found, "play green-2 green", "play green-3 green", "play green-3 green", "play green-3 green")
    at = found["record"]["told"].index("play green-2 green")
    found = told_of(answer({"ask": "referee.correct", "record": found["record"], "at": at}), "play green-3 green")
    assert found["problem"]["message"][0] == "concealed-gone"
    assert found["problem"]["steps"] == [at, at + 1, at + 2]
    replay = Replay(read(found["record"]))
    replay.tell_all(found["record"]["told"])
    with pytest.raises(Contradiction):
        replay.tell("play green-3 green")


def test_a_record_that_no_longer_fits_waits_to_be_put_right() -> None:
    found = begun("carolus-magnus")
    record = {**found["record"], "told": ["draw red", "march 3", "draw blue"]}
    found = answer({"ask": "referee.look", "record": record})
    assert (found["record"]["told"], found["record"]["rest"]) == (["draw red"], ["march 3", "draw blue"])
    assert found["problem"]["text"] == "march 3"
    again = answer({"ask": "referee.look", "record": found["record"]})
    assert (again["record"], again["problem"]) == (found["record"], found["problem"])
    found = answer({"ask": "referee.leave-out", "record": found["record"]})
    assert found["record"]["told"] == ["draw red", "draw blue"]


# --- bots, records, what is wrong ---


def test_a_bot_says_what_to_move_from_its_own_cards_alone() -> None:
    match = recorded(LABELS.index("cardcassonne-3"))
    replay = Replay(read(record_of(match, bots=(1,))))
    while replay.bot is None:
        for text in next_told(match, replay) or []:
            replay.tell(text)
    record = {**record_of(match, bots=(1,)), "told": replay.told}
    found = answer({"ask": "referee.look", "record": record})
    assert (found["ask"]["kind"], found["standing"]["choices"]) == ("bot", [])
    given = answer({"ask": "referee.view", "record": record})
    view = match.game.view_of(base64.b64decode(given["view"]), given["seat"])
    assert view.raw == match.positions[len(replay.match.steps)].hidden_from(1).raw
    chosen = bot(given["player"]).choose(view, random.Random(1))
    assert "refused" not in told_of(found, chosen.text)


def test_a_game_of_which_everything_was_told_is_a_record_like_any_other() -> None:
    for label in ("carolus-magnus-2-dice", "cardcassonne-2"):
        match = recorded(LABELS.index(label))
        replay = Replay(read(record_of(match, "typed")))
        whole(match, replay)
        found = answer({"ask": "referee.record", "record": {**record_of(match, "typed"), "told": replay.told}})
        assert found["record"]["steps"] == [step.text for step in match.steps]
        assert found["record"]["dice"] is None


def test_a_moment_is_shown_as_it_was() -> None:
    _, found = one_round()
    shown = answer({"ask": "referee.moment", "record": found["record"], "at": 10})
    assert (shown["n"], shown["state"]["round"]) == (25, 1)
    last = answer({"ask": "referee.moment", "record": found["record"], "at": len(found["record"]["told"])})
    assert last["state"] == found["standing"]["state"]


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"format": "x"},
        {"version": 9},
        {"game": 3},
        {"game": "chess"},
        {"options": {"players": 77}},
        {"options": []},
        {"seats": []},
        {"seats": [1, 2]},
        {"seats": [{"name": 1}, {"name": "b"}]},
        {"seats": [{"name": "x" * 99}, {"name": "b"}]},
        {"seats": [{"player": "deep-blue"}, {}]},
        {"cards": "marked"},
        {"position": 5},
        {"position": {"ring": 3}},
        {"told": "draw red"},
        {"told": [1]},
        {"told": ["x" * 9999]},
        {"rest": 1},
        {"was": 1},
    ],
)
def test_a_wrong_record_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    right = begun("carolus-magnus")["record"]
    record = {**right, **wrong} if wrong else None
    for name in ASKED:
        if name.startswith("referee.") and name not in ("referee.begin", "referee.check"):
            name_of, arguments = answer({"ask": name, "record": record, "at": 0, "steps": ["draw red"]})["refused"]
            assert isinstance(name_of, str) and isinstance(arguments, dict)


@pytest.mark.parametrize("asked", [None, [], "x", {}, {"ask": 3}, {"ask": "referee.dance"}])
def test_a_question_that_there_is_not_is_refused(asked: object) -> None:
    assert answer(asked)["refused"][0] == "desk-unknown"


@pytest.mark.parametrize(("name", "value"), [("known", -5), ("known", "x"), ("lines", 10**9), ("still", 3)])
def test_rubbish_beside_a_question_does_no_harm(name: str, value: Any) -> None:
    found = begun("carolus-magnus")
    assert "refused" not in answer(
        {"ask": "referee.tell", "record": found["record"], "steps": ["draw red"], name: value}
    )


def test_a_game_can_be_begun_from_a_position_in_the_middle() -> None:
    match = recorded(LABELS.index("carolus-magnus-2-dice"))
    middle = next(i for i in range(60, 200) if match.positions[i].actor == 0)
    position = match.positions[middle].to_json()
    found = answer({"ask": "referee.begin", **record_of(match), "position": position})
    assert found["standing"]["actor"] == 0
    for step in match.steps[middle:]:
        found = told_of(found, step.text)
    assert found["standing"]["result"]["scores"] == list(match.position.result.scores)  # type: ignore[union-attr]
    asked = {"ask": "referee.check", "game": match.game.name, "options": match.game.settings}
    assert answer({**asked, "position": position}) == {"reasons": [], "playable": True}
    position["players"][0]["reserve"] = {"red": 40}
    found = answer({**asked, "position": position})
    assert not found["playable"]
    assert "invariant-paladins-complete" in [one["message"][0] for one in found["reasons"]]
    assert answer({**asked, "position": 3})["refused"][0] == "referee-field"
    assert "refused" in answer({"ask": "referee.begin", **record_of(match), "position": position})


# --- in a terminal ---


def at_a_terminal(tmp_path: Path, found: dict[str, Any], *lines: str) -> tuple[RefereeDesk, str]:
    shown: list[str] = []
    desk = RefereeDesk(found, tmp_path / "game.json", shown.append)
    desk.run(iter(lines))
    return desk, "\n".join(shown)


def test_a_whole_game_is_typed_in_at_a_terminal(tmp_path: Path) -> None:
    match = recorded(LABELS.index("cardcassonne-2"))
    told = whole(match, Replay(read(record_of(match))))
    lines = [" ".join(text.split()[2:]) if text.startswith("shown") else text for text in told]
    desk, shown = at_a_terminal(tmp_path, begun("cardcassonne", players=2), *lines)
    assert match.position.result is not None
    for points in match.position.result.scores:
        assert f": {points}" in shown
    assert json.loads((tmp_path / "game.json").read_text()) == desk.record


def test_at_a_terminal_several_are_told_on_one_line_taken_back_and_put_right(tmp_path: Path) -> None:
    desk, shown = at_a_terminal(
        tmp_path,
        begun("carolus-magnus"),
        "red 2 blue",
        "undo",
        "dance",
        "correct 1",
        "pink",
        "steps",
        "board",
        "quit",
        "1",
    )
    assert desk.record["told"] == ["draw pink", "draw green"]
    assert "dance" in shown


# --- the table counted ---


@every_setting
def test_a_table_that_lies_as_it_was_told_has_nothing_too_many(setting: tuple[str, dict[str, Any]]) -> None:
    match = match_of(setting)
    told = whole(match, Replay(read(record_of(match))))
    found = answer({"ask": "referee.count", "record": {**record_of(match), "told": told[: len(told) // 2]}})
    assert (found["differences"], found["reasons"]) == ([], [])
    assert len([field for section in found["sheet"]["sections"] for field in section["fields"]]) > 10


def test_what_is_too_many_or_missing_is_said() -> None:
    record = told_of(begun("carolus-magnus"), "draw red", "draw blue")["record"]
    found = answer({"ask": "referee.count", "record": record, "counted": {"ring/0/paladins": {"green": 2}}})
    assert [(one["entry"][1]["word"]["word"], one["told"], one["counted"]) for one in found["differences"]] == [
        ("colour-red", 1, 0),
        ("colour-green", 0, 2),
    ]
    assert found["reasons"][0]["message"][0] == "invariant-laid-in-turn"
    rubbish: tuple[dict[str, Any], ...]
    rubbish = ({"ring/0/paladins": "dragons"}, {"ring": 3}, {"ring/0/paladins": {"red": -7}}, {"x/y": []})
    for counted in rubbish:
        assert "reasons" in answer({"ask": "referee.count", "record": record, "counted": counted})
    assert answer({"ask": "referee.count", "record": record, "counted": 3})["refused"][0] == "desk-object"


def test_cards_that_nobody_has_seen_do_not_speak_against_a_table() -> None:
    """What hidden hands are supposed to hold is no reason; what the box can't hold is one, however they lie."""
    record = opened_cardcassonne()["record"]
    row = ["green-1", "green-1", "green-2"]
    assert answer({"ask": "referee.count", "record": record, "counted": {"rows/green": [*row, "green-3"]}})["hidden"]
    many = answer({"ask": "referee.count", "record": record, "counted": {"rows/green": [*row, *["dragon"] * 9]}})
    assert many["reasons"][0]["message"][0] == "invariant-cards-complete"
