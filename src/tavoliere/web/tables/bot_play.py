"""Bots that play at a table whenever one is asked, in the process that looks after it."""

import asyncio

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.bots.bot_pool import BotPool
from tavoliere.web.limits.fair_queue import NOBODY
from tavoliere.web.storage.database import CannotStore, Stale
from tavoliere.web.tables.connections import Connections
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.moves import Moves
from tavoliere.web.tables.ownership import Ownership


class BotPlay:
    """Lets bots think, and plays what they choose, until a person is asked."""

    def __init__(
        self, journal: Journal, ownership: Ownership, connections: Connections, moves: Moves, thinkers: BotPool
    ) -> None:
        self.state, self.journal, self.ownership = journal.state, journal, ownership
        self.connections, self.moves, self.thinkers = connections, moves, thinkers
        self._playing: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def plays_on(self) -> bool:
        """Whether bots think, or wait for their turn to."""
        return self._playing is not None

    @property
    def rests(self) -> bool:
        """Whether bots are among themselves: they wait until somebody looks on."""
        return not self.state.seating.people and not self.connections.open and self.connections.asker == NOBODY

    def go_on(self) -> None:
        """Let the bots play, if one is asked."""
        if self.plays_on or self._closed or not self.state.sitting.turn.thinking or self.rests:
            return
        if self.ownership.mine:
            self._playing = asyncio.create_task(self._let_them_play())
        elif self._claiming is None and self.ownership.may_be_free(bool(self.state.seating.people)):
            self._claiming = asyncio.create_task(self._claim())

    async def close(self) -> None:
        """Let nobody think here any more."""
        self._closed = True
        tasks = [one for one in (self._playing, self._claiming) if one is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _claim(self) -> None:
        try:
            if not await self.ownership.claim():
                self.journal.doubt()  # somebody else was first
                await self.journal.catch_up()
                return
        except TavoliereError:
            return
        finally:
            self._claiming = None
        self.go_on()

    async def _let_them_play(self) -> None:
        state, ownership = self.state, self.ownership
        try:
            # Whether it is closed is looked at as well as cancelled: an answer at that very moment hides that from
            # `wait_for`.
            while state.sitting.turn.thinking and ownership.mine and not self.rests and not self._closed:
                seat, n = state.sitting.actor, state.steps
                assert seat is not None
                player = state.match.seats[seat].player
                view = state.match.position.view(seat)
                action = await self.thinkers.choice(player, f"{state.id} {seat}", view, self.connections.asker)
                await self.moves.play_for_bot(seat, n, player, action)
            if ownership.mine and self.rests and not ownership.alone and not self._closed:
                await ownership.release()
        except (CannotStore, Stale):
            # until the database is back; for nobody it need not be found out at once
            await asyncio.sleep(1 if self.connections.waits else 15)
        finally:
            self._playing = None
        self.go_on()
