"""Starts the server, and the browser."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.folder import data_folder
from tavoliere.web.limits.addresses import ANYWHERE, ONLY_HERE, addresses
from tavoliere.web.limits.guard import Limits
from tavoliere.web.limits.http_limits import AT_ONCE, Entrance, LimitedSocket, room_for_connections
from tavoliere.web.sending.mail import MailSettings
from tavoliere.web.server_settings import USUAL_PORT, ServerSettings
from tavoliere.web.watching.logs import spare_logs, write_lines
from tavoliere.words import Words

if TYPE_CHECKING:
    from fastapi import FastAPI

LARGEST_FRAME = 65_536
QUEUE = 512  # connections that wait to be let in
# Python looks for garbage in everything that it keeps, and stands still meanwhile: a third of a second where many games
# are going on. What is fresh is looked through as it comes, once more every second time, and the rest hardly ever.
GARBAGE = (5_000, 0, 50_000)
words = Words()


class CannotServe(TavoliereError):
    """The server can't be started as it was asked for."""


def usual_database() -> str:
    """TAVOLIERE_DATABASE, or a file in the user's data folder."""
    given = os.environ.get("TAVOLIERE_DATABASE")
    if given:
        return given
    folder: Path = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listening(host: str, port: int | None) -> socket.socket:
    """A socket to listen on: at the port that was asked for, else at the usual one, else at any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = ""
    for attempt in (port,) if port is not None else (USUAL_PORT, 0):
        # By its name asyncio knows that it may send at once: else what follows a frame waits for the other side's word
        # that the frame has come, which takes 40 ms.
        ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ear.bind((host, attempt))
            ear.listen(QUEUE)  # another server may have the port without our noticing before
            return ear
        except (OSError, OverflowError) as error:
            ear.close()
            problem = getattr(error, "strerror", None) or str(error)
    raise CannotServe("web-port", host=host, port=str(port or USUAL_PORT), problem=problem)


def configuration(app: "FastAPI") -> uvicorn.Config:
    """How uvicorn runs the application, in a process that is the server's alone. It writes no log of requests."""
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        app,
        http=Entrance,
        log_level="warning",
        access_log=False,
        ws=LimitedSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        backlog=AT_ONCE,
    )
    if os.environ.get("TAVOLIERE_LOG") == "json":
        write_lines()
    spare_logs()
    return config


def keep_for_good() -> None:
    """What a process begins with stays: 160,000 objects, in which no garbage is looked for from now on."""
    gc.collect()
    gc.freeze()


class WebServer(uvicorn.Server):
    """uvicorn, with a queue before the door that is longer than the number who come in at once.

    When it stops, other processes take over before everybody is sent to them.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for ear in sockets or ():
            ear.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.config.app.state.phones.drain()  # type: ignore[union-attr]
        await self.config.app.state.lobby.drain()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def announce(settings: ServerSettings, browser: bool) -> None:
    """Say where the server is, and open the browser there."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    local = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    print(words("web-serving", address=local), flush=True)
    for address in addresses(settings):
        print(words("web-friends", address=address), flush=True)
    if settings.host not in ONLY_HERE:
        print(words("web-open"), flush=True)
    if browser:
        threading.Timer(0.5, webbrowser.open, (local,)).start()


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    shown: tuple[str, ...] = (),
    browser: bool = True,
    **further: Any,
) -> None:
    """Serve until somebody presses Ctrl-C; `further` settings are as `ServerSettings` has them."""
    ear = listening(host, port)
    limits = Limits(connections=room_for_connections(Limits.connections))
    settings = ServerSettings(
        *(database or usual_database(), host, ear.getsockname()[1], shown, limits),
        mail=MailSettings.from_environment(),
        watch_secret=os.environ.get("TAVOLIERE_WATCH_SECRET", ""),
        **further,
    )
    # Not before: whoever has no port need not wait for it.
    from tavoliere.web.app import build

    app = build(settings)
    server = WebServer(configuration(app))

    async def run() -> None:
        # What is wrong with the database is one sentence, and nothing else has happened yet.
        await app.state.lobby.store.open()
        announce(settings, browser)
        keep_for_good()
        await server.serve(sockets=[ear])

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
    if not server.started:
        raise CannotServe("web-not-started")
