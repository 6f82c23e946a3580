"""Clocks: people's time runs while they are asked, is stored, and when it has run out a bot plays on."""

import asyncio
import random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table.match import HUMAN
from tavoliere.table.scenes import Scenes
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.rows import StoredSeat
from tavoliere.web.tables.clocks import Clocks, Timekeeper
from tavoliere.web.tables.seating import Seating
from tavoliere.web.tables.timing import MOST_READING, SHEET, Timing
from tavoliere.web.wire import unframed
from tests.games.settings import LABELS, SETTINGS
from tests.referee.test_referee import match_of
from tests.web.conftest import GENEROUS
from tests.web.server import Client, Founded, Server

MINUTES = ClockPlan(kind="game", seconds=600, bot="novice")
TICK = 1 / 64  # seconds, exactly
DAYS = ClockPlan(kind="move", seconds=86_400, bot="novice")


class World:
    """The time of a server, which only goes on when a test says so."""

    def __init__(self, server: Server) -> None:
        self.at = 1_000_000.0
        self.server = server
        server.lobby.time.now = lambda: self.at

    async def pass_by(self, seconds: float) -> None:
        self.at += seconds
        await self.server.lobby.check_clocks()


async def clocked(server: Server, taken: list[str], plan: ClockPlan = MINUTES, **options: Any) -> Founded:
    names = ("Ada", "Bruno", "Carla", "Dino", "Elsa")
    seats = [{"name": name, "player": player} for name, player in zip(names, taken, strict=False)]
    new = {"game": "cardcassonne", "options": {"players": len(taken), **options}, "seats": seats}
    answer = await server.http.post("/api/tables", json={**new, "clock": plan.model_dump()})
    assert answer.status_code == 201, answer.text
    return Founded(**answer.json())


def settings(database: str) -> ServerSettings:
    return ServerSettings(database, limits=GENEROUS, thinkers=1)


async def turn(client: Client) -> None:
    """Play until it is somebody else's turn."""
    generator = random.Random(1)
    while client.standing["choices"]:
        await client.play(generator)
        if client.standing["unconfirmed"] == client.table["seat"]:
            await client.ask(type="confirm", n=client.standing["n"])


async def shown(server: Server, token: str) -> dict[str, Any]:
    """What the clocks show to somebody who sits down now."""
    client = await server.client(token)
    await client.close()
    clocks: dict[str, Any] = client.table["clocks"]
    return clocks


def test_a_clock_runs_for_one_seat_and_keeps_what_is_left_when_it_stops() -> None:
    clocks = Clocks.wound(MINUTES, 2).run(0, 100.0)
    assert (clocks.runs, clocks.deadline) == (0, 700.0)
    clocks = clocks.run(1, 250.0)
    assert clocks.left == {0: 450.0, 1: 600.0}
    clocks = clocks.run(0, 300.0).run(None, 310.0)
    assert (clocks.left, clocks.runs, clocks.deadline) == ({0: 440.0, 1: 550.0}, None, None)
    assert clocks.run(0, 0.0).late(439.9) is None
    assert clocks.run(0, 0.0).late(440.0) == 0


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_a_clock_begins_to_run_when_what_was_counted_has_been_read(setting: tuple[str, dict[str, Any]]) -> None:
    """Whoever is asked loses no time to sheets that a page puts up, and nobody can hold a game up with them."""
    match, now, read = match_of(setting), 0.0, 0
    seats = [StoredSeat(seat, str(seat), HUMAN, "", owner=False, claimed=True) for seat in range(match.game.players)]
    timing = Timing(Timekeeper(), Seating(seats, []))
    timing.timekeeper.now = lambda: now
    timing.clocks = Clocks.wound(MINUTES, match.game.players)
    told = tv.Match.resumed(match.game, match.seats, None, ())
    decided = dict.fromkeys(range(match.game.players), 0)  # the scenes that each has been shown when last asked
    for step in match.steps:
        actor = told.position.actor
        if actor is not None and actor >= 0:
            timing.set(timing.after(timing.seating.seats, actor, match=told)[0])
            scenes = [scene for scene in Scenes(told, actor).since(0) if scene.end > decided[actor]]
            waits = min(MOST_READING, SHEET * sum(scene.summary is not None for scene in scenes))
            decided[actor] = len(told.steps)
            shown = timing.clocks.shown(actor, now)
            assert timing.clocks.waits(now) == waits
            now += waits
            read += waits > 0
            assert timing.clocks.shown(actor, now) == shown
            timing.set(timing.after(timing.seating.seats, actor, match=told)[0])
            now += TICK
            assert timing.clocks.shown(actor, now) == shown - TICK, "for what was counted once there is time once"
        told.advance(step)
    assert read or not any(scene.summary for scene in Scenes(told, None).since(0)), "sheets were put up"


