"""Games that are over: given away as records; thrown away by their owner, by the host, or when their time is up."""

import io
import time
import zipfile
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.match import HUMAN
from tavoliere.table.record import text_of
from tavoliere.web.limits.fair_queue import Asker, FairQueue
from tavoliere.web.people.mailboxes import UNUSED_ADDRESSES
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.storage.schema import metadata, tables
from tavoliere.web.storage.store import Store
from tavoliere.web.storage.sweeping import Sweeper
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.connection import ENDED
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.table import Table

HOUR = 3600.0
AT_ONCE = 200  # games that are thrown away in one transaction: whoever plays need not wait for thousands
NOTHING: Mapping[str, str] = {}
PACKING = 0.05  # seconds for a game, about
LEAST_ABANDONED = 31  # days: a clock may give somebody thirty for one turn


class Archive:
    """What becomes of the games of a server when they are over."""

    def __init__(self, lobby: Lobby, keep_finished: int | None = None, keep_abandoned: int | None = None) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.keep_finished, self.keep_abandoned = keep_finished, keep_abandoned
        self._sweeper = Sweeper(lambda: self.forget_old(self.lobby.time.now()), HOUR)
        self._exporting = FairQueue(1)

    async def open(self) -> None:
        if self.keep_finished is not None or self.keep_abandoned is not None:
            self._sweeper.begin()

    async def close(self) -> None:
        self._sweeper.end()

    # --- keeping ---

    async def forget_old(self, now: float) -> list[str]:
        """Throw away what has been kept for as long as the host wants; what somebody is looking at stays meanwhile."""
        watched = [name for name, table in self.lobby.tables.items() if table.connections.open]
        old = old_games(self.keep_finished, self.keep_abandoned, now)
        return await self._delete(old & tables.c.id.not_in(watched))

    async def delete_own(self, table: Table, seat: int) -> None:
        """The owner throws a game away: one that is over, or in which nobody else has sat down."""
        if not table.seating[seat].owner:
            raise Refusal("web-not-owner")
        others = [one for one in table.seating.seats.values() if one.seat not in (seat, SPECTATORS)]
        if not table.sitting.over and any(one.claimed and (one.player == HUMAN or one.late) for one in others):
            raise Refusal("web-still-played")
        await self._delete(tables.c.id == table.id)

    async def _delete(self, which: Any) -> list[str]:
        gone = await erase(self.store, which)
        for name in gone:
            table = self.lobby.tables.pop(name, None)
            if table is not None:
                await table.close()
                table.connections.close(ENDED)
        for table in self.lobby.tables.values():
            if table.state.next in gone:
                table.state.next = None
        return gone

    # --- records ---

    async def export(self, client: str, names: Sequence[str], more: Mapping[str, str] = NOTHING) -> bytes:
        """The records of finished games, each a file of one archive; and `more` files, by name."""
        packed = io.BytesIO()
        async with self._exporting.turn(Asker(client), PACKING * len(names)):
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                async for file, record in records(self.lobby, names):
                    archive.writestr(file, record)
                for file, text in more.items():
                    archive.writestr(file, text)
        return packed.getvalue()


async def records(lobby: Lobby, names: Iterable[str]) -> AsyncIterator[tuple[str, str]]:
    """The records of those of these games that are over, each with a name for its file."""
    for name in names:
        known = name in lobby.tables
        try:
            table = await lobby.table(name)
        except TavoliereError:  # deleted meanwhile, or of a package that has left this machine
            continue
        if table.sitting.over:
            row = (await lobby.store.read(sa.select(tables.c.changed).where(tables.c.id == name)))[0]
            day = time.strftime("%Y-%m-%d", time.gmtime(row.changed))
            yield f"{day} {table.match.game.name} {name}.json", text_of(lobby.record(table))
        if not known and table.idle:
            lobby.tables.pop(name, None)


def old_games(keep_finished: int | None, keep_abandoned: int | None, now: float) -> Any:
    """Games that were over so many days ago, and those in which nothing has happened for so many."""
    over = tables.c.actor.is_(None)
    old: list[Any] = [sa.false()]
    if keep_finished is not None:
        old.append(over & (tables.c.changed < now - keep_finished * DAY))
    if keep_abandoned is not None:
        old.append(~over & (tables.c.changed < now - keep_abandoned * DAY))
    return sa.or_(*old)


async def erase(store: Store, which: Any) -> list[str]:
    """Throw games away with everything that belongs to them; their names."""
    gone: list[str] = []
    while True:
        async with store.deciding() as connection:
            doomed = sa.select(tables.c.id).where(which).limit(AT_ONCE)
            if not store.sqlite:  # a move that is made at this moment comes first, or is refused
                doomed = doomed.with_for_update()
            names = [row[0] for row in await connection.execute(doomed)]
            for statement in erasing(names):
                await connection.execute(statement)
        gone += names
        if len(names) < AT_ONCE:
            return gone


def erasing(names: Sequence[str]) -> list[Any]:
    """What throws these games away, and leaves nothing that refers to them."""
    statements: list[Any] = [sa.update(tables).where(tables.c.next.in_(names)).values(next=None)]
    for table in reversed(metadata.sorted_tables):  # what refers to something goes before it
        if (theirs := belonging(table, names)) is not None:
            statements.append(sa.delete(table).where(theirs))
    return [*statements, UNUSED_ADDRESSES]


def belonging(table: sa.Table, names: Sequence[str]) -> Any:
    """Which lines of a table of the database belong to these games: by what they refer to, however far."""
    if table is tables:
        return tables.c.id.in_(names)
    ways: list[Any] = []
    if "table" in table.c and not table.c.table.foreign_keys:  # those who are told of a seat's turn
        ways.append(table.c.table.in_(names))
    for key in table.foreign_keys:
        if (theirs := belonging(key.column.table, names)) is not None:
            ways.append(key.parent.in_(sa.select(key.column).where(theirs)))
    return sa.or_(*ways) if ways else None
