"""The board of Carolus Magnus: what is seen of a throw, of the Emperor and his walk, and what a click explains."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavoliere as tv
from tests import ROOT
from tests.browser.boards import decided_by_lot
from tests.browser.conftest import Server, Someone
from tests.browser.modules import asked_of_the_page, told_of
from tests.browser.person import found, played_by_bots, sit, wait_until_asked, wait_until_drawn

PAGE = ROOT / "src" / "tavoliere" / "games" / "carolus_magnus" / "board"
DICE = ".stage .cm-die"
HEAD = """() => {
  const figure = document.querySelector(".cm-walker .cm-emperor");
  figure.scrollIntoView({ block: "center" });
  const stage = document.querySelector(".cm-board").getBoundingClientRect();
  const box = figure.getBoundingClientRect();
  const face = figure.querySelector(".cm-skin").getBoundingClientRect();
  const on = document.elementFromPoint(face.x + face.width / 2, face.y + face.height / 2);
  return {
    within: box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom,
    uncovered: figure.contains(on),
    at: `${Math.round(box.x)} ${Math.round(box.y)}`,
  };
}"""


def asked_for_a_crown(page: Page, server: Server) -> None:
    """The dice of the tests show a crown in the first throw of the set-up."""
    sit(page, found(server.address, "carolus-magnus", {"players": 3}, ["human", "novice", "novice"])["tokens"][0])
    wait_until_asked(page)
    expect(page.locator(".prompt")).to_contain_text("crown")


def test_the_throw_is_still_there_after_a_reload_while_a_crown_is_chosen(page: Page, server: Server) -> None:
    asked_for_a_crown(page, server)
    expect(page.locator(DICE)).to_have_count(3)
    page.reload()
    wait_until_asked(page)
    expect(page.locator(DICE)).to_have_count(3)
    expect(page.locator(f"{DICE}.crown")).to_be_visible()
    expect(page.locator(".stage")).to_contain_text("Rolled for the starting reserve")


def test_a_click_on_what_is_not_lit_says_why_not(page: Page, server: Server) -> None:
    asked_for_a_crown(page, server)
    for spot in ("disc 3", "territory 5", "emperor", "court"):
        page.locator(f"[data-spot='{spot}']").click(position=None if spot != "court" else {"x": 8, "y": 8})
        expect(page.locator(".refusal")).to_contain_text("choose a colour for your imperial crown (CM 8.4)")
        page.locator(".refusal button").last.click()
        expect(page.locator(".refusal")).to_have_count(0)
    page.locator("[data-spot='die 2']").click()
    expect(page.locator(".explained")).to_contain_text("a paladin of any colour")


def test_the_draft_says_what_its_dice_are_for(page: Page, server: Server) -> None:
    page.goto("/#new/carolus-magnus")
    expect(page.locator("body")).to_contain_text("dice are only rolled before the first round")
    sit(page, found(server.address, "carolus-magnus", {"refill": "draft"}, ["human", "novice"])["tokens"][0])
    wait_until_asked(page)
    expect(page.locator(".chronicle")).to_contain_text("for the starting reserve")


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that bots play by themselves."""
    return played_by_bots(server.address, "carolus-magnus", {"players": 3}, ["squire", "squire", "novice"])


