"""The keyboard: the same keys go along every line of moments, and no key is taken from who needs it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens
from tests.browser.conftest import Server, Someone

# Where one is: whatever the screen counts its moments by.
PLACE = """() => [
  ...["step", "at"].map(name => document.querySelector("main").dataset[name]),
  document.querySelector(".replay .count")?.textContent,
  document.querySelector(".told [aria-pressed=true]")?.textContent,
].join()"""
# Whether the screen answers a key that is pressed in some place.
ANSWERS = """(selector, key) => !document.querySelector(selector).dispatchEvent(
  new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}))"""
ALONG = ("Home", "ArrowRight", "ArrowLeft", "End", "ArrowLeft", "End")

OVER_IT = """() => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.append(document.createElement("button"));
  dialog.showModal();
}"""
BEGUN = "document.querySelector('main').append(document.createElement('textarea'))"


def lesson(page: Page, _: str) -> None:
    page.goto("/#learn/cardcassonne/people")
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "0")
    page.keyboard.press("End")
    expect(page.locator("main.lesson")).not_to_have_attribute("data-at", "0")


@pytest.mark.parametrize("show", [screens.replay, screens.analysis, screens.study, lesson, screens.referee])
def test_the_same_keys_go_along_every_line_of_moments(
    show: Callable[[Page, str], None], somebody: Someone, server: Server
) -> None:
    page = somebody().new_page()
    show(page, server.address)
    page.locator(".stage svg").first.wait_for()
    seen = []
    for key in ALONG:
        page.locator("main[aria-busy=false]").wait_for()
        before = page.evaluate(PLACE)
        assert page.evaluate(f"key => ({ANSWERS})('.stage', key)", key)
        page.wait_for_function(f"before => ({PLACE})() !== before", arg=before)
        seen.append(page.evaluate(PLACE))
    first, second, again, last, before_it, end = seen
    assert first == again and last == end, "back and on are each other's way back"
    assert len({first, second, last, before_it}) > 2

    page.evaluate(BEGUN)
    answered = {key: page.evaluate(f"key => ({ANSWERS})('main textarea', key)", key) for key in ALONG}
    assert not any(answered.values()), f"somebody writes: {answered}"
    page.evaluate(OVER_IT)
    answered = {key: page.evaluate(f"key => ({ANSWERS})('main', key)", key) for key in ALONG}
    assert not any(answered.values()), f"a dialog lies above: {answered}"
