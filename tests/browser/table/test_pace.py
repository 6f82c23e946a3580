"""What happened is shown step by step, each for its time; nobody is shown the future, and nobody waits for others."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavoliere.table.match import Match
from tests.browser.conftest import Server, Someone
from tests.browser.person import (
    LIT,
    confirm,
    decide,
    expect_step,
    forward,
    found,
    seat,
    sit,
    step,
    take_choice,
    wait_until_asked,
    wait_until_drawn,
)

# Notes every step that the table shows, and when.
WATCH = """() => {
  window.shown = [];
  const note = () => {
    const n = Number(document.querySelector("main.table")?.dataset.step);
    const log = document.querySelector(".chronicle")?.innerText;
    if (n && shown.at(-1)?.n !== n) shown.push({n, at: performance.now(), log});
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, attributes: true, attributeFilter: ["data-step"]});
}"""
NORMAL = {"speed": "normal", "list": True, "confirm": "never"}
THREE = ["human", "novice", "novice"]
MEANWHILE = 5000  # milliseconds in which whatever does not wait for anybody happens
READING = 500  # milliseconds that a scene stands at normal speed


def seated(
    somebody: Someone,
    server: Server,
    settings: dict[str, Any],
    players: list[str],
    game: str = "cardcassonne",
    own_clock: bool = False,
) -> Page:
    """Somebody who is asked; with `own_clock` the test can let time pass."""
    table = found(server.address, game, {"players": len(players)}, players)
    standing = seat(server.address, table["tokens"][0], "?wait=0")
    while not standing["choices"]:  # whatever comes before is over when the page comes, and not shown
        standing = seat(server.address, table["tokens"][0], f"?after={standing['n']}")
    page = somebody(settings).new_page()
    if own_clock:
        page.clock.install()
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    return page


def watched(page: Page) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = page.evaluate("shown")
    return shown


def test_each_opponent_is_shown_in_order_and_for_a_while(somebody: Someone, server: Server) -> None:
    page = seated(somebody, server, NORMAL, THREE)
    page.evaluate(WATCH)
    for turn in range(2):
        take_choice(page, random.Random(turn))
        page.wait_for_selector(".ask.mine")
    shown = watched(page)
    steps = [one["n"] for one in shown]
    assert steps == list(range(steps[0], steps[0] + 7)), "one after the other, none left out: three players, two turns"
    for mine in (1, 4):
        for i in (mine, mine + 1):  # my own card, then the first opponent's, stand for their time
            assert shown[i + 1]["at"] - shown[i]["at"] >= READING, shown
    assert shown[1]["log"].count("Carla") == shown[0]["log"].count("Carla"), "the log does not know the future"


# Notes what still moves on the board, and what the log says, when something is asked.
WHEN_ASKED = """() => {
  window.asked = null;
  new MutationObserver(() => {
    if (asked || !document.querySelector(".ask.mine")) return;
    const moving = document.querySelector(".stage").getAnimations({subtree: true});
    asked = {
      moving: moving.filter(one => one.effect.getComputedTiming().endTime !== Infinity).length,
      flown: window.flown,
    };
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
  const animate = Element.prototype.animate;
  window.flown = 0;
  Element.prototype.animate = function (...how) { window.flown++; return animate.apply(this, how); };
}"""


def test_what_others_do_comes_to_rest_before_anything_is_asked(somebody: Someone, server: Server) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    page = somebody({**NORMAL, "speed": "slow"}, reduced_motion="no-preference").new_page()
    sit(page, table["tokens"][0])
    page.wait_for_selector(".ask.mine")
    take_choice(page, random.Random(1))
    page.wait_for_selector(".ask:not(.mine)")
    page.evaluate(WHEN_ASKED)
    page.wait_for_function("() => window.asked")
    asked = page.evaluate("asked")
    assert asked["flown"] > 0, "the opponent's card flies"
    assert asked["moving"] == 0


# Notes every headline that is read.
HEADLINES = """() => {
  window.said = [];
  const note = () => {
    const text = document.querySelector(".prompt").innerText;
    if (said.at(-1) !== text) said.push(text);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_how_dice_fall_is_not_said_before_they_rest(somebody: Someone, server: Server) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "human"])
    page = somebody({**NORMAL, "speed": "fast"}).new_page()
    sit(page, table["tokens"][0])
    wait_until_drawn(page)
    page.evaluate(HEADLINES)
    for _ in range(40):
        for token in table["tokens"]:
            decide(server.address, token)
    fallen = r"rolls (?!the dice|for)"
    page.wait_for_function("fallen => said.some(text => new RegExp(fallen).test(text))", arg=fallen)
    said = page.evaluate("said")
    first = next(at for at, text in enumerate(said) if re.search(fallen, text))
    assert said[first - 1].endswith("rolls the dice.")


def test_a_scene_that_grows_until_points_are_counted_comes_to_its_summary(somebody: Someone, server: Server) -> None:
    """A banishment of several, chosen one by one, with which a passage of San Marco ends."""
    options = {"players": 2, "variant": "ghosts"}
    table = forward(server.address, "san-marco", options, lambda match: len(match.steps) >= 321)
    standing = seat(server.address, table["tokens"][1], "?wait=0")
    assert all(choice["name"] == "remove" for choice in standing["choices"])
    page = somebody(NORMAL).new_page()
    sit(page, table["tokens"][1])
    for _ in range(2):
        page.wait_for_selector(".ask.mine")
        take_choice(page, random.Random(1))
    page.locator(".summary .go-on").click()
    expect(page.locator(".summary")).to_have_count(0)


@pytest.mark.parametrize("way", ["Space", "click", "button"])
def test_whoever_is_in_a_hurry_goes_on_at_once(way: str, somebody: Someone, server: Server) -> None:
    page = seated(somebody, server, {**NORMAL, "speed": "slow"}, THREE)
    before = int(step(page) or 0)
    take_choice(page, random.Random(1))
    page.wait_for_selector(".ask .go-on")
    for _ in range(2):
        at = step(page)
        if way == "Space":
            page.locator(".stage").focus()
            page.keyboard.press("Space")
        elif way == "click":
            page.locator(".stage").click(position={"x": 5, "y": 5})
        else:
            page.evaluate("document.querySelector('.ask .go-on')?.click()")  # it may go while it is being aimed at
        page.wait_for_function("at => document.querySelector('main.table').dataset.step !== at", arg=at, timeout=1000)
        page.wait_for_selector(".ask .go-on, .ask.mine")
        if page.locator(".ask.mine").count():  # on a busy machine the rest was shown meanwhile
            break
    page.wait_for_selector(".ask.mine")
    expect_step(page, str(before + 3))


def test_the_table_waits_for_me_after_each_opponent_if_i_wish(somebody: Someone, server: Server) -> None:
    page = seated(somebody, server, {**NORMAL, "speed": "fast", "waits": True}, THREE, own_clock=True)
    before = int(step(page) or 0)
    take_choice(page, random.Random(1))
    expect_step(page, str(before + 2))  # Bruno has played
    page.clock.run_for(MEANWHILE)
    assert step(page) == str(before + 2), "Carla waits until I have seen Bruno's turn"
    page.locator(".ask .go-on").click()
    page.wait_for_selector(".ask.mine")
    expect_step(page, str(before + 3))


def test_a_slow_viewer_holds_nobody_up(somebody: Someone, server: Server) -> None:
    table = found(server.address, "cardcassonne", {"players": 3}, THREE)
    slow, quick = somebody({**NORMAL, "speed": "slow"}).new_page(), somebody().new_page()
    sit(slow, table["spectator"])
    sit(quick, table["tokens"][0])
    wait_until_asked(quick)
    slow.evaluate(WATCH)
    before = int(step(quick) or 0)
    take_choice(quick, random.Random(1))
    confirm(quick)
    quick.wait_for_function("n => Number(document.querySelector('main.table').dataset.step) >= n", arg=before + 3)
    assert int(step(slow) or 0) < before + 3
    slow.wait_for_function("n => Number(document.querySelector('main.table').dataset.step) >= n", arg=before + 3)
    assert [one["n"] for one in watched(slow)] == [before, before + 1, before + 2, before + 3]


def test_points_that_are_counted_wait_for_whoever_reads_them(somebody: Someone, server: Server) -> None:
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    page = somebody({**NORMAL, "speed": "fast"}).new_page()
    page.clock.install()
    sit(page, table["tokens"][0])
    luck = random.Random(4)
    for _ in range(60):
        page.wait_for_selector(".ask.mine, .summary")
        if page.locator(".summary").count():
            break
        before = step(page)
        take_choice(page, luck)
        page.wait_for_function("step => document.querySelector('main.table').dataset.step !== step", arg=before)
    summary = page.locator(".summary")
    expect(summary.locator("h3")).not_to_have_count(0)
    gains = [int(text) for text in summary.locator("h3 .gain").all_inner_texts()]
    lines = [int(text) for text in summary.locator("td.number").all_inner_texts()]
    assert sum(gains) == sum(lines) > 0
    at = step(page)
    page.clock.run_for(MEANWHILE)
    assert step(page) == at, "the next round is not dealt before"
    assert page.locator(".choice").count() == 0 and page.locator(LIT).count() == 0
    told = summary.inner_text()
    page.reload()
    expect(summary).to_have_text(told, use_inner_text=True)
    assert step(page) == at, "it stands there again, and nothing of what followed is shown"
    stranger = somebody({**NORMAL, "speed": "fast"}).new_page()
    sit(stranger, table["spectator"])
    expect(stranger.locator(".chronicle .counted")).not_to_have_count(0)
    assert stranger.locator(".summary").count() == 0, "whoever comes first is not shown what was before"
    stranger.close()
    page.evaluate(WATCH)
    summary.locator(".go-on").click()
    page.wait_for_selector(".ask.mine")
    assert len(watched(page)) > 1, "what followed is shown after it: the deal, and whoever begins before me"
    assert int(step(page) or 0) > int(at or 0)
    page.reload()
    page.wait_for_selector(".ask.mine")
    assert summary.count() == 0, "once it was read"
    expect(page.locator(".chronicle .counted")).not_to_have_count(0)


# Notes what the page says to the server.
LISTEN = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).type); return send.call(this, text); };
}"""


@pytest.mark.parametrize("asks", ["always", "final", "never"])
def test_how_much_is_asked_before_a_choice_is_a_setting(asks: str, somebody: Someone, server: Server) -> None:
    page = seated(somebody, server, {"speed": "once", "list": True, "confirm": asks}, ["human", "novice"])
    page.evaluate(LISTEN)
    questions = {"sure": 0, "confirm": 0}
    luck = random.Random(3)
    for _ in range(7):
        wait_until_asked(page)
        before = step(page)
        page.locator(".choices > ul > li > .choice").nth(luck.randrange(2)).click()
        group = page.locator(".choices ul ul .choice")
        if group.count():
            group.first.click()
        page.wait_for_function(
            """step => document.querySelector(".confirm-choice")
              || document.querySelector("main.table").dataset.step !== step""",
            arg=before,
        )
        if page.locator(".confirm-choice").count():
            questions["sure"] += 1
            assert step(page) == before, "nothing is done before the answer"
            page.locator(".confirm-choice").click()
        page.wait_for_function("step => document.querySelector('main.table').dataset.step !== step", arg=before)
        page.wait_for_function("() => document.querySelector('.confirm, .ask.mine .choices .choice, .choice')")
        if page.locator(".confirm").count():
            questions["confirm"] += 1
            confirm(page)
    wanted = {"always": (7, 7), "final": (0, 7), "never": (0, 0)}[asks]
    # The last card of a round can't be taken back: then the question comes before instead of after.
    assert questions["sure"] >= wanted[0] and questions["confirm"] + questions["sure"] >= wanted[1], questions
    assert asks != "never" or questions == {"sure": 0, "confirm": 0}
    assert asks != "final" or questions["sure"] < 7
    sent = page.evaluate("sent")
    assert sent.count("play") == 7
    assert ("confirm" in sent) == (asks != "never"), "where no turn waits, its last move says so"


def test_escape_takes_back_what_was_not_confirmed(somebody: Someone, server: Server) -> None:
    page = seated(somebody, server, {"speed": "once", "list": True, "confirm": "always"}, ["human", "novice"])
    before = step(page)
    page.locator(".choice:not(.group)").first.click()
    page.locator(".confirm-choice").wait_for()
    wait_until_drawn(page)
    page.keyboard.press("Escape")
    expect(page.locator(".confirm-choice")).to_have_count(0)
    assert step(page) == before and page.locator(LIT).count()


def test_a_link_to_another_game_in_the_same_tab_opens_its_board(page: Page, server: Server) -> None:
    first = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    second = found(server.address, "san-marco", {"players": 3}, THREE)
    sit(page, first["tokens"][0])
    wait_until_asked(page)
    page.evaluate("to => { location.hash = to }", f"#sit/{second['tokens'][0]}")
    expect(page.locator(".sm-board")).to_be_visible()
    wait_until_asked(page)


# What is marked on the board as done of late, by the names of the parts.
MARKED = """() => [...document.querySelectorAll(".stage .recent")].map(one => {
  const {spot, mark} = (one.closest("[data-spot], [data-mark]") ?? one).dataset;
  return spot ?? mark;
}).sort()"""


@pytest.mark.parametrize(
    ("game", "players", "moved"),
    [
        ("cardcassonne", 2, r"piece card-\d+"),
        ("carolus-magnus", 2, "disc 1 0,reserve red 0"),
        ("san-marco", 3, "s:cannaregio-santa-croce"),
    ],
)
def test_the_last_move_is_marked_until_ones_own_next_one(
    game: str, players: int, moved: str, page: Page, server: Server
) -> None:
    acted: list[int | None] = []

    def another_is_asked(match: Match) -> bool:
        acted.append(match.position.actor)
        return acted[0] != acted[-1]

    tokens = forward(server.address, game, {"players": players}, another_is_asked)["tokens"]
    standing = seat(server.address, tokens[0], "?wait=0")
    sit(page, tokens[standing["actor"]])
    wait_until_asked(page)
    marked = page.evaluate(MARKED)
    assert re.fullmatch(moved, ",".join(marked))
    # To look around and to come back changes nothing of it.
    page.locator(LIT).last.hover()
    wait_until_drawn(page)
    assert page.evaluate(MARKED) == marked
    page.reload()
    wait_until_asked(page)
    assert page.evaluate(MARKED) == marked
    take_choice(page, random.Random(1))
    page.wait_for_function(f"was => !({MARKED})().some(one => was.includes(one))", arg=marked)
