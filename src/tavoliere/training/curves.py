"""Amounts as curves: what a network learns of an amount is close to what it learns of the next one.

Learned one by one, the embeddings of neighbours differ by chance. That hardly shows in how well results are foretold,
but a search compares positions that differ by little, and takes for gain and loss what is only chance.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.definition.game_definition import FeaturesModule

# Where curves bend, as parts of the largest amount; in between they are straight.
RISING = (0.0, 0.2, 0.4, 0.7, 1.0)
SIGNED = (1 / 8, 1 / 3, 2 / 3, 1.0)

Floats = npt.NDArray[np.float32]


def curves(features: FeaturesModule) -> Floats:
    """For every value of every feature, how much it has of each row that is learned."""
    blocks = []
    for feature, width in enumerate(features.WIDTHS):
        if feature in getattr(features, "SIGNED", ()):
            half = curve(width // 2, bends(width // 2, SIGNED))
            blocks += [np.zeros((1, 0), np.float32), half, half]
        else:
            rising = feature in getattr(features, "RISING", ())
            knots = bends(width - 1, RISING) if rising else range(1, width)
            blocks += [np.zeros((1, 0), np.float32), curve(width - 1, knots)]
    found = np.zeros((sum(len(block) for block in blocks), sum(block.shape[1] for block in blocks)), np.float32)
    row = column = 0
    for block in blocks:
        height, width = block.shape
        found[row : row + height, column : column + width] = block
        row, column = row + height, column + width
    return found


def bends(most: int, parts: Sequence[float]) -> list[int]:
    """The amounts at which a curve bends."""
    return sorted({max(1, round(part * most)) for part in parts})


def curve(most: int, knots: Sequence[int]) -> Floats:
    """For each amount from 1 on, how close it is to the knots on either side; 0 says nothing, so it is none of them."""
    amounts = np.arange(1, most + 1)
    hats = [np.interp(amounts, [0, *knots], [0.0, *(knot == one for one in knots)]) for knot in knots]
    return np.stack(hats, axis=1).astype(np.float32)


def met(features: FeaturesModule, seen: Any) -> Any:
    """Of every value whether it was learned: the amounts between those that occurred were, too."""
    found = np.array(seen, np.bool_)
    start = 0
    amounts = {*getattr(features, "RISING", ()), *getattr(features, "SIGNED", ())}
    for feature, width in enumerate(features.WIDTHS):
        if feature in amounts and found[start + 1 : start + width].any():
            found[start + 1 : start + width] = True
        start += width
    return found
