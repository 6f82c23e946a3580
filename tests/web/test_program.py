"""The web app as a person starts it, and the example of its documentation."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tavoliere.web.limits.addresses import addresses
from tavoliere.web.serve import CannotServe, listening
from tavoliere.web.server_settings import USUAL_PORT, ServerSettings
from tavoliere.web.storage.store import Store
from tests import ROOT
from tests.web.server import Server

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}


async def test_the_example_bot_of_the_documentation_plays_a_game(server: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    (tmp_path / "example.py").write_text(block, encoding="utf-8")
    founded = await server.found("cardcassonne", ["human", "human"])
    players = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(tmp_path / "example.py"), f"http://{server.address}", token),
            stdout=asyncio.subprocess.PIPE,
        )
        for token in founded.tokens
    ]
    said = [(await asyncio.wait_for(player.communicate(), 120))[0].decode() for player in players]
    assert said[0] == said[1] == f"{list(server.lobby.tables[founded.table].match.position.scores)}\n"


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {taken}") as problem:
            listening("127.0.0.1", taken)
        assert str(problem.value).endswith("Choose another with --port.")
        done = subprocess.run(
            [sys.executable, "-m", "tavoliere", "--no-browser", "--port", str(taken)],
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert done.stderr.startswith("tavoliere: ") and done.stderr.count("\n") == 1


def test_without_a_port_the_usual_one_or_one_that_is_free() -> None:
    first = listening("127.0.0.1", None)
    second = listening("127.0.0.1", None)
    try:
        assert first.getsockname()[1] != second.getsockname()[1] != USUAL_PORT
    finally:
        first.close()
        second.close()


async def test_what_is_sent_waits_for_no_word_that_something_else_has_come(server: Server) -> None:
    """Nagle's algorithm would hold back each second frame for some 40 ms."""
    await server.client()
    (connection,) = server._uvicorn.server_state.connections
    assert connection.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_database_that_does_not_answer_is_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tavoliere", "--no-browser", "--database", "sqlite:////nowhere/tables.sqlite"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("tavoliere: The database cannot be used") and done.stderr.count("\n") == 1


async def test_a_database_may_be_a_plain_file(tmp_path: Path) -> None:
    file = tmp_path / "tables, 50% mine?.sqlite"
    store = Store(str(file))
    await store.open()
    await store.close()
    assert file.read_bytes().startswith(b"SQLite format 3")


def test_the_addresses_for_friends() -> None:
    assert addresses(ServerSettings("", "127.0.0.1", 80)) == []
    assert addresses(ServerSettings("", "192.168.7.7", 80)) == ["http://192.168.7.7:80"]
    assert addresses(ServerSettings("", "127.0.0.1", 80, ("https://games.example.org",))) == [
        "https://games.example.org"
    ]
    for address in addresses(ServerSettings("", "0.0.0.0", 8017)):
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8017", address)
