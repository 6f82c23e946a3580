"""What can be chosen about a game of Kalah."""

from typing import Any

from tavoliere.definition.schema import ChoiceOption

OPTIONS = (
    ChoiceOption("players", (2,), 2),
    ChoiceOption("seeds", (3, 4, 6), 4),
    ChoiceOption("empty_capture", (False, True), False),
)


def vector(settings: dict[str, Any]) -> list[int]:
    """The settings as the numbers that `rules.setup` takes."""
    return [settings["seeds"], int(settings["empty_capture"])]
