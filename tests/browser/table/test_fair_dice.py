"""Dice to which both people add, each in a browser of their own: a game to its end, measured by its record."""

import json
import random
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tavoliere.table.match import verify
from tests.browser.conftest import Server, Someone
from tests.browser.person import PLAY, found, play_on, sit

PATIENCE = 120_000  # milliseconds
BEFORE = 195  # decisions of programs: whoever always takes the last choice makes 210 and more in so many rounds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, shares=True)
    running.start()
    yield running
    running.stop()


def test_a_game_to_whose_dice_both_add_once_they_are_there(server: Server, somebody: Someone, tmp_path: Path) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2, "rounds": 20}, ["human", "human"])
    # By programs, which add nothing: whole games with devices are in tests/web/tables/test_shares.py.
    play_on(server.address, table["tokens"], BEFORE, which=-1)
    pages = [somebody(own=True).new_page() for _ in range(2)]
    for page, token in zip(pages, table["tokens"], strict=True):
        sit(page, token)
    pages[0].get_by_role("button", name="Is chance fair?").click()
    sheet = pages[0].get_by_role("dialog", name="Is chance fair?")
    expect(sheet).to_contain_text("the devices of Anna and Bruno add to them")
    hashes = sheet.locator("code").all_inner_texts()
    assert len(hashes) == 3, "the server's, what this device has published, and the key that signs the record"
    pages[0].keyboard.press("Escape")
    pages[1].reload()  # and goes on with the same chain
    pages[1].wait_for_selector("main.table")
    for seed, page in enumerate(pages):
        luck = random.Random(seed)
        given = json.dumps({"luck": [luck.random() for _ in range(2000)], "patience": PATIENCE})
        page.evaluate(f"() => {{ window.played = ({PLAY})({given}); }}")
    for page in pages:
        page.wait_for_selector(".ending", timeout=PATIENCE)
    path = tmp_path / "evening.json"
    with urllib.request.urlopen(f"{server.address}/api/tables/{table['table']}/record") as answer:
        path.write_bytes(answer.read())
    checked = verify(path, hashes[0], [hashes[1]])
    assert checked.problem is None and checked.over
    shared = checked.draws - checked.alone
    assert 0 < shared < checked.draws
    assert [len(one.anchors) for one in checked.contributions] == [1, 1]
    # A busy machine may be late now and then, and says so.
    ada, bruno = checked.contributions
    assert ada.draws + ada.missed == bruno.draws + bruno.missed >= shared and min(ada.draws, bruno.draws) > 0
    for page, own in zip(pages, checked.contributions, strict=True):
        page.locator(".fairness summary").click()
        page.get_by_role("button", name="Check every die and card").click()
        says = page.locator(".fairness [role=status]")
        expect(says).to_contain_text(f"all {checked.draws} are right, and the secret fits its hash")
        expect(says).to_contain_text(f"{own.seat}: added to {own.draws}")
        expect(says.locator(".fair-verdict")).to_have_text("Yes: everything is as it must be.")
        expect(says).to_contain_text("What this device gave is in the record")
        expect(says).not_to_contain_text("Attention")
