"""Puzzles over HTTP: the list, one of them, what a try gets. The solution is for whoever asks for it, not before."""

from typing import Annotated

from fastapi import APIRouter, Path

import tavoliere as tv
from tavoliere.puzzles import Puzzle, puzzles_of
from tavoliere.puzzles.data import played
from tavoliere.puzzles.solving import hinted, reasons, tried
from tavoliere.table.choices import label
from tavoliere.web.api import REFUSED, InPath
from tavoliere.web.catalogue import begin_of
from tavoliere.web.messages.puzzles import (
    PuzzleHint,
    PuzzleInfo,
    PuzzleList,
    PuzzlePosition,
    PuzzleSolution,
    PuzzleTry,
    PuzzleVerdict,
)
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import message_json
from tavoliere.web.workroom import Beside

router = APIRouter(prefix="/api/puzzles", responses=REFUSED, tags=["puzzles"])
PuzzleKey = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]


def told(puzzle: Puzzle) -> dict[str, object]:
    """What may be known of a puzzle before it is tried."""
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
    return PuzzleList(puzzles=[PuzzleInfo.model_validate(told(one)) for one in puzzles_of(tv.GAMES[game])])


@router.get("/{game}/{key}")
async def one(game: InPath, key: PuzzleKey) -> PuzzlePosition:
    """A puzzle: a position, and who is to move there."""
    puzzle = called(game, key)
    begin = begin_of(tv.GAMES[game], puzzle.options, puzzle.position)
    return PuzzlePosition.model_validate({**told(puzzle), "begin": begin, "position": dict(puzzle.position)})


@router.post("/{game}/{key}/try")
async def judge(game: InPath, key: PuzzleKey, asked: PuzzleTry, work: Beside) -> PuzzleVerdict:
    """What a try gets; an action that is not legal is refused with the reason."""
    return await work(judged, game, key, asked)


def judged(game: str, key: str, asked: PuzzleTry) -> PuzzleVerdict:
    puzzle = called(game, key)
    return PuzzleVerdict.model_validate(tried(puzzle, puzzle.game(tv.GAMES[game]), asked.actions)._asdict())


@router.post("/{game}/{key}/hint")
async def hint(game: InPath, key: PuzzleKey, asked: PuzzleTry, work: Beside) -> PuzzleHint:
    """A few choices after what was answered so far, among them all that are right."""
    return await work(hint_after, game, key, asked)


def hint_after(game: str, key: str, asked: PuzzleTry) -> PuzzleHint:
    puzzle = called(game, key)
    left = hinted(puzzle, asked.actions)
    if not left:
        return PuzzleHint(actions=[], labels=[])
    chosen = puzzle.game(tv.GAMES[game])
    position = played(chosen.position(dict(puzzle.position)), asked.actions)
    labels = [label(position, chosen.action(text), "label") for text in left]
    return PuzzleHint(actions=left, labels=[message_json(one) for one in labels])


@router.get("/{game}/{key}/solution")
async def solution(game: InPath, key: PuzzleKey, work: Beside) -> PuzzleSolution:
    """What solves it, and why."""
    return await work(solved, game, key)


def solved(game: str, key: str) -> PuzzleSolution:
    puzzle = called(game, key)
    chosen = puzzle.game(tv.GAMES[game])
    position = chosen.position(dict(puzzle.position))
    obvious = label(position, chosen.action(puzzle.obvious), "label")
    best = [
        label(played(position, puzzle.answer[:at]), chosen.action(text), "label")
        for at, text in enumerate(puzzle.answer)
    ]
    return PuzzleSolution(
        answers=[list(answer) for answer in puzzle.answers],
        line=list(puzzle.line),
        answer=len(puzzle.answer),
        best=[message_json(one) for one in best],
        chance=puzzle.chance,
        gap=puzzle.gap,
        obvious=message_json(obvious),
        cost=puzzle.asks[0].losses[puzzle.obvious],
        reasons=[message_json(reason) for reason in reasons(puzzle, chosen)],
    )
