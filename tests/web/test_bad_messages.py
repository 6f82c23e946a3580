"""Ten thousand bad messages leave a table unharmed, and each gets one clear answer."""

import json
import random
from typing import Any

import pytest
import websockets

from tavoliere.engine.game import Game
from tavoliere.web.messages.requests import KINDS
from tavoliere.web.serve import LARGEST_FRAME
from tavoliere.words import LANGUAGES, catalogue
from tests.web.server import Client, Server, play_on

MESSAGES = 4_000
TYPES = tuple(KINDS)
JUNK: tuple[Any, ...] = (None, True, -1, 0.5, 2**40, "", "x" * 300, [], {}, [[1]], {"n": 1}, "\x00", "ü", 1e308)


def bad(generator: random.Random, client: Client, game: Game, old: str) -> str:
    """A message that must not change anything."""
    n = client.standing["n"]
    legal = {choice["number"] for choice in client.standing["choices"]}
    illegal = generator.choice([number for number in range(len(game.all_actions) + 5) if number not in legal])
    kind = generator.randrange(9)
    if kind == 0:  # garbage
        return "".join(chr(generator.randrange(32, 0x2FFF)) for _ in range(generator.randrange(40)))
    if kind == 1:  # the right words with the wrong things in them
        fields = ("n", "action", "seat", "player", "name", "token", "as", "id")
        junk = {field: generator.choice(JUNK) for field in generator.sample(fields, 3)}
        return json.dumps({"type": generator.choice([*TYPES, *JUNK[:3], "dance"]), **junk} | {"n": 0.5, "name": "\x07"})
    if kind == 2:  # too long
        return json.dumps({"type": "name", "name": "x" * generator.randrange(5000, 20_000)})
    if kind == 3:  # not legal
        return json.dumps({"type": "play", "n": n, "action": illegal})
    if kind == 4:  # stale, or from the future
        return json.dumps({"type": "play", "n": n + generator.choice([-5, -1, 1, 7]), "action": min(legal, default=0)})
    if kind == 5:  # played before
        return old
    if kind == 6:  # what only others may do
        other = generator.choice(["revoke", "seat", "rematch"])
        return json.dumps({"type": other, "seat": 0, "player": "duke"})
    if kind == 7:  # nothing to take back or to confirm here
        return json.dumps({"type": generator.choice(["undo", "confirm"]), "n": n})
    return json.dumps({"type": "sit", "token": generator.choice(["", "x", "0" * 32])})


async def test_thousands_of_bad_messages_leave_the_table_unharmed(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 3)
    clients = [await server.client(token) for token in founded.tokens]
    generator = random.Random(1)
    await play_on(clients, generator, 20)
    table = server.lobby.tables[founded.table]
    game, match = table.match.game, table.match
    while table.sitting.undoable is not None:  # after a draw nothing can be taken back
        await play_on(clients, generator, 1)
    for client in clients:
        await client.catch_up(len(match.steps))
    old = json.dumps({"type": "play", "n": len(match.steps) - 1, "action": int(match.steps[-1])})
    state, seating = table.state, table.seating
    before = (list(match.steps), match.position, table.sitting.confirmed, state.events, dict(seating.seats))
    friends = clients[1:]  # the first is the owner, who may do more
    answers: dict[str, int] = {}
    for round_ in range(MESSAGES // 100):
        client = friends[round_ % 2]
        for _ in range(100):
            await client.socket.send(bad(generator, client, game, old))
        for _ in range(100):
            answer = await client.hear()
            assert answer["type"] == "refused", answer
            answers[answer["message"][0]] = answers.get(answer["message"][0], 0) + 1
    assert sum(answers.values()) == MESSAGES
    assert (list(match.steps), match.position, table.sitting.confirmed, state.events, dict(seating.seats)) == before
    said = {"web-not-json", "web-unknown-type", "web-field", "web-too-long", "web-stale", "web-not-owner"}
    assert said | {"web-not-asked", "web-no-undo", "web-no-seat"} <= set(answers)
    for language in LANGUAGES:
        assert set(answers) <= set(catalogue(language, game.folder).sources)
    await play_on(clients, generator, 10)


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
