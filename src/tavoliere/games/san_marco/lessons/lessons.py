"""The course that teaches San Marco; its sentences are in the catalogues of `words/lessons`.

The learner has the mask, Bruno the prow, Carla the lion. Where only a hand is to be played the learner plays last in
the round, so that no offer lies about that nothing is said of.
"""

from functools import partial
from typing import Any

from tavoliere.definition.lesson import Lesson, LessonStep, Path
from tavoliere.games.san_marco.rules.actions import COLOUR_WORDS, DISTRICT_WORDS

THREE = {"players": 3}
OTHERS = ("", "Bruno", "Carla")
lesson_of_three = partial(Lesson, options=THREE, names=OTHERS)
SITES = (
    *("cannaregio-santa-croce", "cannaregio-san-polo", "cannaregio-san-marco", "cannaregio-castello"),
    *("santa-croce-san-polo", "santa-croce-dorsoduro", "san-polo-san-marco", "san-polo-dorsoduro"),
    *("san-marco-dorsoduro", "san-marco-castello"),
)


def position(districts: dict[str, dict[str, int]], **more: Any) -> dict[str, Any]:
    """In the middle of the first passage, if nothing else is said."""
    return {"round": 3, "districts": districts, **more}


def pays(district: str, colour: str = "mask") -> Path:
    """What a district would pay now, as the board shows it."""
    return ("derived", "prizes", DISTRICT_WORDS.index(district), COLOUR_WORDS.index(colour))


def would_pay(action: str, district: str, colour: str = "mask") -> Path:
    """The same after an action."""
    return ("choices", action, "changes", "prizes", str(DISTRICT_WORDS.index(district)), COLOUR_WORDS.index(colour))


def limits(colour: str = "mask") -> Path:
    return ("derived", "limits", COLOUR_WORDS.index(colour))


def limits_with(offer: int) -> Path:
    """The learner's limit points with an offer."""
    return ("choices", f"take {offer}", "changes", "limits", "0")


def all_but(kind: str, right: str, why: str, words: tuple[str, ...] = DISTRICT_WORDS) -> dict[str, str]:
    """The same reason for every other district, or every other site."""
    return {f"{kind} {word}": why for word in words if word != right}


GOAL = lesson_of_three(
    name="goal",
    position=position(
        {
            "cannaregio": {"mask": 2, "lion": 2},
            "santa-croce": {"lion": 2},
            "san-polo": {"prow": 2},
            "san-marco": {"mask": 4, "prow": 3, "lion": 2},
            "dorsoduro": {"prow": 1, "lion": 4},
            "castello": {"mask": 2, "prow": 4},
        },
        round=1,
        hand=["doge"],
        bridges={"cannaregio-castello": ["mask"], "san-polo-san-marco": ["prow"], "santa-croce-dorsoduro": ["lion"]},
    ),
    steps=(
        LessonStep(
            name="people",
            rule="SM 2.1",
            marks=("colour:mask", "f:san-marco:mask", "f:cannaregio:mask", "f:castello:mask"),
        ),
        LessonStep(
            name="medals",
            rule="SM 6",
            marks=("title san-marco",),
            facts={
                "first": (pays("san-marco"), 8),
                "second": (pays("san-marco", "prow"), 6),
                "mine": (("view", "districts", "san-marco", "mask"), 4),
                "bruno": (("view", "districts", "san-marco", "prow"), 3),
            },
        ),
        LessonStep(name="doge", rule="SM 5.4", marks=("c:doge",), asks=("play doge",), after=False),
        LessonStep(
            name="visit",
            rule="SM 2.3",
            marks=("f:san-marco:mask", "f:castello:mask", "f:cannaregio:mask"),
            asks=("enter san-marco",),
            tries={
                **all_but("enter", "san-marco", "nothing"),
                "enter castello": "second",
                "enter cannaregio": "shared",
            },
            facts={"second": (pays("castello"), 4), "shared": (pays("cannaregio"), 4)},
            brings={0: 8, 1: 6},
        ),
    ),
)

