"""What a browser keeps to work without the network: it is all there, and its rules are those of the server."""

import gzip
import io
import json
import random
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.referee.desk import answer
from tavoliere.referee.editing import edit
from tavoliere.referee.record import FORMAT, VERSION
from tavoliere.table.editor import Editor
from tavoliere.web.content import offline
from tavoliere.web.server_settings import ServerSettings
from tests.web.conftest import GENEROUS
from tests.web.server import Server

# Python without anything that was installed, as a browser has it.
ALONE = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tavoliere.web.alone import answer
for question in sys.stdin:
    print(answer(question))
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rules")
    with zipfile.ZipFile(io.BytesIO(offline.rules_archive())) as archive:
        archive.extractall(folder)
    return folder


def answered(folder: Path, *questions: dict[str, Any]) -> list[Any]:
    """What the rules answer that a browser is given."""
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(folder)],
        input="\n".join(map(json.dumps, questions)),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in told.stdout.splitlines()]


async def test_what_is_refused_in_a_browser_is_refused_with_the_same_message(server: Server, unpacked: Path) -> None:
    begun = {"ask": "referee.begin", "format": FORMAT, "version": VERSION, "cards": "typed", "seats": []}
    wrong = {**begun, "game": "chess", "options": {}}
    many = {**begun, "game": "cardcassonne", "options": {"players": 9}}  # said in a sentence that has a plural
    for asked, told in zip((wrong, many), answered(unpacked, wrong, many), strict=True):
        answer = await server.http.post("/api/desk", json=asked)
        assert told == answer.json() and "refused" in told


def desk_questions() -> Iterator[dict[str, Any]]:
    """Of each kind that people with the real box ask, in each game."""
    generator = random.Random(3)
    for name, definition in tv.GAMES.items():
        game = tv.game(name)
        begun = {"format": FORMAT, "version": VERSION, "game": name, "options": game.settings, "cards": "typed"}
        yield {"ask": "referee.begin", **begun, "seats": [{"name": "Ada", "player": "human"}] * game.players}
        position = Editor(game).of_a_game(3, 0.6)
        decisions = [one for one in game.all_actions if not one.block.chance and not one.block.masked]
        for action in generator.sample(decisions, 15):
            asked = {"game": name, "position": position, "action": str(action), "language": "it"}
            yield {"ask": "oracle.may", **asked}
        if definition.scorer_sheet:
            for count in definition.scorer_sheet.COUNTS:
                yield {"ask": "scorer.count", "game": name, "count": count, "given": {}}
        yield {"ask": "editor.edit", "game": name, "begin": "middle", "seed": 2}
        yield {"ask": "rules.find", "game": name, "text": "pareggio", "language": "it"}


def test_the_desk_in_a_browser_answers_as_the_servers(unpacked: Path) -> None:
    questions = [*desk_questions()]
    told = answered(unpacked, *questions)
    for question, here in zip(questions, told, strict=True):
        there = edit(tv.game(question["game"]), question) if question["ask"] == "editor.edit" else answer(question)
        assert here == json.loads(json.dumps(there)), question


def test_the_same_is_packed_the_same() -> None:
    first = offline.rules_archive()
    offline.rules_archive.cache_clear()
    assert offline.rules_archive() == first
    assert len(first) < 1_000_000


async def test_everything_that_is_to_be_kept_is_there(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="/app-A1B2C3D4.js"></script>', encoding="utf-8")
    (tmp_path / "app-A1B2C3D4.js").write_text("1" * 1000, encoding="utf-8")
    (tmp_path / "app-A1B2C3D4.js.br").write_bytes(b"1")
    (tmp_path / "board-san_marco-A1B2C3D4.js").write_text("", encoding="utf-8")
    (tmp_path / "service-worker.js").write_text("", encoding="utf-8")
    (tmp_path / "pyodide-1.2.3").mkdir()
    (tmp_path / "pyodide-1.2.3" / "python.wasm.gz").write_bytes(gzip.compress(b"x"))
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, static=tmp_path)) as server:
        plan = (await server.http.get("/api/offline")).json()
        parts = {name: part["addresses"] for name, part in plan["parts"].items()}
        assert [*parts] == ["page", *tv.GAMES, "python"]
        assert {"", "app-A1B2C3D4.js"} <= {*parts["page"]}
        assert "board-san_marco-A1B2C3D4.js" in parts["san-marco"]
        assert {"pyodide-1.2.3/python.wasm", plan["rules"]} == {*parts["python"]}
        addresses = [address for part in parts.values() for address in part]
        assert "service-worker.js" not in addresses and len({*addresses}) == len(addresses)
        for address in addresses:
            answer = await server.http.get(f"/{address}")
            assert answer.status_code == 200, address
            assert answer.headers.get("tavoliere-page") == ("app-A1B2C3D4.js" if "api/" in address else None)
        assert (await server.http.get("/api/offline/rules-0000000000000000.zip")).status_code == 404
        before = plan["version"]
        assert (await server.http.get("/api/offline")).json()["version"] == before
        (tmp_path / "app-A1B2C3D4.js").write_text("2" * 1000, encoding="utf-8")
        assert (await server.http.get("/api/offline")).json()["version"] != before


async def test_what_lies_there_only_packed_is_sent_to_everybody(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "pyodide-1.2.3").mkdir()
    (tmp_path / "pyodide-1.2.3" / "python.wasm.gz").write_bytes(gzip.compress(b"wasm"))
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, static=tmp_path)) as server:
        for taken, sent in (("gzip, br", "gzip"), ("identity", None)):
            answer = await server.http.get("/pyodide-1.2.3/python.wasm", headers={"Accept-Encoding": taken})
            assert answer.content == b"wasm" and answer.headers.get("content-encoding") == sent
            assert answer.headers["content-type"] == "application/wasm"
            assert "immutable" in answer.headers["cache-control"]
        for path in ("/pyodide-1.2.3/../index.html", "/pyodide-1.2.3/%2e%2e/x.js", "/other/python.wasm"):
            assert (await server.http.get(path)).status_code in (404, 503)
