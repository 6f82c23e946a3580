"""Which form of the rules runs: the compiled one where it fits the source, the interpreted one otherwise."""

import importlib
import warnings
from functools import cache
from typing import Any

from tavoliere.engine import interpreted
from tavoliere.engine.codegen import source_hash
from tavoliere.engine.layout import Layout
from tavoliere.engine.position import Position
from tavoliere.words import Words


class RunsInterpreted(UserWarning):
    """No compiled rules were found, or stale ones; the program runs the same rules interpreted."""


class InterpretedPosition(Position, interpreted.Core):
    """A position whose rules run as plain Python."""

    __slots__ = ()


@cache
def layout(package: str) -> Layout:
    """How the states of a game lie in memory."""
    return Layout(importlib.import_module(f"{package}.state").State)


@cache
def compiled_kernel(package: str) -> Any | None:
    """The compiled rules of a game, or None, with a warning, where there are none that fit the source."""
    try:
        core = importlib.import_module("tavoliere.engine._core")
        game = importlib.import_module(f"{package}._compiled")
    except ImportError:
        warn_once("interpreted-not-compiled")
        return None
    if source_hash(package) != game.SOURCE_HASH:
        warn_once("interpreted-stale")
        return None
    importlib.import_module(f"{package}.evaluation")  # now: a bot's first thought must not wait for it
    kernel = core.Kernel(game.TABLE)
    assert kernel.state_size == layout(package).size
    return kernel


@cache
def interpreted_kernel(package: str) -> interpreted.Kernel:
    """The rules of a game as plain Python."""
    files = (importlib.import_module(f"{package}.{name}") for name in ("rules", "heuristic", "evaluation"))
    return interpreted.Kernel(layout(package), *files)


@cache
def compiled_position() -> type[Position]:
    """The class of positions whose rules run compiled."""
    core = importlib.import_module("tavoliere.engine._core").Core
    return type("CompiledPosition", (Position, core), {"__slots__": (), "__doc__": "A position of compiled rules."})


@cache
def warn_once(message: str) -> None:
    warnings.warn(Words()(message), RunsInterpreted, stacklevel=2)
