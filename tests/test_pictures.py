"""Boards as pictures, drawn by the page's own art: what lies on the table is in them, and nothing that is hidden."""

import multiprocessing
import random
import re
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import tavoliere as tv
import tavoliere.envs.gymnasium as single
import tavoliere.envs.pettingzoo as several
from tavoliere.engine import art
from tavoliere.envs.pixels import pixels
from tavoliere.table.match import SeatTaken
from tavoliere.words import spoken
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 1000, 760
MOMENTS = (0, 70)  # decisions until a position is looked at


def played(setting: Setting, decisions: int, seed: int = 3) -> tv.Position:
    """A position of a game in which everybody plays at random."""
    match, generator = tv.Match(game_of(setting), seed=seed), random.Random(seed)
    for _ in range(decisions):
        if match.position.actor is None:
            break
        match.play(generator.choice(match.position.actions))
    return match.position


def drawn(shown: Any) -> ElementTree.Element:
    return ElementTree.fromstring(shown._repr_svg_())


def marked(root: ElementTree.Element, pattern: str) -> Counter[str]:
    """How often each name of a piece is there; what is only kept to be drawn elsewhere does not count."""
    found = [one.get("data-mark", "") for part in root if part.tag != f"{SVG}defs" for one in part.iter()]
    return Counter(one for one in found if re.fullmatch(pattern, one))


def texts(root: ElementTree.Element) -> list[str]:
    return [one.get("aria-label", "") for one in root.iter(f"{SVG}g") if one.get("aria-label")]


@every_setting
@pytest.mark.parametrize("decisions", MOMENTS)
def test_every_board_is_a_picture_that_needs_nothing_else(setting: Setting, decisions: int) -> None:
    position = played(setting, decisions)
    for shown in (position, position.view(min(decisions, 1))):
        root = drawn(shown)
        assert (root.tag, root.get("width"), root.get("height")) == (f"{SVG}svg", str(WIDTH), str(HEIGHT))
        parts = list(root.iter())
        assert {part.tag.removeprefix(SVG) for part in parts} <= {
            *("svg", "g", "defs", "use", "clipPath", "pattern"),
            *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        }, "neither style sheets nor scripts nor letters of fonts that may not be there"
        values = [(name, value) for part in parts for name, value in part.attrib.items()]
        unfinished = re.compile(r"var\(|NaN|undefined|null|color-mix|Infinity").search
        for name, value in set(values):
            assert not unfinished(value), (name, value)
            assert name not in ("width", "height", "r") or float(value) > 0, "what has no size is not drawn"
        names = Counter(value for name, value in values if name == "id")
        assert set(names.values()) <= {1}
        referred = re.compile(r"url\(#([^)]+)\)|^#(t[\w-]+)$").findall
        used = {found for value in {value for _, value in values} for found in referred(value)}
        assert {one or other for one, other in used} <= set(names), "whatever is referred to is there"


@every_setting
def test_a_picture_is_of_its_position_alone(setting: Setting) -> None:
    first, later = played(setting, 20), played(setting, 21)
    picture = first._repr_svg_()
    assert picture == tv.position(first.to_line())._repr_svg_()
    assert picture != later._repr_svg_()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", MOMENTS)
def test_rows_and_hands_of_cardcassonne(players: int, decisions: int) -> None:
    position = played(("cardcassonne", {"players": players}), decisions)
    rows = {
        f"row {colour} {i}" for colour, row in position.to_json()["rows"].items() for i in range(len(row))
    }  # cards and followers
    for seat in range(players):
        view = position.view(seat)
        root = drawn(view)
        assert set(marked(root, r"row \w+ \d+")) == rows
        own = Counter(f"card {card}" for card in view.to_json()["players"][seat]["hand"])
        assert marked(root, "card .*") == own, "my own cards, and nobody else's"
        assert not marked(root, r"hand \d .*")
    hands = [player["hand"] for player in position.to_json()["players"]]
    every = Counter(f"hand {seat} {card}" for seat, hand in enumerate(hands) for card in hand)
    assert marked(drawn(position), r"hand \d .+") == every, "who knows everything sees all hands"
    assert not marked(drawn(position.view()), r"hand \d .+"), "and a spectator none"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_paladins_and_castles_of_carolus_magnus(players: int) -> None:
    position = played(("carolus-magnus", {"players": players}), 160)
    ring = position.to_json()["ring"]
    root = drawn(position)
    piles = {f"territory {land['territory']} {colour}" for land in ring for colour in land.get("paladins", {})}
    assert piles and set(marked(root, r"territory \d+ \w+")) == piles
    castles = {f"castles {land['territory']}": land["castles"] for land in ring if land.get("castles")}
    assert castles and marked(root, r"castles \d+") == castles


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one[0] == "san-marco"], ids=str)
def test_aristocrats_and_bridges_of_san_marco(setting: Setting) -> None:
    position = played(setting, 90)
    written = position.to_json()
    root = drawn(position)
    districts = written["districts"]
    folk = {f"f:{district}:{colour}": n for district, there in districts.items() for colour, n in there.items()}
    assert folk and set(marked(root, "f:.*")) == set(folk)
    for piece in root.iter():
        if (spot := piece.get("data-mark", "")) in folk:
            assert str(folk[spot]) in texts(piece), "with how many they are"
    bridges = Counter(f"bridge {site} {owner}" for site, owners in written["bridges"].items() for owner in owners)
    assert bridges and marked(root, "bridge .*") == bridges
    assert {f"title {district}" for district in districts} <= set(marked(root, "title .*"))