# A round of three: Carla has divided, the learner chooses first.
OFFERS = lesson_of_three(
    name="offers",
    position=position(
        {
            "cannaregio": {"prow": 3, "lion": 1},
            "santa-croce": {"lion": 2, "prow": 1},
            "san-polo": {"prow": 2},
            "san-marco": {"mask": 3, "prow": 3, "lion": 1},
            "dorsoduro": {"mask": 2},
            "castello": {"lion": 4, "mask": 1},
        },
        round=2,
        roles=["lion", "mask", "prow"],
        doge="san-marco",
        offers=[
            ["cannaregio", "santa-croce", "limit-1"],
            ["san-marco", "doge", "limit-3"],
            ["castello", "transfer", "limit-2", "limit-1"],
        ],
        bridges={"santa-croce-dorsoduro": ["mask"], "san-polo-dorsoduro": ["prow"], "cannaregio-castello": ["lion"]},
        points={"mask": 4, "prow": 6, "lion": 8},
        limits={"mask": [2], "prow": [1], "lion": [3]},
    ),
    steps=(
        LessonStep(name="divided", rule="SM 4.2", marks=("o:0", "o:1", "o:2")),
        LessonStep(
            name="seals",
            rule="SM 7",
            marks=("limit 0", "limit 1", "limit 2", "totals 0", "totals 1", "totals 2"),
        ),
        LessonStep(
            name="take",
            rule="SM 4.3",
            marks=("o:1", "title san-marco"),
            asks=("take 2",),
            tries={"take 1": "cheap", "take 3": "rest"},
            after=False,
        ),
        LessonStep(
            name="order",
            rule="SM 4.3",
            marks=("limits mask", "c:san-marco", "c:doge"),
            asks=(("play san-marco", "play doge"),),
            tries={"play doge": "soon"},
            facts={"limit": (limits(), 5), "now": (pays("san-marco"), 6)},
            brings={0: 8, 1: 6},
        ),
        LessonStep(
            name="left",
            rule="SM 4.3",
            first=("take 1", "play cannaregio", "play santa-croce"),
            marks=("colour:lion", "hand"),
            facts={"limit": (limits("lion"), 6)},
        ),
    ),
)

BRIDGES = lesson_of_three(
    name="bridges",
    position=position(
        {
            "cannaregio": {"prow": 3, "lion": 2},
            "santa-croce": {"lion": 2},
            "san-polo": {"prow": 3, "lion": 2},
            "san-marco": {"mask": 3, "prow": 3, "lion": 1},
            "dorsoduro": {"mask": 1, "lion": 1},
            "castello": {"mask": 4, "prow": 1},
        },
        hand=["san-polo"],
        doge="cannaregio",
        bridges={
            "san-polo-san-marco": ["mask"],
            "san-marco-dorsoduro": ["mask"],
            "santa-croce-dorsoduro": ["lion"],
        },
        points={"mask": 9, "prow": 11, "lion": 8},
    ),
    steps=(
        LessonStep(
            name="own",
            rule="SM 3.5",
            marks=("bridge san-polo-san-marco mask", "bridge san-marco-dorsoduro mask"),
        ),
        LessonStep(name="card", rule="SM 5.1", marks=("c:san-polo",), asks=("play san-polo",), after=False),
        LessonStep(
            name="over",
            rule="SM 5.1",
            marks=("title san-marco",),
            asks=("place san-marco",),
            tries={"place san-polo": "here"},
            refused=("place dorsoduro",),
            facts={"now": (pays("san-marco"), 6), "then": (would_pay("place san-marco", "san-marco"), 8)},
        ),
    ),
)

