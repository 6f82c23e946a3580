"""Every action of Kalah, numbered: sow house."""

from tavoliere.definition.schema import Block, Parameter, offsets

BLOCKS = (Block("sow", (Parameter("house", ("1", "2", "3", "4", "5", "6")),)),)
SOW, ACTIONS = offsets(BLOCKS)
