"""The course that teaches Cardcassonne; its sentences are in the catalogues of `words/lessons`.

Most lessons begin shortly before a round ends, so that what was done is counted soon: whoever has no card left still
has the follower, and the other one card.
"""

from functools import partial
from typing import Any

from tavoliere.definition.lesson import Lesson, LessonStep, Path
from tavoliere.games.cardcassonne.rules.actions import COLOUR_WORDS

TWO = {"players": 2}
BRUNO = ("", "Bruno")
lesson_of_two = partial(Lesson, options=TWO, names=BRUNO)


def position(rows: dict[str, list[str]], *players: dict[str, Any], round: int = 3, **more: Any) -> dict[str, Any]:
    """The learner is to act, at the left of the dealer."""
    return {"round": round, "dealer": len(players) - 1, "rows": rows, "players": list(players), **more}


def worth(row: str) -> Path:
    """What the open cards of a row would give now, as the board shows it."""
    return ("derived", "open_points", COLOUR_WORDS.index(row))


def then(action: str, row: str) -> Path:
    """The same after an action."""
    return ("choices", action, "changes", "open_points", str(COLOUR_WORDS.index(row)))


def claimed(seat: int) -> Path:
    """What the claim of a follower that stands in a row would give now."""
    return ("derived", "claim_points", seat)


def next_of(colour: str) -> Path:
    """What the learner's group would score with one more."""
    return ("derived", "next", 0, COLOUR_WORDS.index(colour))


GOAL = lesson_of_two(
    name="goal",
    position=position(
        {
            "yellow": ["yellow-1", "yellow-2 face-down 0"],
            "red": ["red-2", "red-1"],
            "green": ["green-1", "green-1", "follower 1", "green-2 face-down 1"],
            "blue": ["blue-3", "blue-1", "blue-2"],
        },
        {},
        {"hand": ["red-1"]},
    ),
    steps=(
        LessonStep(name="rows", rule="CC 2", marks=("row yellow", "row red", "row green", "row blue")),
        LessonStep(name="follower", rule="CC 4.2", marks=("follower",)),
        LessonStep(
            name="take",
            rule="CC 4.2",
            marks=("worth blue", "worth red"),
            asks=("follower blue",),
            tries={"follower red": "less", "follower yellow": "less", "follower green": "behind"},
            facts={"city": (worth("blue"), 18), "road": (worth("red"), 6)},
        ),
        LessonStep(name="counted", rule="CC 6.1", first=("play red-1 red",), marks=("seat 0",), brings={0: 18, 1: 4}),
    ),
)

HAND = ["red-2", "blue-1", "blue-3", "green-animal", "yellow-building", "animal-joker"]

# A turn is one thing: a card, the first one face down, or the follower.
TURN = lesson_of_two(
    name="turn",
    position=position(
        {"yellow": ["yellow-1"], "red": ["red-1", "red-animal"], "green": ["green-2"], "blue": ["blue-2", "blue-1"]},
        {"hand": HAND},
        {"hand": ["yellow-1", "yellow-2", "green-1", "green-3", "blue-2", "red-3"]},
    ),
    steps=(
        LessonStep(name="hand", rule="CC 3.3", marks=("follower", *(f"card {card}" for card in HAND))),
        LessonStep(
            name="secret",
            rule="CC 4.1",
            marks=("card red-2", "row blue"),
            asks=("play red-2 blue",),
            tries={
                "play red-2 red": "home",
                "play red-2 yellow": "elsewhere",
                "play red-2 green": "elsewhere",
                "play blue-1 blue": "knight",
                "play blue-3 blue": "knight",
                "play animal-joker blue": "joker",
                "follower blue": "early",
                "follower red": "early",
            },
            after=False,
        ),
        LessonStep(
            name="open",
            rule="CC 4.1",
            first=("play green-3 green",),
            marks=("card blue-3", "row blue"),
            asks=("play blue-3 blue",),
            tries={
                "follower blue": "early",
                "play blue-1 blue": "small",
                "play animal-joker blue": "joker",
                "play green-animal green": "elsewhere",
                "play yellow-building yellow": "elsewhere",
            },
            refused=("play blue-3 green", "play blue-3 red"),
            facts={"now": (worth("blue"), 16), "then": (then("play blue-3 blue", "blue"), 28)},
        ),
        LessonStep(
            name="take",
            rule="CC 4.2",
            first=("play blue-2 blue",),
            marks=("row blue", "follower"),
            asks=("follower blue",),
            tries={
                "play blue-1 blue": "greedy",
                "play animal-joker blue": "greedy",
                "play green-animal green": "late",
                "play yellow-building yellow": "late",
                "follower red": "less",
                "follower green": "less",
                "follower yellow": "less",
            },
            facts={"city": (worth("blue"), 42)},
            after=False,
        ),
        LessonStep(
            name="behind",
            rule="CC 4.1",
            first=("play red-3 red",),
            marks=("card blue-1", "row blue"),
            asks=("play blue-1 blue",),
            tries={
                "play animal-joker blue": "other",
                "play green-animal green": "other",
                "play yellow-building yellow": "other",
            },
            refused=("follower red", "play blue-1 red"),
            after=False,
        ),
        LessonStep(
            name="joker",
            rule="CC 4.3",
            first=("follower red",),
            marks=("card animal-joker",),
            asks=tuple(f"play animal-joker {row}" for row in ("yellow", "red", "green", "blue")),
            tries={"play green-animal green": "other", "play yellow-building yellow": "other"},
        ),
    ),
)

