"""The position editor: something impossible is set up, the reason is read, it is mended and played on."""

import json
import re

from playwright.sync_api import Page, expect

import tavoliere as tv
from tests.browser.conftest import Someone

VERDICT = ".verdict h2"


def test_what_is_impossible_is_said_mended_and_played_on(page: Page) -> None:
    page.goto("/#editor/carolus-magnus")
    expect(page.locator(VERDICT)).to_have_text("Possible.")
    page.locator(".stage [data-mark='reserve 0']").click()  # what is pressed on the board opens on the sheet
    reserve = page.get_by_role("group", name="Reserve")
    reserve.get_by_role("button", name="green: one more").click()
    expect(page.locator(VERDICT)).to_have_text("Impossible because of one thing")
    reason = page.locator(".verdict li")
    expect(reason).to_contain_text("The reserve of Player 1 holds 8 paladins; at this point it holds at most 7")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    reason.get_by_role("button", name="CM 5", exact=True).click()  # the rule opens beside the board
    expect(page.locator(".beside")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".beside")).to_have_count(0)
    page.locator("[data-section='round'] .title").click()
    reason.get_by_role("button", name="Show").click()
    expect(reserve).to_have_class(re.compile("wrong"))
    reserve.get_by_role("button", name="green: one fewer").click()
    expect(page.locator(VERDICT)).to_have_text("Possible.")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#study/"))
    expect(page.locator("main.study .stage svg").first).to_be_visible()


def test_a_position_is_pasted_changed_by_keys_taken_back_and_stays(somebody: Someone) -> None:
    game = tv.game("cardcassonne", players=2)
    rows = {"red": ["red-1", "red-2"], "blue": ["blue-1 face-down 0", "follower 1", "blue-1 face-down 1"]}
    players = [{"points": {"earlier": 9}}, {"hand": ["green-1"]}]
    written = game.position({"round": 3, "dealer": 1, "rows": rows, "players": players}).to_json()
    page = somebody(viewport={"width": 390, "height": 844}, locale="it").new_page()
    page.goto("/#editor/cardcassonne")
    expect(page.locator(VERDICT)).to_have_text("Possibile.")
    page.locator(".beginnings summary").press("Enter")
    page.locator("textarea").fill(json.dumps(written))
    page.get_by_role("button", name="Usa questa").press("Enter")
    expect(page.get_by_role("button", name="Annulla")).to_be_disabled()  # another setting begins anew
    page.locator("[data-section='rows/red'] .title").press("Enter")
    line = page.locator("[data-path='rows/red'] li")
    expect(line).to_have_count(2)
    page.get_by_role("button", name="Aggiungi drago (").first.press("Enter")
    expect(line).to_have_count(3)
    expect(page.locator("[data-section='rows/red'] .wrong")).to_have_count(0)
    dragon = page.get_by_role("button", name="Togli drago")
    line.nth(2).get_by_role("button", name="Sposta").press("Enter")
    expect(line.nth(1).locator(dragon)).to_be_visible()
    page.get_by_role("button", name="Annulla").press("Enter")
    expect(line.nth(2).locator(dragon)).to_be_visible()
    page.keyboard.press("Control+z")
    expect(line).to_have_count(2)
    page.get_by_role("button", name="Ripeti").press("Enter")
    expect(line).to_have_count(3)
    page.reload()
    expect(line).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_pressed_again_and_again_stays_where_it_is(page: Page) -> None:
    page.goto("/#editor/carolus-magnus")
    page.locator(".stage [data-mark='reserve 0']").click()
    more = page.get_by_role("group", name="Court").get_by_role("button", name="red: one more")
    more.scroll_into_view_if_needed()
    box = more.bounding_box()
    assert box
    for count in (1, 2, 3):  # the verdict has something else to say each time
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.get_by_role("group", name="Court").locator("output").first).to_have_text(str(count))
        expect(page.locator("main.editor")).to_have_attribute("aria-busy", "false")
        assert more.bounding_box() == box
    expect(page.locator(VERDICT)).not_to_have_text("Possible.")
    expect(page.locator(".verdict")).to_contain_text("has 3 paladins in the court")


def test_the_editor_is_found_where_somebody_would_look(page: Page) -> None:
    for begins in ("/", "/#new/san-marco", "/#puzzles/san-marco", "/#rules/san-marco"):
        page.goto(begins)
        page.get_by_role("link", name="Position editor").click()
        expect(page.locator(VERDICT)).to_have_text("Possible.")
