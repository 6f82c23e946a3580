"""Many independent tasks on many cores, and a file that keeps what is done, so that it can be gone on with."""

import json
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from tavoliere.bots.invitations import accept, invitations
from tavoliere.table.record import CannotSave, DamagedRecord

Task = TypeVar("Task")
T = TypeVar("T")


def cores() -> int:
    return os.cpu_count() or 1


def processes(workers: int) -> ProcessPoolExecutor:
    """Processes of their own, which leave Ctrl-C to the one that started them, and end when it does, even killed.

    They know the bots that were invited here.
    """
    context = get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=follow_parent, initargs=(invitations(),))


def follow_parent(invited: Mapping[str, bytes | str]) -> None:
    accept(invited)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def results(pool: Executor, play: Callable[[Task], T], tasks: Iterable[Task], ahead: int) -> Iterator[tuple[Task, T]]:
    """Each task with its result, as they are finished; at most `ahead` are under way. The end gives up the rest."""
    waiting = iter(tasks)
    running: dict[Future[T], Task] = {}
    try:
        while True:
            for task in islice(waiting, ahead - len(running)):
                running[pool.submit(play, task)] = task
            if not running:
                return
            done = wait(running, return_when=FIRST_COMPLETED).done
            for future in [one for one in running if one in done]:  # those that were begun first
                yield running.pop(future), future.result()
    finally:
        for future in running:
            future.cancel()


def as_they_come(play: Callable[[int], T], number: int, workers: int | None = None) -> Iterator[T]:
    """What comes of each of so many numbered tasks, as it is finished, on all cores."""
    workers = min(workers or cores(), number)
    if workers == 1:
        yield from map(play, range(number))
        return
    with processes(workers) as pool:
        try:
            for _, found in results(pool, play, range(number), 2 * workers):
                yield found
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class Ledger:
    """A file of JSON lines: a head that says what it belongs to, then what is done, a line each."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.head = head
        self.first_line = json.dumps(head).encode() + b"\n"

    def read(self, understand: Callable[[Any], T]) -> list[T]:
        """The lines so far, as `understand` takes them; a last one that was cut off while it was written is dropped."""
        if not self.path.exists():
            return []
        try:
            lines = self.path.read_bytes().splitlines(keepends=True)
            head = json.loads(lines[0]) if lines else None
        except OSError as error:
            problem = error.strerror or str(error)
            raise DamagedRecord("record-unreadable", path=str(self.path), problem=problem) from None
        except ValueError:
            head = None
        if len(lines) < 2 and self.first_line.startswith(b"".join(lines)):  # stopped before anything was done
            os.truncate(self.path, 0)
            return []
        if head != self.head:
            raise DamagedRecord("ledger-other", path=str(self.path))
        found = []
        for number, line in enumerate(lines[1:], start=2):
            try:
                found.append(understand(json.loads(line)))
                if not line.endswith(b"\n"):
                    raise ValueError
            except (ValueError, TypeError, KeyError, IndexError, AttributeError):
                if number < len(lines):
                    raise DamagedRecord("ledger-line", path=str(self.path), line=number) from None
                os.truncate(self.path, sum(map(len, lines[:-1])))
                del found[number - 2 :]
        return found

    def add(self, line: Any) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write((b"" if file.tell() else self.first_line) + json.dumps(line).encode() + b"\n")
        except OSError as error:
            problem = error.strerror or str(error)
            raise CannotSave("cannot-write", path=str(self.path), problem=problem) from None
