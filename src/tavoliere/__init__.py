"""Tavoliere: Euro board games with exact rules, in the terminal and from Python.

Examples:
    >>> import tavoliere as tv
    >>> game = tv.game("cardcassonne", players=3)
    >>> position = game.start()
    >>> position.actor == tv.CHANCE
    True
    >>> position = position.play("draw green-animal")
"""

from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition, TavoliereError, UnknownGame, WrongOption
from tavoliere.engine.game import CHANCE, Game, Position, Result, View, game, position
from tavoliere.engine.kernels import RunsInterpreted
from tavoliere.games.registry import GAMES
from tavoliere.table.match import Match
from tavoliere.table.record import DamagedRecord
from tavoliere.words import set_language

if TYPE_CHECKING:
    from tavoliere.analysis import Analysis
    from tavoliere.analysis.analysis import EffortOptions
    from tavoliere.envs.batch import Batch

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "DamagedRecord",
    "Game",
    "IllegalAction",
    "ImpossiblePosition",
    "Match",
    "Position",
    "Result",
    "RunsInterpreted",
    "TavoliereError",
    "UnknownGame",
    "View",
    "WrongOption",
    "analyse",
    "batch",
    "game",
    "position",
    "set_language",
]


@overload
def batch(
    game: Game,
    games: int,
    *,
    device: Literal["cpu"] = "cpu",
    seed: int = 0,
    threads: int = 1,
    observe: bool = True,
) -> "Batch": ...
@overload
def batch(game: Game, games: int, *, device: str, seed: int = 0, observe: bool = True) -> "Batch": ...
def batch(game: Game, games: int, *, device: str = "cpu", **options: Any) -> "Batch":
    """Many games in step, in arrays, which `tavoliere.envs.batch` describes.

    `seed` settles all that chance does, `threads` share the games out, and without `observe` nobody's view is written,
    which is faster. With `device="cuda"` they are played on a GPU: `tavoliere.envs.device_batch`.
    """
    if device != "cpu":
        from tavoliere.envs.device_batch import on_device

        return on_device(game, games, device, **options)
    from tavoliere.envs.batch import Batch  # NumPy, only for whom it is of use

    return Batch(game, games, **options)


def analyse(
    match: Match, *, known: "Analysis | None" = None, jobs: int = 1, **effort: "Unpack[EffortOptions]"
) -> "Analysis":
    """What every decision of a match cost, and what its dice and cards gave; `docs/analysis.md` defines both.

    `effort`: as in `tavoliere.analysis.Effort`, such as `iterations=1000` or `luck_only=True`.
    """
    from tavoliere.analysis import Effort
    from tavoliere.analysis import analyse as carry_out  # the lab, only for whom it is of use

    return carry_out(match, Effort(**effort) if effort else None, known=known, jobs=jobs)
