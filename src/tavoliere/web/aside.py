"""Bots that think for people with the real box: in a process that stands back behind all else, for a few at once.

No table waits for it, and however much is asked of it, no table is slower for that.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from tavoliere.engine.game import View
from tavoliere.web.refusal import Refusal
from tavoliere.web.thinkers import NoThought, Thinkers
from tavoliere.web.turns import Asker, Queue

NICENESS = 19  # the lowest priority
MOST_OF_ONE = 3  # questions of one client that are thought about or wait
MOST_OF_ALL = 30


class Aside:
    """Thinks when there is time for it."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1, niceness=NICENESS)
        self._queue = Queue(MOST_OF_ONE, MOST_OF_ALL, "web-think-later")

    @contextmanager
    def _turn(self, client: str) -> Iterator[None]:
        with self._queue.place(client):
            try:
                yield
            except NoThought:
                raise Refusal("web-no-thought") from None

    async def choice(self, client: str, player: str, view: View) -> int:
        """What a bot plays."""
        with self._turn(client):
            return await self.thinkers.choice(player, f"{client} aside", view, Asker(client))

    async def close(self) -> None:
        await self.thinkers.close()
