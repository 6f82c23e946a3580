"""What is checked where Python hands something to the rules: the compiled classes and their twins refuse alike."""

import json
import operator
from collections.abc import Sequence
from typing import Any

from tavoliere.definition.parsing import is_plain
from tavoliere.engine.errors import ImpossiblePosition
from tavoliere.words import cut

MOST_SEATS = 8
MOST_GAMES = 1 << 30  # of a run or a batch
MOST_ITERATIONS = (1 << 31) - 1  # of one search, whose visits are counted in 32 bits
DEEPEST = 255  # to count sequences of actions
MOST_FEATURES = 1024
LAST_SEED = (1 << 64) - 1


def whole(given: Any, least: int, most: int, name: str) -> int:
    """A whole number from `least` to `most`."""
    try:
        number = operator.index(given)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {shortened(given)}") from None
    if not least <= number <= most:
        raise ValueError(f"{name} must be a number from {least} to {most}, not {number}")
    return number


def between(given: Any, least: float, most: float, name: str) -> float:
    """A number from `least` to `most`; not a NaN."""
    if not isinstance(given, (int, float)):
        raise TypeError(f"{name} must be a number, not {shortened(given)}")
    if not least <= given <= most:
        raise ValueError(f"{name} must be a number from {least} to {most}, not {given}")
    return float(given)


def one_for_each_seat(given: Any, seats: int, most: int, name: str) -> list[int]:
    """As many whole numbers as there are seats, each from 0 to `most`."""
    if not isinstance(given, Sequence) or len(given) != seats:
        raise ValueError(f"{name} must be {seats} numbers, one for each seat, not {shortened(given)}")
    return [whole(number, 0, most, name) for number in given]


def listed(given: Any, name: str) -> list[Any] | tuple[Any, ...]:
    """A list or a tuple, of whatever it may be."""
    if not isinstance(given, (list, tuple)):
        raise TypeError(f"{name} must be a list, not {shortened(given)}")
    return given


def writable(given: Any) -> memoryview:
    """An array to be written to."""
    try:
        array = memoryview(given)
    except TypeError:
        raise TypeError(f"out must be an array, not {shortened(given)}") from None
    if array.readonly or not array.c_contiguous:
        raise ValueError("out must be an array without gaps that can be written to")
    return array


def raw_state(given: Any, size: int) -> bytes:
    """The bytes of a state: so many of them."""
    if not isinstance(given, bytes):
        raise TypeError(f"a state is given as bytes, not as {shortened(given)}")
    if len(given) != size:
        raise ImpossiblePosition("position-bytes", given=len(given), right=size)
    return given


def read_json(given: Any) -> dict[str, Any]:
    """A position that somebody wrote down, as an object or as its JSON."""
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except json.JSONDecodeError as error:
            raise ImpossiblePosition("position-not-json", line=error.lineno, column=error.colno) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists without end
            raise ImpossiblePosition("position-not-plain") from None
    if not isinstance(given, dict):
        raise ImpossiblePosition("position-not-object")
    if not is_plain(given):
        raise ImpossiblePosition("position-not-plain")
    return given


def search_settings(given: Any) -> tuple[int, float, float, float, int, bool]:
    """The settings of a search, in the order of their fields."""
    try:
        return (
            whole(given.horizon, 0, 1 << 30, "horizon"),
            between(given.exploration, 0.0, 1e6, "exploration"),
            between(given.temperature, 1e-6, 1e9, "temperature"),
            between(given.epsilon, 0.0, 1.0, "epsilon"),
            whole(given.most_nodes, 1, 1 << 26, "most_nodes"),
            bool(whole(given.fitted, 0, 1, "fitted")),
        )
    except AttributeError:
        raise TypeError(f"the settings of a search are SearchSettings, not {shortened(given)}") from None


def shortened(given: Any) -> str:
    """How something is called in an error, however long it is."""
    try:
        text = f"{type(given).__name__} {given!r}"
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists without end
        return type(given).__name__
    return cut(text)
