"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL. Nothing is announced before it is here."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, inspect, make_url, null, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.storage.bus import Bus, LastEvent
from tavoliere.web.storage.database import (
    UnknownSchema,
    careful_sqlite,
    create_tables,
    database_url,
    keep_private,
    stop_threads_once,
    waiting_no_longer_than,
)
from tavoliere.web.storage.direct import Direct, Taken, has_file
from tavoliere.web.storage.schema import (
    devices,
    events,
    mailboxes,
    own_seats,
    sat_from,
    schema_version,
    seats,
    subscriptions,
    tables,
)
from tavoliere.web.watching.gauges import MOVES, WRITE_SECONDS, WRITTEN
from tavoliere.words import Word

if TYPE_CHECKING:
    from tavoliere.web.storage.direct_postgresql import DirectPostgresql

log = logging.getLogger("tavoliere")
SPECTATORS = -1
NO_CLOCKS: Mapping[int, float] = {}
# After whatever ends a subscription: an address is kept for those that need it, and no longer.
UNUSED_ADDRESSES = delete(mailboxes).where(
    mailboxes.c.id.not_in(select(subscriptions.c.mailbox).where(subscriptions.c.mailbox.is_not(None)))
)


def telling_no_more(own: Any) -> list[Any]:
    """What ends all notices to the browsers and mailboxes that are told where these of somebody's devices sit."""
    sat = select(sat_from.c.token).where(sat_from.c.device.in_(own))
    ways = subscriptions.c.endpoint, subscriptions.c.mailbox
    told = [select(way).where(subscriptions.c.device.in_(sat), way.is_not(None)) for way in ways]
    return [
        *(delete(subscriptions).where(way.in_(there)) for way, there in zip(ways, told, strict=True)),
        UNUSED_ADDRESSES,
    ]


class CannotStore(TavoliereError):
    """The database could not take what it was given; nothing of it is kept."""


class Stale(TavoliereError):
    """Somebody else wrote first."""


class StoredSeat(NamedTuple):
    """A seat as it is stored; the token of its invitation is only known by its hash."""

    seat: int
    name: str
    player: str
    token: str
    owner: bool
    claimed: bool
    left: float | None = None  # seconds on its clock
    late: bool = False  # time ran out, and a bot plays here for a while, or to the end
    rest: float | None = None  # seconds of vacation left
    away: float | None = None  # until when on vacation


class StoredDevice(NamedTuple):
    """A device with which somebody has sat down; what it comes back with is only known by its hash."""

    token: str
    seat: int
    revoked: bool


class Stands(NamedTuple):
    """Where a game stands, beside its events."""

    steps: int
    actor: int | None
    deadline: float | None = None
    outcome: dict[str, Any] | None = None


class Event(NamedTuple):
    """One thing that was decided at a table."""

    n: int
    kind: str
    data: dict[str, Any]


class Stored(NamedTuple):
    """Everything that is known of a table."""

    row: Any
    seats: list[StoredSeat]
    devices: list[StoredDevice]
    events: list[Event]


class News(NamedTuple):
    """What is new at a table."""

    row: Any  # without what players said
    events: list[Event]
    sitting: tuple[list[StoredSeat], list[StoredDevice]] | None  # None where nothing of it has changed
    talk: list[dict[str, Any]] | None  # None where nobody has said anything


