"""How answers are written as JSON: messages by their names, with words and seats marked as such."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.editing import EditedField, EditedSection, PlaceValue, Sheet
from tavoliere.definition.possibility import Reason
from tavoliere.words import Message, Seat, Word
from tavoliere.words.message_json import message_json


def message_from_json(message: Sequence[Any]) -> Message:
    """A message that was told, for whoever puts it into words here."""
    name, arguments = message
    return name, {key: value_from_json(value) for key, value in arguments.items()}


def value_from_json(value: Any) -> Any:
    if isinstance(value, dict):
        if "message" in value:
            return message_from_json(value["message"])
        return Word(value["word"]) if "word" in value else Seat(value["seat"])
    return [value_from_json(item) for item in value] if isinstance(value, (list, tuple)) else value


def reason_json(reason: Reason) -> dict[str, Any]:
    return {"message": message_json(reason.message), "at": list(reason.at), "playable": reason.playable}


def sheet_json(sheet: Sheet) -> dict[str, Any]:
    return {
        "words": {name: [entry_json(one) for one in some] for name, some in sheet.words.items()},
        "sections": [section_json(section) for section in sheet.sections],
    }


def entry_json(entry: PlaceValue) -> dict[str, Any]:
    return {
        "value": entry.value,
        "label": message_json(entry.label),
        "group": message_json(entry.group) if entry.group else None,
    }


def section_json(section: EditedSection) -> dict[str, Any]:
    return {
        "title": message_json(section.title),
        "fields": [field_json(one) for one in section.fields],
        "marks": list(section.marks),
        "deeds": [{"name": deed.name, "label": message_json(deed.label)} for deed in section.deeds],
        "group": section.group,
    }


def field_json(one: EditedField) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in ("path", "kind", "words", "least", "most", "each", "absent", "pool")},
        "label": message_json(one.label),
    }
