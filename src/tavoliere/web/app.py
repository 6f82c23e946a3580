"""The server put together: the lobby with its tables, the API, the socket, the page."""

import json
import math
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import tavoliere as tv
from tavoliere.engine.errors import TavoliereError
from tavoliere.web.api.archive import router as archive_router
from tavoliere.web.api.desk import router as desk_router
from tavoliere.web.api.editor import router as editor_router
from tavoliere.web.api.general import router
from tavoliere.web.api.host import install
from tavoliere.web.api.matchmaking import router as matchmaking_router
from tavoliere.web.api.notices import router as notices_router
from tavoliere.web.api.offline import router as offline_router
from tavoliere.web.api.people import router as people_router
from tavoliere.web.api.phones import router as phones_router
from tavoliere.web.api.puzzles import router as puzzles_router
from tavoliere.web.api.studies import router as studies_router
from tavoliere.web.bots.thinkers import Thinkers
from tavoliere.web.box.phones import Phones
from tavoliere.web.content.page import Files, Page
from tavoliere.web.limits.guard import HEADERS, Buckets, Doors, Guarded, client_of
from tavoliere.web.limits.turns import Queue
from tavoliere.web.limits.workroom import Workroom
from tavoliere.web.matchmaking.matchmaking import Matchmaking
from tavoliere.web.people.archive import Archive
from tavoliere.web.people.notices import Notices
from tavoliere.web.people.people import People
from tavoliere.web.people.studies import Studies
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.session import attend
from tavoliere.web.storage.bus import Bus
from tavoliere.web.storage.store import CannotStore, Stale, Store
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.watching.gauges import REFUSALS
from tavoliere.web.wire import message_json, sendable

MOST_THROWN_AWAY = 1_000_000  # bytes that are read although they are too many, so that the sentence is heard
LONGEST_NUMBER = 15  # digits
TOO_MANY = 4013  # sockets of one client
STATUS = {
    message: status
    for status, messages in {
        401: ("web-no-seat", "web-link-used", "web-not-maker", "web-no-person", "web-mail-link"),
        403: ("web-not-host", "web-not-member", "shared-lead", "web-matchmaking-not-opener", "web-matchmaking-level"),
        404: (
            *(
                "web-no-table",
                "web-no-lessons",
                "web-no-study",
                "web-no-real",
                "web-no-editor",
                "web-no-puzzle",
                "web-no-network",
            ),
            *("web-no-device", "web-no-matchmaking", "web-matchmaking-gone"),
        ),
        409: (
            *("web-stale", "web-not-over", "web-not-asked", "web-over"),
            *("web-last-device", "web-still-played", "web-name-taken", "web-matchmaking-live"),
        ),
        413: ("web-too-long",),
        421: ("web-host",),
        429: (
            *("web-too-fast", "web-think-later", "web-mail-later"),
            *(
                "web-matchmaking-many",
                "web-matchmaking-many-seats",
                "web-matchmaking-many-here",
                "web-matchmaking-live-here",
                "web-matchmaking-full",
            ),
        ),
        500: ("web-broken",),
        503: ("web-no-thought",),
    }.items()
    for message in messages
}


def status_of(error: TavoliereError) -> int:
    if isinstance(error, CannotStore):
        return 503
    if isinstance(error, Stale) or error.message[0] in (
        "web-stale",
        "web-not-over",
        "web-not-asked",
        "web-over",
        "web-last-device",
    ):
        return 409
    return STATUS.get(error.message[0], 422)


def told(error: TavoliereError, detail: str = "") -> JSONResponse:
    """A mistake as JSON: the message for the page; the sentence, with its detail, for whoever programs."""
    REFUSALS.add(of=error.message[0])
    text = sendable(f"{error} {detail}." if detail else str(error))
    return JSONResponse({"message": message_json(error.message), "text": text}, status_of(error))


