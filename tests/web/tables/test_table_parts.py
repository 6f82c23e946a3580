"""The parts of a table, each alone: nothing here needs a server or a database."""

import asyncio
from types import SimpleNamespace

import pytest

from tavoliere.table.match import HUMAN
from tavoliere.web.limits.fair_queue import NOBODY, Asker
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS, StoredDevice, StoredSeat
from tavoliere.web.tables import seating as seatings
from tavoliere.web.tables.clocks import Timekeeper
from tavoliere.web.tables.connection import REVOKED, Connection
from tavoliere.web.tables.connections import Connections, Present
from tavoliere.web.tables.ownership import Ownership
from tavoliere.web.tables.seating import Seating
from tavoliere.web.tables.timing import Timing, clocks_of

LOOKERS = StoredSeat(SPECTATORS, "", HUMAN, "watch", False, False)
ADA = StoredSeat(0, "Ada", HUMAN, "ada", True, True, left=60.0, rest=100.0)
BICE = StoredSeat(1, "Bice", HUMAN, "bice", False, False, left=60.0, rest=100.0)


def refused(seating: Seating, token: str, own: str) -> str:
    with pytest.raises(Refusal) as refusal:
        seating.let_in(token, own)
    return refusal.value.message[0]


# --- seating ---


def test_an_invitation_is_used_once_and_a_device_comes_back_with_its_own_secret() -> None:
    seating = Seating([LOOKERS, ADA, BICE], [StoredDevice("phone", 0, False), StoredDevice("lost", 0, True)])
    assert seating.let_in("ada", "phone") == ADA, "sat there before"
    assert seating.let_in("phone", "tablet") == ADA, "with the link of a device that did"
    assert seating.let_in("bice", "new") == BICE
    assert refused(seating, "ada", "new") == "web-link-used"
    assert refused(seating, "lost", "lost") == refused(seating, "?", "?") == "web-no-seat"
    assert seating.let_in("watch", "new") == seating.let_in("watch", "another") == LOOKERS


def test_devices_of_a_seat_are_counted_and_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seatings, "MOST_DEVICES", 2)
    seating = Seating([LOOKERS, ADA, BICE])
    for own in ("phone", "tablet"):
        seating.check_device(0, own)
        seating.sit_down(0, own)
    with pytest.raises(Refusal):
        seating.check_device(0, "third")
    with pytest.raises(Refusal):
        seating.check_device(1, "ada")  # the token of another seat is no device
    seating.send_away(["phone"])
    assert seating.devices_of(0) == ["tablet"] and "phone" not in seating.valid and "tablet" in seating.valid
    assert seating.sat_with[0] == 2, "it has seen the cards all the same"


def test_in_a_rematch_everybody_sits_one_seat_further_and_who_was_late_plays_again() -> None:
    late = BICE._replace(player="squire", late=True)
    seating = Seating([LOOKERS, ADA, late])
    assert [one.name for one in seating.people] == ["Ada", "Bice"]
    assert [(one.seat, one.name, one.player, one.late) for one in seating.rotated()[1:]] == [
        (0, "Bice", HUMAN, False),
        (1, "Ada", HUMAN, False),
    ]


# --- connections ---


def somebody(client: str, seat: int, token: str = "") -> Connection:
    connection = Connection(client)
    connection.seat, connection.token = seat, token
    return connection


def test_who_is_there_here_and_elsewhere() -> None:
    changes: list[int] = []
    gone: list[Connection] = []
    connections = Connections(lambda: changes.append(1), gone.append)
    looker, player = somebody("b", SPECTATORS), somebody("a", 0, "phone")
    assert connections.asker == NOBODY and not connections.waits
    connections.join(looker)
    assert connections.asker == Asker("b", plays=False)
    connections.join(player)
    connections.meet("other", Present(frozenset({1}), Asker("c", plays=True)))
    assert connections.seats == {SPECTATORS, 0, 1} and connections.here.seats == {SPECTATORS, 0}
    assert connections.asker.plays and len(changes) == 2
    connections.dismiss({"watch", ""})
    assert player.code == REVOKED and player.dropped.is_set() and gone == [player] and len(changes) == 3
    connections.meet("other", None)
    assert connections.seats == {SPECTATORS}
    assert connections.leave(looker) and not connections.leave(looker)


