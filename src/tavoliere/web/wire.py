"""How what the server tells is written as JSON."""

import json
from typing import Any

try:
    from pydantic_core import to_json
except ModuleNotFoundError:  # in a browser without network, where there is nothing but Python
    to_json = None  # type: ignore[assignment]

from tavoliere.words.told import message_json as message_json
from tavoliere.words.told import sendable as sendable
from tavoliere.words.told import value_json as value_json


def written(data: Any) -> str:
    if to_json is None:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return to_json(data).decode()
