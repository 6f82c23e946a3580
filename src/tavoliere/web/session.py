"""The socket of a page: one message in, one answer out, and whatever happens at the table in between."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.limits.guard import Bucket, Limits, client_of
from tavoliere.web.limits.http_limits import SOCKET_EXTENSION
from tavoliere.web.messages.requests import (
    ConfirmRequest,
    FromPage,
    LinkRequest,
    MomentRequest,
    NameRequest,
    PlayRequest,
    RematchRequest,
    ReturnRequest,
    RevokeRequest,
    SayRequest,
    SeatRequest,
    ShareRequest,
    SitRequest,
    UndoRequest,
    VacationRequest,
    request_of,
)
from tavoliere.web.messages.tables import RefusedMessage
from tavoliere.web.protocol_version import PROTOCOL
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.shares import GivenShare
from tavoliere.web.tables.table import Table
from tavoliere.web.tables.tokens import hash_of
from tavoliere.web.watching.gauges import MOVE_SECONDS, REFUSALS
from tavoliere.web.wire import message_json

NEVER_SAT = 4003
FAREWELL = 2.0
AHEAD = 8  # messages that are read while an earlier one is being done
WHOLE_TABLE = (
    0.05  # seconds of a processor that it takes to send one, until it is known: others are asked for meanwhile
)


class Session:
    """Whoever is at the other end of a socket."""

    def __init__(self, lobby: Lobby, limits: Limits, client: str, whole_tables: Bucket) -> None:
        self.lobby = lobby
        self.limits = limits
        self.whole_tables = whole_tables
        self.waits = False  # until its client may be sent another
        self.connection = Connection(client)
        self.table: Table | None = None
        self.bucket = Bucket(limits.messages, limits.messages_at_once)
        self.asked: deque[FromPage] = deque()  # what is still to be done
        self.doing: asyncio.Task[None] | None = None

    def take(self, asked: FromPage | None) -> None:
        """Have done what a message asks for, after what was asked for before."""
        if asked is None or self.connection.finishing:
            return
        self.asked.append(asked)
        if self.doing is None:
            self.connection.heard = True
            self.doing = asyncio.get_running_loop().create_task(self._do_all())

    async def _do_all(self) -> None:
        connection = self.connection
        try:
            while self.asked and not connection.finishing:
                await self.hear(self.asked.popleft())
        except Exception:
            connection.dropped.set()
            raise
        connection.heard = False
        self.doing = None
        if connection.finishing:
            connection.end()

    def read(self, said: str) -> FromPage | None:
        """What a message asks for, if there is anything left to be done; or say in one sentence why not."""
        re = None
        try:
            if not self.bucket.take():
                raise Refusal("web-too-fast")
            asked = request_of(said, self.limits.longest_message)
            re = asked.id
            if not isinstance(asked, LinkRequest):
                return asked
            # Somebody's decision waits for this, and whatever else was said here may wait for that.
            self.seated.collector.answer(self.connection, asked.n, asked.link)
        except TavoliereError as error:
            self.refuse(error, re)
        return None

    async def hear(self, asked: FromPage) -> None:
        """Do what is asked for, or say in one sentence why not."""
        begun = time.perf_counter()
        try:
            await self.do(asked)
            if isinstance(asked, PlayRequest):
                MOVE_SECONDS.add(time.perf_counter() - begun)
        except TavoliereError as error:
            self.refuse(error, asked.id)

    @property
    def seated(self) -> Table:
        if self.table is None or self.connection not in self.table.connections.open:
            raise Refusal("web-sit-first")
        return self.table

    def refuse(self, error: TavoliereError, re: int | None) -> None:
        REFUSALS.add(of=error.message[0])
        self.connection.send(RefusedMessage(re=re, message=message_json(error.message)).to_json())

    async def do(self, asked: FromPage) -> None:
        connection, re = self.connection, asked.id
        if isinstance(asked, SitRequest):
            await self.sit(asked, re)
            return
        table = self.seated
        match asked:
            case PlayRequest(n=n, action=action, confirm=confirm, link=link):
                share = None if link is None else GivenShare(link)
                play = table.moves.play(connection.seat, n, action, connection, re=re, confirm=confirm, share=share)
                await (self.carry_out(play) if table.collector.shares else play)
            case UndoRequest(n=n):
                await table.moves.undo(connection.seat, n, connection, re)
            case ConfirmRequest(n=n):
                await table.moves.confirm(connection.seat, n, connection, re)
            case MomentRequest(n=n, eyes=eyes):
                await table.inquiries.moment(connection, n, eyes, re)
            case NameRequest(name=name):
                await table.players.rename(connection, name)
            case SeatRequest(seat=seat, player=player):
                await table.players.hand_over(connection, seat, player, re)
            case RevokeRequest(seat=seat):
                await table.admission.revoke(connection, seat, re)
            case ReturnRequest():
                await table.players.come_back(connection)
            case VacationRequest(away=away):
                await table.players.go_on_vacation(connection, away)
            case SayRequest(text=text, emote=emote):
                await table.conversation.say(connection, text, emote)
            case ShareRequest(anchor=anchor, base=base):
                await table.moves.take_share(connection.seat, anchor, base, connection, re)
            case RematchRequest():
                await self.lobby.rematch(table, connection)

    async def sit(self, asked: SitRequest, re: int | None) -> None:
        if asked.protocol not in (PROTOCOL, None):
            raise Refusal("web-old-page")
        self.waits = True
        await self.whole_tables.paid()
        self.waits = False
        self.whole_tables.owe(WHOLE_TABLE)
        own = asked.token if asked.own is None else asked.own
        table = await self.lobby.table_of(own, asked.token)
        if self.table is not None and self.table is not table:
            self.table.admission.leave(self.connection)
        self.table = table
        spent = await table.admission.sit(self.connection, hash_of(asked.token), hash_of(own), re, asked.read)
        self.whole_tables.owe(spent - WHOLE_TABLE)
        await self.lobby.invite(table, self.connection.seat)

    async def carry_out(self, decision: Coroutine[Any, Any, None]) -> None:
        """A decision that others may add to stands, even if whoever made it hangs up meanwhile."""
        task = asyncio.create_task(decision)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody is left to be told
            raise

    def leave(self) -> None:
        table, self.table = self.table, None  # what is left of a socket must not hold the game
        if table is not None:
            table.admission.leave(self.connection)


async def attend(socket: WebSocket, lobby: Lobby, limits: Limits, allowance: Bucket, whole_tables: Bucket) -> None:
    """Serve one socket until it closes, is dropped, or nobody sits down.

    On all sockets together its client may send so much as `allowance` has, and is sent whole tables in the time that
    `whole_tables` has.
    """
    session = Session(lobby, limits, client_of(socket), whole_tables)
    at_once = socket.scope.get("extensions", {}).get(SOCKET_EXTENSION, {})
    session.connection.tell = at_once.get("tell")
    if at_once:
        at_once["charge"](allowance)
    await socket.accept()

    waits = False  # for the next message, with none before it that is still to be taken

    def take(text: str) -> bool:
        """The same as `listen` does with a message, if that can be done now."""
        if not waits or len(session.asked) >= AHEAD or session.connection.dropped.is_set():
            return False
        session.take(session.read(text))
        return True

    async def listen() -> None:
        nonlocal waits
        while True:
            waits = True
            message = await socket.receive()
            waits = False
            if message["type"] != "websocket.receive":
                break
            if session.connection.dropped.is_set():
                return
            asked = session.read(message.get("text") or "")
            if len(session.asked) >= AHEAD and session.doing is not None:
                await session.doing
            session.take(asked)
        if session.doing is not None and not session.waits:
            await session.doing  # what was said before the end is done

    async def speak() -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # closed while we spoke
            while frame := await session.connection.next():
                await (socket.send_text(frame) if isinstance(frame, str) else socket.send_bytes(frame))

    def look_after() -> None:
        if session.table is None:
            session.connection.drop(NEVER_SAT)

    tasks = [asyncio.create_task(one()) for one in (listen, speak, session.connection.dropped.wait)]
    patience = asyncio.get_running_loop().call_later(limits.patience, look_after)
    if at_once:
        at_once["listen"](take)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if at_once:
            at_once["listen"](None)
        session.leave()
        patience.cancel()
        if session.doing is not None:
            tasks.append(session.doing)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(socket.close(session.connection.code), FAREWELL)  # some don't listen to that either
        session.connection.gone.set()
        session.connection.tell = None
        at_once.clear()
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem
