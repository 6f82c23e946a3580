"""Finished games judged, decision by decision."""

from typing import Any

from pydantic import BaseModel, Field

from tavoliere.web.messages.forms import Message
from tavoliere.web.messages.lobby import Sitter


class AnalysedGame(BaseModel):
    """POST /api/analyses/{key}/begin: a finished game that is analysed, or has been."""

    key: str
    game: str
    options: dict[str, Any]
    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    seats: list[Sitter]
    sides: list[int] = Field(description="the side of each seat, where some are partners")
    steps: list[str] = Field(description="everything that was played, decisions and chance, as records have it")
    won: list[float] = Field(description="each seat's part of the victory")
    iterations: int = Field(description="how often something is tried for each decision")


class AnalysedDecision(BaseModel):
    """What somebody decided, judged by what they could know. Chances are shares of 1, one for each seat."""

    step: int = Field(description="counted from 0: the steps before it")
    seat: int
    played: Message
    choices: int = Field(description="how many there were")
    rank: int = Field(description="of what was played: 1 is the best")
    before: list[float] = Field(description="everybody's chances with the best choice that was found")
    after: list[float] = Field(description="and with what was played")
    cost: float = Field(description="the chance to win that was lost")
    margin: float = Field(description="half of the 95 % interval of the cost")
    clear: bool = Field(description="the cost is more than the search may be wrong by")
    bad: bool = Field(description="a clear cost of 5 % or more")


class AnalysedThrow(BaseModel):
    """Steps of chance that came together, such as a deal."""

    step: int = Field(description="counted from 0: the steps before it")
    steps: int
    kind: Message = Field(description="dice, cards")
    owner: int = Field(description="the seat in whose turn they fell, or -1")
    luck: list[float] = Field(description="by how much what came was better for each seat than the mean")


class PlayerAnalysis(BaseModel):
    """The game of one player in figures, as far as it is judged."""

    seat: int
    decisions: int
    bad: int = Field(description="how many of them cost 5 % or more")
    cost: float
    cost_per_decision: float
    luck: float
    verdict: list[Message] = Field(description="whether this player was unlucky, and what weighed more")


class AnalysisNews(BaseModel):
    """GET /api/analyses/{key}: what is judged, beyond what is known already."""

    total: int
    done: int
    complete: bool
    failed: bool = Field(description="it stopped; whoever asks again lets it go on")
    ahead: int = Field(description="so many others are worked on first")
    paused: bool = Field(description="it waits while bots think at tables")
    decisions: list[AnalysedDecision]
    throws: list[AnalysedThrow]
    players: list[PlayerAnalysis]


class BetterStep(BaseModel):
    """A step of a better line."""

    text: str
    tells: Message


class DecisionExplained(BaseModel):
    """GET /api/analyses/{key}/decisions/{step}"""

    step: int
    line: list[BetterStep] = Field(description="the best choice and how it may go on, up to the next die or card")
    position: dict[str, Any] | None = Field(
        description="where it is played from: what the player could suppose; null for the game as it was"
    )
    begin: str | None = Field(description="the bytes of that position, as Base64")
    reasons: list[Message]
