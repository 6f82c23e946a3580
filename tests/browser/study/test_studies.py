"""Studies: a finished game is played on otherwise, its lines branch, and whoever has the link sees the same."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import ROOT
from tests.browser.conftest import Server, Someone
from tests.browser.person import played_by_bots

RECORDS = ROOT / "tests" / "table" / "records"
CHOICE = ".choices:not(.draws) .choice:not(.group)"
HERE = ".tree .place[aria-current]"


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that bots have played."""
    return played_by_bots(server.address, "carolus-magnus", {"players": 2, "refill": "dice"}, ["squire", "novice"])


def open_study(page: Page, table: dict[str, Any], at: int) -> None:
    """From a moment of a finished game to a study of it."""
    page.goto(f"/#sit/{table['spectator']}/{at}/0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("main.study")
    expect(page.locator(HERE)).to_have_count(1)


def step(page: Page) -> int:
    return int(page.locator("main.study").get_attribute("data-step") or -1)


def place(page: Page) -> int:
    """Which of the places of the tree is looked at."""
    expect(page.locator(HERE)).to_have_count(1)
    found: int = page.locator(".tree .place").evaluate_all("all => all.findIndex(one => one.ariaCurrent)")
    return found


def wait_until_written(page: Page, text: str) -> None:
    """Until the tree tells this: what its places say comes after them."""
    for _ in range(100):
        if page.locator(".tree").inner_text() == text:
            return
        page.wait_for_timeout(100)
    assert page.locator(".tree").inner_text() == text


def go(page: Page, key: str) -> None:
    before = str(step(page))
    page.keyboard.press(key)
    expect(page.locator("main.study")).not_to_have_attribute("data-step", before)
    expect(page.locator("main.study[aria-busy=false]")).to_have_count(1)


def expect_kept(page: Page) -> None:
    expect(page.locator("main.study")).to_have_attribute("data-state", "kept")


def play(page: Page, which: int) -> None:
    """One of the choices of the list."""
    before = str(step(page))
    page.locator(CHOICE).nth(which).click()
    expect(page.locator("main.study")).not_to_have_attribute("data-step", before)
    expect_kept(page)


def moment_of_choice(page: Page, table: dict[str, Any]) -> None:
    """To a place from which several ways lead on."""
    open_study(page, table, 40)
    while page.locator(CHOICE).count() < 2:
        go(page, "ArrowRight")


def test_a_game_is_played_on_otherwise_and_shared(page: Page, finished: dict[str, Any], somebody: Someone) -> None:
    moment_of_choice(page, finished)
    begins, lines = step(page), page.locator(".tree .branch")
    expect(lines).to_have_count(0)
    play(page, -1)
    while step(page) > begins:
        go(page, "ArrowLeft")
    assert step(page) == begins
    play(page, 0)
    expect(lines).not_to_have_count(0)
    here, written, count = place(page), page.locator(".tree").inner_text(), lines.count()

    page.reload()
    wait_until_written(page, written)
    assert place(page) == here, "it is opened where it was left"

    friend = somebody().new_page()
    friend.goto(page.url)
    assert place(friend) == here
    wait_until_written(friend, written)
    assert friend.locator(".choice, .remove").count() == 0, "it can be looked at"
    friend.keyboard.press("ArrowUp" if friend.locator(".above").is_enabled() else "ArrowDown")
    friend.wait_for_function("here => document.querySelectorAll('.tree .place')[here].ariaCurrent === null", arg=here)
    friend.get_by_role("button", name="Copy and play on").click()
    expect(friend.locator(".steering .remove")).to_be_visible()
    assert friend.url != page.url
    friend.locator(".branch").last.locator(".place").first.click()
    friend.locator(".steering .remove").click()
    friend.locator(".steering .remove").click()
    expect(friend.locator(".tree .branch")).to_have_count(count - 1)
    expect_kept(friend)
    page.reload()
    assert place(page) == here
    expect(lines).to_have_count(count)


def test_a_bot_answers_and_a_click_plays_what_is_best(page: Page, finished: dict[str, Any]) -> None:
    asked = []
    moment_of_choice(page, finished)
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Evaluate").click()
    best = page.locator("[data-best]").first
    best.wait_for()
    before = str(step(page))
    best.click()
    expect(page.locator("main.study")).not_to_have_attribute("data-step", before)
    actor = page.locator(".players .player[aria-current]")
    for level in ("squire", "emperor"):
        actor.locator("select").select_option(level)
        page.locator(".let-play").click()
        expect(actor.locator("select")).to_have_value("human")
        page.locator(f".players .player:has(option[value={level}]:checked) select").select_option("human")
    expect_kept(page)
    networks = [url for url in asked if "/networks/" in url]
    assert len(networks) == 1, "what a bot has learned is fetched once it thinks"
    assert not [url for url in asked if "explore" in url], "it thinks here"


def test_a_study_that_is_not_there_is_refused_with_a_sentence(page: Page) -> None:
    page.goto("/#study/nobody-made-this")
    expect(page.get_by_role("alert")).to_contain_text("no study")


def test_the_position_that_is_looked_at_is_edited(page: Page, finished: dict[str, Any]) -> None:
    moment_of_choice(page, finished)
    expect(page.locator(".study .where")).to_contain_text("Study: Carolus Magnus")
    expect(page.locator(".ask .prompt")).to_have_text(re.compile("^(novice|squire|Anna|Bruno|Player [12]): [a-z]"))
    middle = page.locator(".stage text", has_text="In the middle").first
    written = middle.text_content() or ""
    page.get_by_role("button", name="Edit position").click()
    expect(page.locator(".verdict h2")).to_have_text("Possible.")
    expect(middle).to_contain_text(written.rsplit(" · ")[-1])
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(HERE)).to_have_text("Beginning")


def test_boards_of_any_number_of_players_fit_a_study(somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    for players in (2, 5):
        page.goto("/#analysis")
        page.locator("input[type=file]").set_input_files(RECORDS / f"cardcassonne-{players}.json")
        page.wait_for_selector("main.analysis .stage svg")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_selector(f"main.study.players-{players} .stage svg")
        expect(page.locator(".tree .place")).not_to_have_count(1)  # what was played is there
        stage = page.evaluate("(({scrollHeight: a, clientHeight: b}) => [a, b])(document.querySelector('.stage'))")
        assert stage[0] <= stage[1] + 1, "the board fits its place"
