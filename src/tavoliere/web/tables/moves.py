"""What people decide in the game: a move, to take one back, to let a turn stand; and what they add to its dice."""

from collections.abc import Awaitable, Callable
from functools import partial

from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE
from tavoliere.table.shares import LENGTH, Anchor
from tavoliere.web.messages.tables import SeatsMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.tables.broadcaster import Broadcaster
from tavoliere.web.tables.connection import Connection
from tavoliere.web.tables.journal import Journal
from tavoliere.web.tables.shares import GivenShare
from tavoliere.web.tables.state import TableState
from tavoliere.web.watching.gauges import MOVES
from tavoliere.words import Seat


def check_steps(state: TableState, n: int) -> None:
    """Refusal if somebody knows of another number of steps than there are."""
    if n != state.steps:
        raise Refusal("web-stale")


def check_turn(state: TableState, seat: int) -> None:
    """Refusal if a seat's person is not asked."""
    turn = state.sitting.turn
    if turn.actor is None:
        raise Refusal("web-over")
    if turn.unconfirmed is not None:
        raise Refusal("web-unconfirmed", words=state.match.words, who=Seat(turn.unconfirmed))
    if turn.actor != seat:
        raise Refusal("web-not-asked", words=state.match.words, who=Seat(turn.actor))
    if turn.thinking:
        raise Refusal("web-bot-plays")


class Moves:
    """Carries out what a seat decides. `go_on`: bots may be asked now."""

    def __init__(self, journal: Journal, broadcaster: Broadcaster, go_on: Callable[[], None]) -> None:
        self.state, self.journal, self.broadcaster, self._go_on = journal.state, journal, broadcaster, go_on

    async def play(
        self,
        seat: int,
        n: int,
        given: int | str,
        asker: Connection | None = None,
        device: str | None = None,
        *,
        re: int | None = None,
        confirm: bool = False,
        share: GivenShare | None = None,
    ) -> None:
        """Play one of the legal actions of the seat that is asked, for a connection or for a device without one."""

        def decide() -> Awaitable[None]:
            if device is not None and self.state.seating.devices.get(device) != seat:
                raise Refusal("web-no-seat")
            check_steps(self.state, n)
            check_turn(self.state, seat)
            return self._play(seat, given, asker, re, confirm, share)

        await self.journal.do(decide, asker)
        self._go_on()

    async def play_for_bot(self, seat: int, n: int, player: str, action: int) -> None:
        """A bot has thought about the position after so many steps."""

        async def decide() -> None:
            # meanwhile a person may have taken the seat, or another process looks after the table
            state = self.state
            if state.steps == n and state.match.seats[seat].player == player and state.sitting.turn.thinking:
                await self._play(seat, action)

        await self.journal.do(decide)

    async def _play(
        self,
        seat: int,
        given: int | str,
        asker: Connection | None = None,
        re: int | None = None,
        confirm: bool = False,
        share: GivenShare | None = None,
    ) -> None:
        sitting, collector = self.state.sitting, self.state.collector
        match, position = sitting.match, sitting.position
        action = match.game.action(given)
        if action not in position.hidden_from(seat).actions:
            raise match.game.illegal(position.hidden_from(seat), action)
        steps, shared = len(match.steps), None
        if collector.shares and position.play(action).actor == CHANCE:
            shared = await collector.collect(steps, lambda: self._digest(action), seat, asker, share)
        data = {"seat": seat, **({"shared": shared.to_json()} if shared else {})}

        await self.journal.game_event("play", data, partial(sitting.play, action, shared, confirm))
        MOVES.add()
        collector.keep(steps, shared and shared.to_json())
        self.broadcaster.game("moved", asker, re, steps)

    def _digest(self, action: Action) -> str:
        """What devices are told of a decision: it can't be another one afterwards."""
        match = self.state.match
        assert match.dice is not None
        return match.dice.digest([step.text for step in (*match.steps, action)])

    async def undo(self, seat: int, n: int, asker: Connection | None = None, re: int | None = None) -> None:
        """Take the seat's last decision back."""

        async def decide() -> None:
            check_steps(self.state, n)
            if self.state.sitting.undoable != seat or seat < 0:
                raise Refusal("web-no-undo")
            self.journal.check_room(seat)
            await self.journal.game_event("undo", {"seat": seat}, self.state.sitting.undo)
            self.broadcaster.game("back", asker, re)

        await self.journal.do(decide, asker)

    async def confirm(self, seat: int, n: int, asker: Connection | None = None, re: int | None = None) -> None:
        """Let one's turn stand, so that the next may go on."""

        async def decide() -> None:
            check_steps(self.state, n)
            if self.state.sitting.unconfirmed != seat or seat < 0:
                raise Refusal("web-nothing-to-confirm")
            await self.journal.game_event("confirm", {"seat": seat}, self.state.sitting.confirm)
            self.broadcaster.game("standing", asker, re)

        await self.journal.do(decide, asker)
        self._go_on()

    async def take_share(
        self, seat: int, anchor: str, base: int, connection: Connection | None = None, re: int | None = None
    ) -> None:
        """A device of a seat adds to the dice from now on. What its links lead to is stored before any is asked for."""
        share, collector = Anchor(seat, base, anchor), self.state.collector

        async def decide() -> None:
            steps = self.state.steps
            if seat == SPECTATORS:
                raise Refusal("web-spectator")
            if not collector.is_known(share):
                if self.state.sitting.over or not max(-1, steps - LENGTH // 2) < base <= steps:
                    raise Refusal("web-no-share")
                stored = {"seat": seat, "anchor": anchor, "from": base}
                await self.journal.game_event("share", stored, lambda: None)
                collector.take(stored)
            if connection is not None:
                collector.offer(connection, anchor)
                connection.send(SeatsMessage(re=re, seats=self.broadcaster.seat_infos()).to_json())
                self.broadcaster.seats(but=connection)

        await self.journal.do(decide, connection)
