"""What may happen to a server, and does."""

import asyncio
import contextlib
import random
import signal
from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from scripts.chaos.machines import CANNOT_GROW, FULL, ROOM, Postgresql, Server, Way, World
from scripts.chaos.people import TROUBLE, Person, counted

HOUR = 3600
TWO_AT_ONCE = 0.2


class Misfortune:
    """What may happen, one after the other, and sometimes two together."""

    def __init__(
        self,
        servers: Sequence[Server],
        ways: Sequence[Way],
        postgresql: Postgresql | None,
        worlds: Sequence[World],
        luck: random.Random,
    ) -> None:
        self.servers, self.ways, self.postgresql, self.worlds, self.luck = servers, ways, postgresql, worlds, luck
        self.people: list[Person] = []
        self.kinds: list[Callable[[], Awaitable[None]]] = [self.cut_players]
        self.kinds += [self.kill, self.kill, self.freeze, self.stop]
        if postgresql is not None:
            self.kinds += [self.restart_database, self.end_sessions, self.cut_network, self.silence, self.lose_answers]
        if worlds[0].library is not None:
            self.kinds += [self.move_clock, self.move_all_clocks, self.fill_disk]

    async def strike(self) -> None:
        together = 2 if self.luck.random() < TWO_AT_ONCE else 1
        struck = []
        for kind in self.luck.sample(self.kinds, together):
            counted[f"fault: {kind.__name__.replace('_', ' ')}"] += 1
            struck.append(kind())
        await asyncio.gather(*struck)

    def heal(self) -> None:
        """Nothing is broken any more."""
        for world in self.worlds:
            world.set(clock=0, disk=ROOM)

    # --- processes ---

    async def kill(self) -> None:
        self.luck.choice(self.servers).send(signal.SIGKILL)

    async def freeze(self) -> None:
        server = self.luck.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(1, 5))
        server.send(signal.SIGCONT)

    async def stop(self) -> None:
        self.luck.choice(self.servers).send(signal.SIGTERM)

    # --- the database ---

    async def restart_database(self) -> None:
        assert self.postgresql is not None
        how = self.luck.choice(["immediate", "fast"])
        await asyncio.to_thread(self.postgresql.stop, how)
        await asyncio.sleep(self.luck.uniform(0, 2))
        await asyncio.to_thread(self.postgresql.start)

    async def end_sessions(self) -> None:
        assert self.postgresql is not None
        with contextlib.suppress(*TROUBLE, asyncpg.PostgresError):
            connection = await asyncpg.connect(self.postgresql.url)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND random() < 0.7"
            )
            await connection.close()

    # --- the network ---

    async def cut_players(self) -> None:
        for person in self.luck.sample(self.people, len(self.people) // 3):
            person.cut()

    async def cut_network(self) -> None:
        self.luck.choice(self.ways).cut()

    async def silence(self) -> None:
        """For longer, sometimes, than the server waits for its database."""
        await self.luck.choice(self.ways).fall_silent(self.luck.choice([0.5, 2.0, 5.0, 14.0]))

    async def lose_answers(self) -> None:
        await self.luck.choice(self.ways).lose_answers(self.luck.uniform(0.05, 1.0))

    # --- clocks and disks ---

    def _moved(self) -> int:
        return self.luck.choice([0, self.luck.randint(-HOUR, HOUR), self.luck.randint(-5, 5)])

    async def move_clock(self) -> None:
        """Of one machine, which does not know that it is wrong."""
        self.luck.choice(self.worlds).set(clock=self._moved())

    async def move_all_clocks(self) -> None:
        moved = self._moved()
        for world in self.worlds:
            world.set(clock=moved)

    async def fill_disk(self) -> None:
        """The database's, or, where that is a file, everybody's."""
        world = self.worlds[-1]
        world.set(disk=self.luck.choice([CANNOT_GROW, FULL]))
        await asyncio.sleep(self.luck.uniform(0.5, 4))
        world.set(disk=ROOM)
        if self.postgresql is not None:  # it gives up where it can't write its log
            await asyncio.to_thread(self.postgresql.start)
