"""Where a study is done: its folder with what is kept, its workers here or on other machines, its report."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.report import as_text, page, pictures, text, write
from tavoliere.lab.running import Ledger, cores, processes
from tavoliere.lab.study import Findings, Portion, Study, begin, carry_out, keep
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_label, listed, words
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
        players = dict.fromkeys(bot_label(bot) for part in self.study.parts for bot in part.bots)
        findings.question += " " + words("lab-for-whom", players=listed(list(players)))
        if fewest < self.study.least:
            said = {"games": number(fewest), "least": number(self.study.least)}
            findings.conclusion, findings.each = [words("lab-too-few", **said)], []
        return findings

    def write(self, command: str) -> Findings:
        """Write the report, its text alone, and every number that was counted beside it."""
        findings = self.concluded(self.progress.tallies)
        head = {**self.study.head(), "games": self.study.games, "command": command, "figures": findings.figures}
        write(self.data, as_text(head, [tally.to_json() for tally in self.progress.tallies]))
        conclusion = [*findings.conclusion, *findings.each]
        pieces = [*findings.pieces, *findings.details]
        told = (findings.title, findings.question, conclusion, findings.method, pieces, command)
        write(self.text, text(*told))
        write(self.report, page(*told, self.data.name))
        return findings


def write_page(path: Path, findings: Findings, command: str) -> None:
    """Write a study as a page of a project: without the details, its plots as pictures beside it."""
    for file, picture in pictures(findings.pieces, path.stem).items():
        write(path.parent / file, picture)
    told = (findings.title, findings.question, findings.conclusion, findings.method, findings.pieces, command)
    write(path, text(*told, path.stem))


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
