"""The course that teaches Carolus Magnus; its sentences are in the catalogues of `words/lessons`.

Lessons that begin in the middle of a turn have two paladins played already, so that one more decides something. The
sixth round is the first one after all discs came back.
"""

from functools import partial
from typing import Any

from tavoliere.definition.lesson import Lesson, LessonStep, Path

TWO = {"players": 2}
BRUNO = ("", "Bruno")
lesson_of_two = partial(Lesson, options=TWO, names=BRUNO)
COLOURS = ("red", "green", "blue", "yellow", "pink")


def paladins(words: str) -> dict[str, int]:
    """ "red red blue" is two red ones and a blue one."""
    named = words.split()
    return {colour: named.count(colour) for colour in COLOURS if colour in named}


def land(here: str, owner: int | None = None, castles: int = 1) -> dict[str, Any]:
    """A territory; with castles of a side, as large as there are castles."""
    return {"paladins": paladins(here)} | ({} if owner is None else {"owner": owner, "castles": castles})


def singles(written: str) -> list[dict[str, Any]]:
    """Territories that nobody has: "red,green green" are two."""
    return [land(here) for here in written.split(",")]


def player(reserve: str, court: str = "", disc: int | None = None) -> dict[str, Any]:
    return {"reserve": paladins(reserve), "court": paladins(court)} | ({} if disc is None else {"disc": disc})


def influence(territory: int, side: int) -> Path:
    return ("derived", "influence", territory - 1, side)


def then(action: str, territory: int, side: int) -> Path:
    """The same after an action."""
    return ("choices", action, "changes", "influence", str(territory - 1), side)


def at_court(seat: int, colour: str) -> Path:
    return ("view", "players", seat, "court", colour)


GOAL = lesson_of_two(
    name="goal",
    position={
        **{"phase": "marching", "round": 11, "emperor": 8},
        "ring": [
            land("red yellow", owner=0, castles=4),  # 1
            land("green blue", owner=1, castles=2),  # 5
            land("pink"),  # 7
            land("red yellow red", owner=0, castles=5),  # 8
            land("blue green"),  # 13
            land("red yellow green"),  # 14
            land("blue", owner=1),  # 15
        ],
        "players": [
            player("red blue pink green", "red red red yellow yellow", disc=3),
            player("blue blue green pink pink red yellow", "blue blue green green green", disc=5),
        ],
    },
    steps=(
        LessonStep(
            name="castles",
            rule="CM 9",
            marks=("stock 0", "stock 1"),
            facts={"mine": (("derived", "castles", 0), 9), "his": (("derived", "castles", 1), 3)},
        ),
        LessonStep(name="emperor", rule="CM 8.1", marks=("emperor",)),
        LessonStep(
            name="paladins",
            rule="CM 8.2",
            marks=("marker red", "marker yellow", "territory 14 red", "territory 14 yellow"),
            facts={"mine": (influence(14, 0), 2), "his": (influence(14, 1), 1)},
        ),
        LessonStep(
            name="march",
            rule="CM 8.1",
            marks=("territory 14",),
            asks=("march 2",),
            tries={"march 1": "gift", "march 3": "his"},
            refused=("march 4",),
            facts={"bruno": (influence(13, 1), 2)},
            brings={0: 1},
        ),
    ),
)

