"""How a state lies in memory: the same bytes interpreted and compiled."""

import struct
from functools import cache
from typing import Any

from tavoliere.definition.schema import Field

CODES = {1: "b", 2: "h", 4: "i"}


class Layout:
    """The fields of a state in the order of their bytes, widest first, so that nothing lies between them."""

    def __init__(self, state_class: type) -> None:
        table = {name: field for name, field in vars(state_class).items() if isinstance(field, Field)}
        self.fields: dict[str, Field] = dict(sorted(table.items(), key=lambda item: -item[1].width))
        widest = max(field.width for field in self.fields.values())
        code = "".join(CODES[field.width] * count(field) for field in self.fields.values())
        used = struct.calcsize("<" + code)
        self.size = -(-used // widest) * widest
        self._struct = struct.Struct(f"<{code}{self.size - used}x")
        # A general deepcopy looks at every number, to find out whether it has seen it before.
        own_copy = {"__deepcopy__": lambda state, _: self.copy(state)}
        self.blank = type("State", (), {"__slots__": tuple(self.fields), **own_copy})
        self._places: list[tuple[str, int, int, tuple[int, ...]]] = []  # of each field, from where to where
        at = 0
        for name, field in self.fields.items():
            self._places.append((name, at, at + count(field), field.shape))
            at += count(field)

    def zero(self) -> Any:
        """A state of nothing but zeros, for the rules to work on interpreted."""
        return self.unpack(bytes(self.size))

    def unpack(self, raw: bytes) -> Any:
        """The state that these bytes are, with numbers and nested lists for its fields."""
        numbers = self._struct.unpack(raw)
        state = self.blank()
        for name, at, end, shape in self._places:
            setattr(state, name, shaped(numbers[at:end], shape) if shape else numbers[at])
        return state

    def pack(self, state: Any) -> bytes:
        """The bytes of an interpreted state."""
        numbers: list[int] = []
        for name, field in self.fields.items():
            value = getattr(state, name)
            if not field.shape:
                numbers.append(value)
            elif len(field.shape) == 1:
                numbers += value
            else:
                for line in value:
                    numbers += line
        return self._struct.pack(*numbers)

    def copy(self, state: Any) -> Any:
        """Another interpreted state with the same numbers."""
        twin = self.blank()
        for name, field in self.fields.items():
            value = getattr(state, name)
            if len(field.shape) == 1:
                value = value[:]
            elif len(field.shape) == 2:
                value = [line[:] for line in value]
            setattr(twin, name, value)
        return twin


@cache
def count(field: Field) -> int:
    """How many numbers a field holds."""
    total = 1
    for length in field.shape:
        total *= length
    return total


def shaped(numbers: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    """The numbers of a field as one number, a list or a list of lists."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return list(numbers)
    return [list(numbers[at : at + shape[1]]) for at in range(0, len(numbers), shape[1])]
