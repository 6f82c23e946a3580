"""One's games on all one's devices: the link is opened on a second one, and a lost one is sent away."""

import random
import re
import zipfile

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import confirm, found, play_on, sit, step, take_choice, wait_until_asked

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def link_of(page: Page) -> str:
    page.goto("/#lobby")
    page.get_by_role("link", name="My games on another device").click()
    address = page.locator(".link-card .address")
    expect(address).to_have_value(re.compile("#mine/.{32}$"))
    return address.input_value()


def test_games_are_found_on_a_second_device_and_a_lost_one_is_sent_away(server: Server, somebody: Someone) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    other = somebody().new_page()
    sit(other, table["tokens"][0])
    desk = somebody().new_page()
    sit(desk, table["tokens"][1])
    link = link_of(desk)
    expect(desk.locator(".own-devices li")).to_have_text(re.compile("Computer, since .*this one"))

    phone = somebody(**PHONE).new_page()
    phone.goto(link)
    phone.get_by_role("button", name="It is mine").click()
    mine = phone.locator(".my-tables li")
    expect(mine).to_contain_text("Played on another device")
    assert link.split("#")[1] not in phone.url
    mine.locator("a").click()
    phone.wait_for_selector("main.table")
    seat = phone.locator(".player").nth(1)
    expect(seat).to_contain_text("you")
    expect(other.locator(".player").nth(1).locator(".devices")).to_have_text("seen on 2 devices")

    # A table that is laid on the phone is found at the desk.
    page = found(server.address, "carolus-magnus", {"players": 2}, ["human", "novice"])
    sit(phone, page["tokens"][0])
    phone.wait_for_function("() => JSON.parse(localStorage['tavoliere-mine']).joined.length === 2")
    desk.goto("/#lobby")
    desk.reload()
    expect(desk.locator(".my-tables li")).to_have_count(2)
    expect(desk.locator(".my-tables li").get_by_text("Played on another device")).to_have_count(1)

    # A link that is renewed on one is not shown on the other any more.
    phone.goto("/#devices")
    phone.get_by_role("button", name="Make a new link").click()
    expect(phone.locator("main").get_by_role("status")).to_contain_text("This is your new link")
    desk.get_by_role("link", name="My games on another device").click()
    expect(desk.get_by_text("Your link was renewed on another of your devices")).to_be_visible()
    expect(desk.locator(".link-card")).to_have_count(0)
    phone.go_back()
    phone.wait_for_selector("main.table")

    # The phone is lost.
    lost = desk.locator(".own-devices li").filter(has_text="Phone")
    lost.get_by_role("button").click()
    lost.get_by_role("button").click()
    expect(desk.locator("main").get_by_role("status")).to_contain_text("gets in nowhere any more")
    expect(desk.locator(".own-devices li")).to_have_count(1)
    assert desk.locator(".link-card .address").input_value() != link
    expect(phone.locator(".refusal")).to_be_visible()
    phone.goto("/#lobby")
    expect(phone.locator(".my-tables li")).to_have_count(0)

    # The game that was laid there goes on at the desk.
    desk.goto("/#lobby")
    desk.get_by_text("Played on another device").click()
    desk.wait_for_selector("main.table")
    wait_until_asked(desk)
    at = step(desk)
    if not confirm(desk):
        take_choice(desk, random.Random(1))
    assert step(desk) != at


def test_the_owner_saves_all_finished_games_and_deletes_one_for_all(server: Server, somebody: Someone) -> None:
    tables = [found(server.address, "cardcassonne", {"players": 2}, ["human", "human"]) for _ in range(2)]
    page = somebody(accept_downloads=True).new_page()
    for table in tables:
        sit(page, table["tokens"][0])
    play_on(server.address, tables[0]["tokens"])
    page.goto("/#lobby")
    over = page.locator(".my-tables li.over")
    expect(over).to_have_count(1)
    said = {"message": ["web-too-fast", {}], "text": ""}
    page.route("**/api/export", lambda route: route.fulfill(status=429, json=said), times=1)
    page.get_by_role("button", name="Save all finished games").click()
    expect(page.locator(".my-tables [role=alert]")).to_have_text("That was too much at once; wait a moment.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all finished games").click()
    expect(page.locator(".my-tables [role=alert]")).to_have_count(0)
    with zipfile.ZipFile(download.value.path()) as archive:
        assert [tables[0]["table"] in name for name in archive.namelist()] == [True]
    page.locator(".my-tables li:not(.over)").get_by_role("button").click()
    expect(page.get_by_role("button", name="Delete for all")).to_have_count(0)  # a friend is invited
    page.get_by_role("button", name="Keep it").click()
    over.get_by_role("button").click()
    page.get_by_role("button", name="Delete for all").click()
    expect(over).to_have_count(0)
    expect(page.locator(".my-tables li")).to_have_count(1)
    assert page.request.get(f"/api/tables/{tables[0]['table']}/record").status == 404
