"""What somebody at a table asks that changes nothing: where the game stands or stood, why not, what a bot thinks."""

from typing import Any

from tavoliere.bots.lines import after
from tavoliere.engine.game import View
from tavoliere.table.match import HUMAN
from tavoliere.web.messages.tables import HintMessage, WeighedMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.store import SPECTATORS
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.moves import check_steps, check_turn
from tavoliere.web.thinkers import NoThought, Thinkers
from tavoliere.web.turns import Asker
from tavoliere.web.wire import framed, message_json, written


def hinted_line(view: View, numbers: list[int]) -> dict[str, Any]:
    """The decisions of a hint as texts, and in a sentence where they are told in one."""
    game = view.game
    sentences = game.joint(view, numbers)
    tells = message_json(sentences[0]) if len(sentences) == 1 else None
    return {"line": [str(game.all_actions[number]) for number in numbers], "tells": tells}


class Inquiries:
    """Answers questions about a table."""

    def __init__(self, journal: Journal, thinkers: Thinkers) -> None:
        self.state, self.journal, self.thinkers = journal.state, journal, thinkers

    # --- by the rules ---

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
            told = written({"re": re, "type": "moment", "n": n, "as": eyes, "view": [0, len(view)]})
            connection.send(framed(told, [view]))

    # --- by a bot ---

    async def hint(self, connection: Connection, n: int, instead: int | None, re: int | None) -> None:
        """What a bot would think of the position, for the seat that is asked; `instead`: rather than this choice."""
        async with self.journal.as_it_stands():
            check_steps(self.state, n)
            if not self.state.hints:
                raise Refusal("web-no-hints")
            check_turn(self.state, connection.seat)
            view = self.state.match.position.view(connection.seat)
        try:
            asker = Asker(connection.client, plays=True)
            thought = await self.thinkers.hint(self._place(view), view, instead, asker)
        except NoThought:
            raise Refusal("web-no-thought") from None
        told = {name: thought[name] for name in ("chances", "best", "lead", "versus", "compared")}
        told |= hinted_line(view, thought["line"])
        connection.send(HintMessage.model_validate({"re": re, "n": n, **told}).to_json())

    async def weigh(self, connection: Connection, n: int, texts: list[str], re: int | None) -> None:
        """What each choice is worth, or a line of them, for a tutor: only where nobody else plays."""
        async with self.journal.as_it_stands():
            check_steps(self.state, n)
            match = self.state.match
            if not self.state.hints or [seat.player for seat in match.seats].count(HUMAN) > 1:
                raise Refusal("web-no-tutor")
            check_turn(self.state, connection.seat)
            view = match.position.view(connection.seat)
            line = [view.game.action(text) for text in texts]
            if after(view, line) is None:
                raise Refusal("page-several-broken")
        try:
            asker = Asker(connection.client, plays=True)
            weights = await self.thinkers.weights(self._place(view), view, [int(one) for one in line], asker)
        except NoThought:
            raise Refusal("web-no-thought") from None
        connection.send(WeighedMessage.model_validate({"re": re, "n": n, "weights": weights}).to_json())

    def _place(self, view: View) -> str:
        return f"{self.state.id} {view.seat}"
