"""The server put together: the lobby with its tables, the API, the socket, the page."""

import json
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.exceptions import HTTPException

from tavoliere.web.api import (
    archive,
    editor,
    games,
    host,
    matchmaking,
    notices,
    offline,
    people,
    puzzles,
    real_box,
    seats,
    studies,
    tables,
)
from tavoliere.web.api.problems import HANDLERS, problem
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.box.phones import Phones
from tavoliere.web.content.page import Files, Page
from tavoliere.web.limits.background import Background
from tavoliere.web.limits.fair_queue import Queue
from tavoliere.web.limits.guard import HEADERS, Buckets, Guarded, client_of
from tavoliere.web.limits.requests import RequestLimits, SocketRefused, length_of
from tavoliere.web.matchmaking.matchmaking import Matchmaking
from tavoliere.web.people.archive import Archive
from tavoliere.web.people.notices import Notices
from tavoliere.web.people.people import People
from tavoliere.web.people.studies import Studies
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.session import attend
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.lobby import Lobby

MOST_THROWN_AWAY = 1_000_000  # bytes that are read although they are too many, so that the sentence is heard
PARTS = (
    *(games, tables, seats, puzzles, studies, editor, notices, people),
    *(archive, matchmaking, real_box, offline, host),
)


def build(settings: ServerSettings) -> FastAPI:
    app = FastAPI(
        title="Tavoliere",
        version="1",
        lifespan=running,
        docs_url=None,  # its page would be fetched from elsewhere
        redoc_url=None,
        openapi_url=None,  # it would be written anew for everybody who asks
    )
    put_together(app, settings)
    # As they are: FastAPI's `include_router` would work everything out anew that these routes know already.
    for part in PARTS:
        app.router.routes.extend(part.router.routes)
    guard(app)
    add_socket(app)
    add_description(app)
    add_page(app)
    return app


def put_together(app: FastAPI, settings: ServerSettings) -> None:
    """The parts of the server, as routes find them."""
    limits, state = settings.limits, app.state
    state.settings = settings
    state.lobby = lobby = Lobby(Store(settings.database, settings.database_patience), BotPool(settings.thinkers))
    state.studies, state.phones, state.people = Studies(lobby.store), Phones(lobby), People(lobby)
    state.archive = Archive(lobby, settings.keep_finished, settings.keep_abandoned)
    state.notices = Notices(lobby.store, lobby.time, settings)
    state.matchmaking = Matchmaking(lobby, settings.matchmaking)
    state.watch = host.Watch(lobby, settings)
    state.files = Files()
    state.page = Page(settings.static, state.files)
    state.request_limits, state.background = RequestLimits(settings), Background()
    state.waits = Queue(limits.sockets_of_one, math.inf, "web-too-fast")
    state.crowds = {}  # connections that ask, by client


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """From the start of what goes on by itself to its end."""
    state = app.state
    parts = (state.lobby, state.studies, state.phones, state.archive, state.notices, state.matchmaking, state.watch)
    for part in parts:
        await part.open()
    yield
    for part in reversed(parts):
        await part.close()


def guard(app: FastAPI) -> None:
    """What is refused before anything else looks at a request, what every answer has, and errors as answers."""
    limits: RequestLimits = app.state.request_limits
    page: Page = app.state.page

    def refused(request: Request) -> Response | None:
        try:
            limits.check(request)
        except Refusal as refusal:
            response = problem(refusal)
            # Whoever asks too fast has to connect anew; a body that is too long would be read, to be thrown away.
            if refusal.message[0] == "web-too-fast" or length_of(request) > MOST_THROWN_AWAY:
                response.headers["Connection"] = "close"
            return response
        return None

    def headers_of(path: str) -> dict[str, str]:
        # By its version a page notices that it is an older one.
        return {**HEADERS, "Tavoliere-Page": page.version} if path.startswith("/api/") else HEADERS

    app.add_middleware(Guarded, refused=refused, headers_of=headers_of)
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        """An error of ours, which is answered outside of `Guarded`, and then logged."""
        response = problem(Refusal("web-broken"))
        response.headers.update(headers_of(request.scope["path"]))
        return response


def add_socket(app: FastAPI) -> None:
    state, limits = app.state, app.state.settings.limits
    whole_tables = Buckets(limits.whole_tables, limits.whole_tables_at_once)

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        try:
            with state.request_limits.socket(socket) as messages:
                await attend(socket, state.lobby, limits, messages, whole_tables.of(client_of(socket)))
        except SocketRefused as refused:
            await socket.close(refused.code)


def add_description(app: FastAPI) -> None:
    @lru_cache
    def schema() -> bytes:
        return json.dumps(app.openapi()).encode()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return Response(schema(), media_type="application/json")


def add_page(app: FastAPI) -> None:
    """The page, at every address that nothing else has."""
    page: Page = app.state.page

    @app.api_route("/{name:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def whole_page(name: str, request: Request) -> Response:
        if name.startswith("api/"):
            raise HTTPException(404 if request.method == "GET" else 405)
        return page.answer(name, request)