def length_of(request: Request) -> float:
    """How many bytes a request says that its body has."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > LONGEST_NUMBER:
        return math.inf
    return int(length)


def build(settings: ServerSettings, bus: Bus | None = None) -> FastAPI:
    """The application. `bus`: how it hears of other processes on the same SQLite file, if there are any."""
    lobby = Lobby(Store(settings.database, settings.database_patience, bus), Thinkers(settings.thinkers))
    files = Files()
    page = Page(settings.static, files)
    doors = Doors(settings.addresses)
    requests = Buckets(settings.limits.requests, settings.limits.requests_at_once)
    files_sent = Buckets(settings.limits.files, settings.limits.files_at_once)
    sockets: Counter[str] = Counter()  # by client
    messages = Buckets(settings.limits.clients_messages, settings.limits.clients_messages_at_once)
    whole_tables = Buckets(settings.limits.whole_tables, settings.limits.whole_tables_at_once)
    studies, phones, workroom = Studies(lobby.store), Phones(lobby), Workroom()
    archive = Archive(lobby, settings.keep_finished, settings.keep_abandoned)
    notices = Notices(lobby.store, lobby.time, settings)
    matchmaking = Matchmaking(lobby, settings.matchmaking)
    foundings = {
        "/api/tables": Buckets(settings.limits.tables, settings.limits.tables_at_once),
        "/api/studies": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/real": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/mine": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/export": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/mine/export": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/matchmaking/tables": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/matchmaking/sit": Buckets(settings.limits.sits, settings.limits.sits_at_once),
        "/api/matchmaking/me": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/notices/push": Buckets(settings.limits.studies, settings.limits.studies_at_once),
        "/api/notices/mail": Buckets(settings.limits.mails, settings.limits.mails_at_once),
    }

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await lobby.open()
        await watch.open()
        await studies.open()
        await phones.open()
        await archive.open()
        await notices.open()
        await matchmaking.open()
        yield
        await watch.close()
        await matchmaking.close()
        await notices.close()
        await archive.close()
        await phones.close()
        await studies.close()
        await lobby.close()

    app = FastAPI(
        title="Tavoliere",
        version="1",
        lifespan=life,
        docs_url=None,  # its page would be fetched from elsewhere
        redoc_url=None,
        openapi_url=None,  # it would be written anew for everybody who asks
    )
    app.state.lobby = lobby
    app.state.studies = studies
    app.state.phones = phones
    app.state.workroom = workroom
    app.state.waits = Queue(settings.limits.sockets_of_one, math.inf, "web-too-fast")
    app.state.people = People(lobby)
    app.state.archive = archive
    app.state.notices = notices
    app.state.matchmaking = matchmaking
    app.state.files = files
    app.state.settings = settings
    app.state.crowds = {}  # connections that ask, by client
    # As they are: FastAPI's `include_router` would work everything out anew that these routes know already.
    parts = (router, puzzles_router, studies_router, editor_router, notices_router)
    for part in (*parts, people_router, archive_router, matchmaking_router, desk_router, phones_router, offline_router):
        app.router.routes.extend(part.routes)

    def refused(request: Request) -> Response | None:
        """What is answered before anything else looks at a request; None where it may go on."""
        try:
            check(request)
        except Refusal as refusal:
            response = told(refusal)
            # Whoever asks too fast has to connect anew; a body that is too long would be read, to be thrown away.
            if refusal.message[0] == "web-too-fast" or length_of(request) > MOST_THROWN_AWAY:
                response.headers["Connection"] = "close"
            return response
        return None

    def headers_of(path: str) -> dict[str, str]:
        # By its version a page notices that it is an older one.
        return {**HEADERS, "Tavoliere-Page": page.version} if path.startswith("/api/") else HEADERS

    app.add_middleware(Guarded, refused=refused, headers_of=headers_of)

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        """An error of ours, which is answered outside of `Guarded`, and then logged."""
        response = told(Refusal("web-broken"))
        response.headers.update(headers_of(request.scope["path"]))
        return response

    def check(request: Request) -> None:
        client = client_of(request)
        if not doors.host_allowed(request.headers.get("host", "")):
            raise Refusal("web-host")
        if not (requests if request.scope["path"].startswith("/api/") else files_sent).take(client):
            raise Refusal("web-too-fast")
        if length_of(request) > settings.limits.longest_body:
            raise Refusal("web-too-long", most=settings.limits.longest_body)
        if request.method == "POST":
            founding = foundings.get(request.scope["path"])
            if founding is not None and not founding.take(client):
                raise Refusal("web-too-fast")

    @app.exception_handler(tv.TavoliereError)
    async def mistaken(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, TavoliereError)
        return told(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
        return told(Refusal("web-request", where=where or "body"), error.errors()[0]["msg"])

    @app.exception_handler(HTTPException)
    async def missing(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        refusal = Refusal("web-not-json" if error.status_code == 400 else "web-no-such-address")
        return JSONResponse(
            {"message": message_json(refusal.message), "text": str(refusal)}, error.status_code, error.headers
        )

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        host = socket.headers.get("host", "")
        if not doors.host_allowed(host) or not doors.origin_allowed(socket.headers.get("origin"), host):
            await socket.close(4403)
            return
        client = client_of(socket)
        allowance = messages.of(client)
        # The second half of it is for the sockets that are there: whoever floods one after the other leaves them that.
        allowed = allowance.holds(allowance.most / 2) and requests.take(client)
        if sockets[client] >= settings.limits.sockets_of_one or not allowed:
            await socket.close(TOO_MANY)
            return
        sockets[client] += 1
        try:
            await attend(socket, lobby, settings.limits, allowance, whole_tables.of(client))
        finally:
            sockets[client] -= 1
            if not sockets[client]:
                del sockets[client]

    @lru_cache
    def schema() -> bytes:
        return json.dumps(app.openapi()).encode()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return Response(schema(), media_type="application/json")

    watch = install(app, lobby, settings)

    @app.api_route("/{name:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def whole_page(name: str, request: Request) -> Response:
        if name.startswith("api/"):
            raise HTTPException(404 if request.method == "GET" else 405)
        return page.answer(name, request)

    return app
