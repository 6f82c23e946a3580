"""Addresses that people gave for mail about their turns: confirmed by a link that is sent there, stopped by another."""

import hmac
import logging
import secrets
import smtplib
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.web.refusal import Refusal
from tavoliere.web.sending import mail
from tavoliere.web.sending.outbound import apart
from tavoliere.web.sending.signing import kept_secret
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import Database
from tavoliere.web.storage.schema import first_mails, mailboxes, subscriptions
from tavoliere.web.tables.clocks import DAY, Timekeeper
from tavoliere.words import Words, spoken

log = logging.getLogger("tavoliere")
MOST_ASKED = 3  # first mails to an address a day, whoever asks for them
AGAIN = 600.0  # seconds before another
FIRST_MAILS = 7_262_653  # the lock of whoever has one sent
CONFIRM_WITHIN = 2 * DAY
LEFT_ALONE = 30 * DAY  # for whoever got a first mail that they had not asked for, and said so
# After whatever ends a subscription: an address is kept for those that need it, and no longer.
UNUSED_ADDRESSES = sa.delete(mailboxes).where(
    mailboxes.c.id.not_in(sa.select(subscriptions.c.mailbox).where(subscriptions.c.mailbox.is_not(None)))
)


class Mailboxes:
    """Those of a server."""

    def __init__(self, store: Database, time_of: Timekeeper, settings: ServerSettings) -> None:
        self.store, self.time = store, time_of
        self.address = settings.addresses[0].rstrip("/") if settings.addresses else ""
        self.settings = settings.mail if self.address else None  # how mail goes out; None where it does not
        if settings.mail is not None and self.settings is None:
            log.warning("no mail is sent: links need the address of this server, with --address")
        self._secret = b""

    async def open(self) -> None:
        self._secret = bytes.fromhex(await kept_secret(self.store, "notices", secrets.token_hex(32)))

    # --- first mails ---

    async def take(self, connection: AsyncConnection, mailbox: str, address: str, lang: str) -> bool:
        """Keep an address; whether a mail goes there, by which it is confirmed."""
        now, ours = self.time.now(), mailboxes.c.id == mailbox
        known = (await connection.execute(sa.select(mailboxes).where(ours))).first()
        sends = (known is None or not known.confirmed) and await self._count(connection, address, known, now)
        if known is None:
            row = {"address": address, "lang": lang, "confirmed": False, "asked": now}
            await connection.execute(sa.insert(mailboxes).values(id=mailbox, **row))
        else:
            await connection.execute(sa.update(mailboxes).where(ours).values(asked=now))
        return sends

    async def send_first(self, address: str, lang: str, mailbox: str, table: str) -> None:
        """The mail with the link by which an address is confirmed."""
        now = self.time.now()
        if not await self.send(address, lang, mailbox, table, None):
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

    # --- mails ---

    async def send(self, to: str, lang: str, mailbox: str, table: str, said: dict[str, str] | None) -> bool:
        """Send what is said of a turn, or None for the first mail: whether the mail server took it."""
        if self.settings is None:
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
            subject = words("mail-confirm-subject") if said is None else said["said"]
            parts = ("confirm", "confirm-stop") if said is None else ("table", "stop")
            text = [words(f"mail-{part}", **links) for part in parts]
        if said is not None:
            text.insert(0, f"{said['said']}. {said['left']}".strip())
        own = mail.message(self.settings, to, subject, "\n\n".join(text), f"{self.address}/api/notices/stop/{stop}")
        try:
            await apart(partial(mail.send, self.settings, own))
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("mail is not taken: %s: %s", type(problem).__name__, str(problem).replace(to, "..."))
            return False
        return True
