"""Knocks on every door from Python into the compiled classes, or into their interpreted twins.

    python -m tests.engine.knocks compiled|interpreted [rubbish states a setting]

Run in a process of its own, since a door that is open kills it. Prints a line for each wrong call with the error that
answered it; ends with 1 and a sentence where something else than an error of ours did, or where a door has no knock.
"""

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

import tavoliere as tv
from tavoliere.bots import SearchSettings
from tavoliere.bots.search import search_class
from tavoliere.engine.errors import ImpossiblePosition, TavoliereError
from tavoliere.engine.layout import count
from tests.bots.networks import random_network
from tests.games.settings import SETTINGS, game_of

OURS = (TavoliereError, ValueError, TypeError)
NOT_WHOLE: tuple[Any, ...] = (None, "x", b"", 1.5, [], object())
NOT_NUMBERS: tuple[Any, ...] = (None, "x", b"", [], float("nan"))
HUGE = (2**31, 2**63, 2**64, 10**30, -(2**63), -(10**30))
ANYTHING = (*NOT_WHOLE, *HUGE, -2, -1, 0, 1, 10**8, float("inf"), float("nan"), True, np.int64(1))

# What is no door: nothing of ours is called, or Python's own machinery is.
NO_DOORS = {
    *("__doc__", "__module__", "__new__", "__dict__", "__slots__", "__weakref__", "__annotations__", "__pyx_vtable__"),
    *("__static_attributes__", "__firstlineno__", "compiled"),
}


class Door(NamedTuple):
    """One callable, arguments that it takes, and for each argument what it must refuse."""

    call: Callable[..., Any]
    good: tuple[Any, ...]
    wrong: tuple[tuple[Any, ...], ...]


OPEN = Door(len, (), ())  # takes nothing that could be wrong


class Table(NamedTuple):
    """One game in the middle: what the knocks are made with."""

    position: tv.Position  # somebody decides
    chance: tv.Position  # something is drawn
    over: tv.Position
    blind: tv.Position  # as a spectator sees it
    other: tv.Position  # of another game
    module: Callable[[str], Any]  # the compiled one or its twin

    @property
    def game(self) -> tv.Game:
        return self.position.game


def table(game: tv.Game, other: tv.Game, generator: random.Random) -> Table:
    """A random game up to some decision, and on to its end."""
    passed = [game.start()]
    while passed[-1].actor is not None:
        last = passed[-1]
        passed.append(last.play(generator.choice(last.actions) if last.actor != -1 else last.draw(generator.random())))
    decisions = [one for one in passed if one.actor not in (None, -1)]
    position = generator.choice(decisions)
    twins = {"_core": "engine.interpreted", "_search": "bots.interpreted", "_batch": "envs.interpreted"}
    floors = {"_core": "engine._core", "_search": "bots._search", "_batch": "envs._batch"}
    names = floors if game.compiled else twins
    return Table(
        position,
        next(one for one in passed if one.actor == -1),
        passed[-1],
        position.hidden_from(-1),
        other.start(),
        lambda name: import_module(f"tavoliere.{names[name]}"),
    )


WRONG_SETTINGS = (
    *(None, 5, {"horizon": 1}),
    *(SearchSettings(horizon=wrong) for wrong in (*NOT_WHOLE, *HUGE, -1)),
    *(SearchSettings(exploration=wrong) for wrong in (*NOT_NUMBERS, -1.0, float("inf"))),
    *(SearchSettings(temperature=wrong) for wrong in (*NOT_NUMBERS, 0.0, -1.0, float("inf"))),
    *(SearchSettings(epsilon=wrong) for wrong in (*NOT_NUMBERS, -0.5, 1.5)),
    *(SearchSettings(most_nodes=wrong) for wrong in (*NOT_WHOLE, *HUGE, 0, -1)),
    *(SearchSettings(fitted=wrong) for wrong in (*NOT_WHOLE, *HUGE, 2, -1)),
)
WRONG_SEEDS = (*NOT_WHOLE, 2**64, -1, 10**30)
WRONG_COUNTS = (*NOT_WHOLE, *HUGE, -1)


