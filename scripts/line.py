"""A WebSocket as cheap as it can be, for those who measure: theirs must not be the time that is measured.

It speaks to servers of this machine, in whole frames without compression.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

NOTHING = b"\0\0\0\0"  # to mask with: every frame of a client is masked, and nobody is in between


class Line(asyncio.Protocol):
    """One socket. `heard` is called with each message, the moment it arrives."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._in = bytearray()

    @classmethod
    async def open(cls, port: int, path: str, heard: Callable[[bytes], None], origin: str | None = None) -> "Line":
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Origin: {origin}"] if origin else []),
        ]
        line.transport.write(("\r\n".join(head) + "\r\n\r\n").encode())
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.opened, self.closed):
            if not waiting.done():
                if waiting is self.opened:
                    waiting.set_exception(ConnectionError("not let in"))
                else:
                    waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._in += data
        if not self.opened.done():
            end = self._in.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._in[:end].split(b"\r\n")[0]:
                self.transport.abort()
                return
            del self._in[: end + 4]
            self.opened.set_result(None)
        self._read()

    def _read(self) -> None:
        at, into = 0, self._in
        while len(into) - at >= 2:
            size, begin = into[at + 1] & 127, at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                if len(into) < begin + wide:
                    break
                size, begin = int.from_bytes(into[begin : begin + wide], "big"), begin + wide
            if len(into) < begin + size:
                break
            kind, told = into[at] & 15, bytes(into[begin : begin + size])
            at = begin + size
            if kind in (1, 2):
                self.heard(told)
            elif kind == 9:
                self._send(10, told)
            elif kind == 8:
                self.transport.close()
        del into[:at]

    def send(self, text: str) -> None:
        self._send(1, text.encode())

    def _send(self, kind: int, told: bytes) -> None:
        size = len(told)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + NOTHING + told)

    async def close(self) -> None:
        if not self.transport.is_closing():
            self._send(8, b"\x03\xe8")
        try:
            await asyncio.wait_for(self.closed, 5)
        except TimeoutError:
            self.transport.abort()
