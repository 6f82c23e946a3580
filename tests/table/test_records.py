"""Records that were saved by version 0.1.0, one of every setting: they replay for ever."""

import json
from pathlib import Path

import pytest

import tavoliere as tv
from tests.games.settings import LABELS

FOLDER = Path(__file__).parent / "records"


def test_every_setting_has_a_record() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} >= set(LABELS)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_record_replays_to_the_same_result(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = tv.Match.load(path)
    assert [str(step) for step in match.steps] == saved["steps"]
    result = match.position.result
    assert result is not None
    assert list(result.scores) == saved["result"]["scores"]
    assert list(result.winners) == saved["result"]["winners"]
