"""Tells people who are away that it is their turn: by Web Push, or by e-mail where the server has a way for it.

Nothing here hears of moves. A task looks now and again at who is asked in the database, so that no move ever waits for
it, and nothing is forgotten when the server stops. A line of `subscriptions` is claimed before anything is sent, by a
change that only one server can make: however many there are, one of them tells, and once until somebody has looked.
"""

import asyncio
import contextlib
import hmac
import json
import logging
import secrets
import smtplib
from collections.abc import Sequence
from email.utils import parseaddr
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN
from tavoliere.web import mail, push
from tavoliere.web.messages.notices import MailTarget, NoticesInfo, PushTarget
from tavoliere.web.outbound import NotReached, Outbound
from tavoliere.web.refusal import Refusal
from tavoliere.web.schema import devices, events, mailboxes, seats, subscriptions, tables
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.signing import kept_secret
from tavoliere.web.store import CannotStore, Stale, Store
from tavoliere.web.tables.clocks import DAY, Timekeeper
from tavoliere.web.tables.tokens import hash_of
from tavoliere.words import Word, Words, spoken

log = logging.getLogger("tavoliere")
GRACE = 60.0  # seconds for which somebody is asked before they are told: who is at the table has played by then
SHARE = 4  # a reminder comes when this part of a turn is left, but at most a day
SHORTEST = 3600.0  # seconds a turn from which on there are reminders
MOST_TRIES = 5
PAUSE = 300.0  # seconds before a second try, four times as long before each further one
AT_ONCE = 8
LONGEST = 28 * DAY  # for which a push service keeps a message
CONFIRM_WITHIN = 2 * DAY
MOST_ASKED = 3  # first mails to an address a day, whoever asks for them
UNUSED = 60 * DAY  # after which an address that no table needs is forgotten
LEFT_ALONE = 30 * DAY  # for whoever got a first mail that they had not asked for, and said so
DEEDS = ("begin", "play", "undo", "confirm", "return")
gone = (404, 410)


