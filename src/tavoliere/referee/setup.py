"""The table counted: what lies on it against what was told, and against what the box holds.

Only what everybody sees is counted. What hidden cards might make of it is supposed in several ways, and only what
speaks against the table in all of them is said.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tavoliere.definition.editing import EditedField, EditedSection, Kind, PlaceValue, Sheet
from tavoliere.definition.possibility import Reason
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import SPECTATOR, View
from tavoliere.referee.answer_json import reason_json, sheet_json
from tavoliere.referee.asked import mapping
from tavoliere.referee.game import played
from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tavoliere.table.editor import Editor
from tavoliere.words.message_json import message_json

COUNTED = (Kind.NUMBER, Kind.COUNTS, Kind.ITEMS, Kind.LINE, Kind.CHOICE)
SUPPOSED = 5  # ways in which hidden cards may lie
MOST_COUNTED = 200  # places


def count(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"record", "counted": {place: what lies there}}: the sheet to count on, and what is too many, or missing."""
    replay, _ = played(read(asked.get("record")))
    counted = mapping(asked, "counted")
    if len(counted) > MOST_COUNTED:
        raise IllegalAction("desk-object", name="counted")
    seen, full = public(replay), replay.position.to_json()
    sheet = Editor(replay.game).edited(full).sheet
    sections = [visible(section, seen, full) for section in sheet.sections] if sheet else []
    shown = Sheet(sheet.words if sheet else {}, tuple(section for section in sections if section.fields))
    fields = {field.path: field for section in shown.sections for field in section.fields}
    changed = {path: value for path, value in counted.items() if path in fields and value != at(seen, path)}
    position = seen
    for path, value in changed.items():
        position = put(position, path, value)
    return {
        "position": position,
        "sheet": sheet_json(shown),
        "hidden": replay.concealed is not None,
        "differences": [one for path in changed for one in differences(shown, fields[path], seen, position)],
        "reasons": [reason_json(reason) for reason in reasons(replay, changed)] if changed else [],
    }


def public(replay: Replay) -> dict[str, Any]:
    """The position as everybody sees it."""
    position = replay.position
    found: dict[str, Any] = View(position, SPECTATOR).to_json() if replay.concealed else position.to_json()
    return found


def visible(section: EditedSection, seen: Any, full: Any) -> EditedSection:
    """The places of a section that can be counted, as all see them."""
    fields = [one for one in section.fields if one.kind in COUNTED and at(seen, one.path) == at(full, one.path)]
    return EditedSection(section.title, tuple(fields), section.marks, (), section.group)


def reasons(replay: Replay, changed: Mapping[str, Any]) -> list[Reason]:
    """What speaks against the table, however hidden cards lie."""
    positions = [replay.position]
    if replay.concealed is not None:
        generator = Random(0)
        positions = [View(replay.position, SPECTATOR).redeal(generator) for _ in range(SUPPOSED)]
    found: list[Reason] | None = None
    for position in positions:
        written = position.to_json()
        before = [message_json(reason.message) for reason in Editor(replay.game).edited(written).reasons]
        for path, value in changed.items():
            written = put(written, path, value)
        these = [one for one in Editor(replay.game).edited(written).reasons if message_json(one.message) not in before]
        told = [message_json(reason.message) for reason in these]
        found = these if found is None else [one for one in found if message_json(one.message) in told]
    return found or []


def differences(sheet: Sheet, field: EditedField, seen: Any, counted: Any) -> list[dict[str, Any]]:
    """What is too many in a place, or missing there."""
    section = next(one for one in sheet.sections if field in one.fields)
    place = {"title": message_json(section.title), "label": message_json(field.label), "path": field.path}
    before, now = at(seen, field.path), at(counted, field.path)
    if field.kind in (Kind.NUMBER, Kind.CHOICE):
        numbers = [one if field.kind == Kind.NUMBER and type(one) is int else None for one in (before, now)]
        return [{**place, "entry": None, "told": numbers[0], "counted": numbers[1]}]
    found = []
    for entry in sheet.words.get(field.words, ()):
        told, lies = number_of(before, entry), number_of(now, entry)
        if told != lies:
            found.append({**place, "entry": message_json(entry.label), "told": told, "counted": lies})
    return found or [{**place, "entry": None, "told": None, "counted": None}]  # the same, in another order


def number_of(value: Any, entry: PlaceValue) -> int:
    if isinstance(value, dict):
        count = value.get(str(entry.value), 0)
        return count if type(count) is int else 0
    return value.count(entry.value) if isinstance(value, list) else 0


def at(position: Any, path: str) -> Any:
    for part in path.split("/"):
        if isinstance(position, list):
            position = position[int(part)] if part.isdigit() and int(part) < len(position) else None
        else:
            position = position.get(part) if isinstance(position, dict) else None
    return position


def put(position: Any, path: str, value: Any) -> Any:
    """The position with something else at a place."""
    part, _, further = path.partition("/")
    if isinstance(position, list):
        changed = [*position, *([] for _ in range(len(position), int(part) + 1))]
        changed[int(part)] = put(changed[int(part)], further, value) if further else value
        return changed
    inner = position.get(part) if isinstance(position, dict) else {}
    return {**(position or {}), part: put(inner if inner is not None else {}, further, value) if further else value}