def test_days_are_given_anew_for_each_turn_and_not_for_each_step_of_one() -> None:
    clocks = Clocks.wound(DAYS, 2).run(0, 0.0)
    assert clocks.run(0, 5000.0) is clocks
    assert clocks.run(0, 5000.0, fresh=True).deadline == 5000.0 + 86_400
    assert clocks.run(1, 5000.0).run(0, 6000.0).deadline == 6000.0 + 86_400


@pytest.mark.parametrize(("seconds", "again"), [(600, 120.0), (100, 60.0), (30, 30.0)])
def test_whoever_comes_back_gets_a_fifth_of_the_time_and_at_least_a_minute(seconds: int, again: float) -> None:
    plan = ClockPlan(kind="game", seconds=seconds, bot="novice")
    assert Clocks(plan, {0: 0.0, 1: 5.0}).returned(0).left == {0: again, 1: 5.0}


async def test_time_runs_for_whoever_is_asked_once_everybody_has_sat_down(any_server: Server) -> None:
    world = World(any_server)
    founded = await clocked(any_server, [HUMAN, HUMAN])
    one = await any_server.client(founded.tokens[0])
    assert one.table["clock"] == MINUTES.model_dump()
    assert one.table["clocks"] == {"left": [600, 600], "runs": None, "waits": 0.0}
    await world.pass_by(1000)
    other = await any_server.client(founded.tokens[1])
    asked = other.standing["actor"]
    assert other.table["clocks"] == {"left": [600, 600], "runs": asked, "waits": 0.0}
    assert (await one.until("clocks"))["clocks"]["runs"] == asked
    await world.pass_by(100)
    clients = [one, other]
    await clients[asked].catch_up(other.standing["n"])
    await turn(clients[asked])
    # The clocks come before the move: who reads what it counted may do so until theirs runs.
    told = [unframed(frame) for frame in clients[asked].frames]
    last = next(message["clocks"] for message in reversed(told) if message["type"] == "clocks")
    assert last == {"left": [500, 600] if asked == 0 else [600, 500], "runs": 1 - asked, "waits": 0.0}


async def test_a_bot_takes_over_when_time_has_run_out_and_its_person_may_come_back(any_server: Server) -> None:
    world = World(any_server)
    founded = await clocked(any_server, [HUMAN, HUMAN])
    clients = [await any_server.client(token) for token in founded.tokens]
    asked = clients[1].standing["actor"]
    late, other = clients[asked], clients[1 - asked]
    await world.pass_by(599)
    assert (await other.ask(type="return"))["message"][0] == "web-not-late"
    before = late.standing["n"]
    await world.pass_by(1)
    seats = (await late.until("seats"))["seats"]
    while not seats[asked]["late"]:
        seats = (await late.until("seats"))["seats"]
    assert (seats[asked]["player"], seats[asked]["late"]) == ("novice", True)
    while not other.standing["choices"]:
        await other.hear()
    assert other.standing["n"] > before, "the bot has played"
    clocks = await shown(any_server, founded.tokens[asked])
    assert clocks["left"][asked] is None and clocks["runs"] == 1 - asked

    await late.say(type="return")
    while (await late.until("seats"))["seats"][asked]["late"]:
        pass
    clocks = await shown(any_server, founded.tokens[asked])
    assert clocks["left"][asked] == 120
    stored = await any_server.lobby.store.load(founded.table)
    assert stored is not None
    assert [(seat.player, seat.late) for seat in stored.seats[1:]] == [(HUMAN, False)] * 2


