"""Devices that add to the dice, at a real server: a whole game, hang-ups, attacks, a server killed meanwhile."""

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets

import tavoliere as tv
from tavoliere.engine.game import CHANCE
from tavoliere.table.match import verify
from tavoliere.table.shares import chain
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.tables import shares
from tavoliere.web.tables.connection import ENDED, Connection
from tavoliere.web.tables.shares import Collector
from tavoliere.web.tables.table import Table
from tavoliere.web.wire import unframed
from tests.web.conftest import GENEROUS
from tests.web.server import PATIENCE, Client, Founded, Server, play_on
from tests.web.storage.test_storage import Program

LINKS = 700
FOR_EVER = 600.0  # seconds: where a test does not come to an end, somebody is waited for in vain


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is too late on a busy machine, unless a test wants it so."""
    monkeypatch.setattr(shares, "PATIENCE", FOR_EVER)


class Device(Client):
    """A page that adds to the dice, and answers by itself while it is not looked at."""

    def __init__(self, socket: websockets.ClientConnection, seed: int) -> None:
        super().__init__(socket)
        self.seed = seed
        self.token = ""
        self.links = chain(f"{seed:02x}" * 32, LINKS)
        self.base = 0
        self.answers = True
        self.asked: list[dict[str, Any]] = []
        self._came: asyncio.Queue[str | bytes] = asyncio.Queue()
        self._asked_now: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def at(cls, address: str, token: str, seed: int, base: int | None = None) -> "Device":
        socket = await websockets.connect(f"ws://{address}/socket", max_size=None, ping_interval=None)
        device = cls(socket, seed)
        device.token = token
        device._listening = asyncio.create_task(device._listen())
        await device.ask(type="sit", token=token)
        await device.offer(base)
        return device

    async def offer(self, base: int | None = None) -> dict[str, Any]:
        self.base = self.standing["n"] if base is None else base
        return await self.ask(type="share", anchor=self.links[0], **{"from": self.base})

    def link(self, n: int) -> str:
        return self.links[n - self.base + 1]

    async def _listen(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                frame = await self.socket.recv()
                asked = unframed(frame)
                if asked["type"] != "share-asked":
                    self._came.put_nowait(frame)
                    continue
                self.asked.append(asked)
                self._asked_now.put_nowait(asked)
                if self.answers:
                    await self.say(type="link", n=asked["n"], link=self.link(asked["n"]))

    async def next_frame(self) -> str | bytes:
        return await asyncio.wait_for(self._came.get(), PATIENCE)

    async def was_asked(self, n: int) -> dict[str, Any]:
        """Wait until it is asked about the decision after n steps."""
        while (asked := await asyncio.wait_for(self._asked_now.get(), PATIENCE))["n"] != n:
            pass
        return asked

    def is_asked(self, n: int) -> bool:
        return any(asked["n"] == n for asked in self.asked)

    async def play(self, generator: random.Random) -> dict[str, Any]:
        return await self.choose(generator.choice(self.standing["choices"]))

    async def choose(self, choice: dict[str, Any]) -> dict[str, Any]:
        n = self.standing["n"]
        more = {"link": self.link(n)} if choice["final"] and self.answers else {}
        return await self.ask(type="play", n=n, action=choice["number"], **more)

    async def close(self) -> None:
        await super().close()
        if self._listening is not None:
            await self._listening


async def seated(server: Server, founded: Founded) -> list[Device]:
    tokens = [token for token in founded.tokens if token is not None]
    return [await Device.at(server.address, token, seed + 1) for seed, token in enumerate(tokens)]


async def before_dice(server: Server, clients: list[Any], table: Table, generator: random.Random) -> tuple[int, int]:
    """Play until a decision may lead to dice or cards: whose it is, and its number."""
    while True:
        await play_on(clients, generator, 1)
        while len(table.match.steps) < max(client.standing["n"] for client in clients):
            await asyncio.sleep(0.01)  # it may hear of it later than they
        waits = table.sitting.unconfirmed
        if waits is not None:
            await table.moves.confirm(waits, len(table.match.steps))
        for client in clients:
            await client.catch_up(len(table.match.steps))
        position = table.match.position
        assert position.actor is not None
        for action in position.actions:
            if position.play(action).actor == CHANCE:
                while not clients[position.actor].standing["choices"]:
                    await clients[position.actor].hear()
                return position.actor, int(action)


def choice_of(client: Client, number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in client.standing["choices"] if one["number"] == number)
    return found


async def two(server: Server, game: str = "carolus-magnus", seed: int = 4) -> tuple[Table, Device, Device, int, int]:
    """Two people at a table: whoever is about to throw dice, the other one, the number of steps, and the decision."""
    founded = await server.found(game, ["human", "human"])
    clients = await seated(server, founded)
    table = server.lobby.tables[founded.table]
    actor, number = await before_dice(server, clients, table, random.Random(seed))
    return table, clients[actor], clients[1 - actor], len(table.match.steps), number


def seat_of(client: Client) -> int:
    seat: int = client.table["seat"]
    return seat


# --- whole games -----------------------------------------------------------------------------------------------------


async def test_both_add_to_every_die_after_the_opening_and_the_record_proves_it(server: Server, tmp_path: Path) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    clients = await seated(server, founded)
    for client in clients:
        while not all(seat["shares"] for seat in client.table["seats"]):
            await client.until("seats")
    await play_on(list(clients), random.Random(3), 10_000)
    record = (await server.http.get(f"/api/tables/{founded.table}/record")).json()
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    found = verify(path, clients[0].table["commitment"], [client.links[0] for client in clients])
    assert found.problem is None and found.over
    match = tv.Match.load(path)
    opening = sum(match.decision_before(step) < 0 for step in match.draws)
    assert found.alone == opening < found.draws
    assert [(one.draws, one.missed) for one in found.contributions] == [(found.draws - opening, 0)] * 2
    assert (await server.http.get(f"/api/tables/{founded.table}/check")).json()["unfair"] is None
    assert match.dice is not None
    alone = [
        match.positions[step].actions[match.dice.pick(step, match.positions[step].weights)] for step in match.draws
    ]
    assert [match.steps[step] for step in match.draws[opening:]] != alone[opening:], "the secret alone says nothing"
    for client in clients:
        for asked in client.asked:  # and each device finds that it was asked about what was played
            n = asked["n"]
            assert asked["digest"] == match.dice.digest([step.text for step in match.steps[: n + 1]])


async def test_a_person_among_bots_adds_to_the_bots_dice_too(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "squire"])
    (me,) = await seated(server, founded)
    table = server.lobby.tables[founded.table]
    while not any(table.match.positions[n].actor == 1 for n in table.match.shares.decisions):
        if me.standing["unconfirmed"] == 0:
            await me.ask(type="confirm", n=me.standing["n"])
        elif me.standing["choices"]:
            await me.play(random.Random(1))
        else:
            await me.hear()
    assert me.asked, "what a bot decides is fixed first, and then asked about"
    assert not any(shared.missed for shared in table.match.shares.decisions.values())


async def test_nobody_is_waited_for_where_only_the_mover_is_there(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    await other.close()
    while table.collector.adds(seat_of(other)):
        await asyncio.sleep(0)
    await mover.choose(choice_of(mover, number))
    shared = table.match.shares.decisions[n]
    assert [one.link for one in shared.links] == [mover.link(n)] and shared.missed == ()
    assert not mover.is_asked(n)


async def test_who_gives_nothing_plays_as_ever_and_it_is_written_down(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    clients = [await server.client(token) for token in founded.tokens]
    table = server.lobby.tables[founded.table]
    await play_on(clients, random.Random(3), 40)
    assert not table.match.shares and table.match.record()["version"] == 1
    assert not any(seat["shares"] for seat in clients[0].table["seats"])


async def test_a_program_over_http_adds_to_its_own_dice(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    table = server.lobby.tables[founded.table]
    heads = [{"Authorization": f"Bearer {token}"} for token in founded.tokens]
    links = chain("77" * 32, LINKS)
    base = len(table.match.steps)
    for _ in range(2):  # the second time it is known already
        answer = await server.http.post("/api/seat/share", headers=heads[0], json={"anchor": links[0], "from": base})
        assert answer.status_code == 204
    generator = random.Random(3)
    while len(table.match.shares.decisions) < 3:
        n, actor = len(table.match.steps), table.match.position.actor
        assert actor is not None
        body: dict[str, Any] = {"n": n, "action": int(generator.choice(table.match.position.actions))}
        if actor == 0:
            body["share"] = {"anchor": links[0], "link": links[n - base + 1]}
        assert (await server.http.post("/api/seat/play", headers=heads[actor], json=body)).status_code == 200
    assert {table.match.positions[n].actor for n in table.match.shares.decisions} == {0}
    assert table.match.unfair_draw() is None
    body["share"] = {"anchor": "00" * 32, "link": "zz"}
    assert (await server.http.post("/api/seat/play", headers=heads[0], json=body)).status_code == 422


# --- coming and going ------------------------------------------------------------------------------------------------


async def test_a_device_that_comes_back_goes_on_with_its_chain_also_at_another_server(database: str) -> None:
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1)) as server:
        founded = await server.found("carolus-magnus", ["human", "human"])
        clients = await seated(server, founded)
        await play_on(list(clients), random.Random(3), 30)
        table = server.lobby.tables[founded.table]
        before, events = dict(table.match.shares.decisions), table.state.events
        assert before
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1)) as server:
        again = [
            await Device.at(server.address, token, i + 1, clients[i].base) for i, token in enumerate(founded.tokens)
        ]
        table = server.lobby.tables[founded.table]
        assert table.state.events == events and len(table.match.shares.anchors) == 2, "nothing new was published"
        assert table.match.shares.decisions == before
        await play_on(list(again), random.Random(4), 30)
        assert len(table.match.shares.decisions) > len(before)
        assert not any(shared.missed for shared in table.match.shares.decisions.values())
        assert table.match.unfair_draw() is None


async def test_of_two_devices_at_a_seat_the_latest_is_asked_and_the_one_that_plays_adds_its_own(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    second = await Device.at(server.address, other.token, 9)
    third = await Device.at(server.address, mover.token, 8)
    await mover.choose(choice_of(mover, number))
    shared = table.match.shares.decisions[n]
    by = {table.match.shares.anchors[one.anchor].seat: one.link for one in shared.links}
    assert by == {seat_of(mover): mover.link(n), seat_of(other): second.link(n)}
    assert not other.is_asked(n) and not third.is_asked(n) and table.match.unfair_draw() is None


async def test_at_one_screen_the_seat_that_is_looked_at_adds(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    device = await Device.at(server.address, founded.tokens[0], 1)
    table = server.lobby.tables[founded.table]
    first = (device.links, device.base)
    await device.ask(type="sit", token=founded.tokens[1])
    assert not any(seat["shares"] for seat in device.table["seats"]), "what it published is another seat's"
    assert (await device.offer())["message"][0] == "web-no-share", "one chain for each seat"
    device.links = chain("55" * 32, LINKS)
    await device.offer()
    assert [seat["shares"] for seat in device.table["seats"]] == [False, True]
    await device.ask(type="sit", token=founded.tokens[0])
    device.links, device.base = first
    await device.offer(device.base)
    assert [seat["shares"] for seat in device.table["seats"]] == [True, False]
    assert len(table.match.shares.anchors) == 2


async def test_a_chain_that_begins_before_the_game_is_refused(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    device = await Device.at(server.address, founded.tokens[0], 1)
    anchors = server.lobby.tables[founded.table].match.shares.anchors
    device.links = chain("66" * 32, LINKS)
    assert (await device.offer(-1))["type"] == "refused"
    assert len(anchors) == 1
    assert (await device.offer(0))["type"] == "seats" and len(anchors) == 2


async def test_who_is_asked_and_leaves_is_not_waited_for(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    other.answers = False
    playing = asyncio.create_task(mover.choose(choice_of(mover, number)))
    await other.was_asked(n)
    await other.close()
    await playing
    shared = table.match.shares.decisions[n]
    assert [one.link for one in shared.links] == [mover.link(n)] and shared.missed == (seat_of(other),)


async def test_a_decision_stands_although_whoever_made_it_hangs_up(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    other.answers = False
    await mover.say(type="play", n=n, action=number, link=mover.link(n))
    await other.was_asked(n)
    connection = next(one for one in table.connections.open if one.seat == seat_of(mover))
    connection.drop(ENDED)
    while connection in table.connections.open:
        await asyncio.sleep(0.01)
    assert len(table.match.steps) == n
    await other.say(type="link", n=n, link=other.link(n))
    await other.catch_up(n + 2)
    assert int(table.match.steps[n]) == number
    assert {one.link for one in table.match.shares.decisions[n].links} == {mover.link(n), other.link(n)}


async def test_who_says_something_else_first_is_heard_all_the_same(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    other.answers = False
    playing = asyncio.create_task(mover.choose(choice_of(mover, number)))
    await other.was_asked(n)
    await other.say(type="say", text="my turn soon")  # waits until the decision is carried out
    await other.say(type="link", n=n, link=other.link(n))
    await playing
    assert table.match.shares.decisions[n].missed == ()
    await other.until("talk")


def always_late(_: int, __: bool) -> bool:
    return False


def late_every_other_time(throw: int, _: bool) -> bool:
    return throw % 2 == 0


def late_when_it_is_waited_for(_: int, is_waited_for: bool) -> bool:
    return not is_waited_for


@pytest.mark.parametrize("comes_anew", ["never", "on the same socket", "on another socket", "read again"])
@pytest.mark.parametrize("is_in_time", [always_late, late_every_other_time, late_when_it_is_waited_for])
async def test_however_late_a_device_answers_others_wait_for_it_at_few_throws(
    is_in_time: Callable[[int, bool], bool], comes_anew: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it says again and again that it adds to the dice, or connects anew."""
    collector, device, now, in_vain, throws = Collector(), Connection(), 0.0, 0, 200
    collector.patience, collector.clock, device.seat = 0.0, lambda: now, 0
    monkeypatch.setattr(collector, "_fits", lambda *_: True)
    collector.take({"seat": 0, "from": 0, "anchor": "a"})
    collector.offer(device, "a")
    for n in range(throws):
        waited_for = collector.adds(0)
        in_time = is_in_time(n, waited_for)
        answer = partial(collector.answer, device, n, "link")

        def asked(_: str | bytes, in_time: bool = in_time, answer: Callable[[], None] = answer) -> bool:
            if in_time:
                answer()
            return True

        device.tell = asked
        shared = await collector.collect(n, lambda: "", 1, None, None)
        assert shared is not None and (shared.missed == ()) == in_time
        in_vain += waited_for and not in_time
        now += 1.02
        if not in_time:
            answer()
        if comes_anew == "read again":
            collector.read([(0, "share", {"seat": 0, "from": 0, "anchor": "a"})])
        elif comes_anew != "never":
            if comes_anew == "on another socket":
                collector.forget(device)
                device = Connection()
                device.seat = 0
            collector.offer(device, "a")
    assert in_vain <= shares.MOST_MISSES + throws / 5


