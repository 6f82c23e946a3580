"""At the table: consequences before a choice, taking back and its limits, reasons, hints, the log, the keyboard."""

import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import tavoliere as tv
from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.person import confirm, expect_step, found, is_over, sit, step, take_choice, wait_until_asked


@pytest.fixture
def seated(page: Page, server: Server) -> Page:
    """Somebody at a table of Cardcassonne, against a bot."""
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    return page


def test_what_would_come_of_a_choice_is_told_before_it_is_made(seated: Page) -> None:
    choice = seated.locator(".choice", has_text=re.compile("follower")).first
    choice.hover()
    expect(seated.locator(".preview")).to_be_visible()
    seated.mouse.move(0, 0)
    expect(seated.locator(".preview")).to_be_hidden()
    choice.focus()
    expect(seated.locator(".preview")).to_contain_text("follower")


def test_a_decision_can_be_taken_back_until_it_is_confirmed(seated: Page) -> None:
    before = step(seated)
    take_choice(seated, random.Random(1))
    expect(seated.locator(".prompt")).to_contain_text("Confirm, or take back?")
    seated.get_by_role("button", name="Take back").click()
    expect_step(seated, before)
    # At its limit there is nothing to press.
    expect(seated.get_by_role("button", name="Take back")).to_have_count(0)
    take_choice(seated, random.Random(1))
    assert confirm(seated)
    wait_until_asked(seated)
    expect(seated.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_hint_marks_the_best_choice_says_why_and_how_sure_it_is(seated: Page) -> None:
    seated.get_by_role("button", name="Hint").click()
    expect(seated.locator(".best").first).to_be_visible(timeout=30_000)
    hint = seated.locator(".info .hint")
    expect(hint.locator(".chances")).to_be_visible()
    expect(hint).to_contain_text("The bot" if "The bot" in hint.inner_text() else "close call")
    expect(seated.locator(".stage .hinted").first).to_be_visible()


def test_without_hints_there_is_no_button_for_them(page: Page, server: Server) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"], hints=False)
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_line_of_the_log_shows_its_moment(seated: Page) -> None:
    line = seated.locator(".chronicle .turn").nth(1)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert seated.locator(".choice").count() == 0
    seated.get_by_role("button", name="Back to now").click()
    expect(seated.locator(".choice").first).to_be_visible()


def test_it_is_my_turn_says_the_tab(seated: Page) -> None:
    expect(seated).to_have_title(re.compile("Your turn"))
    take_choice(seated, random.Random(2))


def test_a_new_name_is_seen_by_everybody(seated: Page) -> None:
    me = seated.locator(".player").first
    me.locator("summary").click()
    me.locator("input").fill("Ludovica")
    me.get_by_role("button", name="Rename").click()
    expect(me.locator(".name")).to_contain_text("Ludovica")
    me.locator("summary").click()
    me.locator("input").fill("x" * 24)
    me.locator("input").press("Enter")
    expect(me.locator(".name")).to_contain_text("x" * 24)


def test_everything_works_by_keyboard_alone(somebody: Someone) -> None:
    page = somebody().new_page()
    page.goto("/")
    page.wait_for_selector(".box")

    def tab_to(selector: str, most: int = 60) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} is never reached by Tab")

    tab_to(".box .setup")
    page.keyboard.press("Enter")
    page.wait_for_selector(".seating")
    tab_to("input[name=players]")
    page.keyboard.press("ArrowLeft")
    tab_to(".seats select")
    tab_to("button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    for _ in range(3):
        wait_until_asked(page)
        before = step(page)
        focused = page.evaluate("document.activeElement?.matches('.choice, .confirm') ?? false")
        if not focused:
            tab_to(".confirm" if page.locator(".confirm").count() else ".choice")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => document.querySelector("main.table").dataset.step !== before
              || !document.querySelector(".confirm")""",
            arg=before,
        )
    assert not is_over(page)


def test_the_board_is_reached_by_tab_and_answers_enter(seated: Page) -> None:
    seated.locator(".actions button").last.focus()
    seated.keyboard.press("Tab")
    assert seated.evaluate("!!document.activeElement.closest('.stage')")
    seated.keyboard.press("Enter")
    expect(seated.locator(".stage [aria-pressed=true]")).to_be_visible()


def test_a_choice_of_a_group_is_called_and_played_as_what_it_is(page: Page, server: Server) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    page.locator(".choices .choice.group").first.click()
    rows = page.locator(".choices ul ul .choice")
    called = rows.all_inner_texts()
    assert len(set(called)) == len(called) == 4 and all(text.startswith("…") for text in called), called
    row = re.search(r"the (\w+) row", called[2])
    assert row is not None
    rows.nth(2).click()
    expect(page.locator(".chronicle").get_by_role("img", name=f"{row[1]} row").last).to_be_visible()


@pytest.mark.parametrize("damaged", ["#%", "#sit/%E0%A4%A", "#rules/%", "#learn/%zz/%", "#phone/%C0"])
def test_a_damaged_address_leads_somewhere(damaged: str, page: Page) -> None:
    page.goto(f"/{damaged}")
    expect(page.locator("main")).to_contain_text(re.compile(r"\w"))


def test_settings_close_when_somebody_goes_elsewhere(page: Page) -> None:
    page.goto("/")
    page.locator(".settings summary").click()
    page.evaluate("location.hash = '#rules/san-marco'")
    expect(page.locator(".settings[open]")).to_have_count(0)


# What the line above the board says, from now on.
LISTEN = """() => {
  const prompt = document.querySelector(".prompt");
  window.said = [];
  new MutationObserver(() => said.push(document.querySelector(".prompt").innerText))
    .observe(prompt.parentElement, {subtree: true, childList: true, characterData: true});
}"""


@pytest.mark.parametrize("game", tv.GAMES)
def test_what_was_asked_is_not_asked_again_once_it_is_confirmed(game: str, server: Server, somebody: Someone) -> None:
    page = somebody({**HURRIED, "speed": "fast", "confirm": "always"}).new_page()
    sit(page, found(server.address, game, {"players": 3}, ["human", "novice", "novice"])["tokens"][0])
    wait_until_asked(page)
    before, asked = step(page), page.locator(".prompt").inner_text()
    page.locator(".choices .choice:not(.group)").first.click()
    page.locator(".confirm-choice").wait_for()
    page.evaluate(LISTEN)
    page.locator(".confirm-choice").click()
    wait_until_asked(page, before)
    said = page.evaluate("said")
    assert said and asked not in said[:1], said


def test_a_page_of_before_is_told_to_load_again_and_loses_nothing(page: Page, server: Server) -> None:
    """One that speaks otherwise than the server, and one that knows other tables of the game."""
    table = found(server.address, "san-marco", {"players": 3}, ["human", "novice", "novice"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    take_choice(page, random.Random(2))
    at = step(page)
    again, old = page.get_by_role("button", name="Load again"), True

    def pass_on(socket: WebSocketRoute) -> None:
        there, known = socket.connect_to_server(), '"protocol":"of before"' if old else r"\g<0>"
        socket.on_message(lambda said: there.send(re.sub('"protocol":"[^"]*"', known, str(said))))

    page.route_web_socket("**/socket", pass_on)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("newer version of this page")
    old = False
    again.click()
    page.wait_for_selector("main.table")
    assert step(page) == at

    tables = f"{server.address}/api/games/san-marco"
    page.route(tables, lambda route: route.fulfill(json=route.fetch().json() | {"version": "of before"}))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("newer version of this page")
    page.unroute(tables)
    again.click()
    page.wait_for_selector("main.table")
    assert step(page) == at
