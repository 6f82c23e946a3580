"""One table: the only authority over its game. Whatever happens is stored first and announced then."""

import asyncio
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from tavoliere.bots.lines import after
from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import View, make
from tavoliere.table.dice import FairDice
from tavoliere.table.match import HUMAN, Match, SeatTaken
from tavoliere.table.sitting import Sitting
from tavoliere.web.chat import Talk
from tavoliere.web.clocks import Clocks, Timekeeper
from tavoliere.web.connection import REVOKED, Connection
from tavoliere.web.messages import (
    LONGEST_NAME,
    ClockPlan,
    ClocksMessage,
    HintMessage,
    Line,
    MomentMessage,
    SeatInfo,
    SeatsMessage,
    TableInfo,
    TalkMessage,
    TokenMessage,
    WeighedMessage,
    WhyMessage,
)
from tavoliere.web.messages import Clocks as ClocksShown
from tavoliere.web.presenter import Presenter
from tavoliere.web.refusal import Refusal
from tavoliere.web.store import (
    SPECTATORS,
    CannotStore,
    Event,
    Order,
    Stale,
    Stands,
    Store,
    Stored,
    StoredDevice,
    StoredSeat,
)
from tavoliere.web.thinkers import NoThought, Thinkers, seconds_of
from tavoliere.web.turns import NOBODY, Asker, first_of
from tavoliere.web.wire import message_json
from tavoliere.words import Message, Seat

MOST_SPECTATORS = 100
MOST_AT_A_SEAT = 20  # sockets: those that look on never take a player's place
MOST_DEVICES = 20  # with which somebody has sat down at one seat
LOOKS_ON = 60.0  # seconds for which somebody is there who has asked about the table without a socket
LEFT_ALONE = 5.0  # seconds after which it is asked again whether somebody looks after bots among themselves
ENOUGH = 50  # steps that are told in one go before others get their turn
# What a seat's event changes: its name, who plays there, whether somebody has sat down; and what is announced of it.
SEATS_TOLD = ("name", "hand", "return", "late", "sit", "revoke", "vacation")
STANDING_TOLD = ("hand", "return", "late")
KNOWN_EVENTS = {"play", "undo", "confirm", "claim", "link", "talk", "next", *SEATS_TOLD}


Done = TypeVar("Done")


def clocks_of(row: Any, seats: Sequence[StoredSeat]) -> Clocks | None:
    """The clocks of a table as they are stored."""
    if row.clock is None:
        return None
    plan = ClockPlan.model_validate(row.clock)
    left = {one.seat: one.left for one in seats if one.left is not None}
    if plan.kind == "move":  # each turn has the whole of it, but for one that a vacation interrupts
        left = {seat: some if seat == row.actor else float(plan.seconds) for seat, some in left.items()}
    return Clocks(plan, left, None if row.deadline is None else row.actor, row.deadline)


class Present(NamedTuple):
    """Who is connected to another process: at which seats, and for whom bots think."""

    seats: frozenset[int]
    asker: Asker = NOBODY


class AlreadyFollowed(TavoliereError):
    """There is a rematch already."""


class Others(Protocol):
    """Those whom a table tells what is not stored: the other processes."""

    def present(self, table: "Table") -> None:
        """Somebody has come, or gone."""

    def rematched(self, table: "Table") -> None:
        """Another process has opened the table of the rematch."""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(24)


