"""The words that the page is given: what the lobby says at once, in every language; all else when it is opened."""

import json
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

from tavoliere.games.registry import GAMES
from tavoliere.web.content.catalogue import catalogue
from tavoliere.web.content.offline import INDEX
from tavoliere.web.content.page import File, made
from tavoliere.words import BASE, ENTRY, LANGUAGES, PACKAGE, ROOMS_OF_PAGE

SCRIPT = re.compile(r'"/([\w-]+\.js)"')
# A name as a script has it: `page-play`, `page-play.title`, or the beginning of several, `page-level-${level}`.
NAMED = re.compile(r"""["'`]([a-z][a-z0-9-]*)(?=["'`.$])""")


def first_words(static: Path) -> File:
    """What the scripts of a first visit name, by language and game, in Fluent's format; "" for the program's own."""
    index = static / INDEX
    return named_words(static, index.read_text(encoding="utf-8") if index.exists() else "")


@lru_cache(maxsize=1)
def named_words(static: Path, page: str) -> File:
    named = {name for script in SCRIPT.findall(page) for name in NAMED.findall((static / script).read_text("utf-8"))}
    begun = tuple(name for name in named if name.endswith("-"))
    folders = {"": [PACKAGE / room for room in ROOMS_OF_PAGE]}
    folders |= {game.name: [GAMES[game.name].words_folder] for game in catalogue(static).games}

    def wanted(name: str) -> bool:
        return name in named or name.startswith(begun)

    found = {
        code: {game: "\n".join(entries(code, folder, wanted) for folder in those) for game, those in folders.items()}
        for code in LANGUAGES
    }
    return made(json.dumps(found, ensure_ascii=False), "application/json")


@cache
def words_of_program(code: str) -> File:
    """What the program says to whoever has a page before them, in Fluent's format."""
    return made("\n".join(entries(code, PACKAGE / room, lambda _: True) for room in ROOMS_OF_PAGE), "text/plain")


@cache
def words_in(code: str, folder: Path) -> File:
    """All words of a game, or of its lessons, in Fluent's format."""
    return made(entries(code, folder, lambda _: True), "text/plain")


def entries(code: str, folder: Path, wanted: Callable[[str], bool]) -> str:
    """The messages of a folder whose names are wanted, as they are written there; in English what a language lacks."""
    found: dict[str, str] = {}
    for language in (BASE, code):
        path = folder / f"{language}.ftl"
        if path.exists():
            found |= {entry[1]: entry[0] for entry in ENTRY.finditer(path.read_text("utf-8")) if wanted(entry[1])}
    return "\n".join(found.values())
