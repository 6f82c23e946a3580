"""Several processes on one database: everybody hears the same, and one that is gone is missed by nobody."""

import asyncio
import contextlib
import json
import random
import secrets
import signal
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
import websockets

from tavoliere.web.box import phones
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.bus import Bus
from tavoliere.web.storage.bus_postgresql import PostgresqlBus
from tavoliere.web.storage.database import Stale
from tavoliere.web.storage.orders import DEADLINE, NEW_TABLE
from tavoliere.web.storage.rows import News
from tavoliere.web.storage.schema import servers
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.connection import AGAIN, REVOKED
from tavoliere.web.tables.peers import MOST_SILENT
from tavoliere.web.tables.table import Table
from tavoliere.web.wire import unframed
from tests.conftest import free_port
from tests.web.box.test_phones import begun, links_of, sit
from tests.web.conftest import GENEROUS, create
from tests.web.programs import Started
from tests.web.server import PATIENCE, Client, Founded, Server, play_on
from tests.web.tables.test_leaks import play_beside_twins
from tests.web.tables.test_shares import Device, before_dice, choice_of


@pytest.fixture
async def shared(postgresql: str, empty_postgresql: str) -> str:
    """A new database for several."""
    name = f"tavoliere_{secrets.token_hex(6)}"
    await create(postgresql, name, empty_postgresql)
    return f"{postgresql}/{name}"


