"""Ours and boardgame.io side by side: the moves a second at which p99 passes 100 ms, and memory for each table.

    (cd scripts/boardgame_io && npm install --no-package-lock)
    python -m scripts.beside --tables 250 --players 4 --seconds 20

One after the other on the same machine with the same client: the same tables and sockets, moves at a rate that grows by
a half from step to step, until one in a hundred takes longer than 100 ms to arrive at the last seat, or the rate is not
kept. Ours plays Carolus Magnus and stores every move; boardgame.io plays a game whose boards are as large (--size)
and keeps it in memory, as its own server does.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import random
import re
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from scripts.line import Line
from scripts.load import PATIENCE, Load, Servers, Table, running
from tavoliere.lab.running import cores
from tavoliere.web.limits.http_limits import room_for_connections
from tavoliere.web.serve import listening

LIMIT = 0.100  # seconds
FOLDER = Path(__file__).parent / "boardgame_io"
COLOURS = ("red", "green", "blue", "yellow", "pink")
CLIENTS = max(1, cores() * 5 // 8)  # processes that play: a third as many could not keep up with two servers
WARM = 3.0  # seconds of play before anything is measured
WORN = 60  # steps, after which a table gives way to a new one between two rates: no game may end while one is measured
ROOM = "ring"  # the name of the game, which is socket.io's name for the room too
NUMBER = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d+)"')


class PeerTable(Table):
    """A match of boardgame.io, in its own words over socket.io."""

    def __init__(self, load: "PeerLoad", name: str, tokens: list[str]) -> None:
        super().__init__(load, load.servers.ports[:1], tokens)
        self.name = name

    async def sit(self) -> None:
        port = self.ports[0]
        address = "/socket.io/?EIO=4&transport=websocket"
        for seat, token in enumerate(self.tokens):
            welcome = self.welcome = asyncio.Event()
            line = await Line.open(port, address, self.ear(seat), f"http://localhost:{port}")
            self.lines.append(line)
            line.send(f"40/{ROOM},")
            await welcome.wait()
            self.say(seat, "sync", self.name, str(seat), token, len(self.tokens))

    def say(self, seat: int, *told: Any) -> None:
        self.lines[seat].send(f"42/{ROOM},{json.dumps(told)}")

    def hear(self, seat: int, frame: bytes) -> None:
        arrived = time.perf_counter()
        if frame == b"2":  # a sign of life
            self.lines[seat].send("3")
            return
        if frame.startswith(b"40"):
            self.welcome.set()
        if not frame.startswith(b"42"):
            return
        n, player = NUMBER.search(frame), PLAYER.search(frame)
        if n is None or player is None:
            return
        if b'["update"' in frame[:20] and int(n[1]) > self.steps[seat]:
            self.load.heard += len(frame)
            self.arrived(seat, arrived)
        elif b'["sync"' not in frame[:20]:
            return
        self.steps[seat] = int(n[1])
        if int(player[1]) == seat:
            self.choice = (seat, int(n[1]), random.randrange(15))
            self.load.ready.append(self)

    def move(self) -> None:
        assert self.choice is not None
        seat, n, territory = self.choice
        self.choice, self.waiting, self.sent = None, set(range(len(self.tokens))), time.perf_counter()
        own = {"type": "play", "args": [territory, random.choice(COLOURS)], "playerID": str(seat)}
        own["credentials"] = self.tokens[seat]
        self.say(seat, "update", {"type": "MAKE_MOVE", "payload": own}, n, self.name, str(seat))


class PeerLoad(Load):
    """All matches of boardgame.io."""

    def __init__(self, servers: Servers, making: int, players: int) -> None:
        super().__init__(servers, ROOM, players)
        self.port, self.making = making, f"http://127.0.0.1:{making}"

    async def wait_until_ready(self, path: str, *further: int) -> None:
        await super().wait_until_ready(path, self.port)

    async def found(self, players: int | None = None) -> Table:
        asked = {"numPlayers": self.players, "unlisted": True}
        answer = await self.http.post(f"{self.making}/games/{ROOM}/create", json=asked)
        name = answer.raise_for_status().json()["matchID"]
        tokens = []
        for seat in range(self.players):
            joining = {"playerID": str(seat), "playerName": f"P{seat + 1}"}
            answer = await self.http.post(f"{self.making}/games/{ROOM}/{name}/join", json=joining)
            tokens.append(answer.raise_for_status().json()["playerCredentials"])
        table = PeerTable(self, name, tokens)
        await table.sit()
        self.tables.append(table)
        return table


class Step(NamedTuple):
    """What a rate of moves did."""

    wanted: float
    reached: float
    p50: float
    p99: float
    processor: float  # milliseconds a move
    size: float  # kilobytes that all seats heard of a move

    @property
    def kept(self) -> bool:
        return self.p99 <= LIMIT and self.reached >= 0.9 * self.wanted


async def drive(load: Load, tables: int, asked: Connection) -> None:
    """One client: it opens its tables, plays at each rate that it is told, and says how long every move took."""
    gc.disable()
    await load.wait_until_ready("/")
    await asyncio.to_thread(asked.recv)
    await load.found_all([load.players] * tables)
    asked.send(None)
    while (told := await asyncio.to_thread(asked.recv)) is not None:
        load.times, load.heard = [], 0
        await load.run(*told)
        await asyncio.sleep(1)
        asked.send((load.times, load.heard, load.trouble))
        await load.renew(WORN)
        asked.send(None)
    await load.leave()


def client(make: Callable[[], Load], tables: int, asked: Connection) -> None:
    room_for_connections(10**6)

    async def begin() -> None:
        await drive(make(), tables, asked)  # within the loop, where a client of HTTP has to be made

    asyncio.run(begin())


@contextlib.contextmanager
def clients(make: Callable[[], Load], tables: int, count: int) -> Iterator[list[Connection]]:
    """Processes that share the tables: one alone could not keep up with the server."""
    context = multiprocessing.get_context("spawn")
    lines, started = [], []
    for at in range(count):
        here, there = context.Pipe()
        share = tables // count + (at < tables % count)
        started.append(context.Process(target=client, args=(make, share, there)))
        started[-1].start()
        there.close()
        lines.append(here)
    try:
        yield lines
        for line in lines:
            line.send(None)
    finally:
        for one in started:
            one.join(20)
            one.terminate()


def played(lines: list[Connection], servers: Servers, rate: float, seconds: float) -> tuple[list[Any], float]:
    """What all clients tell of a while at a rate, and how long the servers had worked then.

    After it there are new tables for those that are worn.
    """
    for line in lines:
        line.send((rate / len(lines), seconds))
    found = [line.recv() for line in lines]
    worked = servers.processor_time()
    for line in lines:
        line.recv()
    return found, worked


def measure(make: Callable[[Servers], Load], servers: Servers, given: argparse.Namespace) -> tuple[float, list[Step]]:
    """Kilobytes of memory a table, and what each rate did until one was too much."""
    with clients(partial(make, servers), given.tables, given.clients) as lines:
        time.sleep(2)  # until the server has settled
        empty = servers.resident()
        for line in lines:
            line.send(None)
        for line in lines:
            line.recv()
        time.sleep(2)
        each = (servers.resident() - empty) / given.tables
        steps: list[Step] = []
        rate = given.rate
        played(lines, servers, rate, WARM)
        while not steps or (steps[-1].kept and len(steps) < given.steps):
            before = servers.processor_time()
            found, worked = played(lines, servers, rate, given.seconds)
            work = worked - before
            times = [one for own, _, _ in found for one in own] or [PATIENCE] * 2
            cut = statistics.quantiles(times, n=100, method="inclusive")
            size = sum(heard for _, heard, _ in found) / len(times) / 1024
            reached = len(times) / given.seconds
            steps.append(Step(rate, reached, cut[49], cut[98], 1000 * work / len(times), size))
            if trouble := [one for _, _, theirs in found for one in theirs]:
                print(len(trouble), "errors", *trouble[:3])
            rate *= given.grow
    return each, steps


def report(name: str, each: float, steps: list[Step], given: argparse.Namespace) -> float:
    print(f"\n{name}: {given.tables} tables, {given.tables * given.players} sockets, {each:.0f} kB a table")
    for one in steps:
        print(
            f"  {one.reached:6.1f} of {one.wanted:6.1f} moves/s: p50 {1000 * one.p50:6.1f} ms, p99 "
            f"{1000 * one.p99:7.1f} ms, {one.processor:.2f} ms of processor and {one.size:.1f} kB a move"
        )
    best = max((one.reached for one in steps if one.kept), default=0.0)
    print(f"  p99 stays below {1000 * LIMIT:.0f} ms up to {best:.0f} moves/s")
    return best


def ours(given: argparse.Namespace) -> float:
    with running(given.processes, given.database, given.postgresql) as servers:
        name = f"Tavoliere, {given.processes} processes, {'PostgreSQL' if given.postgresql else 'SQLite'}"
        # Theirs has no turns to be confirmed: a move is one message there, and so it is here.
        make = partial(Load, game="carolus-magnus", players=given.players, apart=given.apart, at_once=True)
        return report(name, *measure(make, servers, given), given)


def theirs(given: argparse.Namespace) -> float:
    with peer(given.size) as (servers, making):
        return report(
            "boardgame.io", *measure(partial(PeerLoad, making=making, players=given.players), servers, given), given
        )


@contextlib.contextmanager
def peer(size: int) -> Iterator[tuple[Servers, int]]:
    """A server of boardgame.io, and the port where matches are made."""
    with listening("127.0.0.1", 0) as free, listening("127.0.0.1", 0) as other:
        port, making = free.getsockname()[1], other.getsockname()[1]
    own = {"PORT": str(port), "API_PORT": str(making), "SIZE": str(size), "NODE_ENV": "production"}
    command = ["node", "server.js"]
    with subprocess.Popen(command, cwd=FOLDER, env={**os.environ, **own}, stdout=subprocess.DEVNULL) as server:
        try:
            yield Servers([port], [server.pid]), making
        finally:
            server.terminate()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second to begin with")
    parser.add_argument("--steps", type=int, default=12, help="how often the rate may grow")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each rate")
    parser.add_argument("--size", type=int, default=6000, help="bytes of a board of boardgame.io's game")
    parser.add_argument("--clients", type=int, default=CLIENTS, help="processes that play")
    parser.add_argument("--grow", type=float, default=1.5, help="times by which the rate grows")
    parser.add_argument("--database", help="where ours keeps its tables; a file in a new folder without it")
    parser.add_argument("--processes", type=int, default=1, help="of ours")
    parser.add_argument("--postgresql", action="store_true", help="ours on a PostgreSQL of its own")
    parser.add_argument("--apart", action="store_true", help="the players of a table at different servers of ours")
    parser.add_argument("--only-ours", action="store_true")
    given = parser.parse_args()
    room_for_connections(10**6)
    mine = ours(given)
    if not given.only_ours and (other := theirs(given)):
        print(f"\nTavoliere / boardgame.io: {mine / other:.2f} times the moves a second")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
