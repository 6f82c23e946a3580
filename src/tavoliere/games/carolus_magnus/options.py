"""What can be chosen about a game of Carolus Magnus."""

from typing import Any, Literal, TypedDict

from tavoliere.definition.schema import ChoiceOption, Refused

OPTIONS = (
    ChoiceOption("players", (2, 3, 4), 2),
    ChoiceOption("refill", ("dice", "draft"), "dice", "CM 12"),
    ChoiceOption("rounds", (20, 40, 60, 100, 200), 60, "CM R-32"),
    ChoiceOption("bag_end", ("recall", "last-round"), "recall", "CM V-4"),
)


class Options(TypedDict, total=False):
    """The same for editors, and for type checkers, which cannot know the value of every number and text."""

    players: Literal[2, 3, 4] | int
    refill: Literal["dice", "draft"] | str
    rounds: Literal[20, 40, 60, 100, 200] | int
    bag_end: Literal["recall", "last-round"] | str


def vector(settings: dict[str, Any]) -> list[int]:
    """The settings as the numbers that `rules.setup` takes."""
    draft = settings["refill"] == "draft"
    bag_ends = settings["bag_end"] == "last-round"
    if bag_ends and not draft:
        raise Refused("options-bag-end")
    return [settings["players"], int(draft), settings["rounds"], int(bag_ends)]
