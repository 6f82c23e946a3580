"""The API: what the page asks for besides the socket, and what lets a program take a seat."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.exceptions import HTTPException
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import tavoliere as tv
from tavoliere.bots.network import network_names
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.game import make
from tavoliere.engine.wasm import module_of
from tavoliere.table.match import SeatTaken
from tavoliere.web.content.boards import MODULE, address, board_files, with_addresses
from tavoliere.web.content.bots import bot_tables, network_content
from tavoliere.web.content.catalogue import catalogue, course, game_tables
from tavoliere.web.content.exploring import check_options, game_asked
from tavoliere.web.content.figures import figure_info, figures_html
from tavoliere.web.content.page import File, Files, made, sent
from tavoliere.web.content.page_words import first_words, words_in, words_of_program
from tavoliere.web.content.rulebook import reference_page, rules_page
from tavoliere.web.limits.addresses import addresses
from tavoliere.web.limits.guard import Limits, client_of
from tavoliere.web.limits.workroom import Beside
from tavoliere.web.messages.bots import BotTables
from tavoliere.web.messages.catalogue import GameBeginning, GameCatalogue, GameTables, Here
from tavoliere.web.messages.forms import GameName, Language, Problem
from tavoliere.web.messages.games import ProgramStanding
from tavoliere.web.messages.lessons import Course
from tavoliere.web.messages.lobby import DiceCheck, Draw, Founded, NewTable, Sitter, TableSummary, Tokens
from tavoliere.web.messages.programs import SeatGiven, SeatPlay, SeatShare
from tavoliere.web.messages.rules import ReferencePage, RulesPage
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.store import SPECTATORS, StoredSeat
from tavoliere.web.tables.lobby import Lobby
from tavoliere.web.tables.shares import GivenShare
from tavoliere.web.tables.table import Table
from tavoliere.web.tables.tokens import fresh_token, hash_of
from tavoliere.web.wire import base64_of
from tavoliere.words import language

# What any request may be answered with instead, each time a `Problem`. FastAPI is told so of the first and makes a
# validator of it for every route; the others refer to the same schema, or every start would make ten times as many.
SAME: dict[str, Any] = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The body is not JSON."},
    401: SAME | {"description": "No seat has this token."},
    403: SAME | {"description": "Not for whoever asks."},
    404: SAME | {"description": "There is no such thing."},
    409: SAME | {"description": "Not now: the game stands otherwise."},
    413: SAME | {"description": "Too long."},
    421: SAME | {"description": "The server is not known under this name."},
    422: SAME | {"description": "Not like that."},
    429: SAME | {"description": "Too much at once."},
    503: SAME | {"description": "The database does not answer."},
}
BYTES: dict[int | str, dict[str, Any]] = {200: {"content": {"application/octet-stream": {}}}}
PLAIN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
WASM: dict[int | str, dict[str, Any]] = {200: {"content": {"application/wasm": {}}}}
MARKDOWN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/markdown": {}}}}
router = APIRouter(prefix="/api", responses=REFUSED)
LONGEST_WAIT = Limits.longest_wait

NetworkName = Annotated[str, Path(max_length=40, examples=["2"])]
InPath = Annotated[GameName, Path(max_length=40, examples=[*tv.GAMES])]


async def taught(game: InPath) -> str:
    if not tv.GAMES[game].lessons:
        raise Refusal("web-no-lessons")
    return game


Taught = Annotated[str, Depends(taught)]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


async def may_wait(request: Request) -> AsyncIterator[None]:
    """A client has as many requests that wait for news as sockets: all of them are answered when there is some."""
    with request.app.state.waits.place(client_of(request)):
        yield


MAY_WAIT = [Depends(may_wait)]


async def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


# --- what there is ---------------------------------------------------------------------------------------------------


@router.get("/games", tags=["games"], response_model=GameCatalogue)
async def games(request: Request) -> Response:
    """The games with their options, and the bots."""
    found = catalogue(request.app.state.settings.static)
    return sent(made(found.model_dump_json(), "application/json"), request)


@router.get("/words", tags=["games"], response_model=dict[str, dict[str, str]])
async def lobby_words(request: Request) -> Response:
    """What the page's lobby says, by language and game, in Fluent's format; what it says itself under ""."""
    return sent(first_words(request.app.state.settings.static), request)


@router.get("/words/{lang}", tags=["games"], responses=PLAIN)
async def program_words(lang: Language, request: Request) -> Response:
    """What the program says in a page, in Fluent's format."""
    return sent(words_of_program(lang), request)


