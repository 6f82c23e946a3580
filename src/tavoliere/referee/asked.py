"""What a request says, checked: anybody may send anything."""

from collections.abc import Mapping
from typing import Any, TypeVar

from tavoliere.definition.parsing import is_plain
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import Game, make

LONGEST = 100_000  # letters of a text: a position may be given as its JSON
Asked = TypeVar("Asked")


def plain(asked: Asked) -> Asked:
    """What is asked, if it holds nothing over which whoever answers could stumble."""
    if not is_plain(asked, LONGEST):
        raise IllegalAction("desk-not-plain")
    return asked


def text(asked: Mapping[str, Any], name: str, usual: str | None = None) -> str:
    value = asked.get(name, usual)
    if not isinstance(value, str):
        raise IllegalAction("desk-text", name=name)
    return value


def mapping(asked: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = asked.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise IllegalAction("desk-object", name=name)
    return value


def game_of(asked: Mapping[str, Any]) -> Game:
    """The game that is asked about; tables of data come with the question, never from a file of this machine."""
    return make(text(asked, "game"), mapping(asked, "options"), interpreted=False, files=False)
