"""Thousands of games of one kind at once, in arrays.

    batch = tv.batch(tv.game("cardcassonne", players=3), 4096, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)
        rewards, done = batch.step(actions)

Every game of a batch always waits for somebody's decision: chance is played inside, by generators that each game has of
its own, and a game that ends begins anew at once. The arrays of a batch are always the same ones, filled anew at each
step, and can't be written to; copy what is to be kept.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.position import Position
from tavoliere.envs import interpreted_batch
from tavoliere.envs.observations import pieces_of

Array = npt.NDArray[Any]


class WrongBatch(TavoliereError):
    """A batch that cannot be made, or actions that are not one for each game."""


class Arrays(NamedTuple):
    """Everything about the games of a batch, one line a game."""

    states: Array  # the bytes of each state
    views: Array  # the bytes of what the deciding seat sees of it; empty where nobody asked for observations
    masks: Array
    legal: Array  # the numbers of the legal actions, in the first `counts` places
    counts: Array
    actors: Array
    rewards: Array
    scores: Array
    done: Array
    chance: Array  # the state of each game's generators
    choice: Array


class Batch:
    """Games in step."""

    def __init__(self, game: Game, games: int, seed: int = 0, threads: int = 1, observe: bool = True) -> None:
        for name, given in (("games", games), ("threads", threads)):
            if given < 1:
                raise WrongBatch("batch-number", name=name, given=given)
        self.game = game
        self.games = games
        self._arrays = arrays = blank(game, games, observe)
        self._stepper = stepper_class(game)(game.kernel, game.start().raw, game.sides, arrays)
        self._ranges = ranges(games, threads)
        self._pool = ThreadPoolExecutor(threads) if len(self._ranges) > 1 else None
        self._chosen = np.zeros(games, np.int32)
        self.masks = shown(arrays.masks.view(np.bool_))
        self.actors = shown(arrays.actors)
        self.rewards = shown(arrays.rewards)
        self.scores = shown(arrays.scores)
        self.done = shown(arrays.done.view(np.bool_))
        self.observations = {}
        if observe:
            self.observations = {name: shown(piece) for name, piece in named(game, arrays.views).items()}
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; a seed settles everything that chance will do in them."""
        self._stepper.seed(seed & (2**64 - 1))
        self._share_out(self._stepper.begin)

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array]:
        """Play one action in each game. Returns `rewards` and `done`.

        If any action is illegal nothing is played, and the error names the game and says why.
        """
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise WrongBatch("batch-actions", games=self.games, shape=str(chosen.shape), kind=str(chosen.dtype))
        if chosen.dtype != np.int32:
            chosen = np.clip(chosen, -1, len(self.game.all_actions)).astype(np.int32)
        at = self._stepper.illegal(chosen)
        if at >= 0:
            raise self._illegal(int(at), int(np.asarray(actions)[at]))
        self._share_out(lambda first, last: self._stepper.step(chosen, first, last))
        return self.rewards, self.done

    def random_actions(self) -> Array:
        """A legal action for each game, all equally likely: what `step` takes. The array is the same each time."""
        self._share_out(lambda first, last: self._stepper.choose(self._chosen, first, last))
        return self._chosen

    def position(self, index: int) -> Position:
        """Where one of the games stands, hidden things and all."""
        if not 0 <= index < self.games:
            raise IndexError(f"games are 0 to {self.games - 1}, not {index}")
        return self.game.restore(self._arrays.states[index].tobytes())

    def _illegal(self, at: int, action: int) -> IllegalAction:
        try:
            reason = self.game.illegal(self.position(at), action)
        except IllegalAction as no_such_number:
            reason = no_such_number
        return IllegalAction("batch-illegal", index=str(at), action=str(action), reason=str(reason))

    def _share_out(self, work: Callable[[int, int], None]) -> None:
        if self._pool is None:
            work(0, self.games)
        else:
            list(self._pool.map(lambda part: work(*part), self._ranges))

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game!r}>"


def stepper_class(game: Game) -> Any:
    """What plays the games on, compiled where the rules are."""
    if not game.compiled:
        return interpreted_batch.Stepper
    from tavoliere.envs._batch import Stepper

    return Stepper


def blank(game: Game, games: int, observe: bool) -> Arrays:
    """The arrays of a batch before its games begin."""
    size, actions, players = len(game.start().raw), len(game.all_actions), game.players
    return Arrays(
        states=np.zeros((games, size), np.uint8),
        views=np.zeros((games if observe else 0, size), np.uint8),
        masks=np.zeros((games, actions), np.uint8),
        legal=np.zeros((games, min(actions, MOST_LEGAL)), np.int16),
        counts=np.zeros(games, np.int32),
        actors=np.zeros(games, np.int8),
        rewards=np.zeros((games, players), np.float32),
        scores=np.zeros((games, players), np.int32),
        done=np.zeros(games, np.uint8),
        chance=np.zeros(games, np.uint64),
        choice=np.zeros(games, np.uint64),
    )


def named(game: Game, views: Array) -> dict[str, Array]:
    """The fields of many views by name, one line a game, without copying."""
    pieces = {}
    for piece in pieces_of(game.definition):
        columns = views[:, piece.offset : piece.offset + piece.size * piece.dtype.itemsize]
        pieces[piece.name] = columns.view(piece.dtype).reshape(len(views), *piece.shape, copy=False)
    return pieces


def shown(array: Array) -> Array:
    """The same numbers, to be read only."""
    view = array.view()
    view.flags.writeable = False
    return view


def ranges(games: int, threads: int) -> list[tuple[int, int]]:
    """The games shared out, as evenly as can be."""
    cuts = [games * part // threads for part in range(threads + 1)]
    return [(first, last) for first, last in pairwise(cuts) if first < last]
