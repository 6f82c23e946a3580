"""Whether chances said are chances had: positions called 70 % should be won 70 % of the time."""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.bots.network import MOST_BIAS, MOST_WEIGHT, Network

Array = npt.NDArray[Any]

BINS = 10
SCALES = tuple(0.6 + 0.025 * step for step in range(41))
CAUTION = 100  # games: so many speak for leaving the chances as they are


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


def best_scale(logits: Array, results: Array) -> float:
    """The factor on the logits with which what is said comes closest to what is had; 1 leaves all as it is."""
    if len(logits) == 0:
        return 1.0
    logits, results = logits.astype(np.float64), results.astype(np.float64)

    def loss(scale: float) -> float:
        scaled = scale * (logits - logits.max(axis=1, keepdims=True))
        return float((results * (np.log(np.exp(scaled).sum(axis=1, keepdims=True)) - scaled)).sum())

    return min(SCALES, key=loss)


def correction(said: Array, had: Array, games: int) -> float:
    """The factor on a network's logits that the search's chances in its own games ask for, cautiously."""
    scale = best_scale(np.log(np.clip(said.astype(np.float64), 1e-3, 1)), had)
    return 1 + (scale - 1) * games / (games + CAUTION)


def bolder(network: Network, scale: float) -> Network:
    """A network that says the same, bolder (above 1) or more carefully."""
    return with_value(network, scale, network.formulas * scale)


def partly(network: Network, share: float) -> Network:
    """A network that corrects the formulas by a part of what it learned: the rest is said by the formulas alone."""
    return with_value(network, share, 1 + share * (network.formulas - 1))


def with_value(network: Network, scale: float, formulas: float) -> Network:
    value = np.clip(np.rint(network.arrays.value * scale), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16)
    bias = np.clip(np.rint(network.arrays.value_bias * scale), -MOST_BIAS, MOST_BIAS).astype(np.int32)
    return replace(network, arrays=network.arrays._replace(value=value, value_bias=bias), formulas=formulas)
