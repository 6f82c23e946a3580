"""Real games that several devices follow: kept under links that nobody guesses, one for each seat and one to lead.

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
from tavoliere.web.refusal import Refusal
from tavoliere.web.schema import real_games, real_links
from tavoliere.web.store import Stale, Store
from tavoliere.web.sweeping import Sweeper
from tavoliere.web.tables.tokens import fresh_token, hash_of

DAY = 86_400.0
FORGOTTEN = 400 * DAY  # after which a game that nobody has opened is thrown away
LOOK_AGAIN = 1.5  # seconds, for changes that another process has made
MOST_KEPT = 200  # players' games that are played through already


class PhoneSeat(NamedTuple):
    """Where a link leads."""

    game: str
    seat: int
    sat: bool


class Phones:
    """The real games that this server shares."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.draining = False
        self._changed: dict[str, asyncio.Event] = {}
        self._mine: OrderedDict[tuple[str, int], OwnGame] = OrderedDict()
        self._sweeper = Sweeper(lambda: self.forget(time.time() - FORGOTTEN), DAY)

    async def open(self) -> None:
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

    async def share(self, record: Any) -> tuple[str, list[str | None]]:
        """Keep a game; the link that leads, and one for the seat of each person."""
        shared = await asyncio.to_thread(SharedGame.begun, record)
        name, people = secrets.token_urlsafe(12), shared.people()
        leads, seats = fresh_token(), {seat: fresh_token() for seat in people}
        links = [{"token": hash_of(token), "game": name, "seat": seat, "sat": False} for seat, token in seats.items()]
        links.append({"token": hash_of(leads), "game": name, "seat": LEAD, "sat": True})
        row = {"id": name, "n": 0, "shared": shared._asdict(), "used": time.time()}
        await self.store.change(sa.insert(real_games).values(row), sa.insert(real_links).values(links))
        return leads, [seats.get(seat) for seat in range(len(shared.own))]

    async def place(self, token: str) -> PhoneSeat:
        rows = await self.store.read(sa.select(real_links).where(real_links.c.token == hash_of(token)))
        if not rows:
            raise Refusal("web-no-real")
        return PhoneSeat(rows[0].game, rows[0].seat, rows[0].sat)

    async def new_link(self, place: PhoneSeat, seat: int) -> str:
        """Another link for a seat: the one before leads nowhere then."""
        self.check_lead(place)
        token = fresh_token()
        ours = (real_links.c.game == place.game) & (real_links.c.seat == seat)
        if seat == LEAD or not await self.store.change(
            sa.update(real_links).where(ours).values(token=hash_of(token), sat=False)
        ):
            raise Refusal("web-no-seat")
        return token

    async def end(self, place: PhoneSeat) -> None:
        """The device that leads goes on alone."""
        self.check_lead(place)
        await self.store.change(
            sa.delete(real_links).where(real_links.c.game == place.game),
            sa.delete(real_games).where(real_games.c.id == place.game),
        )
        self._wake(place.game)

    def check_lead(self, place: PhoneSeat) -> None:
        if place.seat != LEAD:
            raise Refusal("shared-lead")

    async def sat(self, place: PhoneSeat) -> list[int]:
        """The seats whose links somebody has opened."""
        rows = await self.store.read(sa.select(real_links).where(real_links.c.game == place.game))
        return sorted(row.seat for row in rows if row.sat and row.seat != LEAD)

    # --- the game ---

    async def kept(self, place: PhoneSeat) -> tuple[SharedGame, int]:
        rows = await self.store.read(sa.select(real_games).where(real_games.c.id == place.game))
        if not rows:
            raise Refusal("web-no-real")
        if rows[0].used < time.time() - DAY:
            await self.store.change(sa.update(real_games).where(real_games.c.id == place.game).values(used=time.time()))
        return SharedGame.read(rows[0].shared), rows[0].n

    async def answer(self, place: PhoneSeat, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What is asked at a place; Stale where somebody else was quicker."""
        if not place.sat:
            ours = (real_links.c.game == place.game) & (real_links.c.seat == place.seat)
            await self.store.change(sa.update(real_links).where(ours).values(sat=True))
            self._wake(place.game)
        while True:
            shared, n = await self.kept(place)
            try:
                if place.seat == LEAD:
                    found = await asyncio.to_thread(lead, shared, n, asked)
                else:
                    earlier = self._mine.get((place.game, place.seat))
                    found = await asyncio.to_thread(sit, shared, n, place.seat, asked, earlier)
            except GoneOn as gone:
                raise Stale("web-stale") from gone
            if found.kept is not None and found.kept != shared:
                if not await self._keep(place, n, found.kept):
                    continue  # somebody was quicker: it is looked at again, and refused if that changes anything
                n += 1
            if found.mine is not None:
                self._remember(place, found.mine)
            return {**found.told, "n": n, "me": place.seat, "sat": await self.sat(place)}

    async def _keep(self, place: PhoneSeat, n: int, shared: SharedGame) -> bool:
        ours = (real_games.c.id == place.game) & (real_games.c.n == n)
        values = {"shared": shared._asdict(), "n": n + 1, "used": time.time()}
        kept = await self.store.change(sa.update(real_games).where(ours).values(values))
        self._wake(place.game)
        return bool(kept)

    def _remember(self, place: PhoneSeat, mine: OwnGame) -> None:
        self._mine[place.game, place.seat] = mine
        self._mine.move_to_end((place.game, place.seat))
        while len(self._mine) > MOST_KEPT:
            self._mine.popitem(last=False)

    # --- news ---

    def _wake(self, name: str) -> None:
        changed = self._changed.pop(name, None)
        if changed is not None:
            changed.set()

    async def news(self, place: PhoneSeat, n: int, sat: list[int] | None, seconds: float) -> None:
        """Returns when something has changed since the change `n`, or so many seconds have passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.draining:
                    changed = self._changed.setdefault(place.game, asyncio.Event())
                    if (await self.kept(place))[1] != n or (sat is not None and await self.sat(place) != sat):
                        return
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
