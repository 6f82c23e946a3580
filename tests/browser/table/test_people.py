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
    wait_until_drawn,
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


def test_the_invitation_is_large_and_whole_until_the_friend_sits(page: Page, somebody: Someone) -> None:
    open_table(page, "cardcassonne", {"players": 2}, ["here", "away"])
    friend, invitation = page.locator(".player").nth(1), page.locator(".invite")
    expect(friend).to_contain_text("invited")
    code = invitation.locator(".qr")
    code.wait_for()
    link = invitation.locator(".address").input_value()
    assert "/#sit/" in link
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(page)
        for part in (code, invitation.locator(".address"), invitation.get_by_role("button", name="Copy the link")):
            box = part.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            assert box["y"] >= 0 and box["y"] + box["height"] <= height
        picture = Image.open(BytesIO(code.screenshot()))
        assert [found.text for found in zxingcpp.read_barcodes(picture)] == [link]
    board = page.locator(".stage svg").first.bounding_box()
    guest = somebody().new_page()
    guest.goto(link)
    expect(guest.locator("main.table")).to_be_visible()
    expect(guest.locator(".player").nth(1)).to_contain_text("you")
    expect(guest.locator(".invite")).to_have_count(0)
    expect(invitation).to_have_count(0)
    expect(friend).not_to_contain_text("invited")
    assert page.locator(".stage svg").first.bounding_box() == board, "the board has not moved"
    asked = guest.get_by_role("form", name="What shall the others call you?")
    asked.get_by_role("textbox").fill("Bruna")
    asked.get_by_role("button").click()
    expect(asked).to_have_count(0)
    expect(friend).to_contain_text("Bruna")
    expect(page.get_by_role("form", name="What shall the others call you?")).to_have_count(0)
    guest.close()
    expect(friend).to_contain_text("not here")
    expect(invitation).to_have_count(0)


def test_the_invitation_can_be_put_away_and_asked_for_again(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 3}, ["here", "away", "away"])
    invitation = page.locator(".invite")
    expect(invitation).to_contain_text("Invite Player 2")
    first = invitation.locator(".address").input_value()
    invitation.get_by_role("button", name="Player 3").click()
    expect(invitation).to_contain_text("Invite Player 3")
    second = invitation.locator(".address").input_value()
    assert first != second
    invitation.get_by_role("button", name="Put it away").click()
    expect(invitation).to_have_count(0)
    page.reload()
    page.wait_for_selector("main.table")
    expect(invitation).to_have_count(0)
    page.locator(".player").nth(1).locator("summary").click()
    page.get_by_role("button", name="Show the invitation").click()
    expect(invitation.locator(".address")).to_have_value(first)
    page.keyboard.press("Escape")
    expect(invitation).to_have_count(0)
    page.get_by_role("button", name="Invite to watch").click()
    expect(invitation).to_contain_text("looks on, without a seat")


def test_a_link_is_copied_and_shared(somebody: Someone) -> None:
    context = somebody(permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script("navigator.share = async what => { window.shared = what }")
    page = context.new_page()
    open_table(page, "cardcassonne", {"players": 2}, ["here", "away"])
    link = page.locator(".invite .address").input_value()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == link


def test_at_one_screen_nobody_is_ever_not_here(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 3}, ["here", "here", "novice"])
    expect(page.locator(".player")).to_have_count(3)
    expect(page.locator(".players")).not_to_contain_text("not here")
    expect(page.locator(".players")).not_to_contain_text("invited")
    expect(page.locator(".invite")).to_have_count(0)


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
    table = found(server.address, "carolus-magnus", {"players": 2, "refill": "draft"}, ["human", "novice"])
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
    friend.get_by_role("button", name="Send them away").click()
    friend.get_by_role("button", name="Click again: they lose the seat").click()
    expect(friend.get_by_role("button", name="Show the invitation")).to_be_visible()
    expect(guest.locator(".refusal")).to_be_visible()
    again = somebody().new_page()
    again.goto(owner.locator(".invite .address").input_value())
    expect(again.locator("main.table")).to_be_visible()
    expect(owner.locator(".invite")).to_have_count(0)
    expect(friend.locator(".name")).to_contain_text("seen on 2 devices")

    friend.locator("select").select_option("squire")
    expect(friend.locator(".name")).to_contain_text("squire")
    friend.locator("select").select_option("human")
    expect(friend.locator(".name")).not_to_contain_text("squire")


def test_an_invitation_is_for_one_and_whoever_uses_it_comes_back_with_a_link_of_their_own(
    server: Server, somebody: Someone
) -> None:
    invitation = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])["tokens"][1]
    person, thief = somebody(), somebody().new_page()
    friend = person.new_page()
    sit(friend, invitation)
    assert invitation not in friend.url
    thief.goto(f"/#sit/{invitation}")
    expect(thief.locator(".refusal")).to_contain_text("already")
    friend.reload()
    expect(friend.locator("main.table")).to_be_visible()
    again = person.new_page()  # the link as it stands in a letter, opened once more in the same browser
    again.goto(f"/#sit/{invitation}")
    expect(again.locator("main.table")).to_be_visible()
    mine = again.locator(".player").nth(1)
    expect(mine.locator(".devices")).to_have_count(0)
    mine.locator("summary").click()
    mine.get_by_role("button", name="My link, for another device").click()
    other = somebody().new_page()
    other.goto(again.locator(".invite .address").input_value())
    expect(other.locator(".player").nth(1).locator(".devices")).to_have_text("seen on 2 devices")
    expect(mine.locator(".devices")).to_have_text("seen on 2 devices")


def test_a_link_that_is_no_seat_gets_a_sentence(page: Page) -> None:
    page.goto("/#sit/nobody-knows-this-one")
    expect(page.locator(".refusal")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".box")).to_have_count(3)


def test_my_tables_wait_in_the_lobby(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "novice"])
    wait_until_asked(page)
    at = step(page)
    page.locator(".brand").click()
    mine = page.locator(".my-tables li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.locator("a").click()
    expect_step(page, at)
