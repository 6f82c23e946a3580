"""The commands. `program.py` starts them, and tells every mistake of a user's in one sentence."""

import asyncio
import json
import os
import random
import re
import secrets
import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

import tavoliere as tv
from tavoliere.bots import USUAL, SearchBot, bot
from tavoliere.bots.invitations import invite_file, is_in_file
from tavoliere.command_help import HELP_NAMES, Command, Group, bots_like, games_like, install_completion, put_into_words
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.position_line import is_line
from tavoliere.table.match import SeatTaken, verify
from tavoliere.table.record import CannotSave
from tavoliere.usage import WrongUse, say
from tavoliere.words import Words, language

if TYPE_CHECKING:
    from tavoliere.analysis import Analysis, Effort
    from tavoliere.lab.arena import Tournament
    from tavoliere.lab.endgame import Losses
    from tavoliere.lab.intervals import Estimate
    from tavoliere.lab.regrets import Regrets
    from tavoliere.lab.reliability import Reliability
    from tavoliere.lab.simulate import Simulation
    from tavoliere.lab.skill import Skill
    from tavoliere.lab.study import Study

SOAK_TELLINGS = 3  # games of which everything that is told is looked at, by the rules' own text
SOAK_LIMIT = 20_000  # steps; a game that takes more does not end
EXTRA = {"allow_extra_args": True, "ignore_unknown_options": True}
SEED_LIMIT = 2**63 - 1

words = Words()
FIRST_GAME = next(iter(tv.GAMES))  # for commands that need some game


# --- options of games ------------------------------------------------------------------------------------------------


def chosen_game(name: str, extra: list[str], **given: Any) -> tv.Game:
    """The game that a command names, with its options: `--players 3 --animals FILE`."""
    if name not in tv.GAMES:
        tv.game(name)  # says which games there are
    return tv.game(name, **{key: value for key, value in given.items() if value is not None}, **options_in(name, extra))


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


def chosen_bots(game: tv.Game, given: str | None, default: str) -> list[str]:
    """Who plays at each seat: one bot for all, or one for each."""
    from tavoliere.lab.simulate import POLICIES

    names = (given or default).split(",")
    if len(names) == 1:
        names *= game.players
    if len(names) != game.players:
        raise WrongUse("cli-bots-number", given=len(names), players=game.players)
    for name in names:
        if name not in POLICIES:
            raise WrongUse("no-bot", name=name, known=", ".join(POLICIES))
    return names


# --- commands --------------------------------------------------------------------------------------------------------


def build(named: Sequence[str] = ()) -> Any:
    """The commands, with their help in the language of the moment, and the options of games that are named."""
    app = typer.Typer(
        name="tavoliere",
        help=words("cli-help"),
        epilog=words("cli-epilog"),
        cls=Group,
        context_settings={"help_option_names": HELP_NAMES},
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback(invoke_without_command=True)(start)
    for name, command, settings in (
        ("serve", serve, {}),
        ("menu", menu, {}),
        ("site", site, {}),
        ("play", play, EXTRA),
        ("referee", referee, EXTRA),
        ("simulate", simulate, EXTRA),
        ("soak", soak, EXTRA),
        ("arena", arena, EXTRA),
        ("export", export, EXTRA),
        ("endgames", endgames, EXTRA),
        ("exploit", exploit, EXTRA),
        ("regrets", regrets, EXTRA),
        ("reliability", reliability, EXTRA),
        ("skill", skill, EXTRA),
        ("lab", lab, EXTRA),
        ("studies", studies, {}),
        ("replay", replay, {}),
        ("verify", verify_record, {}),
        ("analyse", analyse, {}),
        ("rules", rules, {}),
        ("score", score, EXTRA),
        ("may", may, EXTRA),
        ("learn", learn, {}),
        ("puzzle", puzzle, {}),
        ("puzzles", puzzles, EXTRA),
        ("bench", bench, EXTRA),
        ("train", train, {}),
    ):
        app.command(name, cls=Command, help=words(f"cli-help-{name}"), context_settings=settings)(command)
    databases = typer.Typer(help=words("cli-help-database"), cls=Group, no_args_is_help=True, rich_markup_mode=None)
    of_hosts: tuple[tuple[str, Callable[..., Any]], ...] = (
        ("check", database_check),
        ("backup", database_backup),
        ("restore", database_restore),
        ("export", database_export),
        ("delete", database_delete),
    )
    for name, carry_out in of_hosts:
        databases.command(name, cls=Command, help=words(f"cli-help-database-{name}"))(carry_out)
    app.add_typer(databases, name="database")
    program: Any = typer.main.get_command(app)
    for command in [program, *program.commands.values(), *program.commands["database"].commands.values()]:
        put_into_words(command)
        if command.context_settings.get("ignore_unknown_options"):
            command.about = [tv.GAMES[name] for name in (set(named) & tv.GAMES.keys() or tv.GAMES)]
    next(one for one in program.params if one.name == "install_completion").callback = install_completion
    return program


GameArgument = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games_like)]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=SEED_LIMIT)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"tavoliere {version('tavoliere')}")
        raise typer.Exit


