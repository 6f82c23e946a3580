"""The API of analyses: what the decisions of a finished game cost, and what its dice and cards gave."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

import tavoliere as tv
from tavoliere.table.record import parse
from tavoliere.web.analyses import Analyses, replayed
from tavoliere.web.api import REFUSED
from tavoliere.web.exploring import game_asked
from tavoliere.web.guard import client_of
from tavoliere.web.messages.analyses import AnalysedGame, AnalysisNews, DecisionExplained
from tavoliere.web.workroom import Beside

router = APIRouter(prefix="/api", tags=["analyses"], responses=REFUSED)


async def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


InAnalyses = Annotated[Analyses, Depends(analyses_of)]
AnalysisName = Annotated[
    str,
    Path(
        min_length=1,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="The table's name, or what was answered to a record.",
    ),
]


@router.post("/analyses")
async def bring_record(record: dict[str, Any], analyses: InAnalyses, work: Beside) -> AnalysedGame:
    """Have the game of a record analysed, as `GET /api/tables/{table}/record` answers it."""
    parsed = parse(json.dumps(record), "")
    if parsed["game"] in tv.GAMES:
        game_asked(parsed["game"], parsed["options"])
    match = await work(replayed, parsed)
    return (await analyses.bring(match, work.client)).game()


@router.post("/analyses/{key}/begin")
async def ask_for_analysis(key: AnalysisName, analyses: InAnalyses, request: Request) -> AnalysedGame:
    """Have a finished game analysed, unless it is or has been: then nothing is worked out again."""
    return (await analyses.ask(key, client_of(request))).game()


@router.get("/analyses/{key}")
async def analysis_news(
    key: AnalysisName,
    analyses: InAnalyses,
    work: Beside,
    known: Annotated[int, Query(ge=0, le=1_000_000, description="So many judged things are not told again.")] = 0,
) -> AnalysisNews:
    """How far an analysis has come, and what is judged."""
    progress = await analyses.progress(key, work.client)
    return await work(analyses.news, progress, known)


@router.get("/analyses/{key}/decisions/{step}")
async def explained_decision(
    key: AnalysisName, step: Annotated[int, Path(ge=0, le=1_000_000)], analyses: InAnalyses, work: Beside
) -> DecisionExplained:
    """What would have been better than a decision that was judged, and why."""
    progress = await analyses.progress(key, work.client)
    return await work(progress.explained, step)
