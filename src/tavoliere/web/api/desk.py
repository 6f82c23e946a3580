"""The desk for people with the real box, over HTTP. Nothing is kept: each question carries what it is about."""

from typing import Annotated, Any

from fastapi import APIRouter, Body

from tavoliere.referee.desk import answer
from tavoliere.web.api.general import REFUSED
from tavoliere.web.limits.workroom import Beside

router = APIRouter(prefix="/api", tags=["real box"], responses=REFUSED)


@router.post("/desk")
async def desk(asked: Annotated[dict[str, Any], Body()], work: Beside) -> dict[str, Any]:
    """Answers a question that names itself under `ask`; `refused` has the sentence where there is no answer."""
    return await work(answer, asked)
