"""Tells people who are away that it is their turn: by Web Push, or by e-mail where the server has a way for it.

Nothing here hears of moves. A task looks now and again at who is asked in the database, so that no move ever waits for
it, and nothing is forgotten when the server stops. A line of `subscriptions` is claimed before anything is sent, by a
change that only one server can make: however many there are, one of them tells, and once until somebody has looked.

No endpoint waits for another: one that does not answer is asked again later and later, and then dropped.
"""

import asyncio
import contextlib
import hmac
import json
import logging
import secrets
import smtplib
from collections.abc import Iterator, Sequence
from email.utils import parseaddr
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN
from tavoliere.web.limits.turns import Asker, Turns
from tavoliere.web.messages.notices import MailTarget, NoticesInfo, PushTarget
from tavoliere.web.people.subscriptions import UNUSED_ADDRESSES
from tavoliere.web.refusal import Refusal
from tavoliere.web.sending import mail, push
from tavoliere.web.sending.outbound import NotReached, Outbound, apart
from tavoliere.web.sending.signing import kept_secret
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.storage.schema import devices, events, first_mails, mailboxes, seats, subscriptions, tables
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.clocks import DAY, Timekeeper
from tavoliere.web.tables.tokens import hash_of
from tavoliere.words import Word, Words, spoken

log = logging.getLogger("tavoliere")
GRACE = 60.0  # seconds for which somebody is asked before they are told: who is at the table has played by then
SHARE = 4  # a reminder comes when this part of a turn is left, but at most a day
SHORTEST = 3600.0  # seconds a turn from which on there are reminders
MOST_TRIES = 5  # in vain, of a mail; and after which a push endpoint is dropped
PAUSE = 300.0  # seconds before a second try, four times as long before each further one
AT_ONCE = 64  # endpoints that are waited for; more wait their turn, and each site has the same share
SECONDS = 1.0  # that each takes, about
LONGEST = 28 * DAY  # for which a push service keeps a message
CONFIRM_WITHIN = 2 * DAY
MOST_ASKED = 3  # first mails to an address a day, whoever asks for them
AGAIN = 600.0  # seconds before another
FIRST_MAILS = 7_262_653  # the lock of whoever has one sent
UNUSED = 60 * DAY  # after a game, for which its players' addresses are kept, confirmed as they are
LEFT_ALONE = 30 * DAY  # for whoever got a first mail that they had not asked for, and said so
DEEDS = ("begin", "play", "undo", "confirm", "return")
gone = (404, 410)


@contextlib.contextmanager
def problems_logged() -> Iterator[None]:
    """Whatever is wrong with one notice, the others are told, and the next time may go better."""
    try:
        yield
    except (CannotStore, Stale):
        pass
    except Exception as problem:
        log.warning("notices: %s: %s", type(problem).__name__, problem)


class DeviceSeat(NamedTuple):
    """Where a device sits."""

    device: str
    table: str
    seat: int


def site_of(endpoint: str) -> str:
    """What lies below a name belongs to whoever has the name, who may give as many as they like."""
    return ".".join((urlsplit(endpoint).hostname or "").split(".")[-2:])


def reminded_before(clock: dict[str, Any] | None) -> float:
    """How long before time runs out whoever has looked, but not played, is told again; 0 for never."""
    if clock is None or clock["kind"] != "move" or clock["seconds"] < SHORTEST:
        return 0.0
    return min(DAY, float(clock["seconds"]) / SHARE)


