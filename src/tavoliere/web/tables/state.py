"""A table as its events leave it: the game, who sits where, the clocks, what was said."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tavoliere.engine.game import make
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match
from tavoliere.table.positions import Positions
from tavoliere.table.sitting import Sitting
from tavoliere.web.storage.rows import Event, Stands, Stored, StoredDevice, StoredSeat
from tavoliere.web.tables.chat import Talk
from tavoliere.web.tables.clocks import Clocks, Timekeeper
from tavoliere.web.tables.presenter import Presenter
from tavoliere.web.tables.seating import Seating
from tavoliere.web.tables.shares import Collector
from tavoliere.web.tables.timing import Timing, clocks_of

# What an event changes of a seat: its name, who plays there, whether somebody has sat down ...
SEAT_KINDS = frozenset({"name", "hand", "return", "late", "sit", "revoke", "vacation", "claim", "link"})
ASKED_KINDS = frozenset({"hand", "return", "late"})  # after which somebody else may be asked
# What may be done again and again without the game going on: by a seat, or by the owner to any.
BESIDES = frozenset({"undo", "name", "vacation", "return", "link", "talk"})
OWNERS = frozenset({"hand", "revoke"})
OWNER = -2  # in place of a seat
KNOWN_KINDS = SEAT_KINDS | {"play", "undo", "confirm", "share", "talk", "next"}


class TableState:
    """What is known of a table. It changes by events alone: whatever happens is stored first."""

    def __init__(self, stored: Stored, timekeeper: Timekeeper) -> None:
        self.id: str = stored.row.id
        self.hints: bool = stored.row.hints
        self.seating = Seating(stored.seats, stored.devices)
        self.timing = Timing(timekeeper, self.seating)
        self.collector = Collector()
        self.read(stored)

    def read(self, stored: Stored) -> None:
        """Take up the game where the events leave it."""
        self.seating.read(stored.seats, stored.devices)
        steps: list[str] = []
        confirmed = 0
        happened = []
        self.besides = Counter[int]()  # how often each seat, and the owner, has done what the game need not go on for
        for event in stored.events:
            self.count(event.kind, event.data)
            happened.append((len(steps), event.kind, event.data))
            if event.kind == "undo":
                del steps[event.data["steps"] :]
            else:
                steps += event.data.get("steps", [])
            confirmed = event.data.get("confirmed", confirmed)
        game = make(stored.row.game, stored.row.options, interpreted=False, files=False, stored=True)
        dice, shares = FairDice(bytes.fromhex(stored.row.secret)), self.collector.read(happened)
        match = Match.resumed(game, self.seating.taken, dice, steps, shares=shares)
        match.positions = Positions(match.steps, match.positions)
        self.sitting = Sitting(match)
        self.sitting.confirmed = confirmed
        self.timing.look_again()
        self.presenter = Presenter(self.sitting)
        self.events = stored.events[-1].n  # the number of the last one
        self.timing.clocks = clocks_of(stored.row, stored.seats)
        self.talk = Talk(stored.row.talk)
        self.next: str | None = stored.row.next  # the table of the rematch

    def count(self, kind: str, data: Mapping[str, Any]) -> None:
        if kind in BESIDES or kind in OWNERS:
            self.besides[OWNER if kind in OWNERS else data["seat"]] += 1

    def read_seats(self, row: Any, seats: Sequence[StoredSeat], devices: Sequence[StoredDevice]) -> None:
        """Take up who sits here, and the clocks, as they are stored."""
        self.seating.read(seats, devices)
        self.match.seats = tuple(self.seating.taken)
        self.timing.set(clocks_of(row, seats))

    def apply(self, event: Event) -> None:
        """One event of another process. What is stored of seats is read with `read_seats` instead."""
        match, first = self.match, len(self.match.steps)
        self.events = event.n
        self.count(event.kind, event.data)
        self.sitting.confirmed = event.data["confirmed"]
        if event.kind == "share":
            self.collector.take(event.data)
        elif event.kind == "play":
            self.collector.keep(first, event.data.get("shared"))
            for text in event.data["steps"]:
                match.advance(match.game.action(text))
        elif event.kind == "undo":
            match.truncate(event.data["steps"])
            self.timing.look_again()

    # --- where the game stands ---

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def steps(self) -> int:
        """How many there have been."""
        return len(self.match.steps)

    @property
    def waits_for(self) -> int | None:
        """The seat that is asked, or has to confirm; None when the game is over."""
        return self.sitting.turn.waits_for

    def is_news(self, seat: int, known: int) -> bool:
        """Whether there are more steps than are known at a seat, it is to decide now, or the game is over."""
        asked = self.sitting.actor == seat and self.sitting.unconfirmed is None
        return self.steps > known or asked or self.sitting.over

    def stands(self, waits_for: int | None, clocks: Clocks | None) -> Stands:
        """What is stored of it beside the events."""
        result = self.match.position.result
        return Stands(
            steps=self.steps,
            actor=waits_for,
            deadline=None if clocks is None else clocks.deadline,
            outcome=result and {"scores": list(result.scores), "winners": list(result.winners)},
        )
