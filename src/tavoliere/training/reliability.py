"""Whether chances said are chances had: positions called 70 % should be won 70 % of the time."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

BINS = 10


class Bin(NamedTuple):
    """Positions that were called about the same."""

    positions: int
    said: float
    had: float


def reliability(said: Array, had: Array) -> list[Bin]:
    """Chances said in steps of 10 %, each with its mean and what came of it; empty steps are left out."""
    step = np.clip((BINS * said).astype(int), 0, BINS - 1)
    found = []
    for number in range(BINS):
        mine = step == number
        if mine.any():
            found.append(Bin(int(mine.sum()), float(said[mine].mean()), float(had[mine].mean())))
    return found


def furthest_off(bins: list[Bin], least: int) -> float:
    """The largest difference between said and had, of the steps with at least so many positions."""
    return max((abs(one.said - one.had) for one in bins if one.positions >= least), default=0.0)
