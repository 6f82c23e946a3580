"""Boards as arrays of pixels: Chromium shows what a notebook does."""

import io
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tavoliere.engine.board_html import HEIGHT, WIDTH
from tavoliere.engine.errors import from_extra

if TYPE_CHECKING:
    from playwright.sync_api import Page


def pixels(document: str) -> npt.NDArray[np.uint8]:
    """An HTML document as it is shown: height, width, and red, green and blue."""
    with from_extra("pictures"):
        from PIL import Image
    return np.asarray(Image.open(io.BytesIO(screen(os.getpid()).picture(document))).convert("RGB"))


class Screen:
    """A page of Chromium, in a thread of its own: Playwright refuses one in which asyncio runs, as in a notebook."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._page = self._thread.submit(opened).result()

    def picture(self, document: str) -> bytes:
        return self._thread.submit(self._shown, document).result()

    def _shown(self, document: str) -> bytes:
        self._page.set_content(document)
        return self._page.screenshot()  # once the fonts are there


@cache
def screen(process: int) -> Screen:
    """The screen of a process; one that was forked from another needs its own."""
    return Screen()


def opened() -> "Page":
    """A page of the Chromium that is on the path, or else of the one that `playwright install chromium` fetches."""
    with from_extra("pictures"):
        from playwright.sync_api import sync_playwright
    chromium = sync_playwright().start().chromium
    browser = chromium.launch(executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"))
    return browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, offline=True)
