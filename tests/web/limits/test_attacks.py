"""What somebody with bad intentions tries at a real server, each attempt as it was made once and broke something."""

import asyncio
import contextlib
import inspect
import json
import random
import re
import secrets
import sqlite3
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import websockets
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from h11 import _readers, _util
from sqlalchemy import select, text
from uvicorn.server import ServerState
from websockets.frames import Frame

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tavoliere.web.api import studies as studies_api
from tavoliere.web.app import build
from tavoliere.web.bots import bot_pool
from tavoliere.web.bots.bot_pool import MOST_OF_ALL, BotPool
from tavoliere.web.limits import background, guard
from tavoliere.web.limits.background import Background
from tavoliere.web.limits.fair_queue import NOBODY, Asker, FairQueue
from tavoliere.web.limits.guard import Limits, household
from tavoliere.web.limits.http_limits import LimitedSocket
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.refusal import Refusal
from tavoliere.web.serve import configuration
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import CannotStore
from tavoliere.web.storage.store import Store
from tavoliere.web.tables import chat, connections, journal
from tavoliere.web.tables.connection import LARGEST_QUEUE, REVOKED, TOO_SLOW, Connection
from tavoliere.web.tables.seating import MOST_DEVICES
from tavoliere.words import LANGUAGES, spoken
from tests.conftest import free_port
from tests.referee.entries import people
from tests.web.conftest import GENEROUS
from tests.web.server import PATIENCE, Client, Server, play_on
from tests.web.tables.test_clocks import clocked


def decisions(game: tv.Game, seed: int) -> list[tuple[int, tv.Action]]:
    """A whole game at random, with the dice of a new table: who decides what."""
    match, generator = tv.Match(game, dice=FairDice.from_seed(seed)), random.Random(5)
    made = []
    while (actor := match.position.actor) is not None:
        made.append((actor, generator.choice(match.position.actions)))
        match.play(made[-1][1])
    return made


# --- the end, a look, and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", tv.GAMES)
async def test_nobody_ends_a_game_looks_at_the_secret_of_the_dice_and_takes_the_end_back(
    server: Server, game: str
) -> None:
    founded = await server.found(game, ["human"] * 3)
    table = server.lobby.tables[founded.table]
    *before, (ends, last) = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.moves.play(seat, len(table.match.steps), int(action), confirm=True)
    clients = [await server.client(token) for token in founded.tokens]
    n = len(table.match.steps)
    assert all(client.standing["result"] is None for client in clients)
    choice = next(one for one in clients[ends].standing["choices"] if one["number"] == int(last))
    assert choice["final"], "whoever is about to end the game is told that it stands"
    await clients[ends].ask(type="play", n=n, action=int(last))
    for client in clients:
        await client.catch_up(n + 1)
        assert client.standing["result"]["secret"] is not None
        assert not client.standing["undo"] and client.standing["unconfirmed"] is None
        assert (await client.ask(type="undo", n=client.standing["n"]))["message"][0] == "web-no-undo"
    assert table.sitting.over


