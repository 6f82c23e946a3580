"""Who wants to be told when it is their turn, and how: devices by Web Push, mailboxes by mail."""

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavoliere.web.messages.notices import MailTarget, NoticesInfo, PushTarget
from tavoliere.web.people.mailboxes import CONFIRM_WITHIN, FIRST_MAILS, UNUSED_ADDRESSES, Mailboxes
from tavoliere.web.refusal import Refusal
from tavoliere.web.sending import mail, push
from tavoliere.web.sending.outbound import Outbound
from tavoliere.web.storage.database import Database
from tavoliere.web.storage.schema import devices, first_mails, mailboxes, sat_from, subscriptions, tables
from tavoliere.web.tables.clocks import DAY, Timekeeper
from tavoliere.web.tables.tokens import hash_of

UNUSED = 60 * DAY  # after a game, for which its players' addresses are kept, confirmed as they are


class DeviceSeat(NamedTuple):
    """Where a device sits."""

    device: str
    table: str
    seat: int


class Subscriptions:
    """Those of a server. `sender`: by whom Web Push is signed; None where there is none."""

    def __init__(self, store: Database, time_of: Timekeeper, mailboxes: Mailboxes) -> None:
        self.store, self.time, self.mailboxes = store, time_of, mailboxes
        self.outbound = Outbound()
        self.sender: push.Sender | None = None

    async def place(self, token: str) -> DeviceSeat:
        """Where the device sits that comes back with a token; Refusal if it doesn't."""
        known = sa.select(devices).where(devices.c.token == hash_of(token), ~devices.c.revoked)
        for one in await self.store.read(known):
            return DeviceSeat(one.token, one.table, one.seat)
        raise Refusal("web-no-seat")

    async def info(self, place: DeviceSeat) -> NoticesInfo:
        joined = sa.outerjoin(subscriptions, mailboxes, subscriptions.c.mailbox == mailboxes.c.id)
        wanted = sa.select(subscriptions, mailboxes.c.address, mailboxes.c.confirmed).select_from(joined)
        rows = await self.store.read(wanted.where(self._at(place)))
        mine = {row.kind: row for row in rows if row.device == place.device}
        mailed = mine.get("mail")
        return NoticesInfo(
            key=None if self.sender is None else self.sender.public,
            push="push" in mine,
            mails=self.mailboxes.settings is not None,
            address=None if mailed is None else mailed.address,
            confirmed=mailed is not None and bool(mailed.confirmed),
            looks=bool(rows),
        )

    def _at(self, place: DeviceSeat) -> sa.ColumnElement[bool]:
        return (subscriptions.c.table == place.table) & (subscriptions.c.seat == place.seat)

    async def looked(self, place: DeviceSeat) -> None:
        """Somebody at this seat sees the table now. What an endpoint did not answer it is asked no sooner for that."""
        tries = sa.case((subscriptions.c.kind == "push", subscriptions.c.tries), else_=0)
        fresh = {"seen": self.time.now(), "told": False, "sent": False, "tries": tries}
        await self.store.change(sa.update(subscriptions).where(self._at(place)).values(fresh))

    def _subscribing(self, place: DeviceSeat, kind: str, **more: Any) -> list[Any]:
        """What lets a device be told from now on, as is said now and not as before."""
        now = self.time.now()
        row = {"id": secrets.token_urlsafe(12), "kind": kind, "seen": now, "told": False, "at": now, "sent": False}
        fresh = {**row, **place._asdict(), "tries": 0, **more}
        return [self._unsubscribing(place, kind), sa.insert(subscriptions).values(fresh), UNUSED_ADDRESSES]

    def _unsubscribing(self, place: DeviceSeat, kind: str) -> Any:
        ours = (subscriptions.c.device == place.device) & (subscriptions.c.kind == kind)
        return sa.delete(subscriptions).where(ours)

    async def off(self, place: DeviceSeat, kind: str) -> None:
        await self.store.change(self._unsubscribing(place, kind), UNUSED_ADDRESSES)

    async def push_to(self, place: DeviceSeat, target: PushTarget) -> None:
        """Tell a browser, through the push service that it named."""
        if self.sender is None:
            raise Refusal("web-no-push")
        self.outbound.place(target.endpoint)
        push.check_keys(target.p256dh, target.auth)
        await self.store.change(*self._subscribing(place, "push", **target.model_dump()))

    async def mail_to(self, place: DeviceSeat, target: MailTarget) -> None:
        """Tell somebody by mail, once they have confirmed their address by a link that is sent there."""
        if self.mailboxes.settings is None:
            raise Refusal("web-no-mail")
        address = mail.checked_address(target.address)
        mailbox = hash_of(f"{target.holder} {address}")
        async with self.store.deciding(FIRST_MAILS) as connection:
            sends = await self.mailboxes.take(connection, mailbox, address, target.lang)
            for statement in self._subscribing(place, "mail", mailbox=mailbox, lang=target.lang):
                await connection.execute(statement)
        if sends:
            await self.mailboxes.send_first(address, target.lang, mailbox, place.table)

    # --- forgetting ---

    async def forget(self, now: float) -> None:
        """What no game needs any more: lines of finished games, of devices that get in no more, and addresses."""
        here = tables.c.id == subscriptions.c.table
        played = sa.exists().where(here, tables.c.actor.is_not(None))
        lately = subscriptions.c.mailbox.is_not(None) & sa.exists().where(here, tables.c.changed > now - UNUSED)
        let_in = sa.exists().where(devices.c.token == subscriptions.c.device, ~devices.c.revoked)
        old = sa.select(mailboxes.c.id).where(~mailboxes.c.confirmed, mailboxes.c.asked < now - CONFIRM_WITHIN)
        await self.store.change(
            sa.delete(subscriptions).where(~(played | lately) | ~let_in),
            sa.delete(subscriptions).where(subscriptions.c.mailbox.in_(old)),
            UNUSED_ADDRESSES,
            sa.delete(first_mails).where(first_mails.c.until <= now),
        )


def unsubscribing(own: Any) -> list[Any]:
    """What ends all notices to the browsers and mailboxes that are told where these of somebody's devices sit."""
    sat = sa.select(sat_from.c.token).where(sat_from.c.device.in_(own))
    ways = subscriptions.c.endpoint, subscriptions.c.mailbox
    told = [sa.select(way).where(subscriptions.c.device.in_(sat), way.is_not(None)) for way in ways]
    return [
        *(sa.delete(subscriptions).where(way.in_(there)) for way, there in zip(ways, told, strict=True)),
        UNUSED_ADDRESSES,
    ]
