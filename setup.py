"""Compiles the rules of every game, and the engine's core, where a C compiler is at hand.

Where none is, the install succeeds and the program runs the same rules interpreted.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import setup

sys.path.insert(0, "src")
sys.path.insert(0, "tools")

from pypi_page import addresses, readme_there
from tavoliere.bots.search_program import SEARCH
from tavoliere.engine.build import compiling
from tavoliere.envs.batch_program import BATCH
from tavoliere.games.registry import BUILT_IN

MODULES = {
    "tavoliere.engine._core": Path("src/tavoliere/engine/_core.pyx"),
    "tavoliere.bots._search": Path("src/tavoliere/bots/_search.pyx"),
    "tavoliere.envs._batch": Path("src/tavoliere/envs/_batch.pyx"),
    "tavoliere.training._squires": Path("src/tavoliere/training/_squires.pyx"),
}

PROGRAMS = {Path("src/tavoliere/bots/_mcts.c"): SEARCH, Path("src/tavoliere/envs/_stepping.c"): BATCH}

REPOSITORY = os.environ.get("TAVOLIERE_REPOSITORY", "").rstrip("/")
VERSION = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

setup(
    author="The Tavoliere authors",
    author_email=os.environ.get("TAVOLIERE_CONTACT", ""),
    long_description=readme_there(Path("README.md").read_text(encoding="utf-8"), REPOSITORY, VERSION),
    long_description_content_type="text/markdown",
    project_urls=addresses(REPOSITORY),
    **compiling(*BUILT_IN, further=MODULES, programs=PROGRAMS, shared="tavoliere.engine._arrays"),
)
