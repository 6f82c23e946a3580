"""Analyses of finished games: asked for by whoever may see the record, worked out in a process that stands back behind
everything else, and kept, so that nothing is worked out twice.

The games of one client are judged one after the other, those of several clients in turn, decision by decision. What is
judged is kept at once. A server that starts goes on with what its database says is not complete; a process that dies is
replaced. While a bot of a table thinks, nothing new is begun.
"""

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tavoliere.analysis import report
from tavoliere.analysis.data import Analysis, Decision, Effort, Throw, listed, of_match
from tavoliere.analysis.luck import Thrown
from tavoliere.analysis.work import Judged, Made, answers, tasks
from tavoliere.engine.errors import TavoliereError
from tavoliere.table.choices import label
from tavoliere.table.match import Match
from tavoliere.table.variations import LONGEST_LINE
from tavoliere.web.analyst import AnalystTask
from tavoliere.web.lobby import Lobby
from tavoliere.web.messages.analyses import (
    AnalysedDecision,
    AnalysedGame,
    AnalysedThrow,
    AnalysisNews,
    BetterStep,
    DecisionExplained,
    PlayerAnalysis,
)
from tavoliere.web.messages.lobby import Sitter
from tavoliere.web.refusal import Refusal
from tavoliere.web.store import CannotStore, Stale
from tavoliere.web.thinkers import NoThought, Process, Thinkers
from tavoliere.web.turns import Asker, Queue, Turns
from tavoliere.web.wire import base64_of, message_json

PATIENCE = 1800.0  # seconds that judging one thing may take on a busy machine: it stands back behind everything
ATTEMPTS = 2
GAP = 0.3  # seconds of quiet after a bot's thought: another often follows
MOST_OF_ONE = 5  # games of one client that are analysed or wait
MOST_OF_ALL = 200
NOBODY = ""  # for whom a server goes on that has started: each game waits in the database
FINDING = 0.1  # seconds that it takes, about, to read a game and what was judged of it
JUDGING = 1.0  # seconds for each thing; they are as many for everybody
REMEMBERED = 16  # analyses that are in memory though nothing is done for them

KEPT: TypeAdapter[Decision | Throw] = TypeAdapter(Decision | Throw)
EFFORT: TypeAdapter[Effort] = TypeAdapter(Effort)


class Progress:
    """An analysis as far as it goes."""

    def __init__(self, key: str, match: Match, effort: Effort) -> None:
        self.key, self.match, self.effort = key, match, effort
        self.tasks = tasks(match, effort)
        self.found: list[Judged] = []  # in the order in which they were judged
        self.next = 1  # the number of what is judged next
        self.failed = False
        self._labels: dict[int, Any] = {}

    @property
    def complete(self) -> bool:
        return len(self.found) == len(self.tasks)

    @property
    def left(self) -> list[Made | Thrown]:
        known = {one.step for one in self.found}
        return [task for task in self.tasks if task.step not in known]

    def take(self, kept: Sequence[tuple[int, Any]]) -> list[int]:
        """Take up what was kept; the numbers of what is damaged, or not about this game."""
        by_step = {task.step: task for task in self.tasks}
        wrong = []
        for n, data in kept:
            self.next = max(self.next, n + 1)
            one = judged_of(data)
            task = by_step.pop(one.step, None) if one else None
            if one is not None and task is not None and answers(one, task):
                self.found.append(one)
            else:
                wrong.append(n)
        return wrong

    def analysis(self) -> Analysis:
        return of_match(self.match, self.effort, self.found, self.complete)

    def decision(self, step: int) -> Decision:
        """A decision that was judged; Refusal if it was not, or is none."""
        for one in self.found:
            if isinstance(one, Decision) and one.step == step:
                return one
        raise Refusal("web-not-judged")

    # --- in the form in which the page is told ---

    def game(self) -> AnalysedGame:
        game, match = self.match.game, self.match
        won = self.analysis().won
        return AnalysedGame(
            key=self.key,
            game=game.name,
            options=game.settings,
            begin=base64_of(match.positions[0].raw),
            seats=[Sitter(name=seat.name, player=seat.player) for seat in match.seats],
            sides=list(game.sides),
            steps=[step.text for step in match.steps],
            won=list(won or ()),
            iterations=self.effort.iterations,
        )

    def news(self, known: int, ahead: int, paused: bool) -> AnalysisNews:
        """What was judged beyond the first so many, and what it comes to so far."""
        fresh = self.found[known:]
        return AnalysisNews(
            total=len(self.tasks),
            done=len(self.found),
            complete=self.complete,
            failed=self.failed,
            ahead=ahead,
            paused=paused,
            decisions=[self._decision(one) for one in fresh if isinstance(one, Decision)],
            throws=[self._throw(one) for one in fresh if isinstance(one, Throw)],
            players=self._players(),
        )

    def _label(self, step: int) -> Any:
        if step not in self._labels:
            told = label(self.match.positions[step], self.match.steps[step], "label")
            self._labels[step] = message_json(told)
        return self._labels[step]

    def _decision(self, one: Decision) -> AnalysedDecision:
        return AnalysedDecision(
            step=one.step,
            seat=one.seat,
            played=self._label(one.step),
            choices=one.choices,
            rank=one.rank,
            before=list(one.before),
            after=list(one.after),
            cost=one.cost,
            margin=one.margin,
            clear=one.clear,
            bad=one.bad,
        )

    def _throw(self, one: Throw) -> AnalysedThrow:
        kind = report.kind_of_luck(one.kind, self.match.words)
        return AnalysedThrow(
            step=one.step, steps=len(one.actions), kind=message_json((kind, {})), luck=list(one.luck), owner=one.owner
        )

    def _players(self) -> list[PlayerAnalysis]:
        """In figures; what weighed more is not said before all is judged."""
        said = 2 if self.complete else 1
        return [
            PlayerAnalysis(
                seat=one.seat,
                decisions=one.decisions,
                bad=one.bad,
                cost=one.cost,
                cost_per_decision=one.cost_per_decision,
                luck=one.luck,
                verdict=[message_json(message) for message in report.verdict(one, self.match)[:said]],
            )
            for one in self.analysis().players
        ]

    def explained(self, step: int) -> DecisionExplained:
        """Why a decision cost something, and the better line."""
        one = self.decision(step)
        line = report.better_line(self.match, one)
        fits = report.fits_the_game(self.match, one, line.steps)
        told = zip(line.steps, line.tells, strict=True)
        return DecisionExplained(
            step=step,
            line=[BetterStep(text=action.text, tells=message_json(tells)) for action, tells in told],
            position=None if fits else line.positions[0].to_json(),
            begin=None if fits else base64_of(line.positions[0].raw),
            reasons=[message_json(reason) for reason in report.reasons(self.match, one)],
        )


