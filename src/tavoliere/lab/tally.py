"""What is kept of many games: how often each whole number occurred, in named columns.

Counts are added up exactly and in any order, so that the same games give the same figures to the last digit, however
many processes or machines have played them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tavoliere.lab import intervals
from tavoliere.lab.intervals import Estimate

GAMES = "games"  # the column in which every game is a nought
WIDE = 1 << 26  # two numbers of one game as one: both are smaller than half of this, either way


def joined(first: int, second: int) -> int:
    """Two numbers of the same game as one, so that a tally keeps them together."""
    if not -WIDE // 2 < min(first, second) <= max(first, second) < WIDE // 2:
        raise OverflowError(f"{first} and {second} are too large to be counted together")
    return first * WIDE + second + WIDE // 2


def parted(number: int) -> tuple[int, int]:
    """The two again."""
    first, second = divmod(number, WIDE)
    return first, second - WIDE // 2


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

    def played(self, games: int) -> None:
        """Note that so many games more are counted here."""
        self.count(GAMES, {0: games})

    @property
    def games(self) -> int:
        return self.columns[GAMES].total() if GAMES in self.columns else 0

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

    def squares(self, column: str) -> int:
        return sum(value * value * count for value, count in self.columns[column].items())

    def estimate(self, column: str, scale: int = 1) -> Estimate:
        """The mean of a column, whose numbers were multiplied by `scale` to be whole."""
        found = intervals.mean(self.number(column), self.sum(column), self.squares(column))
        return found.scaled(1 / scale)

    def part(self, column: str, whole: int) -> Estimate:
        """The mean of a column whose numbers are parts of a whole, from none to all of it."""
        return intervals.mean_of_parts(
            self.number(column), self.sum(column) / whole, self.squares(column) / (whole * whole)
        )

    def share(self, column: str, wanted: Callable[[int], bool]) -> Estimate:
        """How often the wanted numbers occurred."""
        times = sum(count for value, count in self.columns[column].items() if wanted(value))
        return intervals.share(times, self.number(column))

    def ratio(self, column: str, bounds: tuple[float, float] = (0.0, 1.0)) -> Estimate:
        """The first of two numbers that were joined over the second, summed over all games."""
        return intervals.ratio({parted(value): count for value, count in self.columns[column].items()}, bounds)

    def quantile(self, column: str, share: float) -> int:
        """The number below or at which this share of a column lies: the median for 0.5."""
        left = share * self.number(column)
        for value in sorted(self.columns[column]):
            left -= self.columns[column][value]
            if left <= 0:
                return value
        return self.most(column)

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
