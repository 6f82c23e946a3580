"""Very many games: how they go, whether they are sound, how fast they are played."""

import json
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

import tavoliere as tv
from tavoliere.commands.options import chosen_game, one_for_each
from tavoliere.commands.research import WrongResearch, words
from tavoliere.commands.research.options import (
    AnySeed,
    AsJson,
    GameCount,
    GameOption,
    PlayerCount,
    RandomOrGreedy,
    StudiedGame,
    print_json,
)
from tavoliere.commands.tables import advancing, show_table
from tavoliere.commands.usage import WrongUse
from tavoliere.words.numbers import number

if TYPE_CHECKING:
    from tavoliere.lab.simulate import Simulation

FIRST_GAME = next(iter(tv.GAMES))
SOAK_MESSAGES = 3  # games of which everything that is told is looked at, by the rules' own text
SOAK_LIMIT = 20_000  # steps; a game that takes more does not end


def simulate(
    context: typer.Context,
    game: StudiedGame,
    games: GameCount = 10_000,
    players: PlayerCount = None,
    played_by: RandomOrGreedy = "random",
    seed: AnySeed = None,
    as_json: AsJson = False,
) -> None:
    """Play very many games and show lengths, scores and victories with error bars."""
    result = run(chosen_game(game, context.args, players), games, seed, played_by, quiet=as_json)
    if as_json:
        print_json(result.to_json())
    else:
        show_simulation(result)
    if result.games < games:
        raise KeyboardInterrupt


def soak(
    context: typer.Context,
    game: StudiedGame,
    games: GameCount = 10_000,
    players: PlayerCount = None,
    played_by: RandomOrGreedy = "random",
    seed: AnySeed = None,
) -> None:
    """Play very many games and check every position: no dead end, no endless game, no broken invariant."""
    from tavoliere.lab.simulate import UnsoundGame
    from tavoliere.lab.soak import UnsoundMessage, check_messages

    chosen = chosen_game(game, context.args, players)
    seed = secrets.randbelow(2**32) if seed is None else seed
    try:
        check_messages(chosen, min(games, SOAK_MESSAGES), seed)
        result = run(chosen, games, seed, played_by, limit=SOAK_LIMIT)
    except UnsoundGame as trouble:
        what = {-1: words("soak-dead-end"), -2: words("soak-endless")}.get(trouble.what)
        what = what or words("soak-broken", invariant=chosen.invariant(trouble.what))
        raise WrongResearch("soak-found", game=trouble.game, step=trouble.step, seed=str(seed), what=what) from None
    except UnsoundMessage as wrong:
        raise WrongResearch("soak-told", what=str(wrong)) from None
    print(words("soak-sound", games=result.games, seed=str(seed)))
    show_facts(result)
    if result.games < games:
        raise KeyboardInterrupt


def run(
    game: tv.Game, games: int, seed: int | None, played_by: str, quiet: bool = False, limit: int = 0
) -> "Simulation":
    """A simulation with a progress bar."""
    from tavoliere.lab import simulate

    bots = one_for_each(played_by.split(","), game.players)
    for name in bots:
        if name not in simulate.POLICIES:
            raise WrongUse("no-bot", name=name, known=", ".join(simulate.POLICIES))
    seed = secrets.randbelow(2**32) if seed is None else seed
    with advancing(game.words("title"), games, quiet) as advance:
        return simulate.simulate(game, games, seed, bots, advance, limit)


def show_simulation(result: "Simulation") -> None:
    from tavoliere.lab.simulate import ENOUGH
    from tavoliere.lab.wording import figure, percent

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


def show_facts(result: "Simulation") -> None:
    from tavoliere.lab.wording import figure

    lines = [[result.game.words(f"fact-{name}"), figure(estimate)] for name, estimate in result.facts().items()]
    show_table([words("simulate-fact"), words("simulate-mean")], lines)


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", min=0.5, help="how long to measure")] = 12.0,
    game: GameOption = FIRST_GAME,
    players: PlayerCount = None,
    batches: Annotated[
        bool, typer.Option("--batches", help="batches of games beside PettingZoo and Pgx, players' decisions only")
    ] = False,
    search: Annotated[
        bool, typer.Option("--search", help="our search beside OpenSpiel's, decisions that they go through")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure our speed beside the peers'."""
    from tavoliere.lab import bench as playing
    from tavoliere.lab import bench_batches, bench_search

    chosen = chosen_game(game, context.args, players)
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
