"""How far something is that takes long: a bar for who looks at a terminal, a line now and then for a file or a pipe."""

import sys
import time
from typing import Any, Self, TextIO

from tavoliere.words import Words
from tavoliere.words.numbers import number

words = Words()
EVERY = 10.0  # seconds between two lines
AT_ONCE = 0.01  # seconds, within which is told what was done before


class ProgressLines:
    """A line on standard error every ten seconds, with what is done and how long the rest may take."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out or sys.stderr
        self.descriptions: list[str] = []
        self.totals: list[float] = []
        self.done: list[float] = []
        self.begin = self.last = time.monotonic()
        self.at_first = 0.0  # what was done before

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, description: str, *, total: float | None = None) -> int:
        self.descriptions.append(description)
        self.totals.append(total or 0.0)
        self.done.append(0.0)
        self.begin = self.last = time.monotonic()
        return len(self.done) - 1

    def advance(self, task: object, advance: float = 1) -> None:
        assert isinstance(task, int)
        self.update(task, completed=self.done[task] + advance)

    def update(self, task: object, *, completed: float, total: float | None = None) -> None:
        assert isinstance(task, int)
        now = time.monotonic()
        if not any(self.done) and now - self.begin < AT_ONCE:
            self.at_first = completed
        self.done[task] = completed
        self.totals[task] = total or self.totals[task]
        if now - self.last >= EVERY:
            self.last = now
            print(self.line(now - self.begin), file=self.out, flush=True)

    def line(self, seconds: float) -> str:
        """How far all of it is after so many seconds."""
        done, total = sum(self.done), max(1.0, sum(self.totals))
        fresh = done - self.at_first
        left = seconds * (total - done) / fresh if fresh > 0 else 0.0
        said = {"what": ", ".join(self.descriptions), "done": number(done), "total": number(total)}
        return words("progress", **said, share=int(100 * done / total), minutes=-(-left // 60))


class Silence(ProgressLines):
    """For who wants nothing but the result."""

    def update(self, task: object, *, completed: float, total: float | None = None) -> None:
        pass


def progress(quiet: bool) -> Any:
    """A bar where somebody sees it, otherwise lines, or nothing at all: rich's `Progress`, or what does the same."""
    if quiet:
        return Silence()
    if not sys.stderr.isatty():
        return ProgressLines()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
