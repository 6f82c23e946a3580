"""Boards drawn by the page's own art, without a browser.

`boards.js`, which `build.mjs` makes of the page's boards, is run by V8 (`mini-racer`, of the extra "pictures"). It is
given what somebody may know of a game, and gives an SVG that stands by itself: `web/page/picture` says how.
"""

import json
import os
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.words import Words, language, sources_of

if TYPE_CHECKING:
    from py_mini_racer import MiniRacer

PACKAGE = Path(__file__).parent.parent
SCRIPT = PACKAGE / "web" / "static" / "boards.js"


class Artist:
    """What draws boards; one for a process, as it takes a while to start."""

    def __init__(self, engine: "MiniRacer") -> None:
        self._engine = engine
        self._engine.eval(SCRIPT.read_text(encoding="utf-8"))
        self._learned: set[tuple[str, str]] = set()
        self._lock = Lock()

    def draw(self, definition: GameDefinition, words: Words, known: dict[str, Any]) -> str:
        """A board as SVG; `known`: the view, what follows from it, the seat whose view it is, and who is asked."""
        told = {"game": definition.name, "folder": definition.folder.name, "language": language(), **known}
        with self._lock:
            if (definition.name, language()) not in self._learned:
                texts = [path.read_text(encoding="utf-8") for path in sources_of(language(), words.folder)]
                self._call("learn", definition.name, language(), texts)
                self._learned.add((definition.name, language()))
            return str(self._call("draw", told))

    def _call(self, function: str, *arguments: Any) -> object:
        return self._engine.eval(f"boards.{function}({', '.join(map(json.dumps, arguments))})")


def artist(definition: GameDefinition) -> Artist | None:
    """Who draws a game's board: nobody that of another package's game, or where the extra or the page is missing."""
    drawn = definition.board is not None and definition.folder.parent == PACKAGE / "games"
    return artist_of(os.getpid()) if drawn else None


@cache
def artist_of(process: int) -> Artist | None:
    """A process that was forked from another has threads of its own, and needs an artist of its own."""
    try:
        from py_mini_racer import MiniRacer
    except ModuleNotFoundError:
        return None
    return Artist(MiniRacer()) if SCRIPT.exists() else None
