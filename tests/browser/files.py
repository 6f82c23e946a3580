"""A plain host of files, as anybody may have one: it knows nothing of Tavoliere, and lets pages load nothing else."""

import gzip
import mimetypes
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

FOLDER = "/clubs/our-games/"  # where the site lies there
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PACKED = (".html", ".css", ".js", ".mjs", ".json", ".txt", ".svg", ".webmanifest", ".wasm", ".bin")


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9)


@contextmanager
def hosted(site: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """The address of a site; once its server is shut down, nobody answers."""

    class Files(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            name = self.path.partition("?")[0].removeprefix(FOLDER)
            path = site / (name or "index.html")
            if not self.path.startswith(FOLDER) or ".." in name or not path.is_file():
                self.send_error(404)
                return
            content = packed(path) if path.suffix in PACKED else path.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", mimetypes.guess_type(path.name)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "max-age=600")
            self.send_header("Content-Security-Policy", POLICY)
            if path.suffix in PACKED:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            with suppress(ConnectionError):  # whoever asked may have gone
                self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{FOLDER}", server
    finally:
        server.shutdown()
        server.server_close()
