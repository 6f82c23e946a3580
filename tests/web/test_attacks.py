"""What somebody with bad intentions tries at a real server, each attempt as it was made once and broke something."""

import random
import secrets

import pytest

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tavoliere.web.connection import REVOKED
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.table import MOST_DEVICES
from tests.web.conftest import GENEROUS
from tests.web.server import Client, Server


def decisions(game: tv.Game, seed: int) -> list[tuple[int, tv.Action]]:
    """A whole game at random, with the dice of a new table: who decides what."""
    match, generator = tv.Match(game, dice=FairDice.from_seed(seed)), random.Random(5)
    made = []
    while (actor := match.position.actor) is not None:
        made.append((actor, generator.choice(match.position.actions)))
        match.play(made[-1][1])
    return made


# --- the end, a look, and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", tv.GAMES)
async def test_nobody_ends_a_game_looks_at_the_secret_of_the_dice_and_takes_the_end_back(
    server: Server, game: str
) -> None:
    founded = await server.found(game, ["human"] * 3)
    table = server.lobby.tables[founded.table]
    *before, (ends, last) = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.play(seat, len(table.match.steps), int(action), confirm=True)
    clients = [await server.client(token) for token in founded.tokens]
    n = len(table.match.steps)
    assert all(client.standing["result"] is None for client in clients)
    choice = next(one for one in clients[ends].standing["choices"] if one["number"] == int(last))
    assert choice["final"], "whoever is about to end the game is told that it stands"
    await clients[ends].ask(type="play", n=n, action=int(last))
    for client in clients:
        await client.catch_up(n + 1)
        assert client.standing["result"]["secret"] is not None
        assert not client.standing["undo"] and client.standing["unconfirmed"] is None
        assert (await client.ask(type="undo", n=client.standing["n"]))["message"][0] == "web-no-undo"
    assert table.sitting.over


