"""For people with the real box: a referee, a scorer, an answer to "may I?"."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

import tavoliere as tv
from tavoliere.commands.options import (
    GameArgument,
    PlayersOption,
    chosen_game,
    games_like,
    names_and_options,
    options_in,
)
from tavoliere.commands.usage import WrongUse, say
from tavoliere.engine.position_line import is_line
from tavoliere.words import Words

words = Words()


def referee(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=games_like)] = None,
    players: PlayersOption = None,
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    cards: Annotated[str, typer.Option("--cards")] = "public",
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
) -> None:
    from tavoliere.referee.desk import answer
    from tavoliere.terminal.referee import RefereeDesk, typed_lines

    if resume is not None:
        try:
            found = answer({"ask": "referee.look", "record": json.loads(resume.read_text(encoding="utf-8"))})
        except (OSError, ValueError, RecursionError):
            found = {"refused": ("referee-no-record", {})}
        path = resume
    else:
        if game is None:
            raise WrongUse("cli-which-game", known=", ".join(tv.GAMES))
        chosen = chosen_game(game, context.args, players)
        taken = (seats or ",".join(["human"] * chosen.players)).split(",")
        called = [*(names.split(",") if names else []), *[""] * len(taken)]
        sitting = [{"name": called[p], "player": player} for p, player in enumerate(taken)]
        begun = {"game": chosen.name, "options": chosen.settings, "seats": sitting, "cards": cards}
        found = answer({"ask": "referee.begin", **begun})
        path = fresh_path(f"{chosen.name}-real")
    if "refused" in found:
        name, arguments = found["refused"]
        raise WrongUse(name, **arguments)
    print(words("referee-terminal-kept", path=str(path)))
    RefereeDesk(found, path).run(typed_lines())


def fresh_path(name: str) -> Path:
    """A file here that there is not yet."""
    paths = (Path(f"{name}{f'-{n}' if n > 1 else ''}.json") for n in range(1, 10_000))
    return next(path for path in paths if not path.exists())


def score(
    context: typer.Context,
    game: GameArgument,
    said: Annotated[list[str] | None, typer.Argument(metavar="[COUNT] [FIELD=VALUE]...")] = None,
    players: PlayersOption = None,
) -> None:
    from tavoliere.terminal.scoring import ScoreKeeper

    given, extra = names_and_options(said or [], context)
    chosen = chosen_game(game, extra, players)
    fields = [one for one in given if "=" in one]
    named = [one for one in given if "=" not in one]
    counts = chosen.definition.scorer_sheet.COUNTS if chosen.definition.scorer_sheet else ("",)
    keeper = ScoreKeeper(chosen, named[0] if named else counts[0])
    for one in fields:
        keeper.take(*one.split("=", 1))
    if not fields:
        keeper.ask_all()
    if not keeper.count():
        raise typer.Exit(1)


def may(
    context: typer.Context,
    game: GameArgument,
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    position: Annotated[str, typer.Argument(metavar="[POSITION]")] = "",
    players: PlayersOption = None,
) -> None:
    from tavoliere.terminal.oracle import answer

    if position.startswith("--"):
        position, context.args = "", [position, *context.args]
    written = position if position.lstrip().startswith("{") or is_line(position) else text_of(position)
    options = options_in(game, context.args) if game in tv.GAMES else {}
    if not answer(game, options | ({"players": players} if players else {}), written, action, print, say):
        raise typer.Exit(1)


def text_of(path: str) -> str:
    """What a file holds, or what somebody types; nothing where none is named."""
    if not path:
        return ""
    if path == "-":
        return sys.stdin.read()
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUse("cli-unreadable", path=path, problem=str(error)) from None
