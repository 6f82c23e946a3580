"""A real game as somebody follows it: it begins, something is told, taken back or put right.

Every function takes what a request says and answers with data. Nothing is kept here but a few games as they were last
played through, so that not everything has to be played again for the next thing told.

Something is put right by going back to it: what was told from there on becomes the rest. Then it is told anew (or left
out, or something is told before it), and the rest follows as far as it fits; where it does not, somebody is asked.
"""

from base64 import b64encode
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from threading import Lock
from typing import Any

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import CHANCE, SPECTATOR, View, make
from tavoliere.referee import snapshot
from tavoliere.referee.record import FORMAT, PUBLIC, VERSION, RealGame, WrongRecord, read
from tavoliere.referee.replay import SHOWN, Contradiction, Replay
from tavoliere.words import Message
from tavoliere.words.message_json import message_json

RefereeRequest = Mapping[str, Any]
RefereeResponse = dict[str, Any]

MOST_KEPT = 32  # games that are played through already
MOST_CHANGES = 12  # sentences about what a correction changed

_kept: OrderedDict[tuple[str, tuple[str, ...]], Replay] = OrderedDict()
_lock = Lock()


def replayed(record: RealGame) -> Replay:
    """The game as far as it was told; whoever gets it may tell it more."""
    replay, problem = played(record)
    if problem is not None:
        told = snapshot.contradiction_of(replay, record.told[len(replay.told)])
        number = len(replay.told) + 1
        raise WrongRecord(
            "referee-told-wrong", words=replay.game.words, number=number, told=told, problem=problem.message
        )
    return replay


def played(record: RealGame) -> tuple[Replay, TavoliereError | None]:
    """The same, as far as what was told fits, and why it does not from there on."""
    head = record.head
    with _lock:
        last = (_kept.get((head, record.told[: len(record.told) - n])) for n in range(4))
        near = next((found for found in last if found is not None), None)
    replay = near.copy() if near else Replay(record)
    _, problem = replay.tell_all(record.told[len(replay.told) :])
    if problem is None:
        keep(head, replay)
    return replay.copy(), problem


def keep(head: str, replay: Replay) -> None:
    with _lock:
        _kept[head, tuple(replay.told)] = replay
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)


# --- what can be asked ---


def begin(asked: RefereeRequest) -> RefereeResponse:
    """A new game on a real table."""
    wanted = {name: asked[name] for name in ("game", "options", "seats", "cards", "position") if name in asked}
    record = read({"format": FORMAT, "version": VERSION, "cards": PUBLIC, **wanted})
    return shown(record, replayed(record), asked)


def look(asked: RefereeRequest) -> RefereeResponse:
    """Where a game stands. What no longer fits, after a change of rules or of the file, waits to be put right."""
    record = read(asked.get("record"))
    replay, problem = played(record)
    if problem is not None:
        done = len(replay.told)
        was = record.told + record.rest if record.was is None else record.was
        record = record._replace(told=record.told[:done], rest=record.told[done:] + record.rest, was=was)
    elif record.rest:
        _, problem = replay.copy().tell_all(record.rest[:1])  # why it was stopped there
    return shown(record, replay, asked, problem)


def tell(asked: RefereeRequest) -> RefereeResponse:
    """What happened next. While something is put right, it stands for the first of the rest, or comes before it."""
    record, texts = read(asked.get("record")), texts_of(asked)
    replay = replayed(record)
    _, problem = replay.tell_all(texts)
    if problem is not None:
        raise problem
    told = record._replace(told=tuple(replay.told))
    if record.was is None:
        keep(told.head, replay)
        return shown(told, replay.copy(), asked)
    replaced = 0 if asked.get("before") else stood_for(texts, record.rest)
    return followed(told._replace(rest=record.rest[replaced:]), replay, asked)


def stood_for(texts: Sequence[str], rest: Sequence[str]) -> int:
    """How many of the rest are told anew: one, or as many as are told at once where they are of the same kind."""
    pairs = zip(texts, rest, strict=False)
    kinds = [(text.split()[:1], was.split()[:1]) for text, was in pairs]
    return 1 + sum(1 for _ in takewhile(lambda kind: kind == kinds[0] and kind[0] == kind[1], kinds[1:]))


