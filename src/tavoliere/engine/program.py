"""What the engine's own programs in the plain language stand on, interpreted: the search, and the steps of a batch.

A program is modules of plain functions and of records, which are dataclasses; `program_source.py` writes it out as C.
Beside whole numbers it has these types. What no program can say for itself is here, and once more in `_program.h`:
random numbers, memory of states, arrays that grow. Numbers are C's there, so a program keeps them within 32 bits, and
those of the type `Long` within 64.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, TypeVar

from tavoliere.definition.game_definition import EvaluationModule, FeaturesModule, HeuristicModule, RulesModule
from tavoliere.definition.schema import Row
from tavoliere.engine.layout import Layout

GameState = Any  # the memory of one state of a game
Reals = list[float]
# Arrays of others, by the width of their numbers in memory; interpreted, anything with places.
Bytes = Any
SignedBytes = Any
Shorts = Any
Ints = Any
Singles = Any
States = Any  # of games, in a row
Generators = Any
Bits = int  # 64 of them, which are only compared
Long = int  # a whole number that may need 64 bits

MASK = (1 << 64) - 1
Element = TypeVar("Element")


class Generator:
    """The random numbers of playouts, redeals and searches: splitmix64."""

    __slots__ = ("value",)

    def __init__(self, seed: int, game: int) -> None:
        self.value = seed & MASK
        self.next()
        self.value ^= (game + 1) * 0xD1342543DE82EF95 & MASK
        self.next()

    def next(self) -> int:
        self.value = z = self.value + 0x9E3779B97F4A7C15 & MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        return (self.next() >> 32) * bound >> 32

    def weighted(self, odds: Sequence[int], total: int) -> int:
        i = 0
        left = self.below(total) - odds[0]
        while left >= 0:
            i += 1
            left -= odds[i]
        return i


class Records(list[Element]):
    """Records in a row, which grows."""

    def __init__(self, kind: type[Element]) -> None:
        super().__init__()
        self.kind = kind


class Rules:
    """The functions of one game, and the memory of its states: what is a table of functions in C."""

    def __init__(
        self,
        layout: Layout,
        rules: RulesModule,
        heuristic: HeuristicModule,
        evaluation: EvaluationModule,
        features: FeaturesModule | None,
    ) -> None:
        self.actor, self.legal, self.weights, self.apply = rules.actor, rules.legal, rules.weights, rules.apply
        self.scores, self.standing, self.facts = rules.scores, rules.standing, rules.facts
        self.view, self.unknown, self.reveal, self.seen = rules.view, rules.unknown, rules.reveal, rules.seen
        self.heuristic, self.moment, self.evaluate = heuristic.heuristic, evaluation.moment, evaluation.evaluate
        self.prior: Callable[[GameState, int], int] = getattr(evaluation, "prior", heuristic.heuristic)
        # A program asks no game for what it lacks.
        self.playout: Callable[[GameState, Row, int, Row], None] = getattr(evaluation, "playout", lacking)
        self.eyes: Callable[[GameState], int] = getattr(features, "eyes", lacking)
        self.features: Callable[[GameState, int, Row], int] = getattr(features, "features", lacking)
        self.policy: Callable[[GameState, int, int], int] = getattr(features, "policy", lacking)
        self.layout = layout

    def copy(self, to: GameState, other: GameState) -> None:
        """Make one state equal to another."""
        self.layout.copy_into(to, other)

    def same(self, one: GameState, other: GameState) -> bool:
        return self.layout.pack(one) == self.layout.pack(other)

    def hash(self, state: GameState) -> Bits:
        """A number that two states hardly ever share; each form has its own."""
        return int.from_bytes(hashlib.blake2b(self.layout.pack(state), digest_size=8).digest(), "little")


def lacking(*_: Any) -> Any:
    raise NotImplementedError("this game has no such function")


# --- fields and variables ---------------------------------------------------------------------------------------------


def array(length: int) -> Any:
    """A field of a record: so many numbers."""
    return field(default_factory=lambda: [0] * length)


def growing(kind: type) -> Any:
    """A field of a record: records of a kind, for which there is room after `room_for`."""
    return field(default_factory=lambda: Records(kind))


def row(length: int) -> Row:
    """A local variable: so many whole numbers, of which nobody knows what they are before they are set."""
    return [0] * length


def reals(length: int) -> Reals:
    return [0.0] * length


# --- what each form gives ---------------------------------------------------------------------------------------------


def generator_of(seed: Bits, game: int) -> Generator:
    """A generator of its own for each game of a run, so that the number of threads changes nothing."""
    return Generator(seed, game)


def generator_like(other: Generator) -> Generator:
    """Another that goes on with the same numbers."""
    found = Generator(0, 0)
    found.value = other.value
    return found


def below(generator: Generator, bound: int) -> int:
    """A random number from 0 to before `bound`."""
    return generator.below(bound)


def weighted(generator: Generator, odds: Row, total: int) -> int:
    """A random place of `odds`, whose numbers add up to `total`."""
    return generator.weighted(odds, total)


def room_for(records: Records[Any], count: int) -> bool:
    """Make room for so many records, which need not be set; False where there is no memory."""
    if len(records) < count:
        records.extend([records.kind()] * (count - len(records)))
    return True
