"""Declared boards: every kind of zone is large and whole on every screen, and all that a click can mean is played."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import SIZES
from tests.browser.conftest import HURRIED, Server, Someone, server_with
from tests.browser.person import LIT, confirm, found, play_on, sit, step, take_choice, wait_until_asked
from tests.browser.test_layout import MEASURE
from tests.browser.test_look import READ, shuts_nobody_out
from tests.conftest import FAIR, KALAH
from tests.languages import WORD, not_italian

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
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if problems := page.evaluate(MEASURE, 0):
            wrong[f"{width}x{height}"] = problems
    assert wrong == {}
