"""How things are written for the page: the Python side of `page/protocol.ts`."""

import json
from typing import Any

from tavoliere.engine.game import Action
from tavoliere.words import Message, Seat, Word


def value_json(value: Any) -> Any:
    if isinstance(value, Word):
        return {"word": str(value)}
    if isinstance(value, Seat):
        return {"seat": int(value)}
    if isinstance(value, (list, tuple)):
        return [value_json(item) for item in value]
    return value


def message_json(message: Message) -> list[Any]:
    """A message as the page wants it: its name and its arguments."""
    name, arguments = message
    return [name, {key: value_json(value) for key, value in arguments.items()}]


def action_json(action: Action) -> dict[str, Any]:
    return {"name": action.block.name, "words": action.words}


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
