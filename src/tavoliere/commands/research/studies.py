"""Studies: questions answered by very many games, with a report."""

import shlex
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import tavoliere as tv
from tavoliere.bots.invitations import invite_file, is_in_file
from tavoliere.commands.options import games_like, options_in
from tavoliere.commands.research import WrongResearch, words
from tavoliere.commands.research.options import THE_GAME, PlayerCount, SeedNumber, WorkerCount
from tavoliere.commands.tables import advancing
from tavoliere.commands.usage import WrongUse, say

if TYPE_CHECKING:
    from tavoliere.lab.study import Study


def lab(
    context: typer.Context,
    study: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY",
            help="luck: skill or chance. early: acting early in a round. fairness: seats and who begins. two: ways to "
            "play for two. shape: length, choices, lead, rules. what-if: before and after a change",
        ),
    ] = None,
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=games_like, help=THE_GAME)] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1, help="how many games")] = None,
    players: PlayerCount = None,
    students: Annotated[
        str | None,
        typer.Option("--bots", help="who plays, the stronger first: squire,novice; one name where all seats are alike"),
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--change",
            help="what is different in the second setting, such as refill=draft or animals=my-table.json; may be given "
            "again",
        ),
    ] = None,
    seed: SeedNumber = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="the folder of the report, its data, and what is kept to go on with"),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster", help="the address of a dask scheduler whose workers play, such as tcp://127.0.0.1:8786"
        ),
    ] = None,
    workers: WorkerCount = None,
) -> int:
    """Answer a question by playing very many games, and write a report with tables and plots: luck, design, options,
    early, fairness, two, shape, what-if."""
    from tavoliere.lab.desk import Desk
    from tavoliere.lab.studies import STUDIES

    if study is None:
        raise WrongResearch("which-study", known=", ".join(STUDIES))
    chosen, command = study_asked(study, game, list(context.args), players, students, change or [], games, seed)
    named = [study] if game is None or game.startswith("--") else [study, game]
    desk = Desk(chosen, out or Path("-".join(["lab", *named])))
    with advancing(words(f"study-{study}"), desk.total) as advance:
        finished = desk.work(cluster, workers, advance)
    if not finished:
        say(words("study-stopped", done=desk.done, total=desk.total, path=str(desk.ledger.path)))
        return 130
    findings = desk.write(command)
    for sentence in (*findings.conclusion, *findings.each):
        print(sentence)
    print(words("study-written", path=str(desk.report), data=str(desk.data)))
    return 0


def study_asked(
    study: str,
    game: str | None,
    extra: list[str],
    players: int | None,
    students: str | None,
    change: list[str],
    games: int | None,
    seed: int,
) -> "tuple[Study, str]":
    """The study that words of a command line or of a plan ask for, and the command that asks for it again."""
    from tavoliere.lab.studies import asked, study_called, subjects

    if game is not None and game.startswith("--"):  # an option of the game, where the study needs no game
        extra.insert(0, game)
        game = None
    about = game or next(iter(subjects(study_called(study))), None)
    if extra and about is None:
        raise WrongUse("cli-unexpected", argument=extra[0])
    changed = [word for one in change for word in ("--" + one.partition("=")[0], one.partition("=")[2])]
    options: dict[str, Any] = {}
    changes: dict[str, Any] = {}
    if about in tv.GAMES:
        options, changes = options_in(str(about), extra), options_in(str(about), changed)
    if players is not None:
        options["players"] = players
    named_bots = [invite_file(name) if is_in_file(name) else name for name in students.split(",")] if students else None
    chosen = asked(study, game, options, changes, named_bots, games, seed)
    spoken_of = [study, *([] if game is None else [game]), *extra, *(["--players", str(players)] if players else [])]
    spoken_of += [word for one in change for word in ("--change", one)]
    spoken_of += [*(["--bots", students] if students else []), "--games", str(chosen.games), "--seed", str(seed)]
    return chosen, shlex.join(["tavoliere", "lab", *spoken_of])


def studies(
    plan: Annotated[
        Path,
        typer.Argument(
            metavar="PLAN",
            help="a file with a line for each study: the name of its page, a number of games, then what follows "
            '"tavoliere lab"',
        ),
    ],
    out: Annotated[Path, typer.Option("--out", help="the folder of the data, and what is kept to go on with")] = Path(
        "studies"
    ),
    within: Annotated[
        float | None,
        typer.Option(
            "--minutes",
            min=0.0,
            help="begin nothing new after so many minutes; every study has then the same part of its games",
        ),
    ] = None,
    scale: Annotated[float, typer.Option("--scale", min=0.0, help="times as many games as the plan says")] = 1.0,
    seed: SeedNumber = 1,
    workers: WorkerCount = None,
    pages: Annotated[
        Path | None,
        typer.Option(
            "--pages",
            help="write a page of each study into this folder, too, with its plots as pictures",
        ),
    ] = None,
) -> int:
    """Play the studies that a plan lists, together and within a time, and write their reports and pages."""
    from tavoliere.lab.desk import write_page
    from tavoliere.lab.plan import Plan, read

    lines = read(plan)
    asked_for = []
    for line in lines:
        parser = ArgumentParser(add_help=False, exit_on_error=False)
        parser.add_argument("study")
        parser.add_argument("game", nargs="?")
        parser.add_argument("--players", type=int)
        parser.add_argument("--bots")
        parser.add_argument("--change", action="append", default=[])
        given, extra = parser.parse_known_args(list(line.arguments))
        games = max(1, round(scale * line.games))
        asked_for.append(
            study_asked(given.study, given.game, extra, given.players, given.bots, given.change, games, seed)
        )
    chosen = Plan([(study, out / line.page) for (study, _), line in zip(asked_for, lines, strict=True)])
    with advancing(plan.name, chosen.total) as advance:
        finished = chosen.work(workers, within and 60 * within, advance)
    if not finished:
        say(words("study-stopped", done=chosen.done, total=chosen.total, path=str(out)))
        return 130
    for desk, (_, command), line in zip(chosen.desks, asked_for, lines, strict=True):
        findings = desk.write(command)
        print(desk.report)
        if pages is not None:
            write_page(pages / f"{line.page}.md", findings, command)
            print(pages / f"{line.page}.md")
    return 0
