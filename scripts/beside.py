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
import gc
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets
from websockets.typing import Origin

from scripts.load import PATIENCE, Load, Table, processor_time, resident, serve
from tavoliere.web.serve import listening

LIMIT = 0.100  # seconds
FOLDER = Path(__file__).parent / "boardgame_io"
COLOURS = ("red", "green", "blue", "yellow", "pink")
ROOM = "ring"  # the name of the game, which is socket.io's name for the room too


class PeerTable(Table):
    """A match of boardgame.io, in its own words over socket.io."""

    load: "PeerLoad"

    def __init__(self, load: "PeerLoad", name: str, tokens: list[str]) -> None:
        super().__init__(load, tokens)
        self.name = name

    async def sit(self) -> None:
        address = f"ws://127.0.0.1:{self.load.port}/socket.io/?EIO=4&transport=websocket"
        for seat, token in enumerate(self.tokens):
            socket = await websockets.connect(
                address, max_size=None, compression=None, origin=Origin(f"http://localhost:{self.load.port}")
            )
            await socket.recv()
            await socket.send(f"40/{ROOM},")
            await socket.recv()
            self.sockets.append(socket)
            await self.say(seat, "sync", self.name, str(seat), token, len(self.tokens))
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in range(len(self.tokens))]

    async def say(self, seat: int, *told: Any) -> None:
        await self.sockets[seat].send(f"42/{ROOM},{json.dumps(told)}")

    async def listen(self, seat: int) -> None:
        async for frame in self.sockets[seat]:
            arrived = time.perf_counter()
            if frame == "2":  # a sign of life
                await self.sockets[seat].send("3")
                continue
            if not str(frame).startswith("42"):
                continue
            kind, _, told, *_ = json.loads(str(frame).partition(",")[2])
            if kind == "sync":
                told = told["state"]
            elif kind != "update":
                continue
            n = told["_stateID"]
            if kind == "update" and n > self.steps[seat]:
                self.load.heard += len(frame)
                self.waiting.discard(seat)
                if not self.waiting:
                    self.load.times.append(arrived - self.sent)
            self.steps[seat] = n
            if int(told["ctx"]["currentPlayer"]) == seat:
                self.choice = (seat, n, random.randrange(15))
                self.load.ready.append(self)

    async def move(self) -> None:
        assert self.choice is not None
        seat, n, territory = self.choice
        self.choice, self.waiting, self.sent = None, set(range(len(self.tokens))), time.perf_counter()
        own = {"type": "play", "args": [territory, random.choice(COLOURS)], "playerID": str(seat)}
        own["credentials"] = self.tokens[seat]
        await self.say(seat, "update", {"type": "MAKE_MOVE", "payload": own}, n, self.name, str(seat))


class PeerLoad(Load):
    """All matches of boardgame.io."""

    async def found(self) -> Table:
        answer = await self.http.post(f"/games/{ROOM}/create", json={"numPlayers": self.players, "unlisted": True})
        name = answer.raise_for_status().json()["matchID"]
        tokens = []
        for seat in range(self.players):
            joining = {"playerID": str(seat), "playerName": f"P{seat + 1}"}
            answer = await self.http.post(f"/games/{ROOM}/{name}/join", json=joining)
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


async def measure(load: Load, pid: int, ready: str, given: argparse.Namespace) -> tuple[float, list[Step]]:
    """Kilobytes of memory a table, and what each rate did until one was too much."""
    gc.disable()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await load.http.get(ready)
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    empty = resident(pid)
    for _ in range(given.tables):
        await load.found()
    await asyncio.sleep(2)
    each = (resident(pid) - empty) / given.tables
    steps: list[Step] = []
    rate = given.rate
    while not steps or (steps[-1].kept and len(steps) < given.steps):
        load.times, load.heard, before = [], 0, processor_time(pid)
        await load.run(rate, given.seconds, pid)
        await asyncio.sleep(1)
        times = load.times or [PATIENCE] * 2
        cut = statistics.quantiles(times, n=100, method="inclusive")
        work = 1000 * (processor_time(pid) - before) / len(times)
        size = load.heard / len(times) / 1024
        steps.append(Step(rate, len(times) / given.seconds, cut[49], cut[98], work, size))
        rate *= 1.5
    for table in load.tables:
        await table.leave()
    await load.http.aclose()
    return each, steps


def told(name: str, each: float, steps: list[Step], given: argparse.Namespace) -> float:
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
    with tempfile.TemporaryDirectory(prefix="tavoliere-load-") as folder:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        server = context.Process(target=serve, args=(given.database or f"sqlite:///{folder}/tables.sqlite", there))
        server.start()
        try:
            assert server.pid is not None
            load = Load(here.recv(), "carolus-magnus", given.players)
            return told("Tavoliere", *asyncio.run(measure(load, server.pid, "/health", given)), given)
        finally:
            server.terminate()
            server.join()


def theirs(given: argparse.Namespace) -> float:
    with listening("127.0.0.1", 0) as free, listening("127.0.0.1", 0) as other:
        port, making = free.getsockname()[1], other.getsockname()[1]
    environment = {
        **os.environ,
        "PORT": str(port),
        "API_PORT": str(making),
        "SIZE": str(given.size),
        "NODE_ENV": "production",
    }
    with subprocess.Popen(["node", "server.js"], cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            load = PeerLoad(port, ROOM, given.players)
            load.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{making}", timeout=PATIENCE)
            return told("boardgame.io", *asyncio.run(measure(load, server.pid, "/games", given)), given)
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
    parser.add_argument("--database", help="where ours keeps its tables; a file in a new folder without it")
    given = parser.parse_args()
    mine, other = ours(given), theirs(given)
    print(f"\nTavoliere / boardgame.io: {mine / other:.2f} times the moves a second" if other else "")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
