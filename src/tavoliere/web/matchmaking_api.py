"""The API of open tables and ratings, on servers that have them. Those who take part come with a device's secret."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

import tavoliere as tv
from tavoliere.bots import LEVELS
from tavoliere.table.match import HUMAN
from tavoliere.web.api import REFUSED, Bearer, InPath, TableName
from tavoliere.web.exploring import game_asked
from tavoliere.web.guard import Limits, client_of
from tavoliere.web.matchmaking import Listed, Matchmaking, bot_strength
from tavoliere.web.messages.matchmaking import (
    Begun,
    Best,
    GameStrength,
    Member,
    NewMember,
    NewOffer,
    OfferKey,
    Opened,
    OpenSeat,
    OpenTable,
    Ranked,
    RatedGame,
    SitDown,
    Strength,
    TableRating,
)
from tavoliere.web.messages.matchmaking import Matchmaking as MatchmakingShown
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.open_tables import fits, is_live
from tavoliere.web.people import Device
from tavoliere.web.people_api import Known, Own
from tavoliere.web.ratings import Shown
from tavoliere.web.refusal import Refusal
from tavoliere.web.schema import offers

MOST_BEST = 50
MOST_HISTORY = 200
LONGEST_WAIT = Limits.longest_wait
router = APIRouter(prefix="/api/matchmaking", tags=["matchmaking"], responses=REFUSED)


async def matchmaking_of(request: Request) -> Matchmaking:
    matchmaking: Matchmaking = request.app.state.matchmaking
    if not matchmaking.on:
        raise Refusal("web-no-matchmaking")
    return matchmaking


InMatchmaking = Annotated[Matchmaking, Depends(matchmaking_of)]


async def visitor(people: Known, given: Bearer) -> Device | None:
    """Whoever looks: one of somebody's devices, or a stranger."""
    return None if given is None else await people.device(given.credentials)


Visitor = Annotated[Device | None, Depends(visitor)]


