"""Declared boards: every kind of zone is large and whole on every screen, and all that a click can mean is played."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import sizes_of
from tests.browser.conftest import HURRIED, Server, Someone, server_with
from tests.browser.person import LIT, click_board, found, play_on, sit, step, wait_until_asked, wait_until_drawn
from tests.browser.test_layout import MEASURE
from tests.browser.test_look import CUT, READ, shuts_nobody_out
from tests.conftest import FAIR, KALAH
from tests.words.languages import WORD, not_italian

PACKAGES = {"kalah": KALAH, "fair": FAIR}
TABLES = [("kalah", 2), ("fair", 2), ("fair", 4)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from server_with(PACKAGES, tmp_path_factory)


def asked_at(page: Page, server: Server, game: str, players: int, decisions: int = 0) -> None:
    """Before a board on which much lies already, as whoever is asked sees it."""
    table = found(server.address, game, {"players": players}, ["human"] * players)
    play_on(server.address, table["tokens"], decisions)
    for token in table["tokens"]:
        sit(page, token)
        page.locator("main.table .zb svg").wait_for()
        if page.locator(LIT).count():
            return


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_declared_board_is_large_and_whole_on_every_screen(
    game: str, players: int, server: Server, somebody: Someone
) -> None:
    page = somebody({**HURRIED}, locale="it-IT").new_page()
    asked_at(page, server, game, players, 6 if game == "kalah" else 24)
    own = (PACKAGES[game] / "it.ftl").read_text(encoding="utf-8")
    assert {*not_italian(page.evaluate(READ))} - {*WORD.findall(own)} == set()
    wrong = {}
    for width, height in sizes_of(TABLES.index((game, players))):
        page.set_viewport_size({"width": width, "height": height})
        if found := page.evaluate(MEASURE, 0) + page.evaluate(CUT):
            wrong[f"{width}x{height}"] = found
    assert wrong == {}


SURE = {**HURRIED, "confirm": "never"}


def table_of(page: Page, server: Server, game: str) -> None:
    """As Anna, who begins at a table of two."""
    sit(page, found(server.address, game, {"players": 2}, ["human", "human"])["tokens"][0])
    wait_until_asked(page)


def in_hand(page: Page) -> str:
    """The first card of hers that can be sold."""
    return page.locator(".zb-piece.lit").first.get_attribute("aria-label") or ""


def test_an_action_of_two_parts_is_chosen_by_two_clicks_by_keys_or_by_dragging(
    server: Server, somebody: Someone
) -> None:
    page = somebody(SURE).new_page()
    for how in ("click", "keys", "drag"):
        table_of(page, server, "fair")
        card = page.locator(".zb-piece.lit").first
        name = in_hand(page)
        before = step(page)
        assert page.locator(".zb-map .zb-place.lit").count() == 5, "either part may come first"
        if how == "drag":
            town = page.locator(".zb-map .zb-place.lit").nth(2)
            card.drag_to(town)
            wait_until_drawn(page)
            expect(page.locator("main.table")).to_have_attribute("aria-busy", "false")
            wait_until_drawn(page)
            if step(page) == before:  # that town does not buy it
                card.drag_to(page.locator(".zb-map .zb-place.lit").nth(1))
        else:
            card.click() if how == "click" else card.press("Enter")
            expect(page.locator(".zb-piece.picked")).to_have_count(1)
            lit = page.locator(".zb-map .zb-place.lit").count()
            assert 0 < lit < 5
            page.keyboard.press("Escape")
            expect(page.locator(".zb-map .zb-place.lit")).to_have_count(5)
            card.click() if how == "click" else card.press("Enter")
            town = page.locator(".zb-map .zb-place.lit").first
            town.hover()
            expect(page.locator(".preview")).to_contain_text(f"Anna sells {name} in")
            town.click() if how == "click" else town.press("Enter")
        expect(page.locator("main.table")).not_to_have_attribute("data-step", before or "")
        assert f": {name}." in page.locator(".zb > .unseen").inner_text(), f"it lies in the town: {how}"
        assert page.locator(".zb-side ~ .zb-pieces image").count(), "a coin, in the game's own drawing"


def test_a_stone_goes_from_a_field_to_another_and_what_no_zone_stands_for_is_a_button(
    server: Server, somebody: Someone
) -> None:
    page = somebody(SURE).new_page()
    table_of(page, server, "fair")
    fields = page.locator(".zb-grid .zb-place")
    expect(page.locator(".zb-grid .zb-place.lit")).to_have_count(2)  # from where
    fields.nth(4).click()
    expect(page.locator(".zb-grid .zb-place.lit:not(.picked)")).to_have_count(2)  # to where
    fields.nth(4).click()
    expect(page.locator(".zb-grid .zb-place.lit")).to_have_count(2)
    fields.nth(4).click()
    fields.nth(7).click()
    expect(page.locator(".zb > .unseen")).to_contain_text("Fields 8: 1 of Anna.")
    table_of(page, server, "fair")
    before = step(page)
    page.locator(".zb-asked").get_by_role("button", name="Anna rests").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-step", before or "")
    expect(page.locator(".zb > .unseen")).to_contain_text("Heaps 1: 1 of Anna.")


def test_why_not_is_said_of_a_place_and_a_preview_of_what_it_would_come_to(page: Page, server: Server) -> None:
    table_of(page, server, "kalah")
    page.locator(".zb .lit").nth(2).hover()
    expect(page.locator(".preview")).to_contain_text("Anna sows house 3.")
    page.locator(".zb .lit").nth(2).click()  # the last seed falls into the store
    wait_until_asked(page)
    expect(page.locator(".zb .lit")).to_have_count(5)
    page.locator(".zb-side.active ~ .zb-zone [data-spot='0:0:2']").click()
    expect(page.locator(".info .refusal")).to_contain_text("house 3 is empty (KA 3)")


# Notes every motion of a piece: the middle of where it is, its frames, and how long it waits.
NOTE_MOTIONS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const {x, y, width, height} = this.getBoundingClientRect();
    if (this.closest(".zb-piece")) flown.push({x: x + width / 2, y: y + height / 2, frames, wait: timing.delay});
    return animate.call(this, frames, timing);
  };
}"""


