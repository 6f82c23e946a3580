"""Real games that several devices follow: one leads, and a link that nobody guesses invites to each person's seat.

As at tables, a link is used up by the first device that sits down with it, which comes back with a secret of its own:
the device that leads has had all links, and must not read by them what others type. Further devices of a seat come with
what one there has, and are counted for all to see.

Each change has a number, which is taken once, whichever process makes it: the slower of two looks again.
"""

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavoliere.referee.own import OwnGame
from tavoliere.referee.shared import LEAD, GoneOn, SharedGame, lead, sit
from tavoliere.web.limits.background import WorkFor
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.database import Stale
from tavoliere.web.storage.schema import real_games, real_links
from tavoliere.web.storage.sweeping import Sweeper
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.seating import MOST_DEVICES
from tavoliere.web.tables.tokens import fresh_token, hash_of

FORGOTTEN = 400 * DAY  # after which a game that nobody has opened is thrown away
LOOK_AGAIN = 15.0  # seconds after which who waits looks, should no word of a change have come
SITTING = 7_262_652  # the lock of whoever sits down, or is sent away
MOST_KEPT = 200  # players' games that are played through already


class PhoneSeat(NamedTuple):
    """Where a device sits."""

    game: str
    seat: int


def seat_of(place: PhoneSeat) -> Any:
    return (real_links.c.game == place.game) & (real_links.c.seat == place.seat)