def judged_of(data: Any) -> Judged | None:
    """What was kept of a decision or throw; None if that is damaged."""
    try:
        return KEPT.validate_python(data)
    except ValidationError:
        return None


class Analyses:
    """All analyses of a server, and the queue of those that are worked on."""

    def __init__(self, lobby: Lobby, effort: Effort, niceness: int) -> None:
        self.lobby, self.store, self.effort = lobby, lobby.store, effort
        self.process = Process("tavoliere.web.analyst", niceness)
        self.waiting: dict[str, dict[str, ExitStack]] = {}  # places by client and key; the first is being worked on
        self.paused = False
        self._known: dict[str, Progress] = {}
        self._working: dict[str, Progress] = {}
        self._places = Queue(MOST_OF_ONE, MOST_OF_ALL, "web-analyses-full")
        self._finding = Turns(1)
        self._judging = Turns(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._led = True
        self._closing = False  # as well as cancelling: what is answered at that very moment hides it from `wait_for`

    @property
    def thinkers(self) -> Thinkers:
        return self.lobby.thinkers

    async def open(self) -> None:
        self.lobby.others.on_analysis = self._hear_of
        self.lobby.others.on_lead = self._lead
        self._led = self.lobby.others.leads
        if self._led:
            self._start(self._go_on())

    # --- one process works for all ---

    def _hear_of(self, key: str, client: str) -> None:
        """Somebody asked another process for an analysis."""
        if self.lobby.others.leads:
            self._start(self._ask_again(key, client))

    async def _ask_again(self, key: str, client: str) -> None:
        with contextlib.suppress(TavoliereError):  # such as a game that has left this machine
            await self.ask(key, client)

    def _lead(self) -> None:
        """If it falls to this process now, it goes on with what the last one left."""
        led, self._led = self._led, self.lobby.others.leads
        if self._led and not led:
            self._start(self._go_on())

    async def _go_on(self) -> None:
        """Line up everything that is not complete."""
        with contextlib.suppress(CannotStore):
            for key in await self.store.unfinished_analyses():
                self._line_up(key, NOBODY, ExitStack())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.process.stop()

    # --- asking ---

    async def ask(self, key: str, client: str) -> Progress:
        """Have a game analysed, unless it is or will be; Refusal if there is no such game, or it is not over."""

        async def begin() -> Progress:
            return await self._begin(key, await self._finished(key), None)

        return await self._have_analysed(key, client, begin)

    async def bring(self, match: Match, client: str) -> Progress:
        """Have the game of a record analysed that no table has."""
        if match.position.actor is not None:
            raise Refusal("web-not-over")
        if len(match.steps) > LONGEST_LINE:
            raise Refusal("web-too-many-steps", most=LONGEST_LINE)
        record = match.record()
        key = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()
        return await self._have_analysed(key, client, lambda: self._begin(key, match, record))

    async def _have_analysed(self, key: str, client: str, begin: Callable[[], Awaitable[Progress]]) -> Progress:
        async with self._finding.turn(Asker(client), FINDING):
            progress = await self._find(key)
            if progress is not None and (progress.complete or self._waits(key)):
                return progress
            with ExitStack() as place:
                place.enter_context(self._places.place(client))
                progress = progress or await begin()
                progress.failed = False
                if self.lobby.others.leads:
                    self._line_up(key, client, place.pop_all())
                else:
                    self.lobby.others.bus.tell({"analyse": [key, client]})
        return progress

    async def progress(self, key: str, client: str) -> Progress:
        """How far an analysis has come; Refusal if nobody has asked for it."""
        async with self._finding.turn(Asker(client), FINDING):
            progress = await self._find(key)
        if progress is None:
            raise Refusal("web-no-analysis")
        return progress

    def news(self, progress: Progress, known: int) -> AnalysisNews:
        lane = next((list(lane) for lane in self.waiting.values() if progress.key in lane), [progress.key])
        return progress.news(known, lane.index(progress.key), progress.key in self._working and self.paused)

    async def _finished(self, key: str) -> Match:
        table = await self.lobby.table(key)
        if not table.sitting.over:
            raise Refusal("web-not-over")
        return table.match

    async def _begin(self, key: str, match: Match, record: dict[str, Any] | None) -> Progress:
        progress = await asyncio.to_thread(Progress, key, match, self.effort)
        with contextlib.suppress(Stale):  # another server was asked, too
            await self.store.begin_analysis(key, record, match.game.rules_hash, asdict(self.effort))
        return self._remember(progress)

    def _waits(self, key: str) -> bool:
        return any(key in lane for lane in self.waiting.values())

    def _line_up(self, key: str, client: str, place: ExitStack) -> None:
        """Behind the other games of the client."""
        if self._waits(key) or self._closing:
            place.close()
        elif client in self.waiting:
            self.waiting[client][key] = place
        else:
            self.waiting[client] = {key: place}
            self._start(self._work_for(client))

    # --- finding ---

    async def _find(self, key: str) -> Progress | None:
        known = self._working.get(key) or self._known.get(key)
        if known and not known.complete and not self.lobby.others.leads:
            known = None  # another process works on it: what it keeps is read
        return self._remember(known) if known else await self._load(key)

    async def _load(self, key: str) -> Progress | None:
        """What the database has. What is damaged or was judged by other rules is forgotten, to be judged again."""
        stored = await self.store.analysis(key)
        if stored is None:
            return None
        match = await self._finished(key) if stored.record is None else replayed(stored.record)
        rules = match.game.rules_hash
        try:
            effort = EFFORT.validate_python(stored.effort) if stored.rules == rules else self.effort
            usable = stored.judged if stored.rules == rules else []
        except ValidationError:
            effort, usable = self.effort, []
        progress = await asyncio.to_thread(Progress, key, match, effort)
        damaged = await asyncio.to_thread(progress.take, usable)
        forgotten = [n for n, _ in stored.judged if n in damaged or not usable]
        if forgotten or stored.rules != rules or stored.complete != progress.complete:
            await self.store.change_analysis(key, rules, asdict(effort), progress.complete, forgotten)
        return self._remember(progress)

    def _remember(self, progress: Progress) -> Progress:
        self._known.pop(progress.key, None)
        self._known[progress.key] = progress
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return progress

    # --- working ---

    async def _work_for(self, client: str) -> None:
        """Analyse the games of a client, until none waits."""
        lane = self.waiting[client]
        try:
            while lane:
                key = next(iter(lane))
                with contextlib.suppress(TavoliereError):  # such as a game that was deleted meanwhile
                    async with self._finding.turn(Asker(client), FINDING):
                        progress = await self._find(key)
                    if progress is not None:
                        await self._carry_out(progress, client)
                lane.pop(key).close()
        finally:
            for place in self.waiting.pop(client).values():
                place.close()

    async def _carry_out(self, progress: Progress, client: str) -> None:
        self._working[progress.key] = progress
        try:
            for task in progress.left:
                async with self._judging.turn(Asker(client), JUDGING):
                    if self._closing:
                        return
                    await self._quiet()
                    one = await self._judged(task, progress.effort)
                await self.store.keep_judged(progress.key, progress.next, listed(one))
                progress.found.append(one)
                progress.next += 1
            rules, effort = progress.match.game.rules_hash, asdict(progress.effort)
            await self.store.change_analysis(progress.key, rules, effort, complete=True)
        except Stale:
            self._known.pop(progress.key, None)  # another server works on it: what it keeps is read when asked for
        except (NoThought, CannotStore):
            progress.failed = True  # whoever asks again lets it be tried again
        finally:
            del self._working[progress.key]

    async def _quiet(self) -> None:
        """Wait while bots think, and a little longer."""
        self.paused = not self.thinkers.quiet.is_set()
        while not self.thinkers.quiet.is_set():
            await self.thinkers.quiet.wait()
            await asyncio.sleep(GAP)
        self.paused = False

    async def _judged(self, task: Made | Thrown, effort: Effort) -> Judged:
        for attempt in range(ATTEMPTS):
            try:
                one = judged_of(await self.process.ask(AnalystTask(task, effort), PATIENCE))
                if one is not None and answers(one, task):
                    return one
            except NoThought:
                if attempt == ATTEMPTS - 1:
                    raise
        raise NoThought("no answer")


def replayed(record: dict[str, Any]) -> Match:
    return Match.from_record(record, json.dumps(record), "")