async def test_an_unconfirmed_turn_stands_when_time_runs_out(server: Server) -> None:
    world = World(server)
    founded = await clocked(server, [HUMAN, HUMAN])
    clients = [await server.client(token) for token in founded.tokens]
    asked = clients[1].standing["actor"]
    late, other = clients[asked], clients[1 - asked]
    while late.standing["unconfirmed"] is None:
        await late.play(random.Random(1))
    await world.pass_by(600)
    while not other.standing["choices"]:
        await other.hear()
    assert other.standing["unconfirmed"] is None
    assert server.lobby.tables[founded.table].seating[asked].late


async def test_clocks_survive_the_server_and_nobody_loses_minutes_while_it_is_down(database: str) -> None:
    async with Server(settings(database)) as first:
        world = World(first)
        founded = await clocked(first, [HUMAN, HUMAN])
        clients = [await first.client(token) for token in founded.tokens]
        asked = clients[1].standing["actor"]
        await world.pass_by(200)
        await turn(clients[asked])
        await world.pass_by(50)
        days = await clocked(first, [HUMAN, HUMAN], DAYS)
        for token in days.tokens:
            await first.client(token)
        first.lobby.tables.clear()  # as after a kill: nothing but the database is left
        at = world.at
    second = Server(settings(database))
    world = World(second)
    world.at = at + 3600
    async with second:
        clocks = await shown(second, founded.tokens[0])
        assert clocks["runs"] == 1 - asked
        assert clocks["left"][asked] == 400
        assert clocks["left"][1 - asked] == 600, "the turn that was going on begins again with what it began with"
        clocks = await shown(second, days.tokens[0])
        assert clocks["left"][clocks["runs"]] == 86_400 - 3600, "a day is a day"
        await world.pass_by(86_400)
        assert second.lobby.tables[days.table].seating[clocks["runs"]].late


async def test_time_runs_out_by_itself_also_where_nobody_looks(server: Server) -> None:
    founded = await clocked(server, [HUMAN, HUMAN], ClockPlan(kind="game", seconds=1, bot="novice"))
    for token in founded.tokens:
        client = await server.client(token)
        await client.close()
    server.lobby.tables.clear()
    for _ in range(600):
        stored = await server.lobby.store.load(founded.table)
        assert stored is not None
        if any(seat.late for seat in stored.seats):
            break
        await asyncio.sleep(0.1)
    else:
        pytest.fail("nobody's time ran out")


async def test_bots_have_no_clock_and_a_rematch_begins_with_all_of_it(server: Server) -> None:
    world = World(server)
    founded = await clocked(server, [HUMAN, "novice"])
    me = await server.client(founded.tokens[0])
    assert me.table["clocks"]["left"] == [600, None]
    while not me.standing["choices"]:
        await me.hear()
    await world.pass_by(600)
    while me.standing["actor"] is not None:
        await me.hear()
    await me.say(type="rematch")
    token = (await me.until("rematch"))["token"]
    again = await server.client(token)
    assert again.table["clocks"]["left"] == [None, 600]
    assert [seat["player"] for seat in again.table["seats"]] == ["novice", HUMAN]
    assert not any(seat["late"] for seat in again.table["seats"])


async def test_a_program_starts_its_clock_by_playing(server: Server) -> None:
    World(server)
    founded = await clocked(server, [HUMAN, HUMAN])
    headers = [{"Authorization": f"Bearer {token}"} for token in founded.tokens]
    standing = (await server.http.get("/api/seat", headers=headers[0])).json()
    asked = standing["actor"]
    standing = (await server.http.get("/api/seat", headers=headers[asked])).json()
    await server.http.post(
        "/api/seat/play", headers=headers[asked], json={"n": standing["n"], "action": standing["choices"][0]["number"]}
    )
    await server.client(founded.tokens[1 - asked])
    assert server.lobby.tables[founded.table].timing.clocks.runs is not None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "game", "seconds": 0, "bot": "novice"},
        {"kind": "year", "seconds": 5, "bot": "novice"},
        {"kind": "game", "seconds": 60, "bot": "oracle"},
        {"kind": "game", "seconds": 60, "bot": "human"},
        {"kind": "game", "seconds": 60},
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused(server: Server, clock: dict[str, Any]) -> None:
    seats = [{"name": "Ada"}, {"name": "Bruno"}]
    new = {"game": "cardcassonne", "options": {"players": 2}, "seats": seats, "clock": clock}
    assert (await server.http.post("/api/tables", json=new)).status_code == 422
