"""python -m scripts.first_visit [--runs N]: how long a first visit takes until one can do something, and what it costs.

The page as files (`tavoliere site`), from a plain host of files that packs them, in Chromium, each time as somebody who
has never been there: over a fast line, and over one as slow as a poor mobile network. A first visit is ready when the
games are there with what can be clicked; a game is ready to play when its player is asked. The bytes are
those that had come by then: over a slow line some of them are kept for later.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import tavoliere as tv
from tavoliere.web.site import write_site
from tests.browser.arrival import WATCH, arrival
from tests.browser.conftest import FLAGS, HURRIED
from tests.browser.files import hosted
from tests.browser.page_pool import kept_settings

# Milliseconds until the first byte of an answer, and bytes a second.
LINES = {"fast": (20, 10_000_000 / 8), "slow": (400, 400_000 / 8)}


def visit(browser: Browser, address: str, line: str, game: str | None) -> tuple[float, int]:
    """Milliseconds until it is ready, and the bytes that came until then."""
    latency, throughput = LINES[line]
    context = browser.new_context(base_url=address, locale="en-GB")
    context.add_init_script(WATCH + kept_settings(HURRIED))
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    conditions = {
        "offline": False,
        "latency": latency,
        "downloadThroughput": throughput,
        "uploadThroughput": throughput,
    }
    session.send("Network.emulateNetworkConditions", conditions)
    page.goto(f"#new/{game}" if game else "", wait_until="commit")
    if game:
        page.locator("button[type=submit]").click()
    ready, files = arrival(page, "game" if game else "lobby")
    context.close()
    return ready, sum(files.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write_site(site)
        measure(site, runs)


def measure(site: Path, runs: int) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=[one for one in FLAGS if "no-opt" not in one]
        )
        with hosted(site) as (address, _):
            for line in LINES:
                for game in (None, *tv.GAMES):
                    found = [visit(browser, address, line, game) for _ in range(runs)]
                    seconds = statistics.median(ready for ready, _ in found) / 1000
                    size = max(size for _, size in found)
                    print(f"{line:5} {game or 'the first visit':16} {seconds:6.2f} s {size / 1000:6.0f} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
