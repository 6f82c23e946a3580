"""Every screen of the page, and how to get there: for the checks of its looks, and for pictures of it."""

import random
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.person import confirm, found, sit, take_choice, wait_until_asked


class Screen(NamedTuple):
    """One screen: a name, and what brings it before somebody's eyes."""

    name: str
    show: Callable[[Page, str], None]


def lobby(page: Page, _: str) -> None:
    page.goto("/")
    page.wait_for_selector(".box")


def seating(page: Page, _: str) -> None:
    page.goto("/#new/san-marco")
    page.locator("input[name=players][value='2']").check()
    page.locator(".seats select").nth(1).select_option("away")


def table(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, server: str) -> None:
        opened = found(server, game, {"players": 3}, ["human", "page", "page"])
        sit(page, opened["tokens"][0])
        wait_until_asked(page)
        page.locator(".stage svg").first.wait_for()

    return show


def rules_beside(page: Page, server: str) -> None:
    table("cardcassonne")(page, server)
    page.locator(".actions button").last.click()
    page.locator(".beside h3").first.wait_for()


def rules(page: Page, _: str) -> None:
    page.goto("/#rules/carolus-magnus")
    page.locator(".rulebook h2").first.wait_for()


def curtain(page: Page, _: str) -> None:
    page.goto("/#new/cardcassonne")
    page.locator("input[name=players][value='2']").check()
    page.locator(".seats select").nth(1).select_option("here")
    page.locator("button[type=submit]").click()
    while True:
        wait_until_asked(page)
        if page.locator(".curtain").count():
            return
        if not confirm(page):
            take_choice(page, random.Random(1))


def ending(page: Page, server: str) -> None:
    opened = found(server, "cardcassonne", {"players": 3}, ["squire", "page", "squire"])
    sit(page, opened["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)


def replay(page: Page, server: str) -> None:
    ending(page, server)
    page.locator(".ending .row button:not(.primary)").first.click()
    page.locator(".replay input").fill("60")
    expect(page.locator(".replay .count")).to_contain_text("60 ")


SCREENS = (
    Screen("lobby", lobby),
    Screen("seating", seating),
    Screen("cardcassonne", table("cardcassonne")),
    Screen("carolus-magnus", table("carolus-magnus")),
    Screen("san-marco", table("san-marco")),
    Screen("rules-beside", rules_beside),
    Screen("rules", rules),
    Screen("curtain", curtain),
    Screen("ending", ending),
    Screen("replay", replay),
)
