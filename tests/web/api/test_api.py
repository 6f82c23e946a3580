"""The API: what the page and other people's programs ask for."""

import asyncio
import gzip
import os
import random
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import tavoliere as tv
from tavoliere.table.match import verify
from tavoliere.web.content.rulebook import rules_page
from tavoliere.web.limits.guard import HEADERS, Doors
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.tables.tokens import hash_of
from tavoliere.words import spoken
from tests.web.conftest import GENEROUS
from tests.web.server import Server, play_on


async def test_the_games_with_their_options_and_the_bots(server: Server) -> None:
    found = (await server.http.get("/api/games")).json()
    assert [game["name"] for game in found["games"]] == list(tv.GAMES)
    marco = {option["name"]: option for option in found["games"][2]["options"]}
    assert marco["variant"]["values"] == [None, "ghosts", "neutral", "two-colours"]
    assert marco["board"]["values"] is None, "a table of data"
    assert {"value": "ghosts", "others": {"players": [2]}} in marco["variant"]["needs"]
    assert [game["open"] for game in found["games"]] == [False, True, False]
    assert found["usual"] in found["levels"][:-2], "a gentle one"
    assert marco["bonus_for"]["rule"] == "SM R6"
    assert {"settings": {"players": 3}, "minutes": 60} in found["games"][2]["durations"]
    assert found["seconds"] == 1, "as the documentation says of the emperor"


@pytest.mark.parametrize("lang", ["en", "it"])
async def test_words_and_rules_by_language_and_game(server: Server, lang: str) -> None:
    assert "web-stale =" in (await server.http.get(f"/api/words/{lang}")).text
    for game in tv.GAMES:
        words = await server.http.get(f"/api/words/{lang}/{game}")
        assert "tagline =" in words.text
        assert words.headers["content-encoding"] == "gzip"
        again = await server.http.get(f"/api/words/{lang}/{game}", headers={"If-None-Match": words.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await server.http.get(f"/api/rules/{lang}/{game}")).text.startswith("# ")


async def test_wrong_tables_are_refused_with_a_sentence(server: Server) -> None:
    two: list[dict[str, Any]] = [{"name": "Ada"}, {"name": "Ugo", "player": "duke"}]
    stranger, nameless = [two[0], {"name": "U", "player": "oracle"}], [two[0], {"name": "\x07"}]
    own: dict[str, Any] = {"players": 2, "animals": {"points": "x"}}
    for new, message in (
        ({"game": "chess", "seats": two}, "web-request"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 9}}, "wrong-value"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 3}}, "web-seats-number"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 2, "animals": "/etc/passwd"}}, "web-option"),
        ({"game": "cardcassonne", "seats": two, "options": own}, "animals-points"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 2, "colour": 1}}, "unknown-option"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 2}, "owner": 1}, "web-owner"),
        ({"game": "cardcassonne", "seats": two, "options": {"players": 2}, "seed": 1}, "web-request"),
        ({"game": "cardcassonne", "seats": stranger, "options": {"players": 2}}, "web-no-bot"),
        ({"game": "cardcassonne", "seats": nameless, "options": {"players": 2}}, "web-name"),
        ({"game": "san-marco", "seats": two, "options": {"players": 2}}, "option-does-not-fit"),
    ):
        answer = await server.http.post("/api/tables", json=new)
        assert answer.status_code == 422, new
        assert answer.json()["message"][0] == message
        assert answer.json()["text"].endswith(".")
    answer = await server.http.post("/api/tables", json={"game": "cardcassonne", "seats": [{"name": "x" * 70_000}]})
    assert (answer.status_code, answer.json()["message"][0]) == (413, "web-too-long")


