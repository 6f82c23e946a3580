"""What was announced is kept: a killed server, a full disk, a second server on the same database."""

import asyncio
import contextlib
import gc
import random
import signal
import sqlite3
import threading
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import websockets
from sqlalchemy import event, select, text, update

import tavoliere as tv
from tavoliere.table.match import SeatTaken
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage import database as databases
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.storage.rows import Event, Stands, StoredSeat
from tavoliere.web.storage.schema import schema_version
from tavoliere.web.storage.sqlite_writer import SqliteWriter
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.table import Table
from tests.conftest import free_port
from tests.web.conftest import GENEROUS
from tests.web.programs import Started
from tests.web.server import PATIENCE, Client, Server, play_on


class Program:
    """`tavoliere` as a process that can be killed."""

    before = ""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()

    async def start(self) -> None:
        arguments = ("--no-browser", "--port", str(self.port), "--database", self.database)
        self.process = await Started.with_arguments(*arguments, before=self.before)
        first = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        assert f"http://127.0.0.1:{self.port}/" in first.decode(), first

    async def client(self, token: str) -> Client:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                socket = await websockets.connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None)
                break
            assert self.process.returncode is None
            await asyncio.sleep(0.05)
        client = Client(socket)
        await client.ask(type="sit", token=token)
        return client

    async def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), 30)


@contextlib.asynccontextmanager
async def running(database: str) -> AsyncIterator[Program]:
    program = Program(database)
    await program.start()
    try:
        yield program
    finally:
        if program.process.returncode is None:
            await program.stop(signal.SIGKILL)


async def test_a_server_that_is_killed_and_started_again_has_every_move_that_it_announced(database: str) -> None:
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1)) as server:
        founded = await server.found("san-marco", ["human", "squire", "knight"])
        me = await server.client(founded.tokens[0])
        known = me.steps
    generator = random.Random(11)
    async with running(database) as program:
        for _ in range(2):
            me = await program.client(founded.tokens[0])
            assert me.steps[: len(known)] == known, "nothing that was announced is lost or different"
            for _ in range(generator.randrange(4, 12)):
                if me.standing["unconfirmed"] == 0:
                    await me.say(type="confirm", n=me.standing["n"])
                elif me.standing["choices"]:
                    action = generator.choice(me.standing["choices"])["number"]
                    await me.say(type="play", n=me.standing["n"], action=action)
                while (await me.hear()).get("standing") is None:
                    pass
            known = list(me.steps)
            await program.stop(signal.SIGKILL)
            await program.start()
        me = await program.client(founded.tokens[0])
        assert me.steps[: len(known)] == known
        while not me.standing["choices"] and me.standing["unconfirmed"] is None:
            await me.hear()  # the bots have gone on by themselves
        assert await program.stop(signal.SIGINT) in (0, 130)
        said = (await program.process.stdout.read()).decode()
        assert "Traceback" not in said
        for token in founded.tokens:
            assert token is None or token not in said, "tokens stay out of what the server writes"


@contextlib.asynccontextmanager
async def broken(server: Server) -> AsyncIterator[None]:
    """For a while the database takes nothing."""
    url = server.settings.database
    async with contextlib.AsyncExitStack() as stack:
        if server.lobby.store.sqlite:
            connection = stack.enter_context(contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))))
            connection.execute("ALTER TABLE events RENAME TO away")
            yield
            connection.execute("ALTER TABLE away RENAME TO events")
        else:
            other = await asyncpg.connect(url)
            stack.push_async_callback(other.close)
            await other.execute("ALTER TABLE events RENAME TO away")
            yield
            await other.execute("ALTER TABLE away RENAME TO events")


async def test_what_cannot_be_stored_is_refused_and_nothing_is_announced(any_server: Server) -> None:
    founded = await any_server.found("carolus-magnus", ["human", "human"])
    clients = [await any_server.client(token) for token in founded.tokens]
    await play_on(clients, random.Random(1), 8)
    table = any_server.lobby.tables[founded.table]
    while table.sitting.undoable is None:
        await play_on(clients, random.Random(2), 1)
    n = len(table.match.steps)
    for client in clients:
        await client.catch_up(n)
    seat = table.sitting.undoable
    one, other = clients[seat], clients[1 - seat]
    heard = len(other.frames)
    before = (list(table.match.steps), table.match.position, table.sitting.confirmed, table.state.events)
    async with broken(any_server):
        refused = [await one.ask(type="undo", n=n), await one.ask(type="confirm", n=n)]
        if one.standing["choices"]:
            refused.append(await one.ask(type="play", n=n, action=one.standing["choices"][0]["number"]))
        for answer in refused:
            assert answer["type"] == "refused"
        assert refused[0]["message"][0] == "web-not-stored"
        assert (list(table.match.steps), table.match.position, table.sitting.confirmed, table.state.events) == before
        founding = {"game": "cardcassonne", "seats": [{"name": "A"}] * 3}
        assert (await any_server.http.post("/api/tables", json=founding)).status_code == 503
    assert (await one.ask(type="undo", n=n))["type"] == "back", "once there is room, it works"
    assert (await other.hear())["type"] == "back"
    assert len(other.frames) == heard + 1, "and of what failed nobody was told"