Host = Annotated[str, typer.Option("--host")]
Port = Annotated[int | None, typer.Option("--port", min=1, max=65535)]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]
Database = Annotated[str | None, typer.Option("--database")]
Addresses = Annotated[list[str] | None, typer.Option("--address")]
KeepFinished = Annotated[int | None, typer.Option("--keep-finished", min=1, max=36500)]
KeepAbandoned = Annotated[int | None, typer.Option("--keep-abandoned", min=31, max=36500)]
LobbyOption = Annotated[bool, typer.Option("--lobby")]


def start(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = None,
    no_browser: NoBrowser = False,
    database: Database = None,
    address: Addresses = None,
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    matchmaking: LobbyOption = False,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    version: Annotated[bool, typer.Option("--version", "-V", is_eager=True, callback=show_version)] = False,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if terminal:
        menu()
        return
    serve(host, port, no_browser, database, address, keep_finished, keep_abandoned, matchmaking)


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    no_browser: NoBrowser = False,
    database: Database = None,
    address: Addresses = None,
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    matchmaking: LobbyOption = False,
) -> None:
    from tavoliere.web.serve import serve

    kept = {"keep_finished": keep_finished, "keep_abandoned": keep_abandoned, "matchmaking": matchmaking}
    serve(host, port, database, tuple(address or ()), browser=not no_browser, **kept)


def site(folder: Annotated[Path, typer.Argument(metavar="FOLDER")]) -> None:
    from tavoliere.web.site import write_site

    print(words("site-done", files=write_site(folder), folder=str(folder)))


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
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
) -> None:
    if resume is not None:
        open_table(tv.Match.load(resume), resume)
        return
    if game is None:
        raise WrongUse("cli-which-game", known=", ".join(tv.GAMES))
    chosen = chosen_game(game, context.args, players=players)
    taken = (seats or ",".join(["human", *[level] * (chosen.players - 1)])).split(",")
    if len(taken) != chosen.players:
        raise WrongUse("cli-bots-number", given=len(taken), players=chosen.players)
    called = names.split(",") if names else []
    taken = [player if player == "human" else check_bot(player) for player in taken]
    sitting = [
        SeatTaken(called[p] if p < len(called) else words("seat", number=p + 1), player)
        for p, player in enumerate(taken)
    ]
    open_table(tv.Match(chosen, seed=seed, seats=sitting), None)


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
        chosen = chosen_game(game, context.args, players=players)
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


def open_table(match: tv.Match, path: Path | None) -> None:
    from tavoliere.terminal import run_match

    run_match(match, path)