class Phones:
    """The real games that this server shares."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.draining = False
        self._changed: dict[str, asyncio.Event] = {}
        self._mine: OrderedDict[tuple[str, int], OwnGame] = OrderedDict()
        self._sweeper = Sweeper(lambda: self.forget(time.time() - FORGOTTEN), DAY)

    async def open(self) -> None:
        self.lobby.peers.on_real_game = self._wake
        self._sweeper.begin()

    def drain(self) -> None:
        """Before the end: nobody is to wait here any more."""
        self.draining = True
        for name in list(self._changed):
            self._wake(name)

    async def close(self) -> None:
        self._sweeper.end()

    async def forget(self, before: float) -> None:
        """Throw away what nobody has opened since."""
        old = sa.select(real_games.c.id).where(real_games.c.used < before)
        await self.store.change(
            sa.delete(real_links).where(real_links.c.game.in_(old)),
            sa.delete(real_games).where(real_games.c.used < before),
        )

    # --- links ---

    async def share(self, record: Any, work: WorkFor) -> tuple[str, list[str | None]]:
        """Keep a game; the link that leads, and one for the seat of each person."""
        shared = await work(SharedGame.begun, record)
        name, people = secrets.token_urlsafe(12), shared.people()
        leads, seats = fresh_token(), {seat: fresh_token() for seat in people}
        links = [{"token": hash_of(token), "game": name, "seat": seat, "sat": False} for seat, token in seats.items()]
        links.append({"token": hash_of(leads), "game": name, "seat": LEAD, "sat": True})
        row = {"id": name, "n": 0, "shared": shared._asdict(), "used": time.time()}
        await self.store.change(sa.insert(real_games).values(row), sa.insert(real_links).values(links))
        return leads, [seats.get(seat) for seat in range(len(shared.own))]

    async def place(self, token: str) -> PhoneSeat:
        """Where the device sits that has this token; an invitation alone shows nothing."""
        ours = (real_links.c.token == hash_of(token)) & real_links.c.sat
        rows = await self.store.read(sa.select(real_links).where(ours))
        if not rows:
            raise Refusal("web-no-real")
        return PhoneSeat(rows[0].game, rows[0].seat)

    async def sit(self, token: str, own: str) -> PhoneSeat:
        """The seat of a link, which is used up by that, or of another device there; `own` lets this one in then."""
        came, mine = hash_of(token), hash_of(own)
        async with self.store.deciding(SITTING) as connection:
            asked = sa.select(real_links).where(real_links.c.token.in_((came, mine)))
            found = {row.token: row for row in (await connection.execute(asked)).all()}
            row = found.get(mine, found.get(came))
            if row is None or row.seat == LEAD or (row.token == mine and not row.sat):
                raise Refusal("web-no-real")
            place = PhoneSeat(row.game, row.seat)
            if row.token == mine:
                return place
            if not row.sat:
                invited = sa.update(real_links).where(real_links.c.token == came)
                await connection.execute(invited.values(token=mine, sat=True))
            else:
                counted = sa.select(sa.func.count()).select_from(real_links).where(seat_of(place))
                if (await connection.execute(counted)).scalar_one() >= MOST_DEVICES:
                    raise Refusal("web-many-devices")
                device = {"token": mine, "game": place.game, "seat": place.seat, "sat": True}
                await connection.execute(sa.insert(real_links).values(device))
        self._tell(place.game)
        return place

    async def new_link(self, place: PhoneSeat, seat: int) -> str:
        """Another link for a seat: whoever sat there gets in no more, and nobody learns what they have typed."""
        self.check_lead(place)
        token = fresh_token()
        async with self.store.deciding(SITTING) as connection:
            asked = sa.select(real_games).where(real_games.c.id == place.game).with_for_update()
            rows = (await connection.execute(asked)).all()
            if not rows or seat not in (shared := SharedGame.read(rows[0].shared)).people():
                raise Refusal("web-no-seat")
            n = rows[0].n + 1
            values = {"shared": shared.untyped(seat, n)._asdict(), "n": n, "used": time.time()}
            await connection.execute(sa.update(real_games).where(real_games.c.id == place.game).values(values))
            await connection.execute(sa.delete(real_links).where(seat_of(PhoneSeat(place.game, seat))))
            row = {"token": hash_of(token), "game": place.game, "seat": seat, "sat": False}
            await connection.execute(sa.insert(real_links).values(row))
        self._mine.pop((place.game, seat), None)
        self._tell(place.game)
        return token

    async def end(self, place: PhoneSeat) -> None:
        """The device that leads goes on alone."""
        self.check_lead(place)
        await self.store.change(
            sa.delete(real_links).where(real_links.c.game == place.game),
            sa.delete(real_games).where(real_games.c.id == place.game),
        )
        self._tell(place.game)

    def check_lead(self, place: PhoneSeat) -> None:
        if place.seat != LEAD:
            raise Refusal("shared-lead")

    async def devices(self, place: PhoneSeat, players: int) -> list[int]:
        """With how many devices somebody sits at each seat."""
        ours = (real_links.c.game == place.game) & real_links.c.sat
        counted = sa.select(real_links.c.seat, sa.func.count()).where(ours).group_by(real_links.c.seat)
        counts = {row[0]: row[1] for row in await self.store.read(counted)}
        return [counts.get(seat, 0) for seat in range(players)]

    # --- the game ---

    async def kept(self, place: PhoneSeat) -> tuple[SharedGame, int]:
        rows = await self.store.read(sa.select(real_games).where(real_games.c.id == place.game))
        if not rows:
            raise Refusal("web-no-real")
        if rows[0].used < time.time() - DAY:
            await self.store.change(sa.update(real_games).where(real_games.c.id == place.game).values(used=time.time()))
        return SharedGame.read(rows[0].shared), rows[0].n

    async def answer(self, place: PhoneSeat, asked: Mapping[str, Any], work: WorkFor) -> dict[str, Any]:
        """What is asked at a place; Stale where somebody else was quicker."""
        while True:
            shared, n = await self.kept(place)
            try:
                if place.seat == LEAD:
                    found = await work(lead, shared, n, asked)
                else:
                    earlier = self._mine.get((place.game, place.seat))
                    found = await work(sit, shared, n, place.seat, asked, earlier)
            except GoneOn as gone:
                raise Stale("web-stale") from gone
            if found.kept is not None and found.kept != shared:
                if not await self._keep(place, n, found.kept):
                    continue  # somebody was quicker: it is looked at again, and refused if that changes anything
                n += 1
            if found.mine is not None:
                self._remember(place, found.mine)
            return {**found.told, "n": n, "me": place.seat, "devices": await self.devices(place, len(shared.own))}

    async def _keep(self, place: PhoneSeat, n: int, shared: SharedGame) -> bool:
        ours = (real_games.c.id == place.game) & (real_games.c.n == n)
        values = {"shared": shared._asdict(), "n": n + 1, "used": time.time()}
        kept = await self.store.change(sa.update(real_games).where(ours).values(values))
        self._tell(place.game)
        return bool(kept)

    def _remember(self, place: PhoneSeat, mine: OwnGame) -> None:
        self._mine[place.game, place.seat] = mine
        self._mine.move_to_end((place.game, place.seat))
        while len(self._mine) > MOST_KEPT:
            self._mine.popitem(last=False)

    # --- news ---

    def _tell(self, name: str) -> None:
        """Something has changed, for this process and the others."""
        self.store.bus.tell({"real": name})
        self._wake(name)

    def _wake(self, name: str) -> None:
        changed = self._changed.pop(name, None)
        if changed is not None:
            changed.set()

    async def news(self, place: PhoneSeat, n: int, devices: list[int] | None, seconds: float) -> None:
        """Returns when something has changed since the change `n`, or so many seconds have passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.draining:
                    changed = self._changed.setdefault(place.game, asyncio.Event())
                    shared, last = await self.kept(place)
                    if last != n or devices not in (None, await self.devices(place, len(shared.own))):
                        return
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
