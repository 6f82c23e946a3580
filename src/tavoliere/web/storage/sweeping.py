"""What is thrown away when it is old: looked for again and again while a server runs."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from tavoliere.engine.errors import TavoliereError


class Sweeper:
    """Forgets what is old at once and then every so many seconds; what can't be stored now is tried the next time."""

    def __init__(self, forget: Callable[[], Awaitable[object]], seconds: float) -> None:
        self._forget, self._seconds = forget, seconds
        self._sweeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    def end(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()

    async def _sweep(self) -> None:
        while True:
            with contextlib.suppress(TavoliereError):
                await self._forget()
            await asyncio.sleep(self._seconds)
