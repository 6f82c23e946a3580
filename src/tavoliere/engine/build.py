"""For a `setup.py`: compiles the rules of games, of Tavoliere and of other packages alike."""

import multiprocessing
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.native import native_source
from tavoliere.engine.program_source import PlainProgram

SOURCES = Path(__file__).parent.parent.parent  # the folder that holds the package tavoliere


def compiling(
    *definitions: GameDefinition,
    further: dict[str, Path] | None = None,
    programs: dict[Path, PlainProgram] | None = None,
    shared: str | None = None,
) -> dict[str, Any]:
    """What `setup` needs to compile these games, and further modules in Cython by their names.

    These include `programs`, each of which is written to a file.

    A game's `_compiled.c` is written beside its rules. Without a compiler everything runs interpreted; with one, what
    does not compile is an error. `shared` names a module of what Cython itself adds for typed arrays: compiled once,
    and not in each.
    """
    # The program itself does without these, and without a compiler.
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    strict = ["-Wall", "-Werror"] if os.environ.get("TAVOLIERE_STRICT") else []

    class BuildWhereThereIsACompiler(build_ext):  # type: ignore[misc]
        """Compiles nothing where nothing can be; otherwise as many modules at once as there are processors."""

        def finalize_options(self) -> None:
            super().finalize_options()
            if sys.platform != "win32":  # its compiler's environment is not made for it
                self.parallel: int = getattr(self, "parallel", 0) or os.cpu_count() or 1

        def build_extensions(self) -> None:
            if (missing := self.missing()) is not None and not strict:
                names = ", ".join(ext.name for ext in self.extensions)
                print(
                    f"There is no compiler for modules of Python here ({missing}): "
                    f"not compiled, to run interpreted: {names}",
                    file=sys.stderr,
                )
                self.extensions: list[Any] = []
            super().build_extensions()

        def missing(self) -> str | None:
            """Why not even an empty module can be compiled."""
            with tempfile.TemporaryDirectory() as folder:
                empty = Path(folder, "empty.c")
                empty.write_text("#include <Python.h>\n", encoding="utf-8")
                try:
                    self.compiler.compile([str(empty)], output_dir=folder, include_dirs=self.include_dirs)
                except (CCompilerError, BaseError, OSError) as error:
                    return str(error)
            return None

    sources = {definition.folder / "_compiled.c": native_source(definition) for definition in definitions}
    sources |= {path: program.native_source() for path, program in (programs or {}).items()}
    for path, source in sources.items():
        if not path.exists() or path.read_text(encoding="utf-8") != source:  # else what is built of it is good
            path.write_text(source, encoding="utf-8")
    modules = {f"{definition.package}._compiled": definition.folder / "_compiled.c" for definition in definitions}
    own_flags = sys.platform == "win32" or "-fsanitize" in os.environ.get("CFLAGS", "")
    # To describe everything to a debugger takes a quarter of the time.
    fast = [*strict, *([] if own_flags else ["-O3", "-g0", "-falign-functions=64", "-falign-loops=32"])]
    if sys.platform != "win32":  # whose compiler does not do it by itself
        fast.append("-ffp-contract=off")  # all forms of a program calculate alike, to the last bit
    games = [Extension(name, [os.path.relpath(path)], extra_compile_args=fast) for name, path in modules.items()]
    if further is None:
        return {"cmdclass": {"build_ext": BuildWhereThereIsACompiler}, "ext_modules": games}

    from Cython.Build import cythonize

    extensions = [Extension(name, [os.path.relpath(path)], extra_compile_args=fast) for name, path in further.items()]
    if shared is not None:
        written = SOURCES.joinpath(*shared.split(".")).with_suffix(".c")
        # What is asked for in loops is in the modules themselves.
        enough = [*strict, *([] if own_flags else ["-O1", "-g0"])]
        extensions.append(Extension(shared, [os.path.relpath(written)], extra_compile_args=enough))
    # Where processes fork; elsewhere they would run the setup.py again.
    at_once = os.cpu_count() or 1 if multiprocessing.get_all_start_methods()[0] == "fork" else 0
    translated = cythonize(
        extensions,
        include_path=[str(SOURCES)],
        quiet=True,
        nthreads=at_once,
        shared_utility_qualified_name=shared,
    )
    return {"cmdclass": {"build_ext": BuildWhereThereIsACompiler}, "ext_modules": [*games, *translated]}
