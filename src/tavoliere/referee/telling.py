"""How answers are written as JSON: messages by their names, with words and seats marked as such."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.editing import EditedField, EditedSection, PlaceValue, Sheet
from tavoliere.definition.possibility import Reason
from tavoliere.words import Message, Seat, Word
from tavoliere.words.told import message_json as told


def untold(message: Sequence[Any]) -> Message:
    """A message that was told, for whoever puts it into words here."""
    name, arguments = message
    return name, {key: value_untold(value) for key, value in arguments.items()}


def value_untold(value: Any) -> Any:
    if isinstance(value, dict):
        return Word(value["word"]) if "word" in value else Seat(value["seat"])
    return [value_untold(item) for item in value] if isinstance(value, (list, tuple)) else value


def reason_told(reason: Reason) -> dict[str, Any]:
    return {"message": told(reason.message), "at": list(reason.at), "playable": reason.playable}


def sheet_told(sheet: Sheet) -> dict[str, Any]:
    return {
        "words": {name: [entry_told(one) for one in some] for name, some in sheet.words.items()},
        "sections": [section_told(section) for section in sheet.sections],
    }


def entry_told(entry: PlaceValue) -> dict[str, Any]:
    return {"value": entry.value, "label": told(entry.label), "group": told(entry.group) if entry.group else None}


def section_told(section: EditedSection) -> dict[str, Any]:
    return {
        "title": told(section.title),
        "fields": [field_told(one) for one in section.fields],
        "marks": list(section.marks),
        "deeds": [{"name": deed.name, "label": told(deed.label)} for deed in section.deeds],
        "group": section.group,
    }


def field_told(one: EditedField) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in ("path", "kind", "words", "least", "most", "each", "absent", "pool")},
        "label": told(one.label),
    }