def kernel_doors(at: Table) -> Iterator[tuple[str, Door]]:
    game, kernel = at.game, at.game.kernel
    seats = game.players
    yield from pickle_doors(kernel, type(kernel))
    if game.compiled:
        yield "__init__", Door(type(kernel), (kernel.table,), ((None, 5, b"x", object()),))
        yield "__init__", Door(type(kernel).__new__, (type(kernel), kernel.table), ((int, object), ()))
    out = np.zeros((4, seats + 3), np.int32)
    locked = out.copy()
    locked.flags.writeable = False
    outs = (
        *(
            None,
            5,
            b"",
            [[0] * (seats + 3)] * 4,
            np.zeros((4, seats + 3), np.int64),
            np.zeros((3, seats + 3), np.int32),
        ),
        *(np.zeros((4, seats + 2), np.int32), np.zeros((4, seats + 4), np.int32), np.zeros((4, 999), np.int32)),
        *(np.zeros(99, np.int32), np.zeros((4, 2 * seats + 6), np.int32)[:, ::2], locked),
    )
    policies: tuple[Any, ...] = (
        None,
        5,
        "x",
        [0] * (seats + 1),
        [0] * (seats - 1),
        [0] * 99,
        [],
        [3] * seats,
        [-1] * seats,
    )
    starts = (None, b"", at.position.raw, at.other, at.other.raw, at.game, *blinded(at))
    good = (at.position, 0, 4, 1, [0] * seats, out, 0, None)
    firsts = (*NOT_WHOLE, 2**63, -1)
    wrong = (starts, firsts, WRONG_COUNTS, WRONG_SEEDS, policies, outs, WRONG_COUNTS, WRONG_SEEDS[1:])
    yield "playouts", Door(kernel.playouts, good, wrong)
    for name in ("state_size", "table"):
        yield name, OPEN


def pickle_doors(one: Any, kind: type) -> Iterator[tuple[str, Door]]:
    """A compiled object can't be taken to pieces, nor put together from any; a position is pickled by its game."""
    for name in {"__reduce__", "__reduce_cython__", "__setstate__", "__setstate_cython__"} & set(vars(kind)):
        given = (one,) if "reduce" in name else (one, ())
        refused(partial(vars(kind)[name], *given), name)
        yield name, OPEN


def blinded(at: Table) -> tuple[tv.Position, ...]:
    """The position as a spectator sees it, where that is less than the whole."""
    return (at.blind,) if at.blind.count_unknown() else ()


def asking(name: str, *given: Any) -> Callable[[Any], Any]:
    """A call that is the same for every position."""
    return lambda one: getattr(one, name)(*given)


