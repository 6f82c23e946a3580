"""For people with the real box, over HTTP: what one device asks at the desk, and games that several devices follow.

At the desk nothing is kept: each question carries what it is about. Of a game on several devices one leads, and each
player may follow with a phone of their own.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request

from tavoliere.referee.desk import answer
from tavoliere.web.api.dependencies import MAY_WAIT, REFUSED, Credentials, of_server
from tavoliere.web.box.phones import Phones, PhoneSeat
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.phones import PhoneAsks, RealLink, RealLinks, RealSeat, RealSits

router = APIRouter(prefix="/api", tags=["real box"], responses=REFUSED)


PhonesDep = Annotated[Phones, Depends(of_server("phones"))]


async def place_of(phones: PhonesDep, token: Credentials) -> PhoneSeat:
    return await phones.place(token)


At = Annotated[PhoneSeat, Depends(place_of)]


@router.post("/desk")
async def desk(asked: Annotated[dict[str, Any], Body()], work: Beside) -> dict[str, Any]:
    """Answers a question that names itself under `ask`; `refused` has the sentence where there is no answer."""
    return await work(answer, asked)


@router.post("/real", status_code=201)
async def share(record: Annotated[dict[str, Any], Body()], phones: PhonesDep, work: Beside) -> RealLinks:
    """Keep a game with the real box here, so that others can follow it by their links."""
    leads, seats = await phones.share(record, work)
    return RealLinks(lead=leads, seats=seats)


@router.post("/real/sit")
async def sit(asked: RealSits, phones: PhonesDep, token: Credentials) -> RealSeat:
    """Sit down with a link, which is used up by that, or with what another device of the seat comes with."""
    return RealSeat(seat=(await phones.sit(token, asked.own)).seat)


@router.post("/real/ask", dependencies=MAY_WAIT)
async def ask(
    asked: PhoneAsks, place: At, token: Credentials, phones: PhonesDep, request: Request, work: Beside
) -> dict[str, Any]:
    """What the desk answers about a game that is kept here, to the device that leads or to a player.

    With `wait` the answer comes when something has changed since `n`, or after so many seconds.
    """
    if asked.wait:
        await phones.news(
            place, asked.n, asked.devices, min(asked.wait, request.app.state.settings.limits.longest_wait)
        )
        place = await phones.place(token)  # whoever was sent away meanwhile is shown nothing more
    return await phones.answer(place, asked.model_dump(exclude={"wait", "devices"}, exclude_none=True), work)


@router.post("/real/link/{seat}")
async def new_link(seat: int, place: At, phones: PhonesDep) -> RealLink:
    """Another link for a seat: whoever sat there gets in no more, and what they typed is forgotten."""
    return RealLink(token=await phones.new_link(place, seat))


@router.post("/real/end")
async def end(place: At, phones: PhonesDep) -> dict[str, Any]:
    """Share it no more: the device that leads goes on alone with its own record."""
    await phones.end(place)
    return {}
