"""Writing to SQLite: a whole transaction at once, in a thread of its own.

Through the asynchronous engine every statement, the beginning and the end of a transaction are handed to another thread
and back, one after the other: three quarters of what a move costs in the database. Here they are handed over together.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.pool import StaticPool


def has_file(url: URL) -> bool:
    """Whether a second connection finds the same database."""
    file = url.database or ""
    return bool(file) and file != ":memory:" and not file.startswith("file:")


class Direct:
    """One connection to a SQLite file, for one who writes."""

    def __init__(self, url: URL, careful: Callable[[Engine], None]) -> None:
        plain = url.set(drivername="sqlite+pysqlite")
        # It is made in the thread, and closed by whoever closes the store.
        self.engine = create_engine(plain, poolclass=StaticPool, connect_args={"check_same_thread": False})
        careful(self.engine)
        self._writing = self.engine.execution_options(writes=True)
        self._connection: Connection | None = None  # kept: to take one from the pool and give it back costs as much
        self._thread = ThreadPoolExecutor(1, "tavoliere-writes")

    async def carry_out(self, work: Callable[[Connection], None]) -> None:
        """Do some work in one transaction, all of it or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)

    def _carry_out(self, work: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = self._writing.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:
            self._connection.close()
            self._connection = None
            raise

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()