TURN = lesson_of_two(
    name="turn",
    position={
        **{"round": 1, "order": [0, 1], "emperor": 15},
        "ring": singles("blue,red,green,yellow,pink,red,blue,green,pink,yellow,red,blue,green,pink,yellow"),
        "players": [player("red red yellow green blue blue pink"), player("green green blue blue pink pink red")],
    },
    steps=(
        LessonStep(name="round", rule="CM 5", marks=("discs 0", "reserve 0")),
        LessonStep(
            name="disc",
            rule="CM 6",
            marks=("disc 2", "emperor", "territory 2 red"),
            asks=("disc 2",),
            tries={"disc 1": "short", "disc 3": "more", "disc 4": "more", "disc 5": "more"},
            refused=("play red court",),
            after=False,
        ),
        LessonStep(
            name="clan",
            rule="CM 7",
            first=("disc 4",),
            marks=("reserve red", "court"),
            asks=("play red court",),
            tries={"play red 2": "first"},
            refused=("march 2",),
            after=False,
        ),
        LessonStep(
            name="land",
            rule="CM 7",
            marks=("reserve red", "territory 2"),
            asks=("play red 2",),
            tries={"play red court": "court"},
            facts={"then": (then("play red 2", 2, 0), 2)},
            after=False,
        ),
        LessonStep(
            name="another",
            rule="CM 7",
            marks=("reserve yellow", "court"),
            asks=("play yellow court",),
            refused=("play red court",),
            after=False,
        ),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("emperor", "territory 2"),
            asks=("march 2",),
            tries={"march 1": "nobody"},
            refused=("march 3",),
            brings={0: 1},
        ),
        LessonStep(
            name="dice",
            rule="CM 8.4",
            first=("roll green", "roll red", "roll crown"),
            marks=("die 0", "die 1", "die 2"),
            asks=tuple(f"crown {colour}" for colour in COLOURS),
            after=False,
        ),
        LessonStep(
            name="bruno",
            rule="CM 5",
            first=(
                *("play green court", "play blue court", "play green 3", "march 1"),
                *("roll blue", "roll pink", "roll green"),
            ),
            marks=("castles 3", "court 1"),
            brings={1: 1},
        ),
    ),
)

CLANS = lesson_of_two(
    name="clans",
    position={
        **{"phase": "playing-paladins", "round": 6, "emperor": 15},
        "ring": [
            land("yellow", owner=1),  # 1
            land("red yellow"),
            land("green green red"),  # 3
            *singles("pink,blue"),
            land("red red", owner=0),  # 6
            *singles("pink blue,yellow"),
            land("green", owner=1),  # 9
            *singles("yellow pink,blue,red,pink,blue,green"),
        ],
        "players": [
            player("green green blue pink red red yellow", "red red green", disc=3),
            player("blue pink pink red yellow yellow green", "green green yellow", disc=4),
        ],
    },
    steps=(
        LessonStep(
            name="banner",
            rule="CM 7",
            marks=("court 0 green", "court 1 green"),
            facts={"his": (at_court(1, "green"), 2), "mine": (at_court(0, "green"), 1)},
        ),
        LessonStep(
            name="level",
            rule="CM 7",
            marks=("reserve green", "court"),
            asks=("play green court",),
            tries={"play green 3": "land", "play blue court": "later", "play pink court": "later"},
            after=False,
        ),
        LessonStep(
            name="more",
            rule="CM 7",
            marks=("court 0 green", "court 1 green", "territory 3"),
            asks=("play green court",),
            tries={"play green 3": "land"},
            facts={"was": (influence(3, 0), 1), "then": (then("play green court", 3, 0), 3)},
        ),
        LessonStep(
            name="free",
            rule="CM 7",
            marks=("marker blue", "marker pink"),
            asks=("play blue court", "play pink court"),
            tries={"play red court": "safe", "play yellow court": "level"},
            after=False,
        ),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("territory 3",),
            asks=("march 3",),
            tries={"march 1": "his", "march 2": "level"},
            brings={0: 1},
        ),
    ),
)

INFLUENCE = lesson_of_two(
    name="influence",
    position={
        **{"phase": "playing-paladins", "round": 6, "emperor": 3, "to_play": 1},
        "ring": [
            land("red"),
            land("blue pink", owner=1),  # 2
            land("green", owner=0),  # 3
            land("yellow yellow"),
            land("red green blue blue pink"),  # 5
            land("pink"),
            land("yellow", owner=1),  # 7
            *singles("red blue,green"),
            land("red red", owner=0),  # 10
            *singles("pink,blue,yellow,green,pink"),
        ],
        "players": [
            player("red green blue yellow pink", "red red green green", disc=2),
            player("blue blue yellow pink pink red green", "blue blue yellow yellow", disc=4),
        ],
    },
    steps=(
        LessonStep(
            name="count",
            rule="CM 8.2",
            marks=("territory 5", "marker pink"),
            facts={"mine": (influence(5, 0), 2), "his": (influence(5, 1), 2)},
        ),
        LessonStep(
            name="tip",
            rule="CM 8.2",
            marks=("territory 5", "reserve 0"),
            asks=("play red 5", "play green 5", "play pink court"),  # with the clan, the pink one there counts too
            tries={
                **{"play blue 5": "his", "play yellow 5": "his", "play pink 5": "nobody"},
                **{"play red court": "court", "play green court": "court"},
            },
            after=False,
        ),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("emperor", "territory 5"),
            asks=("march 2",),
            tries={"march 1": "gift"},
            refused=("march 3",),
            facts={"mine": (influence(5, 0), 3), "his": (influence(5, 1), 2)},
            brings={0: 1},
        ),
    ),
)