class Notices:
    """Who is to be told, and the telling."""

    def __init__(self, store: Store, time_of: Timekeeper, settings: ServerSettings) -> None:
        self.store, self.time, self.settings = store, time_of, settings
        self.outbound = Outbound()
        self.sender: push.Sender | None = None
        self.address = settings.addresses[0].rstrip("/") if settings.addresses else ""
        self.mail = settings.mail if self.address else None
        self._secret = b""
        self._task: asyncio.Task[None] | None = None
        self._turns = Turns(AT_ONCE)
        self._telling: dict[str, asyncio.Task[None]] = {}  # by endpoint, or mailbox
        self._forgot = 0.0

    async def open(self) -> None:
        if self.settings.mail is not None and self.mail is None:
            log.warning("no mail is sent: links need the address of this server, with --address")
        self._secret = bytes.fromhex(await kept_secret(self.store, "notices", secrets.token_hex(32)))
        if push.is_there():
            contact = f"mailto:{parseaddr(self.mail.sender)[1]}" if self.mail else self.address
            subject = contact if contact.startswith(("mailto:", "https:")) else "mailto:tavoliere@example.org"
            self.sender = push.Sender(await kept_secret(self.store, "vapid", push.Sender.fresh()), subject)
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        for task in (self._task, *self._telling.values()):
            if task is not None:
                task.cancel()

    async def _go_on(self) -> None:
        while True:
            with problems_logged():
                await self._begin()
            await asyncio.sleep(self.settings.notices_every)

    # --- who wants to be told ---

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
            mails=self.mail is not None,
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
        if self.mail is None:
            raise Refusal("web-no-mail")
        address, now = mail.checked_address(target.address), self.time.now()
        mailbox = hash_of(f"{target.holder} {address}")
        ours = mailboxes.c.id == mailbox
        async with self.store.deciding(FIRST_MAILS) as connection:
            known = (await connection.execute(sa.select(mailboxes).where(ours))).first()
            sends = (known is None or not known.confirmed) and await self._count(connection, address, known, now)
            if known is None:
                row = {"address": address, "lang": target.lang, "confirmed": False, "asked": now}
                await connection.execute(sa.insert(mailboxes).values(id=mailbox, **row))
            else:
                await connection.execute(sa.update(mailboxes).where(ours).values(asked=now))
            for statement in self._subscribing(place, "mail", mailbox=mailbox, lang=target.lang):
                await connection.execute(statement)
        if sends and not await self._mail(address, target.lang, "confirm", mailbox, place.table, {}):
            again = {"times": first_mails.c.times - 1, "until": now + DAY - AGAIN}
            await self.store.change(sa.update(first_mails).where(self._first(address)).values(again))
            raise Refusal("web-mail-not-sent")

    async def _count(self, connection: AsyncConnection, address: str, known: Any, now: float) -> bool:
        """Whether a first mail is sent now, or is on its way to this browser's mailbox already.

        Nobody is sent more than a few, one after the other, however many tables a stranger opens to have them sent.
        """
        first = (await connection.execute(sa.select(first_mails).where(self._first(address)))).first()
        if first is None or first.until <= now:
            await self._set_first(connection, address, 1, now + DAY)
            return True
        just_now = first.until - DAY > now - AGAIN
        if known is not None and just_now:
            return False
        if first.times >= MOST_ASKED or just_now:
            raise Refusal("web-mail-later")
        await self._set_first(connection, address, first.times + 1, now + DAY)
        return True

    def _first(self, address: str) -> sa.ColumnElement[bool]:
        return first_mails.c.id == self._signed("alone", mail.counted_as(address))

    async def _set_first(self, connection: AsyncConnection, address: str, times: int, until: float) -> None:
        ours = self._first(address)
        await connection.execute(sa.delete(first_mails).where(ours))
        row = {"id": self._signed("alone", mail.counted_as(address)), "times": times, "until": until}
        await connection.execute(sa.insert(first_mails).values(row))

    # --- links in mails ---

    def _signed(self, *said: str) -> str:
        return hmac.digest(self._secret, "\0".join(said).encode(), "sha256").hex()

    def _token(self, what: str, mailbox: str, table: str) -> str:
        return f"{mailbox}.{table}.{self._signed(what, mailbox, table)[:32]}"

    async def _mailbox(self, what: str, token: str) -> tuple[Any, str]:
        """The mailbox that a link was sent to, and the table that it is about; Refusal if we sent no such link."""
        mailbox, table, _ = (*token.split("."), "", "")[:3]
        if not hmac.compare_digest(token.encode(errors="replace"), self._token(what, mailbox, table).encode()):
            raise Refusal("web-mail-link")
        rows = await self.store.read(sa.select(mailboxes).where(mailboxes.c.id == mailbox))
        return next(iter(rows), None), table

    async def confirm(self, token: str) -> str:
        """Whoever reads mail there wants it; the address."""
        mailbox, _ = await self._mailbox("confirm", token)
        if mailbox is None:
            raise Refusal("web-mail-link")
        await self.store.change(sa.update(mailboxes).where(mailboxes.c.id == mailbox.id).values(confirmed=True))
        return str(mailbox.address)

    async def stop(self, token: str, everything: bool) -> str:
        """No more mail about a table, or about any; the address, or nothing where there was none any more."""
        mailbox, table = await self._mailbox("stop", token)
        if mailbox is None:
            return ""
        ours = subscriptions.c.mailbox == mailbox.id
        async with self.store.deciding(FIRST_MAILS) as connection:
            ended = sa.delete(subscriptions).where(ours if everything else ours & (subscriptions.c.table == table))
            for statement in (ended, UNUSED_ADDRESSES):
                await connection.execute(statement)
            if everything and not mailbox.confirmed:
                await self._set_first(connection, mailbox.address, MOST_ASKED, self.time.now() + LEFT_ALONE)
        return str(mailbox.address)

    # --- telling ---

    async def sweep(self) -> None:
        """Tell everybody who is to be told now, and wait until all have answered, or have not."""
        await self._begin()
        await asyncio.gather(*self._telling.values())

    async def _begin(self) -> None:
        """Begin to tell everybody who is to be told now, except where an earlier notice is still on its way."""
        now = self.time.now()
        if now - self._forgot > SHORTEST:
            self._forgot = now
            await self._forget(now)
        due: dict[str, list[tuple[Any, bool]]] = {}
        for row, reminds in await self._due(now):
            due.setdefault(row.endpoint or row.mailbox, []).append((row, reminds))
        for target in due.keys() - self._telling.keys():
            self._telling[target] = asyncio.create_task(self._tell_target(target, due[target], now))

    async def _tell_target(self, target: str, due: list[tuple[Any, bool]], now: float) -> None:
        """One notice after the other to the same endpoint or mailbox, until it does not answer."""
        site = site_of(target) if due[0][0].kind == "push" else "mail"
        try:
            with problems_logged():
                async with self._turns.turn(Asker(site), SECONDS):
                    for row, reminds in due:
                        if not await self._tell(row, reminds, now):
                            return
        finally:
            del self._telling[target]

    async def _due(self, now: float) -> list[tuple[Any, bool]]:
        """Lines of those who are asked and have not been told since they looked; whether it is a reminder."""
        joined = (
            sa.join(
                subscriptions, tables, (tables.c.id == subscriptions.c.table) & (tables.c.actor == subscriptions.c.seat)
            )
            .join(seats, (seats.c.table == subscriptions.c.table) & (seats.c.seat == subscriptions.c.seat))
            .join(devices, devices.c.token == subscriptions.c.device)
            .outerjoin(mailboxes, mailboxes.c.id == subscriptions.c.mailbox)
        )
        more = (tables.c.game, tables.c.changed, tables.c.clock, tables.c.deadline, mailboxes.c.address)
        untold = ~subscriptions.c.told | ~subscriptions.c.sent
        reachable = (subscriptions.c.kind == "push") | mailboxes.c.confirmed
        playing = (seats.c.player == HUMAN) & seats.c.away.is_(None) & ~devices.c.revoked
        turns = tables.c.changed > subscriptions.c.seen
        late = tables.c.deadline < now + DAY
        wanted = sa.select(subscriptions, *more).select_from(joined)
        wanted = wanted.where(untold, reachable, playing, tables.c.changed <= now - GRACE, turns | late)
        rows = await self.store.read(wanted)
        deeds = await self._own_deeds(rows)
        return [
            (row, reminds)
            for row in rows
            for reminds in [self._reminds(row, deeds.get((row.table, row.seat), 0.0), now)]
            if reminds is not None
        ]

    async def _own_deeds(self, rows: Sequence[Any]) -> dict[tuple[str, int], float]:
        """When the last deed at a table was, by whose seat it was: who has just played a part of a turn has looked."""
        if not rows:
            return {}
        of = events.alias()
        last = (
            sa.select(sa.func.max(of.c.n)).where(of.c.table == events.c.table, of.c.kind.in_(DEEDS)).scalar_subquery()
        )
        latest = sa.select(events).where(events.c.table.in_({row.table for row in rows}), events.c.n == last)
        return {(one.table, one.data.get("seat", -1)): one.at for one in await self.store.read(latest)}

    def _reminds(self, row: Any, deed: float, now: float) -> bool | None:
        """Whether whoever is asked is to be told, and then whether of a turn or that its time runs out; None if not."""
        if row.game not in GAMES:  # of another package that has left this machine
            return None
        if row.tries and row.at + PAUSE * 4 ** (row.tries - 1) > now:
            return None
        if row.told:  # but it was not sent: the way was closed
            return row.changed <= row.seen if row.tries < MOST_TRIES else None
        looked = max(row.seen, deed)
        if row.changed > looked:
            return False
        before = reminded_before(row.clock)
        due = row.deadline is not None and row.deadline - before <= now
        return True if due and before and looked < row.deadline - before else None

    async def _tell(self, row: Any, reminds: bool, now: float) -> bool:
        """Whether there is no reason not to try the next one at once."""
        as_it_was = [getattr(subscriptions.c, name) == getattr(row, name) for name in ("id", "told", "seen", "tries")]
        claimed = {"told": True, "sent": False, "at": now, "tries": row.tries + 1}
        if not await self.store.change(sa.update(subscriptions).where(*as_it_was).values(claimed)):
            return True  # another server tells, or somebody has looked
        tell = self._push if row.kind == "push" else self._mail_turn
        if await tell(row, reminds, now):
            ours = (subscriptions.c.id == row.id) & subscriptions.c.told
            await self.store.change(sa.update(subscriptions).where(ours).values(sent=True, tries=0))
            return True
        if row.kind == "push":  # all that goes there waits longer, and in the end is dropped
            same = subscriptions.c.endpoint == row.endpoint
            if row.tries + 1 >= MOST_TRIES:
                await self.store.change(sa.delete(subscriptions).where(same))
            else:
                failed = {"tries": row.tries + 1, "at": now}
                await self.store.change(sa.update(subscriptions).where(same, ~subscriptions.c.sent).values(failed))
        return False

    def _said(self, row: Any, reminds: bool, now: float) -> dict[str, Any]:
        """The sentences of a notice, in the reader's language. What anybody holds is not in them, nor who plays."""
        with spoken(row.lang):
            words = Words(GAMES[row.game].words_folder)
            said = words("notice-reminder" if reminds else "notice-turn", game=Word("title"))
            left = "" if row.deadline is None else self._left(words, row.deadline - now)
        return {"said": said, "left": left}

    def _left(self, words: Words, seconds: float) -> str:
        hours = max(1, round(seconds / 3600))
        return words("notice-days", days=round(hours / 24)) if hours >= 48 else words("notice-hours", hours=hours)

    async def _push(self, row: Any, reminds: bool, now: float) -> bool:
        if self.sender is None:
            return False
        said = self._said(row, reminds, now)
        payload = {"body": f"{said['said']}. {said['left']}".strip(), "table": row.table, "lang": row.lang}
        lasts = DAY if row.deadline is None else row.deadline - now
        headers = self.sender.headers(row.endpoint, now, int(min(LONGEST, max(60.0, lasts))), row.table[:32])
        try:
            body = push.encrypted(json.dumps(payload).encode(), row.p256dh, row.auth)
            status = await self.outbound.post(row.endpoint, headers, body)
        except NotReached:
            return False
        except Refusal:  # its name leads into our own network
            status = gone[0]
        if status in gone:
            await self.store.change(sa.delete(subscriptions).where(subscriptions.c.endpoint == row.endpoint))
        return 200 <= status < 300

    async def _mail_turn(self, row: Any, reminds: bool, now: float) -> bool:
        what = "reminder" if reminds else "turn"
        return await self._mail(row.address, row.lang, what, row.mailbox, row.table, self._said(row, reminds, now))

    async def _mail(self, to: str, lang: str, what: str, mailbox: str, table: str, said: dict[str, Any]) -> bool:
        """Send one of our mails: whether the mail server took it."""
        if self.mail is None:
            return False
        stop = self._token("stop", mailbox, table)
        links = {
            "host": self.address.partition("://")[2],
            "table": f"{self.address}/#at/{table}",
            "confirm": f"{self.address}/#mail/confirm/{self._token('confirm', mailbox, table)}",
            "stop": f"{self.address}/#mail/stop/{stop}",
        }
        with spoken(lang):
            words = Words()
            subject = words("mail-confirm-subject") if what == "confirm" else said["said"]
            parts = ("confirm", "confirm-stop") if what == "confirm" else ("table", "stop")
            text = [words(f"mail-{part}", **links) for part in parts]
        if what != "confirm":
            text.insert(0, f"{said['said']}. {said['left']}".strip())
        own = mail.message(self.mail, to, subject, "\n\n".join(text), f"{self.address}/api/notices/stop/{stop}")
        try:
            await apart(partial(mail.send, self.mail, own))
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("mail is not taken: %s: %s", type(problem).__name__, str(problem).replace(to, "..."))
            return False
        return True

    # --- forgetting ---

    async def _forget(self, now: float) -> None:
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
