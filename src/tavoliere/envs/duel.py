"""Our bots against OpenSpiel's search, on our games, with the same time for a decision.

    python -m tavoliere.envs.duel san_marco_2_ghosts emperor:0.05 openspiel-ismcts:0.05 --deals 30

A tournament like `tavoliere arena`: every deal is played twice with seats exchanged. What came of it is printed as
JSON: the win rate with the half-width of its 95 % interval, and the seconds that each used for a decision.
"""

import argparse
import json
from pathlib import Path

from tavoliere.bots import bot, bots
from tavoliere.engine.game import Game, make
from tavoliere.envs import (
    SETTINGS,
    ismcts,  # noqa: F401 - invites OpenSpiel's search
)
from tavoliere.lab.arena import Deal, Tournament, play_deal


def play(game: Game, first: str, second: str, number: int, seed: int, alone: bool) -> Deal:
    """One deal; a process that is sent this knows OpenSpiel's search too."""
    return play_deal(game, first, second, number, seed, alone)


class Duel(Tournament):
    """A tournament in which OpenSpiel's search may take part."""

    play = staticmethod(play)


def known_bot(name: str) -> str:
    try:
        bot(name)
    except KeyError:
        raise argparse.ArgumentTypeError(f"there is no player {name!r}; there are: {', '.join(bots())}") from None
    return name


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tavoliere.envs.duel", description=__doc__.splitlines()[0])
    parser.add_argument("setting", choices=SETTINGS)
    parser.add_argument("bots", nargs=2, type=known_bot, metavar="bot")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; one for each core if left out")
    parser.add_argument("--file", type=Path, help="keeps every deal, so that the duel can be gone on with")
    given = parser.parse_args()
    name, options = SETTINGS[given.setting]
    duel = Duel(make(name, options, False), given.bots, given.deals, given.seed, False, given.file)
    duel.run(lambda done: None, given.workers)
    print(json.dumps(duel.to_json(), indent=2))


if __name__ == "__main__":
    main()
