"""What other packages bring along: the example game, and bots, well-meaning ones and ones that fail in every way."""

import contextlib
import fcntl
import gc
import importlib
import itertools
import os
import random
import shutil
import socket
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tests import ROOT

KALAH = ROOT / "examples" / "kalah" / "src" / "tavoliere_kalah"
FAIR = ROOT / "tests" / "packages" / "fair"  # a game with every kind of zone

Planted = Callable[[dict[str, Callable[[str], str]]], GameDefinition]
number = itertools.count()

# Nothing that is loaded to be tested is ever garbage: no need to look for any in it, now or while tests run.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)  # to look more often costs a fourteenth of all tests
    gc.enable()


PLUGIN_BOTS = """
    import time

    class Sleeper:
        def choose(self, view, generator):
            time.sleep(3600)

    class Crasher:
        def choose(self, view, generator):
            raise RuntimeError("no idea")

    class Cheater:
        def choose(self, view, generator):
            return view.game.all_actions[0]

    class Talker:
        def choose(self, view, generator):
            print("I think, therefore I print")
            return view.actions[-1]
"""


@pytest.fixture
def plugin_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found by their entry points, here and in other processes."""
    (tmp_path / "strangers.py").write_text(textwrap.dedent(PLUGIN_BOTS), encoding="utf-8")
    described = tmp_path / "strangers-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{name.lower()} = strangers:{name}\n" for name in ("Sleeper", "Crasher", "Cheater", "Talker"))
    (described / "entry_points.txt").write_text(f"[tavoliere.bots]\n{points}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", before_others(tmp_path))


def free_port() -> int:
    """Below those that the system hands out: another server could get one of these before this one begins to listen."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


def before_others(folder: Path) -> str:
    """A search path for other processes that begins with a folder."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def install_example(folder: Path, **environment: str) -> Path:
    """Install the example game as any package, and return where it lies."""
    built = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "_compiled*")
    shutil.copytree(ROOT / "examples" / "kalah", folder / "source", ignore=built)
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--no-cache", "--compile-bytecode")
    uv = Path(sys.executable).with_name("uv")
    subprocess.run(
        [uv, "pip", "install", "-q", *offline, "--target", folder / "site", folder / "source"],
        env={**os.environ, "PYTHONPATH": before_others(Path(tv.__file__).parent.parent), **environment},
        check=True,
    )
    return folder / "site"


@pytest.fixture(scope="session")
def example_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the example game is installed, compiled: by the first of all processes that wants it."""
    root = tmp_path_factory.getbasetemp()
    folder = (root.parent if "PYTEST_XDIST_WORKER" in os.environ else root) / "example"
    with (root.parent / "example.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until it is closed
        if not (folder / "installed").exists():
            install_example(folder)
            (folder / "installed").touch()
    return folder / "site"


@pytest.fixture
def example_game(example_package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the example game, which is found by its entry point, here and in other processes."""
    monkeypatch.syspath_prepend(str(example_package))
    monkeypatch.setenv("PYTHONPATH", before_others(example_package))
    tv.GAMES.look_again()
    yield "kalah"
    monkeypatch.undo()
    tv.GAMES.look_again()


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planted:
    """The example game in a package of another name, with files of it changed."""

    def plant(changes: dict[str, Callable[[str], str]]) -> GameDefinition:
        name = f"planted_{next(number)}"
        shutil.copytree(KALAH, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "_compiled*"))
        for path in (tmp_path / name).glob("*.py"):
            text = path.read_text(encoding="utf-8").replace("tavoliere_kalah", name)
            changed = changes.get(path.name, str)(text)
            assert (changed != text) == (path.name in changes)
            path.write_text(changed, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        definition: GameDefinition = importlib.import_module(f"{name}.definition").KALAH
        return definition

    return plant