class DeviceSeat(NamedTuple):
    """Where a device sits."""

    device: str
    table: str
    seat: int


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
        self._places = asyncio.Semaphore(AT_ONCE)
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
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except (CannotStore, Stale):
                pass
            except Exception as problem:  # whatever is wrong with one of them, the others are told the next time
                log.warning("notices: %s: %s", type(problem).__name__, problem)
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
        """Somebody at this seat sees the table now."""
        fresh = {"seen": self.time.now(), "told": False, "sent": False, "tries": 0}
        await self.store.change(sa.update(subscriptions).where(self._at(place)).values(fresh))

    async def _subscribe(self, place: DeviceSeat, kind: str, **more: Any) -> None:
        await self.off(place, kind)
        now = self.time.now()
        row = {"id": secrets.token_urlsafe(12), "kind": kind, "seen": now, "told": False, "at": now, "sent": False}
        await self.store.change(sa.insert(subscriptions).values({**row, **place._asdict(), "tries": 0, **more}))

    async def off(self, place: DeviceSeat, kind: str) -> None:
        ours = (subscriptions.c.device == place.device) & (subscriptions.c.kind == kind)
        await self.store.change(sa.delete(subscriptions).where(ours))

    async def push_to(self, place: DeviceSeat, target: PushTarget) -> None:
        """Tell a browser, through the push service that it named."""
        if self.sender is None:
            raise Refusal("web-no-push")
        self.outbound.place(target.endpoint)
        push.check_keys(target.p256dh, target.auth)
        await self._subscribe(place, "push", **target.model_dump())

    async def mail_to(self, place: DeviceSeat, target: MailTarget) -> None:
        """Tell somebody by mail, once they have confirmed their address by a link that is sent there."""
        if self.mail is None:
            raise Refusal("web-no-mail")
        address, now = mail.checked_address(target.address), self.time.now()
        mailbox = hash_of(f"{target.holder} {address}")
        ours = mailboxes.c.id == mailbox
        known = next(iter(await self.store.read(sa.select(mailboxes).where(ours))), None)
        first = known is None or not known.confirmed
        if first:
            await self._check_asked(address, now)
        if known is None:
            row = {"address": address, "lang": target.lang, "confirmed": False, "asked": now, "times": 1}
            await self.store.change(sa.insert(mailboxes).values(id=mailbox, **row))
        else:
            times = known.times + 1 if first and known.asked > now - DAY else 1
            await self.store.change(sa.update(mailboxes).where(ours).values(asked=now, times=times))
        await self._subscribe(place, "mail", mailbox=mailbox, lang=target.lang)
        if first and not await self._mail(address, target.lang, "confirm", mailbox, place.table, {}):
            raise Refusal("web-mail-not-sent")

    async def _check_asked(self, address: str, now: float) -> None:
        """Nobody is sent more than a few first mails, however many tables a stranger opens to have them sent."""
        unconfirmed = (mailboxes.c.address == address) & ~mailboxes.c.confirmed & (mailboxes.c.asked > now - DAY)
        asked = sa.select(sa.func.coalesce(sa.func.sum(mailboxes.c.times), 0)).where(unconfirmed)
        alone = sa.select(sa.func.count()).where(mailboxes.c.id == self._left_alone(address))
        if (await self.store.read(asked))[0][0] >= MOST_ASKED or (await self.store.read(alone))[0][0]:
            raise Refusal("web-mail-later")

    def _left_alone(self, address: str) -> str:
        return self._signed("alone", address)

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
        await self.store.change(
            sa.delete(subscriptions).where(ours if everything else ours & (subscriptions.c.table == table))
        )
        if everything:
            await self.store.change(sa.delete(mailboxes).where(mailboxes.c.id == mailbox.id))
            if not mailbox.confirmed:
                alone = {
                    "id": self._left_alone(mailbox.address),
                    "address": "",
                    "lang": "en",
                    "confirmed": False,
                    "times": 0,
                }
                with contextlib.suppress(CannotStore, Stale):  # as was said before
                    await self.store.change(sa.insert(mailboxes).values(**alone, asked=self.time.now()))
        return str(mailbox.address)

    # --- telling ---

    async def sweep(self) -> None:
        """Tell everybody who is to be told now."""
        now = self.time.now()
        if now - self._forgot > SHORTEST:
            self._forgot = now
            await self._forget(now)
        await asyncio.gather(*(self._tell(row, reminds, now) for row, reminds in await self._due(now)))

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
        if row.told:  # but it was not sent: the way was closed
            again = row.tries < MOST_TRIES and row.at + PAUSE * 4 ** (row.tries - 1) <= now
            return row.changed <= row.seen if again else None
        looked = max(row.seen, deed)
        if row.changed > looked:
            return False
        before = reminded_before(row.clock)
        due = row.deadline is not None and row.deadline - before <= now
        return True if due and before and looked < row.deadline - before else None

    async def _tell(self, row: Any, reminds: bool, now: float) -> None:
        async with self._places:
            as_it_was = [
                getattr(subscriptions.c, name) == getattr(row, name) for name in ("id", "told", "seen", "tries")
            ]
            claimed = {"told": True, "sent": False, "at": now, "tries": row.tries + 1}
            if not await self.store.change(sa.update(subscriptions).where(*as_it_was).values(claimed)):
                return  # another server tells, or somebody has looked
            tell = self._push if row.kind == "push" else self._mail_turn
            if await tell(row, reminds, now):
                ours = (subscriptions.c.id == row.id) & subscriptions.c.told
                await self.store.change(sa.update(subscriptions).where(ours).values(sent=True))

    def _said(self, row: Any, reminds: bool, now: float) -> dict[str, Any]:
        """The sentences of a notice, in the reader's language. What anybody holds is not in them, nor who plays."""
        with spoken(row.lang):
            words = Words(GAMES[row.game].folder)
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
            await asyncio.to_thread(mail.send, self.mail, own)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("mail is not taken: %s: %s", type(problem).__name__, str(problem).replace(to, "..."))
            return False
        return True

    # --- forgetting ---

    async def _forget(self, now: float) -> None:
        """What no game needs any more: lines of finished games, of devices that get in no more, and addresses."""
        played = sa.exists().where(tables.c.id == subscriptions.c.table, tables.c.actor.is_not(None))
        let_in = sa.exists().where(devices.c.token == subscriptions.c.device, ~devices.c.revoked)
        await self.store.change(sa.delete(subscriptions).where(~played | ~let_in))
        used = sa.exists().where(subscriptions.c.mailbox == mailboxes.c.id)
        unconfirmed = ~mailboxes.c.confirmed & (mailboxes.c.address != "") & (mailboxes.c.asked < now - CONFIRM_WITHIN)
        alone = (mailboxes.c.address == "") & (mailboxes.c.asked < now - LEFT_ALONE)
        unused = mailboxes.c.confirmed & ~used & (mailboxes.c.asked < now - UNUSED)
        await self.store.change(sa.delete(mailboxes).where(unconfirmed | alone | unused))
