"""The desk for people with the real box, at a real server."""

import base64
from typing import Any

import pytest

import tavoliere as tv
from tests.referee.entries import people
from tests.web.server import Server

BEGIN = {"ask": "referee.begin", "game": "carolus-magnus", "options": {"players": 2}}


async def asked(server: Server, question: Any) -> dict[str, Any]:
    answer = await server.http.post("/api/desk", json=question)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_real_game_is_begun_told_and_taken_back(server: Server) -> None:
    found = await asked(server, {**BEGIN, "seats": people(2)})
    assert found["ask"]["kind"] == "chance"
    more = await asked(server, {"ask": "referee.tell", "record": found["record"], "steps": ["draw red", "draw blue"]})
    assert more["record"]["told"] == ["draw red", "draw blue"]
    back = await asked(server, {"ask": "referee.undo", "record": more["record"]})
    assert back["record"]["told"] == ["draw red"]


async def test_a_bot_is_given_what_it_may_know(server: Server) -> None:
    found = await asked(server, {**BEGIN, "seats": people(2, bots=(0, 1))})
    steps = [f"draw {colour}" for colour in ("red", "green", "blue", "yellow", "pink") * 3]
    steps += ["emperor 1", *["roll red"] * 7, *["roll blue"] * 7, "lot 0"]
    refused = await asked(server, {"ask": "referee.view", "record": found["record"]})
    assert refused["refused"][0] == "referee-no-bot"
    found = await asked(server, {"ask": "referee.tell", "record": found["record"], "steps": steps})
    given = await asked(server, {"ask": "referee.view", "record": found["record"]})
    view = tv.game("carolus-magnus", **given["options"]).view_of(base64.b64decode(given["view"]), given["seat"])
    assert (given["player"], view.actions[0].block.name) == ("squire", "disc")


@pytest.mark.parametrize("question", [{}, {"ask": "x"}, {"ask": "referee.look", "record": []}])
async def test_rubbish_is_refused_with_a_sentence(server: Server, question: Any) -> None:
    assert isinstance((await asked(server, question))["refused"][0], str)


@pytest.mark.parametrize("body", ["", "[]", "3", "{", '"x"'])
async def test_what_is_no_question_is_no_question(server: Server, body: str) -> None:
    answer = await server.http.post("/api/desk", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
