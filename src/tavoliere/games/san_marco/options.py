"""What can be chosen about a game of San Marco."""

import json
from os import PathLike
from pathlib import Path
from typing import Any, Literal, TypedDict

from tavoliere.definition.schema import ChoiceOption, Refused, TableOption
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.state import *
from tavoliere.words import Message

# The default board. The pair of San Marco is confirmed; the others and the canals are assumptions (SM 2).
DEFAULT = json.loads((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))
PARTS = ("name", "prestige", "die", "sites", "capacity")


def parse_board(given: Any) -> dict[str, Any]:
    """A board: {"name": ..., "prestige": {"san-marco": [8, 6], ...}, "die": [...], "sites": [[..., ...], ...], ...}.

    What is left out is as on the default board.
    """
    if not isinstance(given, dict) or not set(given) <= set(PARTS):
        raise Refused("board-shape", parts=", ".join(PARTS))
    name = given.get("name", "own")
    if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.isprintable():
        raise Refused("board-name")
    capacity = given.get("capacity", DEFAULT["capacity"])
    if type(capacity) is not int or not 1 <= capacity <= BRIDGES:
        raise Refused("board-capacity", most=BRIDGES)
    sites = parse_sites(given.get("sites", DEFAULT["sites"]))
    if len(sites) * capacity < BRIDGES:
        raise Refused("board-room", bridges=BRIDGES, room=len(sites) * capacity)
    return {
        "name": name,
        "prestige": parse_prestige(given.get("prestige", {})),
        "die": parse_die(given.get("die", DEFAULT["die"])),
        "sites": sites,
        "capacity": capacity,
    }


def parse_prestige(given: Any) -> dict[str, list[int]]:
    """A pair for each district, the first value not below the second."""
    if not isinstance(given, dict):
        raise Refused("board-prestige", most=MOST_PRESTIGE)
    for district, pair in given.items():
        known_district(district)
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(value) is int for value in pair):
            raise Refused("board-prestige", most=MOST_PRESTIGE)
        if not 0 <= pair[1] <= pair[0] <= MOST_PRESTIGE:
            raise Refused("board-prestige", most=MOST_PRESTIGE)
    return {district: list(given.get(district, DEFAULT["prestige"][district])) for district in DISTRICT_WORDS}


def parse_die(given: Any) -> list[str]:
    """The districts of the numbers 1 to 6, each once."""
    if not isinstance(given, list) or not all(isinstance(district, str) for district in given):
        raise Refused("board-die")
    if sorted(given) != sorted(DISTRICT_WORDS):
        raise Refused("board-die")
    return list(given)


def parse_sites(given: Any) -> list[list[str]]:
    """Pairs of neighbours, put into canonical order."""
    if not isinstance(given, list):
        raise Refused("board-sites")
    found = set()
    for pair in given:
        if not isinstance(pair, list) or len(pair) != 2:
            raise Refused("board-sites")
        ends = sorted(known_district(district) for district in pair)
        if ends[0] == ends[1]:
            raise Refused("board-site-same", district=pair[0])
        found.add((ends[0], ends[1]))
    if len(found) != len(given):
        raise Refused("board-site-twice")
    return [[DISTRICT_WORDS[a], DISTRICT_WORDS[b]] for a, b in sorted(found)]


def known_district(word: Any) -> int:
    if word not in DISTRICT_WORDS:
        raise Refused("board-district", name=str(word), known=", ".join(DISTRICT_WORDS))
    return DISTRICT_WORDS.index(word)


def board_fields(board: dict[str, Any]) -> dict[str, Any]:
    capacity = [0] * SITES
    for one, other in board["sites"]:
        capacity[SITE_OF[DISTRICT_WORDS.index(one) * DISTRICTS + DISTRICT_WORDS.index(other)]] = board["capacity"]
    return {
        "prestige": [board["prestige"][district] for district in DISTRICT_WORDS],
        "die_district": [DISTRICT_WORDS.index(district) for district in board["die"]],
        "capacity": capacity,
    }


