"""After a game: the result, the replay, the link to a moment, the record, the fair dice, the rematch."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavoliere import Match
from tests.browser.conftest import Server, Someone
from tests.browser.person import found, play_on, played_by_bots, sit, step, wait_until_drawn


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that bots play by themselves."""
    return played_by_bots(server.address, "cardcassonne", {"players": 3}, ["squire", "novice", "squire"])


@pytest.fixture
def over(page: Page, finished: dict[str, Any]) -> Page:
    sit(page, finished["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    return page


def test_replay_goes_back_and_forth_through_everybodys_eyes(over: Page) -> None:
    last = int(step(over) or 0)
    over.locator(".ending").get_by_role("button", name="Look again").click()
    expect(over.locator(".prompt")).to_contain_text("The beginning.")
    expect(over.locator(".replay .count")).to_have_text(f"0 of {last}")
    over.get_by_role("button", name="One step on").click()
    expect(over.locator(".replay .count")).not_to_have_text(f"0 of {last}")
    over.locator(".replay input").focus()
    over.keyboard.press("End")
    expect(over.locator(".replay .count")).to_have_text(f"{last} of {last}")
    over.locator(".replay input").fill("30")
    expect(over.locator(".replay .count")).to_have_text(f"30 of {last}")
    seen: list[str] = [over.locator(".stage").inner_html()]  # as a spectator, who sees no hand
    for eyes in ("0", "1", "2"):
        over.locator(".replay select").last.select_option(eyes)
        over.wait_for_function("seen => !seen.includes(document.querySelector('.stage').innerHTML)", arg=seen)
        seen.append(over.locator(".stage").inner_html())


# The labels of the settings that something lies over.
COVERED = """() => [...document.querySelectorAll(".settings label")].filter(label => {
  const {left, top, width, height} = label.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && !there.closest(".settings");
}).map(label => label.innerText)"""


def test_on_a_phone_the_settings_lie_over_the_result(somebody: Someone, finished: dict[str, Any]) -> None:
    page = somebody(viewport={"width": 390, "height": 844}).new_page()
    sit(page, finished["spectator"])
    expect(page.locator(".ending")).to_be_visible()
    page.locator(".settings summary").click()
    wait_until_drawn(page)
    assert page.locator(".settings label").count() > 4
    assert page.evaluate(COVERED) == []


def test_a_link_to_a_moment_opens_there(over: Page, finished: dict[str, Any], somebody: Someone) -> None:
    other = somebody().new_page()
    other.goto(f"/#sit/{finished['spectator']}/25/1")
    expect(other.locator(".replay .count")).to_contain_text("25 of")
    expect(other.locator(".replay select").last).to_have_value("1")


def test_the_record_is_exported_and_replays(over: Page, tmp_path: Path) -> None:
    with over.expect_download() as download:
        over.locator(".ending").get_by_role("link", name="Save the record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "cardcassonne"
    result = Match.load(saved).position.result
    assert result is not None
    shown = [int(text) for text in over.locator(".players .score").all_inner_texts()]
    assert shown == list(result.scores)


def test_the_server_and_the_browser_check_every_card(over: Page) -> None:
    over.get_by_text("Were the dice and cards fair?").click()
    over.get_by_role("button", name="Check every die and card").click()
    told = over.locator(".fairness [role=status]")
    expect(told).to_contain_text("The server says: all 130")
    expect(told).to_contain_text("This browser has recomputed them itself: all 130 are right")


def test_a_rematch_takes_all_seats_of_the_screen_along(page: Page, server: Server) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2, "refill": "dice", "rounds": 20}, ["human", "squire"])
    sit(page, table["tokens"][0])
    page.goto("about:blank")
    play_on(server.address, [table["tokens"][0]])
    sit(page, table["tokens"][0])
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("main.table")
    expect(page.locator(".ending")).to_have_count(0)
    me = page.locator(".player", has_text="you")
    expect(me).to_contain_text("Anna")
