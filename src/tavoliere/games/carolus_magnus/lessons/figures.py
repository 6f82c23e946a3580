"""The figures beside the rules of Carolus Magnus: worked examples of the rules, on the board.

Everything is open, so Anna's eyes see it all, and her court is the large one. With four players Anna and Carla are
partners. The sentences are in the catalogues of `words/figures`.
"""

from functools import partial
from typing import Any

from tavoliere.definition.figure import Figure, FigureStep
from tavoliere.definition.lesson import Path
from tavoliere.games.carolus_magnus.lessons import lessons
from tavoliere.games.carolus_magnus.lessons.lessons import at_court, influence, land, paladins, player, singles

TWO = {"players": 2}
PAIR = ("Anna", "Bruno")
TRIO = ("Anna", "Bruno", "Carla")
ROOM = (560, 610)
ROOM_OF_FOUR = (590, 750)
figure_of_two = partial(Figure, seat=0, options=TWO, names=PAIR, room=ROOM)

castles: Path = ("derived", "castles")
supply: Path = ("view", "supply")


def marching(ring: list[dict[str, Any]], *players: dict[str, Any], emperor: int = 1, **more: Any) -> dict[str, Any]:
    """Anna has played her paladins and is to move the Emperor."""
    return {"phase": "marching", "round": 6, "emperor": emperor, "ring": ring, "players": list(players), **more}


TABLE = figure_of_two(
    name="table",
    rule="CM 1",
    position=marching(
        [
            land("yellow", owner=1),  # 1
            land("red yellow"),
            land("green green red"),  # 3
            *singles("pink,blue,pink blue,yellow"),
            land("red red blue", owner=0, castles=2),  # 8
            land("green", owner=1),  # 10
            *singles("yellow pink,blue,red,pink"),
            land("blue"),  # 15
        ],
        player("blue pink red yellow", "red red red green", disc=3),
        player("blue pink pink red yellow yellow green", "green green yellow", disc=4),
        emperor=12,
    ),
    steps=(
        FigureStep(
            name="parts",
            parts={
                "emperor": "emperor",
                "territory 2": "territory",
                "territory 8": "merged",
                "castles 10": "castle",
                "court": "court",
                "reserve 0": "reserve",
                "marker red": "banner",
                "discs 1": "discs",
                "stock 1": "stock",
                "supply blue": "supply",
            },
        ),
    ),
)

SET_UP = figure_of_two(
    name="set-up",
    rule="CM 4",
    position=lessons.TURN.position,
    steps=(
        FigureStep(name="ring", rule="CM 4.2", marks=("territory 2 red", "emperor")),
        FigureStep(
            name="reserve",
            rule="CM 4.6",
            marks=("reserve 0", "reserve 1"),
            facts={"red": (("view", "players", 0, "reserve", "red"), 2)},
        ),
        FigureStep(name="nobody", rule="CM 4.4", marks=tuple(f"marker {one}" for one in ("red", "green", "blue"))),
    ),
)

TURN = figure_of_two(
    name="turn",
    rule="CM 5",
    position=lessons.TURN.changed_position(
        phase="playing-paladins",
        players=[
            player("red red yellow green blue blue pink", disc=2),
            player("green green blue blue pink pink red", disc=4),
        ],
    ),
    steps=(
        FigureStep(name="begin", marks=("reserve 0", "disc 2"), facts={"disc": (("view", "players", 0, "disc"), 2)}),
        FigureStep(name="court", rule="CM 7", first=("play red court",), marks=("court 0 red", "marker red")),
        FigureStep(
            name="land",
            rule="CM 7",
            first=("play red 2", "play yellow court"),
            marks=("territory 2 red",),
            facts={"anna": (influence(2, 0), 2)},
        ),
        FigureStep(name="march", rule="CM 8.2", first=("march 2",), marks=("emperor", "castles 2"), brings={0: 1}),
        FigureStep(
            name="dice",
            rule="CM 8.4",
            first=("roll green", "roll red", "roll crown", "crown red"),
            marks=("reserve 0",),
            facts={"red": (("view", "players", 0, "reserve", "red"), 2)},
        ),
    ),
)

DISCS = figure_of_two(
    name="discs",
    rule="CM 6",
    position=lessons.TURN.position,
    steps=(
        FigureStep(name="first", marks=("discs 0",)),
        FigureStep(name="three", first=("disc 3",), marks=("disc 3", "disc 3 1")),
        FigureStep(name="lower", first=("disc 2",), marks=("disc 2 1",)),
    ),
)

