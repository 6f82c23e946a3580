"""Games that were recorded: shown again, verified, analysed."""

import sys
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

import tavoliere as tv
from tavoliere.commands.options import SEED_LIMIT, FileArgument
from tavoliere.commands.tables import points, show_table
from tavoliere.commands.usage import WrongUse, say
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.table.match import verify
from tavoliere.table.record import CannotSave
from tavoliere.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from tavoliere.analysis import Analysis

words = Words()


def replay(
    file: FileArgument,
    text: Annotated[bool, typer.Option("--text")] = False,
    seat: Annotated[int | None, typer.Option("--seat", min=1)] = None,
) -> None:
    match = tv.Match.load(file)
    if seat is not None and seat > match.game.players:
        raise WrongUse("cli-seat", given=seat, players=match.game.players)
    if not text and sys.stdout.isatty():
        from tavoliere.terminal import run_replay

        run_replay(match)
        return
    watcher = None if seat is None else seat - 1
    for step in range(len(match.steps)):
        first, *more = match.sentences(step, watcher)
        print(f"{step + 1:5}  {first}", *(f"       {sentence}" for sentence in more), sep="\n")
    position = match.position if watcher is None else match.position.hidden_from(watcher)
    print("", match.game.draw(position, watcher, match.words), sep="\n")


def verify_record(
    file: FileArgument,
    commitment: Annotated[str | None, typer.Option("--commitment")] = None,
    anchors: Annotated[list[str] | None, typer.Option("--anchor")] = None,
    key: Annotated[str | None, typer.Option("--key")] = None,
) -> None:
    found = verify(file, commitment, anchors or (), key)
    if found.problem is not None:
        raise WrongUse("verify-failed", path=str(file), problem=found.problem)
    print(words("verify-fine", path=str(file), draws=found.draws))
    print(words("verify-compare" if commitment is None else "verify-same-hash", commitment=found.commitment or ""))
    if found.alone < found.draws:
        print(words("verify-shared", shared=found.draws - found.alone, alone=found.alone))
    else:
        print(words("verify-alone"))
    for who, draws, missed, published in found.contributions:
        told = ", ".join(published)
        print("  " + words("verify-contribution", who=who, draws=draws, missed=missed, anchors=told))
    if found.contributions:
        print(words("verify-same-anchors" if anchors else "verify-anchors"))
    if found.signer is not None:
        print(words("verify-signed" if key is None else "verify-same-key", key=found.signer))
    else:
        print(words("verify-only-dice" if found.over else "verify-not-over"))


def analyse(
    file: FileArgument,
    effort: Annotated[int | None, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = None,
    per_decision: Annotated[float | None, typer.Option("--seconds", min=0.001, max=3600)] = None,
    luck_only: Annotated[bool, typer.Option("--luck-only")] = False,
    analysis_seed: Annotated[int | None, typer.Option("--seed", min=0, max=SEED_LIMIT)] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, max=1024)] = None,
    worst: Annotated[int, typer.Option("--worst", min=0, max=1000)] = 3,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    from tavoliere.analysis import Effort, analysis_file
    from tavoliere.lab import progress as bars
    from tavoliere.lab.running import cores

    match = tv.Match.load(file)
    path = analysis_file.path_of(file)
    known = known_analysis(path, match)
    given = {"iterations": effort, "seconds": per_decision, "luck_only": luck_only or None, "seed": analysis_seed}
    asked: Any = {name: value for name, value in given.items() if value is not None}
    wanted = Effort(**asked) if asked or known is None else known.effort
    with bars.progress(as_json) as progress:
        task = progress.add_task(words("analysis-working"))

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        def keep(found: "Analysis") -> None:
            try:
                analysis_file.write(path, found)
            except CannotSave as error:
                problems[str(error)] = None

        problems: dict[str, None] = {}
        try:
            analysis = analysis_file.analyse_and_keep(match, wanted, keep, known, jobs or cores(), show)
        except KeyboardInterrupt:
            say(words("analysis-stopped", path=str(path)))
            return 130
    if as_json:
        print(analysis.to_text(), end="")
    else:
        show_analysis(analysis, match, worst)
    for problem in problems or [words("analysis-kept", path=str(path))]:
        say(problem)
    return 0


def known_analysis(path: "Path", match: tv.Match) -> "Analysis | None":
    """What is kept of an analysis of this match; what is of no use is said to be so, and will be written anew."""
    from tavoliere.analysis import WrongAnalysis, analysis_file

    try:
        known = analysis_file.read(path)
    except WrongAnalysis as error:
        say(words("analysis-anew", path=str(path), problem=str(error)))
        return None
    if known is not None and not known.is_of(match):
        say(words("analysis-anew", path=str(path), problem=words("analysis-other")))
        return None
    return known


def show_analysis(analysis: "Analysis", match: tv.Match, worst: int) -> None:
    from tavoliere.analysis import report

    told = match.words
    print(words("analysis-head", title=told("title"), players=match.game.players), told.say(report.ending(match)))
    if course := report.chart(analysis, told):
        print("", words("analysis-chances"), "", *course, sep="\n")
    show_costs_and_luck(analysis, match)
    for one in analysis.players:
        if not one.worst[:worst]:
            continue
        print(words("analysis-worst", who=told.seat(one.seat)), "", sep="\n")
        for decision in one.worst[:worst]:
            print(*report.mistake(match, decision), sep="\n")


def show_costs_and_luck(analysis: "Analysis", match: tv.Match) -> None:
    from tavoliere.analysis.report import BROAD, kind_of_luck, verdict

    told = match.words
    names = ["player"] if analysis.effort.luck_only else ["player", "decisions", "cost", "each"]
    names += ["luck"] if analysis.won is None else ["luck", "adjusted"]
    lines = []
    for one in analysis.players:
        costs = [str(one.decisions), points(one.cost), points(one.cost_per_decision, 2)]
        luck = [points(one.luck, signed=True), *([] if one.adjusted is None else [points(one.adjusted, 0)])]
        lines.append([told.seat(one.seat), *([] if analysis.effort.luck_only else costs), *luck])
    show_table([words(f"analysis-{name}") for name in names], lines)
    kinds = list(dict.fromkeys(throw.kind for throw in analysis.throws))
    if len(kinds) > 1:
        lines = [
            [told.seat(one.seat), *(points(one.luck_by_kind[kind], signed=True) for kind in kinds)]
            for one in analysis.players
        ]
        show_table([words("analysis-by-kind"), *(told(kind_of_luck(kind, told)) for kind in kinds)], lines)
    for one in analysis.players:
        print(*wrap(" ".join(told.say(message) for message in verdict(one, match)), BROAD), sep="\n")
    print("", *wrap(words("analysis-explained"), BROAD), "", sep="\n")
