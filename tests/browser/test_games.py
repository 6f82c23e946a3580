"""Every game and variant, played to its final scores through the page."""

import pytest
from playwright.sync_api import Page

from tests.browser.person import open_table, play_to_the_end, scores
from tests.settings import LABELS, SETTINGS


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=LABELS)
def test_a_whole_game_is_played_through_the_page(number: int, page: Page) -> None:
    name, options = SETTINGS[number]
    bots = ["page" if seat % 2 else "squire" for seat in range(1, options["players"])]
    open_table(page, name, options, ["here", *bots])
    made = play_to_the_end(page, seed=number)
    assert made["list"] > 0, made
    assert made["board"] > 0, made
    totals = [int(text) for text in page.locator(".ending tfoot .number").all_inner_texts()]
    assert sorted(totals) == sorted(scores(page))
    lines = page.locator(".breakdown tbody tr").all()
    assert lines, "the final scores are explained line by line"
    for line in lines:
        points = line.locator(".number").all_inner_texts()
        assert len(points) == options["players"] and any(points)
