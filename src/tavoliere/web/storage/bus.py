"""How the server's processes on one database tell each other what happened.

A note says what is new at a table, which seats somebody sits at, and what devices add to the dice of a decision that is
fixed. A move comes whole, where it is the only news of its table, short, and somebody is there elsewhere: to read it in
the database costs more than to play it, and to tell it costs as much where nobody is to hear it. Whoever hears of
anything else reads it there. A lost note does no harm: what is stored is read again after every gap, and now and then.

    {"p": process, "events": [[table, number of its last event], [table, number, kind, data], ...]}
    {"p": process, "here": {table: [[seats], asker]}, "ask": [tables]}    who is connected there; who is elsewhere?
    {"p": process, "free": true}                                          tables that nobody looks after now
    {"p": process, "matchmaking": true}                                   something has changed at the open tables
    {"p": process, "real": game}                                          news of a game with the real box
    {"p": process, "share": [table, steps, digest], "to": [processes]}    what do devices there add to these dice?
    {"p": process, "links": [table, steps, [[seat, anchor, link], ...]], "to": process}   that is what they add
    {"p": process, "hello": true}                                         this process has joined
    {"p": process, "bye": true}                                           this process stops
"""

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tavoliere.web.wire import json_text, packed

LEASE = 2.0  # seconds for which a process is believed to be alive
BEAT = 0.5  # seconds between its signs of life
LONGEST_NOTE = 7000  # bytes; PostgreSQL takes 8,000
LONGEST_EVENT = 2000

Note = dict[str, Any]
LastEvent = tuple[Any, ...]  # its number, and what it is, if that may be told


def parts(entries: Iterable[Any], most: int) -> Iterator[list[Any]]:
    """The entries, in lists that are no longer than this once they are written."""
    part: list[Any] = []
    length = 0
    for entry in entries:
        size = len(packed(entry)) + 1
        if part and length + size > most:
            yield part
            part, length = [], 0
        part.append(entry)
        length += size
    if part:
        yield part


class Bus:
    """A single process: there is nobody to tell anything, and nobody else to look after tables."""

    alone = True

    def __init__(self) -> None:
        self.me = f"{time.time_ns() // 1_000_000:x}-{secrets.token_urlsafe(9)}"  # the oldest comes first
        self.members = frozenset((self.me,))  # the processes that are alive
        self.hear: Callable[[Note], None] = lambda _: None
        self.is_followed: Callable[[str], bool] = lambda _: True  # whether anybody elsewhere is at a table
        self.on_members: Callable[[frozenset[str]], None] = lambda _: None  # who is gone
        self.on_gap: Callable[[], None] = lambda: None  # notes may have been lost
        self.on_lapse: Callable[[], None] = lambda: None  # others may have believed that this process is dead

    async def open(self) -> bool:
        """Join the others; whether there are none."""
        return True

    async def leave(self) -> None:
        """Tell the others that this process stops, so that they need not wait until they believe it dead."""

    async def close(self) -> None:
        """Be gone."""

    def tell(self, note: Note) -> None:
        """Tell the others something that is not stored."""

    # --- for those that have others ---

    def _notes(self, note: Note) -> Iterator[str]:
        """A note as text, in several where it is long."""
        note = {"p": self.me, **note}
        long = next((key for key in ("events", "here") if key in note), None)
        if long is None:
            yield json_text(note)
            return
        entries = note[long].items() if isinstance(note[long], dict) else note[long]
        for part in parts(entries, LONGEST_NOTE // 2):
            told = dict(part) if isinstance(note[long], dict) else part
            asked = {"ask": [table for table in note["ask"] if table in told]} if "ask" in note else {}
            yield json_text({**note, long: told, **asked})

    def _set_members(self, members: Iterable[str]) -> None:
        before, self.members = self.members, frozenset((*members, self.me))
        if before != self.members:
            self.on_members(before - self.members)
