"""The events of a table, one after the other: written here, or by other processes and taken up here.

The database takes each number once. So nothing is locked against other processes: the slower of two writers is told
so, takes up what the other wrote, and tries again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.storage.orders import Order
from tavoliere.web.storage.rows import Event
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.connections import Connections
from tavoliere.web.tables.ownership import Ownership
from tavoliere.web.tables.state import ASKED_KINDS, KNOWN_KINDS, TableState

T = TypeVar("T")
MOST_BESIDES = 500  # things that a seat may do beside the game: nobody fills a disk by playing and taking back


class Listener(Protocol):
    """Whoever announces what other processes wrote as if it had happened here."""

    def seats_read(self) -> None:
        """Who sits here may have changed, and who gets in."""

    def happened(self, event: Event, first: int) -> None:
        """An event was taken up, when there were so many steps."""

    def heard(self, lines: Sequence[dict[str, Any]]) -> None:
        """These are the latest lines that were said."""

    def read_anew(self) -> None:
        """Everything was taken up anew, as it could not be told one after the other."""


class Journal:
    """Keeps a table's state and the database the same."""

    def __init__(
        self, state: TableState, store: Store, connections: Connections, ownership: Ownership, listener: Listener
    ) -> None:
        self.state, self.store, self.connections, self.ownership = state, store, connections, ownership
        self._listener = listener
        self._lock = asyncio.Lock()
        self._behind = 0  # the number of an event that another process is known to have written
        self._told: dict[int, tuple[Event, str]] = {}  # moves that came whole and are not taken up yet, by number
        self._times_heard = 0

    # --- one thing at a time ---

    @property
    def busy(self) -> bool:
        """Whether something is being done at this moment."""
        return self._lock.locked()

    async def do(self, decide: Callable[[], Awaitable[T]], asker: Connection | None = None) -> T:
        """One thing at a time, about the table as it stands: again, if another process wrote to it meanwhile.

        Whoever asks for it must still be here then, and not have been sent away.
        """
        async with self._lock:
            if self.is_behind:
                await self.read_news()
            while True:
                if asker is not None and asker not in self.connections.open:
                    raise Stale("web-stale")
                try:
                    return await decide()
                except Stale:
                    if not await self.read_news():
                        raise

    @asynccontextmanager
    async def as_it_stands(self) -> AsyncIterator[None]:
        """While nothing else is done, with everything taken up that is known to be written."""
        async with self._lock:
            if self.is_behind:
                await self.read_news()
            yield

    async def catch_up(self) -> None:
        async with self.as_it_stands():
            pass

    # --- writing ---

    def check_room(self, seat: int) -> None:
        """Refusal where a seat, or the owner, has taken back, changed or said so much that they may only play on.

        Each has room of their own, which nobody else can use up.
        """
        if self.state.besides[seat] >= MOST_BESIDES:
            raise Refusal("web-table-worn")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[int]:
        """Inside, the event of this number is stored; then it has happened."""
        try:
            yield self.state.events + 1
        except BaseException as problem:
            self._not_written(problem)
            raise
        self.state.events += 1

    def _not_written(self, problem: BaseException) -> None:
        """Where the database did not answer, it may have stored all the same."""
        if not isinstance(problem, TavoliereError) or isinstance(problem, CannotStore):
            self.doubt()

    async def game_event(self, kind: str, data: dict[str, Any], act: Callable[[], None]) -> None:
        """Store what `act` does to the game as one event; if that fails, the game is as it was."""
        state, match, sitting = self.state, self.state.match, self.state.sitting
        before, confirmed = list(match.steps), sitting.confirmed
        try:
            act()
            data["confirmed"] = sitting.confirmed
            if kind == "play":
                data["steps"] = [step.text for step in match.steps[len(before) :]]
            elif kind == "undo":
                data["steps"] = len(match.steps)
            waits_for = state.waits_for
            clocks, left = state.timing.after(state.seating.seats, waits_for, kind == "confirm", match)
            event = Event(state.events + 1, kind, data)
            await self.store.append(state.id, event, state.stands(waits_for, clocks), left)
        except BaseException as problem:
            self._not_written(problem)
            match.restore(before)
            sitting.confirmed = confirmed
            state.timing.look_again()
            raise
        state.events += 1
        state.count(kind, data)
        state.timing.set(clocks)
        self.ownership.hold()

    async def change_seat(
        self, kind: str, seat: int, more: Sequence[Order] = (), confirm: bool = False, **changed: Any
    ) -> None:
        """Keep a seat as an event of this kind; `confirm`: an unconfirmed turn stands."""
        state, sitting = self.state, self.state.sitting
        confirmed = sitting.confirmed
        after = state.seating[seat]._replace(**changed)
        try:
            async with self.writing() as n:
                if confirm:
                    sitting.confirm()
                waits_for = state.waits_for
                clocks, left = state.timing.after({**state.seating.seats, seat: after}, waits_for, confirm)
                if clocks is not None:
                    after = after._replace(left=clocks.left.get(seat))
                started = clocks is not state.timing.clocks and clocks is not None and clocks.runs is not None
                await self.store.change_seat(
                    state.id,
                    self.seat_event(n, kind, seat),
                    after,
                    state.stands(waits_for, clocks) if kind in ASKED_KINDS else None,
                    None if clocks is None else clocks.deadline,
                    {other: seconds for other, seconds in left.items() if other != seat},
                    more,
                    started,
                )
        except BaseException:
            sitting.confirmed = confirmed
            raise
        state.count(kind, {"seat": seat})
        state.seating.seats[seat] = after
        state.match.seats = tuple(state.seating.taken)
        state.timing.set(clocks)
        if started or kind in ASKED_KINDS:
            self.ownership.hold()

    def seat_event(self, n: int, kind: str, seat: int) -> Event:
        """Something that happens to a seat. As an event it has a number, which no two processes can both write."""
        return Event(n, kind, {"seat": seat, "confirmed": self.state.sitting.confirmed})

    # --- what other processes write ---

    @property
    def is_behind(self) -> bool:
        """Whether something has been written that is not known here."""
        return self._behind > self.state.events

    def doubt(self) -> None:
        """Something may have been written that is not known here: look before anything else is done."""
        self._behind = max(self._behind, self.state.events + 1)

    def hear_of(self, n: int, event: Event | None = None, holder: str = "") -> None:
        """Another process wrote the event of this number; of a move it says what it is, and looks after the table."""
        if n <= self.state.events:
            return
        self._behind = max(self._behind, n)
        self._times_heard += 1
        if event is not None and self.state.timing.clocks is None:  # else the database also knows what is left of them
            self._told[n] = event, holder
            if not self.busy:
                self._take_told()

    def _take_told(self) -> bool:
        """Take up what came whole and is next; whether nothing else is known to be written."""
        state = self.state
        while (told := self._told.pop(state.events + 1, None)) is not None:
            event, self.ownership.holder = told
            first = state.steps
            state.apply(event)
            self._listener.happened(event, first)
        self._told = {n: told for n, told in self._told.items() if n > state.events}
        return not self.is_behind

    async def read_news(self) -> bool:
        """Take up what other processes wrote, and have it announced; whether there was any."""
        state, heard, known = self.state, self._times_heard, self.state.events
        if self.is_behind and self._take_told() and state.events > known:
            return True
        news = await self.store.news(state.id, state.events)
        if news is None:
            raise Refusal("web-no-table")
        if heard == self._times_heard:  # else what was heard of meanwhile may not have been read
            self._behind = 0
        if not news.events:
            self.ownership.holder = news.row.holder
            return False
        numbers = [event.n for event in news.events]
        in_order = numbers == [*range(state.events + 1, numbers[-1] + 1)]
        if not in_order or any(event.kind not in KNOWN_KINDS for event in news.events):
            await self._read_anew()
            return True
        state.next, self.ownership.holder = news.row.next, news.row.holder
        if news.sitting is not None:
            state.read_seats(news.row, *news.sitting)
            self._listener.seats_read()
        for event in news.events:
            first = state.steps
            state.apply(event)
            self._listener.happened(event, first)
        if news.talk is not None:
            self._listener.heard(news.talk)
        return True

    async def _read_anew(self) -> None:
        """Take up everything anew, where what another process wrote can't be told one after the other."""
        stored = await self.store.load(self.state.id)
        if stored is None:  # it has been deleted
            raise Refusal("web-no-table")
        self.state.read(stored)
        self.ownership.holder = stored.row.holder
        self._listener.read_anew()
