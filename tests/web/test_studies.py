"""Studies: kept under a key, changed by their makers alone, and never with an action that the rules do not allow."""

from typing import Any

from tavoliere.web.messages import Study
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


async def found(server: Server, key: str) -> Study:
    answer = await server.http.get(f"/api/studies/{key}")
    assert answer.status_code == 200, answer.text
    return Study.model_validate_json(answer.content)


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
    answer = await any_server.http.post(f"/api/studies/{key}", json=change)
    assert answer.json() == {"n": 1}
    study = await found(any_server, key)
    assert (study.n, study.at, study.players) == (1, 2, ["human", "duke"])
    assert await refused(any_server, f"/api/studies/{key}", change) == (409, "web-stale")
    assert await refused(any_server, f"/api/studies/{key}", {**change, "n": 1, "token": "x"}) == (401, "web-not-maker")
    assert await refused(any_server, f"/api/studies/{key[:-1]}", change) == (404, "web-no-study")
    assert await found(any_server, key) == study, "nothing of that changed it"