@router.get("")
async def tables(
    matchmaking: InMatchmaking,
    device: Visitor,
    request: Request,
    known: Annotated[str, Query(max_length=40, description="The version that is known already.")] = "",
    offer: Annotated[str, Query(max_length=32, description="A table that is not listed, by its address.")] = "",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> MatchmakingShown:
    """The open tables, those with a seat of one's own first; waits for news of them."""
    person = None if device is None else device.person
    if person is not None:
        await matchmaking.seen(person)
    listed = await matchmaking.news(known, min(wait, request.app.state.settings.limits.longest_wait))
    strengths = {} if person is None else await matchmaking.ratings.of([person])
    return MatchmakingShown(
        version=listed.version,
        tables=shown(listed, person, offer, strengths),
        me=None if person is None else await member(matchmaking, person, strengths),
        begun=[] if person is None else [begun(one) for one in await matchmaking.begun(person)],
    )


def begun(row: Any) -> Begun:
    return Begun(offer=row.id, table=row.table, game=row.game, seat=row.seat, live=is_live(row.clock))


def told_of(known: Shown) -> Strength:
    return Strength(**known._asdict(), settled=known.settled)


def strength(known: Shown | None) -> Strength | None:
    return None if known is None else told_of(known)


Strengths = dict[tuple[str, str], Shown]  # by person and game


def shown(listed: Listed, person: str | None, asked: str, mine: Strengths) -> list[OpenTable]:
    """The tables that somebody may see, those with a seat of their own first."""
    found = []
    for one in listed.offers:
        sat = listed.sitting[one.id]
        here = any(taker.person == person for taker in sat)
        if not (one.listed or here or one.id == asked):
            continue
        own = mine.get((person or "", one.game))
        seats = [
            OpenSeat(
                name=taker.name,
                player=HUMAN,
                strength=strength(listed.strengths.get((taker.person, one.game))),
                me=taker.person == person,
            )
            for taker in sat
        ]
        seats += [
            OpenSeat(name="", player=level, strength=strength(bot_strength(one.game, level)), me=False)
            for level in one.bots
        ]
        found.append(
            OpenTable(
                offer=one.id,
                game=one.game,
                options=one.options,
                players=one.players,
                seats=seats,
                clock=ClockPlan.model_validate(one.clock),
                live=is_live(one.clock),
                rated=one.rated,
                listed=one.listed,
                least=one.least,
                most=one.most,
                made=one.made,
                mine=here,
                opener=one.opener == person,
                may=fits(one, None if own is None else own.rating),
            )
        )
    return sorted(found, key=lambda one: (not one.mine, one.made))


async def member(matchmaking: Matchmaking, person: str, mine: Strengths) -> Member | None:
    known = await matchmaking.member(person)
    if known is None:
        return None
    told = [GameStrength(game=game, strength=told_of(one)) for (_, game), one in sorted(mine.items())]
    return Member(name=known.name, shown=known.shown, ratings=told)


@router.post("/me")
async def join(asked: NewMember, matchmaking: InMatchmaking, device: Own) -> Member:
    """Take part under a name; or be called otherwise, or be shown otherwise, from now on."""
    await matchmaking.join(device.person, asked.name, asked.shown)
    found = await member(matchmaking, device.person, await matchmaking.ratings.of([device.person]))
    assert found is not None
    return found


@router.post("/me/leave", status_code=204)
async def leave_for_good(matchmaking: InMatchmaking, device: Own) -> None:
    """Take part no more: the name, the ratings and their history are deleted."""
    await asyncio.shield(matchmaking.leave_for_good(device.person))


@router.get("/me/history")
async def history(matchmaking: InMatchmaking, device: Own) -> list[RatedGame]:
    """One's games that counted, the latest first."""
    return [rated_game(one) for one in await matchmaking.ratings.history(device.person, MOST_HISTORY)]


def rated_game(row: Any) -> RatedGame:
    return RatedGame(**{name: getattr(row, name) for name in RatedGame.model_fields})


@router.post("/tables", status_code=201)
async def offer(new: NewOffer, matchmaking: InMatchmaking, device: Own, request: Request) -> Opened:
    """Open a table and sit down at it."""
    game = game_asked(new.game, dict(new.options))
    return Opened(offer=await asyncio.shield(matchmaking.tables.offer(device, new, game, client_of(request))))


@router.post("/sit", status_code=204)
async def sit(asked: SitDown, matchmaking: InMatchmaking, device: Own, request: Request) -> None:
    """Take a seat; with the last one the game begins, and what this device made up is its seat."""
    await asyncio.shield(matchmaking.tables.sit(device, asked.offer, asked.own, client_of(request)))


@router.post("/leave", status_code=204)
async def leave(asked: OfferKey, matchmaking: InMatchmaking, device: Own) -> None:
    """Give a seat back before the game begins."""
    await asyncio.shield(matchmaking.tables.leave(device.person, asked.offer))


@router.post("/close", status_code=204)
async def close(asked: OfferKey, matchmaking: InMatchmaking, device: Own) -> None:
    """Close a table that one has opened, before the game begins."""
    await asyncio.shield(matchmaking.tables.shut(device.person, asked.offer))


@router.get("/games/{table}")
async def game(table: TableName, matchmaking: InMatchmaking) -> TableRating:
    """Whether a game counts, and what it has changed."""
    changes = await matchmaking.ratings.results(table)
    found = await matchmaking.store.read(offers.select().where(offers.c.table == table))
    return TableRating(
        rated=bool(found) and found[0].rated,
        counted=bool(found) and found[0].counted,
        changes=[rated_game(one) for one in changes],
    )


@router.get("/best/{game}")
async def best(game: InPath, matchmaking: InMatchmaking) -> Best:
    """The strongest of those who want to be shown, and the bots among them."""
    people = [(name, HUMAN, one) for name, one in await matchmaking.ratings.best(game, MOST_BEST)]
    bots = [("", level, known) for level in LEVELS if (known := bot_strength(tv.GAMES[game].name, level))]
    ranked = sorted([*people, *bots], key=lambda one: -one[2].rating)
    return Best(ranked=[Ranked(name=name, player=player, strength=told_of(one)) for name, player, one in ranked])
