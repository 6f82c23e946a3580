"""Several studies in one go: a file that lists them, all cores, and a time after which nothing new is begun.

    # page      games  study and its arguments
    design-duke   400  design --bots duke
    luck           40  luck

All studies advance together, so that whenever the time is over each has the same part of its games. A portion that has
begun is played to its end: were it given up, long games would be missing more often than short ones.
"""

import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

from tavoliere.lab.desk import Desk, here
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.running import cores, results
from tavoliere.lab.study import Portion, Study, play_portion
from tavoliere.lab.tally import Tally


class Planned(NamedTuple):
    """A line of a plan: the page, how many games, and what follows `tavoliere lab`."""

    page: str
    games: int
    arguments: tuple[str, ...]


def read(path: Path) -> list[Planned]:
    """The lines of a plan; what follows # is for people."""
    found: list[Planned] = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", "") or str(error)
        raise CannotStudy("lab-no-plan", path=str(path), problem=problem) from None
    for number, line in enumerate(lines, start=1):
        try:
            words = shlex.split(line, comments=True)
            if not words:
                continue
            page, games, *arguments = words
            if not arguments or int(games) < 1 or page in {one.page for one in found}:
                raise ValueError
        except ValueError:  # no number, or a quotation that does not end
            raise CannotStudy("lab-plan-line", path=str(path), line=number) from None
        found.append(Planned(page, int(games), tuple(arguments)))
    return found


class Plan:
    """Studies with their folders, which are played together."""

    def __init__(self, studies: Sequence[tuple[Study, Path]]) -> None:
        self.desks = [Desk(study, folder) for study, folder in studies]
        self.total = sum(desk.total for desk in self.desks)

    @property
    def done(self) -> int:
        return sum(desk.done for desk in self.desks)

    def waiting(self) -> list[tuple[int, Portion]]:
        """What is open of all studies, each with the number of its study; who has least of its games comes first."""
        found = [(at, portion) for at, desk in enumerate(self.desks) for portion in desk.progress.waiting]

        def part_done(one: tuple[int, Portion]) -> float:
            at, portion = one
            return portion.numbers.start / self.desks[at].study.games_of(portion.part)

        return sorted(found, key=part_done)

    def work(self, workers: int | None, seconds: float | None, progress: Callable[[int], None]) -> bool:
        """Play what is open; whether Ctrl-C let it."""
        progress(self.done)
        workers = workers or cores()
        end = None if seconds is None else time.monotonic() + seconds
        try:
            with here(workers) as (pool, _):
                # no more under way than there are processes: what waits in a queue would begin after the time
                for (at, portion), tally in results(pool, play_of, in_time(self.waiting(), end), workers):
                    self.desks[at].take(portion, tally)
                    progress(len(portion.numbers))
        except KeyboardInterrupt:
            return False
        except BrokenProcessPool:
            raise CannotStudy("lab-worker-lost", path=str(self.desks[0].ledger.path.parent.parent)) from None
        return True


def play_of(one: tuple[int, Portion]) -> Tally:
    return play_portion(one[1])


def in_time(portions: Sequence[tuple[int, Portion]], end: float | None) -> Iterator[tuple[int, Portion]]:
    """The portions that are begun in time."""
    for one in portions:
        if end is not None and time.monotonic() >= end:
            return
        yield one
