"""Records that somebody else has written: whatever is in them, one sentence comes of it and nothing else happens."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.errors import WrongOption
from tavoliere.engine.game import make
from tavoliere.table.match import verify
from tavoliere.table.record import DamagedRecord
from tests.table.test_table import played


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played(20).record()


def changed(record: dict[str, Any], **changes: Any) -> str:
    return json.dumps({**record, **changes}, indent=1)


def refused(text: str, tmp_path: Path) -> str:
    path = tmp_path / "evening.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DamagedRecord) as problem:
        tv.Match.load(path)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_an_option_that_names_a_file_is_not_opened(record: dict[str, Any], tmp_path: Path) -> None:
    for file in ("/dev/zero", "/etc/hostname", str(tmp_path / "mine.json")):
        options = {**record["options"], "animals": file}
        assert "is not opened" in refused(changed(record, options=options), tmp_path)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace('"players": 3', f'"players": {"3" * 5000}'),
        lambda text: text.replace('"version": 1', f'"version": {"1" * 5000}'),
        lambda text: text.replace('"steps"', '"st\\u0065ps"').replace('"draw', '"dance', 1),
        lambda text: text.replace('"steps"', '"steps": [], "st\\u0065ps"').replace('"draw', '"dance', 1),
        lambda text: text.replace('"players": 3', '"players": 3.0'),
        lambda text: text.replace('"players": 3', '"players": NaN'),
        lambda text: "[" * 100_000,
    ],
    ids=["a long number", "a long version", "an escaped key", "a key twice", "half a number", "no number", "depth"],
)
def test_what_no_program_writes_is_one_sentence(
    spoil: Callable[[str], str], record: dict[str, Any], tmp_path: Path
) -> None:
    text = spoil(changed(record))
    assert text != changed(record)
    refused(text, tmp_path)


def test_a_record_without_the_key_of_the_secret_is_one_whose_secret_is_kept(
    record: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "evening.json"
    path.write_text(changed(record, dice={"commitment": record["dice"]["commitment"]}), encoding="utf-8")
    assert tv.Match.load(path).dice is None
    assert "does not hold the secret" in str(verify(path).problem)


def test_a_device_is_read_no_further_than_a_record_may_be_long() -> None:
    with pytest.raises(DamagedRecord, match="too large"):
        tv.Match.load("/dev/zero")
    with pytest.raises(WrongOption):
        tv.game("cardcassonne", animals="/dev/zero")


def test_names_say_nothing_to_a_terminal(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    seats = [{"name": f"\x1b]0;mine\x07\x1b[2J{i}\u202e", "player": "human"} for i in range(3)]
    path.write_text(changed(record, seats=seats), encoding="utf-8")
    match = tv.Match.load(path)
    told = " ".join(sentence for step in range(len(match.steps)) for sentence in match.sentences(step))
    assert "mine" in told and told.isprintable()
    assert refused(changed(record, options={"\x1b[2J": 1}), tmp_path).isprintable()
    assert refused(changed(record, steps=["\x1b[2J"]), tmp_path).isprintable()


@pytest.mark.parametrize("players", [2.0, True, "2", [2]])
def test_a_number_of_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises(WrongOption):
        make("cardcassonne", {"players": players}, interpreted=False)


def test_verify_says_what_it_proves_and_takes_the_hash_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    match = played()
    match.save(path)
    assert match.dice is not None
    shown = match.dice.commitment
    assert verify(path, shown) == verify(path) == (130, None, shown, True, 130, (), None)
    invented = played(seed=4)
    invented.save(path)
    assert verify(path).problem is None, "a game that somebody made up has dice that fit its own hash"
    assert "not the one that you gave" in str(verify(path, shown).problem)
    cut = match.record()
    path.write_text(changed(cut, steps=cut["steps"][:40], result=None), encoding="utf-8")
    assert verify(path, shown).problem is None and not verify(path, shown).over
