"""How things are written for the page: the Python side of `page/protocol.ts`."""

import json
from typing import Any

from typing_extensions import TypedDict  # what pydantic asks for before Python 3.12

from tavoliere.words import Message, Seat, Word

WireMessage = list[Any]  # its name, and its arguments by name


class WireChoice(TypedDict):
    """One legal action of whoever is asked."""

    number: int
    text: str
    name: str
    words: list[str]
    says: WireMessage
    preview: list[WireMessage]
    changes: dict[str, Any]


class WireLine(TypedDict):
    """One line of the final scores."""

    seat: int
    tells: WireMessage
    points: int


class WireResult(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[WireLine]
    secret: str | None


class WireStanding(TypedDict):
    """Where the game stands, for one seat."""

    n: int
    actor: int | None
    prompt: WireMessage
    view: dict[str, Any]
    derived: dict[str, Any]
    scores: list[int]
    choices: list[WireChoice]
    undo: bool
    unconfirmed: int | None
    thinking: bool
    result: WireResult | None


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


def message_json(message: Message) -> WireMessage:
    """A message as the page wants it: its name and its arguments."""
    name, arguments = message
    return [name, {key: value_json(value) for key, value in arguments.items()}]


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
