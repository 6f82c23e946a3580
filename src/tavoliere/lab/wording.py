"""How the lab writes words and figures, in English."""

from pathlib import Path

from tavoliere.lab.intervals import Estimate
from tavoliere.words import GLUE, EnglishWords
from tavoliere.words.numbers import number

words = EnglishWords(Path(__file__).parent)
LOPSIDED = 0.1  # the part of an interval by which its halves differ before both ends are told


def digits_for(error: float) -> int:
    """So many decimals that an error shows at least one digit of its own."""
    return next((digits for digits in range(4) if error * 10**digits >= 0.95), 3) if error else 1


def figure(estimate: Estimate, signed: bool = False) -> str:
    """A mean with its interval."""
    return with_interval(estimate, "", signed)


def percent(estimate: Estimate, signed: bool = False) -> str:
    """A share with its interval, in percent."""
    return with_interval(estimate.scaled(100), f"{GLUE}%", signed)


def with_interval(estimate: Estimate, unit: str, signed: bool) -> str:
    """A figure with what is known about it: ± where that is about the same both ways, otherwise from where to where."""
    if not estimate.known:
        return f"{number(estimate.mean, 1, signed)}{unit}{GLUE}±{GLUE}?"
    digits = max(1, digits_for(estimate.error))
    mean = f"{number(estimate.mean, digits, signed)}{unit}"
    if estimate.always:
        return words("lab-always", figure=mean)
    below, above = estimate.mean - estimate.low, estimate.high - estimate.mean
    if abs(above - below) > LOPSIDED * (above + below):
        low, high = (number(end, digits, signed) for end in (estimate.low, estimate.high))
        return words("lab-interval", figure=mean, low=low, high=high)
    return f"{mean}{GLUE}±{GLUE}{number(estimate.error, digits)}"


def bot_label(name: str) -> str:
    """What a bot is called; one that counts otherwise than its level does says how far."""
    level, _, iterations = name.partition("/")
    known = words(f"lab-bot-{level}") if words.knows(f"lab-bot-{level}") else level
    return words("lab-bot-counted", bot=known, iterations=int(iterations)) if iterations else known


def listed(parts: list[str]) -> str:
    """A, B and C."""
    return parts[0] if len(parts) == 1 else words("lab-and", first=", ".join(parts[:-1]), last=parts[-1])
