"""The tests of a game that count as worked examples, and a pytest plugin that runs them for each mutant."""

import ctypes
import importlib
import inspect
import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from scripts.mutants import switch
from scripts.mutants.changes import Mutant
from scripts.mutants.hunt import survivors

# A test that plays at random or holds two forms of the rules against each other is a law: it says that something is
# wrong, but not which rule.
LAWS = {"Random", "given", "interpreted", "interpreted_kernel", "playouts", "soak"}


class BothForms:
    """The switch of the rules in plain Python and that of the compiled ones, as one."""

    def __init__(self, package: str) -> None:
        compiled = ctypes.CDLL(str(importlib.import_module(f"{package}._compiled").__file__))
        self.mutant = ctypes.c_int.in_dll(compiled, "mutant")
        self.reached = (ctypes.c_ubyte * switch.MOST).in_dll(compiled, "reached")

    def turn_on(self, number: int) -> None:
        switch.mutant = self.mutant.value = number

    def take_reached(self) -> bytes:
        both = bytes(map(max, switch.reached, self.reached))
        switch.reached[:] = bytes(switch.MOST)
        ctypes.memset(self.reached, 0, switch.MOST)
        return both


class WorkedExamples:
    """Runs the worked examples for every mutant instead of once, and leaves a list of the survivors."""

    def __init__(self, package: str, mutants: list[Mutant], survivors_file: Path) -> None:
        self.package, self.mutants, self.survivors_file = package, mutants, survivors_file

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if isinstance(item, pytest.Function) and not is_law(item.function)]
        examples = [partial(holds, item) for item in items]
        found = []
        for mutant, reached in survivors(self.mutants, examples, BothForms(self.package)):
            print("survives:" if reached else "survives, no example comes by:", mutant, flush=True)
            found.append({**asdict(mutant), "reached": reached})
        self.survivors_file.write_text(json.dumps({"examples": len(items), "survivors": found}), encoding="utf-8")
        return True


def holds(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def is_law(test: Callable[..., Any]) -> bool:
    """Whether a test, or a function of its own file or another test's that it calls, plays at random."""
    if hasattr(test, "hypothesis"):
        return True
    asked: list[FunctionType] = [inspect.unwrap(test)]
    for function in asked:  # which grows
        names = names_in(function.__code__)
        if names & LAWS:
            return True
        asked += [called for called in functions_named(names, function) if called not in asked]
    return False


def names_in(code: CodeType) -> set[str]:
    """Every name and word in a function's code, nested functions included."""
    found = {*code.co_names, *code.co_varnames}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= names_in(constant)
        elif isinstance(constant, tuple):
            found |= {word for word in constant if isinstance(word, str)}  # names of arguments in a call
    return found


def functions_named(names: set[str], function: FunctionType) -> list[FunctionType]:
    found = (function.__globals__.get(name) for name in names)
    unwrapped = (inspect.unwrap(value) for value in found if callable(value))
    return [value for value in unwrapped if isinstance(value, FunctionType) and value.__module__.startswith("tests.")]
