"""The API of studies: lines of play that branch, kept and shared by a key."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

import tavoliere as tv
from tavoliere.table.match import HUMAN
from tavoliere.table.variations import Variations
from tavoliere.web.api.dependencies import REFUSED, of_server
from tavoliere.web.content.catalogue import begin_of
from tavoliere.web.content.exploring import check_eyes, game_asked
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.studies import (
    NewStudy,
    SavedStudy,
    StudyChange,
    StudyKept,
    StudyKey,
    StudyPlan,
)
from tavoliere.web.people.studies import Studies
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.seating import checked_name, checked_player
from tavoliere.words.visible import visible

router = APIRouter(prefix="/api", tags=["studies"], responses=REFUSED)
StudyId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]

StudiesDep = Annotated[Studies, Depends(of_server("studies"))]


@router.post("/studies", status_code=201)
async def create(new: NewStudy, studies: StudiesDep, work: Beside) -> StudyKey:
    """Keep a new study."""
    game = game_asked(new.game, new.options)
    check_eyes(new.seat, game)
    names = [checked_name(name) for name in new.names] or [""] * game.players
    if len(names) != game.players:
        raise Refusal("web-study-names", players=game.players, given=len(names))
    position = None if new.position is None else game.position(new.position).to_json()
    if new.begin is not None:
        position = game.restore(new.begin).to_json()
    begins = {"game": game.name, "options": game.settings, "position": position, "names": names, "seat": new.seat}
    key, token = await studies.found({**begins, **await work(checked, new, game, position)})
    return StudyKey(key=key, token=token)


@router.get("/studies/{key}")
async def find(key: StudyId, studies: StudiesDep) -> SavedStudy:
    """A study, for whoever knows its key."""
    study, n = await studies.find(key)
    begin = begin_of(tv.GAMES[study["game"]], study["options"], study["position"])
    return SavedStudy(n=n, begin=begin, **study)


@router.post("/studies/{key}/change")
async def change(key: StudyId, changed: StudyChange, studies: StudiesDep, work: Beside) -> StudyKept:
    """Keep a study as its maker has changed it."""
    before, _ = await studies.find(key)
    game = game_asked(before["game"], before["options"])
    study = {**before, **await work(checked, changed, game, before["position"])}
    return StudyKept(n=await studies.change(key, changed.token, changed.n, study))


def checked(plan: StudyPlan, game: tv.Game, position: dict[str, Any] | None) -> dict[str, Any]:
    """What may be changed of a study, if every action of it is legal."""
    kept = plan.model_dump(include={"line", "at", "players"})
    nodes = Variations(game, kept["line"], position).nodes
    if plan.at is not None and plan.at > len(nodes):
        raise Refusal("web-study-at", last=len(nodes))
    kept["line"] = readable(kept["line"])
    kept["players"] = [checked_player(one) for one in plan.players] or [HUMAN] * game.players
    if len(kept["players"]) != game.players:
        raise Refusal("web-study-names", players=game.players, given=len(kept["players"]))
    return kept


def readable(line: list[Any]) -> list[Any]:
    """The same tree, with notes as they are shown, and without those that say nothing."""
    found: list[Any] = []
    for one in line:
        if isinstance(one, dict):
            note = visible(one["note"])
            found += [{"note": note}] if note else []
        else:
            found.append(readable(one) if isinstance(one, list) else one)
    return found
