"""Whatever is sent to any address of the API is answered, never by an error of the server, and with all its headers."""

import json
import math
import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import quote, unquote

import pytest
from fastapi.exceptions import RequestValidationError

from tavoliere.web.api import studies as studies_api
from tavoliere.web.limits.guard import HEADERS
from tavoliere.web.sending.mail import MailSettings
from tavoliere.web.server_settings import ServerSettings
from tests.referee.entries import people
from tests.web.conftest import GENEROUS
from tests.web.outside import Browser
from tests.web.server import Server

LIMITS = replace(
    GENEROUS, longest_wait=0.0, studies=1e9, studies_at_once=10**9, mails=1e9, mails_at_once=10**9, tables_at_once=10**9
)
ODD: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 1.5, math.nan, "", "\0", "\ud800", ".a@b.org", "1" * 5000),
    *([None] * 3000, [[[]]], ["\ud800"], {}, {"name": 1}),
)
# What is a parameter somewhere behind the API, and so must be nobody's to give; and what is data at one place only.
NAMES = (
    "name",
    "self",
    "cls",
    "game",
    "options",
    "interpreted",
    "definition",
    "seed",
    "position",
    "__class__",
    "\ud800",
)
DESTROYS = ("delete", "end", "leave", "close", "forget", "revoke", "off")


def odd_bodies(good: Any, depth: int = 3) -> Iterator[Any]:
    """Everything that is like a good body but for one thing, which is odd."""
    yield from ODD
    if depth and isinstance(good, dict):
        for key, value in good.items():
            yield {name: other for name, other in good.items() if name != key}
            yield from ({**good, key: odd} for odd in odd_bodies(value, depth - 1))
        yield from ({**good, name: "x"} for name in NAMES)
    elif depth and isinstance(good, list) and good:
        yield from ([odd, *good[1:]] for odd in odd_bodies(good[0], depth - 1))


