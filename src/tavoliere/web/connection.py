"""One socket of a page: what is to be sent to it waits in a bounded queue."""

import asyncio

LONGEST_QUEUE = 256
ENDED = 1000
TOO_SLOW = 4008
REVOKED = 4001


class Connection:
    """A client that is told what happens at a table. One that does not keep up is dropped, not waited for."""

    def __init__(self) -> None:
        self.seat = -1
        self.token = ""  # the hash of what it comes back with
        self.owner = False
        self.dropped = asyncio.Event()
        self.code = ENDED  # why it is closed
        self._queue: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, text: str) -> None:
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        self.code = code
        self.dropped.set()

    async def next(self) -> str:
        return await self._queue.get()
