"""With the real box: recorded games typed in, tap by tap, on a tablet and on a phone."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tests.browser.boards import bring, decided_by_lot, decisions_of
from tests.browser.conftest import Server, Someone
from tests.browser.person import FOUND, PATIENCE, found, play_on, sit, wait_until_asked, wait_until_drawn
from tests.games.settings import LABELS, SETTINGS
from tests.referee.entries import people, whole
from tests.referee.test_referee import record_of, recorded

TABLET, PHONE = {"width": 820, "height": 1180}, {"width": 390, "height": 844}

# Taps what is to be told, as somebody would: on the tray, or in the list of what can be done there, through its groups.
TAP = (
    f"""async ({{texts, numbers, patience}}) => {{{FOUND}"""
    """
  const main = () => document.querySelector("main.referee");
  const frame = () => new Promise(done => setTimeout(done, 4));
  const within = find => found(find, patience).catch(() => null);
  for (const [i, text] of texts.entries()) {
    if (!(await within(() => main().ariaBusy === "false"))) return `${text} has to wait`;
    const before = Number(main().dataset.told);
    const [what, key, ...words] = text.split(" ");
    if (what === "shown") {
      const place = await within(() => document.querySelector(`[data-shown="${key}"]`));
      if (!place) return `${text} is not asked for`;
      for (const word of words) {
        place.querySelector(`[data-word="${word}"]`).click();
        await frame();
      }
      if (words.length !== 1 || place.isConnected && place.querySelector(".done:enabled"))
        (await within(() => document.querySelector(`[data-shown="${key}"] .done:enabled`)))?.click();
    } else {
      const button = await within(() => {
        const tap = document.querySelector(`[data-tell="${text}"]`)
          ?? document.querySelector(`.choices [data-choice="${numbers[i]}"]:enabled`);
        if (tap) return tap;
        document.querySelector(`.deeds.${what} [data-first$="-${key}"]`)?.click();
        for (const group of document.querySelectorAll(".choices .group[aria-expanded=false]")) group.click();
        return null;
      });
      if (!button) return `${text} can't be told: ${document.querySelector(".prompt").innerText}`;
      button.click();
    }
    const done = await within(() => Number(main().dataset.told) > before);  // others may tell something meanwhile
    if (!done) return `${text} was not taken: ${document.querySelector(".info").innerText}`;
  }
  return "";
}"""
)


OPENING = ("red-1", "red-2", "green-1", "green-1", "blue-1", "blue-2", "yellow-1", "yellow-2", "red-1", "green-2")
# Seeds of games of which nearly everything that can be told is told at the beginning or at the end.
SEEDS = {"cardcassonne-2": 28, "carolus-magnus-2-dice": 4, "san-marco-2-ghosts": 93}


@cache
def told_of(label: str) -> tuple[tv.Match, list[str]]:
    match = recorded(LABELS.index(label), SEEDS[label])
    return match, whole(match, Replay(read(record_of(match))))


def tap(page: Page, game: tv.Game, texts: list[str]) -> None:
    numbers = [-1 if text.startswith("shown") else int(game.action(text)) for text in texts]
    assert page.evaluate(TAP, {"texts": texts, "numbers": numbers, "patience": PATIENCE}) == ""


def begin(page: Page, match: tv.Match) -> None:
    page.goto(f"/#referee/{match.game.name}")
    page.locator("form").wait_for()
    for option in ("players", "variant"):
        value = match.game.settings.get(option)
        if value is not None:
            page.locator(f"select[name={option}]").select_option(str(value))
    page.locator("button[type=submit]").click()
    page.locator("main.referee").wait_for()


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".player .score").all_inner_texts()]


# What is tapped at the beginning and at the end: everything that is told in between is told there, too.
TAPPED = {"cardcassonne-2": (30, 172), "carolus-magnus-2-dice": (33, 148), "san-marco-2-ghosts": (52, 270)}


def begun_and_late(told: list[str], label: str) -> tuple[int, int]:
    begun, late = TAPPED[label]
    assert {text.split()[0] for text in (*told[:begun], *told[late:])} == {text.split()[0] for text in told}
    return begun, late


def test_a_whole_game_of_hidden_cards_is_typed_in_put_right_and_counted_to_the_last_point(
    somebody: Someone,
) -> None:
    match, told = told_of("cardcassonne-2")
    begun, late = begun_and_late(told, "cardcassonne-2")
    page = somebody(viewport=TABLET).new_page()
    begin(page, match)
    tap(page, match.game, told[:begun])
    before = scores(page)

    # A step in the middle is put right: somebody had tapped the wrong row.
    at = max(i for i, text in enumerate(told[:begun]) if text.startswith("follower"))
    rows = ("yellow", "red", "green", "blue")
    wrong = next(f"follower {row}" for row in rows if f"follower {row}" != told[at])
    page.locator(".told li button").nth(begun - 1 - at).click()
    page.locator(".correct").click()
    expect(page.locator(".correcting")).to_be_visible()
    page.locator(f"[data-tell='{wrong}']").click()
    expect(page.locator(".changed")).to_be_visible()
    page.locator(".told li button").nth(begun - 1 - at).click()
    page.locator(".correct").click()
    expect(page.locator(".correcting")).to_be_visible()
    page.locator(f"[data-tell='{told[at]}']").click()
    expect(page.locator(".correcting")).to_be_hidden()  # until then the first correction's changes may be shown
    expect(page.locator(".changed")).to_be_visible()
    assert scores(page) == before

    # What was told is still there after a reload; the last of it can be taken back.
    page.reload()
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(begun))
    page.locator(".undo").click()
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(begun - 1))
    tap(page, match.game, told[begun - 1 : begun])
    bring(page, match, told[:late])
    tap(page, match.game, told[late:])
    assert match.position.result is not None
    assert scores(page) == list(match.position.result.scores)
    expect(page.locator(".final")).to_be_visible()


@pytest.mark.parametrize("label", ["carolus-magnus-2-dice", "san-marco-2-ghosts"])
def test_a_whole_game_is_typed_in_on_a_phone_to_the_last_point(label: str, somebody: Someone) -> None:
    match, told = told_of(label)
    begun, late = begun_and_late(told, label)
    page = somebody(viewport=PHONE).new_page()
    begin(page, match)
    tap(page, match.game, told[:begun])
    bring(page, match, told[:late])
    tap(page, match.game, told[late:])
    assert match.position.result is not None
    assert scores(page) == list(match.position.result.scores)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_bot_says_what_to_move_and_what_does_not_fit_is_asked_about(somebody: Someone, tmp_path: Path) -> None:
    page = somebody(viewport=TABLET).new_page()
    page.goto("/#referee")
    steps = [f"draw {colour}" for colour in ("red", "green", "blue", "yellow", "pink") * 3]
    record: dict[str, Any] = {
        **{"format": "tavoliere-referee", "version": 1, "game": "carolus-magnus", "options": {}, "cards": "public"},
        "seats": people(2, bots=(0,)),
        "told": [*steps[:3], "march 2", *steps[3:], "emperor 1", *["roll red"] * 7, *["roll blue"] * 7, "lot 0"],
    }
    file = tmp_path / "game.json"
    file.write_text("no game")
    page.locator(".bring input").set_input_files(file)
    expect(page.locator(".refusal")).to_contain_text("game.json")
    file.write_text(json.dumps(record))
    page.locator(".bring input").set_input_files(file)
    expect(page.locator(".correcting .refusal")).to_be_visible()
    page.locator(".leave-out").click()
    page.locator(".moved").click()
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(len(record["told"])))


def test_each_on_their_own_phone_types_their_own_cards(somebody: Someone) -> None:
    lead = somebody(viewport=TABLET).new_page()
    lead.goto("/#referee/cardcassonne")
    lead.locator("select[name=players]").select_option("2")
    lead.locator("input[value=own]").check()
    lead.locator("button[type=submit]").click()
    lead.locator("main.referee").wait_for()
    links = [one.input_value() for one in lead.locator(".sharing input.address").all()]
    phones = [somebody(viewport=PHONE).new_page() for _ in links]
    for phone, link in zip(phones, links, strict=True):
        phone.goto(f"/#{link.partition('#')[2]}")
        expect(phone.locator(".own-seat")).to_be_visible()
    expect(lead.locator(".sharing .tag", has_text="has joined")).to_have_count(2)
    expect(lead.locator(".sharing input.address")).to_have_count(0)  # used up
    stranger = somebody(viewport=PHONE).new_page()
    stranger.goto(f"/#{links[0].partition('#')[2]}")
    expect(stranger.get_by_role("alert")).to_contain_text("used the link already")

    game = tv.game("cardcassonne", players=2)
    laid = [f"draw {card}" for card in OPENING]
    tap(lead, game, laid)
    hands = [
        ["yellow-3", "yellow-1", "yellow-2", "red-1", "red-2", "red-3"],
        ["green-3", "green-1", "green-2", "blue-1", "blue-2", "blue-3"],
    ]
    for phone, hand in zip(phones, hands, strict=True):
        expect(phone.locator("main.referee")).to_have_attribute("data-ask", "chance")
        tap(phone, game, [f"draw {card}" for card in hand])
    first = next(i for i in (0, 1) if phones[i].locator("main.referee").get_attribute("data-ask") == "choice")
    mine, other = phones[first], phones[1 - first]
    expect(other.locator("main.referee")).to_have_attribute("data-ask", "wait")
    card = hands[first][0]
    colour = card.split("-")[0]
    tap(mine, game, [f"play {card} {colour}"])
    expect(lead.locator("main.referee")).to_have_attribute("data-told", str(len(laid) + 1))
    for page in (lead, other):
        expect(page.locator(".told li").first).not_to_contain_text("3")
    assert lead.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]

    # Whoever comes back sits where they sat; what lies on the table is checked on the device that leads.
    mine.reload()
    expect(mine.locator("main.referee")).to_have_attribute("data-told", str(len(laid) + 7))
    expect(mine.locator(".own-seat .warned")).to_have_count(0)
    stranger.goto(f"/#{mine.url.partition('#')[2]}")
    expect(stranger.locator("main.referee")).to_have_attribute("data-told", str(len(laid) + 7))
    expect(mine.locator(".own-seat .warned")).to_contain_text("2 devices")
    for page in (lead, other):
        expect(page.locator(".player .tag.devices")).to_contain_text("2 devices")
    mine.locator(".own-seat button").click()
    expect(mine.locator(".own-seat button")).to_contain_text("Type my cards")
    assert mine.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    lead.locator(".set-up summary").first.click()
    expect(lead.locator(".set-up .counted")).to_contain_text("Everything as it was told")
    lead.on("dialog", lambda dialog: dialog.accept())
    lead.locator(".unshare").click()
    expect(lead.locator(".share")).to_be_visible()
    expect(other.locator(".info")).to_contain_text("shared no more")
    lead.locator(".undo").click()
    expect(lead.locator("main.referee")).to_have_attribute("data-told", str(len(laid)))


MARKS = """() => Object.fromEntries([...document.querySelectorAll("main .seat-mark[class*=seat-]")].flatMap(mark => {
  const seat = /seat-\\d/.exec(mark.getAttribute("class"));
  return seat ? [[seat[0], getComputedStyle(mark).fill + mark.innerHTML]] : [];
}))"""
CHOOSE = """([select, players]) => {
  select.value = players;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""


# The seats' colours around every board on the page, by the number of players.
SEATS = """() => [...document.querySelectorAll("main.table, .figure")].map(one => [
  /players-(\\d)/.exec(one.className)?.[1],
  [0, 1, 2, 3, 4].map(seat => getComputedStyle(one).getPropertyValue(`--seat-${seat}`)),
])"""
# Whose colours every piece on the board has, by its name.
WHOSE = """() => {
  const own = getComputedStyle(document.querySelector("main"));
  const seats = [0, 1, 2, 3, 4].map(seat => own.getPropertyValue(`--seat-${seat}`));
  const found = {};
  for (const piece of document.querySelectorAll("[data-mark], [data-spot]"))
    for (const part of [piece, ...piece.querySelectorAll("*")])
      for (const name of ["--tint", "--side", "--colour"]) {
        const seat = seats.indexOf(getComputedStyle(part).getPropertyValue(name));
        if (seat >= 0) (found[piece.dataset.mark ?? piece.dataset.spot] ??= {})[seat] = true;
      }
  return Object.fromEntries(Object.entries(found).map(([name, some]) => [name, Object.keys(some).map(Number)]));
}"""
OFFERING = {"cardcassonne": ("turn", 1), "carolus-magnus": ("playing-paladins", 30), "san-marco": ("playing", 30)}


@pytest.mark.parametrize("game", tv.GAMES)
def test_a_seat_has_the_same_mark_on_every_screen(game: str, server: Server, somebody: Someone) -> None:
    """When one sits down, at the table, at the referee's and the scorer's, in the editor.

    So have its pieces on the board, at the table and at the referee's, where they take what is done next, and in the
    figures of the rules.
    """
    colours: dict[str, list[str]] = {}
    page, desk = somebody().new_page(), somebody().new_page()
    counts = [str(count) for count in tv.GAMES[game].options.OPTIONS[0].values]  # type: ignore[union-attr]
    marks: dict[str, dict[str, dict[str, str]]] = {players: {} for players in counts}
    for name in ("new", "referee", "scorer", "editor"):
        page.goto(f"/#{name}/{game}")
        page.locator("main .cover:not(:empty), main .stage svg, main.scorer").first.wait_for(state="attached")
        for players in counts:
            chosen = page.locator(f"input[name=players][value='{players}']")
            if chosen.count():
                chosen.check()
            else:
                page.evaluate(CHOOSE, [page.locator("select[name=players]").first.element_handle(), players])
            expect(page.locator(f"main.players-{players}")).to_have_count(1)
            marks[players][name] = page.evaluate(MARKS)
    for options in (options for name, options in SETTINGS if name == game):
        players = str(options["players"])
        match = decided_by_lot(game, tuple(options.items()), *OFFERING[game])
        actor = match.position.actor
        opened = found(server.address, game, options, ["human"] * options["players"])
        play_on(server.address, opened["tokens"], line=decisions_of(match))
        sit(page, opened["tokens"][actor or 0])
        wait_until_asked(page)
        bring(desk, match, whole(match, Replay(read(record_of(match)))))
        expect(desk.locator(".stage [role=button][tabindex='0']").first).to_be_visible()
        wait_until_drawn(page)
        seats = {f"seat-{seat}" for seat in range(options["players"])}
        marks[players] |= {"table": page.evaluate(MARKS), "desk": desk.evaluate(MARKS)}
        for screen, shown in marks[players].items():
            assert screen == "editor" or seats <= shown.keys(), screen
            for seat in seats & shown.keys():
                assert shown[seat] == marks[players]["table"][seat], (screen, options, seat)
        colours |= dict(page.evaluate(SEATS))
        painted, told = page.evaluate(WHOSE), desk.evaluate(WHOSE)
        assert {name: told[name] for name in painted if told.get(name, painted[name]) != painted[name]} == {}
        assert {seat for seats in told.values() for seat in seats} == {
            seat for seats in painted.values() for seat in seats
        }
        if game == "cardcassonne":
            assert told[f"piece follower-{actor}"] == [actor]
        seen = match.position.seen_as(match.position.actions[-1], -1)
        tap(desk, match.game, [match.game.all_actions[seen].text])
    page.goto(f"/#rules/{game}")
    page.locator(".figure").first.wait_for()
    figures = page.evaluate(SEATS)
    assert figures and [(players, seats) for players, seats in figures if colours[players] != seats] == []
