"""Whether the server bears misfortune: games are played while everything that it stands on is broken.

    python -m scripts.chaos --seconds 3600
    python -m scripts.chaos --seconds 600 --sqlite

It starts a PostgreSQL of its own and several servers on it (or, with --sqlite, one server on a file), and lets people
play at tables with bots and without, with clocks and without, by sockets and over HTTP, each connected to any process.
Meanwhile servers are killed, frozen and stopped, PostgreSQL is restarted, the network to it is cut, falls silent or
loses the answers, players' connections are cut, the clocks of servers and of PostgreSQL are moved by up to an hour
either way, and the database's disk is full for a while.

At the end every step that anybody was told of is in the record, everybody at a table has the same one, every stored
game replays with its dice, and no table stands still. It prints how often what was done, and exits with 1 if anything
was lost. Clocks are moved and disks filled for the processes that it starts, not for the machine; that takes a C
compiler.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from scripts.chaos.machines import Postgresql, Server, Way, World, private_folder, with_own_world
from scripts.chaos.misfortune import Misfortune
from scripts.chaos.people import Table, counted, ended, problems
from tavoliere.web.people.hosting import check
from tavoliere.web.storage.schema import events, tables
from tavoliere.web.storage.store import Store

PATIENCE = 120.0  # seconds after which a table that does not go on is dead, once nothing is broken any more
REPORT = 30.0  # seconds between two lines on how it goes


async def check_records(database: str) -> None:
    """What is stored: all that was announced, every event once, and every game replays, with its dice."""
    store = Store(database)
    await store.open()
    rows = await store.read(
        sa.select(events.c.table, sa.func.count(), sa.func.max(events.c.n), sa.func.min(events.c.n)).group_by(
            events.c.table
        )
    )
    for name, count, last, first in rows:
        counted["events"] += count
        if (count, first) != (last, 1):
            problems.append(f"{name}: {count} events up to number {last}")
    rows = await store.read(sa.select(tables.c.id, tables.c.steps))
    steps: dict[str, int] = {row[0]: row[1] for row in rows}
    await store.close()
    for name, announced in ended:
        counted["steps announced"] += announced
        if steps.get(name) != announced:
            problems.append(f"{name}: {announced} steps were announced, {steps.get(name)} are stored")
    checked = await check(database)
    counted["games that replay"] += checked.over + checked.going_on - len(checked.problems)
    problems.extend(f"{one.table}: {one.what}" for one in checked.problems)


async def run(given: argparse.Namespace, folder: str, log: Any) -> None:
    luck = random.Random(given.seed)
    library = with_own_world(folder)
    if library is None:
        print("no C compiler: clocks and disks are left alone", flush=True)
    postgresql = None
    worlds = [World(folder, f"server{i}", library) for i in range(1 if given.sqlite else given.servers)]
    ways: list[Way] = []
    if given.sqlite:
        database = f"{folder}/tables.sqlite"
        servers = [Server(database, log, worlds[0])]
    else:
        worlds.append(World(folder, "database", library))
        postgresql = await asyncio.to_thread(Postgresql, folder, worlds[-1])
        database = postgresql.url
        ways = [Way(postgresql.port) for _ in range(given.servers)]
        for way in ways:
            await way.start()
        servers = [
            Server(database.replace(str(postgresql.port), str(way.port)), log, world)
            for way, world in zip(ways, worlds, strict=False)
        ]
    misfortune = Misfortune(servers, ways, postgresql, worlds, luck)
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        await play(given, servers, misfortune, luck)
        await check_records(database)
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.send(signal.SIGKILL)
                server.process.wait()
        if postgresql is not None:
            postgresql.stop()


async def play(
    given: argparse.Namespace, servers: Sequence[Server], misfortune: Misfortune, luck: random.Random
) -> None:
    for server in servers:
        server.start()
    ends = asyncio.Event()
    tables = [Table(servers, random.Random(luck.random()), given.pause) for _ in range(given.tables)]
    playing = [asyncio.create_task(table.play(ends)) for table in tables]
    begin = reported = time.monotonic()
    while time.monotonic() - begin < given.seconds:
        await asyncio.sleep(luck.uniform(0.5, 1.5) * given.every)
        misfortune.people = [person for table in tables for person in table.people]
        await misfortune.strike()
        for server in servers:
            server.start()
        reported = report(begin, reported)
    misfortune.heal()
    ends.set()  # each plays its last game to the end, and nothing is broken any more
    rest = time.monotonic()
    for table in tables:
        table.pause = 0.0
        table.moved = rest
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.5)
        reported = report(begin, reported)
        for table, task in zip(tables, playing, strict=True):
            if not task.done() and time.monotonic() - table.moved > PATIENCE:
                problems.append(f"{table.name}: dead")
                task.cancel()
    for task in playing:
        if not task.cancelled() and (problem := task.exception()) is not None:
            problems.append(repr(problem))
    for server in servers:
        server.send(signal.SIGTERM)
        assert server.process is not None
        await asyncio.to_thread(server.process.wait, 30)


def report(begin: float, reported: float) -> float:
    """Say now and then how it goes; when that was last said."""
    if time.monotonic() - reported < REPORT:
        return reported
    told = f"{counted['games']} games, {counted['moves']} moves, {faults()} faults, {len(problems)} problems"
    print(f"{time.monotonic() - begin:6.0f} s: {told}", *problems[-3:], flush=True)
    return time.monotonic()


def faults() -> int:
    return sum(count for name, count in counted.items() if name.startswith("fault: "))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--servers", type=int, default=3, help="processes on one database")
    parser.add_argument("--tables", type=int, default=12, help="at which somebody plays at the same time")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two misfortunes")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds for which people think at most")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--sqlite", action="store_true", help="one server, on a file")
    parser.add_argument("--log", default=os.devnull, help="where the servers write what they have to say")
    given = parser.parse_args()
    with private_folder() as folder, open(given.log, "ab") as log, contextlib.suppress(asyncio.CancelledError):
        asyncio.run(run(given, folder, log))
    for name, count in sorted(counted.items()):
        print(f"{count:8} {name}")
    print(f"{faults():8} faults in all")
    print(f"{len(problems):8} problems", *problems[:20], sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
