"""One's games on all one's devices: a link that carries them, further devices, a lost one."""

import asyncio
import random
import secrets
from typing import Any

import pytest
import sqlalchemy as sa

from tavoliere.web.people.people import MOST_OWN_DEVICES
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.schema import metadata
from tavoliere.web.tables.connection import REVOKED
from tavoliere.web.tables.tokens import hash_of
from tests.web.conftest import GENEROUS
from tests.web.server import Client, Founded, Server, play_on


def secret() -> str:
    return secrets.token_urlsafe(24)


class Device:
    """A browser that carries somebody's games."""

    def __init__(self, server: Server, link: str) -> None:
        self.server, self.link, self.own = server, link, secret()

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.own}"}

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.server.http.post(f"/api/mine{path}", json=body, headers=self.bearer)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str] | None:
        """How something is refused; None if it is not."""
        answer = await self.server.http.post(f"/api/mine{path}", json=body, headers=self.bearer)
        return (answer.status_code, answer.json()["message"][0]) if answer.status_code >= 300 else None

    async def come(self, path: str, kind: str = "computer") -> Any:
        return await self.post(path, link=self.link, own=self.own, kind=kind)

    async def mine(self) -> Any:
        answer = await self.server.http.get("/api/mine", headers=self.bearer)
        return answer.json() if answer.status_code == 200 else answer.status_code

    async def sit_down(self, table: str, seat: int) -> tuple[str, Client]:
        own = secret()
        await self.post("/sit", table=table, seat=seat, own=own)
        return own, await self.server.client(own)


async def two_devices(server: Server) -> tuple[Device, Device]:
    """Somebody's computer, and the phone on which the link was opened."""
    link = secret()
    computer, phone = Device(server, link), Device(server, link)
    await computer.come("")
    await phone.come("/devices", "phone")
    return computer, phone


async def seated(device: Device, founded: Founded, seat: int) -> tuple[str, Client]:
    """Somebody sits down with an invitation, and the seat joins their games."""
    own = secret()
    client = await device.server.client(founded.tokens[seat], own)
    assert await device.post("/seats", tokens=[own, "something-else"]) == [own]
    return own, client


def devices(client: Client) -> list[int]:
    return [seat["devices"] for seat in client.table["seats"]]


async def test_a_seat_taken_on_one_device_is_sat_at_from_the_other_and_all_see_it(any_server: Server) -> None:
    computer, phone = await two_devices(any_server)
    founded = await any_server.found("cardcassonne", ["human", "human"])
    other = await any_server.client(founded.tokens[0])
    _, at_desk = await seated(computer, founded, 1)
    told = await phone.mine()
    assert [(one["kind"], one["this"]) for one in told["devices"]] == [("computer", False), ("phone", True)]
    (game,) = told["games"]
    assert (game["table"], game["mine"], game["owner"], game["outcome"]) == (founded.table, [1], False, None)
    assert game["seats"] == [{"name": "Ada", "player": "human"}, {"name": "Bruno", "player": "human"}]
    own, abroad = await phone.sit_down(founded.table, 1)
    assert abroad.table["seat"] == 1
    while devices(other) != [1, 2]:
        await other.hear()
    assert await phone.post("/sit", table=founded.table, seat=1, own=own), "the answer was lost: the same once more"
    assert devices(await any_server.client(own)) == [1, 2], "which is not a further device"
    await play_on([other, abroad], random.Random(1), 6)
    for client in (at_desk, abroad):
        await client.catch_up(other.standing["n"])
    assert at_desk.steps == abroad.steps, "both see what only this seat may see"
    # A seat that is taken on the second device is found on the first.
    further = await any_server.found("carolus-magnus", ["human", "novice"])
    await seated(phone, further, 0)
    games = (await computer.mine())["games"]
    assert [(one["table"], one["owner"]) for one in games] == [(further.table, True), (founded.table, False)]
    await computer.post("/forget", table=founded.table)
    assert [one["table"] for one in (await phone.mine())["games"]] == [further.table]
    assert await phone.refused("/sit", table=founded.table, seat=1, own=secret()) == (401, "web-no-seat")


async def test_nobody_gets_to_a_seat_that_is_not_theirs(server: Server) -> None:
    computer, _ = await two_devices(server)
    thief, _ = await two_devices(server)
    founded = await server.found("cardcassonne", ["human", "human"])
    await seated(computer, founded, 1)
    invitation = founded.tokens[0]
    assert await thief.post("/seats", tokens=[invitation]) == [], "an invitation is no seat yet"
    for table, seat in ((founded.table, 0), (founded.table, 1), ("nowhere", 0)):
        assert await thief.refused("/sit", table=table, seat=seat, own=secret()) == (401, "web-no-seat")
    assert (await thief.mine())["games"] == []
    stranger = Device(server, secret())
    assert await stranger.mine() == 401
    assert await stranger.refused("/devices", link=stranger.link, own=secret(), kind="phone") == (401, "web-no-person")
    taken = await stranger.refused("", link=computer.link, own=secret(), kind="phone")
    assert taken == (409, "web-stale"), "two people never have the same link"