CLAN = figure_of_two(
    name="clan",
    rule="CM 7",
    position=lessons.CLANS.position,
    steps=(
        FigureStep(
            name="his",
            marks=("court 0 green", "court 1 green"),
            facts={"anna": (at_court(0, "green"), 1), "bruno": (at_court(1, "green"), 2)},
        ),
        FigureStep(
            name="level",
            first=("play green court",),
            marks=("court 0 green", "court 1 green"),
            facts={"both": (at_court(0, "green"), 2)},
        ),
        FigureStep(
            name="more",
            first=("play green court",),
            marks=("marker green", "territory 3"),
            facts={"anna": (influence(3, 0), 3)},
        ),
        FigureStep(name="free", first=("play blue court",), marks=("marker blue",)),
    ),
)

MARCH = figure_of_two(
    name="march",
    rule="CM 8.1",
    position=marching(
        [
            land("red", owner=0),  # 1
            land("blue blue red", owner=1, castles=4),  # 2
            land("red red green"),  # 6
            *singles("blue,yellow,pink,green,blue,yellow,pink,green"),
            land("yellow"),  # 15
        ],
        player("green blue yellow pink", "red red red", disc=3),
        player("blue blue yellow pink pink red green", "blue blue green", disc=4),
    ),
    steps=(
        FigureStep(name="reach", marks=("emperor", "disc 3"), facts={"most": (("derived", "reach"), 3)}),
        FigureStep(name="stop", rule="CM R-07", first=("march 2",), marks=("territory 2", "castles 6"), brings={0: 1}),
    ),
)

# The sum of a review: red five, green three, blue one.
INFLUENCE = figure_of_two(
    name="influence",
    rule="CM 8.2",
    position=marching(
        [
            land("yellow"),
            land("green green green blue red red red red red"),  # 2
            *singles("pink,blue,yellow,pink,green,blue,red,yellow,pink,green,blue,yellow,pink"),
        ],
        player("yellow yellow pink blue", "red red red green", disc=2),
        player("blue yellow pink pink red red green", "green green blue red red", disc=3),
    ),
    steps=(
        FigureStep(name="clans", marks=("marker red", "marker green", "marker blue")),
        FigureStep(
            name="count",
            marks=("territory 2",),
            facts={"anna": (influence(2, 0), 5), "bruno": (influence(2, 1), 4)},
        ),
        FigureStep(
            name="castle",
            first=("march 1",),
            marks=("castles 2",),
            brings={0: 1},
            facts={"anna": (influence(2, 0), 6)},
        ),
    ),
)

TAKEOVER = figure_of_two(
    name="takeover",
    rule="CM 8.2",
    position=marching(
        [
            land("pink"),
            land("yellow red red red", owner=1, castles=2),  # 2
            land("yellow"),  # 4
            land("blue"),
            land("green", owner=0),  # 6
            land("pink"),
            land("blue", owner=1),  # 8
            *singles("green,red,yellow,pink,blue,green,yellow"),
        ],
        player("yellow blue pink pink", "red red red green", disc=1),
        player("blue blue yellow pink green red green", "blue blue", disc=3),
    ),
    steps=(
        FigureStep(
            name="his",
            marks=("territory 2",),
            facts={"anna": (influence(2, 0), 3), "bruno": (influence(2, 1), 2)},
        ),
        FigureStep(name="falls", first=("march 1",), marks=("castles 2", "stock 0", "stock 1"), brings={0: 2, 1: -2}),
    ),
)

TIE = Figure(
    name="tie",
    seat=0,
    rule="CM 8.2",
    options={"players": 3},
    names=TRIO,
    room=ROOM_OF_FOUR,
    position=marching(
        [
            land("pink"),
            land("red red red blue blue blue green", owner=2),  # 2
            land("red red red blue blue green green"),  # 3
            *singles("yellow,pink"),
            land("blue", owner=1),  # 6
            *singles("yellow,green"),
            land("red", owner=0),  # 9
            *singles("pink,yellow,blue,green,pink,yellow"),
        ],
        player("yellow pink blue blue pink", "red red red", disc=1),
        player("yellow yellow pink red red green green blue blue", "blue blue", disc=2),
        player("yellow pink red red blue green green yellow pink", "green green", disc=4),
    ),
    steps=(
        FigureStep(
            name="level",
            marks=("territory 2",),
            facts={"both": (influence(2, 0), 3), "carla": (influence(2, 2), 2)},
        ),
        FigureStep(name="stays", rule="CM R-19", first=("march 1",), marks=("castles 2",)),
        FigureStep(
            name="most",
            marks=("territory 3",),
            facts={"anna": (influence(3, 0), 3), "other": (influence(3, 1), 2)},
        ),
        FigureStep(
            name="builds",
            rule="CM R-20",
            first=(
                *("roll red", "roll red", "roll blue", "roll green"),
                *("play yellow 12", "play yellow 12", "play pink 14", "play green 8", "march 1"),
            ),
            marks=("castles 3",),
            brings={0: 1},
        ),
    ),
)

