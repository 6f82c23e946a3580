"""Sitting down to a new game with what the box of one's own says."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import wait_until_asked


@pytest.mark.parametrize(
    ("game", "table", "wrong", "amiss"),
    [
        ("cardcassonne", {"name": "my box", "points": [3, 6, 9, 12, 15]}, {"points": [3, 2]}, "never fall"),
        (
            "san-marco",
            {"name": "my box", "sites": [["cannaregio", "dorsoduro"], ["dorsoduro", "castello"]], "capacity": 9},
            {"prestige": {"atlantis": [6, 4]}},
            "atlantis",
        ),
    ],
)
def test_whoever_has_the_box_plays_with_its_own_table(
    game: str, table: dict[str, Any], wrong: dict[str, Any], amiss: str, page: Page, tmp_path: Path
) -> None:
    page.goto(f"/#new/{game}")
    page.locator(".house summary").click()

    def bring(text: str) -> None:
        file = tmp_path / "table.json"
        file.write_text(text)
        with page.expect_file_chooser() as chooser:
            page.locator(".house input[type=file]").click()
        chooser.value.set_files(file)

    refusal, submit = page.locator(".refusal"), page.locator("button[type=submit]")
    bring("no table at all")
    expect(refusal).to_contain_text("table.json")
    bring(json.dumps(wrong))
    expect(refusal).to_have_count(0)
    submit.click()
    expect(refusal).to_contain_text(amiss)
    bring(json.dumps(table))
    expect(refusal).to_have_count(0)
    submit.click()
    wait_until_asked(page)
    page.locator(".remarks summary").click()
    expect(page.locator(".remarks")).to_contain_text('"my box"')
    assert page.locator(".stage svg").count()
