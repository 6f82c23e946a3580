"""The real server as a process, and a real browser before it."""

import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import tavoliere as tv
from tests.browser.page_pool import Cupboard
from tests.conftest import before_others, free_port

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--js-flags=--no-opt",  # no page is open long enough to earn back what its fastest code costs
)
expect.set_options(timeout=20_000)  # the machine may be busy
PATIENCE = 120  # seconds that a server may take to start on a busy machine
SLOW_LINE = 0.1  # seconds at most that a message is late, with --slow
SLOW_PROCESSOR = 3  # times as slow


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="through a slow line, on a slow processor: what races shows")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first, so that no worker is left alone with a long one at the end."""
    items.sort(key=lambda item: "whole_game" not in item.name)


class Server:
    """The program as a person starts it, with a database of its own; `delay`: seconds that a message may take."""

    def __init__(self, folder: Path, delay: float = 0.0, shares: bool = False, matchmaking: bool = False) -> None:
        self.folder = folder
        self.delay = delay
        self.shares = shares  # whether pages add to the dice, so that no game is known beforehand
        self.matchmaking = matchmaking  # whether there are open tables
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.browser.quick"),
                    *(str(self.port), str(self.folder / "tables.sqlite"), str(self.delay)),
                    *(["shares"] if self.shares else []),
                    *(["matchmaking"] if self.matchmaking else []),
                ],
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=5).close()
                return
            except (urllib.error.URLError, OSError):
                if time.monotonic() > end or self.process.poll() is not None:
                    raise RuntimeError((self.folder / "server.log").read_text()) from None
                time.sleep(0.1)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), SLOW_LINE if pytestconfig.getoption("slow") else 0.0)
    running.start()
    yield running
    running.stop()


def packages_in(folder: Path, packages: dict[str, Path]) -> Path:
    """Games of other packages as they are installed; for what is seen of them they need not be compiled."""
    for name, source in packages.items():
        built = shutil.ignore_patterns("__pycache__", "_compiled*")
        shutil.copytree(source, folder / source.name, ignore=built)
        described = folder / f"{source.name}-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        point = f"{name} = {source.name}.definition:{name.upper()}"
        (described / "entry_points.txt").write_text(f"[tavoliere.games]\n{point}\n")
    return folder


def server_with(packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the games of other packages."""
    installed = packages_in(tmp_path_factory.mktemp("packages"), packages)
    running = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", before_others(installed))
        running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=list(FLAGS))
        yield chromium
        chromium.close()


Someone = Callable[..., BrowserContext]

# What somebody in a hurry has set: everything is shown at once, the list of choices is unfolded, no game is new.
HURRIED = {"speed": "once", "list": True, "met": [*tv.GAMES]}


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})


@pytest.fixture(scope="session")
def cupboards() -> dict[str, Cupboard]:
    """Browsers that are handed on from test to test, by the server that they are used with."""
    return {}


@pytest.fixture
def somebody(
    browser: Browser, server: Server, cupboards: dict[str, Cupboard], pytestconfig: pytest.Config
) -> Iterator[Someone]:
    """Makes people: each a browser of their own, whose page must never report an error of its own."""

    def prepare(context: BrowserContext) -> None:
        if pytestconfig.getoption("slow"):
            context.on("page", slow_down)

    cupboard = cupboards.setdefault(server.address, Cupboard(browser, server.address, prepare))

    def make(settings: dict[str, Any] | None = None, **liking: Any) -> BrowserContext:
        return cupboard.take(HURRIED if settings is None else settings, **liking)

    yield make
    assert cupboard.put_back() == []


@pytest.fixture
def page(somebody: Someone) -> Page:
    """A page of somebody who reads English."""
    return somebody().new_page()
