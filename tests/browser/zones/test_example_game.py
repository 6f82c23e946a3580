"""A game of another package on the page: its zones are drawn, and it is played on them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone, server_with
from tests.browser.person import LIT, expect_over, play_to_the_end, scores, wait_until_asked
from tests.conftest import KALAH


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from server_with({"kalah": KALAH}, tmp_path_factory)


def test_a_game_of_another_package_is_played_on_the_board_that_it_declares_and_its_rules_are_read(
    page: Page, somebody: Someone
) -> None:
    page.goto("/")
    expect(page.get_by_text("Six houses, one store, and the last seed decides.")).to_be_visible()
    expect(page.get_by_text("2 players", exact=True)).to_be_visible()
    page.goto("/#new/kalah")
    page.locator("details.house summary").click()
    page.get_by_label("Seeds in each house").select_option("3")
    page.locator(".seats select").nth(1).select_option("squire")
    page.locator("button[type=submit]").click()
    wait_until_asked(page)
    expect(page.locator(LIT)).to_have_count(6)
    page.locator(".zb").get_by_role("button", name="sows house 4").click()
    wait_until_asked(page)
    expect(page.locator(".zb .unseen")).to_contain_text(": Houses 4: ")
    made = play_to_the_end(page, seed=1, board=2)
    assert made["board"] >= 3
    expect_over(page)
    assert sum(scores(page)) == 36
    expect(page.locator(".ending")).to_contain_text("sown and captured")
    page = somebody(locale="it-IT").new_page()
    page.goto("/#rules/kalah")
    expect(page.get_by_role("heading", name="Seminare")).to_be_visible()
