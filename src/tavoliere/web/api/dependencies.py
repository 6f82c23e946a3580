"""What routes share: answers with which anything may be refused, parts of addresses, who asks, the server's parts."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import tavoliere as tv
from tavoliere.web.limits.guard import Limits, client_of
from tavoliere.web.messages.forms import GameName, Problem
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.table import Table
from tavoliere.web.tables.tokens import hash_of

# What any request may be answered with instead, each time a `Problem`. FastAPI is told so of the first and makes a
# validator of it for every route; the others refer to the same schema, or every start would make ten times as many.
SAME: dict[str, Any] = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The body is not JSON."},
    401: SAME | {"description": "No seat has this token."},
    403: SAME | {"description": "Not for whoever asks."},
    404: SAME | {"description": "There is no such thing."},
    409: SAME | {"description": "Not now: the game stands otherwise."},
    413: SAME | {"description": "Too long."},
    421: SAME | {"description": "The server is not known under this name."},
    422: SAME | {"description": "Not like that."},
    429: SAME | {"description": "Too much at once."},
    503: SAME | {"description": "The database does not answer."},
}
LONGEST_WAIT = Limits.longest_wait
InPath = Annotated[GameName, Path(max_length=40, examples=[*tv.GAMES])]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


def of_server(name: str) -> Callable[[Request], Awaitable[Any]]:
    """A part of the server, as `app.state` has it."""

    async def part(request: Request) -> Any:
        return getattr(request.app.state, name)

    return part


InLobby = Annotated[Lobby, Depends(of_server("lobby"))]


async def may_wait(request: Request) -> AsyncIterator[None]:
    """A client has as many requests that wait for news as sockets: all of them are answered when there is some."""
    with request.app.state.waits.place(client_of(request)):
        yield


MAY_WAIT = [Depends(may_wait)]

# --- who asks ---

bearer = HTTPBearer(auto_error=False, description="The token of a seat.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def credentials(given: Bearer) -> str:
    if given is None:
        raise Refusal("web-no-seat")
    return given.credentials


Credentials = Annotated[str, Depends(credentials)]


async def seated(lobby: InLobby, token: Credentials, request: Request) -> tuple[Table, int]:
    """Whoever asks about a seat sits there: nobody looks into its cards without the others' seeing it."""
    table = await lobby.table_of(token)
    seat = await table.admission.admit(hash_of(token), hash_of(token))
    table.look(client_of(request), seat)
    return table, seat


SeatDep = Annotated[tuple[Table, int], Depends(seated)]
