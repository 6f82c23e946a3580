"""Sitting down to a new game with what the box of one's own says."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import wait_until_asked


@pytest.mark.parametrize(
    ("game", "table", "wrong"),
    [
        ("cardcassonne", {"name": "my box", "points": [3, 6, 9, 12, 15]}, {"points": [3, 2]}),
        (
            "san-marco",
            {"name": "my box", "sites": [["cannaregio", "dorsoduro"], ["dorsoduro", "castello"]], "capacity": 9},
            {"prestige": {"atlantis": [6, 4]}},
        ),
    ],
)
def test_whoever_has_the_box_plays_with_its_own_table(
    game: str, table: dict[str, Any], wrong: dict[str, Any], page: Page, tmp_path: Path
) -> None:
    page.goto(f"/#new/{game}")
    page.locator(".house summary").click()
    for number, text in enumerate(("no table at all", json.dumps(wrong), json.dumps(table))):
        file = tmp_path / f"table-{number}.json"
        file.write_text(text)
        page.locator(".house input[type=file]").set_input_files(file)
        if text != "no table at all":
            page.locator("button[type=submit]").click()
        if text != json.dumps(table):
            expect(page.locator(".refusal")).to_be_visible()
    wait_until_asked(page)
    page.locator(".remarks summary").click()
    expect(page.locator(".remarks")).to_contain_text('"my box"')
    assert page.locator(".stage svg").count()
