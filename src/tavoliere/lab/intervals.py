"""How sure a figure is: every interval that the lab, the arena and a simulation state, in one place.

An interval of 95 % is made by a method that leaves the truth out once in twenty times. Which one is right depends on
what was counted:

    share            how often something happens: Wilson's score interval, which is right at 0 and 100 % too
    mean_of_parts    a mean of parts of a whole, such as shared victories, or deals of several games: Wilson's, for as
                     many throws of a coin as would vary so
    mean             any other mean, such as points or decisions: Student's t
    of_means, ratio  a figure made of several means of the same games or deals: bootstrap-t over games or deals, never
                     over what belongs to one of them
    Estimate.minus   a difference of two figures that were measured apart: from both intervals (Newcombe's way)

`tests/lab/test_intervals.py` plays all of them against known truths and counts how often they hold.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CONFIDENCE = 0.95
RESAMPLES = 1999
SEED = 1  # of resampling: the same figures give the same interval
FEWEST = 6  # games, below which resampling says nothing
FINE = 1e-4  # of a spread, to see how a figure moves with a mean

# numpy is imported by what calculates with it, as servers and most commands need a type of here and no more.
FloatRow: TypeAlias = "npt.NDArray[np.float64]"


class Estimate(NamedTuple):
    """A figure with its interval of 95 %."""

    mean: float
    low: float
    high: float

    @classmethod
    def give_or_take(cls, mean: float, error: float) -> "Estimate":
        """A figure whose interval reaches as far to either side."""
        return cls(mean, mean - error, mean + error)

    @property
    def error(self) -> float:
        """The half-width of the interval."""
        return (self.high - self.low) / 2

    @property
    def known(self) -> bool:
        """Whether there is an interval at all: one game says nothing about others."""
        return math.isfinite(self.low) and math.isfinite(self.high)

    @property
    def always(self) -> bool:
        """Whether everything that was counted was the same, so that there is no spread to reckon with."""
        return self.low == self.high

    def scaled(self, factor: float) -> "Estimate":
        """The same in other units; a negative factor exchanges the ends."""
        low, high = sorted((factor * self.low, factor * self.high))
        return Estimate(factor * self.mean, low, high)

    def shifted(self, by: float) -> "Estimate":
        return Estimate(self.mean + by, self.low + by, self.high + by)

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference of two figures that were measured apart."""
        mean = self.mean - other.mean
        below = math.hypot(self.mean - self.low, other.high - other.mean)
        above = math.hypot(self.high - self.mean, other.mean - other.low)
        return Estimate(mean, mean - below, mean + above)

    def differs_from(self, value: float, times: float = 1.0) -> bool:
        """Whether the interval leaves a value out, even one `times` as wide."""
        reach = self.mean - self.low if value < self.mean else self.high - self.mean
        return abs(self.mean - value) > times * reach

    def to_json(self) -> dict[str, float | None]:
        """As data; an end that is not known is null."""
        return {name: value if math.isfinite(value) else None for name, value in self._asdict().items()}


UNKNOWN = Estimate(0.5, 0.0, 1.0)  # a share of which nothing was seen


def unknown(mean: float) -> Estimate:
    """A figure of which too little was seen for any interval."""
    return Estimate(mean, -math.inf, math.inf)


def normal(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches, where there are very many games."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def student(degrees: int, confidence: float = CONFIDENCE) -> float:
    """The same by Student's t, by Hill's expansion (Algorithm 396 of the ACM)."""
    tail, n = 1 - confidence, float(degrees)
    if degrees == 1:
        return 1 / math.tan(tail * math.pi / 2)
    if degrees == 2:
        return math.sqrt(2 / (tail * (2 - tail)) - 2)
    a = 1 / (n - 0.5)
    b = 48 / a**2
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * n
    y = (d * tail) ** (2 / n)
    if y > 0.05 + a:
        x = -normal(confidence)
        y = x * x
        c += 0.3 * (n - 4.5) * (x + 0.6) if degrees < 5 else 0.0
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        y = ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1) * (n + 1) / (
            n + 2
        ) + 1 / y
    return math.sqrt(n * y)


def wilson(share_seen: float, number: float, reach: float) -> Estimate:
    """Wilson's interval: every share of which what was seen is not too far away."""
    square = reach**2 / number
    middle = (share_seen + square / 2) / (1 + square)
    width = reach / (1 + square) * math.sqrt(share_seen * (1 - share_seen) / number + square / (4 * number))
    low = 0.0 if share_seen == 0 else max(0.0, middle - width)
    high = 1.0 if share_seen == 1 else min(1.0, middle + width)
    return Estimate(share_seen, min(low, share_seen), max(high, share_seen))


def share(times: int, number: int, confidence: float = CONFIDENCE) -> Estimate:
    """How often something happened, of so many times that it could."""
    return wilson(times / number, number, normal(confidence)) if number else UNKNOWN


def mean_of_parts(number: int, total: float, squares: float, confidence: float = CONFIDENCE) -> Estimate:
    """A mean of values from 0 to 1, from how many they are, their sum and the sum of their squares.

    As many throws of a coin as would make the same spread are put into Wilson's interval: more than the games where
    deals of several games or shared victories vary less, never so many that a row of equal results is taken for proof.
    """
    if not number:
        return UNKNOWN
    seen = min(1.0, max(0.0, total / number))
    if number == 1:
        return Estimate(seen, 0.0, 1.0)
    return wilson(seen, coin_throws(number, total, squares), normal(confidence))