def is_at(motion: dict[str, Any], frame: int, place: Locator) -> bool:
    """Whether a frame of a motion is at a place."""
    moved = re.match(r"translate\((.*)px,(.*)px\)", motion["frames"][frame]["transform"])
    box = place.bounding_box()
    assert moved and box
    x, y = motion["x"] + float(moved[1]) - box["x"], motion["y"] + float(moved[2]) - box["y"]
    return bool(0 < x < box["width"] and 0 < y < box["height"])


def test_pieces_fly_to_where_they_lie_and_are_seen_where_an_event_has_them_pass(
    server: Server, somebody: Someone
) -> None:
    page = somebody({**SURE, "speed": "normal"}, reduced_motion="no-preference").new_page()
    table_of(page, server, "kalah")
    page.evaluate(NOTE_MOTIONS)
    house = page.locator("[data-spot='0:0:2']")
    house.click()
    page.wait_for_function("() => flown.length === 4")
    seeds = page.evaluate("flown")
    assert all(is_at(seed, 0, house) for seed in seeds)
    assert [seed["wait"] for seed in seeds] == sorted({seed["wait"] for seed in seeds}), "one after the other"
    table_of(page, server, "fair")
    page.evaluate(NOTE_MOTIONS)
    card = page.locator(".zb-piece.lit").first
    hand = page.locator(".zb-hand .zb-place").first
    card.click()
    page.locator(".zb-map .zb-place.lit").first.click()
    page.wait_for_function("() => flown.some(({frames}) => frames.length === 4)")
    shown = next(motion for motion in page.evaluate("flown") if len(motion["frames"]) == 4)
    assert is_at(shown, 0, hand)
    stalls = page.locator(".zb-row .zb-place")
    assert [is_at(shown, 1, stalls.nth(stall)) for stall in range(3)].count(True) == 1


def test_a_game_is_played_on_its_zones_alone(server: Server, somebody: Someone) -> None:
    page = somebody(SURE).new_page()
    table = found(server.address, "fair", {"players": 2}, ["human", "squire"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    luck = random.Random(1)
    made = 0
    for _ in range(12):
        made += click_board(page, luck)
        wait_until_asked(page)
    assert made >= 9


def test_a_declared_board_shuts_nobody_out(server: Server, somebody: Someone) -> None:
    page = somebody(bypass_csp=True).new_page()
    table_of(page, server, "fair")
    shuts_nobody_out(page)
