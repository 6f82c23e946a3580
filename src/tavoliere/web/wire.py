"""How what the server tells is written as JSON."""

import json
from typing import Any

from tavoliere.words import Message, Seat, Word


def value_json(value: Any) -> Any:
    if isinstance(value, Word):
        return {"word": str(value)}
    if isinstance(value, Seat):
        return {"seat": int(value)}
    if isinstance(value, (list, tuple)):
        return [value_json(item) for item in value]
    if isinstance(value, str):
        return sendable(value)
    return value


def sendable(text: str) -> str:
    """What somebody wrote, without the halves of signs that JSON lets through and no socket sends."""
    return text.encode(errors="replace").decode()


def message_json(message: Message) -> tuple[str, dict[str, Any]]:
    """A message as the page wants it: its name and its arguments."""
    name, arguments = message
    return name, {key: value_json(value) for key, value in arguments.items()}


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
