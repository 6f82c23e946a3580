"""One table: the only authority over its game. Whatever happens is stored first and announced then."""

import asyncio
import time
import weakref
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any, Protocol

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.match import Match
from tavoliere.table.sitting import Sitting
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.storage.orders import Order, rematch
from tavoliere.web.storage.rows import Event, Stored
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.admission import Admission
from tavoliere.web.tables.bot_play import BotPlay
from tavoliere.web.tables.broadcaster import Broadcaster
from tavoliere.web.tables.clocks import Timekeeper
from tavoliere.web.tables.connections import Connections, Present
from tavoliere.web.tables.conversation import Conversation
from tavoliere.web.tables.inquiries import Inquiries
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.moves import Moves
from tavoliere.web.tables.ownership import Ownership
from tavoliere.web.tables.players import Players
from tavoliere.web.tables.shares import Digest, Elsewhere
from tavoliere.web.tables.state import TableState


class AlreadyFollowed(TavoliereError):
    """There is a rematch already."""


class OtherProcesses(Protocol):
    """Those whom a table tells what is not stored."""

    def present(self, table: "Table") -> None:
        """Somebody has come, or gone."""

    def rematched(self, table: "Table") -> None:
        """Another process has opened the table of the rematch."""

    async def links(self, table: "Table", n: int, digest: Digest, but: Collection[int]) -> list[Elsewhere]:
        """What devices that are connected to them add to the dice of a decision, but for those of these seats."""


class Table:
    """A game in progress, those who sit at it, and those who look on."""

    def __init__(
        self,
        stored: Stored,
        store: Store,
        thinkers: BotPool,
        timekeeper: Timekeeper,
        others: OtherProcesses,
        signs_with: str | None,
    ) -> None:
        self.store, self.others = store, others
        # Its parts hold it weakly, so that a table that is forgotten is gone at once: to look for garbage in everything
        # takes a tenth of a second where many games are going on, and nobody is answered meanwhile.
        me = weakref.proxy(self)

        def go_on() -> None:
            me.go_on()

        self.state = state = TableState(stored, timekeeper)
        self.id = state.id
        self.seating, self.timing, self.collector = state.seating, state.timing, state.collector
        self.connections = Connections(lambda: others.present(me), state.collector.forget)
        state.collector.ask_elsewhere = partial(others.links, me)
        self.ownership = Ownership(self.id, store, stored.row.holder)
        self.journal = Journal(state, store, self.connections, self.ownership, me)
        self.broadcaster = Broadcaster(state, self.connections, signs_with)
        self.moves = Moves(self.journal, self.broadcaster, go_on)
        self.admission = Admission(self.journal, store, self.connections, self.broadcaster, go_on)
        self.players = Players(self.journal, self.broadcaster, go_on)
        self.conversation = Conversation(self.journal, store, self.broadcaster)
        self.inquiries = Inquiries(self.journal)
        self.bots = BotPlay(self.journal, self.ownership, self.connections, self.moves, thinkers)
        self.rematching = asyncio.Lock()
        self.used = time.monotonic()  # when somebody last asked for it
        self.draining = False
        self._refreshing: asyncio.Task[None] | None = None

    @property
    def sitting(self) -> Sitting:
        return self.state.sitting

    @property
    def match(self) -> Match:
        return self.state.match

    # --- from its opening to its end ---

    def go_on(self) -> None:
        """Let the bots play, if one is asked."""
        self.bots.go_on()

    @property
    def idle(self) -> bool:
        """Whether nobody is here, and nothing goes on."""
        return not self.connections.open and not self.bots.plays_on and not self.journal.busy

    @property
    def watched(self) -> bool:
        """Whether somebody here waits for what happens."""
        return self.connections.waits or self.bots.plays_on

    async def close(self) -> None:
        """Let nobody think here any more."""
        self.draining = True
        await self.bots.close()
        if self._refreshing is not None:
            self._refreshing.cancel()
            await asyncio.gather(self._refreshing, return_exceptions=True)
        self.broadcaster.wake()

    async def follow(self, following: str, found: Callable[[Sequence[Order]], Awaitable[None]]) -> None:
        """Have the table of the rematch opened, and keep which it is; AlreadyFollowed if another process was first."""

        async def decide() -> None:
            if self.state.next is not None:
                raise AlreadyFollowed("web-stale")
            async with self.journal.writing() as n:
                event = Event(n, "next", {"confirmed": self.sitting.confirmed})
                await found(rematch(self.id, event, following))
            self.state.next = following

        await self.journal.do(decide)

    # --- who is there ---

    def look(self, client: str, seat: int) -> None:
        """A program asks about the table."""
        self.connections.look(client, seat)
        self.go_on()

    def meet(self, process: str, present: Present | None) -> None:
        """Somebody came to another process, or went; all of them, if that is gone."""
        before = self.broadcaster.seat_infos()
        self.connections.meet(process, present)
        if self.broadcaster.seat_infos() != before:
            self.broadcaster.seats()
        self.go_on()

    async def give_links(self, n: int, digest: str) -> list[Elsewhere]:
        """What devices that are connected here add to the dice of a decision of which another process has told."""
        await self.journal.catch_up()
        if self.state.steps != n:  # what came before may not have been heard of yet
            self.journal.doubt()
            await self.journal.catch_up()
        return await self.collector.give(n, digest) if self.state.steps == n else []

    # --- what other processes write ---

    def hear_of(self, n: int, event: Event | None = None, holder: str = "") -> None:
        """Another process wrote the event of this number, and perhaps says what it is."""
        before = self.state.events
        self.journal.hear_of(n, event, holder)
        if self.state.events > before:
            self.go_on()
        if self.journal.is_behind and self.watched and self._refreshing is None and not self.draining:
            self._refreshing = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        try:
            while self.journal.is_behind:
                await self.journal.catch_up()
        except TavoliereError:
            pass  # whoever does something here next reads it first
        finally:
            self._refreshing = None
        self.go_on()

    def seats_read(self) -> None:
        self.connections.dismiss(self.seating.valid)

    def happened(self, event: Event, first: int) -> None:
        if event.kind == "next":
            self.others.rematched(self)
        else:
            self.broadcaster.happened(event.kind, first)

    def heard(self, lines: Sequence[dict[str, Any]]) -> None:
        self.broadcaster.lines(lines)

    def read_anew(self) -> None:
        self.connections.dismiss(self.seating.valid)
        for connection in self.connections.open:
            self.broadcaster.everything(connection)
