"""The stepping of `_batch.pyx` in plain Python, for where the rules run interpreted."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tavoliere.engine.interpreted import CHANCE, MOST_LEGAL, NOBODY_ACTS, Generator, Kernel
from tavoliere.envs.rewards import rewards_of

if TYPE_CHECKING:
    from tavoliere.envs.batch import Arrays


class Stepper:
    """Plays the games of a batch on."""

    def __init__(self, kernel: Kernel, start: bytes, sides: Sequence[int], arrays: "Arrays") -> None:
        self.kernel, self.rules, self.layout = kernel, kernel.rules, kernel.layout
        self.start, self.sides, self.arrays = start, sides, arrays
        self.numbers = [0] * MOST_LEGAL
        self.chance: list[Generator] = []
        self.choice: list[Generator] = []

    def seed(self, seed: int) -> None:
        """Give every game its generators, one for chance and one for random choices."""
        games = len(self.arrays.states)
        self.chance = [Generator(seed, 2 * game) for game in range(games)]
        self.choice = [Generator(seed, 2 * game + 1) for game in range(games)]

    def begin(self, first: int, last: int) -> None:
        """Begin the games from `first` to before `last` anew."""
        for game in range(first, last):
            self.arrays.rewards[game] = 0
            self.arrays.scores[game] = 0
            self.arrays.done[game] = 0
            self._look(game, self._draw(game, self.layout.unpack(self.start)))

    def illegal(self, actions: Any) -> int:
        """The first game whose action is not legal, or -1."""
        masks = self.arrays.masks
        for game, action in enumerate(actions):
            if not 0 <= action < masks.shape[1] or not masks[game, action]:
                return game
        return -1

    def step(self, actions: Any, first: int, last: int) -> None:
        """Play a legal action in each game from `first` to before `last`."""
        for game in range(first, last):
            self.arrays.rewards[game] = 0
            self.arrays.scores[game] = 0
            self.arrays.done[game] = 0
            state = self.layout.unpack(self.arrays.states[game].tobytes())
            self.rules.apply(state, int(actions[game]))
            state = self._draw(game, state)
            if self.rules.actor(state) == NOBODY_ACTS:
                self._settle(game, state)
                state = self._draw(game, self.layout.unpack(self.start))
            self._look(game, state)

    def choose(self, out: Any, first: int, last: int) -> None:
        """Write a legal action of each game, any of them as likely as another."""
        for game in range(first, last):
            out[game] = self.arrays.legal[game, self.choice[game].below(int(self.arrays.counts[game]))]

    def _draw(self, game: int, state: Any) -> Any:
        """Play chance until somebody decides or the game is over."""
        while self.rules.actor(state) == CHANCE:
            total = self.rules.weights(state, self.numbers)
            self.rules.apply(state, self.chance[game].weighted(self.numbers, total))
        return state

    def _settle(self, game: int, state: Any) -> None:
        seats = len(self.sides)
        self.arrays.done[game] = 1
        self.rules.scores(state, self.numbers)
        self.arrays.scores[game] = self.numbers[:seats]
        self.rules.standing(state, self.numbers)
        self.arrays.rewards[game] = rewards_of(self.numbers[:seats], self.sides)

    def _look(self, game: int, state: Any) -> None:
        """Write down the state, who decides, what it may do, and what it sees."""
        arrays = self.arrays
        count = self.rules.legal(state, self.numbers)
        legal = self.numbers[:count]
        arrays.states[game] = np.frombuffer(self.layout.pack(state), np.uint8)
        arrays.actors[game] = actor = self.rules.actor(state)
        arrays.masks[game] = 0
        arrays.masks[game, legal] = 1
        arrays.legal[game, :count] = legal
        arrays.counts[game] = count
        if len(arrays.views):
            self.rules.view(state, actor)
            arrays.views[game] = np.frombuffer(self.layout.pack(state), np.uint8)
