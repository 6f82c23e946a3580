"""Emotes and short lines at a table of people."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import found, open_table, sit


def two(server: Server, somebody: Someone, **other: str) -> tuple[Page, Page]:
    """Two people at a table, each in a browser of their own."""
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "human"])
    pages = somebody().new_page(), somebody(**other).new_page()
    for page, token in zip(pages, table["tokens"], strict=True):
        sit(page, token)
    return pages


def speak(page: Page, text: str) -> None:
    if not page.locator(".chat .sheet").count():
        page.locator(".talk").click()
    page.locator(".chat form input").fill(text)
    page.locator(".chat form button").click()


def test_a_line_and_an_emote_reach_the_other_with_the_name(server: Server, somebody: Someone) -> None:
    anna, bruno = two(server, somebody, locale="it-IT")
    place = bruno.locator(".player").all()[0].bounding_box()
    speak(anna, "Good luck!")
    expect(anna.locator(".chat li")).to_have_text("Anna Good luck!")
    expect(bruno.locator(".player").first.locator(".just-said")).to_have_text("Good luck!")
    assert bruno.locator(".player").all()[0].bounding_box() == place
    expect(bruno.locator(".unread")).to_have_text("1")
    anna.get_by_role("button", name="Well played!").click()
    expect(bruno.locator(".unread")).to_have_text("2")
    bruno.locator(".talk").click()
    expect(bruno.locator(".unread")).to_have_count(0)
    expect(bruno.locator(".chat li")).to_have_text(["Anna Good luck!", "Anna Bella mossa!"])
    assert bruno.locator(".chat li svg.emote").count() == 1
    bruno.reload()
    bruno.locator(".talk").click()
    expect(bruno.locator(".chat li")).to_have_count(2)


def test_what_looks_like_markup_is_only_text_and_too_much_at_once_is_refused(server: Server, somebody: Someone) -> None:
    anna, bruno = two(server, somebody)
    wicked = "<img src=x onerror=alert(1)><b>bold</b> &amp;"
    speak(anna, wicked)
    bruno.locator(".talk").click()
    expect(bruno.locator(".chat li")).to_have_text(f"Anna {wicked}")
    assert bruno.locator(".chat img, .chat li b b").count() == 0
    assert anna.locator(".chat form input").get_attribute("maxlength") == "140"
    for _ in range(8):
        anna.locator(".emotes button").first.click()
    expect(anna.locator("main")).to_contain_text("too much at once")


def test_muted_one_sees_nothing_of_others_and_stays_muted(server: Server, somebody: Someone) -> None:
    anna, bruno = two(server, somebody)
    bruno.locator(".talk").click()
    bruno.get_by_label("Mute").check()
    speak(bruno, "I am busy")
    expect(bruno.locator(".chat li")).to_have_count(1)
    bruno.keyboard.press("Escape")
    expect(bruno.locator(".chat .sheet")).to_have_count(0)
    speak(anna, "Hello? Hello!")
    expect(anna.locator(".chat li")).to_have_count(2)
    expect(bruno.locator(".unread")).to_have_count(0)
    expect(bruno.locator(".just-said")).to_have_count(0)
    bruno.reload()
    bruno.locator(".talk").click()
    expect(bruno.locator(".chat li")).to_have_text("Bruno I am busy")
    bruno.get_by_label("Mute").uncheck()
    expect(bruno.locator(".chat li")).to_have_count(2)


def test_at_one_screen_and_against_bots_there_is_no_talk(page: Page) -> None:
    open_table(page, "carolus-magnus", {"players": 3}, ["here", "here", "novice"])
    expect(page.locator(".players")).to_be_visible()
    expect(page.locator(".talk")).to_have_count(0)
    open_table(page, "carolus-magnus", {"players": 2}, ["here", "novice"])
    expect(page.locator(".players")).to_be_visible()
    expect(page.locator(".talk")).to_have_count(0)


def test_spectators_read_and_do_not_write(server: Server, somebody: Someone) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "human"])
    anna, watching = somebody().new_page(), somebody().new_page()
    sit(anna, table["tokens"][0])
    sit(watching, table["spectator"])
    speak(anna, "Look at that")
    watching.locator(".talk").click()
    expect(watching.locator(".chat li")).to_have_text("Anna Look at that")
    expect(watching.locator(".chat form, .emotes")).to_have_count(0)
