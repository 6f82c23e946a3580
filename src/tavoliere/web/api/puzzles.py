"""Puzzles over HTTP: the list, and one of them, with its solution: the page judges what is tried."""

from typing import Annotated

from fastapi import APIRouter, Path

import tavoliere as tv
from tavoliere.puzzles import Puzzle, puzzles_of
from tavoliere.puzzles.puzzle import played
from tavoliere.puzzles.solving import reasons
from tavoliere.table.choices import label
from tavoliere.web.api.dependencies import REFUSED, InPath
from tavoliere.web.content.catalogue import begin_of
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.puzzles import PuzzleInfo, PuzzleList, PuzzlePosition, PuzzleSolution
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import message_json

router = APIRouter(prefix="/api/puzzles", responses=REFUSED, tags=["puzzles"])
PuzzleKey = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]


def puzzle_json(puzzle: Puzzle) -> dict[str, object]:
    """What a list says of a puzzle."""
    known = {name: getattr(puzzle, name) for name in ("key", "seat", "level", "part")}
    return {**known, "options": dict(puzzle.options), "names": list(puzzle.names)}


def called(game: str, key: str) -> Puzzle:
    found = next((one for one in puzzles_of(tv.GAMES[game]) if one.key == key), None)
    if found is None:
        raise Refusal("web-no-puzzle")
    return found


@router.get("/{game}")
async def listed(game: InPath) -> PuzzleList:
    """The puzzles of a game, the easy ones first."""
    return PuzzleList(puzzles=[PuzzleInfo.model_validate(puzzle_json(one)) for one in puzzles_of(tv.GAMES[game])])


@router.get("/{game}/{key}")
async def one(game: InPath, key: PuzzleKey, work: Beside) -> PuzzlePosition:
    """A puzzle: a position, who is to move there, and what solves it."""
    return await work(whole, game, key)


def whole(game: str, key: str) -> PuzzlePosition:
    puzzle = called(game, key)
    begin = begin_of(tv.GAMES[game], puzzle.options, puzzle.position)
    asks = [{"after": list(ask.after), "best": list(ask.best), "losses": dict(ask.losses)} for ask in puzzle.asks]
    more = {"begin": begin, "position": dict(puzzle.position), "asks": asks, "obvious": puzzle.obvious}
    return PuzzlePosition.model_validate({**puzzle_json(puzzle), **more, "solution": solved(game, puzzle)})


def solved(game: str, puzzle: Puzzle) -> PuzzleSolution:
    """What solves it, and why."""
    chosen = puzzle.game(tv.GAMES[game])
    position = chosen.position(dict(puzzle.position))
    obvious = label(position, chosen.action(puzzle.obvious), "label")
    best = [
        label(played(position, puzzle.answer[:at]), chosen.action(text), "label")
        for at, text in enumerate(puzzle.answer)
    ]
    return PuzzleSolution(
        line=list(puzzle.line),
        answer=len(puzzle.answer),
        best=[message_json(one) for one in best],
        obvious=message_json(obvious),
        cost=puzzle.asks[0].losses[puzzle.obvious],
        reasons=[message_json(reason) for reason in reasons(puzzle, chosen)],
    )
