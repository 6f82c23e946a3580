"""Boards in notebooks: documents that need nothing else, in which nothing is that is hidden (more in tests/browser)."""

import importlib
import json
import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine import board_html
from tavoliere.table.match import SeatTaken
from tavoliere.words import spoken
from tests.conftest import FAIR
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


def played(setting: Setting, decisions: int, seed: int = 3) -> tv.Position:
    """A position of a game in which everybody plays at random."""
    match, generator = tv.Match(game_of(setting), seed=seed), random.Random(seed)
    for _ in range(decisions):
        if match.position.actor is None:
            break
        match.play(generator.choice(match.position.actions))
    return match.position


class Read(HTMLParser):
    """The elements of a document, and what stands in those that hold nothing but text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._inside = dict(attrs).get("id") or tag

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        self.texts[self._inside] = self.texts.get(self._inside, "") + data


def document(shown: Any) -> str:
    """What stands in the frame that a notebook is given."""
    ((tag, attributes),) = Read(shown._repr_html_()).elements
    assert (tag, attributes["sandbox"]) == ("iframe", "allow-scripts")
    return attributes["srcdoc"] or ""


def given(shown: Any) -> dict[str, Any]:
    """What the script of a board is given."""
    found: dict[str, Any] = json.loads(Read(document(shown)).texts["given"])
    return found


def other_package(monkeypatch: pytest.MonkeyPatch) -> GameDefinition:
    """The game of another package, which declares its board."""
    monkeypatch.syspath_prepend(str(FAIR.parent))
    definition: GameDefinition = importlib.import_module("fair.definition").FAIR
    monkeypatch.setitem(tv.GAMES.others, definition.name, definition)
    return definition


@every_setting
@pytest.mark.parametrize("decisions", [0, 70])
def test_every_board_is_a_document_that_needs_nothing_else(setting: Setting, decisions: int) -> None:
    position = played(setting, decisions)
    for shown in (position, position.view(0), position.view()):
        read = Read(document(shown))
        tags = [tag for tag, _ in read.elements]
        assert tags == ["html", "head", "meta", "meta", "title", "style", "body", "main", "script", "script"]
        policy = read.elements[3][1]["content"] or ""
        assert policy.startswith("default-src 'none'; ")
        assert {"src", "href"}.isdisjoint(name for _, attributes in read.elements for name in attributes)
        assert {*re.findall(r"url\((.{0,5})", read.texts["style"])} == {"data:", ") for"}, (
            "fonts, of which older forms are left out"
        )


@every_setting
def test_a_document_is_of_its_position_alone(setting: Setting) -> None:
    first, later = played(setting, 20), played(setting, 21)
    assert first._repr_html_() == tv.position(first.to_line())._repr_html_()
    assert first._repr_html_() != later._repr_html_()


@every_setting
def test_what_is_hidden_changes_no_document_of_whoever_may_not_see_it(setting: Setting) -> None:
    generator = random.Random(5)
    seen = setting[0] != "cardcassonne"  # where everything may lie open
    for seat, decisions in enumerate((6, 22)):
        position = played(setting, decisions)
        other = position.view(seat).redeal(generator)
        assert position.view(seat)._repr_html_() == other.view(seat)._repr_html_()
        seen = seen or position._repr_html_() != other._repr_html_()
    assert seen, "other hands would have been seen"


def test_players_have_their_names_and_words_their_language() -> None:
    names = ["</script><b>Zoë & \"co\" 'x'", "紫式部", "{Anna}"]
    match = tv.Match(tv.game("san-marco", players=3), seed=4, seats=[SeatTaken(name) for name in names])
    assert given(match)["names"] == names
    with spoken("it"):
        italian = given(match)
    assert italian["language"] == "it" and "seat = Giocatore" in italian["words"]
    assert "seat = Player" in given(match)["words"]


def test_a_game_of_another_package_has_its_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = other_package(monkeypatch)
    zones = given(tv.game(definition.name).start())["tables"]["zones"]
    assert [zone["name"] for zone in zones] == [zone.name for zone in definition.zones]


@every_setting
def test_without_the_page_a_document_has_what_a_terminal_shows(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(board_html, "BUILT", tmp_path)
    match = tv.Match(game_of(setting), seed=4, seats=[SeatTaken(f"<{p}>") for p in range(setting[1]["players"])])
    assert Read(document(match)).texts["pre"] == match.game.draw(match.position, words=match.words)
    for shown in (match.position, match.view(0)):
        assert Read(document(shown)).texts["pre"] == str(shown)
