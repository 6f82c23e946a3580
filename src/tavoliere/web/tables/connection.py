"""One socket of a page: what is to be sent to it waits in a bounded queue."""

import asyncio
from collections.abc import Callable

LONGEST_QUEUE = 256
LARGEST_QUEUE = 1_000_000  # characters or bytes
ENDED = 1000
AGAIN = 1012  # this process stops: connect again, now
TOO_SLOW = 4008
REVOKED = 4001


class Connection:
    """A client that is told what happens at a table. One that does not keep up is dropped, not waited for."""

    def __init__(self, client: str = "") -> None:
        self.client = client  # who is at the other end, as far as limits go
        self.seat = -1
        self.token = ""  # the hash of what it comes back with
        self.owner = False
        self.dropped = asyncio.Event()
        self.code = ENDED  # why it is closed
        self.finishing = False
        self.heard = False  # something that its client said is being done
        self.gone = asyncio.Event()
        self.tell: Callable[[str | bytes], bool] | None = None  # sends something now, unless it has to wait
        self._queue: asyncio.Queue[str | bytes] = asyncio.Queue(LONGEST_QUEUE)
        self._waiting = 0  # characters or bytes
        self._handed = False  # something is on its way that was waiting

    def send(self, frame: str | bytes) -> None:
        """Tell a text, or what is no text as bytes."""
        if self.tell is not None and not self._handed and self._queue.empty() and self.tell(frame):
            return
        # One message may be as long as it has to be: the whole of a long game.
        if self._queue.full() or (self._waiting and self._waiting + len(frame) > LARGEST_QUEUE):
            self.drop(TOO_SLOW)
        else:
            self._queue.put_nowait(frame)
            self._waiting += len(frame)

    def drop(self, code: int) -> None:
        self.code = code
        self.dropped.set()

    def finish(self, code: int) -> None:
        """Close it once everything that waits has been sent; what its client says from now on is not heard any more.

        So whatever was not answered has not been done.
        """
        self.finishing = True
        self.code = code
        if not self.heard:
            self.end()

    def end(self) -> None:
        if self._queue.full():
            self.dropped.set()
        else:
            self._queue.put_nowait("")

    async def next(self) -> str | bytes:
        """What is to be sent next; nothing, once that was all."""
        self._handed = False
        frame = await self._queue.get()
        self._handed = True
        self._waiting -= len(frame)
        return frame
