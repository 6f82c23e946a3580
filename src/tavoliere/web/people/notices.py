"""Tells people who are away that it is their turn: by Web Push, or by e-mail where the server has a way for it.

Nothing here hears of moves. A task looks now and again at who is asked in the database, so that no move ever waits for
it, and nothing is forgotten when the server stops. A line of `subscriptions` is claimed before anything is sent, by a
change that only one server can make: however many there are, one of them tells, and once until somebody has looked.

No endpoint waits for another: one that does not answer is asked again later and later, and then dropped.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterator, Sequence
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN
from tavoliere.web.limits.fair_queue import Asker, FairQueue
from tavoliere.web.people.mailboxes import Mailboxes
from tavoliere.web.people.subscriptions import Subscriptions
from tavoliere.web.refusal import Refusal
from tavoliere.web.sending import push
from tavoliere.web.sending.outbound import NotReached
from tavoliere.web.sending.signing import kept_secret
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage.database import CannotStore, Database, Stale
from tavoliere.web.storage.schema import devices, events, mailboxes, seats, subscriptions, tables
from tavoliere.web.tables.clocks import DAY, Timekeeper
from tavoliere.words import Word, Words, spoken

log = logging.getLogger("tavoliere")
GRACE = 60.0  # seconds for which somebody is asked before they are told: who is at the table has played by then
SHARE = 4  # a reminder comes when this part of a turn is left, but at most a day
SHORTEST = 3600.0  # seconds a turn from which on there are reminders
MOST_TRIES = 5  # in vain, of a mail; and after which a push endpoint is dropped
PAUSE = 300.0  # seconds before a second try, four times as long before each further one
AT_ONCE = 64  # endpoints that are waited for; more wait their turn, and each site has the same share
SECONDS = 1.0  # that each takes, about
LONGEST = 28 * DAY  # for which a push service keeps a message
DEEDS = ("begin", "play", "undo", "confirm", "return")
gone = (404, 410)


@contextlib.contextmanager
def problems_logged() -> Iterator[None]:
    """Whatever is wrong with one notice, the others are told, and the next time may go better."""
    try:
        yield
    except (CannotStore, Stale):
        pass
    except Exception as problem:
        log.warning("notices: %s: %s", type(problem).__name__, problem)


def site_of(endpoint: str) -> str:
    """What lies below a name belongs to whoever has the name, who may give as many as they like."""
    return ".".join((urlsplit(endpoint).hostname or "").split(".")[-2:])


def reminded_before(clock: dict[str, Any] | None) -> float:
    """How long before time runs out whoever has looked, but not played, is told again; 0 for never."""
    if clock is None or clock["kind"] != "move" or clock["seconds"] < SHORTEST:
        return 0.0
    return min(DAY, float(clock["seconds"]) / SHARE)


class Notices:
    """Who is to be told, and the telling."""

    def __init__(self, store: Database, time_of: Timekeeper, settings: ServerSettings) -> None:
        self.store, self.time, self.every = store, time_of, settings.notices_every
        self.mailboxes = Mailboxes(store, time_of, settings)
        self.subscriptions = Subscriptions(store, time_of, self.mailboxes)
        self._task: asyncio.Task[None] | None = None
        self._turns = FairQueue(AT_ONCE)
        self._telling: dict[str, asyncio.Task[None]] = {}  # by endpoint, or mailbox
        self._forgot = 0.0

    async def open(self) -> None:
        await self.mailboxes.open()
        if push.is_there():
            sends, address = self.mailboxes.settings, self.mailboxes.address
            contact = f"mailto:{parseaddr(sends.sender)[1]}" if sends else address
            subject = contact if contact.startswith(("mailto:", "https:")) else "mailto:tavoliere@example.org"
            key = await kept_secret(self.store, "vapid", push.Sender.fresh())
            self.subscriptions.sender = push.Sender(key, subject)
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        for task in (self._task, *self._telling.values()):
            if task is not None:
                task.cancel()

    async def _go_on(self) -> None:
        while True:
            with problems_logged():
                await self._begin()
            await asyncio.sleep(self.every)

    # --- telling ---

    async def sweep(self) -> None:
        """Tell everybody who is to be told now, and wait until all have answered, or have not."""
        await self._begin()
        await asyncio.gather(*self._telling.values())

    async def _begin(self) -> None:
        """Begin to tell everybody who is to be told now, except where an earlier notice is still on its way."""
        now = self.time.now()
        if now - self._forgot > SHORTEST:
            self._forgot = now
            await self.subscriptions.forget(now)
        due: dict[str, list[tuple[Any, bool]]] = {}
        for row, reminds in await self._due(now):
            due.setdefault(row.endpoint or row.mailbox, []).append((row, reminds))
        for target in due.keys() - self._telling.keys():
            self._telling[target] = asyncio.create_task(self._tell_target(target, due[target], now))

    async def _tell_target(self, target: str, due: list[tuple[Any, bool]], now: float) -> None:
        """One notice after the other to the same endpoint or mailbox, until it does not answer."""
        site = site_of(target) if due[0][0].kind == "push" else "mail"
        try:
            with problems_logged():
                async with self._turns.turn(Asker(site), SECONDS):
                    for row, reminds in due:
                        if not await self._tell(row, reminds, now):
                            return
        finally:
            del self._telling[target]

    async def _due(self, now: float) -> list[tuple[Any, bool]]:
        """Lines of those who are asked and have not been told since they looked; whether it is a reminder."""
        joined = (
            sa.join(
                subscriptions, tables, (tables.c.id == subscriptions.c.table) & (tables.c.actor == subscriptions.c.seat)
            )
            .join(seats, (seats.c.table == subscriptions.c.table) & (seats.c.seat == subscriptions.c.seat))
            .join(devices, devices.c.token == subscriptions.c.device)
            .outerjoin(mailboxes, mailboxes.c.id == subscriptions.c.mailbox)
        )
        more = (tables.c.game, tables.c.changed, tables.c.clock, tables.c.deadline, mailboxes.c.address)
        untold = ~subscriptions.c.told | ~subscriptions.c.sent
        reachable = (subscriptions.c.kind == "push") | mailboxes.c.confirmed
        playing = (seats.c.player == HUMAN) & seats.c.away.is_(None) & ~devices.c.revoked
        turns = tables.c.changed > subscriptions.c.seen
        late = tables.c.deadline < now + DAY
        wanted = sa.select(subscriptions, *more).select_from(joined)
        wanted = wanted.where(untold, reachable, playing, tables.c.changed <= now - GRACE, turns | late)
        rows = await self.store.read(wanted)
        deeds = await self._own_deeds(rows)
        return [
            (row, reminds)
            for row in rows
            for reminds in [self._reminds(row, deeds.get((row.table, row.seat), 0.0), now)]
            if reminds is not None
        ]

    async def _own_deeds(self, rows: Sequence[Any]) -> dict[tuple[str, int], float]:
        """When the last deed at a table was, by whose seat it was: who has just played a part of a turn has looked."""
        if not rows:
            return {}
        of = events.alias()
        last = (
            sa.select(sa.func.max(of.c.n)).where(of.c.table == events.c.table, of.c.kind.in_(DEEDS)).scalar_subquery()
        )
        latest = sa.select(events).where(events.c.table.in_({row.table for row in rows}), events.c.n == last)
        return {(one.table, one.data.get("seat", -1)): one.at for one in await self.store.read(latest)}

    def _reminds(self, row: Any, deed: float, now: float) -> bool | None:
        """Whether whoever is asked is to be told, and then whether of a turn or that its time runs out; None if not."""
        if row.game not in GAMES:  # of another package that has left this machine
            return None
        if row.tries and row.at + PAUSE * 4 ** (row.tries - 1) > now:
            return None
        if row.told:  # but it was not sent: the way was closed
            return row.changed <= row.seen if row.tries < MOST_TRIES else None
        looked = max(row.seen, deed)
        if row.changed > looked:
            return False
        before = reminded_before(row.clock)
        due = row.deadline is not None and row.deadline - before <= now
        return True if due and before and looked < row.deadline - before else None

    async def _tell(self, row: Any, reminds: bool, now: float) -> bool:
        """Whether there is no reason not to try the next one at once."""
        as_it_was = [getattr(subscriptions.c, name) == getattr(row, name) for name in ("id", "told", "seen", "tries")]
        claimed = {"told": True, "sent": False, "at": now, "tries": row.tries + 1}
        if not await self.store.change(sa.update(subscriptions).where(*as_it_was).values(claimed)):
            return True  # another server tells, or somebody has looked
        tell = self._push if row.kind == "push" else self._mail_turn
        if await tell(row, reminds, now):
            ours = (subscriptions.c.id == row.id) & subscriptions.c.told
            await self.store.change(sa.update(subscriptions).where(ours).values(sent=True, tries=0))
            return True
        if row.kind == "push":  # all that goes there waits longer, and in the end is dropped
            same = subscriptions.c.endpoint == row.endpoint
            if row.tries + 1 >= MOST_TRIES:
                await self.store.change(sa.delete(subscriptions).where(same))
            else:
                failed = {"tries": row.tries + 1, "at": now}
                await self.store.change(sa.update(subscriptions).where(same, ~subscriptions.c.sent).values(failed))
        return False

    def _said(self, row: Any, reminds: bool, now: float) -> dict[str, str]:
        """The sentences of a notice, in the reader's language. What anybody holds is not in them, nor who plays."""
        with spoken(row.lang):
            words = Words(GAMES[row.game].words_folder)
            said = words("notice-reminder" if reminds else "notice-turn", game=Word("title"))
            left = "" if row.deadline is None else self._left(words, row.deadline - now)
        return {"said": said, "left": left}

    def _left(self, words: Words, seconds: float) -> str:
        hours = max(1, round(seconds / 3600))
        return words("notice-days", days=round(hours / 24)) if hours >= 48 else words("notice-hours", hours=hours)

    async def _push(self, row: Any, reminds: bool, now: float) -> bool:
        if (sender := self.subscriptions.sender) is None:
            return False
        said = self._said(row, reminds, now)
        payload = {"body": f"{said['said']}. {said['left']}".strip(), "table": row.table, "lang": row.lang}
        lasts = DAY if row.deadline is None else row.deadline - now
        headers = sender.headers(row.endpoint, now, int(min(LONGEST, max(60.0, lasts))), row.table[:32])
        try:
            body = push.encrypted(json.dumps(payload).encode(), row.p256dh, row.auth)
            status = await self.subscriptions.outbound.post(row.endpoint, headers, body)
        except NotReached:
            return False
        except Refusal:  # its name leads into our own network
            status = gone[0]
        if status in gone:
            await self.store.change(sa.delete(subscriptions).where(subscriptions.c.endpoint == row.endpoint))
        return 200 <= status < 300

    async def _mail_turn(self, row: Any, reminds: bool, now: float) -> bool:
        said = self._said(row, reminds, now)
        return await self.mailboxes.send(row.address, row.lang, row.mailbox, row.table, said)
