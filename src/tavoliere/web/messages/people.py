"""One's games on all one's devices."""

from typing import Literal

from pydantic import BaseModel, Field

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.web.messages.forms import MOST_TOKENS, RequestModel, Secret, TableId, Token
from tavoliere.web.messages.lobby import Gist


class MyGame(Gist):
    """A game in which one has a seat, from whichever device."""

    mine: list[int] = Field(description="One's seats.")


DeviceKind = Literal["phone", "tablet", "computer"]


class MyDevice(BaseModel):
    """A device that carries one's games."""

    id: str
    kind: DeviceKind
    since: float = Field(description="In seconds since 1970.")
    seen: float = Field(description="When it was last here, to the hour.")
    this: bool = Field(description="It is the one that asks.")


class Mine(BaseModel):
    """GET /api/mine"""

    link: str = Field(description="The SHA-256 of one's link, by which a device knows whether its own still works.")
    devices: list[MyDevice]
    games: list[MyGame] = Field(description="The latest first.")


class NewDevice(RequestModel):
    """POST /api/mine, POST /api/mine/devices"""

    link: Secret = Field(description="What makes a device one's own: made up by the first of them.")
    own: Secret = Field(description="Made up by this device, which comes back with it.")
    kind: DeviceKind


class MySeats(RequestModel):
    """POST /api/mine/seats"""

    tokens: list[Token] = Field(max_length=MOST_TOKENS, description="What this device comes back to its seats with.")


class MySeat(RequestModel):
    """POST /api/mine/sit"""

    table: TableId
    seat: int = Field(ge=0, lt=MOST_SEATS)
    own: Secret = Field(description="Made up by this device, which comes back with it.")


class MyTable(RequestModel):
    """POST /api/mine/forget, POST /api/seat/delete"""

    table: TableId


class LostDevice(RequestModel):
    """POST /api/mine/revoke"""

    device: str = Field(max_length=32)
    link: Secret = Field(description="The link from now on: the lost device may know the old one.")


class NewLink(RequestModel):
    """POST /api/mine/link"""

    link: Secret
