"""What the host is told: health, readiness, figures; and what nobody else is."""

import json
import logging
import random
import re
from typing import Any

import pytest
from starlette.requests import Request

from tavoliere.web.api import host as watching
from tavoliere.web.api.host import is_here
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.watching.gauges import FAMILIES, Figures, quantile
from tavoliere.web.watching.logs import Lines
from tests.web.conftest import GENEROUS
from tests.web.server import Server, play_on

SECRET = "only the host knows"
SAMPLE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+$')


def value(text: str, name: str) -> float:
    return sum(
        float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith((f"{name} ", f"{name}{{"))
    )


async def test_the_server_says_whether_it_lives_and_can_serve(any_server: Server) -> None:
    assert (await any_server.http.get("/health")).status_code == 200
    assert (await any_server.http.get("/ready")).json() == {"ready": True}


async def test_a_server_without_its_database_lives_but_is_not_ready(server: Server) -> None:
    async def silent(_: Any) -> Any:
        raise TimeoutError

    server.lobby.store.read = silent  # type: ignore[assignment, method-assign]
    answer = await server.http.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False})
    assert (await server.http.get("/health")).status_code == 200


async def test_a_server_that_hands_over_its_tables_is_not_ready(server: Server) -> None:
    await server.lobby.peers.leave()
    assert (await server.http.get("/ready")).status_code == 503
    assert (await server.http.get("/health")).status_code == 200


async def test_moves_sockets_and_refusals_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LATELY", 1000.0)  # however slow the machine, what is played here was lately
    before = (await server.http.get("/metrics")).text
    founded = await server.found("carolus-magnus", ["human", "human"])
    clients = [await server.client(token) for token in founded.tokens]
    played = await play_on(clients, random.Random(1), 5)
    await clients[0].ask(type="play", n=0, action=0)
    after = (await server.http.get("/metrics")).text
    for name, more in (("moves_total", played), ("move_seconds_count", played), ("refusals_total", 1)):
        assert value(after, f"tavoliere_{name}") - value(before, f"tavoliere_{name}") == more, name
    assert value(after, "tavoliere_sockets") == 2
    assert value(after, "tavoliere_database_write_seconds_count") > value(
        before, "tavoliere_database_write_seconds_count"
    )
    for line in after.splitlines():
        assert line.startswith("# ") or SAMPLE.match(line), line
    shown, again = [(await server.http.get("/api/host")).json() for _ in range(2)]
    assert shown["rate"] > 0 and again["rate"] > 0, "whoever asks next is told the same"
    assert (shown["sockets"], shown["attended"]) == (2, 1)
    for told in (after, json.dumps(shown)):
        assert "Ada" not in told and founded.table not in told and not any(token in told for token in founded.tokens)


async def test_figures_are_for_this_machine_and_for_whoever_has_the_secret(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, watch_secret=SECRET)) as server:
        away = {"X-Forwarded-For": "203.0.113.7"}
        for path in ("/metrics", "/api/host"):
            assert (await server.http.get(path)).status_code == 200
            assert (await server.http.get(path, headers=away)).status_code == 403
            for given in ("", "Bearer", "Bearer wrong", "Bearer \u00e9"):
                wrong = [(b"x-forwarded-for", b"203.0.113.7"), (b"authorization", given.encode())]
                assert (await server.http.get(path, headers=wrong)).status_code == 403
            right = away | {"Authorization": f"Bearer {SECRET}"}
            assert (await server.http.get(path, headers=right)).status_code == 200


async def test_without_a_secret_nothing_opens_it(server: Server) -> None:
    for given in ("", "Bearer", "Bearer x"):
        headers = {"X-Forwarded-For": "203.0.113.7", "Authorization": given}
        assert (await server.http.get("/metrics", headers=headers)).status_code == 403


@pytest.mark.parametrize(
    ("client", "host", "more", "here"),
    [
        ("127.0.0.1", "localhost:8017", {}, True),
        ("::1", "[::1]:8017", {}, True),
        ("127.0.0.1", "games.example.org", {}, False),  # a proxy that says nothing else
        ("127.0.0.1", "127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1", "127.0.0.1", {"x-real-ip": "127.0.0.1"}, False),
        ("192.168.1.5", "127.0.0.1:8017", {}, False),
        ("127.0.0.1", "[", {}, False),
    ],
)
def test_this_machine_is_told_from_a_proxy_on_it(client: str, host: str, more: dict[str, str], here: bool) -> None:
    headers = [(name.encode(), given.encode()) for name, given in {"host": host, **more}.items()]
    assert is_here(Request({"type": "http", "client": (client, 5), "headers": headers})) is here


def test_each_family_is_told_once() -> None:
    text = Figures(lambda: None).text()
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == len(FAMILIES)


def test_quantiles_are_steps() -> None:
    sums = {"x_count": 100.0, "x_bucket:0.01": 50.0, "x_bucket:0.025": 98.0, "x_bucket:0.05": 100.0}
    assert (quantile(sums, "x", 0.5), quantile(sums, "x", 0.99), quantile({}, "x", 0.5)) == (0.01, 0.05, None)


def test_the_log_has_no_secrets() -> None:
    token = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4"
    address = "postgresql://me:hush@db/games"
    record = logging.LogRecord("tavoliere", logging.WARNING, "", 1, "%s at %s", (token, address), None)
    told = json.loads(Lines().format(record))
    assert told["text"] == "[token] at postgresql://me:[password]@db/games"
    assert (told["level"], told["from"]) == ("warning", "tavoliere")
