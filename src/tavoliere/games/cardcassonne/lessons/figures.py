"""The figures beside the rules of Cardcassonne: worked examples of the rules, on the board.

Whoever looks on sees no hand and no face-down card, so figures that need a hand are seen through Anna's eyes. Where a
segment is counted, Anna is the dealer: her follower is the last thing of the round. The sentences are in the catalogues
of `words/figures`.
"""

from functools import partial
from typing import Any

from tavoliere.definition.figure import Figure, FigureStep
from tavoliere.games.cardcassonne.lessons.lessons import claimed, worth
from tavoliere.games.cardcassonne.rules.actions import COLOUR_WORDS

TWO = {"players": 2}
PAIR = ("Anna", "Bruno")
ROOM = (560, 510)
ROOM_WITH_HAND = (660, 615)
figure_of_two = partial(Figure, options=TWO, names=PAIR, room=ROOM)


def counting(rows: dict[str, list[str]], anna: dict[str, Any], bruno: dict[str, Any], round: int = 3) -> dict[str, Any]:
    """Only Anna's follower is still to be placed; Bruno's stands in the yellow row."""
    below = {"yellow": ["yellow-1", "follower 1", "yellow-2 face-down 1", "yellow-1 face-down 0"]}
    return {"round": round, "dealer": 0, "rows": {**below, **rows}, "players": [anna, bruno]}


TABLE = figure_of_two(
    name="table",
    rule="CC 1",
    seat=0,
    room=ROOM_WITH_HAND,
    position={
        "round": 4,
        "dealer": 1,
        "rows": {
            "yellow": ["yellow-1", "yellow-building"],
            "red": ["red-2", "red-1", "red-3 face-down 0"],
            "green": ["green-1", "green-2", "follower 1", "green-animal"],
            "blue": ["blue-animal", "blue-2 face-down 1", "blue-1"],
        },
        "players": [
            {
                "hand": ["blue-3", "red-animal", "green-1", "animal-joker"],
                "animals": {"green": 2},
                "chest": {"red": 1, "blue": 1},
                "points": {"animals": 6, "persons": 24},
            },
            {
                "hand": ["yellow-1", "yellow-1", "blue-1", "blue-2", "red-1"],
                "animals": {"blue": 1},
                "chest": {"yellow": 1},
                "points": {"animals": 3, "persons": 30},
            },
        ],
    },
    steps=(
        FigureStep(
            name="parts",
            parts={
                "track": "track",
                "deck": "deck",
                "row yellow": "row",
                "row red 2": "down",
                "row green 2": "claims",
                "worth green 1": "worth",
                "card blue-3": "hand",
                "follower": "follower",
                "animals 0 green": "animals",
                "chest 0": "chest",
                "dealer": "dealer",
            },
        ),
    ),
)

SET_UP = figure_of_two(
    name="set-up",
    rule="CC 2.4",
    room=ROOM_WITH_HAND,
    steps=(
        FigureStep(name="empty", marks=("deck",), facts={"cards": (("derived", "deck"), 130)}),
        FigureStep(
            name="joker",
            first=("draw red-2", "draw blue-1", "draw blue-animal", "draw dragon"),
            marks=("row red", "row blue"),
        ),
        FigureStep(
            name="ten",
            first=(
                *("put green", "draw green-1", "draw red-building", "draw red-1", "draw blue-3", "draw green-animal"),
                "draw red-1",
            ),
            marks=("row yellow", "row green 0"),
            facts={"cards": (("derived", "deck"), 120)},
        ),
    ),
)

FIRST_CARD = figure_of_two(
    name="first-card",
    rule="CC 4.1",
    seat=0,
    room=ROOM_WITH_HAND,
    position={
        "round": 2,
        "dealer": 1,
        "rows": {"yellow": ["yellow-1"], "red": ["red-1", "red-building"], "green": ["green-2"], "blue": ["blue-1"]},
        "players": [
            {"hand": ["green-animal", "red-2", "fairy", "blue-1", "yellow-1", "yellow-3"]},
            {"hand": ["green-1", "green-3", "blue-2", "red-1", "red-3", "yellow-2"]},
        ],
    },
    steps=(
        FigureStep(name="hand", rule="CC 4.3", marks=("card green-animal", "card red-2", "card fairy")),
        FigureStep(name="down", first=("play green-animal red",), marks=("row red 2",)),
        FigureStep(name="up", first=("play blue-2 blue", "play red-2 red"), marks=("row red 3", "row blue 1")),
        FigureStep(name="joker", first=("play green-3 green", "play fairy blue"), marks=("row blue 2",)),
    ),
)

