"""What can be chosen about a game of Carolus Magnus."""

from typing import Literal, TypedDict

from tavoliere.definition.schema import ChoiceOption

WITH_A_BAG = {"last-round": {"refill": ("draft",)}}  # with dice there is no bag

OPTIONS = (
    ChoiceOption("players", (2, 3, 4), 2),
    ChoiceOption("refill", ("dice", "draft"), "dice", "CM 12", "draft"),
    ChoiceOption("rounds", (20, 40, 60, 100, 200), 60, "CM R-32", "limit"),
    ChoiceOption("bag_end", ("recall", "last-round"), "recall", "CM V-4", "bag_ends", needs=WITH_A_BAG),
)


class Options(TypedDict, total=False):
    """The same for editors, and for type checkers, which cannot know the value of every number and text."""

    players: Literal[2, 3, 4] | int
    refill: Literal["dice", "draft"] | str
    rounds: Literal[20, 40, 60, 100, 200] | int
    bag_end: Literal["recall", "last-round"] | str
