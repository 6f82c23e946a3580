"""A real game on several devices at a real server: one leads, each player has a phone of their own."""

import asyncio
import random
import time
from typing import Any

import pytest
import sqlalchemy as sa

from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tavoliere.web.box.phones import FORGOTTEN, Phones
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage import schema
from tavoliere.web.tables.seating import MOST_DEVICES
from tavoliere.web.tables.tokens import fresh_token
from tests.games.settings import LABELS, SETTINGS
from tests.referee.entries import whole
from tests.referee.test_referee import match_of, record_of
from tests.web.conftest import GENEROUS
from tests.web.server import Server


class Device:
    """A device at a shared game: what it was told last."""

    def __init__(self, server: Server, token: str) -> None:
        self.server, self.token, self.n = server, token, 0
        self.bytes: list[bytes] = []

    async def post(self, path: str, **asked: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = await self.server.http.post(f"/api/real/{path}", json=asked, headers=headers)
        self.bytes.append(answer.content)
        if answer.status_code >= 400:
            assert answer.json()["text"].endswith("."), answer.text
            return answer.status_code, answer.json()["message"][0]
        return answer.json()

    async def ask(self, what: str, **more: Any) -> Any:
        told = await self.post("ask", ask=what, **{"n": self.n, **more})
        if isinstance(told, dict):
            self.n = told.get("n", self.n)
        return told

    async def look(self) -> Any:
        return await self.ask("look")


async def links_of(server: Server, record: dict[str, Any]) -> tuple[Device, list[str]]:
    """The device that leads, and the links that it has for the others."""
    answer = await server.http.post("/api/real", json=record)
    assert answer.status_code == 201, answer.text
    links = answer.json()
    return Device(server, links["lead"]), links["seats"]


async def sit(server: Server, link: str) -> Any:
    """A new device that comes with a link; or what is answered instead."""
    device = Device(server, link)
    told = await device.post("sit", own=(own := fresh_token()))
    device.token = own
    return told if isinstance(told, tuple) else device


async def shared(server: Server, record: dict[str, Any]) -> tuple[Device, list[Device]]:
    lead, links = await links_of(server, record)
    return lead, [await sit(server, link) for link in links]


def begun(label: str = "cardcassonne-2", cards: str = "own") -> dict[str, Any]:
    return read(record_of(match_of(SETTINGS[LABELS.index(label)]), cards)).written()


async def to_the_first_turn(lead: Device, phones: list[Device]) -> None:
    """The rows are laid out and told, and everybody has typed their hand."""
    while (found := await lead.look())["ask"]["kind"] == "chance":
        await lead.ask("tell", steps=[found["ask"]["options"][0]["text"]])
    for phone in phones:
        while (found := await phone.look())["ask"]["kind"] == "chance":
            await phone.ask("tell", steps=[found["ask"]["options"][0]["text"]])


async def test_each_types_their_own_cards_and_tells_what_they_do(server: Server) -> None:
    lead, phones = await shared(server, begun())
    await to_the_first_turn(lead, phones)
    first = (await lead.look())["standing"]["actor"]
    mine, other = phones[first], phones[1 - first]
    found = await mine.look()
    assert (found["ask"]["kind"], found["seat"], found["me"]) == ("choice", first, first)
    assert all(choice["text"].split()[0] in ("play", "follower") for choice in found["standing"]["choices"])
    assert (await other.look())["ask"]["kind"] == "wait"
    assert await other.ask("tell", steps=["follower red"]) == (422, "own-others")
    card = next(one["text"] for one in found["standing"]["choices"] if one["name"] == "play")
    told = await mine.ask("tell", steps=[card], known=found["standing"]["n"], lines=len(found["record"]["told"]))
    assert told["lines"][-1]["text"] == card
    seen = await lead.look()
    assert seen["record"]["told"][-1] == f"play-unseen {card.split()[2]}", "all see a card that lies face down"
    assert card.split()[1] not in str(seen["lines"][-1])
    assert (await other.look())["record"]["told"][-1] == f"play-unseen {card.split()[2]}"

    # What was typed last is taken back first, and then what was told.
    back = await mine.ask("undo")
    assert (back["ask"]["kind"], len(back["record"]["told"])) == ("choice", len(found["record"]["told"]))
    assert (await lead.look())["record"]["told"] == seen["record"]["told"][:-1]
    assert await other.ask("correct", at=0) == (403, "shared-lead")
    assert await other.ask("dance") == (422, "desk-unknown")


async def test_nothing_that_one_types_reaches_another(server: Server) -> None:
    """Two games that differ in what one player has typed: everybody else is sent the same bytes."""
    match = match_of(SETTINGS[LABELS.index("cardcassonne-2")])
    steps = whole(match, Replay(read(record_of(match, "own"))))[:60]
    heard = []
    for seed in (1, 2):
        generator = random.Random(seed)
        lead, (typist, other) = await shared(server, begun())
        typed = []
        for at in range(0, len(steps), 5):
            stands = (await lead.ask("tell", steps=steps[at : at + 5]))["standing"]["n"]
            found = await typist.look()
            while found["standing"]["n"] < stands and found["ask"]["kind"] != "stuck":
                ways = found["ask"]["options"] or found["standing"]["choices"]
                one = generator.choice(ways)["text"]
                typed.append(one)
                found = await typist.ask("tell", steps=[one])
            for device in (other, lead):
                # how often something was typed is no secret, what is
                await device.ask("look", n=2**31 - 1)
                await device.ask("moment", at=min(at, 20))
        heard.append((typed, [one.split(b',"n":')[0] for one in other.bytes + lead.bytes]))
    assert heard[0][0] != heard[1][0] and len(heard[0][0]) > 5
    assert heard[0][1] == heard[1][1]


async def test_nothing_that_the_device_has_that_leads_shows_what_others_type(any_server: Server) -> None:
    """It has had every link, and can make new ones: none shows what was typed, and whoever sits down is counted."""
    server = any_server
    lead, links = await links_of(server, begun())
    assert await Device(server, links[0]).look() == (404, "web-no-real"), "a link alone shows nothing"
    assert await Device(server, links[0]).post("sit", own=links[0]) == (404, "web-no-real"), (
        "it would be the lead's too"
    )
    comes = await asyncio.gather(*(sit(server, links[0]) for _ in range(5)))
    (typist,) = [one for one in comes if isinstance(one, Device)]
    other = await sit(server, links[1])
    await to_the_first_turn(lead, [typist, other])
    typed, laid = (await typist.look())["record"]["told"], (await lead.look())["record"]["told"]
    assert [await sit(server, token) for token in (lead.token, *links)] == [(404, "web-no-real")] * 3
    assert [await Device(server, link).look() for link in links] == [(404, "web-no-real")] * 2
    assert (await typist.look())["devices"] == (await lead.look())["devices"] == [1, 1]

    further = await sit(server, typist.token)
    assert (await further.look())["record"]["told"] == typed != laid
    for device in (lead, typist, other):
        assert (await device.look())["devices"] == [2, 1], "all see it"

    renewed = (await lead.post("link/0"))["token"]
    assert (await typist.look(), await further.look()) == ((404, "web-no-real"),) * 2
    found = await (await sit(server, renewed)).look()
    assert (found["ask"]["kind"], found["record"]["told"], found["devices"]) == ("chance", laid, [1, 1])


async def test_a_seat_has_so_many_devices_and_no_more(server: Server) -> None:
    _, links = await links_of(server, begun())
    first = await sit(server, links[0])
    assert isinstance(first, Device)
    more = await asyncio.gather(*(sit(server, first.token) for _ in range(MOST_DEVICES + 4)))
    assert [one for one in more if not isinstance(one, Device)] == [(422, "web-many-devices")] * 5
    assert (await first.look())["devices"] == [MOST_DEVICES, 0]


async def test_two_devices_at_a_seat_and_two_at_once(server: Server) -> None:
    lead, (one, _) = await shared(server, begun())
    twin = await sit(server, one.token)
    while (found := await lead.look())["ask"]["kind"] == "chance":
        await lead.ask("tell", steps=[found["ask"]["options"][0]["text"]])
    first = (await one.look())["ask"]["options"][0]["text"]
    await twin.look()
    assert (await one.ask("tell", steps=[first]))["record"]["told"][-1] == first
    assert await twin.ask("tell", steps=[first]) == (409, "web-stale"), "it would be a second card"
    assert (await twin.look())["record"]["told"][-1] == first
    both = await asyncio.gather(*(device.ask("tell", steps=[first]) for device in (one, twin)))
    assert sum(isinstance(told, dict) for told in both) == 1


async def test_everything_is_there_after_the_server_was_killed(sqlite: str) -> None:
    settings = ServerSettings(sqlite, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        lead, phones = await shared(server, begun())
        await to_the_first_turn(lead, phones)
        before = [await device.look() for device in (lead, *phones)]
    async with Server(settings) as server:
        again = [await Device(server, device.token).look() for device in (lead, *phones)]
    assert again == before


async def test_whoever_waits_hears_of_it(server: Server) -> None:
    lead, links = await links_of(server, begun("carolus-magnus-2-dice", "public"))
    assert (await lead.look())["devices"] == [0, 0]
    hears = asyncio.create_task(lead.ask("look", wait=20.0, devices=[0, 0]))
    phone = await sit(server, links[0])
    assert (await hears)["devices"] == [1, 0], "whoever comes with the link has joined"
    n = (await phone.look())["n"]
    waiting = asyncio.create_task(phone.ask("look", n=n, wait=20.0))
    await asyncio.sleep(0)
    began = time.monotonic()
    await lead.ask("tell", steps=["draw red"])
    assert (await waiting)["record"]["told"] == ["draw red"]
    assert time.monotonic() - began < 10
    assert (await phone.ask("tell", steps=["draw blue"]))["record"]["told"] == ["draw red", "draw blue"]


async def test_links_are_renewed_and_end(server: Server) -> None:
    lead, (phone, other) = await shared(server, begun())
    waiting = asyncio.create_task(phone.ask("look", n=(await phone.look())["n"], wait=20.0))
    renewed = await lead.post("link/0")
    assert await waiting == await phone.look() == (404, "web-no-real")
    assert (await (await sit(server, renewed["token"])).look())["me"] == 0
    assert await lead.post("link/-1") == await lead.post("link/2") == (401, "web-no-seat")
    assert await other.post("link/0") == (403, "shared-lead")
    assert await other.post("end") == (403, "shared-lead")
    assert await lead.post("end") == {}
    assert await other.look() == (404, "web-no-real")
    assert (await server.http.post("/api/real/ask", json={"ask": "look"})).status_code == 401


async def test_while_something_is_put_right_the_others_wait(server: Server) -> None:
    lead, (phone, _) = await shared(server, begun("carolus-magnus-2-dice", "public"))
    await lead.ask("tell", steps=["draw red", "draw blue"])
    await lead.ask("correct", at=0)
    found = await phone.look()
    assert (found["ask"]["kind"], found["correcting"], found["record"]["told"]) == ("wait", True, [])
    assert await phone.ask("tell", steps=["draw red"]) == (422, "shared-correcting")
    await lead.ask("tell", steps=["draw green"])
    assert (await phone.look())["record"]["told"] == ["draw green", "draw blue"]


async def test_one_may_stop_typing_and_begin_again(server: Server) -> None:
    lead, phones = await shared(server, begun())
    await to_the_first_turn(lead, phones)
    stopped = await phones[0].ask("type-not")
    assert (stopped["typing"], stopped["seat"]) == (False, -1)
    begins = await phones[0].ask("type")
    assert (begins["typing"], begins["seat"], begins["ask"]["kind"] != "chance") == (True, 0, True)


@pytest.mark.parametrize(
    ("record", "message"),
    [({}, "referee-no-record"), ({**begun(cards="typed")}, "shared-typed"), ({**begun(), "told": 3}, "referee-field")],
)
async def test_what_cannot_be_shared_is_refused(server: Server, record: dict[str, Any], message: str) -> None:
    answer = await server.http.post("/api/real", json=record)
    assert (answer.status_code, answer.json()["message"][0]) == (422, message)


async def test_what_nobody_opens_for_long_is_forgotten(server: Server) -> None:
    lead, _ = await shared(server, begun())
    phones: Phones = server.app.state.phones
    await phones.forget(time.time() - FORGOTTEN)
    await lead.look()
    await phones.store.change(sa.update(schema.real_games).values(used=0.0))
    await phones.forget(time.time() - FORGOTTEN)
    assert await lead.look() == (404, "web-no-real")
