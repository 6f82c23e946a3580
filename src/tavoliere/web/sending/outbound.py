"""Requests of this server's own, to addresses that strangers gave: only to the world, never into its own network.

A name is looked up once, every address that it has must be one of the world's, and the connection goes to that very
address: no second look-up can lead elsewhere. Nothing is followed, and of the answer only its status is read.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import h11

from tavoliere.web.refusal import Refusal

T = TypeVar("T")
LONGEST_ADDRESS = 1024
PATIENCE = 10.0  # seconds for everything together
MOST_ANSWER = 65_536  # bytes that are read before the status must have come
HTTPS = 443
SPECIAL_IPV4 = [
    ipaddress.IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"),
    )
]
UNICAST = ipaddress.IPv6Network("2000::/3")  # all that has been given to anybody
SPECIAL_IPV6 = [  # within it; among them Teredo and 6to4, which carry an IPv4 address
    ipaddress.IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
]
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # an IPv4 address, for networks that have none


class NotReached(Exception):
    """There was no answer; another time there may be one."""


class Destination(NamedTuple):
    """Where a request goes."""

    host: str
    port: int
    target: str


def is_of_the_world(address: str) -> bool:
    """Whether an address is anybody's, not of this machine or of a network that only this machine can reach.

    What Python calls global depends on its version: these are IANA's registries of special-purpose addresses.
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return not any(ip in network for network in SPECIAL_IPV4)
    if ip in NAT64:
        return is_of_the_world(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
    return ip in UNICAST and not any(ip in network for network in SPECIAL_IPV6)


async def apart(work: Callable[[], T]) -> T:
    """Something that waits for the network, in a thread of its own: nothing else waits behind it, not even our end."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(settle: Callable[[Any], None], found: Any) -> None:
        if not answer.done():
            settle(found)

    def run() -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            try:
                found = work()
            except Exception as problem:
                loop.call_soon_threadsafe(settle, answer.set_exception, problem)
            else:
                loop.call_soon_threadsafe(settle, answer.set_result, found)

    threading.Thread(target=run, daemon=True).start()
    return await answer


class Outbound:
    """Posts to addresses that somebody gave. `private`, for tests: this machine's own addresses too, at any port."""

    def __init__(self, private: bool = False, context: ssl.SSLContext | None = None) -> None:
        self.private = private
        self._context = context

    def place(self, url: str) -> Destination:
        """Where an address leads, as far as it says so; Refusal for one to which nothing is ever sent."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or HTTPS
            host.encode("ascii")
        except ValueError:
            raise Refusal("web-endpoint") from None
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
        if not plain or parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment:
            raise Refusal("web-endpoint")
        if not self.private and (port != HTTPS or not self._is_a_name(host)):
            raise Refusal("web-endpoint")
        return Destination(host, port, f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}")

    def _is_a_name(self, host: str) -> bool:
        """Numbers in any form are no names of the world's: "127.1" and "0x7f000001" mean this machine too."""
        labels = host.rstrip(".").split(".")
        return len(labels) > 1 and not host.endswith((".local", ".localhost", ".internal")) and not labels[-1].isdigit()

    async def _addresses(self, place: Destination) -> list[str]:
        found = await apart(partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM))
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not self.private and not all(map(is_of_the_world, addresses)):
            raise Refusal("web-endpoint")
        return addresses

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; NotReached if there is none, Refusal for an address that is not the world's."""
        place = self.place(url)
        try:
            async with asyncio.timeout(PATIENCE):
                problem = ""
                for address in await self._addresses(place):
                    try:
                        return await self._post(address, place, headers, body)
                    except (OSError, h11.RemoteProtocolError) as error:
                        problem = str(error)
                raise NotReached(problem)
        except (TimeoutError, OSError, UnicodeError) as error:
            raise NotReached(str(error)) from None

    async def _post(self, address: str, place: Destination, headers: Mapping[str, str], body: bytes) -> int:
        context = self._context = self._context or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=context, server_hostname=place.host, limit=MOST_ANSWER
        )
        try:
            http = h11.Connection(h11.CLIENT)
            said = {"Host": place.host, "Content-Length": str(len(body)), "Connection": "close", **headers}
            request = h11.Request(method="POST", target=place.target, headers=list(said.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(http.send(event) or b"")
            await writer.drain()
            while True:
                heard = http.next_event()
                if isinstance(heard, h11.Response):
                    return int(heard.status_code)
                if heard is h11.NEED_DATA:
                    http.receive_data(await reader.read(MOST_ANSWER))
                elif not isinstance(heard, h11.InformationalResponse):
                    raise OSError("the connection was closed without an answer")
        finally:
            writer.transport.abort()