TAKEOVER = lesson_of_two(
    name="takeover",
    position={
        **{"phase": "playing-paladins", "round": 6, "emperor": 6, "to_play": 1, "holders": {"yellow": 1}},
        "ring": [
            land("blue", owner=1),  # 1
            *singles("pink,green"),
            land("red", owner=0),  # 4
            *singles("blue blue,pink"),
            land("red", owner=0),  # 7
            land("yellow yellow red", owner=1, castles=2),  # 8
            land("yellow red"),  # 10
            *singles("green,blue,pink,yellow,green"),
        ],
        "players": [
            player("yellow red green pink blue", "red red yellow yellow green", disc=3),
            player("blue blue red pink pink green yellow", "blue blue yellow yellow", disc=5),
        ],
    },
    steps=(
        LessonStep(
            name="his",
            rule="CM 8.2",
            marks=("territory 8",),
            facts={"his": (influence(8, 1), 4), "mine": (influence(8, 0), 1)},
        ),
        LessonStep(
            name="clan",
            rule="CM 7",
            marks=("court 0 yellow", "court 1 yellow", "reserve yellow"),
            asks=("play yellow court",),
            tries={"play red 8": "few", "play yellow 8": "worse"},
            facts={"his": (influence(8, 1), 4)},
            after=False,
        ),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("territory 8",),
            asks=("march 2",),
            tries={"march 1": "own", "march 3": "one"},
            facts={"mine": (influence(8, 0), 3), "his": (influence(8, 1), 2)},
            brings={0: 2, 1: -2},
        ),
        LessonStep(
            name="merged",
            rule="CM 8.3",
            marks=("castles 7",),
            facts={"segments": (("derived", "segments", 6), 3)},
        ),
        LessonStep(name="end", rule="CM 9"),
    ),
)

# Two rounds, with both turns of the first one to watch.
DISCS = lesson_of_two(
    name="discs",
    position={
        **{"round": 6, "order": [1, 0], "emperor": 2},
        "ring": [
            land("green"),
            land("blue", owner=1),  # 2
            land("pink"),
            land("red red blue"),  # 4
            land("blue", owner=1),  # 5
            *singles("yellow,pink blue,yellow,pink"),
            land("red red green"),  # 10
            land("blue"),
            land("green", owner=0),  # 12
            *singles("yellow,pink"),
            land("red", owner=0),  # 15
        ],
        "players": [
            player("red red green green yellow blue pink", "red red red green green"),
            player("blue blue blue pink pink yellow red", "blue blue pink", disc=3),
        ],
    },
    steps=(
        LessonStep(name="two", rule="CM R-05", marks=("discs 0",)),
        LessonStep(
            name="first",
            rule="CM 6",
            marks=("disc 3 1", "territory 4", "discs 0"),
            asks=("disc 2",),
            tries={"disc 1": "short", "disc 4": "late", "disc 5": "late"},
            refused=("disc 3",),
            facts={"mine": (influence(4, 0), 2), "his": (influence(4, 1), 1)},
            after=False,
        ),
        LessonStep(
            name="watch",
            rule="CM 6",
            first=(
                *("play red court", "play green court", "play yellow court", "march 2"),
                *("roll red", "roll green", "roll blue"),
                *("play blue court", "play pink court", "play blue 6", "march 1"),
                *("roll blue", "roll pink", "roll yellow"),
            ),
            marks=("castles 4",),
            brings={0: 1},
        ),
        LessonStep(
            name="far",
            rule="CM 6",
            marks=("emperor", "territory 10", "discs 0"),
            asks=("disc 5",),
            tries={"disc 1": "short", "disc 3": "short", "disc 4": "short"},
            refused=("disc 2",),
            facts={"mine": (influence(10, 0), 3), "his": (influence(10, 1), 0)},
        ),
    ),
)

