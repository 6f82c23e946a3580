"""The page without a server: everything of it as files, which any host of files serves from any folder.

`docs/offline.md` says what it can do.
A document of the API lies in a file of its own, as the server answers it; the page asks for files where its HTML says
that no server is there (`page/shell/device/server.ts`).
"""

import asyncio
import gzip
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from starlette.types import ASGIApp, Message

from tavoliere.engine.errors import TavoliereError
from tavoliere.web.app import build
from tavoliere.web.guard import CONTENT_POLICY
from tavoliere.web.offline import INDEX, page_files, plan
from tavoliere.web.server_settings import STATIC, ServerSettings

PLAN = "api/offline.json"
SERVICE_WORKER = "service-worker.js"
# What means nothing in a page itself, but only in what is sent with it.
HEADERS_ONLY = ("frame-ancestors 'none'",)


class CannotWriteSite(TavoliereError):
    """The page can't be written into a folder."""


def write_site(folder: Path, static: Path = STATIC) -> int:
    """Write the page into a folder, which is new, empty, or has an older one that is replaced; the number of files."""
    if not (static / INDEX).is_file():
        raise CannotWriteSite("web-not-built")
    if folder.exists() and not is_site(folder) and not (folder.is_dir() and not any(folder.iterdir())):
        raise CannotWriteSite("site-folder", folder=str(folder))
    files = dict(site_files(static))
    try:
        if is_site(folder):
            shutil.rmtree(folder)
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    except OSError as error:
        raise CannotWriteSite("cannot-write", path=str(folder), problem=error.strerror or str(error)) from None
    return len(files)


def is_site(folder: Path) -> bool:
    """Whether we have written a page there."""
    return (folder / PLAN).is_file() and (folder / SERVICE_WORKER).is_file()


def site_files(static: Path) -> Iterator[tuple[str, bytes]]:
    """Every file by its name."""
    for name, path in {**page_files(static), SERVICE_WORKER: static / SERVICE_WORKER}.items():
        content = path.read_bytes()
        if name == INDEX:
            content = index_of(content.decode()).encode()
        yield name, gzip.decompress(content) if path.suffix == ".gz" else content
    yield PLAN, plan(static, file_of).model_dump_json().encode()
    addresses = [one for part in plan(static).parts.values() for one in part.addresses if one.startswith("api/")]
    answers = asyncio.run(answers_of(build(ServerSettings("sqlite://", static=static)), addresses))
    yield from ((file_of(address), content) for address, content in answers.items())


def file_of(address: str) -> str:
    """The file in which an address of the API lies, as the page looks for it (`fileOf`)."""
    name = re.sub("[?&=]", "-", address)
    if not name.startswith("api/") or re.search(r"\.[a-z]+$", name):
        return name
    return name + (".txt" if name.startswith("api/words/") else ".bin" if "/networks/" in name else ".json")


def index_of(html: str) -> str:
    """The page itself: it lies wherever its files do, no server is there, and it lets in nothing from elsewhere."""
    policy = "; ".join(source for source in CONTENT_POLICY.split("; ") if source not in HEADERS_ONLY)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    here = re.sub(r'(href|src)="/([^"]*)', lambda found: f'{found[1]}="{file_of(found[2])}', html)
    return here.replace("<html", '<html data-server="none"', 1).replace("<head>", f"<head>\n    {meta}", 1)


async def answers_of(app: ASGIApp, addresses: list[str]) -> dict[str, bytes]:
    return {address: await answer_of(app, address) for address in addresses}


async def answer_of(app: ASGIApp, address: str) -> bytes:
    """What the server answers."""
    path, _, query = address.partition("?")
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        told.append(message)

    scope = {
        **{"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http"},
        **{"path": f"/{path}", "raw_path": f"/{path}".encode(), "root_path": "", "query_string": query.encode()},
        **{"headers": [(b"host", b"localhost")], "client": None, "server": ("localhost", 80)},
    }
    await app(scope, receive, send)
    if told[0]["status"] != 200:
        raise RuntimeError(f"{address}: {told[0]['status']}")
    return b"".join(message.get("body", b"") for message in told)