FOLLOWER = figure_of_two(
    name="follower",
    rule="CC 4.2",
    position={
        "round": 3,
        "dealer": 1,
        "rows": {
            "yellow": ["yellow-1 face-down 0"],
            "red": ["red-1", "red-1 face-down 1"],
            "green": ["green-1"],
            "blue": ["blue-2", "blue-1", "blue-1"],
        },
        "players": [{"hand": ["blue-1", "green-2"]}, {"hand": ["blue-3", "red-2"]}],
    },
    steps=(
        FigureStep(name="open", marks=("worth blue",), facts={"city": (worth("blue"), 12)}),
        FigureStep(name="placed", first=("follower blue",), marks=("worth blue 0",)),
        FigureStep(name="beyond", first=("play blue-3 blue", "play blue-1 blue"), marks=("worth blue",)),
        FigureStep(
            name="second",
            first=("follower blue",),
            marks=("worth blue 0", "worth blue 1"),
            facts={"anna": (claimed(0), 12), "bruno": (claimed(1), 8)},
        ),
    ),
)

CLAIMING = Figure(
    name="claiming",
    rule="CC 5",
    options={"players": 3},
    names=("Anna", "Bruno", "Carla"),
    room=ROOM,
    position={
        "round": 3,
        "dealer": 2,
        "last_placed": 1,
        "rows": {
            "blue": [
                *("blue-1", "blue-1", "blue-2 face-down 0", "blue-building", "follower 0"),
                *("blue-1 face-down 1", "blue-3", "blue-2", "follower 1"),
                *("blue-animal", "blue-building"),
            ],
            "green": ["green-1", "green-2 face-down 2", "green-animal", "green-animal"],
        },
    },
    steps=(
        FigureStep(name="segments", rule="CC 4.2", marks=("worth blue 0", "worth blue 1", "worth blue")),
        FigureStep(name="counted", first=("follower green",), marks=("row blue",), brings={0: 12, 1: 18, 2: 12}),
    ),
)

PERSONS = figure_of_two(
    name="persons",
    rule="CC 6.1",
    position=counting(
        {"red": ["red-2"], "green": ["green-3", "green-1", "green-1"], "blue": ["blue-animal", "blue-1"]}, {}, {}
    ),
    steps=(
        FigureStep(name="sum", marks=("worth green",), facts={"field": (worth("green"), 15)}),
        FigureStep(name="counted", first=("follower green",), marks=("seat 0",), brings={0: 15, 1: 1}),
    ),
)

STRANGER = figure_of_two(
    name="stranger",
    rule="CC 6.2",
    position=counting(
        {
            "yellow": ["yellow-1", "follower 1", "yellow-2 face-down 1"],
            "green": ["green-1"],
            "blue": ["blue-2", "blue-3", "red-3 face-down 0"],
        },
        {},
        {},
    ),
    steps=(
        FigureStep(name="hidden", rule="CC 10", marks=("row blue 2",), facts={"open": (worth("blue"), 10)}),
        FigureStep(name="counted", first=("follower blue",), marks=("seat 0",), brings={0: 20, 1: 1}),
    ),
)

CASH = figure_of_two(
    name="cash",
    rule="CC 6.2",
    position=counting(
        {
            "yellow": ["yellow-1", "follower 1"],
            "red": ["red-1"],
            "green": ["yellow-building face-down 1", "green-2", "blue-animal face-down 0"],
            "blue": ["blue-1"],
        },
        {"animals": {"blue": 2}, "points": {"animals": 6}},
        {},
    ),
    steps=(
        FigureStep(name="two", marks=("row green 0", "row green 2")),
        FigureStep(name="asked", first=("follower green",), marks=("row green 0",)),
        FigureStep(name="cashed", first=("cash",), marks=("row green 2",)),
        FigureStep(
            name="kept",
            rule="CC 6.3",
            first=("keep",),
            marks=("animals 0 blue",),
            brings={0: 21, 1: 1},
            facts={"pigs": (("view", "players", 0, "animals", "blue"), 3)},
        ),
    ),
)

ANIMALS = figure_of_two(
    name="animals",
    rule="CC 6.3",
    position=counting(
        {"red": ["red-2"], "green": ["green-animal", "animal-joker", "green-animal"], "blue": ["blue-1"]},
        {"animals": {"green": 2, "yellow": 2}, "points": {"animals": 12}},
        {"animals": {"red": 1}, "points": {"animals": 3}},
    ),
    steps=(
        FigureStep(
            name="before",
            marks=("animals 0 green", "animals 0 yellow"),
            facts={"sheep": (("view", "players", 0, "animals", "green"), 2), "had": (("scores", 0), 12)},
        ),
        FigureStep(name="asked", rule="CC 6.4", first=("follower green",), marks=("row green 1",)),
        FigureStep(
            name="five",
            first=("assign green",),
            marks=("animals 0 green",),
            brings={0: 14, 1: 1},
            facts={"sheep": (("derived", "group", 0, COLOUR_WORDS.index("green")), 5)},
        ),
    ),
)

