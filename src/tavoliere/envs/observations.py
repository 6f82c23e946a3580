"""What an agent is shown: its seat's view, as named pieces of one array.

A piece is a field of the game's state table. All three kinds of environment show the same pieces in the same order,
that of the state's bytes; nothing that the seat may not know is in them.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import Feature, Repeated
from tavoliere.engine.game import Game
from tavoliere.engine.kernels import layout
from tavoliere.engine.layout import count

TYPES: dict[int, np.dtype[Any]] = {width: np.dtype(f"<i{width}") for width in (1, 2, 4)}


class Piece(NamedTuple):
    """A field of the state: its numbers' type, its shape, where it begins in the state's bytes and in a flat array."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    offset: int
    first: int
    size: int


@cache
def pieces_of(definition: GameDefinition) -> tuple[Piece, ...]:
    """The pieces of a game, in the order of the state's bytes."""
    found = []
    offset = first = 0
    for name, field in layout(definition).fields.items():
        found.append(Piece(name, TYPES[field.width], field.shape, offset, first, count(field)))
        offset += field.width * count(field)
        first += count(field)
    return tuple(found)


@cache
def feature_places(definition: GameDefinition) -> tuple[tuple[Feature, npt.NDArray[np.intp]], ...]:
    """What the learned evaluation sees, one thing after the other, with the places of its numbers."""
    assert definition.features is not None
    return tuple(placed(definition.features.MEANINGS))


def placed(features: Iterable[Feature | Repeated]) -> Iterator[tuple[Feature, npt.NDArray[np.intp]]]:
    first = 0
    for one in features:
        if isinstance(one, Feature):
            yield one, first + np.arange(one.numbers).reshape(() if one.numbers == 1 else one.numbers)
            first += one.numbers
        else:
            parts = list(placed(one.features))
            size = sum(places.size for _, places in parts)
            for feature, places in parts:
                yield feature, first + np.add.outer(size * np.arange(one.times), places)
            first += size * one.times


class ObservationEncoder:
    """Turns views of one game into arrays: a seat as ones and zeros, then the pieces, all in a row."""

    def __init__(self, game: Game) -> None:
        self.players = game.players
        self.pieces = pieces_of(game.definition)
        self.size = game.players + sum(piece.size for piece in self.pieces)
        self._runs = self._runs_of_one_type()
        self._game = game

    def _runs_of_one_type(self) -> list[tuple[np.dtype[Any], int, int, int]]:
        """Neighbouring pieces of the same type are read at once: type, offset in bytes, first number, how many."""
        runs: list[tuple[np.dtype[Any], int, int, int]] = []
        for piece in self.pieces:
            if runs and runs[-1][0] == piece.dtype:
                dtype, offset, first, size = runs.pop()
                runs.append((dtype, offset, first, size + piece.size))
            else:
                runs.append((piece.dtype, piece.offset, self.players + piece.first, piece.size))
        return runs

    def write(self, raw: bytes, seat: int, out: npt.NDArray[Any]) -> None:
        """Fill a flat array of any type with what the bytes of a seat's view hold."""
        out[: self.players] = 0
        out[seat] = 1
        for dtype, offset, first, size in self._runs:
            out[first : first + size] = np.frombuffer(raw, dtype, size, offset)

    def named(self, flat: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The pieces of a flat array by name, in their shapes, without copying."""
        named = {"seat": flat[: self.players]}
        for piece in self.pieces:
            first = self.players + piece.first
            named[piece.name] = flat[first : first + piece.size].reshape(piece.shape)
        return named

    def bounds(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """The least and the greatest number that each place of a flat array can hold."""
        low = np.zeros(self.size, np.int32)
        high = np.ones(self.size, np.int32)
        least, most = self._game.bounds.usual()
        low[self.players :] = np.minimum(least, 0)
        high[self.players :] = np.maximum(most, 1)  # a setting never changes; a range needs two ends, though
        return low, high
