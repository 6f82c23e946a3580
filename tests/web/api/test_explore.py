"""Lines of play from any position: what cannot be one is refused with a sentence."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table.exploration import Exploration
from tavoliere.web.messages.lessons import Course
from tests.games.settings import LABELS, SETTINGS
from tests.web.server import Server

ROWS = {"blue": ["blue-3", "blue-2"], "red": ["red-1 face-down 0", "follower 1", "green-1 face-down 1"]}
LATE: dict[str, Any] = {
    "game": "cardcassonne",
    "options": {"players": 2},
    "position": {"round": 3, "dealer": 1, "rows": ROWS, "players": [{}, {"hand": ["green-2"]}]},
}


async def refused(server: Server, **asked: Any) -> str:
    answer = await server.http.post("/api/studies", json=asked)
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["text"].endswith("."), "a sentence"
    name: str = problem["message"][0]
    return name


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_a_whole_game_is_a_line_from_its_start(setting: tuple[str, dict[str, Any]]) -> None:
    name, options = setting
    game = tv.game(name, **options)
    line = Exploration(game, seed=3)
    steps: list[str] = []
    for _ in range(12):
        if line.position.actor is None:
            break
        steps.append(line.position.actions[-1].text)
        line.play(steps[-1])
        line.match.play_chance()
    again = Exploration(game, game.start().to_json(), steps, seed=3)
    assert again.position == line.position
    assert Exploration(game, steps=[step.text for step in line.match.steps]).position == line.position


async def test_what_cannot_be_explored_is_refused_with_a_sentence(server: Server) -> None:
    for changed, message in (
        ({"game": "chess"}, "web-request"),
        ({"options": {"players": 9}}, "wrong-value"),
        ({"options": {"players": 2, "animals": "/etc/passwd"}}, "web-option"),
        ({"seat": 2}, "web-explore-seat"),
        ({"seat": -2}, "web-explore-seat"),
        ({"position": {"round": 3, "rows": {"blue": ["blue-9"]}}}, "position-card"),
        ({"position": {"game": "san-marco"}}, "position-other-game"),
        ({"position": []}, "web-request"),
        ({"line": ["play blue-1 blue"]}, "no-hand-empty"),
        ({"line": ["dance"]}, "no-such-action"),
        ({"line": ["draw-unseen"]}, "no-masked"),
        ({"line": ["x" * 101]}, "web-request"),
        ({"line": ["follower blue"] * 1201}, "variations-long"),
        ({"line": [1]}, "web-request"),
        ({"secret": 1}, "web-request"),
    ):
        assert await refused(server, **{**LATE, "line": [], **changed}) == message, changed


async def test_the_courses_and_their_words(server: Server) -> None:
    for name, definition in tv.GAMES.items():
        answer = await server.http.get(f"/api/lessons/{name}")
        if not definition.lessons:
            assert (answer.status_code, answer.json()["message"][0]) == (404, "web-no-lessons")
            continue
        assert [lesson.name for lesson in Course.model_validate_json(answer.content).lessons] == [
            lesson.name for lesson in definition.lessons
        ]
        for lang in ("en", "it"):
            assert "lesson-" in (await server.http.get(f"/api/words/{lang}/{name}/lessons")).text
