"""Messages as JSON: a name and its arguments, which whoever reads puts into words in their own language."""

import json
from functools import lru_cache
from typing import Any

try:
    import orjson
except ModuleNotFoundError:  # in a browser without network, where there is nothing but Python
    orjson = None  # type: ignore[assignment]

from tavoliere.words import Message, Seat, Word, is_message


def json_text(data: Any) -> str:
    """What is told, as JSON."""
    return packed(data).decode()


def packed(data: Any) -> bytes:
    """The same as bytes."""
    if orjson is None:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return orjson.dumps(data)


def value_json(value: Any) -> Any:
    kind = type(value)
    if kind is int:
        return value
    if kind is Word:
        return word_json(value)
    if kind is Seat:
        return seat_json(value)
    if is_message(value):
        return {"message": message_json(value)}
    if kind is list or kind is tuple:
        return [value_json(item) for item in value]
    if isinstance(value, str):
        return sendable(value)
    return value


# Most of what is told are the same few words and seats. What is told is never changed, so that it can be told again.


@lru_cache(maxsize=4096)
def word_json(word: Word) -> dict[str, str]:
    return {"word": str(word)}


@lru_cache(maxsize=16)
def seat_json(seat: Seat) -> dict[str, int]:
    return {"seat": int(seat)}


def sendable(text: str) -> str:
    """What somebody wrote, without the halves of signs that JSON lets through and no socket sends."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def message_json(message: Message) -> tuple[str, dict[str, Any]]:
    """A message as the page wants it: its name and its arguments."""
    name, arguments = message
    return name, {key: value if type(value) is int else value_json(value) for key, value in arguments.items()}
