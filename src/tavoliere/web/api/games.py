"""The games over HTTP: what there is, and what a page needs to play, tell and teach each of them."""

from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.exceptions import HTTPException

import tavoliere as tv
from tavoliere.bots.network import network_names
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.game import make
from tavoliere.engine.wasm import module_of
from tavoliere.web.api.dependencies import REFUSED, InPath
from tavoliere.web.content.boards import MODULE, address, board_files, with_addresses
from tavoliere.web.content.bots import bot_tables, network_content
from tavoliere.web.content.catalogue import catalogue, course, game_tables
from tavoliere.web.content.exploring import check_options
from tavoliere.web.content.figures import figure_info, figures_html
from tavoliere.web.content.page import File, Files, made, sent
from tavoliere.web.content.page_words import first_words, words_in, words_of_program
from tavoliere.web.content.rulebook import reference_page, rules_page
from tavoliere.web.limits.addresses import addresses
from tavoliere.web.limits.background import Beside
from tavoliere.web.messages.bots import BotTables
from tavoliere.web.messages.catalogue import GameBeginning, GameCatalogue, GameTables, Here
from tavoliere.web.messages.forms import Language
from tavoliere.web.messages.lessons import Course
from tavoliere.web.messages.rules import ReferencePage, RulesPage
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import base64_of
from tavoliere.words import language

BYTES: dict[int | str, dict[str, Any]] = {200: {"content": {"application/octet-stream": {}}}}
PLAIN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
WASM: dict[int | str, dict[str, Any]] = {200: {"content": {"application/wasm": {}}}}
MARKDOWN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/markdown": {}}}}
router = APIRouter(prefix="/api", responses=REFUSED)
NetworkName = Annotated[str, Path(max_length=40, examples=["2"])]


async def taught(game: InPath) -> str:
    if not tv.GAMES[game].lessons:
        raise Refusal("web-no-lessons")
    return game


Taught = Annotated[str, Depends(taught)]


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
    return sent(words_in(lang, tv.GAMES[game].words_folder), request)


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