@router.get("/words/{lang}/{game}", tags=["games"], responses=PLAIN)
async def game_words(lang: Language, game: InPath, request: Request) -> Response:
    """A game's catalogue, in Fluent's format."""
    return sent(words_in(lang, tv.GAMES[game].folder), request)


@router.get("/games/{game}", tags=["games"], response_model=GameTables)
async def tables(game: InPath, request: Request) -> Response:
    """The tables of a game: its state, its actions, and what it says by number."""
    return sent(tables_file(tv.GAMES[game]), request)


@cache
def tables_file(definition: GameDefinition) -> File:
    return made(game_tables(definition).model_dump_json(), "application/json")


@router.post("/games/{game}/begin", tags=["games"])
async def begin(game: InPath, options: dict[str, Any], work: Beside) -> GameBeginning:
    """Where a game with these options begins, for those with tables of data, which a page does not read by itself."""
    return GameBeginning(begin=await work(begin_stored, game, options))


def begin_stored(name: str, options: dict[str, Any]) -> str:
    check_options(name, options)
    return base64_of(make(name, options, interpreted=False, files=False, stored=True).start().raw)


@router.get("/games/{game}/rules.wasm", tags=["games"], responses=WASM)
async def rules_module(game: InPath, request: Request) -> Response:
    """The rules of a game, as WebAssembly."""
    return text(module_of(tv.GAMES[game]), request)


@router.get("/games/{game}/board/{file:path}", include_in_schema=False)
async def board_file(game: InPath, file: str, request: Request) -> Response:
    """A file of a board that another package brings along."""
    definition, settings = tv.GAMES[game], request.app.state.settings
    path = board_files(definition).get(file)
    if path is None:
        raise HTTPException(404)
    if path.suffix != MODULE:
        return text(path, request)
    module = with_addresses(path.read_text(encoding="utf-8"), address(definition, file), settings.static)
    return sent(made(module, "text/javascript"), request)


@router.get("/games/{game}/bots", tags=["games"], response_model=BotTables)
async def bots(game: InPath, request: Request, work: Beside) -> Response:
    """What bots need to think in a page."""
    return sent(await work(bots_file, tv.GAMES[game]), request)


@cache
def bots_file(definition: GameDefinition) -> File:
    return made(bot_tables(definition).model_dump_json(), "application/json")


@router.get("/games/{game}/bots.wasm", tags=["games"], responses=WASM)
async def search_module(game: InPath, request: Request) -> Response:
    """The search of bots with the rules of a game, as WebAssembly."""
    return text(search_module_of(tv.GAMES[game]), request)


@router.get("/games/{game}/networks/{name}", tags=["games"], responses=BYTES)
async def network(game: InPath, name: NetworkName, request: Request, work: Beside) -> Response:
    """The numbers of a learned evaluation, as `arrays` of `GET /api/games/{game}/bots` says where each begins."""
    return sent(await work(network_file, tv.GAMES[game], name), request)


@cache
def network_file(definition: GameDefinition, name: str) -> File:
    if name not in network_names(definition):
        raise Refusal("web-no-network")
    return made(network_content(definition, name), "application/octet-stream")


