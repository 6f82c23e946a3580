"""Compiles the rules of every game, and the engine's core, where a C compiler is at hand.

Where none is, the install succeeds and the program runs the same rules interpreted.
"""

import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, "src")

from tavoliere.engine.declarations import cython_source
from tavoliere.games import GAMES

modules = {"tavoliere.engine._core": Path("src/tavoliere/engine/_core.pyx")}
for package in GAMES.values():
    written = Path("src", *package.split("."), "_compiled.pyx")
    written.write_text(cython_source(package), encoding="utf-8")
    modules[f"{package}._compiled"] = written

extensions = [
    Extension(name, [str(path)], optional=True, extra_compile_args=[] if sys.platform == "win32" else ["-O3"])
    for name, path in modules.items()
]
setup(ext_modules=cythonize(extensions, include_path=["src"], quiet=True))  # type: ignore[no-untyped-call]
