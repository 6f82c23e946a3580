"""Glicko-2: how strong somebody is, how sure that is, and how steady.

After Mark E. Glickman, "Example of the Glicko-2 system", 2013; the numbers of the steps are his. Two things are ours:
a result may count for less than one, since those of a game among several are not independent; and the time since the
last game is any part of a rating period.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

SCALE = 173.7178  # points of the scale that people see to one of the calculation's
NEWCOMER = 1500.0
WIDEST = 350.0  # the deviation of somebody of whom nothing is known
TAU = 0.5  # how much volatility may change
CLOSE = 1e-6  # where the search for the volatility ends


class Rating(NamedTuple):
    """Two thirds of the time somebody is as strong as the rating says, give or take the deviation."""

    rating: float = NEWCOMER
    deviation: float = WIDEST
    volatility: float = 0.06

    def after(self, periods: float) -> "Rating":
        """As it is after some time without a game: less sure (step 6)."""
        grown = math.hypot(self.deviation, SCALE * self.volatility * math.sqrt(max(0.0, periods)))
        return self._replace(deviation=min(WIDEST, grown))


class RatedResult(NamedTuple):
    """A game against somebody: 1 for a victory, 0.5 for a tie, 0 for a defeat."""

    opponent: Rating
    score: float
    weight: float = 1.0


def expected(mine: Rating, other: Rating) -> float:
    """The score that somebody may expect; how sure the other's rating is counts (step 3)."""
    return (1 + math.tanh(trust(other) * (mine.rating - other.rating) / SCALE / 2)) / 2  # 1 / (1 + e^-x), for any x


def trust(other: Rating) -> float:
    """How much a result against somebody says, between 0 and 1."""
    return 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)


def rated(before: Rating, results: Iterable[RatedResult], periods: float = 1.0) -> Rating:
    """The rating after some games, all of one rating period, which began so many periods ago."""
    games = [one for one in results if one.weight > 0]
    if not games:
        return before.after(periods)
    phi = before.deviation / SCALE
    chances = [expected(before, one.opponent) for one in games]
    known = sum(
        one.weight * trust(one.opponent) ** 2 * chance * (1 - chance)
        for one, chance in zip(games, chances, strict=True)
    )
    surprise = sum(
        one.weight * trust(one.opponent) * (one.score - chance) for one, chance in zip(games, chances, strict=True)
    )
    if known < 1e-12:  # against somebody who can't be beaten, or can't win, nothing is learned
        return before.after(periods)
    variance = 1 / known
    volatility = new_volatility(phi, before.volatility, variance, variance * surprise)
    phi = math.hypot(phi, volatility * math.sqrt(max(0.0, periods)))
    phi = 1 / math.sqrt(1 / phi**2 + 1 / variance)
    return Rating(before.rating + SCALE * phi**2 * surprise, min(WIDEST, SCALE * phi), volatility)


def new_volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5, by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - variance - e) / (2 * (phi**2 + variance + e) ** 2) - (x - a) / TAU**2

    low, high = a, a - TAU
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


# --- games among several ---


class Side(NamedTuple):
    """Those who win or lose together: one player, or partners."""

    members: Sequence[Rating]
    place: float  # 1 for the best; equal places are a tie

    @property
    def mean(self) -> Rating:
        """The side as one player, of its members' mean strength."""
        count = len(self.members)
        rating = sum(one.rating for one in self.members) / count
        return Rating(rating, math.sqrt(sum(one.deviation**2 for one in self.members) / count))


def weight_of(sides: int) -> float:
    """What each pair of sides counts for: an order of n sides is worth n - 1 comparisons, and has n(n - 1)/2 pairs."""
    return 2 / sides


def result_against(own: Side, mine: Rating, place: float, other: Side, sides: int) -> RatedResult:
    """What a game among several says of one player, compared with one of the other sides.

    Partners play as strong as their mean. So the other side looks stronger to somebody with a weak partner.
    """
    mean = other.mean
    facing = mean._replace(rating=mean.rating + mine.rating - own.mean.rating)
    score = 0.5 if place == other.place else float(place < other.place)
    return RatedResult(facing, score, weight_of(sides))
