"""Games of one device: played by the page's own rules where no server answers, and kept in the browser."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.person import (
    confirm,
    expect_over,
    open_table,
    play_to_the_end,
    scores,
    step,
    take_choice,
    wait_until_asked,
    wait_until_drawn,
)


def without_tables(page: Page) -> None:
    """The server keeps no game: it does not answer whoever asks for a table."""
    page.route("**/api/tables", lambda route: route.abort())


def test_a_whole_game_at_one_screen_is_kept_and_shown_again(page: Page) -> None:
    without_tables(page)
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "here"])
    play_to_the_end(page, 5, most=12)
    before, at = scores(page), step(page)
    page.reload()
    wait_until_asked(page)
    assert (scores(page), step(page)) == (before, at)
    play_to_the_end(page, 6)
    expect_over(page)
    final = scores(page)

    page.get_by_role("button", name="Look again").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile("^0 of"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .count")).not_to_have_text(re.compile("^0 of"))

    page.goto("/#lobby")
    mine = page.locator(".my-tables li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(str(max(final)))
    mine.get_by_role("button", name="Forget").click()
    expect(page.locator("dialog")).to_contain_text("nowhere else")
    page.locator("dialog .danger").click()
    expect(mine).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('tavoliere-game-'))") == []


def test_at_one_screen_hands_are_hidden_and_decisions_taken_back(page: Page) -> None:
    without_tables(page)
    open_table(page, "cardcassonne", {"players": 2}, ["here", "here"])
    luck, undone = random.Random(4), 0
    for _ in range(6):
        wait_until_asked(page)
        if page.locator(".curtain button").count():
            assert page.locator(".stage").count() == 0
            page.locator(".curtain button").click()
            page.wait_for_selector("main.table")
            wait_until_asked(page)
        before = step(page)
        take_choice(page, luck)
        back = page.get_by_role("button", name="Take back")
        if page.locator(".confirm").count() and not undone:
            back.click()
            expect(page.locator("main.table")).to_have_attribute("data-step", before or "")
            undone += 1
            take_choice(page, luck)
        confirm(page)
        wait_until_drawn(page)
    assert undone


def test_a_whole_game_against_bots_of_the_page(page: Page) -> None:
    without_tables(page)
    open_table(page, "carolus-magnus", {"players": 3}, ["here", "squire", "novice"])
    play_to_the_end(page, 7)
    expect_over(page)
    assert len(scores(page)) == 3
