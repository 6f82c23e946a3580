"""Games and positions that somebody asks about."""

from typing import Any

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.web.refusal import Refusal


def check_options(game: str, options: dict[str, Any]) -> None:
    """A table of data is given as data: a file's name would read this machine's files."""
    kinds = {option.name: option for option in tv.GAMES[game].options.OPTIONS}
    for name, value in options.items():
        if name in kinds and not isinstance(kinds[name], ChoiceOption) and isinstance(value, str):
            raise Refusal("web-option")


def game_asked(game: str, options: dict[str, Any]) -> tv.Game:
    """The game that is asked for."""
    check_options(game, options)
    return tv.game(game, **{name: value for name, value in options.items() if name != "interpreted"})


def check_eyes(seat: int, game: tv.Game) -> None:
    if not -1 <= seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)
