"""What can be chosen about a game of Kalah."""

from tavoliere.definition.schema import ChoiceOption

OPTIONS = (
    ChoiceOption("players", (2,), 2),
    ChoiceOption("seeds", (3, 4, 6), 4),
    ChoiceOption("empty_capture", (False, True), False),
)
