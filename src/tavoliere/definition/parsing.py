"""Reading what a person wrote by hand: each mistake is refused with a sentence."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any

from tavoliere.definition.schema import Refused

DEEPEST = 20  # levels of lists and objects
LONGEST = 1000  # letters of a name or a word
LARGEST = 1 << 63


def is_plain(given: Any, longest: int = LONGEST) -> bool:
    """Whether something is as JSON can say it, of an ordinary depth and size: a sentence can repeat any part of it."""
    left = [(given, 0)]
    while left:
        one, depth = left.pop()
        if isinstance(one, dict):
            if not all(isinstance(name, str) for name in one):
                return False
            parts = [*one, *one.values()]
        elif isinstance(one, list):
            parts = one
        elif one is None or is_plain_value(one, longest):
            continue
        else:
            return False
        if depth == DEEPEST:
            return False
        left += [(part, depth + 1) for part in parts]
    return True


def is_plain_value(given: Any, longest: int) -> bool:
    if isinstance(given, str):
        return len(given) <= longest and (given.isascii() or not any("\ud800" <= one <= "\udfff" for one in given))
    if isinstance(given, float):
        return isfinite(given)
    return isinstance(given, int) and -LARGEST <= given < LARGEST


def known_names(where: str, given: Any, known: Iterable[str]) -> dict[str, Any]:
    """An object with none but known names."""
    if not isinstance(given, dict):
        raise Refused("position-not-names", where=where)
    for name in given:
        if name not in known:
            raise Refused("position-unknown-name", where=where, name=str(name), known=", ".join(known))
    return given


def number(where: dict[str, Any], name: str, least: int, most: int, default: int = 0) -> int:
    """A whole number by its name, or the default where it is left out."""
    value = where.get(name, default)
    if type(value) is not int or not least <= value <= most:
        raise Refused("position-number", name=name, given=str(value), least=least, most=most)
    return value


def place_of(given: Any, where: str, words: Sequence[str | int]) -> int:
    """Where a word stands among those that are possible."""
    if type(given) not in (str, int) or given not in words:
        raise Refused("position-word", where=where, given=str(given), known=", ".join(map(str, words)))
    return words.index(given)


def listed(given: Any, where: str, most: int) -> list[Any]:
    """A list that is not too long."""
    if not isinstance(given, list) or len(given) > most:
        raise Refused("position-list", where=where, most=most)
    return given
