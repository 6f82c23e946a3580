"""Who plays in training: the search with a network from a file, or with the game's formulas."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from tavoliere.bots import SearchBot
from tavoliere.bots.network import Network, read_networks
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.game import Game
from tavoliere.training.reliability import partly

AGES = 3600.0  # seconds: no decision takes so long


class Player(NamedTuple):
    """A way to search. Without a network it is the search with the game's formulas."""

    network: str | None = None  # a file
    evaluate: Literal["leaf", "quiet"] = "quiet"
    exploration: float = 0.2
    priors: bool = False  # learned ones
    share: float = 1.0  # of what a network that corrects the formulas has learned

    @property
    def label(self) -> str:
        """A short name, which is fit for a bot's."""
        if self.network is None:
            return "formulas"
        share = "" if self.share == 1 else f" share {self.share:g}"
        priors = " priors" if self.priors else ""
        return f"{Path(self.network).stem} {self.evaluate} {self.exploration:g}{share}{priors}"

    def chosen(self, network: Network) -> Network:
        """A network as this player uses it."""
        used = replace(network, evaluate=self.evaluate, exploration=self.exploration, priors=self.priors)
        return used if self.share == 1 else partly(used, self.share)


FORMULAS = Player()


def name_of(game: Game) -> str:
    """How the network for a game's options is called."""
    return game.definition.network_name(game.settings)


@lru_cache(maxsize=16)
def network_in(path: str, game: Game) -> Network:
    """The network for a game's options in a file; Damaged, or KeyError, where there is none."""
    name = name_of(game)
    return read_networks(Path(path), game.definition, name)[name]


@lru_cache(maxsize=64)
def used_by(player: Player, game: Game) -> Network:
    assert player.network is not None
    return player.chosen(network_in(player.network, game))


def searching(game: Game, player: Player, seconds: float = AGES, iterations: int = MOST_ITERATIONS) -> SearchBot:
    """A bot that searches like this."""
    if player.network is None:
        return SearchBot(seconds, iterations)
    return SearchBot(seconds, iterations, network=used_by(player, game))
