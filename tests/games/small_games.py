"""Two games of a few lines, as packages of their own: one of dice without secrets, one of secrets without chance."""

from pathlib import Path

SETUP = """\
import sys

from setuptools import setup

sys.path.insert(0, "src")

from tavoliere.engine.build import compiling
from {name}.definition import GAME

setup(package_dir={{"": "src"}}, **compiling(GAME))
"""

DEFINITION = """\
from tavoliere.definition.game_definition import GameDefinition
from {name} import actions, options, players, rules, state

GAME = GameDefinition(
    name="{name}",
    citation="SG",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=players,
    evaluation=players,
    event_table=state.EVENTS,
    hides={hides},
)
"""

OPTIONS = """\
from tavoliere.definition.schema import ChoiceOption

OPTIONS = (ChoiceOption("players", (2,), 2),)
"""

PLAYERS = """\
from tavoliere.definition.schema import Row
from {name}.state import State


def heuristic(s: State, a: int) -> int:
    return a


def moment(s: State) -> int:
    return s.turns


def evaluate(s: State, out: Row) -> int:
    out[0] = s.points[0]
    out[1] = s.points[1]
    return 4
"""

STATE = """\
from tavoliere.definition.event_table import COUNT, SEAT, event
from tavoliere.definition.schema import ALL, OWNER, Row, Seats, cell, cells, setting
from tavoliere.definition.serialization import Number

FACTS = ()
INVARIANTS = ("sound",)
SCORED = 0
EVENTS = (event("scored", who=SEAT, count=COUNT),)
LAST = 20


class State:
    players: int = setting(1, "how many play: 2")
    turn: int = cell(1, ALL, "whose turn it is", Number(1))
    turns: int = cell(2, ALL, "turns that have been", Number(1000))
    points: Row = cells(1, (Seats(2),), ALL, "points", Number(60))
"""

COMMON = """\
from tavoliere.definition.event_table import note
from tavoliere.definition.schema import Row
from {name}.actions import *
from {name}.state import *
{imports}


def setup(s: State) -> None:
    s.turn = 0


def scores(s: State, out: Row) -> int:
    for p in range(s.players):
        out[p] = s.points[p]
    return s.players


def standing(s: State, out: Row) -> int:
    return scores(s, out)


def facts(s: State, out: Row) -> int:
    return 0


def broken(s: State) -> int:
    return 0


def score(s: State, count: int) -> None:
    s.points[s.turn] += count
    note(SCORED, s.turn, count)


def next_turn(s: State) -> None:
    s.turn = 1 - s.turn
    s.turns += 1


def over(s: State) -> bool:
    return s.points[0] > LAST or s.points[1] > LAST or s.turns > 100

"""

PIG_RULES = """
def actor(s: State) -> int:
    if over(s):
        return -2
    return -1 if s.rolling else s.turn


def legal(s: State, out: Row) -> int:
    if over(s):
        return 0
    if s.rolling:
        for d in range(6):
            out[d] = DIE + d
        return 6
    out[0] = HOLD
    out[1] = ROLL
    return 2


def weights(s: State, out: Row) -> int:
    for d in range(6):
        out[DIE + d] = 1
    return 6


def apply(s: State, a: int) -> None:
    if a == ROLL:
        s.rolling = 1
    elif a == HOLD:
        score(s, s.pot)
        s.pot = 0
        next_turn(s)
    else:
        s.rolling = 0
        s.pot += a - DIE + 1
        if a == DIE:
            s.pot = 0
            next_turn(s)
"""

BID_RULES = """
def actor(s: State) -> int:
    return -2 if over(s) else s.turn


def legal(s: State, out: Row) -> int:
    if over(s):
        return 0
    for n in range(BIDS):
        out[n] = BID + n
    return BIDS


def apply(s: State, a: int) -> None:
    s.bid[s.turn] = 1 + a - BID
    if s.turn == 1:
        for p in range(2):
            s.turn = p
            if s.bid[p] > s.bid[1 - p]:
                score(s, s.bid[1 - p])
        s.bid[0] = 0
        s.bid[1] = 0
        s.turn = 1
    next_turn(s)


def view(s: State, seat: int) -> None:
    for p in range(2):
        if p != seat and s.bid[p] > 0:
            s.bid[p] = UNKNOWN


def unknown(s: State, out: Row) -> int:
    for p in range(2):
        if s.bid[p] == UNKNOWN:
            for n in range(BIDS):
                out[n] = 1
            return BIDS
    return 0


def reveal(s: State, kind: int) -> None:
    for p in range(2):
        if s.bid[p] == UNKNOWN:
            s.bid[p] = 1 + kind


def seen(s: State, a: int, seat: int) -> int:
    return a if seat == s.turn else HIDDEN
"""

ACTIONS = "from tavoliere.definition.schema import Block, Parameter, offsets\n\n"
GAMES = {
    "pig": {
        "open": "no_secrets",
        "answers": ("reveal", "seen", "unknown", "view"),
        "hides": "False",
        "state": """\
    pot: int = cell(1, ALL, "what a player would keep", Number(60))
    rolling: int = cell(1, ALL, "1 when the die is thrown", Number(1))
""",
        "actions": """\
BLOCKS = (Block("hold"), Block("roll"), Block("die", (Parameter("pips", tuple("123456")),), chance=True))
HOLD, ROLL, DIE, ACTIONS = offsets(BLOCKS)
""",
        "rules": PIG_RULES,
    },
    "bid": {
        "open": "no_chance",
        "answers": ("weights",),
        "hides": "True",
        "state": """\
    bid: Row = cells(1, (Seats(2),), OWNER, "what a player bids: 1 and up", Number(5))
""",
        "actions": """\
BIDS = 4
UNKNOWN = 5
BLOCKS = (Block("bid", (Parameter("number", tuple("1234")),)), Block("hidden", masked=True))
BID, HIDDEN, ACTIONS = offsets(BLOCKS)
""",
        "rules": BID_RULES,
    },
}


def write_game(name: str, folder: Path) -> Path:
    """A package with one of the games and its setup.py; returns the folder to be imported from."""
    parts = GAMES[name]
    package = folder / "src" / name
    package.mkdir(parents=True)
    imports = "\n".join(
        f"from tavoliere.definition.{parts['open']} import {answer} as {answer}" for answer in parts["answers"]
    )
    files = {
        "__init__": "",
        "definition": DEFINITION.format(name=name, hides=parts["hides"]),
        "options": OPTIONS,
        "players": PLAYERS.format(name=name),
        "state": STATE + str(parts["state"]),
        "actions": ACTIONS + str(parts["actions"]),
        "rules": COMMON.format(name=name, imports=imports) + str(parts["rules"]),
    }
    for file, text in files.items():
        (package / f"{file}.py").write_text(text, encoding="utf-8")
    (folder / "setup.py").write_text(SETUP.format(name=name), encoding="utf-8")
    return folder / "src"
