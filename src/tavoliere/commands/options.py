"""What several commands take: a game with its options, bots, files."""

from pathlib import Path
from typing import Annotated, Any

import typer

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.bots.invitations import invite_file, is_in_file
from tavoliere.commands.usage import WrongUse
from tavoliere.definition.schema import ChoiceOption

EXTRA = {"allow_extra_args": True, "ignore_unknown_options": True}  # settings of a command that takes a game's options
SEED_LIMIT = 2**63 - 1


def games_like(incomplete: str) -> list[str]:
    """Names of games that begin so."""
    return [name for name in tv.GAMES if name.startswith(incomplete)]


def bots_like(incomplete: str) -> list[str]:
    """Names of bots that begin so."""
    from tavoliere.bots import bots

    return [name for name in bots() if name.startswith(incomplete)]


GameArgument = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games_like)]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p")]
SeedOption = Annotated[int | None, typer.Option("--seed", min=0, max=SEED_LIMIT)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]
DatabaseOption = Annotated[str | None, typer.Option("--database")]


def chosen_game(name: str, extra: list[str], players: int | None) -> tv.Game:
    """The game that a command names, with its options: `--players 3 --animals FILE`."""
    if name not in tv.GAMES:
        tv.game(name)  # says which games there are
    options = options_in(name, extra)
    return tv.game(name, **options if players is None else {"players": players, **options})


def options_in(name: str, extra: list[str]) -> dict[str, Any]:
    """Options of a game that stand on the command line, as values of the right kind."""
    known = {option.name: option for option in tv.GAMES[name].options.OPTIONS}
    found: dict[str, Any] = {}
    given = iter(extra)
    for argument in given:
        if not argument.startswith("--"):
            raise WrongUse("cli-unexpected", argument=argument)
        key, equals, value = argument[2:].partition("=")
        key = key.replace("-", "_")
        if not equals:
            value = next(given, "")
        option = known.get(key)
        if isinstance(option, ChoiceOption):
            found[key] = next((valid for valid in option.values if str(valid).lower() == value.lower()), value)
        else:
            found[key] = value
    return found


def names_and_options(given: list[str], context: typer.Context) -> tuple[list[str], list[str]]:
    """What follows several names may be options of the game, which the parser hands over as if they were names."""
    begin = next((i for i, word in enumerate(given) if word.startswith("--")), len(given))
    return given[:begin], [*given[begin:], *context.args]


def one_for_each(names: list[str], seats: int) -> list[str]:
    """Who plays at each seat, where one is named for all, or one for each."""
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise WrongUse("cli-bots-number", given=len(names), players=seats)
    return names


def check_bot(name: str) -> str:
    """A bot that somebody named, which may be one in a file: that is read here, and nowhere else."""
    if is_in_file(name):
        name = invite_file(name)
    bot(name)
    return name
