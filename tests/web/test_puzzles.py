"""Puzzles over HTTP: the solution is told to whoever asks for it, and to nobody before."""

from typing import Any

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tavoliere.web.messages.puzzles import PuzzleHint, PuzzleList, PuzzlePosition, PuzzleSolution, PuzzleVerdict
from tests.web.server import Server

GAME = "cardcassonne"
PUZZLE = puzzles_of(tv.GAMES[GAME])[0]
HERE = f"/api/puzzles/{GAME}/{PUZZLE.key}"


async def tried(server: Server, *actions: str) -> PuzzleVerdict:
    answer = await server.http.post(f"{HERE}/try", json={"actions": actions})
    assert answer.status_code == 200, answer.text
    return PuzzleVerdict.model_validate_json(answer.content)


async def refused(server: Server, path: str, body: Any = None) -> tuple[int, str]:
    answer = await (server.http.get(path) if body is None else server.http.post(path, json=body))
    assert answer.json()["text"].endswith("."), "a sentence"
    return answer.status_code, answer.json()["message"][0]


async def test_a_puzzle_is_told_without_its_solution(server: Server) -> None:
    games = (await server.http.get("/api/games")).json()["games"]
    for game in games:
        answer = await server.http.get(f"/api/puzzles/{game['name']}")
        listed = PuzzleList.model_validate_json(answer.content).puzzles
        assert len(listed) == game["puzzles"] >= 30
    answer = await server.http.get(HERE)
    told = PuzzlePosition.model_validate_json(answer.content)
    assert (told.key, told.seat, told.position) == (PUZZLE.key, PUZZLE.seat, PUZZLE.position)
    known = {"key", "options", "seat", "names", "level", "part", "begin", "position"}
    assert set(answer.json()) == known, "nothing that gives it away"


async def test_tries_a_hint_and_the_solution(server: Server) -> None:
    wrong = await tried(server, PUZZLE.obvious)
    assert (wrong.right, wrong.solved, wrong.obvious) == ([], False, True)
    assert wrong.cost == PUZZLE.asks[0].losses[PUZZLE.obvious]
    assert (await tried(server)).solved is False
    answer = await server.http.post(f"{HERE}/hint", json={"actions": []})
    assert {*PUZZLE.asks[0].best} < {*PuzzleHint.model_validate_json(answer.content).actions}
    for one in PUZZLE.answers:
        verdict = await tried(server, *one)
        assert verdict.solved and verdict.right == list(one) and verdict.cost is None
    answer = await server.http.get(f"{HERE}/solution")
    told = PuzzleSolution.model_validate_json(answer.content)
    assert told.line[: told.answer] in told.answers and len(told.best) == told.answer
    assert told.reasons and told.gap >= 0.08


async def test_what_is_wrong_gets_a_sentence(server: Server) -> None:
    assert await refused(server, f"/api/puzzles/{GAME}/abc") == (404, "web-no-puzzle")
    assert await refused(server, f"/api/puzzles/{GAME}/abc/try", {"actions": []}) == (404, "web-no-puzzle")
    assert (await refused(server, "/api/puzzles/chess"))[0] == 422
    assert (await refused(server, f"{HERE}/try", {"actions": ["dance"]})) == (422, "no-such-action")
    assert (await refused(server, f"{HERE}/try", {"actions": ["draw dragon"]}))[0] == 422
    assert (await refused(server, f"{HERE}/try", {"actions": ["x"] * 1000}))[0] == 422
    assert (await refused(server, f"{HERE}/try", {"tries": []}))[0] == 422