NEW_TABLE = insert(tables)
NEW_SEAT = insert(seats)
NEW_EVENT = insert(events)
STANDS = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("changed", "steps", "actor", "deadline", "outcome", "holder")})
)
ON_THE_CLOCK = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(left=bindparam("left"))
)
SEAT_CHANGES = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in StoredSeat._fields if name != "seat"})
)
NEW_DEVICE = insert(devices)
REVOKE_DEVICES = (
    update(devices).where(devices.c.table == bindparam("of"), devices.c.seat == bindparam("at")).values(revoked=True)
)
REVOKE_DEVICE = update(devices).where(devices.c.token == bindparam("device")).values(revoked=True)
NOBODYS_OWN = delete(own_seats).where(own_seats.c.table == bindparam("of"), own_seats.c.seat == bindparam("at"))
DEADLINE = update(tables).where(tables.c.id == bindparam("of")).values(deadline=bindparam("deadline"))
HOLDS = update(tables).where(tables.c.id == bindparam("of")).values(holder=bindparam("holder"))
TALK = update(tables).where(tables.c.id == bindparam("of")).values(talk=bindparam("talk"))
REMATCH = update(tables).where(tables.c.id == bindparam("of")).values(next=bindparam("next"))
IN_ORDER = (
    *(NEW_TABLE, NEW_SEAT, NEW_EVENT, STANDS, ON_THE_CLOCK, SEAT_CHANGES, REVOKE_DEVICES, REVOKE_DEVICE, NEW_DEVICE),
    *(NOBODYS_OWN, DEADLINE, HOLDS, TALK, REMATCH),
)
PLACES = {statement: place for place, statement in enumerate(IN_ORDER)}
Order = tuple[Any, dict[str, Any]]  # one of these, and a row
AskDatabase = Callable[[Any], Awaitable[Sequence[Any]]]  # a question to the database, about one moment
STEPS = {"play", "undo", "confirm"}  # events that change no seat, but for its clock
MOST_NAMES = 500  # in one question


