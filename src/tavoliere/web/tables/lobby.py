"""All tables of a server: the ones that are played at now are in memory, the others in the database."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.table.dice import FairDice
from tavoliere.table.match import HUMAN, Match, SeatTaken
from tavoliere.table.sitting import Sitting
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.messages.tables import ClockPlan, RematchMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.sending.signing import Signer
from tavoliere.web.storage import waiting
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.storage.rows import SPECTATORS, StoredSeat
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.chat import MONTH
from tavoliere.web.tables.clocks import DAY, Clocks, Timekeeper
from tavoliere.web.tables.connection import AGAIN, Connection
from tavoliere.web.tables.peers import Peers
from tavoliere.web.tables.seating import checked_name, checked_player
from tavoliere.web.tables.table import AlreadyFollowed, Table
from tavoliere.web.tables.tokens import fresh_name, fresh_token, hash_of

log = logging.getLogger("tavoliere")
SWEEP = 60.0  # seconds between looks for tables that nobody sits at
FAREWELL = 2.0  # seconds in which those who are connected are told the last
MANY_FORGOTTEN = 1000  # tables, with some 200 kB of sockets each
LONGEST_REST = 60.0  # seconds between looks at the clocks, where none runs out before


class Lobby:
    """Where tables are found, opened and closed."""

    def __init__(self, store: Store, thinkers: BotPool) -> None:
        self.store = store
        self.thinkers = thinkers
        self.dice: Callable[[], FairDice] = FairDice.fresh
        self.tables: dict[str, Table] = {}
        self._forgotten = 0  # tables since the last look for garbage
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.time = Timekeeper()
        self.signer = Signer()
        self.peers = Peers(store, self.tables, self.table, self.invite_all, self.time.changed)

    async def open(self) -> None:
        await self.store.open()
        await self.signer.open(self.store)
        if await self.peers.open():
            await wind_clocks(self.store, self.time.now())
        for chore in (self.peers.watch(), self._sweep(), self._keep_time()):
            self._chores.add(asyncio.create_task(chore))

    async def drain(self) -> None:
        """Before the end: let other processes look after the tables at once, and everybody connect to them."""
        await self._rest()
        await self.peers.leave()
        leaving = [one for table in self.tables.values() for one in table.connections.open]
        for connection in leaving:
            connection.finish(AGAIN)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(connection.gone.wait() for connection in leaving))

    async def close(self) -> None:
        await self._rest()
        await self.peers.leave()
        await self.thinkers.close()
        await self.peers.close()
        await self.store.close()

    async def _rest(self) -> None:
        """End what goes on by itself, before what it works with is closed."""
        while going := [chore for chore in self._chores if not chore.done()]:
            for chore in going:
                chore.cancel()
            # What is answered at that very moment hides it from `wait_for`: then it is said again.
            await asyncio.wait(going, timeout=0.1)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle(time.monotonic() - SWEEP)

    def forget_idle(self, old: float) -> None:
        """Forget tables that nobody sits at, nor has asked for since; the database has them."""
        idle = [name for name, table in self.tables.items() if table.idle and table.used < old]
        for name in idle:
            del self.tables[name]
        self._forgotten += len(idle)
        # What is left of closed sockets holds itself, so that its memory is free only after Python has looked for
        # garbage in everything. A server has it hardly ever do so (`serve.GARBAGE`).
        if self._forgotten > max(MANY_FORGOTTEN, len(self.tables)):
            gc.collect()
            self._forgotten = 0

    # --- time ---

    async def _keep_time(self) -> None:
        """Look at the clocks whenever one runs out."""
        while True:
            self.time.look()
            try:
                await self.check_clocks()
                deadline = await waiting.next_deadline(self.store)
            except CannotStore:
                deadline = self.time.now()
            await self.time.wait(deadline, LONGEST_REST)

    async def check_clocks(self) -> None:
        """Wherever time has run out, a bot takes over; vacations end."""
        for name in await waiting.late(self.store, self.time.now()):
            try:
                await (await self.table(name)).players.time_out()
            except (Stale, Refusal):
                pass
            except CannotStore:
                raise
            except Exception as problem:  # as above
                log.warning("table %s cannot be opened: %s: %s", name, type(problem).__name__, problem)

    # --- finding ---

    async def table(self, name: str) -> Table:
        """A table by its name; Refusal if there is none."""
        if (known := self.tables.get(name)) is not None:
            known.used = time.monotonic()
            if known.journal.is_behind:
                await known.journal.catch_up()
            return known
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._load(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        table = await asyncio.shield(opening)
        if table is None:
            raise Refusal("web-no-table")
        return table

    async def _load(self, name: str) -> Table | None:
        stored = await self.store.load(name)
        if stored is None:
            return None
        key = self.signer.public
        self.tables[name] = Table(stored, self.store, self.thinkers, self.time, self.peers, key)
        self.peers.opened(self.tables[name])
        return self.tables[name]

    async def table_of(self, *tokens: str) -> Table:
        """The table that one of these links belongs to; Refusal if none belongs to any."""
        found = await self.store.table_of([hash_of(token) for token in tokens])
        if found is None:
            raise Refusal("web-no-seat")
        table = await self.table(found)
        if not self.store.bus.alone:
            # Whoever comes here may have been told of something elsewhere that this process has not heard of yet.
            table.journal.doubt()
            await table.journal.catch_up()
        return table

    def record(self, table: Table) -> dict[str, Any]:
        """The record of a finished game, signed where this server signs."""
        return self.signer.signed(table.match.record(published=True), table.id)

    # --- founding ---

    async def found(
        self,
        game: Game,
        sitting: Sequence[SeatTaken],
        owner: int | None,
        hints: bool,
        clock: ClockPlan | None,
        client: str,
    ) -> tuple[str, list[str | None], str]:
        """A new table; its name, the token of each person's seat, and the spectators' token."""
        if len(sitting) != game.players:
            raise Refusal("web-seats-number", given=len(sitting), players=game.players)
        seats = [SeatTaken(checked_name(one.name), checked_player(one.player)) for one in sitting]
        people = [seat for seat, taken in enumerate(seats) if taken.player == HUMAN]
        if len(people) < len(seats):
            self.thinkers.check_room(client)
        if owner is None:
            owner = people[0] if people else SPECTATORS
        if owner != SPECTATORS and owner not in people:
            raise Refusal("web-owner")
        tokens = [fresh_token() for _ in seats]
        watching = fresh_token()
        stored = [StoredSeat(SPECTATORS, "", HUMAN, hash_of(watching), owner == SPECTATORS, False)] + [
            StoredSeat(seat, *taken, hash_of(tokens[seat]), seat == owner, False) for seat, taken in enumerate(seats)
        ]
        if clock is not None and checked_player(clock.bot) == HUMAN:
            raise Refusal("web-no-bot")
        name = await self._found(game, stored, hints, clock)
        return name, [token if seat in people else None for seat, token in enumerate(tokens)], watching

    async def _found(
        self,
        game: Game,
        seats: Sequence[StoredSeat],
        hints: bool,
        clock: ClockPlan | None,
        before: Table | None = None,
    ) -> str:
        """A new table; after a game that is over, with that one's word of it, both or none."""
        row, seats, begin = self.laid(game, seats, hints, clock)
        name: str = row["id"]
        if before is None:
            await self.store.create(row, seats, begin)
        else:
            await before.follow(name, lambda more: self.store.create(row, seats, begin, more))
        (await self.table(name)).go_on()
        return name

    def laid(
        self, game: Game, seats: Sequence[StoredSeat], hints: bool, clock: ClockPlan | None
    ) -> tuple[dict[str, Any], Sequence[StoredSeat], dict[str, Any]]:
        """A new table as it is stored: its line, its seats, and how its game begins."""
        dice = self.dice()
        taken = [SeatTaken(one.name, one.player) for one in seats if one.seat != SPECTATORS]
        sitting = Sitting(Match(game, seats=taken, dice=dice))
        match = sitting.match
        row: dict[str, Any] = {
            "id": fresh_name(),
            "game": game.name,
            "options": game.settings,
            "secret": dice.secret.hex(),
            "hints": hints,
            "steps": len(match.steps),
            "actor": match.position.actor,
            "clock": None if clock is None else clock.model_dump(),
        }
        if clock is not None:
            wound = Clocks.wound(clock, game.players)
            rest = clock.vacation * DAY
            seats = [one._replace(left=wound.left.get(one.seat), rest=rest) for one in seats]
        begin = {"steps": [step.text for step in match.steps], "confirmed": len(match.steps)}
        return row, seats, begin

    async def rematch(self, table: Table, connection: Connection) -> None:
        """The same game again, everybody one seat further; who is here gets the new links."""
        if not connection.owner:
            raise Refusal("web-not-owner")
        async with table.rematching:
            if not table.sitting.over:
                raise Refusal("web-not-over")
            if table.state.next is None:
                seats = [one._replace(token=hash_of(fresh_token()), claimed=False) for one in table.seating.rotated()]
                with contextlib.suppress(AlreadyFollowed):
                    await self._found(table.match.game, seats, table.state.hints, table.timing.plan, table)
        await self.invite_all(table)

    async def invite_all(self, table: Table) -> None:
        """Invite those who are connected here to the rematch."""
        for seat in {other.seat for other in table.connections.open}:
            await self.invite(table, seat)

    async def invite(self, table: Table, seat: int) -> None:
        """Tell those who sit at a finished table the link to the rematch, if nobody has used it yet."""
        if table.state.next is None:
            return
        further = SPECTATORS if seat == SPECTATORS else (seat - 1) % table.match.game.players
        try:
            token = await (await self.table(table.state.next)).admission.give_token(further)
        except Refusal:  # it has been deleted, or too many links were given
            return
        if token is not None:
            for other in table.connections.open:
                if other.seat == seat:
                    other.send(RematchMessage(token=token).to_json())


async def wind_clocks(store: Store, now: float) -> None:
    """After a start: nobody loses minutes while the server is down. Days go on by the calendar."""
    for name, plan, left in await waiting.running_clocks(store):
        if plan["kind"] == "game":
            await store.set_deadline(name, now + left)
    await store.forget_talk(now - MONTH)