PEOPLE = lesson_of_two(
    name="people",
    position=position(
        {
            "yellow": ["yellow-2", "yellow-1 face-down 0", "follower 1"],
            "red": ["red-1", "red-2", "red-1"],
            "green": ["green-animal"],
            "blue": ["blue-1 face-down 1", "blue-1"],
        },
        {"hand": ["red-3"]},
        {"hand": ["green-1", "blue-2"]},
    ),
    steps=(
        LessonStep(name="sum", rule="CC 6.1", marks=("row red",), facts={"road": (worth("red"), 12)}),
        LessonStep(
            name="one-more",
            rule="CC 6.1",
            marks=("card red-3", "row red"),
            asks=("play red-3 red",),
            tries={"follower red": "soon"},
            facts={"road": (worth("red"), 12), "then": (then("play red-3 red", "red"), 28)},
        ),
        LessonStep(
            name="place",
            rule="CC 4.2",
            first=("play green-1 green",),
            marks=("follower", "row red"),
            asks=("follower red",),
            tries={"follower blue": "less", "follower green": "less", "follower yellow": "nothing"},
            facts={"road": (worth("red"), 28)},
            after=False,
        ),
        LessonStep(name="counted", rule="CC 6.1", first=("play blue-2 blue",), marks=("seat 0",), brings={0: 28, 1: 6}),
    ),
)

ANIMALS = lesson_of_two(
    name="animals",
    position=position(
        {
            "yellow": ["yellow-1", "follower 1", "yellow-1 face-down 1"],
            "red": ["red-1"],
            "green": ["green-animal", "green-1"],
            "blue": ["blue-2", "blue-2 face-down 0"],
        },
        {"animals": {"green": 2}, "points": {"animals": 6}},
        {"hand": ["red-2"], "animals": {"blue": 1}, "points": {"animals": 3}},
    ),
    steps=(
        LessonStep(
            name="stay",
            rule="CC 6.3",
            marks=("animals 0 green",),
            facts={"sheep": (("view", "players", 0, "animals", "green"), 2), "had": (("scores", 0), 6)},
        ),
        LessonStep(
            name="again",
            rule="CC 6.3",
            marks=("animals 0 green", "row green 0"),
            facts={"next": (next_of("green"), 9)},
        ),
        LessonStep(
            name="take",
            rule="CC 6.3",
            marks=("row green", "row blue"),
            asks=("follower green",),
            tries={"follower blue": "gone", "follower red": "less", "follower yellow": "nothing"},
            facts={"field": (worth("green"), 10), "city": (worth("blue"), 8)},
        ),
        LessonStep(
            name="counted",
            rule="CC 6.3",
            first=("play red-2 red",),
            marks=("animals 0 green",),
            facts={"next": (next_of("green"), 12)},
            brings={0: 10, 1: 1},
        ),
    ),
)

