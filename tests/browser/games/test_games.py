"""Whole games of every kind, played to their final scores through the page, whose layout stands still all the while."""

from bisect import bisect
from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.person import open_table, play_on, play_to_the_end, scores, sit
from tests.games.settings import LABELS, SETTINGS

# A program plays the middle, which is like the rest: after how many decisions, and how many. What differs from these
# games in numbers only is played over the socket in tests/web/tables/test_leaks.py.
BETWEEN = {
    "cardcassonne-2": (12, 46),
    "carolus-magnus-2-draft": (10, 20),
    "carolus-magnus-4-dice": (10, 10),
    "san-marco-2-ghosts": (12, 50),
}

# Where the board stands, and what the browser itself counts as a shift of the layout. Its own sum leaves out what comes
# within half a second of an input, which on a busy machine is a matter of luck: here everything counts, from one input
# to the next, until the result is laid over the table; but for what is told in its panel, whose lines come and go
# within it. What stands where is looked at whenever the page has changed.
STANDS = """() => {
  window.inputs = [];
  window.shifts = [];
  window.places = new Set();
  for (const kind of ["click", "keydown"])
    addEventListener(kind, event => inputs.push(event.timeStamp), {capture: true});
  const told = ({left, top, right, bottom}) => {
    const panel = document.querySelector(".info")?.getBoundingClientRect();
    return right - left === 0 || (panel && left >= panel.left && top >= panel.top - 1
      && right <= panel.right && bottom <= panel.bottom + 1);
  };
  new PerformanceObserver(list => {
    if (document.querySelector(".ending")) return;
    for (const {value, startTime, sources} of list.getEntries())
      if (!sources.length || !sources.every(one => told(one.previousRect) && told(one.currentRect)))
        shifts.push([startTime, value, sources.map(({node}) => node?.className ?? node?.nodeName).join(" ")]);
  }).observe({type: "layout-shift"});
  let due = false;
  const look = () => {
    due = false;
    const box = document.querySelector(".stage")?.getBoundingClientRect();
    if (box && !document.querySelector(".replay, .curtain"))
      places.add([box.x, box.y, box.width, box.height].map(Math.round).join());
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  look();
}"""


def worst_shifts(inputs: list[float], shifts: list[tuple[float, float, str]]) -> list[tuple[float, str]]:
    """The shifts between two inputs whose sum is the largest, and what moved."""
    between: dict[int, list[tuple[float, str]]] = {}
    for at, value, moved in shifts:
        between.setdefault(bisect(inputs, at), []).append((value, moved))
    return max(between.values(), key=lambda some: sum(value for value, _ in some), default=[])


def check_that_it_stands(page: Page) -> None:
    places, inputs, shifts = page.evaluate("[[...places], inputs, shifts]")
    assert len(places) == 1, f"the board moved: {places}"
    worst = worst_shifts(inputs, shifts)
    assert sum(value for value, _ in worst) < 0.02, worst


@pytest.mark.parametrize(
    "number",
    [LABELS.index(label) for label in BETWEEN],
    ids=lambda number: LABELS[number],
)
def test_a_whole_game_is_played_through_the_page(number: int, server: Server, somebody: Someone) -> None:
    # As it is at first, but at once: clicks from inside excuse no shift.
    liking = {**HURRIED, "list": False, "confirm": "final"}
    page = somebody(liking).new_page()
    name, options = SETTINGS[number]
    bots = ["novice" if seat % 2 else "squire" for seat in range(1, options["players"])]
    open_table(page, name, options, ["here", *bots])
    page.wait_for_selector("main.table .stage")
    page.evaluate(STANDS)
    before, between = BETWEEN[LABELS[number]]
    made = Counter(play_to_the_end(page, seed=number, board=4, most=before))
    check_that_it_stands(page)
    token = page.evaluate("Object.values(JSON.parse(localStorage.getItem('tavoliere-tables'))[0].here)[0]")
    page.goto("/icon.svg")  # where nothing is drawn meanwhile
    play_on(server.address, [token], between)
    sit(page, token)
    page.wait_for_selector("main.table .stage")
    page.evaluate(STANDS)
    at_the_end = play_to_the_end(page, seed=number, board=4)
    if any(at_the_end.values()):  # one game in a hundred is over before, and shown by its moves
        check_that_it_stands(page)
    made.update(at_the_end)
    assert made["list"] > 0 and made["board"] > 0, made
    totals = [int(text) for text in page.locator(".ending tfoot .number").all_inner_texts()]
    assert sorted(totals) == sorted(scores(page))
    lines = page.locator(".breakdown tbody tr").all()
    assert lines, "the final scores are explained line by line"
    for line in lines:
        points = line.locator(".number").all_inner_texts()
        assert len(points) == options["players"] and any(points)
