"""San Marco's board: however a person lays out the cards, the rules take it; the map, its names, dragging, reasons.

Needs Node and `npm ci`.
"""

import json
import random
import re
import subprocess
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavoliere.definition import event_table
from tavoliere.engine.game import Game, Position, game
from tavoliere.engine.layout import places
from tavoliere.games.san_marco.rules import state
from tavoliere.games.san_marco.rules.actions import CROSS
from tavoliere.games.san_marco.rules.state import ACTIONS_DRAWN, DOGE_WALKS, LIMITS_DRAWN, PILES, State
from tavoliere.table.match import Match
from tests import ROOT
from tests.browser.conftest import Server, Someone
from tests.browser.person import decide, forward, found, seat, sit, wait_until_drawn

PAGE = ROOT / "src" / "tavoliere" / "games" / "san_marco" / "board"
ASKED = f"""
import {{ decisions }} from {json.dumps(str(PAGE / "divide"))};
import {{ readFileSync }} from "node:fs";
const divisions = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(divisions.map(([lying, added]) => decisions(lying, added))));
"""


def bundled(folder: Path, source: str) -> Path:
    """A script that asks the board's own functions, for Node."""
    (folder / "asked.ts").write_text(source, encoding="utf-8")
    options = ["--bundle", "--platform=node", "--format=esm", f"--outfile={folder / 'asked.mjs'}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", folder / "asked.ts", *options], check=True)
    return folder / "asked.mjs"


def answered(script: Path, given: Any = None) -> list[Any]:
    run = subprocess.run(["node", script], input=json.dumps(given), capture_output=True, text=True, check=True)
    answer: list[Any] = json.loads(run.stdout)
    return answer


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Any]]:
    """The board's own function, run by Node."""
    return partial(answered, bundled(tmp_path_factory.mktemp("board"), ASKED))


def positions(san_marco: Game, seed: int) -> list[Position]:
    generator = random.Random(seed)
    position = san_marco.start()
    found = []
    while position.actor is not None:
        found.append(position)
        position = position.play(generator.choices(position.actions, position.weights or None)[0])
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_whatever_lies_in_the_offers_can_be_offered(players: int, ask: Callable[..., Any]) -> None:
    """However a person lays out the cards, the small decisions are legal and lead to those offers."""
    generator = random.Random(7)
    san_marco = game("san-marco", players=players)
    begun = [position for seed in range(6) for position in positions(san_marco, seed) if is_start_of_dividing(position)]
    laid = []
    for position in begun:
        hand = position.to_json()["hand"]
        piles = PILES[san_marco.unpack(position).at_table]
        where = [*range(piles), *(generator.randrange(piles) for _ in hand[piles:])]
        generator.shuffle(where)
        laid.append([[card for card, at in zip(hand, where, strict=True) if at == pile] for pile in range(piles)])
    answers = ask([[[[] for _ in offers], offers] for offers in laid])
    assert len(begun) > 20
    for position, offers, texts in zip(begun, laid, answers, strict=True):
        first = 2 * san_marco.unpack(position).pair
        for text in texts[:-1]:
            position = position.play(text)
        lying = position.to_json()["offers"][first : first + len(offers)]
        lying[int(texts[-1].split()[2]) - 1].append(texts[-1].split()[1])
        assert texts[-1] in map(str, position.actions)
        assert sorted(map(sorted, lying)) == sorted(map(sorted, offers))


def is_start_of_dividing(position: Position) -> bool:
    s: State = position.game.unpack(position)
    return s.phase == state.DIVIDING and sum(s.hand) == ACTIONS_DRAWN[s.at_table] + LIMITS_DRAWN[s.at_table]


# --- the board as a person sees it -----------------------------------------------------------------------------------

