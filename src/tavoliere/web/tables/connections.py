"""Who follows a table: pages that are connected here, programs that ask without a socket, and those elsewhere."""

import time
from collections.abc import Callable, Collection
from typing import NamedTuple

from tavoliere.web.limits.fair_queue import NOBODY, Asker, first_of
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.connection import REVOKED, Connection

MOST_SPECTATORS = 100
MOST_AT_A_SEAT = 20  # sockets: those that look on never take a player's place
LOOKS_ON = 60.0  # seconds for which somebody is there who has asked about the table without a socket


class Present(NamedTuple):
    """Who is connected to a process: at which seats, and for whom bots think."""

    seats: frozenset[int]
    asker: Asker = NOBODY


NOBODY_THERE = Present(frozenset())


class Connections:
    """Those who are there. `on_change` is called when somebody comes or goes here, `on_gone` with who has gone."""

    def __init__(self, on_change: Callable[[], None], on_gone: Callable[[Connection], None]) -> None:
        self.open: set[Connection] = set()
        self.asked_by: dict[Asker, float] = {}  # who looks at it without a socket, and when they last did
        self.elsewhere: dict[str, Present] = {}  # who is connected to other processes
        self._on_change, self._on_gone = on_change, on_gone

    # --- coming and going ---

    def check_room(self, connection: Connection, seat: int) -> None:
        """Refusal if too many are at a seat already."""
        others = sum(other.seat == seat for other in self.open if other is not connection)
        if others >= (MOST_SPECTATORS if seat == SPECTATORS else MOST_AT_A_SEAT):
            raise Refusal("web-table-full")

    def join(self, connection: Connection) -> None:
        self.open.add(connection)
        self._on_change()

    def leave(self, connection: Connection) -> bool:
        """Whether they were here."""
        if connection not in self.open:
            return False
        self.open.discard(connection)
        self._on_gone(connection)
        self._on_change()
        return True

    def dismiss(self, valid: Collection[str]) -> None:
        """Send those away who have come with what lets nobody in any more."""
        for one in [one for one in self.open if one.token not in valid]:
            self.leave(one)
            one.drop(REVOKED)

    def close(self, code: int) -> None:
        """Everybody goes: there is nothing left to follow."""
        for one in self.open:
            one.drop(code)
        self.open.clear()

    def look(self, client: str, seat: int) -> None:
        """A program asks about the table."""
        before = self._asker_here()
        self.asked_by[Asker(client, seat != SPECTATORS)] = time.monotonic()
        if self._asker_here() != before:
            self._on_change()

    def meet(self, process: str, present: Present | None) -> None:
        """Somebody came to another process, or went; all of them, if that is gone."""
        if present is None or present == NOBODY_THERE:
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = present

    # --- who is there ---

    @property
    def waits(self) -> bool:
        """Whether somebody here waits for what happens."""
        return bool(self.open or self.asked_by)

    @property
    def here(self) -> Present:
        """Who is connected to this process."""
        return Present(frozenset(one.seat for one in self.open), self._asker_here())

    @property
    def seats(self) -> frozenset[int]:
        """The seats at which somebody is connected, wherever."""
        here = frozenset(one.seat for one in self.open)
        return here.union(*(one.seats for one in self.elsewhere.values()))

    def _asker_here(self) -> Asker:
        now = time.monotonic()
        self.asked_by = {one: at for one, at in self.asked_by.items() if now - at < LOOKS_ON}
        there = [Asker(one.client, one.seat != SPECTATORS) for one in self.open]
        return first_of([*there, *self.asked_by])

    @property
    def asker(self) -> Asker:
        """For whom bots think here: somebody who plays, else somebody who looks on, else nobody."""
        return first_of([self._asker_here(), *(one.asker for one in self.elsewhere.values())])

    # --- telling ---

    def tell(self, text: str, but: Connection | None = None) -> None:
        """Tell everybody who is connected here the same."""
        for connection in self.open:
            if connection is not but:
                connection.send(text)
