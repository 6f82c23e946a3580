"""Every action of Carolus Magnus, numbered once and for all.

| block | whose | meaning |
|---|---|---|
| roll face | chance | a die, at set-up and to replenish (CM 4.6, CM 8.4) |
| draw colour | chance | a paladin laid on a territory at set-up (CM 4.2), or drawn from the bag (CM 12.2) |
| lot seat | chance | the next in the choice order of round 1 (CM 4.7) |
| emperor territory | chance | where the Emperor begins (CM 4.3) |
| disc number | a player | (CM 6) |
| play colour target | a player | a paladin to the own court or to a territory (CM 7) |
| march steps | a player | the Emperor moves (CM 8.1) |
| crown colour | a player | which colour a crown stands for (CM 8.4) |
| take set | a player | a set of the display (CM 12.2) |
| give-back colour | a player | a paladin too many of the set, in the order of the colours (CM 12.2) |
"""

from tavoliere.definition.schema import Block, Parameter, block_of, offsets

COLOUR_WORDS = ("red", "green", "blue", "yellow", "pink")
TERRITORY_WORDS = tuple(str(number) for number in range(1, 16))

COLOUR = Parameter("colour", COLOUR_WORDS)

BLOCKS = (
    Block("roll", (Parameter("face", (*COLOUR_WORDS, "crown")),), chance=True),
    Block("draw", (COLOUR,), chance=True),
    Block("lot", (Parameter("seat", ("0", "1", "2", "3")),), chance=True),
    Block("emperor", (Parameter("territory", TERRITORY_WORDS),), chance=True),
    Block("disc", (Parameter("number", ("1", "2", "3", "4", "5")),)),
    Block("play", (COLOUR, Parameter("target", ("court", *TERRITORY_WORDS)))),
    Block("march", (Parameter("steps", ("1", "2", "3", "4", "5")),)),
    Block("crown", (COLOUR,)),
    Block("take", (Parameter("set", ("1", "2", "3", "4", "5")),)),
    Block("give-back", (COLOUR,)),
)
FIRST_OF = offsets(BLOCKS)
ROLL, DRAW, LOT, EMPEROR, DISC, PLAY, MARCH, CROWN, TAKE, GIVE_BACK, ACTIONS = FIRST_OF
BLOCK_OF = block_of(BLOCKS)
BLOCK_ROLL, BLOCK_DRAW, BLOCK_LOT, BLOCK_EMPEROR, BLOCK_DISC, BLOCK_PLAY, BLOCK_MARCH, BLOCK_CROWN = range(8)
BLOCK_TAKE, BLOCK_GIVE_BACK = 8, 9

CROWN_FACE = 5  # the sixth face of a die
FACES = 6
TARGETS = 16  # the court, then the territories