SETTINGS: dict[str, dict[str, Any]] = {
    "3": {"players": 3},
    "4": {"players": 4},
    "ghosts": {"players": 2, "variant": "ghosts"},
    "neutral": {"players": 2, "variant": "neutral"},
    "two-colours": {"players": 2, "variant": "two-colours"},
}
LAID_OUT = ".sm-hand[data-pile]"
MAP_WIDTH = 640
UNITS = 1000  # of the map's sheet, from west to east

# Corners of what belongs to a name that lie outside its own district, in water or beyond.
WET_NAMES = """() => [...document.querySelectorAll(".sm-title")].flatMap(title => {
  const lands = [...document.querySelectorAll(".sm-land")];
  const corners = [...title.querySelectorAll(":scope > text, .sm-medal circle, .sm-die rect")].flatMap(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [[left, top + 3], [right, top + 3], [left, bottom], [right, bottom]];
  });
  const dry = lands.map(land => {
    const sheet = land.getScreenCTM().inverse();
    return corners.filter(([x, y]) => land.isPointInFill(new DOMPoint(x, y).matrixTransform(sheet))).length;
  });
  return Math.max(...dry) === corners.length ? [] : [title.textContent];
})"""

# Names that lie on a bridge.
BRIDGED_NAMES = """() => [...document.querySelectorAll(".sm-title > text")].filter(name => {
  const a = name.getBoundingClientRect();
  return [...document.querySelectorAll(".sm-deck")].some(bridge => {
    const b = bridge.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}).map(name => name.textContent)"""

# As if a bridge stood at every place, somebody of every colour in every district, and the Doge could go anywhere.
FULL = """
const at = PLACES, cross = CROSS;
const sites = raw => [...raw.slice(...at.capacity)].flatMap((room, site) => room ? [site] : []);
const parse = JSON.parse;
JSON.parse = (text, reviver) => {
  const read = parse(text, reviver);
  const standing = read?.standing;
  if (!standing?.view) return read;
  const raw = standing.view;
  for (const site of sites(raw)) raw.set([1, 1, 1, 0], at.bridges[0] + 4 * site);
  raw.fill(3, ...at.aristocrats);
  raw[at.phase[0]] = PHASE;
  raw[at.doge[0]] = 1;
  Object.assign(standing, { actor: 0, unconfirmed: null, thinking: false });
  return read;
};
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const { exports } = await instantiate(...given);
  const legal = (state, row) => {
    const found = sites(new Uint8Array(exports.memory.buffer, state, exports.memory.buffer.byteLength - state));
    new Int32Array(exports.memory.buffer, row, found.length).set(found.map(site => cross + 4 * site));
    return found.length;
  };
  return { exports: { ...exports, legal } };
};
"""


def full() -> str:
    fields = places(game("san-marco", players=4).layout.fields)
    names = ("capacity", "bridges", "aristocrats", "phase", "doge")
    at = json.dumps({name: [fields[name].start, fields[name].stop] for name in names})
    return FULL.replace("PLACES", at).replace("CROSS", str(CROSS)).replace("PHASE", str(DOGE_WALKS))


# Owners of bridges and tolls that hide a name, its prestige, or an aristocrat, or are hidden by them; by more than
# so many units of the map.
HIDDEN = """most => {
  const sheet = document.querySelector(".sm-play").getScreenCTM();
  const marks = (of, parts) => [...document.querySelectorAll(of)].flatMap(one =>
    [...one.querySelectorAll(parts)].map(part => [one.dataset.spot ?? one.textContent, part.getBoundingClientRect()]));
  const things = [
    ...marks(".sm-title", ".sm-ribbon, .sm-medal, .sm-die"),
    ...marks(".sm-piece", ".sm-folk, .sm-count, .sm-medal"),
  ];
  return marks(".sm-site", ".sm-folk, .sm-medal").flatMap(([site, a]) => things
    .filter(([, b]) => Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ) / sheet.a > most)
    .map(([thing]) => `${site} ${thing}`));
}"""

BEYOND = """() => {
  const stage = document.querySelector(".stage");
  return [stage.scrollWidth - stage.clientWidth, stage.scrollHeight - stage.clientHeight];
}"""


