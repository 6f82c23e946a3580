"""Bots think in processes of their own, and a game goes on whatever becomes of those."""

import asyncio
import os
import random
import signal
import sys

import pytest

import tavoliere as tv
from tavoliere.web.bots.bot_pool import BotPool
from tests.web.server import Server


def asked() -> tv.View:
    """A view in which there is something to decide."""
    position = tv.Match(tv.game("cardcassonne", players=2), seed=3).position
    assert position.actor is not None and len(position.actions) > 1
    return position.view(position.actor)


@pytest.mark.parametrize("player", ["sleeper", "crasher", "cheater", "talker", "nobody"])
@pytest.mark.usefixtures("plugin_bots")
async def test_a_bot_that_fails_is_helped_out(player: str) -> None:
    thinkers, view = BotPool(1, grace=4.0), asked()
    chosen = await asyncio.wait_for(thinkers.choice(player, "table 0", view), 60)
    assert chosen in view.actions
    if player == "talker":
        assert chosen == view.actions[-1]
    await thinkers.close()


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_replaced(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "emperor"])
    me = await server.client(founded.tokens[0])
    generator = random.Random(1)
    process = server.lobby.thinkers.processes[0]
    killed: set[int] = set()
    while len(killed) < 2 or me.standing["thinking"]:
        if me.standing["unconfirmed"] == 0:
            await me.ask(type="confirm", n=me.standing["n"])
        elif me.standing["choices"]:
            await me.play(generator)
        else:
            n = me.standing["n"]
            if len(killed) < 2 and process.child is not None and process.child.pid not in killed:
                killed.add(process.child.pid)
                os.kill(process.child.pid, signal.SIGKILL)
            await me.catch_up(n + 1)
    assert len(killed) == 2
    assert me.standing["choices"] or me.standing["unconfirmed"] == 0


async def test_the_server_answers_while_bots_think(server: Server) -> None:
    founded = await server.found("cardcassonne", ["emperor", "emperor"])
    await server.client(founded.spectator)
    process = server.lobby.thinkers.processes[0]
    while process.child is None:
        await asyncio.sleep(0)
    match, turns = server.lobby.tables[founded.table].match, 0
    decided = len(match.steps)
    while len(match.steps) == decided:
        await asyncio.sleep(0)
        turns += 1
    assert turns > 100, "the event loop turns freely: the thought is elsewhere"
    assert process.child.pid != os.getpid()


async def test_a_process_ends_with_its_server() -> None:
    thinkers = BotPool(1)
    view = asked()
    await thinkers.choice("squire", "table 0", view)
    child = thinkers.processes[0].child
    assert child is not None and child.stdin is not None
    child.stdin.close()  # as happens when the server is killed
    assert await asyncio.wait_for(child.wait(), 20) == 0
    assert sys.executable
