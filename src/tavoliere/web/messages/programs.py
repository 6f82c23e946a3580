"""A seat that a program takes, over HTTP."""

from pydantic import BaseModel, Field

from tavoliere.web.messages.forms import Hash, RequestModel


class SeatGiven(BaseModel):
    """POST /api/seat/sit"""

    table: str
    seat: int = Field(description="-1 for a spectator.")
    token: str = Field(description="What to come back with: nobody else knows it.")


class SeatShare(RequestModel):
    """POST /api/seat/share"""

    anchor: Hash = Field(description="Where the program's chain of hashes ends.")
    base: int = Field(
        alias="from", ge=0, le=1_000_000, description="The number of steps to which its first link belongs."
    )


class SeatLink(RequestModel):
    """One link of a chain, for one decision."""

    anchor: Hash
    link: Hash


class SeatPlay(RequestModel):
    """POST /api/seat/play"""

    n: int = Field(description="The number of steps that the program knew of.")
    action: int | str = Field(description="An action of `choices`: its number or its text.")
    share: SeatLink | None = Field(default=None, description="What the program adds to the dice.")
