"""The desk for people with the real box, over HTTP. Nothing is kept: each question carries what it is about."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request

from tavoliere.engine.errors import TavoliereError
from tavoliere.referee.asked import plain
from tavoliere.referee.desk import answer
from tavoliere.referee.game import advice, bots_view
from tavoliere.web.api import REFUSED
from tavoliere.web.aside import Aside
from tavoliere.web.guard import client_of
from tavoliere.web.workroom import Beside
from tavoliere.words.message_json import message_json

router = APIRouter(prefix="/api", tags=["real box"], responses=REFUSED)


@router.post("/desk")
async def desk(asked: Annotated[dict[str, Any], Body()], request: Request, work: Beside) -> dict[str, Any]:
    """Answers a question that names itself under `ask`; `refused` has the sentence where there is no answer."""
    if asked.get("ask") == "referee.bot":
        return await bots_choice(asked, request, work)
    return await work(answer, asked)


async def bots_choice(asked: dict[str, Any], request: Request, work: Beside) -> dict[str, Any]:
    """Bots think apart from those at tables."""
    aside: Aside = request.app.state.aside
    try:
        player, view = await work(bots_view, plain(asked))
        return advice(view, await aside.choice(client_of(request), player, view))
    except TavoliereError as error:
        return {"refused": message_json(error.message)}