# What is asked where these are to be seen on the board.
ASKS = {LAID_OUT: "divide", ".sm-site.lit": "bridge", ".sm-card.lit": "play"}


def sat(page: Page, server: Server, setting: str, wanted: str) -> None:
    """Sit at a table among bots, where whatever came first was chosen until something is to be seen."""
    options = SETTINGS[setting]
    opened = found(server.address, "san-marco", options, ["human", *["novice"] * (options["players"] - 1)])
    token = opened["tokens"][0]
    standing = seat(server.address, token, "?wait=0")
    while not any(choice["name"] == ASKS[wanted] for choice in standing["choices"]):
        assert standing["result"] is None, wanted
        if standing["choices"]:
            move = {"n": standing["n"], "action": standing["choices"][0]["number"]}
            standing = seat(server.address, token, "/play", move)
        else:
            standing = seat(server.address, token, f"?after={standing['n']}")
    sit(page, token)
    page.locator(wanted).first.wait_for()


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_map_is_large_while_cards_lie_below_it(setting: str, server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    sat(page, server, setting, LAID_OUT)
    assert page.locator(".sm-play").evaluate("map => map.getScreenCTM().a") * UNITS >= MAP_WIDTH
    assert page.evaluate(BEYOND) == [0, 0]
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until_drawn(page)
    assert page.evaluate(BEYOND) == [0, 0]


AS_BUILT = f"""
import {{ asBuilt }} from {json.dumps(str(PAGE / "bridges"))};
import {{ readFileSync }} from "node:fs";
const [bridges, past] = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(past.map((_, i) => asBuilt({{ bridges }}, past.slice(0, i + 1)).here)));
"""


def built(who: int, site: str) -> dict[str, Any]:
    return {"name": "bridge", "words": [site], "events": [{"name": "built", "values": {"who": who, "site": site}}]}


def test_a_bridge_stays_where_it_is_when_another_is_built_beside_it(tmp_path: Path) -> None:
    lifted = {"name": "lift", "words": ["here", "lion"], "events": []}
    past = [built(2, "here"), built(1, "there"), built(0, "here"), lifted, built(2, "here")]
    given = {"here": ["mask", "lion"]}, past
    assert answered(bundled(tmp_path, AS_BUILT), given) == [
        ["lion", "mask"],  # what was built first stands first, whatever is not told of yet comes last
        ["lion", "mask"],
        ["lion", "mask"],
        ["mask", "lion"],
        ["mask", "lion"],
    ]


# The names of the cards in the hand and in each offer, after each step.
NAMED = f"""
import {{ laidBy, named }} from {json.dumps(str(PAGE / "identity"))};
import {{ readFileSync }} from "node:fs";
const [moments, past, beginnings] = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(beginnings.map(first => moments.slice(first).map((view, i) => {{
  const laid = laidBy(past.slice(first, first + i));
  return [view.hand, ...view.offers].map((cards, heap) => named(laid, heap ? `${{heap - 1}}` : "hand", cards));
}}))));
"""
CARD_STEPS = 260  # some rounds


def cards_seen(san_marco: Game, eyes: int) -> tuple[list[Any], list[dict[str, Any]]]:
    """The cards of a random game, as somebody sees them after each step, and what they are told of each."""
    generator, position = random.Random(4), san_marco.start()
    moments: list[Any] = []
    past: list[dict[str, Any]] = []
    while position.actor is not None and len(past) < CARD_STEPS:
        view = position.view(None if eyes < 0 else eyes)
        written = view.to_json()
        moments.append({"hand": written["hand"], "offers": written.get("offers", [])})
        action = generator.choices(position.actions, position.weights or None)[0]
        seen = position.seen_as(action, eyes)
        name, *words = san_marco.action(seen).text.split()
        events = [
            {"name": kind.name, "values": event_table.values(kind, event.numbers)}
            for event in san_marco.as_seen(san_marco.noted(position, action), action, seen)
            for kind in [san_marco.definition.messages[event.kind]]
        ]
        told = {"n": len(past) + 1, "actor": position.actor, "events": events}
        past.append({**told, "name": name, "words": words})
        position = position.play(action)
    return moments, past


@pytest.fixture(scope="module")
def name_cards(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Any]]:
    return partial(answered, bundled(tmp_path_factory.mktemp("names"), NAMED))


