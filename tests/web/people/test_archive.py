"""Games that are over: taken along as records, thrown away without a trace, backed up and brought back."""

import asyncio
import contextlib
import io
import json
import os
import random
import secrets
import shutil
import sqlite3
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from tavoliere.commands.command_line import build
from tavoliere.engine.errors import TavoliereError
from tavoliere.table.match import Match, verify
from tavoliere.web.people.archive import Archive
from tavoliere.web.people.hosting import backup, check, delete, export, restore
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import CannotStore
from tavoliere.web.storage.schema import metadata, tables
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.tokens import fresh_name
from tests.web.conftest import GENEROUS, program
from tests.web.server import Client, Founded, Server, play_on


async def finish(server: Server, founded: Founded) -> None:
    """Let the people at a table decide at random until the game is over, all in one go."""
    table, generator = await server.lobby.table(founded.table), random.Random(5)

    def decide() -> None:
        while table.sitting.actor is not None:
            table.sitting.play(generator.choice(table.match.position.actions))
            if table.sitting.unconfirmed is not None:
                table.sitting.confirm()

    await table.journal.game_event("play", {"seat": 0}, decide)


async def finished(server: Server, seats: int = 2) -> Founded:
    founded = await server.found("carolus-magnus", ["human"] * seats)
    await finish(server, founded)
    return founded


async def begun(server: Server, decisions: int = 8) -> tuple[Founded, list[Client]]:
    founded = await server.found("cardcassonne", ["human", "human"])
    clients = [await server.client(token) for token in founded.tokens]
    await play_on(clients, random.Random(3), decisions)
    return founded, clients


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def deleted(server: Server, token: str, table: str) -> Any:
    answer = await server.http.post("/api/seat/delete", json={"table": table}, headers=bearer(token))
    return answer.status_code if answer.status_code == 204 else answer.json()["message"][0]


async def everything(server: Server) -> str:
    """All lines of all tables of the database, as text."""
    kept = ""
    async with server.lobby.store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            kept += f"{table.name}: {(await connection.execute(sa.select(table))).all()}\n"
    return kept


# --- records ---------------------------------------------------------------------------------------------------------


async def test_all_of_ones_finished_games_are_one_file_of_records(server: Server, tmp_path: Path) -> None:
    over, (goes_on, _) = await finished(server), await begun(server)
    other = await finished(server)
    tokens = [over.tokens[0], over.tokens[1], goes_on.tokens[0], "unknown"]
    answer = await server.http.post("/api/export", json={"tokens": tokens})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        (name,) = archive.namelist()
        archive.extractall(tmp_path)
    assert over.table in name and "carolus-magnus" in name
    assert verify(tmp_path / name).problem is None
    assert Match.load(tmp_path / name).position.result is not None
    # The same of whoever carries their games from device to device.
    own = secrets.token_urlsafe(24)
    new = {"link": secrets.token_urlsafe(24), "own": own, "kind": "phone"}
    assert (await server.http.post("/api/mine", json=new)).status_code == 201
    for token in (over.tokens[0], other.tokens[0], goes_on.tokens[0]):
        await server.client(token)
    seats = {"tokens": [over.tokens[0], other.tokens[0], goes_on.tokens[0]]}
    await server.http.post("/api/mine/seats", json=seats, headers=bearer(own))
    answer = await server.http.post("/api/mine/export", headers=bearer(own))
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert len(archive.namelist()) == 2
        assert {json.loads(archive.read(one))["result"] is not None for one in archive.namelist()} == {True}


# --- deleting --------------------------------------------------------------------------------------------------------


async def test_the_owner_deletes_a_finished_game_and_nothing_of_it_is_left(any_server: Server) -> None:
    server = any_server
    founded = await finished(server)
    owner, other = [await server.client(token) for token in founded.tokens]
    own = secrets.token_urlsafe(24)
    await server.http.post("/api/mine", json={"link": secrets.token_urlsafe(24), "own": own, "kind": "phone"})
    await server.http.post("/api/mine/seats", json={"tokens": founded.tokens}, headers=bearer(own))
    before = await server.found("carolus-magnus", ["human", "human"])
    await server.lobby.store.change(sa.update(tables).where(tables.c.id == before.table).values(next=founded.table))
    (await server.lobby.table(before.table)).state.next = founded.table
    assert await deleted(server, founded.tokens[1], founded.table) == "web-not-owner"
    assert await deleted(server, founded.tokens[0], "another") == "web-no-table"
    assert (await everything(server)).count(founded.table) > 10
    assert await deleted(server, founded.tokens[0], founded.table) == 204
    for client in (owner, other):
        await client.closed()
    assert founded.table not in await everything(server)
    assert (await server.http.get(f"/api/tables/{founded.table}/record")).status_code == 404
    turned_away = await server.client()
    assert (await turned_away.ask(type="sit", token=founded.tokens[0]))["message"][0] == "web-no-seat"
    assert (await server.http.get("/api/mine", headers=bearer(own))).json()["games"] == []
    sat = await server.client(before.tokens[0])
    assert sat.table["seat"] == 0, "whoever sits where its rematch was does so still"


