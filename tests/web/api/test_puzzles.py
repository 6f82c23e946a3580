"""Puzzles over HTTP."""

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tavoliere.web.messages.puzzles import PuzzleList, PuzzlePosition
from tests.web.server import Server

GAME = "cardcassonne"
PUZZLE = puzzles_of(tv.GAMES[GAME])[0]
HERE = f"/api/puzzles/{GAME}/{PUZZLE.key}"


async def refused(server: Server, path: str) -> tuple[int, str]:
    answer = await server.http.get(path)
    assert answer.json()["text"].endswith("."), "a sentence"
    return answer.status_code, answer.json()["message"][0]


async def test_a_puzzle_is_told_with_what_solves_it(server: Server) -> None:
    games = (await server.http.get("/api/games")).json()["games"]
    for game in games:
        answer = await server.http.get(f"/api/puzzles/{game['name']}")
        listed = PuzzleList.model_validate_json(answer.content).puzzles
        assert len(listed) == game["puzzles"] >= 30
    answer = await server.http.get(HERE)
    told = PuzzlePosition.model_validate_json(answer.content)
    assert (told.key, told.seat, told.position) == (PUZZLE.key, PUZZLE.seat, PUZZLE.position)
    assert [(ask.after, ask.best) for ask in told.asks] == [([*ask.after], [*ask.best]) for ask in PUZZLE.asks]
    solution = told.solution
    assert tuple(solution.line[: solution.answer]) in PUZZLE.answers and len(solution.best) == solution.answer
    assert solution.reasons and solution.cost == told.asks[0].losses[told.obvious]


async def test_what_is_wrong_gets_a_sentence(server: Server) -> None:
    assert await refused(server, f"/api/puzzles/{GAME}/abc") == (404, "web-no-puzzle")
    assert (await refused(server, "/api/puzzles/chess"))[0] == 422
