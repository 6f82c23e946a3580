"""Whoever is away is told that it is their turn: once until they have looked, in their language, until they stop it."""

import asyncio
import ipaddress
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec

from tavoliere.table.match import HUMAN
from tavoliere.web.limits.fair_queue import FairQueue
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.people.mailboxes import AGAIN
from tavoliere.web.people.notices import GRACE, MOST_TRIES, PAUSE, Notices
from tavoliere.web.refusal import Refusal
from tavoliere.web.sending import outbound, push
from tavoliere.web.sending.mail import MailSettings, WrongMail, message
from tavoliere.web.sending.outbound import NotReached, Outbound, is_of_the_world
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage import orders, store
from tavoliere.web.storage.schema import devices, mailboxes, subscriptions
from tavoliere.web.tables.clocks import DAY
from tests.web.conftest import GENEROUS
from tests.web.outside import Browser, MailServer, PushService, check_signature, opened
from tests.web.server import PATIENCE, Client, Founded, Server
from tests.web.tables.test_clocks import clocked, turn

HOUR = 3600.0
NEVER = 1e9
TWO_DAYS = ClockPlan(kind="move", seconds=2 * 86_400, bot="novice")
HOLDER = "a-secret-that-a-browser-made-up"


class Calendar:
    """The time, which only goes on when a test says so."""

    at = 1_800_000_000.0

    perf_counter = staticmethod(time.perf_counter)

    def time(self) -> float:
        return self.at


class World:
    """A server, the time that it believes it is, and what is outside of it."""

    def __init__(self, server: Server, calendar: Calendar, service: PushService, post: MailServer) -> None:
        self.server, self.calendar, self.service, self.post = server, calendar, service, post
        server.lobby.time.now = calendar.time
        self.notices.subscriptions.outbound = Outbound(private=True, context=service.trusting)

    @property
    def notices(self) -> Notices:
        notices: Notices = self.server.app.state.notices
        return notices

    @property
    def at(self) -> float:
        return self.calendar.at

    async def pass_by(self, seconds: float) -> None:
        self.calendar.at += seconds
        await self.server.lobby.check_clocks()
        await self.notices.sweep()

    async def ask(self, token: str, path: str, body: Any = None) -> Any:
        head = {"Authorization": f"Bearer {token}"} if token else {}
        where = f"/api/notices{path}"
        http = self.server.http
        answer = await (http.get(where, headers=head) if body is None else http.post(where, json=body, headers=head))
        self.calendar.at += 1.0  # whatever happens next happens later
        return answer.json()

    async def seated(self, plan: ClockPlan = TWO_DAYS) -> tuple[Founded, Client, Client, str]:
        """Two people at a table: whoever waits, whoever is asked first, and the token of the one who waits."""
        founded = await clocked(self.server, [HUMAN, HUMAN], plan)
        clients = [await self.server.client(token) for token in founded.tokens]
        asked = clients[1].standing["actor"]
        await clients[asked].catch_up(clients[1].standing["n"])
        return founded, clients[1 - asked], clients[asked], founded.tokens[1 - asked]

    def mails(self) -> list[str]:
        return [str(mail["Subject"]) for mail in self.post.mails]


def settings(database: str, post: MailServer | None) -> ServerSettings:
    limits = replace(GENEROUS, mails_at_once=100)
    mail = None if post is None else MailSettings("127.0.0.1", post.port, "Games <games@example.org>")
    known = ServerSettings(database, limits=limits, thinkers=1, addresses=("https://games.example.org",), mail=mail)
    return replace(known, notices_every=NEVER)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    for stored in (store, orders):  # what happens is stored with its time
        monkeypatch.setattr(stored, "time", calendar)
    return calendar


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService() as running:
        yield running


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    async with MailServer() as running:
        yield running


@pytest.fixture
async def world(sqlite: str, calendar: Calendar, service: PushService, post: MailServer) -> AsyncIterator[World]:
    async with Server(settings(sqlite, post)) as server:
        yield World(server, calendar, service, post)


@pytest.fixture
async def any_world(database: str, calendar: Calendar, service: PushService, post: MailServer) -> AsyncIterator[World]:
    async with Server(settings(database, post)) as server:
        yield World(server, calendar, service, post)


async def back_and_forth(one: Client, other: Client) -> None:
    """One plays a turn, and then the other, so that it is the first one's again."""
    for client in (one, other):
        while not client.standing["choices"]:
            await client.hear()
        await turn(client)


