"""Files that are served from memory, with what a browser needs to keep them: the built page, words, rules."""

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
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("text/markdown", ".md")


class File(NamedTuple):
    """One file of the page, as it is sent."""

    modified: int
    kind: str
    plain: bytes
    packed: bytes | None
    tight: bytes | None
    tag: str


class Files:
    """Files by their path; one that has changed is read again."""

    def __init__(self) -> None:
        self._known: dict[Path, File] = {}

    def file(self, path: Path) -> File | None:
        try:
            modified = path.stat().st_mtime_ns
            known = self._known.get(path)
            if known is None or known.modified != modified:
                self._known[path] = known = read(path, modified)
        except (OSError, ValueError):  # a name with a zero in it is no file's
            return None
        return known

    def answer(self, path: Path, request: Request) -> Response | None:
        """A file, packed where the browser takes it so, and nothing where the browser has it already."""
        found = self.file(path)
        if found is None:
            return None
        keep = "public, max-age=31536000, immutable" if HASHED.search(path.name) else "no-cache"
        headers = {"ETag": found.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        taken = request.headers.get("accept-encoding", "")
        if found.tight is not None and "br" in taken:
            return Response(found.tight, headers=headers | {"Content-Encoding": "br"}, media_type=found.kind)
        if found.packed is not None and "gzip" in taken:
            return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.kind)
        return Response(found.plain, headers=headers, media_type=found.kind)


class Page:
    """What `build.mjs` wrote."""

    def __init__(self, folder: Path, files: Files) -> None:
        self.folder = folder
        self.files = files

    def answer(self, name: str, request: Request) -> Response:
        """A file of the page, or the page itself for every address that is no file's."""
        if "." in name:
            single = "/" not in name and "\\" not in name and not name.startswith(".")
            return (self.files.answer(self.folder / name, request) if single else None) or Response(status_code=404)
        return self.files.answer(self.folder / "index.html", request) or Response(
            Words()("web-not-built"), status_code=503, media_type="text/plain; charset=utf-8"
        )


def read(path: Path, modified: int) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    packed = gzip.compress(plain, 9) if text else None
    built = path.with_name(f"{path.name}.br")  # the build packs its files still smaller
    tight = built.read_bytes() if built.exists() else None
    return File(modified, kind, plain, packed, tight, f'"{hashlib.sha256(plain).hexdigest()[:24]}"')