@pytest.mark.parametrize("setting", SETTINGS)
def test_each_card_keeps_its_name_from_the_deck_to_the_table(setting: str, name_cards: Callable[..., Any]) -> None:
    """What has been done tells where each card came from, and of hidden ones in which offer they lay."""
    moments, past = cards_seen(game("san-marco", **SETTINGS[setting]), 0 if setting == "4" else -1)
    begun = next(i for i in range(100, len(past)) if past[i]["name"] == "divide" and past[i - 1]["name"] == "draw")
    beginnings = (0, begun)  # of the game, and with a position in which cards are divided
    for first, names in zip(beginnings, name_cards((moments, past, beginnings)), strict=True):
        before: set[str] = set()
        for heaps, step in zip(names, ({"name": "draw"}, *past[first:]), strict=False):
            cards = [card for heap in heaps for card in heap]
            ids = {card["id"] for card in cards if not card["card"].startswith("unseen")}
            came = {card["id"]: card["from"] for card in cards if card["id"] in ids - before}
            assert len(ids) == sum(not card["card"].startswith("unseen") for card in cards)
            assert step["name"] == "draw" or before.issuperset(came.values()) or before >= ids, step
            before = {card["id"] for card in cards}


WIDTHS = (1024, 390)


def test_names_lie_on_their_districts_clear_of_canals_and_bridges(page: Page, server: Server) -> None:
    sat(page, server, "4", ".sm-site.lit")  # where a bridge may go, it is drawn
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        wait_until_drawn(page)
        assert page.locator(".sm-deck").count() > 8
        assert page.evaluate(WET_NAMES) == []
        assert page.evaluate(BRIDGED_NAMES) == []


def test_owners_of_bridges_and_tolls_hide_no_names_and_no_pieces(server: Server, somebody: Someone) -> None:
    context = somebody()
    context.add_init_script(full())
    page = context.new_page()
    opened = found(server.address, "san-marco", SETTINGS["4"], ["human"] * 4)
    sit(page, opened["tokens"][0])
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        wait_until_drawn(page)
        expect(page.locator(".sm-site .sm-medal")).to_have_count(10)
        assert page.locator(".sm-site .sm-folk").count() == 30
        assert page.evaluate(HIDDEN, 6) == []


def lifts_one_of_several(match: Match) -> bool:
    """Whether a bridge is to be lifted where another's stands beside it."""
    sites = [str(action).split()[1] for action in match.position.actions if str(action).startswith("lift ")]
    return len(set(sites)) < len(sites)


def chooses_among_many(match: Match) -> bool:
    """Whether an offer is to be chosen of which one has many cards."""
    offers = match.position.to_json().get("offers", [])
    return str(match.position.actions[0]).startswith("take ") and max(map(len, offers)) > 6


# How much is seen of the card of an offer of which least is seen, as a share of its width.
LEAST_SEEN = """() => Math.min(...[...document.querySelectorAll(".sm-pile")].flatMap(pile => {
  const cards = [...pile.querySelectorAll(".sm-card")].map(card => card.getBoundingClientRect());
  return cards.slice(1).map(({left, top}, i) => top > cards[i].top ? 1 : (left - cards[i].left) / cards[i].width);
}))"""