DOGE = lesson_of_three(
    name="doge",
    position=position(
        {
            "cannaregio": {"prow": 3, "lion": 2},
            "santa-croce": {"lion": 3},
            "san-polo": {"prow": 2},
            "san-marco": {"mask": 3, "prow": 4},
            "dorsoduro": {"mask": 3},
            "castello": {"mask": 1, "lion": 1},
        },
        hand=["doge"],
        doge="cannaregio",
        bridges={
            "cannaregio-san-marco": ["prow"],
            "san-marco-dorsoduro": ["mask"],
            "cannaregio-santa-croce": ["lion"],
            "cannaregio-san-polo": ["prow"],
        },
        points={"mask": 10, "prow": 12, "lion": 9},
    ),
    steps=(
        LessonStep(
            name="here",
            rule="SM 5.4",
            marks=("f:cannaregio:prow", "f:cannaregio:lion", "c:doge"),
            asks=("play doge",),
            facts={"bruno": (pays("cannaregio", "prow"), 6), "carla": (pays("cannaregio", "lion"), 4)},
            after=False,
        ),
        LessonStep(
            name="toll",
            rule="SM 5.4.1",
            marks=("bridge cannaregio-san-marco prow",),
            asks=("cross cannaregio-san-marco prow",),
            tries={
                "stop": "stays",
                "cross cannaregio-santa-croce lion": "carla",
                "cross cannaregio-san-polo prow": "bruno",
            },
            facts={"toll": (("derived", "tolls", 1), 1)},
            brings={0: -1, 1: 1},
            after=False,
        ),
        LessonStep(
            name="free",
            rule="SM 5.4.1",
            marks=("bridge san-marco-dorsoduro mask",),
            asks=("cross san-marco-dorsoduro mask",),
            tries={"stop": "second"},
            facts={"first": (pays("san-marco", "prow"), 8), "second": (pays("san-marco"), 6)},
            brings={0: 6},
        ),
    ),
)

TIES = lesson_of_three(
    name="ties",
    position=position(
        {
            "cannaregio": {"mask": 3},
            "santa-croce": {"mask": 2},
            "san-marco": {"mask": 3, "prow": 4, "lion": 3},
            "dorsoduro": {"lion": 2},
            "castello": {"prow": 2},
        },
        hand=["transfer", "doge"],
        doge="san-marco",
        bridges={
            "cannaregio-santa-croce": ["mask"],
            "cannaregio-castello": ["prow"],
            "santa-croce-dorsoduro": ["lion"],
        },
        points={"mask": 7, "prow": 12, "lion": 10},
    ),
    steps=(
        LessonStep(name="level", rule="SM 6", marks=("f:san-marco:prow", "f:san-marco:mask", "f:san-marco:lion")),
        LessonStep(
            name="card",
            rule="SM 5.3",
            marks=("c:transfer",),
            asks=("play transfer",),
            tries={"play doge": "soon"},
            after=False,
        ),
        LessonStep(
            name="whom",
            rule="SM 5.3",
            marks=("f:san-marco:prow", "f:san-marco:lion"),
            asks=("transfer san-marco prow",),
            tries={
                "transfer san-marco lion": "carla",
                "transfer castello prow": "elsewhere",
                "transfer dorsoduro lion": "elsewhere",
            },
            facts={
                "first": (would_pay("transfer san-marco prow", "san-marco"), 8),
                "shared": (would_pay("transfer san-marco lion", "san-marco"), 6),
            },
            after=False,
        ),
        LessonStep(name="doge", rule="SM 6", marks=("c:doge",), asks=("play doge",), brings={0: 8}),
    ),
)