async def test_before_the_end_there_is_no_record_no_check_and_nobody_elses_eyes(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human"] * 2)
    table = server.lobby.tables[founded.table]
    *before, _ = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.play(seat, len(table.match.steps), int(action), confirm=True)
    client = await server.client(founded.tokens[0])
    for path in ("record", "check"):
        answer = await server.http.get(f"/api/tables/{founded.table}/{path}")
        assert (answer.status_code, answer.json()["message"][0]) == (409, "web-not-over")
    assert (await client.ask(type="moment", n=0, **{"as": 1}))["message"][0] == "web-other-eyes"
    assert table.match.dice is not None
    assert not any(table.match.dice.secret.hex() in frame for frame in client.frames)


# --- other people's seats --------------------------------------------------------------------------------------------


def own() -> str:
    """What a device makes up when it comes for the first time, and comes back with."""
    return secrets.token_urlsafe(24)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def devices(client: Client) -> list[int]:
    return [seat["devices"] for seat in client.table["seats"]]


async def test_whoever_opened_the_table_cannot_use_an_invitation_once_a_friend_has_sat_down(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human"])
    opener = await any_server.client(founded.tokens[0])
    invitation, friends = founded.tokens[1], own()
    friend = await any_server.client(invitation, friends)
    assert friend.table["seat"] == 1
    thief = await any_server.client()
    for attempt in ({"token": invitation}, {"token": invitation, "own": own()}):
        assert (await thief.ask(type="sit", **attempt))["message"][0] == "web-link-used"
        assert (await opener.ask(type="sit", **attempt))["message"][0] == "web-link-used"
    for answer in (
        await any_server.http.get("/api/seat?wait=0", headers=bearer(invitation)),
        await any_server.http.post("/api/seat/sit", headers=bearer(invitation)),
        await any_server.http.post("/api/seat/play", headers=bearer(invitation), json={"n": 0, "action": 0}),
    ):
        assert (answer.status_code, answer.json()["message"][0]) == (401, "web-link-used")
    assert (await any_server.http.post("/api/summaries", json={"tokens": [invitation]})).json() == []
    assert devices(friend) == [1, 1]
    # Where the answer was lost the friend tries again, and comes back later with what is the friend's alone.
    assert (await any_server.client(invitation, friends)).table["seat"] == 1
    again = await any_server.client(friends)
    assert again.table["seat"] == 1 and devices(again) == [1, 1]
    line = (await any_server.http.post("/api/summaries", json={"tokens": [friends]})).json()[0]
    assert (line["seat"], line["token"]) == (1, friends)


async def test_whoever_looks_at_a_friends_seat_first_is_seen_by_all(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 3)
    ada, bruno, _ = founded.tokens
    watching = await server.client(founded.spectator)
    opener = await server.client(ada)
    await opener.ask(type="sit", token=bruno)  # in the same browser, and nothing is played
    await opener.ask(type="sit", token=ada)
    while devices(watching) != [1, 1, 0]:
        await watching.until("seats")
    friend = await server.client(bruno, own())
    assert friend.table["seat"] == 1 and devices(friend) == [1, 2, 0]
    while devices(watching) != [1, 2, 0]:  # a spectator too is told that two devices were at this seat
        await watching.until("seats")


async def test_nobody_reads_a_seat_over_http_without_sitting_there(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    watching = await server.client(founded.spectator)
    answer = await server.http.get("/api/seat?wait=0", headers=bearer(founded.tokens[1]))
    assert answer.status_code == 200
    told = (await watching.until("seats"))["seats"][1]
    assert told["sat"] and told["devices"] == 1


async def test_a_program_sits_down_with_an_invitation_and_comes_back_with_a_token_of_its_own(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    place = (await server.http.post("/api/seat/sit", headers=bearer(founded.tokens[1]))).json()
    assert (place["table"], place["seat"]) == (founded.table, 1)
    assert (await server.http.get("/api/seat?wait=0", headers=bearer(place["token"]))).status_code == 200
    assert (await server.http.get("/api/seat?wait=0", headers=bearer(founded.tokens[1]))).status_code == 401
    looks_on = (await server.http.post("/api/seat/sit", headers=bearer(founded.spectator))).json()
    assert looks_on == {"table": founded.table, "seat": -1, "token": founded.spectator}


async def test_an_owner_who_turns_a_bots_seat_reads_it_and_gives_it_back_is_seen_by_all(sqlite: str) -> None:
    settings = ServerSettings(sqlite, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        founded = await server.found("cardcassonne", ["human", "human", "squire"])
        owner, friend = await server.client(founded.tokens[0]), await server.client(founded.tokens[1], key := own())
        invitation = (await owner.ask(type="seat", seat=2, player="human"))["token"]
        assert (await server.client(invitation, own())).table["seat"] == 2
        await owner.say(type="seat", seat=2, player="squire")
        while friend.table["seats"][2]["player"] == "human" or devices(friend)[2] == 0:
            await friend.until("seats")
        assert devices(friend) == [1, 1, 1]
    async with Server(settings) as server:
        assert devices(await server.client(key)) == [1, 1, 1], "and nobody forgets it"


async def test_an_owner_who_takes_a_persons_seat_is_seen_by_all(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human"] * 3)
    owner, friend = await any_server.client(founded.tokens[0]), await any_server.client(founded.tokens[1], key := own())
    third = await any_server.client(founded.tokens[2])
    invitation = (await owner.ask(type="revoke", seat=1))["token"]
    assert await friend.closed() == REVOKED
    thief = await any_server.client()
    assert (await thief.ask(type="sit", token=key))["message"][0] == "web-no-seat"
    assert (await any_server.http.get("/api/seat?wait=0", headers=bearer(key))).status_code == 401
    await any_server.client(invitation, own())
    while devices(third) != [1, 2, 1]:
        await third.until("seats")


async def test_nobody_is_lured_to_another_seat(server: Server) -> None:
    """Somebody who knows a friend's invitation makes it what the own device comes back with."""
    founded = await server.found("cardcassonne", ["human"] * 2)
    lurer = await server.client()
    refused = await lurer.ask(type="sit", token=founded.tokens[0], own=founded.tokens[1])
    assert refused["message"][0] == "web-no-seat"
    assert (await server.client(founded.tokens[1], own())).table["seat"] == 1


async def test_a_seat_is_not_for_any_number_of_devices(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human"] * 2)
    token = founded.tokens[0]
    for _ in range(MOST_DEVICES):
        token = (await server.http.post("/api/seat/sit", headers=bearer(token))).json()["token"]
    answer = await server.http.post("/api/seat/sit", headers=bearer(token))
    assert (answer.status_code, answer.json()["message"][0]) == (422, "web-many-devices")
    assert (await server.client(token)).table["seat"] == 0, "those that sat there get in as before"


async def test_a_revoked_seat_is_revoked_on_another_server_too(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as one, Server(settings) as other:
        founded = await one.found("cardcassonne", ["human"] * 2)
        friend = await other.client(founded.tokens[1], own())
        asked = friend.standing["actor"]
        revoked = await other.client(founded.tokens[asked]) if asked == 0 else friend
        owner = await one.client(founded.tokens[0])
        await owner.ask(type="revoke", seat=asked)
        n, choice = revoked.standing["n"], revoked.standing["choices"][0]
        refused = await revoked.ask(type="play", n=n, action=choice["number"])
        assert refused["message"][0] == "web-stale"
        assert await revoked.closed() == REVOKED
        assert len(one.lobby.tables[founded.table].match.steps) == n
