"""Boards in notebooks, and as pixels, in a real browser: what lies on the table is shown, and nothing is fetched."""

import multiprocessing
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

import tavoliere as tv
import tavoliere.envs.gymnasium as single
import tavoliere.envs.pettingzoo as several
from tavoliere.engine.board_html import HEIGHT, WIDTH
from tavoliere.envs.pixels import pixels
from tests.engine.test_notebooks import Setting, other_package, played
from tests.games.settings import SETTINGS


@pytest.fixture
def notebook(browser: Browser) -> Iterator[Page]:
    """A page on which nothing may go wrong, and from which nothing may be asked."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 3 * HEIGHT})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.on("request", lambda request: wrong.append(request.url) if not request.url.startswith("data:") else None)
    yield page
    page.close()
    assert wrong == []


NAMES = """
    const names = [...document.querySelectorAll("main [data-mark], main [data-spot]")]
      .filter((one) => !one.closest("defs"))
      .map(({ dataset }) => dataset.mark ?? dataset.spot);
"""


def pieces(page: Page, shown: tv.Position | tv.View, pattern: str) -> Counter[str]:
    """How often each of these names is on the board."""
    position, seat = (shown.known, shown.seat) if isinstance(shown, tv.View) else (shown, None)
    page.set_content(position.game.html(position, seat))
    page.wait_for_function(f"() => {{ {NAMES} return names.length > 5 }}")
    return Counter(name for name in page.evaluate(f"() => {{ {NAMES} return names }}") if re.fullmatch(pattern, name))


@pytest.mark.parametrize("name", list(tv.GAMES))
def test_several_boards_stand_in_one_notebook_by_day_and_by_night(name: str, notebook: Page) -> None:
    match, generator = tv.Match(tv.game(name, players=3), seed=5), random.Random(3)
    for _ in range(60):
        match.play(generator.choice(match.position.actions))
    cells = (match, match.position, match.view(1))
    notebook.set_content("".join(f"<p>{shown._repr_html_()}</p>" for shown in cells))
    for theme in ("light", "dark"):
        notebook.emulate_media(color_scheme=theme)
        for i in range(len(cells)):
            root = notebook.frame_locator("iframe").nth(i).locator("html")
            root.locator("main svg").first.wait_for()
            notebook.wait_for_function("true")
            assert root.get_attribute("data-theme") == theme
            over = root.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
            assert over == [0, 0], "the board fills its frame"
            assert root.evaluate("document.fonts.ready.then(fonts => [...fonts].some(one => one.status == 'loaded'))")


def test_a_declared_board_of_another_package(notebook: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tv.game(other_package(monkeypatch).name)
    notebook.set_content(tv.Match(game, seed=2)._repr_html_())
    board = notebook.frame_locator("iframe")
    board.locator("main [data-zone]").first.wait_for()
    assert board.locator("main .zb-piece").count() > 3
    assert board.locator(".lit").count() == 0, "nobody is asked"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", [0, 70])
def test_rows_and_hands_of_cardcassonne(players: int, decisions: int, notebook: Page) -> None:
    position = played(("cardcassonne", {"players": players}), decisions)
    rows = {f"row {colour} {i}" for colour, row in position.to_json()["rows"].items() for i in range(len(row))}
    for seat in range(players):
        view = position.view(seat)
        assert {*pieces(notebook, view, r"row \w+ \d+")} == rows
        own = Counter(f"card {card}" for card in view.to_json()["players"][seat]["hand"])
        assert pieces(notebook, view, "card .+") == own, "my own cards, and nobody else's"
        assert not pieces(notebook, view, r"hand \d .+")
    hands = [player["hand"] for player in position.to_json()["players"]]
    every = Counter(f"hand {seat} {card}" for seat, hand in enumerate(hands) for card in hand)
    assert pieces(notebook, position, r"hand \d .+") == every, "who knows everything sees all hands"
    assert not pieces(notebook, position.view(), r"hand \d .+"), "and a spectator none"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_paladins_and_castles_of_carolus_magnus(players: int, notebook: Page) -> None:
    position = played(("carolus-magnus", {"players": players}), 160)
    ring = position.to_json()["ring"]
    piles = {f"territory {land['territory']} {colour}" for land in ring for colour in land.get("paladins", {})}
    assert piles and {*pieces(notebook, position, r"territory \d+ \w+")} == piles
    castles = {f"castles {land['territory']}": land["castles"] for land in ring if land.get("castles")}
    assert castles and pieces(notebook, position, r"castles \d+") == castles


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one[0] == "san-marco"], ids=str)
def test_aristocrats_and_bridges_of_san_marco(setting: Setting, notebook: Page) -> None:
    position = played(setting, 90)
    written = position.to_json()
    districts = written["districts"]
    folk = {f"f:{district}:{colour}" for district, there in districts.items() for colour in there}
    assert folk and {*pieces(notebook, position, "f:.+")} == folk
    bridges = Counter(f"bridge {site} {owner}" for site, owners in written["bridges"].items() for owner in owners)
    assert bridges and pieces(notebook, position, "bridge .+") == bridges


@pytest.mark.parametrize("name", list(tv.GAMES))
def test_environments_give_the_board_as_pixels(name: str) -> None:
    env = single.TavoliereEnv(name, render_mode="rgb_array", opponents="random")
    env.reset(seed=1)
    first: Any = env.render()
    assert first.shape == (HEIGHT, WIDTH, 3) and first.dtype == np.uint8
    colours = first.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    assert len(np.unique(colours)) > 1000
    assert tuple(first[0, 0]) == (0xF4, 0xEC, 0xDD), "paper"
    others = several.env(name, players=3, render_mode="rgb_array")
    others.reset(seed=1)
    whole: Any = others.render()
    assert whole.shape == first.shape and (whole != first).any()


def test_a_process_that_was_forked_gives_pixels_too() -> None:
    expected = pixels("<p>here</p>")
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert (pool.apply_async(pixels, ("<p>here</p>",)).get(timeout=120) == expected).all()
