"""Clocks on the page: chosen at setup, counted down without moving anything, and what happens when time runs out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scenes
from tests.browser.conftest import Server, Someone
from tests.browser.person import (
    forward,
    found,
    open_table,
    play_on,
    seat,
    sit,
    summary,
    wait_until_asked,
)

QUARTER: dict[str, Any] = {"kind": "game", "seconds": 900, "bot": "squire"}


def test_without_a_clock_none_is_shown(page: Page) -> None:
    page.goto("/#new/carolus-magnus")
    expect(page.locator(".time select")).to_have_count(1)
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "novice"])
    expect(page.locator(".players")).to_be_visible()
    expect(page.locator(".clock")).to_have_count(0)


def test_what_happens_when_time_runs_out_is_said_beforehand(page: Page, server: Server) -> None:
    page.goto("/#new/carolus-magnus")
    time = page.locator(".time")
    time.locator("select").first.select_option("game 1200")
    expect(time).to_contain_text("this bot plays for them until they come back")
    time.locator("select").nth(1).select_option("knight")
    time.locator("select").first.select_option("move 86400")
    expect(time).to_contain_text("full again for each turn")
    page.locator("button[type=submit]").click()
    page.wait_for_selector("main.table")
    expect(page.locator(".clock")).to_have_count(1)
    expect(page.locator(".clock")).to_have_text(re.compile("^(1 d 0 h|23:59:5\\d)$"))
    token = page.url.rpartition("/")[2]
    left = summary(server.address, token)["deadline"]
    assert left is not None, "the server keeps the time"
    page.locator(".brand").click()
    expect(page.locator(".my-tables .state")).to_have_text(re.compile("^Your turn, until "))


def test_it_counts_down_and_nothing_moves(server: Server, somebody: Someone) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "human"], clock=QUARTER)
    page, other = somebody().new_page(), somebody().new_page()
    page.clock.install()
    sit(page, table["tokens"][0])
    clocks = page.locator(".clock")
    expect(clocks).to_have_text(["15:00", "15:00"])
    page.clock.fast_forward(30_000)
    expect(clocks).to_have_text(["15:00", "15:00"])  # not before everybody has sat down
    sit(other, table["tokens"][1])
    running = page.locator(".clock.runs")
    expect(running).to_have_count(1)
    standing = page.locator(".clock:not(.runs)")
    place = "nodes => nodes.map(node => JSON.stringify(node.getBoundingClientRect()))"
    parts = page.locator(".player, .player .score, .stage svg, .info")
    before = parts.evaluate_all(place)
    page.evaluate(
        """window.shifts = 0;
        new PerformanceObserver(list => list.getEntries().forEach(entry => { window.shifts += entry.value }))
          .observe({ type: "layout-shift", buffered: false })"""
    )
    for seconds in (60, 300, 400):
        page.clock.fast_forward(seconds * 1000)
    expect(running).to_have_text(re.compile("^2:[0-2]\\d$"))
    expect(standing).to_have_text("15:00")
    page.clock.fast_forward(100_000)
    expect(running).to_have_class(re.compile("low"))
    assert parts.evaluate_all(place) == before
    assert page.evaluate("window.shifts") < 0.0001
    page.reload()
    expect(running).to_have_text(re.compile("^1[45]:"))  # the server's time counts, not this browser's


def counts_next(match: Match) -> bool:
    """The first choice of whoever is asked leads to points that are counted, and then another decision."""
    before = list(match.steps)
    match.play(match.position.actions[0])
    counted = any(scene.summary for scene in Scenes(match, None).since(len(before)))
    match.restore(before)
    return counted


@pytest.mark.parametrize("game", tv.GAMES)
def test_no_clock_runs_while_what_was_counted_waits_to_be_read(game: str, server: Server, somebody: Someone) -> None:
    """And nobody holds the others up with it: the sheet closes as soon as the clock runs."""
    tokens = forward(server.address, game, {"players": 3}, counts_next, QUARTER)["tokens"]
    pages = [somebody({"speed": "fast", "list": True}).new_page() for _ in tokens]
    for page, token in zip(pages, tokens, strict=True):
        page.clock.install()
        sit(page, token)
    play_on(server.address, tokens, 1)
    for page in pages:
        expect(page.locator(".summary")).to_be_visible()
    asked = int(seat(server.address, tokens[0], "?wait=0")["actor"])
    mine, other = pages[asked], pages[asked - 1]
    own = mine.locator(".player", has_text="you").locator(".clock")
    left = own.inner_text()
    expect(mine.locator(".closing")).to_have_text(re.compile(r"closes in (20|1\d) s"))
    mine.clock.run_for(8_000)
    expect(mine.locator(".closing")).to_have_text(re.compile(r"closes in (1[0-2]|\d) s"))
    expect(own).to_have_text(left)
    mine.clock.run_for(13_000)
    expect(mine.locator(".summary")).to_have_count(0)
    expect(mine.locator(".ask.mine")).to_be_visible()
    expect(own).not_to_have_text(left)
    other.clock.run_for(60_000)
    expect(other.locator(".summary")).to_be_visible()  # it holds nobody up
    expect(other.locator(".closing")).to_have_count(0)


def test_a_bot_plays_on_and_one_comes_back(server: Server, somebody: Someone) -> None:
    second = {"kind": "game", "seconds": 2, "bot": "novice"}
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"], clock=second)
    pages = [somebody().new_page(), somebody().new_page()]
    for page, token in zip(pages, table["tokens"], strict=True):
        sit(page, token)
    expect(pages[0].locator(".player", has_text="time is up").first).to_be_visible()
    late = next((page for page in pages if page.locator(".late").count()), pages[1])
    expect(late.locator(".late")).to_contain_text("plays for you")
    expect(late.locator(".player", has_text="you")).to_contain_text("bot: novice")
    late.get_by_role("button", name="I play on myself").click()
    expect(late.locator(".player", has_text="you")).not_to_contain_text("bot: novice")


def test_against_bots_one_may_play_against_the_clock_too(page: Page, server: Server) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "squire"], clock=QUARTER)
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    expect(page.locator(".clock")).to_have_count(1)
    expect(page.locator(".clock.runs")).to_have_text(re.compile("^1[45]:"))