@every_setting
def test_what_is_hidden_changes_no_picture_of_whoever_may_not_see_it(setting: Setting) -> None:
    generator = random.Random(5)
    seen = setting[0] != "cardcassonne"  # where everything may lie open
    for seat, decisions in enumerate((6, 22)):
        position = played(setting, decisions)
        other = position.view(seat).redeal(generator)
        assert position.view(seat)._repr_svg_() == other.view(seat)._repr_svg_()
        seen = seen or position._repr_svg_() != other._repr_svg_()
    assert seen, "other hands would have been seen"


def test_players_have_their_names_and_words_their_language() -> None:
    seats = [SeatTaken(name) for name in ('<Zoë> & "co"', "紫式部", "Anna")]
    match = tv.Match(tv.game("san-marco", players=3), seed=4, seats=seats)
    told = texts(drawn(match))
    assert '<Zoë> & "co"' in told and "Anna" in told
    strange = {one.text for one in drawn(match).iter(f"{SVG}text")}
    assert strange == set("紫式部"), "letters that no font of ours has are left to those of the machine"
    position = played(("carolus-magnus", {"players": 3}), 30)
    with spoken("it"):
        italian = texts(drawn(position))
    assert any(text.startswith("Al centro") for text in italian)
    assert any(text.startswith("In the middle") for text in texts(drawn(position)))


@pytest.mark.parametrize("name", list(tv.GAMES))
def test_environments_give_the_picture_as_pixels(name: str) -> None:
    env = single.TavoliereEnv(name, render_mode="rgb_array", opponents="random")
    env.reset(seed=1)
    first: Any = env.render()
    assert first.shape == (HEIGHT, WIDTH, 3) and first.dtype == np.uint8
    colours = first.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    assert len(np.unique(colours)) > 1000
    assert tuple(first[0, 0]) == (0xF4, 0xEC, 0xDD), "paper"
    others = several.env(name, players=3, render_mode="rgb_array")
    others.reset(seed=1)
    whole: Any = others.render()
    assert whole.shape == first.shape and (whole != first).any()


@every_setting
def test_without_the_extra_a_picture_is_what_a_terminal_shows(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "py_mini_racer", None)
    art.artist_of.cache_clear()
    try:
        match = tv.Match(game_of(setting), seed=4, seats=[SeatTaken(f"<{p}>") for p in range(setting[1]["players"])])
        actor = match.position.actor
        for shown, text in (
            (match, match.game.draw(match.position, words=match.words)),
            (match.position, str(match.position)),
            (match.view(actor), str(match.view(actor))),
        ):
            letters = "".join(one.text or "" for one in drawn(shown).iter(f"{SVG}text"))
            assert letters == "".join(text.split()), "every character of the board, and nothing else"
        sheet = pixels(match._repr_svg_())
        assert sheet.dtype == np.uint8 and sheet.ndim == 3 and sheet.shape[2] == 3
        assert tuple(sheet[0, 0]) == (0xF4, 0xEC, 0xDD), "paper"
        assert 0.002 < (sheet < 128).all(axis=2).mean() < 0.5, "and ink"
    finally:
        art.artist_of.cache_clear()


def test_a_board_of_another_package_is_not_among_those_that_python_can_draw(tmp_path: Path) -> None:
    ours: Any = tv.GAMES[SETTINGS[0][0]]
    theirs: Any = SimpleNamespace(board="page/board.tsx", folder=tmp_path / "games" / ours.folder.name)
    assert art.artist(ours) is not None and art.artist(theirs) is None


def size_of_picture(position: tv.Position) -> int:
    return len(position._repr_svg_())


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no process is forked here")
def test_a_process_that_is_forked_draws_too() -> None:
    position = played(SETTINGS[0], 10)
    expected = size_of_picture(position)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(size_of_picture, (position,)).get(timeout=60) == expected