BANISHMENT = lesson_of_three(
    name="banishment",
    position=position(
        {
            "cannaregio": {"lion": 2},
            "santa-croce": {"prow": 2, "lion": 1},
            "san-polo": {"lion": 3},
            "san-marco": {"mask": 4, "prow": 1},
            "dorsoduro": {"mask": 3, "prow": 4, "lion": 1},
            "castello": {"mask": 2},
        },
        hand=["banishment", "doge"],
        doge="dorsoduro",
        bridges={"cannaregio-castello": ["mask"], "cannaregio-santa-croce": ["prow"], "cannaregio-san-polo": ["lion"]},
        points={"mask": 14, "prow": 17, "lion": 12},
        round=4,
    ),
    steps=(
        LessonStep(
            name="card",
            rule="SM 5.5",
            marks=("c:banishment", "f:dorsoduro:prow"),
            asks=("play banishment",),
            tries={"play doge": "soon"},
            facts={"bruno": (pays("dorsoduro", "prow"), 6), "now": (pays("dorsoduro"), 5)},
            after=False,
        ),
        LessonStep(
            name="name",
            rule="SM 5.5",
            marks=("title dorsoduro",),
            asks=("banish dorsoduro",),
            tries={
                **all_but("banish", "dorsoduro", "elsewhere"),
                "banish san-marco": "own",
                "banish castello": "alone",
            },
            after=False,
        ),
        LessonStep(
            name="who",
            rule="SM 5.5",
            first=("roll 3",),
            marks=("f:dorsoduro:prow",),
            asks=(("remove prow", "remove prow", "remove prow"),),
            tries={"remove lion": "carla", "remove mask": "own"},
            after=False,
        ),
        LessonStep(name="doge", rule="SM 6", marks=("c:doge", "f:dorsoduro:mask"), asks=("play doge",), brings={0: 6}),
    ),
)

# One card is left to be laid; Bruno and Carla can't afford the offer with the Doge any more, the learner can.
DIVIDING = lesson_of_three(
    name="dividing",
    position=position(
        {
            "cannaregio": {"prow": 3, "lion": 1},
            "santa-croce": {"prow": 2},
            "san-polo": {"lion": 3, "prow": 2},
            "san-marco": {"mask": 3, "prow": 3, "lion": 2},
            "dorsoduro": {"lion": 4, "prow": 1},
            "castello": {"mask": 4, "lion": 1},
        },
        phase="dividing",
        roles=["mask", "prow", "lion"],
        doge="san-marco",
        hand=["limit-3"],
        offers=[
            ["cannaregio", "transfer", "limit-1"],
            ["san-polo", "dorsoduro", "limit-2"],
            ["san-marco", "doge", "limit-1"],
        ],
        bridges={
            "cannaregio-castello": ["mask"],
            "santa-croce-san-polo": ["prow"],
            "santa-croce-dorsoduro": ["lion"],
        },
        points={"mask": 12, "prow": 16, "lion": 15},
        limits={"mask": [2, 1], "prow": [3, 3], "lion": [3, 3, 1]},
        round=4,
    ),
    steps=(
        LessonStep(name="yours", rule="SM 4.1", marks=("colour:mask", "o:0", "o:1", "o:2")),
        LessonStep(
            name="others",
            rule="SM 4.2",
            marks=("limits prow", "limits lion", "totals 0", "totals 1", "totals 2"),
            facts={"bruno": (limits("prow"), 6), "carla": (limits("lion"), 7), "mine": (limits(), 3)},
        ),
        LessonStep(
            name="last",
            rule="SM 4.2",
            marks=("h:limit-3",),
            asks=("divide limit-3 3",),
            tries={"divide limit-3 1": "poor", "divide limit-3 2": "poor"},
            after=False,
        ),
        LessonStep(
            name="left",
            rule="SM 4.3",
            first=(
                *("take 1", "play transfer", "transfer castello lion", "play cannaregio"),
                *("take 2", "play san-polo", "play dorsoduro", "place dorsoduro"),
            ),
            marks=("c:san-marco", "c:doge"),
            asks=(("play san-marco", "play doge"),),
            tries={"play doge": "soon"},
            brings={0: 8, 1: 6},
        ),
    ),
)

