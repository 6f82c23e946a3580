"""A table with people at it: playing, taking back, coming and going, as pages do it over the socket."""

import asyncio
import random
import time
from dataclasses import replace
from socket import SO_RCVBUF, SOL_SOCKET
from types import SimpleNamespace
from typing import Any

import pytest

from tavoliere.web.limits import guard
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.session import NEVER_SAT
from tavoliere.web.tables import connection as connections
from tests.games.settings import LABELS, SETTINGS, game_of
from tests.web.conftest import GENEROUS
from tests.web.server import PATIENCE, Client, Founded, Server, play_on


async def seated(server: Server, founded: Founded) -> list[Client]:
    return [await server.client(token) for token in founded.tokens if token]


async def test_a_whole_game_with_a_bot_ends_with_scores_line_by_line_and_a_checkable_record(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "squire"])
    me = await any_server.client(founded.tokens[0])
    generator = random.Random(1)
    while me.standing["actor"] is not None:
        if me.standing["unconfirmed"] == 0:
            await me.ask(type="confirm", n=me.standing["n"])
        elif me.standing["choices"]:
            await me.play(generator)
        else:
            assert me.standing["thinking"]
            await me.hear()
    result = me.standing["result"]
    for seat in (0, 1):
        assert sum(line["points"] for line in result["lines"] if line["seat"] == seat) == result["scores"][seat]
    record = (await any_server.http.get(f"/api/tables/{founded.table}/record")).json()
    assert len(record["steps"]) == me.standing["n"] == len(me.steps)
    assert record["dice"] == {"commitment": me.table["commitment"], "secret": result["secret"]}
    checked = (await any_server.http.get(f"/api/tables/{founded.table}/check")).json()
    assert checked["unfair"] is None


async def test_undo_is_for_ones_own_last_decision_until_it_is_confirmed(any_server: Server) -> None:
    founded = await any_server.found("carolus-magnus", ["human", "human"], refill="draft")
    clients = await seated(any_server, founded)
    first = next(client for client in clients if client.standing["choices"])
    other = next(client for client in clients if client is not first)
    mine = first.table["seat"]
    refused = await first.ask(type="undo", n=first.standing["n"])
    assert refused["message"][0] == "web-no-undo", "a draw stands"
    while first.standing["unconfirmed"] is None:
        if not first.standing["choices"]:
            first, other, mine = other, first, 1 - mine
        n = first.standing["n"]
        await first.play(random.Random(1))
        await other.catch_up(first.standing["n"])
    assert first.standing["unconfirmed"] == other.standing["unconfirmed"] == mine
    assert first.standing["undo"] and not other.standing["undo"]
    assert not other.standing["choices"], "an unconfirmed turn keeps the next seat waiting"
    refused = await other.ask(type="play", n=n + 1, action=0)
    assert refused["message"] == ["web-unconfirmed", {"who": {"seat": mine}}]
    assert (await other.ask(type="undo", n=n + 1))["message"][0] == "web-no-undo"
    back = await first.ask(type="undo", n=n + 1)
    assert (back["type"], back["n"], back["standing"]["n"]) == ("back", n, n)
    assert (await other.until("back"))["n"] == n
    await first.play(random.Random(2))
    assert (await other.ask(type="confirm", n=n + 1))["message"][0] == "web-nothing-to-confirm"
    assert (await first.ask(type="confirm", n=n + 1))["standing"]["unconfirmed"] is None
    assert (await first.ask(type="undo", n=n + 1))["message"][0] == "web-no-undo", "a confirmed turn stands"
    await other.until("standing")
    assert other.standing["choices"]


async def test_a_turn_that_is_confirmed_with_its_last_move_stands_at_once(any_server: Server) -> None:
    founded = await any_server.found("carolus-magnus", ["human", "human"], refill="draft")
    clients = await seated(any_server, founded)
    undoable = ended = 0
    while not (undoable and ended):
        mine = next(client for client in clients if client.standing["choices"])
        n, choice = mine.standing["n"], mine.standing["choices"][0]["number"]
        await mine.ask(type="play", n=n, action=choice, confirm=True)
        assert mine.standing["unconfirmed"] is None
        if mine.standing["choices"]:
            undoable += mine.standing["undo"]  # until the turn ends
        else:
            ended += 1
            assert (await mine.ask(type="undo", n=mine.standing["n"]))["message"][0] == "web-no-undo"
        for client in clients:
            await client.catch_up(mine.standing["n"])


