"""How a state lies in memory: the same bytes interpreted and compiled."""

import struct
from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import Any

from tavoliere.definition.schema import Field

try:
    from tavoliere.engine._core import fill
except ImportError:  # nothing is compiled here
    fill = None

CODES = {1: "b", 2: "h", 4: "i"}


class Layout:
    """The fields of a state in the order of their bytes, widest first, so that nothing lies between them."""

    def __init__(self, state_class: type) -> None:
        table = {name: field for name, field in vars(state_class).items() if isinstance(field, Field)}
        self.table = table  # the fields in the order in which the game lists them
        self.fields: dict[str, Field] = dict(sorted(table.items(), key=lambda item: -item[1].width))
        widest = max(field.width for field in self.fields.values())
        code = "".join(CODES[field.width] * count(field) for field in self.fields.values())
        used = struct.calcsize("<" + code)
        self.size = -(-used // widest) * widest
        self._struct = struct.Struct(f"<{code}{self.size - used}x")
        # A general deepcopy looks at every number, to find out whether it has seen it before.
        own_copy = {"__deepcopy__": lambda state, _: self.copy(state), "__copy__": lambda state: self.twin(state)}
        self.blank = type("State", (), {"__slots__": tuple(self.fields), **own_copy})
        reading, copying, at = [], [], 0
        for name, field in self.fields.items():
            reading.append(f"s.{name} = {read(field.shape, at)}")
            copying.append(f"s.{name} = {copied(field.shape, f'other.{name}')}")
            at += count(field)
        self._fill = written_out("numbers", reading)
        starts = places(self.fields)
        self._fields = tuple((name, starts[name].start, *lies(field)) for name, field in self.fields.items())
        packing = [part for name, field in self.fields.items() for part in parts(field.shape, f"other.{name}")]
        self._numbers = written_out("other", [f"s += {', '.join(packing)},"])
        self._copy = written_out("other", copying)
        self._twin = written_out("other", [f"s.{name} = other.{name}" for name in self.fields])

    def zero(self) -> Any:
        """A state of nothing but zeros, for the rules to work on interpreted."""
        return self.unpack(bytes(self.size))

    def unpack(self, raw: bytes) -> Any:
        """The state that these bytes are, with numbers and nested lists for its fields."""
        state = self.blank()
        return self._fill(state, [*self._struct.unpack(raw)]) if fill is None else fill(state, raw, self._fields)

    def numbers(self, raw: bytes) -> tuple[int, ...]:
        """All numbers of a state in a row."""
        return self._struct.unpack(raw)

    def raw(self, numbers: Sequence[int]) -> bytes:
        """The bytes of a state with these numbers."""
        return self._struct.pack(*numbers)

    def pack(self, state: Any) -> bytes:
        """The bytes of an interpreted state."""
        return self.raw(self._numbers([], state))

    def copy(self, state: Any) -> Any:
        """Another interpreted state with the same numbers."""
        return self._copy(self.blank(), state)

    def copy_into(self, to: Any, other: Any) -> None:
        """Give one interpreted state the numbers of another."""
        self._copy(to, other)

    def twin(self, state: Any) -> Any:
        """Another interpreted state with the same lists, not with copies of them."""
        return self._twin(self.blank(), state)


@cache
def count(field: Field) -> int:
    """How many numbers a field holds."""
    return prod(field.shape)


def lies(field: Field) -> tuple[int, int, int]:
    """How wide the numbers of a field are, how many rows it has and how many there are in each; 0 where it is none."""
    rows, length = (0, 0, *field.shape)[-2:]
    return field.width, rows, length


def places(fields: dict[str, Field]) -> dict[str, slice]:
    """Where the bytes of each field are."""
    found, at = {}, 0
    for name, field in fields.items():
        found[name] = slice(at, at + field.width * count(field))
        at = found[name].stop
    return found


# The page is told of every move in many states. Functions with all fields written out, as a person might for one game,
# read and copy one more than twice as fast as loops over the table of fields.


def written_out(other: str, lines: list[str]) -> Callable[[Any, Any], Any]:
    """A function that fills a state, or a list of its numbers, from something else, line by line."""
    made: dict[str, Any] = {}
    exec(f"def fill(s, {other}):\n " + "\n ".join([*lines, "return s"]), made)
    filling: Callable[[Any, Any], Any] = made["fill"]
    return filling


def read(shape: tuple[int, ...], at: int) -> str:
    """The numbers of a field, from so many on: one number, a list or a list of lists."""
    if not shape:
        return f"numbers[{at}]"
    length = shape[-1]
    rows = [f"numbers[{first}:{first + length}]" for first in range(at, at + prod(shape), length)]
    return rows[0] if len(shape) == 1 else f"[{', '.join(rows)}]"


def parts(shape: tuple[int, ...], value: str) -> list[str]:
    """The same numbers in a row with those of others."""
    if len(shape) < 2:
        return [f"*{value}" if shape else value]
    return [f"*{value}[{row}]" for row in range(shape[0])]


def copied(shape: tuple[int, ...], value: str) -> str:
    if not shape:
        return value
    return f"{value}[:]" if len(shape) == 1 else f"[{', '.join(f'{value}[{row}][:]' for row in range(shape[0]))}]"