TRAPS = lesson_of_two(
    name="traps",
    position={
        **{"phase": "playing-paladins", "round": 11, "emperor": 14, "to_play": 2, "holders": {"yellow": 1}},
        "ring": [
            land("blue blue red"),  # 1
            land("green", owner=0),  # 2
            land("green blue yellow"),  # 3
            land("blue yellow blue", owner=1, castles=5),  # 4
            land("red red", owner=0),  # 9
            land("pink blue pink", owner=1, castles=4),  # 10
            land("green red", owner=0, castles=2),  # 14
        ],
        "players": [
            player("green yellow pink pink red blue", "red red green green pink pink yellow", disc=3),
            player("blue blue pink yellow yellow red green", "blue blue blue yellow pink pink pink", disc=5),
        ],
    },
    steps=(
        LessonStep(
            name="behind",
            rule="CM R-07",
            marks=("emperor", "territory 3"),
            asks=("play green 3",),
            tries={"play green 9": "far", "play green 14": "here", "play green court": "court"},
            facts={"mine": (influence(3, 0), 1), "his": (influence(3, 1), 2)},
            after=False,
        ),
        LessonStep(
            name="level",
            rule="CM 7",
            marks=("court 0 yellow", "court 1 yellow", "court 0 pink", "court 1 pink"),
            asks=("play yellow court",),
            tries={"play pink court": "pink", "play yellow 3": "his"},
            facts={"mine": (at_court(0, "pink"), 2), "pink": (at_court(1, "pink"), 3)},
            after=False,
        ),
        LessonStep(
            name="gift",
            rule="CM R-20",
            marks=("territory 1",),
            asks=("march 3",),
            tries={"march 1": "gift", "march 2": "idle"},
            facts={"bruno": (("derived", "castles", 1), 9), "his": (influence(1, 1), 2), "mine": (influence(1, 0), 1)},
            brings={0: 1},
        ),
        LessonStep(name="must", rule="CM R-10"),
    ),
)

PLAN = lesson_of_two(
    name="plan",
    position={
        **{"round": 1, "order": [1, 0], "emperor": 5},
        "ring": singles("blue,pink,green,pink,blue,yellow,red,red,green,blue,yellow,pink,red,green,yellow"),
        "players": [
            player("red red red green green blue pink"),
            player("red red yellow yellow pink blue green", disc=4),
        ],
    },
    steps=(
        LessonStep(name="look", rule="CM 8.1", marks=("reserve red", "territory 7", "territory 8")),
        LessonStep(
            name="disc",
            rule="CM 6",
            marks=("disc 4 1", "emperor", "territory 7"),
            asks=("disc 2", "disc 3"),
            tries={"disc 1": "short", "disc 5": "late"},
            refused=("disc 4",),
            after=False,
        ),
        LessonStep(
            name="court",
            rule="CM 7",
            marks=("reserve red", "court"),
            asks=("play red court",),
            tries={"play red 7": "first", "play green court": "green"},
            after=False,
        ),
        LessonStep(
            name="firm",
            rule="CM 7",
            marks=("reserve red 1", "reserve red"),
            asks=("play red court",),
            tries={"play red 7": "enough", "play green court": "green"},
            facts={"bruno": (("view", "players", 1, "reserve", "red"), 2)},
            after=False,
        ),
        LessonStep(
            name="next",
            rule="CM 7",
            marks=("reserve green", "court"),
            asks=("play green court",),
            tries={"play green 9": "land"},
            after=False,
        ),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("territory 7",),
            asks=("march 2",),
            tries={"march 1": "nobody"},
            brings={0: 1},
        ),
        LessonStep(
            name="held",
            rule="CM 7",
            first=(
                *("roll green", "roll blue", "roll red"),
                *("play red court", "play red court", "play yellow court", "march 4"),
                *("roll pink", "roll yellow", "roll blue"),
            ),
            marks=("court 0 red", "court 1 red"),
            facts={"mine": (at_court(0, "red"), 2), "his": (at_court(1, "red"), 2)},
            brings={1: 1},
        ),
        LessonStep(name="plan", rule="CM 5", marks=("territory 7", "territory 8")),
    ),
)

