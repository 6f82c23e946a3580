"""Endgames solved exactly: what a bot's choice loses against perfect play.

Positions are looked for from the end of bots' games backwards, as far as a limit of nodes allows. Everybody plays for
the own side's part of the victory; chance counts by its odds. With two sides that is perfect play; with more, where
somebody who can't gain may still decide who of the others wins, it is one of several ways to play perfectly, the one
in which the first of equal actions is chosen. Where something is hidden nothing is solved: a solver that sees it would
not be playing the same game.
"""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from tavoliere.bots import Bot
from tavoliere.engine.action import Action
from tavoliere.engine.errors import ImpossiblePosition
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab import intervals
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import chosen, generators, parts, walk

PATIENCE = 12  # so many decisions in a row that are too large end the way back through a game
DEEPEST = 200  # steps to the end; Python calls no deeper than some five hundred
SAME = 1e-9  # values closer than that are equal: they are sums of fractions


class Unsolved(Exception):
    """A position that is too large, or in which something is hidden."""


class Solver:
    """Exact values of the positions of one game, kept by their bytes."""

    def __init__(self, game: Game, nodes: int) -> None:
        self.game, self.nodes, self.left = game, nodes, nodes
        self.known: dict[bytes, tuple[float, ...]] = {}

    def solve(self, position: Position) -> tuple[float, ...]:
        """Each seat's part of the victory, which partners have together; Unsolved after too many nodes."""
        self.left = self.nodes
        return self.value(position, 0)

    def actions(self, position: Position) -> dict[Action, float]:
        """What each action is worth to whoever decides; Unsolved after too many nodes for all of them together."""
        self.left = self.nodes
        self.need_open(position)
        actor = position.actor
        assert actor is not None and actor != CHANCE
        return {action: self.value(position.play(action), 0)[actor] for action in position.actions}

    def value(self, position: Position, depth: int) -> tuple[float, ...]:
        key = position.raw
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.worked_out(position, depth + 1)
        return found

    def worked_out(self, position: Position, depth: int) -> tuple[float, ...]:
        actor = position.actor
        if actor is None:
            return parts(position)
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise Unsolved
        if actor == CHANCE:
            weights = position.weights
            total, values = sum(weights), [0.0] * self.game.players
            for action, weight in zip(position.actions, weights, strict=True):
                if weight:
                    for seat, part in enumerate(self.value(position.play(action), depth)):
                        values[seat] += weight * part / total
            return tuple(values)
        self.need_open(position)
        best: tuple[float, ...] = ()
        # what looks good first: behind a sure victory nobody has to look at the rest
        for action in sorted(position.actions, key=position.heuristic_of, reverse=True):
            value = self.value(position.play(action), depth)
            if not best or value[actor] > best[actor] + SAME:
                best = value
            if best[actor] > 1 - SAME:
                break
        return best

    def need_open(self, position: Position) -> None:
        if any(position.view(seat).unknown for seat in range(self.game.players)):
            raise Unsolved


# --- decisions of which everything is known ---------------------------------------------------------------------------


class EndgameDecision(NamedTuple):
    """A decision at which something can be lost, with what each action is worth to whoever decides."""

    game: int
    position: Position
    values: Mapping[Action, float]


class Solved(NamedTuple):
    """What one game held."""

    decisions: list[EndgameDecision]
    solved: int  # those too at which nothing can be lost
    unsolved: int


def endgame(game: Game, player: str, seed: int, number: int, nodes: int, changes: Mapping[str, Any]) -> Solved:
    """The decisions of a game among equal players that can be solved, from its end backwards.

    With `changes`, fields of positions are set first, such as the round, that it be the last one; a position in which
    that is impossible is passed over.
    """
    solver = Solver(game, nodes)
    steps = [position for position, _ in walk(game, (player,) * game.players, *generators(seed, number))]
    decisions: list[EndgameDecision] = []
    solved = unsolved = in_a_row = 0
    for position in reversed(steps):
        if position.actor in (None, CHANCE) or len(position.actions) < 2:
            continue
        if changes:
            try:
                position = game.position({**position.to_json(), **changes})
            except ImpossiblePosition:
                continue
        try:
            values = solver.actions(position)
        except Unsolved:
            unsolved, in_a_row = unsolved + 1, in_a_row + 1
            if in_a_row == (PATIENCE if changes else 2):
                break
            continue
        solved, in_a_row = solved + 1, 0
        if max(values.values()) - min(values.values()) > SAME:
            decisions.append(EndgameDecision(number, position, values))
    return Solved(decisions, solved, unsolved)


class Losses:
    """What a bot lost at decisions, against perfect play."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.by_game: dict[int, list[float]] = {}

    def ask(self, mind: Bot, decision: EndgameDecision, generator: random.Random) -> None:
        """Let the bot decide, and note what that costs it."""
        position = decision.position
        assert position.actor is not None
        action = chosen(self.name, mind, position.view(position.actor), generator)
        loss = max(decision.values.values()) - decision.values[action]
        self.by_game.setdefault(decision.game, []).append(loss if loss > SAME else 0.0)

    @property
    def all(self) -> list[float]:
        return [loss for losses in self.by_game.values() for loss in losses]

    @property
    def mean(self) -> Estimate:
        """The mean loss; decisions of one game are alike, so the games are what its interval is reckoned from."""
        return intervals.ratio_of_parts([(sum(losses), len(losses)) for losses in self.by_game.values()])

    @property
    def perfect(self) -> Estimate:
        """The share of decisions at which nothing was lost, by games as well."""
        return intervals.ratio_of_parts([(losses.count(0.0), len(losses)) for losses in self.by_game.values()])

    def to_json(self) -> dict[str, Any]:
        return {"loss": self.mean.to_json(), "perfect": self.perfect.to_json(), "worst": max(self.all)}
