"""The API of notices: how somebody wants to be told when it is their turn, and how that ends."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from tavoliere.web.api.dependencies import REFUSED, Credentials, of_server
from tavoliere.web.messages.notices import (
    MailAnswer,
    MailLink,
    MailStop,
    MailTarget,
    NoticesInfo,
    NoticesKind,
    PushTarget,
)
from tavoliere.web.people.notices import Notices
from tavoliere.web.people.subscriptions import DeviceSeat

router = APIRouter(prefix="/api/notices", tags=["notices"], responses=REFUSED)

InNotices = Annotated[Notices, Depends(of_server("notices"))]


async def place_of(notices: InNotices, token: Credentials) -> DeviceSeat:
    return await notices.subscriptions.place(token)


DeviceSeatDep = Annotated[DeviceSeat, Depends(place_of)]


@router.get("")
async def info(notices: InNotices, place: DeviceSeatDep) -> NoticesInfo:
    """How whoever has the token in the header is told when it is their turn."""
    return await notices.subscriptions.info(place)


@router.post("/push")
async def push(target: PushTarget, notices: InNotices, place: DeviceSeatDep) -> NoticesInfo:
    """Tell this browser by Web Push."""
    await notices.subscriptions.push_to(place, target)
    return await notices.subscriptions.info(place)


@router.post("/mail")
async def mail(target: MailTarget, notices: InNotices, place: DeviceSeatDep) -> NoticesInfo:
    """Tell whoever reads mail there, once they have confirmed it."""
    await notices.subscriptions.mail_to(place, target)
    return await notices.subscriptions.info(place)


@router.post("/off")
async def off(asked: NoticesKind, notices: InNotices, place: DeviceSeatDep) -> NoticesInfo:
    """Tell this device no more, or by mail no more."""
    await notices.subscriptions.off(place, asked.kind)
    return await notices.subscriptions.info(place)


@router.post("/look")
async def look(notices: InNotices, place: DeviceSeatDep) -> NoticesInfo:
    """Somebody sees the table: from now on they may be told again."""
    await notices.subscriptions.looked(place)
    return await notices.subscriptions.info(place)


@router.post("/confirm")
async def confirm(link: MailLink, notices: InNotices) -> MailAnswer:
    """The link in the first mail was followed."""
    return MailAnswer(address=await notices.mailboxes.confirm(link.token))


@router.post("/stop")
async def stop(link: MailStop, notices: InNotices) -> MailAnswer:
    """The link in a mail with which it ends was followed."""
    return MailAnswer(address=await notices.mailboxes.stop(link.token, link.all))


@router.post("/stop/{token}")
async def stop_at_once(token: Annotated[str, Path(max_length=200)], notices: InNotices) -> MailAnswer:
    """What a mail program asks for by itself where somebody unsubscribes (RFC 8058): no more mail at all."""
    return MailAnswer(address=await notices.mailboxes.stop(token, everything=True))
