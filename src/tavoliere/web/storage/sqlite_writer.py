"""Writing to SQLite: a whole transaction at once, in a thread of its own, by the driver itself.

Through the asynchronous engine every statement, the beginning and the end of a transaction are handed to another thread
and back, one after the other, and each is worked out anew: nine tenths of what a move costs in the database. Here they
are handed over together, as text that was worked out once.
"""

import asyncio
import contextlib
import re
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from queue import SimpleQueue
from typing import Any, NamedTuple, cast

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.pool import StaticPool

from tavoliere.web.wire import json_text


def has_file(url: URL) -> bool:
    """Whether a second connection finds the same database."""
    file = url.database or ""
    return bool(file) and file != ":memory:" and not file.startswith("file:")


class Taken(Exception):
    """What was to be new is there already."""


class Prepared(NamedTuple):
    """A statement as the driver takes it: its text, the names of its values, and what is made of some of them."""

    text: str
    names: Sequence[str]
    made: Sequence[tuple[int, Callable[[Any], Any]]]  # of the value at a place
    fixed: dict[str, Any]  # values that no row has, as the statement itself says them

    def filled(self, row: dict[str, Any]) -> Sequence[Any]:
        row = {**row, **self.fixed} if self.fixed else row
        values = [row[name] for name in self.names]
        for place, make in self.made:
            values[place] = make(values[place])
        return values


def prepared(known: dict[tuple[Any, ...], Prepared], dialect: Any, statement: Any, names: Collection[str]) -> Prepared:
    """A statement for rows with these names, worked out once."""
    key = (statement, *names)
    if key not in known:
        compiled = statement.compile(dialect=dialect, column_keys=[*names])
        bound = [compiled.binds[name] for name in compiled.positiontup]
        made = [one.type.dialect_impl(dialect).bind_processor(dialect) for one in bound]
        places = [(place, make) for place, make in enumerate(made) if make is not None]
        fixed = {one.key: one.value for one in bound if one.key not in names}
        known[key] = Prepared(str(compiled), [one.key for one in bound], places, fixed)
    return known[key]


def of_rows(text: str) -> str | None:
    """A statement that takes all its rows at once, as one JSON array of arrays; None for one that can't.

    For each row that it carries out by itself the thread that writes has to get hold of Python again, and wait for it.
    """
    places = count()
    taken = re.sub(r"\?", lambda _: f"json_extract(given.value, '$[{next(places)}]')", text)
    if text.startswith("INSERT"):
        head, values = taken.split(" VALUES ")
        return f"{head} SELECT {values[1:-1]} FROM json_each(?) AS given"
    if text.startswith("UPDATE"):
        return taken.replace(" WHERE ", " FROM json_each(?) AS given WHERE ")
    return None


class Transaction(NamedTuple):
    """A transaction, and who waits for it."""

    statements: Sequence[tuple[str, Sequence[Sequence[Any]]]]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def settle(self, problem: BaseException | None) -> None:
        if self.done.done():  # whoever waited has given up
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqliteWriter:
    """One connection to a SQLite file, for one who writes."""

    def __init__(self, url: URL, careful: Callable[[Engine], None]) -> None:
        plain = url.set(drivername="sqlite+pysqlite")
        # It is made in the thread, and closed by whoever closes the store.
        self.engine = create_engine(
            plain, poolclass=StaticPool, connect_args={"check_same_thread": False}, json_serializer=json_text
        )
        careful(self.engine)
        self.connection: sqlite3.Connection | None = None
        self._prepared: dict[tuple[Any, ...], Prepared] = {}
        self._of_rows: dict[str, str | None] = {}
        self._work: SimpleQueue[Transaction | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def carry_out(self, work: Sequence[tuple[Any, Sequence[dict[str, Any]]]], _: Mapping[str, Any]) -> None:
        """Carry out statements, each with its rows, in one transaction, all of it or nothing."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._carry_all_out, name="tavoliere-writes", daemon=True)
            self._thread.start()
        # Filled in here, where the rows were just made: the thread, on another processor, would have to fetch them.
        statements = []
        for statement, rows in work:
            one = prepared(self._prepared, self.engine.dialect, statement, rows[0])
            values = [one.filled(row) for row in rows]
            if one.text not in self._of_rows:
                self._of_rows[one.text] = of_rows(one.text)
            # Of several changes of one row SQLite would take any, where the last must stand.
            apart = len({(row.get("of"), row.get("at")) for row in rows}) == len(rows) or one.text.startswith("INSERT")
            together = self._of_rows[one.text] if len(rows) > 1 and apart else None
            statements.append((one.text, values) if together is None else (together, [(json_text(values),)]))
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._work.put(Transaction(statements, loop, done))
        await done

    def _carry_all_out(self) -> None:
        """In the thread. To hand something over and hear of it takes 40 to 50 µs so, and 70 with an executor."""
        while (one := self._work.get()) is not None:
            problem: BaseException | None = None
            try:
                self._carry_out(one.statements)
            except BaseException as error:  # whoever waits is told
                problem = error
            with contextlib.suppress(RuntimeError):  # nobody waits any more
                one.loop.call_soon_threadsafe(one.settle, problem)

    def _carry_out(self, work: Sequence[tuple[str, Sequence[Sequence[Any]]]]) -> None:
        if self.connection is None:
            self.connection = cast(sqlite3.Connection, self.engine.raw_connection().driver_connection)
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for text, rows in work:
                connection.executemany(text, rows)
            connection.execute("COMMIT")
        except BaseException as problem:
            self.connection = None
            connection.close()  # which takes back whatever was begun
            self.engine.dispose()
            if isinstance(problem, sqlite3.IntegrityError):
                raise Taken from None
            raise

    async def close(self) -> None:
        if self._thread is not None:
            self._work.put(None)
            self._thread.join()
            self._thread = None
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        self.engine.dispose()
