"""A real game on several devices."""

from typing import Annotated

from pydantic import BaseModel, Field

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.web.limits.guard import Limits
from tavoliere.web.messages.forms import RequestModel, Secret, Text, Whole

Count = Annotated[int, Field(ge=0, lt=2**31)]


class RealLinks(BaseModel):
    """POST /api/real"""

    lead: str = Field(description="The token of the device that leads.")
    seats: list[str | None] = Field(description="The token that invites to each person's seat.")


class RealSits(RequestModel):
    """POST /api/real/sit"""

    own: Secret = Field(description="What this device made up, and is let in with from then on.")


class RealSeat(BaseModel):
    """POST /api/real/sit"""

    seat: int


class RealLink(BaseModel):
    """POST /api/real/link/{seat}"""

    token: str


class PhoneAsks(RequestModel):
    """POST /api/real/ask"""

    ask: Text = Field(description="As at the desk, without `referee.`; a player also `type` and `type-not`.")
    n: Count = Field(default=0, description="The number of the last change that is known.")
    known: Count = Field(default=0, description="How many steps are known.")
    lines: Count = Field(default=0, description="How many lines are known.")
    still: bool = Field(default=False, description="Whether only the last scene is wanted.")
    steps: list[Annotated[str, Field(max_length=300)]] | None = Field(default=None, max_length=100)
    at: Whole | None = None
    before: bool = False
    wait: float = Field(default=0.0, ge=0, le=Limits.longest_wait)
    devices: list[Whole] | None = Field(
        default=None, max_length=MOST_SEATS, description="How many are known to sit at each seat."
    )
