"""The API of games that are over: all of one's own as one file, and throwing them away."""

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from tavoliere.web.api.dependencies import REFUSED, InLobby, SeatDep, of_server
from tavoliere.web.api.people import Known, Own
from tavoliere.web.limits.guard import client_of
from tavoliere.web.messages.lobby import Tokens
from tavoliere.web.messages.people import MyTable
from tavoliere.web.people.archive import Archive
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.tokens import hash_of

MOST_EXPORTED = 500
PACKED: dict[int | str, dict[str, Any]] = {200: {"content": {"application/zip": {}}}}
router = APIRouter(prefix="/api", responses=REFUSED)
ArchiveDep = Annotated[Archive, Depends(of_server("archive"))]


@router.post("/export", tags=["tables"], response_class=Response, responses=PACKED)
async def export(given: Tokens, lobby: InLobby, archive: ArchiveDep, request: Request) -> Response:
    """The records of finished games, for those who know a token of each, as one archive of files."""
    lines = await lobby.store.summaries([hash_of(token) for token in given.tokens])
    names = dict.fromkeys(row.id for _, _, row, _ in lines if row.actor is None)
    return packed(await archive.export(client_of(request), [*names]))


@router.post("/mine/export", tags=["mine"], response_class=Response, responses=PACKED)
async def export_mine(people: Known, device: Own, archive: ArchiveDep, request: Request) -> Response:
    """The same of all games in which one has a seat; and what is kept of one's ratings, where one takes part."""
    own = await request.app.state.matchmaking.own(device.person)
    more = {} if own is None else {"ratings.json": json.dumps(own, indent=1, ensure_ascii=False)}
    names = await people.finished(device.person, MOST_EXPORTED)
    return packed(await archive.export(client_of(request), names, more))


def packed(content: bytes) -> Response:
    named = {"Content-Disposition": 'attachment; filename="tavoliere.zip"'}
    return Response(content, media_type="application/zip", headers=named)


@router.post("/seat/delete", tags=["seat"], status_code=204)
async def delete(place: SeatDep, asked: MyTable, archive: ArchiveDep) -> None:
    """Of the owner: throw the game away for all. One that goes on only where nobody else has sat down."""
    table, seat = place
    if asked.table != table.id:
        raise Refusal("web-no-table")
    await asyncio.shield(archive.delete_own(table, seat))
