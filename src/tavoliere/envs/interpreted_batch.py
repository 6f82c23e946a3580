"""The stepping of `_batch.pyx` in plain Python, for where the rules run interpreted."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tavoliere.engine import checks
from tavoliere.engine.interpreted import CHANCE, MOST_LEGAL, NOBODY_ACTS, Core
from tavoliere.engine.program import Generator
from tavoliere.envs.rewards import rewards_of


class Stepper:
    """Plays the games of a batch on."""

    def __init__(self, start: Core, sides: Sequence[int], games: int, observe: bool) -> None:
        if not isinstance(start, Core):
            raise TypeError(f"the games of a batch begin at a position, not at {checks.shortened(start)}")
        start._need_full()
        if start.actor is None:
            raise ValueError("the games of a batch must begin before their end")
        self.rules, self.layout, self.start = start.kernel.rules, start.kernel.layout, start
        self.games = games = checks.whole(games, 1, checks.MOST_GAMES, "games")
        seats = start.seats
        self.sides = checks.one_for_each_seat(sides, seats, checks.MOST_SEATS - 1, "sides")
        self.states = [start.state] * games
        self.legal: list[list[int]] = [[]] * games
        self.views = np.zeros((games, self.layout.size), np.uint8) if observe else None
        self.masks = np.zeros((games, len(start.game.all_actions)), np.bool_)
        self.actors = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, seats), np.float32)
        self.scores = np.zeros((games, seats), np.int32)
        self.done = np.zeros(games, np.bool_)
        self.facts = np.zeros((games, self.rules.facts(start.state, [0] * MOST_LEGAL)), np.int32)
        self.running = [0] * games  # decisions of the games as they stand
        self.lengths = np.zeros(games, np.int32)
        self.played = np.zeros(games, np.int32)
        self.numbers = [0] * MOST_LEGAL
        self.seed(0)
        self.begin(0, games)

    def seed(self, seed: int) -> None:
        """Give every game its generators, one for chance and one for random choices."""
        seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        self.chance = [Generator(seed, 2 * game) for game in range(self.games)]
        self.choice = [Generator(seed, 2 * game + 1) for game in range(self.games)]

    def begin(self, first: int, last: int) -> None:
        """Begin the games from `first` to before `last` anew."""
        for game in range(*self._part(first, last)):
            self._blank(game)
            self.running[game] = self.played[game] = 0
            self._look(game, self._draw(game, self.layout.copy(self.start.state)))

    def illegal(self, actions: Any) -> int:
        """The first game whose action is not legal, or -1."""
        for game, action in enumerate(self._one_each(actions)):
            if action not in self.legal[game]:
                return game
        return -1

    def step(self, actions: Any, first: int, last: int) -> None:
        """Play an action in each game from `first` to before `last`; ValueError at the first that is not legal."""
        begin, end = self._part(first, last)
        actions = self._one_each(actions)
        for game in range(begin, end):
            if actions[game] not in self.legal[game]:
                raise ValueError(f"action {actions[game]} is not legal in game {game}")
            self._blank(game)
            state = self.states[game]
            self.running[game] += 1
            self.rules.apply(state, actions[game])
            state = self._draw(game, state)
            if self.rules.actor(state) == NOBODY_ACTS:
                self._settle(game, state)
                self.running[game] = 0
                state = self._draw(game, self.layout.copy(self.start.state))
            self._look(game, state)

    def choose(self, out: Any, first: int, last: int) -> None:
        """Write a legal action of each game, any of them as likely as another."""
        begin, end = self._part(first, last)
        out = self._one_each(checks.writable(out))
        for game in range(begin, end):
            out[game] = self.legal[game][self.choice[game].below(len(self.legal[game]))]

    def choose_best(self, out: Any, first: int, last: int) -> None:
        """Write the best action of each game by the heuristic; which one of equals, luck says."""
        begin, end = self._part(first, last)
        out = self._one_each(checks.writable(out))
        kernel = self.start.kernel
        for game in range(begin, end):
            legal = self.legal[game]
            out[game] = kernel.best_by_heuristic(self.states[game], legal, len(legal), self.choice[game])

    def position(self, index: int) -> Core:
        """Where one of the games stands, hidden things and all."""
        game = checks.whole(index, 0, self.games - 1, "index")
        start = self.start
        return start._with(start.game, start.kernel, self.layout.copy(self.states[game]), start.seats, start.known)

    def _part(self, first: int, last: int) -> tuple[int, int]:
        first = checks.whole(first, 0, self.games, "first")
        return first, checks.whole(last, first, self.games, "last")

    def _one_each(self, actions: Any) -> memoryview:
        given = memoryview(actions)
        if given.format != "i" or given.ndim != 1 or not given.c_contiguous:
            raise ValueError("actions must be a line of ints")
        if len(given) != self.games:
            raise ValueError(f"there must be {self.games} actions, one for each game, not {len(given)}")
        return given

    def _blank(self, game: int) -> None:
        self.rewards[game] = 0
        self.scores[game] = 0
        self.facts[game] = 0
        self.lengths[game] = 0
        self.done[game] = False

    def _draw(self, game: int, state: Any) -> Any:
        """Play chance until somebody decides or the game is over."""
        while self.rules.actor(state) == CHANCE:
            total = self.rules.weights(state, self.numbers)
            if total <= 0:
                break
            self.rules.apply(state, self.chance[game].weighted(self.numbers, total))
        return state

    def _settle(self, game: int, state: Any) -> None:
        seats = len(self.sides)
        self.done[game] = True
        self.played[game] += 1
        self.lengths[game] = self.running[game]
        self.facts[game] = self.numbers[: self.rules.facts(state, self.numbers)]
        self.rules.scores(state, self.numbers)
        self.scores[game] = self.numbers[:seats]
        self.rules.standing(state, self.numbers)
        self.rewards[game] = rewards_of(self.numbers[:seats], self.sides)

    def _look(self, game: int, state: Any) -> None:
        """Write down the state, who decides, what it may do, and what it sees."""
        self.states[game] = state
        self.legal[game] = self.numbers[: self.rules.legal(state, self.numbers)]
        self.actors[game] = actor = self.rules.actor(state)
        self.masks[game] = False
        self.masks[game, self.legal[game]] = True
        if self.views is not None:
            seen = self.layout.copy(state)
            self.rules.view(seen, actor)
            self.views[game] = np.frombuffer(self.layout.pack(seen), np.uint8)