def undo(asked: RefereeRequest) -> RefereeResponse:
    """Take back what was told last."""
    record = read(asked.get("record"))
    if record.was is not None:
        raise IllegalAction("referee-undo-rest")
    if not record.told:
        raise IllegalAction("no-undo-start")
    record = record._replace(told=record.told[:-1])
    return shown(record, replayed(record), asked)


def correct(asked: RefereeRequest) -> RefereeResponse:
    """Go back to something that was told, to put it right."""
    record = read(asked.get("record"))
    at = asked.get("at")
    if type(at) is not int or not 0 <= at < len(record.told):
        raise IllegalAction("referee-no-step", last=len(record.told))
    was = record.told + record.rest if record.was is None else record.was
    at = start_of_decision(replayed(record), at, record.told[at])
    record = record._replace(told=record.told[:at], rest=record.told[at:] + record.rest, was=was)
    return shown(record, replayed(record), asked)


def leave_out(asked: RefereeRequest) -> RefereeResponse:
    """The first of the rest did not happen."""
    record = correcting(asked)
    return followed(record._replace(rest=record.rest[1:]), replayed(record), asked)


def forget(asked: RefereeRequest) -> RefereeResponse:
    """Nothing of the rest happened."""
    record = correcting(asked)
    return followed(record._replace(rest=()), replayed(record), asked)


def restore(asked: RefereeRequest) -> RefereeResponse:
    """Everything was right as it was told before."""
    record = correcting(asked)
    assert record.was is not None
    record = record._replace(told=record.was, rest=(), was=None)
    return shown(record, replayed(record), asked)


def moment(asked: RefereeRequest) -> RefereeResponse:
    """The table before something was told."""
    record = read(asked.get("record"))
    at = asked.get("at")
    if type(at) is not int or not 0 <= at <= len(record.told):
        raise IllegalAction("referee-no-step", last=len(record.told))
    return snapshot.moment(replayed(record), at)


def why(asked: RefereeRequest) -> RefereeResponse:
    """Whether something can happen now: refused with the reason if not."""
    replay = replayed(read(asked.get("record")))
    for text in texts_of(asked):
        replay.tell(text)
    return {"fine": True}


def asked_bot(asked: RefereeRequest) -> tuple[str, View]:
    """The bot that is asked, and what it may know."""
    replay = replayed(read(asked.get("record")))
    if replay.bot is None:
        raise IllegalAction("referee-no-bot")
    return replay.match.seats[replay.bot].player, replay.position.view(replay.bot)


def bots_view(asked: RefereeRequest) -> RefereeResponse:
    """The bot that is asked and what it may know, for a page, which thinks by itself."""
    player, view = asked_bot(asked)
    return {"player": player, "seat": view.seat, "options": view.game.settings, "view": b64encode(view.raw).decode()}


def check(asked: RefereeRequest) -> RefereeResponse:
    """What lies on a table, counted against what the box holds: every reason why it can't lie so."""
    name, options, position = asked.get("game"), asked.get("options", {}), asked.get("position")
    if not isinstance(name, str) or not isinstance(options, dict):
        raise WrongRecord("referee-field", field="game")
    if not isinstance(position, dict):
        raise WrongRecord("referee-field", field="position")
    reasons = make(name, options, interpreted=False, files=False).reasons_against(position)
    told = [{"message": message_json(one.message), "at": list(one.at), "playable": one.playable} for one in reasons]
    return {"reasons": told, "playable": all(one.playable for one in reasons)}


def as_record(asked: RefereeRequest) -> RefereeResponse:
    """The game as a record like any other, to be replayed and analysed: where every card was told."""
    replay = replayed(read(asked.get("record")))
    if replay.concealed is not None:
        raise IllegalAction("referee-no-whole-record")
    if replay.record.position is not None:
        raise IllegalAction("referee-no-record-of-middle")
    return {"record": replay.match.record()}


# --- what is answered ---


def texts_of(asked: RefereeRequest) -> list[str]:
    texts = asked.get("steps")
    if not isinstance(texts, list) or not 1 <= len(texts) <= 100 or not all(isinstance(one, str) for one in texts):
        raise IllegalAction("referee-nothing-told")
    return texts


