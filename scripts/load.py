"""How the server bears up: many tables, every seat a socket, moves at a steady rate.

    python -m scripts.load --tables 250 --players 4 --rate 150 --seconds 600
    python -m scripts.load --tables 2000 --sockets 5000 --rate 100 --seconds 1800
    python -m scripts.load --processes 2 --postgresql

It starts a server of its own on this machine, and reports how long it takes from sending a move until the last seat has
received it, whether anything was lost or came out of order, how much memory the server has from minute to minute and
how that grows, and its processor time.

`--sockets` lets tables have different numbers of players, so that there are so many in all.
`--postgresql` gives it a PostgreSQL of its own, and `--processes` starts several servers on that, each on its port. All
of a table sit at the same one, as behind a proxy that divides by tables; `--apart` seats them at different ones. `--at-
once` confirms each turn with its last move, as the page does for whoever wants no turn to wait, and not by a message of
its own.
"""

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import random
import re
import signal
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import tavoliere as tv
from scripts.chaos.machines import Postgresql, World
from scripts.line import Line
from tavoliere.web.app import build
from tavoliere.web.limits.guard import Limits
from tavoliere.web.limits.http_limits import room_for_connections
from tavoliere.web.serve import WebServer, configuration, keep_for_good, listening
from tavoliere.web.server_settings import ServerSettings

BOUNDLESS = Limits(
    messages=1e9,
    messages_at_once=10**9,
    messages_too_many=10**9,
    requests=1e9,
    requests_at_once=10**9,
    tables=1e9,
    tables_at_once=10**9,
    sockets=10**9,
    connections=10**9,
    clients_messages=1e9,
    clients_messages_at_once=10**9,
    whole_tables=1e9,
    patience=180.0,
)
PATIENCE = 180.0
NEXT_TABLE = 0.5  # seconds between a new table and the next, as all began, and so end, at about the same time
AT_ONCE = 64  # tables that are opened at the same time
ASK_AGAIN = (1.0, 3.0)  # seconds after a server has said that it can't just now
# The beginning of what a seat is told, as `web/presenter.py` writes it: read so, and not as JSON, as the reader's time
# is taken from the server where they have one machine.
KIND = re.compile(rb'"type":"(\w+)"')
STANDING = re.compile(
    rb'"standing":\{"n":(\d+),"actor":(\w+|-1),"unconfirmed":(\w+),"thinking":\w+,"undo":\w+,'
    rb'"secret":[^,}]+(?:,"view":\[0,(\d+)\])?'
)
FIRST_STEP = re.compile(rb'"steps":\[\{"n":(\d+)')


# --- servers ---------------------------------------------------------------------------------------------------------


def serve(database: str, told: Any) -> None:
    ear = listening("127.0.0.1", 0)
    port = ear.getsockname()[1]
    told.send(port)
    room_for_connections(10**6)
    settings = ServerSettings(database, port=port, limits=BOUNDLESS, thinkers=1)
    server = WebServer(configuration(build(settings)))
    keep_for_good()
    server.run(sockets=[ear])


class Servers(NamedTuple):
    """Those that are measured: where they are, and which processes they are."""

    ports: list[int]
    processes: list[int]  # bots' and analyses' processes do nothing here and are left out

    def resident(self) -> int:
        """Their memory, in kilobytes."""
        return sum(resident(pid) for pid in self.processes)

    def processor_time(self) -> float:
        """The seconds that they have worked so far."""
        return sum(processor_time(pid) for pid in self.processes)


@contextlib.contextmanager
def running(processes: int, database: str | None, postgresql: bool) -> Iterator[Servers]:
    """Servers on a database of their own, or on the one that is named."""
    with tempfile.TemporaryDirectory(prefix="tavoliere-load-") as folder:
        os.chmod(folder, 0o755)
        private = Postgresql(folder, World(folder, "database", None)) if postgresql else None
        where = database or (private.url if private else f"sqlite:///{folder}/tables.sqlite")
        context = multiprocessing.get_context("spawn")
        started, ports = [], []
        try:
            for _ in range(processes):
                here, there = context.Pipe()
                server = context.Process(target=serve, args=(where, there))
                server.start()
                started.append(server)
                there.close()  # so that nobody is left to say anything if the server has ended
                try:
                    ports.append(here.recv())
                except EOFError:
                    server.join()
                    sys.exit(f"the server ended before it listened, with {server.exitcode}; what it said is above")
            yield Servers(ports, [one.pid or 0 for one in started])
        finally:
            for server in started:
                server.terminate()
                server.join(20)
            if private is not None:
                private.stop()


def resident(pid: int) -> int:
    """The memory of a process, in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_time(pid: int) -> float:
    """The seconds that a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- tables ----------------------------------------------------------------------------------------------------------