def checked_name(name: str) -> str:
    """A player's name, trimmed, or none; Refusal if nobody could read it."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("web-name", most=LONGEST_NAME)
    return name


def checked_player(player: str) -> str:
    """ "human", or the name of a bot that exists; how long it thinks is not for a client to say."""
    try:
        if player != HUMAN:
            seconds_of(player)
    except KeyError:
        player = ":"
    if ":" in player:
        raise Refusal("web-no-bot")
    return player


def vacation_left(seat: StoredSeat, now: float) -> float:
    """The seconds of vacation that somebody may still take."""
    return max(0.0, (seat.rest or 0.0) if seat.away is None else seat.away - now)


class Table:
    """A game in progress, those who sit at it, and those who look on."""

    def __init__(
        self,
        stored: Stored,
        store: Store,
        thinkers: Thinkers,
        time_of: Timekeeper,
        others: Others,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.time = time_of
        self.id: str = stored.row.id
        self.hints: bool = stored.row.hints
        self.others = others
        self.elsewhere: dict[str, Present] = {}  # who is connected to other processes
        self.behind = 0  # the number of an event that another process is known to have written
        self._times_heard = 0
        self.draining = False
        self.connections: set[Connection] = set()
        self.used = time.monotonic()  # when somebody last asked for it
        self.asked_by: dict[Asker, float] = {}  # who looks at it without a socket, and when they last did
        self.changed = asyncio.Condition()  # for programs that wait for the next step
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[None] | None = None
        self._claimed = 0.0  # when this process last tried to look after it
        self._refreshing: asyncio.Task[None] | None = None
        self._read(stored)

    def _read(self, stored: Stored) -> None:
        """Take up the game where the events leave it."""
        self._read_seats(stored.seats, stored.devices)
        steps: list[str] = []
        confirmed = 0
        for event in stored.events:
            if event.kind == "undo":
                del steps[event.data["steps"] :]
            else:
                steps += event.data.get("steps", [])
            confirmed = event.data.get("confirmed", confirmed)
        game = make(stored.row.game, stored.row.options, interpreted=False, files=False)
        match = Match.resumed(game, self._taken(), FairDice(bytes.fromhex(stored.row.secret)), steps)
        self.sitting = Sitting(match)
        self.sitting.confirmed = confirmed
        self.presenter = Presenter(self.sitting)
        self.events = stored.events[-1].n
        self.clocks = clocks_of(stored.row, stored.seats)
        self.talk = Talk(stored.row.talk)
        self.next: str | None = stored.row.next
        self.holder: str | None = stored.row.holder

    def _read_seats(self, seats: Sequence[StoredSeat], devices: Sequence[StoredDevice]) -> None:
        self.seats = {seat.seat: seat for seat in seats}
        self.devices = {one.token: one.seat for one in devices if not one.revoked}
        self.sent_away = {one.token for one in devices if one.revoked}
        self.sat_with = Counter(one.seat for one in devices)  # devices, those that don't get in any more too

    # --- who is here ---

    @property
    def match(self) -> Match:
        return self.sitting.match

    def _taken(self) -> list[SeatTaken]:
        return [SeatTaken(one.name, one.player) for one in self.seats.values() if one.seat != SPECTATORS]

    async def close(self) -> None:
        """Let nobody think here any more."""
        self.draining = True
        tasks = [one for one in (self._bots, self._claiming, self._refreshing) if one is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self.changed:
            self.changed.notify_all()

    @property
    def idle(self) -> bool:
        return not self.connections and self._bots is None and not self._lock.locked()

    @property
    def plays_on(self) -> bool:
        """Whether its bots think, or wait for their turn to."""
        return self._bots is not None

    @property
    def watched(self) -> bool:
        """Whether somebody here waits for what happens."""
        return bool(self.connections or self.asked_by or self._bots)

    def seat_infos(self) -> list[SeatInfo]:
        here = {connection.seat for connection in self.connections}.union(
            *(one.seats for one in self.elsewhere.values())
        )
        now = self.time.now()
        return [
            SeatInfo(
                name=one.name,
                player=one.player,
                here=one.seat in here,
                sat=one.claimed,
                late=one.late,
                devices=self.sat_with[one.seat],
                vacation=one.away,
                vacation_left=vacation_left(one, now),
            )
            for one in self.seats.values()
            if one.seat != SPECTATORS
        ]

    def info(self, connection: Connection) -> TableInfo:
        assert self.match.dice is not None
        return TableInfo(
            table=self.id,
            game=self.match.game.name,
            options=self.match.game.settings,
            remarks=[message_json(message) for message in self.match.game.remarks()],
            seat=connection.seat,
            owner=connection.owner,
            seats=self.seat_infos(),
            hints=self.hints,
            commitment=self.match.dice.commitment,
            clock=self.plan,
            clocks=self.clocks_shown(),
            talk=self.talk.lines,
        )

    async def admit(self, token: str, own: str) -> int:
        """The seat of whoever comes with a link; from then on `own` lets that device in, whatever the link does."""

        async def decide() -> int:
            is_new = own not in self.devices
            seat = (await self._admit(token, own)).seat
            if is_new and seat != SPECTATORS:
                self._announce_seats()
            return seat

        return await self._do(decide)

    async def _admit(self, token: str, own: str) -> StoredSeat:
        mine = await self._come_in(token, own)
        if mine.seat != SPECTATORS and own not in self.devices:
            await self._let_sit(mine.seat, own)
        if not self.seats[mine.seat].claimed:
            await self._change_seat("claim", mine.seat, claimed=True)
        return self.seats[mine.seat]

    async def _let_sit(self, seat: int, own: str) -> None:
        """Keep a device, for all to see: whoever looks into somebody's cards is seen doing it."""
        if own in self.sent_away or any(one.token == own for one in self.seats.values() if one.seat != seat):
            raise Refusal("web-no-seat")
        if self.sat_with[seat] >= MOST_DEVICES:
            raise Refusal("web-many-devices")
        device = self.store.new_device(self.id, StoredDevice(own, seat, False))
        await self._change_seat("sit", seat, [device], claimed=True)
        self.devices[own] = seat
        self.sat_with[seat] += 1
        self._announce_clocks()

    async def _come_in(self, token: str, own: str) -> StoredSeat:
        try:
            return self._let_in(token, own)
        except Refusal:  # unless another process has let them in meanwhile
            if not await self._catch_up():
                raise
            return self._let_in(token, own)

    def _let_in(self, token: str, own: str) -> StoredSeat:
        """The seat of a device that sat there before, of another one's link, or of an unused invitation."""
        known = self.devices.get(own, self.devices.get(token))
        if known is not None:
            return self.seats[known]
        invited = next((one for one in self.seats.values() if one.token == token), None)
        if invited is None:
            raise Refusal("web-no-seat")
        if invited.claimed and invited.seat != SPECTATORS:
            raise Refusal("web-link-used")
        return invited

    async def sit(
        self, connection: Connection, token: str, own: str, re: int | None = None, read: int | None = None
    ) -> None:
        """Let somebody sit down with a link, and tell everything so far, again from a summary that is not read yet."""

        async def decide() -> None:
            seat = (await self._come_in(token, own)).seat
            others = sum(other.seat == seat for other in self.connections if other is not connection)
            if others >= (MOST_SPECTATORS if seat == SPECTATORS else MOST_AT_A_SEAT):
                raise Refusal("web-table-full")
            is_new = own not in self.devices
            mine = await self._admit(token, own)
            for index in range(len(self.match.steps)):
                self.presenter.step(index, mine.seat)
                if index % ENOUGH == 0:
                    await asyncio.sleep(0)
            before = (connection.seat, connection in self.connections)
            connection.seat, connection.owner = mine.seat, mine.owner
            connection.token = mine.token if mine.seat == SPECTATORS else own
            self.connections.add(connection)
            self._tell_all(connection, re, read)
            if is_new or before != (mine.seat, True):
                self._announce_seats(but=connection)

        await self._do(decide)
        self.others.present(self)
        self.go_on()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self._announce_seats()
            self.others.present(self)

    def meet(self, process: str, present: Present | None) -> None:
        """Somebody came to another process, or went; all of them, if that is gone."""
        before = self.seat_infos()
        if present is None or present == Present(frozenset()):
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = present
        if self.seat_infos() != before:
            self._announce_seats()
        self.go_on()

    @property
    def here(self) -> Present:
        """Who is connected to this process."""
        return Present(frozenset(one.seat for one in self.connections), self._asker_here())

    # --- announcing ---

    def _tell_all(self, connection: Connection, re: int | None = None, read: int | None = None) -> None:
        """Everything so far."""
        standing, steps = self.presenter.standing(connection.seat), self.presenter.steps(0, connection.seat)
        head = f'"re":{re},' if re is not None else ""
        table = self.info(connection).model_dump_json()
        scenes = self.presenter.scenes(0, connection.seat, self.presenter.unread(connection.seat, read))
        told = f'"type":"table","table":{table},"standing":{standing},"steps":{steps},"scenes":{scenes}'
        connection.send(f"{{{head}{told}}}")

    def _announce_seats(self, but: Connection | None = None) -> None:
        text = SeatsMessage(seats=self.seat_infos()).to_json()
        for connection in self.connections:
            if connection is not but:
                connection.send(text)

    async def _announce(self, kind: str, asker: Connection | None, re: int | None, first: int | None = None) -> None:
        """Tell every seat where the game stands now, each from its own view; with the steps from `first` on."""
        told = {}
        for seat, standing in self.presenter.standings({connection.seat for connection in self.connections}).items():
            told[seat] = f'"type":"{kind}","standing":{standing}'
            if kind == "moved" and first is not None:
                scenes = self.presenter.scenes(first, seat, shown=first)
                told[seat] += f',"steps":{self.presenter.steps(first, seat)},"scenes":{scenes}'
            elif kind == "back":
                n = len(self.match.steps)
                told[seat] += f',"n":{n},"scenes":{self.presenter.scenes(max(0, n - 1), seat)}'
        for connection in self.connections:
            head = f'"re":{re},' if connection is asker and re is not None else ""
            connection.send(f"{{{head}{told[connection.seat]}}}")
        self._announce_clocks()
        async with self.changed:
            self.changed.notify_all()

    # --- deciding ---

    async def _do(self, decide: Callable[[], Awaitable[Done]], asker: Connection | None = None) -> Done:
        """One thing at a time, about the table as it stands: again, if another process wrote to it meanwhile.

        Whoever asks for it must still be here then, and not have been sent away.
        """
        async with self._lock:
            if self.behind > self.events:
                await self._catch_up()
            while True:
                if asker is not None and asker not in self.connections:
                    raise Stale("web-stale")
                try:
                    return await decide()
                except Stale:
                    if not await self._catch_up():
                        raise

    def _check_steps(self, n: int) -> None:
        if n != len(self.match.steps):
            raise Refusal("web-stale")

    @asynccontextmanager
    async def _stored(self, kind: str, data: dict[str, Any]) -> AsyncIterator[None]:
        """What is done to the game inside is stored as one event; if that fails, the game is as it was."""
        match, sitting = self.match, self.sitting
        before = list(match.steps), list(match.positions), sitting.confirmed
        try:
            yield
            data["confirmed"] = sitting.confirmed
            if kind == "play":
                data["steps"] = [step.text for step in match.steps[len(before[0]) :]]
            elif kind == "undo":
                data["steps"] = len(match.steps)
            clocks, left = self._clocks_after(self.seats, fresh=kind == "confirm")
            await self.store.append(self.id, Event(self.events + 1, kind, data), self._stands(clocks), left)
        except BaseException as problem:
            match.steps, match.positions, sitting.confirmed = before
            self._doubt(problem)
            raise
        self.events += 1
        self._hold()
        self._set_clocks(clocks)

    def _stands(self, clocks: Clocks | None) -> Stands:
        result = self.match.position.result
        return Stands(
            steps=len(self.match.steps),
            actor=self._waits_for,
            deadline=None if clocks is None else clocks.deadline,
            outcome=result and {"scores": list(result.scores), "winners": list(result.winners)},
        )

    def _doubt(self, problem: BaseException) -> None:
        """Where the database did not answer, it may have stored all the same."""
        if not isinstance(problem, TavoliereError) or isinstance(problem, CannotStore):
            self.doubt()

    def doubt(self) -> None:
        """Something may have been written that is not known here: look before anything else is done."""
        self.behind = max(self.behind, self.events + 1)

    def _hold(self) -> None:
        """This process wrote last, and looks after the table from now on."""
        if self.holder != self.store.holder:
            self.holder = self.store.holder
            self.time.changed.set()

    # --- what other processes write ---

    def hear_of(self, n: int) -> None:
        """Another process wrote the event of this number."""
        self.behind = max(self.behind, n)
        self._times_heard += 1
        if self.behind > self.events and self.watched and self._refreshing is None and not self.draining:
            self._refreshing = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        try:
            while self.behind > self.events:
                await self.catch_up()
        except TavoliereError:
            pass  # whoever does something here next reads it first
        finally:
            self._refreshing = None
        self.go_on()

    async def catch_up(self) -> None:
        async with self._lock:
            if self.behind > self.events:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Take up what other processes wrote, and announce it as if it had happened here; whether there was any."""
        heard = self._times_heard
        news = await self.store.news(self.id, self.events)
        if news is None:
            raise Refusal("web-no-table")
        if heard == self._times_heard:  # else what was heard of meanwhile may not have been read
            self.behind = 0
        if not news.events:
            self.holder = news.row.holder
            return False
        numbers = [event.n for event in news.events]
        if numbers != [*range(self.events + 1, numbers[-1] + 1)] or any(
            event.kind not in KNOWN_EVENTS for event in news.events
        ):
            await self._reload()
            return True
        self.next, self.holder = news.row.next, news.row.holder
        if news.sitting is not None:
            self._read_seats(*news.sitting)
            self.match.seats = tuple(self._taken())
            self._set_clocks(clocks_of(news.row, news.sitting[0]))
            self._dismiss_revoked()
        for event in news.events:
            await self._take(event)
        if news.talk is not None:
            self._hear_lines(news.talk)
        return True

    async def _take(self, event: Event) -> None:
        """One event of another process."""
        match, first = self.match, len(self.match.steps)
        self.events = event.n
        self.sitting.confirmed = event.data["confirmed"]
        if event.kind == "play":
            for text in event.data["steps"]:
                match.advance(match.game.action(text))
            await self._announce("moved", None, None, first)
        elif event.kind == "undo":
            del match.steps[event.data["steps"] :], match.positions[event.data["steps"] + 1 :]
            self.presenter.forget(len(match.steps))
            await self._announce("back", None, None)
        elif event.kind == "confirm":
            await self._announce("standing", None, None)
        elif event.kind == "next":
            self.others.rematched(self)
        else:
            await self._announce_seat(event.kind)

    async def _reload(self) -> None:
        """Take up everything anew, where what another process wrote can't be told one after the other."""
        stored = await self.store.load(self.id)
        assert stored is not None
        self._read(stored)
        self._dismiss_revoked()
        for connection in self.connections:
            self._tell_all(connection)

    async def play(
        self,
        seat: int,
        n: int,
        given: int | str,
        asker: Connection | None = None,
        device: str | None = None,
        **more: Any,
    ) -> None:
        """Play one of the legal actions of the seat that is asked, for a connection or for a device without one."""

        async def decide() -> None:
            if device is not None and self.devices.get(device) != seat:
                raise Refusal("web-no-seat")
            self._check_steps(n)
            self._check_turn(seat)
            await self._play(seat, given, asker, **more)

        await self._do(decide, asker)
        self.go_on()

    async def _play(
        self, seat: int, given: int | str, asker: Connection | None, re: int | None = None, confirm: bool = False
    ) -> None:
        sitting, game = self.sitting, self.match.game
        action = game.action(given)
        if action not in self.match.position.view(seat).actions:
            raise game.illegal(self.match.position.hidden_from(seat), action)
        steps = len(self.match.steps)
        async with self._stored("play", {"seat": seat}):
            sitting.play(action)
            if confirm and sitting.unconfirmed == seat:
                sitting.confirm()
        await self._announce("moved", asker, re, steps)

    def _check_turn(self, seat: int) -> None:
        if self.sitting.over:
            raise Refusal("web-over")
        if (waits := self.sitting.unconfirmed) is not None:
            raise Refusal("web-unconfirmed", words=self.match.words, who=Seat(waits))
        if self.sitting.actor != seat:
            raise Refusal("web-not-asked", words=self.match.words, who=Seat(self.sitting.actor or 0))
        if self.presenter.thinking:
            raise Refusal("web-bot-plays")

    async def undo(self, seat: int, n: int, asker: Connection | None = None, re: int | None = None) -> None:
        """Take the seat's last decision back."""

        async def decide() -> None:
            self._check_steps(n)
            if self.sitting.undoable != seat or seat < 0:
                raise Refusal("web-no-undo")
            async with self._stored("undo", {"seat": seat}):
                self.sitting.undo()
            self.presenter.forget(len(self.match.steps))
            await self._announce("back", asker, re)

        await self._do(decide, asker)

    async def confirm(self, seat: int, n: int, asker: Connection | None = None, re: int | None = None) -> None:
        """Let one's turn stand, so that the next may go on."""

        async def decide() -> None:
            self._check_steps(n)
            if self.sitting.unconfirmed != seat or seat < 0:
                raise Refusal("web-nothing-to-confirm")
            async with self._stored("confirm", {"seat": seat}):
                self.sitting.confirm()
            await self._announce("standing", asker, re)

        await self._do(decide, asker)
        self.go_on()

    # --- bots ---

    def look(self, client: str, seat: int) -> None:
        """A program asks about the table."""
        before = self._asker_here()
        self.asked_by[Asker(client, seat != SPECTATORS)] = time.monotonic()
        if self._asker_here() != before:
            self.others.present(self)
        self.go_on()

    def _asker_here(self) -> Asker:
        now = time.monotonic()
        self.asked_by = {one: at for one, at in self.asked_by.items() if now - at < LOOKS_ON}
        there = [Asker(one.client, one.seat != SPECTATORS) for one in self.connections]
        return first_of([*there, *self.asked_by])

    def _asker(self) -> Asker:
        """For whom bots think here: somebody who plays, else somebody who looks on, else nobody."""
        return first_of([self._asker_here(), *(one.asker for one in self.elsewhere.values())])

    @property
    def rests(self) -> bool:
        """Whether bots are among themselves: they wait until somebody looks on."""
        return not self.people and not self.connections and self._asker() == NOBODY

    @property
    def people(self) -> list[StoredSeat]:
        """The seats of people, of those too for whom a bot plays as their time ran out."""
        return [one for one in self.seats.values() if one.seat != SPECTATORS and (one.player == HUMAN or one.late)]

    @property
    def mine(self) -> bool:
        """Whether this process looks after the table: lets its bots think, and its clocks run out."""
        return self.store.bus.alone or self.holder == self.store.bus.me

    def go_on(self) -> None:
        """Let the bots play, if one is asked."""
        if self._bots is not None or self.draining or not self.presenter.thinking or self.rests:
            return
        if self.mine:
            self._bots = asyncio.create_task(self._let_bots_play())
        elif self._claiming is None and self._may_be_free:
            self._claiming = asyncio.create_task(self._claim())

    @property
    def _may_be_free(self) -> bool:
        """Whether nobody may be looking after it. Bots among themselves are left alone by a process that goes on."""
        if self.holder not in self.store.bus.members:
            return True
        return not self.people and time.monotonic() - self._claimed > LEFT_ALONE

    async def _claim(self) -> None:
        """Look after a table that nobody looks after."""
        self._claimed = time.monotonic()
        try:
            if not await self.store.claim(self.id):
                self.doubt()  # somebody else was first
                await self.catch_up()
                return
            self.holder = self.store.holder
        except TavoliereError:
            return
        finally:
            self._claiming = None
        self.go_on()

    async def _let_bots_play(self) -> None:
        try:
            while self.presenter.thinking and self.mine and not self.rests:
                seat, n = self.sitting.actor, len(self.match.steps)
                assert seat is not None
                player = self.match.seats[seat].player
                view = self.match.position.view(seat)
                action = await self.thinkers.choice(player, f"{self.id} {seat}", view, self._asker())
                await self._do(partial(self._let_bot_play, seat, n, player, action))
            if self.mine and self.rests and not self.store.bus.alone:
                await self.store.release(self.id)  # whoever looks on next has their process look after it
                self.holder = None
        except (CannotStore, Stale):
            # until the database is back; for nobody it need not be found out at once
            await asyncio.sleep(1 if self.connections or self.asked_by else 15)
        finally:
            self._bots = None
        self.go_on()

    async def _let_bot_play(self, seat: int, n: int, player: str, action: int) -> None:
        # meanwhile a person may have taken the seat, or another process looks after the table
        if len(self.match.steps) == n and self.match.seats[seat].player == player and self.presenter.thinking:
            await self._play(seat, action, None)

    async def hint(self, connection: Connection, n: int, instead: int | None, re: int | None) -> None:
        """What a bot would think of the position, for the seat that is asked; `instead`: rather than this choice."""
        async with self._as_it_stands():
            self._check_steps(n)
            if not self.hints:
                raise Refusal("web-no-hints")
            self._check_turn(connection.seat)
            view = self.match.position.view(connection.seat)
        try:
            asker = Asker(connection.client, plays=True)
            thought = await self.thinkers.hint(f"{self.id} {view.seat}", view, instead, asker)
        except NoThought:
            raise Refusal("web-no-thought") from None
        told = {name: thought[name] for name in ("chances", "best", "lead", "versus", "compared")}
        told |= self._line(view, thought["line"])
        connection.send(HintMessage.model_validate({"re": re, "n": n, **told}).to_json())

    def _line(self, view: View, numbers: list[int]) -> dict[str, Any]:
        """The decisions of a hint as texts, and in a sentence where they are told in one."""
        game = view.game
        sentences = game.events.told(game.unpack(view.known), numbers) if len(numbers) > 1 else []
        tells = message_json(sentences[0]) if len(sentences) == 1 else None
        return {"line": [str(game.all_actions[number]) for number in numbers], "tells": tells}

    async def weigh(self, connection: Connection, n: int, texts: list[str], re: int | None) -> None:
        """What each choice is worth, or a line of them, for a tutor: only where nobody else plays."""
        async with self._as_it_stands():
            self._check_steps(n)
            if not self.hints or [seat.player for seat in self.match.seats].count(HUMAN) > 1:
                raise Refusal("web-no-tutor")
            self._check_turn(connection.seat)
            view = self.match.position.view(connection.seat)
            line = [view.game.action(text) for text in texts]
            if after(view, line) is None:
                raise Refusal("page-several-broken")
        try:
            asker = Asker(connection.client, plays=True)
            weights = await self.thinkers.weights(f"{self.id} {view.seat}", view, [int(one) for one in line], asker)
        except NoThought:
            raise Refusal("web-no-thought") from None
        connection.send(WeighedMessage.model_validate({"re": re, "n": n, "weights": weights}).to_json())

    # --- looking ---

    @asynccontextmanager
    async def _as_it_stands(self) -> AsyncIterator[None]:
        async with self._lock:
            if self.behind > self.events:
                await self._catch_up()
            yield

    def awaits(self, seat: int) -> bool:
        """Whether a seat is to decide now."""
        return self.sitting.actor == seat and self.sitting.unconfirmed is None

    async def standing(self, seat: int) -> str:
        """Where the game stands for a seat, as JSON, for programs."""
        async with self._as_it_stands():
            return self.presenter.standing(seat)

    async def why(self, connection: Connection, given: int | str, re: int | None) -> None:
        """Why an action is not legal, found in what the seat may know."""
        async with self._as_it_stands():
            reason = message_json(self._reason(connection.seat, given))
            connection.send(WhyMessage(re=re, message=reason).to_json())

    def _reason(self, seat: int, given: int | str) -> Message:
        try:
            self._check_turn(seat)
            action = self.match.game.action(given)
        except (Refusal, IllegalAction) as error:
            return error.message
        view = View(self.match.position, seat)
        if action in view.actions:
            return "web-legal", {}
        return self.match.game.illegal(self.match.position.hidden_from(seat), action).message

    async def moment(self, connection: Connection, n: int, seat: int | None, re: int | None) -> None:
        """The game as it was after n steps; through other eyes only once it is over."""
        async with self._as_it_stands():
            eyes = connection.seat if seat is None else seat
            if eyes != connection.seat and not self.sitting.over:
                raise Refusal("web-other-eyes")
            if not 0 <= n <= len(self.match.steps) or not SPECTATORS <= eyes < self.match.game.players:
                raise Refusal("web-no-moment", steps=len(self.match.steps))
            seen = self.presenter.seen(self.match.positions[n], eyes)
            connection.send(MomentMessage.model_validate({"re": re, "n": n, "as": eyes, **seen}).to_json())

    # --- seats ---

    async def _change_seat(
        self, kind: str, seat: int, more: Sequence[Order] = (), confirm: bool = False, **changed: Any
    ) -> None:
        """Keep a seat as an event of this kind; `confirm`: an unconfirmed turn stands."""
        confirmed = self.sitting.confirmed
        after = self.seats[seat]._replace(**changed)
        try:
            if confirm:
                self.sitting.confirm()
            clocks, left = self._clocks_after({**self.seats, seat: after}, fresh=confirm)
            if clocks is not None:
                after = after._replace(left=clocks.left.get(seat))
            started = clocks is not self.clocks and clocks is not None and clocks.runs is not None
            await self.store.change_seat(
                self.id,
                self._next_event(kind, seat),
                after,
                self._stands(clocks) if kind in STANDING_TOLD else None,
                None if clocks is None else clocks.deadline,
                {other: seconds for other, seconds in left.items() if other != seat},
                more,
                started,
            )
        except BaseException as problem:
            self.sitting.confirmed = confirmed
            self._doubt(problem)
            raise
        self.events += 1
        self.seats[seat] = after
        self.match.seats = tuple(self._taken())
        if started or kind in STANDING_TOLD:
            self._hold()
        self._set_clocks(clocks)

    def _next_event(self, kind: str, seat: int) -> Event:
        """Something that happens to a seat. As an event it has a number, which no two processes can both write."""
        return Event(self.events + 1, kind, {"seat": seat, "confirmed": self.sitting.confirmed})

    async def _announce_seat(self, kind: str) -> None:
        """What is told when something of this kind has happened to a seat."""
        if kind == "sit":
            self._announce_clocks()
        if kind in SEATS_TOLD:
            self._announce_seats()
        if kind in ("revoke", "vacation"):
            self._announce_clocks()
        if kind in STANDING_TOLD:
            await self._announce("standing", None, None)

    async def rename(self, connection: Connection, name: str) -> None:
        async def decide() -> None:
            if connection.seat == SPECTATORS:
                raise Refusal("web-spectator")
            await self._change_seat("name", connection.seat, name=checked_name(name))
            await self._announce_seat("name")

        await self._do(decide, connection)

    def _check_owner(self, connection: Connection, seat: int) -> None:
        if not connection.owner:
            raise Refusal("web-not-owner")
        if seat not in self.seats:
            raise Refusal("web-no-such-seat")

    async def hand_over(self, connection: Connection, seat: int, player: str, re: int | None) -> None:
        """Give a seat to a bot, or back to a person: to the one who sat there, else there is a new link."""

        async def decide() -> None:
            self._check_owner(connection, seat)
            if seat == SPECTATORS:
                raise Refusal("web-no-such-seat")
            checked_player(player)
            lost = self._is_lost(seat)
            if player == HUMAN and lost:
                raise Refusal("web-seat-lost")
            confirm = player != HUMAN and self.sitting.unconfirmed == seat
            if player == HUMAN:
                self._wind(seat)
            if player == HUMAN and not self.seats[seat].claimed:
                token = fresh_token()
                await self._change_seat("hand", seat, player=player, late=False, token=hash_of(token))
                connection.send(TokenMessage(re=re, seat=seat, token=token).to_json())
            else:
                await self._change_seat("hand", seat, confirm=confirm, player=player, late=lost, **self._at_home(seat))
            await self._announce_seat("hand")

        await self._do(decide, connection)
        self.go_on()

    async def come_back(self, connection: Connection) -> None:
        """Somebody whose time ran out plays on."""

        async def decide() -> None:
            seat = connection.seat
            if seat == SPECTATORS or not self.seats[seat].late:
                raise Refusal("web-not-late")
            if self._is_lost(seat):
                raise Refusal("web-seat-lost")
            self._wind(seat)
            await self._change_seat("return", seat, player=HUMAN, late=False)
            await self._announce_seat("return")

        await self._do(decide, connection)

    async def revoke(self, connection: Connection, seat: int, re: int | None) -> None:
        """Whoever sat there gets in no more; the owner gets a new link to invite somebody with."""

        async def decide() -> None:
            self._check_owner(connection, seat)
            token = fresh_token()
            revoked = self.store.revoked_devices(self.id, seat)
            await self._change_seat("revoke", seat, [revoked], token=hash_of(token), claimed=False)
            self.sent_away |= {device for device, at in self.devices.items() if at == seat}
            self.devices = {device: at for device, at in self.devices.items() if at != seat}
            if connection.seat == seat:
                connection.token = hash_of(token)
            self._dismiss_revoked()
            connection.send(TokenMessage(re=re, seat=seat, token=token).to_json())
            await self._announce_seat("revoke")

        await self._do(decide, connection)

    async def give_token(self, seat: int) -> str | None:
        """A new link to a person's seat, as long as nobody has sat down there."""

        async def decide() -> str | None:
            if self.seats[seat].claimed or self.seats[seat].player != HUMAN:
                return None
            token = fresh_token()
            await self._change_seat("link", seat, token=hash_of(token))
            return token

        return await self._do(decide)

    def _dismiss_revoked(self) -> None:
        valid = {one.token for one in self.seats.values()} | self.devices.keys()
        for other in [one for one in self.connections if one.token not in valid]:
            self.connections.discard(other)
            other.drop(REVOKED)

    def rotated(self) -> Sequence[StoredSeat]:
        """Those who sit here, everybody one seat further, and the spectators; each with the token still to be given."""
        players = self.match.game.players
        moved = [self.seats[(seat + 1) % players]._replace(seat=seat, left=None, away=None) for seat in range(players)]
        moved = [one._replace(player=HUMAN, late=False) if one.late else one for one in moved]
        return [self.seats[SPECTATORS], *moved]

    # --- time ---

    @property
    def _waits_for(self) -> int | None:
        """The seat that is asked, or has to confirm; None when the game is over."""
        unconfirmed = self.sitting.unconfirmed
        return self.sitting.actor if unconfirmed is None else unconfirmed

    def _clocks_after(
        self, seats: dict[int, StoredSeat], fresh: bool = False
    ) -> tuple[Clocks | None, dict[int, float]]:
        """The clocks with the right one running, and what those that changed have left. None runs before all sit."""
        if self.clocks is None:
            return None, {}
        people = [one for one in seats.values() if one.seat != SPECTATORS and one.player == HUMAN]
        waits = self._waits_for
        asked = waits if all(one.claimed for one in people) and waits in {one.seat for one in people} else None
        runs = asked if asked is None or seats[asked].away is None else None
        after = self.clocks.run(runs, self.time.now(), fresh, asked)
        return after, {seat: left for seat, left in after.left.items() if left != self.clocks.left[seat]}

    def _set_clocks(self, clocks: Clocks | None) -> None:
        changed = clocks is not self.clocks
        self.clocks = clocks
        if changed:
            self.time.changed.set()

    def _wind(self, seat: int) -> None:
        """Give some time again to whoever sits down where it had run out."""
        if self.clocks is not None and self.clocks.left[seat] <= 0:
            self.clocks = self.clocks.returned(seat)

    @property
    def plan(self) -> ClockPlan | None:
        return None if self.clocks is None else self.clocks.plan

    def clocks_shown(self) -> ClocksShown | None:
        if self.clocks is None:
            return None
        now = self.time.now()
        left = [
            self.clocks.shown(seat, now) if self.seats[seat].player == HUMAN else None
            for seat in range(self.match.game.players)
        ]
        return ClocksShown(left=left, runs=self.clocks.runs)

    def _announce_clocks(self) -> None:
        shown = self.clocks_shown()
        if shown is not None:
            text = ClocksMessage(clocks=shown).to_json()
            for connection in self.connections:
                connection.send(text)

    def _is_lost(self, seat: int) -> bool:
        """Whether time ran out for a seat where that was to lose it."""
        return self.seats[seat].late and self.plan is not None and self.plan.lost

    def _at_home(self, seat: int) -> dict[str, Any]:
        """What is kept of a seat whose person is not on vacation, or not any more."""
        return {"rest": vacation_left(self.seats[seat], self.time.now()), "away": None}

    async def go_on_vacation(self, connection: Connection, away: bool) -> None:
        """Let somebody's clock stand still, for as long as they have vacation left; or they are back."""

        async def decide() -> None:
            seat = connection.seat
            if seat == SPECTATORS:
                raise Refusal("web-spectator")
            mine, now = self.seats[seat], self.time.now()
            if away == (mine.away is not None):
                return
            if not away:
                await self._change_seat("vacation", seat, **self._at_home(seat))
            elif mine.player != HUMAN or self.sitting.over or not vacation_left(mine, now):
                raise Refusal("web-no-vacation")
            else:
                await self._change_seat("vacation", seat, away=now + vacation_left(mine, now))
            self.time.changed.set()
            await self._announce_seat("vacation")

        await self._do(decide)

    async def time_out(self) -> None:
        """If somebody's time has run out, a bot takes the seat over and the game goes on; vacations end."""

        async def decide() -> None:
            back = [one.seat for one in self.seats.values() if one.away is not None and one.away <= self.time.now()]
            for seat in back:
                await self._change_seat("vacation", seat, **self._at_home(seat))
                await self._announce_seat("vacation")
            seat = None if self.clocks is None else self.clocks.late(self.time.now())
            if self.clocks is None or seat is None:
                return
            confirm = self.sitting.unconfirmed == seat
            await self._change_seat("late", seat, confirm=confirm, player=self.clocks.plan.bot, late=True)
            await self._announce_seat("late")

        await self._do(decide)
        self.go_on()

    # --- the rematch ---

    async def follow(self, following: str, found: Callable[[Sequence[Order]], Awaitable[None]]) -> None:
        """Have the table of the rematch opened, and keep which it is; AlreadyFollowed if another process was first."""

        async def decide() -> None:
            if self.next is not None:
                raise AlreadyFollowed("web-stale")
            event = Event(self.events + 1, "next", {"confirmed": self.sitting.confirmed})
            try:
                await found(self.store.rematch(self.id, event, following))
            except BaseException as problem:
                self._doubt(problem)
                raise
            self.events += 1
            self.next = following

        await self._do(decide)

    # --- talking ---

    async def say(self, connection: Connection, text: str, emote: str | None) -> None:
        """Tell everybody here what somebody says; the latest lines are kept for those who come later."""

        async def decide() -> None:
            seat = connection.seat
            if seat == SPECTATORS:
                raise Refusal("web-spectator")
            if len(self.people) < 2:
                raise Refusal("web-nobody-to-talk-to")
            line = self.talk.next(seat, text, emote, self.time.now())
            lines = [one.model_dump() for one in self.talk.with_line(line)]
            try:
                await self.store.set_talk(self.id, self._next_event("talk", seat), lines)
            except BaseException as problem:
                self._doubt(problem)
                raise
            self.events += 1
            self._hear_lines(lines)

        await self._do(decide, connection)

    def _hear_lines(self, lines: Sequence[dict[str, Any]]) -> None:
        """Tell what is new of the latest lines."""
        last = self.talk.lines[-1].n if self.talk.lines else 0
        self.talk.lines = [Line.model_validate(line) for line in lines]
        for line in self.talk.lines:
            if line.n > last:
                told = TalkMessage(line=line).to_json()
                for one in self.connections:
                    one.send(told)