@pytest.fixture
async def two(shared: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on one database."""
    settings = ServerSettings(shared, limits=GENEROUS, thinkers=1)
    async with Server(settings) as one, Server(settings) as other:
        await until(lambda: len(one.lobby.store.bus.members) == 2)
        yield one, other


async def until(happened: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def table_of(server: Server, founded: Founded) -> Table:
    return server.lobby.tables[founded.table]


# --- the same for everybody ------------------------------------------------------------------------------------------


async def told_of_a_game(servers: list[Server]) -> list[list[str | bytes]]:
    """A game with undos; what each seat and a spectator were told of it."""
    founded = await servers[0].found("cardcassonne", ["human", "human"])
    links = (*founded.tokens, founded.spectator)
    clients = [await servers[at % len(servers)].client(token) for at, token in enumerate(links)]
    generator = random.Random(4)
    while await play_on(clients[:2], generator, 3) == 3:
        n = max(client.standing["n"] for client in clients)
        for client in clients:
            await client.catch_up(n)
        seat = next((seat for seat in (0, 1) if clients[seat].standing["undo"]), None)
        if seat is not None:
            await clients[seat].ask(type="undo", n=n)
            for client in clients:
                while client.standing["n"] == n:
                    await client.hear()
    told = []
    for client in clients:
        await client.catch_up(clients[0].standing["n"])
        frames = [(frame, unframed(frame)["type"]) for frame in client.frames]
        told.append([frame for frame, kind in frames if kind not in ("table", "seats")])
        await client.close()
    assert clients[0].standing["result"] is not None
    return told


async def test_players_of_two_processes_are_told_what_those_of_one_are(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    news, read = other.lobby.store.news, list[str]()

    async def counted(table: str, after: int) -> News | None:
        read.append(table)
        return await news(table, after)

    monkeypatch.setattr(other.lobby.store, "news", counted)
    apart = await told_of_a_game([one, other])
    assert len(read) < len(apart[1]) / 10, "a move is heard of whole, and not read in the database"
    together = await told_of_a_game([one])
    assert apart == together
    assert any(isinstance(frame, bytes) and b'"back"' in frame for frame in apart[0])


async def test_who_is_here_what_is_said_and_names_travel(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    here = await one.client(founded.tokens[0])
    there = await other.client(founded.tokens[1])

    async def both(wanted: Callable[[list[dict[str, Any]]], bool]) -> None:
        for client in (here, there):
            while not wanted(client.table["seats"]):
                await client.until("seats")

    await both(lambda seats: all(seat["here"] for seat in seats))
    await here.say(type="say", text="Good luck!")
    assert (await there.until("talk"))["line"]["text"] == "Good luck!"
    await there.say(type="say", emote="thanks")
    while (line := (await here.until("talk"))["line"])["n"] != 2:
        pass
    assert line["emote"] == "thanks"
    await there.say(type="name", name="Bice")
    await both(lambda seats: seats[1]["name"] == "Bice")
    await there.close()
    await both_left(here)
    late = await one.client(founded.spectator)
    assert [line["emote"] or line["text"] for line in late.table["talk"]] == ["Good luck!", "thanks"]


async def both_left(here: Client) -> None:
    while here.table["seats"][1]["here"]:
        await here.until("seats")


async def test_somebody_who_is_sent_away_is_sent_away_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    owner = await one.client(founded.tokens[0])
    guest = await other.client(founded.tokens[1])
    token = (await owner.ask(type="revoke", seat=1))["token"]
    assert await guest.closed() == REVOKED
    again = await other.client(token)
    assert again.table["seat"] == 1
    refused = await other.client()
    assert (await refused.ask(type="sit", token=founded.tokens[1]))["message"][0] == "web-no-seat"


async def test_a_rematch_reaches_those_who_are_elsewhere(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    clients = [await one.client(founded.tokens[0]), await other.client(founded.tokens[1])]
    await play_on(clients, random.Random(1), 10_000)
    await clients[0].say(type="rematch")
    links = [(await client.until("rematch"))["token"] for client in clients]
    again = [await other.client(links[0]), await one.client(links[1])]
    assert [client.table["seat"] for client in again] == [1, 0]
    assert again[0].table["table"] == again[1].table["table"]


async def test_a_program_that_waits_hears_of_a_step_at_another_process(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    clients = [await one.client(token) for token in founded.tokens]
    asked = clients[1].standing["actor"]
    program = {"Authorization": f"Bearer {founded.tokens[1 - asked]}"}
    n = clients[1].standing["n"]
    waiting = asyncio.create_task(other.http.get(f"/api/seat?after={n}", headers=program))
    await until(lambda: founded.table in other.lobby.tables and table_of(other, founded).connections.asked_by)
    await clients[asked].play(random.Random(1))
    assert (await waiting).json()["n"] > n
    stands = (await other.http.get("/api/seat", headers=program)).json()
    if stands["choices"]:
        played = {"n": stands["n"], "action": stands["choices"][0]["number"]}
        assert (await other.http.post("/api/seat/play", headers=program, json=played)).status_code == 200


async def test_two_who_write_at_the_same_moment_both_have_their_way_if_they_can(two: tuple[Server, Server]) -> None:
    """Somebody talks while another plays: neither is told that the game has gone on."""
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    clients = [await one.client(founded.tokens[0]), await other.client(founded.tokens[1])]
    generator = random.Random(2)
    for _ in range(4):
        asked = clients[1].standing["actor"]
        n = max(client.standing["n"] for client in clients)
        for client in clients:
            await client.catch_up(n)
        await clients[1 - asked].say(type="name", name=f"P{generator.randrange(100)}")
        answer = await clients[asked].play(generator)
        assert answer["type"] == "moved"
        if clients[asked].standing["unconfirmed"] is not None:
            await clients[asked].ask(type="confirm", n=clients[asked].standing["n"])
        n = clients[asked].standing["n"]
        await clients[1 - asked].catch_up(n)
        while clients[1 - asked].standing["unconfirmed"] is not None:
            await clients[1 - asked].hear()


async def test_every_byte_is_the_same_in_a_twin_game_over_both_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("san-marco", ["human"] * 3)
    links = (*founded.tokens, founded.spectator)
    clients = [await (one, other)[at % 2].client(token) for at, token in enumerate(links)]
    # Its steps are those that everybody has heard of, as somebody is connected there.
    await play_beside_twins(table_of(one, founded), clients, most=120)
    assert table_of(one, founded).match.steps == table_of(other, founded).match.steps


# --- what is lost and found again ------------------------------------------------------------------------------------


async def test_devices_at_another_process_add_to_the_dice(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    founded = await two[0].found("carolus-magnus", ["human", "human"])
    devices = [await Device.at(server.address, str(founded.tokens[seat]), seat + 1) for seat, server in enumerate(two)]
    tables = [table_of(server, founded) for server in two]
    await until(lambda: all(len(table.match.shares.anchors) == 2 for table in tables))
    await until(lambda: all(table.connections.elsewhere for table in tables))
    for table in tables:
        table.collector.patience = PATIENCE
    actor, number = await before_dice(two[0], list(devices), tables[0], random.Random(4))
    n = tables[0].state.steps
    await devices[actor].choose(choice_of(devices[actor], number))
    shared = tables[actor].match.shares.decisions[n]
    anchors = tables[actor].match.shares.anchors
    assert {anchors[one.anchor].seat: one.link for one in shared.links} == {
        seat: device.link(n) for seat, device in enumerate(devices)
    }
    await until(lambda: tables[1 - actor].state.steps > n)
    assert tables[1 - actor].match.shares.decisions[n] == shared
    assert all(table.match.unfair_draw() is None for table in tables)

    # One that does not answer is missed; a process that does not is asked no more after a while.
    actor, number = await before_dice(two[0], list(devices), tables[0], random.Random(5))
    n = tables[0].state.steps
    devices[1 - actor].answers = False
    tables[1 - actor].collector.patience = 0.05
    await devices[actor].choose(choice_of(devices[actor], number))
    assert tables[actor].match.shares.decisions[n].missed == (1 - actor,)
    others = two[0].lobby.peers
    monkeypatch.setattr(two[1].lobby.peers, "_give", nothing)
    monkeypatch.setattr(others, "bus", spied := Spied(others.bus))
    tables[0].collector.patience = 0.05
    for _ in range(MOST_SILENT + 2):
        assert await others.links(tables[0], n, lambda: "digest", {0}) == []
    assert len(spied.told) == MOST_SILENT


class Spied:
    """A bus that remembers what it was told."""

    def __init__(self, bus: Bus) -> None:
        self.bus, self.told = bus, list[Any]()

    def tell(self, note: dict[str, Any]) -> None:
        self.told.append(note)
        self.bus.tell(note)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bus, name)


async def nothing(*_: object) -> None:
    pass


async def test_whoever_waits_at_a_real_game_hears_of_it_at_once_and_asks_nothing_meanwhile(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones, "LOOK_AGAIN", 1e9)
    one, other = two
    lead, links = await links_of(one, begun("carolus-magnus-2-dice", "public"))
    phone = await sit(one, links[0])
    phone.server = other
    n = (await phone.look())["n"]
    waiting = asyncio.create_task(phone.ask("look", n=n, wait=25.0))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await lead.ask("tell", steps=["draw red"])
    assert (await asyncio.wait_for(waiting, 20))["record"]["told"] == ["draw red"]


async def test_what_happened_while_nothing_was_heard_is_read(two: tuple[Server, Server], shared: str) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    clients = [await one.client(token) for token in founded.tokens]
    watching = await other.client(founded.spectator)
    bus = other.lobby.store.bus
    assert isinstance(bus, PostgresqlBus) and bus._connection is not None
    raw = (await bus._connection.get_raw_connection()).driver_connection
    assert raw is not None
    cutting = await asyncpg.connect(shared)
    for _ in range(2):
        await cutting.execute("SELECT pg_terminate_backend($1)", raw.get_server_pid())
        await play_on(clients, random.Random(1), 2)
        await watching.catch_up(max(client.standing["n"] for client in clients))
    await cutting.close()
    assert watching.steps[-1]["n"] == watching.standing["n"]


async def test_whoever_comes_is_told_what_was_announced_elsewhere_even_where_it_was_not_heard(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a page, or a program, would see the game go back when it connects to another process."""
    one, other = two
    founded = await one.found("cardcassonne", ["human", "human"])
    clients = [await one.client(token) for token in founded.tokens]
    before = await other.client(founded.spectator)
    await before.close()
    monkeypatch.setattr(other.lobby.store.bus, "hear", lambda _: None)
    assert founded.table in other.lobby.tables
    await play_on(clients, random.Random(1), 3)
    n = max(client.standing["n"] for client in clients)
    bearer = {"Authorization": f"Bearer {founded.tokens[0]}"}
    asked = await other.http.get("/api/seat", params={"wait": 0}, headers=bearer)
    assert asked.json()["n"] == n
    assert (await other.client(founded.spectator)).standing["n"] == n


class Slow:
    """A bot that has thought once it is told to."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.done = asyncio.Event(), asyncio.Event()
        self.choice = server.lobby.thinkers.choice
        monkeypatch.setattr(server.lobby.thinkers, "choice", self.think)

    async def think(self, *question: Any) -> int:
        self.asked.set()
        await self.done.wait()
        return await self.choice(*question)


async def to_the_bot(client: Client) -> None:
    """Play until a bot is asked."""
    generator = random.Random(1)
    while not client.standing["thinking"]:
        if client.standing["unconfirmed"] is not None:
            await client.ask(type="confirm", n=client.standing["n"])
        else:
            await client.play(generator)


def refusals(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Stale]:
    """What the database refuses a server from now on, as somebody else wrote first."""
    found: list[Stale] = []
    append = server.lobby.store.append

    async def watched(*order: Any) -> None:
        try:
            await append(*order)
        except Stale as refused:
            found.append(refused)
            raise

    monkeypatch.setattr(server.lobby.store, "append", watched)
    return found


async def test_a_late_holder_is_refused_and_takes_up_what_others_wrote(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that stood still for a while, as the others believe it dead, comes back with a bot's move."""
    one, other = two
    slow, refused = Slow(one, monkeypatch), refusals(one, monkeypatch)
    founded = await one.found("cardcassonne", ["human", "squire"])
    me = await one.client(founded.tokens[0])
    await to_the_bot(me)
    await slow.asked.wait()
    bus = one.lobby.store.bus
    assert isinstance(bus, PostgresqlBus) and table_of(one, founded).ownership.mine
    assert founded.table not in other.lobby.tables
    monkeypatch.setattr(bus, "_beat", lambda _: asyncio.sleep(0))  # no sign of life any more
    monkeypatch.setattr(table_of(one, founded), "hear_of", lambda *_: None)  # nor does it hear
    await until(lambda: founded.table in other.lobby.tables and table_of(other, founded).ownership.mine)
    there = await other.client(founded.tokens[0])
    while there.standing["thinking"]:
        await there.hear()
    assert not refused
    slow.done.set()
    while me.standing["thinking"]:
        await me.hear()
    assert len(refused) == 1
    assert me.steps == there.steps and not table_of(one, founded).ownership.mine


async def test_a_lease_from_before_the_database_s_clock_was_moved_back_counts_for_nothing(shared: str) -> None:
    """Else a process that died before would be believed alive for as long as the clock was moved."""
    store = Store(shared)
    await store.open()
    await store.change(sa.insert(servers).values(id="dead", until=time.time() + 3000))
    await store.close()
    async with Server(ServerSettings(shared, limits=GENEROUS, thinkers=1)) as server:
        assert server.lobby.store.bus.members == {server.lobby.store.bus.me}


async def test_bots_among_themselves_go_on_for_whoever_looks_on_wherever(two: tuple[Server, Server]) -> None:
    one, other = two
    founded = await one.found("cardcassonne", ["squire", "squire"])
    table = table_of(one, founded)
    watching = await other.client(founded.spectator)
    await watching.catch_up(watching.standing["n"] + 3)
    await watching.close()
    await until(lambda: not table_of(other, founded).bots.plays_on and not table.bots.plays_on)
    again = await one.client(founded.spectator)
    await again.catch_up(again.standing["n"] + 3)


async def test_a_clock_runs_out_where_its_table_is_looked_after(two: tuple[Server, Server]) -> None:
    one, other = two
    at = 1_000_000.0
    for server in two:
        server.lobby.time.now = lambda: at
    seats = [{"name": "Ada", "player": "human"}, {"name": "Bice", "player": "human"}]
    clock = {"kind": "game", "seconds": 600, "bot": "novice"}
    new = {"game": "cardcassonne", "options": {"players": 2}, "seats": seats, "clock": clock}
    founded = Founded(**(await one.http.post("/api/tables", json=new)).json())
    clients = [await one.client(founded.tokens[0]), await other.client(founded.tokens[1])]
    while (await clients[0].until("clocks"))["clocks"]["runs"] is None:
        pass
    asked = clients[1].standing["actor"]
    assert table_of(other, founded).ownership.mine, "whoever starts a clock looks after it"
    at += 700
    await one.lobby.check_clocks()
    assert not any(seat["late"] for seat in clients[0].table["seats"])
    await other.lobby.check_clocks()
    for client in clients:
        while not client.table["seats"][asked]["late"]:
            await client.hear()


def test_notes_are_short_and_tell_nothing_else() -> None:
    notes = [*Bus()._notes({"events": [[f"table-{n:010}", n] for n in range(2000)]})]
    assert all(len(note) < 8000 for note in notes)
    told = [json.loads(note) for note in notes]
    assert {key for note in told for key in note} == {"p", "events"}
    assert [n for note in told for _, n in note["events"]] == [*range(2000)]


# --- processes of their own ------------------------------------------------------------------------------------------


class Program:
    """`tavoliere` as a process of its own."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.command = ("serve", "--no-browser", "--port", str(self.port), "--database", database)

    async def __aenter__(self) -> "Program":
        self.process = await Started.with_arguments(*self.command)
        assert self.process.stdout is not None
        first = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        assert f"http://127.0.0.1:{self.port}/" in first.decode(), first
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def client(self, token: str) -> Client:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                socket = await websockets.connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None)
                client = Client(socket)
                await client.ask(type="sit", token=token)
                return client
            await asyncio.sleep(0.05)

    async def found(self, taken: list[str]) -> Founded:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False) as http:
            new = {"game": "cardcassonne", "options": {"players": len(taken)}}
            seats = [{"name": "", "player": player} for player in taken]
            return Founded(**(await http.post("/api/tables", json={**new, "seats": seats})).json())


async def hears_a_bot(client: Client) -> None:
    while client.standing["thinking"]:
        await client.hear()


async def test_a_process_that_is_killed_frozen_or_stopped_is_missed_by_nobody(shared: str) -> None:
    async with Program(shared) as stays:
        founded = await stays.found(["human", "emperor", "human"])
        other = await stays.client(founded.tokens[2])
        for how in (signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM):
            async with Program(shared) as goes:
                me = await goes.client(founded.tokens[0])
                await let_play([me, other])
                announced = public(me)
                goes.process.send_signal(how)
                if how is signal.SIGTERM:
                    assert await me.closed() == AGAIN
                await other.catch_up(len(announced) + 1)  # the bot thinks again, elsewhere
                await hears_a_bot(other)
                assert public(other)[: len(announced)] == announced
                if how is signal.SIGSTOP:
                    goes.process.send_signal(signal.SIGCONT)
                    await me.catch_up(other.standing["n"])
                    assert public(me) == public(other)
                await me.close()


def public(client: Client) -> list[tuple[int, int]]:
    """What everybody knows of the steps."""
    return [(step["n"], step["actor"]) for step in client.steps]


async def let_play(clients: list[Client]) -> None:
    """Play until a bot is asked after a move of the first."""
    generator = random.Random(3)
    played: Client | None = None
    while not (clients[0].standing["thinking"] and played is clients[0]):
        n = max(client.standing["n"] for client in clients)
        for client in clients:
            await client.catch_up(n)
        for client in clients:
            if client.standing["unconfirmed"] == client.table["seat"]:
                await client.ask(type="confirm", n=client.standing["n"])
                played = client
                for one in clients:
                    while one.standing["unconfirmed"] is not None:
                        await one.hear()
                break
            if client.standing["choices"]:
                await client.play(generator)
                played = client
                break
        else:
            assert clients[0].standing["result"] is None, "no bot was seen thinking after a move of the first"
            await clients[0].hear()


async def test_those_who_write_to_the_same_tables_at_once_never_wait_for_each_other(shared: str) -> None:
    stores = Store(shared), Store(shared)
    for store in stores:
        await store.open()
    names = [f"{number:02}" for number in range(40)]

    async def write(store: Store, orders: list[tuple[Any, dict[str, Any]]]) -> None:
        for _ in range(30):
            await store._write(*orders)

    new: dict[str, Any] = dict.fromkeys(("actor", "next", "clock", "deadline", "outcome", "talk", "holder"))
    new |= {"game": "kalah", "options": {}, "secret": "", "hints": False, "created": 0.0, "changed": 0.0, "steps": 0}
    await stores[0]._write(*((NEW_TABLE, {"id": name, **new}) for name in names))
    orders = [(DEADLINE, {"of": name, "deadline": 1.0}) for name in names]
    await asyncio.gather(write(stores[0], orders), write(stores[1], orders[::-1]))
    for store in stores:
        await store.close()
