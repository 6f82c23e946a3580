"""Tables over HTTP: to lay one, what has become of one's own, and what is published of a game that is over."""

from collections.abc import Collection, Sequence
from typing import Any

from fastapi import APIRouter, Request

import tavoliere as tv
from tavoliere.table.match import SeatTaken
from tavoliere.web.api.dependencies import REFUSED, InLobby, TableName
from tavoliere.web.content.exploring import game_asked
from tavoliere.web.limits.guard import client_of
from tavoliere.web.messages.lobby import DiceCheck, Draw, Founded, NewTable, Sitter, TableSummary, Tokens
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS, StoredSeat
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.table import Table
from tavoliere.web.tables.tokens import hash_of

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


@router.post("/tables", status_code=201)
async def create(new: NewTable, lobby: InLobby, request: Request) -> Founded:
    """Set up a table. A person's seat has a token that invites there, until somebody sits down with it."""
    game = game_asked(new.game, new.options)
    seats = [SeatTaken(seat.name, seat.player) for seat in new.seats]
    table, tokens, spectator = await lobby.found(game, seats, new.owner, new.hints, new.clock, client_of(request))
    return Founded(table=table, tokens=tokens, spectator=spectator)


@router.post("/summaries")
async def summaries(given: Tokens, lobby: InLobby) -> list[TableSummary]:
    """What has become of tables, for those who know a token; unknown tokens are passed over."""
    hashes = {hash_of(token): token for token in given.tokens}
    found = [
        TableSummary(token=hashes[given], seat=mine.seat, **gist(row, seats, [mine.seat]))
        for given, mine, row, seats in await lobby.store.summaries(list(hashes))
    ]
    return sorted(found, key=lambda one: -one.changed)


def gist(row: Any, seats: Sequence[StoredSeat], mine: Collection[int]) -> dict[str, Any]:
    """What has become of a table, for whoever has some of its seats."""
    own = [one for one in seats if one.seat in mine]
    return {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "owner": any(one.owner for one in own),
        "seats": [Sitter(name=one.name, player=one.player) for one in seats if one.seat != SPECTATORS],
        "steps": row.steps,
        "actor": row.actor,
        "changed": row.changed,
        "deadline": row.deadline,
        "vacation": next((one.away for one in seats if one.seat == row.actor), None),
        "lost": any(one.late for one in own) and row.clock is not None and row.clock["lost"],
        "outcome": row.outcome,
        "sides": sides_of(row.game, len(seats) - 1),
    }


def sides_of(game: str, players: int) -> list[int]:
    """Everybody plays alone, unless the game says who are partners."""
    sides = tv.GAMES[game].sides if game in tv.GAMES else None
    return list(range(players) if sides is None else sides(players))


@router.get("/tables/{table}/record")
async def record(table: TableName, lobby: InLobby) -> dict[str, Any]:
    """The record of a finished game, with the secret of its dice, signed where this server signs."""
    return lobby.record(await finished(lobby, table))


@router.get("/tables/{table}/check")
async def check(table: TableName, lobby: InLobby) -> DiceCheck:
    """Check every die and card of a finished game against its secret."""
    match = (await finished(lobby, table)).match
    unfair = match.unfair_draw()
    draws = []
    for step in match.draws:
        position = match.positions[step]
        drawn = position.actions.index(match.steps[step])
        draws.append(Draw(step=step, weights=list(position.weights), drawn=drawn))
    return DiceCheck(draws=draws, unfair=None if unfair is None else unfair[0] + 1)


async def finished(lobby: Lobby, name: str) -> Table:
    table = await lobby.table(name)
    if not table.sitting.over:
        raise Refusal("web-not-over")
    return table
