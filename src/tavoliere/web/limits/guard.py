"""What keeps strangers out: headers, limits, and where a socket may come from."""

import asyncio
import ipaddress
import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SOURCES = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",  # the rules of games
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
CONTENT_POLICY = "; ".join(SOURCES)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def client_of(connection: HTTPConnection) -> str:
    """Who asks, as far as limits go: an address, or what belongs to one household of addresses."""
    return household(connection.client.host) if connection.client else ""


def household(address: str) -> str:
    """With IPv6 everybody has 64 bits of addresses to come from."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for, and all together."""

    longest_message: int = 4096  # characters of a message on the socket
    longest_body: int = 65_536  # bytes of a request
    messages: float = 20.0  # a second, on one socket
    messages_at_once: int = 60
    messages_too_many: int = 400  # at once, of whatever kind, after which a socket is cut off
    clients_messages: float = 400.0  # a second, on all sockets of one client together, beyond these on each of them:
    clients_messages_at_once: int = 4000
    modest_messages: float = 2.0
    modest_messages_at_once: int = 20
    whole_tables: float = 0.25  # seconds of a processor a second, in which one client is sent whole tables
    whole_tables_at_once: float = 0.25
    sockets: int = 250  # of one client, at the same time
    connections: int = 10_000  # of all, at the same time
    requests: float = 20.0  # a second, of one client
    requests_at_once: int = 200
    files: float = 100.0  # of the page, a second, of one client
    files_at_once: int = 2000
    tables: float = 0.5  # new tables a second, of one client
    tables_at_once: int = 30
    studies: float = 0.1  # new studies a second, of one client
    studies_at_once: int = 30
    sits: float = 1 / 15  # seats a second at open tables, of one client
    sits_at_once: int = 15
    mails: float = 1 / 300  # addresses a second to which a first mail is sent, of one client
    mails_at_once: int = 5
    patience: float = 15.0  # seconds in which somebody who connects must say something, and sit down
    longest_wait: float = 25.0  # seconds for which a program may wait for the next step

    @property
    def sockets_of_one(self) -> int:
        """Of one client, at the same time: where there is room for few, nobody gets most of it."""
        return max(1, min(self.sockets, self.connections // 4))


class Guarded:
    """The application's door: what is refused is answered here, and every answer has its headers."""

    def __init__(
        self,
        app: ASGIApp,
        refused: Callable[[Request], Response | None],
        headers_of: Callable[[str], Mapping[str, str]],
    ) -> None:
        self.app, self.refused, self.headers_of = app, refused, headers_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers_of(scope["path"]).items():
                    headers.setdefault(name, value)
            await send(message)

        await (self.refused(Request(scope)) or self.app)(scope, receive, send_with_headers)


class Bucket:
    """Lets so many through at once, and then so many a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.left = float(most)
        self.at = time.monotonic()

    def holds(self, amount: float) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= amount

    def take(self, amount: float = 1) -> bool:
        if not self.holds(amount):
            return False
        self.left -= amount
        return True

    def owe(self, amount: float) -> None:
        """What was taken already counts, however much it was."""
        self.left -= amount

    async def paid(self) -> None:
        """Returns when nothing is owed any more."""
        while not self.holds(0):
            await asyncio.sleep(-self.left / self.rate)


class Buckets:
    """A bucket for each client, of the latest clients."""

    def __init__(self, rate: float, most: float, clients: int = 10_000) -> None:
        self.rate, self.most, self.clients = rate, most, clients
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        bucket = self._known.pop(client, None) or Bucket(self.rate, self.most)
        self._known[client] = bucket
        if len(self._known) > self.clients:
            self._known.popitem(last=False)
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()


class Doors:
    """Under which names this server may be reached: a page elsewhere that points a name of its own at us is refused."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self.names = {"localhost", socket.gethostname().lower()}
        self.names |= {(urlsplit(address).hostname or "localhost").lower() for address in addresses}

    def host_allowed(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
            if name in self.names or name.endswith(".local"):
                return True
            ipaddress.ip_address(name)
        except ValueError:  # of a name that is none, such as "[", too
            return False
        return True

    def origin_allowed(self, origin: str | None, host: str) -> bool:
        """A browser says which page opens a socket: only our own may. Programs say nothing, and have their token."""
        try:
            return origin is None or urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False