# The last round: chests are opened at its end. All jokers are somewhere by now.
BUILDINGS = lesson_of_two(
    name="buildings",
    position=position(
        {
            "yellow": ["yellow-1", "follower 1", "yellow-1 face-down 1"],
            "red": ["red-1 face-down 0", "red-3"],
            "green": [],
            "blue": ["blue-building", "blue-1"],
        },
        {
            "chest": {"yellow": 1, "red": 1, "joker": 1},
            "animals": {"green": 2},
            "jokers": {"green": 2},
            "points": {"persons": 60},
        },
        {
            "hand": ["green-2"],
            "chest": {"blue": 1, "joker": 3},
            "animals": {"red": 2},
            "jokers": {"red": 2},
            "points": {"persons": 55},
        },
        round=10,
    ),
    steps=(
        LessonStep(
            name="chest", rule="CC 6.5", marks=("chest 0",), facts={"cards": (("view", "players", 0, "chest"), 3)}
        ),
        LessonStep(name="sets", rule="CC 8.2", marks=("chest 0",)),
        LessonStep(
            name="take",
            rule="CC 8.2",
            marks=("row blue 0", "row red"),
            asks=("follower blue",),
            tries={"follower red": "now", "follower yellow": "nothing", "follower green": "nothing"},
            facts={"road": (worth("red"), 8), "his": (("view", "players", 1, "chest"), 4)},
        ),
        LessonStep(
            name="opened", rule="CC 8.2", first=("play green-2 green",), marks=("seat 0",), brings={0: 31, 1: 31}
        ),
    ),
)

STRANGERS = lesson_of_two(
    name="strangers",
    position=position(
        {
            "yellow": ["yellow-3", "yellow-1"],
            "red": ["red-1", "follower 1"],
            "green": ["green-1", "green-1"],
            "blue": ["blue-2", "red-3 face-down 0", "yellow-building face-down 1", "blue-3"],
        },
        {},
        {"hand": ["green-2"]},
        round=5,
    ),
    steps=(
        LessonStep(name="yours", rule="CC 6.2", marks=("row blue 1",)),
        LessonStep(
            name="take",
            rule="CC 6.2",
            marks=("worth blue", "row blue 2"),
            asks=("follower blue",),
            tries={"follower yellow": "less", "follower green": "less", "follower red": "nothing"},
            facts={"city": (worth("blue"), 20), "cloister": (worth("yellow"), 8)},
        ),
        LessonStep(
            name="cash",
            rule="CC 6.2",
            first=("play green-2 green",),
            marks=("row blue 2",),
            asks=("cash",),
            tries={"keep": "alone"},
            refused=("assign green",),
            brings={0: 30, 1: 1},
        ),
    ),
)

JOKERS = lesson_of_two(
    name="jokers",
    position=position(
        {
            "yellow": ["yellow-1", "follower 1", "yellow-2 face-down 1"],
            "red": ["red-1 face-down 0", "red-2"],
            "green": ["dragon", "green-1", "animal-joker"],
            "blue": ["blue-1"],
        },
        {"animals": {"green": 2, "yellow": 1}, "points": {"animals": 9}},
        {"hand": ["blue-2"]},
    ),
    steps=(
        LessonStep(name="dragon", rule="CC 6.6", marks=("row green 0",)),
        LessonStep(
            name="take",
            rule="CC 6.4",
            marks=("row green 2", "row green"),
            asks=("follower green",),
            tries={"follower red": "less", "follower blue": "less", "follower yellow": "nothing"},
        ),
        LessonStep(
            name="assign",
            rule="CC 6.4",
            first=("play blue-2 blue",),
            marks=("animals 0 green", "animals 0 yellow"),
            asks=("assign green",),
            tries={"assign yellow": "fewer"},
            refused=("assign blue", "cash"),
            facts={
                "sheep": (next_of("green"), 9),
                "hens": (next_of("yellow"), 6),
            },
            brings={0: 20, 1: 1},
        ),
    ),
)

TRAPS = lesson_of_two(
    name="traps",
    position=position(
        {
            "yellow": ["yellow-1 face-down 1"],
            "red": ["red-3", "red-1", "red-2", "red-1 face-down 0"],
            "green": ["green-2", "green-1"],
            "blue": [],
        },
        {"hand": ["red-3", "yellow-1"]},
        {"hand": ["green-1", "blue-1"]},
    ),
    steps=(
        LessonStep(
            name="late",
            rule="CC 4.2",
            marks=("row red", "seat 1"),
            asks=("follower red",),
            tries={"play red-3 red": "greedy", "play yellow-1 yellow": "idle"},
            facts={"road": (worth("red"), 28), "then": (then("play red-3 red", "red"), 50)},
        ),
        LessonStep(
            name="gift",
            rule="CC 4.1",
            first=("play green-1 green",),
            marks=("card red-3", "card yellow-1"),
            asks=("play yellow-1 yellow",),
            tries={"play red-3 red": "gift"},
            refused=("follower green",),
            after=False,
        ),
        LessonStep(
            name="left",
            rule="CC 5.4",
            first=("follower green",),
            marks=("card red-3", "row red"),
            asks=("play red-3 red",),
        ),
        LessonStep(
            name="dealer", rule="CC 7", first=("play blue-1 blue",), marks=("dealer", "row red"), brings={0: 28, 1: 12}
        ),
    ),
)

