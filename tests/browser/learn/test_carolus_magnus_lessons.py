"""A lesson of Carolus Magnus on its own board: by touch on a phone, by keys, and with the reason of a refusal."""

import pytest
from playwright.sync_api import Page, expect

import tavoliere as tv
from tests.browser.conftest import Someone
from tests.browser.learn.test_lessons import PHONE, PRESSES, asked, follows

TURN = next(lesson for lesson in tv.GAMES["carolus-magnus"].lessons if lesson.name == "turn")
ON_THE_BOARD = {"march 2": ["territory 2"], "crown red": ["supply red"], "disc 2": ["disc 2"]}


def spots_of(action: str) -> list[str]:
    """What is pressed on the board for an action of the lesson."""
    if action in ON_THE_BOARD:
        return ON_THE_BOARD[action]
    _, colour, target = action.split()
    return [f"reserve {colour}", target if target == "court" else f"territory {target}"]


def press_by_keys(page: Page, spot: str) -> None:
    page.wait_for_selector(".stage [role=button]:focus")
    presses = page.evaluate(PRESSES, spot)
    for _ in range(abs(presses)):
        page.keyboard.press("ArrowRight" if presses > 0 else "ArrowLeft")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_a_turn_is_learned(way: str, somebody: Someone) -> None:
    liking = {"viewport": PHONE, "has_touch": True} if way == "touch" else {}
    page = somebody({"speed": "once"}, **liking).new_page()
    page.goto("/#learn/carolus-magnus")
    page.locator(".lessons a").nth(1).press("Enter")
    for i, step in enumerate(TURN.steps):
        asked(page, TURN, i)
        for name in spots_of(step.answers[0][0]) if step.asks else ():
            spot = f"[data-spot='{name}'][role=button]"
            page.wait_for_selector(f".stage {spot}")
            if way == "keys":
                press_by_keys(page, spot)
            else:
                page.locator(f".stage {spot}").tap(
                    force=True
                )  # a banner may lie above a court: it lets the touch through
        if follows(step):
            continue
        following = page.locator(".coach .next:enabled")
        if way == "keys":
            following.and_(page.locator(":focus")).press("Enter")
        else:
            following.tap()
    page.wait_for_selector("main.lesson[data-lesson=clans]")


def test_an_emperor_who_would_go_too_far_is_told_why_not(page: Page) -> None:
    page.goto("/#learn/carolus-magnus/goal")
    for i in range(3):
        expect(page.locator("main.lesson")).to_have_attribute("data-at", str(i))
        page.locator(".coach .next:enabled").click()
    page.locator(".stage [data-spot='territory 1']").dispatch_event("click")
    expect(page.locator(".coach .wrong")).to_contain_text("CM 8.1")
    page.locator(".stage [data-spot='territory 13']").dispatch_event("click")
    expect(page.locator(".coach .wrong")).to_contain_text("Bruno, 2 to 0")
