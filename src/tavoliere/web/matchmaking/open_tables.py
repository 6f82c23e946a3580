"""Tables that wait for players: opened, sat down at, left and closed; with the last seat the game begins.

Every change looks, decides and writes as one, under one lock, whichever process makes it.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.engine.game import Game, make
from tavoliere.table.match import HUMAN, current_name
from tavoliere.web.messages.matchmaking import NewOffer
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.people.glicko import NEWCOMER
from tavoliere.web.people.people import Device
from tavoliere.web.people.ratings import HALL
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.orders import carry_out, new_device, new_table
from tavoliere.web.storage.rows import SPECTATORS, StoredDevice, StoredSeat
from tavoliere.web.storage.schema import (
    devices,
    members,
    offers,
    own_devices,
    own_seats,
    ratings,
    sat_from,
    seats,
    tables,
    takers,
)
from tavoliere.web.tables.clocks import Clocks
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.seating import checked_player
from tavoliere.web.tables.tokens import fresh_token, hash_of
from tavoliere.words.lookalikes import looks_like

LIVE = 6 * 3600.0  # seconds a turn below which players are to be there when the game begins
SHORTEST = 60  # seconds of a clock
MOST_OPENED = 5  # tables that somebody may have opened at the same time
MOST_TAKEN = 10  # seats at open tables that somebody may have
MOST_FROM = 20  # and all who come from one address
MOST_LIVE_FROM = 6  # seats of those who come from one address, waiting or playing where players are to be there
MOST_OFFERS = 1000
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca", "Guido", "Irma", "Livio")


def folded(name: str) -> str:
    """What two names have in common that look the same."""
    return hash_of(looks_like(name))


def where_from(offer: str, client: str) -> str:
    """An address as it is kept: it says nothing but whether two who sit at one table have the same."""
    return hashlib.sha256(f"{offer} {client}".encode()).hexdigest()


def is_live(clock: dict[str, Any]) -> bool:
    return bool(clock["kind"] == "game" or clock["seconds"] < LIVE)


class OpenTables:
    """Those of a server. `tell`: something has changed, for all who look."""

    def __init__(self, lobby: Lobby, tell: Callable[[], None]) -> None:
        self.lobby, self.store, self.tell = lobby, lobby.store, tell

    async def offer(self, device: Device, new: NewOffer, game: Game, client: str) -> str:
        """Open a table, and sit down at it; the same once more where the answer was lost."""
        if game.players - len(new.bots) < 2:
            raise Refusal("web-matchmaking-people")
        for bot in (*new.bots, new.clock.bot):
            if checked_player(bot) == HUMAN:
                raise Refusal("web-no-bot")
        if new.clock.seconds < SHORTEST:
            raise Refusal("web-matchmaking-clock", least=SHORTEST)
        if new.least is not None and new.most is not None and new.least > new.most:
            raise Refusal("web-matchmaking-range")
        if new.bots:
            self.lobby.thinkers.check_room(client)
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
                raise Refusal("web-matchmaking-full")
            if (await connection.execute(waiting.where(offers.c.opener == device.person))).scalar_one() >= MOST_OPENED:
                raise Refusal("web-matchmaking-many", most=MOST_OPENED)
            await self._check_room(connection, device.person, client, row["clock"])
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
            raise Refusal("web-matchmaking-gone")
        return row

    async def _take(self, connection: AsyncConnection, offer: str, device: Device, own: str, client: str) -> None:
        token, now = hash_of(own), time.time()
        if await self._is_used(connection, [token]):
            raise Refusal("web-no-seat")
        row = {"offer": offer, "person": device.person, "token": token, "device": device.id, "since": now, "seen": now}
        await connection.execute(sa.insert(takers).values(client=where_from(offer, client), **row))

    async def _check_room(self, connection: AsyncConnection, person: str, client: str, clock: dict[str, Any]) -> None:
        """Whether somebody may take one seat more: nobody keeps others from playing by sitting everywhere."""
        waiting = sa.select(takers.c.offer, takers.c.person, takers.c.client, offers.c.clock)
        waiting = waiting.join(offers, offers.c.id == takers.c.offer).where(offers.c.table.is_(None))
        sat = (await connection.execute(waiting)).all()
        mine = [one for one in sat if one.person == person]
        if is_live(clock):
            live = [*(one for one in sat if is_live(one.clock)), *await self._playing(connection)]
            if any(one.person == person for one in live):
                raise Refusal("web-matchmaking-live")
            if sum(one.client == where_from(one.offer, client) for one in live) >= MOST_LIVE_FROM:
                raise Refusal("web-matchmaking-live-here", most=MOST_LIVE_FROM)
        if len(mine) >= MOST_TAKEN:
            raise Refusal("web-matchmaking-many-seats", most=MOST_TAKEN)
        if sum(one.client == where_from(one.offer, client) for one in sat) >= MOST_FROM:
            raise Refusal("web-matchmaking-many-here", most=MOST_FROM)

    async def _playing(self, connection: AsyncConnection) -> list[Any]:
        """Who is in a game that does not wait for them, and has not left it."""
        sits = (seats.c.table == offers.c.table) & (seats.c.seat == takers.c.seat) & ~seats.c.late
        going_on = sa.select(takers.c.offer, takers.c.person, takers.c.client)
        going_on = going_on.join(offers, offers.c.id == takers.c.offer)
        going_on = going_on.join(tables, tables.c.id == offers.c.table).join(seats, sits)
        live = (offers.c.clock["kind"].as_string() == "game") | (offers.c.clock["seconds"].as_float() < LIVE)
        return [*await connection.execute(going_on.where(live, tables.c.actor.is_not(None)))]

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
            await self._check_room(connection, device.person, client, row.clock)
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
            raise Refusal("web-matchmaking-level")

    async def leave(self, person: str, offer: str) -> None:
        """Give a seat back, as long as the game has not begun. The table is the next one's then."""
        async with self.store.deciding(HALL) as connection:
            await self._open(connection, offer)
            mine = (takers.c.offer == offer) & (takers.c.person == person)
            await connection.execute(sa.delete(takers).where(mine))
            await self.forget_empty(connection)
        self.tell()

    async def shut(self, person: str, offer: str) -> None:
        """Whoever opened a table closes it, as long as the game has not begun."""
        async with self.store.deciding(HALL) as connection:
            row = await self._open(connection, offer)
            if row.opener != person:
                raise Refusal("web-matchmaking-not-opener")
            await self.drop(connection, [offer])
        self.tell()

    async def drop(self, connection: AsyncConnection, which: Sequence[str]) -> None:
        still = sa.select(offers.c.id).where(offers.c.id.in_(which), offers.c.table.is_(None))
        doomed = [row[0] for row in await connection.execute(still)]
        await connection.execute(sa.delete(takers).where(takers.c.offer.in_(doomed)))
        await connection.execute(sa.delete(offers).where(offers.c.id.in_(doomed)))

    async def forget_empty(self, connection: AsyncConnection) -> None:
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
        await self.drop(connection, [one.id for one in waiting if one.id not in there])

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
            await self.forget_empty(connection)
            return None
        return await self._lay(connection, row, sat)

    async def _lay(self, connection: AsyncConnection, row: Any, sat: Sequence[Any]) -> str:
        names = [name for name in BOT_NAMES if folded(name) not in {folded(one.name) for one in sat}]
        who: list[tuple[Any, str]] = [
            *((one, HUMAN) for one in sat),
            *((None, current_name(level)) for level in row.bots),
        ]
        secrets.SystemRandom().shuffle(who)
        seated = [StoredSeat(SPECTATORS, "", HUMAN, hash_of(fresh_token()), False, False)]
        for seat, (one, player) in enumerate(who):
            name = names.pop(0) if one is None else one.name
            seated.append(StoredSeat(seat, name, player, hash_of(fresh_token()), False, one is not None))
        clock = ClockPlan.model_validate(row.clock)
        game = make(row.game, row.options, interpreted=False, files=False, stored=True)
        line, stored, begin = self.lobby.laid(game, seated, False, clock)
        table, actor, now = line["id"], line["actor"], self.lobby.time.now()
        runs = actor if actor is not None and stored[actor + 1].player == HUMAN else None
        line["deadline"] = Clocks.wound(clock, row.players).run(runs, now).deadline
        orders = new_table(line, stored, begin, self.store.holder)
        for seat, (one, _) in enumerate(who):
            if one is not None:
                orders.append(new_device(table, StoredDevice(one.token, seat, False)))
        await connection.run_sync(lambda synchronous: carry_out(orders, synchronous))
        for seat, (one, _) in enumerate(who):
            if one is not None:
                place = {"person": one.person, "table": table, "seat": seat}
                await connection.execute(sa.insert(own_seats).values(place))
                await connection.execute(sa.insert(sat_from).values(token=one.token, device=one.device))
                mine = (takers.c.offer == row.id) & (takers.c.person == one.person)
                await connection.execute(sa.update(takers).where(mine).values(seat=seat))
        await connection.execute(sa.update(offers).where(offers.c.id == row.id).values(table=table))
        return str(table)


def fits(row: Any, rating: float | None) -> bool:
    """Whether somebody's rating is what is wanted; one who has none is welcome where newcomers would be."""
    mine = NEWCOMER if rating is None else rating
    return (row.least is None or mine >= row.least) and (row.most is None or mine <= row.most)
