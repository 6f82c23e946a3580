"""Several server processes on one machine, at one address: starts them, starts those again that die, and stops them.

SIGHUP replaces one after the other by a new one (of a newer version, where one was installed): nobody notices more than
that the page connects again.
"""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tavoliere.web.bus import BEAT, LEASE
from tavoliere.web.bus_workers import LONGEST_LINE
from tavoliere.web.lobby import wind_clocks
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.store import Store

SOON_DEAD = 5.0  # seconds; a process that does not live longer is started again later and later
LONGEST_PAUSE = 10.0
FAREWELL = 10.0  # seconds in which a process that is to stop must do so
MOST_UNREAD = 4_000_000  # bytes that wait for a worker that does not read


class Worker:
    """One of the processes."""

    def __init__(self) -> None:
        self.id = ""  # as the others know it, once it has said so
        self.beaten = 0.0
        self.ready = asyncio.Event()
        self.unread = False  # something was not passed on to it

    async def start(self, ear: socket.socket, told: dict[str, Any]) -> None:
        here, there = socket.socketpair()
        with there:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tavoliere.web.worker", str(ear.fileno()), str(there.fileno())),
                pass_fds=(ear.fileno(), there.fileno()),
                stdin=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the supervisor, which then stops them
            )
        self.since = time.monotonic()
        self.reader, self.writer = await asyncio.open_unix_connection(sock=here, limit=LONGEST_LINE)
        self.send(json.dumps(told).encode() + b"\n")

    @property
    def alive(self) -> bool:
        return bool(self.id) and time.monotonic() - self.beaten < LEASE

    def send(self, line: bytes) -> None:
        if self.writer.is_closing():
            return
        if self.writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self.unread = True
            return
        if self.unread:
            self.unread = False
            self.writer.write(b'{"gap": true}\n')
        self.writer.write(line)

    async def stop(self) -> None:
        """Let it take its leave."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), FAREWELL)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()


class Supervisor:
    """All of them."""

    def __init__(self, settings: ServerSettings, ear: socket.socket, count: int) -> None:
        self.ear, self.count = ear, count
        processors = os.cpu_count() or 2
        thinkers = settings.thinkers or max(1, round((processors - 1) / count))
        self.told = {**asdict(settings), "static": str(settings.static), "thinkers": thinkers}
        self.workers: set[Worker] = set()
        self.members: list[str] = []
        self.stopping = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._replacing = False
        self._replaced: set[Worker] = set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._do(self.replace()))
        for _ in range(self.count):
            self._do(self.keep())
        self._do(self.count_the_living())
        await self.stopping.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def keep(self) -> None:
        """One worker, and another whenever it dies."""
        pause = 0.0
        while not self.stopping.is_set():
            worker = Worker()
            await worker.start(self.ear, self.told)
            self.workers.add(worker)
            await self.attend(worker)
            code = await worker.process.wait()
            self.workers.discard(worker)
            self._announce_members()
            if worker in self._replaced:
                return
            pause = min(LONGEST_PAUSE, 2 * pause + 0.1) if time.monotonic() - worker.since < SOON_DEAD else 0.0
            print(f"tavoliere: a process ended ({code}) and is started again", file=sys.stderr, flush=True)
            await asyncio.sleep(pause)

    async def attend(self, worker: Worker) -> None:
        """Pass on what a worker says, as long as it lives."""
        with contextlib.suppress(OSError, ValueError):
            while line := await worker.reader.readline():
                said = json.loads(line)
                if "beat" in said:
                    worker.id, worker.beaten = said["beat"], time.monotonic()
                    self._announce_members()
                elif said.get("ready"):
                    worker.ready.set()
                else:
                    if said.get("bye"):
                        worker.id = ""
                        self._announce_members()
                    for other in self.workers - {worker}:
                        other.send(line)
        worker.id = ""
        worker.writer.close()
        self._announce_members()

    async def count_the_living(self) -> None:
        """One that gives no sign of life any more is not counted, whatever it is about."""
        while True:
            await asyncio.sleep(BEAT / 2)
            self._announce_members()

    def _announce_members(self) -> None:
        members = sorted(worker.id for worker in self.workers if worker.alive)
        if members != self.members:
            self.members = members
            for worker in self.workers:
                worker.send(json.dumps({"members": members}).encode() + b"\n")

    # --- one after the other ---

    async def replace(self) -> None:
        """A new process for each."""
        if self._replacing:
            return
        self._replacing = True
        try:
            for old in list(self.workers):
                before = set(self.workers)
                self._do(self.keep())
                while not (new := self.workers - before):
                    await asyncio.sleep(BEAT / 5)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(next(iter(new)).ready.wait(), 60)
                self._replaced.add(old)
                await old.stop()
                self._replaced.discard(old)
        finally:
            self._replacing = False


def supervise(settings: ServerSettings, ear: socket.socket, count: int, announce: Callable[[], None]) -> None:
    """Serve with several processes until somebody presses Ctrl-C."""
    if sys.platform == "win32":
        raise Refusal("web-no-workers")

    async def run() -> None:
        # What is wrong with the database is one sentence, and nothing else has happened yet.
        store = Store(settings.database, settings.database_patience)
        await store.open()
        if store.sqlite:
            await wind_clocks(store, time.time())
            await store.release_all()
        await store.close()
        announce()
        await Supervisor(settings, ear, count).run()

    asyncio.run(run())
