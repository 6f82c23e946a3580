"""What is promised of forgetting: every column that is somebody's goes with the game, with the person, or with both."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from tavoliere.web.people.archive import erase
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.schema import mailboxes, metadata, own_devices, people, tables
from tavoliere.web.tables.tokens import hash_of
from tests.web.matchmaking.test_matchmaking import DAILY, Person, finished, person
from tests.web.outside import Browser, MailServer
from tests.web.people.test_notices import HOLDER, links, post, settings  # noqa: F401  the fixture
from tests.web.server import Server

NAME, ADDRESS, ENDPOINT = "Zaffira", "zaffira@example.org", "https://push.example.org/zaffira"

# For each table of the database, its columns by what they are deleted with:
# game    when the game is deleted, by its owner or by the host
# person  when somebody wants to be forgotten
# either  with whichever comes first
# apart   somebody has the key of it, and nobody else: studies, games with the real box, records brought to be analysed
# no      nothing that is anybody's
KEPT: dict[str, dict[str, str]] = {
    "tables": {
        "game": "id talk next outcome",
        "no": "game options secret hints created changed steps actor clock deadline holder",
    },
    "seats": {"game": "table name token", "no": "seat player owner claimed left late rest away"},
    "devices": {"game": "token table", "no": "seat revoked"},
    "events": {"game": "table data", "no": "n kind at"},
    "servers": {"no": "id until"},
    "studies": {"apart": "id token study", "no": "n used"},
    "real_games": {"apart": "id shared", "no": "n used"},
    "real_links": {"apart": "token game", "no": "seat sat"},
    "people": {"person": "id link", "no": "made"},
    "own_devices": {"person": "id token person kind since seen"},
    "own_seats": {"either": "person table", "no": "seat"},
    "sat_from": {"either": "token device"},
    "members": {"person": "person name folded shown since"},
    "ratings": {"person": "person rating deviation volatility games at", "no": "game"},
    "rated_games": {"person": "person played at seat place before rating deviation", "no": "game players"},
    "offers": {
        "either": "opener",
        "game": "id table",
        "no": "game options players bots clock rated listed least most made counted",
    },
    "takers": {"either": "offer person token device client since seen", "no": "seat"},
    "keys": {"no": "name value"},
    "mailboxes": {"either": "id address", "no": "lang confirmed asked"},
    "first_mails": {"no": "id times until"},  # a signature that only this server can make, for a day, or for 30
    "subscriptions": {
        "either": "device table endpoint p256dh auth mailbox",
        "no": "id kind seat lang seen told at sent tries",
    },
}


def test_of_every_column_it_is_said_with_what_it_is_deleted() -> None:
    said = {name: " ".join(columns.values()).split() for name, columns in KEPT.items()}
    assert {name: sorted(columns) for name, columns in said.items()} == {
        table.name: sorted(column.name for column in table.c) for table in metadata.sorted_tables
    }


@pytest.fixture
async def open_post(database: str, post: MailServer) -> AsyncIterator[tuple[Server, MailServer]]:  # noqa: F811
    known: ServerSettings = replace(settings(database, post), matchmaking=True)
    async with Server(known) as server:
        yield server, post


async def ask(server: Server, token: str, path: str, body: Any) -> Any:
    answer = await server.http.post(f"/api/{path}", json=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


async def told_by_all_ways(server: Server, post: MailServer, token: str) -> None:  # noqa: F811
    """Whoever has this seat is told of its turns by the browser and by mail."""
    await ask(server, token, "notices/push", Browser(ENDPOINT).target())
    await ask(server, token, "notices/mail", {"address": ADDRESS, "holder": HOLDER, "lang": "it"})
    if post.mails:
        await ask(server, token, "notices/confirm", {"token": links(post.mails[-1])[0].rpartition("/")[2]})
    post.mails.clear()


async def played(server: Server, post: MailServer) -> tuple[Person, str, str]:  # noqa: F811
    """Somebody who has left something in every table; the game that they have played, and their seat's secret."""
    one, other = await person(server, NAME), await person(server, "Other")
    offer = await one.open(clock=DAILY)
    await other.sit(offer)
    client = await one.at_table(offer)
    await client.say(type="say", text=f"{NAME} says")
    await client.until("talk")
    (game,) = (await one.look())["begun"]
    table, token = game["table"], one.seats[offer]
    await told_by_all_ways(server, post, token)
    await finished(server, one, table)
    await server.http.get(f"/api/matchmaking/games/{table}")
    return one, table, token


async def lines(server: Server, marks: set[str], of: tuple[str, ...]) -> dict[str, list[Any]]:
    """For each column that is deleted with these, what lines hold in which one of the marks stands."""
    found: dict[str, list[Any]] = {}
    for table in metadata.sorted_tables:
        rows = await server.lobby.store.read(sa.select(table))
        marked = [row._asdict() for row in rows if any(mark in str(tuple(row)) for mark in marks)]
        for column in " ".join(KEPT[table.name].get(what, "") for what in of).split():
            if values := [row[column] for row in marked if row[column] is not None]:
                found[f"{table.name}.{column}"] = values
    return found


def promised(*of: str) -> set[str]:
    kept = [(name, what, columns) for name, classes in KEPT.items() for what, columns in classes.items()]
    return {f"{name}.{column}" for name, what, columns in kept if what in of for column in columns.split()}


async def test_whoever_wants_to_be_forgotten_is_and_leaves_neither_address_nor_endpoint(
    open_post: tuple[Server, MailServer],
) -> None:
    server, sent = open_post
    one, _, _ = await played(server, sent)
    await one.open(clock=DAILY)  # waits for players
    elsewhere = await server.found("cardcassonne", ["human", "human"])
    await server.client(elsewhere.tokens[0])  # this browser sits there, but the game is not among one's games
    await told_by_all_ways(server, sent, elsewhere.tokens[0])
    (me,) = await server.lobby.store.read(sa.select(people).where(people.c.link == hash_of(one.link)))
    devices = await server.lobby.store.read(sa.select(own_devices.c.id).where(own_devices.c.person == me.id))
    boxes = await server.lobby.store.read(sa.select(mailboxes.c.id))
    marks = {me.id, hash_of(one.link), ADDRESS, ENDPOINT, *(row.id for row in (*devices, *boxes))}
    before = await lines(server, marks, ("person", "either"))
    assert before.keys() == promised("person", "either")
    answer = await server.http.post("/api/mine/delete", headers=one.bearer)
    assert answer.status_code == 204
    assert await lines(server, marks, ("person", "either")) == {}


async def test_a_game_that_is_deleted_leaves_nothing_of_anybody_who_played_it(
    open_post: tuple[Server, MailServer],
) -> None:
    server, sent = open_post
    one, table, token = await played(server, sent)
    rematch = sa.update(tables).values(next=table)
    await server.lobby.store.change(rematch)
    boxes = await server.lobby.store.read(sa.select(mailboxes.c.id))
    (offer,) = one.seats
    marks = {table, offer, hash_of(token), ADDRESS, ENDPOINT, *(row.id for row in boxes)}
    before = await lines(server, marks, ("game", "either"))
    assert before.keys() == promised("game", "either")
    assert await erase(server.lobby.store, tables.c.id == table) == [table]
    assert await lines(server, marks, ("game", "either")) == {}
