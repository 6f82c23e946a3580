"""What the page draws games with: what was built for it, and boards that other packages bring along.

A package has its board as an ES module with its styles. What that imports by name is the page's own: the server puts
addresses in place of the names, relative to where the module lies. An import map would say the same, but stands in the
HTML, where the page's security policy lets in no script.
"""

import posixpath
import re
from pathlib import Path

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.web.messages.catalogue import PageEntry

# What can be imported by name, and what the build calls it.
IMPORTS = {
    "tavoliere/kit": "kit",
    "preact": "preact",
    "preact/hooks": "preact-hooks",
    "preact/jsx-runtime": "preact-jsx-runtime",
}
IMPORT = re.compile(rf"""(\b(?:from|import)\s*\(?\s*)(["'])({"|".join(map(re.escape, IMPORTS))})\2""")
MODULE = ".js"
SERVED = (MODULE, ".css", ".svg", ".png", ".jpg", ".webp", ".woff2")


def built(static: Path, name: str) -> PageEntry | None:
    """What `build.mjs` made of a part of the page, if there is one."""
    hashed = f"{name}-????????"  # and the hash of what is in it
    script, style = (next(iter(static.glob(f"{hashed}.{ending}")), None) for ending in ("js", "css"))
    return PageEntry(script=f"/{script.name}", style=f"/{style.name}" if style else None) if script else None


def board_of(definition: GameDefinition, static: Path) -> PageEntry | None:
    """Where a browser finds a game's own board."""
    if definition.board is None:
        return None
    if not brings_board(definition):
        return built(static, f"board-{definition.folder.name}")
    path = definition.folder / definition.board
    style = path.with_suffix(".css")
    return PageEntry(
        script=address(definition, path.name), style=address(definition, style.name) if style.exists() else None
    )


def brings_board(definition: GameDefinition) -> bool:
    """Whether a game's board is a module of its package, rather than one that is built with the page."""
    return definition.board is not None and definition.board.endswith(MODULE)


def address(definition: GameDefinition, name: str) -> str:
    return f"/api/games/{definition.name}/board/{name}"


def board_files(definition: GameDefinition) -> dict[str, Path]:
    """All that lies beside the module of a board, by its name there."""
    if not brings_board(definition):
        return {}
    folder = (definition.folder / str(definition.board)).parent
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.suffix in SERVED and path.is_file()
    }


def with_addresses(text: str, own: str, static: Path) -> str:
    """A module that lies at the address `own` with the addresses of what it imports by name."""
    here = posixpath.dirname(own)

    def found(match: re.Match[str]) -> str:
        said, quote, name = match.groups()
        known = built(static, IMPORTS[name])
        return f"{said}{quote}{posixpath.relpath(known.script, here) if known else name}{quote}"

    return IMPORT.sub(found, text)
