"""Every setting of every game: what the laws are tried on."""

from typing import Any

import tavoliere as tv
from tavoliere.lab.settings import SETTINGS, label

__all__ = ["LABELS", "SETTINGS", "game_of", "label"]

LABELS = [label(setting) for setting in SETTINGS]


def game_of(setting: tuple[str, dict[str, Any]], interpreted: bool = False) -> tv.Game:
    """The game that a setting describes."""
    name, options = setting
    return tv.game(name, interpreted=interpreted, **options)
