"""Beside one's own box: counting on a phone, asking the rules, and the numbers of one's own board."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Someone
from tests.browser.person import wait_until_drawn

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}


def add(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=f"Add {name}", exact=True).click()


def test_a_round_is_counted_on_a_phone_noted_and_still_there_after_a_reload(somebody: Someone) -> None:
    page = somebody(viewport=PHONE, has_touch=True).new_page()
    page.goto("/#scorer/cardcassonne")
    add(page, "knight 1", "knight 2", "horse", "follower of Player 1", "knight 3")
    expect(page.locator(".question")).to_contain_text("Player 1")
    page.get_by_role("button", name="Cash").click()
    first = page.locator(".counted li").first
    expect(first.locator(".score")).to_have_text("16")
    page.get_by_role("button", name="field row").click()
    add(page, "dragon", "dragon")
    expect(page.locator(".outcome .refusal")).to_contain_text("CC 1.1")
    page.get_by_role("button", name="Undo").click()  # nothing is lost
    expect(page.get_by_role("button", name="Cash")).to_be_visible()
    page.get_by_role("button", name="Cash").click()
    expect(first.locator(".score")).to_have_text("16")
    page.get_by_role("button", name="Note it, and go on").click()
    expect(page.locator(".ledger td.number").first).to_contain_text("16 +16")
    page.reload()
    expect(page.locator(".ledger td.number").first).to_contain_text("16 +16")
    expect(page.get_by_role("button", name="Remove knight 3")).to_be_visible()  # CC 5.4: it stayed in the row
    page.get_by_role("button", name="The final scores").click()
    page.get_by_role("button", name="abbeys: one more").first.click()
    page.get_by_role("button", name="inns: one more").first.click()
    expect(page.locator(".counted li.winner .score")).to_have_text("21")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_rules_are_asked_about_a_position_and_searched(somebody: Someone) -> None:
    page = somebody(viewport=TABLET).new_page()
    page.goto("/#may/carolus-magnus")
    page.get_by_text("Which position?").click()
    page.get_by_label("Or paste one").fill('{"round": ')
    page.get_by_role("button", name="Take it").click()
    expect(page.locator(".refusal")).to_contain_text("JSON")
    unplayed = [1, 2, 4, 5]
    players = [{"reserve": {"red": 7}, "disc": 3, "unplayed": unplayed}, {"reserve": {"blue": 7}, "disc": 4}]
    page.get_by_label("Or paste one").fill(json.dumps({"round": 1, "phase": "playing-paladins", "players": players}))
    page.get_by_role("button", name="Take it").click()
    page.locator(".chip", has_text="play a paladin").click()
    page.locator(".part .chip", has_text="blue").click()
    page.locator(".part .chip", has_text="5").last.click()
    expect(page.locator(".ruling h2")).to_have_text("No")
    page.locator(".ruling").get_by_role("button", name="CM 7", exact=True).click()
    beside = page.locator(".beside")
    expect(beside.locator("[data-address='CM 7']")).to_have_class(re.compile("here"))
    beside.get_by_label("Search the rules").fill("influences castle")
    beside.locator(".hits button", has_text="CM 8.2").first.click()
    expect(beside.locator(".here")).to_contain_text("Influence")
    page.keyboard.press("Escape")
    page.locator(".part .chip", has_text="red").click()
    expect(page.locator(".ruling h2")).to_have_text("Yes")


def test_the_numbers_of_ones_own_board_are_saved_and_played_with(somebody: Someone) -> None:
    page = somebody(viewport=TABLET).new_page()
    page.goto("/#box/san-marco")
    castello = page.locator(".place", has_text="Castello").first
    for _ in range(3):
        castello.get_by_role("button", name="Second: one more").click()
    expect(page.locator(".refusal")).to_contain_text("SM 6")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    castello.get_by_role("button", name="First: one more").click()
    expect(page.locator(".refusal")).to_have_count(0)
    page.get_by_label("Name").fill("Our box")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".kept-sets strong")).to_have_text("Our box")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved["facts"][0]["table"]["prestige"]["castello"] == [7, 7]
    page.get_by_role("button", name="Forget").click()
    wrong = json.loads(json.dumps(saved))
    wrong["facts"][0]["table"]["die"] = []
    chooser = page.get_by_label("Import a file")
    chooser.set_input_files({"name": "box.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()})
    expect(page.locator(".refusal")).to_contain_text("die")
    chooser.set_input_files({"name": "box.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()})
    expect(page.locator(".kept-sets strong")).to_have_text("Our box")
    page.get_by_role("link", name="Play").click()
    page.get_by_label("With which values").select_option("Our box")
    page.get_by_text("Save these rules as a set").click()
    page.locator(".own-rules input").fill("On Sundays")
    page.locator(".own-rules").get_by_role("button", name="Save").click()
    page.get_by_label("With which values").select_option("as we assume")
    page.get_by_label("A set of house rules").select_option("none")
    page.get_by_label("A set of house rules").select_option("On Sundays")
    with page.expect_request("**/api/tables") as opened:
        page.get_by_role("button", name="Begin").click()
    assert json.loads(opened.value.post_data or "")["options"]["board"]["name"] == "Our box"
    expect(page).to_have_url(re.compile("#sit/"))


def test_whoever_is_faster_than_the_server_loses_no_number(page: Page) -> None:
    page.goto("/#box/san-marco")
    castello = page.locator(".place", has_text="Castello").first
    more = castello.get_by_role("button", name="Second: one more")
    before = castello.inner_text()
    held: list[Route] = []
    page.route("**/api/desk", lambda route: held.append(route))
    for count in (1, 2, 3):
        more.click()
        wait_until_drawn(page)
        assert castello.inner_text() != before
        while len(held) < count:
            page.wait_for_timeout(20)
    after = castello.inner_text()
    for route in reversed(held):  # the latest answer first
        route.continue_()
    expect(page.locator(".refusal")).to_be_visible()
    assert castello.inner_text() == after
