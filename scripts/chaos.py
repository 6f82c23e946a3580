"""Whether the server bears misfortune: games are played while its processes are killed, frozen and stopped, PostgreSQL
is restarted and connections are cut.

    python scripts/chaos.py --seconds 300
    python scripts/chaos.py --seconds 300 --sqlite

It starts a PostgreSQL of its own and several servers on it (or, with --sqlite, one server with several workers on one
file), and lets people play at tables with bots and without, by sockets and over HTTP, each connected to any process.
At the end every step that anybody was told of is in the record, everybody at a table has the same one, and no table
stands still. It prints how often what was done, and exits with 1 if anything was lost.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import websockets

from tavoliere.web.store import Store

PATIENCE = 60.0  # seconds after which a table that does not go on is dead, once nothing is broken any more
TROUBLE = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError, json.JSONDecodeError)
GAMES = (("cardcassonne", 2), ("cardcassonne", 3), ("carolus-magnus", 2), ("san-marco", 3))
counted: Counter[str] = Counter()
problems: list[str] = []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# --- what is broken --------------------------------------------------------------------------------------------------


class Postgresql:
    """A private one."""

    def __init__(self, folder: str) -> None:
        self.folder, self.port = folder, free_port()
        self.as_user: list[str] = []
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(folder, "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        path = str(found[-1]) if found else shutil.which(name)
        assert path is not None, "PostgreSQL is needed"
        command = [*self.as_user, path, *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", options, "-l", f"{self.folder}/log", "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")


class Server:
    """`tavoliere`, which is started again whenever it is gone."""

    def __init__(self, database: str, log: Any, *more: str) -> None:
        self.port, self.log = free_port(), log
        self.command = ("--no-browser", "--port", str(self.port), "--database", database, *more)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tavoliere", *self.command], stdout=self.log, stderr=self.log
            )

    def send(self, how: signal.Signals) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)

    def children(self) -> list[int]:
        assert self.process is not None
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError, IndexError):
                    if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                        found.append(int(entry.name))
        return found


class Misfortune:
    """What may happen, one after the other."""

    def __init__(self, servers: list[Server], postgresql: Postgresql | None, luck: random.Random) -> None:
        self.servers, self.postgresql, self.luck = servers, postgresql, luck
        self.kinds = [self.cut_sockets]
        if postgresql is not None:
            self.kinds += [self.kill, self.kill, self.freeze, self.stop, self.restart_database, self.cut_connections]
        else:
            self.kinds += [self.kill_worker, self.kill_worker, self.freeze_worker, self.replace_workers]
        self.people: list[Person] = []

    async def strike(self) -> None:
        kind = self.luck.choice(self.kinds)
        counted[kind.__name__.replace("_", " ")] += 1
        await kind()

    async def kill(self) -> None:
        self.luck.choice(self.servers).send(signal.SIGKILL)

    async def freeze(self) -> None:
        server = self.luck.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(1, 5))
        server.send(signal.SIGCONT)

    async def stop(self) -> None:
        self.luck.choice(self.servers).send(signal.SIGTERM)

    async def restart_database(self) -> None:
        assert self.postgresql is not None
        how = self.luck.choice(["immediate", "fast"])
        await asyncio.to_thread(self.postgresql.stop, how)
        await asyncio.sleep(self.luck.uniform(0, 2))
        await asyncio.to_thread(self.postgresql.start)

    async def cut_connections(self) -> None:
        assert self.postgresql is not None
        with contextlib.suppress(*TROUBLE, asyncpg.PostgresError):
            connection = await asyncpg.connect(self.postgresql.url)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND random() < 0.7"
            )
            await connection.close()

    async def cut_sockets(self) -> None:
        for person in self.luck.sample(self.people, len(self.people) // 3):
            person.cut()

    async def kill_worker(self) -> None:
        if workers := self.servers[0].children():
            os.kill(self.luck.choice(workers), signal.SIGKILL)

    async def freeze_worker(self) -> None:
        if workers := self.servers[0].children():
            one = self.luck.choice(workers)
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGSTOP)
                await asyncio.sleep(self.luck.uniform(1, 5))
                os.kill(one, signal.SIGCONT)

    async def replace_workers(self) -> None:
        self.servers[0].send(signal.SIGHUP)


# --- those who play --------------------------------------------------------------------------------------------------


class Person:
    """Somebody at a table, connected to any server, who connects to another whenever that is lost."""

    def __init__(self, table: "Table", seat: int, token: str, servers: list[Server], luck: random.Random) -> None:
        self.table, self.seat, self.token, self.servers, self.luck = table, seat, token, servers, luck
        self.own = f"{luck.getrandbits(128):032x}"
        self.steps: list[Any] = []
        self.over = False
        self.socket: websockets.ClientConnection | None = None

    def cut(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()

    def hear_steps(self, first: int, steps: list[Any]) -> None:
        """What is told again must be what was told; a step is not lost unless it was taken back."""
        if self.steps[first : first + len(steps)] != steps[: len(self.steps) - first]:
            problems.append(f"{self.table.name}: seat {self.seat} was told something else before")
        self.steps[first:] = steps

    async def play(self) -> None:
        while not self.over:
            try:
                server = self.luck.choice(self.servers)
                async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket", max_size=None) as self.socket:
                    await self.sit(self.socket)
            except TROUBLE:
                counted["connections lost"] += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.5))

    async def sit(self, line: websockets.ClientConnection) -> None:
        await line.send(json.dumps({"type": "sit", "token": self.token, "own": self.own}))
        waits_since = time.monotonic()
        while not self.over:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), 2.0))
            except TimeoutError:
                if time.monotonic() - waits_since > 20:
                    return  # perhaps this server has lost its tongue; another may tell more
                continue
            if message["type"] == "refused":
                counted[f"refused: {message['message'][0]}"] += 1
                if message["message"][0] in ("web-no-seat", "web-link-used", "web-not-stored", "web-not-read"):
                    await asyncio.sleep(0.3)
                    return
            if (standing := message.get("standing")) is None:
                continue
            waits_since = time.monotonic()
            if message["type"] == "table":
                if len(message["steps"]) < len(self.steps):
                    problems.append(f"{self.table.name}: {len(self.steps) - len(message['steps'])} steps are gone")
                self.hear_steps(0, message["steps"])
            elif message["type"] == "moved":
                self.hear_steps(message["steps"][0]["n"] - 1, message["steps"])
            counted["messages"] += 1
            await self.decide(line, standing)

    async def decide(self, line: websockets.ClientConnection, standing: dict[str, Any]) -> None:
        self.table.moved = time.monotonic()
        if standing["result"] is not None:
            self.over = True
            return
        await asyncio.sleep(self.luck.uniform(0, self.table.pause))
        if standing["unconfirmed"] == self.seat:
            await line.send(json.dumps({"type": "confirm", "n": standing["n"]}))
        elif standing["choices"]:
            counted["moves"] += 1
            action = self.luck.choice(standing["choices"])["number"]
            await line.send(json.dumps({"type": "play", "n": standing["n"], "action": action}))


class Program(Person):
    """The same over HTTP."""

    async def play(self) -> None:
        known = ""
        n = -1
        while not self.over:
            server = self.luck.choice(self.servers)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=20) as http:
                    bearer = {"Authorization": f"Bearer {known or self.token}"}
                    if not known:
                        # The answer may be lost, and with it the seat: so it sits down with what it comes back with.
                        known = self.token
                    answer = await http.get("/api/seat", params={"after": n, "wait": 5}, headers=bearer)
                    if answer.status_code != 200:
                        await asyncio.sleep(0.3)
                        continue
                    standing = answer.json()
                    if standing["n"] < n:
                        problems.append(f"{self.table.name}: {n - standing['n']} steps are gone for a program")
                    self.table.moved = time.monotonic()
                    n = standing["n"]
                    if standing["result"] is not None:
                        self.over = True
                    elif standing["choices"]:
                        counted["moves"] += 1
                        chosen = self.luck.choice(standing["choices"])["number"]
                        await http.post("/api/seat/play", json={"n": n, "action": chosen}, headers=bearer)
            except TROUBLE:
                counted["connections lost"] += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.5))


class Table:
    """A table and those who sit there."""

    def __init__(self, servers: list[Server], luck: random.Random, pause: float) -> None:
        self.servers, self.luck, self.pause = servers, luck, pause
        self.moved = time.monotonic()
        self.name = ""
        self.people: list[Person] = []

    async def open(self) -> None:
        game, players = self.luck.choice(GAMES)
        seats: list[dict[str, str]] = [{"name": "", "player": "human"} for _ in range(players)]
        if self.luck.random() < 0.6:
            seats[-1]["player"] = "squire"
        new = {"game": game, "options": {"players": players}, "seats": seats}
        while True:
            server = self.luck.choice(self.servers)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=20) as http:
                    answer = await http.post("/api/tables", json=new)
                if answer.status_code == 201:
                    break
            except TROUBLE:
                pass
            await asyncio.sleep(0.3)
        founded = answer.json()
        self.name = founded["table"]
        counted["tables"] += 1
        links = [(seat, token) for seat, token in enumerate(founded["tokens"]) if token]
        kinds = [Program if self.luck.random() < 0.25 else Person for _ in links]
        self.people = [
            kind(self, seat, token, self.servers, random.Random(self.luck.random()))
            for kind, (seat, token) in zip(kinds, links, strict=True)
        ]
        self.people.append(Person(self, -1, founded["spectator"], self.servers, random.Random(self.luck.random())))
        self.moved = time.monotonic()

    async def play(self, ends: asyncio.Event) -> None:
        """Game after game."""
        while not ends.is_set():
            await self.open()
            playing = [asyncio.create_task(person.play()) for person in self.people]
            try:
                await asyncio.gather(*playing)
            finally:
                for task in playing:
                    task.cancel()
            counted["games"] += 1
            self.compare()

    def compare(self) -> None:
        told = [
            [(step["n"], step["actor"]) for step in one.steps] for one in self.people if not isinstance(one, Program)
        ]
        if any(one != told[0] for one in told):
            problems.append(f"{self.name}: not everybody was told the same")


# --- all together ----------------------------------------------------------------------------------------------------


async def check_records(database: str) -> None:
    """What is stored: every table can be read, and its events have every number once."""
    store = Store(database)
    await store.open()
    from sqlalchemy import func, select

    from tavoliere.web.schema import events

    rows = await store.read(
        select(events.c.table, func.count(), func.max(events.c.n), func.min(events.c.n)).group_by(events.c.table)
    )
    for name, count, last, first in rows:
        counted["events"] += count
        if (count, first) != (last, 1):
            problems.append(f"{name}: {count} events up to number {last}")
    await store.close()


async def run(given: argparse.Namespace, servers: list[Server], postgresql: Postgresql | None, database: str) -> None:
    luck = random.Random(given.seed)
    for server in servers:
        server.start()
    ends = asyncio.Event()
    tables = [Table(servers, random.Random(luck.random()), given.pause) for _ in range(given.tables)]
    playing = [asyncio.create_task(table.play(ends)) for table in tables]
    misfortune = Misfortune(servers, postgresql, luck)
    begin = time.monotonic()
    while time.monotonic() - begin < given.seconds:
        await asyncio.sleep(luck.uniform(0.5, 1.5) * given.every)
        misfortune.people = [person for table in tables for person in table.people]
        await misfortune.strike()
        for server in servers:
            server.start()
    ends.set()  # each plays its last game to the end, and nothing is broken any more
    rest = time.monotonic()
    for table in tables:
        table.pause = 0.0
        table.moved = rest
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.5)
        for table, task in zip(tables, playing, strict=True):
            if not task.done() and time.monotonic() - table.moved > PATIENCE:
                problems.append(f"{table.name}: dead")
                task.cancel()
    for task in playing:
        if not task.cancelled() and (problem := task.exception()) is not None:
            problems.append(repr(problem))
    for server in servers:
        server.send(signal.SIGTERM)
        assert server.process is not None
        server.process.wait(30)
    await check_records(database)


@contextlib.contextmanager
def private_folder() -> Iterator[str]:
    where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="tavoliere-chaos-", dir=where) as folder:
        os.chmod(folder, 0o755)
        yield folder


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--servers", type=int, default=3, help="processes on one database")
    parser.add_argument("--tables", type=int, default=12, help="at which somebody plays at the same time")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two misfortunes")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds for which people think at most")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--sqlite", action="store_true", help="one server with workers, on a file")
    parser.add_argument("--log", default=os.devnull, help="where the servers write what they have to say")
    given = parser.parse_args()
    with private_folder() as folder, open(given.log, "ab") as log:
        postgresql = None if given.sqlite else Postgresql(folder)
        database = f"{folder}/tables.sqlite" if postgresql is None else postgresql.url
        servers = [Server(database, log) for _ in range(given.servers)]
        if given.sqlite:
            servers = [Server(database, log, "--workers", str(given.servers))]
        try:
            asyncio.run(run(given, servers, postgresql, database))
        finally:
            for server in servers:
                if server.process is not None and server.process.poll() is None:
                    server.send(signal.SIGKILL)
            if postgresql is not None:
                postgresql.stop()
    for name, count in sorted(counted.items()):
        print(f"{count:8} {name}")
    print(f"{len(problems):8} problems", *problems[:20], sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