async def test_a_table_of_data_from_another_box(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"], animals={"points": [1, 2, 3], "name": "mine"})
    client = await server.client(founded.tokens[0])
    assert client.table["options"]["animals"]["points"][:4] == [1, 2, 3, 3]
    assert client.table["remarks"][0][1]["name"] == "mine"


async def test_my_tables(any_server: Server) -> None:
    one = await any_server.found("cardcassonne", ["human", "human"])
    other = await any_server.found("carolus-magnus", ["human", "squire"])
    given = [other.tokens[0], "no-such-token", one.tokens[1], one.spectator]
    found = (await any_server.http.post("/api/summaries", json={"tokens": given})).json()
    assert {(line["table"], line["seat"], line["owner"]) for line in found} == {
        (other.table, 0, True),
        (one.table, 1, False),
        (one.table, -1, False),
    }
    line = next(line for line in found if line["seat"] == 1)
    assert line["token"] == one.tokens[1] and line["actor"] in (0, 1)
    assert line["seats"] == [{"name": "Ada", "player": "human"}, {"name": "Bruno", "player": "human"}]
    assert (line["outcome"], line["deadline"], line["sides"]) == (None, None, [0, 1])


async def test_the_outcome_of_a_finished_game(any_server: Server) -> None:
    founded = await any_server.found("carolus-magnus", ["novice"] * 4)
    watching = await any_server.client(founded.spectator)
    while watching.standing["result"] is None:
        await watching.hear()
    result = watching.standing["result"]
    wanted = {"scores": result["scores"], "winners": result["winners"]}
    tokens = {"tokens": [founded.spectator]}
    line = (await any_server.http.post("/api/summaries", json=tokens)).json()[0]
    assert (line["outcome"], line["sides"]) == (wanted, [0, 1, 0, 1])


async def test_somebody_without_a_name_is_called_by_the_seat_in_each_readers_language(server: Server) -> None:
    seats = [{"player": "human"}, {"name": "  ", "player": "human"}]
    answer = await server.http.post(
        "/api/tables", json={"game": "cardcassonne", "options": {"players": 2}, "seats": seats}
    )
    founded = answer.json()
    client = await server.client(founded["tokens"][0])
    assert [seat["name"] for seat in client.table["seats"]] == ["", ""]
    match = server.lobby.tables[founded["table"]].match
    for language, name in (("en", "Player 2"), ("it", "Giocatore 2")):
        with spoken(language):
            assert match.words.seat(1) == name
            told = " ".join(sentence for step in range(len(match.steps)) for sentence in match.sentences(step, -1))
            assert name in told
    other = 1 - client.standing["actor"]
    stranger = client if other == 0 else await server.client(founded["tokens"][1])
    refused = await stranger.ask(type="play", n=stranger.standing["n"], action=0)
    assert refused["message"] == ["web-not-asked", {"who": {"seat": 1 - other}}]
    await client.say(type="name", name="Ugo")
    assert (await client.until("seats"))["seats"][0]["name"] == "Ugo"
    await client.say(type="name", name=" ")
    assert (await client.until("seats"))["seats"][0]["name"] == ""


async def test_an_unfinished_game_has_no_record(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    for what in ("record", "check"):
        answer = await server.http.get(f"/api/tables/{founded.table}/{what}")
        assert (answer.status_code, answer.json()["message"][0]) == (409, "web-not-over")
    assert (await server.http.get("/api/tables/nowhere/record")).status_code == 404


async def test_the_record_of_a_finished_game_is_signed_with_the_key_that_its_table_shows(
    server: Server, tmp_path: Path
) -> None:
    founded = await server.found("carolus-magnus", ["human", "human"])
    clients = [await server.client(token) for token in founded.tokens]
    while clients[0].standing["result"] is None:
        await play_on(clients, random.Random(1), 400)
    answer = await server.http.get(f"/api/tables/{founded.table}/record")
    (tmp_path / "record.json").write_text(answer.text, encoding="utf-8")
    found = verify(tmp_path / "record.json", clients[0].table["commitment"], key=clients[0].table["key"])
    assert found.problem is None and found.signer is not None
    assert answer.json()["signature"]["table"] == founded.table


async def test_only_the_hash_of_a_token_is_stored(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    await server.client(founded.tokens[0])
    stored = b"".join(path.read_bytes() for path in Path(server.settings.database[10:]).parent.iterdir())
    for token in (*founded.tokens, founded.spectator):
        assert hash_of(token).encode() in stored
        assert token.encode() not in stored


async def test_a_program_takes_a_seat(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    bots = [{"Authorization": f"Bearer {token}"} for token in founded.tokens]
    standing = (await server.http.get("/api/seat", headers=bots[0])).json()
    asked, waits = bots[standing["actor"]], bots[1 - standing["actor"]]
    n = standing["n"]
    waiting = asyncio.create_task(server.http.get("/api/seat", params={"after": n}, headers=waits))
    standing = (await server.http.get("/api/seat", headers=asked)).json()
    assert not waiting.done(), "who asked later and need not wait is answered already"
    move = {"n": n, "action": standing["choices"][0]["text"]}
    assert (await server.http.post("/api/seat/play", json=move, headers=waits)).status_code == 409
    after = (await server.http.post("/api/seat/play", json=move, headers=asked)).json()
    assert after["n"] > n and after["unconfirmed"] is None, "a program's turn is confirmed by itself"
    assert (await waiting).json()["n"] == after["n"]
    assert (await server.http.post("/api/seat/play", json=move, headers=asked)).json()["message"][0] == "web-stale"
    begin = await server.http.get("/api/seat", params={"after": after["n"], "wait": 0.05}, headers=asked)
    assert begin.json()["n"] == after["n"], "whoever waits in vain is told how it stands"
    for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": founded.tokens[0]}):
        assert (await server.http.get("/api/seat", headers=wrong)).status_code == 401


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/app.js", "/../../etc/passwd", "/api/openapi.json"):
        answer = await server.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "'unsafe-" not in HEADERS["Content-Security-Policy"]


async def test_whoever_asks_only_whether_the_page_is_there_is_told(server: Server) -> None:
    answer = await server.http.head("/")
    assert answer.status_code in (200, 503) and not answer.content and int(answer.headers["content-length"])
    assert (await server.http.head("/api/games")).status_code == 405


async def test_a_name_that_somebody_pointed_at_this_machine_is_refused(server: Server) -> None:
    assert (await server.http.get("/api/games", headers={"Host": "evil.example"})).status_code == 421
    doors = Doors(["https://games.example.org"])
    assert all(map(doors.host_allowed, ("localhost:1", "127.0.0.1", "192.168.1.7:80", "[::1]:5", "games.example.org")))
    assert not any(map(doors.host_allowed, ("", "evil.example", "games.example.org.evil.example")))


async def test_clients_that_ask_too_much_are_told_to_wait(sqlite: str) -> None:
    few = replace(GENEROUS, requests=0.001, requests_at_once=5)
    async with Server(ServerSettings(sqlite, limits=few, thinkers=1)) as server:
        codes = [(await server.http.get("/api/games")).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
    few = replace(GENEROUS, tables=0.001, tables_at_once=2)
    async with Server(ServerSettings(sqlite, limits=few, thinkers=1)) as server:
        new = {"game": "cardcassonne", "seats": [{"name": "A"}] * 3}
        assert [(await server.http.post("/api/tables", json=new)).status_code for _ in range(3)] == [201, 201, 429]


async def test_the_page_is_served_packed_and_kept(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000, encoding="utf-8")
    (tmp_path / "app.js").write_text("1", encoding="utf-8")
    (tmp_path / "serif-A1B2C3D4.woff2").write_bytes(b"font")
    (tmp_path.parent / "outside.txt").write_text("secret", encoding="utf-8")
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, static=tmp_path)) as server:
        page = await server.http.get("/")
        assert page.headers["content-encoding"] == "gzip" and page.text.endswith("x")
        assert page.headers["cache-control"] == "no-cache"
        assert int(page.headers["content-length"]) == len(gzip.compress((tmp_path / "index.html").read_bytes(), 9))
        assert (await server.http.get("/table/some")).text == page.text
        assert (await server.http.get("/", headers={"If-None-Match": page.headers["etag"]})).status_code == 304
        font = await server.http.get("/serif-A1B2C3D4.woff2")
        assert "immutable" in font.headers["cache-control"] and font.headers["content-type"] == "font/woff2"
        assert (await server.http.get("/app.js")).headers["content-type"].startswith("text/javascript")
        (tmp_path / "app.js").write_text("2", encoding="utf-8")
        os.utime(tmp_path / "app.js", (1, 1))
        assert (await server.http.get("/app.js")).text == "2", "a page that is built anew is read anew"
        for path in ("/nothing.js", "/%2e%2e/outside.txt", "/..%2foutside.txt", "/a/b.js"):
            assert (await server.http.get(path)).status_code == 404


async def test_a_page_that_is_not_built_says_how_to_build_it(sqlite: str, tmp_path: Path) -> None:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, static=tmp_path)) as server:
        page = await server.http.get("/")
        assert page.status_code == 503 and "npm run build" in page.text


async def test_schemathesis_finds_nothing(sqlite: str) -> None:
    limits = replace(GENEROUS, longest_wait=0.01)  # nothing happens for which it could wait
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1, matchmaking=True)) as server:
        await run_schemathesis(server)


