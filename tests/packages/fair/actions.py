"""Every action of Fair: with a card and a town, from a field to a field, at a stall, for a player, and with nothing."""

from fair.state import FIELDS, GOODS, SEATS, STALLS, TOWNS
from tavoliere.definition.schema import Block, Parameter, block_of, offsets

CARD = Parameter("card", GOODS)
STALL = Parameter("stall", tuple(str(1 + stall) for stall in range(STALLS)))
FIELD_WORDS = tuple(str(1 + field) for field in range(FIELDS))

BLOCKS = (
    Block("deal", (CARD,), chance=True),
    Block("throw", (Parameter("pips", tuple("123456")),), chance=True),
    Block("sell", (CARD, Parameter("town", TOWNS))),
    Block("move", (Parameter("origin", FIELD_WORDS), Parameter("target", FIELD_WORDS))),
    Block("take", (STALL,)),
    Block("thank", (Parameter("seat", tuple(map(str, range(SEATS)))),)),
    Block("draw"),
    Block("rest"),
    Block("dealt", masked=True),
)
DEAL, THROW, SELL, MOVE, TAKE, THANK, DRAW, REST, DEALT, ACTIONS = offsets(BLOCKS)
DEALING, THROWING, SELLING, MOVING, TAKING, THANKING, DRAWING, RESTING = range(8)
BLOCK_OF = block_of(BLOCKS)
