"""The other processes on the same database: what they write is heard, who is connected to them is known, and the
tables of one that is gone are looked after.

People's moves are written by the process they are connected to; the database takes each number once. Only what nobody
asks for belongs to one process: to let bots think, and clocks run out. A table's holder does that, the process which
wrote its last move. Should two believe that they hold it, both may think, and one of them writes.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.limits.fair_queue import NOBODY, Asker
from tavoliere.web.storage import waiting
from tavoliere.web.storage.bus import Note
from tavoliere.web.storage.rows import Event
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.connections import Present
from tavoliere.web.tables.shares import Digest, Elsewhere
from tavoliere.web.tables.table import Table

log = logging.getLogger("tavoliere")
TOGETHER = 0.02  # seconds for which those who come and go are told of together
ROUND = 15.0  # seconds between looks for what was not heard of
AT_ONCE = 20  # tables that are taken over before others get theirs
WAY = 0.3  # seconds that a question and its answer may be on their way, beyond the time that devices have
MOST_SILENT = 3  # questions that a process left unanswered, after which it is asked no more: it may be an older one


class Answers:
    """What other processes say of their devices."""

    def __init__(self, processes: Iterable[str]) -> None:
        self.awaited = set(processes)
        self.links: list[Elsewhere] = []
        self.complete = asyncio.Event()

    def take(self, process: str, links: Iterable[Sequence[Any]]) -> None:
        if process in self.awaited:
            self.awaited.discard(process)
            self.links += [Elsewhere(*one) for one in links]
        if not self.awaited:
            self.complete.set()


class Peers:
    """What the tables of this process have to do with other processes."""

    def __init__(
        self,
        store: Store,
        tables: dict[str, Table],
        find: Callable[[str], Awaitable[Table]],
        invite: Callable[[Table], Awaitable[None]],
        clocks_changed: asyncio.Event,
    ) -> None:
        self.store, self.bus, self.tables = store, store.bus, tables
        self._find, self._invite, self._clocks_changed = find, invite, clocks_changed
        self.on_matchmaking: Callable[[], None] = lambda: None
        self.on_real_game: Callable[[str], None] = lambda _: None
        self._told: dict[str, Present] = {}  # what the others know of who is here
        self._to_tell: set[str] = set()
        self._to_ask: set[str] = set()
        self._heard: dict[str, int] = {}  # events at tables that are being opened
        self._telling: asyncio.TimerHandle | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._links: dict[tuple[str, int], Answers] = {}  # questions to others, by table and number of steps
        self._silent: Counter[str] = Counter()  # questions that a process has not answered
        self._look = asyncio.Event()
        self._gap = False
        self._left = False

    async def open(self) -> bool:
        """Join them; whether there are none."""
        self.bus = self.store.bus
        self.bus.hear = self.hear
        self.bus.is_followed = self._is_followed
        self.bus.on_members = self._lost
        self.bus.on_gap = self._missed
        self.bus.on_lapse = self._lapsed
        is_first = await self.bus.open()
        if not self.bus.alone:
            self.store.holder = self.bus.me
        return is_first

    async def leave(self) -> None:
        """Look after no table any more, and say so."""
        if not self._left:
            self._left = True
            self.store.holder = None
            self.on_matchmaking()  # whoever waits for news of open tables waits elsewhere
            await asyncio.gather(*(table.close() for table in self.tables.values()))
        if not self.bus.alone:
            with contextlib.suppress(TavoliereError):
                await waiting.release(self.store)
            await self.bus.leave()

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        await self.bus.close()

    @property
    def draining(self) -> bool:
        """Whether this process stops, and everybody is to go to another."""
        return self._left

    # --- tables that nobody looks after ---

    async def watch(self) -> None:
        """Look after the tables of those that are gone; now and then look for what was not heard of."""
        while not self._left:
            self._look.clear()
            try:
                if self.bus.alone:
                    await self._wake(await waiting.for_bots(self.store))
                    return
                missed, self._gap = self._gap, False
                if missed:
                    await self._heal()
                await self._take_over()
                if missed:  # such as those that could not be read when they were taken over
                    await self._wake(await waiting.for_bots(self.store))
            except TavoliereError:
                self._gap = True
                await asyncio.sleep(1)
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), ROUND)
                continue
            self._gap = True
            self._tell_later(self._told)  # programs that have not asked for a while are not there any more

    async def _take_over(self) -> None:
        for table in list(self.tables.values()):
            if not table.ownership.mine:
                table.go_on()
        while claimed := await waiting.claim_some(self.store, AT_ONCE):
            self._clocks_changed.set()
            for name, _ in claimed:
                if name in self.tables:
                    self.tables[name].journal.doubt()
            await self._wake([name for name, is_bot in claimed if is_bot])

    async def _wake(self, names: Sequence[str]) -> None:
        """Bots that were asked when a process went down go on."""
        for name in names:
            try:
                if name not in self.tables or not self.tables[name].bots.plays_on:
                    (await self._find(name)).go_on()
            except Exception as problem:  # whatever is wrong with one table, the bots of the others go on
                log.warning("table %s cannot be opened: %s: %s", name, type(problem).__name__, problem)

    async def _heal(self) -> None:
        """Read what happened while nothing was heard."""
        for name, n in (await self.store.numbers([*self.tables])).items():
            if (table := self.tables.get(name)) is not None:
                table.hear_of(n)

    def _lost(self, gone: frozenset[str]) -> None:
        for table in list(self.tables.values()):
            for process in gone & table.connections.elsewhere.keys():
                table.meet(process, None)
        self._look.set()

    def _missed(self) -> None:
        self._gap = True
        self._look.set()
        for table in self.tables.values():
            self._tell_soon(table, ask=True)

    def _lapsed(self) -> None:
        """The others may have taken everything over: what was held here is claimed again before it goes on."""
        for table in self.tables.values():
            if table.ownership.holder == self.bus.me:
                table.ownership.holder = None
        self._missed()

    def _is_followed(self, name: str) -> bool:
        """Whether somebody is known to be at a table elsewhere."""
        table = self.tables.get(name)
        return table is None or bool(table.connections.elsewhere)

    # --- hearing ---

    def hear(self, note: Note) -> None:
        for name, n, *event in note.get("events", ()):
            if (table := self.tables.get(name)) is not None:
                table.hear_of(n, Event(n, *event) if event else None, note["p"])
            else:
                self._heard[name] = n
                if len(self._heard) > 10_000:
                    del self._heard[next(iter(self._heard))]
        for name, (seats, asker) in note.get("here", {}).items():
            if (table := self.tables.get(name)) is not None:
                table.meet(note["p"], Present(frozenset(seats), Asker(*asker) if asker else NOBODY))
        for name in note.get("ask", ()):
            if (table := self.tables.get(name)) is not None and table.watched:
                self._tell_soon(table, again=True)
        if "share" in note and self.bus.me in note["to"]:
            self._start(self._give(note["p"], *note["share"]))
        if "links" in note and note["to"] == self.bus.me:
            name, n, links = note["links"]
            if (answers := self._links.get((name, n))) is not None:
                answers.take(note["p"], links)
        if "real" in note:
            self.on_real_game(note["real"])
        if note.get("matchmaking"):
            self.on_matchmaking()
        if note.get("free"):
            self._look.set()

    def opened(self, table: Table) -> None:
        """A table was read; what happened meanwhile may have been heard of."""
        if (n := self._heard.pop(table.id, 0)) > table.state.events:
            table.hear_of(n)

    def rematched(self, table: Table) -> None:
        self._start(self._invite_to_rematch(table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _invite_to_rematch(self, table: Table) -> None:
        with contextlib.suppress(TavoliereError):
            await self._invite(table)

    # --- what devices add to the dice ---

    async def links(self, table: Table, n: int, digest: Digest, but: Collection[int]) -> list[Elsewhere]:
        """What devices that are connected to other processes add to a decision, but for those of these seats."""
        processes = [
            process
            for process, present in table.connections.elsewhere.items()
            if any(seat >= 0 and seat not in but for seat in present.seats) and self._silent[process] < MOST_SILENT
        ]
        if not processes:
            return []
        answers = self._links[table.id, n] = Answers(processes)
        self.bus.tell({"share": [table.id, n, digest()], "to": processes})
        try:
            await asyncio.wait_for(answers.complete.wait(), table.collector.patience + WAY)
        except TimeoutError:
            self._silent.update(answers.awaited)
        finally:
            del self._links[table.id, n]
        return answers.links

    async def _give(self, process: str, name: str, n: int, digest: str) -> None:
        links: list[Elsewhere] = []
        if (table := self.tables.get(name)) is not None:
            with contextlib.suppress(TavoliereError):
                links = await table.give_links(n, digest)
        self.bus.tell({"links": [name, n, [[*one] for one in links]], "to": process})

    # --- telling ---

    def present(self, table: Table) -> None:
        """Somebody has come to a table, or gone."""
        self._tell_soon(table, ask=table.id not in self._told)

    def _tell_soon(self, table: Table, ask: bool = False, again: bool = False) -> None:
        if ask and not self.bus.alone:
            self._to_ask.add(table.id)
        if again:
            self._told.pop(table.id, None)
        self._tell_later([table.id])

    def _tell_later(self, names: Iterable[str]) -> None:
        if self.bus.alone or self._left:
            return
        self._to_tell.update(names)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._telling = None
        told, self._to_tell = self._to_tell, set()
        asked, self._to_ask = self._to_ask, set()
        here = {}
        for name in told:
            present = self.tables[name].connections.here if name in self.tables else Present(frozenset())
            if present != self._told.get(name) or name in asked:
                asker = [digest(present.asker.client), present.asker.plays] if present.asker != NOBODY else None
                here[name] = [sorted(present.seats), asker]
                self._told[name] = present
            if present == Present(frozenset()):
                self._told.pop(name, None)
        if here:
            self.bus.tell({"here": here, "ask": sorted(asked)})


def digest(client: str) -> str:
    """A client as other processes know it: who it is, is not for them."""
    return hashlib.sha256(client.encode()).hexdigest()[:12]
