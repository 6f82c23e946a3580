"""How honest a ranking is: what one ranked thought says of its best actions, held against separate long searches.

A position is taken from a game among bots. A thought ranks its actions; then each of the best is searched by itself, in
a tree of its own, with many times the tries that it had in the ranking, all of which begin with it. What the long
searches say they say by the same evaluation of positions: this is about how well the thinking knows its own mind.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from tavoliere.bots import Bot, SearchBot, Thought
from tavoliere.bots.search import Alternative
from tavoliere.engine.action import Action
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.game import CHANCE, Game, View
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import generators, looking_ahead, walk
from tavoliere.lab.running import as_they_come
from tavoliere.lab.tally import Tally

RANK = 5
SCALE = 10_000  # of figures that are counted as whole numbers


class Compared(NamedTuple):
    """The best actions of one ranking, and what each is worth by a long search of its own."""

    thought: Thought
    values: tuple[float, ...]  # of the first alternatives, by the long searches

    @property
    def ranked(self) -> Sequence[tuple[Alternative, float]]:
        return list(zip(self.thought.alternatives, self.values, strict=False))


def decision(game: Game, player: str, seed: int, number: int) -> View | None:
    """Some decision of a game among equal players; None where nobody had one."""
    chance, choices = generators(seed, number)
    steps = [position for position, _ in walk(game, (player,) * game.players, chance, choices)]
    open_to = [one for one in steps if one.actor not in (None, CHANCE) and len(one.actions) > 1]
    if not open_to:
        return None
    position = random.Random(f"decision {seed} {number}").choice(open_to)
    return position.view(position.actor)


def compared(thinker: SearchBot, view: View, times: int, generator: random.Random, ordinary: bool = False) -> Compared:
    """Rank the actions of a view, and search each of the best by itself, `times` as often.

    An ordinary thought is held to the same: its most tried actions, which are searched as often as if all were alike.
    """
    thought = thinker.think(view, generator=generator, rank=0 if ordinary else RANK)
    best = [one for one in thought.alternatives[:RANK] if one.visits]
    tries = times * sum(one.visits for one in best) // len(best)
    return Compared(thought, tuple(searched_alone(thinker, view, one.action, tries, generator) for one in best))


def searched_alone(thinker: SearchBot, view: View, action: Action, tries: int, generator: random.Random) -> float:
    """What an action is worth to the thinking seat after a long search; half of that is for finding its way."""
    tree = thinker.planted(view, generator.getrandbits(63))
    half = max(1, tries // 2)
    tree.think_about(int(action), half)
    sums: list[float]
    sums, _ = tree.think_about(int(action), half)
    return thinker.calibrated(view.game, [total / half for total in sums])[view.seat]


class Inquiry(NamedTuple):
    """Whose rankings are held against long searches, and how long both are."""

    game: Game
    bot: str
    iterations: int | None  # of a ranking; without a number, so many seconds
    seconds: float
    times: int
    ordinary: bool
    seed: int


def thinker_of(asked: Inquiry) -> Bot:
    thinker = looking_ahead(asked.bot, asked.iterations)
    if isinstance(thinker, SearchBot):
        thinker.threads = 1
        if asked.iterations is None:
            thinker.seconds, thinker.iterations = asked.seconds, MOST_ITERATIONS
    return thinker


def regrets_at(asked: Inquiry, number: int) -> "Regrets":
    """What comes of one position; of a game without a decision, nothing."""
    found, thinker = Regrets(), thinker_of(asked)
    assert isinstance(thinker, SearchBot)
    if view := decision(asked.game, "squire", asked.seed, number):
        generator = random.Random(f"{asked.seed} {number}")
        found.take(compared(thinker, view, asked.times, generator, asked.ordinary))
    return found


def inquire(asked: Inquiry, positions: int, workers: int | None = None) -> Iterator["Regrets"]:
    """What comes of each position, as it is found."""
    return as_they_come(partial(regrets_at, asked), positions, workers)


class Regrets:
    """What came of many comparisons."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.positions = 0

    def take(self, found: Compared) -> None:
        """Count a comparison: of each place its value, and from the second on what it loses against the first."""
        self.positions += 1
        thought, (_, best) = found.thought, found.ranked[0]
        for place, (one, value) in enumerate(found.ranked, 1):
            self.count(f"value-{place}", abs(one.value - value), one.margin)
            if place > 1:
                stated, margin = thought.loss(one)
                self.count(f"loss-{place}", abs(stated - (best - value)), margin)
        self.tally.count("missed", [round(SCALE * (max(found.values) - best))])

    def merge(self, other: "Regrets") -> None:
        self.tally.merge(other.tally)
        self.positions += other.positions

    def count(self, column: str, error: float, margin: float) -> None:
        for name in (column, column.partition("-")[0]):
            self.tally.count(f"{name} within", [int(error <= margin)])
            self.tally.count(f"{name} error", [round(SCALE * error)])
            self.tally.count(f"{name} margin", [round(SCALE * margin)])

    def within(self, column: str) -> Estimate:
        """The share of stated figures whose margin reached the long search's."""
        return self.tally.share(f"{column} within", bool)

    def mean(self, column: str) -> Estimate:
        return self.tally.estimate(column, SCALE)

    @property
    def columns(self) -> list[str]:
        """All values and losses, then place by place."""
        names = ["value", "loss", *(f"{kind}-{place}" for kind in ("value", "loss") for place in range(1, RANK + 1))]
        return [name for name in names if f"{name} within" in self.tally]

    def to_json(self) -> dict[str, Any]:
        figures = {
            column: {
                "number": self.tally.number(f"{column} within"),
                "within": self.within(column).to_json(),
                "error": self.mean(f"{column} error").to_json(),
                "margin": self.mean(f"{column} margin").to_json(),
            }
            for column in self.columns
        }
        return {"positions": self.positions, "missed": self.mean("missed").to_json(), "figures": figures}
