"""Which form of the rules runs: the compiled one where it fits the source, the interpreted one otherwise."""

import importlib
import warnings
from functools import cache
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine import interpreted
from tavoliere.engine.layout import Layout
from tavoliere.engine.plain_language import source_hash
from tavoliere.words import Words


class RunsInterpreted(UserWarning):
    """No compiled rules were found, or stale ones; the program runs the same rules interpreted."""


@cache
def layout(definition: GameDefinition) -> Layout:
    """How the states of a game lie in memory."""
    return Layout(definition.state.State)


@cache
def rules_hash(definition: GameDefinition) -> str:
    """Names the exact rules that this process runs, whatever becomes of their files meanwhile."""
    return source_hash(definition)


@cache
def compiled_kernel(definition: GameDefinition) -> Any | None:
    """The compiled rules of a game, or None, with a warning, where there are none that fit the source."""
    try:
        from tavoliere.engine import _core

        # What the build makes of a game may be missing, and no editor could find it: hence by its name.
        game = importlib.import_module(f"{definition.package}._compiled")
    except ImportError:
        warn_once("interpreted-not-compiled")
        return None
    if rules_hash(definition) != game.SOURCE_HASH:
        warn_once("interpreted-stale")
        return None
    kernel = _core.Kernel(game.TABLE)
    assert kernel.state_size == layout(definition).size
    return kernel


@cache
def interpreted_kernel(definition: GameDefinition) -> interpreted.Kernel:
    """The rules of a game as plain Python."""
    return interpreted.Kernel(
        layout(definition), definition.rules, definition.heuristic, definition.evaluation, definition.features
    )


@cache
def warn_once(message: str) -> None:
    warnings.warn(Words()(message), RunsInterpreted, stacklevel=2)
