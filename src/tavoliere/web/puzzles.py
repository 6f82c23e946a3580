"""Puzzles over HTTP: what is asked, and apart from it, for whoever tries to solve one, what is right."""

from functools import cache

from fastapi import APIRouter, Request, Response

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.puzzles import Puzzle, puzzles_of
from tavoliere.puzzles.data import played
from tavoliere.puzzles.solving import reasons
from tavoliere.table.choices import label
from tavoliere.web.api import REFUSED, InPath
from tavoliere.web.catalogue import begin_of
from tavoliere.web.messages.puzzles import PuzzleAsk, PuzzleInfo, PuzzleList, PuzzleSolution, PuzzleSolutions
from tavoliere.web.page import File, made, sent
from tavoliere.web.wire import message_json
from tavoliere.web.workroom import Beside

router = APIRouter(prefix="/api/puzzles", responses=REFUSED, tags=["puzzles"])


@router.get("/{game}", response_model=PuzzleList)
async def listed(game: InPath, request: Request, work: Beside) -> Response:
    """The puzzles of a game, the easy ones first."""
    return sent(await work(list_file, tv.GAMES[game]), request)


@router.get("/{game}/solutions", response_model=PuzzleSolutions)
async def solutions(game: InPath, request: Request, work: Beside) -> Response:
    """What solves each puzzle of a game, and why."""
    return sent(await work(solutions_file, tv.GAMES[game]), request)


@cache
def list_file(definition: GameDefinition) -> File:
    return made(
        PuzzleList(puzzles=[told(definition, one) for one in puzzles_of(definition)]).model_dump_json(),
        "application/json",
    )


@cache
def solutions_file(definition: GameDefinition) -> File:
    found = {one.key: solved(definition, one) for one in puzzles_of(definition)}
    return made(PuzzleSolutions(solutions=found).model_dump_json(), "application/json")


def told(definition: GameDefinition, puzzle: Puzzle) -> PuzzleInfo:
    """What may be known of a puzzle before it is tried."""
    known = {name: getattr(puzzle, name) for name in ("key", "seat", "level", "part", "names")}
    begin = begin_of(definition, puzzle.options, puzzle.position)
    return PuzzleInfo(**known, options=dict(puzzle.options), begin=begin, position=dict(puzzle.position))


def solved(definition: GameDefinition, puzzle: Puzzle) -> PuzzleSolution:
    game = puzzle.game(definition)
    position = game.position(dict(puzzle.position))
    best = [
        label(played(position, puzzle.answer[:at]), game.action(text), "label") for at, text in enumerate(puzzle.answer)
    ]
    return PuzzleSolution(
        asks=[PuzzleAsk(after=list(one.after), best=list(one.best), losses=dict(one.losses)) for one in puzzle.asks],
        line=list(puzzle.line),
        answer=len(puzzle.answer),
        best=[message_json(one) for one in best],
        chance=puzzle.chance,
        gap=puzzle.gap,
        obvious=puzzle.obvious,
        obvious_label=message_json(label(position, game.action(puzzle.obvious), "label")),
        reasons=[message_json(reason) for reason in reasons(puzzle, game)],
    )
