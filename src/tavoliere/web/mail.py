"""E-mail, where whoever runs the server says through which one it goes out."""

import os
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Self
from urllib.parse import unquote, urlsplit

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.refusal import Refusal

PATIENCE = 10.0  # seconds for each answer of the mail server
NEAR = ("localhost", "127.0.0.1", "::1")
PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254
# Plain addresses only: what else there may be is rare, and has been used to write more than one address.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class WrongMail(TavoliereError):
    """What was said about the mail server can't be used."""


def checked_address(given: str) -> str:
    given = given.strip().lower()
    if len(given) > LONGEST or not ADDRESS.fullmatch(given):
        raise Refusal("web-mail-address")
    return given


@dataclass(frozen=True)
class MailSettings:
    """The server through which mail goes out, and in whose name."""

    host: str
    port: int
    sender: str  # "games@example.org", or with a name before it
    user: str = ""
    password: str = ""
    encrypted: bool = False  # from the first byte on; else as soon as the server is asked

    @classmethod
    def from_environment(cls) -> Self | None:
        """As TAVOLIERE_SMTP and TAVOLIERE_MAIL_FROM say; None where the first is not set."""
        given = os.environ.get("TAVOLIERE_SMTP", "")
        return cls.read(given, os.environ.get("TAVOLIERE_MAIL_FROM", "")) if given else None

    @classmethod
    def read(cls, url: str, sender: str) -> Self:
        """From "smtp://user:password@host:port"; smtps is encrypted from the first byte on."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
            checked_address(parseaddr(sender)[1])
        except (ValueError, KeyError, Refusal):
            raise WrongMail("web-mail-settings") from None
        if not parts.hostname:
            raise WrongMail("web-mail-settings")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


def message(settings: MailSettings, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A mail in plain text; `stop`: the address at which a mail program unsubscribes by one click (RFC 8058)."""
    name, own = parseaddr(settings.sender)
    mail = EmailMessage()
    mail["From"] = Address(name or "Tavoliere", addr_spec=own)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=own.partition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text, cte="quoted-printable")
    return mail


def send(settings: MailSettings, mail: EmailMessage) -> None:
    """Hand a mail over, not from where anybody waits; OSError or SMTPException if it is not taken."""
    context = ssl.create_default_context()
    if settings.encrypted:
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    with server:
        server.ehlo()
        # On the way through any network mail and password are encrypted; a server on this machine may do without.
        if not settings.encrypted and (settings.host not in NEAR or server.has_extn("starttls")):
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(mail)
