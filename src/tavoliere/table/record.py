"""Records: a match as JSON that replays exactly, on any machine, without a generator.

{
  "format": "tavoliere-record",
  "version": 1,                                           2 where players' devices added to the dice
  "game": "cardcassonne",
  "options": {"players": 3, "animals": {...}},
  "rules": "9f0c...",                                    a hash of the rules it was played by
  "seats": [{"name": "Ada", "player": "human"}, ...],
  "dice": {"commitment": "4d8e...", "secret": "77ab..."},  or null when people typed in real cards and dice
  "shares": {                                             only where players' devices added to the dice
    "anchors": [{"seat": 0, "from": 12, "anchor": "e1b2..."}, ...],
    "decisions": [{"n": 14, "links": [[0, "90ff..."]], "missed": [2]}, ...]
  },
  "signature": {"table": "Yk3v...", "key": "d75a...", "signature": "e556..."},    only where a server signed it
  "steps": [
    "draw green-animal",
    ...
  ],
  "result": {"scores": [...], "ranks": [...], "winners": [...]}     null while the game goes on
}
"""

import json
import os
import re
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.words import cut

FORMAT = "tavoliere-record"
PLAIN, WITH_SHARES = 1, 2  # versions; a program that knows nothing of shares would find such dice wrong
DECODER = json.JSONDecoder()
LARGEST = 20_000_000  # bytes; the longest game is a small fraction of that


class DamagedRecord(TavoliereError):
    """A file that is no record, or one that was cut off or changed; the text names the line at fault."""


class CannotSave(TavoliereError):
    """A record could not be written; what was there before is still there."""


def text_of(record: dict[str, Any]) -> str:
    """A record as text, one step a line, so that a line number says where something is wrong."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head(record).items()]
    shares: list[str] = []
    if "shares" in record:
        parts = [listed(name, record["shares"][name], 4) for name in ("anchors", "decisions")]
        shares = ['  "shares": {', ",\n".join(parts), "  },"]
    body = [listed("steps", record["steps"], 2) + ","]
    return "\n".join(["{", *lines, *shares, *body, f'  "result": {json.dumps(record["result"])}', "}"]) + "\n"


def listed(name: str, items: list[Any], indent: int) -> str:
    """A list, one item a line."""
    space = " " * indent
    lines = ",\n".join(f"{space}  {json.dumps(item)}" for item in items)
    return f"{space}{json.dumps(name)}: [\n{lines}\n{space}]" if items else f"{space}{json.dumps(name)}: []"


def head(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("shares", "steps", "result")}


def write(path: Path, record: dict[str, Any]) -> None:
    write_whole(path, text_of(record), "cannot-save")


def write_whole(path: Path, text: str, refusal: str) -> None:
    """Write a file so that a crash or a full disk leaves either the old one or the new one, never half of it.

    CannotSave with the sentence `refusal` if that can't be done.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise CannotSave(refusal, path=str(path), problem=error.strerror or str(error)) from None


def read(path: Path) -> tuple[dict[str, Any], str]:
    """The record in a file, with its form checked, and its text."""
    try:
        with path.open("rb") as file:
            written = file.read(LARGEST + 1)  # a device has no size, and goes on without end
        if len(written) > LARGEST:
            raise DamagedRecord("record-too-large", path=str(path))
        text = written.decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise DamagedRecord("record-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise DamagedRecord("record-not-text", path=str(path)) from None
    return parse(text, str(path)), text


def parse(text: str, path: str) -> dict[str, Any]:
    """A record from its text, or DamagedRecord with the line at fault."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise DamagedRecord("record-not-json", path=path, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # or a number of thousands of digits, which Python refuses to read
        raise DamagedRecord("record-not-record", path=path) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise DamagedRecord("record-not-record", path=path)
    version = record.get("version")
    if not is_whole(version) or version not in (PLAIN, WITH_SHARES):
        raise DamagedRecord("record-version", path=path, version=cut(str(version)), mine=WITH_SHARES)
    forms = FORMS if version == PLAIN else {**FORMS, "shares": is_shares}
    wrong = next((key for key, fits in forms.items() if key not in record or not fits(record[key])), None)
    if wrong is not None:
        raise DamagedRecord("record-field", path=path, line=line_of_key(text, wrong), field=wrong)
    if "signature" in record and not is_signature(record["signature"]):
        raise DamagedRecord("record-field", path=path, line=line_of_key(text, "signature"), field="signature")
    return record


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def is_seats(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(seat, dict) and isinstance(seat.get("name"), str) and isinstance(seat.get("player"), str)
        for seat in value
    )


def is_dice(value: Any) -> bool:
    if value is None:
        return True
    if not isinstance(value, dict) or not is_hash(value.get("commitment")):
        return False
    return value.get("secret") is None or is_hash(value["secret"])


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_shares(value: Any) -> bool:
    """Whether the links name anchors that there are; whether they lead there is another question."""
    if not isinstance(value, dict) or not all(isinstance(value.get(key), list) for key in ("anchors", "decisions")):
        return False
    if not all(is_anchor(one) for one in value["anchors"]):
        return False
    if not all(is_shared(one, len(value["anchors"])) for one in value["decisions"]):
        return False
    numbers = [one["n"] for one in value["decisions"]]
    return all(one < other for one, other in pairwise(numbers))


def is_anchor(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and all(is_whole(value.get(key)) and value[key] >= 0 for key in ("seat", "from"))
        and is_hash(value.get("anchor"))
    )


def is_shared(value: Any, anchors: int) -> bool:
    if not isinstance(value, dict) or not is_whole(value.get("n")) or value["n"] < 0:
        return False
    links, missed = value.get("links"), value.get("missed")
    if not isinstance(links, list) or not isinstance(missed, list) or not all(map(is_whole, missed)):
        return False
    return all(
        isinstance(one, list) and len(one) == 2 and is_whole(one[0]) and 0 <= one[0] < anchors and is_hash(one[1])
        for one in links
    )


def is_signature(value: Any) -> bool:
    """Whether it has the form of one; whether it is genuine is another question."""
    if not isinstance(value, dict) or value.keys() != {"table", "key", "signature"}:
        return False
    return isinstance(value["table"], str) and is_hash(value["key"]) and is_hex(value["signature"], 128)


def is_hash(value: Any) -> bool:
    return is_hex(value, 64)


def is_hex(value: Any, digits: int) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


FORMS: dict[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "rules": is_hash,
    "seats": is_seats,
    "dice": is_dice,
    "steps": texts,
    "result": lambda value: value is None or isinstance(value, dict),
}


def line_of_key(text: str, key: str) -> int:
    """The line on which a field stands, or the last line where it is missing."""
    found = re.search(rf'^\s*"{key}"\s*:', text, re.MULTILINE)
    return text.count("\n", 0, found.end() if found else len(text.rstrip())) + 1


def line_of_step(text: str, number: int) -> int:
    """The line on which a step stands, counted from 0; the last line where its place can't be told."""
    found = re.search(r'"steps"\s*:\s*\[', text)
    at = begin = len(text.rstrip())
    if found is not None:  # JSON can write any letter of the key in another way
        at = found.end()
    try:
        for _ in range(number + 1):
            begin = text.index('"', at)
            _, at = DECODER.raw_decode(text, begin)
    except ValueError:
        begin = len(text.rstrip())
    return text.count("\n", 0, begin) + 1
