"""The API of studies: lines of play that branch, kept and shared by a key."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

import tavoliere as tv
from tavoliere.table.match import HUMAN
from tavoliere.table.variations import Variations
from tavoliere.web.api import REFUSED, game_asked
from tavoliere.web.messages import Deed, Gain, NewStudy, Study, StudyChange, StudyKept, StudyKey, StudyPlan, Telling
from tavoliere.web.refusal import Refusal
from tavoliere.web.studies import Studies
from tavoliere.web.table import checked_player
from tavoliere.web.wire import message_json

router = APIRouter(prefix="/api", tags=["studies"], responses=REFUSED)
Key = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


def studies_of(request: Request) -> Studies:
    studies: Studies = request.app.state.studies
    return studies


Kept = Annotated[Studies, Depends(studies_of)]


@router.post("/studies", status_code=201)
async def found(new: NewStudy, studies: Kept) -> StudyKey:
    """Keep a new study."""
    game = game_asked(new.game, new.options)
    if not -1 <= new.seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)
    names = new.names or [""] * game.players
    if len(names) != game.players:
        raise Refusal("web-study-names", players=game.players, given=len(names))
    begins = {"game": game.name, "options": game.settings, "position": new.position, "names": names, "seat": new.seat}
    key, token = await studies.found({**begins, **await asyncio.to_thread(checked, new, game, new.position)})
    return StudyKey(key=key, token=token)


@router.get("/studies/{key}")
async def find(key: Key, studies: Kept) -> Study:
    """A study, for whoever knows its key."""
    study, n = await studies.find(key)
    return Study(n=n, **study)


@router.post("/studies/{key}")
async def change(key: Key, changed: StudyChange, studies: Kept) -> StudyKept:
    """Keep a study as its maker has changed it."""
    before, _ = await studies.find(key)
    game = game_asked(before["game"], before["options"])
    study = {**before, **await asyncio.to_thread(checked, changed, game, before["position"])}
    return StudyKept(n=await studies.change(key, changed.token, changed.n, study))


def checked(plan: StudyPlan, game: tv.Game, position: dict[str, Any] | None) -> dict[str, Any]:
    """What may be changed of a study, if every action of it is legal."""
    kept = plan.model_dump(include={"line", "at", "players"})
    nodes = Variations(game, kept["line"], position).nodes
    if plan.at is not None and plan.at > len(nodes):
        raise Refusal("web-study-at", last=len(nodes))
    kept["players"] = [checked_player(one) for one in plan.players] or [HUMAN] * game.players
    if len(kept["players"]) != game.players:
        raise Refusal("web-study-names", players=game.players, given=len(kept["players"]))
    return kept


@router.post("/variations")
def tell(asked: Telling) -> list[Deed | None]:
    """What the actions of a tree come to, in the order in which they are written, through the eyes of a seat.

    Where there is null, the action is told with the next one.
    """
    game = game_asked(asked.game, asked.options)
    if asked.seat is not None and not -1 <= asked.seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)
    told = Variations(game, asked.model_dump()["line"], asked.position).scenes(asked.seat)
    return [
        scene
        and Deed(
            first=scene.first + 1,
            by=scene.by,
            tells=[message_json(message) for message in scene.tells],
            gains=[Gain(**gain._asdict()) for gain in scene.gains],
        )
        for scene in told
    ]
