"""Whose bot thinks next, where more are to think than there are processes.

Each client has the same share, however many bots they wait for: thirty tables of a stranger make a person's bot no
slower than one of them would.
"""

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple

from tavoliere.web.refusal import Refusal

SHORTEST = 0.1  # seconds that any thought counts at least


class Asker(NamedTuple):
    """For whom a bot thinks: a client, or "" where nobody is there; whether they play, or only look on."""

    client: str = ""
    plays: bool = False

    @property
    def weight(self) -> float:
        """How much a second counts: whoever plays is thought for more than whoever looks on."""
        return 1.0 if self.plays else 4.0


NOBODY = Asker()


def first_of(askers: Iterable[Asker]) -> Asker:
    """For whom a bot thinks where several wait for it: somebody who plays, else somebody who looks on, else nobody."""
    return max(askers, key=lambda one: (one.plays, one.client), default=NOBODY)


class Queue:
    """How much is waited for: at most so much by one client, and by all."""

    def __init__(self, most_of_one: int, most_of_all: float, refusal: str) -> None:
        self.most_of_one, self.most_of_all, self.refusal = most_of_one, most_of_all, refusal
        self.waiting: Counter[str] = Counter()

    @contextmanager
    def place(self, client: str) -> Iterator[None]:
        """A place in it; Refusal where there is none left."""
        if self.waiting[client] >= self.most_of_one or self.waiting.total() >= self.most_of_all:
            raise Refusal(self.refusal)
        self.waiting[client] += 1
        try:
            yield
        finally:
            self.waiting[client] -= 1
            if not self.waiting[client]:
                del self.waiting[client]  # whoever waits for nothing is forgotten


class FairQueue:
    """Lets so many think at the same time.

    Whoever asks gets a number: where the asker's share is used up to, but at least that of the latest who had a turn.
    The lowest number is next: who has not asked for a while does not wait behind those who ask all the time.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._latest = 0.0
        self._used_up: dict[Asker, float] = {}
        self._count = 0  # those with the same number take their turns in the order in which they came

    @asynccontextmanager
    async def turn(self, asker: Asker, seconds: float) -> AsyncIterator[None]:
        """One's turn to think for about so long."""
        await self._come(self._number(asker, seconds))
        try:
            yield
        finally:
            self._go()

    def _number(self, asker: Asker, seconds: float) -> float:
        self._used_up = {one: until for one, until in self._used_up.items() if until > self._latest}
        number = self._used_up.get(asker, self._latest)
        self._used_up[asker] = number + max(SHORTEST, seconds) * asker.weight
        return number

    async def _come(self, number: float) -> None:
        if self.free:
            self.free -= 1
            self._latest = max(self._latest, number)
            return
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._waiting, (number, self._count, ready))
        try:
            await ready
        except asyncio.CancelledError:
            if not ready.cancelled():  # it was this one's turn just now
                self._go()
            raise

    def _go(self) -> None:
        while self._waiting:
            number, _, ready = heapq.heappop(self._waiting)
            if not ready.done():
                self._latest = max(self._latest, number)
                ready.set_result(None)
                return
        self.free += 1
