"""Requests of this server's own, to addresses that strangers gave: only to the world, never into its own network.

A name is looked up once, every address that it has must be one of the world's, and the connection goes to that very
address: no second look-up can lead elsewhere. Nothing is followed, and of the answer only its status is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

from tavoliere.web.refusal import Refusal

LONGEST_ADDRESS = 1024
PATIENCE = 10.0  # seconds for everything together
MOST_ANSWER = 65_536  # bytes that are read before the status must have come
HTTPS = 443


class NotReached(Exception):
    """There was no answer; another time there may be one."""


class Destination(NamedTuple):
    """Where a request goes."""

    host: str
    port: int
    target: str


def is_of_the_world(address: str) -> bool:
    """Whether an address is anybody's, not of this machine or of a network that only this machine can reach."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address, for networks that have none
            return is_of_the_world(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.ipv4_mapped is not None or ip.sixtofour is not None or ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast


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
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
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
