"""What somebody at a table asks that changes nothing: where the game stands or stood."""

from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.journal import Journal
from tavoliere.web.wire import framed


class Inquiries:
    """Answers questions about a table."""

    def __init__(self, journal: Journal) -> None:
        self.state, self.journal = journal.state, journal

    async def standing(self, seat: int) -> str:
        """Where the game stands for a seat, as JSON, for programs."""
        async with self.journal.as_it_stands():
            return self.state.presenter.standing_in_words(seat)

    async def moment(self, connection: Connection, n: int, seat: int | None, re: int | None) -> None:
        """The game as it was after n steps; through other eyes only once it is over."""
        async with self.journal.as_it_stands():
            state, eyes = self.state, connection.seat if seat is None else seat
            if eyes != connection.seat and not state.sitting.over:
                raise Refusal("web-other-eyes")
            if not 0 <= n <= state.steps or not SPECTATORS <= eyes < state.match.game.players:
                raise Refusal("web-no-moment", steps=state.steps)
            view = state.match.positions[n].hidden_from(eyes).raw
            told = {"re": re, "type": "moment", "n": n, "as": eyes, "view": [0, len(view)]}
            connection.send(framed(told, [view]))
