"""Cardcassonne's board in a browser: picking cards up, reasons by a click, the score track, what a claim shows."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import ROOT
from tests.browser.boards import decided_by_lot, referee
from tests.browser.conftest import Server, Someone
from tests.browser.modules import asked_of_the_page, told_of
from tests.browser.person import (
    confirm,
    found,
    is_over,
    played_by_bots,
    sit,
    take_choice,
    wait_until_asked,
    wait_until_drawn,
)

PAGE = ROOT / "src" / "tavoliere" / "games" / "cardcassonne" / "board"
HAND = ".cc-hand[data-spot^='card ']"
SIZES = ((1440, 900), (1024, 768), (390, 844))


def seated(page: Page, server: Server, players: int = 2, moves: int = 0) -> None:
    """At a table with bots, after so many decisions of one's own."""
    table = found(server.address, "cardcassonne", {"players": players}, ["human", *["novice"] * (players - 1)])
    sit(page, table["tokens"][0])
    luck = random.Random(5)
    for _ in range(moves):
        wait_until_asked(page)
        take_choice(page, luck)
        wait_until_asked(page)
        confirm(page)
    wait_until_asked(page)
    page.locator(HAND).first.wait_for()


def test_a_click_on_another_card_picks_that_one_instead(page: Page, server: Server) -> None:
    seated(page, server, moves=2)
    cards = page.locator(HAND)
    for i in range(cards.count()):
        cards.nth(i).click()
        expect(cards.nth(i)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(1)
        assert "no action" not in page.inner_text("main")
    cards.last.click()
    expect(page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(0)


def test_a_row_that_is_not_lit_says_why(page: Page, server: Server) -> None:
    seated(page, server, moves=2)
    hand = page.locator(HAND)
    coloured = next(i for i in range(hand.count()) if page.locator(HAND).nth(i).locator(".cc-joker").count() == 0)
    hand.nth(coloured).click()
    dark = page.locator(".cc-row:not(.lit)")
    expect(dark.first).to_be_visible()
    dark.first.click(position={"x": 30, "y": 30})
    expect(page.locator("main")).to_contain_text("Face up, the")
    expect(page.locator("main")).to_contain_text("CC 4.1")


def test_a_piece_in_a_row_explains_itself_where_nothing_is_picked(page: Page, server: Server) -> None:
    seated(page, server)
    page.locator("[data-spot^='piece ']").first.click()
    assert "no action" not in page.inner_text("main")


# Whether nothing lies over a card as the page stands.
ON_TOP = """card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every(part => card.contains(document.elementFromPoint(x + width / 2, y + height * part)));
}"""


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "touch"])
def test_nothing_covers_the_hand(touch: bool, server: Server, somebody: Someone) -> None:
    page = somebody(has_touch=touch).new_page()
    seated(page, server, players=3, moves=1)
    cards = page.locator(HAND)
    for width, height in SIZES:
        if (width < 500) != touch:
            continue
        page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(page)
        for i in range(cards.count()):
            cards.nth(i).click()
            wait_until_drawn(page)
            for k in range(cards.count()):
                assert cards.nth(k).evaluate(ON_TOP), f"card {k} with card {i} picked up"


