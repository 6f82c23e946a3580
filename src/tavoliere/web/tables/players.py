"""Who plays at a seat: a person under a name, a bot in their stead, somebody who is back; and who is on vacation."""

from collections.abc import Callable

from tavoliere.table.match import HUMAN
from tavoliere.web.messages.tables import TokenMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.admission import check_owner
from tavoliere.web.tables.broadcaster import Broadcaster
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.seating import checked_name, checked_player
from tavoliere.web.tables.state import OWNER
from tavoliere.web.tables.tokens import fresh_token, hash_of
from tavoliere.words.lookalikes import looks_like


class Players:
    """Changes who plays at the seats of a table. `go_on`: bots may be asked now."""

    def __init__(self, journal: Journal, broadcaster: Broadcaster, go_on: Callable[[], None]) -> None:
        self.state, self.seating, self.timing = journal.state, journal.state.seating, journal.state.timing
        self.journal, self.broadcaster, self._go_on = journal, broadcaster, go_on

    async def rename(self, connection: Connection, name: str) -> None:
        async def decide() -> None:
            if connection.seat == SPECTATORS:
                raise Refusal("web-spectator")
            self.journal.check_room(connection.seat)
            fresh = checked_name(name)
            others = {looks_like(one.name) for one in self.seating.people if one.seat != connection.seat}
            if fresh and looks_like(fresh) in others:
                raise Refusal("web-name-taken")
            await self.journal.change_seat("name", connection.seat, name=fresh)
            self.broadcaster.seat("name")

        await self.journal.do(decide, connection)

    async def hand_over(self, connection: Connection, seat: int, player: str, re: int | None) -> None:
        """Give a seat to a bot, or back to a person: to the one who sat there, else there is a new link."""

        async def decide() -> None:
            check_owner(connection, self.seating.seats, seat)
            if seat == SPECTATORS:
                raise Refusal("web-no-such-seat")
            self.journal.check_room(OWNER)
            checked_player(player)
            lost = self.timing.is_lost(seat)
            if player == HUMAN and lost:
                raise Refusal("web-seat-lost")
            confirm = player != HUMAN and self.state.sitting.unconfirmed == seat
            if player == HUMAN:
                self.timing.wind(seat)
            if player == HUMAN and not self.seating[seat].claimed:
                token = fresh_token()
                await self.journal.change_seat("hand", seat, player=player, late=False, token=hash_of(token))
                connection.send(TokenMessage(re=re, seat=seat, token=token).to_json())
            else:
                home = self.timing.at_home(seat)
                await self.journal.change_seat("hand", seat, confirm=confirm, player=player, late=lost, **home)
            self.broadcaster.seat("hand")

        await self.journal.do(decide, connection)
        self._go_on()

    async def come_back(self, connection: Connection) -> None:
        """Somebody whose time ran out plays on."""

        async def decide() -> None:
            seat = connection.seat
            if seat == SPECTATORS or not self.seating[seat].late:
                raise Refusal("web-not-late")
            if self.timing.is_lost(seat):
                raise Refusal("web-seat-lost")
            self.journal.check_room(seat)
            self.timing.wind(seat)
            await self.journal.change_seat("return", seat, player=HUMAN, late=False)
            self.broadcaster.seat("return")

        await self.journal.do(decide, connection)

    async def go_on_vacation(self, connection: Connection, away: bool) -> None:
        """Let somebody's clock stand still, for as long as they have vacation left; or they are back."""

        async def decide() -> None:
            seat = connection.seat
            if seat == SPECTATORS:
                raise Refusal("web-spectator")
            mine, left = self.seating[seat], self.timing.vacation_left(seat)
            if away == (mine.away is not None):
                return
            if not away:
                await self.journal.change_seat("vacation", seat, **self.timing.at_home(seat))
            elif mine.player != HUMAN or self.state.sitting.over or not left:
                raise Refusal("web-no-vacation")
            else:
                self.journal.check_room(seat)
                await self.journal.change_seat("vacation", seat, away=self.timing.now + left)
            self.timing.timekeeper.changed.set()
            self.broadcaster.seat("vacation")

        await self.journal.do(decide)

    async def time_out(self) -> None:
        """If somebody's time has run out, a bot takes the seat over and the game goes on; vacations end."""

        async def decide() -> None:
            for one in self.timing.back():
                await self.journal.change_seat("vacation", one, **self.timing.at_home(one))
                self.broadcaster.seat("vacation")
            plan, seat = self.timing.plan, self.timing.late()
            if plan is None or seat is None:
                return
            confirm = self.state.sitting.unconfirmed == seat
            await self.journal.change_seat("late", seat, confirm=confirm, player=plan.bot, late=True)
            self.broadcaster.seat("late")

        await self.journal.do(decide)
        self._go_on()