def core_doors(at: Table) -> Iterator[tuple[str, Door]]:
    here, game = at.position, at.game
    last = len(game.all_actions)
    legal = {int(action) for action in here.actions}
    illegal = [number for number in range(last) if number not in legal]
    seats = (*NOT_WHOLE, *HUGE, -2, game.players, 99)
    actions = (None, 1.5, b"", object(), "no such thing", "", -1, last, 10**8, *HUGE, *illegal)
    of = type(here).of
    base = next(one for one in type(here).__mro__ if one.__name__ == "Core")
    raws: tuple[Any, ...] = (
        None,
        5,
        "x",
        b"",
        b"x",
        here.raw[:-1],
        here.raw + b"\0",
        bytearray(here.raw),
        bytes(len(here.raw)),
    )
    raws += (b"\xff" * len(here.raw), b"\x7f" * len(here.raw), at.other.raw)
    yield from pickle_doors(here, base)
    yield "of", Door(of, (game, here.raw), ((None, 5, object(), at.other.game), raws))
    if game.compiled:
        for kind in (base, type(here)):
            refused(partial(kind.__new__, kind), "Core.__new__")
    refused(base, "Core()")
    for name in ("raw", "actor", "actions", "weights", "scores", "standing", "game", "count_unknown", "__hash__"):
        for one in (here, at.chance, at.over, at.blind, *map(here.hidden_from, range(game.players))):
            value = getattr(one, name)
            if callable(value) and not isinstance(value, tv.Game):
                value()
        yield name, OPEN
    yield "draw", Door(at.chance.draw, (0.5,), ((None, "x", b"", [], float("nan"), -0.1, 1.0, 2, 10**30, -1),))
    yield "draw", Door(asking("draw", 0.5), (at.chance,), ((here, at.over, *blinded(at)),))
    for name in ("play", "play_noting", "heuristic_of"):
        yield name, Door(getattr(here, name), (here.actions[0],), (actions,))
        yield name, Door(asking(name, here.actions[0]), (here,), ((at.over, *blinded(at)),))
    yield "foreseen", Door(here.foreseen, (here.actions[0],), (actions,))
    yield "foreseen", Door(asking("foreseen", here.actions[0]), (here,), ((at.over, *blinded(at)),))
    forms = (None, 5, b"", "", "no such thing", "preview", "facts_of")
    yield "explained", Door(here.explained, ("prompt", 0), (forms, (*NOT_WHOLE, *HUGE, -1, last)))
    for name in ("together", "owner"):
        yield name, Door(getattr(here, name), (0,), ((*NOT_WHOLE, *HUGE, -1, last),))
    yield "joint", Door(here.joint, ([0],), ((None, 5, [], [0] * 513, ["x"], [last], [0, -1], [2**31]),))
    if game.definition.facts is None:
        refused(partial(here.facts_of, 0), "facts_of")
    yield "facts_of", OPEN if game.definition.facts is None else Door(here.facts_of, (0,), (seats,))
    yield "seen_as", Door(here.seen_as, (here.actions[0], 0), (actions, seats))
    for name in ("eyes", "policies"):
        for one in (here, at.chance, at.over, at.blind):
            if game.definition.features is None:
                refused(partial(getattr, one, name), name)
            else:
                getattr(one, name)
        yield name, OPEN
    if game.definition.features is None:
        refused(partial(here.features_for, 0), "features_for")
        yield "features_for", OPEN
    else:
        yield "features_for", Door(here.features_for, (0,), ((*seats, -1),))
        yield "features_for", Door(asking("features_for", 0), (here,), (blinded(at),))
    for one in (here, at.chance, at.over):
        assert len(one.prospects) == game.players
    for one in blinded(at):
        refused(partial(getattr, one, "prospects"), "prospects")
    yield "prospects", OPEN
    yield "hidden_from", Door(here.hidden_from, (0,), (seats,))
    yield "guessed", Door(here.hidden_from(0).guessed, (0,), (WRONG_SEEDS,))
    yield "guessed", Door(at.over.guessed, (0,), (WRONG_SEEDS,))
    yield "count", Door(here.count, (1,), ((*WRONG_COUNTS, 256),))
    yield "count", Door(asking("count", 1), (here,), (blinded(at),))
    for name in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"):
        for other in (*ANYTHING, at.blind, at.other):
            getattr(here, name)(other)
        yield name, OPEN


def search_doors(at: Table) -> Iterator[tuple[str, Door]]:
    kind = at.module("_search").Search
    view = at.position.view(at.position.actor).known
    network = random_network(at.game) if at.game.definition.features is not None else None
    good = (view, SearchSettings(), 1, network)
    views = (None, 5, b"", view.raw, at.game, at.chance, at.over, *blinded(at))
    networks = (5, b"", "x", object(), SearchSettings(), *foreign_networks(at.game))
    yield "__init__", Door(kind, good, (views, WRONG_SETTINGS, WRONG_SEEDS, networks))
    tree = kind(*good)
    tree.think(20)
    yield from pickle_doors(tree, kind)
    yield "think", Door(tree.think, (1,), ((*NOT_WHOLE, 2**31, 2**31 - 1, -1, 2**63, 10**30),))
    legal = int(view.actions[0])
    others = set(range(len(at.game.all_actions))) - set(map(int, view.actions))
    numbers = (*NOT_WHOLE, *HUGE, -1, len(at.game.all_actions), min(others), max(others))
    yield "think_about", Door(tree.think_about, (legal, 1), (numbers, (*NOT_WHOLE, 2**31, 2**31 - 1, -1, 10**30)))
    wrong_paths: tuple[Any, ...] = (None, 5, "x", b"x", {}, *([one] for one in (*NOT_WHOLE, *HUGE, -1)))
    yield "continuations", Door(tree.continuations, ([],), (wrong_paths,))
    assert tree.continuations([legal] * 300) == []  # no tree is so deep
    fresh = kind(view, SearchSettings(), 2, network)
    yield "adopt", Door(fresh.adopt, (tree,), ((None, 5, b"", view, at.game),))
    fresh.adopt(fresh)
    foreign = at.other
    while foreign.actor == -1:
        foreign = foreign.play(foreign.actions[0])
    assert fresh.adopt(kind(foreign.view(foreign.actor).known, SearchSettings(), 1)) == 0
    for name in ("chances_of_seats", "root_branches", "lead"):
        getattr(kind(*good), name)()  # before any thought
        getattr(fresh, name)()
        yield name, OPEN
    for name in ("iterations", "decisions"):
        yield name, OPEN


