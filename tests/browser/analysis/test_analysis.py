"""The analysis of a finished game: it comes as it is judged, the board follows, what was better is shown on it."""

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import found, played_by_bots, sit, wait_until_drawn
from tests.browser.test_look import AXE, violations


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    return played_by_bots(server.address, "carolus-magnus", {"players": 2}, ["novice", "novice"])


# Bots that think come to no end with what they are to judge.
NEVER_JUDGING = """
window.Worker = class extends Worker {
  postMessage(told, handed) {
    if (!["decision", "throw"].includes(told.question?.kind)) super.postMessage(told, handed);
  }
};
"""


def at(page: Page) -> int:
    return int(page.locator("main.analysis").get_attribute("data-step") or -1)


def test_a_game_is_analysed_and_looked_through(somebody: Someone, finished: dict[str, Any]) -> None:
    page = somebody(viewport={"width": 1440, "height": 900}, bypass_csp=True).new_page()
    sit(page, finished["spectator"])
    page.locator(".ending").get_by_role("link", name="Analyse this game").click()
    expect(page.locator(".decision-row").first).to_be_visible()
    expect(page.locator("main.analysis")).to_have_attribute("data-judged", "all", timeout=120_000)
    expect(page.locator(".tally .unlucky")).to_have_count(2)
    expect(page.locator(".tally .unlucky").first).to_contain_text(re.compile("lucky"))

    page.get_by_role("button", name="Cost each").click()
    expect(page.locator(".info")).to_contain_text("8 fewer are won")

    # the board follows the lines and the keys
    last = at(page)
    plot = page.get_by_role("slider")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": box["height"] - 4})
    expect(page.locator("main.analysis")).not_to_have_attribute("data-step", str(last))
    middle = at(page)
    before = page.locator(".stage").inner_html()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("before => document.querySelector('.stage').innerHTML !== before", arg=before)
    assert at(page) > middle
    page.keyboard.press("ArrowLeft")
    expect(page.locator("main.analysis")).to_have_attribute("data-step", str(middle))
    page.keyboard.press("End")
    expect(page.locator("main.analysis")).to_have_attribute("data-step", str(last))

    # in the order of the game as well
    page.get_by_role("button", name="As played").click()
    assert page.locator(".decision-row").count() > 20
    page.get_by_role("button", name="Worst first").click()

    # what was better, step by step on the board, as whoever decided saw it
    page.locator(".decision-row").first.click()
    expect(page.locator(".chosen dt")).to_have_text(["Played", "Better", "Why"])
    expect(page.locator(".chosen .price")).to_contain_text("±")
    wait_until_drawn(page)
    before = page.locator(".stage").inner_html()
    page.locator(".step-on").click()
    expect(page.locator(".line-note")).to_be_visible()
    page.wait_for_function("before => document.querySelector('.stage').innerHTML !== before", arg=before)
    page.add_script_tag(path=AXE)
    assert violations(page, "") == []
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".line-note")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)

    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        stage = page.evaluate("(({scrollHeight: a, clientHeight: b}) => [a, b])(document.querySelector('.stage'))")
        assert stage[0] <= stage[1] + 1, "the board fits its place"

    page.locator(".decision-row").nth(1).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("main.study")


def test_what_cannot_be_analysed_is_said(page: Page, server: Server, finished: dict[str, Any], tmp_path: Path) -> None:
    begun = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    page.goto(f"/#analysis/{begun['table']}")
    expect(page.get_by_role("alert")).to_have_text("That is possible when the game is over.")
    page.goto("/#analysis/nothing")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.goto("/#analysis")
    with urllib.request.urlopen(f"{server.address}/api/tables/{finished['table']}/record") as answer:
        record = json.load(answer)
    wrong, right = tmp_path / "wrong.json", tmp_path / "right.json"
    wrong.write_text("{half")
    right.write_text(json.dumps(record))
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("no record")
    page.locator("input[type=file]").set_input_files(right)
    page.wait_for_selector("main.analysis")


def test_nothing_is_said_before_it_is_judged_and_a_study_keeps_what_was_played(
    page: Page, finished: dict[str, Any]
) -> None:
    page.add_init_script(NEVER_JUDGING)
    page.goto(f"/#analysis/{finished['table']}")
    expect(page.locator(".decisions .quiet").first).to_have_text("Nothing worth a look so far.")
    expect(page.locator(".tally .unlucky").first).to_have_text("…")
    expect(page.locator(".tally .number", has_text="0.00")).to_have_count(0)
    last = at(page)
    for _ in range(3):
        before = at(page)
        page.keyboard.press("ArrowLeft")
        expect(page.locator("main.analysis")).not_to_have_attribute("data-step", str(before))
    here = at(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("main.study")).to_have_attribute("data-step", str(here))
    page.locator(".steering .last").click()
    expect(page.locator("main.study")).to_have_attribute("data-step", str(last))