async def test_before_the_end_there_is_no_record_no_check_and_nobody_elses_eyes(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human"] * 2)
    table = server.lobby.tables[founded.table]
    *before, _ = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.moves.play(seat, len(table.match.steps), int(action), confirm=True)
    client = await server.client(founded.tokens[0])
    for path in ("record", "check"):
        answer = await server.http.get(f"/api/tables/{founded.table}/{path}")
        assert (answer.status_code, answer.json()["message"][0]) == (409, "web-not-over")
    assert (await client.ask(type="moment", n=0, **{"as": 1}))["message"][0] == "web-other-eyes"
    assert table.match.dice is not None
    secret = table.match.dice.secret
    for frame in client.frames:
        assert secret.hex().encode() not in (frame.encode() if isinstance(frame, str) else frame)
        assert isinstance(frame, str) or secret not in frame


# --- other people's seats --------------------------------------------------------------------------------------------


def own() -> str:
    """What a device makes up when it comes for the first time, and comes back with."""
    return secrets.token_urlsafe(24)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def devices(client: Client) -> list[int]:
    return [seat["devices"] for seat in client.table["seats"]]


async def test_whoever_opened_the_table_cannot_use_an_invitation_once_a_friend_has_sat_down(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    opener = await any_server.client(founded.tokens[0])
    invitation, friends = founded.tokens[1], own()
    friend = await any_server.client(invitation, friends)
    assert friend.table["seat"] == 1
    thief = await any_server.client()
    for attempt in ({"token": invitation}, {"token": invitation, "own": own()}):
        assert (await thief.ask(type="sit", **attempt))["message"][0] == "web-link-used"
        assert (await opener.ask(type="sit", **attempt))["message"][0] == "web-link-used"
    for answer in (
        await any_server.http.get("/api/seat?wait=0", headers=bearer(invitation)),
        await any_server.http.post("/api/seat/sit", headers=bearer(invitation)),
        await any_server.http.post("/api/seat/play", headers=bearer(invitation), json={"n": 0, "action": 0}),
    ):
        assert (answer.status_code, answer.json()["message"][0]) == (401, "web-link-used")
    assert (await any_server.http.post("/api/summaries", json={"tokens": [invitation]})).json() == []
    assert devices(friend) == [1, 1]
    # Where the answer was lost the friend tries again, and comes back later with what is the friend's alone.
    assert (await any_server.client(invitation, friends)).table["seat"] == 1
    again = await any_server.client(friends)
    assert again.table["seat"] == 1 and devices(again) == [1, 1]
    line = (await any_server.http.post("/api/summaries", json={"tokens": [friends]})).json()[0]
    assert (line["seat"], line["token"]) == (1, friends)


async def test_whoever_looks_at_a_friends_seat_first_is_seen_by_all(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 3)
    ada, bruno, _ = founded.tokens
    watching = await server.client(founded.spectator)
    opener = await server.client(ada)
    await opener.ask(type="sit", token=bruno)  # in the same browser, and nothing is played
    await opener.ask(type="sit", token=ada)
    while devices(watching) != [1, 1, 0]:
        await watching.until("seats")
    friend = await server.client(bruno, own())
    assert friend.table["seat"] == 1 and devices(friend) == [1, 2, 0]
    while devices(watching) != [1, 2, 0]:  # a spectator too is told that two devices were at this seat
        await watching.until("seats")


async def test_nobody_reads_a_seat_over_http_without_sitting_there(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    watching = await server.client(founded.spectator)
    answer = await server.http.get("/api/seat?wait=0", headers=bearer(founded.tokens[1]))
    assert answer.status_code == 200
    told = (await watching.until("seats"))["seats"][1]
    assert told["sat"] and told["devices"] == 1


async def test_a_program_sits_down_with_an_invitation_and_comes_back_with_a_token_of_its_own(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    place = (await server.http.post("/api/seat/sit", headers=bearer(founded.tokens[1]))).json()
    assert (place["table"], place["seat"]) == (founded.table, 1)
    assert (await server.http.get("/api/seat?wait=0", headers=bearer(place["token"]))).status_code == 200
    assert (await server.http.get("/api/seat?wait=0", headers=bearer(founded.tokens[1]))).status_code == 401
    looks_on = (await server.http.post("/api/seat/sit", headers=bearer(founded.spectator))).json()
    assert looks_on == {"table": founded.table, "seat": -1, "token": founded.spectator}


async def test_an_owner_who_turns_a_bots_seat_reads_it_and_gives_it_back_is_seen_by_all(sqlite: str) -> None:
    settings = ServerSettings(sqlite, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        founded = await server.found("cardcassonne", ["human", "human", "squire"])
        owner, friend = await server.client(founded.tokens[0]), await server.client(founded.tokens[1], key := own())
        invitation = (await owner.ask(type="seat", seat=2, player="human"))["token"]
        assert (await server.client(invitation, own())).table["seat"] == 2
        await owner.say(type="seat", seat=2, player="squire")
        while friend.table["seats"][2]["player"] == "human" or devices(friend)[2] == 0:
            await friend.until("seats")
        assert devices(friend) == [1, 1, 1]
    async with Server(settings) as server:
        assert devices(await server.client(key)) == [1, 1, 1], "and nobody forgets it"


async def test_an_owner_who_takes_a_persons_seat_is_seen_by_all(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human"] * 3)
    owner, friend = await any_server.client(founded.tokens[0]), await any_server.client(founded.tokens[1], key := own())
    third = await any_server.client(founded.tokens[2])
    invitation = (await owner.ask(type="revoke", seat=1))["token"]
    assert await friend.closed() == REVOKED
    thief = await any_server.client()
    assert (await thief.ask(type="sit", token=key))["message"][0] == "web-no-seat"
    assert (await any_server.http.get("/api/seat?wait=0", headers=bearer(key))).status_code == 401
    assert (await thief.ask(type="sit", token=invitation, own=key))["message"][0] == "web-no-seat"
    await any_server.client(invitation, own())
    while devices(third) != [1, 2, 1]:
        await third.until("seats")


async def test_whoever_sat_down_at_one_server_comes_back_at_another(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as one, Server(settings) as other:
        founded = await one.found("cardcassonne", ["human"] * 2)
        await other.client(founded.spectator)  # which knows the table from before anybody sat down
        await one.client(founded.tokens[0], key := own())
        thief = await other.client()
        assert (await thief.ask(type="sit", token=founded.tokens[0], own=own()))["message"][0] == "web-link-used"
        for token in (key, founded.tokens[0]):
            back = await other.client(token, key)
            assert back.table["seat"] == 0 and devices(back) == [1, 0]
        await one.client(founded.tokens[1], own())


async def test_nobody_is_lured_to_another_seat(server: Server) -> None:
    """Somebody who knows a friend's invitation makes it what the own device comes back with."""
    founded = await server.found("cardcassonne", ["human"] * 2)
    lurer = await server.client()
    refused = await lurer.ask(type="sit", token=founded.tokens[0], own=founded.tokens[1])
    assert refused["message"][0] == "web-no-seat"
    assert (await server.client(founded.tokens[1], own())).table["seat"] == 1


async def test_a_seat_is_not_for_any_number_of_devices(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    token = founded.tokens[0]
    for _ in range(MOST_DEVICES):
        token = (await server.http.post("/api/seat/sit", headers=bearer(token))).json()["token"]
    answer = await server.http.post("/api/seat/sit", headers=bearer(token))
    assert (answer.status_code, answer.json()["message"][0]) == (422, "web-many-devices")
    assert (await server.client(token)).table["seat"] == 0, "those that sat there get in as before"


async def test_a_revoked_seat_is_revoked_on_another_server_too(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as one, Server(settings) as other:
        founded = await one.found("cardcassonne", ["human"] * 2)
        friend = await other.client(founded.tokens[1], own())
        asked = friend.standing["actor"]
        revoked = await other.client(founded.tokens[asked]) if asked == 0 else friend
        owner = await one.client(founded.tokens[0])
        await owner.ask(type="revoke", seat=asked)
        n, choice = revoked.standing["n"], revoked.standing["choices"][0]
        with contextlib.suppress(websockets.ConnectionClosed):  # it may have been sent away before
            refused = await revoked.ask(type="play", n=n, action=choice["number"])
            assert refused["message"][0] == "web-stale"
        assert await revoked.closed() == REVOKED
        assert len(one.lobby.tables[founded.table].match.steps) == n


# --- too much, too slow, too many ------------------------------------------------------------------------------------


@asynccontextmanager
async def raw(server: Server, said: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection of which nothing is known but what it says first."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.transport.abort()


async def cut_off(reader: asyncio.StreamReader) -> bytes:
    """What the server says until it closes the connection."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), PATIENCE)
    return b""


LINES = b"a: b\r\n" * 15_000
CHUNKS = b"1\r\nx\r\n" * 40_000
TOO_LARGE = {  # by what comes before it, and how it is answered
    "many headers": (b"", LINES, 431),
    "a long header": (b"", b"a: " + b"b" * 20_000 + b"\r\n", 431),
    "a header without end": (b"", b"a: " + b"b" * 20_000, 431),
    "many headers of a second request": (b"\r\nGET /api/games HTTP/1.1\r\nHost: localhost\r\n", LINES, 431),
    "many headers of a socket": (b"Connection: Upgrade\r\nUpgrade: websocket\r\n", LINES, 431),
    "many chunks": (b"Transfer-Encoding: chunked\r\n\r\n", CHUNKS, 411),
    "many trailers": (b"Transfer-Encoding: chunked\r\n\r\n0\r\n", LINES, 411),
    "many parameters": (b"\r\nGET /api/games?" + b"a=b&" * 3000 + b" HTTP/1.1\r\nHost: localhost\r\n", b"", 414),
    "chunks and a length": (b"Content-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n", CHUNKS, 411),
}


@pytest.mark.parametrize("case", TOO_LARGE)
@pytest.mark.parametrize("start", ["POST /api/tables", "GET /api/games"])
async def test_a_request_that_is_too_large_is_refused_before_it_is_parsed(
    server: Server, monkeypatch: pytest.MonkeyPatch, start: str, case: str
) -> None:
    parsed = 0

    def counted(parse: Any) -> Any:
        def parse_and_count(*given: Any) -> Any:
            nonlocal parsed
            parsed += 1
            return parse(*given)

        return parse_and_count

    monkeypatch.setattr(_readers, "validate", counted(_util.validate))  # of a line, or of a chunk
    before, much, status = TOO_LARGE[case]
    head = f"{start} HTTP/1.1\r\nHost: {server.address}\r\n".encode() + before
    async with raw(server, head + much + b"\r\n") as (reader, _):
        answer = await cut_off(reader)
    assert f"HTTP/1.1 {status} ".encode() in answer or not answer, answer[:200]  # of what is cut off nothing may come
    assert parsed < 500


async def test_whoever_is_silent_or_speaks_one_sign_at_a_time_is_cut_off(sqlite: str) -> None:
    limits = replace(GENEROUS, patience=0.3)
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        for said in ("", "GET / HTT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", head):
            async with raw(server, said.encode()) as (reader, writer):

                async def drip(writer: asyncio.StreamWriter = writer) -> None:
                    while True:
                        await asyncio.sleep(0.1)
                        writer.write(b"x")

                dripping = asyncio.create_task(drip())
                assert await cut_off(reader) == b"", said
                dripping.cancel()
        assert (await server.http.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    "more",
    ["Content-Length: 5\r\n", f"X: {'y' * 9000}\r\n"],
    ids=["with a body", "with a long header"],
)
async def test_a_request_for_a_socket_that_can_be_none_is_answered_and_closed(server: Server, more: str) -> None:
    head = socket_request(server)
    async with raw(server, head + b"\r\n") as (reader, _):
        assert b" 101 " in await reader.readline()
    async with raw(server, head + more.encode() + b"\r\n") as (reader, _), asyncio.timeout(PATIENCE):
        assert b" 400 " in await reader.readline()
        await cut_off(reader)


async def test_silent_connections_keep_nobody_out(sqlite: str) -> None:
    limits = replace(GENEROUS, connections=20)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server, AsyncExitStack() as crowd:
        founded = await server.found("cardcassonne", ["human"] * 2)
        player = await server.client(founded.tokens[0])
        for _ in range(50):
            await crowd.enter_async_context(raw(server, b""))
        other = await server.client(founded.tokens[1])
        assert (await server.http.get("/api/games")).status_code == 200
        await play_on([player, other], random.Random(1), 3)


async def opened_from(address: str, server: Server, crowd: AsyncExitStack) -> asyncio.StreamReader:
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    crowd.callback(lambda: writer.transport.abort())  # it would close as soon as nobody knew the writer
    return reader


async def test_a_client_has_as_many_connections_that_ask_as_sockets(sqlite: str) -> None:
    """Those that have been silent for longest go. A proxy stands for many, whom it names with each request."""
    async with (
        Server(ServerSettings(sqlite, limits=replace(GENEROUS, sockets=3), thinkers=1)) as server,
        AsyncExitStack() as crowd,
    ):
        proxys, strangers = [
            [await opened_from(address, server, crowd) for _ in range(8)] for address in ("127.0.0.1", "127.0.0.9")
        ]
        async with asyncio.timeout(PATIENCE):
            for reader in strangers[:5]:
                assert await reader.read() == b""
        await opened_from("127.0.0.8", server, crowd)
        assert [reader.at_eof() for reader in (*proxys, *strangers)] == [False] * 8 + [True] * 5 + [False] * 3
        for _ in range(3):  # what has become a socket counts as one
            socket = await websockets.connect(f"ws://{server.address}/socket", local_addr=("127.0.0.8", 0))
            crowd.push_async_callback(socket.close)
        assert {client: len(known) for client, known in server.app.state.crowds.items()} == {
            "127.0.0.8": 1,
            "127.0.0.9": 3,
        }
        await crowd.aclose()
        async with asyncio.timeout(PATIENCE):
            while server.app.state.crowds:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("path", ["/", "/a.js", "/api/games", "/api/nothing", "/health"])
async def test_whoever_asks_too_fast_is_hung_up_on(sqlite: str, path: str) -> None:
    """Whatever it is that they ask for: what they have said beside it is not looked at."""
    limits = replace(GENEROUS, files=0.0, files_at_once=3, requests=0.0, requests_at_once=3)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        said = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 50
        for answers in (4, 1):
            async with raw(server, said) as (reader, _):
                found = await cut_off(reader)
            assert found.count(b"HTTP/1.1 ") == answers and found.count(b"HTTP/1.1 429 ") == 1
        assert (await server.http.get(path, headers={"X-Forwarded-For": "192.0.2.7"})).status_code != 429


async def test_a_program_that_may_open_few_files_still_answers_and_its_log_stays_small(sqlite: str) -> None:
    port = free_port()
    command = f"ulimit -n 300; exec {sys.executable} -m tavoliere --no-browser --port {port} --database {sqlite}"
    program = await asyncio.create_subprocess_exec(
        *("bash", "-c", command), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    assert program.stdout is not None

    def kill() -> None:
        with contextlib.suppress(ProcessLookupError):
            program.kill()

    async with AsyncExitStack() as crowd, httpx.AsyncClient(timeout=PATIENCE) as http:
        crowd.callback(kill)
        said = await asyncio.wait_for(program.stdout.readline(), PATIENCE)
        writers = []
        for _ in range(320):
            with contextlib.suppress(ConnectionError):
                writers.append((await asyncio.open_connection("127.0.0.1", port))[1])
        assert (await http.get(f"http://127.0.0.1:{port}/api/games")).status_code == 200
        for writer in writers:
            writer.transport.abort()
        kill()
        said += await program.stdout.read()
    assert len(said) < 10_000 and b"out of system resource" not in said, said[-2000:]


async def test_one_client_has_so_many_sockets_and_no_more(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=replace(GENEROUS, sockets=3), thinkers=1)) as server:
        clients = [await server.client() for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus):
            await server.client()
        await clients[0].close()
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(websockets.InvalidStatus):
                    await server.client()
                    break


async def test_where_there_is_room_for_few_one_client_does_not_get_most_of_it(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=replace(GENEROUS, connections=12), thinkers=1)) as server:
        for _ in range(3):
            await server.client()
        with pytest.raises(websockets.InvalidStatus):
            await server.client()


async def test_whoever_has_much_worked_out_makes_others_wait_for_one_piece_of_it() -> None:
    room, done, held = Background(), [], threading.Event()

    def work(of: str) -> None:
        held.wait(PATIENCE)
        done.append(of)

    crowd = [asyncio.create_task(room.do("stranger", partial(work, "stranger"))) for _ in range(background.MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await room.do("stranger", partial(work, "stranger"))
    other = asyncio.create_task(room.do("person", partial(work, "person")))
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*crowd, other)
    assert done.index("person") <= 2 and len(done) == background.MOST_OF_ONE + 1


WAITS_OTHERWISE = {  # than in a fair queue (`fair_queue.py`): where, and what waits there
    "matchmaking/matchmaking.py": "Lock",  # one list is made for all
    "tables/connection.py": "Queue",  # of one socket
    "tables/journal.py": "Lock",  # of one table
    "tables/table.py": "Lock",  # of one table
    "limits/background.py": "to_thread",  # in the fair turn of whoever asks
}


def test_wherever_several_clients_wait_for_the_same_they_wait_in_turn() -> None:
    web = Path(tv.__file__).parent / "web"
    found = {
        (str(file.relative_to(web)), match[1])
        for file in web.rglob("*.py")
        for match in re.finditer(
            r"asyncio\.(Lock|Semaphore|BoundedSemaphore|Queue|to_thread)\(|run_in_executor", file.read_text()
        )
    }
    assert found == {*WAITS_OTHERWISE.items()}


def all_called(dependant: Dependant) -> Iterator[Any]:
    yield dependant.call
    for one in dependant.dependencies:
        yield from all_called(one)


def test_what_answers_a_request_is_no_plain_function(sqlite: str) -> None:
    """FastAPI would run it in one of forty threads: first come, first served, and many at once."""
    routes = [route for route in build(ServerSettings(sqlite)).routes if isinstance(route, APIRoute)]
    called = {one for route in routes for one in all_called(route.dependant) if inspect.isfunction(one)}
    assert len(routes) > 50 and len(called) > 80
    assert not [one for one in called if not (inspect.iscoroutinefunction(one) or inspect.isasyncgenfunction(one))]


def may_ask_to_wait(dependant: Dependant) -> bool:
    given = [one.name for one in dependant.query_params]
    given += [name for one in dependant.body_params for name in getattr(one.field_info.annotation, "model_fields", ())]
    return "wait" in given


async def test_a_client_has_so_many_requests_that_wait_and_no_more(sqlite: str) -> None:
    """Each of them looks at the database, and all of them are answered at once when there is news."""
    limits = replace(GENEROUS, sockets=3)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1, matchmaking=True)) as server:
        routes = [route for route in server.app.routes if isinstance(route, APIRoute)]
        waits = {route.path for route in routes if may_ask_to_wait(route.dependant)}
        founded = await server.found("cardcassonne", ["human"] * 2)
        begin = {"ask": "referee.begin", "game": "carolus-magnus", "options": {"players": 2}, "seats": people(2)}
        record = (await server.http.post("/api/desk", json=begin)).json()["record"]
        lead = (await server.http.post("/api/real", json=record)).json()["lead"]
        version = (await server.http.get("/api/matchmaking")).json()["version"]
        asks: dict[str, Callable[[dict[str, str]], Coroutine[Any, Any, httpx.Response]]] = {
            "/api/seat": lambda of: server.http.get("/api/seat?after=1000", headers=bearer(founded.tokens[0]) | of),
            "/api/matchmaking": lambda of: server.http.get(
                "/api/matchmaking", params={"known": version, "wait": 20}, headers=of
            ),
            "/api/real/ask": lambda of: server.http.post(
                "/api/real/ask", json={"ask": "look", "wait": 20}, headers=bearer(lead) | of
            ),
        }
        assert waits == asks.keys()
        for number, (path, ask) in enumerate(asks.items()):
            here, elsewhere = ({"X-Forwarded-For": f"192.0.2.{number + at}"} for at in (10, 20))
            crowd = [asyncio.create_task(ask(here)) for _ in range(limits.sockets + 2)]
            while sum(one.done() for one in crowd) < 2:
                await asyncio.sleep(0.01)
            refused = [one.result() for one in crowd if one.done()]
            assert [(one.status_code, one.json()["message"][0]) for one in refused] == [(429, "web-too-fast")] * 2, path
            other = asyncio.create_task(ask(elsewhere))
            assert not (await asyncio.wait([other], timeout=0.1))[0]
            for one in (*crowd, other):
                one.cancel()
            await asyncio.gather(*crowd, other, return_exceptions=True)


async def test_trees_of_lines_are_checked_one_after_the_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = most = 0

    def slow(*_: Any) -> dict[str, Any]:
        nonlocal at_once, most
        at_once, most = at_once + 1, max(most, at_once + 1)
        time.sleep(0.02)
        at_once -= 1
        return {"line": [], "at": None, "players": []}

    monkeypatch.setattr(studies_api, "checked", slow)
    asked = {"game": "cardcassonne", "options": {"players": 2}, "line": []}
    answers = await asyncio.gather(
        *(server.http.post("/api/studies", json=asked) for _ in range(background.MOST_OF_ONE + 5))
    )
    assert {one.status_code for one in answers} == {201, 429} and most == 1


def frame(first: int, said: bytes = b"") -> bytes:
    """A short frame as a browser sends it, masked with nothing."""
    return bytes((first, 0x80 | len(said))) + bytes(4) + said


FRAMES = {  # what can be sent without end: the frame that begins it, and the one that is repeated
    "texts": (b"", frame(0x81, b"rubbish")),
    "empty texts": (b"", frame(0x81)),
    "bytes": (b"", frame(0x82, b"x")),
    "pings": (b"", frame(0x89)),
    "pongs": (b"", frame(0x8A)),
    "parts of a text": (frame(0x01, b"x"), frame(0x00)),
    "pings between parts": (frame(0x01, b"x"), frame(0x89) + frame(0x00, b"x")),
}


SOCKET = (
    f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
)


def socket_request(server: Server) -> bytes:
    return f"GET /socket HTTP/1.1\r\nHost: {server.address}\r\n{SOCKET}".encode()


async def flooded(server: Server, first: bytes = b"", again: bytes = FRAMES["pings"][1], sockets: int = 1) -> bool:
    """Whether sockets were let in; then each sends very much in one go, and is cut off."""
    async with AsyncExitStack() as crowd:
        streams = [
            await crowd.enter_async_context(raw(server, socket_request(server) + b"\r\n")) for _ in range(sockets)
        ]
        for reader, _ in streams:
            if b" 101 " not in await reader.readline():
                return False
            await reader.readuntil(b"\r\n\r\n")
        for _, writer in streams:
            writer.write(first + again * 20_000)
        for reader, _ in streams:
            await cut_off(reader)
        return True


async def test_of_whoever_floods_a_socket_no_more_is_parsed_than_may_come(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = 0
    parse = Frame.parse

    def counted(*given: Any, **named: Any) -> Any:
        nonlocal parsed
        parsed += 1
        return parse(*given, **named)

    monkeypatch.setattr(Frame, "parse", counted)
    limits = replace(GENEROUS, messages=0.0, messages_too_many=50)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human"] * 2)
        honest = await server.client(founded.tokens[0])
        for kind, (first, again) in FRAMES.items():
            parsed = 0
            assert await flooded(server, first, again)
            assert parsed <= limits.messages_too_many + 5, kind  # with those of the honest one, and where they end
            assert (await honest.ask(type="moment", n=0))["type"] == "moment"


async def answers_on(reader: asyncio.StreamReader) -> list[int]:
    """The numbers that are answered, up to the last one."""
    found: list[int] = []
    while not found or found[-1] != 9:
        kind, size = await reader.readexactly(2)
        told = await reader.readexactly(int.from_bytes(await reader.readexactly(2), "big") if size == 126 else size)
        if kind == 0x81:
            found.append(json.loads(told)["re"])
    return found


def asking(number: int, longer: int = 0) -> bytes:
    return f'{{"type": "undo", "n": 0, "id": {number}}}{" " * longer}'.encode()


def masked(text: bytes) -> bytes:
    """A whole text, as browsers mask it."""
    key = b"\x01\x7f\x80\xff"
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + key + bytes(one ^ key[at % 4] for at, one in enumerate(text))


CUT = (  # how texts may come: their numbers, and the pieces in which they come, one after the other
    ([1], [masked(asking(1))]),
    ([2], [frame(0x81, asking(2))]),
    ([3], [frame(0x89, b"?"), masked(asking(3, longer=300))]),
    ([4], [frame(0x01, asking(4)[:9]), frame(0x8A), frame(0x80, asking(4)[9:])]),
    ([5], [masked(asking(5))]),
    ([6], [masked(asking(6))[:1], masked(asking(6))[1:7], masked(asking(6))[7:]]),
    ([7, 8], [masked(asking(7)) + masked(asking(8))[:20], masked(asking(8))[20:]]),
    ([9], [masked(asking(9))]),
)


async def test_texts_are_heard_once_and_in_their_order_however_they_are_cut(server: Server) -> None:
    for begin in range(len(CUT)):  # what came before decides how the next is read
        async with raw(server, socket_request(server) + b"\r\n") as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            for _, pieces in CUT[begin:]:
                for piece in pieces:
                    writer.write(piece)
                    await asyncio.sleep(0.005)
            answered = await asyncio.wait_for(answers_on(reader), 20)
            assert answered == [number for numbers, _ in CUT[begin:] for number in numbers]


async def test_what_one_client_sends_on_one_socket_after_the_other_counts_together(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))
    shared = {"clients_messages": 40, "clients_messages_at_once": 400, "modest_messages_at_once": 0}
    limits = replace(Limits(), messages_too_many=50, **shared)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human"] * 2)
        honest = await server.client(founded.tokens[0])
        sockets = 0
        while await flooded(server):
            sockets += 1
            assert sockets <= 5, "each takes 50 of the half that newcomers may take"
        assert sockets >= 3
        assert (await honest.ask(type="moment", n=0))["type"] == "moment", "who was there already goes on"
        now += 60.0
        assert await flooded(server), "it is not for ever"


async def test_whatever_others_behind_an_address_send_whoever_says_little_is_heard(sqlite: str) -> None:
    """All that the address may send together was sent by sockets that were let in at the same time."""
    limits = replace(Limits(), messages=0.0, messages_too_many=50, clients_messages=0.0, clients_messages_at_once=400)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human"] * 2)
        honest = await server.client(founded.tokens[0])
        assert await flooded(server, sockets=15) and not await flooded(server)
        for _ in range(limits.modest_messages_at_once - 2):
            assert (await honest.ask(type="moment", n=0))["type"] == "moment"


async def test_whoever_is_sent_whole_tables_again_and_again_makes_nobody_else_wait(sqlite: str) -> None:
    """One takes the server as long as hundreds of other messages: a client has its share of the time for them."""
    limits = replace(GENEROUS, whole_tables=1e-9, whole_tables_at_once=0)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human"] * 2)
        crowd = [await server.client() for _ in range(5)]
        for one in crowd * 3:
            await one.say(type="sit", token=founded.spectator)
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        other = Client(await websockets.connect(f"ws://{server.address}/socket", additional_headers=elsewhere))
        assert (await other.ask(type="sit", token=founded.tokens[0]))["type"] == "table"
        told, waiting = await asyncio.wait([asyncio.create_task(one.hear()) for one in crowd], timeout=0.1)
        assert (len(told), len(waiting)) == (1, 4)
        assert (await other.ask(type="moment", n=0))["type"] == "moment"
        for one in crowd:
            one.socket.transport.abort()


async def test_who_sends_before_the_handshake_is_answered_is_cut_off(server: Server) -> None:
    """As it is not known yet whose the frames are, they would count for nobody."""
    told: list[bytes] = []
    wire = LimitedSocket(configuration(server.app), ServerState(), {})
    transport = SimpleNamespace(
        get_extra_info=lambda _: None, is_closing=lambda: False, write=told.append, abort=lambda: told.append(b"cut")
    )
    wire.connection_made(transport)  # type: ignore[arg-type]
    wire.data_received(socket_request(server) + b"\r\n")
    wire.data_received(frame(0x89))
    assert told == [b"cut"]
    for task in wire.tasks:
        task.cancel()


async def test_what_waits_for_a_socket_that_does_not_listen_is_counted_in_characters() -> None:
    deaf = Connection()
    deaf.send("x" * (2 * LARGEST_QUEUE))  # the whole of a very long game
    assert not deaf.dropped.is_set()
    deaf.send("x")
    assert deaf.dropped.is_set() and deaf.code == TOO_SLOW


async def test_spectators_take_no_players_place(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_SPECTATORS", 3)
    founded = await server.found("cardcassonne", ["human"] * 2)
    for _ in range(3):
        await server.client(founded.spectator)
    late = await server.client()
    assert (await late.ask(type="sit", token=founded.spectator))["message"][0] == "web-table-full"
    assert (await server.client(founded.tokens[0])).table["seat"] == 0


async def test_rubbish_does_not_fill_the_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(100):
        async with raw(server, b"\x00\r\n\r\n") as (reader, _):
            await cut_off(reader)
    assert len([line for line in caplog.records if line.name == "uvicorn.error"]) <= 30


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_are_for_everybody_behind_one_connection_to_the_net(address: str, known_as: str) -> None:
    assert household(address) == known_as


@pytest.mark.parametrize("name", ["undo", "name", "vacation", "hand", "revoke", "say", "return", "all"])
async def test_whatever_people_do_again_and_again_a_table_stays_small_and_its_game_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What one seat has used up is no other's: they may still do all of it."""
    most = 20
    monkeypatch.setattr(journal, "MOST_BESIDES", most)
    monkeypatch.setattr(chat, "AT_ONCE", 10**9)
    plan = ClockPlan(kind="move", seconds=2 * 86_400, bot="novice", vacation=7)
    founded = await clocked(server, ["human"] * 2, plan)
    owner, other = [await server.client(token) for token in founded.tokens]
    table, ahead = server.lobby.tables[founded.table], 0.0
    monkeypatch.setattr(server.lobby.time, "now", lambda: time.time() + ahead)
    monkeypatch.setattr(table.players, "_go_on", lambda: None)  # the bot that plays for who is late waits

    async def done(client: Client, **asked: Any) -> None:
        await client.say(**asked)
        await client.ask(type="moment", n=0)  # and so the other is done, or refused

    async def play_and_take_back() -> None:
        asked, n = (owner, other)[table.match.position.actor or 0], table.state.steps
        free = [one for one in table.match.position.actions if table.match.position.play(one).actor != tv.CHANCE]
        if free:  # else the last one could not be taken back, and stands
            await done(asked, type="play", n=n, action=int(free[0]))
            await done(asked, type="undo", n=table.state.steps)

    async def be_late_and_come_back() -> None:
        nonlocal ahead
        ahead += 3 * 86_400
        await table.players.time_out()
        await done((owner, other)[table.state.waits_for or 0], type="return")

    acts: dict[str, Callable[[], Awaitable[Any]]] = {
        "undo": play_and_take_back,
        "name": lambda: done(other, type="name", name="Ugo"),
        "vacation": lambda: done(other, type="vacation", away=table.seating[1].away is None),
        "hand": lambda: done(owner, type="seat", seat=1, player="human"),
        "revoke": lambda: done(owner, type="revoke", seat=0),
        "say": lambda: done(other, type="say", text="Ciao"),
        "return": be_late_and_come_back,
    }
    mine = [*acts] if name == "all" else [name]
    for _ in range(4 * most):
        for act in mine:
            await acts[act]()
    assert most <= table.state.besides.total() <= 3 * most  # of two seats and of the owner
    assert table.state.events - 2 * table.state.steps <= 2 * table.state.besides.total() + 2
    if name in ("name", "say", "vacation"):
        n = table.state.events
        await done(owner, type="say", text="Ciao")
        await done(owner, type="name", name="Eva")
        for away in (True, False):
            await done(owner, type="vacation", away=away)
        assert table.state.events == n + 4
    n = table.state.steps
    if any(one.late for one in table.seating.players):
        table.go_on()
        while table.state.steps == n:
            await asyncio.sleep(0.01)
    else:
        assert await play_on([owner, other], random.Random(2), 5) == 5


# --- other people's bots ---------------------------------------------------------------------------------------------


async def test_thirty_bots_of_a_stranger_make_a_persons_bot_wait_for_one_of_them() -> None:
    turns, served = FairQueue(1), []
    stranger, person, looks_on = Asker("stranger", True), Asker("person", True), Asker("looks on")

    async def think(asker: Asker) -> None:
        async with turns.turn(asker, 1.0):
            served.append(asker)
            await asyncio.sleep(0)

    crowd = [asyncio.create_task(think(stranger)) for _ in range(30)]
    await asyncio.sleep(0)
    late = [asyncio.create_task(think(one)) for one in (person, looks_on)]
    await asyncio.sleep(0)
    late += [asyncio.create_task(think(one)) for one in (person, looks_on)]
    await asyncio.gather(*crowd, *late)
    assert served.index(person) <= 2 and served.index(looks_on) <= 3
    again = [i for i, one in enumerate(served) if one is not stranger]
    assert [served[i] for i in again] == [person, looks_on, person, looks_on] and again[2] <= 5 < again[3]
    assert turns.free == 1


async def test_whoever_goes_away_while_waiting_for_a_bot_leaves_the_place_to_others() -> None:
    turns = FairQueue(1)
    async with turns.turn(NOBODY, 1.0):
        waiting = [asyncio.create_task(turns.turn(NOBODY, 1.0).__aenter__()) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()  # it was called just now, and has not heard it yet
    await asyncio.gather(*waiting, return_exceptions=True)
    assert turns.free == 1


async def test_bots_among_themselves_wait_until_somebody_looks_on(sqlite: str) -> None:
    settings = ServerSettings(sqlite, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        founded = [await server.found("carolus-magnus", ["novice"] * 4) for _ in range(5)]
        table = server.lobby.tables[founded[0].table]
        begun = len(table.match.steps)
        assert all(one.state.sitting.turn.thinking and one.idle for one in server.lobby.tables.values())
        mine = await server.found("cardcassonne", ["human", "squire"])
        me = await server.client(mine.tokens[0])
        await until_asked(me)
        assert len(table.match.steps) == begun
    async with Server(settings) as server:  # and after a start too
        me = await server.client(mine.tokens[0])
        await until_asked(me)
        assert not any(one.id == founded[0].table and not one.idle for one in server.lobby.tables.values())
        watching = await server.client(founded[0].spectator)
        await watching.catch_up(begun + 1)


async def until_asked(client: Client) -> None:
    while not client.standing["choices"]:
        await client.hear()


async def test_a_program_that_looks_on_is_somebody_too(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["novice"] * 2)
    n = len(server.lobby.tables[founded.table].match.steps)
    standing = (await server.http.get(f"/api/seat?after={n}", headers=bearer(founded.spectator))).json()
    assert standing["n"] > n


async def test_bots_of_one_client_count_only_so_far() -> None:
    bots = BotPool(1)
    bots._asked = Counter({"stranger": 10 * MOST_OF_ALL})
    bots.check_room("somebody else")
    with pytest.raises(Refusal):
        bots.check_room("stranger")
    bots._asked = Counter({f"client {i}": bot_pool.MOST_OF_ONE - 1 for i in range(MOST_OF_ALL // 20)})
    with pytest.raises(Refusal):
        bots.check_room("somebody else")


async def test_where_too_many_bots_are_to_think_nobody_gets_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "MOST_OF_ALL", 0)
    new = {
        "game": "cardcassonne",
        "options": {"players": 2},
        "seats": [{"name": "A"}, {"name": "B", "player": "novice"}],
    }
    answer = await server.http.post("/api/tables", json=new)
    assert (answer.status_code, answer.json()["message"][0]) == (429, "web-think-later")
    await server.found("cardcassonne", ["human"] * 2)


async def test_one_table_that_cannot_be_read_does_not_keep_the_bots_of_others_from_waking(sqlite: str) -> None:
    settings = ServerSettings(sqlite, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        good, bad = [(await server.found("cardcassonne", ["human"] * 2)).table for _ in range(2)]
        n = len(server.lobby.tables[good].match.steps)
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as database:
        asked = 'SELECT actor FROM tables WHERE id = "table"'
        database.execute(f"UPDATE seats SET player = 'novice' WHERE seat = ({asked})")
        database.execute(
            """UPDATE events SET data = '{"steps": ["dance"], "confirmed": 0}' WHERE "table" = ?""", (bad,)
        )
    async with Server(settings) as server, asyncio.timeout(PATIENCE):
        while good not in server.lobby.tables or len(server.lobby.tables[good].match.steps) == n:
            await asyncio.sleep(0.02)


# --- what nobody writes, and what the database does ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("GET /api/games HTTP/1.1\r\nHost: [\r\n", 421),
        ("GET /api/games HTTP/1.1\r\nHost: [::1\r\n", 421),
        ("GET /%00.js HTTP/1.1\r\nHost: localhost\r\n", 404),
        ("GET /a%00b HTTP/1.1\r\nHost: localhost\r\n", 200),  # as every other address that is no file's: the page
        ("GET /api/tables/%00/record HTTP/1.1\r\nHost: localhost\r\n", 422),
        ("GET /api/words/en/%00 HTTP/1.1\r\nHost: localhost\r\n", 422),
        ("GET /socket HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\n", 421),
        ("DELETE /api/games HTTP/1.1\r\nHost: localhost\r\n", 405),
        ("POST /api/desk HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n", 413),
        ("GET / HTTP/1.1\r\n", 400),
        ("\0\r\n", 400),
        (f"GET / HTTP/1.1\r\nHost: localhost\r\n{'a: b' * 5000}\r\n", 431),
        (f"GET /elsewhere HTTP/1.1\r\nHost: localhost\r\n{SOCKET}", 403),
        (f"GET /socket HTTP/1.1\r\nHost: example.org\r\n{SOCKET}", 403),
        (f"GET /socket HTTP/1.1\r\nHost: localhost\r\n{SOCKET.partition('Sec')[0]}", 400),
        (f"POST /socket HTTP/1.1\r\nHost: localhost\r\n{SOCKET}", 405),
    ],
)
async def test_what_no_browser_says_is_no_error_of_the_server_and_answered_with_all_headers(
    server: Server, said: str, status: int
) -> None:
    end = "" if "Upgrade" in said else "Connection: close\r\n"
    async with raw(server, f"{said}{end}\r\n".encode()) as (reader, _):
        answer = (await cut_off(reader)).decode()
    assert answer.split(" ")[1] == str(status), answer[:300]
    missing = [name for name, value in guard.HEADERS.items() if f"{name}: {value}".lower() not in answer.lower()]
    assert not missing


async def test_a_socket_from_a_page_whose_address_is_none_is_refused(server: Server) -> None:
    for origin in ("http://[", "http://[::1", "null"):
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(f"ws://{server.address}/socket", origin=websockets.Origin(origin))


async def test_half_a_player_and_the_files_of_this_machine_are_no_options(server: Server) -> None:
    two = [{"name": "A"}, {"name": "B"}]
    answer = await server.http.post(
        "/api/tables", json={"game": "cardcassonne", "options": {"players": 2.0}, "seats": two}
    )
    assert (answer.status_code, answer.json()["message"][0]) == (422, "wrong-value")
    answer = await server.http.post("/api/games/cardcassonne/begin", json={"players": 2, "animals": "/dev/zero"})
    assert (answer.status_code, answer.json()["message"][0]) == (422, "web-option")


def test_nobody_else_on_this_machine_reads_the_database(tmp_path: Path) -> None:
    for file in (tmp_path / "new.sqlite", tmp_path / "old.sqlite"):
        if file.name.startswith("old"):
            file.touch(0o644)

        async def opened(file: Path = file) -> None:
            store = Store(str(file))
            await store.open()
            await store.forget_talk(0.0)
            assert {path.stat().st_mode & 0o777 for path in tmp_path.glob(f"{file.name}*")} == {0o600}
            await store.close()

        asyncio.run(opened())


async def test_a_database_of_a_newer_version_is_one_sentence(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.change(text("UPDATE alembic_version SET version_num = 'hundredth'"))
    await store.close()
    with pytest.raises(CannotStore, match="newer version"):
        await Store(database).open()


async def test_where_the_database_is_is_nobodys_business(server: Server) -> None:
    store = Store("postgresql://secret:password@127.0.0.1:1/hidden")
    with pytest.raises(CannotStore) as problem:
        await store.read(select(1))
    for language in LANGUAGES:
        with spoken(language):
            told = str(problem.value)
            assert not any(part in told for part in ("127.0.0.1", "secret", "password", "hidden", "Errno")), told
    await store.close()


async def test_a_frozen_postgresql_keeps_nobody_waiting_without_end(postgresql: str) -> None:
    """A proxy that lets nothing through any more is, to the server, a database that has stopped."""
    lets_through = asyncio.Event()
    lets_through.set()
    base = urlsplit(postgresql)

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                await lets_through.wait()
                writer.write(data)
        writer.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(base.hostname, base.port)
        await asyncio.gather(pump(reader, back), pump(there, writer))

    async with await asyncio.start_server(pass_on, "127.0.0.1", 0) as proxy:
        port = proxy.sockets[0].getsockname()[1]
        address = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        async with Server(ServerSettings(address, limits=GENEROUS, thinkers=1, database_patience=0.7)) as server:
            founded = await server.found("cardcassonne", ["human"] * 2)
            clients = [await server.client(token) for token in founded.tokens]
            asked = clients[clients[0].standing["actor"]]
            n, choice = asked.standing["n"], asked.standing["choices"][0]["number"]
            lets_through.clear()
            refused = await asyncio.wait_for(asked.ask(type="play", n=n, action=choice), 10)
            assert refused["message"] == ["web-not-stored", {"problem": {"word": "web-database-silent"}}]
            lets_through.set()
            assert (await asked.ask(type="play", n=n, action=choice))["type"] == "moved", "and then all is well"
