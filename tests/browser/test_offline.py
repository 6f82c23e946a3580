"""Without the network: what was kept goes on, and what needs the server says so."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import tavoliere as tv
from tests.browser.box.test_referee import begin, scores, tap, told_of
from tests.browser.conftest import Someone
from tests.browser.person import open_table, play_to_the_end, wait_until_asked
from tests.referee.test_referee import record_of

FEW = 8  # steps of a game
PATIENCE = 180_000  # milliseconds: on a busy machine Python takes its time to start in a browser

PUBLIC = re.compile(r"/(?!api/)|/api/(games|words|lessons|rulebook|reference|puzzles|offline)\b")
# Every address that is kept, once so many parts are.
KEPT = """async parts => {
  for (;;) {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const found = await cache.match(new URL("/kept-files.json", location.href));
      const kept = found ? (await found.json()).kept : [];
      if (parts.every(part => kept.includes(part))) return (await cache.keys()).map(({url}) => new URL(url).pathname);
    }
    await new Promise(done => setTimeout(done, 100));
  }
}"""


def go_through(page: Page, game: str) -> None:
    """A lesson, up to the first thing that is to be done and the sentence after it."""
    lesson = tv.GAMES[game].lessons[0]
    page.goto(f"/#learn/{game}/{lesson.name}")
    for at, step in enumerate(lesson.steps):
        expect(page.locator(f"main.lesson[data-at='{at}'][aria-busy=false] .coach .told")).not_to_be_empty(
            timeout=PATIENCE
        )
        if step.answers:
            break
        page.locator(".coach .next").click()
    number = int(tv.game(game, **lesson.options).action(step.answers[0][0]))
    before = page.locator("main").get_attribute("data-step")
    page.locator(f".choice[data-choice='{number}']").click()
    expect(page.locator("main")).not_to_have_attribute("data-step", before or "")


def play_with_our_box(page: Page, file: Path) -> None:
    """A game at this device: begun, left, and another brought from near its end to the last point.

    All that lies between is told in `test_referee.py`, by the same rules on the server, which are quicker.
    """
    match, told = told_of("carolus-magnus-2-dice")
    begin(page, match)
    tap(page, match.game, told[:FEW])
    page.goto("/#referee")
    file.write_text(json.dumps({**record_of(match), "told": told[:-FEW]}))
    page.locator(".bring input").set_input_files(file)
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(len(told) - FEW))
    tap(page, match.game, told[-FEW:])
    expect(page.locator(".final")).to_be_visible()
    assert scores(page) == final_scores(match)


def read_again(page: Page) -> None:
    """The same games, from what the device has kept of them."""
    match, told = told_of("carolus-magnus-2-dice")
    page.goto("/#referee")
    expect(page.locator(".going-on a")).to_have_count(3)
    page.locator(".going-on a").first.click()  # the latest
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(len(told)))
    expect(page.locator(".final")).to_be_visible()
    assert scores(page) == final_scores(match)
    page.goto("/#referee")
    page.locator(".going-on a").nth(1).click()
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(FEW))


def final_scores(match: tv.Match) -> list[int]:
    assert match.position.result is not None
    return list(match.position.result.scores)


def test_what_was_opened_goes_on_without_the_network(somebody: Someone, tmp_path: Path) -> None:
    context = somebody(own=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/#learn/cardcassonne/" + tv.GAMES["cardcassonne"].lessons[0].name)
    expect(page.locator("main.lesson .coach .told")).not_to_be_empty()
    match, _ = told_of("carolus-magnus-2-dice")
    begin(page, match)
    kept = page.evaluate(KEPT, ["cardcassonne", "python"])
    assert len(kept) > 80
    assert [path for path in kept if not PUBLIC.match(path)] == []

    context.set_offline(True)
    page.goto("/")
    expect(page.locator(".connection")).to_have_text("Offline")
    expect(page.locator(".absent")).to_contain_text("goes on without it")
    expect(page.locator(".box svg")).to_have_count(3)
    open_table(page, "cardcassonne", {"players": 2}, ["here", "squire"])
    play_to_the_end(page, 2, most=4)
    page.reload()
    wait_until_asked(page)

    page.goto("/#rules/cardcassonne/CC%206.3")
    expect(page.locator(".here")).to_contain_text("6.3")
    play_with_our_box(page, tmp_path / "game.json")

    # The same page from here on, so that Python does not start again.
    go_through(page, "cardcassonne")
    page.goto("/#scorer/san-marco")
    expect(page.locator("main.scorer .outcome .counted")).to_be_visible(timeout=PATIENCE)
    page.goto("/#rules/san-marco")
    expect(page.locator("main")).to_contain_text("does not answer")  # nobody has opened it
    page.goto("/#rules/cardcassonne")
    page.locator(".finding input").fill("follower")
    expect(page.locator(".finding")).to_contain_text("CC ", timeout=PATIENCE)

    context.set_offline(False)
    page.reload()
    expect(page.locator(".connection")).to_have_count(0)
    read_again(page)
