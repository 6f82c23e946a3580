"""What can't be done, as an answer: its status, its message for the page, its sentence for whoever programs."""

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.watching.gauges import REFUSALS
from tavoliere.web.wire import message_json, sendable

STATUS = {
    message: status
    for status, messages in {
        401: ("web-no-seat", "web-link-used", "web-not-maker", "web-no-person", "web-mail-link"),
        403: ("web-not-host", "web-not-member", "shared-lead", "web-matchmaking-not-opener", "web-matchmaking-level"),
        404: (
            *("web-no-table", "web-no-lessons", "web-no-study", "web-no-real", "web-no-editor", "web-no-puzzle"),
            *("web-no-network", "web-no-device", "web-no-matchmaking", "web-matchmaking-gone"),
        ),
        409: (
            *("web-stale", "web-not-over", "web-not-asked", "web-over"),
            *("web-last-device", "web-still-played", "web-name-taken", "web-matchmaking-live"),
        ),
        413: ("web-too-long",),
        421: ("web-host",),
        429: (
            *("web-too-fast", "web-think-later", "web-mail-later", "web-matchmaking-many", "web-matchmaking-full"),
            *("web-matchmaking-many-seats", "web-matchmaking-many-here", "web-matchmaking-live-here"),
        ),
        500: ("web-broken",),
        503: ("web-no-thought",),
    }.items()
    for message in messages
}


def status_of(error: TavoliereError) -> int:
    if isinstance(error, CannotStore):
        return 503
    if isinstance(error, Stale):
        return 409
    return STATUS.get(error.message[0], 422)


def problem(error: TavoliereError, detail: str = "") -> JSONResponse:
    """A mistake as JSON: the message for the page; the sentence, with its detail, for whoever programs."""
    REFUSALS.add(of=error.message[0])
    text = sendable(f"{error} {detail}." if detail else str(error))
    return JSONResponse({"message": message_json(error.message), "text": text}, status_of(error))


async def mistaken(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TavoliereError)
    return problem(error)


async def malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return problem(Refusal("web-request", where=where or "body"), error.errors()[0]["msg"])


async def missing(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    refusal = Refusal("web-not-json" if error.status_code == 400 else "web-no-such-address")
    return JSONResponse(
        {"message": message_json(refusal.message), "text": str(refusal)}, error.status_code, error.headers
    )


HANDLERS = {TavoliereError: mistaken, RequestValidationError: malformed, HTTPException: missing}
