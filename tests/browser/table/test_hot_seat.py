"""Several people at one screen."""

import random

from playwright.sync_api import Page, expect

from tests.browser.person import confirm, open_table, step, take_choice, wait_until_asked, wait_until_drawn


def test_a_curtain_hides_the_hands_between_two_people_at_one_screen(page: Page) -> None:
    open_table(page, "cardcassonne", {"players": 2}, ["here", "here"])
    luck = random.Random(4)
    lift = page.locator(".curtain button")
    for turn in range(4):
        wait_until_asked(page)
        if lift.count():
            # Behind the curtain there is nothing of the table: no board, no hand, no choices, no log.
            assert page.locator("svg:not(.brand svg), .choice, .chronicle, .stage").count() == 0
            assert "row" not in page.locator("main").inner_text()
            lift.click()
            page.wait_for_selector("main.table")
        wait_until_asked(page)
        me = page.locator(".player", has_text="you")
        expect(me).to_have_class("player turn")
        take_choice(page, luck)
        confirm(page)
        assert turn == 3 or lift.count() or page.wait_for_selector(".curtain")
    # Reloaded behind the curtain, it is still down.
    page.wait_for_selector(".curtain")
    page.reload()
    page.wait_for_selector(".curtain")
    assert page.locator(".stage").count() == 0


def test_where_nothing_is_hidden_the_screen_is_simply_passed_on(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "here"])
    luck = random.Random(4)
    asked = set()
    for _ in range(6):
        wait_until_asked(page)
        assert page.locator(".curtain").count() == 0
        asked.add(page.locator(".player.turn").inner_text())
        before = step(page)
        if not confirm(page):
            take_choice(page, luck)
            assert step(page) != before
        wait_until_drawn(page)
    assert len(asked) == 2
