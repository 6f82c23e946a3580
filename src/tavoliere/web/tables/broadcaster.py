"""What is told to whom at a table: everything to whoever sits down, and the news to all, each from their own view."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from tavoliere.web.content.catalogue import game_tables
from tavoliere.web.messages.tables import ChatLine, ClocksMessage, SeatInfo, SeatsMessage, TableInfo, TalkMessage
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.connections import Connections
from tavoliere.web.tables.presenter import NewsKind
from tavoliere.web.tables.state import ASKED_KINDS, TableState
from tavoliere.web.tables.timing import vacation_left
from tavoliere.web.wire import message_json

SEATS_TOLD = ASKED_KINDS | {"name", "sit", "revoke", "vacation"}


def answering(re: int | None) -> dict[str, int]:
    """The beginning of a message that answers a request."""
    return {} if re is None else {"re": re}


# How the page is told of what happened to the game.
TOLD_AS: dict[str, NewsKind] = {"play": "moved", "undo": "back", "confirm": "standing"}


class Broadcaster:
    """Tells those who are connected here where the table stands."""

    def __init__(self, state: TableState, connections: Connections, signs_with: str | None) -> None:
        self.state, self.connections, self.signs_with = state, connections, signs_with
        self._waiting: set[asyncio.Future[None]] = set()  # programs, for the next step

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so that what is told may change."""
        while not is_so():
            waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(waits)
            try:
                await waits
            finally:
                self._waiting.discard(waits)

    def wake(self) -> None:
        """Let programs look that wait for the next step."""
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    # --- everything ---

    def seat_infos(self) -> list[SeatInfo]:
        here, now = self.connections.seats, self.state.timing.now
        return [
            SeatInfo(
                name=one.name,
                player=one.player,
                here=one.seat in here,
                sat=one.claimed,
                late=one.late,
                devices=self.state.seating.sat_with[one.seat],
                shares=self.state.collector.adds(one.seat),
                vacation=one.away,
                vacation_left=vacation_left(one, now),
            )
            for one in self.state.seating.players
        ]

    def info(self, connection: Connection) -> TableInfo:
        state, match = self.state, self.state.match
        assert match.dice is not None
        return TableInfo(
            table=state.id,
            game=match.game.name,
            tables=game_tables(match.game.definition).version,
            options=match.game.settings,
            remarks=[message_json(message) for message in match.game.remarks()],
            seat=connection.seat,
            owner=connection.owner,
            seats=self.seat_infos(),
            hints=state.hints,
            commitment=match.dice.commitment,
            key=self.signs_with,
            clock=state.timing.plan,
            clocks=state.timing.shown(),
            talk=state.talk.lines,
        )

    def everything(self, connection: Connection, re: int | None = None, read: int | None = None) -> None:
        """Everything so far; again from a summary that is not read yet."""
        table = self.info(connection).model_dump(mode="json")
        told = self.state.presenter.everything(connection.seat, read)
        connection.send(told.message(**answering(re), type="table", table=table))

    # --- news ---

    def happened(self, kind: str, first: int) -> None:
        """What is told when an event of this kind has happened, after so many steps."""
        if kind in TOLD_AS:
            self.game(TOLD_AS[kind], first=first)
        else:
            self.seat(kind)

    def game(self, kind: NewsKind, asker: Connection | None = None, re: int | None = None, first: int = 0) -> None:
        """Tell every seat where the game stands now, each from its own view; after a move with the steps from `first`.

        To `asker` it is the answer to `re`.
        """
        connections = self.connections.open
        told = self.state.presenter.outgoing(kind, {connection.seat for connection in connections}, first)
        self.clocks()  # before what is to be read, which waits no longer than until they run
        frames: dict[int, str | bytes] = {}
        for connection in connections:
            one = told[connection.seat]
            if re is not None and connection is asker:
                connection.send(one.message(re=re, type=kind))
                continue
            frame = frames.get(id(one))
            if frame is None:
                frame = frames[id(one)] = one.message(type=kind)
            connection.send(frame)
        self.wake()

    def seat(self, kind: str) -> None:
        """What is told when something of this kind has happened to a seat."""
        if kind == "sit":
            self.clocks()
        if kind in SEATS_TOLD:
            self.seats()
        if kind in ("revoke", "vacation"):
            self.clocks()
        if kind in ASKED_KINDS:
            self.game("standing")

    def seats(self, but: Connection | None = None) -> None:
        self.connections.tell(SeatsMessage(seats=self.seat_infos()).to_json(), but)

    def clocks(self) -> None:
        shown = self.state.timing.shown()
        if shown is not None:
            self.connections.tell(ClocksMessage(clocks=shown).to_json())

    def lines(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tell what is new of the latest lines."""
        talk = self.state.talk
        last = talk.lines[-1].n if talk.lines else 0
        talk.lines = [ChatLine.model_validate(line) for line in lines]
        for line in talk.lines:
            if line.n > last:
                self.connections.tell(TalkMessage(line=line).to_json())
