"""Every kind of zone, with all that can lie there and all that a click can mean."""

from fair.actions import CARD
from tavoliere.definition.schema import Parameter
from tavoliere.definition.zones import (
    PIECE,
    PLACE,
    SEAT,
    click,
    counts,
    grid,
    hand,
    kinds,
    map_of,
    passes,
    pile,
    row,
    seat,
    standing,
    track,
    words,
)

DIE = Parameter("pips", tuple("123456"))

ZONES = (
    seat("players", click("thank", seat=SEAT)),
    hand("hand", kinds("hand", CARD, total="held"), clicks=(click("sell", card=PIECE),), room=4),
    pile("coins", counts("coins")),
    map_of(
        "towns",
        kinds("sold", CARD, form="tile"),
        at={"asti": (0, 0), "bra": (1.6, 0.7), "cuneo": (3.3, 0), "dego": (0.5, 1.8), "este": (2.6, 1.9)},
        roads=(("asti", "bra"), ("bra", "cuneo"), ("bra", "dego"), ("bra", "este")),
        clicks=(click("sell", town=PLACE),),
    ),
    grid(
        "fields",
        counts("stone"),
        columns=3,
        clicks=(click("move", origin=PLACE), click("move", target=PLACE)),
        shared=True,
    ),
    track("road", standing("pawn"), shape="ring", shared=True),
    track("heaps", counts("heap"), shape="back", stack=3, shared=True),
    row(
        "stalls",
        words("stall", CARD),
        clicks=(click("take", stall=PLACE),),
        passing=(passes("shown", card=PIECE, stall=PLACE),),
    ),
    pile("turns", counts("turns", form="number")),
    row("die", words("die", DIE, form="die"), room=1),
    pile("deck", counts("left", form="card", face_down=True), clicks=(click("draw"),)),
)
