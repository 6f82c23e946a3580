"""How what the server tells is written as JSON."""

from base64 import b64encode

from tavoliere.words.message_json import message_json as message_json
from tavoliere.words.message_json import sendable as sendable
from tavoliere.words.message_json import value_json as value_json
from tavoliere.words.message_json import written as written


def base64_of(raw: bytes) -> str:
    """The bytes of a state."""
    return b64encode(raw).decode()
