"""The exponential function in the plain language: libraries differ in its last bit, and every form must choose alike.

A power of e is a power of 2 in steps of 1/128, from a table, times a power of e so small that four terms of the series
give it exactly; what rounding the table lost is added again, so that hardly ever more than the last bit is wrong.
"""

from decimal import Decimal, localcontext

STEP_BITS = 7
STEPS = 1 << STEP_BITS
LEAST = -700.0  # below which nothing is left
FEW_BITS = 5
FEW = 1 << FEW_BITS
THIRD = 1 / 6
FOURTH = 1 / 24
FIFTH = 1 / 120

with localcontext(prec=40):
    step = Decimal(2).ln() / STEPS
    root, exact = step.exp(), [Decimal(1)]
    while len(exact) < STEPS:
        exact.append(exact[-1] * root)
    POWERS = tuple(float(power) for power in exact)
    LOST = tuple(float(power / Decimal(float(power)) - 1) for power in exact)
    STEPS_PER_UNIT = float(1 / step)
    STEP = int(step * 2**40) / 2**40  # so few bits that a number of steps times it is exact
    STEP_REST = float(step - Decimal(STEP))
HALVES = tuple(0.5**i for i in range(FEW))
MANY_HALVES = tuple(0.5 ** (FEW * i) for i in range(FEW))


def exponential(x: float) -> float:
    """e to the power of x, which is 0 or less."""
    if x >= 0:
        return 1.0
    if not x > LEAST:
        return 0.0
    steps = int(x * STEPS_PER_UNIT - 0.5)
    at = steps & (STEPS - 1)
    halvings = -(steps >> STEP_BITS)
    r: float = x - steps * STEP - steps * STEP_REST
    more: float = LOST[at] + r + r * r * (0.5 + r * (THIRD + r * (FOURTH + r * FIFTH)))
    power: float = POWERS[at] + POWERS[at] * more
    return power * HALVES[halvings & (FEW - 1)] * MANY_HALVES[halvings >> FEW_BITS]
