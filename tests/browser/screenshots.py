"""Pictures of every screen, at three sizes, by day and by night, in the folder `screenshots`, which git ignores.

python -m tests.browser.screenshots [SCREEN ...]
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, sync_playwright

from tests import ROOT
from tests.browser.conftest import FLAGS, PATIENCE, Server
from tests.browser.page_pool import kept_settings
from tests.browser.screens import SCREENS

FOLDER = ROOT / "screenshots"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LOCALES = {"light": "en-GB", "dark": "it-IT"}
SIZES = ((1440, 900), (1024, 768), (390, 844))


class Studio:
    """A server, and pages before it of which pictures are taken."""

    def __init__(self, server: Server, browser: Any) -> None:
        self.server = server
        self.browser = browser

    @contextmanager
    def page(self, settings: dict[str, Any], **liking: Any) -> Iterator[Page]:
        context = self.browser.new_context(base_url=self.server.address, reduced_motion="reduce", **liking)
        context.add_init_script(kept_settings({"speed": "once", **settings}))
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        yield page
        context.close()


@contextmanager
def studio() -> Iterator[Studio]:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=list(FLAGS))
        try:
            yield Studio(server, browser)
        finally:
            browser.close()
            server.stop()


def main(wanted: list[str]) -> None:
    with studio() as room:
        for theme in THEMES:
            for screen in SCREENS:
                if wanted and screen.name not in wanted:
                    continue
                with room.page({}, color_scheme=theme, locale=LOCALES[theme]) as page:
                    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
                    screen.show(page, room.server.address)
                    for width, height in SIZES:
                        page.set_viewport_size({"width": width, "height": height})
                        page.wait_for_timeout(300)
                        page.screenshot(path=FOLDER / f"{screen.name}-{width}-{theme}.png", full_page=width < 600)
                print(screen.name, theme)


if __name__ == "__main__":
    main(sys.argv[1:])
