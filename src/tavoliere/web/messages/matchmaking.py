"""Open tables, at which strangers sit down, and the ratings of those who take part."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.web.messages.catalogue import Setting
from tavoliere.web.messages.forms import LONGEST_NAME, GameName, PlayerName, RequestModel, Secret
from tavoliere.web.messages.tables import ClockPlan

MOST_RATING = 4000
OfferId = Annotated[str, Field(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Strength(BaseModel):
    """How strong somebody is in a game, as far as that is known."""

    rating: float
    deviation: float = Field(description="Two thirds of the time it is no farther off than this.")
    games: int = Field(description="That counted.")
    settled: bool = Field(description="Sure enough to be compared.")


class OpenSeat(BaseModel):
    """Somebody who has sat down at an open table, or a bot."""

    name: str = Field(description="Of a person.")
    player: str = Field(description='"human", or the level of a bot.')
    strength: Strength | None = Field(description="Null for somebody who has played no rated game yet.")


class OpenTable(BaseModel):
    """A table that waits for players, as everybody sees it. Who sits where is drawn when it begins."""

    offer: str
    game: str
    options: dict[str, Any]
    players: int
    seats: list[OpenSeat] = Field(description="Those that are taken, bots last.")
    clock: ClockPlan
    live: bool = Field(description="Whoever has sat down stays at the page until it begins.")
    rated: bool
    listed: bool
    least: int | None = Field(description="The rating that is wanted, at least and at most.")
    most: int | None
    made: float


class GameStrength(BaseModel):
    """One's rating in a game."""

    game: str
    strength: Strength


class Member(BaseModel):
    """Somebody who takes part."""

    name: str
    shown: bool = Field(description="In the table of the best, for all to see.")
    ratings: list[GameStrength]


class Begun(BaseModel):
    """A table that was open, and at which one plays now."""

    offer: str
    table: str
    game: str
    seat: int
    live: bool = Field(description="It does not wait for anybody.")


class Matchmaking(BaseModel):
    """GET /api/matchmaking"""

    version: str = Field(description="Reading with it, and the answer waits until there is something new.")
    me: Member | None = Field(description="Null for whoever does not take part.")
    begun: list[Begun]
    mine: list[OpenTable] = Field(description="Those at which I have a seat.")
    opened: list[str] = Field(description="Of these, those that I opened and may close.")
    asked: OpenTable | None = Field(description="The one that was asked for by its address.")
    barred: list[str] = Field(description="Those shown at which my rating is not what is wanted.")
    count: int = Field(description="Of the tables that are listed, on all pages.")
    page: int
    pages: int
    tables: list[OpenTable] = Field(description="Those that are listed, a page of them, the oldest first.")


class NewMember(RequestModel):
    """POST /api/matchmaking/me"""

    name: str = Field(max_length=LONGEST_NAME)
    shown: bool = Field(description="The name and the ratings stand in the table of the best, for all to see.")


class NewOffer(RequestModel):
    """POST /api/matchmaking/tables"""

    game: GameName
    options: dict[str, Setting] = Field(default_factory=dict)
    bots: list[PlayerName] = Field(default_factory=list, max_length=MOST_SEATS)
    clock: ClockPlan
    rated: bool
    listed: bool = Field(default=True, description="Else only those find it who are given its address.")
    least: int | None = Field(default=None, ge=0, le=MOST_RATING)
    most: int | None = Field(default=None, ge=0, le=MOST_RATING)
    own: Secret = Field(description="Made up by this device, which sits down with it when the game begins.")


class OfferKey(RequestModel):
    """POST /api/matchmaking/leave, POST /api/matchmaking/close"""

    offer: OfferId


class SitDown(OfferKey):
    """POST /api/matchmaking/sit"""

    own: Secret = Field(description="Made up by this device, which sits down with it when the game begins.")


class Opened(BaseModel):
    """A table is open."""

    offer: str


class RatedGame(BaseModel):
    """What a game has changed of somebody's rating."""

    game: str
    at: float
    seat: int
    players: int
    place: int
    before: float
    rating: float
    deviation: float


class TableRating(BaseModel):
    """GET /api/matchmaking/games/{table}"""

    rated: bool = Field(description="The game counts, or has counted.")
    counted: bool = Field(description="It is over, and has been counted.")
    changes: list[RatedGame] = Field(description="Of those whose rating it changed.")


class Ranked(BaseModel):
    """A line of the table of the best."""

    name: str = Field(description="Empty for a bot.")
    player: str
    strength: Strength


class Best(BaseModel):
    """GET /api/matchmaking/best/{game}"""

    ranked: list[Ranked] = Field(description="The strongest first; bots with what the ladder says of them.")
