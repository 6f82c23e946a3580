"""A board that another package brings along, an ES module with its styles: it imports the kit by its name."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import ROOT
from tests.browser.conftest import HURRIED, Server, Someone, packages_in, server_with
from tests.browser.files import hosted
from tests.browser.person import LIT, found, open_table, sit, step, wait_until_asked
from tests.browser.test_without_server import visit
from tests.conftest import KALAH, before_others

OWN = ROOT / "tests" / "packages" / "own_board"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    package = tmp_path_factory.mktemp("own") / KALAH.name
    shutil.copytree(KALAH, package)
    shutil.copytree(OWN, package / "page")
    definition = package / "definition.py"
    text = definition.read_text(encoding="utf-8").replace("zones=ZONES,", 'zones=ZONES, board="page/board.js",')
    definition.write_text(text, encoding="utf-8")
    return package


@pytest.fixture(scope="module")
def server(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from server_with({"kalah": package}, tmp_path_factory)


def sit_down(page: Page, server: Server) -> None:
    sit(page, found(server.address, "kalah", {}, ["human", "human"])["tokens"][0])
    wait_until_asked(page)


def test_it_is_drawn_by_the_kit_in_its_own_styles_and_played(server: Server, somebody: Someone) -> None:
    page = somebody({**HURRIED, "speed": "normal"}, reduced_motion="no-preference").new_page()
    sit_down(page, server)
    expect(page.locator(LIT)).to_have_count(6)
    assert page.locator(".pits svg").evaluate("svg => getComputedStyle(svg).position") == "absolute"
    box = page.locator(".pits svg").bounding_box()
    assert box and box["width"] * box["height"] > 1280 * 720 / 6
    page.locator(LIT).nth(2).hover()
    expect(page.locator(".preview")).to_contain_text("Anna sows house 3.")
    page.locator(LIT).nth(2).press("Enter")
    expect(page.locator(".flight .seed")).to_have_count(1)  # the last seed falls into the store
    expect(page.locator(".pits .store").first).to_have_text("1")
    wait_until_asked(page)
    page.locator(".pits g").nth(2).click()
    expect(page.locator(".info .refusal")).to_contain_text("house 3 is empty (KA 3)")


def test_it_is_drawn_where_no_server_is_in_a_folder_of_a_strict_host(
    package: Path, tmp_path: Path, browser: Browser
) -> None:
    (tmp_path / "packages").mkdir()
    environment = {**os.environ, "PYTHONPATH": before_others(packages_in(tmp_path / "packages", {"kalah": package}))}
    site = tmp_path / "site"
    subprocess.run([sys.executable, "-m", "tavoliere", "site", site], env=environment, check=True)
    with hosted(site) as (address, _):
        problems: list[str] = []
        page = visit(browser, address, problems).new_page()
        open_table(page, "kalah", {}, ["here", "here"])
        wait_until_asked(page)
        expect(page.locator(LIT)).to_have_count(6)
        assert page.locator(".pits svg").evaluate("svg => getComputedStyle(svg).position") == "absolute"
        page.locator(LIT).nth(2).click()
        expect(page.locator(".pits .store").first).to_have_text("1")
        page.context.close()
    assert problems == []


BROKEN = {
    "missing": None,
    "throws": 'throw new Error("no");',
    "nothing": "export const Board = 1;",
    "draws-nothing": 'export default function Board() { throw new Error("no"); }',
    "breaks-later": """
        import { useEffect } from "preact/hooks";
        export default function Board() { useEffect(() => { throw new Error("no"); }); return null; }""",
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_one_is_replaced_by_the_declared_one_with_a_sentence(how: str, page: Page, server: Server) -> None:
    body = BROKEN[how]
    imports = body and body.replace('"preact/hooks"', f'"../../../../{hooks_of(server)}"')
    page.route(
        "**/board/board.js",
        lambda route: route.abort() if imports is None else route.fulfill(body=imports, content_type="text/javascript"),
    )
    sit_down(page, server)
    expect(page.locator(".broken-board > .refusal")).to_have_text(
        "The board of this game cannot be drawn. Here is a plain one."
    )
    expect(page.locator(".zb .lit")).to_have_count(6)
    before = step(page)
    page.locator(".zb .lit").nth(2).click()
    expect(page.locator("main.table")).not_to_have_attribute("data-step", before or "")


def hooks_of(server: Server) -> str:
    return next((ROOT / "src" / "tavoliere" / "web" / "static").glob("preact-hooks-????????.js")).name
