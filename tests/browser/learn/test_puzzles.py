"""A puzzle in the browser: a wrong try, a hint, the answer, what is remembered; giving up, and playing on."""

from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.puzzles import Puzzle, puzzles_of
from tests.browser.conftest import Someone
from tests.browser.screens import take_number


def choose(page: Page, name: str, puzzle: Puzzle, text: str) -> None:
    page.wait_for_selector("main.puzzle[aria-busy=false]")
    take_number(page, int(tv.game(name, **puzzle.options).action(text)))


def test_a_puzzle_is_tried_helped_with_solved_and_remembered(page: Page) -> None:
    first, second, *_ = puzzles_of(tv.GAMES["cardcassonne"])
    page.goto("/#learn/cardcassonne")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Begin").click()
    expect(page.locator(".coach .says")).to_contain_text("You are Bruno")
    choose(page, "cardcassonne", first, first.obvious)
    percent = round(100 * first.asks[0].losses[first.obvious])
    wrong = page.locator(".coach .wrong")
    expect(wrong).to_contain_text("“Play the chicken face down into the cloister row” is the obvious choice")
    expect(wrong).to_contain_text(f"{percent} of 100 games")
    assert page.locator("main.puzzle").get_attribute("data-step") == "0", "nothing is played"
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".choices .choice:not(.group)")).to_have_count(3)
    for text in first.answers[0]:
        choose(page, "cardcassonne", first, text)
    expect(page.locator(".coach .well")).to_contain_text("Solved!")
    following = page.get_by_role("link", name="Next puzzle")
    where = following.bounding_box()
    assert where
    following.click()
    page.wait_for_selector(f"main.puzzle[data-puzzle='{second.key}']")
    page.mouse.click(where["x"] + where["width"] - 20, where["y"] + where["height"] / 2)
    expect(page.locator(".coach .task")).to_be_visible()  # a second click there does not tell the solution
    expect(page.locator(".coach .says")).not_to_contain_text("This was it")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".puzzle-list li").first).to_contain_text("solved")
    page.reload()
    expect(page.locator(".puzzle-list .solved")).to_have_count(1)
    setting = "4 players"
    wanted = page.get_by_label("Variant")
    names = wanted.locator("option").all_inner_texts()
    assert names[1:] == sorted(names[1:])
    wanted.select_option(label=setting)
    for one in page.locator(".puzzle-list .called").all():
        expect(one).to_contain_text(setting)


def test_a_solution_of_several_actions_is_shown_and_played_on_on_a_phone(somebody: Someone) -> None:
    name, puzzle = next(
        (name, one) for name in tv.GAMES for one in puzzles_of(tv.GAMES[name]) if min(map(len, one.answers)) > 1
    )
    page = somebody(viewport={"width": 390, "height": 844}, locale="it-IT", has_touch=True).new_page()
    page.goto(f"/#puzzles/{name}/{puzzle.key}")
    choose(page, name, puzzle, puzzle.answers[0][0])
    expect(page.locator(".coach .well")).to_contain_text("E poi?")
    page.get_by_role("button", name="Mostrami").click()
    expect(page.locator(".coach .says")).to_contain_text("Era questa")
    page.wait_for_selector("main.puzzle[aria-busy=false]")
    shown = page.locator("main.puzzle").get_attribute("data-step")
    assert shown == str(len(puzzle.answer))
    told = page.locator(".coach .told")
    assert told.evaluate("told => told.scrollHeight <= told.clientHeight + 1"), "there is room for the reason"
    page.get_by_role("button", name="Continua da qui").click()
    page.wait_for_selector("main.study .stage svg")


def test_what_is_asked_is_said_to_whoever_solves_it_and_a_long_solution_has_room(page: Page) -> None:
    puzzle = puzzles_of(tv.GAMES["san-marco"])[0]
    page.goto(f"/#puzzles/san-marco/{puzzle.key}")
    expect(page.locator(".coach .task")).to_contain_text("Your turn: place your aristocrat in Cannaregio")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach .says")).to_contain_text("of 100 games")
    expect(page.locator(".coach .says")).to_contain_text("over your own bridge")
    # Nothing of it is cut, once its letters are there.
    page.wait_for_function(
        """() => {
          const {scrollHeight, clientHeight} = document.querySelector(".coach .told");
          return scrollHeight <= clientHeight + 1;
        }"""  # a function: an expression would be evaluated, which our pages forbid
    )
