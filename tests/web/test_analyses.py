"""Analyses of finished games at the server: asked for, kept, gone on with, and refused where a game goes on."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import pytest
from sqlalchemy import select, update

import tavoliere as tv
from tavoliere.analysis.data import Effort
from tavoliere.bots import bot
from tavoliere.table.exploration import Exploration
from tavoliere.table.match import SeatTaken
from tavoliere.web.analyses import MOST_OF_ONE, Analyses
from tavoliere.web.messages.analyses import AnalysedGame, AnalysisNews, DecisionExplained
from tavoliere.web.refusal import Refusal
from tavoliere.web.schema import analyses as kept_analyses
from tavoliere.web.schema import judged
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.store import Store, StoredSeat
from tests.web.conftest import GENEROUS
from tests.web.server import PATIENCE, Server

SHORT = Effort(iterations=12, luck_iterations=1)


def settings(database: str) -> ServerSettings:
    return ServerSettings(database, limits=GENEROUS, thinkers=1, effort=SHORT, niceness=0)


@pytest.fixture
async def server(sqlite: str) -> AsyncIterator[Server]:
    async with Server(settings(sqlite)) as running:
        yield running


def analyses_of(server: Server) -> Analyses:
    analyses: Analyses = server.app.state.analyses
    return analyses


@cache
def played(seed: int) -> tv.Match:
    """A whole game between simple players."""
    match = tv.Match(tv.game("carolus-magnus", players=2), seed=seed, seats=[SeatTaken("Ada"), SeatTaken("Bruno")])
    squire, generator = bot("squire"), random.Random(seed)
    while match.position.actor is not None:
        match.play(squire.choose(match.view(match.position.actor), generator))
    return match


async def over(server: Server, seed: int = 1) -> str:
    """A table at which a game is over."""
    match, key = played(seed), f"table-{seed}"
    assert match.dice is not None
    row: dict[str, Any] = {
        "id": key,
        "game": match.game.name,
        "options": match.game.settings,
        "secret": match.dice.secret.hex(),
    }
    row |= {"hints": False, "steps": len(match.steps), "actor": None}
    seats = [StoredSeat(seat, "", "human", f"{key} {seat}", False, False) for seat in (-1, 0, 1)]
    begin = {"steps": [step.text for step in match.steps], "confirmed": len(match.steps)}
    await server.lobby.store.create(row, seats, begin)
    return key


async def asked(server: Server, key: str) -> AnalysedGame:
    answer = await server.http.post(f"/api/analyses/{key}/begin", json={})
    assert answer.status_code == 200, answer.text
    return AnalysedGame.model_validate_json(answer.content)


async def news(server: Server, key: str, known: int = 0) -> AnalysisNews:
    answer = await server.http.get(f"/api/analyses/{key}?known={known}")
    assert answer.status_code == 200, answer.text
    return AnalysisNews.model_validate_json(answer.content)


async def until(server: Server, key: str, done: int | None = None) -> AnalysisNews:
    """Wait until so much is judged, or all."""
    known = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await news(server, key, known)
            assert not now.failed
            if now.complete or (done is not None and now.done >= done):
                return await news(server, key)
            known = now.done  # as the page asks
            await asyncio.sleep(0.05)


async def refused(server: Server, way: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await server.http.request(way, f"/api/analyses{path}", **body)
    assert answer.json()["text"].endswith(".")
    return answer.status_code, answer.json()["message"][0]


async def rows(server: Server) -> list[Any]:
    async with server.lobby.store.engine.connect() as connection:
        return list(await connection.execute(select(judged.c.n, judged.c.data).order_by(judged.c.n)))


async def test_a_finished_game_is_analysed_and_its_decisions_come_as_they_are_judged(server: Server) -> None:
    key = await over(server)
    game = await asked(server, key)
    record = (await server.http.get(f"/api/tables/{key}/record")).json()
    assert (game.game, game.steps) == ("carolus-magnus", record["steps"])
    assert sum(game.won) == 1
    first = await until(server, key, done=5)
    assert [one.step for one in first.decisions] == sorted(one.step for one in first.decisions)
    rest = await news(server, key, known=first.done)
    assert {one.step for one in rest.decisions}.isdisjoint(one.step for one in first.decisions)
    whole = await until(server, key)
    assert whole.done == whole.total == len(whole.decisions) + len(whole.throws)
    for seat, player in enumerate(whole.players):
        own = [one for one in whole.decisions if one.seat == seat and one.choices > 1]
        assert player.decisions == len(own)
        assert player.cost == pytest.approx(sum(one.cost for one in own))
        assert player.bad == sum(one.bad for one in own)
        assert player.luck == pytest.approx(sum(throw.luck[seat] for throw in whole.throws))
        assert [name.split("-")[0] for name, _ in player.verdict] == ["analysis", "analysis"]
    dearest = max(whole.decisions, key=lambda one: one.cost)
    answer = await server.http.get(f"/api/analyses/{key}/decisions/{dearest.step}")
    told = DecisionExplained.model_validate_json(answer.content)
    assert told.line
    assert told.reasons
    if told.position is None:
        steps = [*game.steps[: dearest.step], *(one.text for one in told.line)]
        assert len(Exploration(tv.game(game.game, **game.options), steps=steps).match.steps) >= len(steps)


async def test_it_is_kept_and_never_worked_out_twice(sqlite: str) -> None:
    async with Server(settings(sqlite)) as server:
        key = await over(server)
        await asked(server, key)
        before = await until(server, key)
    async with Server(settings(sqlite)) as server:
        analyses_of(server).process.module = "tavoliere.web.nothing"
        await asked(server, key)
        assert await news(server, key) == before
        assert analyses_of(server).process.child is None


async def test_a_server_that_starts_goes_on_where_it_was(database: str) -> None:
    async with Server(settings(database)) as server:
        key = await over(server)
        await asked(server, key)
        before = await until(server, key, done=4)
        assert not before.complete
    async with Server(settings(database)) as server:  # nobody need ask again
        after = await until(server, key)
        assert after.complete
        assert after.decisions[: len(before.decisions)] == before.decisions
        assert [row.n for row in await rows(server)] == [*range(1, after.total + 1)]


async def test_a_process_that_is_killed_is_replaced(server: Server) -> None:
    key = await over(server)
    await asked(server, key)
    await until(server, key, done=2)
    child = analyses_of(server).process.child
    assert child is not None
    os.kill(child.pid, signal.SIGKILL)
    done = (await news(server, key)).done
    await until(server, key, done + 2)
    assert analyses_of(server).process.child is not child


async def test_a_process_that_cannot_work_is_told_and_asking_again_lets_it_go_on(server: Server) -> None:
    key = await over(server)
    process = analyses_of(server).process
    process.module = "tavoliere.web.nothing"
    await asked(server, key)
    async with asyncio.timeout(PATIENCE):
        while not (now := await news(server, key)).failed:
            await asyncio.sleep(0.05)
    assert now.done == 0
    process.module = "tavoliere.web.analyst"
    await asked(server, key)
    await until(server, key, done=1)


async def test_one_after_the_other(server: Server) -> None:
    keys = [await over(server), await over(server, seed=2)]
    analyses = analyses_of(server)
    analyses.thinkers.quiet.clear()  # as if a bot thought
    for key in keys:
        await asked(server, key)
    async with asyncio.timeout(PATIENCE):
        while not (await news(server, keys[0])).paused:
            await asyncio.sleep(0.01)
    assert [(await news(server, key)).ahead for key in keys] == [0, 1]
    assert [(await news(server, key)).done for key in keys] == [0, 0]
    analyses.thinkers.quiet.set()
    await until(server, keys[1], done=1)
    assert (await news(server, keys[0])).complete


async def test_whoever_has_many_games_analysed_makes_others_wait_for_one_decision_of_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyses = analyses_of(server)
    analyses.thinkers.quiet.clear()  # as if a bot thought
    keys = [await over(server, seed=seed) for seed in range(1, MOST_OF_ONE + 3)]
    for key in keys[:MOST_OF_ONE]:
        await analyses.ask(key, "stranger")
        await analyses.ask(key, "stranger")  # nothing is asked for twice
    with pytest.raises(Refusal, match="Too many"):
        await analyses.ask(keys[-2], "stranger")
    await analyses.ask(keys[-1], "person")
    judged: list[str] = []
    keep = Store.keep_judged

    async def kept(self: Store, of: str, n: int, data: Any) -> None:
        judged.append(of)
        await keep(self, of, n, data)

    monkeypatch.setattr(Store, "keep_judged", kept)
    analyses.thinkers.quiet.set()
    async with asyncio.timeout(PATIENCE):
        while len(judged) < 8:
            await asyncio.sleep(0.01)
    assert judged[:8].count(keys[-1]) in (3, 4, 5) and judged[:8].count(keys[0]) in (3, 4, 5), "in turn"
    assert keys[-1] in judged[:3], "the person waits for no more than what is being judged"


async def test_while_a_bot_thinks_nobody_is_quiet(server: Server) -> None:
    thinkers = server.lobby.thinkers
    founded = await server.found("cardcassonne", ["emperor", "emperor"])
    await server.client(founded.spectator)  # or they would wait for somebody
    async with asyncio.timeout(PATIENCE):
        while thinkers.quiet.is_set():
            await asyncio.sleep(0.01)
    table = await server.lobby.table(founded.table)
    await table.close()
    await asyncio.wait_for(thinkers.quiet.wait(), PATIENCE)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities here")
async def test_its_process_stands_back_behind_all_others(sqlite: str) -> None:
    async with Server(ServerSettings(sqlite, limits=GENEROUS, thinkers=1, effort=SHORT)) as server:
        key = await over(server)
        await asked(server, key)
        process = analyses_of(server).process
        async with asyncio.timeout(PATIENCE):
            while process.child is None:
                await asyncio.sleep(0.01)
            while os.getpriority(os.PRIO_PROCESS, process.child.pid) != 19:
                await asyncio.sleep(0.01)


async def test_a_game_in_progress_is_not_analysed(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    assert await refused(server, "POST", f"/{founded.table}/begin", json={}) == (409, "web-not-over")
    assert await refused(server, "GET", f"/{founded.table}") == (404, "web-no-analysis")
    record = (await server.lobby.table(founded.table)).match.record()
    assert await refused(server, "POST", "", json=record) == (409, "web-not-over")


async def test_who_does_not_know_a_table_gets_nothing(server: Server) -> None:
    key = await over(server)
    for unknown in (key[:-1], "nothing", "x" * 64):
        assert await refused(server, "POST", f"/{unknown}/begin", json={}) == (404, "web-no-table")
        assert await refused(server, "GET", f"/{unknown}") == (404, "web-no-analysis")
        assert await refused(server, "GET", f"/{unknown}/decisions/3") == (404, "web-no-analysis")
    assert (await refused(server, "POST", "/no%20table/begin", json={}))[0] == 422
    await asked(server, key)
    await until(server, key)
    assert await refused(server, "GET", f"/{key}/decisions/9999") == (404, "web-not-judged")


async def test_what_is_damaged_is_judged_again(database: str) -> None:
    async with Server(settings(database)) as server:
        key = await over(server)
        await asked(server, key)
        before = await until(server, key, done=8)
        await analyses_of(server).close()
        kept = await rows(server)
        third = {**kept[2].data, "seat": 4, "actions": ["none"]}
        async with server.lobby.store.engine.begin() as connection:
            for n, data in ((1, "nonsense"), (2, {**kept[1].data, "step": 10_000}), (3, third)):
                await connection.execute(update(judged).where(judged.c.n == n).values(data=data))
            await connection.execute(update(judged).where(judged.c.n == 4).values(data=kept[4].data))  # twice the same
    async with Server(settings(database)) as server:
        await asked(server, key)
        after = await until(server, key, done=len(kept) + 4)
        by_step = {one.step: one for one in after.decisions}
        assert len(by_step) == len(after.decisions)
        assert [by_step[one.step] for one in before.decisions] == before.decisions


async def test_an_analysis_by_other_rules_is_made_anew(sqlite: str) -> None:
    async with Server(settings(sqlite)) as server:
        key = await over(server)
        await asked(server, key)
        before = await until(server, key, done=4)
        async with server.lobby.store.engine.begin() as connection:
            await connection.execute(update(kept_analyses).values(rules="0" * 64, effort={"iterations": "many"}))
    async with Server(settings(sqlite)) as server:
        await asked(server, key)
        after = await until(server, key, done=before.done)
        assert after.decisions[: len(before.decisions)] == before.decisions
        assert (await rows(server))[0].n == 1


async def test_a_record_that_somebody_brings_is_analysed_as_a_table_is(sqlite: str) -> None:
    async with Server(settings(sqlite)) as server:
        key = await over(server)
        record = (await server.http.get(f"/api/tables/{key}/record")).json()
        answer = await server.http.post("/api/analyses", json=record)
        brought = AnalysedGame.model_validate_json(answer.content)
        assert brought.steps == record["steps"]
        await until(server, brought.key, done=2)
    async with Server(settings(sqlite)) as server:
        await until(server, brought.key, done=4)
        assert (await server.http.post("/api/analyses", json=record)).json()["key"] == brought.key
        for wrong in ({}, {**record, "steps": [*record["steps"], "nonsense"]}, {**record, "result": None}):
            answer = await server.http.post("/api/analyses", json=wrong)
            assert answer.status_code == 422, answer.text
            assert answer.json()["message"][0].startswith("record-")
        elsewhere = {**record, "game": "cardcassonne", "options": {"players": 2, "animals": "/etc/passwd"}}
        assert (await server.http.post("/api/analyses", json=elsewhere)).status_code == 422
