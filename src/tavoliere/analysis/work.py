"""The work of an analysis: decisions and throws are judged one by one, in any order, on any number of cores."""

import math
from collections.abc import Callable, Container, Generator
from functools import partial
from typing import NamedTuple

from tavoliere.analysis.analysis import Analysis, Decision, Effort, Throw, WrongAnalysis, of_match
from tavoliere.analysis.decisions import decided
from tavoliere.analysis.luck import Thrown, lucky, throws
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, View
from tavoliere.lab.running import processes, results
from tavoliere.table.match import Match

Judged = Decision | Throw


class Made(NamedTuple):
    """A decision of a match."""

    step: int
    view: View
    action: Action


def tasks(match: Match, effort: Effort) -> list[Made | Thrown]:
    """All there is to judge in a match, in the order of the game."""
    decisions = [
        Made(step, position.view(position.actor), match.steps[step])
        for step, position in enumerate(match.positions[:-1])
        if position.actor != CHANCE and not effort.luck_only
    ]
    return sorted([*decisions, *throws(match)], key=lambda task: task.step)


def carried_out(task: Made | Thrown, effort: Effort) -> Judged:
    if isinstance(task, Thrown):
        return lucky(task, effort)
    return decided(task.step, task.view, task.action, effort)


def answers(found: Judged, task: Made | Thrown) -> bool:
    """Whether something that was kept is about a task, and whole."""
    if isinstance(task, Thrown):
        if not isinstance(found, Throw) or found.actions != tuple(action.text for action in task.actions):
            return False
        seats, chances = task.position.game.players, (found.expected, found.came)
    else:
        if not isinstance(found, Decision) or found.line[:1] != (found.best,):
            return False
        if (found.seat, found.action, found.choices) != (task.view.seat, task.action.text, len(task.view.actions)):
            return False
        seats, chances = task.view.game.players, (found.before, found.after)
        if not math.isfinite(found.cost) or not math.isfinite(found.margin):
            return False
    return found.step == task.step and all(len(one) == seats and all(map(math.isfinite, one)) for one in chances)


def work(match: Match, effort: Effort, known: Container[int] = (), jobs: int = 1) -> Generator[Judged, None, None]:
    """Judge what is not known yet, by its step; each comes as soon as it is judged."""
    waiting = [task for task in tasks(match, effort) if task.step not in known]
    if jobs <= 1 or len(waiting) <= 1:
        for task in waiting:
            yield carried_out(task, effort)
        return
    with processes(min(jobs, len(waiting))) as pool:
        try:
            for _, found in results(pool, partial(carried_out, effort=effort), waiting, 2 * jobs):
                yield found
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def analyse(
    match: Match,
    effort: Effort | None = None,
    *,
    known: Analysis | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """What every decision of a match cost, and what its dice and cards gave; of one in progress, as far as it goes.

    `known`: an analysis of the same match, or of its beginning, to go on with; its effort holds, where none is given.
    `jobs`: on so many processes. `progress` is told how much is done, of how much.
    """
    if known is not None and not known.is_of(match):
        raise WrongAnalysis("analysis-other")
    effort = effort or (known.effort if known else Effort())
    found = judged_before(match, effort, known)
    total = len(tasks(match, effort))
    if progress is not None:
        progress(len(found), total)
    for one in work(match, effort, {one.step for one in found}, jobs):
        found.append(one)
        if progress is not None:
            progress(len(found), total)
    return of_match(match, effort, found, complete=True)


def judged_before(match: Match, effort: Effort, known: Analysis | None) -> list[Judged]:
    """What an earlier analysis of the same effort holds; not a last throw that may have grown since."""
    if known is None or known.effort != effort or not known.is_of(match):
        return []
    grown = known.steps < len(match.steps)
    kept = [one for one in known.throws if not grown or one.step + len(one.actions) < known.steps]
    return [*known.decisions, *kept]