async def test_one_that_misses_is_asked_but_not_waited_for_until_it_answers(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human", "human"])
    clients = await seated(server, founded)
    table, generator, silent = server.lobby.tables[founded.table], random.Random(3), clients[2]
    silent.answers = False
    table.collector.patience = 0.0
    while len(silent.asked) < shares.MOST_MISSES:
        await play_on(list(clients), generator, 1)
    assert not table.collector.adds(2)
    table.collector.patience = FOR_EVER
    while len(silent.asked) < shares.MOST_MISSES + 2:
        await play_on(list(clients), generator, 1)
    late = silent.asked[-1]["n"]
    assert [shared.missed for shared in table.match.shares.decisions.values()][-2:] == [(2,), (2,)]
    used = table.match.shares.decisions[late]
    await silent.say(type="link", n=late, link=silent.link(late))
    while not table.collector.adds(2):
        await asyncio.sleep(0.01)
    assert table.match.shares.decisions[late] == used, "what came too late changes nothing"
    silent.answers = True
    asked = len(silent.asked)
    while len(silent.asked) == asked:
        await play_on(list(clients), generator, 1)
    assert max(table.match.shares.decisions.items())[1].missed == ()
    assert table.match.unfair_draw() is None


# --- attacks ---------------------------------------------------------------------------------------------------------


async def test_only_the_right_link_of_the_one_who_was_asked_counts(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    watching = await server.client((await server.found("carolus-magnus", ["human", "human"])).tokens[0])
    thief = await Device.at(server.address, other.token, 7)  # at the same seat, but the other one came last
    await other.offer(other.base)
    other.answers = thief.answers = False
    playing = asyncio.create_task(mover.choose(choice_of(mover, number)))
    await other.was_asked(n)
    for sender, says in (
        (thief, {"n": n, "link": thief.link(n)}),
        (thief, {"n": n, "link": other.link(n)}),
        (watching, {"n": n, "link": other.link(n)}),
        (other, {"n": n + 1, "link": other.link(n + 1)}),
        (other, {"n": n - 1, "link": other.link(n - 1)}),
    ):
        assert (await sender.ask(type="link", **says))["message"][0] == "web-no-share"
    assert not playing.done()
    for huge in ("0" * 65, "0" * 4000, "0G" * 32, "", 7, None, ["0"]):
        await other.say(type="link", n=n, link=huge)
        await other.until("refused")
    assert not playing.done()
    await other.say(type="link", n=n, link=other.link(n))
    await playing
    assert {one.link for one in table.match.shares.decisions[n].links} == {mover.link(n), other.link(n)}


@pytest.mark.parametrize("shift", [-1, 1, None], ids=["replayed", "too early", "invented"])
async def test_a_wrong_link_is_the_same_as_none_and_nobody_waits_for_another(server: Server, shift: int | None) -> None:
    table, mover, other, n, number = await two(server)
    other.answers = False
    playing = asyncio.create_task(mover.choose(choice_of(mover, number)))
    await other.was_asked(n)
    wrong = "00" * 32 if shift is None else other.link(n + shift)
    assert (await other.ask(type="link", n=n, link=wrong))["message"][0] == "web-no-share"
    await playing
    assert table.match.shares.decisions[n].missed == (seat_of(other),)
    assert (await other.ask(type="link", n=n, link=other.link(n)))["message"][0] == "web-no-share"


async def test_a_wrong_link_with_a_decision_adds_nothing(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    await mover.ask(type="play", n=n, action=number, link=other.link(n))
    shared = table.match.shares.decisions[n]
    assert [one.link for one in shared.links] == [other.link(n)] and shared.missed == (seat_of(mover),)
    assert table.match.unfair_draw() is None


async def test_a_flood_of_links_costs_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, mover, other, n, number = await two(server)
    tried = []
    fits = shares.Collector._fits

    def noted(*given: Any) -> bool:
        tried.append(given)
        return fits(*given)

    monkeypatch.setattr(shares.Collector, "_fits", noted)
    for _ in range(100):
        await other.say(type="link", n=n, link=other.link(n))
    for _ in range(100):
        while (await other.hear())["type"] != "refused":
            pass
    assert tried == []
    await mover.choose(choice_of(mover, number))
    assert len(tried) == 2


async def test_what_can_be_published_has_its_limits(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    ada, bruno = await seated(server, founded)
    watching = await server.client(founded.spectator)
    table = server.lobby.tables[founded.table]
    n = len(table.match.steps)

    async def refused(client: Client, anchor: str, base: int) -> str:
        answer = await client.ask(type="share", anchor=anchor, **{"from": base})
        return str(answer["message"][0]) if answer["type"] == "refused" else ""

    assert await refused(watching, "00" * 32, n) == "web-spectator"
    assert await refused(ada, bruno.links[0], n) == "web-no-share", "another's"
    assert await refused(ada, ada.links[0], n - 1) == "web-no-share", "the same one from elsewhere"
    for base in (n + 1, n - 10_000, -5000, 2**31 - 1):
        assert await refused(ada, "01" * 32, base) == "web-no-share"
    for i in range(1, shares.MOST_ANCHORS):
        assert await refused(ada, f"{i:064x}", n) == ""
    assert await refused(ada, "01" * 32, n) == "web-no-share"
    assert await refused(ada, ada.links[0], n) == "", "what is known can always be gone on with"
    assert await refused(bruno, "01" * 32, n) == ""


async def test_a_decision_that_is_refused_asks_nobody(server: Server) -> None:
    table, mover, other, n, number = await two(server)
    illegal = next(i for i in range(100_000) if i not in {int(one) for one in table.match.position.actions})
    assert (await mover.ask(type="play", n=n, action=illegal, link=mover.link(n)))["type"] == "refused"
    assert (await mover.ask(type="play", n=n - 1, action=number, link=mover.link(n)))["type"] == "refused"
    assert (await other.ask(type="play", n=n, action=number, link=other.link(n)))["type"] == "refused"
    assert not mover.is_asked(n) and not other.is_asked(n)


# --- killed meanwhile ------------------------------------------------------------------------------------------------


class Patient(Program):
    """The program, with all the time in the world for devices to answer."""

    before = f"from tavoliere.web.tables import shares; shares.PATIENCE = {FOR_EVER}"

    async def device(self, token: str, seed: int, base: int | None) -> Device:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                return await Device.at(f"127.0.0.1:{self.port}", token, seed, base)
            assert self.process.returncode is None
            await asyncio.sleep(0.05)


async def test_a_server_killed_between_asking_and_storing_asks_the_same_again_and_the_same_falls(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as server:
        table, mover, other, n, number = await two(server)
        places = [(one.token, one.seed, one.base) for one in (mover, other)]
        would = expected(table, mover, other, n, number)
        choices = [choice_of(mover, int(one)) for one in table.match.position.actions]
    program = Patient(sqlite)
    await program.start()
    try:
        mover, other = [await program.device(*place) for place in places]
        other.answers = False
        await mover.say(type="play", n=n, action=number, link=mover.link(n))
        first = await other.was_asked(n)
        await program.stop(signal.SIGKILL)
        await program.start()
        mover, other = [await program.device(*place) for place in places]
        assert mover.standing["n"] == n and other.standing["n"] == n, "nothing was announced, nothing is stored"
        other.answers = False
        # Another decision is told by another digest: a device that has given its link for the first gives none.
        another = next((one for one in choices if one["number"] != number and one["final"]), None)
        if another is not None:
            await mover.say(type="play", n=n, action=another["number"], link=mover.link(n))
            assert (await other.was_asked(n))["digest"] != first["digest"]
            await program.stop(signal.SIGKILL)
            await program.start()
            mover, other = [await program.device(*place) for place in places]
            other.answers = False
        await mover.say(type="play", n=n, action=number, link=mover.link(n))
        assert await other.was_asked(n) == first
        await other.say(type="link", n=n, link=other.link(n))
        await mover.catch_up(n + 2)
        assert [[step["name"], *step["words"]] for step in mover.steps[n : n + len(would)]] == would
    finally:
        if program.process.returncode is None:
            await program.stop(signal.SIGKILL)


def expected(table: Table, mover: Device, other: Device, n: int, number: int) -> list[list[str]]:
    """What comes of a decision to which both add."""
    seats = sorted((seat_of(one), one.link(n)) for one in (mover, other))
    position = table.match.position.play(number)
    steps = [[table.match.game.action(number).block.name, *table.match.game.action(number).words]]
    assert table.match.dice is not None
    while position.actor == CHANCE:
        action = position.actions[table.match.dice.pick(n + len(steps), position.weights, seats)]
        steps.append([action.block.name, *action.words])
        position = position.play(action)
    return steps
