"""The position editor: what the server says of a position on its way."""

from typing import Any, cast

import pytest

import tavoliere as tv
from tavoliere.web.messages.editor import Edited
from tests.games.settings import LABELS, SETTINGS
from tests.web.server import Server


async def edited(server: Server, **asked: Any) -> Edited:
    answer = await server.http.post("/api/editor", json=asked)
    assert answer.status_code == 200, answer.text
    return Edited.model_validate_json(answer.content)


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=LABELS)
async def test_every_beginning_has_a_sheet_and_a_board(name: str, options: dict[str, Any], server: Server) -> None:
    game = tv.game(name, **options)
    for begin in ("start", "middle", "empty"):
        found = await edited(server, game=name, options=options, begin=begin, seed=4)
        assert found.playable and found.sheet and found.sketch
        assert found.reasons == [] or begin == "empty"
        position = game.position(found.position)
        assert position.actor is not None
        again = await edited(server, game=name, options=options, position=found.position)
        assert (again.position, again.reasons) == (found.position, found.reasons), "nothing changes by itself"


async def test_a_reason_has_its_place_on_the_sheet(server: Server) -> None:
    start = await edited(server, game="carolus-magnus", options={"players": 2})
    position = start.position
    position["players"][0]["reserve"]["red"] = position["players"][0]["reserve"].get("red", 0) + 1
    found = await edited(server, game="carolus-magnus", options={"players": 2}, position=position)
    (reason,) = found.reasons
    assert reason.message[0] == "invariant-reserves-full" and not found.playable
    assert found.sheet and found.sketch, "it is drawn all the same"
    assert reason.at[0] in [field.path for section in found.sheet.sections for field in section.fields]
    assert sum(cast("list[list[int]]", found.sketch.state["reserve"])[0]) == 8


async def test_territories_merge_and_split(server: Server) -> None:
    asked = {"game": "carolus-magnus", "options": {"players": 2}}
    start = await edited(server, **asked)
    merged = await edited(server, **asked, position=start.position, deed="merge 14")
    assert (len(merged.position["ring"]), merged.position["ring"][-1]["castles"]) == (14, 2)
    assert [reason.message[0] for reason in merged.reasons if not reason.playable] in ([], ["position-emperor"])
    split = await edited(server, **asked, position=merged.position, deed="split 13")
    assert len(split.position["ring"]) == 15
    assert all("castles" not in one for one in split.position["ring"])


async def test_the_deck_is_what_lies_nowhere_else(server: Server) -> None:
    asked = {"game": "cardcassonne", "options": {"players": 2}}
    start = await edited(server, **asked, begin="middle")
    start.position["deck"] = {}
    wrong = await edited(server, **asked, position=start.position)
    assert "invariant-deck-fits" in [reason.message[0] for reason in wrong.reasons]
    right = await edited(server, **asked, position=wrong.position, deed="complete")
    assert right.playable and sum(right.position["deck"].values()) > 0


async def test_a_line_of_play_leads_to_the_position(server: Server) -> None:
    game = tv.game("cardcassonne", players=2)
    steps: list[str] = []
    position = game.start()
    while len(steps) < 12 or position.actor == tv.CHANCE:
        steps.append(position.actions[0].text)
        position = position.play(steps[-1])
    found = await edited(server, game="cardcassonne", options={"players": 2}, steps=steps)
    assert game.position(found.position) == position


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"position": {"rows": 3}}, "position-not-names"),
        ({"position": {"game": "chess"}}, "position-other-game"),
        ({"position": {"players": [{"hand": "all"}]}}, "position-list"),
        ({"position": {"colour": 1}}, "position-unknown-name"),
    ],
)
async def test_what_can_t_be_read_is_a_reason_without_a_sheet(
    asked: dict[str, Any], message: str, server: Server
) -> None:
    found = await edited(server, game="cardcassonne", options={"players": 2}, **asked)
    assert [reason.message[0] for reason in found.reasons] == [message]
    assert (found.sheet, found.sketch, found.playable) == (None, None, False)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"deed": "merge 1"}, "web-editor-deed"),
        ({"seat": 2}, "web-explore-seat"),
        ({"steps": ["chess"]}, "no-such-action"),
        ({"options": {"players": 9}}, "wrong-choice"),
    ],
)
async def test_what_is_asked_wrongly_is_refused_with_a_sentence(
    asked: dict[str, Any], message: str, server: Server
) -> None:
    answer = await server.http.post("/api/editor", json={"game": "cardcassonne", "options": {"players": 2}, **asked})
    assert answer.status_code == 422 and answer.json()["text"].endswith(".")
    assert answer.json()["message"][0] == message or message == "wrong-choice"