@router.get("/words/{lang}/{game}/lessons", tags=["lessons"], responses=PLAIN)
async def lesson_words(lang: Language, game: Taught, request: Request) -> Response:
    """The words of a game's lessons, in Fluent's format."""
    return sent(words_in(lang, tv.GAMES[game].lessons_folder), request)


@router.get("/lessons/{game}", tags=["lessons"])
async def lessons(game: Taught) -> Course:
    """The course that teaches a game: positions, what is to be done there, and the names of the sentences."""
    return course(tv.GAMES[game])


@router.get("/rules/{lang}/{game}", tags=["games"], responses=MARKDOWN)
async def rules(lang: Language, game: InPath, request: Request) -> Response:
    """The rules of a game, in Markdown."""
    return text(tv.GAMES[game].rules_page(lang), request)


@router.get("/rulebook/{lang}/{game}", tags=["games"])
async def rulebook(
    lang: Language,
    game: InPath,
    work: Beside,
    deeper: Annotated[int, Query(ge=0, le=3, description="How far its headings stand below the page's own.")] = 0,
    figures: Annotated[bool, Query(description="With its figures.")] = True,
) -> RulesPage:
    """The rules of a game, as HTML."""
    return await work(rules_as_html, tv.GAMES[game], lang, deeper, figures)


def rules_as_html(definition: GameDefinition, lang: str, deeper: int, figures: bool) -> RulesPage:
    source = definition.rules_page(lang).read_text(encoding="utf-8")
    if not figures:
        return rules_page(source, deeper)
    page = rules_page(source, deeper, figures_html(definition, lang))
    return page.model_copy(update={"figures": [figure_info(definition, figure) for figure in definition.figures]})


@router.get("/reference/{lang}/{game}", tags=["games"])
async def reference(lang: Language, game: InPath) -> ReferencePage:
    """The rules of a game in short, as HTML: a card for each variant; none where nobody wrote one."""
    path = tv.GAMES[game].reference(lang)
    return reference_page(path.read_text(encoding="utf-8"), game) if path else ReferencePage(title="", cards=[])


def text(path: FilePath, request: Request) -> Response:
    files: Files = request.app.state.files
    response = files.answer(path, request)
    assert response is not None
    return response


@router.get("/here", tags=["games"])
async def here(request: Request) -> Here:
    """The addresses under which others reach this server, and the language it was started in."""
    settings = request.app.state.settings
    return Here(
        addresses=addresses(settings),
        language=language(),
        keeps=settings.keep_finished,
        matchmaking=settings.matchmaking,
    )


# --- tables ----------------------------------------------------------------------------------------------------------


@router.post("/tables", tags=["tables"], status_code=201)
async def found(new: NewTable, lobby: InLobby, request: Request) -> Founded:
    """Set up a table. A person's seat has a token that invites there, until somebody sits down with it."""
    game = game_asked(new.game, new.options)
    seats = [SeatTaken(seat.name, seat.player) for seat in new.seats]
    table, tokens, spectator = await lobby.found(game, seats, new.owner, new.hints, new.clock, client_of(request))
    return Founded(table=table, tokens=tokens, spectator=spectator)


@router.post("/summaries", tags=["tables"])
async def summaries(given: Tokens, lobby: InLobby) -> list[TableSummary]:
    """What has become of tables, for those who know a token; unknown tokens are passed over."""
    hashes = {hash_of(token): token for token in given.tokens}
    lines = await lobby.store.summaries(list(hashes))
    outcomes = {row.id: await lobby.outcome(row) for _, _, row, _ in lines if row.actor is None}
    found = [
        TableSummary(
            token=hashes[given],
            seat=mine.seat,
            owner=mine.owner,
            lost=mine.late and bool((row.clock or {}).get("lost")),
            outcome=outcomes.get(row.id),
            **gist(row, seats),
        )
        for given, mine, row, seats in lines
    ]
    return sorted(found, key=lambda one: -one.changed)