@pytest.mark.parametrize("players", [3, 5])
def test_on_a_phone_the_hand_is_seen_without_scrolling(players: int, server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    seated(page, server, players=players)
    page.evaluate("scrollTo(0, 0)")
    wait_until_drawn(page)
    for card in page.locator(HAND).all():
        assert card.evaluate(ON_TOP)


@pytest.mark.parametrize("players", [2, 5])
def test_targets_are_large_enough(players: int, page: Page, server: Server) -> None:
    seated(page, server, players=players)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(page)
        least = 44 if width < 500 else 24
        targets = page.locator(".stage [role=button]")
        for box in targets.evaluate_all("all => all.map(one => one.getBoundingClientRect())"):
            assert min(box["width"], box["height"]) >= least, (width, box)


def test_on_the_track_everybody_stands_at_their_points(server: Server, somebody: Someone) -> None:
    page = somebody(viewport={"width": 1440, "height": 900}).new_page()
    table = played_by_bots(server.address, "cardcassonne", {"players": 2}, ["novice"] * 2)
    sit(page, table["spectator"])
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    wait_until_drawn(page)
    scores = [int(text) for text in page.locator(".players .score").all_inner_texts()]
    leader = scores.index(max(scores))
    assert scores[leader] > 100, "the bots score well enough for this test"
    expect(page.locator(f".cc-marker.cc-seat-{leader} .cc-crown")).to_have_css("opacity", "1")
    expect(page.locator(f".cc-marker.cc-seat-{1 - leader} .cc-crown")).to_have_css("opacity", "0")
    numbers = {
        int(number.text_content() or ""): middle(number) for number in page.locator(".cc-track text:visible").all()
    }
    end = max(numbers)
    assert end - 100 < scores[leader] <= end
    for seat, score in enumerate(scores):
        marker = page.locator(f".cc-marker.cc-seat-{seat}")
        assert (marker.text_content() or "") == "", "where it stands says it all"
        there = numbers[0] + (numbers[end] - numbers[0]) * score / end
        assert abs(middle(marker) - there) < 12, (score, numbers)


def middle(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def gained(places: Locator) -> list[int]:
    return sorted(places.evaluate_all("all => all.map(one => Number(one.dataset.gain))"))


def test_a_claim_is_shown_with_what_it_earns_before_the_next_round(server: Server, somebody: Someone) -> None:
    settings = {"speed": "fast", "list": True, "confirm": "never"}
    page = somebody(settings, viewport={"width": 1440, "height": 900}).new_page()
    table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    sit(page, table["tokens"][0])
    luck = random.Random(2)
    for _ in range(30):
        page.locator(".choices .choice:not(:disabled), .summary .go-on").first.wait_for()
        if page.locator(".summary").count():
            break
        take_choice(page, luck)
    expect(page.locator(".summary")).to_be_visible()
    assert page.locator(HAND).count() == 0, "no card of the next round is there yet"
    earned = [gained(page.locator(place)) for place in (".cc-gain[class*=cc-seat]", "g[role=group] .cc-gain")]
    assert earned[0]
    assert earned[0] == earned[1], "at the rows and at the players"
    places = sorted(page.locator(".cc-marker").evaluate_all("all => all.map(one => one.getBoundingClientRect().x)"))
    assert places[1] - places[0] > 5, "nobody stands behind another on the track"
    read_on(page)
    assert not is_over(page)


def read_on(page: Page) -> None:
    """Go on, past every summary of the round, until the next hand lies there, or the game has ended.

    Or somebody is asked about a sheep that was turned up, before the round is over.
    """
    follows = f"{HAND}, .ending, .choice:not(:disabled)"
    page.wait_for_function(
        "follows => document.querySelector('.summary .go-on')?.click() ?? document.querySelector(follows)", arg=follows
    )
    expect(page.locator(follows).first).to_be_visible()


def test_what_has_been_turned_up_is_not_turned_again(server: Server, somebody: Someone) -> None:
    page = somebody({"speed": "fast", "list": True, "confirm": "never"}).new_page()
    luck = random.Random(2)
    seen = 0
    new_game = True
    for _ in range(120):
        if new_game:
            table = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
            sit(page, table["tokens"][0])
            new_game = False
        page.locator(".choices .choice:not(:disabled), .summary .go-on").first.wait_for()
        if page.locator(".summary").count():
            seen = page.locator("[data-spot^='piece ']:not(.cc-leaving) .cc-turned").count()
            read_on(page)
            if new_game := is_over(page):  # what lies there then is turned up for good
                seen = 0
                continue
            if page.locator(HAND).count():
                expect(page.locator(".cc-turned")).to_have_count(0)
            else:
                seen = 0
        if seen:
            break
        take_choice(page, luck)
    assert seen, "a card that was turned up stays in its row"


def test_the_rules_drawer_shows_the_whole_animal_table(server: Server, somebody: Someone) -> None:
    for width in (1440, 390):
        page = somebody(viewport={"width": width, "height": 844}).new_page()
        seated(page, server)
        page.get_by_role("button", name="Rules").click()
        table = page.locator(".beside table").filter(has_text="Animals of one species")
        table.wait_for()
        assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")


def test_the_index_of_every_card_is_seen_however_long_a_row_is(tmp_path: Path) -> None:
    rooms = [[344, 400], [374, 560], [514, 1080], [752, 800], [1060, 760], [2100, 1300]]
    tables = []
    for players in (2, 3, 4, 5):
        match = decided_by_lot("cardcassonne", (("players", players),), "over", 0)
        fullest = max(match.positions, key=lambda one: max(map(len, one.to_json()["rows"].values())))
        view = fullest.view(0)
        tables.append([view.to_json(), match.game.derived(view)])
    asked = f"""
    import {{ leastHeight, plan }} from {json.dumps(str(PAGE / "layout"))};
    const found = [];
    for (const [view, derived] of {json.dumps(tables)})
      for (const [w, h] of {json.dumps(rooms)})
        for (const {{ spots }} of plan(w, Math.max(h, leastHeight(w, view, true)), view, derived, true).rows)
          for (const [i, {{ x, scale }}] of spots.entries())
            if (spots[i + 1]?.x < x + 22 * scale) found.push([view.players.length, w, spots.length, i]);
    console.log(JSON.stringify(found));
    """
    assert asked_of_the_page(tmp_path, asked)[:5] == []


def test_no_timers_move_the_pieces() -> None:
    assert not [path.name for path in PAGE.glob("*.ts*") if "setTimeout" in path.read_text(encoding="utf-8")]


def test_a_follower_that_is_offered_has_the_colour_of_whoever_would_place_it(server: Server, page: Page) -> None:
    """With the real box nobody sits before the page: it is whoever is asked."""
    referee("cardcassonne")(page, server.address)
    asked = decided_by_lot("cardcassonne", (("players", 3),), "turn", 60).position.actor
    offered = page.locator(".cc-ghost > g")
    expect(offered.first).to_be_visible()
    assert {one.get_attribute("class") for one in offered.all()} == {f"cc-seat-{asked}"}


@pytest.mark.parametrize(("eyes", "seat"), [(0, 0), (-1, -1), (0, -1)])
def test_every_piece_is_followed_from_where_it_comes_to_where_it_goes(eyes: int, seat: int, tmp_path: Path) -> None:
    """Looked at through the eyes of one, by somebody at a seat to whom less may have been told."""
    match = decided_by_lot("cardcassonne", (("players", 3),), "over", 0)
    views = [position.view(None if eyes < 0 else eyes).to_json() for position in match.positions]
    asked = f"""
    import {{ follow }} from {json.dumps(str(PAGE / "pieces"))};
    const [views, steps] = {json.dumps([views, told_of(match, seat)])};
    const wrong = [];
    let {{ pieces }} = follow([], views[0], {eyes}, []);
    steps.forEach((step, n) => {{
      const now = follow(pieces, views[n + 1], {eyes}, [step]);
      const lay = new Map(pieces.map((piece) => [piece.id, piece]));
      const lies = new Map(now.pieces.map((piece) => [piece.id, piece]));
      const says = (what, found) => found.length && wrong.push([n + 1, what, found]);
      says("have one name", lies.size < now.pieces.length ? now.pieces : []);
      says("come from nowhere", now.pieces.filter(({{ id, from }}) => !lay.has(id) && from === null));
      says("go nowhere", [...lay.keys()].filter((id) => !lies.has(id) && !now.gone.some((one) => one.id === id)));
      says("go to nobody", views[n + 1].phase === "over" ? [] : now.gone.filter(({{ to }}) => to === null));
      says("are others", now.pieces.filter(({{ id, card }}) => card && lay.get(id)?.card && lay.get(id).card !== card));
      const hidden = (id) => lay.get(id)?.card === "" && lay.get(id).follower < 0;
      says("are turned unseen", now.pieces.filter(({{ id, card, turned }}) => card && hidden(id) && !turned));
      pieces = now.pieces;
    }});
    console.log(JSON.stringify(wrong));
    """
    assert asked_of_the_page(tmp_path, asked) == []
