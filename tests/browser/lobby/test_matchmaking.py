"""Open tables: two strangers who take part, sit down, play, and see what it has changed."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import play_on
from tests.browser.test_look import UNSAID, shuts_nobody_out


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, matchmaking=True)
    running.start()
    yield running
    running.stop()


def stranger(somebody: Someone, address: str) -> Page:
    """Somebody in a browser of their own, somewhere else than the others."""
    return somebody(own=True, bypass_csp=True, extra_http_headers={"X-Forwarded-For": address}).new_page()


def readable(page: Page) -> None:
    """By day and night, on a desk and on a phone, in both languages."""
    shuts_nobody_out(page)
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "it"):
        expect(page.locator(":root")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert UNSAID.findall(page.inner_text("body")) == []
        page.locator(".bar button[lang]").click()
    expect(page.locator(":root")).to_have_attribute("lang", "en")
    assert size is not None
    page.set_viewport_size(size)


def take_part(page: Page, name: str) -> None:
    page.get_by_label("What the others call you").fill(name)
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text(f"You play here as {name}.")).to_be_visible()


# What stands in a card at its side is whole.
STICKING_OUT = """card => [...card.querySelectorAll(":is(p, a, button, input)")]
  .filter(part => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
  .map(part => part.textContent || part.value)"""


def seat_token(page: Page) -> str:
    """What this browser sits at its table with."""
    token: str = page.evaluate("Object.values(JSON.parse(localStorage.getItem('tavoliere-tables'))[0].here)[0]")
    return token


def test_strangers_find_each_other_play_and_are_rated(server: Server, somebody: Someone) -> None:
    anna, bruno = (stranger(somebody, f"10.2.0.{number}") for number in (1, 2))
    anna.goto("/")
    anna.get_by_role("link", name="Open tables").click()
    expect(anna.get_by_text("No table is open now.")).to_be_visible()
    take_part(anna, "Anna")
    anna.locator(".open-table.new").get_by_role("link", name="Cardcassonne").click()
    anna.locator("input[name=players][value='2']").check()
    expect(anna.get_by_label("The game counts for ratings")).to_be_checked()
    readable(anna)
    anna.get_by_role("button", name="Open the table").click()
    mine = anna.locator(".open-table.mine")
    expect(mine).to_contain_text("rated")
    mine.get_by_role("button", name="Invite somebody").click()
    link = mine.locator(".address").input_value()
    assert mine.evaluate(STICKING_OUT) == []
    assert "/#matchmaking/" in link
    bruno.goto(link[link.index("#") - 1 :])
    table = bruno.locator(".open-table.asked")
    expect(table).to_contain_text("Anna")
    table.get_by_role("button", name="Sit down").click()
    expect(bruno.get_by_label("What the others call you")).to_be_focused()
    take_part(bruno, "Bruno")
    readable(bruno)
    table.get_by_role("button", name="Sit down").click()
    for page in (anna, bruno):
        expect(page.locator("main.table")).to_be_visible()
        expect(page.locator(".player").first).to_be_visible()
    tokens = [seat_token(page) for page in (anna, bruno)]
    for page in (anna, bruno):
        page.goto("about:blank")  # where nothing is drawn while the game goes on
    play_on(server.address, tokens)
    for page, token in zip((anna, bruno), tokens, strict=True):
        page.goto(f"/#sit/{token}")
        expect(page.locator(".rating-changes li")).to_have_count(2, timeout=60_000)
    anna.goto("/#ratings/cardcassonne")
    expect(anna.locator(".my-strength")).to_contain_text("From one game. Not settled yet.")
    expect(anna.locator(".ranking .bot")).to_have_count(5)
    readable(anna)
    bruno.goto("/#matchmaking")
    bruno.locator(".me summary").click()
    bruno.get_by_role("button", name="Take part no more").click()
    bruno.get_by_role("button", name="Click again").click()
    expect(bruno.get_by_label("What the others call you")).to_be_visible()


def test_many_tables_are_turned_over_page_by_page(server: Server, somebody: Someone) -> None:
    page = stranger(somebody, "10.2.0.9")
    page.goto("/")
    told = page.request.get("/api/matchmaking").json()

    def many(route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        if "known" in asked:  # it knows what there is, and waits for news
            return route.abort()
        return route.fulfill(json={**told, "page": int(asked["page"][0]), "pages": 2, "count": 70})

    page.route("**/api/matchmaking?*", many)
    page.goto("/#matchmaking")
    pages = page.get_by_role("navigation", name="Pages of open tables")
    expect(pages).to_contain_text("Page 1 of 2")
    expect(pages.get_by_role("button", name="Earlier tables")).to_be_disabled()
    pages.get_by_role("button", name="Later tables").click()
    expect(pages).to_contain_text("Page 2 of 2")
    expect(pages.get_by_role("button", name="Later tables")).to_be_disabled()
    readable(page)
