"""Open tables: strangers sit down, the game begins with the last of them, and ratings follow from how it ends."""

import asyncio
import io
import json
import random
import time
import zipfile
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from tavoliere.web.api.matchmaking import A_PAGE
from tavoliere.web.matchmaking.matchmaking import ABSENT, Matchmaking
from tavoliere.web.matchmaking.open_tables import MOST_FROM, MOST_LIVE_FROM, MOST_TAKEN
from tavoliere.web.messages.matchmaking import Matchmaking as MatchmakingShown
from tavoliere.web.people.ratings import MOST_PAIRS
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.schema import metadata, offers, people, rated_games, ratings, takers
from tests.web.conftest import GENEROUS
from tests.web.people.test_people import Device, secret
from tests.web.server import Client, Server, play_on
from tests.web.storage.test_several import shared, until  # noqa: F401  the fixture

BLITZ = {"kind": "game", "seconds": 600, "bot": "novice"}
DAILY = {"kind": "move", "seconds": 86_400, "bot": "novice"}
TWO = {"game": "cardcassonne", "options": {"players": 2}, "clock": BLITZ, "rated": True}
addresses = iter(range(1, 10_000))


@pytest.fixture
async def open_server(database: str) -> AsyncIterator[Server]:
    """A server with open tables on each kind of database."""
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1, matchmaking=True)) as running:
        yield running


@pytest.fixture
async def lobby_server(sqlite: str) -> AsyncIterator[Server]:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, matchmaking=True)) as running:
        yield running


def matchmaking(server: Server) -> Matchmaking:
    found: Matchmaking = server.app.state.matchmaking
    return found