def board_remarks(board: dict[str, Any]) -> list[Message]:
    named = {word.replace("-", " ").title(): pair for word, pair in board["prestige"].items()}
    pairs = ", ".join(f"{name} {first}/{second}" for name, (first, second) in named.items())
    used = ("board-used", {"name": board["name"], "pairs": pairs, "sites": len(board["sites"])})
    return [used, *([("board-assumed", {})] if board["name"] == "assumed" else [])]


FOR_TWO = {"players": (2,)}
VARIANTS: dict[Any, dict[str, tuple[Any, ...]]] = {
    **{None: {"players": (3, 4)}},
    **{"ghosts": FOR_TWO, "neutral": FOR_TWO, "two-colours": FOR_TWO},
}
GHOSTS_ONLY = {"variant": ("ghosts",)}
TWO_PAIRS = {"players": (2, 4), "variant": (None, "two-colours")}  # four colours divide in pairs (SM 4.2)

OPTIONS = (
    ChoiceOption("players", (2, 3, 4), 4),
    ChoiceOption("variant", tuple(VARIANTS), None, "SM 9", needs=VARIANTS),
    TableOption("board", "board.json", parse_board, board_fields, "SM 2.1", board_remarks),
    ChoiceOption("doge_start", (None, "san-marco"), None, "SM R1", "doge", (0, 1 + DISTRICT_WORDS.index("san-marco"))),
    ChoiceOption("starting_bridges", (None, 1, 2), None, "SM 3.2", numbers=(0, 1, 2)),  # None is the usual number
    ChoiceOption(
        *("second_pair_split", ("start", "later"), "start", "SM R2", "second_split_later"), needs={"later": TWO_PAIRS}
    ),
    ChoiceOption("offers_visible", ("pair", "all"), "pair", "SM R3", "offers_open", needs={"all": TWO_PAIRS}),
    ChoiceOption("allow_negative_prestige", (False, True), False, "SM R5", "negative"),
    ChoiceOption("bridgeless_doge_cost", (None, 2), None, "SM R4", "ferry_cost", (0, 2)),
    ChoiceOption("bonus_for", ("all", "sole-lowest"), "all", "SM R6", "bonus_sole"),
    ChoiceOption("free_banishment_tie", ("nobody", "all"), "nobody", "SM R8", "tie_banishes"),
    ChoiceOption(
        *("ghost_placements", (1, 2, "card"), 1, "SM R11", "ghost_rate", (1, 2, ONE_PER_CARD)),
        needs={2: GHOSTS_ONLY, "card": GHOSTS_ONLY},
    ),
    ChoiceOption(
        *("joint_second", ("tie", "pass-over"), "tie", "SM R18", "joint_second_passes"),
        needs={"pass-over": {"variant": ("two-colours",)}},
    ),
    ChoiceOption("role_assignment", ("drawn", "chosen"), "drawn", "SM 4.1", "roles_chosen"),
)


class Options(TypedDict, total=False):
    """The same for editors, and for type checkers, which cannot know the value of every number and text."""

    players: Literal[2, 3, 4] | int
    variant: Literal["ghosts", "neutral", "two-colours"] | str | None
    board: dict[str, Any] | str | PathLike[str] | None
    doge_start: Literal["san-marco"] | str | None
    starting_bridges: Literal[1, 2] | int | None
    second_pair_split: Literal["start", "later"] | str
    offers_visible: Literal["pair", "all"] | str
    allow_negative_prestige: bool
    bridgeless_doge_cost: Literal[2] | int | None
    bonus_for: Literal["all", "sole-lowest"] | str
    free_banishment_tie: Literal["nobody", "all"] | str
    ghost_placements: Literal[1, 2, "card"] | int | str
    joint_second: Literal["tie", "pass-over"] | str
    role_assignment: Literal["drawn", "chosen"] | str
