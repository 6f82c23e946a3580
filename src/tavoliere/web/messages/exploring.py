"""Lines of play from any position, and what bots think of them."""

from typing import Any

from pydantic import Field

from tavoliere.table.variations import LONGEST_LINE as MOST_STEPS
from tavoliere.web.messages.forms import (
    ActionText,
    AskedOfPosition,
    GameName,
    Message,
    ResponseModel,
)
from tavoliere.web.messages.games import Gain

EFFORTS = 3  # an evaluation is made in so many steps, each longer than the one before


class LineOfPlay(AskedOfPosition):
    """A position, and what is played from it."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(
        default=None,
        description="Where it begins, as `Position.to_json` or `to_line` writes it; the game's start if left out.",
    )
    steps: list[ActionText] = Field(
        default_factory=list, max_length=MOST_STEPS, description="What is played from there, decisions and chance."
    )


class Deed(ResponseModel):
    """What actions come to that are shown together, as the tree of a study tells it."""

    first: int = Field(description="the first of its steps, counted from 1 on its line")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    tells: list[Message]
    gains: list[Gain]


class Judging(LineOfPlay):
    """POST /api/explore/evaluation"""

    effort: int = Field(default=0, ge=0, lt=EFFORTS, description="How long is thought about it, in steps.")


class JudgedChoice(ResponseModel):
    """One of the best choices."""

    text: str
    says: Message
    value: float = Field(description="how often whoever chooses wins with it")
    loss: float = Field(description="by how much less often than with the best")
    margin: float = Field(description="by how much that may be wrong, either way")


class Evaluation(ResponseModel):
    """What a bot thinks of a position, from what whoever is asked may know."""

    seat: int = Field(description="whoever is asked")
    chances: list[float] = Field(description="of each seat to win")
    best: list[JudgedChoice] = Field(description="the best few, the best first")
    tries: int
