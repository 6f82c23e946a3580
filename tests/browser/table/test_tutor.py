"""The tutor: whoever plays against bots is asked before a choice that is clearly worse than another."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.person import found, seat, sit, step, summary, take_choice, wait_until_asked

# Bots that think find everything that is weighed as bad.
OPINIONATED = """
window.Worker = class extends Worker {
  asked = new Set();
  postMessage(told, handed) {
    if (told.question?.kind === "weights") this.asked.add(told.id);
    window.isReady ||= told.type === "know";
    super.postMessage(told, handed);
  }
  set onmessage(take) {
    super.onmessage = (event) => {
      const { id, answer } = event.data;
      if (this.asked.has(id)) for (const one of answer) Object.assign(one, { loss: LOSS, margin: 0.02 });
      take(event);
      window.isWeighed ||= this.asked.has(id);
    };
  }
};
"""


def tutored(somebody: Someone, server: Server, players: list[str], costly: bool) -> Page:
    """Somebody with a tutor, who finds every choice bad, or none."""
    page = listening(somebody, costly)
    table = found(server.address, "cardcassonne", {"players": len(players)}, players)
    actor = summary(server.address, table["spectator"])["actor"] if "novice" not in players else 0
    sit(page, table["tokens"][actor])
    wait_until_asked(page)
    return page


def listening(somebody: Someone, costly: bool) -> Page:
    """A page with such a tutor."""
    page = somebody({**HURRIED, "tutor": True, "confirm": "never"}).new_page()
    page.add_init_script(OPINIONATED.replace("LOSS", "0.1" if costly else "0"))
    return page


def doubted(page: Page) -> str:
    """Make a choice that the tutor finds bad; the step at which it is asked about."""
    before = step(page) or ""
    page.wait_for_function("() => window.isWeighed")  # whoever chooses does not wait long for it
    cards = page.locator(".choices ul ul .choice")
    if not cards.count():  # the list's first group is folded
        page.locator(".choices .choice.group").first.click()
    cards.first.click()
    expect(page.locator(".ask .prompt")).to_contain_text("10 of 100 games")
    assert step(page) == before, "nothing is played yet"
    return before


def test_a_bad_choice_is_asked_about_explained_taken_back_or_played(somebody: Someone, server: Server) -> None:
    page = tutored(somebody, server, ["human", "novice"], costly=True)
    doubted(page)
    page.get_by_role("button", name="Show why").click()
    expect(page.locator(".info .hint .chances")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ask .prompt")).to_contain_text("Your turn")
    before = doubted(page)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_function("step => document.querySelector('main.table').dataset.step !== step", arg=before)


def test_a_good_choice_is_played_without_a_word(somebody: Someone, server: Server) -> None:
    page = tutored(somebody, server, ["human", "novice"], costly=False)
    expect(page.locator(".players .tutor")).to_have_text("tutor")  # one sees that it is there
    take_choice(page, random.Random(1))
    expect(page.locator(".ask .anyway")).to_have_count(0)


def test_no_tutor_sits_at_a_table_of_people(somebody: Someone, server: Server) -> None:
    page = tutored(somebody, server, ["human", "human"], costly=True)
    expect(page.locator(".players .tutor")).to_have_count(0)
    take_choice(page, random.Random(1))
    expect(page.locator(".ask .anyway")).to_have_count(0)


def test_a_bad_division_is_asked_about_as_one_before_anything_is_offered(somebody: Someone, server: Server) -> None:
    table = found(server.address, "san-marco", {"players": 3}, ["human", "novice", "novice"])
    token = table["tokens"][0]
    standing = seat(server.address, token, "?wait=0")
    while not any(choice["text"].startswith("divide") for choice in standing["choices"]):
        move = {"n": standing["n"], "action": standing["choices"][0]["number"]} if standing["choices"] else None
        after = f"?after={standing['n']}"
        standing = seat(server.address, token, "/play", move) if move else seat(server.address, token, after)
    page = listening(somebody, costly=True)
    sit(page, token)
    cards, piles = page.locator(".sm-hand[data-pile] .sm-card"), page.locator(".sm-pile")
    cards.first.wait_for()
    for pile in range(cards.count()):
        cards.first.click()
        page.locator(f"[data-pile='{pile % piles.count()}'] .sm-heading").click()
    before = step(page)
    page.wait_for_function("() => window.isReady")
    page.get_by_role("button", name="Offer them").click()
    expect(page.locator(".ask .prompt")).to_contain_text("10 of 100 games")
    assert step(page) == before, "no card is offered yet"
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(".ask .anyway")).to_have_count(0)
    page.get_by_role("button", name="Offer them").click()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_function("step => document.querySelector('main.table').dataset.step !== step", arg=before)
    expect(page.locator(".refusal")).to_have_count(0)
