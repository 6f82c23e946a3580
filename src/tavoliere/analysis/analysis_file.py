"""Analyses in files beside their records: nothing known is worked out again, and what was stopped is gone on with."""

import json
import time
from collections.abc import Callable
from pathlib import Path

from tavoliere.analysis.analysis import Analysis, Effort, WrongAnalysis, of_match
from tavoliere.analysis.work import judged_before, tasks, work
from tavoliere.table.match import Match
from tavoliere.table.record import LARGEST, write_whole

SAVED_EVERY = 3.0  # seconds


def path_of(record: Path) -> Path:
    """Where the analysis of a record is kept: game.json has game.analysis.json."""
    name = record.name.removesuffix(".json")
    return record.with_name(f"{name}.analysis.json")


def read(path: Path) -> Analysis | None:
    """The analysis in a file, or None where there is no file; WrongAnalysis where it holds something else."""
    try:
        if path.stat().st_size > LARGEST:
            raise WrongAnalysis("analysis-not-one")
        return Analysis.from_json(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise WrongAnalysis("cli-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (ValueError, RecursionError):
        raise WrongAnalysis("analysis-damaged") from None


def write(path: Path, analysis: Analysis) -> None:
    write_whole(path, analysis.to_text(), "cannot-write")


def analyse_and_keep(
    match: Match,
    effort: Effort,
    keep: Callable[[Analysis], None],
    known: Analysis | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a match, and have what is found kept again and again; when Ctrl-C ends it, that too."""
    found = judged_before(match, effort, known)
    total = len(tasks(match, effort))
    saved = time.monotonic()
    working = work(match, effort, {one.step for one in found}, jobs)
    try:
        if progress is not None:
            progress(len(found), total)
        for one in working:
            found.append(one)
            if progress is not None:
                progress(len(found), total)
            if time.monotonic() - saved > SAVED_EVERY:
                keep(of_match(match, effort, found, complete=False))
                saved = time.monotonic()
    finally:
        working.close()
        analysis = of_match(match, effort, found, complete=len(found) == total)
        if analysis != known:
            keep(analysis)
    return analysis
