"""Puzzles over HTTP: what is asked, and apart from it what solves them."""

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tavoliere.web.messages.puzzles import PuzzleInfo, PuzzleList, PuzzleSolutions
from tests.web.server import Server


async def test_puzzles_are_told_without_their_solutions(server: Server) -> None:
    games = (await server.http.get("/api/games")).json()["games"]
    for game in games:
        answer = await server.http.get(f"/api/puzzles/{game['name']}")
        listed = PuzzleList.model_validate_json(answer.content).puzzles
        assert len(listed) == game["puzzles"] >= 30
        assert all(set(one) == {*PuzzleInfo.model_fields} for one in answer.json()["puzzles"]), "nothing gives it away"
        for told, puzzle in zip(listed, puzzles_of(tv.GAMES[game["name"]]), strict=True):
            assert (told.key, told.seat, told.position) == (puzzle.key, puzzle.seat, puzzle.position)


async def test_solutions_are_told_with_their_reasons(server: Server) -> None:
    for name, definition in tv.GAMES.items():
        answer = await server.http.get(f"/api/puzzles/{name}/solutions")
        told = PuzzleSolutions.model_validate_json(answer.content).solutions
        for puzzle in puzzles_of(definition):
            one = told[puzzle.key]
            assert [ask.best for ask in one.asks] == [list(ask.best) for ask in puzzle.asks]
            assert one.asks[0].losses[one.obvious] > 0 and one.reasons and one.gap >= 0.08
            assert tuple(one.line[: one.answer]) == puzzle.answer and len(one.best) == one.answer
    assert (await server.http.get("/api/puzzles/chess")).status_code == 422
