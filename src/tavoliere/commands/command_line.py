"""All commands, as one program. `program.py` carries it out."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

import tavoliere as tv
from tavoliere.commands import box, database, playing, records, web
from tavoliere.commands.help import (
    HELP_NAMES,
    Command,
    Group,
    MainGroup,
    ResearchCommand,
    install_completion,
    put_into_words,
)
from tavoliere.commands.options import EXTRA
from tavoliere.commands.research import bots, products, simulation, studies
from tavoliere.words import Words

words = Words()

# Each with the settings of its context: whether it takes options of a game.
COMMANDS: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "serve": (web.serve, {}),
    "menu": (playing.menu, {}),
    "site": (web.site, {}),
    "play": (playing.play, EXTRA),
    "referee": (box.referee, EXTRA),
    "replay": (records.replay, {}),
    "verify": (records.verify_record, {}),
    "analyse": (records.analyse, {}),
    "rules": (playing.rules, {}),
    "score": (box.score, EXTRA),
    "may": (box.may, EXTRA),
    "learn": (playing.learn, {}),
    "puzzle": (playing.puzzle, {}),
}
OF_DATABASES: dict[str, Callable[..., Any]] = {
    "check": database.check,
    "backup": database.backup,
    "restore": database.restore,
    "export": database.export,
    "delete": database.delete,
}
OF_RESEARCH: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "simulate": (simulation.simulate, EXTRA),
    "soak": (simulation.soak, EXTRA),
    "bench": (simulation.bench, EXTRA),
    "arena": (bots.arena, EXTRA),
    "endgames": (bots.endgames, EXTRA),
    "exploit": (bots.exploit, EXTRA),
    "regrets": (bots.regrets, EXTRA),
    "reliability": (bots.reliability, EXTRA),
    "skill": (bots.skill, EXTRA),
    "lab": (studies.lab, EXTRA),
    "studies": (studies.studies, {}),
    "export": (products.export, EXTRA),
    "puzzles": (products.puzzles, EXTRA),
    "train": (products.train, {}),
}


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"tavoliere {version('tavoliere')}")
        raise typer.Exit


def tavoliere(
    version: Annotated[bool, typer.Option("--version", "-V", is_eager=True, callback=show_version)] = False,
) -> None:
    """Nothing by itself: `help.MainGroup` takes it for `serve` where no command is named."""


def build(named: Sequence[str] = ()) -> Any:
    """The commands, with their help in the language of the moment, and the options of games that are named."""
    app = typer.Typer(
        name="tavoliere",
        help=words("cli-help"),
        epilog=words("cli-epilog"),
        cls=MainGroup,
        context_settings={"help_option_names": HELP_NAMES},
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(tavoliere)
    for name, (function, settings) in COMMANDS.items():
        app.command(name, cls=Command, help=words(f"cli-help-{name}"), context_settings=settings)(function)
    of_databases = typer.Typer(help=words("cli-help-database"), cls=Group, no_args_is_help=True, rich_markup_mode=None)
    for name, function in OF_DATABASES.items():
        of_databases.command(name, cls=Command, help=words(f"cli-help-database-{name}"))(function)
    app.add_typer(of_databases, name="database")
    for name, (function, settings) in OF_RESEARCH.items():
        app.command(name, cls=ResearchCommand, context_settings=settings)(function)
    program: Any = typer.main.get_command(app)
    for command in [program, *program.commands.values(), *program.commands["database"].commands.values()]:
        put_into_words(command)
        if command.context_settings.get("ignore_unknown_options"):
            command.about = [tv.GAMES[name] for name in (set(named) & tv.GAMES.keys() or tv.GAMES)]
    next(one for one in program.params if one.name == "install_completion").callback = install_completion
    return program