def foreign_networks(game: tv.Game) -> Iterator[Any]:
    """Networks that are for another game, or another number of sides."""
    for setting in SETTINGS:
        other = game_of(setting)
        same = other.name == game.name and len(set(other.sides)) == len(set(game.sides))
        if other.definition.features is not None and not same:
            yield random_network(other)


def stepper_doors(at: Table) -> Iterator[tuple[str, Door]]:
    kind = at.module("_batch").Stepper
    seats, start = at.game.players, at.game.start()
    starts = (None, 5, b"", start.raw, at.game, at.over, *blinded(at))
    sides = (None, 5, "x", [0] * (seats + 1), [0] * (seats - 1), [0] * 99, [8] * seats, [-1] * seats)
    yield "__init__", Door(kind, (start, at.game.sides, 2, True), (starts, sides, (*WRONG_COUNTS, 0), ()))
    games = 5
    batch = kind(start, at.game.sides, games, True)
    yield from pickle_doors(batch, kind)
    chosen = np.zeros(games, np.int32)
    batch.choose(chosen, 0, games)
    kept = chosen.copy()
    arrays = (
        *(None, 5, b"", list(chosen), np.zeros(games - 1, np.int32), np.zeros(games + 1, np.int32)),
        *(np.zeros(games, np.int64), np.zeros((games, 1), np.int32), np.zeros(2 * games, np.int32)[::2]),
    )
    numbers = (*NOT_WHOLE, *HUGE, -1, games + 1)
    wrong = [np.full(games, number, np.int32) for number in (-1, len(at.game.all_actions), 10**8, -(2**31), 2**31 - 1)]
    masked = np.array([int(np.flatnonzero(~line)[0]) for line in batch.masks], np.int32)
    locked = chosen.copy()
    locked.flags.writeable = False
    yield "seed", Door(batch.seed, (1,), (WRONG_SEEDS,))
    yield "begin", Door(batch.begin, (0, games), (numbers, numbers))
    batch.seed(0)
    batch.begin(0, games)
    yield "illegal", Door(batch.illegal, (kept,), (arrays,))
    assert [batch.illegal(one) for one in (*wrong, masked)] == [0] * 6
    yield "step", Door(batch.step, (kept, 0, 0), ((*arrays,), numbers, numbers))
    yield "step", Door(lambda actions: batch.step(actions, 0, games), (), ((*wrong, masked),))
    yield "choose", Door(batch.choose, (chosen, 0, games), ((*arrays, locked), numbers, numbers))
    yield "choose_best", Door(batch.choose_best, (chosen, 0, games), ((*arrays, locked), numbers, numbers))
    yield "position", Door(batch.position, (0,), ((*NOT_WHOLE, *HUGE, -1, games),))
    for _ in range(50):
        batch.choose(chosen, 0, games)
        batch.step(chosen, 0, games)
        assert batch.position(3).actor == batch.actors[3]
    for name in ("views", "masks", "actors", "rewards", "scores", "done", "facts", "lengths", "played"):
        array = getattr(batch, name)
        if at.game.compiled:
            refused(partial(array.fill, 1), name)
            refused(partial(array.setflags, write=True), name)
        yield name, OPEN


CLASSES = (
    ("_core", "Kernel", kernel_doors),
    ("_core", "Core", core_doors),
    ("_search", "Search", search_doors),
    ("_batch", "Stepper", stepper_doors),
)


def refused(call: Callable[[], Any], what: str) -> str:
    """The name of the error of ours that answers a call."""
    try:
        found = call()
    except OURS as error:
        if not str(error):
            raise AssertionError(f"{what}: {type(error).__name__} says nothing") from error
        return type(error).__name__
    except Exception as error:
        raise AssertionError(f"{what} is answered by {type(error).__name__}: {error}") from error
    raise AssertionError(f"{what} is accepted: {found!r}")


def endured(call: Callable[[], Any], what: str) -> None:
    """Whatever comes of a call, it is no other error than one of ours."""
    try:
        call()
    except OURS:
        pass
    except Exception as error:
        raise AssertionError(f"{what} is answered by {type(error).__name__}: {error}") from error


