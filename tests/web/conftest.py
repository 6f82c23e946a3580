"""A real server on a free port, on SQLite or on a PostgreSQL that the tests start themselves."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from threading import Thread

import asyncpg
import pytest
import uvloop

from tavoliere.web.limits.guard import Limits
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.store import Store
from tests.conftest import free_port
from tests.web.server import Server

GENEROUS = Limits(
    messages=1e9,
    messages_at_once=10**9,
    requests=1e9,
    requests_at_once=10**9,
    files=1e9,
    files_at_once=10**9,
    tables=1e9,
    messages_too_many=10**9,
    clients_messages=1e9,
    clients_messages_at_once=10**9,
    whole_tables=1e9,
)

# A disk that is busy with other things would only make the tests wait.
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop that the server has where it runs by itself."""
    return {"uvloop": uvloop.new_event_loop}


def program(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, "PostgreSQL is needed: apt-get install postgresql"
    return path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A private PostgreSQL; the address under which it makes databases."""
    with tempfile.TemporaryDirectory(prefix="tavoliere-postgresql-", dir=IN_MEMORY) as folder:
        as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
            as_user = ["runuser", "-u", "postgres", "--"]
        data, port = f"{folder}/data", free_port()
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"

        def run(*arguments: str) -> None:
            subprocess.run([*as_user, *arguments], check=True, cwd=folder, stdout=subprocess.DEVNULL)

        run(program("initdb"), "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
        run(program("pg_ctl"), "-D", data, "-o", options, "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run(program("pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")


def in_a_thread(work: Coroutine[None, None, None]) -> None:
    """Here a loop may be running already."""
    maker = Thread(target=lambda: asyncio.run(work))
    maker.start()
    maker.join()


async def make_empty(database: str) -> None:
    """A database without tables to play at: making one takes longer than most tests, so that each copies this one."""
    store = Store(database)
    await store.open()
    await store.close()


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "tables.sqlite"
    in_a_thread(make_empty(str(path)))
    return path


@pytest.fixture(scope="session")
def empty_postgresql(postgresql: str) -> str:
    """The name of one within the private PostgreSQL."""

    async def make() -> None:
        await create(postgresql, "empty", "template1")
        await make_empty(f"{postgresql}/empty")

    in_a_thread(make())
    return "empty"


async def create(postgresql: str, name: str, template: str) -> None:
    connection = await asyncpg.connect(f"{postgresql}/postgres")
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()


@pytest.fixture
def sqlite(empty_sqlite: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="tavoliere-sqlite-", dir=IN_MEMORY) as folder:
        shutil.copy(empty_sqlite, f"{folder}/tables.sqlite")
        yield f"sqlite:///{folder}/tables.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    base, empty = (str(request.getfixturevalue(name)) for name in ("postgresql", "empty_postgresql"))
    name = f"tavoliere_{secrets.token_hex(6)}"
    await create(base, name, empty)
    return f"{base}/{name}"


@pytest.fixture
async def server(sqlite: str) -> AsyncIterator[Server]:
    """A server on SQLite."""
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1)) as running:
        yield running


@pytest.fixture
async def any_server(database: str) -> AsyncIterator[Server]:
    """A server on each kind of database."""
    async with Server(ServerSettings(database, limits=GENEROUS, thinkers=1)) as running:
        yield running
