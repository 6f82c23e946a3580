"""Tables at which something is waited for: a bot that is to think, a clock that runs out; and who looks after them."""

from typing import Any

from sqlalchemy import func, select, update

from tavoliere.web.storage.schema import seats, tables
from tavoliere.web.storage.store import Store


async def claim(store: Store, table: str) -> bool:
    """Look after a table, unless a process does that is alive; whether this one does now."""
    free = is_free(store) | (tables.c.holder == store.holder)
    return await store.change(update(tables).where(tables.c.id == table, free).values(holder=store.holder)) > 0


async def claim_some(store: Store, most: int) -> list[tuple[str, bool]]:
    """Look after some of the tables at which a bot or a clock is waited for, and that nobody looks after.

    Their names, and whether it is a bot.
    """
    latest = waiting().where(is_free(store)).limit(most).correlate(None)
    if not store.sqlite:
        latest = latest.with_for_update(skip_locked=True)
    claimed = update(tables).where(tables.c.id.in_(latest.scalar_subquery())).values(holder=store.holder)
    async with store.deciding() as connection:
        found = (await connection.execute(claimed.returning(tables.c.id, tables.c.deadline))).all()
        return [(row[0], row[1] is None) for row in found]


async def release(store: Store, table: str | None = None) -> None:
    """Look after a table no more, or after none."""
    mine = update(tables).where(tables.c.holder == store.bus.me).values(holder=None)
    await store.change(mine if table is None else mine.where(tables.c.id == table))


async def for_bots(store: Store) -> list[str]:
    """The tables that this process looks after and at which a bot is asked, the latest first."""
    return [row[0] for row in await store.read(mine(store, waiting().where(tables.c.deadline.is_(None))))]


def waiting() -> Any:
    """Bots among themselves are not waited for: they wait for somebody who looks on."""
    bot_asked = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.actor) & (seats.c.player != "human")
    person = (seats.c.table == tables.c.id) & (seats.c.seat >= 0) & ((seats.c.player == "human") | seats.c.late)
    waits = tables.c.deadline.is_not(None) | (
        select(seats.c.seat).where(bot_asked).exists() & select(seats.c.seat).where(person).exists()
    )
    return select(tables.c.id).where(tables.c.actor.is_not(None), waits).order_by(tables.c.changed.desc())


def is_free(store: Store) -> Any:
    """Nobody who is alive looks after it."""
    return tables.c.holder.is_(None) | tables.c.holder.not_in(store.bus.members)


def mine(store: Store, asked: Any) -> Any:
    return asked if store.bus.alone else asked.where(tables.c.holder == store.bus.me)


# --- time ---


async def running_clocks(store: Store) -> list[tuple[str, dict[str, Any], float]]:
    """The tables at which a clock runs: their plans, and what that clock had left when it began to."""
    clocked = select(tables.c.id, tables.c.clock, seats.c.left)
    clocked = clocked.join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.actor))
    return [(row[0], row[1], row[2]) for row in await store.read(clocked.where(tables.c.deadline.is_not(None)))]


async def late(store: Store, now: float) -> list[str]:
    """The tables at which somebody's time, or vacation, has run out. Whoever comes first ends a vacation."""
    late = mine(store, select(tables.c.id).where(tables.c.deadline <= now))
    return [row[0] for row in await store.read(late.union(select(seats.c.table).where(seats.c.away <= now)))]


async def next_deadline(store: Store) -> float | None:
    ends = mine(store, select(func.min(tables.c.deadline))), select(func.min(seats.c.away))
    found = [(await store.read(end))[0][0] for end in ends]
    return min((end for end in found if end is not None), default=None)
