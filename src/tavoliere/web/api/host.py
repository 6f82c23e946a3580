"""For the host: whether the server is alive and can serve, its figures, and a page that shows them.

The figures are for this machine and for whoever knows the secret. They say nothing of who plays, or what.
"""

import asyncio
import hmac
import ipaddress
import time
from collections import deque
from collections.abc import Mapping
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy import text

from tavoliere.web.api.dependencies import of_server
from tavoliere.web.messages.host import HostFigures
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import CannotStore
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.watching import gauges
from tavoliere.web.watching.gauges import Figures, quantile

BEAT = 0.5  # seconds between two looks at the event loop
LATELY = 5.0  # seconds after which the figures are remembered, for the host's page to compare with
MOMENTS = 2  # that are remembered
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
FRESH = 1.0  # seconds for which what the database answered holds, however many ask
PATIENCE = 3.0  # seconds in which it must answer


def is_here(request: Request) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        named = host == "localhost" or ipaddress.ip_address(host).is_loopback
        return named and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def check_host(request: Request, secret: str) -> None:
    """Let only the host look."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode(errors="replace")
    if not is_here(request) and not (secret and hmac.compare_digest(given, secret.encode())):
        raise Refusal("web-not-host")


class Watch:
    """Looks after one server process."""

    def __init__(self, lobby: Lobby, settings: ServerSettings) -> None:
        self.lobby, self.settings = lobby, settings
        self.figures = Figures(self.look)
        self.stopping = False
        self._beat: asyncio.Task[None] | None = None
        self._asked, self._answers = -FRESH, False
        self._earlier: deque[tuple[float, Mapping[str, float]]] = deque(maxlen=MOMENTS)

    def look(self) -> None:
        here = [one for table in self.lobby.tables.values() for one in table.connections.open]
        gauges.TABLES.value = len(self.lobby.tables)
        gauges.PLAYED.value = sum(bool(table.connections.open) for table in self.lobby.tables.values())
        gauges.SOCKETS.value = len(here)
        gauges.SPECTATORS.value = sum(one.seat == SPECTATORS for one in here)
        gauges.BOT_QUEUE.value = self.lobby.thinkers.asked
        gauges.THINKERS.value = len(self.lobby.thinkers.processes)
        used = getattr(self.lobby.store.engine.pool, "checkedout", None)
        gauges.POOL_USED.value = used() if used is not None else 0

    async def open(self) -> None:
        self.remember()
        self._beat = asyncio.create_task(self._measure())

    async def close(self) -> None:
        self.stopping = True
        if self._beat is not None:
            self._beat.cancel()

    async def _measure(self) -> None:
        passed = 0.0
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(BEAT)
            gauges.LAG_SECONDS.add(max(0.0, time.perf_counter() - begun - BEAT))
            passed += BEAT
            if passed >= LATELY:
                passed = 0.0
                self.remember()

    async def ready(self) -> bool:
        """Whether the database answers, and this process goes on."""
        now = time.monotonic()
        if now - self._asked >= FRESH:
            self._asked = now
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.lobby.store.read(text("SELECT 1"))
                self._answers = True
            except (CannotStore, TimeoutError):
                self._answers = False
        return self._answers and not (self.stopping or self.lobby.peers.draining)

    def remember(self) -> None:
        self._earlier.append((time.monotonic(), self.figures.sums()))

    def shown(self) -> HostFigures:
        """For the host's page: how much there is, and how fast it went lately, the same for all who ask."""
        sums, now = self.figures.sums(), time.monotonic()
        then, before = self._earlier[0]
        since = {name: value - before.get(name, 0) for name, value in sums.items()}
        seconds = now - then

        def milliseconds(name: str, share: float) -> float | None:
            found = quantile(since, f"tavoliere_{name}", share)
            return None if found is None else 1000 * found

        moves = since["tavoliere_moves_total"]
        return HostFigures(
            tables=int(sums["tavoliere_tables"]),
            attended=int(sums["tavoliere_tables_attended"]),
            sockets=int(sums["tavoliere_sockets"]),
            spectators=int(sums["tavoliere_spectators"]),
            moves=int(sums["tavoliere_moves_total"]),
            rate=moves / seconds if seconds else None,
            move=[milliseconds("move_seconds", 0.5), milliseconds("move_seconds", 0.99)],
            write=[milliseconds("database_write_seconds", 0.5), milliseconds("database_write_seconds", 0.99)],
            lag=[milliseconds("loop_lag_seconds", 0.5), milliseconds("loop_lag_seconds", 0.99)],
            queue=int(sums["tavoliere_bot_queue"]),
            thinking=[milliseconds("bot_thinking_seconds", 0.5), milliseconds("bot_thinking_seconds", 0.99)],
            matchmaking=[int(gauges.OPEN_TABLES.value), int(gauges.OPEN_WAITING.value)]
            if self.settings.matchmaking
            else [],
            refusals={
                name.partition(":")[2]: int(count)
                for name, count in sums.items()
                if name.startswith("tavoliere_refusals_total:")
            },
            memory=sums["tavoliere_process_resident_memory_bytes"] / 2**20,
            processor=since["tavoliere_process_cpu_seconds_total"] / seconds if seconds else None,
        )


WatchDep = Annotated[Watch, Depends(of_server("watch"))]
router = APIRouter()


async def only_host(request: Request) -> None:
    check_host(request, request.app.state.settings.watch_secret)


ONLY_HOST = [Depends(only_host)]


@router.get("/health", include_in_schema=False)
async def health() -> Response:
    return JSONResponse({"alive": True})


@router.get("/ready", include_in_schema=False)
async def ready(watch: WatchDep) -> Response:
    can = await watch.ready()
    return JSONResponse({"ready": can}, 200 if can else 503)


@router.get("/metrics", include_in_schema=False, dependencies=ONLY_HOST)
async def metrics(watch: WatchDep) -> Response:
    return PlainTextResponse(watch.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/host", dependencies=ONLY_HOST)
async def figures(watch: WatchDep) -> HostFigures:
    """How this server does."""
    return watch.shown()
