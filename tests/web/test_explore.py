"""Lines of play from any position: told as tables tell, and refused with a sentence."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table.exploration import Exploration
from tavoliere.web.messages.exploring import Explored
from tavoliere.web.messages.lessons import Course
from tests.settings import LABELS, SETTINGS
from tests.web.server import Server

ROWS = {"blue": ["blue-3", "blue-2"], "red": ["red-1 face-down 0", "follower 1", "green-1 face-down 1"]}
LATE: dict[str, Any] = {
    "game": "cardcassonne",
    "options": {"players": 2},
    "position": {"round": 3, "dealer": 1, "rows": ROWS, "players": [{}, {"hand": ["green-2"]}]},
}


async def explored(server: Server, **asked: Any) -> Explored:
    answer = await server.http.post("/api/explore", json=asked)
    assert answer.status_code == 200, answer.text
    return Explored.model_validate_json(answer.content)


async def refused(server: Server, **asked: Any) -> str:
    answer = await server.http.post("/api/explore", json=asked)
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["text"].endswith("."), "a sentence"
    name: str = problem["message"][0]
    return name


async def test_a_line_from_a_position_is_told_as_a_table_tells_it(server: Server) -> None:
    begins = await explored(server, **LATE)
    rows = ("yellow", "red", "green", "blue")
    assert [choice.text for choice in begins.standing.choices] == [f"follower {row}" for row in rows]
    assert (begins.standing.n, begins.steps, begins.standing.undo) == (0, [], False)
    line = await explored(server, **LATE, steps=["follower blue", "play green-2 green"])
    assert [step.n for step in line.steps] == [1, 2]
    assert line.scenes[-1].gains[0].points == 10
    assert line.standing.actor == -1, "chance is to deal, and nobody says how"
    on = await explored(server, **LATE, steps=["follower blue", "play green-2 green"], known=1)
    assert [step.n for step in on.steps] == [2]
    back = await explored(server, **LATE, steps=["follower blue", "play green-2 green"], at=1)
    assert back == await explored(server, **LATE, steps=["follower blue"])


async def test_chance_falls_as_the_steps_or_a_seed_say(server: Server) -> None:
    steps = ["follower blue", "play green-2 green"]
    by_seed = await explored(server, **LATE, steps=steps, seed=7)
    assert (by_seed.standing.n, by_seed.standing.actor) == (14, 1)
    assert by_seed == await explored(server, **LATE, steps=steps, seed=7), "the same every time"
    assert [step.name for step in by_seed.steps[2:4]] == ["draw-unseen", "draw"], "the other's cards are hidden"
    given = await explored(server, **LATE, steps=[*steps, "draw blue-2", "draw blue-1"], seed=7)
    assert given.steps[3].words == ["blue-1"] and given.standing.n == 14


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
        ({"steps": ["play blue-1 blue"]}, "no-hand-empty"),
        ({"steps": ["dance"]}, "no-such-action"),
        ({"steps": ["draw-unseen"]}, "no-masked"),
        ({"steps": ["x" * 101]}, "web-request"),
        ({"steps": ["follower blue"] * 1201}, "web-request"),
        ({"steps": [1]}, "web-request"),
        ({"known": -1}, "web-request"),
        ({"names": ["n" * 25]}, "web-request"),
        ({"secret": 1}, "web-request"),
    ):
        assert await refused(server, **{**LATE, **changed}) == message, changed


async def test_more_steps_known_than_there_are_tell_nothing(server: Server) -> None:
    assert (await explored(server, **LATE, steps=["follower blue"], known=5)).steps == []


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
