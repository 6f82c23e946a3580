"""The open lobby, on servers that have one: who takes part, and what there is to be told of open tables.

Somebody takes part under a name, with the link that carries their games (`people.py`); there are no accounts.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.web.matchmaking.open_tables import MOST_TAKEN, OpenTables, folded, is_live
from tavoliere.web.people.ratings import HALL, Ratings, Shown, bot_rating
from tavoliere.web.people.subscriptions import unsubscribing
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.storage.schema import (
    members,
    offers,
    own_devices,
    own_seats,
    people,
    rated_games,
    ratings,
    sat_from,
    tables,
    takers,
)
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.seating import checked_name
from tavoliere.web.watching.gauges import OPEN_TABLES, OPEN_WAITING

log = logging.getLogger("tavoliere")
SEEN = 15.0  # seconds after which it is written down again that somebody is there
ABSENT = 75.0  # seconds after which somebody who is to be there has gone
LONGEST_LIVE = 6 * 3600.0  # for which a table waits for players
LONGEST = 14 * DAY
SWEEP = 5.0
TOGETHER = 0.05  # seconds for which changes are told together
SHARE = 0.1  # of the time that goes into reading the list again, however often it changes
LONGEST_REST = 1.0  # seconds
REFRESH = 15.0  # seconds after which the list is read again, should no word of a change have come


class ListPage(NamedTuple):
    """Some of the open tables, as everybody is told of them."""

    offers: list[Any]
    json: bytes
    number: int
    pages: int
    tables: int  # on all of them


class Listed(NamedTuple):
    """The open tables as they are now, and who sits there: read once, and told to all who ask until it changes."""

    version: str
    offers: dict[str, Any]
    sitting: dict[str, list[Any]]  # by offer: takers with their names
    seats: dict[str, list[str]]  # by person: the offers where they sit
    strengths: dict[tuple[str, str], Shown]  # by person and game
    pages: dict[tuple[str, int], ListPage]  # by game ("" for all) and number: those that somebody has asked for


class Matchmaking:
    """The open tables of a server."""

    def __init__(self, lobby: Lobby, on: bool) -> None:
        self.lobby, self.store, self.on = lobby, lobby.store, on
        self.ratings = Ratings(lobby)
        self.tables = OpenTables(lobby, self.tell)
        self.changed = asyncio.Condition()
        self._listed: Listed | None = None
        self._outdated = True  # something has changed since it was read
        self._began = self._rest = 0.0  # when it was last read, and until when it is not read again
        self._reading = asyncio.Lock()
        self._sweeping: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.on:
            self.lobby.peers.on_matchmaking = self.hear
            self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        for task in (self._sweeping, self._telling):
            if task is not None:
                task.cancel()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.tidy(time.time())
            except (CannotStore, Stale):
                pass
            except Exception as problem:  # the next time may go better
                log.warning("open tables: %s: %s", type(problem).__name__, problem)
            await asyncio.sleep(SWEEP)

    async def tidy(self, now: float) -> None:
        """Let go of those who are not there any more, and of tables that nobody wants; count games that are over."""
        waiting = await self.store.read(sa.select(offers).where(offers.c.table.is_(None)))
        live = [one.id for one in waiting if is_live(one.clock)]
        old = [one.id for one in waiting if one.made < now - (LONGEST_LIVE if is_live(one.clock) else LONGEST)]
        absent = takers.c.offer.in_(live) & (takers.c.seen < now - ABSENT)
        gone = await self.store.read(sa.select(takers.c.offer).where(absent)) if live else []
        if gone or old:
            async with self.store.deciding(HALL) as connection:
                await connection.execute(sa.delete(takers).where(absent))
                await self.tables.drop(connection, old)
                await self.tables.forget_empty(connection)
            self.tell()
        if await self.ratings.count_all():
            self.tell()
        await self.listed()  # for the host's figures, should nobody else look

    # --- telling ---

    def tell(self) -> None:
        """Something has changed, for this process and the others."""
        self.store.bus.tell({"matchmaking": True})
        self.hear()

    def hear(self) -> None:
        self._outdated = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        await asyncio.sleep(TOGETHER)
        async with self.changed:
            self.changed.notify_all()

    async def listed(self) -> Listed:
        """The open tables, read again only if something has changed, once for all who ask meanwhile."""
        asked = time.monotonic()
        async with self._reading:
            if self._listed is not None and (self._began >= asked or self._is_current()):
                return self._listed
            await asyncio.sleep(max(0.0, self._rest - time.monotonic()))
            self._began, self._outdated = time.monotonic(), False
            self._listed = await self._look()
            done = time.monotonic()
            self._rest = done + min(LONGEST_REST, (done - self._began) * (1 / SHARE - 1))
            return self._listed

    def _is_current(self) -> bool:
        return not self._outdated and time.monotonic() - self._began <= REFRESH

    async def _look(self) -> Listed:
        waiting = await self.store.read(sa.select(offers).where(offers.c.table.is_(None)).order_by(offers.c.made))
        named = sa.select(takers, members.c.name).join(members, members.c.person == takers.c.person)
        waits = sa.select(offers.c.id).where(offers.c.table.is_(None))
        sat = await self.store.read(named.where(takers.c.offer.in_(waits)).order_by(takers.c.since))
        strengths = await self.ratings.of({one.person for one in sat})
        sitting: dict[str, list[Any]] = {one.id: [] for one in waiting}
        seats: dict[str, list[str]] = {}
        for one in sat:
            if one.offer in sitting:
                sitting[one.offer].append(one)
                seats.setdefault(one.person, []).append(one.offer)
        shown = [(one.id, [(sat.person, sat.name) for sat in sitting[one.id]]) for one in waiting]
        rounded = sorted((key, round(one.rating), one.games) for key, one in strengths.items())
        version = hashlib.sha256(json.dumps([shown, rounded]).encode()).hexdigest()[:16]
        OPEN_TABLES.value, OPEN_WAITING.value = len(waiting), len(sat)
        return Listed(version, {one.id: one for one in waiting}, sitting, seats, strengths, {})

    async def news(self, known: str, wait: float) -> Listed:
        """The open tables, once they are others than those that are known, or the time is up."""
        until = time.monotonic() + wait
        while (listed := await self.listed()).version == known and not self.lobby.peers.draining:
            left = until - time.monotonic()
            if left <= 0:
                break
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, REFRESH)), self.changed:
                    if self._listed is listed and not self._outdated:  # else there has been news just now
                        await self.changed.wait()
        return listed

    # --- who takes part ---

    async def member(self, person: str) -> Any:
        """Who takes part; None if they don't."""
        return next(iter(await self.store.read(sa.select(members).where(members.c.person == person))), None)

    async def join(self, person: str, name: str, shown: bool) -> None:
        """Take part under a name, or under another one from now on."""
        name = checked_name(name)
        if not name:
            raise Refusal("web-matchmaking-name")
        fresh = {"name": name, "folded": folded(name), "shown": shown}
        try:
            mine = members.c.person == person
            if not await self.store.change(sa.update(members).where(mine).values(fresh)):
                await self.store.change(sa.insert(members).values(person=person, since=time.time(), **fresh))
        except Stale:
            raise Refusal("web-name-taken") from None
        self.tell()

    async def leave_for_good(self, person: str) -> None:
        """Take part no more: the name, the ratings and how they came about are gone."""
        async with self.store.deciding(HALL) as connection:
            await self.erase(connection, person)
        self.tell()

    async def delete_person(self, person: str) -> None:
        """Forget somebody altogether: their link, their devices, which seats are theirs, and where they are told.

        Seats stay seats.
        """
        async with self.store.deciding(HALL) as connection:
            await self.erase(connection, person)
            theirs = sa.select(own_devices.c.id).where(own_devices.c.person == person)
            for statement in unsubscribing(theirs):
                await connection.execute(statement)
            await connection.execute(sa.delete(sat_from).where(sat_from.c.device.in_(theirs)))
            for table in (own_seats, own_devices):
                await connection.execute(sa.delete(table).where(table.c.person == person))
            await connection.execute(sa.delete(people).where(people.c.id == person))
        self.tell()

    async def erase(self, connection: AsyncConnection, person: str) -> None:
        await connection.execute(sa.delete(takers).where(takers.c.person == person))
        await connection.execute(sa.update(offers).where(offers.c.opener == person).values(opener=None))
        await self.tables.forget_empty(connection)
        for table in (rated_games, ratings, members):
            await connection.execute(sa.delete(table).where(table.c.person == person))

    async def seen(self, person: str) -> None:
        """Somebody looks at the open tables."""
        now = time.time()
        mine = (takers.c.person == person) & takers.c.seat.is_(None) & (takers.c.seen < now - SEEN)
        if await self.store.read(sa.select(takers.c.offer).where(mine)):
            await self.store.change(sa.update(takers).where(mine).values(seen=now))

    async def begun(self, person: str) -> Sequence[Any]:
        """The tables that were open and at which somebody plays now."""
        mine = sa.select(offers.c.id, offers.c.table, offers.c.game, offers.c.clock, takers.c.seat)
        mine = mine.join(takers, takers.c.offer == offers.c.id).join(tables, tables.c.id == offers.c.table)
        mine = mine.where(takers.c.person == person, tables.c.actor.is_not(None))
        return await self.store.read(mine.order_by(tables.c.created.desc()).limit(MOST_TAKEN))

    async def own(self, person: str) -> dict[str, Any] | None:
        """Everything that is kept of somebody here, for themselves."""
        known = await self.member(person)
        if known is None:
            return None
        mine = await self.store.read(sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
        played = await self.ratings.history(person, 100_000)
        told = {"name": known.name, "shown": known.shown, "since": known.since}
        return {**told, "ratings": [own_line(row) for row in mine], "games": [own_line(row) for row in played]}


def own_line(row: Any) -> dict[str, Any]:
    """What is told of a line of the database to the person whose it is."""
    return {name: value for name, value in row._asdict().items() if name != "person"}


def bot_strength(game: str, level: str) -> Shown | None:
    known = bot_rating(game, level)
    return None if known is None else Shown(known.rating, known.deviation, 0)
