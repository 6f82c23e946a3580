"""What a page has fetched by the time that a person can do something in it."""

import re

from playwright.sync_api import Page

# Notes, when what somebody wants is there for the first time, how long it took, and what had come by then.
WATCH = """
  window.arrived = {};
  const wanted = {lobby: ".box .primary", game: "main.table .ask.mine"};
  const look = () => {
    for (const [name, selector] of Object.entries(wanted))
      if (!(name in arrived) && document.querySelector(selector)) {
        const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
        const files = Object.fromEntries(entries.map(entry => [entry.name, entry.encodedBodySize]));
        arrived[name] = {after: performance.now(), files};
      }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""
NETWORK = re.compile("/networks/")


def arrival(page: Page, what: str) -> tuple[float, dict[str, int]]:
    """Milliseconds until the lobby, or a game, was there, and the bytes of each file by then, packed as it came."""
    page.wait_for_function(f"() => window.arrived?.{what}", timeout=120_000)
    told = page.evaluate(f"() => window.arrived.{what}")
    return told["after"], {url: size for url, size in told["files"].items() if not NETWORK.search(url)}


def without_fonts(files: dict[str, int]) -> list[int]:
    """The sizes of what a page can't do without: letters are there in another font until theirs comes."""
    return [size for url, size in files.items() if not url.endswith(".woff2")]