async def test_two_writers_of_the_same_move(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    clients = await seated(any_server, founded)
    tabs = [await any_server.client(founded.tokens[clients[0].standing["actor"]]) for _ in range(2)]
    choices, n = tabs[0].standing["choices"], tabs[0].standing["n"]
    answers = await asyncio.gather(
        *(tab.ask(type="play", n=n, action=choices[i]["number"]) for i, tab in enumerate(tabs))
    )
    assert sorted(answer["type"] for answer in answers) == ["moved", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["message"][0] == "web-stale"
    await tabs[0].catch_up(n + 1)
    await tabs[1].catch_up(n + 1)
    assert tabs[0].steps == tabs[1].steps, "both tabs see the same game"


async def test_reconnecting_is_sitting_down_again(server: Server) -> None:
    founded = await server.found("san-marco", ["human"] * 3)
    clients = await seated(server, founded)
    await play_on(clients, random.Random(3), 25)
    await clients[1].catch_up(clients[0].standing["n"])
    await clients[1].close()
    gone = await clients[0].until("seats")
    assert [seat["here"] for seat in gone["seats"]] == [True, False, True]
    again = await server.client(founded.tokens[1])
    assert again.steps == clients[1].steps
    assert again.standing == clients[1].standing
    here = await clients[0].until("seats")
    assert [seat["here"] for seat in here["seats"]] == [True, True, True]


async def test_one_socket_looks_through_one_seat_after_the_other(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    screen = await server.client(founded.tokens[0])
    first = screen.standing["state"]
    await screen.ask(type="sit", token=founded.tokens[1])
    assert screen.table["seat"] == 1
    assert screen.standing["state"] != first


async def test_spectators_see_what_everybody_sees_and_can_do_nothing(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"], hints=True)
    spectator = await server.client(founded.spectator)
    player = await server.client(founded.tokens[spectator.standing["actor"]])
    n, choice = player.standing["n"], player.standing["choices"][0]
    assert spectator.table["seat"] == -1 and not spectator.standing["choices"]
    for message in (
        {"type": "play", "n": n, "action": choice["number"]},
        {"type": "undo", "n": n},
        {"type": "confirm", "n": n},
        {"type": "name", "name": "Gino"},
        {"type": "seat", "seat": 0, "player": "duke"},
        {"type": "revoke", "seat": 0},
        {"type": "rematch"},
    ):
        assert (await spectator.ask(**message))["type"] == "refused", message
    await player.ask(type="play", n=n, action=choice["number"])
    moved = await spectator.until("moved")
    assert moved["steps"][0]["name"].endswith("unseen"), "the first card of a turn is played face down"


async def test_revoking_a_link(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    owner, friend = await seated(any_server, founded)
    assert owner.table["owner"] and not friend.table["owner"]
    assert (await friend.ask(type="revoke", seat=0))["message"][0] == "web-not-owner"
    token = (await owner.ask(type="revoke", seat=1))["token"]
    assert await friend.closed() == connections.REVOKED
    thief = await any_server.client()
    assert (await thief.ask(type="sit", token=founded.tokens[1]))["message"][0] == "web-no-seat"
    back = await any_server.client(token)
    assert back.table["seat"] == 1


async def test_a_bot_takes_a_seat_and_gives_it_back(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    owner, friend = await seated(any_server, founded)
    await play_on([owner, friend], random.Random(4), 3)
    assert (await friend.ask(type="seat", seat=0, player="squire"))["message"][0] == "web-not-owner"
    for nobody in ("oracle", "", "emperor:3600"):
        assert (await owner.ask(type="seat", seat=1, player=nobody))["message"][0] == "web-no-bot"
    await owner.say(type="seat", seat=1, player="squire")
    assert (await owner.until("seats"))["seats"][1]["player"] == "squire"
    generator = random.Random(5)
    before = owner.standing["n"]
    while owner.standing["n"] < before + 12:
        if owner.standing["unconfirmed"] == 0:
            await owner.ask(type="confirm", n=owner.standing["n"])
        elif owner.standing["choices"]:
            await owner.play(generator)
        else:
            await owner.hear()
    while not owner.standing["choices"] and owner.standing["unconfirmed"] is None:
        await owner.hear()
    await friend.catch_up(owner.standing["n"])
    assert not friend.standing["choices"], "while a bot has the seat, the friend looks on"
    await owner.say(type="seat", seat=1, player="human")
    assert (await owner.until("seats"))["seats"][1]["player"] == "human"
    await play_on([owner, friend], generator, 6)


async def test_a_seat_that_was_always_a_bots_gets_a_link_when_a_person_is_to_have_it(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "squire"])
    owner = await server.client(founded.tokens[0])
    token = (await owner.ask(type="seat", seat=1, player="human"))["token"]
    friend = await server.client(token)
    assert friend.table["seat"] == 1
    assert friend.table["seats"][1]["player"] == "human"


async def test_rematch_moves_everybody_one_seat_further(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    owner, friend = await seated(any_server, founded)
    assert (await owner.ask(type="rematch"))["message"][0] == "web-not-over"
    await play_on([owner, friend], random.Random(6), 10_000)
    await friend.catch_up(owner.standing["n"])
    await friend.close()
    assert (await owner.ask(type="sit", token=founded.tokens[1]))["table"]["seat"] == 1
    assert (await owner.ask(type="rematch"))["message"][0] == "web-not-owner"
    await owner.ask(type="sit", token=founded.tokens[0])
    await owner.say(type="rematch")
    again = await any_server.client((await owner.until("rematch"))["token"])
    assert again.table["seat"] == 1 and again.table["owner"]
    assert [seat["name"] for seat in again.table["seats"]] == ["Bruno", "Ada"]
    friend = await any_server.client(founded.tokens[1])  # who was away finds the way from the old table
    other = await any_server.client((await friend.until("rematch"))["token"])
    assert other.table["seat"] == 0 and other.table["table"] == again.table["table"] != founded.table


async def test_moments_of_the_past_through_other_eyes_only_when_the_game_is_over(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    clients = await seated(server, founded)
    view = clients[0].standing["view"]
    n = clients[0].standing["n"]
    await play_on(clients, random.Random(7), 10)
    then = await clients[0].ask(type="moment", n=n)
    assert then["view"] == view and then["as"] == 0
    assert (await clients[0].ask(type="moment", n=n, **{"as": 1}))["message"][0] == "web-other-eyes"
    assert (await clients[0].ask(type="moment", n=10_000))["message"][0] == "web-no-moment"
    await play_on(clients, random.Random(8), 10_000)
    other = await clients[0].ask(type="moment", n=n, **{"as": 1})
    assert other["as"] == 1 and other["view"] != view
    assert (await clients[0].ask(type="moment", n=n, **{"as": 2}))["message"][0] == "web-no-moment"


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
async def test_nothing_is_played_at_a_table_whose_game_is_over(
    setting: tuple[str, dict[str, Any]], server: Server
) -> None:
    game = game_of(setting)
    founded = await server.found(game.name, ["human"] * game.players, **setting[1])
    table, generator = server.lobby.tables[founded.table], random.Random(1)
    while table.match.position.actor is not None:
        table.match.play(generator.choice(table.match.position.actions))
    steps = table.match.steps.copy()
    for client in await seated(server, founded):
        standing = client.standing
        assert (standing["actor"], standing["choices"]) == (None, []) and standing["result"]
        for action in (0, len(game.all_actions) - 1, *range(0, 40, 5)):
            played = await client.ask(type="play", n=len(steps), action=action)
            assert played["message"][0] == "web-over"
    assert table.match.steps == steps


async def test_a_name_is_trimmed_and_must_be_readable(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    clients = await seated(server, founded)
    await clients[0].say(type="name", name="  Zoë \t d'Arc ")
    assert (await clients[1].until("seats"))["seats"][0]["name"] == "Zoë d'Arc"
    for name in ("x" * 25, "a\u202eb", "a\x00b"):
        assert (await clients[0].ask(type="name", name=name))["message"][0] == "web-name", repr(name)


async def test_nobody_at_a_table_takes_the_name_of_another(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human", "novice"])
    ada, bruno = await seated(server, founded)
    for name in ("Ada", "\u0410DA", "A d\u0430\u0301"):
        assert (await bruno.ask(type="name", name=name))["message"][0] == "web-name-taken"
    for name in ("bruno", "Carla", ""):  # one's own, a bot's, none
        await bruno.say(type="name", name=name)
        while ada.table["seats"][1]["name"] != name:
            await ada.until("seats")


async def test_whoever_does_not_sit_down_or_does_not_listen_is_dropped(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=replace(GENEROUS, patience=1.0), thinkers=1)) as server:
        assert await (await server.client()).closed() == NEVER_SAT
        founded = await server.found("cardcassonne", ["human", "human"])
        clients = await seated(server, founded)
        deaf = await server.client(founded.spectator)
        deaf.socket.transport.pause_reading()
        ear = deaf.socket.transport.get_extra_info("socket")
        ear.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)  # or the system would listen for it for a long while
        for _ in range(8_000):
            await deaf.say(type="moment", n=deaf.standing["n"])
        async with asyncio.timeout(PATIENCE):
            while any(one.seat == -1 for one in server.lobby.tables[founded.table].connections.open):
                await asyncio.sleep(0.05)
        await play_on(clients, random.Random(9), 5)
        deaf.socket.transport.abort()


async def test_what_is_said_in_a_hurry_is_done_in_its_order(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    client = await server.client(founded.tokens[0])
    # Some are done at once, others wait for the database: more than may wait, and then another for each that is done.
    names = [f"Ada {number}" for number in range(40)]
    order: list[str] = []
    said = 0
    while len(order) < 2 * len(names):
        while said < len(names) and said < 20 + len(order) // 2:
            await client.say(type="name", name=names[said])
            await client.say(type="moment", n=1_000, id=1000 + said)
            said += 1
        message = await client.hear()
        if message["type"] == "seats":
            order.append(message["seats"][0]["name"])
        elif message.get("re", 0) >= 1000:
            order.append(f"answered {message['re'] - 1000}")
    assert order == [one for number, name in enumerate(names) for one in (name, f"answered {number}")]


async def test_too_many_messages_at_once_are_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Server(ServerSettings(sqlite, thinkers=1)) as server:
        founded = await server.found("cardcassonne", ["human", "human"])
        client = await server.client(founded.tokens[0])
        for _ in range(200):
            await client.say(type="moment", n=0)
        heard = [await client.hear() for _ in range(200)]
        refused = [one for one in heard if one["type"] == "refused"]
        assert {one["message"][0] for one in refused} == {"web-too-fast"}
        assert len(refused) < 180
        monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + 1))
        assert (await client.ask(type="moment", n=0))["type"] == "moment", "a moment later all is well"


async def test_what_is_taken_back_leaves_the_rest_of_its_scene(server: Server) -> None:
    """San Marco's cards are divided one by one and shown as one scene: without the last card it is a shorter one."""
    founded = await server.found("san-marco", ["human"] * 3)
    clients = await seated(server, founded)
    table = server.lobby.tables[founded.table]
    while True:
        n, waits = len(table.match.steps), table.sitting.unconfirmed
        if waits is not None:
            await clients[waits].ask(type="confirm", n=n)
            continue
        actor, first = table.match.position.actor, table.match.position.actions[0]
        assert actor is not None
        moved = await clients[actor].ask(type="play", n=n, action=int(first))
        scene = moved["scenes"][-1]
        if first.block.name == "divide" and scene["n"] - scene["first"] >= 2:
            break
    back = await clients[actor].ask(type="undo", n=len(table.match.steps))
    assert [(one["first"], one["n"]) for one in back["scenes"]] == [(scene["first"], scene["n"] - 1)]
