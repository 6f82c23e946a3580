"""The log: sparing, and as JSON where `TAVOLIERE_LOG=json` asks for it, a line for each thing that is told.

Nothing that lets anybody in is written: tokens, and passwords in addresses of databases, are left out.
"""

import json
import logging
import re
import sys
import time

from tavoliere.web.limits.guard import Bucket

TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32,}(?![A-Za-z0-9_-])")
PASSWORD = re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@")
NAMES = ("tavoliere", "uvicorn", "uvicorn.error", "asyncio")


def without_secrets(text: str) -> str:
    return TOKEN.sub("[token]", PASSWORD.sub(r"\1:[password]@", text))


class Lines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "text": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["problem"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def write_lines() -> None:
    """Write every log of the server as lines of JSON, to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in NAMES:
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False


class Sparing(logging.Filter):
    """Lets a few lines of a log through and then one now and again: what strangers do must not fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.bucket = Bucket(rate=0.1, most=20)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.left_out += 1
            return False
        if self.left_out:
            record.msg, record.args = f"{record.getMessage()} ({self.left_out} more were left out before)", ()
            self.left_out = 0
        return True


def spare_logs() -> None:
    """What is told about single connections is told sparingly."""
    for name in ("uvicorn.error", "asyncio", "tavoliere"):
        log = logging.getLogger(name)
        if not any(isinstance(one, Sparing) for one in log.filters):
            log.addFilter(Sparing())
