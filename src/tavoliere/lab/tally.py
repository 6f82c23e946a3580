"""What is kept of many games: how often each whole number occurred, in named columns.

Counts are added up exactly and in any order, so that the same games give the same figures to the last digit, however
many processes or machines have played them.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

CONFIDENCE = 1.959963984540054  # 95 % of a normal distribution
NUDGE = 1e-4  # how much more weight a value gets to see what it contributes


class Estimate(NamedTuple):
    """A mean with the half-width of its 95 % interval."""

    mean: float
    error: float

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference of two figures that were measured apart."""
        return Estimate(self.mean - other.mean, math.hypot(self.error, other.error))

    def differs_from(self, value: float) -> bool:
        """Whether the interval leaves a value out."""
        return abs(self.mean - value) > self.error


UNKNOWN = Estimate(0.5, 0.5)  # a share of which nothing was seen: anything from 0 to 1


class Tally:
    """Named columns of whole numbers, each with how often every number occurred."""

    def __init__(self) -> None:
        self.columns: dict[str, Counter[int]] = {}

    def count(self, column: str, numbers: Iterable[int] | Mapping[int, int]) -> None:
        """Take in numbers, or numbers with how often they occurred."""
        self.columns.setdefault(column, Counter()).update(numbers)

    def merge(self, other: "Tally") -> None:
        for column, counts in other.columns.items():
            self.count(column, counts)

    # --- figures ---

    def __contains__(self, column: str) -> bool:
        return column in self.columns

    def number(self, column: str) -> int:
        """How many numbers a column holds."""
        return self.columns[column].total()

    def sum(self, column: str) -> int:
        return sum(value * count for value, count in self.columns[column].items())

    def least(self, column: str) -> int:
        return min(self.columns[column])

    def most(self, column: str) -> int:
        return max(self.columns[column])

    def estimate(self, column: str, scale: int = 1) -> Estimate:
        """The mean of a column, whose numbers were multiplied by `scale` to be whole."""
        n = self.number(column)
        return Estimate(self.sum(column) / n / scale, CONFIDENCE * math.sqrt(self.variance(column) / n) / scale)

    def variance(self, column: str) -> float:
        n = self.number(column)
        squares = sum(value * value * count for value, count in self.columns[column].items())
        return max(0.0, (squares - self.sum(column) ** 2 / n) / (n - 1)) if n > 1 else 0.0

    def share(self, column: str, wanted: Callable[[int], bool]) -> Estimate:
        """How often the wanted numbers occurred, with the half-width of Wilson's interval: never quite sure."""
        n = self.number(column)
        share = sum(count for value, count in self.columns[column].items() if wanted(value)) / n
        square = CONFIDENCE**2
        width = CONFIDENCE / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
        return Estimate(share, width)

    def quantile(self, column: str, share: float) -> int:
        """The number below or at which this share of a column lies: the median for 0.5."""
        left = share * self.number(column)
        for value in sorted(self.columns[column]):
            left -= self.columns[column][value]
            if left <= 0:
                return value
        return self.most(column)

    def figure(self, column: str, statistic: Callable[[Mapping[int, float]], float]) -> Estimate:
        """Any figure that can be computed from the weights of a column's numbers.

        Its error comes from how much each number contributes to it (the infinitesimal jackknife).
        """
        n = self.number(column)
        weights = {value: count / n for value, count in sorted(self.columns[column].items())}
        mean = statistic(weights)
        variance = 0.0
        for value, weight in weights.items():
            nudged = {other: (1 - NUDGE) * share for other, share in weights.items()}
            nudged[value] += NUDGE
            variance += weight * ((statistic(nudged) - mean) / NUDGE) ** 2
        return Estimate(mean, CONFIDENCE * math.sqrt(variance / n))

    # --- as data ---

    def to_json(self) -> dict[str, Any]:
        """Every column with its numbers in ascending order, each with how often it occurred."""
        return {column: [[value, counts[value]] for value in sorted(counts)] for column, counts in self.sorted()}

    def sorted(self) -> list[tuple[str, Counter[int]]]:
        return sorted(self.columns.items())

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Tally":
        tally = cls()
        for column, pairs in data.items():
            tally.count(column, dict(pairs))
        return tally
