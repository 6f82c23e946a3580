"""For a `setup.py`: compiles the rules of games, of Tavoliere and of other packages alike."""

import os
import sys
from pathlib import Path
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.codegen import cython_source

SOURCES = Path(__file__).parent.parent.parent  # the folder that holds the package tavoliere


def extensions(*definitions: GameDefinition) -> list[Any]:
    """The setuptools extensions of these games, whose `_compiled.pyx` is written beside their rules.

    Where one cannot be compiled, the install goes on without it, and the game runs interpreted.
    """
    modules = {}
    for definition in definitions:
        written = definition.folder / "_compiled.pyx"
        written.write_text(cython_source(definition), encoding="utf-8")
        modules[f"{definition.package}._compiled"] = written
    return cython_extensions(modules)


def cython_extensions(modules: dict[str, Path]) -> list[Any]:
    """The extensions of modules in Cython, by their names."""
    from Cython.Build import cythonize
    from setuptools import Extension

    fast = [] if sys.platform == "win32" else ["-O3"]
    found = [
        Extension(name, [os.path.relpath(path)], optional=True, extra_compile_args=fast)
        for name, path in modules.items()
    ]
    made: list[Any] = cythonize(found, include_path=[str(SOURCES)], quiet=True)  # type: ignore[no-untyped-call]
    return made
