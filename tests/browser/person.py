"""What a person does at the page: sits down, clicks on the board, takes from the list of choices, confirms."""

import json
import math
import random
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match
from tests.browser.quick import SEED

LIT = ".stage [role=button][tabindex='0']"
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")
CLICKS = 4  # that a choice on the board may take

# Whatever the table shows next: something is asked of this seat, or the game is over, or the screen is passed on.
READY = """step => {
  const table = document.querySelector("main.table");
  if (document.querySelector("main.curtain, .ending")) return true;
  if (!table || (step !== null && table.dataset.step === step)) return false;
  return !!document.querySelector(".choice:not(:disabled), .confirm:not(:disabled)");
}"""


# What pages come back with that sat down with an invitation: a program that plays for one of them needs it too.
CAME_BACK_WITH: dict[str, str] = {}


def found(
    server: str,
    game: str,
    options: dict[str, Any],
    players: list[str],
    hints: bool = True,
    clock: dict[str, Any] | None = None,
    names: Sequence[str] = NAMES,
) -> dict[str, Any]:
    """Lay a table behind the page's back, as its form does; the answer has the tokens."""
    seats = [{"name": names[i], "player": player} for i, player in enumerate(players)]
    body = {"game": game, "options": options, "seats": seats, "hints": hints, "clock": clock}
    table: dict[str, Any] = posted(server, "/api/tables", body)
    return table


def posted(server: str, path: str, body: dict[str, Any]) -> Any:
    """What the server answers a page that asks for something."""
    head = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}{path}", json.dumps(body).encode(), head)) as answer:
        return json.load(answer)


def summary(server: str, token: str) -> dict[str, Any]:
    """What has become of a table, as the lobby is told."""
    found: dict[str, Any] = posted(server, "/api/summaries", {"tokens": [CAME_BACK_WITH.get(token, token)]})[0]
    return found