PLAN = lesson_of_two(
    name="plan",
    position=position(
        {"yellow": ["yellow-1"], "red": ["red-2"], "green": ["green-1", "green-animal"], "blue": ["blue-1"]},
        {"hand": ["blue-2", "blue-2", "blue-1", "yellow-3", "red-1", "green-1"]},
        {"hand": ["green-2", "red-1", "blue-3", "green-1", "yellow-1", "yellow-2"]},
    ),
    steps=(
        LessonStep(name="look", rule="CC 6.1", marks=("card blue-1", "card blue-2", "row blue")),
        LessonStep(
            name="hide",
            rule="CC 6.2",
            marks=("card yellow-3", "row blue"),
            asks=("play yellow-3 blue",),
            tries={
                "play yellow-3 yellow": "home",
                "play yellow-3 red": "elsewhere",
                "play yellow-3 green": "elsewhere",
                "play red-1 blue": "other",
                "play green-1 blue": "other",
                "play blue-2 blue": "face",
                "play blue-1 blue": "face",
                "follower blue": "early",
                "follower green": "early",
            },
            after=False,
        ),
        LessonStep(
            name="build",
            rule="CC 6.1",
            first=("play green-2 red",),
            marks=("card blue-2", "worth blue"),
            asks=("play blue-2 blue",),
            tries={
                "play blue-1 blue": "small",
                "play red-1 red": "elsewhere",
                "play green-1 green": "elsewhere",
                "follower blue": "early",
            },
            facts={"now": (worth("blue"), 11)},
            after=False,
        ),
        LessonStep(
            name="more",
            rule="CC 6.1",
            first=("play red-1 red",),
            marks=("card blue-2", "worth blue"),
            asks=("play blue-2 blue",),
            tries={
                "follower blue": "soon",
                "play blue-1 blue": "small",
                "play red-1 red": "elsewhere",
                "play green-1 green": "elsewhere",
            },
            facts={"now": (worth("blue"), 16), "then": (then("play blue-2 blue", "blue"), 25)},
        ),
        LessonStep(
            name="now",
            rule="CC 4.2",
            first=("play blue-3 blue",),
            marks=("row blue", "seat 1"),
            asks=("follower blue",),
            tries={
                "play blue-1 blue": "greedy",
                "play red-1 red": "late",
                "play green-1 green": "late",
                "follower red": "less",
                "follower green": "less",
                "follower yellow": "less",
            },
            facts={"city": (worth("blue"), 42)},
        ),
        LessonStep(
            name="counted",
            rule="CC 6.1",
            first=(
                *("follower red", "play blue-1 blue", "play green-1 green", "play red-1 red"),
                *("play yellow-1 yellow", "play green-1 green", "play yellow-2 yellow"),
            ),
            marks=("seat 0",),
            brings={0: 42, 1: 16},
        ),
    ),
)

MORE = Lesson(
    name="more",
    options={"players": 4},
    names=("", "Bruno", "Carla", "Dino"),
    position=position(
        {
            "yellow": ["yellow-1", "follower 2"],
            "red": ["red-1 face-down 0", "red-2", "red-1 face-down 2"],
            "green": ["green-1 face-down 3", "follower 3", "green-2"],
            "blue": ["blue-2", "blue-2", "follower 1", "blue-3", "blue-1", "blue-1 face-down 1"],
        },
        {},
        {"hand": ["red-1"]},
        {"hand": ["yellow-1"]},
        {"hand": ["green-1"]},
        last_placed=1,
    ),
    steps=(
        LessonStep(name="cards", rule="CC 2.5", marks=("deck",)),
        LessonStep(
            name="shares",
            rule="CC 4.2",
            marks=("worth blue 1", "worth blue"),
            facts={"bruno": (claimed(1), 8), "open": (worth("blue"), 8)},
        ),
        LessonStep(
            name="take",
            rule="CC 4.2",
            marks=("worth blue", "worth red"),
            asks=("follower blue",),
            tries={"follower green": "less", "follower yellow": "nothing", "follower red": "less"},
        ),
        LessonStep(
            name="counted",
            rule="CC 6.1",
            first=("play red-1 red", "play yellow-1 yellow", "play green-1 green"),
            marks=("seat 0",),
            brings={0: 15, 1: 8, 2: 1, 3: 1},
        ),
        LessonStep(name="end", rule="CC 2.5"),
    ),
)

LESSONS = (GOAL, TURN, PEOPLE, ANIMALS, BUILDINGS, STRANGERS, JOKERS, TRAPS, PLAN, MORE)
