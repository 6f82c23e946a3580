"""What a host does with a database: check it, back it up, bring it back, take games out of it, throw some away."""

import contextlib
import os
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.record import parse, text_of
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.people.archive import erase, old_games, records
from tavoliere.web.storage.database import CannotStore, reason
from tavoliere.web.storage.schema import events, seats, tables
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.lobby import Lobby
from tavoliere.words import Words

PAGES = 2000  # of SQLite that are copied before others get their turn


class StoredProblem(NamedTuple):
    """Something that is wrong with a stored game."""

    table: str
    game: str
    what: str


class Checked(NamedTuple):
    """What the check of a database found."""

    over: int
    going_on: int
    problems: list[StoredProblem]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Lobby]:
    """The tables of a database, at which nothing happens: no bot thinks, no clock runs out."""
    store = Store(database)
    try:
        await store.open(make=False)
        yield Lobby(store, BotPool(1))
    finally:
        await store.close()


# --- checking ---


async def check(database: str) -> Checked:
    """Replay every game as the server does, and compare it with what is stored beside its events."""
    over = going_on = 0
    problems: list[StoredProblem] = []
    async with opened(database) as lobby:
        rows = await lobby.store.read(
            sa.select(tables.c.id, tables.c.game, tables.c.steps, tables.c.actor, tables.c.outcome).order_by(
                tables.c.created, tables.c.id
            )
        )
        for row in rows:
            over, going_on = over + (row.actor is None), going_on + (row.actor is not None)
            try:
                what = await problem_of(lobby, row)
            except TavoliereError as error:
                what = str(error)
            except Exception as error:  # whatever is wrong with it, the others are looked at
                what = f"{type(error).__name__}: {error}"
            if what is not None:
                problems.append(StoredProblem(row.id, row.game, what.strip().split("\n")[0]))
    return Checked(over, going_on, problems)


async def problem_of(lobby: Lobby, row: Any) -> str | None:
    """What is wrong with a game; None if it replays to where the database says that it stands."""
    words = Words()
    numbers = [n for (n,) in await lobby.store.read(sa.select(events.c.n).where(events.c.table == row.id))]
    if sorted(numbers) != [*range(1, len(numbers) + 1)] or not numbers:
        return words("check-gap", events=len(numbers), last=max(numbers, default=0))
    try:
        table = await lobby.table(row.id)
    finally:
        lobby.tables.pop(row.id, None)
    match, sitting = table.match, table.sitting
    sat = await lobby.store.read(sa.select(seats.c.seat).where(seats.c.table == row.id))
    if sorted(seat for (seat,) in sat) != [*range(-1, match.game.players)]:
        return words("check-seats", players=match.game.players)
    if len(match.steps) != row.steps:
        return words("check-steps", stored=row.steps, replayed=len(match.steps))
    waits = sitting.actor if sitting.unconfirmed is None else sitting.unconfirmed
    if waits != row.actor:
        return words("check-actor")
    result = match.position.result
    if (unfair := match.unfair_draw()) is not None:
        return words("check-dice", step=unfair[0] + 1, right=unfair[1].text)
    if row.outcome is not None and (result is None or row.outcome["scores"] != list(result.scores)):
        return words("check-outcome")
    if result is not None:  # whoever played it must be able to read its record
        parse(text_of(match.record(published=True)), row.id)
    return None


# --- backing up ---


def file_of(database: str) -> Path:
    """The file of an SQLite database; a sentence with PostgreSQL's own way for any other."""
    store = Store(database)
    if not store.sqlite or not store.engine.url.database:
        shown = store.engine.url.set(drivername="postgresql", password=None).render_as_string()
        raise CannotStore("backup-postgresql", address=shown)
    return Path(store.engine.url.database)


def backup(database: str, file: Path) -> int:
    """Copy a database while it is in use, as it was at one moment; how many games it has."""
    source = file_of(database)
    if not source.exists():
        raise CannotStore("backup-nothing", path=str(source))
    return copied(source, file)


def restore(database: str, file: Path) -> int:
    """Bring a backup to where the server looks for it; never over a database that is there."""
    target = file_of(database)
    if not file.exists():
        raise CannotStore("backup-nothing", path=str(file))
    for old in (target, Path(f"{target}-wal")):
        if old.exists() and old.stat().st_size:
            raise CannotStore("restore-exists", path=str(old))
    new = [folder for folder in target.parents if not folder.exists()]
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        return copied(file, target)
    except CannotStore:
        for folder in new:
            folder.rmdir()
        raise


def copied(source: Path, target: Path) -> int:
    """Copy an SQLite database, whole or not at all; nobody else on this machine can read the copy."""
    if target.exists() and target.stat().st_size:
        raise CannotStore("backup-exists", path=str(target))
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent or ".")
        os.close(handle)
        reading = contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30))
        with reading as old, contextlib.closing(sqlite3.connect(temporary)) as new:
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            damage = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if damage != "ok":
                raise CannotStore("backup-damaged", path=str(source), problem=damage.split("\n")[0])
            games: int = new.execute("SELECT count(*) FROM tables").fetchone()[0]
        os.replace(temporary, target)
        return games
    except (sqlite3.Error, OSError) as error:
        raise CannotStore("backup-failed", path=str(source), problem=reason(error)) from None
    finally:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)


# --- taking out, and throwing away ---


async def export(database: str, file: Path) -> int:
    """The records of all finished games as one archive of files; how many there are."""
    if file.exists():
        raise CannotStore("backup-exists", path=str(file))
    count = 0
    async with opened(database) as lobby:
        await lobby.signer.open(lobby.store)
        over = sa.select(tables.c.id).where(tables.c.actor.is_(None)).order_by(tables.c.changed)
        names = [row[0] for row in await lobby.store.read(over)]
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                async for name, record in records(lobby, names):
                    archive.writestr(name, record)
                    count += 1
        except OSError as error:
            file.unlink(missing_ok=True)
            raise CannotStore("backup-failed", path=str(file), problem=reason(error)) from None
    return count


async def delete(
    database: str, names: Sequence[str], finished: int | None = None, abandoned: int | None = None
) -> list[str]:
    """Throw games away: those named, those over for so many days, those that have stood still for so many."""
    async with opened(database) as lobby:
        found = {row[0] for row in await lobby.store.read(sa.select(tables.c.id).where(tables.c.id.in_(names)))}
        if unknown := [name for name in names if name not in found]:
            raise CannotStore("delete-unknown", tables=", ".join(unknown))
        return await erase(lobby.store, tables.c.id.in_(names) | old_games(finished, abandoned, time.time()))
