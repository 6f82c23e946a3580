"""A position in one line that reads back, as FEN is for chess.

    cardcassonne.v1.players-2..round-3.dealer-1.hand-00068e05afgg...

Game, version of its state table, options that are not the usual ones, and after two dots every field of the state that
is not as it is when the game begins. The parts are joined by dots; a part is a name, a dash, and a value. Nothing but
letters, digits and `.-_` is in it, so that a shell and an address leave it alone.

A single number is written as it is. The numbers of an array are digits, one after the other, with letters for 10 to 35,
and zeros at the end left out; where one is larger or negative, all are written as they are, with `_` between them. The
values of options are written as they are, tables of data packed.
"""

import base64
import json
import re
import zlib
from collections.abc import Sequence
from itertools import chain
from typing import Any

from tavoliere.definition.schema import ChoiceOption, Field, Option, Refused, TableOption
from tavoliere.engine.layout import Layout, count

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
LONGEST = 20_000  # characters
LARGEST_TABLE = 1 << 20  # bytes of one, unpacked


PART = r"[A-Za-z][A-Za-z0-9_]*-[A-Za-z0-9_-]+"
LINE = re.compile(rf"[A-Za-z][A-Za-z0-9_-]*\.v[0-9]+(\.{PART})*(\.(\.{PART})+)?")


def is_line(written: Any) -> bool:
    """Whether a position is written in one line, rather than as JSON."""
    return isinstance(written, str) and len(written) <= LONGEST and LINE.fullmatch(written) is not None


def split_line(line: str) -> tuple[str, str, list[str], list[str]]:
    """Of a line: the game, the version, the parts that are options, those that are fields."""
    head, _, fields = line.partition("..")
    name, version, *options = head.split(".")
    return name, version, options, fields.split(".") if fields else []


def option_parts(options: Sequence[Option], settings: dict[str, Any], usual: dict[str, Any]) -> list[str]:
    """The options that are not the usual ones; the number of players always."""
    chosen = [one for one in options if one.name == "players" or settings[one.name] != usual[one.name]]
    return [f"{one.name}-{option_value(one, settings[one.name])}" for one in chosen]


def option_value(option: Option, value: Any) -> str:
    if isinstance(option, ChoiceOption):
        return str(value).lower()
    packed = zlib.compress(json.dumps(value, sort_keys=True, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def settings_in(options: Sequence[Option], parts: Sequence[str]) -> dict[str, Any]:
    """The options among the parts of a line."""
    found = {}
    for part in parts:
        name, _, value = part.partition("-")
        option = next((one for one in options if one.name == name), None)
        if option is not None:
            found[name] = option_in(option, value)
    return found


def option_in(option: Option, value: str) -> Any:
    if isinstance(option, TableOption):
        try:
            packed = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
            return json.loads(zlib.decompressobj().decompress(packed, LARGEST_TABLE))
        except (ValueError, RecursionError, zlib.error):
            raise Refused("position-line-part", part=f"{option.name}-{value[:20]}") from None
    return next((valid for valid in option.values if str(valid).lower() == value), value)


def state_parts(layout: Layout, raw: bytes, start: bytes) -> list[str]:
    """The fields of a state that are not as at the start."""
    now, then = layout.unpack(raw), layout.unpack(start)
    return [
        f"{name}-{number_text(field, getattr(now, name))}"
        for name, field in layout.table.items()
        if getattr(now, name) != getattr(then, name)
    ]


def number_text(field: Field, value: Any) -> str:
    if not field.shape:
        return str(value)
    numbers = list(chain.from_iterable(value)) if len(field.shape) == 2 else list(value)
    if all(0 <= number < len(DIGITS) for number in numbers):
        return "".join(DIGITS[number] for number in numbers).rstrip("0") or "0"
    while numbers[-1] == 0:
        numbers.pop()
    return "_".join(map(str, numbers)) + ("_" if len(numbers) == 1 else "")


def state_in(layout: Layout, parts: Sequence[str], start: bytes) -> bytes:
    """The bytes of the state that the parts of a line describe."""
    state = layout.unpack(start)
    for part in parts:
        name, dash, text = part.partition("-")
        field = layout.fields.get(name)
        if field is None or not dash:
            raise Refused("position-line-part", part=part[:40])
        try:
            setattr(state, name, shaped(field, numbers_in(field, text)))
        except (ValueError, KeyError):
            raise Refused("position-line-part", part=part[:40]) from None
    return layout.pack(state)


def numbers_in(field: Field, text: str) -> list[int]:
    most = 1 << (8 * field.width - 1)
    if not field.shape or "_" in text:
        found = [int(number) for number in text.rstrip("_").split("_")]
    else:
        found = [VALUES[digit] for digit in text]
    if len(found) > count(field) or any(not -most <= number < most for number in found):
        raise ValueError(text)
    return found + [0] * (count(field) - len(found))


def shaped(field: Field, numbers: list[int]) -> Any:
    if not field.shape:
        return numbers[0]
    if len(field.shape) == 1:
        return numbers
    length = field.shape[1]
    return [numbers[first : first + length] for first in range(0, len(numbers), length)]
