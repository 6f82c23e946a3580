"""What takes a while to work out for a request, such as where a whole line of play leads: beside the server's loop.

One thing at a time: Python runs one thread at a time, and with many at work everybody at the tables would wait for all
of them. Each client has the same share, as with bots that think.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request

from tavoliere.web.guard import client_of
from tavoliere.web.refusal import Refusal
from tavoliere.web.turns import Asker, Turns

Given = ParamSpec("Given")
Done = TypeVar("Done")
MOST_OF_ONE = 20  # requests of one client that wait, or are worked on
SECONDS = 0.05  # that each takes, about


class Workroom:
    """Where such things are worked out."""

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._waiting: Counter[str] = Counter()

    async def do(self, client: str, work: Callable[[], Done]) -> Done:
        """What some work comes to; Refusal where a client has too much of it waiting."""
        if self._waiting[client] >= MOST_OF_ONE:
            raise Refusal("web-too-fast")
        self._waiting[client] += 1
        try:
            async with self._turns.turn(Asker(client), SECONDS):
                return await asyncio.to_thread(work)
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]


class WorkFor:
    """What is worked out for whoever asks."""

    def __init__(self, workroom: Workroom, client: str) -> None:
        self.workroom, self.client = workroom, client

    async def __call__(self, work: Callable[Given, Done], *given: Given.args, **named: Given.kwargs) -> Done:
        return await self.workroom.do(self.client, partial(work, *given, **named))


async def work_for(request: Request) -> WorkFor:
    return WorkFor(request.app.state.workroom, client_of(request))


Beside = Annotated[WorkFor, Depends(work_for)]
