"""How what the server tells is written: as JSON, or as JSON with the bytes of views behind it.

A frame with views begins with the length of its text, in four bytes. In the text a view stands as [where, how long], in
what follows the text: so the page reads it where it lies. Everything that has no views is told as text.
"""

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from tavoliere.words.message_json import json_text as json_text
from tavoliere.words.message_json import message_json as message_json
from tavoliere.words.message_json import packed as packed
from tavoliere.words.message_json import sendable as sendable
from tavoliere.words.message_json import value_json as value_json

LENGTH = 4  # bytes


def base64_of(raw: bytes) -> str:
    """The bytes of a state."""
    return b64encode(raw).decode()


def framed(data: Any, views: Sequence[bytes]) -> bytes:
    """A message with the views that it speaks of."""
    head = packed(data)
    return b"".join((len(head).to_bytes(LENGTH, "little"), head, *views))


def unframed(frame: str | bytes) -> Any:
    """What a frame says, with each view as its bytes, as the page reads it (`shell/table/frames.ts`)."""
    if isinstance(frame, str):
        return json.loads(frame)
    begin = LENGTH + int.from_bytes(frame[:LENGTH], "little")

    def with_view(told: dict[str, Any]) -> dict[str, Any]:
        if isinstance(at := told.get("view"), list):
            told["view"] = frame[begin + at[0] : begin + sum(at)]
        return told

    return json.loads(frame[LENGTH:begin], object_hook=with_view)
