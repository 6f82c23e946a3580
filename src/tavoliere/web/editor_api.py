"""The API of the position editor: nothing is kept, the page holds the position."""

from dataclasses import asdict

from fastapi import APIRouter

from tavoliere.definition.editing import PlaceValue, Sheet
from tavoliere.table.editor import Editor, Sketch
from tavoliere.table.exploration import Exploration
from tavoliere.web.api import REFUSED
from tavoliere.web.exploring import game_asked
from tavoliere.web.messages.editor import (
    EditDeed,
    Edited,
    EditEntry,
    EditField,
    Editing,
    EditReason,
    EditSection,
    EditSheet,
    EditSketch,
)
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import message_json
from tavoliere.web.workroom import Beside

router = APIRouter(prefix="/api", tags=["editor"], responses=REFUSED)
MIDDLE = 0.5


@router.post("/editor")
async def edit(asked: Editing, work: Beside) -> Edited:
    """A position with every reason why it can't be, the sheet on which it is edited, and how the board draws it."""
    return await work(edited_position, asked)


def edited_position(asked: Editing) -> Edited:
    game = game_asked(asked.game, asked.options)
    if asked.seat is not None and not 0 <= asked.seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)
    editor, written = Editor(game), asked.position
    if written is None and not asked.steps:
        share = MIDDLE if asked.begin == "middle" else 0
        written = editor.empty() if asked.begin == "empty" else editor.of_a_game(asked.seed, share)
    elif asked.steps:
        written = Exploration(game, written, asked.steps).position.to_json()
    assert written is not None
    edited = editor.edited(written, asked.deed, asked.seat)
    return Edited(
        options=game.settings,
        position=edited.position,
        reasons=[
            EditReason(message=message_json(one.message), at=[*one.at], playable=one.playable) for one in edited.reasons
        ],
        playable=edited.playable,
        sheet=sheet_json(edited.sheet) if edited.sheet else None,
        sketch=sketch_json(edited.sketch) if edited.sketch else None,
    )


def sheet_json(sheet: Sheet) -> EditSheet:
    sections = [
        EditSection(
            title=message_json(section.title),
            fields=[EditField(**asdict(field) | {"label": message_json(field.label)}) for field in section.fields],
            marks=[*section.marks],
            deeds=[EditDeed(**asdict(deed) | {"label": message_json(deed.label)}) for deed in section.deeds],
            group=section.group,
        )
        for section in sheet.sections
    ]
    return EditSheet(
        words={name: [entry_json(one) for one in some] for name, some in sheet.words.items()}, sections=sections
    )


def entry_json(entry: PlaceValue) -> EditEntry:
    group = entry.group and message_json(entry.group)
    return EditEntry(value=entry.value, label=message_json(entry.label), group=group)


def sketch_json(sketch: Sketch) -> EditSketch:
    return EditSketch(**sketch._asdict() | {"scores": [*sketch.scores]})
