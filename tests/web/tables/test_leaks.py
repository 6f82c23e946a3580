"""Nothing hidden reaches a seat: whole games over the real socket, every byte compared with a twin game's.

The twin of a seat differs from the real game in what the seat can't know, and in nothing else: what is hidden is
dealt anew, and what others did unseen is something else that looks the same. The server must write the same bytes.
"""

import random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table.match import Match
from tavoliere.table.sitting import Sitting
from tavoliere.web.tables.presenter import Presenter
from tavoliere.web.tables.table import Table
from tavoliere.web.wire import unframed
from tests.games.settings import SETTINGS, label
from tests.web.server import Client, Server

SPECTATOR = -1
# Where a game hides nothing the twin is the game itself, and its settings for two show that.
WATCHED = [(name, options) for name, options in SETTINGS if tv.GAMES[name].hides or options["players"] == 2]


def redealt(position: tv.Position, seat: int, generator: random.Random) -> tv.Position:
    return position.view(None if seat == SPECTATOR else seat).redeal(generator)


def alike(twin: tv.Position, action: tv.Action, real: tv.Position, seat: int) -> tv.Action | None:
    """What could have been done in the twin instead, so that the seat sees the same."""
    seen, wanted = real.seen_as(action, seat), real.play(action).hidden_from(seat)
    if wanted.count_unknown() < real.hidden_from(seat).count_unknown():
        return None  # something came to light, which may be collected at once and leave no trace
    candidates = [other for other in twin.actions if twin.seen_as(other, seat) == seen]
    random.Random(len(candidates)).shuffle(candidates)
    return next((other for other in candidates if twin.play(other).hidden_from(seat) == wanted), None)


class Twin:
    """What the server would tell a seat if everything hidden from it were different."""

    def __init__(self, match: Match, confirmed: int, first: int, seat: int, generator: random.Random) -> None:
        steps, positions = list(match.steps), list(match.positions)
        self.revealed = False
        positions[first] = redealt(positions[first], seat, generator)
        for step in range(first, len(steps)):
            other = alike(positions[step], steps[step], match.positions[step], seat)
            if other is None:  # something came to light that the twin had otherwise
                self.revealed = True
                positions[step + 1] = redealt(match.positions[step + 1], seat, generator)
            else:
                steps[step] = other
                positions[step + 1] = positions[step].play(other)
        self.differs = positions[first:] != match.positions[first:]
        twin = Match.resumed(match.game, match.seats, match.dice, ())
        twin.replace_steps(steps, positions)
        sitting = Sitting(twin)
        sitting.confirmed = confirmed
        self.presenter = Presenter(sitting)

    def moved(self, first: int, seat: int) -> str | bytes:
        return self.presenter.outgoing("moved", {seat}, first)[seat].message(type="moved")

    def confirmed(self, seat: int) -> str | bytes:
        return self.presenter.outgoing("standing", {seat})[seat].message(type="standing")

    def standing(self, seat: int) -> Any:
        told = self.presenter.outgoing("moved", {seat}, len(self.presenter.match.steps))
        return unframed(told[seat].message())["standing"]


def compare(told: Any, wanted: Any) -> None:
    """Fail with the place where a frame differs from what the twin's would be."""
    if told != wanted:
        told, wanted = (one if isinstance(one, (str, bytes)) else str(one) for one in (told, wanted))
        at = next((i for i, (one, other) in enumerate(zip(told, wanted, strict=False)) if one != other), len(told))
        here = slice(max(0, at - 200), at + 80)
        pytest.fail(f"told: {told[here]!r}\ntwin: {wanted[here]!r}")


async def announced(client: Client) -> str | bytes:
    """The next frame that tells where the game stands."""
    while "standing" not in await client.hear():
        pass
    return client.frames[-1]


async def play_beside_twins(table: Table, clients: list[Client], most: int = 10_000) -> None:
    """Play a game to its end, or so many steps, and compare some of the frames that each seat is sent."""
    match, generator, looks = table.match, random.Random(5), random.Random(6)
    # Where nothing is hidden the twin is the game itself, and fewer show it.
    share = 0.12 if match.game.definition.hides else 0.08
    compared = revealed = differing = 0
    while match.position.actor is not None and len(match.steps) < most:
        first, waits = len(match.steps), table.sitting.unconfirmed
        if waits is not None:
            await clients[waits].say(type="confirm", n=first)
        else:
            chosen = generator.choice(clients[match.position.actor].standing["choices"])
            await clients[match.position.actor].say(type="play", n=first, action=chosen["number"])
        for client in clients:
            frame, seat = await announced(client), client.table["seat"]
            if looks.random() > share:
                continue
            twin = Twin(match, table.sitting.confirmed, first, seat, generator)
            if match.position.actor is None:
                continue  # the result is everybody's, and so is every card
            # What came to light with this step the twin had otherwise, so that it tells another story of it.
            if waits is not None:
                compare(frame, twin.confirmed(seat))
            elif twin.revealed:
                compare(unframed(frame)["standing"], twin.standing(seat))
            else:
                compare(frame, twin.moved(first, seat))
            compared += 1
            revealed += twin.revealed
            differing += twin.differs
    hides = any(position.view(0).unknown for position in match.positions[::7])
    assert (differing > compared / 10) == hides, "the twins were different where something is hidden"
    assert revealed < compared * 0.6


@pytest.mark.parametrize("setting", WATCHED, ids=label)
async def test_every_byte_that_reaches_a_seat_is_the_same_in_a_twin_game(
    server: Server, setting: tuple[str, dict[str, Any]]
) -> None:
    name, options = setting
    founded = await server.found(name, ["human"] * options["players"], **options)
    clients = [await server.client(token) for token in (*founded.tokens, founded.spectator)]
    await play_beside_twins(server.lobby.tables[founded.table], clients)
    for client in clients:
        again = await server.client((*founded.tokens, founded.spectator)[client.table["seat"]])
        assert again.steps == client.steps, "whoever sits down later is told the same, and no more"
        await again.close()
        await client.close()
    told = [unframed(frame).get("standing", {}) for client in clients for frame in client.frames[:-1]]
    assert all(standing.get("secret") is None for standing in told)
    assert unframed(clients[0].frames[-1])["standing"]["secret"]
