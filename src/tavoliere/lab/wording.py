"""How the lab writes words and figures, in Italian and English."""

from pathlib import Path

from tavoliere.lab.tally import Estimate
from tavoliere.words import Words, language

words = Words(Path(__file__).parent)
GLUE = "\N{NO-BREAK SPACE}"
SWAPPED = str.maketrans(",.", ".,")


def number(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number with the separators of the language, and a true minus."""
    text = f"{value:{'+' if signed else ''},.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text.translate(SWAPPED) if language() == "it" else text


def digits_for(error: float) -> int:
    """So many decimals that an error shows at least one digit of its own."""
    return next((digits for digits in range(4) if error * 10**digits >= 0.95), 3) if error else 1


def figure(estimate: Estimate, signed: bool = False) -> str:
    """A mean with its error."""
    digits = max(1, digits_for(estimate.error))
    return f"{number(estimate.mean, digits, signed)}{GLUE}±{GLUE}{number(estimate.error, digits)}"


def percent(estimate: Estimate, signed: bool = False) -> str:
    """A share with its error, in percent."""
    digits = max(1, digits_for(100 * estimate.error))
    mean, error = number(100 * estimate.mean, digits, signed), number(100 * estimate.error, digits)
    return f"{mean}{GLUE}%{GLUE}±{GLUE}{error}"


def bot_told(name: str) -> str:
    """What a bot is called."""
    return words(f"lab-bot-{name}") if words.knows(f"lab-bot-{name}") else name


def listed(parts: list[str]) -> str:
    """A, B and C."""
    return parts[0] if len(parts) == 1 else words("lab-and", first=", ".join(parts[:-1]), last=parts[-1])
