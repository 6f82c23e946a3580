"""Every setting of every game: what the laws are tried on."""

from typing import Any

import tavoliere as tv

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


def label(setting: tuple[str, dict[str, Any]]) -> str:
    """A name for a setting that can also be a file's: cardcassonne-3."""
    name, options = setting
    return "-".join([name, *map(str, options.values())])


LABELS = [label(setting) for setting in SETTINGS]


def game_of(setting: tuple[str, dict[str, Any]], interpreted: bool = False) -> tv.Game:
    """The game that a setting describes."""
    name, options = setting
    return tv.game(name, interpreted=interpreted, **options)
