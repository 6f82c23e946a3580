"""Compiles the rules of every game, and the engine's core, where a C compiler is at hand.

Where none is, the install succeeds and the program runs the same rules interpreted.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError as DistutilsError
from setuptools.errors import CCompilerError

sys.path.insert(0, "src")

from tavoliere.engine.codegen import cython_source
from tavoliere.games import GAMES

modules = {
    "tavoliere.engine._core": Path("src/tavoliere/engine/_core.pyx"),
    "tavoliere.bots._search": Path("src/tavoliere/bots/_search.pyx"),
    "tavoliere.envs._batch": Path("src/tavoliere/envs/_batch.pyx"),
}
for package in GAMES.values():
    written = Path("src", *package.split("."), "_compiled.pyx")
    written.write_text(cython_source(package), encoding="utf-8")
    modules[f"{package}._compiled"] = written


class BuildWhereThereIsACompiler(build_ext):  # type: ignore[misc]
    """Leaves out what cannot be compiled here."""

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except (CCompilerError, DistutilsError, OSError) as error:
            print(f"{ext.name} is not compiled here ({error}): its interpreted form will be used", file=sys.stderr)


own_flags = sys.platform == "win32" or "-fsanitize" in os.environ.get("CFLAGS", "")
extensions = [
    Extension(name, [str(path)], optional=True, extra_compile_args=[] if own_flags else ["-O3"])
    for name, path in modules.items()
]
setup(
    cmdclass={"build_ext": BuildWhereThereIsACompiler},
    ext_modules=cythonize(extensions, include_path=["src"], quiet=True),  # type: ignore[no-untyped-call]
)
