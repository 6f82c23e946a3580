"""The time of a table: whose clock runs, who is on vacation, and which seats are lost."""

from collections.abc import Mapping, Sequence
from typing import Any

from tavoliere.table.match import HUMAN, Match
from tavoliere.table.scenes import Scenes
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.messages.tables import Clocks as ClocksShown
from tavoliere.web.storage.rows import SPECTATORS, StoredSeat
from tavoliere.web.tables.clocks import Clocks, Timekeeper
from tavoliere.web.tables.seating import Seating


def clocks_of(row: Any, seats: Sequence[StoredSeat]) -> Clocks | None:
    """The clocks of a table as they are stored."""
    if row.clock is None:
        return None
    plan = ClockPlan.model_validate(row.clock)
    left = {one.seat: one.left for one in seats if one.left is not None}
    if plan.kind == "move":  # each turn has the whole of it, but for one that a vacation interrupts
        left = {seat: some if seat == row.actor else float(plan.seconds) for seat, some in left.items()}
    return Clocks(plan, left, None if row.deadline is None else row.actor, row.deadline)


def vacation_left(seat: StoredSeat, now: float) -> float:
    """The seconds of vacation that somebody may still take."""
    return max(0.0, (seat.rest or 0.0) if seat.away is None else seat.away - now)


SHEET = 20.0  # seconds to read what was counted: the sheet that a page puts up closes when the clock runs
MOST_READING = 60.0  # seconds that are given at once


def sheets(match: Match, seat: int, known: int) -> int:
    """How often something was counted beyond so many steps, and since a seat last decided: its page shows it now."""
    steps = len(match.steps)
    own = next((step for step in range(steps - 1, known - 1, -1) if match.positions[step].actor == seat), known)
    scenes = Scenes(match, seat)
    return sum(match.game.summary(scenes.events(one)) is not None for one in scenes.steps_since(own))


class Timing:
    """The clocks of those who sit at a table; None where it has no clocks."""

    def __init__(self, timekeeper: Timekeeper, seating: Seating) -> None:
        self.timekeeper = timekeeper
        self.seating = seating
        self.clocks: Clocks | None = None
        self.read_by: dict[int, int] = {}  # the steps up to which a seat had time to read what was counted
        self._looked: int | None = None  # the steps up to which was looked whether anything was counted
        self._quiet = 0  # the step from which on nothing was, up to there

    @property
    def now(self) -> float:
        return self.timekeeper.now()

    @property
    def plan(self) -> ClockPlan | None:
        return None if self.clocks is None else self.clocks.plan

    # --- clocks ---

    def after(
        self, seats: Mapping[int, StoredSeat], waits_for: int | None, fresh: bool = False, match: Match | None = None
    ) -> tuple[Clocks | None, dict[int, float]]:
        """The clocks with the right one running, and what those that changed have left. None runs before all sit.

        `match`: something was played. Before the clock runs there is time to read what was counted; once for each, so
        that nobody gains any by taking back and playing again.
        """
        if self.clocks is None:
            return None, {}
        people = [one for one in seats.values() if one.seat != SPECTATORS and one.player == HUMAN]
        is_persons = waits_for in {one.seat for one in people}
        asked = waits_for if all(one.claimed for one in people) and is_persons else None
        runs = asked if asked is None or seats[asked].away is None else None
        reading = 0.0
        quiet = 0 if match is None else self._quiet_from(match)
        if match is not None and runs is not None:
            known = self.read_by.get(runs, 0)
            if quiet > known:
                reading = min(MOST_READING, SHEET * sheets(match, runs, known))
            self.read_by[runs] = max(len(match.steps), known)
        after = self.clocks.run(runs, self.now, fresh, asked, reading)
        return after, {seat: left for seat, left in after.left.items() if left != self.clocks.left[seat]}

    def _quiet_from(self, match: Match) -> int:
        """The step from which on nothing was counted, as far as that is known: nobody has a sheet of those to read.

        So only the steps that are new need be looked at.
        """
        steps = len(match.steps)
        if self._looked is None:
            self._looked = self._quiet = steps
        for step in range(self._looked, steps):
            if match.game.counted(match.events(step, int(match.steps[step]))):
                self._quiet = step + 1
        self._looked = steps
        return self._quiet

    def look_again(self) -> None:
        """Steps have changed that were looked at."""
        self._looked = None

    def set(self, clocks: Clocks | None) -> None:
        """The clocks from now on."""
        self.clocks = clocks
        if clocks is not None:
            self.timekeeper.heed(clocks.deadline)

    def wind(self, seat: int) -> None:
        """Give some time again to whoever sits down where it had run out."""
        if self.clocks is not None and self.clocks.left[seat] <= 0:
            self.clocks = self.clocks.returned(seat)

    def shown(self) -> ClocksShown | None:
        """What the clocks show now."""
        if self.clocks is None:
            return None
        now = self.now
        left = [self.clocks.shown(one.seat, now) if one.player == HUMAN else None for one in self.seating.players]
        return ClocksShown(left=left, runs=self.clocks.runs, waits=self.clocks.waits(now))

    # --- seats ---

    def late(self) -> int | None:
        """The seat whose time has run out."""
        return None if self.clocks is None else self.clocks.late(self.now)

    def is_lost(self, seat: int) -> bool:
        """Whether time ran out for a seat where that was to lose it."""
        return self.seating[seat].late and self.plan is not None and self.plan.lost

    def back(self) -> list[int]:
        """The seats whose vacation is over."""
        now = self.now
        return [one.seat for one in self.seating.seats.values() if one.away is not None and one.away <= now]

    def vacation_left(self, seat: int) -> float:
        return vacation_left(self.seating[seat], self.now)

    def at_home(self, seat: int) -> dict[str, Any]:
        """What is kept of a seat whose person is not on vacation, or not any more."""
        return {"rest": self.vacation_left(seat), "away": None}