def knock(name: str, door: Door) -> None:
    for i, wrong in enumerate(door.wrong):
        for k, value in enumerate(wrong):
            given = (*door.good[:i], value, *door.good[i + 1 :])
            print(f"{name} {i} {k}", refused(partial(door.call, *given), f"{name}, argument {i}: {value!r}"))
        asks_a_position = getattr(door.call, "__name__", "") == "<lambda>"
        for value in () if asks_a_position or isinstance(door.good[i], np.ndarray) else ANYTHING:
            if value in (1, 10**8) or name in ("Search.think", "Search.think_about", "Stepper.__init__"):
                continue  # may be right, and take long
            given = (*door.good[:i], value, *door.good[i + 1 :])
            endured(partial(door.call, *given), f"{name}, argument {i}: {value!r}")
    if door.wrong:
        for given in ((*door.good, None), (None,) * 20):
            refused(partial(door.call, *given), f"{name}, {len(given)} arguments")


def rubbish(game: tv.Game, count: int, generator: random.Random) -> None:
    """Bytes of the right length are refused, or play on to the end like any position."""
    position = game.start()
    accepted = 0
    for _ in range(count):
        if position.actor is None:
            position = game.start()
        position = position.play(generator.choice(position.actions))
        seen = position if generator.random() < 0.7 else position.hidden_from(generator.randrange(-1, game.players))
        raw = bytearray(seen.raw)
        for _ in range(generator.choice((1, 1, 2, 3, 30))):
            if generator.random() < 0.7:
                change_a_cell(game, raw, generator)
            else:
                raw[generator.randrange(len(raw))] = generator.choice((0, 1, 2, 127, 128, generator.randrange(256)))
        try:
            found = game.restore(bytes(raw))
        except ImpossiblePosition:
            continue
        accepted += 1
        use(found, generator)
    print(f"# {game!r}: {accepted} of {count} changed states are positions too", file=sys.stderr)


def change_a_cell(game: tv.Game, raw: bytearray, generator: random.Random) -> None:
    """A cell gets another number within its bounds, or some of what it holds goes to another of its field."""
    field = generator.choice([*game.layout.fields.values()])
    first = next(i for i, one in enumerate(game.bounds.cells) if one is field)
    one, other = (first + generator.randrange(count(field)) for _ in range(2))
    numbers = list(game.layout.numbers(bytes(raw)))
    if generator.random() < 0.5:
        numbers[one] = generator.randint(game.bounds.least[one], game.bounds.most[one])
    else:
        moved = generator.randint(0, max(0, numbers[one]))
        numbers[one] -= moved
        numbers[other] = min(numbers[other] + moved, game.bounds.most[other])
    raw[:] = game.layout.raw(numbers)


def use(position: tv.Position, generator: random.Random) -> None:
    """Do with a position whatever can be done."""
    game = position.game
    full = position.guessed(1)
    out = np.zeros((3, game.players + 3), np.int32)
    for policy in (0, 1, 2):
        trouble = game.kernel.playouts(full, 0, 3, 1, [policy] * game.players, out, 20_000)
        assert trouble is None, f"{game!r}: {trouble} after {full.to_json()}"
    for one in (position, full):
        for seat in range(-1, game.players):
            hidden = one.hidden_from(seat)
            for action in hidden.actions:
                hidden.heuristic_of(action)
                hidden.seen_as(action, seat)
            hidden.count_unknown()
        for number in map(int, game.all_actions):
            one.joint([number, number])
    if game.definition.features is not None:
        for seat in range(game.players):
            full.features_for(seat)
        assert full.eyes >= 0 and len(full.policies) in (0, len(full.actions))
    if full.actor not in (None, -1):
        search = search_class(game)
        view = full.view(full.actor).known
        search(view, SearchSettings(), 1).think(20)
        if game.definition.features is not None:
            search(view, SearchSettings(), 1, random_network(game, priors=True)).think(20)


def main(form: str, states: int = 0) -> None:
    generator = random.Random(1)
    games = [game_of(setting, interpreted=form == "interpreted") for setting in SETTINGS]
    assert all(game.compiled == (form == "compiled") for game in games), "the rules are not compiled"
    for game in games if form == "compiled" else games[:: len(games) - 1]:
        at = table(game, games[-1] if game.name != games[-1].name else games[0], generator)
        for module, name, doors in CLASSES:
            kind = getattr(at.module(module), name)
            knocked = set()
            for door_name, door in doors(at):
                knocked.add(door_name)
                knock(f"{name}.{door_name}", door)
            if form == "compiled":
                unknown = set(vars(kind)) - knocked - NO_DOORS
                assert not unknown, f"nobody knocks on {name}: {', '.join(sorted(unknown))}"
        rubbish(game, states, generator)
        print(f"# {game!r}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
