"""Compiles the rules of every game, and the engine's core, where a C compiler is at hand.

Where none is, the install succeeds and the program runs the same rules interpreted.
"""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError as DistutilsError
from setuptools.errors import CCompilerError

sys.path.insert(0, "src")

from tavoliere.engine.build import cython_extensions, extensions
from tavoliere.games.registry import BUILT_IN

MODULES = {
    "tavoliere.engine._core": Path("src/tavoliere/engine/_core.pyx"),
    "tavoliere.bots._search": Path("src/tavoliere/bots/_search.pyx"),
    "tavoliere.envs._batch": Path("src/tavoliere/envs/_batch.pyx"),
}


class BuildWhereThereIsACompiler(build_ext):  # type: ignore[misc]
    """Leaves out what cannot be compiled here."""

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except (CCompilerError, DistutilsError, OSError) as error:
            print(f"{ext.name} is not compiled here ({error}): its interpreted form will be used", file=sys.stderr)


setup(
    cmdclass={"build_ext": BuildWhereThereIsACompiler},
    ext_modules=[*cython_extensions(MODULES), *extensions(*BUILT_IN)],
)
