"""The door to the steps of a batch (`stepping.py`) where the rules run interpreted: `_batch.pyx` in plain Python."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tavoliere.engine import checks
from tavoliere.engine.interpreted import Core
from tavoliere.envs import stepping


class Stepper:
    """Plays the games of a batch on."""

    def __init__(self, start: Core, sides: Sequence[int], games: int, observe: bool) -> None:
        if not isinstance(start, Core):
            raise TypeError(f"the games of a batch begin at a position, not at {checks.shortened(start)}")
        start._need_full()
        if start.actor is None:
            raise ValueError("the games of a batch must begin before their end")
        kernel, seats, actions = start.kernel, start.seats, len(start.game.all_actions)
        self.layout, self.start = kernel.layout, start
        self.games = games = checks.whole(games, 1, checks.MOST_GAMES, "games")
        sides = checks.one_for_each_seat(sides, seats, checks.MOST_SEATS - 1, "sides")
        facts = kernel.rules.facts(start.state, [0] * stepping.MOST_LEGAL)
        self.views = np.zeros((games, self.layout.size), np.uint8) if observe else None
        self.masks = np.zeros((games, actions), np.bool_)
        self.actors = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, seats), np.float32)
        self.scores = np.zeros((games, seats), np.int32)
        self.done = np.zeros(games, np.bool_)
        self.facts = np.zeros((games, facts), np.int32)
        self.lengths = np.zeros(games, np.int32)
        self.played = np.zeros(games, np.int32)
        self.lines = stepping.Games(
            rules=kernel.table,
            start=start.state,
            seats=seats,
            actions=actions,
            width=actions,
            facts_count=facts,
            observed=bool(observe),
            states=[self.layout.zero() for _ in range(games)],
            views=[self.layout.zero() for _ in range(games if observe else 0)],
            masks=places(self.masks),
            legal=[0] * (games * actions),
            counts=[0] * games,
            actors=places(self.actors),
            rewards=places(self.rewards),
            scores=places(self.scores),
            done=places(self.done),
            facts=places(self.facts),
            running=[0] * games,
            lengths=places(self.lengths),
            played=places(self.played),
            chance=[None] * games,
            choice=[None] * games,
        )
        self.lines.sides[:seats] = sides
        self.seed(0)
        self.begin(0, games)

    def seed(self, seed: int) -> None:
        """Give every game its generators, one for chance and one for random choices."""
        stepping.seed_all(self.lines, checks.whole(seed, 0, checks.LAST_SEED, "seed"), self.games)

    def begin(self, first: int, last: int) -> None:
        """Begin the games from `first` to before `last` anew."""
        begin, end = self._part(first, last)
        stepping.begin(self.lines, begin, end)
        self._show(begin, end)

    def illegal(self, actions: Any) -> int:
        """The first game whose action is not legal, or -1."""
        found = stepping.illegal(self.lines, self._one_each(actions), 0, self.games)
        return -1 if found == self.games else found

    def step(self, actions: Any, first: int, last: int) -> None:
        """Play an action in each game from `first` to before `last`; ValueError at the first that is not legal."""
        begin, end = self._part(first, last)
        actions = self._one_each(actions)
        game = stepping.step(self.lines, actions, begin, end)
        self._show(begin, game)
        if game < end:
            raise ValueError(f"action {actions[game]} is not legal in game {game}")

    def choose(self, out: Any, first: int, last: int) -> None:
        """Write a legal action of each game, any of them as likely as another."""
        begin, end = self._part(first, last)
        stepping.choose(self.lines, self._one_each(checks.writable(out)), begin, end)

    def choose_best(self, out: Any, first: int, last: int) -> None:
        """Write the best action of each game by the heuristic; which one of equals, luck says."""
        begin, end = self._part(first, last)
        stepping.choose_best(self.lines, self._one_each(checks.writable(out)), begin, end)

    def position(self, index: int) -> Core:
        """Where one of the games stands, hidden things and all."""
        state = self.lines.states[checks.whole(index, 0, self.games - 1, "index")]
        start = self.start
        return start._with(start.game, start.kernel, self.layout.copy(state), start.seats, start.known)

    def _show(self, first: int, last: int) -> None:
        """Write the views as bytes, which compiled they are."""
        if self.views is not None:
            for game in range(first, last):
                self.views[game] = np.frombuffer(self.layout.pack(self.lines.views[game]), np.uint8)

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


def places(array: Any) -> memoryview:
    """The numbers of an array one after the other, as Python's own."""
    return memoryview((array.view(np.uint8) if array.dtype == np.bool_ else array).reshape(-1))
