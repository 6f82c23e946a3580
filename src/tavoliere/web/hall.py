"""Open tables, on servers that have them: anybody who takes part sits down, and with the last seat the game begins.

Somebody takes part under a name, with the link that carries their games (`people.py`); there are no accounts. Every
change looks, decides and writes as one, whichever process makes it, and is told to the others.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.engine.game import Game, make
from tavoliere.table.match import HUMAN
from tavoliere.web.gauges import OPEN_TABLES, OPEN_WAITING
from tavoliere.web.lobby import Lobby
from tavoliere.web.messages.hall import NewOffer
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.people import Device
from tavoliere.web.ratings import HALL, Ratings, Shown, bot_rating
from tavoliere.web.refusal import Refusal
from tavoliere.web.schema import (
    devices,
    members,
    offers,
    own_devices,
    own_seats,
    people,
    rated_games,
    ratings,
    sat_from,
    seats,
    tables,
    takers,
)
from tavoliere.web.store import SPECTATORS, CannotStore, Stale, StoredDevice, StoredSeat, carry_out
from tavoliere.web.tables.clocks import DAY, Clocks
from tavoliere.web.tables.seating import checked_name, checked_player
from tavoliere.web.tables.tokens import fresh_token, hash_of

log = logging.getLogger("tavoliere")
LIVE = 6 * 3600.0  # seconds a turn below which players are to be there when the game begins
SHORTEST = 60  # seconds of a clock
SEEN = 15.0  # seconds after which it is written down again that somebody is there
ABSENT = 75.0  # seconds after which somebody who is to be there has gone
LONGEST_LIVE = 6 * 3600.0  # for which a table waits for players
LONGEST = 14 * DAY
MOST_OPENED = 5  # tables that somebody may have opened at the same time
MOST_TAKEN = 20  # seats at open tables that somebody may have
MOST_OFFERS = 1000
SWEEP = 5.0
TOGETHER = 0.05  # seconds for which changes are told together
REFRESH = 15.0  # seconds after which the list is read again, should no word of a change have come
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca", "Guido", "Irma", "Livio")


def folded(name: str) -> str:
    """What two names have in common that look the same."""
    return hash_of("".join(unicodedata.normalize("NFKC", name).casefold().split()))


def is_live(clock: dict[str, Any]) -> bool:
    return bool(clock["kind"] == "game" or clock["seconds"] < LIVE)


class Listed(NamedTuple):
    """The open tables as they are now, and who sits there."""

    version: str
    offers: list[Any]
    sitting: dict[str, list[Any]]  # by offer: takers with their names
    strengths: dict[tuple[str, str], Shown]  # by person and game


class Hall:
    """The open tables of a server."""

    def __init__(self, lobby: Lobby, on: bool) -> None:
        self.lobby, self.store, self.on = lobby, lobby.store, on
        self.ratings = Ratings(lobby)
        self.changed = asyncio.Condition()
        self._listed: Listed | None = None
        self._read = 0.0
        self._reading = asyncio.Lock()
        self._sweeping: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.on:
            self.lobby.others.on_hall = self.hear
            self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        for task in (self._sweeping, self._telling):
            if task is not None:
                task.cancel()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.tidy(time.time())
            except (CannotStore, Stale):
                pass
            except Exception as problem:  # the next time may go better
                log.warning("open tables: %s: %s", type(problem).__name__, problem)
            await asyncio.sleep(SWEEP)

    async def tidy(self, now: float) -> None:
        """Let go of those who are not there any more, and of tables that nobody wants; count games that are over."""
        waiting = await self.store.read(sa.select(offers).where(offers.c.table.is_(None)))
        live = [one.id for one in waiting if is_live(one.clock)]
        old = [one.id for one in waiting if one.made < now - (LONGEST_LIVE if is_live(one.clock) else LONGEST)]
        absent = takers.c.offer.in_(live) & (takers.c.seen < now - ABSENT)
        gone = await self.store.read(sa.select(takers.c.offer).where(absent)) if live else []
        if gone or old:
            async with self.store.deciding(HALL) as connection:
                await connection.execute(sa.delete(takers).where(absent))
                await self._drop(connection, old)
                await self._forget_empty(connection)
            self.tell()
        if await self.ratings.count_all():
            self.tell()
        await self.listed()  # for the host's figures, should nobody else look

    # --- telling ---

    def tell(self) -> None:
        """Something has changed, for this process and the others."""
        self.store.bus.tell({"hall": True})
        self.hear()

    def hear(self) -> None:
        self._listed = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        await asyncio.sleep(TOGETHER)
        async with self.changed:
            self.changed.notify_all()

    async def listed(self) -> Listed:
        """The open tables, read again only if something has changed."""
        async with self._reading:
            now = time.monotonic()
            if self._listed is None or now - self._read > REFRESH:
                found = await self._look()
                self._listed, self._read = found, now
                return found
            return self._listed

    async def _look(self) -> Listed:
        waiting = await self.store.read(sa.select(offers).where(offers.c.table.is_(None)).order_by(offers.c.made))
        named = sa.select(takers, members.c.name).join(members, members.c.person == takers.c.person)
        waits = sa.select(offers.c.id).where(offers.c.table.is_(None))
        sat = await self.store.read(named.where(takers.c.offer.in_(waits)).order_by(takers.c.since))
        strengths = await self.ratings.of({one.person for one in sat})
        sitting: dict[str, list[Any]] = {one.id: [] for one in waiting}
        for one in sat:
            if one.offer in sitting:
                sitting[one.offer].append(one)
        shown = [(one.id, [(sat.person, sat.name) for sat in sitting[one.id]]) for one in waiting]
        rounded = sorted((key, round(one.rating), one.games) for key, one in strengths.items())
        version = hashlib.sha256(json.dumps([shown, rounded]).encode()).hexdigest()[:16]
        OPEN_TABLES.value, OPEN_WAITING.value = len(waiting), len(sat)
        return Listed(version, list(waiting), sitting, strengths)

    async def news(self, known: str, wait: float) -> Listed:
        """The open tables, once they are others than those that are known, or the time is up."""
        until = time.monotonic() + wait
        while (listed := await self.listed()).version == known and not self.lobby.others.draining:
            left = until - time.monotonic()
            if left <= 0:
                break
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, REFRESH)), self.changed:
                    if self._listed is listed:  # else there has been news just now
                        await self.changed.wait()
        return listed

    # --- who takes part ---

    async def member(self, person: str) -> Any:
        """Who takes part; None if they don't."""
        return next(iter(await self.store.read(sa.select(members).where(members.c.person == person))), None)

    async def join(self, person: str, name: str, shown: bool) -> None:
        """Take part under a name, or under another one from now on."""
        name = checked_name(name)
        if not name:
            raise Refusal("web-hall-name")
        fresh = {"name": name, "folded": folded(name), "shown": shown}
        try:
            mine = members.c.person == person
            if not await self.store.change(sa.update(members).where(mine).values(fresh)):
                await self.store.change(sa.insert(members).values(person=person, since=time.time(), **fresh))
        except Stale:
            raise Refusal("web-hall-name-taken") from None
        self.tell()

    async def leave_for_good(self, person: str) -> None:
        """Take part no more: the name, the ratings and how they came about are gone."""
        async with self.store.deciding(HALL) as connection:
            await self.erase(connection, person)
        self.tell()

    async def delete_person(self, person: str) -> None:
        """Forget somebody altogether: their link, their devices, and which seats are theirs. Seats stay seats."""
        async with self.store.deciding(HALL) as connection:
            await self.erase(connection, person)
            theirs = sa.select(own_devices.c.id).where(own_devices.c.person == person)
            await connection.execute(sa.delete(sat_from).where(sat_from.c.device.in_(theirs)))
            for table in (own_seats, own_devices):
                await connection.execute(sa.delete(table).where(table.c.person == person))
            await connection.execute(sa.delete(people).where(people.c.id == person))
        self.tell()

    async def erase(self, connection: AsyncConnection, person: str) -> None:
        await connection.execute(sa.delete(takers).where(takers.c.person == person))
        await connection.execute(sa.update(offers).where(offers.c.opener == person).values(opener=None))
        await self._forget_empty(connection)
        for table in (rated_games, ratings, members):
            await connection.execute(sa.delete(table).where(table.c.person == person))

    async def seen(self, person: str) -> None:
        """Somebody looks at the open tables."""
        now = time.time()
        mine = (takers.c.person == person) & takers.c.seat.is_(None) & (takers.c.seen < now - SEEN)
        if await self.store.read(sa.select(takers.c.offer).where(mine)):
            await self.store.change(sa.update(takers).where(mine).values(seen=now))

    async def begun(self, person: str) -> Sequence[Any]:
        """The tables that were open and at which somebody plays now."""
        mine = sa.select(offers.c.id, offers.c.table, offers.c.game, takers.c.seat)
        mine = mine.join(takers, takers.c.offer == offers.c.id).join(tables, tables.c.id == offers.c.table)
        mine = mine.where(takers.c.person == person, tables.c.actor.is_not(None))
        return await self.store.read(mine.order_by(tables.c.created.desc()).limit(MOST_TAKEN))

    async def own(self, person: str) -> dict[str, Any] | None:
        """Everything that is kept of somebody here, for themselves."""
        known = await self.member(person)
        if known is None:
            return None
        mine = await self.store.read(sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
        played = await self.ratings.history(person, 100_000)
        told = {"name": known.name, "shown": known.shown, "since": known.since}
        return {**told, "ratings": [own_line(row) for row in mine], "games": [own_line(row) for row in played]}

    # --- open tables ---

    async def offer(self, device: Device, new: NewOffer, game: Game, client: str) -> str:
        """Open a table, and sit down at it; the same once more where the answer was lost."""
        if game.players - len(new.bots) < 2:
            raise Refusal("web-hall-people")
        for bot in (*new.bots, new.clock.bot):
            if checked_player(bot) == HUMAN:
                raise Refusal("web-no-bot")
        if new.clock.seconds < SHORTEST:
            raise Refusal("web-hall-clock", least=SHORTEST)
        if new.least is not None and new.most is not None and new.least > new.most:
            raise Refusal("web-hall-range")
        if new.bots and self.lobby.thinkers.crowded:
            raise Refusal("web-think-later")
        # A rated game that somebody leaves is lost for them: said beforehand, and the same for all.
        clock = new.clock.model_copy(update={"lost": True} if new.rated else {})
        key = secrets.token_urlsafe(12)
        row = {
            "id": key,
            "opener": device.person,
            "game": new.game,
            "options": {name: value for name, value in game.settings.items() if name in new.options},
            "players": game.players,
            "bots": new.bots,
            "clock": clock.model_dump(),
            "made": time.time(),
            "table": None,
            "counted": False,
            **{name: getattr(new, name) for name in ("rated", "listed", "least", "most")},
        }
        row["options"]["players"] = game.players
        async with self.store.deciding(HALL) as connection:
            await self._check_member(connection, device.person)
            again = sa.select(takers.c.offer).where(takers.c.token == hash_of(new.own))
            if (known := (await connection.execute(again)).first()) is not None:
                return str(known[0])
            waiting = sa.select(sa.func.count()).where(offers.c.table.is_(None))
            if (await connection.execute(waiting)).scalar_one() >= MOST_OFFERS:
                raise Refusal("web-hall-full")
            if (await connection.execute(waiting.where(offers.c.opener == device.person))).scalar_one() >= MOST_OPENED:
                raise Refusal("web-hall-many", most=MOST_OPENED)
            await connection.execute(sa.insert(offers).values(row))
            await self._take(connection, key, device, new.own, client)
        self.tell()
        return key

    async def _check_member(self, connection: AsyncConnection, person: str) -> None:
        if (await connection.execute(sa.select(members.c.person).where(members.c.person == person))).first() is None:
            raise Refusal("web-not-member")

    async def _open(self, connection: AsyncConnection, offer: str) -> Any:
        found = await connection.execute(sa.select(offers).where(offers.c.id == offer, offers.c.table.is_(None)))
        if (row := found.first()) is None:
            raise Refusal("web-hall-gone")
        return row

    async def _take(self, connection: AsyncConnection, offer: str, device: Device, own: str, client: str) -> None:
        token, now = hash_of(own), time.time()
        mine = sa.select(sa.func.count()).select_from(takers).join(offers, offers.c.id == takers.c.offer)
        mine = mine.where(takers.c.person == device.person, offers.c.table.is_(None))
        if (await connection.execute(mine)).scalar_one() >= MOST_TAKEN:
            raise Refusal("web-hall-many-seats", most=MOST_TAKEN)
        if await self._is_used(connection, [token]):
            raise Refusal("web-no-seat")
        row = {"offer": offer, "person": device.person, "token": token, "device": device.id, "since": now, "seen": now}
        where_from = hashlib.sha256(f"{offer} {client}".encode()).hexdigest()
        await connection.execute(sa.insert(takers).values(client=where_from, **row))

    async def _is_used(self, connection: AsyncConnection, tokens: Sequence[str]) -> set[str]:
        """Those of these that let somebody in at some table already."""
        found: set[str] = set()
        for column in (devices.c.token, seats.c.token):
            found |= {row[0] for row in await connection.execute(sa.select(column).where(column.in_(tokens)))}
        return found

    async def sit(self, device: Device, offer: str, own: str, client: str) -> None:
        """Take a seat; with the last one the game begins."""
        started: str | None = None
        async with self.store.deciding(HALL) as connection:
            await self._check_member(connection, device.person)
            mine = (takers.c.offer == offer) & (takers.c.person == device.person)
            if (await connection.execute(sa.select(takers.c.offer).where(mine))).first() is not None:
                return  # the answer was lost
            row = await self._open(connection, offer)
            await self._check_level(connection, row, device.person)
            await self._take(connection, offer, device, own, client)
            started = await self._begin(connection, row)
        self.tell()
        if started is not None:
            self.lobby.time.changed.set()
            (await self.lobby.table(started)).go_on()

    async def _check_level(self, connection: AsyncConnection, row: Any, person: str) -> None:
        known = sa.select(ratings.c.rating).where(ratings.c.person == person, ratings.c.game == row.game)
        found = (await connection.execute(known)).first()
        if not fits(row, None if found is None else found[0]):
            raise Refusal("web-hall-level")

    async def leave(self, person: str, offer: str) -> None:
        """Give a seat back, as long as the game has not begun. The table is the next one's then."""
        async with self.store.deciding(HALL) as connection:
            await self._open(connection, offer)
            mine = (takers.c.offer == offer) & (takers.c.person == person)
            await connection.execute(sa.delete(takers).where(mine))
            await self._forget_empty(connection)
        self.tell()

    async def shut(self, person: str, offer: str) -> None:
        """Whoever opened a table closes it, as long as the game has not begun."""
        async with self.store.deciding(HALL) as connection:
            row = await self._open(connection, offer)
            if row.opener != person:
                raise Refusal("web-hall-not-opener")
            await self._drop(connection, [offer])
        self.tell()

    async def _drop(self, connection: AsyncConnection, which: Sequence[str]) -> None:
        still = sa.select(offers.c.id).where(offers.c.id.in_(which), offers.c.table.is_(None))
        doomed = [row[0] for row in await connection.execute(still)]
        await connection.execute(sa.delete(takers).where(takers.c.offer.in_(doomed)))
        await connection.execute(sa.delete(offers).where(offers.c.id.in_(doomed)))

    async def _forget_empty(self, connection: AsyncConnection) -> None:
        """A table belongs to whoever has sat there longest; one where nobody sits is gone."""
        waiting = (
            await connection.execute(sa.select(offers.c.id, offers.c.opener).where(offers.c.table.is_(None)))
        ).all()
        sat = sa.select(takers.c.offer, takers.c.person).order_by(takers.c.since)
        there: dict[str, list[str]] = {}
        for row in await connection.execute(sat.where(takers.c.offer.in_([one.id for one in waiting]))):
            there.setdefault(row.offer, []).append(row.person)
        for one in waiting:
            sitting = there.get(one.id, [])
            if sitting and one.opener not in sitting:
                await connection.execute(sa.update(offers).where(offers.c.id == one.id).values(opener=sitting[0]))
        await self._drop(connection, [one.id for one in waiting if one.id not in there])

    # --- beginning ---

    async def _begin(self, connection: AsyncConnection, row: Any) -> str | None:
        """If all seats are taken, lay the table and let everybody sit down; its name."""
        named = sa.select(takers, members.c.name).join(members, members.c.person == takers.c.person)
        sat = (await connection.execute(named.where(takers.c.offer == row.id).order_by(takers.c.since))).all()
        if len(sat) < row.players - len(row.bots):
            return None
        known = sa.select(own_devices.c.id).where(own_devices.c.id.in_([one.device for one in sat]))
        still = {one[0] for one in await connection.execute(known)}
        used = await self._is_used(connection, [one.token for one in sat])
        gone = [one.person for one in sat if one.device not in still or one.token in used]
        if gone:  # a device that was sent away meanwhile, or that has made up nothing new
            there = (takers.c.offer == row.id) & takers.c.person.in_(gone)
            await connection.execute(sa.delete(takers).where(there))
            await self._forget_empty(connection)
            return None
        return await self._lay(connection, row, sat)

    async def _lay(self, connection: AsyncConnection, row: Any, sat: Sequence[Any]) -> str:
        names = [name for name in BOT_NAMES if folded(name) not in {folded(one.name) for one in sat}]
        who: list[tuple[Any, str]] = [*((one, HUMAN) for one in sat), *((None, level) for level in row.bots)]
        secrets.SystemRandom().shuffle(who)
        seated = [StoredSeat(SPECTATORS, "", HUMAN, hash_of(fresh_token()), False, False)]
        for seat, (one, player) in enumerate(who):
            name = names.pop(0) if one is None else one.name
            seated.append(StoredSeat(seat, name, player, hash_of(fresh_token()), False, one is not None))
        clock = ClockPlan.model_validate(row.clock)
        game = make(row.game, row.options, interpreted=False, files=False)
        line, stored, begin = self.lobby.laid(game, seated, False, clock)
        table, actor, now = line["id"], line["actor"], self.lobby.time.now()
        runs = actor if actor is not None and stored[actor + 1].player == HUMAN else None
        line["deadline"] = Clocks.wound(clock, row.players).run(runs, now).deadline
        orders = self.store.creating(line, stored, begin)
        for seat, (one, _) in enumerate(who):
            if one is not None:
                orders.append(self.store.new_device(table, StoredDevice(one.token, seat, False)))
        await connection.run_sync(lambda synchronous: carry_out(orders, synchronous))
        for seat, (one, _) in enumerate(who):
            if one is not None:
                place = {"person": one.person, "table": table, "seat": seat}
                await connection.execute(sa.insert(own_seats).values(place))
                await connection.execute(sa.insert(sat_from).values(token=one.token, device=one.device))
                mine = (takers.c.offer == row.id) & (takers.c.person == one.person)
                await connection.execute(sa.update(takers).where(mine).values(seat=seat))
        await connection.execute(sa.update(offers).where(offers.c.id == row.id).values(table=table))
        if is_live(row.clock):
            await self._stand_up_elsewhere(connection, [one.person for one in sat])
        return str(table)

    async def _stand_up_elsewhere(self, connection: AsyncConnection, people: Sequence[str]) -> None:
        """Nobody plays two games at once that do not wait for them."""
        waiting = await connection.execute(sa.select(offers.c.id, offers.c.clock).where(offers.c.table.is_(None)))
        live = [one.id for one in waiting if is_live(one.clock)]
        elsewhere = takers.c.offer.in_(live) & takers.c.person.in_(people)
        await connection.execute(sa.delete(takers).where(elsewhere))
        await self._forget_empty(connection)


def own_line(row: Any) -> dict[str, Any]:
    """What is told of a line of the database to the person whose it is."""
    return {name: value for name, value in row._asdict().items() if name != "person"}


def fits(row: Any, rating: float | None) -> bool:
    """Whether somebody's rating is what is wanted; one who has none is welcome where newcomers would be."""
    mine = 1500.0 if rating is None else rating
    return (row.least is None or mine >= row.least) and (row.most is None or mine <= row.most)


def bot_strength(game: str, level: str) -> Shown | None:
    known = bot_rating(game, level)
    return None if known is None else Shown(known.rating, known.deviation, 0)
