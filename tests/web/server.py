"""A server in this process, and clients that talk to it as a page does."""

import asyncio
import contextlib
import json
import random
import sys
from dataclasses import replace
from importlib.util import find_spec
from typing import Any, Self

import httpx
import websockets

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tavoliere.table.game_json import asked_json, result_json, seen_json
from tavoliere.web.app import build
from tavoliere.web.messages.tables import from_server
from tavoliere.web.serve import WebServer, configuration, listening
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.presenter import final
from tavoliere.web.wire import unframed

PATIENCE = 120.0  # seconds; a machine may be busy

# httpx asks for it several times with each request, and where it is not installed all folders are searched for it.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]


class Server:
    """Runs as long as the `async with` lasts."""

    def __init__(self, settings: ServerSettings) -> None:
        self.seed = 3  # of the dice of new tables
        self.ear = listening("127.0.0.1", 0)
        self.settings = replace(settings, port=self.ear.getsockname()[1])
        self.address = f"127.0.0.1:{self.settings.port}"
        self.app = build(self.settings)
        self.lobby.dice = lambda: FairDice.from_seed(self.seed)
        self._uvicorn = WebServer(configuration(self.app))
        # Nobody's certificates are read, which takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE, verify=False)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._uvicorn.serve(sockets=[self.ear]))
        while not self._uvicorn.started:
            assert not self._task.done(), self._task
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        self._uvicorn.should_exit = True
        await self._task

    async def found(self, game: str, taken: list[str], hints: bool = False, **options: Any) -> "Founded":
        """A table with these players: "human", or bots."""
        names = ("Ada", "Bruno", "Carla", "Dino", "Elsa")
        seats = [{"name": name, "player": player} for name, player in zip(names, taken, strict=False)]
        new = {"game": game, "options": {"players": len(taken), **options}, "seats": seats, "hints": hints}
        answer = await self.http.post("/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        return Founded(**answer.json())

    async def client(self, token: str | None = None, own: str | None = None) -> "Client":
        client = Client(await websockets.connect(f"ws://{self.address}/socket", max_size=None, ping_interval=None))
        if token is not None:
            await client.ask(type="sit", token=token, own=own)
        return client


class Founded:
    """A new table: its name and its links."""

    def __init__(self, table: str, tokens: list[str], spectator: str) -> None:
        self.table, self.tokens, self.spectator = table, tokens, spectator


class Standing(dict[str, Any]):
    """Where a game stands for a seat, with whatever follows from that by the rules, as a page finds it."""

    def __init__(self, table: dict[str, Any], told: dict[str, Any]) -> None:
        super().__init__(told)
        self._table = table

    def __missing__(self, name: str) -> Any:
        seat, view = self._table["seat"], self.seen
        asked = self["actor"] == seat and self["unconfirmed"] is None and not self["thinking"]
        choices = asked_json(view, view.actions, final(view)) if asked else {"choices": [], "entries": []}
        result = {"result": result_json(view.known, self["secret"])}
        self.update(json.loads(json.dumps(choices | result | seen_json(view))))
        if name not in self:
            raise KeyError(name)
        return self[name]

    @property
    def seen(self) -> tv.View:
        game = tv.game(self._table["game"], **self._table["options"])
        seen: tv.View = game.view_of(self["view"], self._table["seat"])
        return seen


class Client:
    """One socket, as a page has it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str | bytes] = []  # everything that came, as it came
        self.standing: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self._asked = 0

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in as the page takes it in."""
        frame = await self.next_frame()
        self.frames.append(frame)
        message: dict[str, Any] = unframed(frame)
        from_server.validate_python(message)
        if "standing" in message:
            table = message.get("table") or self.table
            # Where only the turn has changed, what is seen has not.
            seen = {"view": self.standing["view"]} if message["type"] == "standing" else {}
            self.standing = message["standing"] = Standing(table, seen | message["standing"])
        for step in message.get("steps", ()):
            action = self._actions(message.get("table") or self.table)[step["action"]]
            step |= {"name": action.block.name, "words": [*action.words]}
        if message["type"] == "table":
            self.table, self.steps = message["table"], message["steps"]
        elif message["type"] == "moved":
            assert [step["n"] for step in message["steps"]] == [*range(len(self.steps) + 1, self.standing["n"] + 1)], (
                "every step comes once, and in order"
            )
            self.steps += message["steps"]
        elif message["type"] == "back":
            del self.steps[message["n"] :]
        elif message["type"] == "seats":
            self.table["seats"] = message["seats"]
        return message

    @staticmethod
    def _actions(table: dict[str, Any]) -> list[tv.Action]:
        actions: list[tv.Action] = tv.game(table["game"], **table["options"]).all_actions
        return actions

    async def next_frame(self) -> str | bytes:
        return await asyncio.wait_for(self.socket.recv(), PATIENCE)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        self._asked += 1
        await self.say(id=self._asked, **message)
        while (answer := await self.hear()).get("re") != self._asked:
            pass
        return answer

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def play(self, generator: random.Random) -> dict[str, Any]:
        """Play something that is legal."""
        choice = generator.choice(self.standing["choices"])
        return await self.ask(type="play", n=self.standing["n"], action=choice["number"])

    async def catch_up(self, n: int) -> None:
        """Hear everything up to so many steps."""
        while self.standing["n"] < n:
            await self.hear()

    async def close(self) -> None:
        """Leave; what nobody heard is read meanwhile, or it would stand before the server's word that it has let go."""
        closing = asyncio.create_task(self.socket.close())
        # Whoever listens all the time reads it by themselves.
        with contextlib.suppress(websockets.ConnectionClosed, websockets.ConcurrencyError):
            while True:
                await self.socket.recv()
        await closing

    async def closed(self) -> int:
        """Wait until the server closes the socket; its code."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert self.socket.close_code is not None
        return self.socket.close_code


async def play_on(clients: list[Client], generator: random.Random, decisions: int) -> int:
    """Let the people at a table play so many decisions, or to the end; how many were played."""
    for played in range(decisions):
        n = max(client.standing["n"] for client in clients)
        for client in clients:
            await client.catch_up(n)
        seated = {client.table["seat"]: client for client in clients}
        standing = clients[0].standing
        if standing["unconfirmed"] is not None:
            await seated[standing["unconfirmed"]].ask(type="confirm", n=n)
            for client in clients:
                while client.standing["unconfirmed"] is not None:
                    await client.hear()
            standing = clients[0].standing
        if standing["actor"] is None:
            return played
        await seated[standing["actor"]].play(generator)
    return decisions
