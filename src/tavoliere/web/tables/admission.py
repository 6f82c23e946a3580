"""Who gets in at a table, to which seat, and with which device; and who does no more."""

import time
from collections.abc import Callable, Collection

from tavoliere.table.match import HUMAN
from tavoliere.web.messages.tables import TokenMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.orders import new_device, revoked_devices, revoked_few
from tavoliere.web.storage.rows import SPECTATORS, StoredDevice, StoredSeat
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.broadcaster import Broadcaster
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.connections import Connections
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.state import OWNER
from tavoliere.web.tables.tokens import fresh_token, hash_of


def check_owner(connection: Connection, seats: Collection[int], seat: int) -> None:
    """Refusal if somebody may not say what becomes of a seat."""
    if not connection.owner:
        raise Refusal("web-not-owner")
    if seat not in seats:
        raise Refusal("web-no-such-seat")


class Admission:
    """Lets those in who come with a link. `go_on`: bots may have waited for somebody who looks on."""

    def __init__(
        self,
        journal: Journal,
        store: Store,
        connections: Connections,
        broadcaster: Broadcaster,
        go_on: Callable[[], None],
    ) -> None:
        self.state, self.seating = journal.state, journal.state.seating
        self.journal, self.store, self.connections, self.broadcaster = journal, store, connections, broadcaster
        self._go_on = go_on

    # --- sitting down ---

    async def admit(self, token: str, own: str) -> int:
        """The seat of whoever comes with a link; from then on `own` lets that device in, whatever the link does."""

        async def decide() -> int:
            is_new = own not in self.seating.devices
            seat = (await self._admit(token, own)).seat
            if is_new and seat != SPECTATORS:
                self.broadcaster.seats()
            return seat

        return await self.journal.do(decide)

    async def sit(
        self, connection: Connection, token: str, own: str, re: int | None = None, read: int | None = None
    ) -> float:
        """Let somebody sit down with a link, and tell everything so far, again from a summary that is not read yet.

        Returns how many seconds of a processor the telling took, during which nothing else went on.
        """

        async def decide() -> float:
            self.connections.check_room(connection, (await self._come_in(token, own)).seat)
            is_new = own not in self.seating.devices
            mine = await self._admit(token, own)
            begun = time.thread_time()
            before = (connection.seat, connection in self.connections.open)
            connection.seat, connection.owner = mine.seat, mine.owner
            connection.token = mine.token if mine.seat == SPECTATORS else own
            self.connections.join(connection)
            self.broadcaster.everything(connection, re, read)
            if is_new or before != (mine.seat, True):
                self.broadcaster.seats(but=connection)
            return time.thread_time() - begun

        spent = await self.journal.do(decide)
        self._go_on()
        return spent

    def leave(self, connection: Connection) -> None:
        if self.connections.leave(connection):
            self.broadcaster.seats()

    async def _admit(self, token: str, own: str) -> StoredSeat:
        mine = await self._come_in(token, own)
        if mine.seat != SPECTATORS and own not in self.seating.devices:
            await self._let_sit(mine.seat, own)
        if not self.seating[mine.seat].claimed:
            await self.journal.change_seat("claim", mine.seat, claimed=True)
        return self.seating[mine.seat]

    async def _come_in(self, token: str, own: str) -> StoredSeat:
        try:
            return self.seating.let_in(token, own)
        except Refusal:  # unless another process has let them in meanwhile
            if not await self.journal.read_news():
                raise
            return self.seating.let_in(token, own)

    async def _let_sit(self, seat: int, own: str) -> None:
        """Keep a device, for all to see: whoever looks into somebody's cards is seen doing it."""
        self.seating.check_device(seat, own)
        device = new_device(self.state.id, StoredDevice(own, seat, False))
        await self.journal.change_seat("sit", seat, [device], claimed=True)
        self.seating.sit_down(seat, own)
        self.broadcaster.clocks()

    async def seat_another(self, seat: int, own: str) -> None:
        """A further device of whoever has a seat sits down there, for all to see."""

        async def decide() -> None:
            if own in self.seating.devices:
                return
            if seat not in self.seating.seats or seat == SPECTATORS:
                raise Refusal("web-no-seat")
            await self._let_sit(seat, own)
            self.broadcaster.seats()

        await self.journal.do(decide)

    # --- links ---

    async def give_token(self, seat: int) -> str | None:
        """A new link to a person's seat, as long as nobody has sat down there."""

        async def decide() -> str | None:
            if self.seating[seat].claimed or self.seating[seat].player != HUMAN:
                return None
            self.journal.check_room(seat)
            token = fresh_token()
            await self.journal.change_seat("link", seat, token=hash_of(token))
            return token

        return await self.journal.do(decide)

    async def revoke(self, connection: Connection, seat: int, re: int | None) -> None:
        """Whoever sat there gets in no more; the owner gets a new link to invite somebody with."""

        async def decide() -> None:
            check_owner(connection, self.seating.seats, seat)
            self.journal.check_room(OWNER)
            token = fresh_token()
            revoked = revoked_devices(self.state.id, seat)
            await self.journal.change_seat("revoke", seat, revoked, token=hash_of(token), claimed=False)
            self.seating.send_away(self.seating.devices_of(seat))
            if connection.seat == seat:
                connection.token = hash_of(token)
            self.connections.dismiss(self.seating.valid)
            connection.send(TokenMessage(re=re, seat=seat, token=token).to_json())
            self.broadcaster.seat("revoke")

        await self.journal.do(decide, connection)

    async def keep_only(self, seat: int, tokens: Collection[str]) -> None:
        """Whatever has sat at a seat gets in no more, except these devices of whoever has it: one was lost."""

        async def decide() -> None:
            lost = [one for one in self.seating.devices_of(seat) if one not in tokens]
            if not lost:
                return
            await self.journal.change_seat("revoke", seat, revoked_few(lost))
            self.seating.send_away(lost)
            self.connections.dismiss(self.seating.valid)
            self.broadcaster.seat("revoke")

        await self.journal.do(decide)
