"""The log tells a game in turns, the replay plays it, the end shows where the points come from."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import confirm, found, played_by_bots, sit, take_choice, wait_until_asked, wait_until_drawn


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that bots play by themselves."""
    options = {"players": 2, "refill": "dice", "rounds": 20}
    return played_by_bots(server.address, "carolus-magnus", options, ["squire", "novice"])


@pytest.fixture
def over(page: Page, finished: dict[str, Any]) -> Page:
    sit(page, finished["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    return page


BEGINS = {"cardcassonne": "Round 1 of 10", "carolus-magnus": "Round 1", "san-marco": "Passage 1, round 1"}


@pytest.mark.parametrize("game", BEGINS)
def test_a_turn_is_one_line_with_pictures_and_its_steps_unfold(game: str, page: Page, server: Server) -> None:
    players = 3 if game == "san-marco" else 2
    table = found(server.address, game, {"players": players}, ["human"] + ["novice"] * (players - 1))
    sit(page, table["tokens"][0])
    for turn in range(6):
        wait_until_asked(page)
        if not confirm(page):
            take_choice(page, random.Random(turn))
    wait_until_asked(page)
    lines = page.locator(".chronicle .turn")
    steps = int(page.locator("main.table").get_attribute("data-step") or 0)
    assert lines.count() < steps / 2, "dice, draws and a player's decisions are grouped"
    named = page.locator(".chronicle .turn strong")
    assert set(named.all_inner_texts()) <= {"Anna", "Bruno", "Carla"} and named.count()
    pictures = page.locator(".chronicle .turn .picture")
    assert pictures.count(), "pieces are shown, not only named"
    assert all(picture.get_attribute("aria-label") for picture in pictures.all()), "and called by their words"
    assert all(line.count("sends") < 2 for line in lines.all_inner_texts()), "what is done again is not said again"
    assert page.locator(".chronicle h3").first.inner_text() == BEGINS[game], "rounds have headings"
    assert not any("ound 1 begins" in line for line in lines.all_inner_texts()), "and nothing else says it"
    fold = page.locator(".chronicle .fold").last
    fold.click()
    expect(page.locator(".chronicle .steps li")).not_to_have_count(0)
    page.locator(".chronicle .steps button").first.click()
    expect(page.locator(".replay")).to_be_visible()
    assert page.locator(".choice").count() == 0
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".replay")).to_have_count(0)


def test_the_replay_plays_pauses_and_goes_by_arrow_keys(over: Page) -> None:
    over.locator(".ending").get_by_role("button", name="Look again").click()
    count = over.locator(".replay .count")
    expect(count).to_have_text(re.compile("^0 of"))
    over.locator(".stage").focus()
    over.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(re.compile("^0 of"))
    first = count.inner_text()
    headline = over.locator(".prompt").inner_text()
    over.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(first)
    assert over.locator(".prompt").inner_text() != headline, "the headline names the step that is shown"
    second = count.inner_text()
    over.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(second)
    third = count.inner_text()
    keys = """async keys => keys.forEach(
      key => document.querySelector(".stage").dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true})))"""
    over.evaluate(keys, ["ArrowLeft", "ArrowLeft"])  # faster than anything is drawn
    expect(count).to_have_text(first)
    expect(over.locator(".prompt")).to_have_text(headline)
    over.evaluate(keys, ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"])
    expect(count).to_have_text(third)
    over.clock.install()
    over.get_by_role("button", name="Play", exact=True).click()
    expect(over.get_by_role("button", name="Pause")).to_be_visible()
    expect(count).not_to_have_text(third)
    over.get_by_role("button", name="Pause").click()
    expect(over.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = count.inner_text()
    over.clock.run_for(5000)
    assert count.inner_text() == stopped


AT_ITS_END = """() => {
  const list = document.querySelector(".chronicle > ol");
  return list.scrollHeight > list.clientHeight && list.scrollTop + list.clientHeight > list.scrollHeight - 2;
}"""


def test_the_log_stays_at_its_end_when_the_window_changes(over: Page) -> None:
    over.wait_for_function(AT_ITS_END)
    for width, height in ((700, 600), (1280, 720)):
        over.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(over)
    over.wait_for_function(AT_ITS_END)


def test_the_end_shows_where_the_points_come_from_and_how_they_grew(over: Page) -> None:
    rows = over.locator(".breakdown tbody tr")
    totals = [int(text) for text in over.locator(".breakdown tfoot .number").all_inner_texts()]
    columns = [[int(text or 0) for text in row.locator(".number").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*columns, strict=True)] == totals
    expect(over.locator(".plot .course")).to_have_count(2)
    heights = over.locator(".plot .course").evaluate_all("paths => paths.map(path => path.getBBox().height)")
    assert max(heights) > 0


def test_a_replay_shows_the_same_at_any_speed(somebody: Someone, finished: dict[str, Any]) -> None:
    seen = []
    for speed in ("once", "fast"):
        page = somebody({"speed": speed}).new_page()
        page.goto(f"/#sit/{finished['spectator']}/40/0")
        expect(page.locator(".replay .count")).to_contain_text("40 of")
        seen.append(page.locator(".prompt").inner_text())
    assert seen[0] == seen[1]
