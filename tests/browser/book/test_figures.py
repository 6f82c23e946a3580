"""The figures beside the rules in the browser: drawn when they are near, stepped through, and nothing moves by it."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import tavoliere as tv
from tests.browser.conftest import HURRIED, Someone
from tests.browser.person import FOUND, wait_until_drawn

PATIENCE = 60_000  # milliseconds

# Goes through every figure inside the page. Returns what was not as it should be.
WALK = (
    f"""async ({{figures, patience}}) => {{{FOUND}"""
    """
  const wrong = [];
  const until = (what, wanted) => found(wanted, patience, `waited for ${what}`);
  await document.fonts.ready;  // with its own fonts a line may be a pixel higher
  const long = document.documentElement.scrollHeight;
  for (const {name, steps} of figures) {
    const figure = document.querySelector(`[data-figure="${name}"]`);
    const room = figure.querySelector(".room");
    figure.scrollIntoView();
    for (const [i, marks] of steps.entries()) {
      const here = `${name} ${i}`;
      if (i) figure.querySelector(".turns .step-on").click();
      await until(here, () => [...figure.querySelectorAll(".steps > li")].findIndex(li => li.matches(".now")) === i);
      await until(`${here}: the board`, () => room.querySelector("svg"));
      const lies = mark => room.querySelector(`[data-spot="${mark}"], [data-mark="${mark}"]`);
      await until(`${here}: ${marks}`, () => marks.every(lies));
      const board = room.firstElementChild;
      if (board.scrollHeight > room.clientHeight + 1) wrong.push(`${here}: ${board.scrollHeight} pixels high`);
      if (figure.getBoundingClientRect().right > innerWidth) wrong.push(`${here}: wider than the screen`);
    }
    if (document.querySelectorAll(".room > *").length > 12) wrong.push(`${name}: many boards at once`);
  }
  if (document.documentElement.scrollHeight !== long) wrong.push("the page has grown");
  return wrong;
}"""
)


def figures_of(game: str) -> list[dict[str, Any]]:
    return [
        {"name": figure.name, "steps": [[*step.marks, *step.parts] for step in figure.steps]}
        for figure in tv.GAMES[game].figures
    ]


@pytest.mark.parametrize(
    ("game", "width", "language"),
    [("cardcassonne", 1024, "en-GB"), ("carolus-magnus", 1440, "it-IT"), ("san-marco", 390, "en-GB")],
)
def test_every_figure_can_be_stepped_through_and_nothing_moves(
    somebody: Someone, game: str, width: int, language: str
) -> None:
    page = somebody(HURRIED, locale=language, viewport={"width": width, "height": 844}).new_page()
    page.goto(f"/#rules/{game}")
    page.locator(".figure").first.wait_for()
    assert page.evaluate(WALK, {"figures": figures_of(game), "patience": PATIENCE}) == []
    page.set_viewport_size({"width": 60, "height": 400})  # a window may be as small for a moment: nothing goes wrong
    wait_until_drawn(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".figure .room svg").first.wait_for()


def test_a_figure_goes_back_and_leads_to_its_rule(page: Page) -> None:
    page.goto("/#rules/cardcassonne/CC%206.1")
    figure = page.locator("[data-figure=persons]")
    expect(page.locator("h3.here")).to_be_in_viewport()
    figure.get_by_role("button", name="One step on").click()
    expect(figure.locator(".steps .now")).to_contain_text("+15")
    expect(figure.locator(".room")).to_contain_text("+15")
    figure.get_by_role("button", name="From the start").click()
    expect(figure.locator(".steps .now")).to_contain_text("That makes 15")
    expect(figure.locator(".room")).not_to_contain_text("+15")
    figure.get_by_role("button", name="CC 6.1").click()
    expect(page.locator("h3.here")).to_contain_text("6.1")


def test_nothing_moves_when_the_rules_arrive(page: Page) -> None:
    held: list[Route] = []
    page.route("**/api/rulebook/**", lambda route: held.append(route))
    with page.expect_request("**/api/rulebook/**"):
        page.goto("/#rules/carolus-magnus")
    button = page.get_by_role("link", name="Position editor")
    expect(button).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    before = button.bounding_box()
    assert before and held
    held[0].continue_()
    expect(page.locator(".figure").first).to_be_visible()
    assert button.bounding_box() == before
