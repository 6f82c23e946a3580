"""Tables that are set up, and what has become of them."""

from typing import Any

from pydantic import BaseModel, Field

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.table.match import HUMAN
from tavoliere.web.messages.forms import LONGEST_NAME, MOST_TOKENS, GameName, PlayerName, RequestModel, Token
from tavoliere.web.messages.tables import ClockPlan


class SeatPlan(RequestModel):
    """Who is to have a seat."""

    name: str = Field(default="", max_length=LONGEST_NAME, description="Empty: called by the seat.")
    player: PlayerName = Field(default=HUMAN, description='"human", or the name of a bot.')


class NewTable(RequestModel):
    """POST /api/tables"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatPlan] = Field(max_length=MOST_SEATS)
    owner: int | None = Field(default=None, description="The seat of the owner; the first person's if left out.")
    hints: bool = False
    clock: ClockPlan | None = None


class Founded(BaseModel):
    """The new table, and its links."""

    table: str
    tokens: list[str | None] = Field(description="The token that invites to each seat; null for a bot's.")
    spectator: str


class Tokens(RequestModel):
    """POST /api/summaries"""

    tokens: list[Token] = Field(max_length=MOST_TOKENS)


class Sitter(BaseModel):
    """Who has a seat, in short."""

    name: str
    player: str


class Outcome(BaseModel):
    """How a game ended, in short."""

    scores: list[int]
    winners: list[int]


class Gist(BaseModel):
    """What has become of a table."""

    table: str
    game: str
    options: dict[str, Any]
    owner: bool
    seats: list[Sitter]
    steps: int
    actor: int | None = Field(description="Who is asked; null when the game is over.")
    changed: float = Field(description="When something last happened, in seconds since 1970.")
    deadline: float | None = Field(description="When the time of whoever is asked runs out.")
    vacation: float | None = Field(description="Until when whoever is asked is on vacation.")
    lost: bool = Field(description="Time ran out for this seat, which was lost by that.")
    outcome: Outcome | None = Field(description="Null until the game is over.")
    sides: list[int] = Field(description="The side of each seat, where some are partners.")


class TableSummary(Gist):
    """What has become of a table, for whoever came with a token."""

    token: str
    seat: int = Field(description="-1 for a spectator.")


class Draw(BaseModel):
    """One outcome of chance."""

    step: int = Field(description="Counted from 0: the number that is signed with the secret.")
    weights: list[int] = Field(description="The relative odds of what could fall.")
    drawn: int = Field(description="Which of them fell.")


class DiceCheck(BaseModel):
    """GET /api/tables/{table}/check"""

    draws: list[Draw] = Field(description="Every die and card, so that anybody can compute it from the secret.")
    unfair: int | None = Field(description="The first step that is not what the secret says; null when all are.")
