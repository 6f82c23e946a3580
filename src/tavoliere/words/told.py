"""Messages as JSON: a name and its arguments, which whoever reads puts into words in their own language."""

from typing import Any

from tavoliere.words import Message, Seat, Word


def value_json(value: Any) -> Any:
    kind = type(value)
    if kind is int:
        return value
    if kind is Word:
        return {"word": str(value)}
    if kind is Seat:
        return {"seat": int(value)}
    if kind is list or kind is tuple:
        return [value_json(item) for item in value]
    if isinstance(value, str):
        return sendable(value)
    return value


def sendable(text: str) -> str:
    """What somebody wrote, without the halves of signs that JSON lets through and no socket sends."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def message_json(message: Message) -> tuple[str, dict[str, Any]]:
    """A message as the page wants it: its name and its arguments."""
    name, arguments = message
    return name, {key: value_json(value) for key, value in arguments.items()}
