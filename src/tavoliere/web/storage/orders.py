"""What is written of a table: a statement and a row each, which are carried out together, in one order."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from tavoliere.web.storage.bus import LastEvent
from tavoliere.web.storage.rows import Event, StoredDevice, StoredSeat
from tavoliere.web.storage.schema import devices, events, own_seats, seats, tables

NEW_TABLE = insert(tables)
NEW_SEAT = insert(seats)
NEW_EVENT = insert(events)
STANDS = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("changed", "steps", "actor", "deadline", "outcome", "holder")})
)
ON_THE_CLOCK = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(left=bindparam("left"))
)
SEAT_CHANGES = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in StoredSeat._fields if name != "seat"})
)
NEW_DEVICE = insert(devices)
REVOKE_DEVICES = (
    update(devices).where(devices.c.table == bindparam("of"), devices.c.seat == bindparam("at")).values(revoked=True)
)
REVOKE_DEVICE = update(devices).where(devices.c.token == bindparam("device")).values(revoked=True)
NOBODYS_OWN = delete(own_seats).where(own_seats.c.table == bindparam("of"), own_seats.c.seat == bindparam("at"))
DEADLINE = update(tables).where(tables.c.id == bindparam("of")).values(deadline=bindparam("deadline"))
HOLDS = update(tables).where(tables.c.id == bindparam("of")).values(holder=bindparam("holder"))
TALK = update(tables).where(tables.c.id == bindparam("of")).values(talk=bindparam("talk"))
REMATCH = update(tables).where(tables.c.id == bindparam("of")).values(next=bindparam("next"))
IN_ORDER = (
    *(NEW_TABLE, NEW_SEAT, NEW_EVENT, STANDS, ON_THE_CLOCK, SEAT_CHANGES, REVOKE_DEVICES, REVOKE_DEVICE, NEW_DEVICE),
    *(NOBODYS_OWN, DEADLINE, HOLDS, TALK, REMATCH),
)
PLACES = {statement: place for place, statement in enumerate(IN_ORDER)}
Order = tuple[Any, dict[str, Any]]  # one of these, and a row
STEPS = {"play", "undo", "confirm"}  # events that change no seat, but for its clock


def in_order(orders: Sequence[Order]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """The rows of each statement, in the order in which they have to be written.

    Those of different tables in the order of their names, the same for all: two writers would wait for each other.
    """
    rows: dict[Any, list[dict[str, Any]]] = {}
    for statement, row in sorted(orders, key=lambda order: str(order[1].get("of") or order[1].get("table") or "")):
        rows.setdefault(statement, []).append(row)
    return sorted(rows.items(), key=lambda one: PLACES[one[0]])


def carry_out(orders: Sequence[Order], connection: Connection) -> None:
    for statement, rows in in_order(orders):
        connection.execute(statement, rows)


# --- what belongs together ---


def new_table(
    table: dict[str, Any], sitting: Sequence[StoredSeat], begin: dict[str, Any], holder: str | None
) -> list[Order]:
    now, name = time.time(), table["id"]
    return [
        (NEW_TABLE, {"created": now, "changed": now, "clock": None, "holder": holder, **table}),
        *((NEW_SEAT, {"table": name, **seat._asdict()}) for seat in sitting),
        (NEW_EVENT, {"table": name, "n": 1, "kind": "begin", "data": begin, "at": now}),
    ]


def new_event(table: str, event: Event) -> Order:
    return NEW_EVENT, {"table": table, "at": time.time(), **event._asdict()}


def new_device(table: str, device: StoredDevice) -> Order:
    return NEW_DEVICE, {"table": table, **device._asdict()}


def revoked_devices(table: str, seat: int) -> Sequence[Order]:
    """Nobody who sat there gets in any more, from whatever device."""
    return (REVOKE_DEVICES, {"of": table, "at": seat}), (NOBODYS_OWN, {"of": table, "at": seat})


def revoked_few(tokens: Sequence[str]) -> Sequence[Order]:
    """These devices get in no more; the seat stays with whoever has it."""
    return [(REVOKE_DEVICE, {"device": token}) for token in tokens]


def rematch(table: str, event: Event, following: str) -> Sequence[Order]:
    return (REMATCH, {"of": table, "next": following}), new_event(table, event)


def last_events(orders: Sequence[Order]) -> dict[str, LastEvent]:
    """The tables at which these write something, with their last event."""
    found: dict[str, LastEvent] = {}
    for statement, row in orders:
        if statement is NEW_EVENT:
            is_step = row["kind"] in STEPS and row["table"] not in found
            told = (row["kind"], row["data"]) if is_step else ()
            found[row["table"]] = (row["n"], *told)
    return found
