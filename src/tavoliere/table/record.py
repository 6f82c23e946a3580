"""Records: a match as JSON that replays exactly, on any machine, without a generator.

{
  "format": "tavoliere-record",
  "version": 1,
  "game": "cardcassonne",
  "options": {"players": 3, "animals": {...}},
  "rules": "9f0c...",                                    a hash of the rules it was played by
  "seats": [{"name": "Ada", "player": "human"}, ...],
  "dice": {"commitment": "4d8e...", "secret": "77ab..."},  or null when people typed in real cards and dice
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
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import TavoliereError

FORMAT = "tavoliere-record"
VERSION = 1
DECODER = json.JSONDecoder()
LARGEST = 20_000_000  # bytes; the longest game is a small fraction of that


class DamagedRecord(TavoliereError):
    """A file that is no record, or one that was cut off or changed; the text names the line at fault."""


class CannotSave(TavoliereError):
    """A record could not be written; what was there before is still there."""


def text_of(record: dict[str, Any]) -> str:
    """A record as text, one step a line, so that a line number says where something is wrong."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head(record).items()]
    steps = [f"    {json.dumps(step)}" for step in record["steps"]]
    body = ['  "steps": [', ",\n".join(steps), "  ],"] if steps else ['  "steps": [],']
    return "\n".join(["{", *lines, *body, f'  "result": {json.dumps(record["result"])}', "}"]) + "\n"


def head(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("steps", "result")}


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
        raise DamagedRecord("record-not-json", path=path, line=error.lineno, problem=error.msg) from None
    except (RecursionError, ValueError):  # or a number of thousands of digits, which Python refuses to read
        raise DamagedRecord("record-not-record", path=path) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise DamagedRecord("record-not-record", path=path)
    if record.get("version") != VERSION:
        raise DamagedRecord("record-version", path=path, version=str(record.get("version")), mine=VERSION)
    wrong = next((key for key, fits in FORMS.items() if key not in record or not fits(record[key])), None)
    if wrong is not None:
        raise DamagedRecord("record-field", path=path, line=line_of_key(text, wrong), field=wrong)
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


def is_hash(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


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