async def test_a_game_that_others_play_is_not_deleted_but_one_that_nobody_joined_is(server: Server) -> None:
    founded, clients = await begun(server)
    assert await deleted(server, founded.tokens[0], founded.table) == "web-still-played"
    await play_on(clients, random.Random(3), 2)
    alone = await server.found("cardcassonne", ["human", "human"])
    await server.client(alone.tokens[0])
    assert await deleted(server, alone.tokens[0], alone.table) == 204


async def test_a_move_in_a_game_that_was_just_deleted_is_refused_with_a_sentence(any_server: Server) -> None:
    founded, clients = await begun(any_server)
    await delete(any_server.settings.database, [founded.table])
    mover = next((one for one in clients if one.standing["choices"]), None)
    if mover is None:  # somebody has to confirm
        mover = next(one for one in clients if one.standing["unconfirmed"] == one.table["seat"])
        answer = await mover.ask(type="confirm", n=mover.standing["n"])
    else:
        answer = await mover.play(random.Random(1))
    assert answer["message"][0] == "web-no-table"


async def test_games_are_kept_for_as_long_as_the_host_says(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1, keep_finished=10, keep_abandoned=40)
    async with Server(settings) as server:
        assert (await server.http.get("/api/here")).json()["keeps"] == 10
        archive: Archive = server.app.state.archive
        over, watched = await finished(server), await finished(server)
        (goes_on, clients), now = await begun(server), server.lobby.time.now()
        for client in clients:
            await client.close()
        await server.client(watched.spectator)
        assert await archive.forget_old(now + 9 * DAY) == []
        assert await archive.forget_old(now + 11 * DAY) == [over.table], "what somebody looks at stays meanwhile"
        assert await archive.forget_old(now + 39 * DAY) == []
        assert await archive.forget_old(now + 41 * DAY) == [goes_on.table]
        kept = await everything(server)
        assert [one.table in kept for one in (over, watched, goes_on)] == [False, True, False]
        archive.keep_finished = archive.keep_abandoned = None
        assert await archive.forget_old(now + 10_000 * DAY) == [], "without a limit, for ever"


# --- backups ---------------------------------------------------------------------------------------------------------


def pg(name: str, *arguments: str) -> None:
    subprocess.run([program(name), *arguments], check=True, capture_output=True)


async def brought_back(database: str, folder: Path) -> str:
    """Back a database up while it is in use, as the documentation says, and bring it back elsewhere."""
    file = folder / "backup"
    if database.startswith("sqlite"):
        other = f"{folder}/other.sqlite"
        assert await asyncio.to_thread(backup, database, file) == await asyncio.to_thread(restore, other, file) == 3
        assert [os.stat(path).st_mode & 0o077 for path in (file, other)] == [0, 0], "nobody else can read the secrets"
        return other
    with pytest.raises(CannotStore, match="pg_dump"):
        backup(database, file)
    base, name = database.rsplit("/", 1)
    connection = await asyncpg.connect(f"{base}/postgres")
    await connection.execute(f"CREATE DATABASE {name}_again")
    await connection.close()
    other = f"{base}/{name}_again"
    await asyncio.to_thread(pg, "pg_dump", "--format=custom", f"--file={file}", database)
    await asyncio.to_thread(pg, "pg_restore", "--clean", "--if-exists", f"--dbname={other}", str(file))
    return other


async def test_a_backup_made_during_play_is_brought_back_and_every_game_replays_and_goes_on(
    database: str, tmp_path: Path
) -> None:
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1)) as server:
        over = await finished(server)
        with_bot = await server.found("san-marco", ["human", "novice", "novice"])
        founded, clients = await begun(server)
        known = list(clients[0].steps)
        other = await brought_back(database, tmp_path)
        await play_on(clients, random.Random(3), 4)
    found = await check(other)
    assert found == (1, 2, []), found
    async with Server(ServerSettings(other, limits=GENEROUS, thinkers=1)) as server:
        assert (await server.http.get(f"/api/tables/{over.table}/record")).status_code == 200
        again = [await server.client(token) for token in founded.tokens]
        assert again[0].steps[: len(known)] == known
        await play_on(again, random.Random(4), 4)
        await server.client(with_bot.tokens[0])
    assert (await check(database)).problems == []
    assert await export(database, tmp_path / "games.zip") == 1


