"""The page as files, from a plain host of files, in a folder of it: all of it works that needs no server."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tests.browser.arrival import WATCH, arrival, without_fonts
from tests.browser.conftest import HURRIED
from tests.browser.files import hosted
from tests.browser.page_pool import KEEPS_NOTHING, REPORTED, kept_settings
from tests.browser.person import expect_over, open_table, play_to_the_end, scores, take_choice, wait_until_asked

PATIENCE = 180_000  # milliseconds: on a busy machine Python takes its time to start in a browser
FIRST_VISIT, READY = 40_000, 380_000  # bytes, packed
# Ends once a game is kept in the browser.
KEPT = """async game => {
  for (;;) {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({url}) => url.endsWith("/kept-files.json"));
      if (found && (await (await cache.match(found)).json()).kept.includes(game)) return;
    }
    await new Promise(done => setTimeout(done, 100));
  }
}"""

Visitor = Callable[[], BrowserContext]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files") / "site"
    subprocess.run([sys.executable, "-m", "tavoliere", "site", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def site(written: Path) -> Iterator[str]:
    with hosted(written) as (address, _):
        yield address


def visit(browser: Browser, address: str, problems: list[str]) -> BrowserContext:
    """Somebody who has never been here. Whatever the page asks for is there, and nothing else is let in."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(kept_settings(HURRIED))
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", lambda said: problems.append(said.text) if REPORTED.search(said.text) else None)
    context.on("response", lambda told: problems.append(f"{told.status} {told.url}") if told.status >= 400 else None)
    return context


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    problems: list[str] = []
    context = visit(browser, site, problems)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KEEPS_NOTHING)
    yield context.new_page()
    context.close()
    assert problems == []


def test_whole_games_are_played_and_kept(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "squire"])
    play_to_the_end(page, 3)
    expect_over(page)
    final = scores(page)
    record = unquote(str(page.locator("a[download]").first.get_attribute("href"))).partition(",")[2]
    page.get_by_role("button", name="Look again").click()
    expect(page.locator(".replay .count")).to_contain_text("0 of")
    page.goto("#analysis")  # as somebody who has only the file
    page.locator("input[type=file]").set_input_files({"name": "game.json", "mimeType": "", "buffer": record.encode()})
    expect(page.locator(".decision-row").first).to_be_visible()
    last = page.locator("main.analysis").get_attribute("data-step") or ""
    page.keyboard.press("ArrowLeft")
    expect(page.locator("main.analysis")).not_to_have_attribute("data-step", last)
    page.goto("#lobby")
    page.reload()
    expect(page.locator(".my-tables li")).to_contain_text(str(final[0]))


def test_what_needs_a_server_is_said_and_not_offered(page: Page) -> None:
    page.goto("")
    expect(page.locator(".welcome")).to_contain_text("needs a server")
    expect(page.locator(".connection")).to_have_count(0)
    page.goto("#new/san-marco")
    expect(page.locator(".seats option[value=here]").first).to_be_attached()
    expect(page.locator(".seats option[value=away]")).to_have_count(0)
    expect(page.locator(".time, .designers")).to_have_count(0)
    page.goto("#offline")
    expect(page.locator("main")).to_contain_text("this page has none")
    for address in ("matchmaking", "ratings", "devices"):  # which somebody may have kept
        page.goto(f"#{address}")
        expect(page.locator("main")).not_to_be_empty()


def test_what_cannot_be_fetched_is_said_and_asked_for_again(page: Page) -> None:
    page.route("**/reference-*.js", lambda route: route.abort())
    page.goto("#reference/cardcassonne")
    expect(page.get_by_role("alert")).to_contain_text("can't be fetched")
    page.unroute("**/reference-*.js")
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("main.reference article").first).to_be_visible()


def test_lessons_rules_puzzles_and_studies(page: Page) -> None:
    game = "cardcassonne"
    lesson = tv.GAMES[game].lessons[0]
    page.goto(f"#learn/{game}/{lesson.name}")
    expect(page.locator("main.lesson[data-at='0'][aria-busy=false] .coach .told")).not_to_be_empty()
    page.goto(f"#rules/{game}/CC%206.3")
    expect(page.locator(".here")).to_contain_text("6.3")
    expect(page.locator(".figure svg").first).to_be_attached()
    puzzle = puzzles_of(tv.GAMES[game])[0]
    page.goto(f"#puzzles/{game}/{puzzle.key}")
    expect(page.locator("main.puzzle[aria-busy=false]")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    left = page.locator(".choice[data-choice]")
    expect(left).to_have_count(max(3, len(puzzle.asks[0].best) + 1))
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach .says")).to_be_visible()
    page.get_by_role("button", name=re.compile("from here|study", re.I)).first.click()
    expect(page.locator("main.study[aria-busy=false]")).to_be_visible()
    assert "#study/device-" in page.url
    take_choice(page, random.Random(1))
    expect(page.locator("main.study[data-state=kept]")).to_be_visible()
    page.reload()
    expect(page.locator("main.study .tree li").first).to_be_visible()


def test_the_tools_of_the_real_box(page: Page) -> None:
    page.goto("#scorer/san-marco")
    expect(page.locator("main.scorer .outcome .counted")).to_be_visible(timeout=PATIENCE)
    page.goto("#editor/cardcassonne")
    expect(page.locator("main.editor .stage svg").first).to_be_visible()


def test_a_first_visit_and_a_game_ready_to_play_cost_little(browser: Browser, site: str) -> None:
    for game in tv.GAMES:
        context = visit(browser, site, [])
        context.add_init_script(WATCH)
        context.add_init_script(KEEPS_NOTHING)  # which would not be counted
        page = context.new_page()
        page.goto("")
        _, files = arrival(page, "lobby")
        assert sum(without_fonts(files)) <= FIRST_VISIT, json.dumps(files, indent=1)
        open_table(page, game, {}, ["here", "squire"])
        _, files = arrival(page, "game")
        assert sum(files.values()) <= READY, json.dumps(files, indent=1)
        context.close()


def test_without_the_network_after_one_visit(browser: Browser, written: Path) -> None:
    problems: list[str] = []
    with hosted(written) as (address, server):
        context = visit(browser, address, problems)
        page = context.new_page()
        open_table(page, "cardcassonne", {"players": 2}, ["here", "squire"])
        wait_until_asked(page)
        page.evaluate(KEPT, "cardcassonne")
        server.shutdown()
        server.server_close()
        context.set_offline(True)
        page.goto("")
        page.locator(".my-tables a").first.click()
        wait_until_asked(page)
        page.goto("#lobby")
        open_table(page, "cardcassonne", {"players": 2}, ["here", "novice"])
        play_to_the_end(page, 5)
        expect_over(page)
        page.goto(f"#learn/cardcassonne/{tv.GAMES['cardcassonne'].lessons[0].name}")
        expect(page.locator("main.lesson .coach .told")).not_to_be_empty()
        page.goto("#rules/cardcassonne")
        expect(page.locator(".figure svg").first).to_be_attached()
        context.close()
    assert problems == []
