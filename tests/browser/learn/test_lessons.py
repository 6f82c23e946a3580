"""Lessons in the browser: whole courses by clicks, by keys and on a phone; left and resumed; offered once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.definition.lesson import Lesson, LessonStep
from tests.browser.boards import BOARDS
from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.person import FOUND
from tests.browser.test_layout import MEASURE

TAUGHT = [name for name, definition in tv.GAMES.items() if definition.lessons]
PATIENCE = 60_000  # milliseconds

# Goes through the lessons inside the page, as its list of choices and its buttons allow: every wrong try first, then
# the answer. Returns what was not as it should be.
WALK = (
    f"""async ({{lessons, patience}}) => {{{FOUND}"""
    """
  const at = selector => document.querySelector(selector);
  const wrong = [];
  const until = (what, wanted) => found(wanted, patience, `waited for ${what}`);
  const choice = async number => until(`choice ${number}`, () => {
    const found = at(`.choice[data-choice="${number}"]:not(:disabled)`);
    if (!found) at(".choice.group[aria-expanded=false]")?.click();
    return found;
  });
  for (const {name, steps} of lessons) {
    for (const [i, {marks, tries, answer, follows}] of steps.entries()) {
      const here = `${name} ${i}`;
      await until(here, () => at(`main.lesson[data-lesson="${name}"][data-at="${i}"][aria-busy=false]`));
      await until(`${here}: marks`, () => document.querySelectorAll(".marks span").length >= marks);
      const told = at(".coach .told");
      const fits = () => {
        if (/lesson-/.test(told.innerText) || !told.innerText) wrong.push(`${here}: ${told.innerText}`);
        if (told.scrollHeight > told.clientHeight + 1) wrong.push(`${here}: no room for ${told.innerText}`);
        if (document.documentElement.scrollWidth > innerWidth) wrong.push(`${here}: wider than the screen`);
      };
      fits();
      for (const number of tries) {
        (await choice(number)).click();
        await until(`${here}: why not ${number}`, () => at(".coach .wrong"));
        fits();
        if (!at(".coach .next").disabled) wrong.push(`${here}: ${number} is taken for right`);
      }
      for (const number of answer) {
        const before = at("main").dataset.step;
        (await choice(number)).click();
        await until(`${here}: ${number} is played`, () => at("main").dataset.step !== before);
      }
      if (follows) continue;
      const next = await until(`${here}: next`, () => at(".coach .next:not(:disabled)"));
      fits();
      next.click();
    }
  }
  return wrong;
}"""
)


def follows(step: LessonStep) -> bool:
    """Whether the next step comes by itself once this one is answered."""
    return bool(step.asks) and not step.says_more


def lessons_for(game: str) -> list[dict[str, Any]]:
    def number(action: str) -> int:
        return int(tv.game(game, **lesson.options).action(action))

    found = []
    for lesson in tv.GAMES[game].lessons:
        steps = [
            {
                "marks": len(step.marks),
                "tries": [number(action) for action in step.tries],
                "answer": [number(action) for action in step.answers[0]] if step.asks else [],
                "follows": follows(step),
            }
            for step in lesson.steps
        ]
        found.append({"name": lesson.name, "steps": steps})
    return found


PHONE = {"width": 390, "height": 844}


# Where there is least room, in the language that takes most. At a desk and in English keys go through one of them.
@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_is_gone_through_and_ends_in_a_game(game: str, somebody: Someone) -> None:
    page = somebody(viewport=PHONE, locale="it-IT").new_page()
    page.goto(f"/#learn/{game}")
    page.locator(".course .primary").click()
    assert page.evaluate(WALK, {"lessons": lessons_for(game), "patience": PATIENCE}) == []
    expect(page.locator(".lessons .done")).to_have_count(len(tv.GAMES[game].lessons))
    page.locator(".first-game").click()
    page.wait_for_selector("main.table:not(.lesson) .stage svg")


def spots_of(action: str) -> list[str]:
    """What is pressed on the board of Cardcassonne for an action."""
    kind, *words = action.split()
    if kind == "play":
        return [f"[data-mark='card {words[0]}']", f"[data-spot='row {words[1]}']"]
    if kind == "follower":
        return ["[data-spot='follower']", f"[data-spot='row {words[0]}']"]
    return []


def asked(page: Page, lesson: Lesson, i: int) -> None:
    page.wait_for_selector(f"main.lesson[data-lesson={lesson.name}][data-at='{i}'][aria-busy=false]")


def test_a_lesson_by_touch_on_a_phone(somebody: Someone) -> None:
    page = somebody(viewport=PHONE, has_touch=True).new_page()
    lesson = tv.GAMES["cardcassonne"].lessons[1]
    page.goto(f"/#learn/cardcassonne/{lesson.name}")
    for i, step in enumerate(lesson.steps):
        asked(page, lesson, i)
        for spot in spots_of(step.answers[0][0]) if step.asks else ():
            found = page.locator(f".stage {spot}").first
            if found.get_attribute("aria-pressed") != "true":
                found.tap(position={"x": 12, "y": 20})
        if not follows(step):
            page.locator(".coach .next:enabled").tap()


# Between them they ask for everything that the course does.
BY_KEYS = ("goal", "turn", "strangers", "jokers")


def test_lessons_by_keys(somebody: Someone) -> None:
    page = somebody({"speed": "once", "met": TAUGHT}).new_page()
    page.goto("/#learn/cardcassonne")
    page.locator(".course .primary").press("Enter")
    for lesson in tv.GAMES["cardcassonne"].lessons:
        if lesson.name not in BY_KEYS:
            continue
        if page.locator("main.lesson").get_attribute("data-lesson") != lesson.name:
            page.goto(f"/#learn/cardcassonne/{lesson.name}")
        for i, step in enumerate(lesson.steps):
            asked(page, lesson, i)
            if step.asks:
                answer_by_keys(page, step)
            if not follows(step):
                page.locator(".coach .next:enabled:focus").press("Enter")
    page.goto("/#learn/cardcassonne")
    expect(page.locator(".lessons .done")).to_have_count(len(BY_KEYS))


# The arrows go from one lit spot to the next: this many presses from the focused one to the wanted one.
PRESSES = """wanted => {
  const spots = [...document.querySelectorAll(".stage [role=button]")];
  return spots.findIndex(one => one.matches(wanted)) - spots.indexOf(document.activeElement);
}"""


def answer_by_keys(page: Page, step: LessonStep) -> None:
    action = step.answers[0][0]
    for spot in spots_of(action) or [f"[role=button]:nth-of-type({2 if action.startswith('assign') else 1})"]:
        page.wait_for_selector(f".stage {spot}[role=button]")
        if page.locator(f".stage {spot}[aria-pressed=true]").count():
            continue  # where only one thing can be played it is picked already
        page.wait_for_selector(".stage [role=button]:focus")
        # one at a time: while the board changes, its spots do
        while presses := page.evaluate(PRESSES, spot):
            page.keyboard.press("ArrowRight" if presses > 0 else "ArrowLeft")
        page.keyboard.press("Enter")


def test_a_lesson_is_left_and_resumed(page: Page) -> None:
    page.goto("/#learn/cardcassonne/goal")
    next_one = page.locator(".coach .next")
    next_one.click()
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "1")
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "1")
    page.locator(".coach .back").click()
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "0")
    next_one.click()
    next_one.click()
    expect(page.locator(".coach .task")).to_be_visible()
    page.locator(".coach .again").click()
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "0")


def test_the_language_changes_within_a_lesson_and_nothing_else(page: Page) -> None:
    page.goto("/#learn/cardcassonne/people")
    page.locator(".coach .next:enabled").click()
    title = page.locator(".coach .where .title")
    lesson = page.locator("main.lesson[aria-busy=false]")
    expect(title).to_have_text("3 · Persons")
    expect(lesson).to_have_attribute("data-at", "1")
    with page.expect_response("**/api/words/it/cardcassonne/lessons"):
        page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".coach .again")).to_have_text("Da capo")
    page.wait_for_load_state("networkidle")  # whatever else would be fetched for the new language
    expect(title).to_have_text("3 · Le persone")
    expect(lesson).to_have_attribute("data-at", "1")


def test_what_the_rules_do_not_allow_gets_their_reason(page: Page) -> None:
    page.goto("/#learn/cardcassonne/turn")
    page.locator(".coach .next:enabled").click()
    expect(page.locator("main.lesson")).to_have_attribute("data-at", "1")
    for spot in spots_of("play red-2 blue"):
        page.locator(f".stage {spot}").first.click(position={"x": 12, "y": 20})
    expect(page.locator("main.lesson[aria-busy=false]")).to_have_attribute("data-at", "2")
    page.locator(".stage [data-mark='card blue-3']").click(position={"x": 12, "y": 20})
    page.locator(".stage [data-spot='row green']").click(position={"x": 12, "y": 20})
    expect(page.locator(".coach .wrong")).to_contain_text("goes only into the city row")
    page.locator(".coach .wrong .cite").click()
    expect(page.locator(".beside")).to_contain_text("4.1")


def test_somebody_new_is_asked_once_whether_to_learn_a_game(somebody: Someone) -> None:
    page = somebody({key: value for key, value in HURRIED.items() if key != "met"}).new_page()
    page.goto("/")
    page.get_by_role("button", name="Play against a bot: Cardcassonne").click()
    page.get_by_role("link", name="Learn it first").click()
    expect(page.locator(".lessons li")).to_have_count(len(tv.GAMES["cardcassonne"].lessons))
    page.goto("/")
    page.get_by_role("button", name="Play against a bot: Cardcassonne").click()
    page.wait_for_selector("main.table .stage svg")


NOTE_SCROLLING = """() => {
  const by = window.scrollBy;
  window.scrollBy = options => {
    window.scrolledFrom = scrollY;
    by.call(window, options);
  };
}"""


def test_on_a_phone_a_summary_leaves_in_sight_what_it_counts(somebody: Someone) -> None:
    page = somebody({"met": TAUGHT, "speed": "fast", "still": True}, viewport=PHONE, has_touch=True).new_page()
    lesson = next(one for one in tv.GAMES["cardcassonne"].lessons if one.name == "animals")
    page.goto(f"/#learn/cardcassonne/{lesson.name}")
    page.evaluate(NOTE_SCROLLING)
    for i, step in enumerate(lesson.steps):
        asked(page, lesson, i)
        expect(page.locator(".coach .me")).to_contain_text("you")  # which of them the learner is
        for spot in spots_of(step.answers[0][0]) if step.asks else ():
            page.locator(f".stage {spot}").first.tap(position={"x": 12, "y": 20})
        if i < len(lesson.steps) - 1:
            page.locator(".coach .next:enabled").tap()
    expect(page.locator(".summary")).to_be_visible()
    page.wait_for_function("""() => {
      const box = name => document.querySelector(name).getBoundingClientRect();
      const counted = [...document.querySelectorAll(".stage [data-counted]")].map(one => one.getBoundingClientRect());
      return counted.length > 1
        && counted.every(one => one.top >= box(".coach").bottom && one.bottom <= box(".summary").top);
    }""")
    assert page.evaluate("scrolledFrom !== scrollY")
    page.locator(".summary .go-on").tap()
    page.wait_for_function("scrolledFrom === scrollY")  # and all is where it was


@pytest.mark.parametrize("game", TAUGHT)
def test_rings_stay_around_what_they_speak_of_when_the_window_gets_another_size(
    game: str, server: Server, somebody: Someone
) -> None:
    """At once, not when they are looked at again."""
    page = somebody(HURRIED).new_page()
    next(one for one in BOARDS if one.game == game and one.name == "lesson").show(page, server.address)
    page.locator(".marks span").first.wait_for()
    page.evaluate("for (let timer = setTimeout(() => {}); timer; timer--) clearInterval(timer)")
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MEASURE, 0) == []