def simulate(
    context: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 10_000,
    players: PlayersOption = None,
    players_named: Annotated[str | None, typer.Option("--bots")] = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    chosen = chosen_game(game, context.args, players=players)
    result = run(chosen, games, seed, chosen_bots(chosen, players_named, "random"), quiet=as_json)
    if as_json:
        print(json.dumps(result.to_json(), indent=2, ensure_ascii=False))
    else:
        show_simulation(result)
    if result.games < games:
        raise KeyboardInterrupt


def soak(
    context: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 10_000,
    players: PlayersOption = None,
    players_named: Annotated[str | None, typer.Option("--bots")] = None,
    seed: Seed = None,
) -> None:
    from tavoliere.lab.simulate import UnsoundGame
    from tavoliere.lab.soak import WrongTelling, check_telling

    chosen = chosen_game(game, context.args, players=players)
    seed = secrets.randbelow(2**32) if seed is None else seed
    try:
        check_telling(chosen, min(games, SOAK_TELLINGS), seed)
        result = run(chosen, games, seed, chosen_bots(chosen, players_named, "random"), quiet=False, limit=SOAK_LIMIT)
    except UnsoundGame as trouble:
        what = {-1: words("soak-dead-end"), -2: words("soak-endless")}.get(trouble.what)
        what = what or words("soak-broken", invariant=chosen.invariant(trouble.what))
        raise WrongUse("soak-found", game=trouble.game, step=trouble.step, seed=str(seed), what=what) from None
    except WrongTelling as wrong:
        raise WrongUse("soak-told", what=str(wrong)) from None
    print(words("soak-sound", games=result.games, seed=str(seed)))
    show_facts(result)
    if result.games < games:
        raise KeyboardInterrupt


def arena(
    context: typer.Context,
    contestants: Annotated[list[str], typer.Argument(metavar="BOT...", autocompletion=bots_like)],
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    deals: Annotated[int, typer.Option("--deals", "-n", min=1)] = 100,
    players: PlayersOption = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    ledger: Annotated[Path | None, typer.Option("--file")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab.arena import Tournament

    names, extra = bots_and_options(contestants, context)
    if any(name.startswith("openspiel-") for name in names):  # only known where they are asked for
        from tavoliere.envs import ismcts  # noqa: F401
    names = [check_bot(name) for name in names]
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongUse("cli-arena-bots")
    tournament = Tournament(chosen_game(game, extra, players=players), names, deals, seed, alone, ledger)
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(tournament.game.words("title"), total=deals * len(tournament.pairs()))
        tournament.run(lambda done: progress.advance(task, done))
    if as_json:
        print(json.dumps(tournament.to_json(), indent=2, ensure_ascii=False))
    else:
        show_tournament(tournament)
    if any(tournament.open_deals()):
        raise KeyboardInterrupt


def bots_and_options(given: list[str], context: typer.Context) -> tuple[list[str], list[str]]:
    """What follows the bots' names may be options of the game, which the parser hands over as if they were bots."""
    begin = next((i for i, word in enumerate(given) if word.startswith("--")), len(given))
    return given[:begin], [*given[begin:], *context.args]


def export(
    context: typer.Context,
    sources: Annotated[list[str], typer.Argument(metavar="GAME|RECORD...")],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 10_000,
    players: PlayersOption = None,
    exported_by: Annotated[str, typer.Option("--bots")] = "random",
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    export_folder: Annotated[Path | None, typer.Option("--out")] = None,
    table_format: Annotated[str, typer.Option("--format")] = "parquet",
    columns: Annotated[str | None, typer.Option("--fields")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, max=1024)] = None,
) -> None:
    from tavoliere.envs import export as tables
    from tavoliere.envs.observations import pieces_of

    given, extra = bots_and_options(sources, context)
    fields = tuple(columns.split(",")) if columns else ()
    if len(given) > 1 or given[0].endswith(".json"):
        matches = [tv.Match.load(Path(path)) for path in given]
        folder = export_folder or Path("export")
        tables.export_records(matches, folder, table_format, fields)
        print(words("cli-exported", games=len(matches), path=str(folder)))
        return
    chosen = chosen_game(given[0], extra, players=players)
    if fields == ("all",):
        fields = tuple(piece.name for piece in pieces_of(chosen.definition))
    names = exported_by.split(",")
    names = names * chosen.players if len(names) == 1 else names
    if len(names) != chosen.players:
        raise WrongUse("cli-bots-number", given=len(names), players=chosen.players)
    folder = export_folder or Path(f"export-{chosen.name}")
    named_bots = tuple(check_bot(name) for name in names)
    wanted = tables.Export(chosen, named_bots, seed, games, folder, table_format, fields)
    with progress_bar(quiet=False) as progress:
        task = progress.add_task(chosen.words("title"), total=games)
        tables.export(wanted, lambda done: progress.advance(task, done), workers)
    print(words("cli-exported", games=games, path=str(folder)))


def endgames(
    context: typer.Context,
    contestants: Annotated[list[str], typer.Argument(metavar="BOT...", autocompletion=bots_like)],
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    players: PlayersOption = None,
    played_by: Annotated[str, typer.Option("--played-by")] = "squire",
    fields: Annotated[list[str] | None, typer.Option("--set")] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1, max=10**8)] = 10_000,
    iterations: Annotated[int | None, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab.endgame import Losses, endgame
    from tavoliere.lab.playing import looking_ahead

    names, extra = bots_and_options(contestants, context)
    names = [check_bot(name) for name in names]
    chosen = chosen_game(game, extra, players=players)
    changes = dict(read_field(one) for one in fields or [])
    losses = [Losses(name) for name in names]
    solved = unsolved = 0
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(chosen.words("title"), total=games)
        for number in range(games):
            found = endgame(chosen, played_by, seed, number, nodes, changes)
            solved, unsolved = solved + found.solved, unsolved + found.unsolved
            for lost in losses:
                for place, decision in enumerate(found.decisions):
                    generator = random.Random(f"{seed} {number} {place}")
                    lost.ask(looking_ahead(lost.name, iterations), decision, generator)
            progress.advance(task)
    if not losses[0].all:
        raise WrongUse("cli-no-endgames", solved=solved, unsolved=unsolved)
    if as_json:
        figures = {lost.name: lost.to_json() for lost in losses}
        counts = {"games": games, "solved": solved, "unsolved": unsolved, "decisions": len(losses[0].all)}
        print(json.dumps({**counts, "bots": figures}, indent=2, ensure_ascii=False))
    else:
        decisions, held = len(losses[0].all), len(losses[0].by_game)
        print(words("endgames-head", title=chosen.words("title"), decisions=decisions, games=held))
        print(words("endgames-solved", solved=solved, unsolved=unsolved, games=games))
        show_losses(losses)


def read_field(given: str) -> tuple[str, Any]:
    """A field of a position and what to write there: round=60."""
    name, equals, value = given.partition("=")
    if not equals or not name:
        raise WrongUse("cli-field", given=given)
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def exploit(
    context: typer.Context,
    probed: Annotated[str, typer.Argument(metavar="BOT", autocompletion=bots_like)],
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    deals: Annotated[int, typer.Option("--deals", "-n", min=1)] = 20,
    players: PlayersOption = None,
    iterations: Annotated[int | None, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = None,
    thinking: Annotated[float, typer.Option("--thinking", min=0.001, max=3600)] = 0.5,
    horizon: Annotated[int | None, typer.Option("--horizon", min=1, max=1000)] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab.exploit import Exploitation, Probe

    probed = check_bot(probed)
    chosen = chosen_game(game, context.args, players=players)
    probe = Probe(probed, iterations, thinking, horizon or chosen.definition.search.horizon)
    tournament = Exploitation(chosen, probe, deals, seed)
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(chosen.words("title"), total=2 * deals)
        tournament.run(lambda done: progress.advance(task, done), workers)
    if as_json:
        print(json.dumps(tournament.to_json(), indent=2, ensure_ascii=False))
    else:
        head = {"title": chosen.words("title"), "players": chosen.players, "deals": deals_played(tournament)}
        print(words("exploit-head", **head, bot=probed))
        show_exploitation(tournament)
    if any(tournament.open_deals()):
        raise KeyboardInterrupt


def regrets(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    positions: Annotated[int, typer.Option("--positions", "-n", min=1)] = 20,
    players: PlayersOption = None,
    ranked_by: Annotated[str, typer.Option("--bot")] = "emperor",
    ranked_for: Annotated[float, typer.Option("--thinking", min=0.001, max=3600)] = 0.2,
    iterations: Annotated[int | None, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = None,
    times: Annotated[int, typer.Option("--times", min=1, max=10_000)] = 20,
    ordinary: Annotated[bool, typer.Option("--ordinary")] = False,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab.regrets import Inquiry, Regrets, inquire, thinker_of

    ranked_by = check_bot(ranked_by)
    chosen = chosen_game(game, context.args, players=players)
    asked = Inquiry(chosen, ranked_by, iterations, ranked_for, times, ordinary, seed)
    if not isinstance(thinker_of(asked), SearchBot):
        raise WrongUse("cli-no-ranking", name=ranked_by)
    found = Regrets()
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(chosen.words("title"), total=positions)
        for one in inquire(asked, positions, workers):
            found.merge(one)
            progress.advance(task)
    if not found.positions:
        raise WrongUse("cli-no-decisions")
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        print(words("regrets-head", title=chosen.words("title"), positions=found.positions, times=times))
        show_regrets(found)


def reliability(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 20,
    players: PlayersOption = None,
    said_by: Annotated[str, typer.Option("--bot")] = "emperor",
    playing: Annotated[int, typer.Option("--bot-iterations", min=1, max=MOST_ITERATIONS)] = 500,
    saying: Annotated[int, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = 5000,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab.playing import looking_ahead
    from tavoliere.lab.reliability import Reliability, Trial, tried

    said_by = check_bot(said_by)
    if not isinstance(looking_ahead(said_by, saying), SearchBot):
        raise WrongUse("cli-no-ranking", name=said_by)
    chosen = chosen_game(game, context.args, players=players)
    found = Reliability()
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(chosen.words("title"), total=games)
        for one in tried(Trial(chosen, said_by, playing, saying, seed), games, workers):
            found.take(one)
            progress.advance(task)
    if not found.positions:
        raise WrongUse("cli-no-decisions")
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        print(words("reliability-head", title=chosen.words("title"), games=games, positions=found.positions))
        show_reliability(found)


def skill(
    context: typer.Context,
    contestants: Annotated[list[str], typer.Argument(metavar="BOT...", autocompletion=bots_like)],
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 10,
    players: PlayersOption = None,
    iterations: Annotated[int | None, typer.Option("--bot-iterations", min=1, max=MOST_ITERATIONS)] = None,
    effort: Annotated[int, typer.Option("--iterations", min=1, max=MOST_ITERATIONS)] = 500,
    luck_only: Annotated[bool, typer.Option("--luck-only")] = False,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.analysis import Effort
    from tavoliere.lab.skill import LUCK_ITERATIONS, Bots, Skill, analysed_games

    names, extra = bots_and_options(contestants, context)
    names = [check_bot(name) for name in names]
    if len(names) != 2:
        raise WrongUse("cli-skill-bots")
    chosen = chosen_game(game, extra, players=players)
    thinking = Effort(iterations=effort, luck_iterations=LUCK_ITERATIONS, luck_only=luck_only)
    found = []
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(chosen.words("title"), total=games)
        for one in analysed_games(chosen, Bots((names[0], names[1]), iterations), games, seed, thinking, workers):
            found.append(one)
            progress.advance(task)
    result = Skill(names, found, chosen.sides)
    if as_json:
        print(json.dumps(result.to_json(), indent=2, ensure_ascii=False))
    else:
        show_skill(chosen, result, luck_only)


def lab(
    context: typer.Context,
    study: Annotated[str | None, typer.Argument(metavar="STUDY")] = None,
    game: Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=games_like)] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1)] = None,
    players: PlayersOption = None,
    students: Annotated[str | None, typer.Option("--bots")] = None,
    change: Annotated[list[str] | None, typer.Option("--change")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
) -> int:
    from tavoliere.lab.desk import Desk
    from tavoliere.lab.studies import STUDIES

    if study is None:
        raise WrongUse("cli-which-study", known=", ".join(STUDIES))
    chosen, command = study_asked(study, game, list(context.args), players, students, change or [], games, seed)
    named = [study] if game is None or game.startswith("--") else [study, game]
    desk = Desk(chosen, out or Path("-".join(["lab", *named])))
    with progress_bar(quiet=False) as progress:
        task = progress.add_task(words(f"cli-study-{study}"), total=desk.total)
        finished = desk.work(cluster, workers, lambda done: progress.advance(task, done))
    if not finished:
        say(words("cli-study-stopped", done=desk.done, total=desk.total, path=str(desk.ledger.path)))
        return 130
    findings = desk.write(command)
    for sentence in (*findings.conclusion, *findings.each):
        print(sentence)
    print(words("cli-study-written", path=str(desk.report), data=str(desk.data)))
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
    return chosen, shlex.join(["tavoliere", "lab", *spoken_of, "--lang", language()])


def studies(
    plan: Annotated[Path, typer.Argument(metavar="PLAN")],
    out: Annotated[Path, typer.Option("--out")] = Path("studies"),
    within: Annotated[float | None, typer.Option("--minutes", min=0.0)] = None,
    scale: Annotated[float, typer.Option("--scale", min=0.0)] = 1.0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    pages: Annotated[Path | None, typer.Option("--pages")] = None,
) -> int:
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
    with progress_bar(quiet=False) as progress:
        task = progress.add_task(plan.name, total=chosen.total)
        finished = chosen.work(workers, within and 60 * within, lambda done: progress.advance(task, done))
    if not finished:
        say(words("cli-study-stopped", done=chosen.done, total=chosen.total, path=str(out)))
        return 130
    for desk, (_, command), line in zip(chosen.desks, asked_for, lines, strict=True):
        findings = desk.write(command)
        print(desk.report)
        if pages is not None:
            write_page(pages / f"{line.page}.md", findings, command)
            print(pages / f"{line.page}.md")
    return 0


def check_bot(name: str) -> str:
    """A bot that somebody named, which may be one in a file: that is read here, and nowhere else."""
    if is_in_file(name):
        name = invite_file(name)
    bot(name)
    return name


def progress_bar(quiet: bool) -> Any:
    """A bar on standard error, or a line now and then where nobody watches."""
    from tavoliere.lab.progress import progress

    return progress(quiet)


def run(game: tv.Game, games: int, seed: int | None, bots: list[str], quiet: bool, limit: int = 0) -> "Simulation":
    """A simulation with a progress bar."""
    from tavoliere.lab.simulate import simulate as play_many

    seed = secrets.randbelow(2**32) if seed is None else seed
    with progress_bar(quiet) as progress:
        task = progress.add_task(game.words("title"), total=games)
        return play_many(game, games, seed, bots, lambda done: progress.advance(task, done), limit)


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


# --- for hosts ---


def database_of(given: str | None) -> str:
    from tavoliere.web.serve import usual_database

    return given or usual_database()


def database_check(database: Database = None) -> int:
    from tavoliere.web.people.hosting import check

    found = asyncio.run(check(database_of(database)))
    for table, game, what in found.problems:
        print(words("check-problem", table=table, game=game or "-", what=what))
    games = found.over + found.going_on
    said = "check-problems" if found.problems else "check-fine"
    print(words(said, games=games, over=found.over, problems=len(found.problems)))
    return 1 if found.problems else 0


def database_backup(file_new: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    from tavoliere.web.people.hosting import backup

    print(words("backup-done", games=backup(database_of(database), file_new), path=str(file_new)))


def database_restore(file_old: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> int:
    from tavoliere.web.people.hosting import file_of, restore

    target = database_of(database)
    print(words("restore-done", games=restore(target, file_old), path=str(file_of(target))))
    return database_check(target)


def database_export(file_new: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    from tavoliere.web.people.hosting import export

    print(words("export-done", games=asyncio.run(export(database_of(database), file_new)), path=str(file_new)))


def database_delete(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE")] = None,
    finished: Annotated[int | None, typer.Option("--finished", min=0, max=36500)] = None,
    abandoned: Annotated[int | None, typer.Option("--abandoned", min=31, max=36500)] = None,
    database: Database = None,
) -> None:
    from tavoliere.web.people.hosting import delete

    if not tables and finished is None and abandoned is None:
        raise WrongUse("cli-delete-what")
    print(
        words("delete-done", games=len(asyncio.run(delete(database_of(database), tables or [], finished, abandoned))))
    )


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
    from tavoliere.analysis import kept
    from tavoliere.lab.running import cores

    match = tv.Match.load(file)
    path = kept.path_of(file)
    known = known_analysis(path, match)
    asked = {"iterations": effort, "seconds": per_decision, "luck_only": luck_only or None, "seed": analysis_seed}
    wanted = effort_of({name: value for name, value in asked.items() if value is not None}, known)
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(words("analysis-working"))

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        def keep(found: "Analysis") -> None:
            try:
                kept.write(path, found)
            except CannotSave as error:
                problems[str(error)] = None

        problems: dict[str, None] = {}
        try:
            analysis = kept.analyse_and_keep(match, wanted, keep, known, jobs or cores(), show)
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


def known_analysis(path: Path, match: tv.Match) -> "Analysis | None":
    """What is kept of an analysis of this match; what is of no use is said to be so, and will be written anew."""
    from tavoliere.analysis import WrongAnalysis, kept

    try:
        known = kept.read(path)
    except WrongAnalysis as error:
        say(words("analysis-anew", path=str(path), problem=str(error)))
        return None
    if known is not None and not known.is_of(match):
        say(words("analysis-anew", path=str(path), problem=words("analysis-other")))
        return None
    return known


def effort_of(asked: dict[str, Any], known: "Analysis | None") -> "Effort":
    """The effort that is asked for; without a word about it, that of what is known."""
    from tavoliere.analysis import Effort

    if not asked and known is not None:
        return known.effort
    return Effort(**asked)


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


def score(
    context: typer.Context,
    game: GameArgument,
    said: Annotated[list[str] | None, typer.Argument(metavar="[COUNT] [FIELD=VALUE]...")] = None,
    players: PlayersOption = None,
) -> None:
    from tavoliere.terminal.scoring import ScoreKeeper

    given, extra = bots_and_options(said or [], context)
    chosen = chosen_game(game, extra, players=players)
    fields = [one for one in given if "=" in one]
    named = [one for one in given if "=" not in one]
    counts = chosen.definition.counting.COUNTS if chosen.definition.counting else ("",)
    keeper = ScoreKeeper(chosen, named[0] if named else counts[0])
    for one in fields:
        keeper.take(*one.split("=", 1))
    if not fields:
        keeper.ask_all()
    if not keeper.count():
        raise typer.Exit(1)


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


def puzzles(
    context: typer.Context,
    game: GameArgument,
    each: Annotated[int, typer.Option("--each", "-n", min=1, max=1000)] = 8,
    most: Annotated[int, typer.Option("--games", min=1)] = 400,
    players: PlayersOption = None,
    played_by: Annotated[str, typer.Option("--played-by")] = "knight",
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    part: Annotated[str | None, typer.Option("--part")] = None,
    also: Annotated[list[Path] | None, typer.Option("--also")] = None,
    looked: Annotated[Path | None, typer.Option("--file")] = None,
    puzzle_file: Annotated[Path | None, typer.Option("--output")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, max=1024)] = None,
) -> None:
    from tavoliere.lab.running import cores
    from tavoliere.lab.settings import usual_games
    from tavoliere.puzzles import data
    from tavoliere.puzzles.search import PuzzleSearch, from_file, look, setting_of, varied

    played_by = check_bot(played_by)
    only = next((one for one in data.PARTS if one == part), None)
    if part is not None and only is None:
        raise WrongUse("cli-part", given=part, known=", ".join(data.PARTS))
    one_setting = bool(context.args) or players is not None or game not in tv.GAMES
    chosen = (chosen_game(game, context.args, players=players),) if one_setting else tuple(usual_games(game))
    written = puzzle_file or Path(f"puzzles-{game}.json")
    wanted = PuzzleSearch(chosen, each, most, played_by, seed, only)
    found = [one for path in also or [] for one in from_file(path, tv.GAMES[game])]
    before = len(found)
    with progress_bar(quiet=False) as progress:
        tasks = {setting_of(one): progress.add_task(setting_of(one), total=wanted.with_spare) for one in chosen}
        stopped = False
        try:
            for one in look(wanted, looked or written.with_suffix(".jsonl"), workers or cores()):
                found.append(one)
                progress.advance(tasks[one.setting], one.puzzle is not None)
        except KeyboardInterrupt:
            stopped = True
    best = varied(found, each)
    data.write(written, best)
    print(words("cli-puzzles-found", found=len(best), games=len(found) - before, path=str(written)))
    if stopped:
        raise KeyboardInterrupt


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", min=0.5)] = 12.0,
    game: Annotated[str, typer.Option("--game", "-g", autocompletion=games_like)] = FIRST_GAME,
    players: PlayersOption = None,
    batches: Annotated[bool, typer.Option("--batches")] = False,
    search: Annotated[bool, typer.Option("--search")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tavoliere.lab import bench as playing
    from tavoliere.lab import bench_batches, bench_search

    chosen = chosen_game(game, context.args, players=players)
    playing.stay_on_one_core()
    kind = bench_search if search else bench_batches if batches else playing
    measured = playing.measure(kind.contenders(chosen), seconds)
    ratios = playing.compare(measured, kind.comparisons(chosen))
    iterating = playing.measure(bench_search.evaluations(chosen), seconds) if search else {}
    if as_json:
        speeds = {name: round(contender.speed) for name, contender in measured.items()}
        found = {"decisions_per_second": speeds, "ratios": {c.name: round(c.ratio, 2) for c in ratios}}
        if search:
            found["iterations_per_second"] = {name: round(one.speed) for name, one in iterating.items()}
        print(json.dumps(found))
        return
    show_table(
        [words("bench-contender"), words("bench-speed")],
        [[words(f"bench-{name}"), number(contender.speed)] for name, contender in measured.items()],
    )
    show_table(
        [words("bench-ratio"), words("bench-times"), words("bench-wanted")],
        [
            [
                words("bench-against", ours=words(f"bench-{c.ours}"), theirs=words(f"bench-{c.theirs}")),
                *(number(c.ratio, 1), number(c.wanted)),
            ]
            for c in ratios
        ],
    )
    if search:
        show_table(
            [words("bench-contender"), words("bench-iterations")],
            [[words(f"bench-{name}"), number(one.speed)] for name, one in iterating.items()],
        )
    print(words("bench-state", size=len(chosen.start().raw)))
    if not any(name.startswith(("openspiel", "pettingzoo", "pgx")) for name in measured):
        print(words("bench-no-peers"))


def train(
    game: GameArgument,
    settings: Annotated[list[str] | None, typer.Option("--setting")] = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0.05, max=100_000)] = 60.0,
    run_folder: Annotated[Path, typer.Option("--run")] = Path("training"),
    output: Annotated[Path | None, typer.Option("--output")] = None,
    processes: Annotated[int | None, typer.Option("--processes", min=1, max=1024)] = None,
    device: Annotated[str | None, typer.Option("--device")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40)] = 1,
    correct: Annotated[bool, typer.Option("--correct")] = False,
    playout: Annotated[int | None, typer.Option("--playout", min=1, max=1_000_000)] = None,
) -> None:
    from tavoliere.lab.running import cores
    from tavoliere.training.settings import trainable

    def tell(message: str, **arguments: Any) -> None:
        print(words(message, **arguments), flush=True)

    games = trainable(game, settings or [])
    if playout is not None:
        from tavoliere.training.playout import fit_playouts

        fit_playouts(games, playout, output, processes or cores(), seed, tell)
        return
    from tavoliere.training.model import device_called
    from tavoliere.training.school import TrainingRequest, attend

    try:
        found = device_called(device)
    except ValueError as error:
        raise WrongUse("cli-train-device", device=str(device), problem=str(error)) from None
    wanted = TrainingRequest(games, run_folder, output, minutes, processes or cores(), found, seed, correct)
    say(words("cli-train-begins", settings=len(games), minutes=minutes, device=found, path=str(run_folder)))
    try:
        attend(wanted, tell)
    except KeyboardInterrupt:
        say(words("cli-train-stopped", path=str(run_folder)))
        raise


# --- tables ----------------------------------------------------------------------------------------------------------


def show_table(heads: list[str], lines: list[list[str]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 else "right", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    width = None if sys.stdout.isatty() else 200
    Console(width=width).print(table)


def figure(estimate: "Estimate") -> str:
    from tavoliere.lab import wording

    return wording.figure(estimate)


def percent(estimate: "Estimate") -> str:
    from tavoliere.lab import wording

    return wording.percent(estimate)


def show_simulation(result: "Simulation") -> None:
    from tavoliere.lab.simulate import ENOUGH

    game = result.game
    print(words("simulate-head", title=game.words("title"), games=result.games, seed=str(result.seed)))
    for remark in game.remarks():
        print(game.words.say(remark))
    heads = [words(f"simulate-{name}") for name in ("seat", "player", "wins", "score", "range")]
    lines = [
        [
            *(words("seat", number=seat + 1), bot),
            *(percent(result.wins(seat)), figure(result.score(seat))),
            f"{result.tally.least(f'score-{seat + 1}')} - {result.tally.most(f'score-{seat + 1}')}",
        ]
        for seat, bot in enumerate(result.bots)
    ]
    show_table(heads, lines)
    print(words("simulate-shared", share=percent(result.shared())))
    print(words("simulate-length", decisions=figure(result.decisions()), draws=figure(result.draws())))
    show_facts(result)
    if result.games < ENOUGH:
        print(words("too-few-games", least=ENOUGH))


def show_tournament(tournament: "Tournament") -> None:
    from tavoliere.lab.arena import ENOUGH

    game, names = tournament.game, tournament.names
    head = {"title": game.words("title"), "players": game.players, "deals": deals_played(tournament)}
    print(words("arena-head", **head))
    if not tournament.alone:
        rows = [[r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} - {r.high:+.0f}"] for r in tournament.ratings()]
        show_table([words("arena-bot"), words("arena-elo"), words("arena-interval")], rows)
    lines = []
    for name in names:
        rates = [tournament.rate(name, other) for other in names]
        lines.append([name, *("-" if rate is None else percent(rate) for rate in rates)])
    show_table([words("arena-against"), *names], lines)
    times = [[name, *(f"{number(1000 * seconds, 1)} ms" for seconds in tournament.time_of(name))] for name in names]
    show_table([words("arena-bot"), words("arena-mean"), words("arena-longest")], times)
    if tournament.played()[0] < ENOUGH:
        print(words("too-few-deals", least=ENOUGH))


def deals_played(tournament: "Tournament") -> str:
    """How many deals each pair has played: not those that were asked for, as the tournament may have been stopped."""
    least, most = tournament.played()
    return number(most) if least == most else words("arena-between", least=number(least), most=number(most))


def show_losses(losses: "list[Losses]") -> None:
    lines = [[one.name, percent(one.mean), percent(one.perfect), points(max(one.all))] for one in losses]
    show_table([words(f"endgames-{name}") for name in ("bot", "loss", "perfect", "worst")], lines)


def show_regrets(found: "Regrets") -> None:
    lines = []
    for column in found.columns:
        kind, _, place = column.partition("-")
        name = words(f"regrets-{kind}") if not place else words(f"regrets-{kind}-of", place=place)
        error, margin = found.mean(f"{column} error").mean, found.mean(f"{column} margin").mean
        lines.append([name, percent(found.within(column)), points(error), points(margin)])
    show_table([words(f"regrets-{name}") for name in ("what", "within", "error", "margin")], lines)
    print(words("regrets-missed", missed=percent(found.mean("missed"))))


def show_reliability(found: "Reliability") -> None:
    lines = []
    for step in found.table:
        figures = points(step.said), percent(step.had), points(step.off, signed=True)
        lines.append([*figures, str(step.positions), str(step.games)])
    show_table([words(f"reliability-{name}") for name in ("said", "had", "off", "positions", "games")], lines)


def show_exploitation(tournament: "Tournament") -> None:
    lines = []
    for name, against in tournament.pairs():
        rate = tournament.rate(name, against)
        lines.append(
            [
                words(f"exploit-{name}"),
                percent(rate) if rate else "-",
                f"{number(1000 * tournament.time_of(name)[0], 1)} ms",
            ]
        )
    show_table([words("exploit-player"), words("exploit-rate"), words("arena-mean")], lines)


def show_skill(game: tv.Game, result: "Skill", luck_only: bool) -> None:
    print(words("skill-head", title=game.words("title"), players=game.players, games=len(result.games)))
    if not luck_only:
        lines = [[name, percent(result.cost(side))] for side, name in enumerate(result.names)]
        show_table([words("skill-bot"), words("skill-cost")], lines)
        first, second = result.names
        print(words("skill-dearer", first=first, second=second, dearer=result.dearer(), games=len(result.games)))
    lines = [[words("seat", number=seat + 1), percent(result.luck(seat))] for seat in range(game.players)]
    show_table([words("analysis-player"), words("skill-luck")], lines)
    print(words("skill-holding", holding=result.holding(), seats=game.players))


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


def points(chance: float, digits: int = 1, signed: bool = False) -> str:
    """A part of the winning chance, in percent."""
    return f"{number(100 * chance, digits, signed)} %"


def number(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number with the separators of the language."""
    from tavoliere.lab import wording  # the lab, only for whom it is of use

    return wording.number(value, digits, signed)


def show_facts(result: "Simulation") -> None:
    lines = [[result.game.words(f"fact-{name}"), figure(estimate)] for name, estimate in result.facts().items()]
    show_table([words("simulate-fact"), words("simulate-mean")], lines)
