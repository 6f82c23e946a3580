"""What is made of bots' games: tables of decisions, puzzles, networks."""

from pathlib import Path
from typing import Annotated, Any

import typer

import tavoliere as tv
from tavoliere.commands.options import check_bot, chosen_game, names_and_options, one_for_each
from tavoliere.commands.research import WrongResearch, words
from tavoliere.commands.research.options import GameCount, PlayedBy, PlayerCount, SeedNumber, StudiedGame, WorkerCount
from tavoliere.commands.tables import advancing
from tavoliere.commands.usage import say


def export(
    context: typer.Context,
    sources: Annotated[list[str], typer.Argument(metavar="GAME|RECORD...", help="a game, or files of records")],
    games: GameCount = 10_000,
    players: PlayerCount = None,
    exported_by: Annotated[
        str,
        typer.Option(
            "--bots",
            help="who plays: one bot for all, or one for each, with commas; random and squire play millions of "
            "decisions a minute",
        ),
    ] = "random",
    seed: SeedNumber = 1,
    export_folder: Annotated[
        Path | None,
        typer.Option(
            "--out", help="the folder of the tables; where some of them are there already, the others are written"
        ),
    ] = None,
    table_format: Annotated[str, typer.Option("--format", help="parquet, which needs pyarrow, or csv")] = "parquet",
    columns: Annotated[
        str | None,
        typer.Option(
            "--fields",
            help="what else is told of each decision: fields of the deciding seat's view, with commas, or all",
        ),
    ] = None,
    workers: WorkerCount = None,
) -> None:
    """Write games and decisions as tables, for pandas, Polars or DuckDB: games of bots, played now, or those of
    records."""
    from tavoliere.envs import export as tables
    from tavoliere.envs.observations import pieces_of

    given, extra = names_and_options(sources, context)
    fields = tuple(columns.split(",")) if columns else ()
    if len(given) > 1 or given[0].endswith(".json"):
        matches = [tv.Match.load(Path(path)) for path in given]
        games, folder = len(matches), export_folder or Path("export")
        tables.export_records(matches, folder, table_format, fields)
    else:
        chosen = chosen_game(given[0], extra, players)
        if fields == ("all",):
            fields = tuple(piece.name for piece in pieces_of(chosen.definition))
        named_bots = tuple(check_bot(name) for name in one_for_each(exported_by.split(","), chosen.players))
        folder = export_folder or Path(f"export-{chosen.name}")
        wanted = tables.Export(chosen, named_bots, seed, games, folder, table_format, fields)
        with advancing(chosen.words("title"), games) as advance:
            tables.export(wanted, advance, workers)
    print(words("exported", games=games, path=str(folder)))


def puzzles(
    context: typer.Context,
    game: StudiedGame,
    each: Annotated[int, typer.Option("--each", "-n", min=1, max=1000, help="how many puzzles of each setting")] = 8,
    most: Annotated[
        int, typer.Option("--games", min=1, help="look through so many games of each setting at most")
    ] = 400,
    players: PlayerCount = None,
    played_by: PlayedBy = "knight",
    seed: SeedNumber = 1,
    part: Annotated[
        str | None, typer.Option("--part", help="look only at this part of the games: opening, middle, end")
    ] = None,
    also: Annotated[
        list[Path] | None,
        typer.Option("--also", help="a file of puzzles that another search found, to choose from too"),
    ] = None,
    looked: Annotated[
        Path | None,
        typer.Option(
            "--file",
            help="a file that keeps every game that was looked through; a search that was stopped goes on from it",
        ),
    ] = None,
    puzzle_file: Annotated[Path | None, typer.Option("--output", help="the file to write the puzzles to")] = None,
    workers: WorkerCount = None,
) -> None:
    """Find puzzles: positions of bots' games in which one choice is clearly the best and not the obvious one."""
    from tavoliere.lab.progress import progress
    from tavoliere.lab.running import cores
    from tavoliere.lab.settings import usual_games
    from tavoliere.puzzles import puzzle
    from tavoliere.puzzles.search import PuzzleSearch, from_file, look, setting_of, varied

    played_by = check_bot(played_by)
    only = next((one for one in puzzle.PARTS if one == part), None)
    if part is not None and only is None:
        raise WrongResearch("puzzles-part", given=part, known=", ".join(puzzle.PARTS))
    one_setting = bool(context.args) or players is not None or game not in tv.GAMES
    chosen = (chosen_game(game, context.args, players),) if one_setting else tuple(usual_games(game))
    written = puzzle_file or Path(f"puzzles-{game}.json")
    wanted = PuzzleSearch(chosen, each, most, played_by, seed, only)
    found = [one for path in also or [] for one in from_file(path, tv.GAMES[game])]
    before = len(found)
    with progress(quiet=False) as bar:
        tasks = {setting_of(one): bar.add_task(setting_of(one), total=wanted.with_spare) for one in chosen}
        stopped = False
        try:
            for one in look(wanted, looked or written.with_suffix(".jsonl"), workers or cores()):
                found.append(one)
                bar.advance(tasks[one.setting], one.puzzle is not None)
        except KeyboardInterrupt:
            stopped = True
    best = varied(found, each)
    puzzle.write(written, best)
    print(words("puzzles-found", found=len(best), games=len(found) - before, path=str(written)))
    if stopped:
        raise KeyboardInterrupt


def train(
    game: StudiedGame,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--setting",
            help="one of the game's settings by its network's name, such as 3 or 2-dice; may be given again; without "
            "any, all of them",
        ),
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.05, max=100_000, help="how long; divided among the settings")
    ] = 60.0,
    run_folder: Annotated[
        Path,
        typer.Option(
            "--run", help="the folder of the run: games, networks, log, plots; the same folder goes on where it stopped"
        ),
    ] = Path("training"),
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            help="a folder for the finished networks, the log and the plots; without one, networks go to the games "
            "themselves",
        ),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes", min=1, max=1024, help="how many processes play; as many as there are cores if not said"
        ),
    ] = None,
    device: Annotated[
        str | None,
        typer.Option("--device", help="where torch calculates: cpu, cuda; the GPU where there is one if not said"),
    ] = None,
    seed: SeedNumber = 1,
    correct: Annotated[
        bool,
        typer.Option(
            "--correct", help="let a network learn what the game's own evaluation lacks, instead of replacing it"
        ),
    ] = False,
    playout: Annotated[
        int | None,
        typer.Option(
            "--playout",
            min=1,
            max=1_000_000,
            help="fit the weights by which the search plays on instead, to so many games of each setting; takes no "
            "minutes and no torch",
        ),
    ] = None,
) -> None:
    """Train the networks with which the strongest bots evaluate positions, by games of the search against itself. GAME
    may be "all". Needs torch."""
    from tavoliere.lab.running import cores
    from tavoliere.training.settings import CannotTrain, trainable
    from tavoliere.training.settings import words as of_training

    def tell(message: str, **arguments: Any) -> None:
        print(of_training(message, **arguments), flush=True)

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
        raise CannotTrain("train-device", device=str(device), problem=str(error)) from None
    wanted = TrainingRequest(games, run_folder, output, minutes, processes or cores(), found, seed, correct)
    say(of_training("train-begins", settings=len(games), minutes=minutes, device=found, path=str(run_folder)))
    try:
        attend(wanted, tell)
    except KeyboardInterrupt:
        say(of_training("train-stopped", path=str(run_folder)))
        raise