PASSAGE = lesson_of_three(
    name="passage",
    position=position(
        {
            "cannaregio": {"prow": 2, "lion": 3},
            "santa-croce": {"lion": 2},
            "san-polo": {"mask": 2, "prow": 2},
            "san-marco": {"mask": 3, "prow": 3, "lion": 2},
            "dorsoduro": {"mask": 3, "lion": 3},
            "castello": {"prow": 3, "lion": 2},
        },
        roles=["lion", "mask", "prow"],
        doge="castello",
        offers=[
            ["san-polo", "dorsoduro", "limit-1"],
            ["san-marco", "san-marco", "transfer", "limit-3", "limit-2"],
            ["castello", "limit-2"],
        ],
        bridges={"san-marco-castello": ["mask"], "cannaregio-castello": ["prow"], "cannaregio-santa-croce": ["lion"]},
        points={"mask": 20, "prow": 26, "lion": 25},
        limits={"mask": [3, 2], "prow": [3, 3, 2], "lion": [3, 3, 2]},
        round=5,
    ),
    steps=(
        LessonStep(
            name="ten",
            rule="SM 7.2",
            marks=("limits mask", "limits prow", "limits lion"),
            facts={"mine": (limits(), 5), "theirs": (limits("prow"), 8)},
        ),
        LessonStep(
            name="take",
            rule="SM 7.2",
            marks=("limit 0", "limit 1", "limit 2"),
            asks=("take 1",),
            tries={"take 2": "out", "take 3": "little"},
            facts={"out": (limits_with(2), 10), "little": (limits_with(3), 7)},
            after=False,
        ),
        LessonStep(
            name="play",
            rule="SM 4.3",
            marks=("c:san-polo", "c:dorsoduro"),
            asks=(("play san-polo", "play dorsoduro"), ("play dorsoduro", "play san-polo")),
            after=False,
        ),
        LessonStep(
            name="bonus",
            rule="SM 7.3",
            first=(
                *("take 2", "play san-marco", "play san-marco", "play transfer", "transfer san-marco lion"),
                *("play castello",),
            ),
            marks=("points mask", "limits prow"),
            facts={"most": (limits("prow"), 13), "mine": (limits(), 6)},
            brings={0: 7},
        ),
        LessonStep(name="free", rule="SM 7.4", marks=("colour:mask",)),
    ),
)

# The last card of a game; two have the fewest limit points, so nobody banishes, and nobody is below ten.
END = lesson_of_three(
    name="end",
    position=position(
        {
            "cannaregio": {"prow": 3, "lion": 2},
            "santa-croce": {"lion": 4, "mask": 2},
            "san-polo": {"mask": 4, "prow": 1},
            "san-marco": {"mask": 3, "prow": 4, "lion": 3},
            "dorsoduro": {"prow": 3, "mask": 1},
            "castello": {"mask": 3, "lion": 2},
        },
        passage=3,
        hand=["san-polo"],
        doge="santa-croce",
        bridges={"san-polo-san-marco": ["mask"], "cannaregio-castello": ["prow"], "cannaregio-santa-croce": ["lion"]},
        points={"mask": 58, "prow": 61, "lion": 57},
        limits={"mask": [3, 3, 2, 2], "prow": [3, 3, 3, 3], "lion": [3, 3, 3, 1]},
        round=4,
    ),
    steps=(
        LessonStep(name="last", rule="SM 8", marks=("passage", "c:san-polo"), asks=("play san-polo",), after=False),
        LessonStep(
            name="where",
            rule="SM 8",
            marks=("title san-polo", "title san-marco"),
            asks=("place san-marco",),
            tries={"place san-polo": "first"},
            facts={
                "polo": (pays("san-polo"), 6),
                "shared": (would_pay("place san-marco", "san-marco"), 6),
            },
            brings={0: 27, 1: 23, 2: 14},
        ),
        LessonStep(
            name="won",
            rule="SM 8",
            marks=("colour:mask",),
            facts={"mine": (("scores", 0), 85), "bruno": (("scores", 1), 84)},
        ),
    ),
)

