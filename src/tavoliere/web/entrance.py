"""Where connections come in: how many there may be, how long one may be silent, and how much is written about them.

uvicorn waits without end for a request that never comes; whoever opens many such connections would keep all others out.
"""

import asyncio
import logging
import sys
from collections.abc import Callable

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from tavoliere.web.guard import Bucket, Limits

LONGEST_REQUEST = 120.0  # seconds from a request to the end of its answer
AT_ONCE = 32  # connections that are let in between two looks at anything else
# Of what the system lets this process open: for the database, bots, files; and for connections that asyncio has let in
# but not handed over yet, or that are closed already but not to the system.
DESCRIPTORS = 64 + 4 * AT_ONCE
MANY = 65_536
AT_ONCE_TOLD = "tavoliere.at-once"  # what a socket offers beside ASGI: to tell and to hear without a queue between
WAITING = 4  # messages of a socket, before it is read no further
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def limits_of(config: Config) -> Limits:
    limits: Limits = config.app.state.settings.limits  # type: ignore[union-attr]
    return limits


class Entrance(H11Protocol):
    """A connection that must say what it wants within a while; in a full house the silent go first."""

    silence: asyncio.TimerHandle | None = None
    heard: object = None  # what it was about when it was last looked after

    @property
    def limits(self) -> Limits:
        return limits_of(self.config)

    @property
    def waits(self) -> bool:
        """Whether it is the client's turn to say something."""
        if self.transport.is_closing():
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        self.silence = self.loop.call_later(self.limits.patience, self.look_after)
        if len(self.connections) > self.limits.connections:
            silent = [one for one in self.connections if isinstance(one, Entrance) and one.waits]
            min(silent, key=lambda one: one.since, default=self).transport.abort()

    def look_after(self) -> None:
        """Send away whoever has said nothing new since the last time."""
        now = self.loop.time()
        if self.heard is not self.cycle:
            self.heard, self.since = self.cycle, now
        elif self.waits or now - self.since > LONGEST_REQUEST:
            self.transport.abort()
            return
        self.silence = self.loop.call_later(self.limits.patience, self.look_after)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        super().connection_lost(exc)

    def rest(self) -> None:
        if self.silence is not None:
            self.silence.cancel()


class Wire(WebSocketsSansIOProtocol):
    """A socket that is cut off when it sends more than anybody has to say, were it only signs of life."""

    amount: Bucket | None = None
    hears: Callable[[str], bool] | None = None  # takes a text now, unless it has to wait

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE_TOLD] = {"tell": self.tell, "listen": self.listen}

    def listen(self, hears: Callable[[str], bool] | None) -> None:
        """Hand every text to this from now on; those that it does not take wait to be received, as without it."""
        self.hears = hears

    def tell(self, text: str) -> bool:
        """Send a text now, if it can be taken: all at once, and not through four floors of software and a task."""
        if self.transport.is_closing() or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        told = text.encode()
        size = len(told)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + told)
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait: to stop for each and to go on takes 12 µs."""
        if self.is_taken():
            self.frames = []
            return
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn is concerned, which would stop
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = False

    def is_taken(self) -> bool:
        """Whether a whole message is taken at once. Texts are heard in their order: none overtakes one that waits."""
        if self.hears is None or self.close_sent or self.curr_msg_data_type != "text" or not self.queue.empty():
            return False
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:  # which uvicorn answers
            return False
        return self.hears(text)

    def data_received(self, data: bytes) -> None:
        if self.amount is None:
            limits = limits_of(self.config)
            self.amount = Bucket(limits.socket_bytes, limits.socket_bytes_at_once)
        if not self.amount.take(len(data)):
            self.transport.abort()
            return
        super().data_received(data)
        # The whole request came with the first data. Of one that can't begin a socket, such as with a body, uvicorn
        # would hear nothing, and keep the connection for ever.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()


def room_for_connections(wanted: int) -> int:
    """As many connections as are wanted, or as the system lets this process have."""
    if sys.platform == "win32":
        return wanted
    import resource

    most, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > MANY:
        hard = MANY
    if 0 <= most < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        most = hard
    return wanted if most < 0 else min(wanted, max(1, most - DESCRIPTORS))


class Sparing(logging.Filter):
    """Lets a few lines of a log through and then one now and again: what strangers do must not fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.bucket = Bucket(rate=0.1, most=20)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.left_out += 1
            return False
        if self.left_out:
            record.msg, record.args = f"{record.getMessage()} ({self.left_out} more were left out before)", ()
            self.left_out = 0
        return True


def spare_logs() -> None:
    """What is told about single connections is told sparingly."""
    for name in ("uvicorn.error", "asyncio", "tavoliere"):
        log = logging.getLogger(name)
        if not any(isinstance(one, Sparing) for one in log.filters):
            log.addFilter(Sparing())
