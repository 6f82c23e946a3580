"""A clock that only thinking moves, so that a busy machine can't make a thought late."""

import time
from typing import Any

import pytest

from tavoliere.bots import SearchBot

ITERATION = 2e-5  # seconds that one iteration takes by this clock


class Clock:
    """Put in the place of `time.perf_counter`, and told of every iteration of every tree."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        planted = SearchBot.planted
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)
        monkeypatch.setattr(SearchBot, "planted", lambda *given: Paced(planted(*given), self))


class Paced:
    """A tree whose iterations take their time by the clock."""

    def __init__(self, tree: Any, clock: Clock) -> None:
        self.tree, self.clock = tree, clock

    def think(self, count: int) -> None:
        self.tree.think(count)
        self.clock.now += count * ITERATION

    def think_about(self, action: int, count: int) -> Any:
        self.clock.now += count * ITERATION
        return self.tree.think_about(action, count)

    def adopt(self, former: "Paced") -> None:
        self.tree.adopt(former.tree)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.tree, name)