def coin_throws(number: int, total: float, squares: float) -> float:
    """How many throws of a coin vary as much as values from 0 to 1 do: at least as many as there are values."""
    seen = min(1.0, max(0.0, total / number))
    spread = max(0.0, squares - number * seen * seen)
    # half a game lost and half a game won beside those that were played: no row of equal results is quite sure
    spread += (seen**2 + (1 - seen) ** 2) / 2
    coin = (number * seen + 0.5) * (number * (1 - seen) + 0.5) / (number + 1) ** 2
    return number * max(1.0, coin * number / spread)


def mean(number: int, total: float, squares: float, confidence: float = CONFIDENCE) -> Estimate:
    """Any mean, by Student's t; where all values are the same, that value and no width."""
    middle = total / number
    if number == 1:
        return unknown(middle)
    variance = max(0.0, squares - total * middle) / (number - 1)
    if variance <= 1e-12 * max(1.0, middle**2):
        return Estimate(middle, middle, middle)
    return Estimate.give_or_take(middle, student(number - 1, confidence) * math.sqrt(variance / number))


def mean_of(values: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of values, by Student's t."""
    return mean(len(values), math.fsum(values), math.fsum(value * value for value in values), confidence)


def of_means(
    counts: Mapping[tuple[float, ...], int],
    figure: Callable[[FloatRow], FloatRow],
    bounds: tuple[float, float] = (-math.inf, math.inf),
    confidence: float = CONFIDENCE,
) -> Estimate:
    """A figure made of several means of the same games, such as a ratio of two, by the bootstrap-t.

    `counts` holds what was seen in a game (or a deal, or whatever belongs together) and how often; `figure` takes
    means, a row for each, and returns the figure of each row. Games are drawn again with as many as there were, and
    the figure of each draw is measured in its own standard errors, so that few games and skewed ones are no trouble.
    """
    import numpy as np

    rows = np.array(sorted(counts), dtype=float)
    weights = np.array([counts[tuple(row)] for row in rows.tolist()], dtype=float)
    number = int(weights.sum())
    middle = weights @ rows / number
    found = float(figure(middle[None])[0])
    if number < FEWEST or not math.isfinite(found):
        return Estimate(found if math.isfinite(found) else 0.5, *bounds)
    spread = np.sqrt(np.maximum(weights @ (rows - middle) ** 2 / number, 0.0))
    if not spread.any():
        return Estimate(found, found, found)
    steps = FINE * np.where(spread > 0, spread, np.maximum(np.abs(middle), 1.0))
    drawn = np.random.default_rng(SEED).multinomial(number, weights / number, RESAMPLES).astype(float)
    width = standard_errors(rows, weights[None], middle[None], steps, figure)[0]
    means = drawn @ rows / number
    errors = standard_errors(rows, drawn, means, steps, figure)
    with np.errstate(divide="ignore", invalid="ignore"):
        distance = (figure(means) - found) / errors
    distance = distance[np.isfinite(distance)]
    if width <= 0 or len(distance) < RESAMPLES / 2:
        return Estimate(found, *bounds)
    tail = (1 - confidence) / 2
    far, near = np.quantile(distance, [1 - tail, tail])
    widest = 3 * student(number - 1, confidence)  # a draw of almost equal games has almost no error of its own
    low, high = found - min(far, widest) * width, found - max(near, -widest) * width
    return Estimate(found, float(max(bounds[0], min(low, found))), float(min(bounds[1], max(high, found))))


def standard_errors(
    rows: FloatRow,
    draws: FloatRow,
    means: FloatRow,
    steps: FloatRow,
    figure: Callable[[FloatRow], FloatRow],
) -> FloatRow:
    """The standard error of a figure in each draw, from how it moves with each mean and how the games vary."""
    import numpy as np

    number = draws[0].sum()
    slopes = np.empty_like(means)
    for k, step in enumerate(steps):
        up, down = means.copy(), means.copy()
        up[:, k] += step
        down[:, k] -= step
        slopes[:, k] = (figure(up) - figure(down)) / (2 * step)
    # what each game contributes to the figure, draw by draw
    influence = slopes @ rows.T - np.sum(slopes * means, axis=1)[:, None]
    variance = np.sum(draws * influence**2, axis=1) / (number - 1)
    found: FloatRow = np.sqrt(variance / number)
    return found


def ratio(counts: Mapping[tuple[float, ...], int], bounds: tuple[float, float] = (0.0, 1.0)) -> Estimate:
    """The first of two sums over the second, where both are counted game by game."""
    import numpy as np

    def divided(means: FloatRow) -> FloatRow:
        with np.errstate(divide="ignore", invalid="ignore"):
            found: FloatRow = means[:, 0] / means[:, 1]
        return found

    return of_means(counts, divided, bounds)


def ratio_of_parts(games: Sequence[tuple[float, int]]) -> Estimate:
    """A share of what happened within games: of each, what was had and of how much, all of one game being alike.

    Where all games ended alike, or all but a few, there is nothing to resample: then as many games are as sure as
    Wilson would have it.
    """
    had, of = math.fsum(one for one, _ in games), sum(number for _, number in games)
    some, not_all = sum(one > 0 for one, _ in games), sum(one < number for one, number in games)
    if min(some, not_all) < min(FEWEST, len(games)):
        return wilson(had / of, len(games), normal())
    return ratio(Counter(games))
