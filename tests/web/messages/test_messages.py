"""What is said over the socket has the form that the models say, and the page's types are written from them."""

import json
import pkgutil
from typing import Any

import pytest
from pydantic import ValidationError

from tavoliere.web import messages
from tavoliere.web.messages.requests import KINDS, request_of
from tavoliere.web.messages.tables import from_server
from tavoliere.web.protocol import CONVERSATIONS, kept_files
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import unframed
from tests.web.server import Server


def test_the_types_of_the_page_are_those_of_the_models() -> None:
    for path, text in kept_files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: make protocol"
    modules = {f"{messages.__name__}.{one.name}" for one in pkgutil.iter_modules(messages.__path__)}
    assert {one.__name__ for one in CONVERSATIONS} == modules


WRONG: tuple[Any, ...] = (0.5, [], True, 2**40, "x" * 201)
RIGHT: dict[str, dict[str, Any]] = {
    "sit": {"token": "x"},
    "play": {"n": 0, "action": 0, "link": "0f" * 32},
    "undo": {"n": 0},
    "confirm": {"n": 0},
    "moment": {"n": 0, "as": 1},
    "name": {"name": "Ada"},
    "seat": {"seat": 0, "player": "human"},
    "revoke": {"seat": 0},
    "return": {},
    "vacation": {"away": True},
    "say": {"text": "hello", "emote": "bravo"},
    "share": {"anchor": "0f" * 32, "from": 0},
    "link": {"n": 0, "link": "0f" * 32},
    "rematch": {},
}


def test_every_request_is_understood_and_one_without_a_field_is_refused_by_its_name() -> None:
    assert list(RIGHT) == KINDS
    for kind, fields in RIGHT.items():
        assert request_of(json.dumps({"type": kind, "id": 7, **fields}), 4096).id == 7
        for field in fields:
            for wrong in (one for one in WRONG if one is not fields[field]):
                with pytest.raises(Refusal) as refused:
                    request_of(json.dumps({"type": kind, **fields, field: wrong}), 4096)
                assert refused.value.message == ("web-field", {"type": kind, "field": field})


async def test_everything_that_a_table_tells_has_the_form_of_its_model(server: Server) -> None:
    """`Client.hear` checks every message; here that it would notice."""
    founded = await server.found("cardcassonne", ["human", "human"])
    client = await server.client(founded.tokens[0])
    told = unframed(client.frames[-1])
    assert told["type"] == "table"
    for spoilt in (
        {**told, "more": 1},
        {**told, "standing": {**told["standing"], "n": None}},
        {**told, "type": "dance"},
    ):
        with pytest.raises(ValidationError):
            from_server.validate_python(spoilt)