MERGING = figure_of_two(
    name="merging",
    rule="CM 8.3",
    position={
        "phase": "playing-paladins",
        "round": 6,
        "to_play": 1,
        "emperor": 15,
        "ring": [
            land("blue pink", owner=0),  # 1
            land("green green red", owner=1),  # 2
            land("yellow", owner=0),  # 3
            *singles("pink,blue,yellow,red,green,pink,blue,yellow,red,pink,blue,yellow"),
        ],
        "players": [
            player("green blue yellow pink pink", "red red green", disc=2),
            player("blue yellow yellow pink red red green", "green blue", disc=4),
        ],
        "holders": {"green": 1},
    },
    steps=(
        FigureStep(name="between", marks=("castles 1", "castles 2", "castles 3")),
        FigureStep(
            name="clan",
            rule="CM 7",
            first=("play green court",),
            marks=("marker green", "territory 2"),
            facts={"anna": (influence(2, 0), 3), "bruno": (influence(2, 1), 1)},
        ),
        FigureStep(
            name="one",
            first=("march 2",),
            marks=("castles 1",),
            brings={0: 1, 1: -1},
            facts={"castles": ((*castles, 0), 3), "stock": (("view", "stock", 0), 7)},
        ),
    ),
)

RED_RING = singles("blue red red red,green red red red,pink red red red")
RUN_OUT = figure_of_two(
    name="run-out",
    rule="CM 8.4",
    position={
        **{"phase": "rolling", "round": 6, "emperor": 3, "holders": {"red": 0}},
        "ring": [*RED_RING * 3, *singles("green,pink,yellow,blue,pink,green")],
        "players": [
            player("blue green yellow pink", "red " * 7 + "blue", disc=2),
            player("red red yellow pink green blue blue", "red " * 4 + "green", disc=4),
        ],
    },
    steps=(
        FigureStep(
            name="none",
            marks=("supply red", "court 0 red", "court 1 red"),
            facts={"anna": (at_court(0, "red"), 7), "bruno": (at_court(1, "red"), 4)},
        ),
        FigureStep(
            name="returned",
            rule="CM R-13",
            first=("roll red", "roll red", "roll crown"),
            marks=("court 0 red", "court 1 red", "marker red"),
            facts={"anna": (at_court(0, "red"), 3), "middle": ((*supply, "red"), 6)},
        ),
        FigureStep(name="crown", first=("crown blue",), marks=("reserve 0",)),
    ),
)

LAST = figure_of_two(
    name="last",
    rule="CM 9",
    position=marching(
        [
            land("red", owner=0, castles=5),  # 1
            land("red red red red red blue", owner=1, castles=4),  # 6
            land("yellow green", owner=0, castles=4),  # 10
            land("blue pink", owner=1, castles=2),  # 14
        ],
        player("yellow blue pink pink", "red red red yellow", disc=1),
        player("blue blue yellow pink green red green", "green", disc=3),
    ),
    steps=(
        FigureStep(
            name="one-left",
            marks=("stock 0", "territory 6"),
            facts={
                **{"anna": (influence(6, 0), 5), "bruno": (influence(6, 1), 4)},
                "stock": (("view", "stock", 0), 1),
            },
        ),
        FigureStep(
            name="won",
            rule="CM R-11",
            first=("march 1",),
            marks=("castles 1",),
            brings={0: 1, 1: -4},
            facts={"all": ((*castles, 0), 10)},
        ),
    ),
)

FEW = figure_of_two(
    name="few",
    rule="CM 9.2",
    position=marching(
        [
            land("red blue", owner=0, castles=3),  # 1
            land("red red blue"),  # 4
            land("yellow", owner=0, castles=4),  # 5
            land("blue pink green", owner=1, castles=7),  # 9
        ],
        player("yellow blue pink pink", "red red yellow", disc=2),
        player("blue blue yellow pink green red green", "blue green", disc=3),
    ),
    steps=(
        FigureStep(
            name="four", marks=("territory 4",), facts={"bruno": ((*castles, 1), 7), "anna": ((*castles, 0), 7)}
        ),
        FigureStep(
            name="two",
            first=("march 1",),
            marks=("castles 1",),
            brings={0: 1},
            facts={"anna": ((*castles, 0), 8), "bruno": ((*castles, 1), 7)},
        ),
    ),
)

