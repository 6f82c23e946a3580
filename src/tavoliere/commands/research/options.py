"""What several commands of research take, and how they print what they found."""

import json
from typing import Annotated, Any

import typer

from tavoliere.commands.options import SEED_LIMIT, bots_like, games_like
from tavoliere.engine.checks import MOST_ITERATIONS

THE_GAME = "the game, by its name"
THE_SAME = "the same seed gives the same cards and dice"

StudiedGame = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games_like, help=THE_GAME)]
GameOption = Annotated[str, typer.Option("--game", "-g", autocompletion=games_like, help=THE_GAME)]
PlayerCount = Annotated[int | None, typer.Option("--players", "-p", help="how many play")]
GameCount = Annotated[int, typer.Option("--games", "-n", min=1, help="how many games")]
DealCount = Annotated[int, typer.Option("--deals", "-n", min=1, help="how many deals for each pair of bots")]
AnySeed = Annotated[int | None, typer.Option("--seed", min=0, max=SEED_LIMIT, help=THE_SAME)]
SeedNumber = Annotated[int, typer.Option("--seed", min=0, max=2**40, help=THE_SAME)]
AsJson = Annotated[bool, typer.Option("--json", help="print everything as JSON")]
WorkerCount = Annotated[
    int | None,
    typer.Option(
        "--workers", min=1, max=1024, help="how many processes play here; as many as there are cores if not said"
    ),
]
Contestants = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT...",
        autocompletion=bots_like,
        help="the bots: novice, squire, knight, duke, emperor, random, greedy; emperor:0.05 thinks 0.05 seconds",
    ),
]
IterationCount = Annotated[
    int | None,
    typer.Option(
        "--iterations",
        min=1,
        max=MOST_ITERATIONS,
        help="how many iterations a bot that looks ahead has, in place of its own number or time",
    ),
]
PlayedBy = Annotated[
    str, typer.Option("--played-by", help="who plays the games that are looked through, all seats alike")
]
RandomOrGreedy = Annotated[
    str, typer.Option("--bots", help="who plays: random or greedy; one for all, or one for each, with commas")
]


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))
