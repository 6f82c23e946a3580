"""Thousands of games of one kind at once, in arrays.

    batch = tv.batch(tv.game("cardcassonne", players=3), 4096, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)
        rewards, done = batch.step(actions)

Every game of a batch always waits for somebody's decision: chance is played inside, by generators that each game has of
its own, and a game that ends begins anew at once. The arrays of a batch are always the same ones, filled anew at each
step, and can't be written to; copy what is to be kept.

Of a game that ended with a step its `rewards`, `scores`, `lengths` (how many decisions it took) and `facts` (what the
game counts about itself, by name) are told until the next; they are 0 otherwise. `played` says how many games have
ended at each place. Whoever takes all games that ended within some steps takes too many short ones: take the first so
many of every place instead, and go on until all places have them.

    while batch.played.min() < 10:
        rewards, done = batch.step(policy(batch))
        kept += rewards[done & (batch.played <= 10)]
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import Game, Position
from tavoliere.engine.program_source import check_current
from tavoliere.envs import interpreted, words
from tavoliere.envs.batch_program import BATCH
from tavoliere.envs.observations import pieces_of
from tavoliere.words import spoken

Array = npt.NDArray[Any]


class WrongBatch(TavoliereError):
    """A batch that cannot be made, or actions that are not one for each game."""

    own_words = words


class Batch:
    """Games in step."""

    def __init__(self, game: Game, games: int, seed: int = 0, threads: int = 1, observe: bool = True) -> None:
        for name, given in (("games", games), ("threads", threads)):
            if given < 1:
                raise WrongBatch("batch-number", name=name, given=given)
        self.game = game
        self.games = games
        self._stepper = stepper = stepper_class(game)(game.start(), game.sides, games, observe)
        self._ranges = ranges(games, threads)
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0  # whose threads they are
        self.masks = shown(stepper.masks)
        self.actors = shown(stepper.actors)
        self.rewards = shown(stepper.rewards)
        self.scores = shown(stepper.scores)
        self.done = shown(stepper.done)
        self.lengths = shown(stepper.lengths)
        self.played = shown(stepper.played)
        self.facts = {name: shown(stepper.facts[:, i]) for i, name in enumerate(game.definition.state.FACTS)}
        self.observations = {}
        if observe:
            self.observations = {name: shown(piece) for name, piece in named(game, stepper.views).items()}
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; a seed settles everything that chance will do in them."""
        self._stepper.seed(seed & (2**64 - 1))
        self._share_out(self._stepper.begin)

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array]:
        """Play one action in each game. Returns `rewards` and `done`, which are always the same arrays.

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

    def step_at_random(self) -> tuple[Array, Array]:
        """Play `random_actions` in all games. Returns `rewards` and `done`, which are always the same arrays."""
        return self.step(self.random_actions())

    def random_actions(self) -> Array:
        """A legal action for each game, all equally likely: what `step` takes."""
        return self._chosen_by(self._stepper.choose)

    def greedy_actions(self) -> Array:
        """What a squire would play in each game: the best action by the heuristic."""
        return self._chosen_by(self._stepper.choose_best)

    def position(self, index: int) -> Position:
        """Where one of the games stands, hidden things and all."""
        if not 0 <= index < self.games:
            raise IndexError(f"games are 0 to {self.games - 1}, not {index}")
        position: Position = self._stepper.position(index)
        return position

    def _chosen_by(self, choose: Callable[[Array, int, int], None]) -> Array:
        actions = np.empty(self.games, np.int32)
        self._share_out(lambda first, last: choose(actions, first, last))
        return actions

    def _illegal(self, at: int, action: int) -> IllegalAction:
        with spoken("en"):  # as the sentence around it
            try:
                reason = self.game.illegal(self.position(at), action)
            except IllegalAction as no_such_number:
                reason = no_such_number
        return IllegalAction("batch-illegal", words, index=str(at), action=str(action), reason=str(reason))

    def _share_out(self, work: Callable[[int, int], None]) -> None:
        if len(self._ranges) == 1:
            work(0, self.games)
            return
        if self._pool is None or self._process != os.getpid():  # a process that was forked has none of them
            self._pool, self._process = ThreadPoolExecutor(len(self._ranges)), os.getpid()
        list(self._pool.map(lambda part: work(*part), self._ranges))

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game!r}>"


def stepper_class(game: Game) -> Any:
    """What plays the games on, compiled where the rules are."""
    return compiled_stepper() if game.compiled else interpreted.Stepper


@cache
def compiled_stepper() -> Any:
    from tavoliere.envs._batch import SOURCE_HASH, Stepper

    check_current(BATCH, SOURCE_HASH)
    return Stepper


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
