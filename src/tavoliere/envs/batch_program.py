"""The steps of a batch as a program."""

from tavoliere.engine.program_source import PlainProgram
from tavoliere.envs import stepping

BATCH = PlainProgram((stepping,))
