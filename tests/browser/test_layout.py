"""The law of layout: whatever shows a board, on whatever screen, shows it large and whole, in its reader's language."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import tavoliere as tv
from tests.browser.boards import BOARDS, SIZES, sizes_of
from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.test_look import CUT, READ
from tests.languages import not_italian

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def sizes_to_see(nth: int) -> Sequence[tuple[int, int]]:
    """Of the rules, which have a figure for each size, another at each."""
    return SIZES if BOARDS[nth].name == "figures" else sizes_of(nth)


@pytest.mark.parametrize("game", tv.GAMES)
def test_the_boards_of_a_game_are_seen_at_every_size(game: str) -> None:
    seen = [size for nth, board in enumerate(BOARDS) if board.game == game for size in sizes_of(nth)]
    assert all(seen.count(size) > 1 for size in SIZES)


@pytest.mark.parametrize("nth", range(len(BOARDS)), ids=lambda nth: f"{BOARDS[nth].game}-{BOARDS[nth].name}")
def test_a_board_is_large_and_whole_on_every_screen(nth: int, server: Server, somebody: Someone) -> None:
    """In Italian, whose words are longer."""
    board = BOARDS[nth]
    page = somebody({**HURRIED, **board.settings}, locale="it-IT").new_page()
    board.show(page, server.address)
    assert not_italian(page.evaluate(READ)) == []
    wrong = {}
    for figure, (width, height) in enumerate(sizes_to_see(nth)):
        page.set_viewport_size({"width": width, "height": height})
        if found := page.evaluate(MEASURE, figure) + page.evaluate(CUT):
            wrong[f"{width}x{height}"] = found
    assert wrong == {}


# Whether something on the board that can be chosen lies between what stays at the top and at the foot.
IN_SIGHT = """() => {
  const [top, foot] = [".ask", ".info"].map(one => document.querySelector(one).getBoundingClientRect());
  return [...document.querySelectorAll(".stage :is([role=button][tabindex='0'], button:enabled)")].some(one => {
    const {top: from, bottom, width} = one.getBoundingClientRect();
    return width && from + bottom > 2 * top.bottom && from + bottom < 2 * foot.top;
  });
}"""


@pytest.mark.parametrize("size", [(360, 640), (667, 375)], ids=str)
@pytest.mark.parametrize(
    "name", ["table-2-neutral-playing", "table-3-dividing", "table-3-jokers", "table-4-disc-choice"]
)
def test_what_is_asked_is_in_sight_at_once(name: str, size: tuple[int, int], server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": size[0], "height": size[1]}).new_page()
    next(board for board in BOARDS if board.name == name).show(page, server.address)
    page.wait_for_function(IN_SIGHT)


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
