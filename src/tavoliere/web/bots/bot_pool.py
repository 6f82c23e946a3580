"""Bots think in processes of their own: never in the server's, which has people to answer.

A process that dies or takes too long is replaced, and the question asked again; a bot that fails twice is helped out by
a simple one, so that a game always goes on.
"""

import asyncio
import contextlib
import json
import os
import pickle
import sys
import time
from collections import Counter
from functools import lru_cache
from typing import Any

from tavoliere.bots import bot
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import View
from tavoliere.web.bots.thinker import LENGTH, ThoughtRequest
from tavoliere.web.limits.fair_queue import NOBODY, Asker, FairQueue
from tavoliere.web.refusal import Refusal
from tavoliere.web.watching.gauges import THINKING_SECONDS, WAITING_SECONDS

HELPER = "squire"
GRACE = 10.0  # seconds beyond a bot's own limit before its process is stopped
ATTEMPTS = 2
MOST_OF_ALL = 200  # questions, beyond which nobody gets new bots
MOST_OF_ONE = 30  # questions of one client, beyond which they get none; the others do


class NoThought(Exception):
    """A process died, took too long, or said something that is no answer."""


@lru_cache
def seconds_of(player: str) -> float:
    """How long a bot may think by itself; KeyError if there is no such bot."""
    return float(getattr(bot(player), "seconds", 0.0))


class Process:
    """One process; it thinks about one question at a time."""

    def __init__(self) -> None:
        self.child: asyncio.subprocess.Process | None = None
        self.place = ""  # whose question was the last: a bot thinks faster where it has thought before

    async def ask(self, question: Any, limit: float) -> dict[str, Any]:
        """What it answers; NoThought if it dies, takes too long, or says something else than data."""
        try:
            return await asyncio.wait_for(self._ask(question), limit)
        except BaseException as error:
            await self.stop()
            if isinstance(error, (TimeoutError, OSError, ValueError)):
                raise NoThought(str(error)) from None
            raise

    async def _ask(self, question: Any) -> dict[str, Any]:
        if self.child is None or self.child.returncode is not None:
            self.child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tavoliere.web.bots.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C is for the server, which then stops its processes.
                start_new_session=True,
            )
        assert self.child.stdin is not None and self.child.stdout is not None
        asked = pickle.dumps(question)
        self.child.stdin.write(LENGTH.pack(len(asked)) + asked)
        await self.child.stdin.drain()
        told = json.loads(await self.child.stdout.readline())
        if not isinstance(told, dict):
            raise ValueError("no answer")
        return told

    async def stop(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()


class BotPool:
    """The processes, and who may ask one next."""

    def __init__(self, count: int | None = None, grace: float = GRACE) -> None:
        self.processes = [Process() for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self.grace = grace
        self._free = list(self.processes)
        self._turns = FairQueue(len(self.processes))
        self._asked: Counter[str] = Counter()  # questions that wait for their answers, by the client who waits

    @property
    def asked(self) -> int:
        """How many questions wait for their answers."""
        return self._asked.total()

    def check_room(self, client: str) -> None:
        """Refusal if so many bots are to think, or for this client alone, that no more should come."""
        if self._asked[client] >= MOST_OF_ONE:
            raise Refusal("web-think-later")
        if sum(min(own, MOST_OF_ONE) for own in self._asked.values()) >= MOST_OF_ALL:
            raise Refusal("web-think-later")

    async def choice(self, player: str, place: str, view: View, asker: Asker = NOBODY) -> int:
        """What a bot plays. The answer is always legal, and always comes."""
        while True:
            for _ in range(ATTEMPTS):
                with contextlib.suppress(NoThought):
                    return int((await self._think(ThoughtRequest(player, place, view), asker))["action"])
            player = HELPER
            await asyncio.sleep(0.1)

    async def _think(self, question: ThoughtRequest, asker: Asker) -> dict[str, Any]:
        try:
            seconds = seconds_of(question.player)
        except TavoliereError:  # its package has left this machine, or is broken
            raise NoThought(question.player) from None
        self._asked[asker.client] += 1
        begun = time.perf_counter()
        try:
            async with self._turns.turn(asker, seconds):
                WAITING_SECONDS.add(time.perf_counter() - begun)
                begun = time.perf_counter()
                process = next((one for one in self._free if one.place == question.place), self._free[-1])
                self._free.remove(process)
                try:
                    process.place = question.place
                    thought = await process.ask(question, self.grace + seconds)
                    THINKING_SECONDS.add(time.perf_counter() - begun)
                    if thought.get("action") not in [int(action) for action in question.view.actions]:
                        await process.stop()
                        raise NoThought("no legal action")
                    return thought
                finally:
                    self._free.append(process)
        finally:
            self._asked[asker.client] -= 1
            if not self._asked[asker.client]:
                del self._asked[asker.client]

    async def close(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.processes))
