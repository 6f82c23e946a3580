"""A real game on several devices, over HTTP: one leads, each player may follow with a phone of their own."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request

from tavoliere.referee.game import advice, bots_view
from tavoliere.web.api import REFUSED, Bearer, credentials
from tavoliere.web.aside import Aside
from tavoliere.web.guard import client_of
from tavoliere.web.messages.phones import PhoneAsks, RealLink, RealLinks
from tavoliere.web.phones import Phones, PhoneSeat

router = APIRouter(prefix="/api/real", tags=["real box"], responses=REFUSED)


async def phones_of(request: Request) -> Phones:
    phones: Phones = request.app.state.phones
    return phones


PhonesDep = Annotated[Phones, Depends(phones_of)]


async def place_of(phones: PhonesDep, given: Bearer) -> PhoneSeat:
    return await phones.place(credentials(given))


At = Annotated[PhoneSeat, Depends(place_of)]


@router.post("", status_code=201)
async def share(record: Annotated[dict[str, Any], Body()], phones: PhonesDep) -> RealLinks:
    """Keep a game with the real box here, so that others can follow it by their links."""
    leads, seats = await phones.share(record)
    return RealLinks(lead=leads, seats=seats)


@router.post("/ask")
async def ask(asked: PhoneAsks, place: At, phones: PhonesDep, request: Request) -> dict[str, Any]:
    """What the desk answers about a game that is kept here, to the device that leads or to a player.

    With `wait` the answer comes when something has changed since `n`, or after so many seconds.
    """
    if asked.ask == "bot":
        return await bots_choice(place, phones, request)
    if asked.wait:
        await phones.news(place, asked.n, asked.sat, min(asked.wait, request.app.state.settings.limits.longest_wait))
    return await phones.answer(place, asked.model_dump(exclude={"wait", "sat"}, exclude_none=True))


async def bots_choice(place: PhoneSeat, phones: Phones, request: Request) -> dict[str, Any]:
    """What a bot would have moved; it thinks apart from those at tables."""
    phones.check_lead(place)  # a bot's cards are told there
    aside: Aside = request.app.state.aside
    shared, _ = await phones.kept(place)
    player, view = await asyncio.to_thread(bots_view, {"record": shared.record})
    return advice(view, await aside.choice(client_of(request), player, view))


@router.post("/link/{seat}")
async def new_link(seat: int, place: At, phones: PhonesDep) -> RealLink:
    """Another link for a seat, in place of the one before; for the device that leads."""
    return RealLink(token=await phones.new_link(place, seat))


@router.post("/end")
async def end(place: At, phones: PhonesDep) -> dict[str, Any]:
    """Share it no more: the device that leads goes on alone with its own record."""
    await phones.end(place)
    return {}
