"""The clocks of a table: people's time runs while they are asked, and the database has what is left of it.

A clock that runs is stored as its deadline, one that stands as the seconds left: no tick is ever written.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import NamedTuple, Self

from tavoliere.web.messages.tables import ClockPlan

SHARE_OF_RETURN = 5  # whoever comes back after the time ran out gets this part of it
LEAST_OF_RETURN = 60.0
DAY = 86_400.0


class Timekeeper:
    """What time it is, and word for whoever waits for the next deadline that there is an earlier one.

    Most moves put a deadline off: nobody is woken for that, who would only have to look at all clocks again.
    """

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.time  # deadlines outlive the process, so it is the world's time
        self.changed = asyncio.Event()
        self._earliest = math.inf  # of the deadlines that were heard of since the clocks were last looked at
        self._wakes = -math.inf  # when they are looked at next; nobody is woken who looks at them now

    def heed(self, deadline: float | None) -> None:
        """A clock runs until then."""
        if deadline is not None:
            self._earliest = min(self._earliest, deadline)
            if deadline < self._wakes:
                self.changed.set()

    def look(self) -> None:
        """The clocks are looked at now."""
        self.changed.clear()
        self._earliest, self._wakes = math.inf, -math.inf

    async def wait(self, deadline: float | None, most: float) -> None:
        """Wait until the deadline that was found, or an earlier one that is heard of, and no longer than `most`."""
        until = self._earliest if deadline is None else min(self._earliest, deadline)
        seconds = min(most, until - self.now())
        if seconds <= 0:  # what could not be done now is tried again
            seconds = 1.0
        self._wakes = self.now() + seconds
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), seconds)


class Clocks(NamedTuple):
    """What is left to each seat. The clock of at most one seat runs."""

    plan: ClockPlan
    left: dict[int, float]  # seconds, when a clock last began to run, or stopped
    runs: int | None = None
    deadline: float | None = None

    @classmethod
    def wound(cls, plan: ClockPlan, seats: int) -> Self:
        return cls(plan, dict.fromkeys(range(seats), float(plan.seconds)))

    def shown(self, seat: int, now: float) -> float:
        """The seconds that a clock shows."""
        if seat == self.runs and self.deadline is not None:
            return max(0.0, min(self.left[seat], self.deadline - now))
        return self.left[seat]

    def waits(self, now: float) -> float:
        """The seconds until the clock that is to run begins to: what is counted is read meanwhile."""
        if self.runs is None or self.deadline is None:
            return 0.0
        return max(0.0, self.deadline - now - self.left[self.runs])

    def run(
        self, seat: int | None, now: float, fresh: bool = False, rests: int | None = None, reading: float = 0.0
    ) -> Self:
        """Let the clock of this seat run, and no other; `fresh`: its turn begins, even if the last was its own.

        `rests`: the seat that is asked, but whose clock stands still: what is left of its turn stays.
        `reading`: seconds before it begins to run.
        """
        if seat == self.runs and seat is not None and not fresh and not reading:
            return self
        left = dict(self.left)
        if self.runs is not None:
            left[self.runs] = self.shown(self.runs, now)
        if self.plan.kind == "move":
            asked = None if fresh else rests if seat is None else seat
            left = {one: seconds if one == asked else float(self.plan.seconds) for one, seconds in left.items()}
        if seat is None:
            return (
                self if self.runs is None and left == self.left else self._replace(left=left, runs=None, deadline=None)
            )
        return self._replace(left=left, runs=seat, deadline=now + reading + left[seat])

    def returned(self, seat: int) -> Self:
        """With some time again for somebody who had none left."""
        seconds = float(self.plan.seconds)
        if self.plan.kind == "game":
            seconds = min(seconds, max(seconds / SHARE_OF_RETURN, LEAST_OF_RETURN))
        return self._replace(left={**self.left, seat: max(self.left[seat], seconds)})

    def late(self, now: float) -> int | None:
        """The seat whose time has run out."""
        return self.runs if self.deadline is not None and self.deadline <= now else None