# The learner chooses second: two offers are left, and Carla gets the other.
TRAPS = lesson_of_three(
    name="traps",
    position=position(
        {
            "cannaregio": {"prow": 3},
            "santa-croce": {"prow": 2, "lion": 1},
            "san-polo": {"lion": 2},
            "san-marco": {"mask": 5, "prow": 2},
            "dorsoduro": {"prow": 3, "lion": 2},
            "castello": {"lion": 5, "mask": 1, "prow": 1},
        },
        roles=["lion", "prow", "mask"],
        turn="mask",
        doge="castello",
        offers=[["cannaregio", "bridge", "limit-1"], [], ["san-marco", "doge", "limit-3"]],
        bridges={"san-marco-castello": ["mask"], "cannaregio-santa-croce": ["prow"], "santa-croce-dorsoduro": ["lion"]},
        points={"mask": 15, "prow": 16, "lion": 17},
        limits={"mask": [2], "prow": [3, 1], "lion": [2, 2]},
    ),
    steps=(
        LessonStep(
            name="left",
            rule="SM 4.3",
            marks=("o:0", "o:2", "f:castello:lion"),
            asks=("take 3",),
            tries={"take 1": "gift"},
            facts={"carla": (pays("castello", "lion"), 6)},
            after=False,
        ),
        LessonStep(
            name="enough",
            rule="SM 6",
            marks=("c:san-marco", "f:san-marco:mask", "bridge san-marco-castello mask"),
            asks=("play san-marco",),
            tries={"play doge": "soon"},
            after=False,
        ),
        LessonStep(
            name="where",
            rule="SM 5.1",
            marks=("f:san-marco:mask", "f:castello:mask"),
            asks=("place castello",),
            tries={"place san-marco": "enough"},
            facts={"then": (would_pay("place castello", "castello"), 4), "first": (pays("san-marco"), 8)},
            after=False,
        ),
        LessonStep(name="doge", rule="SM 5.4", marks=("c:doge",), asks=("play doge",), after=False),
        LessonStep(
            name="away",
            rule="SM 5.4",
            marks=("bridge san-marco-castello mask",),
            asks=("cross san-marco-castello mask",),
            tries={"stop": "stays"},
            facts={"carla": (pays("castello", "lion"), 6), "second": (pays("castello"), 4)},
            brings={0: 8, 1: 6},
        ),
    ),
)

PLAN = lesson_of_three(
    name="plan",
    position=position(
        {
            "cannaregio": {"lion": 3, "prow": 1},
            "santa-croce": {"prow": 2},
            "san-polo": {"prow": 4, "mask": 2, "lion": 2},
            "san-marco": {"lion": 3, "prow": 2},
            "dorsoduro": {"mask": 3, "lion": 3},
            "castello": {"mask": 2, "prow": 1},
        },
        hand=["dorsoduro", "bridge", "doge"],
        doge="san-polo",
        bridges={"cannaregio-castello": ["mask"], "cannaregio-santa-croce": ["prow"], "san-marco-castello": ["lion"]},
        points={"mask": 0, "prow": 8, "lion": 6},
        limits={"mask": [3], "prow": [2], "lion": [2]},
        round=2,
    ),
    steps=(
        LessonStep(
            name="more",
            rule="SM 5.1",
            marks=("c:dorsoduro", "f:dorsoduro:mask"),
            asks=("play dorsoduro",),
            tries={"play doge": "soon", "play bridge": "bridge"},
            facts={
                "now": (pays("dorsoduro"), 5),
                "then": (would_pay("play dorsoduro", "dorsoduro"), 6),
                "bruno": (pays("san-polo", "prow"), 6),
            },
            after=False,
        ),
        LessonStep(
            name="bridge",
            rule="SM 5.2",
            marks=("c:bridge",),
            asks=("play bridge",),
            tries={"play doge": "soon"},
            facts={"bruno": (pays("san-polo", "prow"), 6)},
            after=False,
        ),
        LessonStep(
            name="site",
            rule="SM 5.2",
            marks=tuple(f"canal {site}" for site in SITES if "san-polo" in site),
            asks=("bridge san-polo-dorsoduro",),
            tries=all_but("bridge", "san-polo-dorsoduro", "elsewhere", SITES),
            after=False,
        ),
        LessonStep(name="doge", rule="SM 5.4", marks=("c:doge",), asks=("play doge",), after=False),
        LessonStep(
            name="walk",
            rule="SM 5.4",
            marks=("bridge san-polo-dorsoduro mask",),
            asks=("cross san-polo-dorsoduro mask",),
            tries={"stop": "stays"},
            facts={"bruno": (pays("san-polo", "prow"), 6)},
            brings={0: 6, 2: 5},
        ),
    ),
)

