"""Every action of San Marco, numbered once and for all.

| block | whose | meaning |
|---|---|---|
| draw card | chance | a card for a distributor (SM 4.2) |
| roll number | chance | the die |
| stone colour | chance | the next stone for the role tablet (SM 4.1) |
| begin colour | chance | the start player (SM 3.4) |
| span site | chance | a ghost's bridge (SM 9.1) |
| divide card pile | a distributor | a card of the hand into an offer (SM 4.2) |
| take pile | a decision-maker | an offer (SM 4.3) |
| play card | a player | the next card of the offer (SM 4.3) |
| decline | a player | no relocation (SM R21), no free banishment (SM 7.4) |
| relocate district | a player | picks up an own aristocrat, as the supply is empty (SM R21) |
| place district | a player | a district card, carried over an own bridge or not (SM 5.1) |
| lift site colour | a player | a bridge, as none is left (SM 5.2) |
| bridge site | a player | builds a bridge (SM 3.5, SM 5.2) |
| transfer district colour | a player | replaces an aristocrat (SM 5.3) |
| enter district | a player | puts the Doge on the board (SM R1) |
| cross site colour | a player | the Doge over somebody's bridge (SM 5.4) |
| ferry site | a player | the Doge without a bridge, where that is allowed (SM R4) |
| stop | a player | the Doge stays and scores (SM 5.4) |
| banish district | a player | names a district (SM 5.5) |
| remove colour | a player | one aristocrat of it goes (SM 5.5) |
| score colour | a player of two colours | the one that scores (SM 9.3) |
| return district | a player | puts a neutral aristocrat back (SM 9.2) |
| appoint colour | the start player | the next role on the tablet, where roles are chosen (SM 4.1) |
| draw-action-unseen, draw-limit-unseen, divide-unseen | nobody | what strangers see of a pair's cards (SM R3) |
"""

from itertools import combinations

from tavoliere.definition.schema import Block, Parameter, block_of, offsets

COLOUR_WORDS = ("mask", "prow", "lion", "key")
DISTRICT_WORDS = ("cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello")
CARD_WORDS = (*DISTRICT_WORDS, "bridge", "transfer", "doge", "banishment", "limit-1", "limit-2", "limit-3")
SITE_WORDS = tuple("-".join(ends) for ends in combinations(DISTRICT_WORDS, 2))

COLOUR = Parameter("colour", COLOUR_WORDS)
DISTRICT = Parameter("district", DISTRICT_WORDS)
SITE = Parameter("site", SITE_WORDS)
PILE = Parameter("pile", ("1", "2", "3"))

BLOCKS = (
    Block("draw", (Parameter("card", CARD_WORDS),), chance=True),
    Block("roll", (Parameter("number", ("1", "2", "3", "4", "5", "6")),), chance=True),
    Block("stone", (COLOUR,), chance=True),
    Block("begin", (COLOUR,), chance=True),
    Block("span", (SITE,), chance=True),
    Block("divide", (Parameter("card", CARD_WORDS), PILE)),
    Block("take", (PILE,)),
    Block("play", (Parameter("card", CARD_WORDS[:10]),)),
    Block("decline"),
    Block("relocate", (DISTRICT,)),
    Block("place", (DISTRICT,)),
    Block("lift", (SITE, COLOUR)),
    Block("bridge", (SITE,)),
    Block("transfer", (DISTRICT, COLOUR)),
    Block("enter", (DISTRICT,)),
    Block("cross", (SITE, COLOUR)),
    Block("ferry", (SITE,)),
    Block("stop"),
    Block("banish", (DISTRICT,)),
    Block("remove", (COLOUR,)),
    Block("score", (COLOUR,)),
    Block("return", (DISTRICT,)),
    Block("appoint", (COLOUR,)),
    Block("draw-action-unseen", masked=True),
    Block("draw-limit-unseen", masked=True),
    Block("divide-unseen", masked=True),
)
FIRST_OF = offsets(BLOCKS)
DRAW, ROLL, STONE, BEGIN, SPAN, DIVIDE, TAKE, PLAY, DECLINE = FIRST_OF[:9]
RELOCATE, PLACE, LIFT, BUILD, EXCHANGE, ENTER, CROSS, FERRY, STOP = FIRST_OF[9:18]
BANISH, REMOVE, SCORE, RETURN, APPOINT = FIRST_OF[18:23]
DRAW_ACTION_UNSEEN, DRAW_LIMIT_UNSEEN, DIVIDE_UNSEEN, ACTIONS = FIRST_OF[23:]
BLOCK_OF = block_of(BLOCKS)
BLOCK_DRAW, BLOCK_ROLL, BLOCK_STONE, BLOCK_BEGIN, BLOCK_SPAN, BLOCK_DIVIDE, BLOCK_TAKE, BLOCK_PLAY = range(8)
BLOCK_DECLINE, BLOCK_RELOCATE, BLOCK_PLACE, BLOCK_LIFT, BLOCK_BRIDGE, BLOCK_TRANSFER, BLOCK_ENTER = range(8, 15)
BLOCK_CROSS, BLOCK_FERRY, BLOCK_STOP, BLOCK_BANISH, BLOCK_REMOVE, BLOCK_SCORE, BLOCK_RETURN = range(15, 22)
BLOCK_APPOINT, BLOCK_DRAW_ACTION_UNSEEN, BLOCK_DRAW_LIMIT_UNSEEN, BLOCK_DIVIDE_UNSEEN = range(22, len(BLOCKS))
