"""The server as `tavoliere` starts it, but with the same dice at every table, so that a test meets the same game each
time.

python -m tests.browser.quick PORT FILE [DELAY] [shares] [matchmaking]: with a DELAY, whatever it sends is up to so many
seconds late; with `shares` pages add to the dice as they do anywhere else, and no game is known beforehand; with
`matchmaking` there are open tables
"""

import asyncio
import random
import sys

import uvicorn
from fastapi import Request
from pydantic import BaseModel
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavoliere.table.dice import FairDice
from tavoliere.web.app import build
from tavoliere.web.limits.guard import Limits
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.shares import Collector
from tavoliere.web.tables.tokens import hash_of

SEED = 3  # no joker turns up in the opening of Cardcassonne


def delayed(app: ASGIApp, delay: float) -> ASGIApp:
    async def late(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_late(message: Message) -> None:
            await asyncio.sleep(random.uniform(0, delay))
            await send(message)

        await app(scope, receive, send_late if scope["type"] != "lifespan" else send)

    return late


def take_nothing(*_: object) -> bool:
    raise Refusal("web-no-share")


class PlayOn(BaseModel):
    """Play seats of one table: so many decisions, or to the end; always the first choice, or another; or a line."""

    tokens: list[str]
    decisions: int | None
    which: int
    line: list[int] | None = None


async def play_on(asked: PlayOn, request: Request) -> None:
    """What programs do at their seats, all in one request: most of a game's time would go into asking for the next.

    Whoever has a spectator's token waits until bots have played to the end.
    """
    lobby: Lobby = request.app.state.lobby
    table = await lobby.table_of(asked.tokens[0])
    devices = {await table.admission.admit(hash_of(token), hash_of(token)): hash_of(token) for token in asked.tokens}
    made = 0

    def is_asked() -> bool:
        return table.sitting.unconfirmed is None and table.sitting.actor in devices

    decisions = asked.decisions if asked.line is None else len(asked.line)
    while not table.sitting.over and made != decisions:
        table.look("tests", min(devices))
        await table.broadcaster.until(lambda: is_asked() or table.sitting.over)
        if (seat := table.sitting.actor) is not None:
            action = asked.line[made] if asked.line else int(table.match.position.view(seat).actions[asked.which])
            await table.moves.play(seat, table.state.steps, action, device=devices[seat], confirm=True)
            made += 1


def main(port: str, file: str, delay: str = "0", *more: str) -> None:
    if "shares" not in more:
        Collector.is_known = take_nothing  # type: ignore[assignment, method-assign]
    FairDice.fresh = classmethod(lambda dice: dice.from_seed(SEED))  # type: ignore[assignment, method-assign]
    limits = Limits(
        messages=1000.0,
        messages_at_once=1000,
        requests=1000.0,
        requests_at_once=1000,
        files=10_000.0,
        files_at_once=10_000,
        tables=10.0,
        whole_tables=1e9,
    )
    settings = ServerSettings(f"sqlite:///{file}", port=int(port), limits=limits, matchmaking="matchmaking" in more)
    app = build(settings)
    app.add_api_route("/tests/play", play_on, methods=["POST"])
    uvicorn.run(
        delayed(app, float(delay)),
        port=settings.port,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
