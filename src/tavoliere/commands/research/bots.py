"""How well bots play: against each other, against perfect play, and how far what they say can be relied on."""

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import tavoliere as tv
from tavoliere.bots import SearchBot
from tavoliere.commands.options import bots_like, check_bot, chosen_game, names_and_options
from tavoliere.commands.research import WrongResearch, words
from tavoliere.commands.research.options import (
    AsJson,
    Contestants,
    DealCount,
    GameCount,
    GameOption,
    IterationCount,
    PlayedBy,
    PlayerCount,
    SeedNumber,
    WorkerCount,
    print_json,
)
from tavoliere.commands.tables import advancing, points, show_table
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.words.numbers import number

if TYPE_CHECKING:
    from tavoliere.lab.arena import Tournament
    from tavoliere.lab.endgame import Losses
    from tavoliere.lab.regrets import Regrets
    from tavoliere.lab.reliability import Reliability
    from tavoliere.lab.skill import Skill


def arena(
    context: typer.Context,
    contestants: Contestants,
    game: GameOption,
    deals: DealCount = 100,
    players: PlayerCount = None,
    seed: SeedNumber = 1,
    alone: Annotated[
        bool, typer.Option("--alone", help="one of the first bot against a table of the other, counting victories")
    ] = False,
    ledger: Annotated[
        Path | None,
        typer.Option("--file", help="a file that keeps every deal; a tournament that was stopped goes on from it"),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, with seats exchanged and deals paired, and rate them."""
    from tavoliere.lab.arena import Tournament

    names, extra = names_and_options(contestants, context)
    if any(name.startswith("openspiel-") for name in names):  # only known where they are asked for
        from tavoliere.envs import ismcts  # noqa: F401
    names = [check_bot(name) for name in names]
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongResearch("arena-bots")
    tournament = Tournament(chosen_game(game, extra, players), names, deals, seed, alone, ledger)
    with advancing(tournament.game.words("title"), deals * len(tournament.pairs()), as_json) as advance:
        tournament.run(advance)
    if as_json:
        print_json(tournament.to_json())
    else:
        show_tournament(tournament)
    if any(tournament.open_deals()):
        raise KeyboardInterrupt


def show_tournament(tournament: "Tournament") -> None:
    from tavoliere.lab.arena import ENOUGH
    from tavoliere.lab.wording import percent

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
    times = [[name, *map(milliseconds, tournament.time_of(name))] for name in names]
    show_table([words("arena-bot"), words("arena-mean"), words("arena-longest")], times)
    if tournament.played()[0] < ENOUGH:
        print(words("too-few-deals", least=ENOUGH))


def deals_played(tournament: "Tournament") -> str:
    """How many deals each pair has played: not those that were asked for, as the tournament may have been stopped."""
    least, most = tournament.played()
    return number(most) if least == most else words("arena-between", least=number(least), most=number(most))


def milliseconds(seconds: float) -> str:
    return f"{number(1000 * seconds, 1)} ms"


def endgames(
    context: typer.Context,
    contestants: Contestants,
    game: GameOption,
    games: GameCount = 100,
    players: PlayerCount = None,
    played_by: PlayedBy = "squire",
    fields: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            help="a field of every position, set before it is solved, such as round=60 for a last round; "
            "may be given again",
        ),
    ] = None,
    nodes: Annotated[
        int,
        typer.Option(
            "--nodes",
            min=1,
            max=10**8,
            help="how many positions may be looked at for one decision; one that needs more counts as too large",
        ),
    ] = 10_000,
    iterations: IterationCount = None,
    seed: SeedNumber = 1,
    as_json: AsJson = False,
) -> None:
    """Solve endgames of bots' games exactly, and show what a bot's choices lose against perfect play."""
    from tavoliere.lab.endgame import Losses, endgame
    from tavoliere.lab.playing import looking_ahead

    names, extra = names_and_options(contestants, context)
    names = [check_bot(name) for name in names]
    chosen = chosen_game(game, extra, players)
    changes = dict(read_field(one) for one in fields or [])
    losses = [Losses(name) for name in names]
    solved = unsolved = 0
    with advancing(chosen.words("title"), games, as_json) as advance:
        for number in range(games):
            found = endgame(chosen, played_by, seed, number, nodes, changes)
            solved, unsolved = solved + found.solved, unsolved + found.unsolved
            for lost in losses:
                for place, decision in enumerate(found.decisions):
                    generator = random.Random(f"{seed} {number} {place}")
                    lost.ask(looking_ahead(lost.name, iterations), decision, generator)
            advance(1)
    if not losses[0].all:
        raise WrongResearch("endgames-none", solved=solved, unsolved=unsolved)
    decisions, held = len(losses[0].all), len(losses[0].by_game)
    if as_json:
        counts = {"games": games, "solved": solved, "unsolved": unsolved, "decisions": decisions}
        print_json({**counts, "bots": {lost.name: lost.to_json() for lost in losses}})
    else:
        print(words("endgames-head", title=chosen.words("title"), decisions=decisions, games=held))
        print(words("endgames-solved", solved=solved, unsolved=unsolved, games=games))
        show_losses(losses)


def read_field(given: str) -> tuple[str, Any]:
    """A field of a position and what to write there: round=60."""
    name, equals, value = given.partition("=")
    if not equals or not name:
        raise WrongResearch("endgames-field", given=given)
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def show_losses(losses: "list[Losses]") -> None:
    from tavoliere.lab.wording import percent

    lines = [[one.name, percent(one.mean), percent(one.perfect), points(max(one.all))] for one in losses]
    show_table([words(f"endgames-{name}") for name in ("bot", "loss", "perfect", "worst")], lines)


def exploit(
    context: typer.Context,
    probed: Annotated[
        str,
        typer.Argument(
            metavar="BOT",
            autocompletion=bots_like,
            help="the bot that is played against: novice, squire, knight, duke, emperor",
        ),
    ],
    game: GameOption,
    deals: DealCount = 20,
    players: PlayerCount = None,
    iterations: IterationCount = None,
    thinking: Annotated[
        float, typer.Option("--thinking", min=0.001, max=3600, help="how many seconds both players have for a decision")
    ] = 0.5,
    horizon: Annotated[
        int | None,
        typer.Option(
            "--horizon",
            min=1,
            max=1000,
            help="up to how many quiet moments ahead a sample goes; as far as the game's search if not said",
        ),
    ] = None,
    seed: SeedNumber = 1,
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Let a player that knows a bot's policy play against it, beside a plain search that thinks as long."""
    from tavoliere.lab.exploit import Exploitation, Probe

    probed = check_bot(probed)
    chosen = chosen_game(game, context.args, players)
    probe = Probe(probed, iterations, thinking, horizon or chosen.definition.search.horizon)
    tournament = Exploitation(chosen, probe, deals, seed)
    with advancing(chosen.words("title"), 2 * deals, as_json) as advance:
        tournament.run(advance, workers)
    if as_json:
        print_json(tournament.to_json())
    else:
        head = {"title": chosen.words("title"), "players": chosen.players, "deals": deals_played(tournament)}
        print(words("exploit-head", **head, bot=probed))
        show_exploitation(tournament)
    if any(tournament.open_deals()):
        raise KeyboardInterrupt


def show_exploitation(tournament: "Tournament") -> None:
    from tavoliere.lab.wording import percent

    lines = []
    for name, against in tournament.pairs():
        rate = tournament.rate(name, against)
        time = milliseconds(tournament.time_of(name)[0])
        lines.append([words(f"exploit-{name}"), percent(rate) if rate else "-", time])
    show_table([words("exploit-player"), words("exploit-rate"), words("arena-mean")], lines)


def regrets(
    context: typer.Context,
    game: GameOption,
    positions: Annotated[
        int, typer.Option("--positions", "-n", min=1, help="how many positions, each of a game of its own")
    ] = 20,
    players: PlayerCount = None,
    ranked_by: Annotated[str, typer.Option("--bot", help="the bot that ranks: knight, duke, emperor")] = "emperor",
    ranked_for: Annotated[
        float, typer.Option("--thinking", min=0.001, max=3600, help="how many seconds it has for a position")
    ] = 0.2,
    iterations: IterationCount = None,
    times: Annotated[
        int,
        typer.Option(
            "--times", min=1, max=10_000, help="how many times as often the long searches try a move as the ranking did"
        ),
    ] = 20,
    ordinary: Annotated[
        bool,
        typer.Option("--ordinary", help="hold what ordinary thinking says of the moves that it tried most to the same"),
    ] = False,
    seed: SeedNumber = 1,
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Rank the moves of positions from bots' games, and hold what is said of the best five against a long search of
    each."""
    from tavoliere.lab.regrets import Inquiry, Regrets, inquire, thinker_of

    ranked_by = check_bot(ranked_by)
    chosen = chosen_game(game, context.args, players)
    asked = Inquiry(chosen, ranked_by, iterations, ranked_for, times, ordinary, seed)
    if not isinstance(thinker_of(asked), SearchBot):
        raise WrongResearch("no-ranking", name=ranked_by)
    found = Regrets()
    with advancing(chosen.words("title"), positions, as_json) as advance:
        for one in inquire(asked, positions, workers):
            found.merge(one)
            advance(1)
    if not found.positions:
        raise WrongResearch("no-decisions")
    if as_json:
        print_json(found.to_json())
    else:
        print(words("regrets-head", title=chosen.words("title"), positions=found.positions, times=times))
        show_regrets(found)


def show_regrets(found: "Regrets") -> None:
    from tavoliere.lab.wording import percent

    lines = []
    for column in found.columns:
        kind, _, place = column.partition("-")
        name = words(f"regrets-{kind}") if not place else words(f"regrets-{kind}-of", place=place)
        error, margin = found.mean(f"{column} error").mean, found.mean(f"{column} margin").mean
        lines.append([name, percent(found.within(column)), points(error), points(margin)])
    show_table([words(f"regrets-{name}") for name in ("what", "within", "error", "margin")], lines)
    print(words("regrets-missed", missed=percent(found.mean("missed"))))


def reliability(
    context: typer.Context,
    game: GameOption,
    games: GameCount = 20,
    players: PlayerCount = None,
    said_by: Annotated[
        str, typer.Option("--bot", help="the bot that plays and says everybody's chances: knight, duke, emperor")
    ] = "emperor",
    playing: Annotated[
        int,
        typer.Option(
            "--bot-iterations",
            min=1,
            max=MOST_ITERATIONS,
            help="how many iterations it has for a decision that it plays",
        ),
    ] = 500,
    saying: Annotated[
        int,
        typer.Option(
            "--iterations",
            min=1,
            max=MOST_ITERATIONS,
            help="how many iterations it has for the chances that it says",
        ),
    ] = 5000,
    seed: SeedNumber = 1,
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against itself, and hold the chances that it says against how the games end."""
    from tavoliere.lab.playing import looking_ahead
    from tavoliere.lab.reliability import Reliability, Trial, tried

    said_by = check_bot(said_by)
    if not isinstance(looking_ahead(said_by, saying), SearchBot):
        raise WrongResearch("no-ranking", name=said_by)
    chosen = chosen_game(game, context.args, players)
    found = Reliability()
    with advancing(chosen.words("title"), games, as_json) as advance:
        for one in tried(Trial(chosen, said_by, playing, saying, seed), games, workers):
            found.take(one)
            advance(1)
    if not found.positions:
        raise WrongResearch("no-decisions")
    if as_json:
        print_json(found.to_json())
    else:
        print(words("reliability-head", title=chosen.words("title"), games=games, positions=found.positions))
        show_reliability(found)


def show_reliability(found: "Reliability") -> None:
    from tavoliere.lab.wording import percent

    lines = []
    for step in found.table:
        figures = points(step.said), percent(step.had), points(step.off, signed=True)
        lines.append([*figures, str(step.positions), str(step.games)])
    show_table([words(f"reliability-{name}") for name in ("said", "had", "off", "positions", "games")], lines)


def skill(
    context: typer.Context,
    contestants: Contestants,
    game: GameOption,
    games: GameCount = 10,
    players: PlayerCount = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            "--bot-iterations",
            min=1,
            max=MOST_ITERATIONS,
            help="how many iterations a bot that looks ahead has, in place of its own number or time",
        ),
    ] = None,
    effort: Annotated[
        int,
        typer.Option(
            "--iterations", min=1, max=MOST_ITERATIONS, help="how many iterations the analysis has for a decision"
        ),
    ] = 500,
    luck_only: Annotated[bool, typer.Option("--luck-only", help="only the luck, which takes a few seconds")] = False,
    seed: SeedNumber = 1,
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Let two bots play against each other, analyse their games, and show what their decisions cost and how lucky the
    seats were."""
    from tavoliere.analysis import Effort
    from tavoliere.lab.skill import LUCK_ITERATIONS, Bots, Skill, analysed_games

    names, extra = names_and_options(contestants, context)
    names = [check_bot(name) for name in names]
    if len(names) != 2:
        raise WrongResearch("skill-bots")
    chosen = chosen_game(game, extra, players)
    thinking = Effort(iterations=effort, luck_iterations=LUCK_ITERATIONS, luck_only=luck_only)
    found = []
    with advancing(chosen.words("title"), games, as_json) as advance:
        for one in analysed_games(chosen, Bots((names[0], names[1]), iterations), games, seed, thinking, workers):
            found.append(one)
            advance(1)
    result = Skill(names, found, chosen.sides)
    if as_json:
        print_json(result.to_json())
    else:
        show_skill(chosen, result, luck_only)


def show_skill(game: tv.Game, result: "Skill", luck_only: bool) -> None:
    from tavoliere.lab.wording import percent

    print(words("skill-head", title=game.words("title"), players=game.players, games=len(result.games)))
    if not luck_only:
        lines = [[name, percent(result.cost(side))] for side, name in enumerate(result.names)]
        show_table([words("skill-bot"), words("skill-cost")], lines)
        first, second = result.names
        print(words("skill-dearer", first=first, second=second, dearer=result.dearer(), games=len(result.games)))
    lines = [[words("seat", number=seat + 1), percent(result.luck(seat))] for seat in range(game.players)]
    show_table([words("skill-player"), words("skill-luck")], lines)
    print(words("skill-holding", holding=result.holding(), seats=game.players))
