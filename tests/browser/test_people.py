"""Friends by link: each in a browser of their own, who reload, lose the connection, open a second tab, leave."""

import random
from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import (
    confirm,
    expect_step,
    found,
    leave,
    open_table,
    sit,
    step,
    take_choice,
    wait_until_asked,
)

LUCK = 5


def one_turn(page: Page, luck: random.Random) -> None:
    """Whatever is asked of this person until the turn is confirmed, or passes on by itself."""
    wait_until_asked(page)
    while page.locator(".ask.mine").count() and not confirm(page):
        take_choice(page, luck)


def first_turn(pages: list[Page], luck: random.Random) -> int:
    """Play a decision that can be taken back; whose it is."""
    seat = next(seat for seat, page in enumerate(pages) if page.locator(".choice").count())
    take_choice(pages[seat], luck)
    expect(pages[seat].get_by_role("button", name="Take back")).to_be_visible()
    return seat


def test_a_friend_comes_by_the_link_that_the_page_shows(page: Page, somebody: Someone) -> None:
    open_table(page, "cardcassonne", {"players": 2}, ["here", "away"])
    friend = page.locator(".player").nth(1)
    expect(friend).to_contain_text("not here")
    friend.locator("summary").click()
    friend.get_by_role("button", name="Show it").click()
    link = friend.locator("input.address").input_value()
    assert "/#sit/" in link
    picture = Image.open(BytesIO(friend.locator(".qr").screenshot()))
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [link]
    guest = somebody().new_page()
    guest.goto(link)
    expect(guest.locator("main.table")).to_be_visible()
    expect(friend).not_to_contain_text("not here")
    expect(guest.locator(".player").nth(1)).to_contain_text("you")


def test_reload_lost_connection_and_a_second_tab_change_nothing(server: Server, somebody: Someone) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    pages = [somebody().new_page(), somebody().new_page()]
    luck = random.Random(LUCK)
    for page, token in zip(pages, table["tokens"], strict=True):
        sit(page, token)
    turn = first_turn(pages, luck)
    here, there = pages[turn], pages[1 - turn]
    # Reloaded in mid-turn: the decision stands, and can still be taken back.
    at = step(here)
    here.reload()
    expect_step(here, at)
    expect(here.get_by_role("button", name="Take back")).to_be_visible()

    # A second tab of the same seat is in step with the first, whichever of them decides.
    second = here.context.new_page()
    sit(second, table["tokens"][turn])
    expect_step(second, at)
    second.get_by_role("button", name="Take back").click()
    leave(here, at)
    expect_step(second, step(here))
    one_turn(here, luck)
    expect_step(second, step(here))
    expect_step(there, step(here))

    # The connection breaks: the page says so, comes back by itself, and has missed nothing.
    there.context.set_offline(True)
    expect(there.get_by_text("The connection is lost")).to_be_visible()
    there.context.set_offline(False)
    expect(there.get_by_text("The connection is lost")).to_be_hidden()
    expect_step(there, step(here))
    one_turn(there, luck)
    expect_step(here, step(there))


def test_the_server_dies_and_comes_back(server: Server, page: Page) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2, "refill": "draft"}, ["human", "page"])
    sit(page, table["tokens"][0])
    luck = random.Random(LUCK)
    one_turn(page, luck)
    wait_until_asked(page)
    at = step(page)
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    expect_step(page, at)
    if not confirm(page):
        take_choice(page, luck)


def test_a_spectator_sees_what_lies_open_and_no_hand(server: Server, somebody: Someone) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    watching = somebody().new_page()
    sit(watching, table["spectator"])
    expect(watching.get_by_text("You are watching")).to_be_visible()
    assert watching.locator(".choice").count() == 0
    for fold in watching.locator(".chronicle .fold").all():
        fold.click()
    expect(watching.locator(".chronicle .steps").get_by_text("is dealt a card")).to_have_count(12)
    assert watching.locator(".chronicle").get_by_text("is dealt the").count() == 0


def test_the_owner_voids_a_link_and_hands_a_seat_to_a_bot_and_back(server: Server, somebody: Someone) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    owner, guest = somebody().new_page(), somebody().new_page()
    sit(owner, table["tokens"][0])
    sit(guest, table["tokens"][1])
    friend = owner.locator(".player").nth(1)
    friend.locator("summary").click()
    friend.get_by_role("button", name="Make a new link").click()
    expect(friend.get_by_role("button", name="Show it")).to_be_visible()
    expect(guest.locator(".refusal")).to_be_visible()
    friend.get_by_role("button", name="Show it").click()
    again = somebody().new_page()
    again.goto(friend.locator("input.address").input_value())
    expect(again.locator("main.table")).to_be_visible()

    friend.locator("select").select_option("squire")
    expect(friend.locator(".name")).to_contain_text("squire")
    friend.locator("select").select_option("human")
    expect(friend.locator(".name")).not_to_contain_text("squire")


def test_a_link_that_is_no_seat_gets_a_sentence(page: Page) -> None:
    page.goto("/#sit/nobody-knows-this-one")
    expect(page.locator(".refusal")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".box")).to_have_count(3)


def test_my_tables_wait_in_the_lobby(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "page"])
    wait_until_asked(page)
    at = step(page)
    page.locator(".brand").click()
    mine = page.locator(".my-tables li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.locator("a").click()
    expect_step(page, at)