JOKER = figure_of_two(
    name="joker",
    rule="CC 6.4",
    position=counting({"red": ["red-1", "animal-joker"], "green": ["green-2"], "blue": ["blue-1"]}, {}, {}),
    steps=(
        FigureStep(name="alone", marks=("row red 1",)),
        FigureStep(name="waits", first=("follower red",), marks=("waiting 0",), brings={0: 4, 1: 1}),
    ),
)

JOINS = figure_of_two(
    name="joins",
    rule="CC 6.4",
    position={
        "round": 4,
        "dealer": 0,
        "rows": {
            "yellow": ["yellow-animal"],
            "red": ["red-2 face-down 0"],
            "green": ["green-2", "follower 1", "green-1 face-down 1"],
            "blue": ["blue-1"],
        },
        "players": [{"waiting": 1, "points": {"persons": 1, "animals": 3}}, {"points": {"persons": 1}}],
    },
    steps=(
        FigureStep(name="waiting", marks=("waiting 0", "row yellow 0")),
        FigureStep(name="pair", first=("follower yellow",), marks=("animals 0 yellow",), brings={0: 6, 1: 2}),
    ),
)

CHEST = figure_of_two(
    name="chest",
    rule="CC 6.5",
    position=counting(
        {"red": ["red-building", "building-joker", "red-building"], "green": ["green-2"], "blue": ["blue-1"]}, {}, {}
    ),
    steps=(
        FigureStep(name="seen", rule="CC R24", marks=("row red",)),
        FigureStep(
            name="hidden",
            first=("follower red",),
            marks=("chest 0",),
            brings={1: 1},
            facts={"cards": (("view", "players", 0, "chest"), 3)},
        ),
    ),
)

DRAGON = figure_of_two(
    name="dragon",
    rule="CC 6.6",
    position=counting({"red": ["dragon", "red-1", "fairy", "red-2"], "green": ["green-2"], "blue": ["blue-1"]}, {}, {}),
    steps=(
        FigureStep(name="open", marks=("row red 0", "row red 2"), facts={"road": (worth("red"), 26)}),
        FigureStep(name="counted", first=("follower red",), marks=("seat 0",), brings={0: 26, 1: 1}),
    ),
)

DEALER = Figure(
    name="dealer",
    rule="CC 7",
    options={"players": 4},
    names=("Anna", "Bruno", "Carla", "Dino"),
    room=(560, 520),
    position={
        "round": 2,
        "dealer": 2,
        "last_placed": 0,
        "rows": {
            "yellow": [
                *("yellow-1 face-down 0", "yellow-1 face-down 1", "yellow-2 face-down 2", "yellow-2 face-down 3"),
            ],
            "red": ["red-1", "follower 1"],
            "green": ["green-2", "follower 3"],
            "blue": ["blue-1", "follower 0"],
        },
    },
    steps=(
        FigureStep(name="three", marks=("dealer",)),
        FigureStep(name="last", first=("follower red",), marks=("dealer", "row yellow"), brings={0: 1, 1: 1, 3: 2}),
    ),
)

# The last round: every joker is somewhere by now.
SETS = figure_of_two(
    name="sets",
    rule="CC 8.2",
    position=counting(
        {"red": ["red-1"], "green": [], "blue": ["blue-2"]},
        {"chest": {"yellow": 4, "red": 3, "green": 2, "blue": 2}, "points": {"persons": 80}},
        {
            "chest": {"joker": 4},
            "animals": {"green": 1},
            "jokers": {"green": 4},
            "points": {"persons": 90, "animals": 14},
        },
        round=10,
    ),
    steps=(
        FigureStep(
            name="closed",
            rule="CC 6.5",
            marks=("chest 0", "chest 1"),
            facts={
                "anna": (("view", "players", 0, "chest"), 11),
                "bruno": (("view", "players", 1, "chest"), 4),
            },
        ),
        FigureStep(
            name="opened",
            first=("follower green",),
            marks=("seat 0", "seat 1"),
            brings={0: 65, 1: 31},
        ),
    ),
)

FIGURES = (
    *(TABLE, SET_UP, FIRST_CARD, FOLLOWER, CLAIMING, PERSONS, STRANGER, CASH, ANIMALS, JOKER, JOINS, CHEST, DRAGON),
    *(DEALER, SETS),
)
