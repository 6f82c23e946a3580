"""Every screen of the page, and how to get there: for the checks of its looks, and for pictures of it."""

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tavoliere.table.exploration import Exploration
from tests.browser.page_pool import KEEPS_NOTHING
from tests.browser.person import confirm, found, keep, played_by_bots, posted, sit, take_choice, wait_until_asked


class Screen(NamedTuple):
    """One screen: a name, and what brings it before somebody's eyes."""

    name: str
    show: Callable[[Page, str], None]


ASIDE = "/icon.svg"  # where nothing reads or writes what the browser keeps


def lobby(page: Page, _: str) -> None:
    page.goto("/")
    page.wait_for_selector(".box")


TALLIES = {
    "counted": [],
    "games": {
        "cardcassonne": {"squire": {"won": 5, "lost": 2, "shared": 1}, "knight": {"won": 0, "lost": 3, "shared": 0}},
        "san-marco": {"novice": {"won": 1, "lost": 0, "shared": 0}},
    },
}


def lobby_with_games(page: Page, server: str) -> None:
    """Somebody's lobby: it is their turn, somebody else's, a game is over; and how they have done."""
    page.goto(ASIDE)
    over = played_by_bots(server, "cardcassonne", {"players": 3}, ["squire", "novice", "squire"])
    days = {"kind": "move", "seconds": 3 * 86_400, "bot": "squire"}
    theirs = found(server, "carolus-magnus", {"players": 2}, ["human", "human"], clock=days)
    mine = found(server, "san-marco", {"players": 3}, ["human", "novice", "novice"])
    page.evaluate("tallies => localStorage.setItem('tavoliere-tallies', tallies)", json.dumps(TALLIES))
    keep(page, "cardcassonne", over, [])
    keep(page, "carolus-magnus", theirs, [1], [0])
    keep(page, "san-marco", mine, [0])
    page.goto("/")
    expect(page.locator(".my-tables li")).to_have_count(3)


def seating(page: Page, _: str) -> None:
    page.goto("/#new/san-marco")
    page.locator("input[name=players][value='2']").check()
    page.locator(".seats select").nth(1).select_option("away")


def seating_in_full(page: Page, _: str) -> None:
    """Everything that can be chosen, with a clock."""
    page.goto("/#new/san-marco")
    page.locator("input[name=players][value='4']").check()
    page.locator(".seats select").nth(1).select_option("away")
    page.locator(".time select").first.select_option("game 1200")
    page.locator(".house summary").click()
    page.locator(".designers summary").click()


def invitation(page: Page, _: str) -> None:
    page.goto("/#new/carolus-magnus")
    page.locator(".seats select").nth(1).select_option("away")
    page.locator("button[type=submit]").click()
    page.locator(".invite .qr").wait_for()


def company(page: Page, server: str) -> None:
    """A table of people who talk, with clocks."""
    minutes = {"kind": "game", "seconds": 1200, "bot": "squire"}
    opened = found(server, "carolus-magnus", {"players": 3}, ["human", "human", "squire"], clock=minutes)
    assert page.context.browser is not None
    others = page.context.browser.new_context()
    others.add_init_script(KEEPS_NOTHING)
    other = others.new_page()
    other.goto(f"{server}/#sit/{opened['tokens'][1]}")
    other.wait_for_selector("main.table")
    sit(page, opened["tokens"][0])
    page.locator(".talk").click()
    page.locator(".emotes button").first.click()
    page.locator(".chat form input").fill("Ciao!")
    page.locator(".chat form button").click()
    expect(page.locator(".chat li")).to_have_count(2)


def table(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, server: str) -> None:
        opened = found(server, game, {"players": 3}, ["human", "novice", "novice"])
        sit(page, opened["tokens"][0])
        wait_until_asked(page)
        page.locator(".stage svg").first.wait_for()

    return show


def rules_beside(page: Page, server: str) -> None:
    table("cardcassonne")(page, server)
    page.locator(".actions button").last.click()
    page.locator(".beside h3").first.wait_for()


def rules(page: Page, _: str) -> None:
    page.goto("/#rules/carolus-magnus")
    page.locator(".room .marks span").first.wait_for()


def reference(page: Page, _: str) -> None:
    page.goto("/#reference/san-marco")
    page.wait_for_selector(".reference article")