async def test_the_check_has_a_line_for_every_game_that_is_not_as_it_should_be(sqlite: str, tmp_path: Path) -> None:
    file = sqlite.removeprefix("sqlite:///")
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as server:
        games = [await finished(server) for _ in range(8)]
    spoilt = {
        "UPDATE events SET data = replace(data, 'roll', 'rolled') WHERE n = 1 AND \"table\" = ?": "",
        'UPDATE events SET n = 3 WHERE n = 2 AND "table" = ?': "the last has the number",
        "UPDATE tables SET steps = steps + 1 WHERE id = ?": "but its events come to",
        "UPDATE tables SET actor = 1 WHERE id = ?": "somebody else is asked",
        'UPDATE tables SET outcome = \'{"scores": [1, 2], "winners": [1]}\' WHERE id = ?': "another result",
        f"UPDATE tables SET secret = '{'ab' * 32}' WHERE id = ?": "not what its dice say",
        f"""
        INSERT INTO events ("table", n, at, kind, data)
        SELECT "table", max(n) + 1, at, 'share', json_object(
            'seat', 0, 'from', -1, 'anchor', '{"ab" * 32}', 'confirmed', json_extract(data, '$.confirmed')
        ) FROM events WHERE "table" = ?
        """: '"shares"',  # which nobody could read of its record
    }
    with sqlite3.connect(file) as connection:
        for change, one in zip(spoilt, games, strict=False):
            assert connection.execute(change, (one.table,)).rowcount == 1, change
    found = await check(sqlite)
    assert [one.table for one in found.problems] == [one.table for one in games[:7]], found
    for problem, said in zip(found.problems, spoilt.values(), strict=True):
        assert said in problem.what and "\n" not in problem.what
    lines = (await asyncio.to_thread(lambda: spoken("check", "--database", file, status=1))).splitlines()
    assert [line.split()[1] for line in lines[:-1]] == [one.table for one in games[:7]]
    assert lines[-1] == "7 of 8 games are not as they should be."


def spoken(*arguments: str, status: int = 0) -> str:
    """What a command for hosts prints, and the status with which it ends."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        done = build()(["database", *arguments], prog_name="tavoliere", standalone_mode=False)
    assert (done or 0) == status
    return out.getvalue()


def refused(*arguments: str) -> str:
    """The sentence with which a command is refused."""
    with pytest.raises(TavoliereError) as problem:
        spoken(*arguments)
    return str(problem.value)


def test_no_table_is_called_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-delete", "-", "a-table"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(names))
    assert fresh_name() == "a-table"


async def test_a_host_takes_games_out_and_throws_them_away_by_commands(sqlite: str, tmp_path: Path) -> None:
    file = sqlite.removeprefix("sqlite:///")
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as server:
        over = [await finished(server), await finished(server)]
        await begun(server)

    def by_hand() -> None:
        where = ("--database", file)
        packed, copy = str(tmp_path / "games.zip"), str(tmp_path / "copy")
        assert "2 finished games" in spoken("export", packed, *where)
        with zipfile.ZipFile(packed) as archive:
            assert sorted(name.split()[2] for name in archive.namelist()) == sorted(f"{one.table}.json" for one in over)
        assert "already" in refused("export", packed, *where)
        assert "3 games" in spoken("backup", copy, *where)
        assert "already" in refused("backup", copy, *where)
        assert "move that file away" in refused("restore", copy, *where)
        assert "no table mistyped, unknown" in refused("delete", over[0].table, "mistyped", "unknown", *where)
        assert "One game" in spoken("delete", over[0].table, *where)
        assert "One game" in spoken("delete", "--finished", "0", *where)
        assert "0 games" in spoken("delete", "--finished", "0", "--abandoned", "40", *where)
        assert "One game, and it replays" in spoken("check", *where)
        for beside in ("", "-wal", "-shm"):
            Path(file + beside).unlink(missing_ok=True)
        said = spoken("restore", copy, *where)
        assert "3 games are back" in said and "3 games, and all replay" in said
        assert "no file" in refused("restore", str(tmp_path / "none"), *where)
        Path(copy).write_bytes(b"SQLite format 3\0" + b"x" * 5000)
        Path(file).unlink()
        assert refused("restore", copy, *where)
        assert not os.path.exists(file), "what can't be brought back leaves nothing behind"

    await asyncio.to_thread(by_hand)
    shutil.rmtree(tmp_path)
