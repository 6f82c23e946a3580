"""Between what numbers each cell of a game's state lies: what its state table says, with the game's settings."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from tavoliere.definition.field_forms import settled
from tavoliere.definition.schema import Field
from tavoliere.engine.layout import Layout, count


class Outside(NamedTuple):
    """A cell that holds what it can't."""

    cell: str
    least: int
    most: int
    given: int


class Bounds:
    """The least and the greatest number of each cell, in the order in which they lie in memory.

    A setting is what it is when the game begins; any other cell may be 0, which says nothing.
    """

    def __init__(self, layout: Layout, start: bytes, settings: Any = None) -> None:
        self.fields = layout.fields
        self.cells = [field for field in self.fields.values() for _ in range(count(field))]
        self._numbers = layout.numbers
        self._begins = layout.numbers(start)
        self._settings = settings or layout.unpack(start)  # of facts, which have none of their own: those of the game
        self.least, self.most = self._of_each(self._bounds)
        self._signs = self._together(layout, [-1 << (8 * cell.width - 1) for cell in self.cells])
        self._greatest = self._together(layout, self.most) | self._signs
        self._never = self._together(layout, [-(cell.most is None) for cell in self.cells])
        self._set = int.from_bytes(start, "little") & self._never

    def outside(self, raw: bytes) -> Outside | None:
        """The first cell of a state that lies outside its bounds, if there is one."""
        # All cells as one large number: where none is negative, the sign of a cell of `_greatest` survives only if what
        # is subtracted from that cell is not larger. That takes a microsecond; one cell after the other took seventy.
        together = int.from_bytes(raw, "little")
        within = not together & self._signs and (self._greatest - together) & self._signs == self._signs
        if within and together & self._never == self._set:
            return None
        for name, least, most, number in zip(self._names(), self.least, self.most, self._numbers(raw), strict=True):
            if not least <= number <= most:
                return Outside(name, least, most, number)
        return None

    def usual(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What no game goes beyond, of each cell."""
        return self._of_each(self._usual)

    def _together(self, layout: Layout, numbers: Sequence[int]) -> int:
        return int.from_bytes(layout.raw(numbers), "little")

    def _of_each(self, bounds: Callable[[Field], tuple[int, int] | None]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        least: list[int] = []
        most: list[int] = []
        for field in self.fields.values():
            size, known = count(field), bounds(field)
            here = self._begins[len(least) : len(least) + size]
            least += here if known is None else [known[0]] * size
            most += here if known is None else [known[1]] * size
        return tuple(least), tuple(most)

    def _bounds(self, field: Field) -> tuple[int, int] | None:
        if field.most is None:
            return None
        return min(settled(field.least, self._settings), 0), max(settled(field.most, self._settings), 0)

    def _usual(self, field: Field) -> tuple[int, int] | None:
        if (known := self._bounds(field)) is None or field.usual is None:
            return known
        return max(known[0], -field.usual), min(known[1], field.usual)

    def _names(self) -> Iterator[str]:
        for name, field in self.fields.items():
            for place in product(*map(range, field.shape)):
                yield name + "".join(f"[{at}]" for at in place)
