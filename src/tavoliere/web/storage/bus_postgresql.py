"""Processes on one PostgreSQL, on any number of machines: LISTEN and NOTIFY, on a connection of its own.

A note of events goes with the transaction that stores them: nobody hears of what is not stored. A process is alive
until the time that it last wrote into `servers`, by the database's clock.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import Any

import asyncpg
import orjson
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavoliere.web.storage.bus import BEAT, LEASE, LONGEST_EVENT, Bus, LastEvent, Note
from tavoliere.web.wire import packed

log = logging.getLogger("tavoliere")
CHANNEL = "tavoliere"
AGAIN = 0.2  # seconds before a lost connection is tried again
NOTIFY = "SELECT pg_notify($1, $2)"
NOW = "extract(epoch from clock_timestamp())"
BEATS = f"""
    WITH mine AS (
        INSERT INTO servers (id, until) VALUES ($1, {NOW} + $2::float8)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until
    )
    SELECT id FROM servers WHERE until > {NOW} AND until <= {NOW} + 2 * $2::float8 AND id <> $1
"""
# Nobody believes in a lease that is longer than any: it was given before the database's clock was moved back, and
# whoever is alive renews it at once.
JOINING = 7_163_082  # the lock of whoever joins: only one is the first
TROUBLE = (OSError, TimeoutError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresqlBus(Bus):
    """`engine` opens connections outside the pool."""

    alone = False

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine = engine
        self._connection: AsyncConnection | None = None
        self._outbox: list[str] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._beaten = 0.0  # when the last sign of life was sent
        self._trusting = 0.0  # until when those that are silent are believed to be alive all the same

    async def open(self) -> bool:
        raw = await self._connect()
        await raw.execute(f"SELECT pg_advisory_lock({JOINING})")
        try:
            others = await raw.fetch(BEATS, self.me, LEASE)
            await raw.execute(f"DELETE FROM servers WHERE abs(until - {NOW}) > 3600")
        finally:
            await raw.execute(f"SELECT pg_advisory_unlock({JOINING})")
        self.tell({"hello": True})
        self._beaten = time.monotonic()
        self._set_members(row[0] for row in others)
        self._task = asyncio.create_task(self._live(raw))
        return not others

    async def _connect(self) -> Any:
        """The driver's own connection, which hears notes as they come."""
        await self._disconnect()
        self._connection = await self.engine.connect()
        raw = (await self._connection.get_raw_connection()).driver_connection
        assert raw is not None
        await raw.execute("SET synchronous_commit = off")  # what is said here may be lost
        await raw.add_listener(CHANNEL, self._noted)
        raw.add_termination_listener(lambda _: self._wake.set())
        return raw

    def _noted(self, _: object, __: int, ___: str, payload: object) -> None:
        try:
            note = orjson.loads(str(payload))
            process = note["p"]
        except (ValueError, KeyError, TypeError):  # somebody else's
            return
        if process != self.me:
            if note.get("bye"):
                self._set_members(self.members - {process})
            elif process not in self.members:  # whoever says something is alive, also before the next look at who is
                self._set_members(self.members | {process})
            self.hear(note)

    async def _live(self, raw: Any) -> None:
        """Signs of life and notes, on a connection that is opened again whenever it is lost."""
        while not self._stopping:
            try:
                if raw is None:
                    raw = await self._connect()
                    self._trusting = time.monotonic() + LEASE  # the database was away for all
                    await self._beat(raw)
                    self.on_gap()
                await self._speak(raw)
            except Exception as problem:
                # Whatever it is, it must not end: the others would believe this process dead.
                log.warning("the other processes are not heard: %s: %s", type(problem).__name__, problem)
                raw = None
                await asyncio.sleep(AGAIN)

    async def _speak(self, raw: Any) -> None:
        while not self._stopping:
            self._wake.clear()
            if raw.is_closed():
                raise ConnectionError
            if time.monotonic() - self._beaten >= BEAT:
                await self._beat(raw)
            while self._outbox:
                await raw.execute(NOTIFY, CHANNEL, self._outbox[0])
                del self._outbox[0]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(0.0, self._beaten + BEAT - time.monotonic()))

    async def _beat(self, raw: Any) -> None:
        now = time.monotonic()
        others = {row[0] for row in await raw.fetch(BEATS, self.me, LEASE)}
        lapsed, self._beaten = now - self._beaten > LEASE, now
        if now < self._trusting:
            others |= self.members
        self._set_members(others)
        if lapsed:
            self.on_lapse()

    async def leave(self) -> None:
        await self._stop()
        raw = None if self._connection is None else (await self._connection.get_raw_connection()).driver_connection
        if raw is not None and not raw.is_closed():
            with contextlib.suppress(*TROUBLE):
                await raw.execute("DELETE FROM servers WHERE id = $1", self.me)
                for note in [*self._outbox, *self._notes({"bye": True, "free": True})]:
                    await raw.execute(NOTIFY, CHANNEL, note)
        self._outbox = []

    async def _stop(self) -> None:
        self._stopping = True  # as well as cancelled, which `wait_for` may not notice
        self._wake.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def close(self) -> None:
        await self._stop()
        await self._disconnect()
        await self.engine.dispose()

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*TROUBLE):
                await connection.invalidate()
                await connection.close()

    def tell(self, note: Note) -> None:
        self._outbox += self._notes(note)
        self._wake.set()

    def notes_of(self, events: Mapping[str, LastEvent]) -> list[str]:
        """What the others are told of these tables' new events, within the transaction that stores them."""
        told = [
            (name, *(event if self.is_followed(name) and len(packed(event)) < LONGEST_EVENT else event[:1]))
            for name, event in events.items()
        ]
        return [*self._notes({"events": told})] if events else []
