"""Which process looks after a table: lets its bots think, and its clocks run out. The one that wrote its last move."""

import time

from tavoliere.web.storage import waiting
from tavoliere.web.storage.store import Store

LEFT_ALONE = 5.0  # seconds after which it is asked again whether somebody looks after bots among themselves


class Ownership:
    """Whether this process looks after a table, as far as it knows."""

    def __init__(self, table: str, store: Store, holder: str | None) -> None:
        self.table, self.store = table, store
        self.holder = holder
        self._claimed = 0.0  # when this process last tried to look after it

    @property
    def alone(self) -> bool:
        """Whether there are no other processes."""
        return self.store.bus.alone

    @property
    def mine(self) -> bool:
        return self.alone or self.holder == self.store.bus.me

    def may_be_free(self, people: bool) -> bool:
        """Whether nobody may be looking after it. Bots among themselves are left alone by a process that goes on."""
        if self.holder not in self.store.bus.members:
            return True
        return not people and time.monotonic() - self._claimed > LEFT_ALONE

    def hold(self) -> None:
        """This process wrote last, and looks after the table from now on."""
        self.holder = self.store.holder

    async def claim(self) -> bool:
        """Look after a table that nobody looks after; whether nobody else was first."""
        self._claimed = time.monotonic()
        if not await waiting.claim(self.store, self.table):
            return False
        self.holder = self.store.holder
        return True

    async def release(self) -> None:
        """Look after it no more: whoever looks on next has their process look after it."""
        await waiting.release(self.store, self.table)
        self.holder = None