FOUR = Lesson(
    name="four",
    options={"players": 4},
    names=("", "Bruno", "Carla", "Dino"),
    position=position(
        {
            "cannaregio": {"prow": 2, "key": 2},
            "santa-croce": {"lion": 2},
            "san-polo": {"mask": 2, "key": 2},
            "san-marco": {"mask": 2, "prow": 2, "lion": 2},
            "dorsoduro": {"lion": 2, "prow": 2},
            "castello": {"mask": 4, "key": 2},
        },
        roles=["prow", "mask", "lion", "key"],
        doge="castello",
        offers=[
            ["san-marco", "transfer", "limit-3", "limit-2"],
            ["castello", "doge", "san-polo", "limit-1"],
            ["dorsoduro", "doge", "limit-2"],
            ["bridge", "cannaregio", "banishment", "limit-3", "limit-1"],
        ],
        bridges={
            "san-polo-san-marco": ["mask"],
            "cannaregio-santa-croce": ["key"],
            "santa-croce-dorsoduro": ["lion"],
            "san-polo-dorsoduro": ["prow"],
        },
        round=1,
    ),
    steps=(
        LessonStep(name="pairs", rule="SM 4.1", marks=("colour:mask", "colour:prow", "o:2", "o:3")),
        LessonStep(
            name="take",
            rule="SM 4.3",
            marks=("o:0", "o:1"),
            asks=("take 2",),
            tries={"take 1": "doge"},
            facts={"limit": (limits_with(2), 1), "first": (pays("castello"), 6)},
        ),
    ),
)

GHOSTS = Lesson(
    name="ghosts",
    options={"players": 2, "variant": "ghosts"},
    names=("", "Bruno"),
    position=position(
        {
            "cannaregio": {"mask": 2, "lion": 2},
            "santa-croce": {"key": 2, "prow": 1},
            "san-polo": {"prow": 3, "key": 1},
            "san-marco": {"mask": 3, "prow": 2, "key": 4},
            "dorsoduro": {"lion": 4, "prow": 2},
            "castello": {"mask": 2, "lion": 2},
        },
        hand=["transfer"],
        doge="san-polo",
        bridges={
            "cannaregio-castello": ["mask", "lion"],
            "san-polo-san-marco": ["prow"],
            "cannaregio-san-marco": ["key"],
        },
        points={"mask": 6, "prow": 8, "lion": 4, "key": 6},
        limits={"mask": [3], "prow": [2, 1]},
    ),
    steps=(
        LessonStep(name="who", rule="SM 9.1", marks=("colour:lion", "colour:key")),
        LessonStep(
            name="card",
            rule="SM 9.1",
            marks=("f:san-marco:key", "c:transfer"),
            asks=("play transfer",),
            after=False,
        ),
        LessonStep(
            name="replace",
            rule="SM 9.1",
            marks=("f:san-marco:key", "f:san-marco:prow"),
            asks=("transfer san-marco key",),
            tries={
                "transfer san-marco prow": "shared",
                **{
                    f"transfer {place}": "elsewhere"
                    for place in (
                        *("cannaregio lion", "santa-croce key", "santa-croce prow", "san-polo prow", "san-polo key"),
                        *("dorsoduro lion", "dorsoduro prow", "castello lion"),
                    )
                },
            },
            facts={"shared": (would_pay("transfer san-marco prow", "san-marco"), 6)},
            after=False,
        ),
        LessonStep(
            name="grow",
            rule="SM 9.1",
            first=("roll 2", "roll 6"),
            marks=("f:santa-croce:lion", "f:castello:key"),
            facts={"first": (pays("san-marco"), 8)},
        ),
        LessonStep(name="end", rule="SM 9.1", marks=("limits mask", "limits prow")),
    ),
)

