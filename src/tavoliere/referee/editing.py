"""A position that somebody edits, as the page is told of it."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.referee.answer_json import reason_json, sheet_json
from tavoliere.table.editor import Editor
from tavoliere.table.exploration import Exploration

MIDDLE = 0.5


def edit(game: Game, asked: Mapping[str, Any]) -> dict[str, Any]:
    """A position with every reason why it can't be, the sheet on which it is edited, and how the board draws it.

    `asked` has what `POST /api/editor` takes.
    """
    editor, written, steps = Editor(game), asked.get("position"), asked.get("steps")
    if steps:
        written = Exploration(game, written, steps).position.to_json()
    elif written is None:
        begin = asked.get("begin", "start")
        share = MIDDLE if begin == "middle" else 0
        written = editor.empty() if begin == "empty" else editor.of_a_game(asked.get("seed", 0), share)
    edited = editor.edited(written, asked.get("deed", ""), asked.get("seat"))
    state = game.position(edited.position).raw if edited.playable else None
    return {
        "options": game.settings,
        "position": edited.position,
        "begin": state and b64encode(state).decode(),
        "reasons": [reason_json(one) for one in edited.reasons],
        "playable": edited.playable,
        "sheet": edited.sheet and sheet_json(edited.sheet),
        "sketch": edited.sketch and edited.sketch._asdict() | {"scores": list(edited.sketch.scores)},
    }
