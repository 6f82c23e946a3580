"""Networks of random numbers, for tests that need one and not a good one."""

from typing import Any

import numpy as np

import tavoliere as tv
from tavoliere.bots.network import SECOND, Network, Weights, quantised


def random_weights(game: tv.Game, first: int = 32, seed: int = 1) -> Weights:
    """Weights of about the size that training gives."""
    features = game.definition.features
    assert features is not None
    generator = np.random.default_rng(seed)

    def normal(scale: float, *shape: int) -> Any:
        return generator.normal(0, scale, shape).astype(np.float32)

    return Weights(
        normal(0.15, sum(features.WIDTHS), first),
        normal(0.3, first),
        normal(0.3, SECOND, first),
        normal(0.3, SECOND),
        normal(1.0, len(set(game.sides)), SECOND),
        normal(0.3, len(set(game.sides))),
        normal(1.0, features.POLICY, SECOND),
        normal(0.3, features.POLICY),
    )


def random_network(game: tv.Game, first: int = 32, seed: int = 1, **settings: Any) -> Network:
    definition = game.definition
    assert definition.features is not None
    weights = random_weights(game, first, seed)
    return quantised(definition.network_name(game.settings), weights, definition.features, **settings)