def course(page: Page, _: str) -> None:
    page.goto("/#learn/cardcassonne")
    page.locator(".lessons li").first.wait_for()


def lesson(page: Page, _: str) -> None:
    """A step that asks for something, with what a wrong try got."""
    page.goto(ASIDE)
    page.evaluate(
        'localStorage.setItem(\'tavoliere-learned\', \'{"cardcassonne": {"done": [], "at": {"people": 1}}}\')'
    )
    page.goto("/#learn/cardcassonne/people")
    page.locator("main.lesson[data-at='1'][aria-busy=false]").wait_for()  # until then a choice is not taken
    page.locator(".marks span").first.wait_for()
    page.locator(".choices .choice:enabled").last.evaluate("choice => choice.click()")  # the list may be folded
    page.locator(".coach .wrong").wait_for()


def puzzles(page: Page, _: str) -> None:
    page.goto("/#puzzles/san-marco")
    page.locator(".puzzle-list li").first.wait_for()


def puzzle(page: Page, _: str) -> None:
    """With what the obvious choice got."""
    first = puzzles_of(tv.GAMES["cardcassonne"])[0]
    page.goto(f"/#puzzles/cardcassonne/{first.key}")
    number = int(tv.game("cardcassonne", **first.options).action(first.obvious))
    page.locator(".choices .choice").first.wait_for(state="attached")  # the list may be folded
    take_number(page, number)
    page.locator(".coach .wrong").wait_for()


def take_number(page: Page, number: int) -> None:
    """Press a choice of the list, which may lie in a group."""
    choice = page.locator(f".choice[data-choice='{number}']")
    while not choice.count():
        page.locator(".choice.group[aria-expanded=false]").first.evaluate("group => group.click()")
    choice.evaluate("choice => choice.click()")


def first_time(page: Page, _: str) -> None:
    page.goto(ASIDE)
    page.evaluate("localStorage.removeItem('tavoliere-met')")
    page.goto("/")
    page.locator(".box .primary").first.click()
    page.locator("dialog[open]").wait_for()


def curtain(page: Page, _: str) -> None:
    page.goto("/#new/cardcassonne")
    page.locator("input[name=players][value='2']").check()
    page.locator(".seats select").nth(1).select_option("here")
    page.locator("button[type=submit]").click()
    while True:
        wait_until_asked(page)
        if page.locator(".curtain").count():
            return
        if not confirm(page):
            take_choice(page, random.Random(1))


