"""All the figures of docs/scaling.md by one command, as a table; for a machine on which nothing else runs.

    (cd scripts/boardgame_io && npm install --no-package-lock)
    python -m scripts.measured                    at most 12 minutes
    python -m scripts.measured --long             two hours: every part as long as it should be

What is found is printed as it comes, and written as Markdown to --output when all is done, or as far as it came. With
--keep it also goes into the tables of the documentation (`scripts.tables`).
"""

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import tavoliere as tv
from scripts import tables
from scripts.beside import CLIENTS, PeerLoad, Step, measure, peer
from scripts.load import Load, running, sizes
from tavoliere.table.match import SeatTaken
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.limits.http_limits import room_for_connections
from tavoliere.web.storage.schema import events
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.tokens import hash_of

GAMES = (("cardcassonne", 4), ("carolus-magnus", 4), ("san-marco", 4), ("cardcassonne", 2))


class Report:
    """What was found, as lines of Markdown."""

    def __init__(self, output: Path) -> None:
        self.output = output
        output.parent.mkdir(parents=True, exist_ok=True)
        self.lines: list[str] = []
        self.begun = time.monotonic()

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)
        self.lines += lines
        self.output.write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def part(self, title: str, work: Callable[[], Iterable[str]]) -> None:
        self.say("", f"## {title}", "")
        self.begins = len(self.lines)
        try:
            for line in work():
                self.say(line)
        except Exception as problem:  # one part that fails must not cost the others
            self.say(f"failed: {type(problem).__name__}: {problem}")
        self.say("", f"({time.monotonic() - self.begun:.0f} s so far)")

    def table(self) -> dict[str, list[Any]]:
        """That of the part that was last."""
        lines = [line for line in self.lines[self.begins :] if line.startswith("|")]
        columns, _, *rows = [line.strip("| ").split(" | ") for line in lines]
        return {"columns": columns, "rows": rows}


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*("---" for _ in cells))]


async def whole_games(game: str, players: int, games: int) -> tuple[float, float, float, float]:
    """Of whole games at random: moves, events and bytes in the database a game, and bytes told to all seats."""
    with tempfile.TemporaryDirectory(prefix="tavoliere-load-") as folder:
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        lobby = Lobby(store, BotPool(1))
        await lobby.open()
        empty = size_of(f"{folder}/tables.sqlite")
        moves = told = 0

        def count(frame: str | bytes) -> bool:
            nonlocal told
            told += len(frame)
            return True

        for _ in range(games):
            seats = [SeatTaken(f"P{seat}") for seat in range(players)]
            name, tokens, _ = await lobby.found(tv.game(game, players=players), seats, None, False, None, "")
            table = await lobby.table(name)
            connections = [Connection() for _ in tokens]
            for connection, token in zip(connections, tokens, strict=True):
                connection.tell = count
                await table.admission.sit(connection, hash_of(str(token)), hash_of(str(token)))
            while not table.sitting.over:
                seat = table.sitting.actor
                assert seat is not None
                chosen = int(random.choice(table.match.position.view(seat).actions))
                await table.moves.play(seat, len(table.match.steps), chosen, connections[seat])
                if table.sitting.unconfirmed is not None:
                    await table.moves.confirm(seat, len(table.match.steps), connections[seat])
                moves += 1
        rows = await store.read(sa.select(sa.func.count()).select_from(events))
        await lobby.close()
        size = size_of(f"{folder}/tables.sqlite") - empty
        return moves / games, rows[0][0] / games, size / games, told / games


