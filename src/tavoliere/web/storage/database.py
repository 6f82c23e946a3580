"""A database, SQLite or PostgreSQL: its tables made where there are none, what is read from it and written to it."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, inspect, make_url, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.storage.engine import (
    careful_sqlite,
    database_url,
    keep_private,
    stop_threads_once,
    waiting_no_longer_than,
)
from tavoliere.web.storage.schema import metadata, schema_version, tables
from tavoliere.words import Word

log = logging.getLogger("tavoliere")
SCHEMA = "1"
LAST_MIGRATION = "analyses_in_pages"  # what the same schema was called as long as it grew from release to release
CREATING = 7_163_081  # the lock of whoever makes the tables
Reading = Callable[[Any], Awaitable[Sequence[Any]]]  # a question, about one moment


class CannotStore(TavoliereError):
    """The database could not take what it was given; nothing of it is kept."""


class Stale(TavoliereError):
    """Somebody else wrote first."""


class UnknownSchema(Exception):
    """A database has tables that this program was never told about."""


def create_tables(connection: Connection) -> None:
    """Make the tables of a new database; UnknownSchema if there are some that another version made."""
    if connection.dialect.name == "postgresql":  # one after the other, where several processes start
        connection.execute(select(func.pg_advisory_xact_lock(CREATING)))
    if not connection.dialect.has_table(connection, schema_version.name):
        schema_version.create(connection)
        metadata.create_all(connection)
        connection.execute(insert(schema_version).values(version_num=SCHEMA))
    found = connection.execute(select(schema_version.c.version_num)).scalar()
    if found == LAST_MIGRATION:
        connection.execute(update(schema_version).values(version_num=SCHEMA))
    elif found != SCHEMA:
        raise UnknownSchema


class Database:
    """What every part of the server reads and writes by."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        try:
            self._url = make_url(database_url(url))
            self.sqlite = self._url.get_backend_name() == "sqlite"
            self._limits = {} if self.sqlite else waiting_no_longer_than(patience)
            self.engine = create_async_engine(self._url, pool_pre_ping=not self.sqlite, **self._limits)
        except ImportError as error:
            raise CannotStore("web-no-driver", problem=str(error)) from None
        except SQLAlchemyError as error:
            raise CannotStore("web-database", problem=reason(error)) from None
        if self.sqlite:
            careful_sqlite(self.engine.sync_engine)
            stop_threads_once(self.engine.sync_engine)
        self._open = False

    def engine_apart(self) -> AsyncEngine:
        """For connections to PostgreSQL that are outside the pool."""
        return create_async_engine(self._url, poolclass=NullPool, connect_args=self._limits["connect_args"])

    async def open(self, make: bool = True) -> None:
        """Open the database. `make`: where there is none, a new one is made."""
        if self._open:
            return
        try:
            if not make:
                await self._find()
            if self.sqlite:
                keep_private(self.engine.url.database)
                # Where the file cannot be opened, aiosqlite's thread would outlive the loop and complain on the screen.
                sqlite3.connect(self.engine.url.database or ":memory:").close()
            async with self.engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(create_tables)
        except UnknownSchema:
            await self.close()
            raise CannotStore("web-database-schema") from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.close()
            raise CannotStore("web-database", problem=reason(error)) from None
        self._open = True

    async def _find(self) -> None:
        """CannotStore if there is no database of this program's."""
        url = self.engine.url
        if self.sqlite:
            file = Path(url.database or "")
            if not file.is_file():
                raise CannotStore("backup-nothing", path=str(file))
            with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as reading:
                names = {name for (name,) in reading.execute("SELECT name FROM sqlite_master")}
        else:
            async with self.engine.connect() as connection:
                names = set(await connection.run_sync(lambda one: inspect(one).get_table_names()))
        if not {schema_version.name, tables.name} <= names:
            raise CannotStore("web-database-other", address=url.render_as_string())

    async def close(self) -> None:
        await self.engine.dispose()

    # --- writing ---

    @asynccontextmanager
    async def deciding(self, lock: int | None = None) -> AsyncIterator[AsyncConnection]:
        """Look, decide and write as one, all or nothing; Stale if there is already what was to be new.

        Nobody else who asks for the same lock does anything meanwhile.
        """
        try:
            async with self.engine.execution_options(writes=True).begin() as connection:
                if lock is not None and not self.sqlite:  # which has one writer anyway
                    await connection.execute(select(func.pg_advisory_xact_lock(lock)))
                yield connection
        except IntegrityError:
            raise Stale("web-stale") from None
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-stored", problem=reason_for_all(error)) from None

    async def change(self, *statements: Any) -> int:
        """Carry out, all or none; how many lines the last one changed. Stale as above."""
        changed = 0
        async with self.deciding() as connection:
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
        return changed

    # --- reading ---

    async def read(self, statement: Any) -> Sequence[Any]:
        async with self._asking(self.engine) as ask:
            return await ask(statement)

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[Reading]:
        """Reading several questions about one moment, whatever others write meanwhile."""
        engine = self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        async with self._asking(engine) as ask:
            yield ask

    @asynccontextmanager
    async def _asking(self, engine: AsyncEngine) -> AsyncIterator[Reading]:
        try:
            async with engine.connect() as connection:

                async def ask(statement: Any) -> Sequence[Any]:
                    return (await connection.execute(statement)).all()

                yield ask
        except (SQLAlchemyError, OSError) as error:
            raise CannotStore("web-not-read", problem=reason_for_all(error)) from None


def reason_for_all(error: Exception) -> Word:
    """What people who play here are told of a database's complaint: the complaint itself stands in the log."""
    cause = getattr(error, "orig", None) or error
    log.warning("%s: %s", type(cause).__name__, reason(error))
    return Word("web-disk-full" if getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL" else "web-database-silent")


def reason(error: Exception) -> str:
    """What a database complains about, in one line, in its own words."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0].rstrip(".")