class Table:
    """One table: a socket for each seat, and who is to play next."""

    def __init__(self, load: "Load", ports: Sequence[int], tokens: list[str]) -> None:
        self.load, self.ports, self.tokens = load, ports, tokens
        self.steps = [0] * len(tokens)
        self.views = [b""] * len(tokens)
        self.sent = 0.0
        self.waiting: set[int] = set()  # seats that have not heard of the last move
        self.choice: tuple[int, int, int] | None = None  # seat, steps, action
        self.lines: list[Line] = []
        self.told = asyncio.Event()  # every seat knows where its game stands
        self.untold = set(range(len(tokens)))
        self.over = False

    async def sit(self) -> None:
        for seat, token in enumerate(self.tokens):
            line = await Line.open(self.ports[seat % len(self.ports)], "/socket", self.ear(seat))
            self.lines.append(line)
            line.send(f'{{"type":"sit","token":"{token}"}}')
        await asyncio.wait_for(self.told.wait(), PATIENCE)

    def ear(self, seat: int) -> Any:
        return lambda frame: self.hear(seat, frame)

    def hear(self, seat: int, frame: bytes) -> None:
        arrived = time.perf_counter()
        said = KIND.search(frame, 0, 80)
        kind = said and said[1]
        if kind == b"refused":
            self.load.trouble.append(frame.decode())
        found = STANDING.search(frame) if kind in (b"table", b"moved", b"standing", b"back") else None
        if found is None:
            return
        n = int(found[1])
        if kind == b"moved":
            first = FIRST_STEP.search(frame, found.end())
            if first is None or int(first[1]) != self.steps[seat] + 1:
                self.load.trouble.append(f"seat {seat} had {self.steps[seat]} steps and then heard of {n}")
            self.load.heard += len(frame)
            self.arrived(seat, arrived)
        self.steps[seat] = n
        self.untold.discard(seat)
        if not self.untold:
            self.told.set()
        actor, unconfirmed, size = found.group(2, 3, 4)
        if size is not None:  # behind the text, whose length stands before it
            begin = 4 + int.from_bytes(frame[:4], "little")
            self.views[seat] = frame[begin : begin + int(size)]
        if actor == b"null":
            self.over = True
        elif unconfirmed == b"%d" % seat:
            self.lines[seat].send(f'{{"type":"confirm","n":{n}}}')
        elif unconfirmed == b"null" and actor == b"%d" % seat:
            self.choice = (seat, n, self.load.choice(self.views[seat], seat, len(self.tokens)))
            self.load.ready.append(self)

    def arrived(self, seat: int, when: float) -> None:
        self.waiting.discard(seat)
        if not self.waiting and self.sent:
            self.load.times.append(when - self.sent)
            self.sent = 0.0

    def move(self) -> None:
        assert self.choice is not None
        seat, n, action = self.choice
        self.choice, self.waiting, self.sent = None, set(range(len(self.tokens))), time.perf_counter()
        confirm = "true" if self.load.at_once else "false"
        self.lines[seat].send(f'{{"type":"play","n":{n},"action":{action},"confirm":{confirm}}}')

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()


class Load:
    """All tables, and the figures."""

    def __init__(self, servers: Servers, game: str, players: int, apart: bool = False, at_once: bool = False) -> None:
        self.servers, self.game, self.players, self.apart, self.at_once = servers, game, players, apart, at_once
        self.tables: list[Table] = []
        self.opened = 0
        self.ready: deque[Table] = deque()
        self.times: list[float] = []
        self.trouble: list[str] = []
        self.heard = 0  # bytes of moves, at all seats
        self.asked_again = 0  # for tables that the server could not open at once
        self.rules: dict[int, tv.Game] = {}  # by how many play
        self.http = httpx.AsyncClient(timeout=PATIENCE)

    async def wait_until_ready(self, path: str, *further: int) -> None:
        async with asyncio.timeout(PATIENCE):
            for port in (*self.servers.ports, *further):
                while True:
                    try:
                        await self.http.get(f"http://127.0.0.1:{port}{path}")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.1)

    def choice(self, view: bytes, seat: int, players: int) -> int:
        """What the seat that is asked plays, as a page finds it."""
        if players not in self.rules:
            self.rules[players] = tv.game(self.game, players=players)
        return int(random.choice(self.rules[players].view_of(view, seat).actions))

    async def found(self, players: int | None = None) -> Table:
        count = players or self.players
        at = self.opened % len(self.servers.ports)
        self.opened += 1
        ports = self.servers.ports[at:] + self.servers.ports[:at]
        seats = [{"name": f"P{seat + 1}"} for seat in range(count)]
        new = {"game": self.game, "options": {"players": count}, "seats": seats}
        answer = await self.http.post(f"http://127.0.0.1:{ports[0]}/api/tables", json=new)
        while answer.status_code == 503:  # as it says that it can't just now, ask again as a person would
            self.asked_again += 1
            await asyncio.sleep(random.uniform(*ASK_AGAIN))
            answer = await self.http.post(f"http://127.0.0.1:{ports[0]}/api/tables", json=new)
        table = Table(self, ports if self.apart else ports[:1], answer.raise_for_status().json()["tokens"])
        await table.sit()
        self.tables.append(table)
        return table

    async def found_all(self, sizes: Sequence[int]) -> None:
        """Tables of these sizes, many at the same time."""
        places = asyncio.Semaphore(AT_ONCE)

        async def one(size: int) -> None:
            async with places:
                await self.found(size)

        await asyncio.gather(*(one(size) for size in sizes))

    async def run(self, rate: float, seconds: float) -> list[tuple[float, int]]:
        """Moves at a steady rate; the servers' memory in the course of time."""
        begin, moves, memory = time.perf_counter(), 0, []
        seen = opened = 0.0
        while (now := time.perf_counter() - begin) < seconds:
            if now >= seen:
                memory.append((now, self.servers.resident()))
                seen += min(60.0, max(1.0, seconds / 20))
            if moves < now * rate and self.ready:
                moves += 1
                self.ready.popleft().move()
                if moves % 8 == 0:
                    await asyncio.sleep(0)
            else:
                await asyncio.sleep(0.001)
            if now >= opened:
                opened = now + NEXT_TABLE
                for table in [table for table in self.tables if table.over][:1]:
                    self.tables.remove(table)
                    await table.leave()
                    await self.found(len(table.tokens))
        memory.append((now, self.servers.resident()))
        return memory

    async def renew(self, steps: int) -> None:
        """New tables for those that have come so far."""
        worn = [table for table in self.tables if max(table.steps) > steps]
        self.tables = [table for table in self.tables if table not in worn]
        self.ready = deque(table for table in self.ready if table not in worn)
        for table in worn:
            await table.leave()
        await self.found_all([len(table.tokens) for table in worn])

    async def leave(self) -> None:
        for table in self.tables:
            await table.leave()
        await self.http.aclose()


