"""The processes of one machine: each has a channel to the supervisor, which passes on what one says to the others.

A line is a note, or {"beat": id}, a sign of life, or {"ready": id}; from the supervisor also {"members": [ids]}, and
{"gap": true} where somebody did not read fast enough.
"""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Mapping
from typing import Any

from tavoliere.web.bus import BEAT, LEASE, Bus, Note

LONGEST_LINE = 1_000_000


class Channel:
    """A worker's channel to its supervisor. When the supervisor is gone, it ends."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._writer: asyncio.StreamWriter | None = None
        self.on_line: Callable[[dict[str, Any]], None] = lambda _: None

    async def listen(self) -> None:
        reader, self._writer = await asyncio.open_unix_connection(sock=self._end, limit=LONGEST_LINE)
        while line := await reader.readline():
            self.on_line(json.loads(line))

    def send(self, text: str) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(text.encode() + b"\n")


class WorkersBus(Bus):
    """What the workers of one machine, on one SQLite file, tell each other."""

    alone = False

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self.channel = channel
        self._task: asyncio.Task[None] | None = None
        self._beaten = 0.0

    async def open(self) -> bool:
        self.channel.on_line = self._line
        self._beaten = time.monotonic()
        self._task = asyncio.create_task(self._beat())
        return False  # the supervisor was there before

    def _line(self, line: dict[str, Any]) -> None:
        if "members" in line:
            self._set_members(line["members"])
        elif line.get("gap"):
            self.on_gap()
        else:
            self.hear(line)

    async def _beat(self) -> None:
        while True:
            now = time.monotonic()
            lapsed, self._beaten = now - self._beaten > LEASE, now
            self.channel.send(json.dumps({"beat": self.me}))
            if lapsed:
                self.on_lapse()
            await asyncio.sleep(BEAT)

    async def leave(self) -> None:
        await self.close()
        self.tell({"bye": True, "free": True})

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def tell(self, note: Note) -> None:
        for text in self._notes(note):
            self.channel.send(text)

    def stored(self, events: Mapping[str, int]) -> None:
        self.tell({"events": [*events.items()]})
