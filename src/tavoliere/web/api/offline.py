"""What a browser asks for that is to work without the network."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request, Response

from tavoliere.web.api.dependencies import REFUSED
from tavoliere.web.content.offline import plan, rules_archive, rules_name
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.offline import OfflinePlan

router = APIRouter(prefix="/api/offline", responses=REFUSED, tags=["offline"])
ZIP: dict[int | str, dict[str, Any]] = {200: {"content": {"application/zip": {}}}}


@router.get("")
async def offline(request: Request, work: Beside) -> OfflinePlan:
    """What a browser keeps of this server, to work without the network."""
    return await work(plan, request.app.state.settings.static)


@router.get("/{name}", responses=ZIP, response_class=Response)
async def rules(
    name: Annotated[str, Path(max_length=40, pattern=r"^rules-[0-9a-f]{16}\.zip$")], work: Beside
) -> Response:
    """The rules of all games as this server runs them, as Python's modules in a ZIP."""
    if name != await work(rules_name):
        raise HTTPException(404)
    keep = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(await work(rules_archive), headers=keep, media_type="application/zip")
