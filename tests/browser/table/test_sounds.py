"""Sounds: none unless wanted; then for one's turn, for points, and for the end."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import HURRIED, Server, Someone
from tests.browser.person import decide, found, is_over, play_on, sit, summary, wait_until_asked

# Counts the pitches that are played instead of playing them.
SPY = """
window.heard = [];
window.contexts = 0;
class Ear {
  constructor() { window.contexts += 1; this.currentTime = 0; this.state = "running"; this.destination = {}; }
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: next => next, stop() {} };
    tone.start = () => window.heard.push(Math.round(tone.frequency.value));
    return tone;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: next => next };
  }
  resume() { return Promise.resolve(); }
  close() { return Promise.resolve(); }
}
window.AudioContext = Ear;
"""
SOUNDS = {**HURRIED, "sound": True}
TURN, POINTS, END = [523, 659], [784, 1047], [392, 523, 659, 784]


def listening(context: BrowserContext) -> Page:
    context.add_init_script(SPY)
    return context.new_page()


def heard(page: Page) -> list[int]:
    pitches: list[int] = page.evaluate("window.heard")
    return pitches


def holds(page: Page, tune: list[int]) -> None:
    page.wait_for_function("tune => JSON.stringify(window.heard).includes(JSON.stringify(tune).slice(1, -1))", arg=tune)


def test_by_default_it_is_silent(server: Server, somebody: Someone) -> None:
    page = listening(somebody())
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "novice"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    for _ in range(4):
        decide(server.address, table["tokens"][0])
        wait_until_asked(page)
    assert heard(page) == []
    assert page.evaluate("window.contexts") == 0
    page.locator(".settings summary").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    page.get_by_label("Sounds").check()
    holds(page, TURN)


def test_my_turn_sounds_while_i_look_at_the_table(server: Server, somebody: Someone) -> None:
    page = listening(somebody(settings=SOUNDS))
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    asked = summary(server.address, table["tokens"][0])["actor"]
    sit(page, table["tokens"][1 - asked])
    expect(page.locator(".ask")).to_be_visible()
    assert heard(page) == []
    while summary(server.address, table["tokens"][0])["actor"] == asked:
        decide(server.address, table["tokens"][asked])
    holds(page, TURN)


def test_points_and_the_end_are_heard_and_a_finished_game_is_silent(server: Server, somebody: Someone) -> None:
    page = listening(somebody(settings=SOUNDS))
    table = found(server.address, "san-marco", {"players": 2, "variant": "ghosts"}, ["human", "novice"])
    token = table["tokens"][0]
    sit(page, token)
    wait_until_asked(page)
    # one decision after the other: at once, a page shows of several that came together only the last
    while POINTS[1] not in heard(page) and not is_over(page):
        decide(server.address, token)  # where it is the bot's turn by now, there is nothing to decide
        wait_until_asked(page)
    holds(page, POINTS)
    play_on(server.address, [token])
    expect(page.locator(".ending")).to_be_visible()
    holds(page, END)
    page.reload()
    expect(page.locator(".ending")).to_be_visible()
    assert heard(page) == []
