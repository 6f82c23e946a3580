"""Browsers that one test hands on to the next, as if they were new.

To open a page, with a process of its own, takes longer than to show it: most tests go on with a page that is there.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

# What a page can be given; whatever else somebody likes, such as a language, takes another browser.
USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 720},
    "reduced_motion": "reduce",
    "color_scheme": "light",
}
# What a browser writes to its console that must never be there: a script from elsewhere, a drawing of no size.
REPORTED = re.compile("Content Security Policy|Error: <")
# How much of a page is painted: a corner, as nobody looks. It is laid out, hit and scrolled at its whole size, and a
# picture of it is whole; most of a browser's work would be to paint boards again and again.
CORNER = {"width": 16, "height": 9}
# Nothing is kept for a time without the network: to fetch all that for each test takes longer than most tests. What a
# browser keeps is looked at where somebody has one of their own.
KEEPS_NOTHING = "delete window.caches"
# What outlasts a test that has called it: nobody gets that browser after it.
LASTING = (
    *("add_init_script", "clear_cookies", "close", "expose_function", "grant_permissions"),
    *("install", "on", "once", "set_offline"),
)


def kept_settings(settings: dict[str, Any]) -> str:
    """A script that keeps these settings in the browser that runs it, where none are kept."""
    kept = {f"tavoliere-{key}": json.dumps(value) for key, value in settings.items()}
    return f"""
      if (location.protocol === "http:" && !localStorage.length)
        for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage.setItem(key, value);
    """


# What speaks to the browser itself of a page.
SESSIONS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


@contextmanager
def sizes_without_paint(page: Page) -> Iterator[Callable[[int, int], None]]:
    """Gives a page one size after the other; afterwards it has its own again.

    Playwright would have it painted whole at each, before a corner is left of it.
    """

    def resize(width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        SESSIONS[page].send("Emulation.setDeviceMetricsOverride", {**size, "dontSetVisibleSize": True})

    yield resize
    assert page.viewport_size is not None
    resize(page.viewport_size["width"], page.viewport_size["height"])


class Kept:
    """Somebody's browser, with one page."""

    def __init__(self, context: BrowserContext, address: str, own: bool) -> None:
        self.context = context
        self.address = address
        self.is_spent = own
        self.is_page_taken = False
        self.liking: dict[str, Any] = USUAL
        self.errors: list[str] = []
        context.set_default_timeout(30_000)
        if not own:
            context.add_init_script(KEEPS_NOTHING)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on(
            "console",
            lambda message: self.errors.append(message.text) if REPORTED.search(message.text) else None,
        )
        self.page = context.new_page()
        self.go_aside()
        self.storage = self.session_of(self.page)
        self.another_page = context.new_page
        context.new_page = self.new_page  # type: ignore[method-assign]
        for thing in (context, self.page, self.page.clock):
            for name in filter(partial(hasattr, thing), LASTING):
                setattr(thing, name, self.spending(getattr(thing, name)))

    def session_of(self, page: Page) -> CDPSession:
        """What speaks to the browser itself; whenever the page gets a size, only a corner of it is painted."""
        session = SESSIONS[page] = self.context.new_cdp_session(page)
        set_size = page.set_viewport_size

        def set_viewport_size(viewport_size: ViewportSize) -> None:
            set_size(viewport_size)
            session.send("Emulation.setVisibleSize", CORNER)

        page.set_viewport_size = set_viewport_size  # type: ignore[method-assign]
        return session

    def go_aside(self) -> None:
        """To where nothing happens, of the same origin: its process stays, and what is kept can be read and written."""
        self.page.goto(f"{self.address}/icon.svg")

    def spending(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any, **named: Any) -> Any:
            self.is_spent = True
            return method(*args, **named)

        return called

    def hand_out(self, settings: dict[str, Any], liking: dict[str, Any]) -> BrowserContext:
        self.errors.clear()
        self.liking = liking
        self.is_page_taken = False
        self.page.evaluate(kept_settings(settings))
        return self.context

    def new_page(self) -> Page:
        page = self.page
        if self.is_page_taken:
            page = self.another_page()
            self.session_of(page)
        self.is_page_taken = True
        page.set_viewport_size(self.liking["viewport"])
        page.emulate_media(
            color_scheme=self.liking["color_scheme"],
            contrast="null",
            forced_colors="null",
            media="null",
            reduced_motion=self.liking["reduced_motion"],
        )
        return page

    def take_back(self) -> bool:
        """Whether it is as if it were new; it is closed where that can't be."""
        if self.is_spent:
            BrowserContext.close(self.context)
            return False
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        for routed in (self.page, self.context):
            routed.unroute_all(behavior="ignoreErrors")
        self.go_aside()
        self.page.mouse.move(-10, -10)  # over nothing
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        others = "cookies,indexeddb,service_workers"
        self.storage.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": others})
        return True


class Cupboard:
    """Browsers that nobody uses, by what somebody may like of them."""

    def __init__(self, browser: Browser, address: str, prepare: Callable[[BrowserContext], None]) -> None:
        self.browser = browser
        self.address = address
        self.prepare = prepare
        self.idle: dict[str, list[Kept]] = {}
        self.used: list[tuple[str, Kept]] = []

    def take(self, settings: dict[str, Any], own: bool = False, **liking: Any) -> BrowserContext:
        """Somebody's browser; their own where it matters that nobody had it before, such as what it has fetched."""
        others = {"locale": "en-GB"} | {key: value for key, value in liking.items() if key not in USUAL}
        sort = json.dumps(others, sort_keys=True)
        if own or not self.idle.get(sort):
            context = self.browser.new_context(base_url=self.address, **others)
            self.prepare(context)
            kept = Kept(context, self.address, own)
        else:
            kept = self.idle[sort].pop()
        self.used.append((sort, kept))
        return kept.hand_out(settings, {key: liking.get(key, value) for key, value in USUAL.items()})

    def put_back(self) -> list[str]:
        """All that were taken; the errors that their pages have reported."""
        errors = [error for _, kept in self.used for error in kept.errors]
        while self.used:
            sort, kept = self.used.pop()
            if kept.take_back():
                self.idle.setdefault(sort, []).append(kept)
        return errors