def correcting(asked: RefereeRequest) -> RealGame:
    record = read(asked.get("record"))
    if record.was is None:
        raise IllegalAction("referee-not-correcting")
    return record


def followed(record: RealGame, replay: Replay, asked: RefereeRequest) -> RefereeResponse:
    """The rest after what was put right, as far as it fits."""
    least = len(replay.told)
    done, problem = replay.tell_all(record.rest)
    record = record._replace(told=tuple(replay.told), rest=record.rest[done:])
    keep(record.head, replay)
    if record.rest:
        at = max(least, start_of_decision(replay, len(replay.told), record.rest[0]))
        if at == len(replay.told):
            return shown(record, replay.copy(), asked, problem)
        record = record._replace(told=record.told[:at], rest=record.told[at:] + record.rest)
        return shown(record, replayed(record), asked, IllegalAction("referee-as-a-whole"))
    assert record.was is not None
    before = Replay(record)
    before.tell_all(record.was)
    changes = changed(before, replay)
    return {**shown(record._replace(was=None), replay.copy(), asked), "changes": changes}


def start_of_decision(replay: Replay, at: int, text: str) -> int:
    """Where a decision began that somebody makes as one, in several steps, to which what was told at a place belongs.

    Only all of it can be told anew: of some steps it matters which came before, as of cards that are divided.
    """

    def kind(told: int, text: str) -> tuple[int | None, int, str]:
        step = replay.before[told] if told < len(replay.before) else len(replay.match.steps)
        position, name = replay.match.positions[step], text.split()[0]
        if position.actor in (CHANCE, None) or name == SHOWN:
            return None, 0, name
        return position.actor, position.together(replay.game.action(text)), name

    try:
        here = kind(at, text)
        while at and here[1] and kind(at - 1, replay.told[at - 1]) == here:
            at -= 1
    except TavoliereError:  # what was told is no action of this game
        pass
    return at


def shown(
    record: RealGame, replay: Replay, asked: RefereeRequest, problem: TavoliereError | None = None
) -> RefereeResponse:
    """Where the game stands; steps and lines only beyond those that are known."""
    known, lines = (number(asked, name, most) for name, most in counted(replay))
    still = asked.get("still") is True
    return {
        "record": record.written(),
        "seat": replay.seat,
        "standing": snapshot.snapshot_of(replay),
        "steps": snapshot.steps_since(replay, known),
        "scenes": snapshot.scenes_since(replay, max(known, len(replay.match.steps) - 1) if still else known),
        "ask": snapshot.ask(replay),
        "lines": snapshot.lines_since(replay, lines),
        "instead": message_json(snapshot.contradiction_of(replay, record.rest[0])) if record.rest else None,
        "problem": problem and problem_json(record, problem),
        "changes": None,
    }


def counted(replay: Replay) -> Iterable[tuple[str, int]]:
    return ("known", len(replay.match.steps)), ("lines", len(replay.told))


def number(asked: RefereeRequest, name: str, most: int) -> int:
    value = asked.get(name, 0)
    return min(value, most) if type(value) is int and value >= 0 else 0


def problem_json(record: RealGame, problem: TavoliereError) -> dict[str, Any]:
    """Why the rest does not go on: what of it, the reason, and what else was told of the same things."""
    steps = problem.steps if isinstance(problem, Contradiction) else ()
    return {"text": record.rest[0], "message": message_json(problem.message), "steps": list(steps)}


def changed(before: Replay, after: Replay) -> dict[str, Any]:
    """What a correction changed: the points, and what came of what was told."""

    def came(replay: Replay) -> list[Message]:
        match = replay.match
        told = []
        for i in range(len(match.steps)):
            told += match.came_of(i, snapshot.seen(replay, i))
        return told

    then, now = came(before), came(after)
    return {
        "before": list(View(before.position, SPECTATOR).scores),
        "after": list(View(after.position, SPECTATOR).scores),
        "gone": [message_json(one) for one in without(then, now)[:MOST_CHANGES]],
        "come": [message_json(one) for one in without(now, then)[:MOST_CHANGES]],
    }


def without(some: list[Message], others: list[Message]) -> list[Message]:
    left, found = [*others], []
    for one in some:
        if one in left:
            left.remove(one)
        else:
            found.append(one)
    return found
