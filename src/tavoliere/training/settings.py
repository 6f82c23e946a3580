"""Which settings can be trained, and how they are called: by the names of their networks."""

from collections.abc import Sequence
from pathlib import Path

import tavoliere as tv
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.training.players import name_of
from tavoliere.words import EnglishWords

ALL = "all"
words = EnglishWords(Path(__file__).parent)


class CannotTrain(TavoliereError):
    """A training that cannot be done as it was asked for."""

    own_words = words


def trainable(name: str, settings: Sequence[str]) -> list[Game]:
    """The usual settings of a game, or of all games, or those of them that are named."""
    games = [game for game in tv.GAMES if tv.GAMES[game].features is not None and tv.GAMES[game].networks]
    if name != ALL and name not in tv.GAMES:
        raise CannotTrain("train-no-game", name=name, known=", ".join(games))
    if name != ALL and name not in games:
        raise CannotTrain("train-no-features", name=name)
    found: list[Game] = []
    for one in games if name == ALL else [name]:
        found += [tv.game(one, **options) for options in tv.GAMES[one].lab.settings]
    for game in found:
        if not game.compiled:
            raise CannotTrain("train-interpreted", name=game.name)
    known = [name_of(game) for game in found]
    for setting in settings:
        if setting not in known:
            raise CannotTrain("train-no-setting", name=setting, known=", ".join(dict.fromkeys(known)))
    return [game for game in found if not settings or name_of(game) in settings]
