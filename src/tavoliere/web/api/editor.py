"""The API of the position editor: nothing is kept, the page holds the position."""

from fastapi import APIRouter

from tavoliere.referee.editing import edit as edited_json
from tavoliere.web.api.dependencies import REFUSED
from tavoliere.web.content.exploring import game_asked
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.editor import Edited, Editing
from tavoliere.web.refusal import Refusal

router = APIRouter(prefix="/api", tags=["editor"], responses=REFUSED)


@router.post("/editor")
async def edit(asked: Editing, work: Beside) -> Edited:
    """A position with every reason why it can't be, the sheet on which it is edited, and how the board draws it."""
    return await work(edited_position, asked)


def edited_position(asked: Editing) -> Edited:
    game = game_asked(asked.game, asked.options)
    if asked.seat is not None and not 0 <= asked.seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)
    return Edited.model_validate(edited_json(game, asked.model_dump()))
