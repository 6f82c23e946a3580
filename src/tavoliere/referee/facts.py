"""Facts of one's own box: edited on a sheet, checked as the options check them, and shown on the board."""

from collections.abc import Mapping
from typing import Any

from tavoliere.definition.box import BoxModule
from tavoliere.definition.schema import Refused, TableOption
from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import Game, make, table_given
from tavoliere.games.registry import GAMES
from tavoliere.referee.answer_json import sheet_json
from tavoliere.referee.asked import game_of, mapping, text
from tavoliere.table.editor import Editor
from tavoliere.words import Message
from tavoliere.words.message_json import message_json


def check(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"game", "form" or "table"}: a table on its sheet; what is wrong with it, or the table in full and how it looks.

    Without either, it is the one that is played with unless somebody chooses another.
    """
    name = text(asked, "game")
    if name not in GAMES:
        make(name, {}, interpreted=False)  # says which games there are
    box, option = box_of(name)
    usual = option.parse(table_given(GAMES[name].folder / option.default, None))
    form = mapping(asked, "form")
    problem: Message | None = None
    table: dict[str, Any] | None = None
    try:
        if "table" in asked:
            table = option.parse(asked["table"])
            form = box.form(table)
        else:
            form = form or box.form(usual)
            table = option.parse(box.table(form))
        game = make(name, {option.name: table}, interpreted=False, files=False)
    except (Refused, TavoliereError) as refusal:
        problem, table = refusal.message, None
    return {
        "option": option.name,
        "rule": option.rule,
        "form": form if problem is None or form else box.form(usual),
        "sheet": sheet_json(box.sheet(form or box.form(usual))),
        "problem": message_json(problem) if problem else None,
        "table": table,
        "usual": box.form(usual),
        "sketch": shown(game, box, table) if table else None,
    }


def box_of(name: str) -> tuple[BoxModule, TableOption]:
    definition = GAMES[name]
    if definition.box is None:
        raise IllegalAction("facts-none", game=name)
    for option in definition.options.OPTIONS:
        if isinstance(option, TableOption) and option.name == definition.box.OPTION:
            return definition.box, option
    raise IllegalAction("facts-none", game=name)


def shown(game: Game, box: BoxModule, table: dict[str, Any]) -> dict[str, Any] | None:
    """A board that shows what the table says."""
    sketch = Editor(game).edited(box.example(table)).sketch
    return sketch._asdict() if sketch else None


def house(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"game", "options"}: a set of house rules in full, if its values go together."""
    return {"options": game_of(asked).settings}