# Between two passages: two neutral aristocrats come back.
NEUTRAL = Lesson(
    name="neutral",
    options={"players": 2, "variant": "neutral"},
    names=("", "Bruno"),
    position={
        "phase": "returning",
        "passage": 2,
        "round": 0,
        "turn": "mask",
        "doge": "castello",
        "districts": {
            "cannaregio": {"lion": 1, "prow": 2},
            "santa-croce": {"lion": 2, "mask": 2},
            "san-polo": {"lion": 1, "prow": 3},
            "san-marco": {"lion": 4, "mask": 3, "prow": 1},
            "dorsoduro": {"lion": 1, "mask": 4, "prow": 2},
            "castello": {"lion": 1, "mask": 2},
        },
        "bridges": {"san-marco-dorsoduro": ["mask"], "cannaregio-san-polo": ["prow"]},
        "points": {"mask": 21, "prow": 26},
    },
    steps=(
        LessonStep(
            name="third",
            rule="SM 9.2",
            marks=("f:san-marco:lion", "f:san-marco:mask"),
            facts={"second": (pays("san-marco"), 6)},
        ),
        LessonStep(
            name="back",
            rule="SM 9.2",
            marks=("f:dorsoduro:prow", "f:dorsoduro:lion"),
            asks=("return dorsoduro",),
            tries={
                **all_but("return", "dorsoduro", "elsewhere"),
                "return castello": "own",
                "return cannaregio": "shared",
            },
            facts={
                "bruno": (pays("dorsoduro", "prow"), 5),
                "shared": (would_pay("return cannaregio", "cannaregio", "prow"), 4),
            },
        ),
        LessonStep(name="first", rule="SM R13", first=("return san-marco",), marks=("colour:mask", "colour:prow")),
    ),
)

COLOURS = Lesson(
    name="colours",
    options={"players": 2, "variant": "two-colours"},
    names=("", "Bruno"),
    position=position(
        {
            "cannaregio": {"prow": 3, "key": 2},
            "santa-croce": {"lion": 2},
            "san-polo": {"key": 3, "mask": 1},
            "san-marco": {"mask": 5, "lion": 4, "prow": 3},
            "dorsoduro": {"lion": 2, "prow": 2},
            "castello": {"mask": 2, "key": 1},
        },
        passage=2,
        hand=["doge"],
        doge="san-marco",
        bridges={
            "cannaregio-castello": ["mask"],
            "santa-croce-dorsoduro": ["lion"],
            "cannaregio-san-polo": ["prow"],
            "cannaregio-santa-croce": ["key"],
        },
        points={"mask": 30, "prow": 27, "lion": 20, "key": 24},
        limits={"mask": [2], "prow": [3], "lion": [3], "key": [1]},
    ),
    steps=(
        LessonStep(name="two", rule="SM 9.3", marks=("colour:mask", "colour:lion")),
        LessonStep(
            name="result",
            rule="SM 9.3.5",
            marks=("points mask", "points lion"),
            facts={
                "high": (("view", "points", "mask"), 30),
                "low": (("view", "points", "lion"), 20),
                "result": (("scores", 0), 23),
            },
        ),
        LessonStep(
            name="doge",
            rule="SM 9.3.2",
            marks=("c:doge", "f:san-marco:mask", "f:san-marco:lion"),
            asks=("play doge",),
            after=False,
        ),
        LessonStep(
            name="pick",
            rule="SM 9.3.2",
            marks=("f:san-marco:mask", "f:san-marco:lion"),
            asks=("score lion",),
            tries={"score mask": "first"},
            facts={
                "first": (pays("san-marco"), 8),
                "bruno": (pays("san-marco", "prow"), 6),
                "lower": (("view", "options", "board", "prestige", "san-marco", 1), 6),
            },
            brings={0: 5},
        ),
        LessonStep(
            name="toll",
            rule="SM 9.3.3",
            facts={"result": (("scores", 0), 28)},
        ),
    ),
)

LESSONS = (
    *(GOAL, OFFERS, BRIDGES, DOGE, TIES, BANISHMENT, DIVIDING, PASSAGE, END, TRAPS, PLAN),
    *(FOUR, GHOSTS, NEUTRAL, COLOURS),
)