async def test_a_lost_device_gets_in_nowhere_nor_whoever_it_let_in(any_server: Server) -> None:
    computer, phone = await two_devices(any_server)
    founded = await any_server.found("cardcassonne", ["human", "human"])
    other = await any_server.client(founded.tokens[0])
    own, lost = await seated(phone, founded, 1)
    link_of_a_thief = secret()
    thief = await any_server.client(own, link_of_a_thief)  # opened the address that the phone shows
    assert devices(thief) == [1, 2]
    thiefs, _ = await two_devices(any_server)
    assert await thiefs.post("/seats", tokens=[link_of_a_thief]), "and made the seat one of their own games"
    old = computer.link
    lost_device = next(one["id"] for one in (await computer.mine())["devices"] if one["kind"] == "phone")
    computer.link = secret()
    told = await computer.post("/revoke", device=lost_device, link=computer.link)
    assert [one["kind"] for one in told["devices"]] == ["computer"]
    assert (await lost.closed(), await thief.closed()) == (REVOKED, REVOKED)
    for token in (own, link_of_a_thief, founded.tokens[1]):
        client = await any_server.client()
        assert (await client.ask(type="sit", token=token))["type"] == "refused"
        assert (await client.ask(type="sit", token=token, own=secret()))["type"] == "refused"
    assert await phone.mine() == 401
    assert await phone.refused("/sit", table=founded.table, seat=1, own=secret()) == (401, "web-no-person")
    assert await thiefs.refused("/sit", table=founded.table, seat=1, own=secret()) == (401, "web-no-seat")
    again = await phone.refused("/devices", link=old, own=secret(), kind="phone")
    assert again == (401, "web-no-person"), "it may know the link, which is another one now"
    # The seat is still theirs, though no other device had ever sat there.
    _, here = await computer.sit_down(founded.table, 1)
    assert here.table["seat"] == 1
    assert devices(here) == [1, 3], "everything that has ever looked into the cards stays counted"
    while devices(other) != [1, 3]:
        await other.hear()
    await play_on([other, here], random.Random(2), 4)
    last = (await computer.mine())["devices"][0]["id"]
    assert await computer.refused("/revoke", device=last, link=secret()) == (409, "web-last-device")
    assert await computer.refused("/revoke", device=lost_device, link=secret()) == (404, "web-no-device")


async def test_other_devices_stay_seated_when_one_is_lost_also_after_a_restart(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        computer, phone = await two_devices(server)
        founded = await server.found("cardcassonne", ["human", "human"])
        mine, at_desk = await seated(computer, founded, 0)
        phones, _ = await phone.sit_down(founded.table, 0)
        lost = next(one["id"] for one in (await computer.mine())["devices"] if one["kind"] == "phone")
        await computer.post("/revoke", device=lost, link=secret())
        assert (await at_desk.ask(type="moment", n=0))["type"] == "moment", "it has not been sent away"
    async with Server(settings) as server:
        assert (await server.client(mine)).table["owner"]
        turned_away = await server.client()
        assert (await turned_away.ask(type="sit", token=phones))["message"][0] == "web-no-seat"


async def test_whom_the_owner_sends_away_does_not_come_back_from_another_device(server: Server) -> None:
    computer, phone = await two_devices(server)
    founded = await server.found("cardcassonne", ["human", "human"])
    owner = await server.client(founded.tokens[0])
    _, client = await seated(computer, founded, 1)
    await owner.ask(type="revoke", seat=1)
    assert await client.closed() == REVOKED
    assert (await phone.mine())["games"] == []
    assert await phone.refused("/sit", table=founded.table, seat=1, own=secret()) == (401, "web-no-seat")


async def test_a_link_can_be_renewed_and_a_person_has_so_many_devices(server: Server) -> None:
    computer, phone = await two_devices(server)
    old, new = computer.link, secret()
    await computer.post("/link", link=new)
    found = await phone.mine()
    assert found["games"] == [], "a device that is theirs stays so"
    assert found["link"] == hash_of(new) != hash_of(old), "and finds out that the link it knows is the old one"
    late = Device(server, old)
    assert await late.refused("/devices", link=old, own=late.own, kind="phone") == (401, "web-no-person")
    for _ in range(MOST_OWN_DEVICES - 2):
        await Device(server, new).come("/devices", "tablet")
    full = await late.refused("/devices", link=new, own=late.own, kind="phone")
    assert full == (422, "web-many-own-devices")


async def test_however_much_is_asked_at_once_what_is_promised_of_devices_and_seats_holds(
    any_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is counted and what is written down for it are one."""
    computer, _ = await two_devices(any_server)
    link = computer.link
    late = [Device(any_server, link) for _ in range(MOST_OWN_DEVICES)]
    asked = (one.refused("/devices", link=link, own=one.own, kind="phone") for one in late)
    answers = [answer for answer in await asyncio.gather(*asked) if answer is not None]
    assert answers == [(422, "web-many-own-devices")] * 2

    monkeypatch.setattr("tavoliere.web.people.people.MOST_OWN_SEATS", 2)
    own = []
    for _ in range(6):
        founded = await any_server.found("cardcassonne", ["human", "human"])
        own.append(secret())
        await any_server.client(founded.tokens[0], own[-1])
    sitting = (computer.refused("/seats", tokens=[one]) for one in own)
    answers = [answer for answer in await asyncio.gather(*sitting) if answer is not None]
    assert answers == [(422, "web-many-own-seats")] * 4

    alone = Device(any_server, secret())
    await alone.come("")
    other = Device(any_server, alone.link)
    told = await other.come("/devices")
    ids = {one["this"]: one["id"] for one in told["devices"]}
    await asyncio.gather(
        alone.refused("/revoke", device=ids[True], link=secret()),
        other.refused("/revoke", device=ids[False], link=secret()),
    )
    left = [one for one in (await alone.mine(), await other.mine()) if isinstance(one, dict)]
    assert [len(one["devices"]) for one in left] == [1], "neither both nor none"


async def test_the_database_has_only_hashes_of_what_people_come_with(server: Server) -> None:
    computer, phone = await two_devices(server)
    founded = await server.found("cardcassonne", ["human", "human"])
    own, _ = await seated(computer, founded, 0)
    kept = ""
    async with server.lobby.store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            kept += str((await connection.execute(sa.select(table))).all())
    for known in (computer.link, computer.own, phone.own, own):
        assert known not in kept
