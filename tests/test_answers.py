"""Every door for states and texts answers, within its time and with an error of ours, whatever it is given."""

import copy
import json
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.referee import oracle
from tavoliere.referee.desk import ASKED, answer
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)

LINES = 3_000_000  # of Python that an answer may take; a sound state takes 20,000, the first sentence half a million


class NoAnswer(BaseException):
    """Raised where a call has gone on for too long, past whatever catches errors."""


def answered(call: Callable[..., Any], *given: Any) -> Any:
    """What a call answers, or the error of ours that does; it may not go through too many lines of Python."""
    lines = 0

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal lines
        lines += 1
        if lines > LINES:
            raise NoAnswer(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        return call(*given)
    except tv.TavoliereError as error:
        return error
    finally:
        sys.settrace(before)


def positions(setting: Setting, seed: int) -> list[tv.Position]:
    generator, found = random.Random(seed), [game_of(setting).start()]
    while found[-1].actor is not None:
        found.append(found[-1].play(generator.choice(found[-1].actions)))
    return found


@every_setting
def test_a_state_with_changed_bits_is_taken_or_refused(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(7)
    for position in generator.choices(positions(setting, 1), k=40):
        for known in (position, position.view(generator.randrange(game.players)).known):
            raw = bytearray(known.raw)
            for _ in range(generator.choice((1, 2, 5, 8))):
                bit = generator.randrange(8 * len(raw))
                raw[bit // 8] ^= 1 << bit % 8
            found = answered(game.restore, bytes(raw))
            assert isinstance(found, tv.Position | tv.TavoliereError)
            if isinstance(found, tv.Position):
                check_that_it_can_be_used(found)


@every_setting
def test_whatever_a_seat_knows_can_be_used_as_a_position(setting: Setting) -> None:
    """Things are hidden in it, from everybody who looks."""
    game = game_of(setting)
    for position in positions(setting, 4)[::25]:
        for seat in range(game.players):
            check_that_it_can_be_used(game.restore(position.view(seat).known.raw))


def check_that_it_can_be_used(position: tv.Position) -> None:
    """What was taken as a position is drawn, written and viewed, and a redeal of it is played to its end."""
    game, generator = position.game, random.Random(5)
    assert str(position) and position.to_json() and position.to_line() and position.scores
    for seat in range(game.players):
        view = position.view(seat)
        assert str(view) and view.to_json() and repr(view.actions)
        going = view.redeal(generator)
        assert str(going)
    while going.actor is not None:
        going = going.play(generator.choice(going.actions))


def test_a_pool_of_less_than_nothing_is_refused() -> None:
    """What one doesn't know can't be drawn from it: the search for it went on without end."""
    game = tv.game("san-marco", players=4)
    for position in positions(("san-marco", {"players": 4}), 1)[::20]:
        state = game.layout.unpack(position.raw)
        state.limit_deck[0], state.offer[0][-1] = -100, 1
        assert isinstance(answered(game.restore, game.layout.pack(state)), tv.TavoliereError)


def nested(depth: int, around: Callable[[Any], Any]) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = around(value)
    return value


DEEP = 2_000  # twice as deep as Python's calls may go
WRONG: tuple[Any, ...] = (
    *(nested(DEEP, lambda inner: [inner]), nested(DEEP, lambda inner: {"a": inner}), nested(30, lambda inner: [inner])),
    *(10**5000, -(10**5000), 2**70, -1, 1.5, float("nan"), float("inf"), True, None, object(), b"x", (1, 2)),
    *("", "x", "x" * 100_000, "\ud800", "0", [], {}, [[]], [{}], [None] * 3, {"": 0}, {1: 2}, {None: None}),
    *([0] * 3000, [["x" * 900] * 9], {f"{i}": 0 for i in range(900)}),  # more than a sentence should repeat
)
TEXTS = (
    *("[" * DEEP, '{"a":' * DEEP, "1" * 5000, "-" + "1" * 5000, "", " ", "null", '"x"', "{{{", "[]", "{}x", "\ud800"),
    *('{"phase":' + "1" * 5000 + "}", '{"game":' + "[" * DEEP, '{"players":NaN}', '{"round":1e999}', "x" * 30_000),
    *("GAME.v1..round-" + "1" * 5000, "GAME.v" + "1" * 5000, "GAME.v1.players-" + "1" * 5000, "GAME.v1..phase--"),
    *("GAME.v1.animals-eNqLjgUAARUAuQ", "GAME.v1.board-eNqLjgUAARUAuQ", "GAME.v1..deck-_", "GAME.v1..hand-zzzzzz"),
)


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something could stand in what is written."""
    yield at
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield from places(part, (*at, name))


def with_put(value: Any, at: tuple[Any, ...], new: Any) -> Any:
    if not at:
        return new
    changed = copy.copy(value)
    changed[at[0]] = with_put(value[at[0]], at[1:], new)
    return changed


def is_ours(answer: Any) -> bool:
    """Whether an error says something, and of a length that can be read."""
    return not isinstance(answer, tv.TavoliereError) or 0 < len(str(answer)) < 8000


@every_setting
def test_whatever_is_written_somewhere_in_a_position_is_taken_or_refused(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(3)
    for position in generator.choices(positions(setting, 2), k=12):
        written = position.to_json()
        for at in generator.choices([*places(written)], k=3):
            wrong = with_put(written, at, generator.choice(WRONG))
            for door in (game.position, game.reasons_against):
                assert is_ours(answered(door, wrong)), (at, door)


@every_setting
def test_whatever_is_written_somewhere_in_a_record_is_taken_or_refused(setting: Setting, tmp_path: Path) -> None:
    generator, match = random.Random(6), tv.Match(game_of(setting), seed=2)
    for _ in range(30):
        match.play(generator.choice(match.position.actions))
    path = tmp_path / "record.json"
    match.save(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    tops = [at for at in places(record) if len(at) == 1]
    written = [one for one in WRONG if is_plain_json(one)]
    for at in [*tops, *generator.choices([*places(record)], k=30)]:
        wrong = with_put(record, at, generator.choice(written)), with_put(record, at, "x" * 100_000)
        for one in wrong:
            path.write_text(json.dumps(one), encoding="utf-8")
            assert is_ours(answered(tv.Match.load, path)), at


@every_setting
def test_whatever_is_asked_at_the_desk_is_answered(setting: Setting) -> None:
    """Real games, corrections, counts, the oracle: an answer, or a sentence that refuses one."""
    game, generator = game_of(setting), random.Random(9)
    start, seats = positions(setting, 2)[60], [{"name": "", "player": "human"}] * game.players
    about = {"game": game.name, "options": dict(game.settings), "position": start.to_json(), "action": "pass"}
    begun = {"ask": "referee.begin", **about, "seats": seats, "cards": "public", "position": None}
    record = answer(begun)["record"]
    for ask in ASKED:
        more = {"text": "x", "given": {}, "steps": ["x"], "at": 0, "count": "x", "known": 0, "lines": 0, "still": True}
        asked = begun if ask == "referee.begin" else {**about, **more, "ask": ask, "record": record}
        assert isinstance(answered(answer, asked), dict)
        found = [*places(asked)]
        tops = [at for at in found if 0 < len(at) < 3]
        for at in (*generator.choices(tops, k=5), *generator.choices(found, k=2)):
            told = answered(answer, with_put(asked, at, generator.choice(WRONG)))
            assert isinstance(told, dict) and len(repr(told.get("refused"))) < 8000, (at, ask)


def is_plain_json(value: Any) -> bool:
    try:
        json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        return False
    return True


@every_setting
def test_whatever_text_is_given_for_a_position_an_action_or_an_option_is_taken_or_refused(setting: Setting) -> None:
    game = game_of(setting)
    for text in TEXTS:
        given = text.replace("GAME", game.name)
        asked = {"game": game.name, "options": setting[1], "position": given}
        for door in (game.position, game.reasons_against, tv.position, game.action, game.start().play):
            assert is_ours(answered(door, given)), (given[:40], door)
        assert is_ours(answered(oracle.may, asked)), given[:40]
        assert is_ours(answered(tv.game, given)) and is_ours(answered(bot, given)), given[:40]
        assert is_ours(answered(partial(tv.game, game.name, **{given: 1}))), given[:40]
    for wrong in WRONG:
        for option in game.settings:
            options = {**setting[1], option: wrong}
            assert is_ours(answered(partial(tv.game, game.name, **options))), (option, wrong)
    for number in (10**5000, -(10**5000), -1, 2**63):
        assert is_ours(answered(game.start().play, number))


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_a_batch_with_threads_goes_on_in_a_process_that_was_forked(interpreted: bool) -> None:
    batch = tv.batch(tv.game("cardcassonne", interpreted=interpreted), 4, seed=1, threads=2)
    batch.step(batch.random_actions())
    told, tells = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # ends it, where it waits for threads that it has not
        batch.step(batch.random_actions())
        os.write(tells, b"".join(batch.position(index).raw for index in range(4)))
        os._exit(0)
    os.close(tells)
    with open(told, "rb") as pipe:
        there = pipe.read()
    assert os.waitpid(child, 0)[1] == 0, "no answer"
    batch.step(batch.random_actions())
    assert there == b"".join(batch.position(index).raw for index in range(4))
