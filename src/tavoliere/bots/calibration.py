"""Chances as they are said: what a search reckons, corrected by how often such chances came true.

A search may say its chances too shyly or too boldly, since its evaluation was made to tell good positions from bad
ones. Games that it played against itself show by how much (`tavoliere reliability`, docs/bots.md). The correction
raises every side's chance to a power, its `sharpness`, and makes them one again: more than 1 moves them apart. Nothing
that a bot plays is decided by it.
"""

from collections.abc import Sequence


def together(sides: Sequence[int], shares: Sequence[float]) -> tuple[float, ...]:
    """The chances of each seat, which partners have together, from what the search says of each by itself."""
    return tuple(sum(share for share, one in zip(shares, sides, strict=True) if one == side) for side in sides)


def sharpened(sides: Sequence[int], chances: Sequence[float], sharpness: float) -> tuple[float, ...]:
    """Chances of each seat, which partners have together, as they are said."""
    if sharpness == 1.0:
        return tuple(chances)
    powers = [max(0.0, chance) ** sharpness for chance in chances]
    whole = sum(powers[sides.index(side)] for side in set(sides))
    return tuple(power / whole for power in powers) if whole else tuple(chances)


def sharpened_one(chance: float, seat: int, sides: Sequence[int], chances: Sequence[float], sharpness: float) -> float:
    """One side's chance as it is said, the others sharing the rest in the proportions of `chances`."""
    rest = 1.0 - chances[seat]
    if sharpness == 1.0 or rest <= 0.0:
        return chance
    scale = (1.0 - chance) / rest
    supposed = [chance if side == sides[seat] else scale * one for side, one in zip(sides, chances, strict=True)]
    return sharpened(sides, supposed, sharpness)[seat]


def sharpened_margin(
    margin: float, seat: int, sides: Sequence[int], chances: Sequence[float], sharpness: float
) -> float:
    """The margin of a side's chance as it is said: both ends of its interval are moved with it."""
    if sharpness == 1.0:
        return margin
    low, middle, high = (
        sharpened_one(min(1.0, max(0.0, chances[seat] + step)), seat, sides, chances, sharpness)
        for step in (-margin, 0.0, margin)
    )
    return max(high - middle, middle - low)