def test_on_a_phone_most_of_each_card_of_an_offer_is_seen(server: Server, somebody: Someone) -> None:
    opened = forward(server.address, "san-marco", SETTINGS["4"], chooses_among_many)
    actor = seat(server.address, opened["spectator"], "?wait=0")["actor"]
    page = somebody(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    sit(page, opened["tokens"][actor])
    page.locator(".sm-pile .sm-card").first.wait_for()
    wait_until_drawn(page)
    assert page.evaluate(LEAST_SEEN) >= 0.5


def test_on_a_phone_buttons_lie_below_one_another_and_within_the_page(server: Server, somebody: Someone) -> None:
    opened = forward(server.address, "san-marco", SETTINGS["3"], lifts_one_of_several)
    actor = seat(server.address, opened["spectator"], "?wait=0")["actor"]
    page = somebody(viewport={"width": 375, "height": 844}, has_touch=True).new_page()
    sit(page, opened["tokens"][actor])
    buttons = page.locator(".sm-deeds button")
    for site in page.locator(".stage .sm-site[role=button]").all():
        site.tap(force=True)
        if buttons.count() > 1:
            break
    assert buttons.count() > 1
    boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 375 for box in boxes)
    assert all(one["y"] + one["height"] <= other["y"] for one, other in pairwise(boxes))
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


def test_a_card_that_is_dragged_stays_under_the_pointer(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    sat(page, server, "3", LAID_OUT)
    page.emulate_media(reduced_motion="no-preference")
    card = page.locator(f"{LAID_OUT} .sm-card").last
    expect(card).to_be_visible()
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    box, goal = card.bounding_box(), page.locator("[data-pile='1']").bounding_box()
    assert box
    assert goal
    grip = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*grip)
    page.mouse.down()
    for part in range(1, 21):
        x = grip[0] + (goal["x"] + goal["width"] / 2 - grip[0]) * part / 20
        y = grip[1] - 60 * (part < 10)
        page.mouse.move(x, y)
        wait_until_drawn(page)
        held = page.locator(".sm-card.dragged")
        if part > 2:
            here = held.bounding_box()
            assert here
            assert abs(here["x"] + here["width"] / 2 - x) < 12
            assert abs(here["y"] + here["height"] / 2 - y) < 12
    page.mouse.up()
    expect(page.locator("[data-pile='1'] .sm-card")).to_have_count(1)


def test_whatever_is_not_lit_says_why(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1440, "height": 900}).new_page()
    sat(page, server, "3", ".sm-card.lit")
    for spot, reason in (
        ("s:san-marco-castello", "play a card of your offer first"),
        ("d:castello", "play a card of your offer first"),
    ):
        page.locator(f"[data-spot='{spot}'] .sm-hit, path[data-spot='{spot}']").first.dispatch_event("click")
        expect(page.locator(".refusal")).to_contain_text(reason)


def test_pieces_fly_when_it_happens_and_not_when_somebody_comes_back_to_it(server: Server, somebody: Someone) -> None:
    opened = found(server.address, "san-marco", SETTINGS["3"], ["human"] * 3)
    page = somebody({"speed": "fast"}, reduced_motion="no-preference").new_page()
    sit(page, opened["spectator"])
    flights = page.locator(".flight")
    page.locator(".sm-play").wait_for()
    expect(flights).to_have_count(0)  # not what happened before
    for n in (14, 15, 16):  # bridges, each with an aristocrat
        assert any(decide(server.address, token) for token in opened["tokens"])
        expect(page.locator("main.table")).to_have_attribute("data-step", f"{n}")
        expect(flights).to_have_count(1)
    page.locator(".chronicle .fold").last.click()
    page.locator(".chronicle .steps button").first.click()
    expect(page.locator(".replay .count")).to_have_text("16 of 16")
    page.locator(".stage").focus()
    for key, n, many in (("Left", 15, 0), ("Left", 14, 0), ("Right", 15, 1), ("Left", 14, 0)):
        page.keyboard.press(f"Arrow{key}")
        expect(page.locator(".replay .count")).to_have_text(f"{n} of 16")
        expect(flights).to_have_count(many)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".replay")).to_have_count(0)
    expect(flights).to_have_count(0)


# --- the final scoring -----------------------------------------------------------------------------------------------

