"""How a database is found, and opened with care."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, event

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")


def database_url(given: str) -> str | URL:
    """A database's address with the driver that we use: a person may write sqlite, postgresql, or just a file."""
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(Path(given).expanduser()))
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if given.startswith(plain):
            return driver + given.removeprefix(plain)
    return given


def waiting_no_longer_than(seconds: float) -> dict[str, Any]:
    """Settings with which PostgreSQL, or the way there, may fail but not keep anybody waiting without end."""
    own = {"statement_timeout": str(int(seconds * 1000)), "idle_in_transaction_session_timeout": "60000"}
    return {
        "pool_timeout": seconds,
        "connect_args": {"timeout": seconds, "command_timeout": seconds, "server_settings": own},
    }


def keep_private(file: str | None) -> None:
    """Let nobody else on this machine read the database: it has the secrets of dice."""
    if not file or file == ":memory:" or file.startswith("file:") or sys.platform == "win32":
        return
    with contextlib.suppress(OSError):  # what can't be opened is complained about when it is opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (file, f"{file}-wal", f"{file}-shm"):
            if os.path.exists(path) and os.stat(path).st_mode & 0o077:
                os.chmod(path, 0o600)


def careful_sqlite(engine: Engine) -> None:
    """One writer at a time, who knows at once that he may write; readers go on meanwhile; a commit is on the disk.

    What is deleted is overwritten, whichever SQLite there is: it usually stays in the file.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def stop_threads_once(engine: Engine) -> None:
    """Have the thread of an aiosqlite connection asked to end once only.

    Where whoever reads is cancelled a second time while the connection is being closed, SQLAlchemy ends its thread at
    once; what was closing it then asks a thread that is gone, and would wait for the answer until the server is killed.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        driver, asked = connection.driver_connection, False
        stop = driver.stop

        def stop_once() -> Any:
            nonlocal asked
            again, asked = asked, True
            return None if again else stop()

        driver.stop = stop_once
