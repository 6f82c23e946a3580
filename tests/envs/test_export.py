"""Games and decisions as tables."""

import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import tavoliere as tv
from tavoliere.envs import export as tables
from tavoliere.envs.export import CannotExport, Export, export
from tavoliere.lab.playing import facts
from tests import ROOT
from tests.commands import tavoliere
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PLACES", 4)
    monkeypatch.setattr(tables, "EACH", 2)
    monkeypatch.setattr(tables, "PART", 8)


def lines_of(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob(f"{table}-*.parquet")):
        found += parquet.read_table(path).to_pylist()
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
@pytest.mark.parametrize("player", ["squire", "novice"])
def test_whole_games_are_told(setting: Setting, player: str, tmp_path: Path) -> None:
    """Played inside the engine, or by bots: every decision of every game, in order."""
    game = game_of(setting)
    wanted = Export(game, (player,) * game.players, 3, 3, tmp_path, fields=("phase", "players"))
    tables.write_part(wanted, 0)
    games, decisions = lines_of(tmp_path, "games"), lines_of(tmp_path, "decisions")
    assert [one["game"] for one in games] == [0, 1, 2]
    for one in games:
        mine = [line for line in decisions if line["game"] == one["game"]]
        assert [line["step"] for line in mine] == list(range(one["decisions"]))
        assert all(game.all_actions[line["number"]].text == line["action"] for line in mine)
        assert all(0 <= line["seat"] < game.players == line["players"] and line["choices"] >= 1 for line in mine)
        best = max(one[f"reward_{seat}"] for seat in range(game.players))
        assert [one[f"won_{seat}"] for seat in range(game.players)] == [
            one[f"reward_{seat}"] == best for seat in range(game.players)
        ]
        assert sum(one[f"reward_{seat}"] for seat in range(game.players)) == pytest.approx(0, abs=1e-5)


def test_records_become_the_same_tables(tmp_path: Path) -> None:
    path = ROOT / "tests" / "table" / "records" / "san-marco-3.json"
    shown = tavoliere("export", str(path), "--out", str(tmp_path / "out"), "--fields", "points")
    assert "One game is in" in shown
    match = tv.Match.load(path)
    (one,), decisions = lines_of(tmp_path / "out", "games"), lines_of(tmp_path / "out", "decisions")
    steps = [str(action) for action in match.steps if not action.block.chance]
    assert [line["action"] for line in decisions] == steps
    assert [one[f"score_{seat}"] for seat in range(3)] == list(match.position.scores)
    assert [one[name] for name in match.game.definition.state.FACTS] == facts(match.position)
    asked = next(position for position in match.positions if position.actor == decisions[-1]["seat"])
    assert len(decisions[-1]["points"]) == len(asked.fields.points)


def test_parts_do_not_depend_on_how_many_work_and_are_gone_on_with(tmp_path: Path) -> None:
    game = tv.game("cardcassonne", players=2)
    done: list[int] = []
    one, two = (Export(game, ("random",) * 2, 1, 20, tmp_path / name) for name in ("one", "two"))
    export(one, done.append, workers=1)
    assert sum(done) == 20 and len(list((tmp_path / "one").glob("games-*.parquet"))) == 3
    export(two, workers=2)
    for path in (tmp_path / "one").glob("*.parquet"):
        assert parquet.read_table(path).equals(parquet.read_table(tmp_path / "two" / path.name))
    (tmp_path / "one" / "games-00001.parquet").unlink()
    before = (tmp_path / "one" / "games-00000.parquet").stat().st_mtime_ns
    export(one)
    assert (tmp_path / "one" / "games-00001.parquet").exists()
    assert (tmp_path / "one" / "games-00000.parquet").stat().st_mtime_ns == before
    assert json.loads((tmp_path / "one" / "export.json").read_text())["seed"] == 1
    with pytest.raises(CannotExport, match="holds another export"):
        export(one._replace(seed=2))


def test_csv_says_the_same(tmp_path: Path) -> None:
    command = ("export", "carolus_magnus", "--games", "2", "--fields", "round,supply", "--seed", "4")
    tavoliere(*command, "--out", str(tmp_path / "a"))
    tavoliere(*command, "--out", str(tmp_path / "b"), "--format", "csv")
    with (tmp_path / "b" / "decisions-00000.csv").open() as file:
        written = list(csv.DictReader(file))
    for line, kept in zip(written, lines_of(tmp_path / "a", "decisions"), strict=True):
        assert line["action"] == kept["action"] and int(line["round"]) == kept["round"]
        assert list(map(int, line["supply"].split())) == kept["supply"]


def test_csv_is_written_as_python_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LINES", 2)
    texts = ["plain", "a, b", 'a "quoted" one']
    table: tables.Columns = {
        "game": np.array([10**12, 10**12 + 1, 0, 3, 3]),
        "number": np.array([2, 0, 1, 1, 0]),
        "won": np.array([True, False, True, True, False]),
        "reward": np.array([0.5, -1.0, 1 / 3, 0.0, 1e-9], np.float32),
        "points": np.array([[-7, 120], [0, 5], [1, 1], [2, -3], [9, 9]], np.int16),
    }
    tables.write_csv(tmp_path / "ours.csv", table, texts)
    with (tmp_path / "pythons.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "number", "action", "won", "reward", "points"])
        for game, number, won, reward, (one, other) in zip(
            *(column.tolist() for column in table.values()), strict=True
        ):
            writer.writerow([game, number, texts[number], int(won), reward, f"{one} {other}"])
    assert (tmp_path / "ours.csv").read_bytes() == (tmp_path / "pythons.csv").read_bytes()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--format", "xlsx"), "there are: parquet, csv"),
        (("--fields", "pawns"), 'no field "pawns"'),
        (("--bots", "dukee"), "there are: duke"),
        (("--bots", "random,random,random"), "3"),
    ],
)
def test_a_wrong_export_is_refused_in_a_sentence(wrong: tuple[str, ...], told: str, tmp_path: Path) -> None:
    assert told in tavoliere("export", "cardcassonne", "--players", "2", "--out", str(tmp_path), *wrong, status=1)
