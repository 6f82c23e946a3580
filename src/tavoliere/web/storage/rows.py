"""What of a table is stored, as it is read and written."""

from typing import Any, NamedTuple, Self

from tavoliere.table.match import current_name

SPECTATORS = -1


class StoredSeat(NamedTuple):
    """A seat as it is stored; the token of its invitation is only known by its hash."""

    seat: int
    name: str
    player: str
    token: str
    owner: bool
    claimed: bool
    left: float | None = None  # seconds on its clock
    late: bool = False  # time ran out, and a bot plays here for a while, or to the end
    rest: float | None = None  # seconds of vacation left
    away: float | None = None  # until when on vacation

    @classmethod
    def read(cls, *row: Any) -> Self:
        """As the database has it, where an earlier version may have written it."""
        seat = cls(*row)
        return seat._replace(player=current_name(seat.player))


class StoredDevice(NamedTuple):
    """A device with which somebody has sat down; what it comes back with is only known by its hash."""

    token: str
    seat: int
    revoked: bool


class Stands(NamedTuple):
    """Where a game stands, beside its events."""

    steps: int
    actor: int | None
    deadline: float | None = None
    outcome: dict[str, Any] | None = None


class Event(NamedTuple):
    """One thing that was decided at a table."""

    n: int
    kind: str
    data: dict[str, Any]


class Stored(NamedTuple):
    """Everything that is known of a table."""

    row: Any
    seats: list[StoredSeat]
    devices: list[StoredDevice]
    events: list[Event]


class News(NamedTuple):
    """What is new at a table."""

    row: Any  # without what players said
    events: list[Event]
    sitting: tuple[list[StoredSeat], list[StoredDevice]] | None  # None where nothing of it has changed
    talk: list[dict[str, Any]] | None  # None where nobody has said anything