def test_the_emperor_is_seen_wherever_he_stands(page: Page, finished: dict[str, Any]) -> None:
    last = look_again(page, finished)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        places = set()
        for n in range(20, last, last // 12):
            page.locator(".replay input").fill(str(n))
            expect(page.locator(".replay .count")).to_contain_text(f"{n} of")
            wait_until_drawn(page)
            emperor = page.evaluate(HEAD)
            assert emperor["within"], f"{n}: he stands outside the board at {emperor['at']}"
            assert emperor["uncovered"], f"{n}: something covers his head at {emperor['at']}"
            places.add(emperor["at"])
        assert len(places) > 5


def test_his_walk_is_a_trail_until_something_else_happens(page: Page, finished: dict[str, Any]) -> None:
    look_again(page, finished)
    on = page.get_by_role("button", name="One step on")
    seen: list[int] = []
    while not seen or seen[-1]:
        before = page.locator(".replay .count").inner_text()
        on.click()
        expect(page.locator(".replay .count")).not_to_have_text(before)
        if "moves the Emperor" in page.locator(".prompt").inner_text() or seen:
            seen.append(page.locator(".cm-trail path").count())
    assert seen[0] > 3 and seen[-1] == 0


def test_the_board_says_which_round_it_is_and_when_discs_come_back(page: Page, finished: dict[str, Any]) -> None:
    look_again(page, finished)
    tag = page.locator("[data-spot=round]")
    expect(tag).to_have_text("Round 1")
    tag.click()
    expect(page.locator(".explained")).to_contain_text("After round 5 everybody takes the five discs back.")


STANDING = """() => [...document.querySelectorAll(".cm-walker, .cm-piece")]
  .map(piece => piece.getAttribute("style")).sort().concat(document.querySelectorAll(".cm-trail path").length)"""


def test_whoever_comes_later_sees_everything_where_it_came_to_stand(page: Page, finished: dict[str, Any]) -> None:
    last = look_again(page, finished)
    slider = page.locator(".replay input")
    on = page.get_by_role("button", name="One step on")
    slider.fill(str(last - 16))
    seen: dict[int, list[Any]] = {}
    while (at := int(slider.input_value())) < last:
        on.click()
        expect(page.locator(".replay .count")).not_to_contain_text(f"{at} of")
        seen[int(slider.input_value())] = page.evaluate(STANDING)
    assert len(seen) > 4
    for n in list(seen)[::6]:
        page.goto(f"/#sit/{finished['spectator']}/{n}/0")
        page.reload()
        expect(page.locator(".replay .count")).to_contain_text(f"{n} of")
        wait_until_drawn(page)
        assert page.evaluate(STANDING) == seen[n], f"moment {n}"


def look_again(page: Page, finished: dict[str, Any]) -> int:
    """The first round of a game that is over, through the eyes of the first seat; how many steps there are."""
    sit(page, finished["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    page.goto(f"/#sit/{finished['spectator']}/47/0")
    expect(page.locator(".replay .count")).to_contain_text("47 of")
    return int(page.locator(".replay input").get_attribute("max") or 0)


ASKED = f"""
import {{ makeRing, ROAD }} from {json.dumps(str(PAGE / "geometry"))};
import {{ emperorPlace }} from {json.dumps(str(PAGE / "placement"))};
import {{ emperorSize }} from {json.dumps(str(PAGE / "layout"))};
const found = [];
for (const [width, height] of [[1085, 795], [718, 662], [380, 660], [380, 720], [1600, 1100], [560, 560]]) {{
  const ring = makeRing(width, height);
  const size = emperorSize(ring);
  for (let territory = 1; territory <= 15; territory++) {{
    const {{ x, y }} = ring.at(emperorPlace({{ territory, segments: 1 }}), ROAD);
    const box = [x - 0.42 * size, y - 0.62 * size, x + 0.42 * size, y + 0.6 * size];
    if (box[0] < 0 || box[1] < 0 || box[2] > width || box[3] > height) found.push([width, height, territory, box]);
  }}
}}
console.log(JSON.stringify(found));
"""


def test_in_all_fifteen_places_he_stands_within_the_board(tmp_path: Path) -> None:
    assert asked_of_the_page(tmp_path, ASKED) == []


PILES = f"""
import {{ arrange, leastHeight }} from {json.dumps(str(PAGE / "layout"))};
import {{ pileAt }} from {json.dumps(str(PAGE / "placement"))};
import {{ COLOURS }} from {json.dumps(str(PAGE / "view"))};
const found = [];
const narrow = [[344, 400], [374, 560], [514, 1080], [584, 700], [651, 200]];
const wide = [[752, 800], [780, 1700], [1060, 760], [2100, 1300]];
for (const [width, room] of [...narrow, ...wide])
  for (const [players, me] of [[2, 0], [3, 0], [4, 0], [4, -1]]) {{
    const height = Math.max(room, leastHeight(width, players, me));
    const {{ ring, panels }} = arrange(width, height, players, me, 0);
    for (let number = 1; number <= 15; number++)
      for (const segments of [1, 2, 3, 4, 7])
        for (const owner of segments > 1 ? [0] : [undefined, 0])
          for (const colours of [1, 2, 3, 4, 5].map((many) => COLOURS.slice(0, many))) {{
            const paladins = Object.fromEntries(colours.map((colour) => [colour, 12]));
            const heap = (number - 1 + Math.floor((segments - 1) / 2)) % 15;
            for (const colour of colours) {{
              const {{ x, y }} = pileAt(ring, {{ territory: number, segments, owner, paladins, heap }}, colour);
              const [before, behind] = [0.5 * ring.piece, 0.67 * ring.piece]; // its number at its lower right
              const out = x < before || y < before || x + behind > width || y + behind > height;
              const over = panels.some((one) =>
                x + behind > one.x && x - before < one.x + one.w && y + behind > one.y && y - before < one.y + one.h);
              if (out || over) found.push([width, height, players, number, segments, colours.length, colour]);
            }}
          }}
  }}
console.log(JSON.stringify(found));
"""


def test_paladins_lie_on_the_board_and_clear_of_the_players_wherever_they_are(tmp_path: Path) -> None:
    assert asked_of_the_page(tmp_path, PILES)[:5] == []


def stands(position: tv.Position) -> dict[str, int]:
    """The territory of the Emperor, as the board has it."""
    ring = position.to_json()["ring"]
    numbers = [entry["territory"] for entry in ring]
    at = numbers.index(position.to_json()["emperor"])
    return {"territory": numbers[at], "segments": (numbers[(at + 1) % len(ring)] - numbers[at]) % 15}


def marches() -> Iterator[dict[str, Any]]:
    """All marches of some games: where the Emperor stood, what was noted, where he stands."""
    for players in (2, 3, 4):
        match = decided_by_lot("carolus-magnus", (("players", players),), "over", 0)
        for before, step, after in zip(match.positions, told_of(match, 0), match.positions[1:], strict=False):
            if step["name"] == "march":
                yield {"stood": stands(before), "stands": stands(after), "step": step}


def test_every_march_goes_on_from_where_the_emperor_stood_to_where_he_stands(tmp_path: Path) -> None:
    asked = f"""
    import {{ emperorPlace }} from {json.dumps(str(PAGE / "placement"))};
    import {{ walkOf }} from {json.dumps(str(PAGE / "scene"))};
    console.log(JSON.stringify({json.dumps([*marches()])}.map(({{ stood, stands, step }}) => {{
      const {{ from, to }} = walkOf([step], emperorPlace(stands));
      return [emperorPlace(stood), from, to, emperorPlace(stands)];
    }})));
    """
    found = asked_of_the_page(tmp_path, asked)
    assert len(found) > 50
    for stood, set_out, arrived, stands_now in found:
        assert set_out < arrived, "he always goes clockwise"
        assert round(set_out - stood, 6) % 15 == 0, "he sets out where he stood"
        assert round(arrived - stands_now, 6) % 15 == 0, "he arrives where he stands"


# Notes, whenever points appear on the board, how much of it still moves.
POINTS = """() => {
  window.moving = [];
  const stage = document.querySelector(".stage");
  const ends = ({effect}) => effect.getComputedTiming().endTime !== Infinity && !effect.target.closest(".cm-gains");
  new MutationObserver(changes => {
    const added = changes.flatMap(change => [...change.addedNodes]);
    if (added.some(node => node.querySelector?.(".cm-gain")))
      moving.push(stage.getAnimations({subtree: true}).filter(ends).length);
  }).observe(stage, {subtree: true, childList: true});
}"""


def test_points_appear_once_everything_has_come_to_rest(somebody: Someone, server: Server) -> None:
    table = played_by_bots(server.address, "carolus-magnus", {"players": 2, "rounds": 20}, ["novice", "novice"])
    page = somebody({"speed": "fast"}, reduced_motion="no-preference").new_page()
    page.goto(f"/#sit/{table['spectator']}/34")
    page.locator(".cm-board svg").first.wait_for()
    page.evaluate(POINTS)
    page.locator(".replay .play").click()
    page.wait_for_function("() => moving.length")
    assert not any(page.evaluate("moving"))
