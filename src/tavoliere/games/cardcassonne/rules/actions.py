"""Every action of Cardcassonne, numbered once and for all.

| block | whose | meaning |
|---|---|---|
| draw card | chance | turned up in the opening, or dealt into a hand |
| put row | the dealer | where a joker of the opening goes (CC 2.4) |
| play card row | a player | face down if it is the first of the round, face up otherwise (CC 4.1) |
| follower row | a player | the large follower (CC 4.2) |
| cash, keep | a claimer | a misplaced animal or building (CC 6.2) |
| assign colour | a claimer | a species for an animal joker (CC 6.4) |
| draw-unseen, play-unseen row | nobody | what the others see of a card dealt or played face down |
"""

from tavoliere.definition.schema import Block, Parameter, block_of, offsets

COLOUR_WORDS = ("yellow", "red", "green", "blue")
CARD_WORDS = (
    *(f"{colour}-{face}" for colour in COLOUR_WORDS for face in ("1", "2", "3", "building", "animal")),
    "dragon",
    "fairy",
    "animal-joker",
    "building-joker",
)

CARD = Parameter("card", CARD_WORDS)
ROW = Parameter("row", COLOUR_WORDS)

BLOCKS = (
    Block("draw", (CARD,), chance=True),
    Block("put", (ROW,)),
    Block("play", (CARD, ROW)),
    Block("follower", (ROW,)),
    Block("cash"),
    Block("keep"),
    Block("assign", (Parameter("colour", COLOUR_WORDS),)),
    Block("draw-unseen", masked=True),
    Block("play-unseen", (ROW,), masked=True),
)
DRAW, PUT, PLAY, PLACE, CASH, KEEP, ASSIGN, DRAW_UNSEEN, PLAY_UNSEEN, ACTIONS = offsets(BLOCKS)
BLOCK_DRAW, BLOCK_PUT, BLOCK_PLAY, BLOCK_FOLLOWER, BLOCK_CASH, BLOCK_KEEP, BLOCK_ASSIGN = range(7)
BLOCK_DRAW_UNSEEN, BLOCK_PLAY_UNSEEN = range(7, len(BLOCKS))
BLOCK_OF = block_of(BLOCKS)