def ending(page: Page, server: str) -> None:
    opened = played_by_bots(server, "cardcassonne", {"players": 3}, ["squire", "novice", "squire"])
    sit(page, opened["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)


def replay(page: Page, server: str) -> None:
    ending(page, server)
    page.locator(".ending .row button:not(.primary)").first.click()
    page.locator(".replay input").fill("60")
    expect(page.locator(".replay .count")).to_contain_text("60 ")


def study(page: Page, server: str) -> None:
    """Lines that branch, with a note, and what a bot thinks of the place."""
    line = Exploration(tv.game("carolus-magnus", players=3), seed=3)
    for _ in range(20):
        line.play(line.position.actions[0].text)
        line.match.play_chance()
    steps: list[Any] = [step.text for step in line.match.steps]
    other = line.position.actions[-1].text
    tree = [*steps, line.position.actions[0].text, {"note": "E se?"}, [other]]
    body = {"game": "carolus-magnus", "options": {"players": 3}, "names": ["Anna", "Bruno", "Carla"], "line": tree}
    kept = posted(server, "/api/studies", {**body, "at": len(steps)})
    mine = [{**kept, "game": "carolus-magnus", "when": 0}]
    page.goto(ASIDE)
    page.evaluate("mine => localStorage.setItem('tavoliere-studies', mine)", json.dumps(mine))
    page.goto(f"/#study/{kept['key']}")
    page.locator(".evaluate").click()
    page.locator("[data-best]").first.wait_for()


# What is judged with so few tries is judged wrong, and shown as all else.
QUICKLY = """() => {
  const quickly = question => ({...question, effort: {...question.effort, iterations: 60, luck: 1}});
  window.Worker = class extends Worker {
    postMessage(told, handed) {
      super.postMessage(told.question?.effort ? {...told, question: quickly(told.question)} : told, handed);
    }
  };
}"""


def judge_quickly(page: Page) -> None:
    """Whatever is analysed from now on, until the page is loaded anew, is analysed in no time."""
    page.goto("/")
    page.evaluate(QUICKLY)


def analysis(page: Page, server: str) -> None:
    over = played_by_bots(server, "carolus-magnus", {"players": 2}, ["novice", "novice"])
    judge_quickly(page)
    page.goto(f"/#analysis/{over['table']}")
    page.locator("main.analysis[data-judged=all]").wait_for(timeout=120_000)
    page.locator(".tally .term").first.click()


def bring_record(page: Page, _: str) -> None:
    page.goto("/#analysis")
    page.wait_for_selector("main.bring input")


def editor(page: Page, _: str) -> None:
    """A position with too much of something, and the place that is spoken of."""
    page.goto("/#editor/carolus-magnus")
    page.locator("[data-section='players/0/reserve'] .title").click()
    page.locator("[data-path='players/0/reserve'] .more").last.click()
    expect(page.locator(".verdict.wrong li")).to_have_count(1)


def scorer(page: Page, _: str) -> None:
    """A row with a misplaced animal, about which its claimer is asked."""
    page.goto("/#scorer/cardcassonne")
    for name in ("knight 2", "horse", "follower of Player 1"):
        page.get_by_role("button", name=f"Add {name}").first.click()
    page.locator(".question .answer").first.wait_for()


def oracle(page: Page, _: str) -> None:
    page.goto("/#may/san-marco")
    page.locator(".asking .chip").first.click()
    page.locator(".part .chip").nth(3).click()
    page.locator(".ruling").wait_for()


def own_box(page: Page, _: str) -> None:
    """A pair of numbers that can't be, and where they are on the board."""
    page.goto("/#box/san-marco")
    castello = page.locator(".place", has_text="Castello").first
    for _second in range(3):
        castello.get_by_role("button", name="Second: one more").click()
    page.locator(".refusal").wait_for()


def real_games(page: Page, _: str) -> None:
    page.goto("/#referee")
    page.locator(".boxes .face").first.wait_for()


def real_begin(page: Page, _: str) -> None:
    page.goto("/#referee/cardcassonne")
    page.locator(".seats select").nth(1).select_option("squire")


def referee(page: Page, _: str) -> None:
    """Somebody's turn whose hand nobody knows, on a real table."""
    real_begin(page, "")
    page.locator(".seats select").nth(1).select_option("human")
    page.locator("button[type=submit]").click()
    for card in (
        "red-1",
        "red-2",
        "green-1",
        "green-2",
        "blue-1",
        "blue-2",
        "yellow-1",
        "yellow-2",
        "red-3",
        "green-3",
    ):
        page.locator(f"[data-tell='draw {card}']").click()
    for n in (11, 12, 13):
        page.locator("[data-tell='play-unseen red']").click()
        expect(page.locator("main.referee")).to_have_attribute("data-told", str(n))
    page.locator(".deeds.play").wait_for()


def correcting(page: Page, _: str) -> None:
    """One of the cards turned up was none: what was told after it no longer fits."""
    referee(page, "")
    page.locator(".told li button").last.click()
    page.locator("button.correct").click()
    page.locator(".leave-out").click()
    page.locator(".correcting .refusal").wait_for()


SCREENS = (
    Screen("lobby", lobby),
    Screen("lobby-with-games", lobby_with_games),
    Screen("seating", seating),
    Screen("seating-in-full", seating_in_full),
    Screen("invitation", invitation),
    Screen("company", company),
    Screen("cardcassonne", table("cardcassonne")),
    Screen("carolus-magnus", table("carolus-magnus")),
    Screen("san-marco", table("san-marco")),
    Screen("rules-beside", rules_beside),
    Screen("rules", rules),
    Screen("reference", reference),
    Screen("course", course),
    Screen("lesson", lesson),
    Screen("puzzles", puzzles),
    Screen("puzzle", puzzle),
    Screen("first-time", first_time),
    Screen("curtain", curtain),
    Screen("ending", ending),
    Screen("replay", replay),
    Screen("editor", editor),
    Screen("scorer", scorer),
    Screen("oracle", oracle),
    Screen("own-box", own_box),
    Screen("study", study),
    Screen("analysis", analysis),
    Screen("bring-record", bring_record),
    Screen("real-games", real_games),
    Screen("real-begin", real_begin),
    Screen("referee", referee),
    Screen("correcting", correcting),
)
