"""What is learned from: the portions of self-play as arrays, as seen by the seat whose eyes each position has."""

import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.engine.game import Game
from tavoliere.training.selfplay import sides_in_order

Array = npt.NDArray[Any]

VALIDATION = 12  # every twelfth game is not learned from, but tested on
ILLEGAL = 0
LEGAL = 1  # in `policies`, a legal action that was never tried; one that was tried always has 1 + SHARES
SHARES = 254


class Lessons(NamedTuple):
    """Positions, one a line."""

    features: Array  # uint8
    results: Array  # float32, of each side, beginning with that of the eyes
    estimates: Array  # the same by the search; NaN where it was not asked
    prospects: Array  # the same by the game's own evaluation, as logits
    own: Array  # bool: the search thought about this very position
    held_out: Array  # bool: of a game to test on
    taught: Array  # the lines that teach the priors
    policies: Array  # uint8, for each of these a row: ILLEGAL, or LEGAL and the share of the tries in parts of SHARES

    @property
    def positions(self) -> int:
        """How many."""
        return len(self.features)


def read_lessons(game: Game, paths: Sequence[Path]) -> Lessons:
    """The lessons of some portions; a damaged file is passed over."""
    return joined([lessons_of(game, columns) for columns in map(read_portion, paths) if columns is not None], game)


def read_portion(path: Path) -> dict[str, Array] | None:
    try:
        with np.load(path) as file:
            return dict(file)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        return None


def lessons_of(game: Game, columns: dict[str, Array]) -> Lessons:
    """The columns of a portion, turned to the eyes of each position."""
    assert game.definition.features is not None
    order = np.array([seen_from(game, seat) for seat in range(game.players)])[columns["eyes"]]
    counts = columns["counts"].astype(np.int64)
    taught = np.flatnonzero(counts)
    policies = policy_rows(counts[taught], columns["numbers"], columns["visits"], game.definition.features.POLICY)
    heard = policies.max(axis=1, initial=0) > LEGAL
    sides = sides_in_order(game)
    prospects = np.stack(
        [
            columns["prospects"][:, [seat for seat, one in enumerate(game.sides) if one == side]].max(1)
            for side in sides
        ],
        1,
    )
    return Lessons(
        columns["features"],
        np.take_along_axis(columns["results"].astype(np.float32), order, axis=1),
        np.take_along_axis(columns["estimates"].astype(np.float32), order, axis=1),
        np.take_along_axis(prospects, order, axis=1),
        columns["own"],
        columns["games"] % VALIDATION == 0,
        taught[heard],
        policies[heard],
    )


def seen_from(game: Game, seat: int) -> list[int]:
    """The sides in the order in which their first seats sit from this seat on, as their places among all sides."""
    places = sides_in_order(game)
    around = dict.fromkeys(game.sides[(seat + k) % game.players] for k in range(game.players))
    return [places.index(side) for side in around]


def policy_rows(counts: Array, numbers: Array, visits: Array, width: int) -> Array:
    """A row for each position with the share of its tries for every canonical action."""
    lines = np.repeat(np.arange(len(counts)), counts)
    tries = np.zeros((len(counts), width), np.float32)
    np.add.at(tries, (lines, numbers), visits)
    rows = np.zeros((len(counts), width), np.uint8)
    shares = tries / np.maximum(tries.sum(axis=1, keepdims=True), 1)
    rows[lines, numbers] = (LEGAL + np.rint(SHARES * shares)).astype(np.uint8)[lines, numbers]
    return rows


def joined(parts: Iterable[Lessons], game: Game) -> Lessons:
    """Several lessons one after the other."""
    parts = list(parts)
    features = game.definition.features
    assert features is not None
    if not parts:
        none = np.zeros((0, len(set(game.sides))), np.float32)
        empty = np.zeros((0, len(features.WIDTHS)), np.uint8), none, none, none
        nothing = np.zeros(0, np.bool_)
        return Lessons(*empty, nothing, nothing, np.zeros(0, np.int64), np.zeros((0, features.POLICY), np.uint8))
    starts = np.cumsum([0, *(part.positions for part in parts)])
    shifted = [part._replace(taught=part.taught + start) for part, start in zip(parts, starts, strict=False)]
    return Lessons(*(np.concatenate(columns) for columns in zip(*shifted, strict=True)))


def part_of(lessons: Lessons, share: float, generator: np.random.Generator) -> Lessons:
    """Some of the lines, at random."""
    if share >= 1:
        return lessons
    kept = generator.random(lessons.positions) < share
    place = np.cumsum(kept) - 1
    heard = kept[lessons.taught]
    return Lessons(
        lessons.features[kept],
        lessons.results[kept],
        lessons.estimates[kept],
        lessons.prospects[kept],
        lessons.own[kept],
        lessons.held_out[kept],
        place[lessons.taught[heard]],
        lessons.policies[heard],
    )