class Person(Device):
    """Somebody with a browser of their own, somewhere else than all others."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        super().__init__(server, secret())
        number = next(addresses)
        self.address = address or f"10.0.{number // 250}.{number % 250}"
        self.seats: dict[str, str] = {}  # what was made up for each open table

    @property
    def bearer(self) -> dict[str, str]:
        return {**super().bearer, "X-Forwarded-For": self.address}

    async def answer(self, path: str, **body: Any) -> Any:
        return await self.server.http.post(f"/api/matchmaking{path}", json=body, headers=self.bearer)

    async def do(self, path: str, **body: Any) -> Any:
        answer = await self.answer(path, **body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def refusal(self, path: str, **body: Any) -> tuple[int, str]:
        answer = await self.answer(path, **body)
        return answer.status_code, answer.json()["message"][0]

    async def look(self, **query: Any) -> Any:
        answer = await self.server.http.get("/api/matchmaking", params=query, headers=self.bearer)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = MatchmakingShown.model_validate_json(answer.content).model_dump()
        asked = [told["asked"]] if told["asked"] else []
        shown = {table["offer"]: table for table in (*told["mine"], *asked, *told["tables"])}
        mine = [table["offer"] for table in told["mine"]]
        for offer, table in shown.items():
            more = {"mine": offer in mine, "opener": offer in told["opened"], "may": offer not in told["barred"]}
            table.update(more)
        return {**told, "tables": list(shown.values())}

    async def open(self, **new: Any) -> str:
        own = secret()
        offer: str = (await self.do("/tables", own=own, **{**TWO, **new}))["offer"]
        self.seats[offer] = own
        return offer

    async def sit(self, offer: str) -> None:
        self.seats[offer] = secret()
        await self.do("/sit", offer=offer, own=self.seats[offer])

    async def at_table(self, offer: str) -> Client:
        """Sit down at what was an open table with what was made up for it."""
        return await self.server.client(self.seats[offer])


async def person(server: Server, name: str, address: str | None = None, shown: bool = True) -> Person:
    one = Person(server, address)
    await one.come("")
    await one.do("/me", name=name, shown=shown)
    return one


async def finished(server: Server, one: Person, name: str | None = None) -> str:
    """The game that somebody plays is played to its end, without sockets; its table."""
    if name is None:
        (game,) = (await one.look())["begun"]
        name = game["table"]
    table = await server.lobby.table(name)
    generator = random.Random(1)
    while not table.sitting.over:
        if (waits := table.sitting.unconfirmed) is not None:
            await table.moves.confirm(waits, len(table.match.steps))
            continue
        seat = table.sitting.actor
        assert seat is not None
        action = generator.choice(list(table.match.position.view(seat).actions))
        await table.moves.play(seat, len(table.match.steps), action.text, confirm=True)
    return table.id


async def rating_of(one: Person, game: str = "cardcassonne") -> Any:
    mine = (await one.look())["me"]["ratings"]
    return next((found["strength"] for found in mine if found["game"] == game), None)


# --- sitting down ----------------------------------------------------------------------------------------------------


async def test_strangers_sit_down_play_and_are_rated_once(open_server: Server) -> None:
    ada, bice = await person(open_server, "Ada"), await person(open_server, "Bice")
    before = await bice.look()
    assert (before["tables"], before["me"]["ratings"]) == ([], [])
    waiting = asyncio.create_task(bice.look(known=before["version"], wait=20))
    offer = await ada.open()
    (table,) = (await waiting)["tables"]
    assert (table["offer"], table["mine"], table["rated"], table["may"]) == (offer, False, True, True)
    assert [(seat["name"], seat["strength"]) for seat in table["seats"]] == [("Ada", None)]
    assert table["clock"]["lost"], "whoever leaves a rated game has lost it"
    await bice.sit(offer)
    told = await bice.look()
    assert told["tables"] == []
    (begun,) = told["begun"]
    assert (begun["offer"], begun["game"]) == (offer, "cardcassonne")
    clients = sorted([await one.at_table(offer) for one in (ada, bice)], key=lambda client: int(client.table["seat"]))
    assert clients[0].table["clocks"]["runs"] is not None, "the clock has run from the first moment"
    await play_on(clients, random.Random(1), 6)
    await finished(open_server, ada)
    assert not clients[0].table["owner"] and not clients[1].table["owner"]
    assert {client.table["seat"] for client in clients} == {0, 1}
    shown = await open_server.http.get(f"/api/matchmaking/games/{begun['table']}")
    changes = shown.json()["changes"]
    assert shown.json()["rated"] and shown.json()["counted"]
    assert (
        await asyncio.gather(*(matchmaking(open_server).ratings.count(begun["table"]) for _ in range(5))) == [False] * 5
    )
    result = open_server.lobby.tables[begun["table"]].match.position.result
    assert result is not None
    scores = result.scores
    by_seat = [round(change["rating"], 1) for change in changes]
    expected = [1500.0, 1500.0] if scores[0] == scores[1] else [1662.2, 1337.8] if scores[0] > scores[1] else None
    assert by_seat == (expected or [1337.8, 1662.2])
    mine = await rating_of(ada)
    assert (mine["games"], mine["settled"], round(mine["deviation"])) == (1, False, 290)
    history = (await open_server.http.get("/api/matchmaking/me/history", headers=ada.bearer)).json()
    assert [(line["players"], line["before"]) for line in history] == [(2, 1500)]
    # The game is found from all one's devices, as any other.
    assert [one["table"] for one in (await ada.mine())["games"]] == [begun["table"]]
    (row,) = await open_server.lobby.store.read(sa.select(takers.c.client).distinct())
    assert row[0] == "", "from where they came is forgotten"


async def test_one_gets_up_again_closes_and_a_table_goes_over_to_the_next(lobby_server: Server) -> None:
    ada, bice, ciro = [await person(lobby_server, name) for name in ("Ada", "Bice", "Ciro")]
    offer = await ada.open(options={"players": 3})
    await bice.sit(offer)
    await bice.do("/sit", offer=offer, own=secret())  # the answer was lost
    assert await bice.refusal("/close", offer=offer) == (403, "web-matchmaking-not-opener")
    await ada.do("/leave", offer=offer)
    (table,) = (await bice.look())["tables"]
    assert (table["opener"], [seat["name"] for seat in table["seats"]]) == (True, ["Bice"])
    await bice.do("/close", offer=offer)
    assert await ciro.refusal("/sit", offer=offer, own=secret()) == (404, "web-matchmaking-gone")
    assert (await ciro.look())["tables"] == []
    again = await ada.open()
    await ada.do("/leave", offer=again)
    assert (await ciro.look())["tables"] == [], "nobody sits there"


async def test_whoever_is_not_there_any_more_loses_the_seat_but_not_where_turns_take_days(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    live = await ada.open(options={"players": 3})
    slow = await ada.open(clock=DAILY)
    await bice.sit(live)
    await matchmaking(lobby_server).tidy(time.time() + ABSENT / 2)
    assert len((await bice.look())["tables"]) == 2
    moved = sa.update(takers).where(takers.c.offer == live).values(seen=time.time() - ABSENT - 1)
    await lobby_server.lobby.store.change(moved)
    await bice.look()  # is here, as everybody can see
    await matchmaking(lobby_server).tidy(time.time())
    shown = {table["offer"]: [seat["name"] for seat in table["seats"]] for table in (await bice.look())["tables"]}
    assert shown == {live: ["Bice"], slow: ["Ada"]}
    await matchmaking(lobby_server).tidy(time.time() + 15 * 86_400)
    assert (await ada.look())["tables"] == [], "nobody has come for two weeks"


async def test_one_table_at_a_time_that_does_not_wait(open_server: Server) -> None:
    """Whoever waits or plays where minutes count takes no second such seat, however many they ask for at once."""
    people_here = [await person(open_server, f"Host {number}") for number in range(6)]
    live = [await one.open() for one in people_here]
    eve = await person(open_server, "Eve")
    answers = await asyncio.gather(*(eve.answer("/sit", offer=offer, own=secret()) for offer in live))
    refused = [answer for answer in answers if answer.status_code != 204]
    assert [answer.json()["message"][0] for answer in refused] == ["web-matchmaking-live"] * 5
    assert len((await eve.look())["begun"]) == 1, "and now plays"
    assert await eve.refusal("/tables", own=secret(), **TWO) == (409, "web-matchmaking-live")
    slow = await eve.open(clock=DAILY)
    bice = await person(open_server, "Bice")
    await bice.sit(slow)  # days wait for everybody
    await bice.open(options={"players": 3})
    waiting = [one["offer"] for one in (await bice.look())["tables"]]
    free = next(offer for offer in live if offer in waiting)
    assert await bice.refusal("/sit", offer=free, own=secret()) == (409, "web-matchmaking-live")
    table = next(one["table"] for one in (await eve.look())["begun"] if one["live"])
    await finished(open_server, eve, table)
    await eve.sit(free)


async def test_from_one_address_few_live_seats_are_taken_however_many_people_come(open_server: Server) -> None:
    """Waiting and playing count alike: or one stranger with many names sat down at all live tables."""
    live = [await (await person(open_server, f"Host {number}")).open() for number in range(MOST_LIVE_FROM + 3)]
    names = [await person(open_server, f"Eve {number}", "10.9.9.9") for number in range(len(live))]
    answers = await asyncio.gather(
        *(one.answer("/sit", offer=offer, own=secret()) for one, offer in zip(names, live, strict=True))
    )
    refused = [answer.json()["message"][0] for answer in answers if answer.status_code != 204]
    assert refused == ["web-matchmaking-live-here"] * 3
    idle = next(one for one, answer in zip(names, answers, strict=True) if answer.status_code != 204)
    assert await idle.refusal("/tables", own=secret(), **TWO) == (429, "web-matchmaking-live-here")
    await idle.open(clock=DAILY)
    busy = next(one for one, answer in zip(names, answers, strict=True) if answer.status_code == 204)
    await finished(open_server, busy, (await busy.look())["begun"][0]["table"])
    await idle.open()


async def test_nobody_takes_all_the_room_there_is(open_server: Server) -> None:
    """A person has so many seats at tables that wait, and so do all who come from one address together."""
    one = await person(open_server, "One", "10.9.9.9")
    three = {"options": {"players": 3}, "clock": DAILY}
    hosts = [await person(open_server, f"Host {number}") for number in range(5)]
    wide = [await host.open(**three) for host in hosts for _ in range(5)]
    for offer in wide[:MOST_TAKEN]:
        await one.sit(offer)
    assert await one.refusal("/sit", offer=wide[-1], own=secret()) == (429, "web-matchmaking-many-seats")
    assert await one.refusal("/tables", own=secret(), **TWO) == (429, "web-matchmaking-many-seats")
    held = MOST_TAKEN
    while held < MOST_FROM:
        more = await person(open_server, f"More {held}", "10.9.9.9")
        for _ in range(5):
            await more.open(**three)
            held += 1
    last = await person(open_server, "Last", "10.9.9.9")
    assert await last.refusal("/sit", offer=wide[-1], own=secret()) == (429, "web-matchmaking-many-here")
    assert await last.refusal("/tables", own=secret(), **TWO) == (429, "web-matchmaking-many-here")
    await (await person(open_server, "Other")).sit(wide[-1])


async def test_the_list_is_made_once_for_all_and_told_page_by_page(lobby_server: Server) -> None:
    hosts = [await person(lobby_server, f"Host {number}") for number in range(A_PAGE // 5 + 1)]
    offers_made = [await host.open(clock=DAILY) for host in hosts for _ in range(5)]
    await hosts[0].do("/close", offer=offers_made.pop(0))
    await hosts[1].do("/close", offer=offers_made.pop(4))
    other = await hosts[0].open(game="carolus-magnus", clock=DAILY)
    hidden = await hosts[1].open(listed=False, clock=DAILY)
    lobby = matchmaking(lobby_server)
    reads, look = [], lobby._look

    async def counted() -> Any:
        reads.append(1)
        return await look()

    lobby._look = counted  # type: ignore[method-assign]
    lobby.tell()
    get = lobby_server.http.get
    answers = await asyncio.gather(*(get("/api/matchmaking", params={"page": n % 2}) for n in range(40)))
    pages = [MatchmakingShown.model_validate_json(answer.content) for answer in answers]
    assert len(reads) <= 2 and len({answer.content for answer in answers}) == 2
    shown = [one.offer for page in pages[:2] for one in page.tables]
    assert shown == [*offers_made, other] and [len(page.tables) for page in pages[:2]] == [A_PAGE, len(shown) - A_PAGE]
    assert {(page.count, page.pages) for page in pages} == {(len(shown), 2)} and hidden not in shown
    listed = await lobby.listed()
    assert listed is await lobby.listed() and set(listed.pages) == {("", 0), ("", 1)}
    assert len(answers[0].content) < 400 * A_PAGE + 400
    of_one = (await get("/api/matchmaking", params={"game": "carolus-magnus", "page": 9})).json()
    assert ([one["offer"] for one in of_one["tables"]], of_one["page"], of_one["pages"]) == ([other], 0, 1)


async def test_an_invitation_is_found_by_its_address_only(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    offer = await ada.open(listed=False)
    assert (await bice.look())["tables"] == []
    assert [table["offer"] for table in (await ada.look())["tables"]] == [offer]
    assert [table["offer"] for table in (await bice.look(offer=offer))["tables"]] == [offer]
    await bice.sit(offer)
    assert len((await bice.look())["begun"]) == 1


async def test_bots_sit_down_too_and_partners_are_drawn(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bruno")
    offer = await ada.open(game="carolus-magnus", options={"players": 4}, bots=["novice", "squire"])
    (table,) = (await bice.look())["tables"]
    assert [seat["player"] for seat in table["seats"]] == ["human", "novice", "squire"]
    assert table["seats"][2]["strength"]["rating"] == 1500
    await bice.sit(offer)
    client = await ada.at_table(offer)
    assert sorted(seat["player"] for seat in client.table["seats"]) == ["human", "human", "novice", "squire"]
    assert len({seat["name"] for seat in client.table["seats"]}) == 4, "no bot has the name of a person"


# --- what is not possible --------------------------------------------------------------------------------------------


async def test_what_is_refused(lobby_server: Server) -> None:
    ada = await person(lobby_server, "Ada")
    stranger = Person(lobby_server)
    assert await stranger.refusal("/me", name="Eve", shown=True) == (401, "web-no-person")
    await stranger.come("")
    assert await stranger.refusal("/tables", own=secret(), **TWO) == (403, "web-not-member")
    assert await stranger.refusal("/me", name="  ", shown=True) == (422, "web-matchmaking-name")
    assert await stranger.refusal("/me", name="a\u202eb", shown=True) == (422, "web-name")
    assert await stranger.refusal("/me", name="\u3164\u2800", shown=True) == (422, "web-matchmaking-name")
    unseen = "\u034f\ufe0f\U000e0100\u180b\u3164\u115f\u2800\u17b4"
    for alike in ("ADA", "a da", "\uff41\uff44\uff41", *(f"A{sign}da{sign}" for sign in unseen)):
        assert await stranger.refusal("/me", name=alike, shown=True) == (409, "web-name-taken")
    refused: dict[str, dict[str, Any]] = {
        "web-matchmaking-people": {"bots": ["novice"]},
        "web-no-bot": {"clock": {**BLITZ, "bot": "human"}},
        "web-matchmaking-clock": {"clock": {**BLITZ, "seconds": 5}},
        "web-matchmaking-range": {"least": 1600, "most": 1500},
        "web-request": {"game": "san-marco", "options": {"players": 3, "board": {"file": "/etc/passwd"}}},
        "web-option": {"game": "san-marco", "options": {"players": 3, "board": "/etc/passwd"}},
    }
    for message, new in refused.items():
        assert (await ada.refusal("/tables", own=secret(), **{**TWO, **new}))[1] == message
    own = secret()
    first = await ada.do("/tables", own=own, **TWO)
    assert await ada.do("/tables", own=own, **TWO) == first, "the answer was lost: the same once more"
    for _ in range(4):
        await ada.open(clock=DAILY)
    assert await ada.refusal("/tables", own=secret(), **{**TWO, "clock": DAILY}) == (429, "web-matchmaking-many")
    async with Server(replace(lobby_server.settings, matchmaking=False)) as closed:
        assert (await closed.http.get("/api/matchmaking")).status_code == 404
        assert not (await closed.http.get("/api/here")).json()["matchmaking"]


async def test_only_those_sit_down_whose_rating_is_looked_for(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    offer = await ada.open(least=1600)
    assert not (await bice.look())["tables"][0]["may"]
    assert await bice.refusal("/sit", offer=offer, own=secret()) == (403, "web-matchmaking-level")


async def test_a_secret_that_lets_in_elsewhere_can_not_keep_a_table_from_beginning(lobby_server: Server) -> None:
    ada, eve = await person(lobby_server, "Ada"), await person(lobby_server, "Eve")
    offer = await ada.open()
    used = secret()
    elsewhere = await lobby_server.found("cardcassonne", ["human", "human"])
    await lobby_server.client(elsewhere.tokens[0], used)
    assert (await eve.refusal("/sit", offer=offer, own=used))[1] == "web-no-seat"
    assert await eve.refusal("/sit", offer=offer, own=ada.seats[offer]) == (409, "web-stale"), "nor somebody else's"
    three = await ada.open(options={"players": 3}, clock=DAILY)
    later = secret()
    await eve.do("/sit", offer=three, own=later)
    await lobby_server.client(elsewhere.tokens[1], later)
    bice = await person(lobby_server, "Bice")
    await bice.sit(three)
    (table,) = [one for one in (await ada.look())["tables"] if one["offer"] == three]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bice"], "who has cheated is gone, the others wait on"


async def test_a_device_that_was_sent_away_gets_no_seat(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    phone = Person(lobby_server)
    phone.link = ada.link
    await phone.come("/devices", "phone")
    offer = await phone.open()
    lost = next(one["id"] for one in (await ada.mine())["devices"] if one["kind"] == "phone")
    await ada.post("/revoke", device=lost, link=secret())
    await bice.sit(offer)
    (table,) = (await bice.look())["tables"]
    assert ([seat["name"] for seat in table["seats"]], table["opener"]) == (["Bice"], True)


# --- counting --------------------------------------------------------------------------------------------------------


async def test_whoever_lets_time_run_out_has_lost_whatever_the_bot_does(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    offer = await ada.open(clock={**DAILY, "lost": False})
    await bice.sit(offer)
    clients = {name: await one.at_table(offer) for name, one in (("ada", ada), ("bice", bice))}
    actor = clients["ada"].standing["actor"]
    gone = next(name for name, client in clients.items() if client.table["seat"] == actor)
    here = next(client for name, client in clients.items() if name != gone)
    lobby_server.lobby.time.now = lambda: time.time() + 90_000
    lobby_server.lobby.time.changed.set()
    while here.standing["result"] is None:
        if here.standing["choices"]:
            await here.play(random.Random(1))
        elif here.standing["unconfirmed"] == here.table["seat"]:
            await here.ask(type="confirm", n=here.standing["n"])
        else:
            await here.hear()
    (game,) = (await bice.look())["begun"] or [{"table": here.table["table"]}]
    await lobby_server.http.get(f"/api/matchmaking/games/{game['table']}")
    left, stayed = (ada, bice) if gone == "ada" else (bice, ada)
    assert (await rating_of(left))["rating"] < 1500 < (await rating_of(stayed))["rating"]


async def rated_lines(server: Server) -> int:
    return len(await server.lobby.store.read(sa.select(rated_games)))


async def test_what_does_not_count(lobby_server: Server) -> None:
    ada = await person(lobby_server, "Ada", "10.9.9.9")
    again = await person(lobby_server, "Ada II", "10.9.9.9")
    bice = await person(lobby_server, "Bice")
    offer = await ada.open()
    await again.sit(offer)
    await finished(lobby_server, ada)
    await matchmaking(lobby_server).tidy(time.time())
    assert await rated_lines(lobby_server) == 0, "two links from one address"
    offer = await ada.open(rated=False)
    await bice.sit(offer)
    table = await finished(lobby_server, bice)
    shown = (await lobby_server.http.get(f"/api/matchmaking/games/{table}")).json()
    assert (shown["rated"], shown["changes"], await rated_lines(lobby_server)) == (False, [], 0)
    for _ in range(MOST_PAIRS):  # a day's worth of games between the two
        line = {"played": secret()[:20], "game": "cardcassonne", "at": time.time(), "seat": 0, "players": 2}
        line |= {"place": 1, "before": 1500.0, "rating": 1500.0, "deviation": 200.0}
        found = await lobby_server.lobby.store.read(sa.select(people.c.id))
        for row in found:
            member = await matchmaking(lobby_server).member(row.id)
            if member.name in ("Ada", "Bice"):
                await lobby_server.lobby.store.change(sa.insert(rated_games).values(person=row.id, **line))
    before = await rated_lines(lobby_server)
    offer = await ada.open()
    await bice.sit(offer)
    await finished(lobby_server, ada)
    await matchmaking(lobby_server).tidy(time.time())
    assert await rated_lines(lobby_server) == before


async def test_the_best_are_shown_if_they_want_to_and_bots_among_them(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice", shown=False)
    for one in (ada, bice):
        assert await rating_of(one) is None
    rows = await lobby_server.lobby.store.read(sa.select(people.c.id))
    strong = {"game": "san-marco", "rating": 1800.0, "volatility": 0.06, "games": 30, "at": time.time()}
    for row in rows:
        await lobby_server.lobby.store.change(sa.insert(ratings).values(person=row.id, deviation=60.0, **strong))

    async def best() -> list[tuple[str, str]]:
        told = (await lobby_server.http.get("/api/matchmaking/best/san-marco")).json()["ranked"]
        return [(one["name"], one["player"]) for one in told]

    bots = ("emperor", "duke", "knight")
    assert await best() == [*(("", bot) for bot in bots), ("Ada", "human"), ("", "squire"), ("", "novice")]
    await ada.do("/me", name="Ada", shown=False)
    assert ("Ada", "human") not in await best()
    assert (await lobby_server.http.get("/api/matchmaking/best/nothing")).status_code == 422


async def test_whoever_leaves_is_forgotten_and_takes_along_what_was_kept(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    offer = await ada.open()
    await bice.sit(offer)
    table = await finished(lobby_server, ada)
    await lobby_server.http.get(f"/api/matchmaking/games/{table}")
    packed = await lobby_server.http.post("/api/mine/export", json={}, headers=ada.bearer)
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        kept = json.loads(archive.read("ratings.json"))
        assert len(archive.namelist()) == 2
    assert (kept["name"], kept["ratings"][0]["games"], len(kept["games"])) == ("Ada", 1, 1)
    assert "person" not in kept["games"][0]
    waiting = await ada.open()
    await ada.do("/me/leave")
    assert (await ada.look())["me"] is None
    assert all(one["offer"] != waiting for one in (await bice.look())["tables"])
    assert await rated_lines(lobby_server) == 1, "what the others have stays theirs"
    assert len((await ada.mine())["games"]) == 1, "and so does the game"
    assert (await bice.answer("/me/leave")).status_code == 204
    answer = await lobby_server.http.post("/api/mine/delete", headers=bice.bearer)
    assert answer.status_code == 204
    assert await bice.mine() == 401
    everything = ""
    async with lobby_server.lobby.store.engine.connect() as connection:
        for kept_in in metadata.sorted_tables:
            if kept_in.name in ("members", "ratings", "rated_games", "takers", "own_devices", "people", "own_seats"):
                everything += str((await connection.execute(sa.select(kept_in))).all())
    assert "Bice" not in everything and "Ada" not in everything


async def test_a_game_that_is_deleted_leaves_no_open_table_behind(lobby_server: Server) -> None:
    ada, bice = await person(lobby_server, "Ada"), await person(lobby_server, "Bice")
    offer = await ada.open()
    await bice.sit(offer)
    table = await finished(lobby_server, ada)
    await lobby_server.http.get(f"/api/matchmaking/games/{table}")
    lobby_server.app.state.archive.keep_finished = 1
    await lobby_server.app.state.archive.forget_old(time.time() + 3 * 86_400)
    assert await lobby_server.lobby.store.read(sa.select(offers)) == []
    assert await rated_lines(lobby_server) == 2, "how ratings came about is kept"


# --- several processes -----------------------------------------------------------------------------------------------


async def test_two_processes_agree_on_open_tables_and_count_a_game_once(shared: str) -> None:  # noqa: F811
    settings = ServerSettings(shared, limits=GENEROUS, thinkers=1, matchmaking=True)
    async with Server(settings) as one, Server(settings) as other:
        await until(lambda: len(one.lobby.store.bus.members) == 2)
        ada, bice = await person(one, "Ada"), await person(other, "Bice")
        known = (await bice.look())["version"]
        assert (await ada.look())["version"] == known, "both know the same"
        waiting = asyncio.create_task(bice.look(known=known, wait=20))
        begun = time.monotonic()
        offer = await ada.open()
        (shown,) = (await waiting)["tables"]
        assert shown["offer"] == offer
        assert time.monotonic() - begun < 5, "the news has travelled: nobody waited for the list to be read again"
        # The last seat is wanted by several at once, at both: one gets it.
        others = [await person(one if at % 2 else other, f"Guest {at}") for at in range(4)]
        answers = await asyncio.gather(*(guest.answer("/sit", offer=offer, own=secret()) for guest in others))
        assert sorted(answer.status_code for answer in answers) == [204, 404, 404, 404]
        offer = await ada.open(clock=DAILY)
        await bice.sit(offer)
        table = await finished(one, bice)
        counted = await asyncio.gather(
            *(matchmaking(server).ratings.count(table) for server in (one, other, one, other)), return_exceptions=True
        )
        assert counted.count(True) <= 1, counted
        changes = (await other.http.get(f"/api/matchmaking/games/{table}")).json()["changes"]
        assert len(changes) == 2
        assert (await rating_of(ada))["games"] == (await rating_of(bice))["games"] == 1
