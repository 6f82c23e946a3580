"""The figures beside the rules of San Marco: worked examples of the rules, on the board.

Anna has the mask, Bruno the prow, Carla the lion, Dino the key. Whoever looks on sees every card but the offers of
pairs. A card that nothing is said of stays in the hand, so that the round does not end with the example. The sentences
are in the catalogues of `words/figures`.
"""

from functools import partial
from typing import Any

from tavoliere.definition.figure import Figure, FigureStep
from tavoliere.games.san_marco.lessons import lessons
from tavoliere.games.san_marco.lessons.lessons import limits, pays, position

THREE = {"players": 3}
TRIO = ("Anna", "Bruno", "Carla")
PAIR = ("Anna", "Bruno")
ROOM = (600, 690)
ROOM_WITH_OFFERS = (600, 790)
figure_of_three = partial(Figure, options=THREE, names=TRIO, room=ROOM)

CITY = {
    "cannaregio": {"prow": 3, "lion": 1},
    "santa-croce": {"lion": 2, "prow": 1},
    "san-polo": {"prow": 2},
    "san-marco": {"mask": 3, "prow": 3, "lion": 1},
    "dorsoduro": {"mask": 2, "lion": 1},
    "castello": {"lion": 4, "mask": 1},
}
BRIDGES = {"cannaregio-santa-croce": ["mask"], "san-polo-dorsoduro": ["prow"], "cannaregio-castello": ["lion"]}
OFFERS = [
    ["cannaregio", "santa-croce", "limit-1"],
    ["san-marco", "doge", "limit-3"],
    ["castello", "transfer", "limit-2", "limit-1"],
]
ROUND: dict[str, Any] = {
    "roles": ["lion", "mask", "prow"],
    "doge": "san-marco",
    "bridges": BRIDGES,
    "points": {"mask": 4, "prow": 6, "lion": 8},
    "limits": {"mask": [2], "prow": [1], "lion": [3]},
}

TABLE = figure_of_three(
    name="table",
    rule="SM 1",
    room=ROOM_WITH_OFFERS,
    position=position(CITY, offers=OFFERS, **ROUND),
    steps=(
        FigureStep(
            name="parts",
            parts={
                "title san-marco": "district",
                "f:castello:lion": "aristocrats",
                "bridge cannaregio-santa-croce mask": "bridge",
                "doge": "doge",
                "passage": "passage",
                "points prow": "points",
                "limits mask": "limits",
                "o:1": "offer",
                "limit 1": "limit",
            },
        ),
    ),
)

SET_UP = figure_of_three(
    name="set-up",
    rule="SM 3.4",
    steps=(
        FigureStep(name="empty", rule="SM 2.1", marks=("title san-marco",)),
        FigureStep(
            name="rolls",
            first=("begin mask", "roll 4", "roll 4", "roll 1", "roll 6"),
            marks=("f:san-marco:mask", "f:cannaregio:mask", "f:castello:mask"),
            facts={
                "twice": (("view", "districts", "san-marco", "mask"), 4),
                "once": (("view", "districts", "castello", "mask"), 2),
            },
        ),
        FigureStep(
            name="bridges",
            rule="SM 3.5",
            first=(
                *("roll 3", "roll 6", "roll 2", "roll 4", "roll 5", "roll 5", "roll 1", "roll 3"),
                *("bridge san-marco-castello", "bridge san-polo-san-marco", "bridge san-polo-dorsoduro"),
            ),
            marks=("bridge san-marco-castello mask",),
        ),
        FigureStep(
            name="second",
            rule="SM 3.5",
            first=("bridge cannaregio-san-marco", "bridge cannaregio-castello", "bridge san-marco-dorsoduro"),
            facts={"left": (("view", "supply", "mask"), 15)},
        ),
    ),
)

DIVIDING = figure_of_three(
    name="dividing",
    rule="SM 4.2",
    room=ROOM_WITH_OFFERS,
    position=position(
        CITY,
        phase="dividing",
        hand=[
            *("cannaregio", "santa-croce", "san-marco", "castello", "transfer", "doge"),
            *("limit-1", "limit-1", "limit-2", "limit-3"),
        ],
        **ROUND,
    ),
    steps=(
        FigureStep(name="drawn", marks=("hand", "colour:lion")),
        FigureStep(
            name="actions",
            first=(
                *("divide cannaregio 1", "divide santa-croce 1", "divide san-marco 2", "divide castello 3"),
                *("divide transfer 3", "divide doge 2"),
            ),
            marks=("o:0", "o:1", "o:2"),
        ),
        FigureStep(
            name="limits",
            rule="SM 7",
            first=("divide limit-1 1", "divide limit-1 3", "divide limit-2 3", "divide limit-3 2"),
            marks=("limit 0", "limit 1", "limit 2"),
        ),
    ),
)