def seat(server: str, token: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a program asks for at a seat; the standing."""
    head = {"Authorization": f"Bearer {CAME_BACK_WITH.get(token, token)}", "Content-Type": "application/json"}
    written = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/seat{path}", written, head)) as answer:
        standing: dict[str, Any] = json.load(answer)
        return standing


def decide(server: str, token: str) -> bool:
    """Play the first choice of a seat as a program does, confirmed at once; whether there was one."""
    standing = seat(server, token, "?wait=0")
    if not standing["choices"]:
        return False
    seat(server, token, "/play", {"n": standing["n"], "action": standing["choices"][0]["number"]})
    return True


def forward(
    server: str,
    game: str,
    options: dict[str, Any],
    until: Callable[[Match], bool],
    clock: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A table of people, who have taken their first choices as programs do until something is so.

    What they do and roll is known beforehand, so that nothing need be asked: the dice of the tests are always the same.
    """
    table = found(server, game, options, ["human"] * options["players"], clock=clock)
    match = Match(tv.game(game, **options), dice=FairDice.from_seed(SEED))
    decisions = 0
    while not until(match):
        match.play(match.position.actions[0])
        decisions += 1
    play_on(server, table["tokens"], decisions)
    return table


def play_on(
    server: str, tokens: list[str], decisions: int | None = None, which: int = 0, line: list[int] | None = None
) -> None:
    """Play these seats of a table as programs do: the first choice or another, so many decisions, or to the end; or a
    line of actions."""
    tokens = [CAME_BACK_WITH.get(token, token) for token in tokens]
    posted(server, "/tests/play", {"tokens": tokens, "decisions": decisions, "which": which, "line": line})


def played_by_bots(server: str, game: str, options: dict[str, Any], players: list[str]) -> dict[str, Any]:
    """A table at which bots have played to the end by themselves."""
    table = found(server, game, options, players)
    play_on(server, [table["spectator"]])
    return table


def keep(page: Page, game: str, table: dict[str, Any], here: list[int], away: list[int] = []) -> None:  # noqa: B006
    """Let the browser know a table as if it had been laid there: the seats at its screen, and those of friends."""
    known = {
        "table": table["table"],
        "game": game,
        "here": {str(seat): table["tokens"][seat] for seat in here},
        "away": {str(seat): table["tokens"][seat] for seat in away},
        "spectator": table["spectator"],
        "when": 0,
    }
    page.evaluate(
        """table => {
          const tables = JSON.parse(localStorage.getItem("tavoliere-tables") ?? "[]");
          localStorage.setItem("tavoliere-tables", JSON.stringify([table, ...tables]));
        }""",
        known,
    )


def sit(page: Page, token: str) -> None:
    page.goto(f"/#sit/{token}")
    page.wait_for_selector("main.table, main.curtain")
    CAME_BACK_WITH[token] = page.url.split("#sit/")[1].split("/")[0]


def open_table(page: Page, game: str, options: dict[str, Any], who: list[str]) -> None:
    """Lay a table through the page: `who` has "here", "away" or a bot's level for each seat."""
    page.goto(f"#new/{game}")
    for name, value in options.items():
        page.locator(f"input[name={name}][value='{value}']").check()
    for seat, player in enumerate(who):
        page.locator(".seats select").nth(seat).select_option(player)
    page.locator("button[type=submit]").click()
    page.wait_for_selector("main.table, main.curtain")


def step(page: Page) -> str | None:
    table = page.locator("main.table")
    return table.get_attribute("data-step") if table.count() else None


def expect_step(page: Page, at: str | None) -> None:
    expect(page.locator("main.table")).to_have_attribute("data-step", at or "")


def wait_until_asked(page: Page, after: str | None = None) -> None:
    page.wait_for_function(READY, arg=after, timeout=60_000)


def wait_until_drawn(page: Page) -> None:
    """Whatever changed is laid out and painted."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def confirm(page: Page) -> bool:
    button = page.locator(".confirm")
    if not button.count():
        return False
    button.click()
    button.wait_for(state="detached")
    return True


# Where something that is lit on the board can be hit, or that it has the focus: what lies over its middle covers it for
# nobody who sees a corner of it.
AIM = """({lit, share, key}) => {
  const pieces = document.querySelectorAll(lit);
  const piece = pieces[Math.floor(share * pieces.length)];
  if (!piece) return null;
  piece.scrollIntoView({block: "nearest", inline: "nearest"});
  if (key) {
    piece.focus();
    return piece === document.activeElement && [];
  }
  const {left, top, width, height} = piece.getBoundingClientRect();
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const down of shares)
    for (const right of shares) {
      const [x, y] = [left + width * right, top + height * down];
      if (piece.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return false;
}"""


def click_board(page: Page, luck: random.Random) -> bool:
    """Something that is lit on the board, and what it lights in turn; whether that made a choice."""
    before = step(page)
    for _ in range(CLICKS):
        key = luck.random() >= 0.7
        at = page.evaluate(AIM, {"lit": LIT, "share": luck.random(), "key": key})
        if at is None:
            break
        if at is False:  # all of it is covered, or it went out meanwhile
            continue
        page.keyboard.press("Enter") if key else page.mouse.click(*at)
        wait_until_drawn(page)
        if page.locator(".confirm-choice").count() or is_busy(page) or step(page) != before:
            leave(page, before)
            return True
    page.keyboard.press("Escape")
    return False


def is_busy(page: Page) -> bool:
    """Whether a choice is on its way."""
    return page.locator("main.table[aria-busy=true]").count() > 0


def leave(page: Page, before: str | None) -> None:
    """Wait until the table has left a step; whoever is asked whether they mean it, does."""
    page.wait_for_function(
        """step => {
          document.querySelector(".confirm-choice")?.click();
          const table = document.querySelector("main.table");
          return table?.dataset.step !== step || document.querySelector("[role=alert]");
        }""",
        arg=before,
    )


# What a page's own functions wait with: `found` looks for something a moment after the page has changed. To look at
# every painting would keep the processor busy with paintings of nothing new.
FOUND = """
  const found = async (wanted, patience, what = "nothing happens") => {
    let changed, late = false;
    const observer = new MutationObserver(() => changed());
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    const timer = setTimeout(() => { late = true; changed(); }, patience);
    try {
      for (;;) {
        const change = new Promise(done => { changed = done; });
        const one = wanted();
        if (one) return one;
        if (late) throw new Error(`${what}: ${document.body.innerText.slice(0, 500)}`);
        await change;
        await new Promise(done => setTimeout(done, 3));  // everything that changes with it has changed, too
      }
    } finally {
      observer.disconnect();
      clearTimeout(timer);
    }
  };
"""

# Takes so many choices of the list, confirms what is to be confirmed, and tells how many there were and whether the
# game is over. It runs in the page: a whole game has hundreds of decisions, and every look from outside takes its time.
PLAY = (
    f"""async ({{luck, patience, refused}}) => {{{FOUND}"""
    """
  const at = selector => document.querySelector(selector);
  const asked = () =>
    at(".ending") ?? at(".confirm:not(:disabled)") ?? at(".choices > ul > li > .choice:not(:disabled)");
  const left = step => {
    at(".confirm-choice")?.click();  // whoever is asked whether they mean it, does
    return at("main.table")?.dataset.step !== step || at(".ending") || (refused && at("[role=alert]"));
  };
  let made = 0;
  while (made < luck.length) {
    const next = await found(asked, patience);
    if (next.matches(".ending")) return {made, over: true};
    if (next.matches(".confirm")) {
      next.click();
      await found(() => !next.isConnected, patience);
      continue;
    }
    const step = at("main.table").dataset.step;
    let list = at(".choices > ul");
    for (let share = luck[made++]; ; share = (share * 7919) % 1) {
      const entry = list.children[Math.floor(share * list.children.length)];
      const button = entry.querySelector(":scope > .choice");
      button.click();
      if (!button.classList.contains("group")) break;
      list = await found(() => entry.querySelector(":scope > ul"), patience);
    }
    await found(() => left(step), patience);
  }
  return {made, over: !!at(".ending")};
}"""
)
PATIENCE = 60_000  # milliseconds


def take_choice(page: Page, luck: random.Random) -> None:
    """One of the choices of the list, through its groups."""
    page.evaluate(PLAY, {"luck": [luck.random()], "patience": PATIENCE, "refused": True})


def play_to_the_end(page: Page, seed: int, board: int = 3, most: float = math.inf) -> dict[str, int]:
    """Play whatever is asked until the final scores are there; one decision in `board` on the board (0: none).

    With `most` only until about so many decisions are made, and something is asked.
    """
    luck = random.Random(seed)
    made = {"board": 0, "list": 0}
    while True:
        wait_until_asked(page)
        many = board - 1 if board else 1000
        played = page.evaluate(PLAY, {"luck": [luck.random() for _ in range(many)], "patience": PATIENCE})
        made["list"] += played["made"]
        if played["over"]:
            return made
        wait_until_asked(page)
        while not is_over(page) and confirm(page):
            wait_until_asked(page)
        if sum(made.values()) >= most:
            return made
        if not is_over(page):
            # What it came to is seen in the next round: on a busy machine a choice may still be on its way.
            made["board"] += click_board(page, luck)


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".players .score").all_inner_texts()]


def expect_over(page: Page) -> None:
    expect(page.locator(".ending")).to_be_visible()
