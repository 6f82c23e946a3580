"""Studies: kept under a key, changed by their makers alone, and never with an action that the rules do not allow."""

import time
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from tavoliere.web.messages.studies import SavedStudy
from tavoliere.web.people.studies import FORGOTTEN, Studies
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.storage import schema
from tests.web.conftest import GENEROUS
from tests.web.server import Server

ROWS = {"blue": ["blue-3", "blue-2"], "red": ["red-1 face-down 0", "follower 1", "green-1 face-down 1"]}
LATE: dict[str, Any] = {
    "game": "cardcassonne",
    "options": {"players": 2},
    "position": {"round": 3, "dealer": 1, "rows": ROWS, "players": [{}, {"hand": ["green-2"]}]},
    "names": ["Anna", "Bruno"],
}
LINE = ["follower blue", ["follower red", {"note": "Risky."}], "play green-2 green"]


async def kept(server: Server, **changed: Any) -> tuple[str, str]:
    answer = await server.http.post("/api/studies", json={**LATE, "line": LINE, **changed})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["key"], told["token"]


async def found(server: Server, key: str) -> SavedStudy:
    answer = await server.http.get(f"/api/studies/{key}")
    assert answer.status_code == 200, answer.text
    return SavedStudy.model_validate_json(answer.content)


async def refused(server: Server, path: str, asked: dict[str, Any]) -> tuple[int, str]:
    answer = await server.http.post(path, json=asked)
    problem = answer.json()
    assert answer.status_code >= 400 and problem["text"].endswith("."), answer.text
    return answer.status_code, problem["message"][0]


async def test_a_study_is_kept_and_changed_by_its_maker(any_server: Server) -> None:
    key, token = await kept(any_server)
    study = await found(any_server, key)
    assert (study.n, study.at, study.players, study.names) == (0, None, ["human", "human"], ["Anna", "Bruno"])
    assert study.model_dump()["line"] == LINE
    change = {
        "token": token,
        "n": 0,
        "line": ["follower green", ["follower blue"]],
        "at": 2,
        "players": ["human", "duke"],
    }
    answer = await any_server.http.post(f"/api/studies/{key}/change", json=change)
    assert answer.json() == {"n": 1}
    study = await found(any_server, key)
    assert (study.n, study.at, study.players) == (1, 2, ["human", "duke"])
    path = f"/api/studies/{key}/change"
    assert await refused(any_server, path, change) == (409, "web-stale")
    assert await refused(any_server, path, {**change, "n": 1, "token": "x"}) == (401, "web-not-maker")
    assert await refused(any_server, f"/api/studies/{key[:-1]}/change", change) == (404, "web-no-study")
    assert await found(any_server, key) == study, "nothing of that changed it"


async def test_what_cannot_be_kept_is_refused_with_a_sentence(server: Server) -> None:
    for changed, message in (
        ({"game": "chess"}, "web-request"),
        ({"options": {"players": 9}}, "wrong-value"),
        ({"options": {"players": 2, "animals": "/etc/passwd"}}, "web-option"),
        ({"position": {"round": 3, "rows": {"blue": ["blue-9"]}}}, "position-card"),
        ({"names": ["Anna"]}, "web-study-names"),
        ({"names": ["n" * 25, ""]}, "web-request"),
        ({"names": ["\u202e", ""]}, "web-name"),
        ({"players": ["human"]}, "web-study-names"),
        ({"players": ["human", "kraken"]}, "web-no-bot"),
        ({"seat": 2}, "web-explore-seat"),
        ({"at": 4}, "web-study-at"),
        ({"at": -1}, "web-request"),
        ({"line": "follower blue"}, "web-request"),
        ({"line": [["follower blue"]]}, "variations-damaged"),
        ({"line": [1]}, "web-request"),
        ({"line": [{"says": "x"}]}, "web-request"),
        ({"line": [{"note": "n" * 301}]}, "web-request"),
        ({"line": ["x" * 101]}, "web-request"),
        ({"line": ["dance"]}, "no-such-action"),
        ({"line": ["play blue-1 blue"]}, "no-hand-empty"),
        ({"line": ["follower blue", ["follower blue", "follower blue"]]}, "no-follower-placed"),
        ({"line": ["follower blue"] * 1201}, "variations-long"),
        ({"secret": 1}, "web-request"),
    ):
        status, name = await refused(server, "/api/studies", {**LATE, "line": LINE, **changed})
        assert (status, name) == (422, message), changed
    deep = "[" * 5000 + "]" * 5000
    answer = await server.http.post("/api/studies", content=f'{{"game": "cardcassonne", "line": {deep}}}')
    assert answer.status_code in (400, 422) and answer.json()["text"].endswith(".")
    wide = {**LATE, "line": ["follower blue", {"note": "n" * 300}] * 1000}
    assert await refused(server, "/api/studies", wide) == (413, "web-too-long")


async def test_notes_are_kept_as_they_are_shown(server: Server) -> None:
    key, _ = await kept(server, line=["follower blue", {"note": "  Not\u202e so\ngood. "}, {"note": "\u200b"}])
    study = (await found(server, key)).model_dump()
    assert study["line"] == ["follower blue", {"note": "Not so good."}]
    assert study["position"]["rows"]["blue"] == ROWS["blue"]


async def test_an_illegal_change_leaves_a_study_as_it_was(server: Server) -> None:
    key, token = await kept(server)
    change = {"token": token, "n": 0, "line": ["follower blue", "follower blue"]}
    assert await refused(server, f"/api/studies/{key}/change", change) == (422, "no-follower-placed")
    assert (await found(server, key)).model_dump()["line"] == LINE


async def test_one_client_makes_so_many_studies_and_no_more(sqlite: str) -> None:
    limits = replace(GENEROUS, studies=0.0, studies_at_once=2)
    async with Server(ServerSettings(sqlite, limits=limits, thinkers=1)) as server:
        key, token = await kept(server)
        await kept(server)
        assert await refused(server, "/api/studies", LATE) == (429, "web-too-fast")
        answer = await server.http.post(f"/api/studies/{key}/change", json={"token": token, "n": 0, "line": LINE})
        assert answer.status_code == 200, "those that there are may be changed"


async def test_what_nobody_opens_for_long_is_forgotten(server: Server) -> None:
    key, _ = await kept(server)
    studies: Studies = server.app.state.studies
    await studies.forget(time.time() - FORGOTTEN)
    await found(server, key)
    await studies.store.change(sa.update(schema.studies).values(used=time.time() - FORGOTTEN - 1))
    await found(server, key)
    await studies.forget(time.time() - FORGOTTEN)
    assert await found(server, key), "whoever opens it keeps it"
    await studies.store.change(sa.update(schema.studies).values(used=0.0))
    await studies.forget(time.time() - FORGOTTEN)
    assert (await server.http.get(f"/api/studies/{key}")).json()["message"][0] == "web-no-study"