TAKING = figure_of_three(
    name="taking",
    rule="SM 4.3",
    room=ROOM_WITH_OFFERS,
    position=position(CITY, offers=OFFERS, **ROUND),
    steps=(
        FigureStep(name="open", rule="SM 4.1", marks=("colour:mask", "o:0", "o:1", "o:2")),
        FigureStep(name="first", first=("take 2",), marks=("limits mask", "hand"), facts={"anna": (limits(), 5)}),
        FigureStep(
            name="order",
            rule="SM 5.1",
            first=("play san-marco",),
            marks=("f:san-marco:mask",),
            facts={"would": (pays("san-marco"), 8)},
        ),
        FigureStep(name="doge", rule="SM 5.4", first=("play doge",), marks=("doge",), brings={0: 8, 1: 6}),
        FigureStep(
            name="last",
            first=("take 1", "play cannaregio", "play santa-croce"),
            marks=("hand", "limits lion"),
            facts={"carla": (limits("lion"), 6)},
        ),
    ),
)

DISTRICT = figure_of_three(
    name="district",
    rule="SM 5.1",
    position=position(
        CITY,
        hand=["san-polo", "castello"],
        doge="cannaregio",
        bridges={"san-polo-san-marco": ["mask"], "san-marco-dorsoduro": ["mask"], "cannaregio-castello": ["lion"]},
    ),
    steps=(
        FigureStep(
            name="reach", marks=("title san-polo", "bridge san-polo-san-marco mask", "bridge san-marco-dorsoduro mask")
        ),
        FigureStep(
            name="over",
            first=("play san-polo", "place san-marco"),
            marks=("f:san-marco:mask",),
            facts={"would": (pays("san-marco"), 8)},
        ),
    ),
)

LAST_BRIDGE = figure_of_three(
    name="last-bridge",
    rule="SM 5.2",
    position=position(
        CITY,
        hand=["bridge", "castello"],
        doge="san-marco",
        bridges={
            "cannaregio-santa-croce": ["prow"],
            "cannaregio-san-polo": ["lion", "lion", "lion"],
            "cannaregio-castello": ["lion", "prow", "mask"],
            "san-polo-dorsoduro": ["lion", "prow", "mask"],
            "san-marco-dorsoduro": ["prow", "mask"],
        },
    ),
    steps=(
        FigureStep(name="none", marks=("bridge cannaregio-san-polo lion", "passage")),
        FigureStep(
            name="rebuilt",
            first=("play bridge", "lift cannaregio-santa-croce prow", "bridge san-marco-castello"),
            marks=("bridge san-marco-castello mask",),
        ),
    ),
)

TRANSFER = figure_of_three(
    name="transfer",
    rule="SM 5.3",
    position=position(
        {**CITY, "dorsoduro": {"mask": 1, "prow": 2}},
        hand=["transfer", "castello"],
        doge="san-polo",
        bridges=BRIDGES,
    ),
    steps=(
        FigureStep(
            name="before",
            marks=("f:dorsoduro:mask", "f:dorsoduro:prow"),
            facts={"bruno": (pays("dorsoduro", "prow"), 6), "anna": (pays("dorsoduro"), 5)},
        ),
        FigureStep(
            name="after",
            first=("play transfer", "transfer dorsoduro prow"),
            marks=("f:dorsoduro:mask", "f:dorsoduro:prow"),
            facts={"anna": (pays("dorsoduro"), 6), "bruno": (pays("dorsoduro", "prow"), 5)},
        ),
    ),
)

TOLLS = figure_of_three(
    name="tolls",
    rule="SM 5.4",
    position=position(
        {**CITY, "dorsoduro": {"mask": 3, "lion": 1}},
        hand=["doge", "castello"],
        doge="cannaregio",
        bridges={
            "cannaregio-san-marco": ["prow"],
            "san-marco-dorsoduro": ["mask"],
            "cannaregio-castello": ["lion"],
        },
        points={"mask": 10, "prow": 12, "lion": 9},
    ),
    steps=(
        FigureStep(name="stands", marks=("doge", "title dorsoduro"), facts={"bruno": (pays("cannaregio", "prow"), 6)}),
        FigureStep(
            name="toll",
            rule="SM 5.4.1",
            first=("play doge", "cross cannaregio-san-marco prow"),
            marks=("points mask", "points prow"),
            brings={0: -1, 1: 1},
        ),
        FigureStep(
            name="own",
            rule="SM 5.4.2",
            first=("cross san-marco-dorsoduro mask",),
            marks=("title dorsoduro",),
            brings={0: 6, 2: 5},
        ),
    ),
)

