"""The law of layout: whatever shows a board, on whatever screen, shows it large and whole, in its reader's language."""

from pathlib import Path

import pytest

from tests.browser.boards import BOARDS, SIZES, Board
from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.page_pool import sizes_without_paint
from tests.browser.test_look import CUT, READ
from tests.words.languages import not_italian

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.game}-{board.name}")
def test_a_board_is_large_and_whole_on_every_screen(board: Board, server: Server, somebody: Someone) -> None:
    """In Italian, whose words are longer."""
    page = somebody({**HURRIED, **board.settings}, locale="it-IT").new_page()
    board.show(page, server.address)
    assert not_italian(page.evaluate(READ)) == []
    wrong = {}
    with sizes_without_paint(page) as resize:
        for nth, (width, height) in enumerate(SIZES):
            resize(width, height)
            if found := page.evaluate(MEASURE, nth) + page.evaluate(CUT):
                wrong[f"{width}x{height}"] = found
    assert wrong == {}


# What somebody may break, and what is said of it.
BROKEN = {
    ".stage svg { height: 0 !important }": "of the screen",
    ".prompt { max-height: 8px; overflow: hidden }": "is cut off by",
    ".prompt { position: relative; left: -9rem }": "lies outside the page",
    ".prompt { height: 9rem !important; align-items: end !important }": "runs out of its line",
    "[data-mark='seat 2'] text { translate: 9rem }": "is cut off at its side",
    "[data-mark='seat 2'] { translate: -9rem }": "overlap by",
    "[data-mark^='row '] { transform: none !important }": "is covered by",
    ".side { margin-left: -9rem }": "overlap",
    ".info p { width: 200% }": "scrolls sideways",
}


def test_whatever_is_broken_is_found(server: Server, somebody: Someone) -> None:
    page = somebody({**HURRIED}, locale="it-IT", bypass_csp=True).new_page()
    board = next(one for one in BOARDS if one.name == "table-3-turn")
    board.show(page, server.address)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(MEASURE, 0) == []
    for style, said in BROKEN.items():
        added = page.add_style_tag(content=style)
        assert said in " | ".join(page.evaluate(MEASURE, 0)), style
        added.evaluate("style => style.remove()")