class Example:
    """A good body for each schema: what any of them may mean by a name is known here."""

    def __init__(self, schemas: dict[str, Any], known: dict[str, Any]) -> None:
        self.schemas, self.known = schemas, known

    def of(self, schema: dict[str, Any], name: str = "") -> Any:
        if name in self.known:
            return self.known[name]
        if "$ref" in schema:
            return self.of(self.schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return None if {"type": "null"} in schema["anyOf"] else self.of(schema["anyOf"][0])
        if "default" in schema or "const" in schema or "enum" in schema:
            return schema.get("default", schema.get("const", next(iter(schema.get("enum", ())), None)))
        if schema.get("type") == "object":
            return {key: self.of(value, key) for key, value in schema.get("properties", {}).items()}
        return {"string": "x" * 24, "integer": 0, "number": 0, "boolean": False, "array": []}[schema["type"]]


async def answer(server: Server, method: str, address: str, token: str, body: bytes) -> tuple[int, set[str]]:
    """The status and the headers' names of what the application answers; all that goes wrong in it comes out here."""
    path, _, query = address.partition("?")
    headers = {"host": "localhost", "content-type": "application/json", "authorization": f"Bearer {token}"}
    scope = {
        **{"type": "http", "http_version": "1.1", "method": method, "scheme": "http", "root_path": "", "server": None},
        **{"path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "client": None},
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await server.app(scope, receive, send)
    return sent[0]["status"], {name.decode() for name, _ in sent[0]["headers"]}


def parameters_filled(path: str, filled: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: filled.get(match[1], "x"), path)


@pytest.fixture
def settings(sqlite: str) -> ServerSettings:
    mail = MailSettings("127.0.0.1", 1, "Games <games@example.org>")
    addresses = ("https://games.example.org",)
    return ServerSettings(sqlite, limits=LIMITS, thinkers=1, addresses=addresses, mail=mail, matchmaking=True)


async def test_nothing_odd_in_a_request_is_an_error_of_the_server(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistakes: list[int] = []  # that were found in each request: to find all of thousands takes as long
    errors_of = RequestValidationError.errors

    def counted(error: RequestValidationError) -> Any:
        mistakes.append(len(errors_of(error)))
        return errors_of(error)

    monkeypatch.setattr(RequestValidationError, "errors", counted)
    async with Server(settings) as server:
        founded = await server.found("cardcassonne", ["human", "human"])
        link, own = (secrets.token_urlsafe(24) for _ in range(2))
        await server.http.post("/api/mine", json={"link": link, "own": own, "kind": "phone"})
        begin = {"ask": "referee.begin", "game": "carolus-magnus", "options": {"players": 2}, "seats": people(2)}
        record = (await server.http.post("/api/desk", json=begin)).json()["record"]
        leads = (await server.http.post("/api/real", json=record)).json()["lead"]
        study = (await server.http.post("/api/studies", json={"game": "cardcassonne", "options": {}})).json()
        (puzzle, *_) = (await server.http.get("/api/puzzles/carolus-magnus")).json()["puzzles"]
        known = {
            **{"game": "cardcassonne", "options": {"players": 2}, "player": "novice", "lang": "en", "kind": "phone"},
            **{
                "table": founded.table,
                "tokens": [founded.tokens[0]],
                "own": own,
                "link": link,
                "token": study["token"],
            },
            **{"seats": [{"name": "Ada", "player": "human"}, {"name": "Ugo", "player": "human"}], "clock": None},
            **{"ask": "look", "n": 0, "steps": ["x"], "names": ["Ada"], "address": "a@b.org"},
            **Browser("https://push.example.org/").target(),
        }
        described = server.app.openapi()
        example = Example(described["components"]["schemas"], known)
        good = {"/api/desk": begin, "/api/real": record}
        tokens = {"/api/mine": own, "/api/matchmaking": own, "/api/real": leads}
        filled = {"game": "carolus-magnus", "table": founded.table, "lang": "en", "step": "0"}
        errors: list[Any] = []

        async def ask(method: str, address: str, token: str, body: bytes = b"") -> None:
            try:
                status, headers = await answer(server, method.upper(), address, token, body)
            except Exception as error:
                errors.append((method, address, body[:200], repr(error)[:200]))
                return
            if status == 500 or any(name.lower() not in headers for name in HEADERS):
                errors.append((method, address, body[:200], status, headers))

        for path, methods in sorted(described["paths"].items(), key=lambda one: one[0].endswith(DESTROYS)):
            token = next((own for start, own in tokens.items() if path.startswith(start)), founded.tokens[0])
            filled["key"] = puzzle["key"] if "puzzles" in path else study["key"]
            address = parameters_filled(path, filled)
            for method, described_as in methods.items():
                content = described_as.get("requestBody", {}).get("content", {})
                if "application/json" in content:
                    for odd in odd_bodies(good.get(path) or example.of(content["application/json"]["schema"])):
                        await ask(method, address, token, json.dumps(odd).encode())
                for one in described_as.get("parameters", ()):
                    for odd in ODD:
                        said = quote(str(odd), errors="surrogatepass")
                        in_path = parameters_filled(path, {**filled, one["name"]: said})
                        await ask(method, in_path if one["in"] == "path" else f"{address}?{one['name']}={said}", token)
        assert not errors, f"{len(errors)} times, such as {errors[:10]}"
        assert max(mistakes) < 50


async def test_an_error_of_the_server_is_a_sentence_with_all_headers(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> str:
        raise RuntimeError("of ours")

    monkeypatch.setattr(studies_api, "checked", fails)
    async with Server(settings) as server:
        found = await server.http.post("/api/studies", json={"game": "cardcassonne", "line": []})
    assert (found.status_code, found.json()["message"][0]) == (500, "web-broken")
    assert "of ours" not in found.text
    assert {name: found.headers.get(name) for name in HEADERS} == HEADERS
