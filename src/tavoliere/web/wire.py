"""How what the server tells is written as JSON."""

from typing import Any

from pydantic_core import to_json

from tavoliere.words.told import message_json as message_json
from tavoliere.words.told import sendable as sendable
from tavoliere.words.told import value_json as value_json


def written(data: Any) -> str:
    return to_json(data).decode()