# --- Web Push ---


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(push.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    sealed = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        push.read("DGv6ra1nlYgDCS1FRnbzlw"),
        pad=1,
    )
    assert push.base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    theirs = ec.derive_private_key(
        int.from_bytes(push.read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    assert opened(sealed, theirs, push.read("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"


async def test_a_browser_is_told_once_until_somebody_has_looked(any_world: World) -> None:
    world = any_world
    founded, waits, asked, token = await world.seated()
    browser = Browser(f"{world.service.address}/for-me")
    info = await world.ask(token, "")
    assert (info["push"], info["mails"], info["looks"]) == (False, True, False)
    assert (await world.ask(token, "/push", browser.target("it")))["push"]
    await world.pass_by(GRACE + 1)
    assert world.service.heard == [], "it is the other's turn"

    await turn(asked)
    await world.notices.sweep()
    assert world.service.heard == [], "whoever is there plays at once"
    await world.pass_by(GRACE + 1)
    ((path, headers, body),) = world.service.heard
    assert path == "/for-me"
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", founded.table)
    assert int(headers["ttl"]) == pytest.approx(2 * DAY, abs=120)
    claims = check_signature(headers["authorization"], info["key"])
    assert (claims["aud"], claims["sub"]) == (world.service.address, "mailto:games@example.org")
    said = "Tocca a te: Cardcassonne. Ti restano 2 giorni."
    assert browser.read(body) == {"body": said, "table": founded.table, "lang": "it"}
    assert len(body) % 512 == 86 + 16, "its length tells nothing"

    await back_and_forth(waits, asked)
    for _ in range(3):
        await world.pass_by(GRACE + 1)
    assert len(world.service.heard) == 1, "nobody has looked"
    await world.ask(token, "/look", {})
    await world.pass_by(GRACE + 1)
    assert len(world.service.heard) == 1, "the turn has been seen"
    await back_and_forth(waits, asked)
    await world.pass_by(GRACE + 1)
    assert len(world.service.heard) == 2


async def test_who_has_played_a_part_of_a_turn_is_not_told_of_it(world: World) -> None:
    _, waits, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    while not waits.standing["choices"]:
        await waits.hear()
    choice = waits.standing["choices"][0]
    await waits.ask(type="play", n=waits.standing["n"], action=choice["number"])
    assert waits.standing["actor"] == waits.table["seat"] or waits.standing["unconfirmed"] is not None
    await world.pass_by(GRACE + 1)
    assert world.service.heard == []


async def test_two_servers_tell_once(database: str, calendar: Calendar, service: PushService) -> None:
    async with Server(settings(database, None)) as one, Server(settings(database, None)) as two:
        worlds = [World(server, calendar, service, MailServer()) for server in (one, two)]
        _, _, asked, token = await worlds[0].seated()
        keys = {(await world.ask(token, ""))["key"] for world in worlds}
        assert len(keys) == 1, "they are one sender"
        await worlds[1].ask(token, "/push", Browser(service.address).target())
        await turn(asked)
        calendar.at += GRACE + 1
        due = [await world.notices._due(world.at) for world in worlds]
        assert [len(rows) for rows in due] == [1, 1], "both see it"
        for world, rows in zip(worlds, due, strict=True):
            for row, reminds in rows:
                await world.notices._tell(row, reminds, world.at)
        assert len(service.heard) == 1
        await worlds[1].pass_by(PAUSE * 10)
        assert len(service.heard) == 1


async def test_what_could_not_be_sent_is_tried_again_also_by_a_server_that_was_started_anew(
    database: str, calendar: Calendar, service: PushService
) -> None:
    async with Server(settings(database, None)) as first:
        world = World(first, calendar, service, MailServer())
        _, _, asked, token = await world.seated()
        key = (await world.ask(token, "/push", Browser(service.address).target()))["key"]
        await turn(asked)
        service.status = 503
        await world.pass_by(GRACE + 1)
        assert len(service.heard) == 1
        await world.pass_by(1)
        assert len(service.heard) == 1, "not at once"
    async with Server(settings(database, None)) as second:
        world = World(second, calendar, service, MailServer())
        calendar.at, service.status = calendar.at + PAUSE, 201
        assert (await world.ask(token, ""))["key"] == key
        await world.notices.sweep()
        assert len(service.heard) == 2
        await world.pass_by(PAUSE * 100)
        assert len(service.heard) == 2


async def test_endpoints_that_never_answer_delay_no_others_notice_wait_longer_and_are_dropped(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", NEVER)
    tried = Counter[str]()
    silent: list[asyncio.Future[int]] = []
    post = Outbound.post

    async def post_or_wait(self: Outbound, url: str, headers: Any, body: bytes) -> int:
        if "silent" not in url:
            return await post(self, url, headers, body)
        tried[url] += 1
        silent.append(asyncio.get_running_loop().create_future())
        return await silent[-1]

    monkeypatch.setattr(Outbound, "post", post_or_wait)
    endpoints = {f"{world.service.address}/silent/{i}" for i in range(40)}
    database = world.server.lobby.store
    for table in range(3):
        _, _, asked, token = await world.seated()
        await world.ask(token, "/push", Browser(f"{world.service.address}/honest").target())
        if table < 2:  # each of the silent ones is to be told of two tables
            (mine,) = [row for row in await database.read(sa.select(subscriptions)) if "honest" in row.endpoint]
            names = {f"{table} {i}": one for i, one in enumerate(endpoints)}
            seat = {"table": mine.table, "seat": mine.seat, "revoked": False}
            lines = [{**mine._mapping, "id": name, "device": name, "endpoint": one} for name, one in names.items()]
            await database.change(
                sa.insert(devices).values([{"token": name, **seat} for name in names]),
                sa.insert(subscriptions).values(lines),
                sa.delete(subscriptions).where(subscriptions.c.id == mine.id),
            )
        await turn(asked)
    world.calendar.at += GRACE + 1
    for attempt in range(1, MOST_TRIES + 1):
        sweeping = asyncio.create_task(world.notices.sweep())
        async with asyncio.timeout(PATIENCE):
            while len(silent) < len(endpoints) or not world.service.heard:
                await asyncio.sleep(0.01)
        assert not sweeping.done() and tried == dict.fromkeys(endpoints, attempt)
        assert len(world.service.heard) == 1, "while they are silent, the honest one is told"
        while silent:
            silent.pop().set_exception(NotReached("silence"))
        await sweeping
        world.calendar.at += PAUSE * 4 ** (attempt - 1) - 1
        await world.notices.sweep()
        assert tried == dict.fromkeys(endpoints, attempt), "nobody is asked again before that, nor about another table"
        world.calendar.at += 1
    left = await database.read(sa.select(subscriptions.c.endpoint))
    assert [row.endpoint for row in left] == [f"{world.service.address}/honest"]


async def test_whoever_names_very_many_endpoints_makes_others_wait_for_one_of_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each may have a name of its own: whoever has one in the world has as many below it as they like."""
    begun: list[str] = []
    ends = asyncio.Queue[None]()

    async def tell(row: Any, _: bool, __: float) -> bool:
        begun.append(row.endpoint)
        await ends.get()
        return False

    monkeypatch.setattr(world.notices, "_turns", FairQueue(2))
    monkeypatch.setattr(world.notices, "_tell", tell)
    targets = [f"https://{i}.silent.example.org/{i}" for i in range(30)] + ["https://updates.example.com/honest"]
    rows = [SimpleNamespace(kind="push", endpoint=target) for target in targets]
    telling = world.notices._telling
    for row in rows:
        tells = world.notices._tell_target(row.endpoint, [(row, False)], 0.0)
        telling[row.endpoint] = asyncio.create_task(tells)
    while len(begun) < 2:
        await asyncio.sleep(0)
    ends.put_nowait(None)
    while len(begun) < 3:
        await asyncio.sleep(0)
    assert begun[2] == targets[-1]
    for _ in rows:
        ends.put_nowait(None)
    await asyncio.gather(*telling.values())


async def test_an_endpoint_that_did_not_answer_is_asked_no_sooner_because_somebody_looked(world: World) -> None:
    _, waits, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    world.service.status = 503
    await world.pass_by(GRACE + 1)
    await world.ask(token, "/look", {})
    await back_and_forth(waits, asked)
    await world.pass_by(GRACE + 1)
    assert len(world.service.heard) == 1
    await world.pass_by(PAUSE)
    assert len(world.service.heard) == 2


async def test_a_name_that_is_never_found_keeps_no_thread_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking up a name may take half a minute, and can't be stopped."""
    held = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: held.wait(PATIENCE))
    searching = [asyncio.create_task(Outbound().post(f"https://{i}.example.org/", {}, b"")) for i in range(40)]
    await asyncio.sleep(0)
    assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), PATIENCE) == "done"
    assert await asyncio.wait_for(outbound.apart(lambda: "found"), PATIENCE) == "found"
    for one in searching:
        one.cancel()
    await asyncio.gather(*searching, return_exceptions=True)
    held.set()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(world: World, status: int) -> None:
    _, _, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    world.service.status = status
    await world.pass_by(GRACE + 1)
    assert not (await world.ask(token, ""))["push"]


async def test_whoever_was_sent_away_or_wants_no_more_is_told_no_more(world: World) -> None:
    founded, waits, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    assert not (await world.ask(token, "/off", {"kind": "push"}))["push"]
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    owner = waits if waits.table["owner"] else asked
    await owner.ask(type="revoke", seat=waits.table["seat"])
    await world.pass_by(GRACE + 1)
    assert world.service.heard == []
    assert (await world.ask(token, ""))["message"][0] == "web-no-seat"
    await world.pass_by(2 * HOUR)
    assert (await world.server.lobby.store.read(sa.select(subscriptions))) == []
    assert (await world.ask(founded.spectator, ""))["message"][0] == "web-no-seat"


async def test_without_the_package_there_is_no_push_and_a_sentence_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "is_there", lambda: False)
    async with Server(settings(sqlite, None)) as server:
        founded = await clocked(server, [HUMAN, HUMAN])
        await server.client(founded.tokens[0])
        head = {"Authorization": f"Bearer {founded.tokens[0]}"}
        info = (await server.http.get("/api/notices", headers=head)).json()
        assert (info["key"], info["mails"]) == (None, False)
        target = Browser("https://push.example.org/1").target()
        answer = await server.http.post("/api/notices/push", headers=head, json=target)
        assert (answer.status_code, answer.json()["message"][0]) == (422, "web-no-push")
        assert ".[push]" in answer.json()["text"]


# --- addresses that strangers give ---


NO_SERVICES = (
    "http://push.example.org/1",
    "ftp://push.example.org/1",
    "https://push.example.org:8080/1",
    "https://somebody@push.example.org/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/",
    "https://localhost/1",
    "https://printer.local/1",
    "https://metadata.google.internal/1",
    "https:///1",
    "https://push.example.org/a b",
    "https://push.example.org/\r\nX: y",
    "https://[",
    "nonsense",
)


async def test_what_is_no_push_service_is_refused(world: World) -> None:
    world.notices.subscriptions.outbound = Outbound()
    *_, token = await world.seated()
    for endpoint in NO_SERVICES:
        answer = await world.ask(token, "/push", {**Browser("").target(), "endpoint": endpoint})
        assert answer["message"][0] == "web-endpoint", endpoint


async def test_keys_that_are_none_are_refused(world: World) -> None:
    *_, token = await world.seated()
    for keys in ({"auth": "AAAA"}, {"p256dh": "B" * 87}, {"p256dh": "é"}, {"auth": "*" * 22}):
        answer = await world.ask(token, "/push", {**Browser("https://push.example.org/1").target(), **keys})
        assert answer["message"][0] == "web-endpoint", keys


# IANA's registries of special-purpose addresses, multicast, and ranges that were given back.
SPECIAL = (
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"),
    *("192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32", "192.0.0.170/32", "192.0.0.171/32"),
    *("192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"),
    *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32"),
    *("::/128", "::1/128", "::/96", "::ffff:0:0/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23"),
    *("2001::/32", "2001:1::1/128", "2001:1::2/128", "2001:1::3/128", "2001:2::/48", "2001:3::/32", "2001:4:112::/48"),
    *("2001:10::/28", "2001:20::/28", "2001:30::/28", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    *("5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "4000::/2", "200::/7"),
)
# An IPv4 address within an IPv6 address: mapped, compatible, translated (RFC 6052, 8215); 6to4 and Teredo below.
CARRIED = ("::ffff:{}", "::{}", "64:ff9b::{}", "64:ff9b:1::{}")
WORLDS = ("1.1.1.1", "8.8.8.8", "172.15.255.255", "172.32.0.0", "192.0.1.0", "198.20.0.0", "223.255.255.255")


def in_hexadecimal(ip: ipaddress.IPv4Address, invert: int = 0) -> str:
    return f"{(int(ip) ^ invert) >> 16:x}:{(int(ip) ^ invert) & 0xFFFF:x}"


@pytest.mark.parametrize("network", SPECIAL)
def test_no_address_with_a_special_purpose_is_one_of_the_worlds_however_it_is_written(network: str) -> None:
    of = ipaddress.ip_network(network)
    for ip in {of[0], of[of.num_addresses // 2], of[-1]}:
        assert not is_of_the_world(str(ip)), ip
        if isinstance(ip, ipaddress.IPv4Address):
            for carried in CARRIED:
                assert not is_of_the_world(carried.format(ip)), carried.format(ip)
            assert not is_of_the_world(f"2002:{in_hexadecimal(ip)}::1")
            assert not is_of_the_world(f"2001:0:{in_hexadecimal(ip)}::1")
            assert not is_of_the_world(f"2001:0:808:808::{in_hexadecimal(ip, 0xFFFFFFFF)}")


def test_all_others_are() -> None:
    for address in (*WORLDS, "64:ff9b::8.8.8.8", "2001:4860:4860::8888", "2606:4700::1", "2a00:1450::1", "2003::1"):
        assert is_of_the_world(address), address
    assert not is_of_the_world("fe80::1%eth0")


async def test_a_name_that_leads_into_our_own_network_is_never_reached(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only one of its addresses does, and where it led elsewhere when somebody subscribed."""
    port = int(service.address.rpartition(":")[2])
    monkeypatch.setattr(outbound, "HTTPS", port)

    def named(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("8.8.8.8", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", named)
    with pytest.raises(Refusal):
        await Outbound(context=service.trusting).post(f"https://push.example.org:{port}/1", {}, b"")
    assert service.heard == []


async def test_nothing_is_followed(world: World) -> None:
    _, _, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    world.service.status = 302
    await world.pass_by(GRACE + 1)
    assert [path for path, _, _ in world.service.heard] == ["/"]


async def test_whoever_does_not_show_who_they_are_is_told_nothing(service: PushService) -> None:
    async with PushService() as stranger:
        with pytest.raises(NotReached):
            await Outbound(private=True, context=service.trusting).post(stranger.address, {}, b"secret")
        assert stranger.heard == []


# --- e-mail ---


def links(mail: Any) -> list[str]:
    return re.findall(r"https://\S+", mail.get_content())


async def test_nothing_but_one_link_is_sent_before_the_address_is_confirmed(any_world: World) -> None:
    world = any_world
    founded, waits, asked, token = await world.seated()
    info = await world.ask(token, "/mail", {"address": " Ada@Example.org ", "holder": HOLDER, "lang": "en"})
    assert (info["address"], info["confirmed"]) == ("ada@example.org", False)
    await turn(asked)
    await world.pass_by(GRACE + 1)
    assert world.mails() == ["Tavoliere: is this your address?"]
    confirm, stop = links(world.post.mails[0])
    assert confirm.startswith("https://games.example.org/#mail/confirm/")
    link = confirm.rpartition("/")[2]
    assert (await world.ask(token, "/confirm", {"token": link[:-1] + "x"}))["message"][0] == "web-mail-link"
    assert (await world.ask(token, "/confirm", {"token": stop.rpartition("/")[2]}))["message"][0] == "web-mail-link"
    assert (await world.ask("", "/confirm", {"token": link})) == {"address": "ada@example.org"}
    assert (await world.ask(token, ""))["confirmed"]

    await world.notices.sweep()
    assert world.mails()[1:] == ["Your turn: Cardcassonne"]
    mail = world.post.mails[1]
    assert (mail["To"], mail["From"]) == ("ada@example.org", "Games <games@example.org>")
    assert "You have 2 days left." in mail.get_content()
    to_table, stop = links(mail)
    assert to_table == f"https://games.example.org/#at/{founded.table}"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    for secret in (*founded.tokens, founded.spectator):
        assert secret not in mail.as_string()

    await back_and_forth(waits, asked)
    await world.pass_by(GRACE + 1)
    assert len(world.post.mails) == 2, "nobody has looked"
    await world.ask(token, "/look", {})
    await back_and_forth(waits, asked)
    await world.pass_by(GRACE + 1)
    assert len(world.post.mails) == 3

    answer = await world.server.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert answer.json() == {"address": "ada@example.org"}
    assert (await world.ask(token, ""))["address"] is None
    assert await world.server.lobby.store.read(sa.select(mailboxes)) == []
    assert (await world.ask("", "/stop", {"token": stop.rpartition("/")[2]})) == {"address": ""}, "and once more"


async def test_a_browser_confirms_its_address_once_for_all_tables_and_stops_one_of_them(world: World) -> None:
    target = {"address": "ada@example.org", "holder": HOLDER, "lang": "it"}
    *_, first = await world.seated()
    _, _, asked, second = await world.seated()
    await world.ask(first, "/mail", target)
    await world.ask("", "/confirm", {"token": links(world.post.mails[0])[0].rpartition("/")[2]})
    assert (await world.ask(second, "/mail", target))["confirmed"]
    another = {**target, "holder": HOLDER[::-1]}
    world.calendar.at += AGAIN
    assert not (await world.ask(second, "/mail", another))["confirmed"], "another browser has confirmed nothing"
    await world.ask(second, "/mail", target)
    await turn(asked)
    await world.pass_by(GRACE + 1)
    assert world.mails()[2:] == ["Tocca a te: Cardcassonne"]
    stop = links(world.post.mails[2])[1].rpartition("/")[2]
    assert await world.ask("", "/stop", {"token": stop}) == {"address": "ada@example.org"}
    assert (await world.ask(second, ""))["address"] is None
    assert (await world.ask(first, ""))["address"] == "ada@example.org"


async def test_nobody_can_have_mails_sent_to_somebody_else_without_end(world: World) -> None:
    async def ask(holder: str, address: str = "victim@example.org") -> Any:
        *_, token = await world.seated()
        return await world.ask(token, "/mail", {"address": address, "holder": holder, "lang": "en"})

    answers = []
    for i in range(5):
        answers.append(await ask(f"{'x' * 24}{i % 2}", "Victim@example.org" if i else "victim@example.org"))
        world.calendar.at += AGAIN
    assert [answer.get("message", ["sent"])[0] for answer in answers] == ["sent"] * 3 + ["web-mail-later"] * 2
    assert len(world.post.mails) == 3
    stop = links(world.post.mails[0])[1].rpartition("/")[2]
    await world.ask("", "/stop", {"token": stop, "all": True})
    world.calendar.at += 2 * DAY
    assert (await ask("y" * 24))["message"][0] == "web-mail-later", "they said that they want none"
    world.calendar.at += 31 * DAY
    await world.notices.sweep()
    assert (await ask("y" * 24))["address"] == "victim@example.org"


@pytest.mark.parametrize(
    "written",
    [
        ("victim@example.org", "VICTIM@Example.org", "victim+1@example.org", "Victim+a+b@EXAMPLE.org"),
        ("v.ictim@gmail.com", "victim@gmail.com", "vic.tim+x@googlemail.com", "V.I.C.T.I.M@Gmail.com"),
    ],
)
async def test_however_many_ask_at_once_one_first_mail_goes_to_a_mailbox(
    any_world: World, written: tuple[str, ...]
) -> None:
    """Whichever way its address is written, and from whichever browser."""
    *_, token = await any_world.seated()
    targets = [
        {"address": address, "holder": f"{number:024}", "lang": "en"} for number, address in enumerate(written * 3)
    ]
    answers = await asyncio.gather(*(any_world.ask(token, "/mail", target) for target in targets))
    assert len(any_world.post.mails) == 1
    said = [answer.get("message", ["sent"])[0] for answer in answers]
    assert sorted(said) == ["sent"] + ["web-mail-later"] * (len(targets) - 1)
    assert (await any_world.ask(token, "/mail", {**targets[0], "address": "victims@example.org"}))["address"]
    assert len(any_world.post.mails) == 2, "somebody else is written to"


@pytest.mark.parametrize("sender", ["games@example.org", "Giuochi d'osteria <games@example.org>", f"a@{'b' * 60}.org"])
@pytest.mark.parametrize(
    ("address", "written"),
    [
        ("https://games.example.org", "https://games.example.org"),
        (f"https://{'a' * 60}.{'b' * 60}.example.org:8443", f"https://{'a' * 60}.{'b' * 60}.example.org:8443"),
        ("https://bücher.example/tàvolo", "https://xn--bcher-kva.example/t%C3%A0volo"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_mail_program_can_read_where_to_unsubscribe(sender: str, address: str, written: str) -> None:
    """RFC 2369 and RFC 8058: one address in plain ASCII, in one piece; nothing but names and subjects is encoded."""
    token = f"{'f' * 64}.{'t' * 16}.{'e' * 32}"
    stop = f"{address}/api/notices/stop/{token}"
    sent = message(MailSettings("127.0.0.1", 25, sender), "ada@example.org", "È il tuo turno " * 9, "Così.", stop)
    lines = sent.as_bytes().decode("ascii").split("\r\n")
    assert f"List-Unsubscribe: <{written}/api/notices/stop/{token}>" in lines
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    encoded = {line.partition(":")[0] for line in lines if re.match(r"[A-Z][^ ]*:.*=\?utf-8", line)}
    assert encoded <= {"Subject", "From"}


NO_DOMAINS = ("a@-b.org", "a@b-.org", "a@b.-org", "a@b.org-", "a@b..org", "a@.b.org", "a@b.org.", "a@10.0.0.1")
NO_ADDRESSES = (
    "",
    "ada",
    "ada@example",
    "a b@example.org",
    "a@b.org, c@d.org",
    "a@b.org\r\nBcc: c@d.org",
    "<a@b.org>",
    *NO_DOMAINS,
)


async def test_what_is_no_address_is_refused(world: World) -> None:
    *_, token = await world.seated()
    for address in NO_ADDRESSES:
        answer = await world.ask(token, "/mail", {"address": address, "holder": HOLDER, "lang": "en"})
        assert answer["message"][0] == "web-mail-address", address
    assert world.post.mails == []


async def test_a_mail_that_is_not_taken_is_said_at_first_and_tried_again_later(world: World) -> None:
    _, _, asked, token = await world.seated()
    target = {"address": "ada@example.org", "holder": HOLDER, "lang": "en"}
    world.post.is_open = False
    assert (await world.ask(token, "/mail", target))["message"][0] == "web-mail-not-sent"
    world.post.is_open = True
    await world.ask(token, "/mail", target)
    await world.ask("", "/confirm", {"token": links(world.post.mails[0])[0].rpartition("/")[2]})
    await turn(asked)
    world.post.is_open = False
    await world.pass_by(GRACE + 1)
    world.post.is_open = True
    await world.pass_by(PAUSE)
    assert world.mails()[1:] == ["Your turn: Cardcassonne"]


@pytest.mark.parametrize(
    ("url", "sender"),
    [("mail.example.org", "a@example.org"), ("smtp://", "a@example.org"), ("smtp://mail.example.org", "nobody")],
)
def test_a_mail_server_that_makes_no_sense_is_one_sentence(url: str, sender: str) -> None:
    with pytest.raises(WrongMail):
        MailSettings.read(url, sender)
    read = MailSettings.read("smtp://ada%40x:s%2Fcret@mail.example.org", "Ada <a@example.org>")
    assert (read.host, read.port, read.user, read.password) == ("mail.example.org", 587, "ada@x", "s/cret")
    assert MailSettings.read("smtps://mail.example.org", "a@example.org").port == 465


# --- reminders ---


async def test_who_has_looked_and_not_played_is_reminded_when_a_quarter_is_left(world: World) -> None:
    _, _, asked, token = await world.seated()
    browser = Browser(world.service.address)
    await world.ask(token, "/push", browser.target())
    await turn(asked)
    await world.pass_by(GRACE + 1)
    await world.ask(token, "/look", {})
    await world.pass_by(36 * HOUR - GRACE - 10)
    assert len(world.service.heard) == 1
    await world.pass_by(20)
    said = [browser.read(body)["body"] for _, _, body in world.service.heard]
    assert said[1:] == ["Still your turn: Cardcassonne. You have 12 hours left."]
    await world.ask(token, "/look", {})
    await world.pass_by(11 * HOUR)
    assert len(world.service.heard) == 2, "once a turn"


async def test_who_was_told_and_has_not_looked_is_not_told_again(world: World) -> None:
    _, _, asked, token = await world.seated()
    await world.ask(token, "/push", Browser(world.service.address).target())
    await turn(asked)
    for _ in range(47):
        await world.pass_by(HOUR)
    assert len(world.service.heard) == 1


# --- vacation, and time that runs out ---


async def test_on_vacation_a_clock_stands_still_for_so_many_days_a_game(any_world: World) -> None:
    world = any_world
    plan = TWO_DAYS.model_copy(update={"vacation": 7})
    founded, waits, asked, _ = await world.seated(plan)
    seat = asked.table["seat"]
    assert [one["vacation_left"] for one in asked.table["seats"]] == [7 * DAY] * 2
    await world.pass_by(DAY)
    await asked.say(type="vacation", away=True)
    while (seats := (await waits.until("seats"))["seats"])[seat]["vacation"] is None:
        pass
    assert seats[seat]["vacation"] == world.at + 7 * DAY
    await world.pass_by(5 * DAY)
    table = world.server.lobby.tables[founded.table]
    assert not table.seating[seat].late
    clocks = table.timing.shown()
    assert clocks and (clocks.left, clocks.runs) == ([left(DAY, seat, i) for i in range(2)], None)
    line = (await world.server.http.post("/api/summaries", json={"tokens": founded.tokens[:1]})).json()[0]
    assert line["vacation"] == table.seating[seat].away

    await asked.say(type="vacation", away=False)
    while (seats := (await waits.until("seats"))["seats"])[seat]["vacation"] is not None:
        pass
    assert seats[seat]["vacation_left"] == pytest.approx(2 * DAY)
    assert (await waits.until("clocks"))["clocks"]["left"][seat] == pytest.approx(DAY), "what was left of the turn"
    await asked.say(type="vacation", away=True)
    await waits.until("seats")
    world.server.lobby.tables.clear()  # as after a kill: nothing but the database is left
    await world.pass_by(2 * DAY)
    table = world.server.lobby.tables[founded.table]
    assert (table.seating[seat].away, table.seating[seat].rest) == (None, 0.0), "it is used up"
    await world.pass_by(DAY)
    assert table.seating[seat].late


def left(seconds: float, seat: int, i: int) -> float:
    """What the clocks of two show: the rest of a turn, and a whole one."""
    return seconds if i == seat else 2 * DAY


async def test_whoever_plays_on_vacation_has_a_whole_turn_the_next_time(world: World) -> None:
    founded, waits, asked, _ = await world.seated(TWO_DAYS.model_copy(update={"vacation": 7}))
    await world.pass_by(DAY)
    await asked.say(type="vacation", away=True)
    await turn(asked)
    await asked.say(type="vacation", away=False)
    while not waits.standing["choices"]:
        await waits.hear()
    await turn(waits)
    table = world.server.lobby.tables[founded.table]
    assert table.timing.clocks is not None and table.timing.clocks.deadline == world.at + 2 * DAY


async def test_nobody_on_vacation_is_told_before_it_is_over(world: World) -> None:
    _, waits, asked, token = await world.seated(TWO_DAYS.model_copy(update={"vacation": 3}))
    await world.ask(token, "/push", Browser(world.service.address).target())
    await waits.say(type="vacation", away=True)
    await waits.until("seats")
    await turn(asked)
    await world.pass_by(2 * DAY)
    assert world.service.heard == []
    await world.pass_by(DAY + 1)
    assert len(world.service.heard) == 1


async def test_without_vacation_there_is_none_to_take(world: World) -> None:
    founded, waits, *_ = await world.seated()
    assert (await waits.ask(type="vacation", away=True))["message"][0] == "web-no-vacation"
    watching = await world.server.client(founded.spectator)
    assert (await watching.ask(type="vacation", away=True))["message"][0] == "web-spectator"


async def test_where_that_was_said_a_seat_is_lost_when_time_runs_out(world: World) -> None:
    founded, waits, asked, _ = await world.seated(TWO_DAYS.model_copy(update={"lost": True}))
    seat = asked.table["seat"]
    await world.pass_by(2 * DAY)
    while not (await asked.until("seats"))["seats"][seat]["late"]:
        pass
    assert (await asked.ask(type="return"))["message"][0] == "web-seat-lost"
    owner = asked if asked.table["owner"] else waits
    assert (await owner.ask(type="seat", seat=seat, player=HUMAN))["message"][0] == "web-seat-lost"
    await owner.say(type="seat", seat=seat, player="squire")
    while (await waits.until("seats"))["seats"][seat]["player"] != "squire":
        pass
    assert world.server.lobby.tables[founded.table].seating[seat].late, "another bot does not undo that"
    found = (await world.server.http.post("/api/summaries", json={"tokens": founded.tokens})).json()
    assert {line["seat"]: line["lost"] for line in found} == {seat: True, 1 - seat: False}
