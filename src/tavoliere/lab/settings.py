"""The fifteen settings in which the games are usually played, and how a setting is called."""

from typing import Any

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.game import Game, table_given
from tavoliere.games.registry import BUILT_IN
from tavoliere.lab.wording import words

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    (definition.name, options) for definition in BUILT_IN for options in definition.lab.settings
]


def usual_games(name: str | None = None) -> list[Game]:
    """The games of the fifteen settings, or those of one game, which may be another package's."""
    settings = SETTINGS if name is None else [(name, options) for options in tv.GAMES[name].lab.settings]
    return [tv.game(other, **options) for other, options in settings]


def label(setting: tuple[str, dict[str, Any]]) -> str:
    """A name for a setting that can also be a file's: cardcassonne-3."""
    name, options = setting
    return "-".join([name, *map(str, options.values())])


def setting_label(game: Game, title: bool = True) -> str:
    """A setting in words: the game, how many play, and what is not as usual."""
    parts = [game.words("title")] if title else []
    parts.append(words("lab-players", players=game.players))
    for option in game.definition.options.OPTIONS:
        value = game.settings[option.name]
        if option.name == "players":
            continue
        if isinstance(option, ChoiceOption):
            varied = any(option.name in one for one in game.definition.lab.settings) and value is not None
            if value != option.default or varied:
                parts.append(value_label(game, option.name, value))
        elif value != option.parse(table_given(game.definition.folder / option.default, None)):
            parts.append(words("lab-table", option=option.name, name=value["name"]))
    return ", ".join(parts)


def value_label(game: Game, option: str, value: Any) -> str:
    """The value of an option, in the words of the game, or of Python."""
    said = game.words
    short, long = (f"{kind}-{option}-{value}".replace("_", "-").lower() for kind in ("short", "option"))
    if said.knows(short):
        return said(short)
    if said.knows(long):
        return f"{said(f'option-{option}'.replace('_', '-'))}: {said(long)}"
    return f"{option}: {value}"