# Notes what is counted on the board and beside it whenever that changes, and when.
COUNTED = """() => {
  window.counted = [];
  const note = () => {
    const gains = [...document.querySelectorAll(".sm-gain text")].reduce((sum, one) =>
      sum + Number(one.textContent.replace("\\u2212", "-")), 0);
    const places = document.querySelectorAll(".sm-gain").length;
    const scores = [...document.querySelectorAll(".players .score")].map(one => Number(one.textContent));
    const colours = [...document.querySelectorAll(".sm-points")].map(one => Number(one.textContent));
    const summary = !!document.querySelector(".summary");
    const now = { places, gains, scores, colours, summary };
    const last = counted.at(-1);
    if (JSON.stringify({ ...last, at: undefined }) === JSON.stringify(now)) return;
    counted.push({ ...now, at: performance.now() });
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def before_the_end(match: Match) -> bool:
    """Whether one decision is left."""
    position = match.position
    return position.actor is not None and position.play(position.actions[0]).actor is None


def test_the_final_scoring_is_shown_district_by_district_hurried_or_at_once(server: Server, somebody: Someone) -> None:
    """Three look at one table, each as they like it."""
    opened = forward(server.address, "san-marco", SETTINGS["3"], before_the_end)
    watching = somebody({"speed": "normal"}, reduced_motion="no-preference").new_page()
    hurrying = somebody({"speed": "normal"}).new_page()
    still = somebody({"speed": "normal"}, reduced_motion="reduce").new_page()
    for page in (watching, hurrying, still):
        sit(page, opened["spectator"])
        page.locator(".sm-play").wait_for()
        page.evaluate(COUNTED)
    assert [decide(server.address, token) for token in opened["tokens"]].count(True) == 1
    is_hurried(hurrying)
    stands_at_once(still)
    is_shown_part_by_part(watching)


def is_shown_part_by_part(page: Page) -> None:
    page.locator(".summary .go-on").wait_for()
    noted: list[dict[str, Any]] = page.evaluate("counted")
    parts = [one for before, one in pairwise(noted) if one["places"] > before["places"]]
    assert len(parts) >= 4
    assert not any(one["summary"] for one in parts), "the summary comes when everything has been counted"
    for one, then in pairwise(parts):
        assert then["at"] - one["at"] > 600, "each for its time"
        assert sum(then["colours"]) > sum(one["colours"]), "the points grow with what is counted"
        assert sum(then["scores"]) - sum(one["scores"]) == then["gains"] - one["gains"]
    assert noted[-1]["scores"] == parts[-1]["scores"]


def is_hurried(page: Page) -> None:
    page.locator(".sm-gain").first.wait_for()
    pressed = 0
    while not page.locator(".summary").count():
        page.keyboard.press("Space")
        wait_until_drawn(page)
        pressed += 1
    assert pressed < 20, "each takes one part further"


def stands_at_once(page: Page) -> None:
    page.locator(".summary .go-on").wait_for()
    assert len({one["places"] for one in page.evaluate("counted")} - {0}) < 4, "not part by part"


# Everything that a person might press by mistake or out of impatience, as often as the page is painted.
MEDDLE = """() => {
  const meddle = () => {
    for (const button of document.querySelectorAll(".ask .actions button:not(.confirm)"))
      if (!button.disabled) button.click();
    for (const key of ["Escape", "Enter", " "])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    if (document.querySelector("main.table[aria-busy=true]")) requestAnimationFrame(meddle);
  };
  requestAnimationFrame(meddle);
}"""


def laid_out(page: Page) -> None:
    """Lay the cards into the offers in turn, by clicks."""
    cards = page.locator(f"{LAID_OUT} .sm-card")
    piles = page.locator(".sm-pile").count()
    pile = 0
    while cards.count():
        cards.first.click()
        page.locator(f"[data-pile='{pile}'] .sm-heading").click()
        pile = (pile + 1) % piles


@pytest.mark.parametrize("setting", ["ghosts"])
def test_offering_is_one_decision_that_nothing_can_interrupt(setting: str, server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    sat(page, server, setting, LAID_OUT)
    laid_out(page)
    page.get_by_role("button", name="Hint").dispatch_event("click")  # it is being thought about
    page.locator(".sm-hand .sm-do").click()
    page.evaluate(MEDDLE)
    expect(page.locator(LAID_OUT)).to_have_count(0)
    expect(page.locator("main.table")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".ask .confirm")).to_have_count(0)  # offering them was the confirmation


def test_several_cards_are_laid_into_an_offer_at_once(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 390, "height": 844}).new_page()
    sat(page, server, "ghosts", LAID_OUT)
    cards = page.locator(f"{LAID_OUT} .sm-card")
    held = page.locator(f"{LAID_OUT} .sm-card.picked")
    for i in range(3):
        cards.nth(i).click()
    cards.nth(1).click()  # it is put down again
    expect(held).to_have_count(2)
    before = cards.count()
    page.locator("[data-pile='0'] .sm-heading").click()
    expect(page.locator(".sm-pile[data-pile='0'] .sm-card")).to_have_count(2)
    expect(cards).to_have_count(before - 2)
    expect(held).to_have_count(0)


def test_a_card_in_an_offer_stands_for_its_offer_while_another_is_held(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    sat(page, server, "ghosts", LAID_OUT)
    cards = page.locator(f"{LAID_OUT} .sm-card")
    cards.first.click()
    page.locator("[data-pile='1'] .sm-heading").click()
    cards.first.click()
    page.locator("[data-pile='1'] .sm-card").click()
    expect(page.locator("[data-pile='1'] .sm-card")).to_have_count(2)
    expect(page.locator(".sm-card.picked")).to_have_count(0)


def test_a_hint_lays_out_a_whole_division_that_one_click_offers(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1024, "height": 768}).new_page()
    sat(page, server, "3", LAID_OUT)
    cards = page.locator(f"{LAID_OUT} .sm-card")
    cards.first.click()
    page.locator("[data-pile='1'] .sm-heading").click()
    drawn = page.locator(".sm-card.lit").count()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sm-pile .sm-card.suggested")).to_have_count(drawn)
    hint = page.locator(".info .hint")
    expect(hint).to_contain_text(re.compile("[Oo]ffer [123]: "))  # one that stays empty is not spoken of
    expect(hint).to_contain_text(re.compile("sure of it|likes it best|close call"))
    page.get_by_role("button", name="Put them back").click()
    expect(page.locator("[data-pile='1'] .sm-card")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sm-pile .sm-card.suggested")).to_have_count(drawn)
    page.locator(".sm-hand .sm-do").click()
    expect(page.locator(LAID_OUT)).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)


@pytest.mark.parametrize(
    ("setting", "locale", "reason"),
    [
        ("3", "en-GB", "An offer is empty"),
        ("3", "it-IT", "Un'offerta è vuota"),
        ("4", "it-IT", "Un'offerta è vuota"),
    ],
)
def test_however_cards_are_divided_there_is_a_way_to_go_on_or_a_reason(
    setting: str, locale: str, reason: str, server: Server, somebody: Someone
) -> None:
    page = somebody(locale=locale).new_page()
    sat(page, server, setting, LAID_OUT)
    cards, offers = page.locator(f"{LAID_OUT} .sm-card"), page.locator(".sm-pile")
    for _ in range(cards.count()):
        cards.first.click()
        offers.first.locator(".sm-heading").click()
    for empty in range(offers.count() - 1, -1, -1):
        expect(page.locator(".sm-divided")).to_be_visible()
        expect(page.locator(".sm-do:enabled")).to_have_count(0 if empty else 1)
        assert page.locator(".sm-divided").inner_text().startswith(reason) == (empty > 0)
        if empty:
            offers.first.locator(".sm-card").first.click()
            offers.nth(empty).locator(".sm-heading").click()
