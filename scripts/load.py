"""How the server bears up: many tables, every seat a socket, moves at a steady rate.

    python scripts/load.py --tables 250 --players 4 --rate 150 --seconds 600

It starts a server of its own on this machine, and reports how long it takes from sending a move until the last seat has
received it, whether anything was lost or came out of order, and how much memory the server has.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from tavoliere.web.app import build
from tavoliere.web.guard import Limits
from tavoliere.web.serve import configuration, listening
from tavoliere.web.server_settings import ServerSettings

BOUNDLESS = Limits(
    messages=1e9,
    messages_at_once=10**9,
    messages_too_many=10**9,
    requests=1e9,
    requests_at_once=10**9,
    tables=1e9,
    sockets=10**9,
    socket_bytes=1e9,
    socket_bytes_at_once=10**9,
)
PATIENCE = 180.0
NEXT_TABLE = 0.5  # seconds between a new table and the next, as all began, and so end, at about the same time


def serve(database: str, told: Any) -> None:
    ear = listening("127.0.0.1", 0)
    port = ear.getsockname()[1]
    told.send(port)
    app = build(ServerSettings(database, port=port, limits=BOUNDLESS, thinkers=1))
    uvicorn.Server(configuration(app)).run(sockets=[ear])


class Table:
    """One table: a socket for each seat, and who is to play next."""

    def __init__(self, load: "Load", tokens: list[str]) -> None:
        self.load = load
        self.tokens = tokens
        self.steps = [0] * len(tokens)
        self.sent = 0.0
        self.waiting: set[int] = set()  # seats that have not heard of the last move
        self.choice: tuple[int, int, int] | None = None  # seat, steps, action
        self.sockets: list[websockets.ClientConnection] = []
        self.over = False

    async def sit(self) -> None:
        for token in self.tokens:
            socket = await websockets.connect(
                f"ws://127.0.0.1:{self.load.port}/socket", max_size=None, compression=None
            )
            await socket.send(json.dumps({"type": "sit", "token": token}))
            self.sockets.append(socket)
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in range(len(self.tokens))]

    async def listen(self, seat: int) -> None:
        async for frame in self.sockets[seat]:
            arrived = time.perf_counter()
            message = json.loads(frame)
            if message["type"] == "refused":
                self.load.trouble.append(str(message["message"]))
            standing = message.get("standing")
            if standing is None:
                continue
            if message["type"] == "moved":
                numbers = [step["n"] for step in message["steps"]]
                if numbers != list(range(self.steps[seat] + 1, standing["n"] + 1)):
                    self.load.trouble.append(f"seat {seat} had {self.steps[seat]} steps and then heard of {numbers}")
                self.load.heard += len(frame)
                self.waiting.discard(seat)
                if not self.waiting:
                    self.load.times.append(arrived - self.sent)
            self.steps[seat] = standing["n"]
            await self.react(seat, standing)

    async def react(self, seat: int, standing: dict[str, Any]) -> None:
        if standing["result"] is not None:
            self.over = True
        elif standing["unconfirmed"] == seat:
            await self.sockets[seat].send(json.dumps({"type": "confirm", "n": standing["n"]}))
        elif standing["choices"]:
            self.choice = (seat, standing["n"], random.choice(standing["choices"])["number"])
            self.load.ready.append(self)

    async def move(self) -> None:
        assert self.choice is not None
        seat, n, action = self.choice
        self.choice, self.waiting, self.sent = None, set(range(len(self.tokens))), time.perf_counter()
        await self.sockets[seat].send(json.dumps({"type": "play", "n": n, "action": action}))

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()


class Load:
    """All tables, and the figures."""

    def __init__(self, port: int, game: str, players: int) -> None:
        self.port, self.game, self.players = port, game, players
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.times: list[float] = []
        self.trouble: list[str] = []
        self.heard = 0  # characters of moves, at all seats
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def found(self) -> Table:
        seats = [{"name": f"P{seat + 1}"} for seat in range(self.players)]
        new = {"game": self.game, "options": {"players": self.players}, "seats": seats}
        answer = await self.http.post("/api/tables", json=new)
        table = Table(self, answer.raise_for_status().json()["tokens"])
        await table.sit()
        self.tables.append(table)
        return table

    async def run(self, rate: float, seconds: float, pid: int) -> list[tuple[float, int]]:
        """Moves at a steady rate; the server's memory in the course of time."""
        begin, moves, memory = time.perf_counter(), 0, []
        seen = opened = 0.0
        while (now := time.perf_counter() - begin) < seconds:
            if now >= seen:
                memory.append((now, resident(pid)))
                seen += max(1.0, seconds / 20)
            if moves < now * rate and self.ready:
                moves += 1
                await self.ready.popleft().move()
            else:
                await asyncio.sleep(0.001)
            for table in [table for table in self.tables if table.over and now >= opened][:1]:
                opened = now + NEXT_TABLE
                self.tables.remove(table)
                await table.leave()
                await self.found()
        memory.append((now, resident(pid)))
        return memory


def resident(pid: int) -> int:
    """The memory of a process, in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_time(pid: int) -> float:
    """The seconds that a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(port: int, pid: int, given: argparse.Namespace) -> int:
    gc.disable()  # whoever measures must not stand still
    load = Load(port, given.game, given.players)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await load.http.get("/api/games")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    for _ in range(given.tables):
        await load.found()
    cpu = processor_time(pid)
    memory = await load.run(given.rate, given.seconds, pid)
    cpu = processor_time(pid) - cpu
    await asyncio.sleep(2)
    lost = sum(bool(table.waiting) for table in load.tables)
    times = sorted(load.times)
    cut = statistics.quantiles(times, n=1000, method="inclusive")
    print(
        f"{given.tables} tables of {given.players}, {len(times) / given.seconds:.1f} moves/s for {given.seconds:.0f} s"
    )
    print(
        f"to the last seat: p50 {1000 * cut[499]:.1f} ms, p99 {1000 * cut[989]:.1f} ms, most {1000 * times[-1]:.1f} ms"
    )
    print(f"lost {lost}, out of order or refused {len(load.trouble)}", *load.trouble[:5], sep="\n  ")
    print("memory, MB:", " ".join(f"{now:.0f}s {kilobytes / 1024:.0f}" for now, kilobytes in memory))
    print(f"processor time of the server: {1000 * cpu / len(times):.2f} ms a move")
    for table in load.tables:
        await table.leave()
    await load.http.aclose()
    return 1 if lost or load.trouble else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--game", default="cardcassonne")
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", help="where the tables are kept; a file in a new folder without it")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavoliere-load-") as folder:
        database = given.database or f"sqlite:///{folder}/tables.sqlite"
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        server = context.Process(target=serve, args=(database, there))
        server.start()
        try:
            assert server.pid is not None
            return asyncio.run(drive(here.recv(), server.pid, given))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    raise SystemExit(main())
