"""Which requests and sockets are let in: under which name, how many of one client, and how long."""

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.websockets import WebSocket

from tavoliere.web.limits.guard import Bucket, Buckets, Doors, client_of
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings

LONGEST_NUMBER = 15  # digits
ELSEWHERE, TOO_MANY = 4403, 4013  # why a socket is closed: it comes from another page; its client has too many


def length_of(request: Request) -> float:
    """How many bytes a request says that its body has."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > LONGEST_NUMBER:
        return math.inf
    return int(length)


class SocketRefused(Exception):
    """A socket that is not let in."""

    def __init__(self, code: int) -> None:
        self.code = code


class RequestLimits:
    """How much each client may still ask for."""

    def __init__(self, settings: ServerSettings) -> None:
        self.limits = limits = settings.limits
        self.doors = Doors(settings.addresses)
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.files = Buckets(limits.files, limits.files_at_once)
        self.sockets: Counter[str] = Counter()  # by client
        self.messages = Buckets(limits.clients_messages, limits.clients_messages_at_once)
        # What is kept, or costs much: each of these has its own.
        self.posts = {
            "/api/tables": Buckets(limits.tables, limits.tables_at_once),
            "/api/matchmaking/sit": Buckets(limits.sits, limits.sits_at_once),
            "/api/notices/mail": Buckets(limits.mails, limits.mails_at_once),
            **{
                path: Buckets(limits.studies, limits.studies_at_once)
                for path in (
                    *("/api/studies", "/api/real", "/api/mine", "/api/export", "/api/mine/export"),
                    *("/api/matchmaking/tables", "/api/matchmaking/me", "/api/notices/push"),
                )
            },
        }

    def check(self, request: Request) -> None:
        """Refusal for a request that is not answered."""
        client, path = client_of(request), request.scope["path"]
        if not self.doors.host_allowed(request.headers.get("host", "")):
            raise Refusal("web-host")
        if not (self.requests if path.startswith("/api/") else self.files).take(client):
            raise Refusal("web-too-fast")
        if length_of(request) > self.limits.longest_body:
            raise Refusal("web-too-long", most=self.limits.longest_body)
        posts = self.posts.get(path) if request.method == "POST" else None
        if posts is not None and not posts.take(client):
            raise Refusal("web-too-fast")

    @contextmanager
    def socket(self, socket: WebSocket) -> Iterator[Bucket]:
        """While a socket is open; what all sockets of its client may send. SocketRefused where it is not let in."""
        host = socket.headers.get("host", "")
        if not self.doors.host_allowed(host) or not self.doors.origin_allowed(socket.headers.get("origin"), host):
            raise SocketRefused(ELSEWHERE)
        client = client_of(socket)
        messages = self.messages.of(client)
        # The second half of it is for the sockets that are there: whoever floods one after the other leaves them that.
        allowed = messages.holds(messages.most / 2) and self.requests.take(client)
        if self.sockets[client] >= self.limits.sockets_of_one or not allowed:
            raise SocketRefused(TOO_MANY)
        self.sockets[client] += 1
        try:
            yield messages
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]
