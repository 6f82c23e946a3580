"""Where connections come in: how many, how long one may be silent, how much of it is parsed.

uvicorn waits without end for a request that never comes, and parses all that has come before it does anything else.
"""

import asyncio
import re
import sys
from collections.abc import Callable, Collection
from http import HTTPStatus
from struct import pack
from typing import Any

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tavoliere.web.limits.guard import HEADERS, Bucket, Limits, household

LONGEST_REQUEST = 120.0  # seconds from a request to the end of its answer
AT_ONCE = 32  # connections that are let in between two looks at anything else
# Of what the system lets this process open: for the database, bots, files; and for connections that asyncio has let in
# but not handed over yet, or that are closed already but not to the system.
DESCRIPTORS = 64 + 4 * AT_ONCE
MANY = 65_536
SOCKET_EXTENSION = "tavoliere.socket"  # what a socket offers beside ASGI: see LimitedSocket.handle_connect
WAITING = 4  # messages of a socket, before it is read no further
WHOLE_TEXT, WHOLE_BYTES = 0x81, 0x82  # the first byte of a frame that is all of a message
LONGEST_HEAD = 16_384  # bytes of a request before its body
MOST_LINES = 100  # of them
LONGEST_ADDRESS = 2048  # bytes of the first line: what follows the "?" is taken apart
BLANK_LINE = re.compile(rb"\n\r?\n")


def limits_of(config: Config) -> Limits:
    limits: Limits = config.app.state.settings.limits  # type: ignore[union-attr]
    return limits


def last_answer(status: HTTPStatus) -> bytes:
    """An answer after which the connection is closed."""
    headers = {"Connection": "close", "Content-Length": "0", **HEADERS}
    lines = (f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items()))
    return "\r\n".join((*lines, "", "")).encode()


class LimitedRequests(h11.Connection):
    """Requests whose size is looked at before they are parsed.

    h11 limits only what is incomplete: what comes in one piece of 256 kB it takes apart, every line and every chunk.
    A body in chunks is not listened to: nobody would know how long it becomes, and each chunk may be one byte.
    """

    refused = HTTPStatus.BAD_REQUEST  # how a request that can't be taken is answered

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            came = self.trailing_data[0][: LONGEST_HEAD + 1]
            end = BLANK_LINE.search(came)
            head = came if end is None else came[: end.end()]
            if len(head) > LONGEST_ADDRESS and head.find(b"\n", 0, LONGEST_ADDRESS) < 0:
                self.refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
            if len(head) > LONGEST_HEAD or head.count(b"\n") > MOST_LINES:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.refuse(HTTPStatus.LENGTH_REQUIRED)
        return event

    def refuse(self, status: HTTPStatus) -> None:
        self.refused = status
        raise h11.RemoteProtocolError(status.phrase)


class Entrance(H11Protocol):
    """A connection that must say what it wants within a while; in a full house the silent go first."""

    silence: asyncio.TimerHandle | None = None
    heard: object = None  # what it was about when it was last looked after
    whose = ""  # the client at the other end, where that is no proxy

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: LimitedRequests = LimitedRequests(h11.SERVER, LONGEST_HEAD)

    def send_400_response(self, msg: str) -> None:
        self.transport.write(last_answer(self.conn.refused))
        self.transport.close()

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
        self.crowds: dict[str, list[Entrance]] = self.config.app.state.crowds  # type: ignore[union-attr]
        self.since = self.loop.time()
        self.silence = self.loop.call_later(self.limits.patience, self.look_after)
        if len(self.connections) > self.limits.connections:
            self.make_room([one for one in self.connections if isinstance(one, Entrance)])
        if self.client and not self.is_of_a_proxy:
            self.whose = household(self.client[0])
            crowd = self.crowds.setdefault(self.whose, [])
            crowd.append(self)
            if len(crowd) > self.limits.sockets_of_one:
                self.make_room(crowd)

    @property
    def is_of_a_proxy(self) -> bool:
        """Whether others stand behind it, of whom it says who they are."""
        outermost = self.config.loaded_app
        return isinstance(outermost, ProxyHeadersMiddleware) and (self.client or ("",))[0] in outermost.trusted_hosts

    def make_room(self, crowd: Collection["Entrance"]) -> None:
        """The one of them that has been silent for longest goes; this one where none is."""
        silent = [one for one in crowd if one.waits]
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
        if self in (crowd := self.crowds.get(self.whose, [])):
            crowd.remove(self)
            if not crowd:
                del self.crowds[self.whose]


class LimitedFrames(ServerProtocol):
    """Frames that are parsed as long as they may come; after that not a byte is looked at."""

    def __init__(self, allows: Callable[[Frame], bool], **named: Any) -> None:
        super().__init__(**named)
        self.allows = allows

    def recv_frame(self, frame: Frame) -> None:
        if not self.allows(frame):
            raise ProtocolError("too many frames")  # what follows is thrown away unseen
        super().recv_frame(frame)

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        super().send_response(response)


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket that is cut off when it sends more than anybody has to say, were it only signs of life.

    Every frame counts, of whatever kind: on the socket, and for all sockets of its client together, except what any may
    say that says little. So nobody is cut off for what others behind the same address do.
    """

    hears: Callable[[str], bool] | None = None  # takes a text now, unless it has to wait
    clients: Bucket | None = None  # what all sockets of the client may send
    too_many = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = limits_of(self.config)
        self.own = Bucket(limits.messages, limits.messages_too_many)
        self.modest = Bucket(limits.modest_messages, limits.modest_messages_at_once)
        self.longest = limits.longest_message
        self.conn: LimitedFrames = LimitedFrames(self.allows, max_size=self.config.ws_max_size, logger=self.logger)

    def allows(self, frame: Frame) -> bool:
        """Whether a frame may come: it counts as one message, or as several where it is longer than any.

        Before the handshake is answered nobody may send any (RFC 6455, 4.1), and it is not known whose they are.
        """
        size = max(1.0, len(frame.data) / self.longest)
        if self.clients is None or not self.own.take(size):
            self.too_many = True
        else:
            self.too_many = not (self.modest.take(size) or self.clients.take(size))
        return not self.too_many

    def charge(self, clients: Bucket) -> None:
        """What is sent counts for the client too."""
        self.clients = clients

    def handle_parser_exception(self) -> None:
        if self.too_many:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SOCKET_EXTENSION] = {
                "tell": self.tell,
                "listen": self.listen,
                "charge": self.charge,
            }

    def listen(self, hears: Callable[[str], bool] | None) -> None:
        """Hand every text to this from now on; those that it does not take wait to be received, as without it."""
        self.hears = hears

    def tell(self, frame: str | bytes) -> bool:
        """Send a message now, if it can be taken: all at once, and not through four floors of software and a task.

        To write a frame takes 3 µs so and 18 through the library, with four to a move that costs 0.3 ms.
        """
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        kind, told = (WHOLE_BYTES, frame) if isinstance(frame, bytes) else (WHOLE_TEXT, frame.encode())
        size = len(told)
        if size < 126:
            head = bytes((kind, size))
        elif size < 65_536:
            head = pack(">BBH", kind, 126, size)
        else:
            head = pack(">BBQ", kind, 127, size)
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

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.allows = lambda _: False  # the usual one holds this socket, which would be garbage for long

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The whole request came with the first data. Of one that can't begin a socket, such as with a body, uvicorn
        # would hear nothing, and keep the connection for ever.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(last_answer(HTTPStatus.BAD_REQUEST))
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