TEAMS = Figure(
    name="teams",
    seat=0,
    rule="CM 2",
    options={"players": 4},
    names=("Anna", "Bruno", "Carla", "Dino"),
    room=ROOM_OF_FOUR,
    position=marching(
        [
            land("pink"),
            land("red yellow green blue"),  # 2
            land("pink"),
            land("green", owner=1),  # 4
            land("red"),
            land("yellow", owner=0),  # 6
            *singles("pink,blue,green,red,yellow,pink,blue,green,red"),
        ],
        player("yellow blue pink pink", "red red green", disc=1),
        player("blue blue yellow pink green red green", "green green", disc=2),
        player("blue yellow yellow pink pink red green", "yellow yellow", disc=3),
        player("blue blue pink pink red green yellow", "green", disc=5),
    ),
    steps=(
        FigureStep(
            name="together",
            rule="CM 8.2",
            marks=("marker red", "marker yellow", "territory 2"),
            facts={"ours": (influence(2, 0), 2), "theirs": (influence(2, 1), 1)},
        ),
        FigureStep(name="courts", rule="CM 7", marks=("court 0 green", "court 1 green", "court 3 green")),
        FigureStep(name="castle", first=("march 1",), marks=("castles 2", "stock 0", "stock 2"), brings={0: 1, 2: 1}),
    ),
)

DRAFT = Figure(
    name="draft",
    seat=0,
    rule="CM 12.2",
    options={"players": 2, "refill": "draft"},
    names=PAIR,
    room=(590, 620),
    position={
        **{"phase": "taking", "round": 6, "emperor": 4},
        "ring": [
            land("red", owner=0),  # 1
            *singles("pink,blue"),
            land("yellow", owner=1),  # 4
            land("red green"),
            *singles("red green,blue,green,yellow,red,pink,blue,green,yellow,pink"),
        ],
        "display": [paladins("red red blue"), paladins("green yellow pink"), paladins("blue blue yellow")],
        "players": [
            player("red blue yellow pink", "red red green green", disc=2),
            player("blue blue yellow yellow red pink pink", "green green green blue yellow", disc=3),
        ],
    },
    steps=(
        FigureStep(name="three", marks=("set 1", "set 2", "set 3")),
        FigureStep(name="taken", rule="CM 12.2.4", first=("take 2",), marks=("reserve 0",)),
        FigureStep(
            name="second",
            first=("play yellow court", "play pink court", "play blue 7", "march 1", "take 1"),
            marks=("set 3",),
        ),
        FigureStep(
            name="grows",
            rule="CM 12.2.5",
            first=("draw red", *("draw green", "draw pink", "draw blue"), *("draw yellow", "draw red", "draw green")),
            marks=("set 1",),
        ),
        FigureStep(
            name="kept",
            rule="CM 12.2.7",
            first=(
                *("disc 1", "disc 4", "play red court", "play blue 7", "play green court", "march 1"),
                *("take 1", "give-back yellow"),
            ),
            marks=("reserve 0",),
        ),
    ),
)

# The counter-attack of the printed rules.
COUNTER = figure_of_two(
    name="counter",
    rule="CM 13",
    position={
        **{"phase": "playing-paladins", "round": 6, "emperor": 1},
        "holders": {"red": 0, "green": 1, "blue": 1, "yellow": 1, "pink": 0},
        "ring": [
            land("blue green", owner=1, castles=2),  # 1
            land("red", owner=0),  # 3
            land("yellow yellow yellow green green blue red red pink", owner=1, castles=3),  # 4
            land("pink", owner=0),  # 7
            *singles("blue,green,yellow,red,pink,blue,green,yellow"),
        ],
        "players": [
            player(
                "yellow yellow yellow red green blue pink",
                " ".join(["red"] * 7 + ["green"] * 3 + ["blue"] * 6 + ["yellow"] * 5 + ["pink"] * 8),
                disc=3,
            ),
            player(
                "red blue blue green pink pink yellow",
                " ".join(["red"] * 6 + ["green"] * 5 + ["blue"] * 8 + ["yellow"] * 6 + ["pink"] * 5),
                disc=5,
            ),
        ],
    },
    steps=(
        FigureStep(
            name="before", marks=("territory 4",), facts={"bruno": (influence(4, 1), 9), "anna": (influence(4, 0), 3)}
        ),
        FigureStep(
            name="level",
            rule="CM 7",
            first=("play yellow court",),
            marks=("court 0 yellow", "court 1 yellow"),
            facts={"both": (at_court(0, "yellow"), 6)},
        ),
        FigureStep(
            name="clan",
            rule="CM 7",
            first=("play yellow court", "play yellow 4"),
            marks=("marker yellow", "territory 4"),
            facts={"anna": (influence(4, 0), 7), "bruno": (influence(4, 1), 6)},
        ),
        FigureStep(
            name="falls",
            rule="CM 8.3",
            first=("march 2",),
            marks=("castles 3",),
            brings={0: 3, 1: -3},
            facts={"segments": (("derived", "segments", 2), 5)},
        ),
    ),
)

FIGURES = (
    *(TABLE, TEAMS, SET_UP, TURN, DISCS, CLAN, MARCH, INFLUENCE, TAKEOVER, TIE, MERGING, RUN_OUT, LAST, FEW),
    *(DRAFT, COUNTER),
)
