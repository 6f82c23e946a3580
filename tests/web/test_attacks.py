"""What somebody with bad intentions tries at a real server, each attempt as it was made once and broke something."""

import random

import pytest

import tavoliere as tv
from tavoliere.table.dice import FairDice
from tests.web.server import Server


def decisions(game: tv.Game, seed: int) -> list[tuple[int, tv.Action]]:
    """A whole game at random, with the dice of a new table: who decides what."""
    match, generator = tv.Match(game, dice=FairDice.from_seed(seed)), random.Random(5)
    made = []
    while (actor := match.position.actor) is not None:
        made.append((actor, generator.choice(match.position.actions)))
        match.play(made[-1][1])
    return made


# --- the end, a look, and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", tv.GAMES)
async def test_nobody_ends_a_game_looks_at_the_secret_of_the_dice_and_takes_the_end_back(
    server: Server, game: str
) -> None:
    founded = await server.found(game, ["human"] * 3)
    table = server.lobby.tables[founded.table]
    *before, (ends, last) = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.play(seat, len(table.match.steps), int(action), confirm=True)
    clients = [await server.client(token) for token in founded.tokens]
    n = len(table.match.steps)
    assert all(client.standing["result"] is None for client in clients)
    choice = next(one for one in clients[ends].standing["choices"] if one["number"] == int(last))
    assert choice["final"], "whoever is about to end the game is told that it stands"
    await clients[ends].ask(type="play", n=n, action=int(last))
    for client in clients:
        await client.catch_up(n + 1)
        assert client.standing["result"]["secret"] is not None
        assert not client.standing["undo"] and client.standing["unconfirmed"] is None
        assert (await client.ask(type="undo", n=client.standing["n"]))["message"][0] == "web-no-undo"
    assert table.sitting.over


async def test_before_the_end_there_is_no_record_no_check_and_nobody_elses_eyes(server: Server) -> None:
    founded = await server.found("carolus-magnus", ["human"] * 2)
    table = server.lobby.tables[founded.table]
    *before, _ = decisions(table.match.game, server.seed)
    for seat, action in before:
        await table.play(seat, len(table.match.steps), int(action), confirm=True)
    client = await server.client(founded.tokens[0])
    for path in ("record", "check"):
        answer = await server.http.get(f"/api/tables/{founded.table}/{path}")
        assert (answer.status_code, answer.json()["message"][0]) == (409, "web-not-over")
    assert (await client.ask(type="moment", n=0, **{"as": 1}))["message"][0] == "web-other-eyes"
    assert table.match.dice is not None
    assert not any(table.match.dice.secret.hex() in frame for frame in client.frames)
