"""Puzzles, with what solves them."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from tavoliere.web.messages.forms import Message


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


class PuzzleAsk(BaseModel):
    """One decision of a puzzle."""

    after: list[str] = Field(description="What was answered before.")
    best: list[str] = Field(description="Every action that solves it.")
    losses: dict[str, float] = Field(description="The winning chance that every other legal action costs.")


class PuzzleSolution(BaseModel):
    """What solves a puzzle, and why."""

    line: list[str] = Field(description="The first answer, and how it may go on.")
    answer: int = Field(description="So many of these are the answer.")
    best: list[Message] = Field(description="The answer, as choices in a list.")
    obvious: Message = Field(description="What a simple player does.")
    cost: float = Field(description="What that costs.")
    reasons: list[Message] = Field(description="Why the answer is better than that.")


class PuzzlePosition(PuzzleInfo):
    """GET /api/puzzles/{game}/{key}: everything; whoever solves it is told the solution when they have found it."""

    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    position: dict[str, Any] = Field(description="The same in words. What its seat could not know is made up.")
    asks: list[PuzzleAsk] = Field(description="The first has nothing before it; the others are of the same turn.")
    obvious: str = Field(description="What a simple player does.")
    solution: PuzzleSolution
