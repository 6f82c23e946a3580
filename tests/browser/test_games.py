"""Whole games of every kind, played to their final scores through the page."""

import pytest

from tests.browser.conftest import HURRIED, Someone
from tests.browser.person import open_table, play_to_the_end, scores
from tests.settings import LABELS, SETTINGS

# Two players of each game are played to the end in test_pace.py; what differs from these in numbers only is played over
# the socket in tests/web/test_leaks.py.
PLAYED = (
    "cardcassonne-5",
    "carolus-magnus-2-draft",
    "carolus-magnus-4-dice",
    "san-marco-2-ghosts",
)


@pytest.mark.parametrize(
    "number",
    [number for number, label in enumerate(LABELS) if label.startswith(PLAYED)],
    ids=lambda number: LABELS[number],
)
def test_a_whole_game_is_played_through_the_page(number: int, somebody: Someone) -> None:
    # Nothing is asked twice, and a small window is quickly painted: a game has hundreds of decisions.
    page = somebody({**HURRIED, "confirm": "never"}, viewport={"width": 960, "height": 640}).new_page()
    name, options = SETTINGS[number]
    bots = ["page" if seat % 2 else "squire" for seat in range(1, options["players"])]
    open_table(page, name, options, ["here", *bots])
    made = play_to_the_end(page, seed=number, board=6)
    assert made["list"] > 0, made
    assert made["board"] > 0, made
    totals = [int(text) for text in page.locator(".ending tfoot .number").all_inner_texts()]
    assert sorted(totals) == sorted(scores(page))
    lines = page.locator(".breakdown tbody tr").all()
    assert lines, "the final scores are explained line by line"
    for line in lines:
        points = line.locator(".number").all_inner_texts()
        assert len(points) == options["players"] and any(points)
