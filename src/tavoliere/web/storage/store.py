"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL. Nothing is announced before it is here."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, null, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.storage.bus import Bus
from tavoliere.web.storage.database import CannotStore, Database, Reading, Stale, reason_for_all
from tavoliere.web.storage.engine import careful_sqlite
from tavoliere.web.storage.orders import (
    DEADLINE,
    HOLDS,
    ON_THE_CLOCK,
    SEAT_CHANGES,
    STANDS,
    STEPS,
    TALK,
    Order,
    carry_out,
    in_order,
    last_events,
    new_event,
    new_table,
)
from tavoliere.web.storage.rows import SPECTATORS, Event, News, Stands, Stored, StoredDevice, StoredSeat
from tavoliere.web.storage.schema import devices, events, seats, tables
from tavoliere.web.storage.sqlite_writer import SqliteWriter, Taken, has_file
from tavoliere.web.watching.gauges import WRITE_SECONDS, WRITTEN

if TYPE_CHECKING:
    from tavoliere.web.storage.postgresql_writer import PostgresqlWriter

log = logging.getLogger("tavoliere")
NO_CLOCKS: Mapping[int, float] = {}
MOST_NAMES = 500  # in one question


class Store(Database):
    """The tables of a database."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        super().__init__(url, patience)
        self.bus: Bus
        self.direct: SqliteWriter | PostgresqlWriter | None  # writes past the engine
        if self.sqlite:
            self.bus = Bus()
            self.direct = SqliteWriter(self.engine.url, careful_sqlite) if has_file(self.engine.url) else None
        else:
            from tavoliere.web.storage import postgresql_writer
            from tavoliere.web.storage.bus_postgresql import PostgresqlBus

            self.bus = own = PostgresqlBus(self.engine_apart())
            self.direct = postgresql_writer.PostgresqlWriter(self.engine_apart(), own)
        self.holder: str | None = None  # who looks after the tables that this process writes to; None for nobody
        self._pending: list[tuple[Sequence[Order], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._asked: list[tuple[str, int, asyncio.Future[News | None]]] = []
        self._reader: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self.direct is not None:
            await self.direct.close()
        await super().close()

    # --- writing ---

    def _write(self, *orders: Order) -> asyncio.Future[None]:
        """Carry out all orders or none, together with those of others who write at the same time."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._pending.append((orders, done))
        if self._writer is None:
            self._writer = loop.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        """One transaction for everything that waits: a commit costs the same for one move as for twenty."""
        while self._pending:
            batch, self._pending = self._pending, []
            problem = await self._commit([order for orders, _ in batch for order in orders])
            for orders, done in batch:
                # One that can't be written must not keep the others from it.
                trouble = await self._commit(orders) if problem is not None and len(batch) > 1 else problem
                if done.cancelled():
                    continue
                if trouble is None:
                    done.set_result(None)
                else:
                    done.set_exception(trouble)
        self._writer = None

    async def _commit(self, orders: Sequence[Order]) -> TavoliereError | None:
        try:
            begun = time.perf_counter()
            if self.direct is not None:
                await self.direct.carry_out(in_order(orders), {} if self.sqlite else last_events(orders))
            else:
                async with self.engine.execution_options(writes=True).begin() as connection:
                    await connection.run_sync(lambda connection: carry_out(orders, connection))
            WRITE_SECONDS.add(time.perf_counter() - begun)
            WRITTEN.add(len(orders))
        except (IntegrityError, Taken):
            return Stale("web-stale")
        except Exception as error:  # or whoever writes after this one would wait for ever
            if not isinstance(error, (SQLAlchemyError, sqlite3.Error, OSError)):
                log.exception("a move could not be stored")
            return CannotStore("web-not-stored", problem=reason_for_all(error))
        return None

    async def create(
        self, table: dict[str, Any], sitting: Sequence[StoredSeat], begin: dict[str, Any], more: Sequence[Order] = ()
    ) -> None:
        await self._write(*new_table(table, sitting, begin, self.holder), *more)

    def append(
        self, table: str, event: Event, stands: Stands, left: Mapping[int, float] = NO_CLOCKS
    ) -> asyncio.Future[None]:
        """Keep an event, and what clocks that it stopped or started have left; Stale if there is one of its number."""
        return self._write(
            new_event(table, event),
            (STANDS, {"of": table, "changed": time.time(), "holder": self.holder, **stands._asdict()}),
            *[(ON_THE_CLOCK, {"of": table, "at": seat, "left": seconds}) for seat, seconds in left.items()],
        )

    async def change_seat(
        self,
        table: str,
        event: Event,
        seat: StoredSeat,
        stands: Stands | None = None,
        deadline: float | None = None,
        left: Mapping[int, float] = NO_CLOCKS,
        more: Sequence[Order] = (),
        holds: bool = False,
    ) -> None:
        """Keep a seat, and what clocks of other seats that this stopped or started have left; Stale as above.

        With where the game `stands`, if somebody else may be asked now; else with the deadline. `holds`: this process
        looks after the table from now on, as it started a clock.
        """
        orders: list[Order] = [(DEADLINE, {"of": table, "deadline": deadline})]
        if stands is not None:
            orders = [(STANDS, {"of": table, "changed": time.time(), "holder": self.holder, **stands._asdict()})]
        elif holds:
            orders.append((HOLDS, {"of": table, "holder": self.holder}))
        await self._write(
            new_event(table, event),
            *((ON_THE_CLOCK, {"of": table, "at": other, "left": seconds}) for other, seconds in left.items()),
            (SEAT_CHANGES, {"of": table, "at": seat.seat, **seat._asdict()}),
            *orders,
            *more,
        )

    async def set_deadline(self, table: str, deadline: float) -> None:
        await self._write((DEADLINE, {"of": table, "deadline": deadline}))

    async def set_talk(self, table: str, event: Event, lines: Sequence[dict[str, Any]]) -> None:
        await self._write(new_event(table, event), (TALK, {"of": table, "talk": lines}))

    async def forget_talk(self, before: float) -> None:
        """What was said at tables where nothing has happened since."""
        old = (tables.c.changed < before) & tables.c.talk.is_not(None)
        await self.change(update(tables).where(old).values(talk=null()))

    # --- reading ---

    async def load(self, table: str) -> Stored | None:
        async with self.one_moment() as ask:
            found = await ask(select(tables).where(tables.c.id == table))
            if not found:
                return None
            told = await events_after({table: 0}, ask)
            return Stored(found[0], *(await seated([table], ask))[table], told[table])

    async def news(self, table: str, after: int) -> News | None:
        """What happened at a table after so many events; None if there is no such table any more.

        What is asked while others are being answered is answered at once for all, or many tables that have news at the
        same time would wait for each other until it is too late.
        """
        answer: asyncio.Future[News | None] = asyncio.get_running_loop().create_future()
        self._asked.append((table, after, answer))
        if self._reader is None:
            self._reader = asyncio.create_task(self._answer_all())
        return await answer

    async def _answer_all(self) -> None:
        while self._asked:
            asked, self._asked = self._asked[:MOST_NAMES], self._asked[MOST_NAMES:]
            try:
                found = await self._news_of({table: after for table, after, _ in asked})
            except Exception as problem:  # whatever it is, or who asks next would wait for ever
                for _, _, answer in asked:
                    if not answer.done():
                        answer.set_exception(problem)
            else:
                for table, _, answer in asked:
                    if not answer.done():
                        answer.set_result(found.get(table))
        self._reader = None

    async def _news_of(self, after: Mapping[str, int]) -> dict[str, News]:
        rows = select(*(column for column in tables.c if column is not tables.c.talk)).where(tables.c.id.in_(after))
        async with self.one_moment() as ask:
            told = await events_after(after, ask)
            found = {row.id: row for row in await ask(rows)}
            kinds = {table: {event.kind for event in told[table]} for table in found}
            changed = [table for table, row in found.items() if kinds[table] - STEPS or row.clock is not None]
            sitting = await seated(changed, ask)
            talkers = [table for table in found if "talk" in kinds[table]]
            said = select(tables.c.id, tables.c.talk).where(tables.c.id.in_(talkers))
            talk = {row[0]: row[1] or [] for row in await ask(said)} if talkers else {}
            return {table: News(row, told[table], sitting.get(table), talk.get(table)) for table, row in found.items()}

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        last = select(events.c.table, func.max(events.c.n)).group_by(events.c.table)
        found: dict[str, int] = {}
        for first in range(0, len(names), MOST_NAMES):
            part = names[first : first + MOST_NAMES]
            found |= {row[0]: row[1] for row in await self.read(last.where(events.c.table.in_(part)))}
        return found

    async def table_of(self, tokens: Sequence[str]) -> str | None:
        """The table that one of these hashes of tokens belongs to, the first that belongs to any."""
        known = [select(one.c.token, one.c.table).where(one.c.token.in_(tokens)) for one in (seats, devices)]
        found = {row[0]: row[1] for row in await self.read(known[0].union_all(known[1]))}
        return next((found[token] for token in tokens if token in found), None)

    async def summaries(self, tokens: Sequence[str]) -> list[tuple[str, StoredSeat, Any, list[StoredSeat]]]:
        """For each hash of a token that lets somebody in: itself, its seat, its table, and all seats of the table."""
        sat = select(devices.c.token.label("given"), seats).join(
            seats, (seats.c.table == devices.c.table) & (seats.c.seat == devices.c.seat)
        )
        invited = select(seats.c.token.label("given"), seats).where(~seats.c.claimed | (seats.c.seat == SPECTATORS))
        mine = [
            *await self.read(sat.where(devices.c.token.in_(tokens), ~devices.c.revoked)),
            *await self.read(invited.where(seats.c.token.in_(tokens))),
        ]
        ids = [one.table for one in mine]
        rows = {row.id: row for row in await self.read(select(tables).where(tables.c.id.in_(ids)))}
        others = await self.read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))
        return [
            (
                one.given,
                StoredSeat.read(*one[2:]),
                rows[one.table],
                [StoredSeat.read(*s[1:]) for s in others if s.table == one.table],
            )
            for one in mine
        ]


async def events_after(known: Mapping[str, int], ask: Reading) -> dict[str, list[Event]]:
    """The events of these tables, of each after so many."""
    later = or_(*((events.c.table == table) & (events.c.n > n) for table, n in known.items()))
    found: dict[str, list[Event]] = {table: [] for table in known}
    asked = select(events.c.table, events.c.n, events.c.kind, events.c.data).where(later)
    for row in await ask(asked.order_by(events.c.table, events.c.n)):
        found[row[0]].append(Event(*row[1:]))
    return found


async def seated(names: Sequence[str], ask: Reading) -> dict[str, tuple[list[StoredSeat], list[StoredDevice]]]:
    """The seats of these tables, and the devices with which somebody has sat down there."""
    found: dict[str, tuple[list[StoredSeat], list[StoredDevice]]] = {table: ([], []) for table in names}
    if names:
        for row in await ask(select(seats).where(seats.c.table.in_(names)).order_by(seats.c.seat)):
            found[row[0]][0].append(StoredSeat.read(*row[1:]))
        known = select(devices.c.table, devices.c.token, devices.c.seat, devices.c.revoked)
        for row in await ask(known.where(devices.c.table.in_(names))):
            found[row[0]][1].append(StoredDevice(*row[1:]))
    return found
