"""The API of one's games on all one's devices. What a device comes back with is in the `Authorization` header."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from tavoliere.web.api.dependencies import REFUSED, Credentials, of_server
from tavoliere.web.api.tables import gist
from tavoliere.web.messages.people import (
    LostDevice,
    Mine,
    MyDevice,
    MyGame,
    MySeat,
    MySeats,
    MyTable,
    NewDevice,
    NewLink,
)
from tavoliere.web.messages.programs import SeatGiven
from tavoliere.web.people.people import Device, People

router = APIRouter(prefix="/api/mine", tags=["mine"], responses=REFUSED)


Known = Annotated[People, Depends(of_server("people"))]


async def device_of(people: Known, token: Credentials) -> Device:
    return await people.device(token)


Own = Annotated[Device, Depends(device_of)]


@router.post("", status_code=201)
async def create(new: NewDevice, people: Known) -> Mine:
    """Have a link that carries one's games, from this device first."""
    return await describe(people, await people.found(new.link, new.own, new.kind))


@router.post("/devices", status_code=201)
async def join(new: NewDevice, people: Known) -> Mine:
    """Make this device, too, one that carries the games of whoever has the link."""
    return await describe(people, await people.join(new.link, new.own, new.kind))


@router.get("")
async def mine(people: Known, device: Own) -> Mine:
    """One's games and devices."""
    return await describe(people, device)


async def describe(people: People, device: Device) -> Mine:
    games = [MyGame(mine=mine, **gist(row, sitting, mine)) for row, sitting, mine in await people.games(device.person)]
    devices = [
        MyDevice(id=one.id, kind=one.kind, since=one.since, seen=one.seen, this=one.id == device.id)
        for one in await people.devices(device.person)
    ]
    return Mine(link=await people.link(device), devices=devices, games=games)


@router.post("/seats")
async def take(asked: MySeats, people: Known, device: Own) -> list[str]:
    """Seats at which this device has sat down join one's games; of the tokens, those that are a seat's."""
    return await people.take(device, asked.tokens)


@router.post("/sit")
async def sit(asked: MySeat, people: Known, device: Own) -> SeatGiven:
    """Sit down at one's seat with this device, for all at the table to see."""
    await people.sit(device, asked.table, asked.seat, asked.own)
    return SeatGiven(table=asked.table, seat=asked.seat, token=asked.own)


@router.post("/forget")
async def forget(asked: MyTable, people: Known, device: Own) -> Mine:
    """A table is not among one's games any more; whoever sits there stays seated."""
    await people.forget(device, asked.table)
    return await describe(people, device)


@router.post("/revoke")
async def revoke(asked: LostDevice, people: Known, device: Own) -> Mine:
    """A lost device gets in nowhere any more, nor whoever it let in; one's link is another one from now on."""
    await people.revoke(device, asked.device, asked.link)
    return await describe(people, device)


@router.post("/link")
async def renew(asked: NewLink, people: Known, device: Own) -> Mine:
    """One's link is another one from now on; devices that are one's own stay so."""
    await people.renew(device, asked.link)
    return await describe(people, device)


@router.post("/delete", status_code=204)
async def delete(device: Own, request: Request) -> None:
    """Forget me: the link, the devices, which seats are mine, and whatever the open lobby has of me.

    Whoever sits at a table stays seated there.
    """
    await asyncio.shield(request.app.state.matchmaking.delete_person(device.person))
