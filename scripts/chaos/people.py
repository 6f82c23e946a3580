"""Those who play while everything is broken around them."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import websockets

import tavoliere as tv
from scripts.chaos.machines import Server
from tavoliere.table.shares import chain
from tavoliere.web.wire import unframed

TROUBLE = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError, json.JSONDecodeError)
GAMES = (("cardcassonne", 2), ("cardcassonne", 3), ("carolus-magnus", 2), ("san-marco", 3))
counted: Counter[str] = Counter()
problems: list[str] = []
ended: list[tuple[str, int]] = []  # tables whose games are over, and the steps that were announced


class Person:
    """Somebody at a table, connected to any server, who connects to another whenever that is lost."""

    def __init__(self, table: "Table", seat: int, token: str, servers: Sequence[Server], luck: random.Random) -> None:
        self.table, self.seat, self.token, self.servers, self.luck = table, seat, token, servers, luck
        self.own = f"{luck.getrandbits(128):032x}"
        self.steps: list[Any] = []
        self.over = False
        self.view = b""  # of what is seen where the game stands
        self.socket: websockets.ClientConnection | None = None
        self.chain = chain(f"{luck.getrandbits(256):064x}") if seat >= 0 and luck.random() < 0.5 else None
        self.base: int | None = None  # the step from which on its device adds to the dice

    def cut(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()

    def hear_steps(self, first: int, steps: list[Any]) -> None:
        """What is told again must be what was told; a step is not lost unless it was taken back."""
        if self.steps[first : first + len(steps)] != steps[: len(self.steps) - first]:
            problems.append(f"{self.table.name}: seat {self.seat} was told something else before")
        self.steps[first:] = steps

    async def play(self) -> None:
        while not self.over:
            try:
                server = self.luck.choice(self.servers)
                async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket", max_size=None) as self.socket:
                    await self.sit(self.socket)
            except TROUBLE:
                counted["connections lost"] += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.5))

    async def sit(self, line: websockets.ClientConnection) -> None:
        await line.send(json.dumps({"type": "sit", "token": self.token, "own": self.own}))
        waits_since = time.monotonic()
        while not self.over:
            try:
                message = unframed(await asyncio.wait_for(line.recv(), 2.0))
            except TimeoutError:
                if time.monotonic() - waits_since > 20:
                    return  # perhaps this server has lost its tongue; another may tell more
                continue
            if message["type"] == "share-asked":
                await self.give(line, message["n"])
            if message["type"] == "refused":
                counted[f"refused: {message['message'][0]}"] += 1
                if message["message"][0] in ("web-no-seat", "web-link-used", "web-not-stored", "web-not-read"):
                    await asyncio.sleep(0.3)
                    return
            if (standing := message.get("standing")) is None:
                continue
            waits_since = time.monotonic()
            self.view = standing.get("view", self.view)
            if message["type"] == "table":
                if len(message["steps"]) < len(self.steps):
                    problems.append(f"{self.table.name}: {len(self.steps) - len(message['steps'])} steps are gone")
                self.hear_steps(0, message["steps"])
                await self.settle(line, message["table"])
            elif message["type"] == "moved":
                self.hear_steps(message["steps"][0]["n"] - 1, message["steps"])
            counted["messages"] += 1
            await self.decide(line, standing)

    async def settle(self, line: websockets.ClientConnection, table: dict[str, Any]) -> None:
        """Add to the dice, and play on where time ran out while nobody was there."""
        if self.chain is not None:
            self.base = len(self.steps) if self.base is None else self.base
            await line.send(json.dumps({"type": "share", "anchor": self.chain[0], "from": self.base}))
        if self.seat >= 0 and table["seats"][self.seat]["late"]:
            await line.send(json.dumps({"type": "return"}))
            counted["times that somebody came back late"] += 1

    def link(self, n: int) -> str | None:
        """What this device adds to the dice after so many steps."""
        if self.chain is None or self.base is None or not 0 < n - self.base + 1 < len(self.chain):
            return None
        return self.chain[n - self.base + 1]

    async def give(self, line: websockets.ClientConnection, n: int) -> None:
        if n == len(self.steps) and (link := self.link(n)) is not None:
            counted["links"] += 1
            await line.send(json.dumps({"type": "link", "n": n, "link": link}))

    async def decide(self, line: websockets.ClientConnection, standing: dict[str, Any]) -> None:
        self.table.moved = time.monotonic()
        if standing["actor"] is None:
            self.over = True
            return
        await asyncio.sleep(self.luck.uniform(0, self.table.pause))
        if standing["unconfirmed"] == self.seat:
            await line.send(json.dumps({"type": "confirm", "n": standing["n"]}))
        elif standing["actor"] == self.seat and standing["unconfirmed"] is None and not standing["thinking"]:
            counted["moves"] += 1
            game = tv.game(self.table.game, players=self.table.players)
            action = int(self.luck.choice(game.view_of(self.view, self.seat).actions))
            play = {"type": "play", "n": standing["n"], "action": action, "link": self.link(standing["n"])}
            await line.send(json.dumps(play))


class Program(Person):
    """The same over HTTP."""

    async def play(self) -> None:
        known = ""
        n = -1
        while not self.over:
            server = self.luck.choice(self.servers)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=20) as http:
                    bearer = {"Authorization": f"Bearer {known or self.token}"}
                    if not known:
                        # The answer may be lost, and with it the seat: so it sits down with what it comes back with.
                        known = self.token
                    answer = await http.get("/api/seat", params={"after": n, "wait": 5}, headers=bearer)
                    if answer.status_code != 200:
                        await asyncio.sleep(0.3)
                        continue
                    standing = answer.json()
                    if standing["n"] < n:
                        problems.append(f"{self.table.name}: {n - standing['n']} steps are gone for a program")
                    self.table.moved = time.monotonic()
                    n = standing["n"]
                    if standing["result"] is not None:
                        self.over = True
                    elif standing["choices"]:
                        counted["moves"] += 1
                        chosen = self.luck.choice(standing["choices"])["number"]
                        await http.post("/api/seat/play", json={"n": n, "action": chosen}, headers=bearer)
            except TROUBLE:
                counted["connections lost"] += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.5))


class Table:
    """A table and those who sit there."""

    def __init__(self, servers: Sequence[Server], luck: random.Random, pause: float) -> None:
        self.servers, self.luck, self.pause = servers, luck, pause
        self.moved = time.monotonic()
        self.name = ""
        self.game, self.players = luck.choice(GAMES)
        self.people: list[Person] = []

    async def open(self) -> None:
        players = self.players
        seats: list[dict[str, str]] = [{"name": "", "player": "human"} for _ in range(players)]
        if self.luck.random() < 0.6:
            seats[-1]["player"] = "squire"
        new: dict[str, Any] = {"game": self.game, "options": {"players": players}, "seats": seats}
        if self.luck.random() < 0.4:  # whose time runs out when a clock is moved
            kind = self.luck.choice(["game", "move"])
            new["clock"] = {"kind": kind, "seconds": 600, "bot": "squire", "vacation": 0}
        while True:
            server = self.luck.choice(self.servers)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=20) as http:
                    answer = await http.post("/api/tables", json=new)
                if answer.status_code == 201:
                    break
            except TROUBLE:
                pass
            await asyncio.sleep(0.3)
        founded = answer.json()
        self.name = founded["table"]
        counted["tables"] += 1
        links = [(seat, token) for seat, token in enumerate(founded["tokens"]) if token]
        kinds = [Program if self.luck.random() < 0.25 else Person for _ in links]
        self.people = [
            kind(self, seat, token, self.servers, random.Random(self.luck.random()))
            for kind, (seat, token) in zip(kinds, links, strict=True)
        ]
        self.people.append(Person(self, -1, founded["spectator"], self.servers, random.Random(self.luck.random())))
        self.moved = time.monotonic()

    async def play(self, ends: asyncio.Event) -> None:
        """Game after game."""
        while not ends.is_set():
            await self.open()
            playing = [asyncio.create_task(person.play()) for person in self.people]
            try:
                await asyncio.gather(*playing)
            finally:
                for task in playing:
                    task.cancel()
            counted["games"] += 1
            self.compare()

    def compare(self) -> None:
        told = [
            [(step["n"], step["actor"]) for step in one.steps] for one in self.people if not isinstance(one, Program)
        ]
        if any(one != told[0] for one in told):
            problems.append(f"{self.name}: not everybody was told the same")
        ended.append((self.name, len(told[0])))