def test_a_program_that_asks_is_there_for_a_while_and_others_are_told_once() -> None:
    changes: list[int] = []
    connections = Connections(lambda: changes.append(1), lambda _: None)
    connections.look("program", 0)
    connections.look("program", 0)
    assert (
        connections.waits
        and connections.here == Present(frozenset(), Asker("program", plays=True))
        and len(changes) == 1
    )


# --- time ---


def timing_at(now: float, *seats: StoredSeat, deadline: float | None = None) -> Timing:
    timekeeper = Timekeeper()
    timekeeper.now = lambda: now
    plan = {"kind": "game", "seconds": 60, "bot": "squire", "lost": True}
    timing = Timing(timekeeper, Seating([LOOKERS, *seats]))
    timing.clocks = clocks_of(SimpleNamespace(clock=plan, actor=0, deadline=deadline), seats)
    return timing


def test_no_clock_runs_before_everybody_sits_nor_for_a_bot_nor_on_vacation() -> None:
    def runs(*seats: StoredSeat) -> int | None:
        timing = timing_at(1000.0, *seats)
        clocks, _ = timing.after(timing.seating.seats, 0)
        assert clocks is not None
        return clocks.runs

    assert runs(ADA, BICE) is None
    assert runs(ADA, BICE._replace(claimed=True)) == 0
    assert runs(ADA._replace(player="squire"), BICE._replace(claimed=True)) is None
    assert runs(ADA._replace(away=2000.0), BICE._replace(claimed=True)) is None


def test_whose_time_is_up_and_whose_vacation() -> None:
    timing = timing_at(1000.0, ADA, BICE._replace(away=999.0), deadline=1000.0)
    assert timing.late() == 0 and timing.back() == [1]
    shown = timing.shown()
    assert shown is not None and shown.left == [0.0, 60.0] and shown.runs == 0
    assert timing.at_home(0) == {"rest": 100.0, "away": None} and timing.vacation_left(1) == 0.0
    assert not timing.is_lost(0) and timing_at(0.0, ADA._replace(late=True), BICE).is_lost(0)


# --- ownership ---


async def test_the_process_that_wrote_last_looks_after_the_table() -> None:
    async def change(_: object) -> int:
        return int(free)

    bus = SimpleNamespace(alone=False, me="here", members={"here", "there"})
    store = SimpleNamespace(bus=bus, holder="here", change=change)
    ownership = Ownership("table", store, "there")  # type: ignore[arg-type]
    assert not ownership.mine and not ownership.may_be_free(people=True)
    free = False
    assert not await ownership.claim() and not ownership.mine
    assert not ownership.may_be_free(people=False), "it was asked just now"
    bus.members = {"here"}
    assert ownership.may_be_free(people=True)
    free = True
    assert await ownership.claim() and ownership.mine
    await ownership.release()
    assert not ownership.mine
    ownership.hold()
    assert ownership.mine


async def test_the_clocks_are_looked_at_again_for_an_earlier_deadline_alone() -> None:
    """A move that puts a deadline off wakes nobody, who would look at the clocks of all tables."""
    timekeeper = Timekeeper()
    timekeeper.now = lambda: 100.0
    timekeeper.look()
    timekeeper.heed(130.0)  # while they are looked at, and perhaps after this one was
    waiting = asyncio.create_task(timekeeper.wait(160.0, 3600.0))
    await asyncio.sleep(0)
    for deadline in (None, 130.0, 131.0, 500.0):
        timekeeper.heed(deadline)
        assert not timekeeper.changed.is_set(), deadline
    timekeeper.heed(129.0)
    assert timekeeper.changed.is_set()
    await waiting
