"""People who carry their seats from device to device, without an account.

A link makes a device one of theirs. Each device made up a secret of its own, with which it finds their games, and sits
down at their seats with a further one for each, as any device does: for all at the table to see. The database has the
hashes of all of these only.
"""

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.web.messages.people import DeviceKind
from tavoliere.web.people.subscriptions import unsubscribing
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import StoredSeat
from tavoliere.web.storage.schema import devices, own_devices, own_seats, people, sat_from, seats, tables
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.tokens import hash_of

HOUR = 3600.0
MOST_OWN_DEVICES = 20
MOST_OWN_SEATS = 2000
MOST_GAMES = 100  # that are told, the latest
OWN = 7_262_654  # the lock of whoever gets a device or a seat, or sends a device away


class Device(NamedTuple):
    """One of somebody's devices."""

    id: str
    person: str
    token: str  # the hash of what it comes with


class People:
    """Those who have a link of their own."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store

    # --- devices ---

    async def found(self, link: str, own: str, kind: DeviceKind) -> Device:
        """Somebody has a link of their own from now on, and this is their first device.

        Where the answer was lost, the next attempt is the same one again.
        """
        if (known := await self._known(link, own)) is not None:
            return known
        person = secrets.token_urlsafe(12)
        row = {"id": person, "link": hash_of(link), "made": time.time()}
        device = new_device(person, own, kind)
        await self.store.change(sa.insert(people).values(row), sa.insert(own_devices).values(device))
        return Device(device["id"], person, device["token"])

    async def join(self, link: str, own: str, kind: DeviceKind) -> Device:
        """A further device of whoever has this link."""
        if (known := await self._known(link, own)) is not None:
            return known
        async with self.store.deciding(OWN) as connection:
            linked = sa.select(people.c.id).where(people.c.link == hash_of(link))
            if (person := (await connection.execute(linked)).scalar()) is None:
                raise Refusal("web-no-person")
            if await count_of_devices(connection, person) >= MOST_OWN_DEVICES:
                raise Refusal("web-many-own-devices", most=MOST_OWN_DEVICES)
            device = new_device(person, own, kind)
            await connection.execute(sa.insert(own_devices).values(device))
        return Device(device["id"], person, device["token"])

    async def _known(self, link: str, own: str) -> Device | None:
        same = sa.select(own_devices.c.id, own_devices.c.person, own_devices.c.token)
        same = same.join(people, people.c.id == own_devices.c.person)
        row = await self._one(same.where(people.c.link == hash_of(link), own_devices.c.token == hash_of(own)))
        return None if row is None else Device(*row)

    async def device(self, own: str) -> Device:
        """Whose device it is that comes with this secret; Refusal if nobody's."""
        row = await self._one(sa.select(own_devices).where(own_devices.c.token == hash_of(own)))
        if row is None:
            raise Refusal("web-no-person")
        now = time.time()
        if row.seen < now - HOUR:
            await self.store.change(sa.update(own_devices).where(own_devices.c.id == row.id).values(seen=now))
        return Device(row.id, row.person, row.token)

    async def devices(self, person: str) -> Sequence[Any]:
        theirs = sa.select(own_devices).where(own_devices.c.person == person)
        return await self.store.read(theirs.order_by(own_devices.c.since))

    async def link(self, device: Device) -> str:
        """The hash of the link that makes devices this person's."""
        row = await self._one(sa.select(people.c.link).where(people.c.id == device.person))
        return "" if row is None else str(row.link)

    async def renew(self, device: Device, link: str) -> None:
        """Another link: the old one makes no device theirs any more. Those that are stay so."""
        await self.store.change(sa.update(people).where(people.c.id == device.person).values(link=hash_of(link)))

    async def revoke(self, device: Device, lost: str, link: str) -> None:
        """A lost device: its secrets are worthless at every table, and so is the link, which it may know.

        Whoever has it may have let others in at its seats, which are not to be told apart: nobody sits there any more
        except from this person's other devices. The seats stay theirs.
        """
        theirs = (own_devices.c.id == lost) & (own_devices.c.person == device.person)
        asks = (own_devices.c.id == device.id) & (own_devices.c.token == device.token)
        async with self.store.deciding(OWN) as connection:
            if (await connection.execute(sa.select(own_devices.c.id).where(asks))).first() is None:
                raise Refusal("web-no-person")  # the other one was quicker
            if (await connection.execute(sa.select(own_devices.c.id).where(theirs))).first() is None:
                raise Refusal("web-no-device")
            if await count_of_devices(connection, device.person) == 1:
                raise Refusal("web-last-device")
            # It finds nothing any more; it is in the list until it is sent away everywhere, should that be interrupted.
            useless = sa.update(own_devices).where(theirs).values(token=hash_of(secrets.token_urlsafe(24)))
            await connection.execute(useless)
            fresh = sa.update(people).where(people.c.id == device.person).values(link=hash_of(link))
            await connection.execute(fresh)
        sat = sa.select(devices.c.table, devices.c.seat).join(sat_from, sat_from.c.token == devices.c.token)
        for table, seat in {(row[0], row[1]) for row in await self.store.read(sat.where(sat_from.c.device == lost))}:
            await self._leave_to(device.person, lost, table, seat)
        await self.store.change(
            *unsubscribing([lost]),
            sa.delete(sat_from).where(sat_from.c.device == lost),
            sa.delete(own_devices).where(own_devices.c.id == lost),
        )

    async def _leave_to(self, person: str, lost: str, table: str, seat: int) -> None:
        """Only the other devices of this person get in at a seat."""
        right = (own_seats.c.table == table) & (own_seats.c.seat == seat) & (own_seats.c.person != person)
        others = sa.select(sat_from.c.token).join(own_devices, own_devices.c.id == sat_from.c.device)
        others = others.where(own_devices.c.person == person, own_devices.c.id != lost)
        for _ in range(2):  # somebody may just have been sitting down
            await self.store.change(sa.delete(own_seats).where(right))
            kept = {row[0] for row in await self.store.read(others)}
            await (await self.lobby.table(table)).admission.keep_only(seat, kept)

    # --- seats ---

    async def take(self, device: Device, tokens: Sequence[str]) -> list[str]:
        """The seats at which a device sits are its person's from now on; of these tokens, those that are a seat's."""
        hashes = {hash_of(token): token for token in tokens}
        sat = sa.select(devices.c.token, devices.c.table, devices.c.seat)
        async with self.store.deciding(OWN) as connection:
            found = (await connection.execute(sat.where(devices.c.token.in_(hashes), ~devices.c.revoked))).all()
            mine = {(row[0], row[1]) for row in await connection.execute(seats_of(device.person))}
            if len(mine | {(row.table, row.seat) for row in found}) > MOST_OWN_SEATS:
                raise Refusal("web-many-own-seats", most=MOST_OWN_SEATS)
            said = sa.select(sat_from.c.token).where(sat_from.c.device == device.id, sat_from.c.token.in_(hashes))
            known = {row[0] for row in await connection.execute(said)}
            for row in found:
                if (row.table, row.seat) not in mine:
                    place = {"person": device.person, "table": row.table, "seat": row.seat}
                    await connection.execute(sa.insert(own_seats).values(place))
                    mine.add((row.table, row.seat))
                if row.token not in known:
                    await connection.execute(sa.insert(sat_from).values({"token": row.token, "device": device.id}))
        return [hashes[row.token] for row in found]

    async def _seats(self, person: str) -> set[tuple[str, int]]:
        return {(row[0], row[1]) for row in await self.store.read(seats_of(person))}

    async def sit(self, device: Device, table: str, seat: int, own: str) -> None:
        """Sit down with this device where its person has a seat."""
        if (table, seat) not in await self._seats(device.person):
            raise Refusal("web-no-seat")
        await (await self.lobby.table(table)).admission.seat_another(seat, hash_of(own))
        await self.take(device, [own])

    async def forget(self, device: Device, table: str) -> None:
        """A table that somebody does not want to find among their games any more."""
        mine = (own_seats.c.person == device.person) & (own_seats.c.table == table)
        await self.store.change(sa.delete(own_seats).where(mine))

    async def finished(self, person: str, most: int) -> list[str]:
        """The names of the latest games that somebody has played to their end."""
        mine = sa.select(own_seats.c.table).where(own_seats.c.person == person)
        over = sa.select(tables.c.id).where(tables.c.id.in_(mine), tables.c.actor.is_(None))
        return [row[0] for row in await self.store.read(over.order_by(tables.c.changed.desc()).limit(most))]

    async def games(self, person: str) -> list[tuple[Any, list[StoredSeat], list[int]]]:
        """The latest games in which somebody has seats: the table, all who sit there, and which seats are theirs."""
        mine = sa.select(own_seats.c.table).where(own_seats.c.person == person)
        latest = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(MOST_GAMES)
        rows = await self.store.read(latest)
        sitting = sa.select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
        others = await self.store.read(sitting)
        own = await self._seats(person)
        return [
            (
                row,
                [StoredSeat.read(*one[1:]) for one in others if one.table == row.id],
                sorted(seat for table, seat in own if table == row.id),
            )
            for row in rows
        ]

    async def _one(self, statement: Any) -> Any:
        return next(iter(await self.store.read(statement)), None)


def seats_of(person: str) -> Any:
    return sa.select(own_seats.c.table, own_seats.c.seat).where(own_seats.c.person == person)


async def count_of_devices(connection: AsyncConnection, person: str) -> int:
    counted = sa.select(sa.func.count()).select_from(own_devices).where(own_devices.c.person == person)
    return int((await connection.execute(counted)).scalar_one())


def new_device(person: str, own: str, kind: DeviceKind) -> dict[str, Any]:
    now = time.time()
    key = secrets.token_urlsafe(12)
    return {"id": key, "token": hash_of(own), "person": person, "kind": kind, "since": now, "seen": now}
