"""The positions of a long match in little room: most of the older ones are worked out again when they are asked for."""

from collections.abc import Iterable, MutableSequence
from typing import Any, overload

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position

EVERY = 64  # of the older ones, one in so many is kept
LATEST = 16


class Positions(MutableSequence[Position]):
    """The positions before and after each of a match's steps, for a match that lies in memory for days.

    `steps` is the match's own list: a step is taken into it after its position into this one.
    """

    def __init__(self, steps: list[Action], positions: Iterable[Position]) -> None:
        self._steps = steps
        self._kept: dict[int, Position] = {}
        self._passage: tuple[int, list[Position]] = (0, [])  # worked out again: from where on, and which
        self._length = 0
        for position in positions:
            self.append(position)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Position: ...
    @overload
    def __getitem__(self, index: slice) -> list[Position]: ...
    def __getitem__(self, index: int | slice) -> Position | list[Position]:
        if index == -1:  # mostly it is this one
            return self._last
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        place = index if index >= 0 else self._length + index
        if place in self._kept:
            return self._kept[place]
        if not 0 <= place < self._length:
            raise IndexError(index)
        return self._worked_out(place)

    def _worked_out(self, place: int) -> Position:
        first = place - place % EVERY
        if self._passage[0] != first or not self._passage[1]:
            self._passage = first, [self._kept[first]]
        passage = self._passage[1]
        while len(passage) <= place - first:
            passage.append(passage[-1].play(self._steps[first + len(passage) - 1]))
        return passage[place - first]

    def append(self, position: Position) -> None:
        self._kept[self._length] = self._last = position
        self._length += 1
        old = self._length - LATEST - 1
        if old % EVERY:
            self._kept.pop(old, None)
        self._passage = 0, []

    def __delitem__(self, index: int | slice) -> None:
        """Forget those from a place on, but never the first."""
        begin = slice(index, index + 1 or None) if isinstance(index, int) else index
        length, end, step = begin.indices(self._length)
        if length == 0 or step != 1 or end != self._length:
            raise IndexError("positions follow from each other: only the last ones can be taken away")
        if length == self._length:
            return
        self._last = self[length - 1]
        self._kept = {place: position for place, position in self._kept.items() if place < length - 1}
        self._kept[length - 1] = self._last
        self._length, self._passage = length, (0, [])

    def __setitem__(self, index: Any, position: Any) -> None:
        raise TypeError("positions follow from each other: none can be another")

    def insert(self, index: int, position: Position) -> None:
        raise TypeError("positions follow from each other: only after the last one can there be another")
