"""The weights of a game's `playout`: a fit of what a long search chooses.

`playout` adds up entries of its table of weights, `PLAYOUT`, each times a number that the position gives. Called with a
table of unknowns in its place, it tells those numbers; softmax regression then finds the weights by which actions are
as likely as the search tried them often. The same seed plays the same games and gives the same weights.
"""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
import numpy.typing as npt

from tavoliere.bots import SearchBot
from tavoliere.bots.mcts import MOST_SAID
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.source_lines import beside
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab.running import processes, results
from tavoliere.training.players import AGES, name_of
from tavoliere.training.settings import CannotTrain

Array = npt.NDArray[Any]

FILE = "playout_weights.py"
TABLE = "PLAYOUT"
A_LINE = 16  # weights in a line of the file
LOGIT = 1000  # of the weights make a logit
LARGEST = 30_000  # weight; products with points stay far from the end of 32 bits

ITERATIONS = 1000
CARELESS = 0.1  # of the decisions are anything, so that the positions are various
TESTED = 8  # of so many games one is only tested on

RIDGE = 2.0
RARE = 20  # a weight that no more actions ask for stays 0
MOST_STEPS = 40
ENOUGH = 1e-6  # of a logit: when a step gains less per decision, it was the last


class PlayoutTask(NamedTuple):
    """One game to be played."""

    game: Game
    iterations: int
    seed: str


class Decisions(NamedTuple):
    """A row for each legal action of each decision, those of a decision one after the other."""

    weights: Array  # which weights are asked for, ascending
    factors: Array  # what each action multiplies them by
    tries: Array  # what part of the decision's tries went to each action
    choices: Array  # how many actions each decision has

    @property
    def starts(self) -> Array:
        return np.cumsum(self.choices) - self.choices


class Fit(NamedTuple):
    """What came of a fit; the losses are those of games that it did not learn from."""

    weights: dict[int, int]
    decisions: int
    before: float  # when every action is as likely as any other
    loss: float
    agrees: float  # how often the likeliest action is what the search tried most


# --- games ------------------------------------------------------------------------------------------------------------


class Sum:
    """A sum of weights that are not known yet, each times a number."""

    def __init__(self, factors: dict[int, int]) -> None:
        self.factors = factors

    def __mul__(self, number: int) -> "Sum":
        return Sum({weight: number * factor for weight, factor in self.factors.items()})

    def __add__(self, other: "Sum") -> "Sum":
        added = dict(self.factors)
        for weight, factor in other.factors.items():
            added[weight] = added.get(weight, 0) + factor
        return Sum(added)


class Unknowns:
    """A table of weights that are not known yet."""

    def __getitem__(self, weight: int) -> Sum:
        return Sum({weight: 1})


def module_of(definition: GameDefinition) -> Any:
    """The module that holds a game's `playout` and its table."""
    playout = getattr(definition.evaluation, "playout", None)
    if playout is None:
        raise CannotTrain("train-no-playout", name=definition.name)
    return sys.modules[playout.__module__]


def sums(position: Position) -> list[dict[int, int]] | None:
    """What the legal actions multiply each weight by; None where `playout` asks for no weights."""
    module = module_of(position.game.definition)
    legal = [int(action) for action in position.actions]
    said: list[Any] = [0] * MOST_SAID
    with patch.object(module, TABLE, Unknowns()):
        module.playout(position.game.unpack(position), legal, len(legal), said)
    found = said[: len(legal)]
    return [one.factors for one in found] if all(isinstance(one, Sum) for one in found) else None


def play(task: PlayoutTask) -> Decisions:
    """Let the search play against itself, by the formulas, and keep what it thought."""
    game, generator = task.game, random.Random(task.seed)
    settings = game.definition.emperor_search.get(name_of(game))
    bots = [SearchBot(AGES, task.iterations, settings=settings) for _ in range(game.players)]
    rows: list[dict[int, int]] = []
    tries: list[float] = []
    choices: list[int] = []
    position = game.start()
    while (actor := position.actor) is not None:
        if actor == CHANCE:
            action = position.draw(generator.random())
        elif len(position.actions) == 1:
            action = position.actions[0]
        else:
            thought = bots[actor].think(position.view(actor), generator=generator)
            action = thought.action
            asked = sums(position)
            if asked is not None:
                visits = {one.action: one.visits for one in thought.alternatives}
                total = sum(visits.values())
                rows += asked
                tries += [visits.get(one, 0) / total for one in position.actions]
                choices.append(len(asked))
            if generator.random() < CARELESS:
                action = generator.choice(position.actions)
        position = position.play(action)
    weights = np.array(sorted({weight for row in rows for weight in row}), np.int32)
    factors = np.array([[row.get(weight, 0) for weight in weights] for row in rows], np.float32)
    return Decisions(weights, factors.reshape(len(rows), len(weights)), np.array(tries), np.array(choices, np.int32))


