"""Talking at a table."""

from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.storage.store import Store
from tavoliere.web.tables.broadcaster import Broadcaster
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.journal import Journal


class Conversation:
    """Tells everybody what somebody says, once it is stored."""

    def __init__(self, journal: Journal, store: Store, broadcaster: Broadcaster) -> None:
        self.state, self.journal, self.store, self.broadcaster = journal.state, journal, store, broadcaster

    async def say(self, connection: Connection, text: str, emote: str | None) -> None:
        """Tell everybody here what somebody says; the latest lines are kept for those who come later."""

        async def decide() -> None:
            seat, talk = connection.seat, self.state.talk
            if seat == SPECTATORS:
                raise Refusal("web-spectator")
            if len(self.state.seating.people) < 2:
                raise Refusal("web-nobody-to-talk-to")
            self.journal.check_room(seat)
            line = talk.next(seat, text, emote, self.state.timing.now)
            lines = [one.model_dump() for one in talk.with_line(line)]
            async with self.journal.writing() as n:
                await self.store.set_talk(self.state.id, self.journal.seat_event(n, "talk", seat), lines)
            self.state.count("talk", {"seat": seat})
            self.broadcaster.lines(lines)

        await self.journal.do(decide, connection)
