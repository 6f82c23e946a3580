"""E-mail, where whoever runs the server says through which one it goes out."""

import os
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Self
from urllib.parse import quote, unquote, urlsplit, urlunsplit

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.refusal import Refusal

PATIENCE = 10.0  # seconds for each answer of the mail server
NEAR = ("localhost", "127.0.0.1", "::1")
PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254
# Plain addresses only: what else there may be is rare, and has been used to write more than one address.
WORD, LABEL = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+", r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){WORD}(\.{WORD})*@({LABEL}\.)+(?!\d+$){LABEL}")  # in small letters


class WrongMail(TavoliereError):
    """What was said about the mail server can't be used."""


def checked_address(given: str) -> str:
    given = given.strip().lower()
    if len(given) > LONGEST or not ADDRESS.fullmatch(given):
        raise Refusal("web-mail-address")
    return given


DOTTED = {"gmail.com", "googlemail.com"}  # where dots in an address mean nothing


def counted_as(address: str) -> str:
    """What addresses have in common that lead to one mailbox: the case of letters and what follows a "+" don't matter.

    Nor do dots where it is known that they don't; elsewhere they may tell two people apart.
    """
    local, _, domain = address.lower().partition("@")
    local = local.partition("+")[0] or local
    return f"{local.replace('.', '')}@gmail.com" if domain in DOTTED else f"{local}@{domain}"


class WholeHeader(BaseHeader):
    """A header in one line of plain ASCII: programs read an address there, and know no encoded words (RFC 2369)."""

    max_count = 1

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        kwds["parse_tree"] = UnstructuredHeader.value_parser(value)
        kwds["decoded"] = value

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
for whole in ("List-Unsubscribe", "Message-ID"):
    HEADERS.map_to_type(whole, WholeHeader)
POLICY = SMTP.clone(header_factory=HEADERS)


def plain_url(url: str) -> str:
    """An address in ASCII, also of a host whose name has other letters."""
    parts = urlsplit(url)
    host = parts.netloc.encode("idna").decode() if not parts.netloc.isascii() else parts.netloc
    path, query = (quote(part, safe="/%:@!$&'()*+,;=~-._?") for part in (parts.path, parts.query))
    return urlunsplit((parts.scheme, host, path, query, ""))


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
    mail = EmailMessage(POLICY)
    mail["From"] = Address(name or "Tavoliere", addr_spec=own)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=own.partition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{plain_url(stop)}>"
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
