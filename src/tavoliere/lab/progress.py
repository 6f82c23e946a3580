"""How far something is that takes long: a bar for who looks at a terminal, a line now and then for a file or a pipe."""

import sys
import time
from typing import TYPE_CHECKING, Protocol, Self, TextIO

from tavoliere.lab.wording import number, words

if TYPE_CHECKING:
    from rich.progress import Progress

EVERY = 10.0  # seconds between two lines


class Advancing(Protocol):
    """What is told how far it is."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *_: object) -> None: ...
    def add_task(self, description: str, *, total: float | None) -> object: ...
    def advance(self, task: object, advance: float = 1) -> None: ...


class ProgressLines:
    """A line on standard error every ten seconds, with what is done and how long the rest may take."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out or sys.stderr
        self.description, self.total, self.done = "", 0.0, 0.0
        self.begin = self.last = time.monotonic()
        self.at_first = 0.0  # what was done before

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, description: str, *, total: float | None) -> int:
        self.description, self.total = description, total or 0.0
        self.begin = self.last = time.monotonic()
        return 0

    def advance(self, task: object, advance: float = 1) -> None:
        if not self.done:
            self.at_first = advance if time.monotonic() - self.begin < 0.01 else 0.0
        self.done += advance
        now = time.monotonic()
        if now - self.last >= EVERY:
            self.last = now
            print(self.line(now - self.begin), file=self.out, flush=True)

    def line(self, seconds: float) -> str:
        """How far it is after so many seconds."""
        fresh = self.done - self.at_first
        left = seconds * (self.total - self.done) / fresh if fresh > 0 else 0.0
        said = {"what": self.description, "done": number(self.done), "total": number(self.total)}
        return words("lab-progress", **said, share=int(100 * self.done / max(1.0, self.total)), minutes=-(-left // 60))


class Silence:
    """For who wants nothing but the result."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, description: str, *, total: float | None) -> int:
        return 0

    def advance(self, task: object, advance: float = 1) -> None:
        pass


def progress(quiet: bool) -> "Advancing | Progress":
    """A bar where somebody sees it, otherwise lines, or nothing at all."""
    if quiet:
        return Silence()
    if not sys.stderr.isatty():
        return ProgressLines()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