def together(games: Sequence[Decisions], weights: Array) -> Decisions:
    """The decisions of several games, which ask for some of these weights."""
    tries, choices = (
        np.concatenate(column) for column in zip(*((one.tries, one.choices) for one in games), strict=True)
    )
    factors = np.zeros((len(tries), len(weights)), np.float32)
    done = 0
    for one in games:
        factors[done : done + len(one.tries), np.searchsorted(weights, one.weights)] = one.factors
        done += len(one.tries)
    return Decisions(weights, factors, tries, choices)


# --- the fit ----------------------------------------------------------------------------------------------------------


def likely(values: Array, given: Decisions) -> Array:
    """How likely each action is: a softmax over those of its decision."""
    best = np.repeat(np.maximum.reduceat(values, given.starts), given.choices)
    powers = np.exp(values - best)
    chances: Array = powers / np.repeat(np.add.reduceat(powers, given.starts), given.choices)
    return chances


def loss_of(chances: Array, given: Decisions) -> float:
    """The mean loss of a decision."""
    return float(-(given.tries * np.log(chances + 1e-30)).sum() / len(given.choices))


def regressed(given: Decisions) -> Array:
    """The weights, in logits, by Newton's method."""
    often = (given.factors != 0).sum(axis=0) > RARE
    scale = np.sqrt((given.factors[:, often].astype(np.float64) ** 2).mean(axis=0))
    factors = given.factors[:, often] / scale
    weights = np.zeros(len(scale))

    def loss(weights: Array) -> float:
        ridge = RIDGE / 2 * weights @ weights / len(given.choices)
        return loss_of(likely(factors @ weights, given), given) + float(ridge)

    now = loss(weights)
    for _ in range(MOST_STEPS):
        chances = likely(factors @ weights, given)
        weighted = chances[:, None] * factors
        mean = np.add.reduceat(weighted, given.starts)
        slope = factors.T @ (chances - given.tries) + RIDGE * weights
        curvature = factors.T @ weighted - mean.T @ mean + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, slope)
        length = 1.0
        while loss(weights - length * step) > now and length > 1e-4:
            length /= 2
        weights = weights - length * step
        before, now = now, loss(weights)
        if before - now < ENOUGH:
            break
    found = np.zeros(len(given.weights))
    found[often] = weights / scale
    return found


def fit(games: Sequence[Decisions]) -> Fit:
    """Fit the weights to all games but those that are tested on; a single game is both."""
    weights = np.unique(np.concatenate([one.weights for one in games]))
    learned = together([one for number, one in enumerate(games) if number % TESTED or len(games) == 1], weights)
    tested = together(games[::TESTED], weights)
    whole = np.clip(np.rint(LOGIT * regressed(learned)), -LARGEST, LARGEST).astype(int)
    before, after = (likely(tested.factors @ one, tested) for one in (0.0 * whole, whole / LOGIT))
    agrees = [
        after[start : start + choices].argmax() == tested.tries[start : start + choices].argmax()
        for start, choices in zip(tested.starts, tested.choices, strict=True)
    ]
    return Fit(
        dict(zip(weights.tolist(), whole.tolist(), strict=True)),
        len(learned.choices) + (len(tested.choices) if len(games) > 1 else 0),
        loss_of(before, tested),
        loss_of(after, tested),
        float(np.mean(agrees)),
    )


# --- the file ---------------------------------------------------------------------------------------------------------


def with_weights(source: str, table: Sequence[int]) -> str:
    """A file of weights with another table."""
    lines = (", ".join(map(str, table[at : at + A_LINE])) for at in range(0, len(table), A_LINE))
    return (
        source[: source.index(f"{TABLE} = ")] + f"{TABLE} = (\n" + "".join(f"    *[{one}],\n" for one in lines) + ")\n"
    )


def fit_playouts(
    games: Sequence[Game],
    number: int,
    output: Path | None,
    workers: int,
    seed: int,
    tell: Callable[..., None],
    iterations: int = ITERATIONS,
) -> None:
    """Play a number of games of each setting and write the weights; those of other settings stay as they are."""
    for game in games:
        module_of(game.definition)  # says so where there is none
    with processes(workers) as pool:
        for game in games:
            tasks = [PlayoutTask(game, iterations, f"{seed} {name_of(game)} {one}") for one in range(number)]
            played = dict(results(pool, play, tasks, 2 * workers))
            found = fit([played[task] for task in tasks])
            shipped = beside(game.definition.evaluation, FILE)
            path = output / FILE if output else shipped
            path.parent.mkdir(parents=True, exist_ok=True)
            source = (path if path.exists() else shipped).read_text()
            table = list(table_in(source))
            for weight, value in found.weights.items():
                table[weight] = value
            path.write_text(with_weights(source, table))
            tell(
                "train-playout",
                setting=f"{game.name}-{name_of(game)}",
                decisions=f"{found.decisions:,}",
                before=f"{found.before:.4f}",
                loss=f"{found.loss:.4f}",
                agrees=f"{100 * found.agrees:.1f}",
                path=str(path),
            )


def table_in(source: str) -> Sequence[int]:
    """The table of a file of weights."""
    names: dict[str, Any] = {}
    exec(source, names)
    found: Sequence[int] = names[TABLE]
    return found