async def test_the_disk_that_fills_up(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human", "human"])
        clients = [await server.client(token) for token in founded.tokens]
        direct = server.lobby.store.direct
        assert isinstance(direct, SqliteWriter) and direct.connection is not None
        direct.connection.execute("PRAGMA max_page_count=1")  # no larger than it is now
        with pytest.raises(KeyError, match="standing"):
            await play_until_refused(clients)
        steps = [client.steps for client in clients]
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as server:
        again = [await server.client(token) for token in founded.tokens]
        assert [client.steps for client in again] == steps
        await play_on(again, random.Random(4), 5)


async def play_until_refused(clients: list[Client]) -> None:
    generator = random.Random(3)
    for _ in range(400):
        seat = clients[0].standing["actor"]
        waits = clients[0].standing["unconfirmed"]
        n = clients[0].standing["n"]
        asked = clients[seat if waits is None else waits]
        if waits is None:
            answer = await asked.ask(type="play", n=n, action=generator.choice(asked.standing["choices"])["number"])
        else:
            answer = await asked.ask(type="confirm", n=n)
        if answer["type"] == "refused":
            assert answer["message"] == ["web-not-stored", {"problem": {"word": "web-disk-full"}}]
        _ = answer["standing"]
        for client in clients:
            while any(client.standing[key] != asked.standing[key] for key in ("n", "unconfirmed")):
                await client.hear()


async def test_two_servers_on_one_database_cannot_both_write_a_move(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as one, Server(settings) as other:
        founded = await one.found("cardcassonne", ["human", "human"])
        here = await one.client(founded.tokens[0])
        token = founded.tokens[here.standing["actor"]]
        here, there = await one.client(token), await other.client(token)
        assert here.standing == there.standing
        await here.play(random.Random(1))
        choice, n = there.standing["choices"][-1], there.standing["n"]
        late = await there.ask(type="play", n=n, action=choice["number"])
        assert late["message"][0] == "web-stale"
        assert there.standing["n"] == here.standing["n"], "the loser has been told how the game stands"
        sat: dict[str, Any] = await there.ask(type="sit", token=token)
        assert sat["steps"] == here.steps


async def test_a_database_of_the_last_migration_is_taken_over_and_any_other_is_left_as_it_is(database: str) -> None:
    async def opened(version: str) -> None:
        store = Store(database)
        await store.open()
        await store.change(update(schema_version).values(version_num=version))
        await store.close()
        again = Store(database)
        await again.open()
        assert (await again.read(select(schema_version)))[0][0] == databases.SCHEMA
        await again.close()

    await opened(databases.SCHEMA)
    await opened(databases.LAST_MIGRATION)
    with pytest.raises(CannotStore, match="before the first release"):
        await opened("first")


async def test_one_bad_write_does_not_spoil_the_others(database: str) -> None:
    store = Store(database)
    await store.open()
    table = {"game": "cardcassonne", "options": {}, "secret": "", "hints": False, "steps": 0, "actor": 0}
    names = [f"t{i}" for i in range(10)] + ["t3"]
    done = await asyncio.gather(
        *(store.create({"id": name, **table}, [], {"confirmed": 0}) for name in names), return_exceptions=True
    )
    assert [type(problem) for problem in done if problem is not None] == [Stale]
    assert [(await store.load(name)) is not None for name in names] == [True] * 11
    await store.open()  # a database that is already up to date is left as it is
    await store.close()


async def test_whatever_is_new_at_many_tables_is_read_at_once_for_all(database: str) -> None:
    """Or they would wait for each other, until a move that only waited for its turn were refused."""
    store = Store(database)
    await store.open()
    table = {"game": "cardcassonne", "options": {}, "secret": "", "hints": False, "steps": 0, "actor": 0}
    names = [f"t{i}" for i in range(60)]
    for at, name in enumerate(names):
        seat = StoredSeat(0, name, "human", name, False, False)
        await store.create({"id": name, **table}, [seat], {"confirmed": 0})
        if at % 2:
            await store.append(name, Event(2, "play", {"seat": at}), Stands(1, 0))
        if at % 3 == 0:
            await store.set_talk(name, Event(3, "talk", {"seat": at}), [{"text": name}])
    opened = 0

    @event.listens_for(store.engine.sync_engine, "begin")
    def begun(_: object) -> None:
        nonlocal opened
        opened += 1

    found = await asyncio.gather(*(store.news(name, 1) for name in (*names, "none")))
    assert opened <= 2, "the first who asks, and all who ask meanwhile"
    assert found[-1] is None
    for at, (name, news) in enumerate(zip(names, found, strict=False)):
        assert news is not None and news.row.id == name
        assert [(one.kind, one.data) for one in news.events] == [
            *([("play", {"seat": at})] if at % 2 else []),
            *([("talk", {"seat": at})] if at % 3 == 0 else []),
        ]
        assert news.talk == ([{"text": name}] if at % 3 == 0 else None)
        assert (None if news.sitting is None else [one.name for one in news.sitting[0]]) == (
            [name] if at % 3 == 0 else None
        )
    await store.close()


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all.sqlite", "/nowhere/at/all", "postgresql://127.0.0.1:1/none", "oracle://x", "://"]
)
async def test_a_database_that_cannot_be_opened_is_one_sentence(url: str) -> None:
    with pytest.raises(CannotStore) as problem:
        await Store(url).open()
    assert "\n" not in str(problem.value)


async def test_a_table_that_nobody_sits_at_is_forgotten_and_leaves_no_memory_behind(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
    lobby = Lobby(store, BotPool(1))
    await store.open()
    gc.disable()  # as good as what a server does
    try:
        game, seats = tv.game("san-marco", players=3), [SeatTaken(name) for name in "ABC"]
        names = [(await lobby.found(game, seats, None, False, None, ""))[0] for _ in range(2)]
        tables = [await lobby.table(name) for name in names]
        traces: list[weakref.ref[Table]] = [weakref.ref(table) for table in tables]

        def left() -> int:
            return sum(trace() is not None for trace in traces)

        now = time.monotonic()
        tables[0].used, tables[1].used = now + 1, now - 1
        tables.clear()
        await asyncio.sleep(0)  # what was awaited last holds its result until something else is
        lobby.forget_idle(now)
        assert [*lobby.tables] == names[:1]
        assert left() == 1, "without a look for garbage, which takes long"
        lobby.forget_idle(now + 2)
        assert not lobby.tables
        assert left() == 0
        assert (await lobby.table(names[0])).id == names[0], "the database has it"
    finally:
        gc.enable()
        await store.close()


async def test_whoever_reads_and_is_cancelled_twice_leaves_nothing_behind_that_waits(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.sqlite"))
    asked, answered = threading.Event(), threading.Event()

    def answer() -> int:
        asked.set()
        answered.wait(PATIENCE)
        return 1

    @event.listens_for(store.engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.create_function("answer", 0, answer)

    await store.open()
    before = asyncio.all_tasks()
    reading = asyncio.create_task(store.read(text("SELECT answer()")))
    assert await asyncio.to_thread(asked.wait, PATIENCE)
    reading.cancel()
    while not (closing := asyncio.all_tasks() - before - {reading}):
        await asyncio.sleep(0)
    await asyncio.sleep(0)  # now it waits for the connection to be closed
    reading.cancel()
    await asyncio.wait([reading], timeout=PATIENCE)
    answered.set()
    await asyncio.wait(closing, timeout=PATIENCE)
    assert reading.cancelled() and all(one.done() for one in closing)
    await store.close()


async def test_of_several_changes_of_one_row_in_one_commit_the_last_stands(database: str) -> None:
    """However a writer carries out many changes at once, it is as if one came after the other."""
    store = Store(database)
    await store.open()
    table = {"game": "cardcassonne", "options": {}, "secret": "", "hints": False, "steps": 0, "actor": 0}
    names = [f"t{i}" for i in range(3)]
    for name in names:
        await store.create({"id": name, **table}, [], {"confirmed": 0})
    await asyncio.gather(*(store.set_deadline(name, at) for at in (2.0, 1.0, 4.0, 3.0) for name in names))
    kept = [await store.load(name) for name in names]
    assert [one and one.row.deadline for one in kept] == [3.0] * 3
    await store.close()
