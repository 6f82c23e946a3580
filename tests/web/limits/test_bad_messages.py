"""Bad messages leave a table unharmed, and each gets one clear answer; MESSAGES=100000 says how many are tried."""

import json
import os
import random
from typing import Any

import pytest
import websockets

import tavoliere as tv
from tavoliere.web.messages.requests import KINDS
from tavoliere.web.serve import LARGEST_FRAME
from tavoliere.web.tables.table import Table
from tavoliere.words import LANGUAGES, catalogue
from tests.web.server import Client, Server, play_on

MESSAGES = int(os.environ.get("MESSAGES", "3000"))
AT_ONCE = 50
TYPES = tuple(KINDS)
JUNK: tuple[Any, ...] = (None, True, -1, 0.5, 2**40, "", "x" * 300, [], {}, [[1]], {"n": 1}, "\x00", "ü", 1e308)


def bad(generator: random.Random, client: Client, old: str) -> str:
    """A message that must not change anything, whoever sends it: the one who is asked, the owner, or neither."""
    standing, seat = client.standing, client.table["seat"]
    n, mine = standing["n"], standing["actor"] == seat and standing["unconfirmed"] is None
    legal = {choice["number"] for choice in standing["choices"]}
    actions = tv.game(client.table["game"], **client.table["options"]).all_actions
    illegal = generator.choice([number for number in range(len(actions) + 5) if number not in legal])
    kind = generator.randrange(10)
    if kind == 0:  # garbage
        return "".join(chr(generator.randrange(32, 0x2FFF)) for _ in range(generator.randrange(40)))
    if kind == 1:  # the right words with the wrong things in them
        fields = ("n", "action", "player", "token", "as", "id")
        junk = {field: generator.choice(JUNK) for field in generator.sample(fields, 3)}
        wrong = {"n": 0.5, "name": "\x07", "seat": generator.choice([0.5, "x", None])}
        return json.dumps({"type": generator.choice([*TYPES, *JUNK[:3], "dance"]), **junk} | wrong)
    if kind == 2:  # too long
        return json.dumps({"type": "name", "name": "x" * generator.randrange(5000, 20_000)})
    if kind == 3:  # not legal
        return json.dumps({"type": "play", "n": n, "action": illegal, "confirm": generator.random() < 0.5})
    if kind == 4:  # stale, or from the future
        return json.dumps({"type": "play", "n": n + generator.choice([-5, -1, 1, 7]), "action": min(legal, default=0)})
    if kind == 5:  # played before
        return old
    if kind == 6 and not client.table["owner"]:  # what only others may do
        other = generator.choice(["revoke", "seat", "rematch"])
        return json.dumps({"type": other, "seat": 0, "player": "duke"})
    if kind == 7 and not mine:  # out of turn, what would be right for somebody
        return json.dumps({"type": "play", "n": n, "action": generator.randrange(len(actions))})
    if kind == 8 and not standing["undo"] and standing["unconfirmed"] != seat:  # nothing to take back or to confirm
        return json.dumps({"type": generator.choice(["undo", "confirm"]), "n": n})
    return json.dumps({"type": "sit", "token": generator.choice(["", "x", "0" * 32])})


async def new_table(server: Server, game: str, generator: random.Random) -> tuple[Table, list[Client]]:
    founded = await server.found(game, ["human"] * 3)
    clients = [await server.client(token) for token in founded.tokens]
    await play_on(clients, generator, 20)
    return server.lobby.tables[founded.table], clients


@pytest.mark.parametrize("game", tv.GAMES)
async def test_a_forged_page_changes_nothing(server: Server, game: str) -> None:
    generator = random.Random(1)
    table, clients = await new_table(server, game, generator)
    answers: set[str] = set()
    for _ in range(MESSAGES // AT_ONCE // len(tv.GAMES)):
        match, state = table.match, table.state
        for client in clients:
            await client.catch_up(len(match.steps))
        old = json.dumps({"type": "play", "n": len(match.steps) - 1, "action": int(match.steps[-1])})
        before = (list(match.steps), match.position, table.sitting.confirmed, state.events, dict(state.seating.seats))
        client = generator.choice(clients)
        for _ in range(AT_ONCE):
            await client.socket.send(bad(generator, client, old))
        for _ in range(AT_ONCE):
            answer = await client.hear()
            assert answer["type"] == "refused", answer
            answers.add(answer["message"][0])
        after = (list(match.steps), match.position, table.sitting.confirmed, state.events, dict(state.seating.seats))
        assert after == before
        # Said twice in one breath, a move is played once.
        if (asked := match.position.actor) is None or asked < 0 or table.sitting.unconfirmed is not None:
            played = await play_on(clients, generator, 1)
        else:
            own = clients[asked]
            move = {"n": len(match.steps), "action": generator.choice(own.standing["choices"])["number"]}
            for _ in range(2):
                await own.say(type="play", confirm=True, **move)
            assert (await own.until("refused"))["message"][0] in ("web-stale", "web-over")
            played = sum(int(step) == move["action"] for step in match.steps[move["n"] : move["n"] + 1])
            assert [event for event in match.steps[move["n"] + 1 :] if not event.block.chance] == []
        if not played or match.position.actor is None:
            table, clients = await new_table(server, game, generator)
    said = {"web-not-json", "web-unknown-type", "web-field", "web-too-long", "web-stale", "web-not-owner"}
    assert said | {"web-not-asked", "web-no-undo", "web-no-seat"} <= answers
    for language in LANGUAGES:
        assert answers <= set(catalogue(language, table.match.game.words_folder).sources)


async def test_bytes_and_frames_that_are_far_too_large(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    client = await server.client(founded.tokens[0])
    await client.socket.send(b"\x00\xff")
    assert (await client.hear())["message"][0] == "web-not-json"
    await client.socket.send("[" * 3000)
    assert (await client.hear())["message"][0] == "web-not-json"
    half = '{"type": "sit", "token": "\\ud800"}'  # half of a sign, as JSON can write it and UTF-8 can't
    await client.socket.send(half)
    assert (await client.hear())["message"][0] == "web-no-seat"
    await client.socket.send("x" * (LARGEST_FRAME + 1))
    assert await client.closed() == 1009, "too big to be read at all"
    assert (await server.client(founded.tokens[0])).standing["n"] > 0


async def test_nobody_does_anything_before_sitting_down(server: Server) -> None:
    client = await server.client()
    without: dict[str, dict[str, Any]] = {
        "play": {"n": 0, "action": 0},
        "undo": {"n": 0},
        "confirm": {"n": 0},
        "moment": {"n": 0},
        "name": {"name": "Ada"},
        "seat": {"seat": 0, "player": "duke"},
        "revoke": {"seat": 0},
        "rematch": {},
    }
    for kind, more in without.items():
        assert (await client.ask(type=kind, **more))["message"][0] == "web-sit-first"


async def test_a_socket_from_another_page_is_refused(server: Server) -> None:
    async def connect(origin: str) -> None:
        address = f"ws://{server.address}/socket"
        await (await websockets.connect(address, origin=websockets.Origin(origin))).close()

    await connect(f"http://{server.address}")
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await connect("http://elsewhere.example")
