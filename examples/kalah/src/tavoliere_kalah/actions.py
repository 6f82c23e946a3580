"""Every action of Kalah, numbered: sow house."""

from tavoliere.definition.schema import Block, Parameter, offsets
from tavoliere_kalah.state import HOUSE_WORDS

BLOCKS = (Block("sow", (Parameter("house", HOUSE_WORDS),)),)
SOW, ACTIONS = offsets(BLOCKS)