def size_of(database: str) -> int:
    """The bytes of a file of SQLite's, with all that was written to it."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return os.path.getsize(database)


def sizes_of_games(games: int) -> Iterator[str]:
    yield from head("game", "players", "moves a game", "events a game", "kB in the database", "kB told to all seats")
    for game, players in GAMES:
        moves, happened, size, told = asyncio.run(whole_games(game, players, games))
        yield row(game, players, *(f"{one:.0f}" for one in (moves, happened, size / 1024, told / 1024)))


# --- the parts -------------------------------------------------------------------------------------------------------


def processor_times(seconds: float) -> Iterator[str]:
    """Of one process on SQLite, at a rate that it bears easily."""
    told = "moves/s", "p50 ms", "p99 ms", "ms of processor a move", "kB told a move"
    yield from head("game", "players", "confirmed", *told)

    async def one(load: Load) -> Step:
        gc.disable()
        await load.wait_until_ready("/health")
        await load.found_all([load.players] * 60)
        await load.run(80, 3)
        load.times, load.heard, before = [], 0, load.servers.processor_time()
        await load.run(80, seconds)
        work = load.servers.processor_time() - before
        cut = statistics.quantiles(load.times, n=100, method="inclusive")
        count = len(load.times)
        await load.leave()
        return Step(80, count / seconds, cut[49], cut[98], 1000 * work / count, load.heard / count / 1024)

    for (game, players), at_once in product(GAMES, (False, True)):
        with running(1, None, False) as servers:
            found = asyncio.run(one(Load(servers, game, players, at_once=at_once)))
            yield row(game, players, "with the move" if at_once else "after it", *cells(found))


def cells(one: Step) -> list[str]:
    return [
        f"{one.reached:.0f}",
        f"{1000 * one.p50:.1f}",
        f"{1000 * one.p99:.1f}",
        f"{one.processor:.2f}",
        f"{one.size:.1f}",
    ]


def climbed(name: str, each: float, steps: list[Step]) -> str:
    kept = [one for one in steps if one.kept]
    best = max(kept, key=lambda one: one.reached, default=steps[0])
    after = next((one for one in steps if not one.kept), None)
    ended = "" if after is None else f"{after.wanted:.0f}: {after.reached:.0f} reached, p99 {1000 * after.p99:.0f} ms"
    return row(name, *cells(best), f"{each:.0f}", ended)


CLIMB = (
    "",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "ms of processor a move",
    "kB told a move",
    "kB of memory a table",
    "too much",
)


def side_by_side(given: argparse.Namespace) -> Iterator[str]:
    yield from head(*CLIMB)
    for name, at_once in (("Tavoliere, confirmed after the move", False), ("Tavoliere, confirmed with it", True)):
        with running(1, None, False) as servers:
            make = partial(Load, game="carolus-magnus", players=given.players, at_once=at_once)
            yield climbed(name, *measure(make, servers, given))
    with peer(given.size) as (servers, making):
        theirs = partial(PeerLoad, making=making, players=given.players)
        slower = argparse.Namespace(**{**vars(given), "rate": given.peers_rate})
        yield climbed("boardgame.io", *measure(theirs, servers, slower))


def several(given: argparse.Namespace) -> Iterator[str]:
    yield from head(*CLIMB)
    for processes, apart in ((1, False), (2, False), (2, True)):
        name = f"{processes} on PostgreSQL{', players apart' if apart else ''}"
        with running(processes, None, postgresql=True) as servers:
            make = partial(Load, game="carolus-magnus", players=given.players, apart=apart)
            yield climbed(name, *measure(make, servers, given))


def many(tables: int, rate: float, settle: float, seconds: float) -> list[str]:
    """So many tables, with two and a half sockets each, opened at once."""

    async def drive(load: Load) -> list[str]:
        gc.disable()
        await load.wait_until_ready("/health")
        empty, begun = load.servers.resident(), time.perf_counter()
        await load.found_all(sizes(tables, 4, tables * 5 // 2))
        opening = time.perf_counter() - begun
        opened = load.servers.resident()
        await load.run(rate, settle)
        load.times, before = [], load.servers.processor_time()
        memory = await load.run(rate, seconds)
        work = load.servers.processor_time() - before
        await asyncio.sleep(2)
        lost = sum(bool(table.waiting) for table in load.tables)
        times = sorted(load.times)
        cut = statistics.quantiles(times, n=1000, method="inclusive")
        await load.leave()
        shown = ", ".join(f"{kilobytes / 1024:.0f}" for _, kilobytes in memory[:: max(1, len(memory) // 10)])
        return [
            *head("opened in", "errors", "moves/s", "p50 ms", "p99 ms", "most ms", "lost", "ms of processor a move"),
            row(
                f"{opening:.0f} s",
                len(load.trouble),
                f"{len(times) / seconds:.0f}",
                f"{1000 * cut[499]:.1f}",
                f"{1000 * cut[989]:.1f}",
                f"{1000 * times[-1]:.0f}",
                lost,
                f"{1000 * work / len(times):.2f}",
            ),
            "",
            f"Memory: {empty / 1024:.0f} MB empty, {opened / 1024:.0f} MB with all tables "
            f"({(opened - empty) / tables:.0f} kB each), then over {seconds:.0f} s in MB: {shown}",
            *load.trouble[:3],
        ]

    with running(1, None, False) as servers:
        return asyncio.run(drive(Load(servers, "cardcassonne", 4)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--quick", action="store_true", help="only whether everything runs: a minute or two")
    parser.add_argument("--output", type=Path, default=Path("build/measured.md"))
    parser.add_argument("--keep", action="store_true", help="the figures are those of the documentation from now on")
    parser.add_argument("--only", help="a part: games, processor, beside, several, many")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is stopped
    room_for_connections(10**6)
    given = argparse.Namespace(
        tables=20 if asked.quick else 250,
        clients=CLIENTS,
        players=4,
        rate=40.0 if asked.quick else 1500.0,
        peers_rate=40.0 if asked.quick else 700.0,
        grow=1.5 if asked.quick else 1.15,
        steps=1 if asked.quick else 12,
        seconds=30.0 if asked.long else 3.0 if asked.quick else 5.0,
        size=6000,
    )
    report = Report(asked.output)
    report.say(
        f"# Measured on {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC",
        "",
        f"{os.cpu_count()} processors ({platform.machine()}), Python {platform.python_version()}, "
        "client and servers on the same machine.",
    )
    house = 200 if asked.quick else 2000
    length = 60.0 if asked.long else 3.0 if asked.quick else 8.0
    still = (60.0, 1800.0) if asked.long else (3.0, 5.0) if asked.quick else (40.0, 60.0)
    parts: dict[str, tuple[str, Callable[[], Iterable[str]]]] = {
        "games": ("What a game comes to", lambda: sizes_of_games(1 if asked.quick else 3)),
        "processor": ("Processor time a move, one process, SQLite, 60 tables", lambda: processor_times(length)),
        "beside": (f"Beside boardgame.io: {given.tables} tables of four", lambda: side_by_side(given)),
        "several": (f"Several processes: {given.tables} tables of four, Carolus Magnus", lambda: several(given)),
        "many": (
            f"{house:,} tables and {house * 5 // 2:,} sockets, opened at once",
            lambda: many(house, 100.0, *still),
        ),
    }
    for name, (title, work) in parts.items():
        if asked.only in (None, name):
            report.part(title, work)
            if asked.keep:
                tables.keep(name, report.table())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
