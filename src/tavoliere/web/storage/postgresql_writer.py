"""Writing to PostgreSQL: transactions on a connection of their own, by the driver itself.

Through the asynchronous engine a move costs more of the processor than all else that is done for it. Here statements
are worked out once, and the connection stays with the one who writes.
"""

import contextlib
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavoliere.web.storage.bus import LastEvent
from tavoliere.web.storage.bus_postgresql import CHANNEL, NOTIFY, PostgresqlBus
from tavoliere.web.storage.sqlite_writer import Prepared, Taken, prepared

VALUE = re.compile(r"\$(\d+)")
FROM_THE_DRIVER = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST = (
    *(OSError, asyncpg.InterfaceError, asyncpg.InternalClientError),
    *(asyncpg.PostgresConnectionError, asyncpg.exceptions.OperatorInterventionError),
)
MOST_DEADLOCKS = 3


class Deadlocked(OSError):
    """Two transactions waited for each other, and PostgreSQL has ended this one: it can be tried again."""


def is_one_statement(work: Sequence[tuple[Any, Sequence[dict[str, Any]]]]) -> bool:
    """Whether it can be written as one: a row each of different tables of the database, none of which changes twice."""
    named = {statement.table.name for statement, _ in work}
    return len(named) == len(work) and all(len(rows) == 1 for _, rows in work)


def together(texts: Sequence[str]) -> str:
    """These statements and a note as one, with their values one after the other behind the note's two."""
    parts, before = [], 2
    for number, text in enumerate(texts):
        counted = [int(one) for one in VALUE.findall(text)]
        parts.append(f"s{number} AS ({VALUE.sub(partial(shifted, before), text)})")
        before += max(counted)
    return f"WITH {', '.join(parts)} {NOTIFY}"


def shifted(by: int, value: "re.Match[str]") -> str:
    return f"${int(value[1]) + by}"


class PostgresqlWriter:
    """One connection, for one who writes; `engine` opens it outside the pool."""

    def __init__(self, engine: AsyncEngine, bus: PostgresqlBus) -> None:
        self.engine, self.bus = engine, bus
        self._connection: AsyncConnection | None = None
        self._prepared: dict[tuple[Any, ...], Prepared] = {}
        self._together: dict[tuple[Any, ...], str] = {}

    async def carry_out(
        self, work: Sequence[tuple[Any, Sequence[dict[str, Any]]]], events: Mapping[str, LastEvent]
    ) -> None:
        """Carry out statements, each with its rows, in one transaction, all of it or nothing; the others hear of it."""
        for _ in range(MOST_DEADLOCKS):
            with contextlib.suppress(Deadlocked):
                return await self._carry_out(work, events)
        await self._carry_out(work, events)

    async def _carry_out(
        self, work: Sequence[tuple[Any, Sequence[dict[str, Any]]]], events: Mapping[str, LastEvent]
    ) -> None:
        try:
            if is_one_statement(work) and len(notes := self.bus.notes_of(events)) == 1:
                await self._at_once([(statement, rows[0]) for statement, rows in work], notes[0])
                return
            raw = await self._begun()
            for statement, rows in work:
                done = prepared(self._prepared, self.engine.dialect, statement, rows[0])
                if len(rows) == 1:
                    await raw.execute(done.text, *done.filled(rows[0]))
                else:
                    await raw.executemany(done.text, [done.filled(row) for row in rows])
            for note in self.bus.notes_of(events):
                await raw.execute(NOTIFY, CHANNEL, note)
            await raw.execute("COMMIT")
        except BaseException as problem:
            await self._disconnect()
            if isinstance(problem, asyncpg.IntegrityConstraintViolationError):
                raise Taken from None
            if isinstance(problem, asyncpg.DeadlockDetectedError):
                raise Deadlocked(str(problem)) from None
            if isinstance(problem, FROM_THE_DRIVER):
                raise OSError(str(problem) or type(problem).__name__) from None
            raise

    async def _at_once(self, work: Sequence[tuple[Any, dict[str, Any]]], note: str) -> None:
        """A move of one table is one statement, a transaction by itself: there and back once, not five times."""
        raw = await self._raw()
        key = tuple((statement, *row) for statement, row in work)
        done = [prepared(self._prepared, self.engine.dialect, statement, row) for statement, row in work]
        if key not in self._together:
            self._together[key] = together([one.text for one in done])
        values = [value for one, (_, row) in zip(done, work, strict=True) for value in one.filled(row)]
        await raw.execute(self._together[key], CHANNEL, note, *values)

    async def _begun(self) -> Any:
        """The driver's connection, in a transaction; another one, if it was lost while nobody wrote."""
        raw = await self._raw()
        with contextlib.suppress(*LOST):
            await raw.execute("BEGIN")
            return raw
        await self._disconnect()
        raw = await self._raw()
        await raw.execute("BEGIN")
        return raw

    async def _raw(self) -> Any:
        """The driver's own connection."""
        if self._connection is not None:
            raw = (await self._connection.get_raw_connection()).driver_connection
            if raw is not None and not raw.is_closed():
                return raw
            await self._disconnect()
        self._connection = await self.engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*LOST, SQLAlchemyError):
                await connection.invalidate()
                await connection.close()

    async def close(self) -> None:
        await self._disconnect()
        await self.engine.dispose()
