"""Matches, undo, records and fair dice."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tavoliere.table.match import CannotUndo, SeatTaken, verify
from tavoliere.table.positions import EVERY, Positions
from tavoliere.table.record import CannotSave
from tavoliere.table.scenes import Scenes
from tests.games.settings import LABELS, SETTINGS


def played(steps: int | None = None, seed: int = 7, **options: Any) -> tv.Match:
    """A match after so many random decisions, or at its end."""
    match = tv.Match(tv.game("cardcassonne", players=3), seed=seed, **options)
    generator = random.Random(seed)
    while match.position.actor is not None and (steps is None or steps > 0):
        match.play(generator.choice(match.position.actions))
        steps = None if steps is None else steps - 1
    return match


def test_a_match_plays_chance_by_itself() -> None:
    match = tv.Match(tv.game("cardcassonne", players=3), seed=7)
    assert match.position.actor != tv.CHANCE
    assert all(step.block.chance or step.block.name == "put" for step in match.steps)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert played(40).steps == played(40).steps
    assert played(40).steps != played(40, seed=8).steps
    assert tv.Match(tv.game("cardcassonne"), seed=None).steps != tv.Match(tv.game("cardcassonne"), seed=None).steps


def test_people_with_the_box_type_in_their_cards() -> None:
    match = tv.Match(tv.game("cardcassonne", players=2), by_hand=True)
    assert match.position.actor == tv.CHANCE
    match.play("draw green-3")
    assert match.position.to_json()["rows"]["green"] == ["green-3"]


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_a_decision_exactly() -> None:
    match = played(3)
    before, steps = match.position, list(match.steps)
    actor = before.actor
    match.play(before.actions[0])
    assert match.undoable == actor
    match.undo()
    assert match.position == before
    assert match.steps == steps


def test_undo_stops_at_draws_and_at_the_start() -> None:
    match = tv.Match(tv.game("cardcassonne", players=3), seed=11)
    while not match.steps[-1].block.chance:
        match.undo()
    assert match.undoable is None
    with pytest.raises(CannotUndo, match="card or a die"):
        match.undo()
    with pytest.raises(CannotUndo, match="nothing"):
        tv.Match(tv.game("cardcassonne", players=3), by_hand=True).undo()


def test_undo_stops_at_the_end() -> None:
    match = tv.Match(tv.game("carolus-magnus", players=2), seed=4)
    generator = random.Random(4)
    while match.position.actor is not None:
        last = match.position
        match.play(generator.choice(match.position.actions))
    assert match.positions[-2] is last and not match.steps[-1].block.chance
    assert match.undoable is None
    with pytest.raises(CannotUndo, match="last decision stands"):
        match.undo()


def test_undo_stops_at_a_reveal() -> None:
    game = tv.game("cardcassonne", players=2)
    seen = 0
    for seed in range(40):
        match = tv.Match(game, seed=seed)
        generator = random.Random(seed)
        while match.position.actor is not None:
            before = match.position
            match.play(generator.choice(before.actions))
            phase = match.position.to_json()["phase"]
            if before.to_json()["phase"] == "turn" and phase in ("misplaced", "jokers"):
                with pytest.raises(CannotUndo, match="revealed"):
                    match.undo()
                assert match.undoable is None
                seen += 1
    assert seen > 20


# --- records ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 25, None])
def test_a_record_replays_exactly(tmp_path: Path, steps: int | None) -> None:
    match = played(steps, seats=[SeatTaken("Ada"), SeatTaken("Ugo", "greedy"), SeatTaken("Già")])
    match.save(tmp_path / "evening.json")
    again = tv.Match.load(tmp_path / "evening.json")
    assert again.positions == match.positions
    assert again.steps == match.steps
    assert again.seats == match.seats
    assert again.record() == match.record()


def test_a_loaded_match_goes_on_as_the_old_one_would(tmp_path: Path) -> None:
    match = played(20)
    match.save(tmp_path / "evening.json")
    again = tv.Match.load(tmp_path / "evening.json")
    for one in (match, again):
        generator = random.Random(1)
        while one.position.actor is not None:
            one.play(generator.choice(one.position.actions))
    assert again.record() == match.record()


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.json"
    match = played(5)
    match.save(path)
    before = path.read_text(encoding="utf-8")
    match.play(match.position.actions[0])

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match=r"No space left on device.*Nothing was changed"):
        match.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path], "no half-written file is left behind"
    assert match.position.actor is not None, "the match goes on"


def test_an_unwritable_folder_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(CannotSave, match="could not be saved"):
        played(1).save(tmp_path / "file" / "evening.json")


def written(tmp_path: Path, change: Any) -> Path:
    """A record that was changed as text or as data."""
    path = tmp_path / "damaged.json"
    match = played(30)
    match.save(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(change(text), encoding="utf-8")
    return path


def changed(key: str, value: Any) -> Any:
    def change(text: str) -> str:
        record = json.loads(text)
        record[key] = value
        return json.dumps(record, indent=1)

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text[: len(text) // 2], r"damaged at line \d+, column"),
        (lambda text: "", "damaged at line 1"),
        (lambda text: "[]", "not a record"),
        (lambda text: "[" * 100_000, "not a record|damaged"),
        (changed("version", 99), "version 99"),
        (changed("game", "chess"), r"line \d+: There is no game"),
        (changed("options", {"players": 9}), r"line \d+: .*it can be: 2, 3, 4, 5"),
        (changed("seats", [{"name": "Ada"}]), '"seats" is missing or not'),
        (changed("seats", []), "0 seats for 3 players"),
        (changed("dice", {"commitment": "x"}), '"dice" is missing or not'),
        (changed("steps", ["draw red-1", 7]), '"steps" is missing or not'),
        (changed("result", {"scores": [1, 2, 3]}), "The result is not what"),
        (lambda text: text.replace('"draw ', '"drew ', 1), r"line 10: step 1 cannot be played: \"drew"),
        (lambda text: text.replace('"follower ', '"cash', 1), "cannot be played"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line_at_fault(tmp_path: Path, change: Any, complaint: str) -> None:
    path = written(tmp_path, change)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(tv.DamagedRecord, match=complaint):
        tv.Match.load(path)
    assert path.read_text(encoding="utf-8") == text, "and the file is left as it was"


def test_the_line_at_fault_is_right(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    played(30).save(path)
    lines = path.read_text(encoding="utf-8").split("\n")
    number = next(i for i, line in enumerate(lines) if '"follower ' in line)
    lines[number] = lines[number].replace("follower", "put")
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(tv.DamagedRecord, match=rf"line {number + 1}:.*CC 2\.4"):
        tv.Match.load(path)


def test_a_missing_file_and_a_binary_one_are_refused(tmp_path: Path) -> None:
    with pytest.raises(tv.DamagedRecord, match="cannot be read"):
        tv.Match.load(tmp_path / "nowhere.json")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(tv.DamagedRecord, match="not text"):
        tv.Match.load(tmp_path / "picture.png")


# --- fair dice -------------------------------------------------------------------------------------------------------


def test_the_secret_is_kept_back_until_the_game_is_over() -> None:
    unfinished, finished = played(10).record(published=True), played().record(published=True)
    assert unfinished["dice"]["secret"] is None
    assert unfinished["dice"]["commitment"] == played(10).record()["dice"]["commitment"]
    assert finished["dice"]["secret"] is not None


def test_verify_accepts_an_honest_record(tmp_path: Path) -> None:
    played().save(tmp_path / "evening.json")
    assert verify(tmp_path / "evening.json")[:2] == (130, None)


def test_verify_finds_a_changed_card_and_a_changed_secret(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    match = played(0)
    match.save(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    position = match.positions[len(match.steps) - 1]
    other = next(action for action in position.actions if action != match.steps[-1])
    record["steps"][-1] = other.text
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")
    problem = verify(path).problem
    assert problem is not None
    assert f'has "{other.text}", but the dice say "{match.steps[-1].text}"' in problem
    record["dice"]["secret"] = "00" * 32
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")
    assert "does not fit the hash" in str(verify(path).problem)
    record["dice"] = None
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")
    assert "typed in by hand" in str(verify(path).problem)


def test_dice_follow_their_odds() -> None:
    dice = FairDice.from_seed(1)
    drawn = [dice.pick(step, (1, 2, 0, 5)) for step in range(8000)]
    assert drawn.count(2) == 0
    for outcome, expected in ((0, 1000), (1, 2000), (3, 5000)):
        assert abs(drawn.count(outcome) - expected) < 200
    assert [dice.pick(step, (1, 2, 0, 5)) for step in range(8000)] == drawn


# --- what each seat is told ------------------------------------------------------------------------------------------


def test_the_log_of_a_seat_is_the_same_whatever_it_cannot_know() -> None:
    match = played(None)
    for step, action in enumerate(match.steps):
        before = match.positions[step]
        for seat in range(3):
            told = match.sentences(step, seat)
            assert told[0] == match.words.say(match.game.sentence(before, before.seen_as(action, seat)))
            if action.block.name == "draw" and before.to_json()["phase"] == "dealing":
                receives = match.sentences(step, None)[0]
                assert (told[0] == receives) == (f"Player {seat + 1} is dealt" in receives)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_scenes_hold_every_step_once_wherever_one_begins_to_watch(setting: tuple[str, dict[str, Any]]) -> None:
    name, options = setting
    match, generator = tv.Match(tv.game(name, **options), seed=2), random.Random(3)
    watched, seen = Scenes(match, 0), 0
    while match.position.actor is not None and len(match.steps) < 150:
        match.play(generator.choice(match.position.actions))
        fresh = watched.since(seen)
        assert fresh[-1].end == len(match.steps)
        assert Scenes(match, 0).since(seen) == fresh, "the same for whoever comes in the middle"
        seen = len(match.steps)
    whole = Scenes(match, 0).since(0)
    assert whole == watched.since(0)
    assert [scene.first for scene in whole] == [0, *(scene.end for scene in whole[:-1])]
    assert len(whole) < len(match.steps)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_positions_that_are_worked_out_again_are_what_they_were(setting: tuple[str, dict[str, Any]]) -> None:
    name, options = setting
    match, generator = tv.Match(tv.game(name, **options), seed=4), random.Random(5)
    short = Positions(match.steps, match.positions)
    while match.position.actor is not None and len(match.steps) < 300:
        before = len(match.steps)
        match.play(generator.choice(match.position.actions))
        for position in match.positions[before + 1 :]:
            short.append(position)
    assert len(match.steps) > 2 * EVERY, "so many that some are not kept"
    assert list(short) == match.positions
    assert short[-1] is match.position
    places = [generator.randrange(-len(short), len(short)) for _ in range(50)]
    assert [short[place] for place in places] == [match.positions[place] for place in places]
    for left in (len(short) - 1, len(short) - 30, EVERY + 1, 1):
        del short[left:]
        match.truncate(left - 1)
        assert short[-1] == match.position
        assert list(short) == match.positions
    with pytest.raises(IndexError):
        del short[0:]


def test_a_match_that_is_restored_is_as_before_what_came_to_nothing() -> None:
    match, generator = tv.Match(tv.game("san-marco"), seed=1), random.Random(2)
    for _ in range(20):
        match.play(generator.choice(match.position.actions))
    steps, positions = list(match.steps), list(match.positions)
    for _ in range(3):
        match.play(generator.choice(match.position.actions))
    match.restore(steps)
    assert (match.steps, match.positions) == (steps, positions)
    match.truncate(len(steps) - 2)
    match.restore(steps)
    assert (match.steps, match.positions) == (steps, positions)
