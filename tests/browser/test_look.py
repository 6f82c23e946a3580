"""How it looks and speaks: two languages, light and dark, small screens, nothing that shuts anybody out."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import tavoliere as tv
from tests import ROOT
from tests.browser.arrival import WATCH, arrival, without_fonts
from tests.browser.boards import sizes_of
from tests.browser.conftest import Server, Someone
from tests.browser.page_pool import sizes_without_paint
from tests.browser.person import LIT, found, sit, step, take_choice, wait_until_asked, wait_until_drawn
from tests.browser.screens import SCREENS, Screen
from tests.words.languages import not_italian

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
FIRST_VISIT = 38_000  # bytes, packed
# A name of a message that never became a sentence: two parts with a hyphen, at the beginning of a text.
UNSAID = re.compile(
    r"^(?:page|web|analysis|board|says|tells|prompt|option|about|preview|final|edit|field|doubt|action)-[a-z-]+$",
    re.MULTILINE,
)


# The rules in the drawer are those of their page, the replay's screen is the ending's: long to check, nothing new.
CHECKED = [screen for screen in SCREENS if screen.name not in ("rules-beside", "replay")]


@pytest.mark.parametrize("screen", CHECKED, ids=lambda screen: screen.name)
def test_everybody_can_read_it_by_day_and_night_on_a_phone_and_in_both_languages(
    screen: Screen, server: Server, somebody: Someone
) -> None:
    page = somebody(bypass_csp=True).new_page()
    screen.show(page, server.address)
    shuts_nobody_out(page)
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "it"):
        if language == "it":
            page.evaluate("document.querySelector('.bar button[lang]').click()")
        expect(page.locator(":root")).to_have_attribute("lang", language)
        wait_until_drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert UNSAID.findall(page.inner_text("body")) == []
    expect(page.locator("main [lang=en], main[lang=en]")).to_have_count(0)  # rules that come in the new language
    read = page.evaluate(READ)
    assert not_italian(read) == [], read
    with sizes_without_paint(page) as resize:
        for width, height in sizes_of(CHECKED.index(screen)):
            resize(width, height)
            assert page.evaluate(CUT) == [], f"{width}x{height}"


CUT = (Path(__file__).parent / "controls.js").read_text(encoding="utf-8")

# Everything that is read on a page or said of it, but for what stands there in a language of its own, and letters in
# pictures of pieces.
READ = """() => {
  const texts = [document.title];
  const look = part => {
    if (part.nodeType === Node.TEXT_NODE) texts.push(part.data);
    if (part.nodeType !== Node.ELEMENT_NODE || part.lang === "en") return;
    if (part.matches("script, style, noscript, svg.icon")) return;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(part.getAttribute(name) ?? "");
    part.childNodes.forEach(look);
  };
  look(document.body);
  return texts.filter(text => text.trim()).join("\\n");
}"""


# Of parts in a row that are alike but for their text and pictures, such as lines of the log or paragraphs of the rules,
# axe looks at two; it looks at nothing that is folded, and at nothing that is only drawn: there it would look at each
# line of a drawing, find nothing in it to read, to press or to call by a name, and leave open how a text contrasts with
# it. All that is taken out meanwhile.
LESS = """() => {
  window.out = [];
  const takeOut = part => {
    const place = new Comment();
    part.replaceWith(place);
    out.push([place, part]);
  };
  for (const part of document.body.querySelectorAll("*:not(option, optgroup, svg *)"))
    if (part.isConnected && !part.checkVisibility() && !part.matches("[id]") && !part.querySelector("[id]"))
      takeOut(part);
  const shape = part => part.matches("svg") ? "svg" : [
    part.tagName, part.className, part.getAttribute("style"), part.getAttribute("role"),
    part.getAttribute("aria-current"), [...new Set([...part.children].map(shape))].join(),
  ].join("|");
  const others = new Map();
  for (const part of document.body.querySelectorAll("li, p, tr, dt, dd, blockquote")) {
    if (!part.isConnected || part.querySelector("h1, h2, h3, h4, [id]") || part.id) continue;
    if (!others.has(part.parentElement)) others.set(part.parentElement, new Map());
    const counts = others.get(part.parentElement);
    const count = (counts.get(shape(part)) ?? 0) + 1;
    counts.set(shape(part), count);
    if (count > 2) takeOut(part);
  }
  const told = "text, title, desc, a, foreignObject, [id], [role], [tabindex], [aria-label], [aria-labelledby]";
  for (const part of document.body.querySelectorAll("svg *")) {
    if (!part.isConnected || part.matches(told) || part.querySelector(told)) continue;
    const pressed = part.parentElement.closest(":not(svg):is(a, [role], [tabindex])");
    if (pressed?.closest("svg")) continue;  // it is as large as what is drawn in it
    takeOut(part);
  }
}"""
MORE = "() => { while (out.length) { const [place, part] = out.pop(); place.replaceWith(part); } }"


def shuts_nobody_out(page: Page) -> None:
    """By day and by night, when only the colours are others."""
    page.add_script_tag(path=AXE)
    page.evaluate(LESS)
    assert violations(page, "") == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    wait_until_drawn(page)
    assert violations(page, "runOnly: ['color-contrast']") == []
    page.evaluate(MORE)


def violations(page: Page, options: str) -> list[str]:
    found = page.evaluate(f"axe.run(document, {{resultTypes: ['violations'], {options}}}).then(all => all.violations)")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
        if one["id"] != LABEL_IN_NAME or not on_the_board(page, node["target"][0])
    ]


# WCAG 2.5.3 wants a button's visible label in its name. A number on a piece of the board, such as the count of a pile
# or the worth of a row, is not its label; its name says more than the number.
LABEL_IN_NAME = "label-content-name-mismatch"


def on_the_board(page: Page, selector: str) -> bool:
    on_it: bool = page.locator(selector).first.evaluate("node => !!node.closest('.stage, .room')")
    return on_it


@pytest.mark.parametrize("game", ["cardcassonne", "carolus-magnus", "san-marco"])
def test_a_board_knows_its_room_before_it_is_drawn(game: str, server: Server, somebody: Someone) -> None:
    context = somebody(viewport={"width": 1024, "height": 768})
    context.add_init_script("ResizeObserver = class { observe() {} disconnect() {} }")  # it would speak one frame later
    page = context.new_page()
    sit(page, found(server.address, game, {"players": 3}, ["human", "novice", "novice"])["tokens"][0])
    wait_until_asked(page)
    page.wait_for_selector(".stage svg")
    stage = page.evaluate("(({scrollWidth: a, clientWidth: b}) => [a, b])(document.querySelector('.stage'))")
    assert stage[0] <= stage[1] + 1


def test_nothing_is_asked_before_the_board_is_there(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route("**/board-*.js", lambda route: held.append(route))
    with page.expect_request("**/board-*.js"):
        page.goto(f"/#sit/{found(server.address, 'cardcassonne', {'players': 2}, ['human', 'novice'])['tokens'][0]}")
    expect(page.locator("main.waiting")).to_be_visible()
    wait_until_drawn(page)
    assert page.locator("main.table, .choice").count() == 0
    held[0].continue_()
    wait_until_asked(page)
    assert page.locator(LIT).count()


def test_a_board_that_cannot_be_fetched_is_replaced_by_a_plain_one(page: Page, server: Server) -> None:
    page.route("**/board-*.js", lambda route: route.abort())
    sit(page, found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])["tokens"][0])
    wait_until_asked(page)
    expect(page.locator(".plain-board")).to_contain_text("red-animal")
    take_choice(page, random.Random(1))


def test_what_a_piece_is_stays_on_a_small_screen(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 390, "height": 844}).new_page()
    sit(page, found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])["tokens"][0])
    wait_until_asked(page)
    page.locator(LIT).last.hover()
    info = page.locator(".info")
    expect(info.locator(".explained, .preview")).to_be_visible()
    box = info.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_the_language_changes_in_mid_game_and_stays(page: Page, server: Server) -> None:
    table = found(server.address, "san-marco", {"players": 3}, ["human", "novice", "novice"])
    sit(page, table["tokens"][0])
    wait_until_asked(page)
    at = step(page)
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_text("Che cosa puoi fare")).to_be_visible()
    assert step(page) == at
    page.reload()
    expect(page.get_by_text("Che cosa puoi fare")).to_be_visible()


def test_light_and_dark_are_chosen_and_stay(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")


def test_the_rules_open_at_an_address(page: Page) -> None:
    page.goto("/#rules/cardcassonne/CC%206.3")
    expect(page.locator(".here")).to_be_in_viewport()
    expect(page.locator(".here")).to_contain_text("6.3")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_first_visit_fetches_little_and_says_everything_with_it(locale: str, somebody: Someone) -> None:
    games = [*tv.GAMES]
    tallies = {"counted": [], "games": {games[0]: {"squire": {"won": 1, "lost": 2, "shared": 0}}}}
    studies = [{"key": "device-1", "game": game, "secret": "", "when": 0} for game in games]
    context = somebody({"tallies": tallies, "studies": studies}, own=True, locale=locale)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.route("**/api/words/**", lambda route: route.abort())  # which come later
    page.goto("/")
    _, files = arrival(page, "lobby")
    assert any("/app-" in name for name in files)
    assert sum(without_fonts(files)) <= FIRST_VISIT, json.dumps(files, indent=1)
    page.locator(".settings summary").click()
    page.locator(".box .primary").last.click()
    expect(page.locator("dialog.first-time")).to_be_visible()
    assert UNSAID.findall(page.evaluate(READ)) == []


def test_the_rules_in_short_are_printed_one_page_for_each_card(somebody: Someone) -> None:
    for locale in ("en-GB", "it-IT"):
        page = somebody(locale=locale, color_scheme="dark").new_page()
        for game in ("cardcassonne", "carolus-magnus", "san-marco"):
            page.goto(f"/#rules/{game}")
            page.locator(f"a[href='#reference/{game}']").click()
            expect(page.locator("article h3").first).to_be_visible()
            cards = page.locator("article").count()
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == cards, (game, locale)