BANISHMENT = figure_of_three(
    name="banishment",
    rule="SM 5.5",
    position=position(
        {**CITY, "dorsoduro": {"mask": 2, "prow": 1, "lion": 1}},
        hand=["banishment", "castello"],
        doge="san-polo",
        bridges=BRIDGES,
    ),
    steps=(
        FigureStep(name="named", first=(), marks=("title dorsoduro", "f:dorsoduro:prow", "f:dorsoduro:lion")),
        FigureStep(name="rolled", first=("play banishment", "banish dorsoduro", "roll 3"), marks=("title dorsoduro",)),
        FigureStep(name="gone", first=("remove prow", "remove lion"), marks=("f:dorsoduro:mask",)),
    ),
)

SCORING = figure_of_three(
    name="scoring",
    rule="SM 6",
    position=position(
        {**CITY, "san-marco": {"mask": 4, "prow": 5, "lion": 2}},
        hand=["doge", "transfer", "transfer", "doge", "castello"],
        doge="san-marco",
        bridges=BRIDGES,
    ),
    steps=(
        FigureStep(
            name="count",
            marks=("f:san-marco:mask", "f:san-marco:prow", "f:san-marco:lion"),
            facts={"bruno": (pays("san-marco", "prow"), 8), "anna": (pays("san-marco"), 6)},
        ),
        FigureStep(name="plain", first=("play doge",), marks=("title san-marco",), brings={0: 6, 1: 8}),
        FigureStep(
            name="level",
            rule="SM 5.3",
            first=("play transfer", "transfer san-marco lion"),
            marks=("f:san-marco:mask", "f:san-marco:prow"),
            facts={"each": (pays("san-marco"), 6)},
        ),
        FigureStep(name="shared", first=("play doge",), marks=("title san-marco",), brings={0: 6, 1: 6}),
    ),
)

SECOND = figure_of_three(
    name="second",
    rule="SM 6",
    position=position(
        {**CITY, "san-marco": {"mask": 5, "prow": 3, "lion": 3}, "cannaregio": {"mask": 2}},
        hand=["doge", "doge", "castello"],
        doge="san-marco",
        bridges={**BRIDGES, "cannaregio-san-marco": ["mask"]},
    ),
    steps=(
        FigureStep(name="tie", first=(), marks=("f:san-marco:prow", "f:san-marco:lion")),
        FigureStep(name="nobody", first=("play doge", "stop"), marks=("title san-marco",), brings={0: 8}),
        FigureStep(
            name="alone",
            first=("play doge", "cross cannaregio-san-marco mask", "stop"),
            marks=("title cannaregio",),
            brings={0: 6},
        ),
    ),
)

FOUR = Figure(
    name="four",
    rule="SM 4.1",
    options={"players": 4},
    names=("Anna", "Bruno", "Carla", "Dino"),
    room=ROOM_WITH_OFFERS,
    position=lessons.FOUR.position,
    seat=1,
    steps=(
        FigureStep(name="pairs", marks=("colour:mask", "colour:prow")),
        FigureStep(name="hidden", rule="SM 4.2", marks=("o:2", "o:3")),
        FigureStep(
            name="taken",
            rule="SM 4.3",
            first=("take 2",),
            marks=("hand", "limits mask"),
            facts={"anna": (limits(), 1)},
        ),
    ),
)

