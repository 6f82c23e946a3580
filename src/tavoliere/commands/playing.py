"""Playing in the terminal, and learning how to."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

import tavoliere as tv
from tavoliere.bots import USUAL
from tavoliere.commands.options import GameArgument, PlayersOption, SeedOption, check_bot, chosen_game, games_like
from tavoliere.commands.usage import WrongUse
from tavoliere.table.match import SeatTaken
from tavoliere.words import Words, language

words = Words()


def menu() -> None:
    from tavoliere.terminal import run_menu

    run_menu()


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=games_like)] = None,
    players: PlayersOption = None,
    level: Annotated[str, typer.Option("--bots")] = USUAL,
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    seed: SeedOption = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
) -> None:
    from tavoliere.terminal import run_match

    if resume is not None:
        run_match(tv.Match.load(resume), resume)
        return
    if game is None:
        raise WrongUse("cli-which-game", known=", ".join(tv.GAMES))
    chosen = chosen_game(game, context.args, players)
    taken = (seats or ",".join(["human", *[level] * (chosen.players - 1)])).split(",")
    if len(taken) != chosen.players:
        raise WrongUse("cli-bots-number", given=len(taken), players=chosen.players)
    called = names.split(",") if names else []
    taken = [player if player == "human" else check_bot(player) for player in taken]
    sitting = [
        SeatTaken(called[p] if p < len(called) else words("seat", number=p + 1), player)
        for p, player in enumerate(taken)
    ]
    run_match(tv.Match(chosen, seed=seed, seats=sitting))


def rules(game: GameArgument, find: Annotated[str | None, typer.Option("--find")] = None) -> None:
    if game not in tv.GAMES:
        tv.game(game)
    if find is not None:
        from tavoliere.terminal.oracle import find as find_rule

        if not find_rule(tv.GAMES[game], find):
            raise typer.Exit(1)
        return
    text = tv.GAMES[game].rules_page(language()).read_text(encoding="utf-8")
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        os.environ.setdefault("LESS", "-FRX")  # as Git does: colours pass, and a short text does not wait
        console = Console()
        with console.pager(styles=pager_shows_colours()):
            console.print(Markdown(text))
    else:
        print(text)


def pager_shows_colours() -> bool:
    """Whether escape sequences may be sent to what shows long texts here; a plain `less` prints them as they are."""
    pager, *options = (os.environ.get("MANPAGER") or os.environ.get("PAGER") or "less").split()
    options += os.environ.get("LESS", "").split()
    raw = any(re.match(r"-?\w*[Rr]|--raw-control-chars", option) for option in options)
    return Path(pager).name == "less" and raw


def learn(game: GameArgument, lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None) -> None:
    from tavoliere.terminal.lessons import Teacher

    if game not in tv.GAMES:
        tv.game(game)
    definition = tv.GAMES[game]
    names = [one.name for one in definition.lessons]
    if not names:
        raise WrongUse("cli-no-lessons", game=game)
    if lesson is not None and lesson not in names:
        raise WrongUse("cli-lesson", given=lesson, known=", ".join(names))
    Teacher(definition).teach(definition.lessons[names.index(lesson) if lesson else 0 :])


def puzzle(game: GameArgument, number: Annotated[int | None, typer.Argument(metavar="NUMBER", min=1)] = None) -> None:
    from tavoliere.puzzles import puzzles_of
    from tavoliere.terminal.puzzles import Puzzler

    if game not in tv.GAMES:
        tv.game(game)
    known = puzzles_of(tv.GAMES[game])
    if not known:
        raise WrongUse("cli-no-puzzles", game=game)
    if number is not None and number > len(known):
        raise WrongUse("cli-puzzle", given=number, last=len(known))
    Puzzler(tv.GAMES[game]).pose(known, number or 1)
