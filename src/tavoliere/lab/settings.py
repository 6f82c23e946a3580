"""The fifteen settings in which the games are usually played, and how a setting is called."""

from typing import Any

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.game import Game, table_given
from tavoliere.lab.wording import words

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *(("cardcassonne", {"players": players}) for players in (2, 3, 4, 5)),
    *(
        ("carolus-magnus", {"players": players, "refill": refill})
        for refill in ("dice", "draft")
        for players in (2, 3, 4)
    ),
    *(("san-marco", {"players": players}) for players in (3, 4)),
    *(("san-marco", {"players": 2, "variant": variant}) for variant in ("ghosts", "neutral", "two-colours")),
]


def usual_games(name: str | None = None) -> list[Game]:
    """The games of the fifteen settings, or those of one game."""
    return [tv.game(other, **options) for other, options in SETTINGS if name in (None, other)]


def label(setting: tuple[str, dict[str, Any]]) -> str:
    """A name for a setting that can also be a file's: cardcassonne-3."""
    name, options = setting
    return "-".join([name, *map(str, options.values())])


def told(game: Game, title: bool = True) -> str:
    """A setting in words: the game, how many play, and what is not as usual."""
    parts = [game.words("title")] if title else []
    parts.append(words("lab-players", players=game.players))
    for option in game.module("options").OPTIONS:
        value = game.settings[option.name]
        if option.name == "players":
            continue
        if isinstance(option, ChoiceOption):
            if value != option.default or (option.name == "refill"):
                parts.append(value_told(game, option.name, value))
        elif value != option.parse(table_given(game.folder / option.default, None)):
            parts.append(words("lab-table", option=option.name, name=value["name"]))
    return ", ".join(parts)


def value_told(game: Game, option: str, value: Any) -> str:
    """The value of an option, in the words of the lab, of the game, or of Python."""
    for message, said in ((f"lab-value-{option}-{value}", words), (f"option-{option}-{value}", game.words)):
        name = message.replace("_", "-").lower()
        if said.knows(name):
            return said(name) if said is words else f"{game.words(f'option-{option}'.replace('_', '-'))}: {said(name)}"
    return f"{option}: {value}"
