"""Compiles the rules of every game, and the engine's core, where a C compiler is at hand.

Where none is, the install succeeds and the program runs the same rules interpreted.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, "src")

from tavoliere.engine.build import compiling
from tavoliere.games.registry import BUILT_IN

MODULES = {
    "tavoliere.engine._core": Path("src/tavoliere/engine/_core.pyx"),
    "tavoliere.bots._search": Path("src/tavoliere/bots/_search.pyx"),
    "tavoliere.envs._batch": Path("src/tavoliere/envs/_batch.pyx"),
    "tavoliere.training._squires": Path("src/tavoliere/training/_squires.pyx"),
}

setup(**compiling(*BUILT_IN, further=MODULES))