# After the final round of a passage one of four is below ten.
PASSAGE = Figure(
    name="passage",
    rule="SM 7",
    options={"players": 4},
    names=("Anna", "Bruno", "Carla", "Dino"),
    room=(600, 720),
    position=position(
        {
            "cannaregio": {"prow": 2, "key": 2},
            "santa-croce": {"lion": 2},
            "san-polo": {"mask": 2, "key": 2},
            "san-marco": {"mask": 3, "prow": 4, "lion": 3},
            "dorsoduro": {"lion": 2, "prow": 2},
            "castello": {"mask": 4, "key": 2},
        },
        roles=["prow", "lion", "key"],
        turn="prow",
        final_round=True,
        doge="castello",
        hand=["castello"],
        bridges={
            "san-polo-san-marco": ["mask"],
            "cannaregio-santa-croce": ["key"],
            "santa-croce-dorsoduro": ["lion"],
            "san-polo-dorsoduro": ["prow"],
        },
        points={"mask": 20, "prow": 18, "lion": 17, "key": 19},
        limits={"mask": [3, 3, 3, 2], "prow": [3, 3, 3, 3], "lion": [2, 2, 2, 2], "key": [2, 2, 2, 2, 2]},
    ),
    steps=(
        FigureStep(
            name="final",
            rule="SM 7.2",
            marks=("limits mask", "limits prow", "limits lion", "limits key"),
            facts={"anna": (limits(), 11), "most": (limits("prow"), 12), "carla": (limits("lion"), 8)},
        ),
        FigureStep(name="bonus", rule="SM 7.3", first=("play castello",), marks=("points lion",), brings={2: 4}),
        FigureStep(
            name="free",
            rule="SM 7.4",
            first=("banish san-marco", "roll 3", "remove prow", "remove prow", "remove mask"),
            marks=("f:san-marco:lion",),
        ),
    ),
)

FINAL = figure_of_three(
    name="final",
    rule="SM 8",
    position=lessons.END.position,
    steps=(
        FigureStep(
            name="last",
            marks=("passage", "title san-marco"),
            facts={"anna": (("scores", 0), 58), "bruno": (("scores", 1), 61)},
        ),
        FigureStep(
            name="counted",
            first=("play san-polo", "place san-marco"),
            marks=("points mask",),
            brings={0: 27, 1: 23, 2: 14},
            facts={"anna": (("scores", 0), 85), "bruno": (("scores", 1), 84)},
        ),
    ),
)

GHOSTS = Figure(
    name="ghosts",
    rule="SM 9.1",
    options={"players": 2, "variant": "ghosts"},
    names=PAIR,
    room=ROOM,
    position=lessons.GHOSTS.changed_position(hand=["doge"], doge="san-marco"),
    steps=(
        FigureStep(name="who", marks=("colour:lion", "colour:key")),
        FigureStep(
            name="score",
            first=("play doge", "stop"),
            marks=("f:san-marco:key", "f:san-marco:mask"),
            brings={0: 6},
        ),
        FigureStep(name="grow", first=("roll 2", "roll 6"), marks=("f:santa-croce:lion", "f:castello:key")),
    ),
)

NEUTRAL = Figure(
    name="neutral",
    rule="SM 9.2",
    options={"players": 2, "variant": "neutral"},
    names=PAIR,
    room=ROOM,
    position=lessons.NEUTRAL.position,
    steps=(
        FigureStep(
            name="third",
            marks=("f:san-marco:lion", "f:san-marco:mask"),
            facts={"second": (pays("san-marco"), 6)},
        ),
        FigureStep(name="back", first=("return dorsoduro",), marks=("f:dorsoduro:lion",)),
        FigureStep(name="turns", first=("return san-marco",), marks=("f:san-marco:lion",)),
    ),
)

TWO_COLOURS = Figure(
    name="two-colours",
    rule="SM 9.3.2",
    options={"players": 2, "variant": "two-colours"},
    names=PAIR,
    room=ROOM,
    position=lessons.COLOURS.changed_position(hand=["doge", "castello"]),
    steps=(
        FigureStep(name="both", marks=("f:san-marco:mask", "f:san-marco:lion", "f:san-marco:prow")),
        FigureStep(
            name="asked",
            first=("play doge",),
            marks=("colour:mask", "colour:lion"),
            facts={"first": (pays("san-marco"), 8)},
        ),
        FigureStep(
            name="lower",
            first=("score lion",),
            marks=("points lion",),
            brings={0: 5},
        ),
        FigureStep(
            name="result",
            rule="SM 9.3.5",
            marks=("points mask", "points lion"),
            facts={
                "high": (("view", "points", "mask"), 30),
                "low": (("view", "points", "lion"), 26),
                "result": (("scores", 0), 28),
            },
        ),
    ),
)

FIGURES = (
    *(TABLE, SET_UP, FOUR, DIVIDING, TAKING, DISTRICT, LAST_BRIDGE, TRANSFER, TOLLS, BANISHMENT, SCORING, SECOND),
    *(PASSAGE, FINAL, GHOSTS, NEUTRAL, TWO_COLOURS),
)
