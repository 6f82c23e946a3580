"""Files that are served from memory, with what a browser needs to keep them: the built page, words, rules."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response

from tavoliere.words import Words

HASHED = re.compile(r"-[A-Z0-9]{8}\.")  # as the build names what never changes under its name
RUNTIME = re.compile(r"pyodide-[0-9.]+")  # the folder of one version of Pyodide, which never changes either
APP = re.compile(r"app-[A-Z0-9]{8}\.js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("text/markdown", ".md")


class File(NamedTuple):
    """One file of the page, as it is sent."""

    modified: int
    kind: str
    plain: bytes | None  # none where only packed ones were built
    packed: bytes | None
    tight: bytes | None
    tag: str


class Files:
    """Files by their path; one that has changed is read again."""

    def __init__(self) -> None:
        self._known: dict[Path, File] = {}

    def file(self, path: Path) -> File | None:
        try:
            modified = (path if path.exists() else gzipped(path)).stat().st_mtime_ns
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
        return sent(found, request, bool(HASHED.search(path.name) or RUNTIME.fullmatch(path.parent.name)))


class Page:
    """What `build.mjs` wrote."""

    def __init__(self, folder: Path, files: Files) -> None:
        self.folder = folder
        self.files = files

    def answer(self, name: str, request: Request) -> Response:
        """A file of the page, or the page itself for every address that is no file's."""
        if "." in name:
            folder, _, single = name.rpartition("/")
            fit = not folder or RUNTIME.fullmatch(folder)
            known = fit and "\\" not in single and not single.startswith(".")
            return (self.files.answer(self.folder / name, request) if known else None) or Response(status_code=404)
        return self.files.answer(self.folder / "index.html", request) or Response(
            Words()("web-not-built"), status_code=503, media_type="text/plain; charset=utf-8"
        )

    @property
    def version(self) -> str:
        """The script that a browser would be given now: one that runs another has an older page, or a newer one."""
        index = self.files.file(self.folder / "index.html")
        found = APP.search((index.plain or b"").decode()) if index else None
        return found[0] if found else ""


def sent(found: File, request: Request, lasting: bool = False) -> Response:
    keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"ETag": found.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    taken = request.headers.get("accept-encoding", "")
    if found.tight is not None and "br" in taken:
        return Response(found.tight, headers=headers | {"Content-Encoding": "br"}, media_type=found.kind)
    if found.packed is not None and "gzip" in taken:
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.kind)
    plain = gzip.decompress(found.packed or b"") if found.plain is None else found.plain
    return Response(plain, headers=headers, media_type=found.kind)


def gzipped(path: Path) -> Path:
    """Where the build leaves a large file packed, and only so."""
    return path.with_name(f"{path.name}.gz")


def read(path: Path, modified: int) -> File:
    plain = path.read_bytes() if path.exists() else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "application/manifest+json", "image/svg+xml")
    packed = gzipped(path).read_bytes() if plain is None else gzip.compress(plain, 9) if text else None
    built = path.with_name(f"{path.name}.br")  # the build packs its files still smaller
    tight = built.read_bytes() if built.exists() else None
    return File(modified, kind, plain, packed, tight, tag_of(plain or packed or b""))


def made(content: str | bytes, kind: str) -> File:
    """What lies in no file, to be sent like those that do."""
    plain = content.encode() if isinstance(content, str) else content
    return File(0, kind, plain, gzip.compress(plain, 9), None, tag_of(plain))


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'