DRAFT = Lesson(
    name="draft",
    options={"players": 2, "refill": "draft"},
    names=BRUNO,
    position={
        **{"round": 6, "order": [1, 0], "emperor": 4},
        "ring": [
            land("red", owner=0),  # 1
            *singles("pink,blue"),
            land("yellow", owner=1),  # 4
            *singles("red red,green"),
            land("blue", owner=1),  # 7
            land("green green pink"),  # 8
            *singles("yellow,red,pink,blue,green,yellow,pink"),
        ],
        "display": [paladins("green green blue pink"), paladins("red yellow yellow"), paladins("blue blue pink")],
        "players": [
            player("red red red blue yellow pink pink", "red red green green"),
            player("blue blue yellow yellow red pink pink", "green green green blue yellow", disc=3),
        ],
    },
    steps=(
        LessonStep(name="sets", rule="CM 12.2", marks=("set 1", "set 2", "set 3")),
        LessonStep(
            name="disc",
            rule="CM 12.3",
            marks=("court 0 green", "court 1 green", "set 1", "disc 3 1"),
            asks=("disc 2", "disc 1"),
            tries={"disc 4": "late", "disc 5": "late"},
            refused=("disc 3",),
            facts={"mine": (at_court(0, "green"), 2), "his": (at_court(1, "green"), 3)},
            after=False,
        ),
        LessonStep(
            name="take",
            rule="CM 12.2",
            first=("play red court", "play red 8", "play pink court", "march 1"),
            marks=("set 1",),
            asks=("take 1",),
            tries={"take 2": "none", "take 3": "none"},
            brings={0: 1},
            after=False,
        ),
        LessonStep(
            name="back",
            rule="CM 12.2",
            marks=("give-back blue", "give-back pink"),
            asks=("give-back blue", "give-back pink"),
            tries={"give-back green": "green"},
            after=False,
        ),
        LessonStep(
            name="grows",
            rule="CM 12.2",
            first=(
                *("play yellow court", "play blue court", "play blue 9", "march 2", "take 2"),
                *("draw red", "draw green", "draw red", "draw pink", "draw yellow", "draw blue", "draw green"),
            ),
            marks=("set 1",),
        ),
    ),
)

MORE = Lesson(
    name="more",
    options={"players": 4},
    names=("", "Bruno", "Carla", "Dino"),
    position={
        **{"phase": "marching", "round": 6, "emperor": 2},
        "ring": [
            land("green", owner=1),  # 1
            land("red", owner=0),  # 2
            land("green pink"),
            land("red yellow green"),  # 4
            land("blue"),
            land("yellow", owner=0),  # 6
            *singles("pink,red"),
            land("blue green", owner=1),  # 9
            *singles("yellow,pink,green,blue,red,yellow"),
        ],
        "players": [
            player("red green blue pink", "red red green", disc=2),
            player("green green blue blue yellow pink red", "green green blue", disc=3),
            player("yellow yellow red green pink blue blue", "yellow yellow green", disc=4),
            player("pink pink green red blue yellow yellow", "pink pink", disc=5),
        ],
    },
    steps=(
        LessonStep(name="teams", rule="CM 2", marks=("seat 0", "seat 2")),
        LessonStep(name="courts", rule="CM 7", marks=("court 0 green", "court 1 green", "court 2 green")),
        LessonStep(
            name="march",
            rule="CM 8.2",
            marks=("territory 4", "marker red", "marker yellow"),
            asks=("march 2",),
            tries={"march 1": "gift"},
            facts={"ours": (influence(4, 0), 2), "theirs": (influence(4, 1), 1)},
            brings={0: 1, 2: 1},
        ),
        LessonStep(name="three", rule="CM 2"),
        LessonStep(name="end", rule="CM 5"),
    ),
)

LESSONS = (GOAL, TURN, CLANS, INFLUENCE, TAKEOVER, DISCS, TRAPS, PLAN, DRAFT, MORE)
