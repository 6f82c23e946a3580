"""Programs in the plain language: what goes beyond is refused with file and line; C and Python calculate alike."""

import ctypes
import importlib
import itertools
import math
import random
import subprocess
from collections.abc import Callable
from decimal import Decimal, localcontext
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tavoliere.bots import exponential
from tavoliere.definition.plain_modules import NotPlain
from tavoliere.engine.program_source import PlainProgram

TEXT = """
from dataclasses import dataclass
from tavoliere.definition.schema import Row
from tavoliere.engine.program import (
    Bits, GameState, Generator, Long, Reals, Records, Rules, array, below, growing, reals, room_for, row
)

SEATS = 4
SHARES = (0.5, 0.25)


@dataclass(slots=True, eq=False)
class Leaf:
    visits: int = 0
    value: float = -1.0
    view: Bits = 0


@dataclass(slots=True, eq=False)
class Plant:
    rules: Rules
    state: GameState
    generator: Generator
    count: Long = 0
    chances: Reals = array(SEATS)
    leaves: Records[Leaf] = growing(Leaf)


def height(t: Plant, n: int, x: float) -> int:
    numbers: Row = row(SEATS)
    leaf: Leaf = t.leaves[n]
    share: float = SHARES[0]
    LINE
    return n
"""

# A line of a function, and what is said of it.
MISTAKES = {
    "n = 1.5": "float, and here int",
    "a = x": "float, and here int",
    "a = n / 2": "float, and here int",
    "a = int(x) + t.count": "Long, and here int",
    "leaf.visits = x": "float, and here int",
    "leaf.visits = t.leaves": "Records",
    "a = int(x // 2)": "not calculated with float",
    "leaf.view = leaf.view + 1": "not calculated with Bits",
    "a = leaf.view": "Bits, and here int",
    "a = leaf.hight": "no field hight",
    "a = leaf": "Leaf, and here int",
    "a = n.visits": "int has no fields",
    "a = n[0]": "int has no places",
    "a = numbers[x]": "whole number",
    "a = LEAVES": "neither a variable nor a constant",
    "numbers = t.chances": "stays what it is",
    "t.chances = t.chances": "stays what it is",
    "SHARES[0] = 1": "a table",
    "t = t": "stays what it is",
    "leaf = Leaf()": "lies in an array",
    "leaf = t": "Plant, and here Leaf",
    "y: Twig = leaf": "its type must be one of",
    "more: Row = row(n)": "a constant",
    "a = room_for(t.chances, 3)": "records",
    "a = below(n, 3)": "int, and here Generator",
    "a = below(t.generator, x)": "float, and here int",
    "a = below(t.generator)": "is given 1",
    "a = t.rules.leagl(t.state, numbers)": "no function leagl of a game",
    "a = t.rules.legal(numbers, t.state)": "Row, and here GameState",
    "a = t.rules.legal(t.state)": "is given 1",
    "a = height(t, x, n)": "float, and here int",
    "a = heigth(t, n, x)": "no function heigth",
    "return x": "float, and here int",
    "kept: Generator = t.generator\n    t.generator = kept": "generator_like",
    "raise ValueError": "exceptions",
    "a = [1]": "no lists",
}

Planted = Callable[[str], ModuleType]
number = itertools.count()


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planted:
    """A module of this text."""

    def plant(text: str) -> ModuleType:
        name = f"planted_program_{next(number)}"
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return importlib.import_module(name)

    return plant


@pytest.mark.parametrize("line", MISTAKES)
def test_what_goes_beyond_is_refused_with_its_line(line: str, planted: Planted) -> None:
    module = planted(TEXT.replace("LINE", line))
    at = TEXT[: TEXT.index("LINE")].count("\n") + 1
    with pytest.raises(NotPlain, match=rf"^{module.__name__}\.py:{at}: .*({MISTAKES[line]})"):
        PlainProgram((module,)).native_source()


def test_a_field_of_no_type_is_refused_with_its_line(planted: Planted) -> None:
    module = planted(TEXT.replace("visits: int = 0", "visits: list[int] = 0"))
    with pytest.raises(NotPlain, match=rf"^{module.__name__}\.py:14: .* is no field of a record: .*Row"):
        PlainProgram((module,)).native_source()


def compiled(module: ModuleType, folder: Path, door: str) -> Any:
    text, library = folder / "program.c", folder / "program.so"
    text.write_text(PlainProgram((module,)).native_source() + door, encoding="utf-8")
    made = ["-Wall", "-Wno-unused-function", "-Werror", "-O3", "-ffp-contract=off", "-fPIC", "-shared"]
    subprocess.run(["cc", *made, "-o", str(library), str(text), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def test_the_exponential_is_the_same_compiled_and_within_a_bit_of_the_true_one(tmp_path: Path) -> None:
    door = "double door(double x) { return program_exponential(x); }"
    door = compiled(exponential, tmp_path, door).door
    door.restype, door.argtypes = ctypes.c_double, [ctypes.c_double]
    generator = random.Random(1)
    for power in (0.0, -0.0, 1.0, -699.999, -700.0, -1e9, float("-inf"), float("nan")):
        assert exponential.exponential(power) == door(power)
    rounded_otherwise = 0
    with localcontext(prec=40):
        for _ in range(5000):
            power = -(generator.random() ** 3) * 690
            found, right = exponential.exponential(power), float(Decimal(power).exp())
            assert found == door(power) and abs(found - right) <= math.ulp(right)
            rounded_otherwise += found != right
    assert rounded_otherwise < 50


NUMBERS = """
from dataclasses import dataclass
from math import sqrt
from tavoliere.engine.program import Bits, Generator, Long, Records, below, growing
from tavoliere.engine.program import generator_like, generator_of, room_for


@dataclass(slots=True, eq=False)
class Draw:
    number: int = 7
    share: float = 0.5


@dataclass(slots=True, eq=False)
class Urn:
    generator: Generator
    total: Long = 0
    draws: Records[Draw] = growing(Draw)


def drawn(t: Urn, seed: Bits, count: int) -> float:
    if not room_for(t.draws, 2 * count):
        return -1.0
    t.generator = generator_of(seed, 3)
    kept: Generator = generator_like(t.generator)
    for i in range(count):
        t.draws[i] = Draw()
        t.draws[i].number += below(t.generator, 1000)
        t.draws[count + i] = t.draws[i]
        t.total += 1_000_000_000 if i % 2 else -t.draws[i].number
    sum: float = 0
    for i in range(count):
        one: Draw = t.draws[2 * count - 1 - i]
        one.share += one.number / 3 - min(one.number, 1.5)
        sum += one.share * sqrt(one.number) if one.number > 500 else max(i - 9, -one.number)
    t.generator = generator_like(kept)
    return sum / (t.total + 1) + below(t.generator, 1 << 30)
"""


def test_numbers_records_and_luck_are_the_same_compiled(planted: Planted, tmp_path: Path) -> None:
    module = planted(NUMBERS)
    door = "double door(int seed, int count) { Urn urn = {0}; return program_drawn(&urn, seed, count); }"
    door = compiled(module, tmp_path, door).door
    door.restype = ctypes.c_double
    for seed in range(50):
        assert module.drawn(module.Urn(None), seed, 40 + seed) == door(seed, 40 + seed)
