"""Many positions as the learned evaluation sees them, for training."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.engine.game import Game, Position


class FeatureTable(NamedTuple):
    """A line for each position. The actions of position i are `starts[i] : starts[i + 1]` of the last array."""

    features: npt.NDArray[np.uint8]
    eyes: npt.NDArray[np.uint8]  # the seat that sees the position so
    starts: npt.NDArray[np.int64]
    policies: npt.NDArray[np.int16]  # the canonical numbers of the legal actions, in their order


def feature_table(game: Game, positions: Iterable[Position | bytes]) -> FeatureTable:
    """Positions of a game, or the bytes of their states, which are checked first and so take far longer."""
    lines: list[bytes] = []
    eyes: list[int] = []
    starts = [0]
    policies: list[int] = []
    for one in positions:
        position = game.restore(one) if isinstance(one, bytes) else one
        if position.game != game:
            raise ValueError(f"{position!r} is no position of {game!r}")
        seat = position.eyes
        lines.append(position.features_for(seat))
        eyes.append(seat)
        policies += position.policies
        starts.append(len(policies))
    features = np.frombuffer(b"".join(lines), np.uint8).reshape(len(lines), -1) if lines else np.zeros((0, 0), np.uint8)
    return FeatureTable(features, np.array(eyes, np.uint8), np.array(starts), np.array(policies, np.int16))
