"""The board of a position as HTML, for notebooks: the page's own board in a document that fetches nothing.

The build bundles each board as a script with its styles (`web/page/notebook.tsx`). A document holds them, the words,
and what its reader may know of the position.
"""

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.zones import ZonePlan
from tavoliere.engine.kernels import layout
from tavoliere.engine.layout import Layout
from tavoliere.words import ENTRY, Words, language, sources_of

PACKAGE = Path(__file__).parent.parent
BUILT = PACKAGE / "web" / "static" / "notebook"
WIDTH, HEIGHT = 1000, 760
NAME = re.compile("[a-z][a-z0-9-]*")  # of a message

DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; \
style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>{body}</body>
</html>
"""
BOARD = """<main></main>
<script type="application/json" id="given">{given}</script>
<script>{script}</script>"""
FRAME = (
    '<iframe srcdoc="{document}" title="{title}" sandbox="allow-scripts"'
    ' style="width: 100%; max-width: {width}px; aspect-ratio: {width} / {height}; border: 0"></iframe>'
)


def framed(document: str, title: str) -> str:
    """A document as part of another, of which it knows nothing."""
    return FRAME.format(document=escape(document), title=escape(title), width=WIDTH, height=HEIGHT)


def text_document(words: Words, text: str) -> str:
    return DOCUMENT.format(
        language=language(), title=escape(words("title")), style="", body=f"<pre>{escape(text)}</pre>"
    )


def board_document(definition: GameDefinition, words: Words, known: dict[str, Any]) -> str | None:
    """A board; None for a game without one. `known`: the view, its facts, its seat, who is asked, and the names."""
    name = script_of(definition)
    if not name:
        return None
    script, style = ((BUILT / f"{name}.{ending}").read_text(encoding="utf-8") for ending in ("js", "css"))
    *program, own = (path.read_text(encoding="utf-8") for path in sources_of(language(), words.folder))
    names = {*NAME.findall(script)}
    named = [entry[0] for text in program for entry in ENTRY.finditer(text) if entry[1] in names]
    unclicked = [{**zone, "clicks": []} for zone in zones_of(definition)]  # as nobody is asked
    given = {
        "game": definition.name,
        "language": language(),
        "words": "\n".join([*named, own]),
        "tables": {"zones": unclicked, "actions": [], "art": art_of(definition)},
        **known,
    }
    return DOCUMENT.format(
        language=language(),
        title=escape(words("title")),
        style=(BUILT / "notebook.css").read_text(encoding="utf-8") + style,
        body=BOARD.format(given=json.dumps(given).replace("<", "\\u003c"), script=script),
    )


def script_of(definition: GameDefinition) -> str:
    """The script that draws a game's board; none where it has only its own package's, or where no page is built."""
    ours = definition.board and definition.folder.parent == PACKAGE / "games"
    name = definition.folder.name if ours else "zones" if definition.zones else ""
    return name if (BUILT / f"{name}.js").exists() else ""


def zones_of(definition: GameDefinition) -> list[dict[str, Any]]:
    """A declared board, with what its cells say of its places."""
    facts = Layout(definition.facts.Facts).fields if definition.facts else {}
    cells = {**facts, **layout(definition).fields}
    return [ZonePlan(zone, cells).to_json() for zone in definition.zones]


def art_of(definition: GameDefinition) -> dict[str, str]:
    """A game's own drawings of pieces on a declared board, as SVG by their names."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(definition.folder.glob("pieces/*.svg"))}
