"""The socket of a page: one message in, one answer out, and whatever happens at the table in between."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.connection import Connection
from tavoliere.web.guard import Bucket, Limits
from tavoliere.web.lobby import Lobby
from tavoliere.web.table import Refusal, Table, hash_of
from tavoliere.web.wire import message_json, written

NEVER_SAT = 4003
FAREWELL = 2.0


def whole(value: Any) -> bool:
    return type(value) is int and abs(value) < 2**31


def text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 200


def action(value: Any) -> bool:
    return whole(value) or text(value)


# What a message of each type must hold, and how each is checked; a question mark may be left out.
FORMS: dict[str, dict[str, Callable[[Any], bool]]] = {
    "sit": {"token": text},
    "play": {"n": whole, "action": whole},
    "undo": {"n": whole},
    "confirm": {"n": whole},
    "why": {"action": action},
    "moment": {"n": whole, "as?": whole},
    "hint": {"n": whole},
    "name": {"name": text},
    "seat": {"seat": whole, "player": text},
    "revoke": {"seat": whole},
    "rematch": {},
}


def understood(said: str, longest: int) -> dict[str, Any]:
    """A message that has the right form; Refusal for any other."""
    if len(said) > longest:
        raise Refusal("web-too-long", most=longest)
    try:
        asked = json.loads(said)
    except (ValueError, RecursionError):
        raise Refusal("web-not-json") from None
    if not isinstance(asked, dict):
        raise Refusal("web-not-json")
    kind = asked.get("type")
    if not isinstance(kind, str) or kind not in FORMS:
        raise Refusal("web-unknown-type", known=", ".join(FORMS))
    for field, fits in FORMS[kind].items():
        name = field.removesuffix("?")
        if (name in asked or name == field) and not fits(asked.get(name)):
            raise Refusal("web-field", type=kind, field=name)
    if "id" in asked and not whole(asked["id"]):
        raise Refusal("web-field", type=kind, field="id")
    return asked


class Session:
    """Whoever is at the other end of a socket."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self.lobby = lobby
        self.limits = limits
        self.connection = Connection()
        self.table: Table | None = None
        self.bucket = Bucket(limits.messages, limits.messages_at_once)
        self.hinting: asyncio.Task[None] | None = None

    async def hear(self, said: str) -> None:
        """Do what a message asks for, or say in one sentence why not."""
        re = None
        try:
            if not self.bucket.take():
                raise Refusal("web-too-fast")
            asked = understood(said, self.limits.longest_message)
            re = asked.get("id")
            await self.do(asked, re)
        except TavoliereError as error:
            self.refuse(error, re)

    def refuse(self, error: TavoliereError, re: int | None) -> None:
        head = {} if re is None else {"re": re}
        self.connection.send(written({**head, "type": "refused", "message": message_json(error.message)}))

    async def do(self, asked: dict[str, Any], re: int | None) -> None:
        kind, connection = asked["type"], self.connection
        if kind == "sit":
            await self.sit(asked["token"], re)
            return
        table = self.table
        if table is None or connection not in table.connections:
            raise Refusal("web-sit-first")
        if kind == "play":
            await table.play(connection.seat, asked["n"], asked["action"], connection, re=re)
        elif kind == "undo":
            await table.undo(connection.seat, asked["n"], connection, re)
        elif kind == "confirm":
            await table.confirm(connection.seat, asked["n"], connection, re)
        elif kind == "why":
            await table.why(connection, asked["action"], re)
        elif kind == "moment":
            await table.moment(connection, asked["n"], asked.get("as"), re)
        elif kind == "hint":
            self.hint(table, asked["n"], re)
        elif kind == "name":
            await table.rename(connection, asked["name"])
        elif kind == "seat":
            await table.hand_over(connection, asked["seat"], asked["player"], re)
        elif kind == "revoke":
            await table.revoke(connection, asked["seat"], re)
        else:
            await self.lobby.rematch(table, connection)

    async def sit(self, token: str, re: int | None) -> None:
        table, _ = await self.lobby.seat(token)
        if self.table is not None and self.table is not table:
            self.table.leave(self.connection)
        self.table = table
        await table.sit(self.connection, hash_of(token), re)
        await self.lobby.invite(table, self.connection.seat)

    def hint(self, table: Table, n: int, re: int | None) -> None:
        """Think beside the socket, so that its owner may go on meanwhile; one hint at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise Refusal("web-too-fast")

        async def think() -> None:
            try:
                await table.hint(self.connection, n, re)
            except TavoliereError as error:
                self.refuse(error, re)

        self.hinting = asyncio.create_task(think())

    def leave(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
        if self.table is not None:
            self.table.leave(self.connection)


async def attend(socket: WebSocket, lobby: Lobby, limits: Limits) -> None:
    """Serve one socket until it closes, is dropped, or nobody sits down."""
    await socket.accept()
    session = Session(lobby, limits)

    async def listen() -> None:
        while (message := await socket.receive())["type"] == "websocket.receive":
            await session.hear(message.get("text") or "")

    async def speak() -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # closed while we spoke
            while True:
                await socket.send_text(await session.connection.next())

    async def watch() -> None:
        await asyncio.sleep(limits.patience)
        if session.table is None:
            session.connection.drop(NEVER_SAT)

    tasks = [asyncio.create_task(one()) for one in (listen, speak, session.connection.dropped.wait)]
    patience = asyncio.create_task(watch())
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.leave()
        for task in (*tasks, patience):
            task.cancel()
        ended = await asyncio.gather(*tasks, patience, return_exceptions=True)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(socket.close(session.connection.code), FAREWELL)  # some don't listen to that either
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem
