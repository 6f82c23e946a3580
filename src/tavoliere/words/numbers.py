"""Numbers as a language writes them."""

from tavoliere.words import language

SWAPPED = str.maketrans(",.", ".,")


def number(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number with the separators of the language, and a true minus."""
    text = f"{value:{'+' if signed else ''},.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text.translate(SWAPPED) if language() == "it" else text