def in_order(orders: Sequence[Order]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """The rows of each statement, in the order in which they have to be written.

    Those of different tables in the order of their names, the same for all: two writers would wait for each other.
    """
    rows: dict[Any, list[dict[str, Any]]] = {}
    for statement, row in sorted(orders, key=lambda order: str(order[1].get("of") or order[1].get("table") or "")):
        rows.setdefault(statement, []).append(row)
    return sorted(rows.items(), key=lambda one: PLACES[one[0]])


def carry_out(orders: Sequence[Order], connection: Connection) -> None:
    for statement, rows in in_order(orders):
        connection.execute(statement, rows)


class Store:
    """The database."""

    bus: Bus

    def __init__(self, url: str, patience: float = 10.0, bus: Bus | None = None) -> None:
        """`bus`: how the processes on one SQLite file hear of each other; those on one PostgreSQL have its own."""
        self.direct: Direct | DirectPostgresql | None = None  # writes past the engine
        try:
            parsed = make_url(database_url(url))
            self.sqlite = parsed.get_backend_name() == "sqlite"
            limits = {} if self.sqlite else waiting_no_longer_than(patience)
            self.engine = create_async_engine(parsed, pool_pre_ping=not self.sqlite, **limits)
            if self.sqlite:
                self.bus = bus or Bus()
            else:
                from tavoliere.web.storage import direct_postgresql
                from tavoliere.web.storage.bus_postgresql import PostgresqlBus

                def apart() -> AsyncEngine:
                    return create_async_engine(parsed, poolclass=NullPool, connect_args=limits["connect_args"])

                self.bus = PostgresqlBus(apart())
                self.direct = direct_postgresql.DirectPostgresql(apart(), self.bus)
        except ImportError as error:
            raise CannotStore("web-no-driver", problem=str(error)) from None
        except SQLAlchemyError as error:
            raise CannotStore("web-database", problem=reason(error)) from None
        if self.sqlite:
            careful_sqlite(self.engine.sync_engine)
            stop_threads_once(self.engine.sync_engine)
            self.direct = Direct(self.engine.url, careful_sqlite) if has_file(self.engine.url) else None
        self.holder: str | None = None  # who looks after the tables that this process writes to; None for nobody
        self._open = False
        self._pending: list[tuple[Sequence[Order], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._asked: list[tuple[str, int, asyncio.Future[News | None]]] = []
        self._reader: asyncio.Task[None] | None = None

    async def open(self, make: bool = True) -> None:
        """Open the database. `make`: where there is none, a new one is made."""
        if self._open:
            return
        try:
            if not make:
                await self._find()
            if self.sqlite:
                keep_private(self.engine.url.database)
                # Where the file cannot be opened, aiosqlite's thread would outlive the loop and complain on the screen.
                sqlite3.connect(self.engine.url.database or ":memory:").close()
            async with self.engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(create_tables)
        except UnknownSchema:
            await self.close()
            raise CannotStore("web-database-schema") from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.close()
            raise CannotStore("web-database", problem=reason(error)) from None
        self._open = True

    async def _find(self) -> None:
        """CannotStore if there is no database of this program's."""
        url = self.engine.url
        if self.sqlite:
            file = Path(url.database or "")
            if not file.is_file():
                raise CannotStore("backup-nothing", path=str(file))
            with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as reading:
                names = {name for (name,) in reading.execute("SELECT name FROM sqlite_master")}
        else:
            async with self.engine.connect() as connection:
                names = set(await connection.run_sync(lambda one: inspect(one).get_table_names()))
        if not {schema_version.name, tables.name} <= names:
            raise CannotStore("web-database-other", address=url.render_as_string())

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self.direct is not None:
            await self.direct.close()
        await self.engine.dispose()

    # --- writing ---

    async def _write(self, *orders: Order) -> None:
        """Carry out all orders or none, together with those of others who write at the same time."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((orders, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

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
            told, begun = last_events(orders), time.perf_counter()
            if self.direct is not None:
                await self.direct.carry_out(in_order(orders), told)
            else:
                async with self.engine.execution_options(writes=True).begin() as connection:
                    await connection.run_sync(lambda connection: carry_out(orders, connection))
            WRITE_SECONDS.add(time.perf_counter() - begun)
            WRITTEN.add(len(orders))
            MOVES.add(sum(statement is NEW_EVENT and row["kind"] == "play" for statement, row in orders))
        except (IntegrityError, Taken):
            return Stale("web-stale")
        except Exception as error:  # or whoever writes after this one would wait for ever
            if not isinstance(error, (SQLAlchemyError, sqlite3.Error, OSError)):
                log.exception("a move could not be stored")
            return CannotStore("web-not-stored", problem=reason_for_all(error))
        return None

    async def change(self, *statements: Any) -> int:
        """Carry out, all or none, what belongs to no table's moves; how many lines the last one changed.

        Stale if there is already what was to be new.
        """
        changed = 0
        try:
            async with self.engine.execution_options(writes=True).begin() as connection:
                for statement in statements:
                    changed = (await connection.execute(statement)).rowcount
            return changed
        except IntegrityError:
            raise Stale("web-stale") from None
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-stored", problem=reason_for_all(error)) from None

    @asynccontextmanager
    async def deciding(self, lock: int) -> AsyncIterator[AsyncConnection]:
        """Look, decide and write as one: nobody else who asks for the same lock does anything meanwhile."""
        try:
            async with self.engine.execution_options(writes=True).begin() as connection:
                if not self.sqlite:  # which has one writer anyway
                    await connection.execute(select(func.pg_advisory_xact_lock(lock)))
                yield connection
        except IntegrityError:
            raise Stale("web-stale") from None
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-stored", problem=reason_for_all(error)) from None

    async def create(
        self, table: dict[str, Any], sitting: Sequence[StoredSeat], begin: dict[str, Any], more: Sequence[Order] = ()
    ) -> None:
        await self._write(*self.creating(table, sitting, begin), *more)

    def creating(self, table: dict[str, Any], sitting: Sequence[StoredSeat], begin: dict[str, Any]) -> list[Order]:
        """What makes a new table."""
        now, name = time.time(), table["id"]
        return [
            (NEW_TABLE, {"created": now, "changed": now, "clock": None, "holder": self.holder, **table}),
            *((NEW_SEAT, {"table": name, **seat._asdict()}) for seat in sitting),
            (NEW_EVENT, {"table": name, "n": 1, "kind": "begin", "data": begin, "at": now}),
        ]

    async def append(self, table: str, event: Event, stands: Stands, left: Mapping[int, float] = NO_CLOCKS) -> None:
        """Keep an event, and what clocks that it stopped or started have left; Stale if there is one of its number."""
        await self._write(
            self._event(table, event),
            (STANDS, {"of": table, "changed": time.time(), "holder": self.holder, **stands._asdict()}),
            *((ON_THE_CLOCK, {"of": table, "at": seat, "left": seconds}) for seat, seconds in left.items()),
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
            self._event(table, event),
            *((ON_THE_CLOCK, {"of": table, "at": other, "left": seconds}) for other, seconds in left.items()),
            (SEAT_CHANGES, {"of": table, "at": seat.seat, **seat._asdict()}),
            *orders,
            *more,
        )

    def _event(self, table: str, event: Event) -> Order:
        return NEW_EVENT, {"table": table, "at": time.time(), **event._asdict()}

    def new_device(self, table: str, device: StoredDevice) -> Order:
        return NEW_DEVICE, {"table": table, **device._asdict()}

    def revoked_devices(self, table: str, seat: int) -> Sequence[Order]:
        """Nobody who sat there gets in any more, from whatever device."""
        return (REVOKE_DEVICES, {"of": table, "at": seat}), (NOBODYS_OWN, {"of": table, "at": seat})

    def revoked_few(self, tokens: Sequence[str]) -> Sequence[Order]:
        """These devices get in no more; the seat stays with whoever has it."""
        return [(REVOKE_DEVICE, {"device": token}) for token in tokens]

    def rematch(self, table: str, event: Event, following: str) -> Sequence[Order]:
        return (REMATCH, {"of": table, "next": following}), self._event(table, event)

    async def set_deadline(self, table: str, deadline: float) -> None:
        await self._write((DEADLINE, {"of": table, "deadline": deadline}))

    async def set_talk(self, table: str, event: Event, lines: Sequence[dict[str, Any]]) -> None:
        await self._write(self._event(table, event), (TALK, {"of": table, "talk": lines}))

    # --- reading ---

    async def read(self, statement: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-read", problem=reason_for_all(error)) from None

    @asynccontextmanager
    async def _one_moment(self) -> AsyncIterator[AskDatabase]:
        """Ask several questions about one moment, whatever others write meanwhile."""
        engine = self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            async with engine.connect() as connection:

                async def ask(statement: Any) -> Sequence[Any]:
                    return (await connection.execute(statement)).all()

                yield ask
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-read", problem=reason_for_all(error)) from None

    async def load(self, table: str) -> Stored | None:
        async with self._one_moment() as ask:
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
        async with self._one_moment() as ask:
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
                StoredSeat(*one[2:]),
                rows[one.table],
                [StoredSeat(*s[1:]) for s in others if s.table == one.table],
            )
            for one in mine
        ]

    # --- who looks after which tables ---

    async def claim(self, table: str) -> bool:
        """Look after a table, unless a process does that is alive; whether this one does now."""
        free = self._free | (tables.c.holder == self.holder)
        return await self.change(update(tables).where(tables.c.id == table, free).values(holder=self.holder)) > 0

    async def claim_some(self, most: int) -> list[tuple[str, bool]]:
        """Look after some of the tables at which a bot or a clock is waited for, and that nobody looks after.

        Their names, and whether it is a bot.
        """
        latest = self._waiting.where(self._free).limit(most).correlate(None)
        if not self.sqlite:
            latest = latest.with_for_update(skip_locked=True)
        claimed = update(tables).where(tables.c.id.in_(latest.scalar_subquery())).values(holder=self.holder)
        try:
            async with self.engine.execution_options(writes=True).begin() as connection:
                found = (await connection.execute(claimed.returning(tables.c.id, tables.c.deadline))).all()
                return [(row[0], row[1] is None) for row in found]
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-stored", problem=reason_for_all(error)) from None

    async def waiting_for_bots(self) -> list[str]:
        """The tables that this process looks after and at which a bot is asked, the latest first."""
        return [row[0] for row in await self.read(self._mine(self._waiting.where(tables.c.deadline.is_(None))))]

    @property
    def _waiting(self) -> Any:
        """Bots among themselves are not waited for: they wait for somebody who looks on."""
        bot_asked = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.actor) & (seats.c.player != "human")
        person = (seats.c.table == tables.c.id) & (seats.c.seat >= 0) & ((seats.c.player == "human") | seats.c.late)
        waits = tables.c.deadline.is_not(None) | (
            select(seats.c.seat).where(bot_asked).exists() & select(seats.c.seat).where(person).exists()
        )
        return select(tables.c.id).where(tables.c.actor.is_not(None), waits).order_by(tables.c.changed.desc())

    @property
    def _free(self) -> Any:
        """Nobody who is alive looks after it."""
        return tables.c.holder.is_(None) | tables.c.holder.not_in(self.bus.members)

    async def release(self, table: str | None = None) -> None:
        """Look after a table no more, or after none."""
        mine = update(tables).where(tables.c.holder == self.bus.me).values(holder=None)
        await self.change(mine if table is None else mine.where(tables.c.id == table))

    # --- time ---

    async def running_clocks(self) -> list[tuple[str, dict[str, Any], float]]:
        """The tables at which a clock runs: their plans, and what that clock had left when it began to."""
        clocked = select(tables.c.id, tables.c.clock, seats.c.left)
        clocked = clocked.join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.actor))
        return [(row[0], row[1], row[2]) for row in await self.read(clocked.where(tables.c.deadline.is_not(None)))]

    async def late(self, now: float) -> list[str]:
        """The tables at which somebody's time, or vacation, has run out. Whoever comes first ends a vacation."""
        late = self._mine(select(tables.c.id).where(tables.c.deadline <= now))
        return [row[0] for row in await self.read(late.union(select(seats.c.table).where(seats.c.away <= now)))]

    async def next_deadline(self) -> float | None:
        ends = self._mine(select(func.min(tables.c.deadline))), select(func.min(seats.c.away))
        found = [(await self.read(end))[0][0] for end in ends]
        return min((end for end in found if end is not None), default=None)

    def _mine(self, asked: Any) -> Any:
        return asked if self.bus.alone else asked.where(tables.c.holder == self.bus.me)

    async def forget_talk(self, before: float) -> None:
        """What was said at tables where nothing has happened since."""
        old = (tables.c.changed < before) & tables.c.talk.is_not(None)
        await self.change(update(tables).where(old).values(talk=null()))


def last_events(orders: Sequence[Order]) -> dict[str, LastEvent]:
    """The tables at which these write something, with their last event."""
    found: dict[str, LastEvent] = {}
    for statement, row in orders:
        if statement is NEW_EVENT:
            is_step = row["kind"] in STEPS and row["table"] not in found
            told = (row["kind"], row["data"]) if is_step else ()
            found[row["table"]] = (row["n"], *told)
    return found


async def events_after(known: Mapping[str, int], ask: AskDatabase) -> dict[str, list[Event]]:
    """The events of these tables, of each after so many."""
    later = or_(*((events.c.table == table) & (events.c.n > n) for table, n in known.items()))
    found: dict[str, list[Event]] = {table: [] for table in known}
    asked = select(events.c.table, events.c.n, events.c.kind, events.c.data).where(later)
    for row in await ask(asked.order_by(events.c.table, events.c.n)):
        found[row[0]].append(Event(*row[1:]))
    return found


async def seated(names: Sequence[str], ask: AskDatabase) -> dict[str, tuple[list[StoredSeat], list[StoredDevice]]]:
    """The seats of these tables, and the devices with which somebody has sat down there."""
    found: dict[str, tuple[list[StoredSeat], list[StoredDevice]]] = {table: ([], []) for table in names}
    if names:
        for row in await ask(select(seats).where(seats.c.table.in_(names)).order_by(seats.c.seat)):
            found[row[0]][0].append(StoredSeat(*row[1:]))
        known = select(devices.c.table, devices.c.token, devices.c.seat, devices.c.revoked)
        for row in await ask(known.where(devices.c.table.in_(names))):
            found[row[0]][1].append(StoredDevice(*row[1:]))
    return found


def reason_for_all(error: Exception) -> Word:
    """What people who play here are told of a database's complaint: the complaint itself stands in the log."""
    cause = getattr(error, "orig", None) or error
    log.warning("%s: %s", type(cause).__name__, reason(error))
    return Word("web-disk-full" if getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL" else "web-database-silent")


def reason(error: Exception) -> str:
    """What a database complains about, in one line, in its own words."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0].rstrip(".")
