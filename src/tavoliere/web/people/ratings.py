"""Ratings of those who take part in the open lobby, game by game: worked out once for each game that is over.

A game among several is as many results as there are other sides, each counting for less (`glicko.py`). Bots have the
ratings of the ladder, which never change: they hold the scale of people in its place.
"""

import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tavoliere.engine.errors import TavoliereError
from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN
from tavoliere.web.people.glicko import RatedResult, Rating, Side, rated, result_against
from tavoliere.web.storage.database import CannotStore
from tavoliere.web.storage.schema import members, offers, rated_games, ratings, tables, takers
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.watching.gauges import RATED

log = logging.getLogger("tavoliere")
PERIOD = 4.67 * DAY  # so long that a deviation of 60 has grown to 110 after a year without a game
SURE = 110.0  # the deviation up to which a rating is settled
LEAST_DEVIATION = 45.0  # or somebody who plays a lot would hardly move any more
MOST_PAIRS = 6  # games a day between the same two that count
HALL = 7_163_083  # the lock of whoever changes something at the open tables or in ratings

LADDER_DEVIATION = 60.0  # of bots, whose ratings are measured once and for all


def bot_rating(game: str, level: str) -> Rating | None:
    """What the ladder says of a bot; None of one that it does not know."""
    known = GAMES[game].ladder.get(level) if game in GAMES else None
    return None if known is None else Rating(known, LADDER_DEVIATION)


class RatedSeat(NamedTuple):
    """Somebody at a table, when the game is over."""

    seat: int
    side: int
    rank: int
    rating: Rating | None  # None of a bot that has none, and of somebody who takes part no more
    person: str | None = None  # None for a bot
    lost: bool = False  # their time ran out, and a bot played on for them


def place_of(player: RatedSeat, players: Sequence[RatedSeat]) -> int:
    """Whoever has let time run out comes after all others."""
    return len(players) + 1 if player.lost else player.rank


def results_of(
    me: RatedSeat, players: Sequence[RatedSeat], counts: Callable[[RatedSeat, RatedSeat], bool]
) -> list[RatedResult]:
    """What a game says of one of those who played: nothing, unless there was another person to play against."""
    sides = sorted({one.side for one in players})
    own = [one.rating for one in players if one.side == me.side and one.rating is not None]
    results, met_somebody = [], False
    for side in sides:
        theirs = [one for one in players if one.side == side]
        facing = [one for one in theirs if one.rating is not None and (one.person is None or counts(me, one))]
        if side == me.side or not facing or me.rating is None:
            continue
        met_somebody = met_somebody or any(one.person is not None for one in facing)
        people = [one for one in theirs if one.person is not None]
        gone = bool(people) and all(one.lost for one in people)
        place = len(players) + 1 if gone else theirs[0].rank
        other = Side([one.rating for one in facing if one.rating is not None], place)
        results.append(result_against(Side(own, 0), me.rating, place_of(me, players), other, len(sides)))
    return results if met_somebody else []