def sizes(tables: int, players: int, sockets: int | None) -> list[int]:
    """How many sit at each table, so that there are so many sockets in all."""
    if sockets is None:
        return [players] * tables
    return [sockets // tables + (table < sockets % tables) for table in range(tables)]


def growth(memory: Sequence[tuple[float, int]]) -> float:
    """By how many megabytes a minute it grows: the straight line that fits best."""
    seconds, kilobytes = zip(*memory, strict=True)
    return statistics.linear_regression(seconds, kilobytes).slope * 60 / 1024 if len(memory) > 1 else 0.0


async def drive(servers: Servers, given: argparse.Namespace) -> int:
    gc.disable()  # whoever measures must not stand still
    load = Load(servers, given.game, given.players, given.apart, given.at_once)
    await load.wait_until_ready("/health")
    begun = time.perf_counter()
    await load.found_all(sizes(given.tables, given.players, given.sockets))
    opening = time.perf_counter() - begun
    sockets = sum(len(table.tokens) for table in load.tables)
    print(
        f"{given.tables} tables and {sockets} sockets opened in {opening:.1f} s, "
        f"{load.asked_again} asked for again, {len(load.trouble)} errors"
    )
    if given.settle:
        await load.run(given.rate, given.settle)
        load.times = []
    cpu = servers.processor_time()
    memory = await load.run(given.rate, given.seconds)
    cpu = servers.processor_time() - cpu
    await asyncio.sleep(2)
    lost = sum(bool(table.waiting) for table in load.tables)
    times = sorted(load.times)
    cut = statistics.quantiles(times, n=1000, method="inclusive")
    kind = "PostgreSQL" if given.postgresql else given.database or "SQLite"
    print(f"{given.processes} processes on {kind}, {len(times) / given.seconds:.1f} moves/s for {given.seconds:.0f} s")
    print(
        f"to the last seat: p50 {1000 * cut[499]:.1f} ms, p99 {1000 * cut[989]:.1f} ms, most {1000 * times[-1]:.1f} ms"
    )
    print(f"lost {lost}, out of order or refused {len(load.trouble)}", *load.trouble[:5], sep="\n  ")
    print("memory, MB:", " ".join(f"{now:.0f}s {kilobytes / 1024:.0f}" for now, kilobytes in memory))
    print(
        f"it grows by {growth(memory):.2f} MB a minute, in the second half by {growth(memory[len(memory) // 2 :]):.2f}"
    )
    print(f"processor time of the servers: {1000 * cpu / len(times):.2f} ms a move")
    await load.leave()
    return 1 if lost or load.trouble else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sockets", type=int, help="in all, instead of --players")
    parser.add_argument("--game", default="cardcassonne")
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=0.0, help="seconds of play before it is measured")
    parser.add_argument("--database", help="where the tables are kept; a file in a new folder without it")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--apart", action="store_true", help="the players of a table at different servers")
    parser.add_argument("--at-once", action="store_true", help="every move is confirmed with it, not after it")
    given = parser.parse_args()
    if given.processes > 1 and not given.postgresql:
        parser.error("several processes share a PostgreSQL: --postgresql")
    room_for_connections(10**6)
    with running(given.processes, given.database, given.postgresql) as servers:
        return asyncio.run(drive(servers, given))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    raise SystemExit(main())
