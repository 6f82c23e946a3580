"""Compiles the rules. Without this file, or without a C compiler, they run interpreted."""

import sys

from setuptools import setup

sys.path.insert(0, "src")

from tavoliere.engine.build import compiling
from tavoliere_kalah.definition import KALAH

setup(**compiling(KALAH))
