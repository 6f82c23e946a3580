"""The machines on which the server runs, and how they are broken: processes, clocks, disks, the way to the database."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOM, CANNOT_GROW, FULL = 0, 1, 2  # on the disk


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def private_folder() -> Iterator[str]:
    where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="tavoliere-chaos-", dir=where) as folder:
        os.chmod(folder, 0o755)
        yield folder


def with_own_world(folder: str) -> str | None:
    """What lets processes believe in other clocks and in full disks; None where there is no compiler for it."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        return None
    built = f"{folder}/world.so"
    source = str(Path(__file__).with_name("world.c"))
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", built, source, "-ldl"], check=True)
    return built


class World:
    """What the processes of one machine believe of the time and of their disk."""

    def __init__(self, folder: str, name: str, library: str | None) -> None:
        self.path, self.library = f"{folder}/{name}.world", library
        self.clock, self.disk = 0, ROOM
        self._write()
        os.chmod(self.path, 0o644)

    @property
    def environment(self) -> dict[str, str]:
        if self.library is None:
            return dict(os.environ)
        return {**os.environ, "LD_PRELOAD": self.library, "TAVOLIERE_WORLD": self.path}

    def set(self, clock: int | None = None, disk: int | None = None) -> None:
        self.clock = self.clock if clock is None else clock
        self.disk = self.disk if disk is None else disk
        self._write()

    def _write(self) -> None:
        with open(self.path, "r+b" if os.path.exists(self.path) else "w+b") as file:
            file.write(struct.pack("qq", self.clock, self.disk))


class Postgresql:
    """A private one."""

    def __init__(self, folder: str, world: World) -> None:
        self.folder, self.port, self.world = folder, free_port(), world
        self.as_user: list[str] = []
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(folder, "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()

    def _run(self, name: str, *arguments: str) -> bool:
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        path = str(found[-1]) if found else shutil.which(name)
        assert path is not None, "PostgreSQL is needed"
        command = [*self.as_user, path, *arguments]
        # What it is started with must not reach `runuser`: that would believe in the world too.
        environment = [f"{key}={value}" for key, value in self.world.environment.items() if key not in os.environ]
        command[len(self.as_user) : len(self.as_user)] = ["env", *environment]
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return done.returncode == 0

    def start(self) -> None:
        """As long as it takes: it may still be starting by itself, or have given up."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = f"{self.folder}/log"
        for _ in range(60):
            if self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-t", "5"):
                return
            if self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", options, "-l", log, "-w", "start"):
                return
            time.sleep(0.5)
        raise RuntimeError(f"PostgreSQL does not start: {Path(log).read_text(errors='replace')[-2000:]}")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")


class Way:
    """The network between a server and its database."""

    def __init__(self, to: int) -> None:
        self.port, self.to = 0, to
        self._pairs: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._answers = asyncio.Event()  # that reach whoever asked
        self._answers.set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pairs.add(task)
        ends = [writer]
        with contextlib.suppress(OSError, asyncio.CancelledError):
            try:
                there, onwards = await asyncio.open_connection("127.0.0.1", self.to)
                ends.append(onwards)
                back = asyncio.create_task(self._carry(there, writer, self._answers))
                forth = asyncio.create_task(self._carry(reader, onwards, self._open))
                try:
                    await asyncio.wait([back, forth], return_when=asyncio.FIRST_COMPLETED)
                finally:
                    back.cancel()
                    forth.cancel()
                    await asyncio.gather(back, forth, return_exceptions=True)
            finally:
                for end in ends:
                    end.transport.abort()
        self._pairs.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: asyncio.Event) -> None:
        while some := await reader.read(65_536):
            await self._open.wait()
            await way.wait()
            writer.write(some)
            await writer.drain()

    async def fall_silent(self, seconds: float) -> None:
        """Nothing arrives any more, and nobody is told so."""
        self._open.clear()
        await asyncio.sleep(seconds)
        self._open.set()

    async def lose_answers(self, seconds: float) -> None:
        """What is written is stored, but whoever wrote it never hears of it."""
        self._answers.clear()
        await asyncio.sleep(seconds)
        self.cut()
        await asyncio.sleep(0)
        self._answers.set()

    def cut(self) -> None:
        for pair in list(self._pairs):
            pair.cancel()


class Server:
    """`tavoliere`, which is started again whenever it is gone."""

    def __init__(self, database: str, log: Any, world: World) -> None:
        self.port, self.log, self.world = free_port(), log, world
        self.command = ("--no-browser", "--port", str(self.port), "--database", database)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if self.process is None or self.process.poll() is not None:
            command = [sys.executable, "-m", "tavoliere", *self.command]
            self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env=self.world.environment)

    def send(self, how: signal.Signals) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