def gist(row: Any, seats: Sequence[StoredSeat]) -> dict[str, Any]:
    """What has become of a table, as far as its line in the database says it."""
    return {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "seats": [Sitter(name=one.name, player=one.player) for one in seats if one.seat != SPECTATORS],
        "steps": row.steps,
        "actor": row.actor,
        "changed": row.changed,
        "deadline": row.deadline,
        "vacation": next((one.away for one in seats if one.seat == row.actor), None),
        "sides": sides_of(row.game, len(seats) - 1),
    }


def sides_of(game: str, players: int) -> list[int]:
    """Everybody plays alone, unless the game says who are partners."""
    sides = tv.GAMES[game].sides if game in tv.GAMES else None
    return list(range(players) if sides is None else sides(players))


@router.get("/tables/{table}/record", tags=["tables"])
async def record(table: TableName, lobby: InLobby) -> dict[str, Any]:
    """The record of a finished game, with the secret of its dice, signed where this server signs."""
    return lobby.record(await finished(lobby, table))


@router.get("/tables/{table}/check", tags=["tables"])
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


# --- a seat, for programs --------------------------------------------------------------------------------------------


bearer = HTTPBearer(auto_error=False, description="The token of a seat.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def credentials(given: Bearer) -> str:
    if given is None:
        raise Refusal("web-no-seat")
    return given.credentials


async def seated(lobby: InLobby, given: Bearer, request: Request) -> tuple[Table, int]:
    """Whoever asks about a seat sits there: nobody looks into its cards without the others' seeing it."""
    token = credentials(given)
    table = await lobby.table_of(token)
    seat = await table.door.admit(hash_of(token), hash_of(token))
    table.look(client_of(request), seat)
    return table, seat


SeatDep = Annotated[tuple[Table, int], Depends(seated)]


@router.post("/seat/sit", tags=["seat"])
async def sit(lobby: InLobby, given: Bearer) -> SeatGiven:
    """Sit down with an invitation, which is used up by that; its answer has the token to come back with."""
    token, own = credentials(given), fresh_token()
    table = await lobby.table_of(token)
    seat = await table.door.admit(hash_of(token), hash_of(own))
    return SeatGiven(table=table.id, seat=seat, token=token if seat == SPECTATORS else own)


@router.get("/seat", tags=["seat"], response_model=ProgramStanding, dependencies=MAY_WAIT)
async def standing(
    place: SeatDep,
    request: Request,
    after: Annotated[int, Query(ge=-1, le=1_000_000, description="Wait until there are more steps than this.")] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> Response:
    """Where the game stands for this seat, as `ProgramStanding`.

    Waits until there are more steps than `after`, the seat is asked, or the game is over; or until the time is up.
    """
    table, seat = place
    try:
        async with asyncio.timeout(min(wait, request.app.state.settings.limits.longest_wait)):
            await table.announcer.until(lambda: table.state.is_news(seat, after) or table.draining)
    except TimeoutError:
        pass
    return Response(await table.inquiries.standing(seat), media_type="application/json")


@router.post("/seat/share", tags=["seat"], status_code=204)
async def share(place: SeatDep, asked: SeatShare) -> None:
    """Add to the dice from now on: with each action that leads to some, `share` gives the link for that number."""
    table, seat = place
    await table.moves.take_share(seat, asked.anchor, asked.base)


@router.post("/seat/play", tags=["seat"], response_model=ProgramStanding)
async def play(place: SeatDep, asked: SeatPlay, given: Bearer) -> Response:
    """Play an action. A program's turn is confirmed by itself."""
    table, seat = place
    share = None if asked.share is None else GivenShare(asked.share.link, asked.share.anchor)
    device = None if seat == SPECTATORS else hash_of(credentials(given))
    await table.moves.play(seat, asked.n, asked.action, device=device, confirm=True, share=share)
    return Response(await table.inquiries.standing(seat), media_type="application/json")