class Ratings:
    """The ratings of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store

    # --- counting ---

    async def count_all(self) -> int:
        """Count every game that is over and has not been; how many there were."""
        over = sa.select(offers.c.table).join(tables, tables.c.id == offers.c.table)
        waiting = await self.store.read(over.where(~offers.c.counted, tables.c.actor.is_(None)).limit(100))
        done = 0
        for (name,) in waiting:
            try:
                done += await self.count(name)
            except CannotStore:
                raise
            except Exception as problem:  # whatever is wrong with one game, the others are counted
                log.warning("table %s is not counted: %s: %s", name, type(problem).__name__, problem)
        return done

    async def count(self, name: str) -> bool:
        """Draw the consequences of a game that is over, unless that was done; whether it was done now."""
        found = await self.store.read(sa.select(offers).where(offers.c.table == name, ~offers.c.counted))
        if not found:
            return False
        table = await self.lobby.table(name)
        result = table.match.position.result
        if not table.sitting.over or result is None:
            return False
        (offer,), now = found, time.time()
        async with self.store.deciding(HALL) as connection:
            once = sa.update(offers).where(offers.c.id == offer.id, ~offers.c.counted).values(counted=True)
            if not (await connection.execute(once)).rowcount:
                return False
            sat = (await connection.execute(sa.select(takers).where(takers.c.offer == offer.id))).all()
            if offer.rated:
                of = await self._standings(connection, [one.person for one in sat], offer.game)
                at = {one.seat: one for one in sat}
                players = [
                    self._player(offer.game, seat, at.get(seat.seat), of, table.match.game.sides, result.ranks, now)
                    for seat in table.seating.players
                ]
                counts = await self._pairs(connection, sat, now)
                for me in players:
                    await self._keep(connection, name, offer.game, me, results_of(me, players, counts), players, of)
            # From where somebody played was kept to find out who played with themselves.
            await connection.execute(sa.update(takers).where(takers.c.offer == offer.id).values(client=""))
        RATED.add(offer.rated)
        return True

    def _player(
        self, game: str, seat: Any, sat: Any, of: dict[str, Any], sides: Sequence[int], ranks: Sequence[int], now: float
    ) -> RatedSeat:
        side, rank = sides[seat.seat], ranks[seat.seat]
        if sat is not None:
            known = of.get(sat.person)
            rating = None if known is None else known[0].after((now - known[1]) / PERIOD)
            return RatedSeat(seat.seat, side, rank, rating, sat.person, seat.late)
        if seat.player == HUMAN or seat.late:  # somebody who takes part no more
            return RatedSeat(seat.seat, side, rank, None, "", seat.late)
        return RatedSeat(seat.seat, side, rank, bot_rating(game, seat.player))

    async def _standings(
        self, connection: AsyncConnection, people: Sequence[str], game: str
    ) -> dict[str, tuple[Rating, float, int]]:
        """The rating of each, when it was last worked out, and from how many games."""
        now = time.time()
        taking_part = sa.select(members.c.person).where(members.c.person.in_(people))
        known = sa.select(ratings).where(ratings.c.person.in_(people), ratings.c.game == game)
        found = {row.person: (Rating(), now, 0) for row in await connection.execute(taking_part)}
        for row in await connection.execute(known):
            found[row.person] = (Rating(row.rating, row.deviation, row.volatility), row.at, row.games)
        return found

    async def _pairs(
        self, connection: AsyncConnection, sat: Sequence[Any], now: float
    ) -> Callable[[RatedSeat, RatedSeat], bool]:
        """Between whom a game counts: not between those at one address, nor between the same two again and again."""
        people = [one.person for one in sat]
        clients = {one.person: one.client for one in sat}
        lately = sa.select(rated_games.c.played, rated_games.c.person)
        lately = lately.where(rated_games.c.person.in_(people), rated_games.c.at > now - DAY)
        at: dict[str, list[str]] = {}
        for row in await connection.execute(lately):
            at.setdefault(row.played, []).append(row.person)
        met = Counter(pair for together in at.values() for pair in combinations(sorted(together), 2))

        def counts(one: RatedSeat, other: RatedSeat) -> bool:
            if not one.person or not other.person or clients[one.person] == clients[other.person]:
                return False
            first, second = sorted((one.person, other.person))
            return met[first, second] < MOST_PAIRS

        return counts

    async def _keep(
        self,
        connection: AsyncConnection,
        name: str,
        game: str,
        me: RatedSeat,
        results: list[RatedResult],
        players: Sequence[RatedSeat],
        of: dict[str, tuple[Rating, float, int]],
    ) -> None:
        if not me.person or me.rating is None or not results:
            return
        now = time.time()
        before, at, games = of[me.person]
        after = rated(before, results, (now - at) / PERIOD)
        after = after._replace(deviation=max(LEAST_DEVIATION, after.deviation))
        fresh = {**after._asdict(), "games": games + 1, "at": now}
        mine = (ratings.c.person == me.person) & (ratings.c.game == game)
        if not (await connection.execute(sa.update(ratings).where(mine).values(fresh))).rowcount:
            await connection.execute(sa.insert(ratings).values(person=me.person, game=game, **fresh))
        places = [place_of(one, players) for one in players]
        line = {
            "person": me.person,
            "played": name,
            "game": game,
            "at": now,
            "seat": me.seat,
            "players": len(players),
            "place": 1 + sum(place < place_of(me, players) for place in places),
            "before": before.rating,
            "rating": after.rating,
            "deviation": after.deviation,
        }
        await connection.execute(sa.insert(rated_games).values(line))

    # --- looking ---

    async def of(self, people: Iterable[str]) -> dict[tuple[str, str], Any]:
        """What is known of people, by person and game; each deviation as it has grown since."""
        now = time.time()
        rows = await self.store.read(sa.select(ratings).where(ratings.c.person.in_([*people])))
        return {(row.person, row.game): shown(row, now) for row in rows}

    async def history(self, person: str, most: int) -> Sequence[Any]:
        """Somebody's games that counted, the latest first."""
        mine = sa.select(rated_games).where(rated_games.c.person == person)
        return await self.store.read(mine.order_by(rated_games.c.at.desc()).limit(most))

    async def results(self, name: str) -> Sequence[Any]:
        """What a game has changed."""
        with contextlib.suppress(TavoliereError):
            await self.count(name)
        changed = sa.select(rated_games).where(rated_games.c.played == name)
        return await self.store.read(changed.order_by(rated_games.c.seat))

    async def best(self, game: str, most: int) -> list[tuple[str, Any]]:
        """The strongest of those who want to be shown and whose rating is settled, with their names."""
        now = time.time()
        wanted = sa.select(members.c.name, ratings).join(members, members.c.person == ratings.c.person)
        wanted = wanted.where(members.c.shown, ratings.c.game == game, ratings.c.deviation <= SURE)
        rows = await self.store.read(wanted.order_by(ratings.c.rating.desc()).limit(2 * most))
        settled = [(row.name, shown(row, now)) for row in rows]
        return [one for one in settled if one[1].deviation <= SURE][:most]


class Shown(NamedTuple):
    """A rating as it stands now."""

    rating: float
    deviation: float
    games: int

    @property
    def settled(self) -> bool:
        return self.deviation <= SURE


def shown(row: Any, now: float) -> Shown:
    grown = Rating(row.rating, row.deviation, row.volatility).after((now - row.at) / PERIOD)
    return Shown(grown.rating, grown.deviation, row.games)
