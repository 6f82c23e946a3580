"""A seat over HTTP, for programs that play."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tavoliere.web.api.dependencies import LONGEST_WAIT, MAY_WAIT, REFUSED, Credentials, InLobby, SeatDep
from tavoliere.web.messages.games import ProgramStanding
from tavoliere.web.messages.programs import SeatGiven, SeatPlay, SeatShare
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.shares import GivenShare
from tavoliere.web.tables.tokens import fresh_token, hash_of

router = APIRouter(prefix="/api/seat", tags=["seat"], responses=REFUSED)


@router.post("/sit")
async def sit(lobby: InLobby, token: Credentials) -> SeatGiven:
    """Sit down with an invitation, which is used up by that; its answer has the token to come back with."""
    own = fresh_token()
    table = await lobby.table_of(token)
    seat = await table.admission.admit(hash_of(token), hash_of(own))
    return SeatGiven(table=table.id, seat=seat, token=token if seat == SPECTATORS else own)


@router.get("", response_model=ProgramStanding, dependencies=MAY_WAIT)
async def standing(
    place: SeatDep,
    request: Request,
    after: Annotated[int, Query(ge=-1, le=1_000_000, description="Wait until there are more steps than this.")] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> Response:
    """Where the game stands for this seat, as `ProgramStanding`.

    Waits until there are more steps than `after`, the seat is asked, or the game is over; or until the time is up.
    """
    table, seat = place
    try:
        async with asyncio.timeout(min(wait, request.app.state.settings.limits.longest_wait)):
            await table.broadcaster.until(lambda: table.state.is_news(seat, after) or table.draining)
    except TimeoutError:
        pass
    return Response(await table.inquiries.standing(seat), media_type="application/json")


@router.post("/share", status_code=204)
async def share(place: SeatDep, asked: SeatShare) -> None:
    """Add to the dice from now on: with each action that leads to some, `share` gives the link for that number."""
    table, seat = place
    await table.moves.take_share(seat, asked.anchor, asked.base)


@router.post("/play", response_model=ProgramStanding)
async def play(place: SeatDep, asked: SeatPlay, token: Credentials) -> Response:
    """Play an action. A program's turn is confirmed by itself."""
    table, seat = place
    share = None if asked.share is None else GivenShare(asked.share.link, asked.share.anchor)
    device = None if seat == SPECTATORS else hash_of(token)
    await table.moves.play(seat, asked.n, asked.action, device=device, confirm=True, share=share)
    return Response(await table.inquiries.standing(seat), media_type="application/json")
