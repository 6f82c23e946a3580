"""What takes a while to work out for a request, such as where a whole line of play leads: beside the server's loop.

One thing at a time: Python runs one thread at a time, and with many at work everybody at the tables would wait for all
of them. Each client has the same share, as with bots that think.
"""

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request

from tavoliere.web.limits.fair_queue import Asker, FairQueue, Queue
from tavoliere.web.limits.guard import client_of

P = ParamSpec("P")
T = TypeVar("T")
MOST_OF_ONE = 20  # requests of one client that wait, or are worked on
SECONDS = 0.05  # that each takes, about


class Background:
    """Where such things are worked out."""

    def __init__(self) -> None:
        self._turns = FairQueue(1)
        self._queue = Queue(MOST_OF_ONE, math.inf, "web-too-fast")

    async def do(self, client: str, work: Callable[[], T]) -> T:
        """What some work comes to; Refusal where a client has too much of it waiting."""
        with self._queue.place(client):
            async with self._turns.turn(Asker(client), SECONDS):
                return await asyncio.to_thread(work)


class WorkFor:
    """What is worked out for whoever asks."""

    def __init__(self, background: Background, client: str) -> None:
        self.background, self.client = background, client

    async def __call__(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await self.background.do(self.client, partial(work, *given, **named))


async def work_for(request: Request) -> WorkFor:
    return WorkFor(request.app.state.background, client_of(request))


Beside = Annotated[WorkFor, Depends(work_for)]
