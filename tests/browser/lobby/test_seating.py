"""Sitting down to a new game: what it takes, who plays, house rules with their rules, one's own box."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Someone
from tests.browser.person import wait_until_asked

# What belongs to the command line, or to whoever wrote the program.
TECHNICAL = re.compile(r"--\w|\bJSON\b|0\.0\.0\.0|\bfile\b|\bflag\b", re.IGNORECASE)


@pytest.mark.parametrize(
    ("game", "table", "wrong", "amiss"),
    [
        ("cardcassonne", {"name": "my box", "points": [3, 6, 9, 12, 15]}, {"points": [3, 2]}, "never fall"),
        (
            "san-marco",
            {"name": "my box", "sites": [["cannaregio", "dorsoduro"], ["dorsoduro", "castello"]], "capacity": 9},
            {"prestige": {"atlantis": [6, 4]}},
            "atlantis",
        ),
    ],
)
def test_whoever_has_the_box_plays_with_its_own_table(
    game: str, table: dict[str, Any], wrong: dict[str, Any], amiss: str, page: Page, tmp_path: Path
) -> None:
    page.goto(f"/#new/{game}")
    page.locator(".designers summary").click()

    def bring(text: str) -> None:
        file = tmp_path / "table.json"
        file.write_text(text)
        with page.expect_file_chooser() as chooser:
            page.locator(".designers input[type=file]").click()
        chooser.value.set_files(file)

    refusal, submit = page.locator(".refusal"), page.locator("button[type=submit]")
    bring("no table at all")
    expect(refusal).to_contain_text("table.json")
    bring(json.dumps(wrong))
    expect(refusal).to_have_count(0)
    submit.click()
    expect(refusal).to_contain_text(amiss)
    bring(json.dumps(table))
    expect(refusal).to_have_count(0)
    submit.click()
    wait_until_asked(page)
    page.locator(".remarks summary").click()
    expect(page.locator(".remarks")).to_contain_text('"my box"')
    assert page.locator(".stage svg").count()


def test_one_click_on_the_first_page_and_one_plays_against_a_gentle_bot(page: Page) -> None:
    for game, bots in (("Cardcassonne", 1), ("Carolus Magnus", 1), ("San Marco", 1)):
        page.goto("/")
        page.get_by_role("button", name=f"Play against a bot: {game}").click()
        wait_until_asked(page)
        expect(page.get_by_role("heading", name=game, level=1)).to_be_attached()
        expect(page.locator(".player")).to_have_count(1 + bots)
        expect(page.locator(".player").first).to_contain_text("you")
        expect(page.locator(".player").nth(1)).to_contain_text("squire")


def test_how_long_it_takes_is_said_for_these_players(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".box").nth(2).locator(".facts")).to_contain_text("40 to 90 minutes")
    page.goto("/#new/san-marco")
    takes = page.locator(".takes")
    page.locator("input[name=players][value='3']").check()
    for seat in (1, 2):
        page.locator(".seats select").nth(seat).select_option("away")
    expect(takes).to_contain_text("about 60 minutes")
    page.locator(".seats select").nth(2).select_option("squire")
    expect(takes).to_contain_text("about 45 minutes")
    page.locator("input[name=players][value='2']").check()
    expect(takes).to_contain_text("about 40 minutes")
    page.locator("input[name=variant][value='two-colours']").check()
    expect(takes).to_contain_text("about 90 minutes")


def test_difficulty_is_said_in_words_and_the_usual_opponent_is_gentle(page: Page) -> None:
    page.goto("/#new/cardcassonne")
    seat = page.locator(".seats select").nth(1)
    expect(seat).to_have_value("squire")
    expect(page.locator(".seats")).to_contain_text("for whoever is learning")
    told = seat.locator("option").all_inner_texts()
    assert [text for text in told if text.startswith("bot")] == [
        "bot, very easy (novice)",
        "bot, easy (squire)",
        "bot, medium (knight)",
        "bot, hard (duke)",
        "bot, very hard (emperor)",
    ]
    for select in page.locator(".seats select").all():
        select.select_option("emperor" if select.input_value() != "here" else "here")
    expect(page.locator(".seats")).to_contain_text("seldom beaten")
    expect(page.locator(".seats")).not_to_contain_text("for whoever is learning")


@pytest.mark.parametrize(
    ("game", "language", "option", "value", "more"),
    [("carolus-magnus", "en-GB", "refill", "draft", 1), ("san-marco", "it-IT", "players", "3", -2)],
)
def test_every_house_rule_that_means_something_is_offered_with_its_sentence_and_leads_to_its_rule(
    game: str, language: str, option: str, value: str, more: int, somebody: Someone
) -> None:
    page = somebody(locale=language).new_page()
    page.goto(f"/#new/{game}")
    page.locator(".house summary").click()
    rules = page.locator(".house .rule")
    before = rules.count()
    page.locator(f"input[name={option}][value='{value}']").check()
    expect(rules).to_have_count(before + more)  # what the end of the bag means, and what two pairs may do
    for rule in rules.all():
        link = rule.locator(".rule-link")
        address = link.inner_text()
        assert len(rule.locator(".quiet").inner_text()) > len(address) + 30, "a sentence"
        assert link.get_attribute("href", timeout=1000) == f"#rules/{game}/{address.replace(' ', '%20')}"
    rules.last.locator(".rule-link").click()
    expect(page.locator(".rulebook .here")).to_be_in_viewport()


def test_what_was_chosen_is_still_chosen_after_a_look_at_the_rules(page: Page) -> None:
    page.goto("/#new/carolus-magnus")
    page.locator("input[name=players][value='3']").check()
    page.locator("input[name=refill][value='draft']").check()
    page.locator(".seats select").nth(2).select_option("away")
    page.locator(".seats input").nth(1).fill("Zeno")
    page.locator(".time select").first.select_option("move 172800")
    page.locator(".who .check input").uncheck()
    page.locator(".house summary").click()
    page.get_by_label("Rounds at most").select_option("40")
    page.get_by_role("link", name="Rules", exact=True).first.click()
    page.locator(".rulebook h2").first.wait_for()
    page.go_back()
    expect(page.locator("input[name=players][value='3']")).to_be_checked()
    expect(page.locator("input[name=refill][value='draft']")).to_be_checked()
    expect(page.locator(".seats select").nth(2)).to_have_value("away")
    expect(page.locator(".seats input").nth(1)).to_have_value("Zeno")
    expect(page.locator(".time select").first).to_have_value("move 172800")
    expect(page.locator(".who .check input")).not_to_be_checked()
    page.locator(".house summary").click()
    expect(page.get_by_label("Rounds at most")).to_have_value("40")
    page.reload()
    expect(page.locator("input[name=players][value='3']")).to_be_checked()


def test_nothing_on_the_page_speaks_of_files_and_flags(page: Page) -> None:
    for game in ("cardcassonne", "carolus-magnus", "san-marco"):
        page.goto(f"/#new/{game}")
        for summary in page.locator("details summary").all()[1:]:
            summary.click()
        page.locator(".seats select").nth(1).select_option("away")
        assert TECHNICAL.findall(page.inner_text("main")) == []
        page.locator("button[type=submit]").click()
        page.locator(".invite .qr").wait_for()
        assert TECHNICAL.findall(page.inner_text("main")) == []


def test_a_person_without_a_name_is_called_by_the_seat_in_each_readers_language(page: Page, somebody: Someone) -> None:
    page.goto("/#new/cardcassonne")
    page.locator("input[name=players][value='2']").check()
    page.locator(".seats select").nth(1).select_option("away")
    page.locator("button[type=submit]").click()
    link = page.locator(".invite .address").input_value()
    expect(page.locator(".player .name")).to_contain_text(["Player 1", "Player 2"])
    friend = somebody(locale="it-IT").new_page()
    friend.goto(link)
    expect(friend.locator(".player .name")).to_contain_text(["Giocatore 1", "Giocatore 2"])
    expect(friend.locator(".chronicle")).to_contain_text("Giocatore 1")
    expect(friend.locator(".chronicle")).not_to_contain_text("Player")
    friend.get_by_role("button", name="English").click()
    expect(friend.locator(".player .name")).to_contain_text(["Player 1", "Player 2"])
    expect(friend.locator(".chronicle")).to_contain_text("Player 1")
