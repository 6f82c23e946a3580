"""The built page, served from memory with what a browser needs to keep it."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response

from tavoliere.words import Words

HASHED = re.compile(r"-[A-Z0-9]{8}\.")  # as the build names fonts
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    """One file of the page, as it is sent."""

    modified: int
    kind: str
    plain: bytes
    packed: bytes | None
    tag: str


class Page:
    """The files that `build.mjs` wrote."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        """A file by its name; one that was built again is read again."""
        path = self.folder / name
        try:
            modified = path.stat().st_mtime_ns
            known = self._files.get(name)
            if known is None or known.modified != modified:
                self._files[name] = known = read(path, modified)
        except OSError:
            return None
        return known

    def answer(self, name: str, request: Request) -> Response:
        """A file, or the page itself for every address that is no file's."""
        if "/" in name or name.startswith("."):
            return Response(status_code=404)
        found = self.file(name) if name else None
        if found is None and "." in name:
            return Response(status_code=404)
        found = found or self.file("index.html")
        if found is None:
            return Response(Words()("web-not-built"), status_code=503, media_type="text/plain; charset=utf-8")
        keep = "public, max-age=31536000, immutable" if HASHED.search(name) else "no-cache"
        headers = {"ETag": found.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.kind)
        return Response(found.plain, headers=headers, media_type=found.kind)


def read(path: Path, modified: int) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    packed = gzip.compress(plain, 9) if text else None
    return File(modified, kind, plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:24]}"')
