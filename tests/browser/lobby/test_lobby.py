"""One's own games in the lobby: whose turn it is, how they ended, how one has done; nothing is forgotten unasked."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import forward, found, keep, play_on, played_by_bots, sit, summary


def played_out(server: Server, rival: str = "novice") -> dict[str, Any]:
    """A finished game of Carolus Magnus of a person at seat 0 against a bot."""
    table = found(server.address, "carolus-magnus", {"players": 2, "rounds": 20}, ["human", rival])
    play_on(server.address, [table["tokens"][0]])
    return table


def outcome(server: Server, table: dict[str, Any]) -> str:
    """How it ended for the person, as the lobby has to say it."""
    winners = summary(server.address, table["tokens"][0])["outcome"]["winners"]
    return "You share the victory" if len(winners) > 1 else "You won" if winners == [0] else "You lost"


def tallies(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('tavoliere-tallies')"))
    return kept


def test_whose_turn_it_is_and_how_finished_games_ended(page: Page, server: Server) -> None:
    page.goto("/")
    over = played_out(server)
    bots = played_by_bots(server.address, "cardcassonne", {"players": 3}, ["squire", "novice", "squire"])
    ended = summary(server.address, bots["spectator"])
    theirs = found(server.address, "cardcassonne", {"players": 2}, ["human", "human"])
    asked = summary(server.address, theirs["tokens"][0])["actor"]
    keep(page, "carolus-magnus", over, [0])
    keep(page, "cardcassonne", bots, [])
    keep(page, "cardcassonne", theirs, [1 - asked])
    page.reload()
    mine = page.locator(".my-tables li")
    expect(mine).to_have_count(3)
    expect(mine.nth(0).locator(".state")).to_have_text(f"{('Anna', 'Bruno')[asked]} is to play")
    finished = page.locator(".my-tables li.over")
    expect(finished).to_have_count(2)
    own = finished.filter(has_text="Carolus Magnus")
    expect(own.locator(".state")).to_have_text(outcome(server, over))
    scores = summary(server.address, over["tokens"][0])["outcome"]["scores"]
    expect(own.locator(".seated b")).to_have_text([str(score) for score in scores])
    names = [("Anna", "Bruno", "Carla")[seat] for seat in ended["outcome"]["winners"]]
    expect(finished.filter(has_text="Cardcassonne").locator(".state")).to_contain_text(names)
    # What happens meanwhile is seen without a reload.
    keep(page, "cardcassonne", theirs, [asked])
    page.reload()
    expect(page.locator(".my-tables li.turn .state")).to_have_text("Your turn")


def test_a_finished_game_counts_once_against_its_level_and_stays_counted_when_forgotten(
    page: Page, server: Server
) -> None:
    page.goto("/")
    for rival in ("novice", "novice", "squire"):
        keep(page, "carolus-magnus", played_out(server, rival), [0])
    page.reload()
    table = page.locator(".results table")
    expect(table.locator("caption")).to_have_text("Carolus Magnus")
    expect(table.locator("tbody tr")).to_have_count(2)
    games = tallies(page)["games"]["carolus-magnus"]
    assert {level: sum(tally.values()) for level, tally in games.items()} == {"novice": 2, "squire": 1}
    page.reload()
    expect(page.locator(".my-tables li")).to_have_count(3)
    for left in (2, 1, 0):
        page.get_by_role("button", name="Forget this table").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Forget").click()
        expect(page.locator(".my-tables li")).to_have_count(left)
    assert tallies(page)["games"]["carolus-magnus"] == games
    page.reload()
    expect(table).to_be_visible()
    cells = [int(text) for text in table.locator("td").all_inner_texts()]
    assert sum(cells) == 3


def test_a_game_counts_when_it_ends_at_the_table(page: Page, server: Server) -> None:
    table = found(server.address, "carolus-magnus", {"players": 2, "rounds": 20}, ["human", "novice"])
    sit(page, table["tokens"][0])
    page.goto("about:blank")
    play_on(server.address, [table["tokens"][0]])
    sit(page, table["tokens"][0])  # whoever comes back to the end of it
    expect(page.locator(".ending")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('tavoliere-tallies')?.includes('carolus-magnus')")
    tally = tallies(page)["games"]["carolus-magnus"]["novice"]
    assert sum(tally.values()) == 1
    page.reload()
    expect(page.locator(".ending")).to_be_visible()
    page.goto("/")
    expect(page.locator(".results")).to_be_visible()
    assert tallies(page)["games"]["carolus-magnus"]["novice"] == tally


def test_games_of_several_at_one_screen_or_without_bots_are_nobodys_statistic(page: Page, server: Server) -> None:
    page.goto("/")
    options = {"players": 2, "rounds": 20}
    table = forward(server.address, "carolus-magnus", options, lambda match: match.position.actor is None)
    keep(page, "carolus-magnus", table, [0])
    bots = played_by_bots(server.address, "carolus-magnus", {"players": 3, "rounds": 20}, ["novice"] * 3)
    keep(page, "carolus-magnus", bots, [])
    page.reload()
    expect(page.locator(".my-tables li.over")).to_have_count(2)
    expect(page.locator(".results")).to_have_count(0)


def test_leaving_a_seat_asks_first(page: Page, server: Server) -> None:
    page.goto("/")
    keep(page, "cardcassonne", found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"]), [0])
    page.reload()
    mine = page.locator(".my-tables li")
    forget = page.get_by_role("button", name="Forget this table of Cardcassonne")
    forget.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("without it there is no way back")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    expect(mine).to_have_count(1)
    forget.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(mine).to_have_count(1)
    forget.click()
    dialog.get_by_role("button", name="Forget").click()
    expect(mine).to_have_count(0)


def test_the_lobby_speaks_italian(server: Server, somebody: Someone) -> None:
    page = somebody(locale="it-IT").new_page()
    page.goto("/")
    table = played_out(server)
    keep(page, "carolus-magnus", table, [0])
    page.reload()
    told = {"You won": "Hai vinto", "You lost": "Hai perso", "You share the victory": "Vittoria condivisa"}
    expect(page.locator(".my-tables .state")).to_have_text(told[outcome(server, table)])
    expect(page.locator(".results th[scope=row]")).to_have_text("bot molto facile (novizio)")


def test_what_was_counted_against_a_bot_by_its_name_of_before_is_still_there(page: Page) -> None:
    page.goto("/")
    counted = {"counted": [], "games": {"carolus-magnus": {"page": {"won": 2, "lost": 1, "shared": 0}}}}
    page.evaluate("(tallies) => localStorage.setItem('tavoliere-tallies', JSON.stringify(tallies))", counted)
    page.reload()
    expect(page.locator(".results th[scope=row]")).to_have_text("bot, very easy (novice)")
    assert {*tallies(page)["games"]["carolus-magnus"]} == {"novice"}


def test_a_game_against_a_bot_says_which_variant_it_is(page: Page) -> None:
    page.goto("/")
    quick = page.get_by_role("button", name="Play against a bot: San Marco, 2 players, ghosts")
    expect(quick).to_have_css("flex-direction", "column")
    assert quick.evaluate("one => getComputedStyle(one, '::after').content") == '"2 players, ghosts"'


def test_continue_goes_on_with_a_game_that_is_not_over(page: Page, server: Server) -> None:
    page.goto("/")
    begun = found(server.address, "cardcassonne", {"players": 2}, ["human", "novice"])
    keep(page, "cardcassonne", begun, [0])
    keep(page, "carolus-magnus", played_out(server), [0])  # the latest
    page.reload()
    expect(page.locator(".my-tables li")).to_have_count(2)
    page.get_by_role("link", name="Continue").click()
    page.locator("main.table").wait_for()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("h1")).to_have_text("Cardcassonne")