async def run_schemathesis(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    process = await asyncio.create_subprocess_exec(
        *(str(Path(sys.executable).parent / "schemathesis"), "run", f"http://{server.address}/api/openapi.json"),
        # Every boundary of every field takes minutes: `make slow` asks for it.
        *("--phases", os.environ.get("PHASES", "examples,fuzzing"), "--max-examples", "1"),
        *("--seed", "1", "--no-color", "--no-shrink"),
        *("--header", f"Authorization: Bearer {founded.tokens[0]}", "--request-timeout", "60"),
        # A schema can't say that a table for four has four seats, nor which methods the page's addresses take.
        *("--exclude-checks", "positive_data_acceptance,unsupported_method"),
        cwd=Path(server.settings.database[10:]).parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said = (await process.communicate())[0].decode()
    if process.returncode != 0:
        pytest.fail(said[-6000:], pytrace=False)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", tv.GAMES)
async def test_every_address_of_the_rules_is_found_and_every_link_leads_somewhere(
    server: Server, game: str, lang: str
) -> None:
    source = (await server.http.get(f"/api/rules/{lang}/{game}")).text
    page = (await server.http.get(f"/api/rulebook/{lang}/{game}")).json()
    html, anchors = page["html"], {heading["anchor"] for heading in page["headings"]}
    found = set(re.findall(r'data-address="([^"]+)"', html))
    headed = set(re.findall(r"^#.*\{([^}]+)\}", source, re.MULTILINE))
    assert headed and headed <= found
    assert set(re.findall(r"^\*\*([A-Z]{2} R-?\d+)\*\*", source, re.MULTILINE)) <= found
    assert set(re.findall(r'data-turn="([^"]+)"', html)) <= anchors
    assert len(page["headings"]) == len(re.findall(r"^#+ ", source, re.MULTILINE))
    assert "{" not in "".join(heading["text"] for heading in page["headings"])
    assert "<h1 " in html and "<script" not in html
    assert "<h1 " not in (await server.http.get(f"/api/rulebook/{lang}/{game}", params={"deeper": 1})).json()["html"]


def test_nothing_in_a_text_becomes_html_of_its_own() -> None:
    page = rules_page('# <b>x</b> {CC 1}\n\n[a](javascript:alert(1)) <img src=x onerror="y">\n\n1. one\n2. two', 0)
    assert "<b>" not in page.html and "<img" not in page.html and "href" not in page.html
    assert 'data-address="CC 1.2"' in page.html


@pytest.mark.parametrize("game", tv.GAMES)
async def test_the_cards_with_the_rules_in_short_say_the_same_in_both_languages_and_cite_rules_that_exist(
    server: Server, game: str
) -> None:
    rules = (await server.http.get(f"/api/rulebook/en/{game}")).json()["html"]
    cited: list[list[list[str]]] = []
    for lang in ("en", "it"):
        cards = (await server.http.get(f"/api/reference/{lang}/{game}")).json()["cards"]
        cited.append([re.findall(rf'href="#rules/{game}/([^"]+)"', card["html"]) for card in cards])
        assert len({card["title"] for card in cards}) == len(cards) > 0
        assert all("<script" not in card["html"] and "##" not in card["html"] for card in cards)
    assert cited[0] == cited[1]
    addresses = {unquote(address) for card in cited[0] for address in card}
    assert addresses <= set(re.findall(r'data-address="([^"]+)"', rules))
    catalogue = (await server.http.get("/api/games")).json()
    assert next(one for one in catalogue["games"] if one["name"] == game)["reference"]
