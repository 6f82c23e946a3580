"""Where a study is done: its folder with what is kept, its workers here or on other machines, its report."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.report import as_text, page, pictures, text, write
from tavoliere.lab.running import Ledger, cores, processes
from tavoliere.lab.study import Findings, Portion, Study, begin, carry_out, keep
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_told, listed, words
from tavoliere.words.numbers import number

PATIENCE = 20  # seconds, until a scheduler is taken for absent


class Desk:
    """A study in its folder."""

    def __init__(self, study: Study, folder: Path) -> None:
        self.study = study
        self.ledger = Ledger(folder / "portions.jsonl", study.head())
        self.report = folder / "report.html"
        self.text = folder / "report.md"
        self.data = folder / "data.json"
        self.progress = begin(study, self.ledger)
        self.total = sum(map(study.games_of, study.parts))
        self.done = self.progress.done

    def take(self, portion: Portion, tally: Tally) -> None:
        """Keep what was played."""
        keep(self.progress, self.ledger, portion, tally)
        self.done += len(portion.numbers)

    def work(self, cluster: str | None, workers: int | None, progress: Callable[[int], None]) -> bool:
        """Play what is open; whether all of it is done now, or Ctrl-C came before."""

        def advance(games: int) -> None:
            self.done += games
            progress(games)

        progress(self.done)
        if self.progress.waiting:
            try:
                with on_cluster(cluster) if cluster else here(workers or cores()) as (pool, ahead):
                    carry_out(self.progress, self.ledger, pool, ahead, advance)
            except KeyboardInterrupt:
                return False
            except BrokenProcessPool:
                raise CannotStudy("lab-worker-lost", path=str(self.ledger.path)) from None
        return True

    def concluded(self, tallies: list[Tally]) -> Findings:
        """What follows from what was played; from too little follows nothing."""
        fewest = min(tally.games for tally in tallies)
        if not fewest:
            raise CannotStudy("lab-nothing-yet", path=str(self.ledger.path.parent))
        findings = self.study.findings(tallies)
        players = dict.fromkeys(bot_told(bot) for part in self.study.parts for bot in part.bots)
        findings.question += " " + words("lab-for-whom", players=listed(list(players)))
        if fewest < self.study.least:
            said = {"games": number(fewest), "least": number(self.study.least)}
            findings.conclusion[:] = [words("lab-too-few", **said)]
        return findings

    def publish(self, folder: Path, name: str, command: str) -> Path:
        """Write a page of a project, with its plots as pictures, from the data that a study has left."""
        try:
            kept = json.loads(self.data.read_text(encoding="utf-8"))
            same = [{**part, "rules": ""} for part in kept["parts"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CannotStudy("lab-no-data", path=str(self.data), problem=str(error)) from None
        head = self.study.head()
        if (kept["study"], same) != (head["study"], [{**part, "rules": ""} for part in head["parts"]]):
            raise CannotStudy("lab-other-data", path=str(self.data))
        findings = self.concluded([Tally.from_json(part) for part in kept["columns"]])
        told = (findings.title, findings.question, findings.conclusion, findings.method, findings.pieces, command)
        path = folder / f"{name}.md"
        for file, picture in pictures(findings.pieces, name).items():
            write(folder / file, picture)
        write(path, text(*told, name))
        return path

    def save(self, command: str, figures: dict[str, Any]) -> None:
        """Write every number that was counted."""
        head = {**self.study.head(), "games": self.study.games, "command": command, "figures": figures}
        write(self.data, as_text(head, [tally.to_json() for tally in self.progress.tallies]))

    def write(self, command: str) -> Findings:
        """Write the report, its text alone, and the data beside it."""
        findings = self.concluded(self.progress.tallies)
        self.save(command, findings.figures)
        told = (findings.title, findings.question, findings.conclusion, findings.method, findings.pieces, command)
        write(self.text, text(*told))
        write(self.report, page(*told, self.data.name))
        return findings


@contextmanager
def here(workers: int) -> Iterator[tuple[Executor, int]]:
    """Processes on this machine."""
    with processes(workers) as pool:
        yield pool, 2 * workers


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a dask scheduler; what a lost worker had under way is played again by another."""
    try:
        from distributed import Client
    except ImportError:
        raise CannotStudy("lab-no-dask") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise CannotStudy("lab-no-cluster", address=address) from None
    with client:
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        with client.get_executor() as pool:
            yield pool, 2 * max(1, threads)
