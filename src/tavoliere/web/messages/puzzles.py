"""Puzzles, and what comes of trying to solve one."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from tavoliere.web.messages.forms import ActionText, Message, RequestModel

MOST_ANSWER = 40  # actions of a puzzle's answer


class PuzzleInfo(BaseModel):
    """A puzzle in the list of a game's."""

    key: str = Field(description="Names it, whatever its place in the list.")
    options: dict[str, Any]
    seat: int = Field(description="Who is to move.")
    names: list[str]
    level: str = Field(description="The weakest bot that solves it.")
    part: Literal["opening", "middle", "end"]


class PuzzleList(BaseModel):
    """GET /api/puzzles/{game}"""

    puzzles: list[PuzzleInfo]


class PuzzlePosition(PuzzleInfo):
    """GET /api/puzzles/{game}/{key}"""

    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    position: dict[str, Any] = Field(description="The same in words. What its seat could not know is made up.")


class PuzzleTry(RequestModel):
    """POST /api/puzzles/{game}/{key}/try"""

    actions: list[ActionText] = Field(
        default_factory=list, max_length=MOST_ANSWER, description="What is played, from the beginning of the puzzle."
    )


class PuzzleVerdict(BaseModel):
    """What came of a try."""

    right: list[str] = Field(description="Of the actions tried, those that are right, from the first.")
    solved: bool
    cost: float | None = Field(description="The winning chance that a wrong one costs; null where none is wrong.")
    obvious: bool = Field(description="The wrong one is what a simple player does.")


class PuzzleHint(BaseModel):
    """POST /api/puzzles/{game}/{key}/hint"""

    actions: list[str] = Field(description="A few of the choices, among them all that are right.")
    labels: list[Message] = Field(description="What they are called in a list.")


class PuzzleSolution(BaseModel):
    """GET /api/puzzles/{game}/{key}/solution"""

    answers: list[list[str]] = Field(description="Everything that solves it.")
    line: list[str] = Field(description="The first answer, and how it may go on.")
    answer: int = Field(description="So many of these are the answer.")
    best: list[Message] = Field(description="The answer, as choices in a list.")
    chance: float = Field(description="To win with it.")
    gap: float = Field(description="How much less that is with the best of all others.")
    obvious: Message = Field(description="What a simple player does.")
    cost: float = Field(description="What that costs.")
    reasons: list[Message] = Field(description="Why the answer is better than that.")
