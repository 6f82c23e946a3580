"""The API of open tables and ratings, on servers that have them. Those who take part come with a device's secret."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import TypeAdapter

import tavoliere as tv
from tavoliere.bots import LEVELS
from tavoliere.table.match import HUMAN, current_name
from tavoliere.web.api.dependencies import LONGEST_WAIT, MAY_WAIT, REFUSED, Bearer, InPath, TableName
from tavoliere.web.api.people import Known, Own
from tavoliere.web.content.exploring import game_asked
from tavoliere.web.limits.guard import client_of
from tavoliere.web.matchmaking.matchmaking import Listed, ListPage, Matchmaking, bot_strength
from tavoliere.web.matchmaking.open_tables import MOST_OFFERS, fits, is_live
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
from tavoliere.web.people.people import Device
from tavoliere.web.people.ratings import Shown
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.schema import offers

A_PAGE = 50  # open tables
AS_KEPT = ("game", "options", "players", "rated", "listed", "least", "most", "made")
OPEN_TABLES = TypeAdapter(list[OpenTable])
MOST_BEST = 50
MOST_HISTORY = 200
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


@router.get("", response_model=MatchmakingShown, dependencies=MAY_WAIT)
async def tables(
    matchmaking: InMatchmaking,
    device: Visitor,
    request: Request,
    known: Annotated[str, Query(max_length=40, description="The version that is known already.")] = "",
    offer: Annotated[str, Query(max_length=32, description="A table that is not listed, by its address.")] = "",
    game: Annotated[str, Query(max_length=40, description="Only tables of this game.")] = "",
    page: Annotated[int, Query(ge=0, lt=MOST_OFFERS, description="Which of the tables that are listed.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Response:
    """The open tables, those with a seat of one's own apart; waits for news of them."""
    person = None if device is None else device.person
    if person is not None:
        await matchmaking.seen(person)
    listed = await matchmaking.news(known, min(wait, request.app.state.settings.limits.longest_wait))
    strengths = {} if person is None else await matchmaking.ratings.of([person])
    mine = [listed.offers[one] for one in listed.seats.get(person or "", ())]
    asked = listed.offers.get(offer)
    shown = page_of(listed, game, page)
    visible = {one.id: one for one in (*shown.offers, *([] if asked is None else [asked]))}.values()
    told = MatchmakingShown(
        version=listed.version,
        me=None if person is None else await member(matchmaking, person, strengths),
        begun=[] if person is None else [begun(one) for one in await matchmaking.begun(person)],
        mine=[open_table(listed, one) for one in mine],
        opened=[one.id for one in mine if one.opener == person],
        asked=None if asked is None else open_table(listed, asked),
        barred=[one.id for one in visible if not fits(one, rating_of(strengths, person, one.game))],
        count=shown.tables,
        page=shown.number,
        pages=shown.pages,
        tables=[],
    )
    own = told.model_dump_json(exclude={"tables"}).encode()
    return Response(own[:-1] + b',"tables":' + shown.json + b"}", media_type="application/json")


def page_of(listed: Listed, game: str, number: int) -> ListPage:
    """A page of the tables that all may see: put into words for the first who asks for it, and told to all."""
    if (game, number) not in listed.pages:
        public = [one for one in listed.offers.values() if one.listed and game in ("", one.game)]
        pages = max(1, -(-len(public) // A_PAGE))
        if number >= pages:
            return page_of(listed, game, pages - 1)
        rows = public[number * A_PAGE : (number + 1) * A_PAGE]
        told = OPEN_TABLES.dump_json([open_table(listed, one) for one in rows])
        listed.pages[game, number] = ListPage(rows, told, number, pages, len(public))
    return listed.pages[game, number]


def begun(row: Any) -> Begun:
    return Begun(offer=row.id, table=row.table, game=row.game, seat=row.seat, live=is_live(row.clock))


def told_of(known: Shown) -> Strength:
    return Strength(**known._asdict(), settled=known.settled)


def strength(known: Shown | None) -> Strength | None:
    return None if known is None else told_of(known)


Strengths = dict[tuple[str, str], Shown]  # by person and game


def rating_of(strengths: Strengths, person: str | None, game: str) -> float | None:
    known = strengths.get((person or "", game))
    return None if known is None else known.rating


def open_table(listed: Listed, one: Any) -> OpenTable:
    people = [(taker.name, HUMAN, listed.strengths.get((taker.person, one.game))) for taker in listed.sitting[one.id]]
    bots = [("", level, bot_strength(one.game, level)) for level in map(current_name, one.bots)]
    return OpenTable(
        offer=one.id,
        seats=[OpenSeat(name=name, player=player, strength=strength(known)) for name, player, known in people + bots],
        clock=ClockPlan.model_validate(one.clock),
        live=is_live(one.clock),
        **{name: getattr(one, name) for name in AS_KEPT},
    )


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
