"""A real game on several devices, over HTTP: one leads, each player may follow with a phone of their own."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request

from tavoliere.web.api.general import MAY_WAIT, REFUSED, Bearer, credentials
from tavoliere.web.box.phones import Phones, PhoneSeat
from tavoliere.web.limits.workroom import Beside
from tavoliere.web.messages.phones import PhoneAsks, RealLink, RealLinks, RealSeat, RealSits

router = APIRouter(prefix="/api/real", tags=["real box"], responses=REFUSED)


async def phones_of(request: Request) -> Phones:
    phones: Phones = request.app.state.phones
    return phones


PhonesDep = Annotated[Phones, Depends(phones_of)]


async def place_of(phones: PhonesDep, given: Bearer) -> PhoneSeat:
    return await phones.place(credentials(given))


At = Annotated[PhoneSeat, Depends(place_of)]


@router.post("", status_code=201)
async def share(record: Annotated[dict[str, Any], Body()], phones: PhonesDep, work: Beside) -> RealLinks:
    """Keep a game with the real box here, so that others can follow it by their links."""
    leads, seats = await phones.share(record, work)
    return RealLinks(lead=leads, seats=seats)


@router.post("/sit")
async def sit(asked: RealSits, phones: PhonesDep, given: Bearer) -> RealSeat:
    """Sit down with a link, which is used up by that, or with what another device of the seat comes with."""
    return RealSeat(seat=(await phones.sit(credentials(given), asked.own)).seat)


@router.post("/ask", dependencies=MAY_WAIT)
async def ask(
    asked: PhoneAsks, place: At, given: Bearer, phones: PhonesDep, request: Request, work: Beside
) -> dict[str, Any]:
    """What the desk answers about a game that is kept here, to the device that leads or to a player.

    With `wait` the answer comes when something has changed since `n`, or after so many seconds.
    """
    if asked.wait:
        await phones.news(
            place, asked.n, asked.devices, min(asked.wait, request.app.state.settings.limits.longest_wait)
        )
        place = await phones.place(credentials(given))  # whoever was sent away meanwhile is shown nothing more
    return await phones.answer(place, asked.model_dump(exclude={"wait", "devices"}, exclude_none=True), work)


@router.post("/link/{seat}")
async def new_link(seat: int, place: At, phones: PhonesDep) -> RealLink:
    """Another link for a seat: whoever sat there gets in no more, and what they typed is forgotten."""
    return RealLink(token=await phones.new_link(place, seat))


@router.post("/end")
async def end(place: At, phones: PhonesDep) -> dict[str, Any]:
    """Share it no more: the device that leads goes on alone with its own record."""
    await phones.end(place)
    return {}
